//! The only place in Touchmove where time is read.
//!
//! Everything that judges takes the moment as an argument. Anyone who must know what time it is, a server or a clock on the
//! screen, reads it here:
//!
//! ```
//! let first = touchmove_moment::read();
//! let later = touchmove_moment::read();
//! assert!(later.boot >= first.boot);
//! ```
//!
//! A chess clock counts [`boot`](Reading::boot) time: it never goes back, setting the wall clock does not move it,
//! and it goes on while the machine is suspended. Two readings can be compared only within one boot, which
//! [`BootId`] names.
#![forbid(unsafe_code)]

mod boot_id;
mod moment;

pub use boot_id::BootId;
pub use moment::{Reading, read};
