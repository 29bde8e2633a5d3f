//! The versioned JSON of Touchmove, and the only crate that serialises.
//!
//! A module a version; within it a module a noun. Fields stand in declared order, numbers are integers.

pub mod v1;
