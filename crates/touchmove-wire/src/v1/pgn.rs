//! Files of games that were read, and what is wrong with them.

use serde::Serialize;
use touchmove_notation::pgn::{Fault, Weight};

use super::citation::{Citation, cited};

/// The outcome of reading files of games.
#[derive(Serialize, Debug)]
pub struct PgnAnswer {
    /// The files, in the order given.
    pub files: Vec<PgnFile>,
}

/// One file.
#[derive(Serialize, Debug)]
pub struct PgnFile {
    /// Its name as given.
    pub file: String,
    /// Games in it.
    pub games: u64,
    /// Legal moves, those of variations included.
    pub moves: u64,
    /// Illegal moves that stand.
    pub standing: u64,
    /// Words that could not be read as moves, or follow one that could not.
    pub unread: u64,
    /// Faults found.
    pub faults: u64,
    /// Remarks on what was unusual but understood.
    pub remarks: u64,
    /// Why it could not be read to its end.
    pub error: Option<String>,
    /// The faults, and the remarks where they were asked for, as many as were asked for.
    pub found: Vec<PgnFault>,
}

/// Something wrong in a file.
#[derive(Serialize, Debug)]
pub struct PgnFault {
    /// The game, counted from one.
    pub game: u64,
    /// How many moves of its line stand before it.
    pub ply: u32,
    /// Bytes before it.
    pub byte: u64,
    /// The line, counted from one.
    pub line: u64,
    /// The character of the line, counted from one.
    pub column: u64,
    /// The token.
    pub token: String,
    /// `fault` or `remark`.
    pub weight: &'static str,
    /// What it is, as a word that does not change.
    pub kind: &'static str,
    /// What it is, in English.
    pub text: String,
    /// The article it is against.
    pub articles: Vec<Citation>,
}

impl PgnFault {
    /// A fault in a part of a file that has this many games before it.
    pub fn new(fault: &Fault, games_before: u64) -> PgnFault {
        PgnFault {
            game: fault.game.saturating_add(games_before),
            ply: fault.ply,
            byte: fault.at.byte,
            line: fault.at.line,
            column: fault.at.column,
            token: fault.token.clone(),
            weight: match fault.kind.weight() {
                Weight::Fault => "fault",
                Weight::Remark => "remark",
            },
            kind: fault.kind.code(),
            text: fault.kind.to_string(),
            articles: fault.kind.article().map(cited).unwrap_or_default(),
        }
    }
}
