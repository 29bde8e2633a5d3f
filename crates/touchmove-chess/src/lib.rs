//! The board and its moves: Articles 1 to 3 of the Laws, Guideline II, and the sameness of Article 9.2.3.
//!
//! [`Setup`] is any arrangement; [`Position`] is one that can be played, regular or not. See `position` for what
//! may be wrong with a position and still be played.
//!
//! A position knows its legal moves, and says why any other move is illegal:
//!
//! ```
//! use touchmove_chess::{Attempt, Illegal, Position, Role, Square, why};
//!
//! let position = Position::initial();
//! assert_eq!(position.legal_moves().len(), 20);
//! let g1_g3 = Attempt::new(Square::G1, Square::G3);
//! let illegal = why(&position, g1_g3).unwrap();
//! assert_eq!(illegal, Illegal::NotHowItMoves { role: Role::Knight });
//! assert_eq!(illegal.article().to_string(), "3.6 (2001: 3.6)");
//! ```
//!
//! Whether somebody can still checkmate is answered with a proof:
//!
//! ```
//! use touchmove_chess::winnability::{Budget, Winnability, winnability};
//! use touchmove_chess::{Color, Piece, Position, Role, Setup, Square};
//!
//! // Black has a rook, White a knight: a flag that falls on Black's side loses, for the knight can mate.
//! let mut setup = Setup::EMPTY;
//! let men = [
//!     (Square::A1, Role::King, Color::White),
//!     (Square::B1, Role::Knight, Color::White),
//!     (Square::H8, Role::King, Color::Black),
//!     (Square::H7, Role::Rook, Color::Black),
//! ];
//! for (square, role, color) in men {
//!     setup.board.put(square, Piece { color, role });
//! }
//! let position = Position::legal(&setup).unwrap();
//! let Winnability::Winnable { line } = winnability(&position, Color::White, Budget::DEFAULT) else { panic!() };
//! assert!(line.iter().fold(position, |here, mv| here.play(*mv)).is_checkmate());
//! ```
// What TypeScript and JSON Schema are written with needs the standard library.
#![cfg_attr(not(feature = "types"), no_std)]
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
mod mobility;
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
#[cfg(feature = "wire")]
mod wire;

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
