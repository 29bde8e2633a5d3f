//! The board and its moves: Articles 1 to 3 of the Laws.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod color;

pub use color::Color;
