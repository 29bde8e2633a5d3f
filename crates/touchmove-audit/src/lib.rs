//! Files of games: opened, unpacked, decoded, read and judged, in memory that does not depend on their size.
//!
//! [`Input`] is a file as a stream of UTF-8 or of something near it; [`read`] reads its games with as many threads as
//! wanted and tells visitors about them, in the order of the file; [`audit`] judges them by the Laws.
//!
//! ```
//! use std::num::NonZeroUsize;
//! use touchmove_audit::{Kind, Start, Terms, audit};
//!
//! let text = "[Event \"?\"]\n[Date \"2024.01.01\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
//! let mut found = Vec::new();
//! audit(text.as_bytes(), &Terms::new(), NonZeroUsize::MIN, Start::BEGINNING, |part| found.extend(part.findings)).unwrap();
//! assert!(found.iter().any(|finding| finding.kind == Kind::ResultAgainstMate));
//! ```

mod audit;
mod basis;
mod blocks;
mod caps;
mod decode;
mod finding;
mod input;
mod judge;
mod kind;
mod read;
pub mod report;
mod summary;

pub use audit::{Audited, Terms, audit};
pub use basis::Basis;
pub use caps::{Caps, TooMuch};
pub use decode::UnknownEncoding;
pub use finding::{Finding, Head, Month};
pub use input::{Input, OpenError, Packing, Progress};
pub use kind::{Kind, Severity, UnknownWord};
pub use read::{Part, Start, read, read_from};
pub use summary::{Summary, Tally};
