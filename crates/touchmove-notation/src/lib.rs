//! Chess written down: positions as FEN, moves in algebraic notation (Appendix C), games as PGN.
//!
//! ```
//! use touchmove_chess::Position;
//! use touchmove_notation::algebraic::{self, Form, Style};
//! use touchmove_notation::fen::Fen;
//! use touchmove_notation::{Language, spoken};
//!
//! let position = Position::initial();
//! let knight = algebraic::read(&position, "Sf3", Language::GERMAN).reading.one().unwrap();
//! let armenian = Style::of(Language::ARMENIAN, Form::Short);
//! assert_eq!(algebraic::text(&position, knight, &armenian), "Ձf3");
//! let said = spoken::announce(&position, knight, spoken::Voice::DEFAULT, spoken::Wording::Short);
//! assert_eq!(said, "Springer Felix drei");
//! let fen = Fen::from(&position.play(knight)).to_string();
//! assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
//! ```
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
pub mod html;
mod language;
mod languages;
pub mod pgn;
pub mod spoken;

pub use language::{Language, Script};
