//! Algebraic notation (Appendix C; 2001 Appendix E): moves written in the three forms of the Laws and for PGN, and
//! read leniently.
//!
//! Writing is strict: [`write`] gives the one text the Laws ask for. Reading is lenient: [`read`] takes what
//! players write, says which legal move it is, or which several, or none and why, or that it cannot be read,
//! and lists what was unusual about it.

mod apparent;
mod basis;
mod departure;
mod letters;
mod look_alike;
mod oddity;
mod reading;
mod resolve;
mod scan;
mod sheet;
mod style;
mod suffixes;
mod symbols;
mod write;
mod written;

use alloc::string::String;

use touchmove_chess::{Move, Position};

use crate::language::Language;

pub use apparent::Apparent;
pub use basis::{draw_offer_rests_on, rests_on};
pub use oddity::{Oddities, Oddity};
pub use reading::{NoMove, Read, Reading, Trouble};
pub use sheet::{Entry, Sheet};
pub use style::{DRAW_OFFER, Form, House, Style};
pub use write::{write, write_known, write_pgn, write_pgn_known};

pub(crate) use departure::{Departure, departure};
pub(crate) use look_alike::{digit, in_words, is_invisible, latin};
pub(crate) use resolve::resolve;
pub(crate) use written::{Named, Roles, Signs, Written};

/// The text of a legal move in a style.
pub fn text(position: &Position, m: Move, style: &Style) -> String {
    let mut out = String::with_capacity(12);
    // Writing to a string cannot fail.
    let _ = write(position, m, style, &mut out);
    out
}

/// Reads one move written by a player; before it may stand its number, after it a draw offer, and nothing else.
pub fn read(position: &Position, text: &str, language: &Language) -> Read {
    sheet::read_one(position, text, language)
}
