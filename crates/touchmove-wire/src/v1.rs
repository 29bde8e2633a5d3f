//! Version 1 of the wire format.

pub mod citation;
pub mod clock;
pub mod law;
pub mod notation;
pub mod position;
