//! What is wrong with a file, and where.

use alloc::string::String;
use core::fmt;

use crate::points::HalfPoints;

/// A defect of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, counted in letters.
    pub column: u32,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Something else belongs here.
    Expected(&'static str),
    /// A tab: columns cannot be counted.
    Tab,
    /// A character that nobody can see or print.
    Control,
    /// Something stands in a column that belongs to no field.
    BetweenFields,
    /// Neither version of the format has such a record.
    NoSuchRecord,
    /// A record that stands only once is there again.
    Twice,
    /// A starting number that another line has.
    NumberTaken(u16),
    /// A starting number that no line has.
    NoSuchPlayer(u16),
    /// Two players of one game do not name each other.
    NotMutual(u16),
    /// Two players of one game have the same colour.
    SameColor(u16),
    /// One result says that the game was played, the other one that it was not, or not to its end.
    UnlikeResults(u16),
    /// Two players without an opponent in one round: the pairing leaves over at most one.
    SecondBye,
    /// A bye that the player's own line does not have.
    ByeElsewhere(u16),
    /// The number of players is another one.
    PlayerCount {
        /// As the line says.
        stated: u32,
        /// As there are.
        counted: u32,
    },
    /// There are games of more rounds than are planned.
    RoundCount {
        /// As the line says.
        stated: u16,
        /// The last one with a game.
        counted: u16,
    },
    /// The points are not what the results come to.
    Points {
        /// As the line says.
        stated: HalfPoints,
        /// As the results come to.
        counted: HalfPoints,
    },
    /// A tie-break that is not computed here.
    TieBreak(String),
    /// Something the format knows and an event here does not.
    NotHere(&'static str),
    /// The file does not say something that an event needs.
    Missing(&'static str),
    /// The Laws do not admit it: the article and the reason.
    NotAdmitted(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.why)
    }
}

impl core::error::Error for Fault {}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Expected(what) => write!(f, "expected {what}"),
            Why::Tab => f.write_str("a tab, which makes columns uncertain"),
            Why::Control => f.write_str("a control character, which no file has"),
            Why::BetweenFields => f.write_str("expected a blank between two fields"),
            Why::NoSuchRecord => f.write_str("no record of the format begins so"),
            Why::Twice => f.write_str("this record stands only once"),
            Why::NumberTaken(number) => write!(f, "starting number {number} is taken by an earlier line"),
            Why::NoSuchPlayer(number) => write!(f, "no line has starting number {number}"),
            Why::NotMutual(number) => write!(f, "the line of {number} names another opponent in this round"),
            Why::SameColor(number) => write!(f, "the line of {number} has the same colour in this game"),
            Why::UnlikeResults(number) => {
                write!(f, "the line of {number} has a result that cannot stand with this one")
            }
            Why::SecondBye => f.write_str("another player has the pairing's bye in this round"),
            Why::ByeElsewhere(number) => write!(f, "the line of {number} does not have this bye"),
            Why::PlayerCount { stated, counted } => {
                write!(f, "it says {stated} players, there are {counted}")
            }
            Why::RoundCount { stated, counted } => {
                write!(f, "it says {stated} rounds, there are games of round {counted}")
            }
            Why::Points { stated, counted } => {
                write!(f, "it says {stated} points, the results come to {counted}")
            }
            Why::TieBreak(code) => write!(f, "the tie-break {code} is not computed here"),
            Why::NotHere(what) => write!(f, "an event here has no {what}"),
            Why::Missing(what) => write!(f, "the file does not say {what}"),
            Why::NotAdmitted(reason) => write!(f, "not admitted: {reason}"),
        }
    }
}
