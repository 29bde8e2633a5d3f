//! Files of games: opened, unpacked, decoded and read, in memory that does not depend on their size.
//!
//! [`Input`] is a file as a stream of UTF-8 or of something near it; [`read`] reads its games with as many threads as
//! wanted and tells visitors about them, in the order of the file.

mod blocks;
mod caps;
mod decode;
mod input;
mod read;

pub use caps::{Caps, TooMuch};
pub use decode::UnknownEncoding;
pub use input::{Input, OpenError, Packing, Progress};
pub use read::{Part, read};
