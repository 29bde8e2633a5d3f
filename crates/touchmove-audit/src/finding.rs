//! What an audit says of a game.

use std::sync::Arc;

use touchmove_law::{Article, Tempo};
use touchmove_notation::pgn::Location;

use crate::basis::Basis;
use crate::kind::Kind;

/// Something found in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The number of the game in its file, counted from one; 0 before the first.
    pub game: u64,
    /// The move it is about, counted from one, each player's move by itself; 0 if it is about no move.
    pub ply: u32,
    /// Where it stands, or where the game begins if it is about the game.
    pub at: Location,
    /// What it is.
    pub kind: Kind,
    /// The article it rests on, where the Laws have one.
    pub article: Option<Article>,
    /// The word or the value it is about; empty if there is none.
    pub token: String,
    /// What it is, in English.
    pub text: String,
    /// What proves it: the kind of proof, or a line to a mate; empty if nothing has to be proven.
    pub proof: String,
    /// The position, before the move it is about or at the end of the game; empty if it is about no position.
    pub fen: String,
    /// The game.
    pub head: Arc<Head>,
}

/// What is known of a game from its tags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The Laws it is judged by.
    pub basis: Basis,
    /// How fast it is, if its time control tells.
    pub tempo: Option<Tempo>,
    /// Year and month, if its date tells.
    pub month: Option<Month>,
    /// The tags as they are written; empty if missing.
    pub event: String,
    /// Where it was played.
    pub site: String,
    /// When.
    pub date: String,
    /// In which round.
    pub round: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The result at its end, else that of the tag.
    pub result: String,
    /// How it ended.
    pub termination: String,
    /// The time control.
    pub time_control: String,
}

/// A month of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Month {
    /// The year.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
}

impl std::fmt::Display for Month {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}
