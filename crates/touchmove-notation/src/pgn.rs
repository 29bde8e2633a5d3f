//! Games written as PGN: tolerant in, canonical out.
//!
//! [`Reader`] reads a text in one pass and tells a [`Visitor`] what stands in it, every move tested by the Laws;
//! nothing is kept unless by a [`Keeper`], which makes [`Game`]s; [`writer`] writes them. It works on bytes: the signs of PGN are ASCII, whatever the encoding of the names.

pub mod clock_times;
mod fault;
mod game;
mod lexer;
mod limits;
mod line;
mod location;
mod nag;
mod quick;
mod reader;
mod result;
mod scan;
mod sight;
mod stands;
mod tags;
pub mod text;
mod time_control;
mod visitor;
mod word;
pub mod writer;

pub use fault::{Fault, FaultKind, Long, Weight};
pub use game::{Element, Game, Keeper, Tag, games};
pub use lexer::{Lexer, Next, Token};
pub use limits::Limits;
pub use location::Location;
pub use reader::{Follows, IllegalMoves, Options, Reader, Times};
pub use result::{GameResult, Score};
pub use tags::{ROSTER, RawTag, TagFault};
pub use time_control::{Extra, Period, TimeControl, Unit};
pub use visitor::{UncorrectedMove, Visitor, Want};
