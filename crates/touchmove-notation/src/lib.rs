//! Chess written down: positions as FEN, moves in algebraic notation (Appendix C), games as PGN.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    warn(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::float_arithmetic,
        clippy::indexing_slicing,
        clippy::as_conversions
    )
)]

extern crate alloc;

pub mod algebraic;
pub mod braille;
pub mod fen;
mod language;
mod languages;
pub mod pgn;
pub mod spoken;

pub use language::{Language, Script};
