//! Version 1 of the wire format.

pub mod law;
