//! The board and its moves: Articles 1 to 3 of the Laws, Guideline II, and the sameness of Article 9.2.3.
//!
//! [`Setup`] is any arrangement; [`Position`] is one that can be played, regular or not. See `position` for what
//! may be wrong with a position and still be played.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::float_arithmetic)
)]

extern crate alloc;

pub mod attacks;
mod bitboard;
mod board;
mod castles;
mod castling;
pub mod chess960;
mod color;
mod generate;
mod illegal;
mod irregular;
mod legality;
mod moves;
mod perft;
mod piece;
mod play;
mod position;
mod random;
mod same;
mod setup;
mod side;
mod sinks;
mod square;
pub mod winnability;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{Castling, Wing};
pub use color::Color;
pub use illegal::{Attempt, Illegal, Moved, why};
pub use irregular::{Irregularities, Irregularity};
pub use moves::{Move, Moves};
pub use perft::{perft, perft_making_all};
pub use piece::{Piece, Role};
pub use position::Position;
pub use random::Random;
pub use same::Sameness;
pub use setup::Setup;
pub use square::{File, Rank, Square};
