//! Standings: points, then the tie-breaks the section has chosen; every figure can be explained.
//!
//! The definitions are FIDE's (Handbook C.07), in our words in docs/competition.md. Whole numbers only.

mod cross;
mod direct;
mod figures;
mod history;
mod performance;
mod ranking;

use alloc::vec::Vec;
use core::fmt;

pub use cross::{Cell, CrossRow, CrossTable};
pub use history::Happened;
pub use performance::performance;

use crate::ids::{PlayerId, RoundNumber};
use crate::points::{HalfPoints, QuarterPoints};

/// What decides between players with the same points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "alloc::string::String", rename = "TieBreakText"),
    ts(type = "string", rename = "TieBreakText")
)]
pub enum TieBreak {
    /// The points themselves.
    Points,
    /// The games of those who are tied among themselves.
    DirectEncounter,
    /// The points of the opponents.
    Buchholz,
    /// The same without the least of them.
    BuchholzCut1,
    /// The points of the opponents beaten, and half of those drawn with.
    SonnebornBerger,
    /// The points after each round, added up.
    Progressive,
    /// Rounds with the points of a win, played or not.
    Wins,
    /// Games won over the board.
    GamesWon,
    /// Games played with Black.
    BlackGames,
    /// Games won with Black over the board.
    BlackWins,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [TieBreak; 10] = [
        TieBreak::Points,
        TieBreak::DirectEncounter,
        TieBreak::Buchholz,
        TieBreak::BuchholzCut1,
        TieBreak::SonnebornBerger,
        TieBreak::Progressive,
        TieBreak::Wins,
        TieBreak::GamesWon,
        TieBreak::BlackGames,
        TieBreak::BlackWins,
    ];

    /// FIDE's abbreviation, as it stands in tournament files.
    pub const fn code(self) -> &'static str {
        match self {
            TieBreak::Points => "PTS",
            TieBreak::DirectEncounter => "DE",
            TieBreak::Buchholz => "BH",
            TieBreak::BuchholzCut1 => "BH/C1",
            TieBreak::SonnebornBerger => "SB",
            TieBreak::Progressive => "PS",
            TieBreak::Wins => "WIN",
            TieBreak::GamesWon => "WON",
            TieBreak::BlackGames => "BPG",
            TieBreak::BlackWins => "BWG",
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            TieBreak::Points => "points",
            TieBreak::DirectEncounter => "direct encounter",
            TieBreak::Buchholz => "Buchholz",
            TieBreak::BuchholzCut1 => "Buchholz cut 1",
            TieBreak::SonnebornBerger => "Sonneborn-Berger",
            TieBreak::Progressive => "progressive score",
            TieBreak::Wins => "wins",
            TieBreak::GamesWon => "games won",
            TieBreak::BlackGames => "games with Black",
            TieBreak::BlackWins => "wins with Black",
        }
    }

    /// The tie-break with this abbreviation or name.
    pub fn read(text: &str) -> Option<TieBreak> {
        TieBreak::ALL
            .into_iter()
            .find(|one| one.code().eq_ignore_ascii_case(text) || one.name().eq_ignore_ascii_case(text))
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A figure of the standings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// The tie-break does not apply: those who are tied have not all met, and no result could tell.
    None,
    /// A number of rounds or games.
    Count(u32),
    /// A sum of points.
    Sum(QuarterPoints),
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::None => f.write_str("-"),
            Figure::Count(count) => write!(f, "{count}"),
            Figure::Sum(sum) => write!(f, "{sum}"),
        }
    }
}

/// The standings of a section after some round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// After which round.
    pub after: RoundNumber,
    /// The tie-breaks in force, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// The players, first to last.
    pub rows: Vec<Row>,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The place; players whom nothing decides between share it.
    pub rank: u32,
    /// Who.
    pub player: PlayerId,
    /// The points.
    pub points: HalfPoints,
    /// The tie-breaks, in the order of the standings.
    pub figures: Vec<Figure>,
}

/// Why a figure is what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Whose.
    pub player: PlayerId,
    /// Which.
    pub tie_break: TieBreak,
    /// What it comes to.
    pub figure: Figure,
    /// What it is added up from; an addend that is cut counts nothing.
    pub addends: Vec<Addend>,
}

/// A part of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Addend {
    /// The round it comes from.
    pub round: RoundNumber,
    /// Against whom.
    pub against: Opponent,
    /// How it came about.
    pub because: Because,
    /// How much.
    pub amount: Figure,
    /// Whether it counts.
    pub counts: Counts,
}

/// How it came about, and why it is cut if it is.
impl fmt::Display for Addend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.because {
            Because::Scored(points) => write!(f, "scored {points}"),
            Because::OpponentHas { points, on_the_table } if points == on_the_table => {
                write!(f, "has {points}")
            }
            Because::OpponentHas { points, on_the_table } => {
                write!(f, "has {on_the_table}, counts as {points}: rounds off at the end count as draws")
            }
            Because::Product { scored, points } => write!(f, "{scored} times {points}"),
            Because::After(points) => write!(f, "{points} after the round"),
            Because::Counted => f.write_str("counts as one"),
        }?;
        f.write_str(match self.counts {
            Counts::Yes => "",
            Counts::CutLeast => "; cut, the least",
            Counts::CutUnplayed => "; cut, not played by choice",
        })
    }
}

/// Against whom a round was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// A player.
    Player(PlayerId),
    /// Nobody: what an unplayed round counts is as if against an opponent with the player's own points.
    Dummy,
    /// Nobody, and no opponent is needed.
    Nobody,
}

/// How an addend came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Because {
    /// What the player scored in the round.
    Scored(HalfPoints),
    /// The opponent's points, this much of them by rounds that count as draws.
    OpponentHas {
        /// The points that count.
        points: HalfPoints,
        /// The points on the table.
        on_the_table: HalfPoints,
    },
    /// The player's score times the opponent's points.
    Product {
        /// What the player scored.
        scored: HalfPoints,
        /// The opponent's points that count.
        points: HalfPoints,
    },
    /// The points after the round.
    After(HalfPoints),
    /// The round counts as one.
    Counted,
}

/// Whether an addend counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counts {
    /// It does.
    Yes,
    /// It is cut: the least of all.
    CutLeast,
    /// It is cut first, because the player chose not to play.
    CutUnplayed,
}
