//! Moves that were read and written again.

use serde::Serialize;
use touchmove_chess::{Move, Position};
use touchmove_notation::algebraic::{Entry, NoMove, Reading};

use super::citation::{Citation, cited};

/// The outcome of reading a text of moves.
#[derive(Serialize, Debug)]
pub struct NotationAnswer {
    /// The moves that were read, in order.
    pub moves: Vec<NotationMove>,
    /// Where reading ended early, if it did.
    pub stopped: Option<NotationStop>,
    /// The position after the moves, as X-FEN.
    pub fen: String,
}

/// One move that was read.
#[derive(Serialize, Debug)]
pub struct NotationMove {
    /// Its number.
    pub number: u32,
    /// `white` or `black`.
    pub by: &'static str,
    /// What was written.
    pub written: String,
    /// Squares from and to, `e7e8q` for a promotion, castling as the king onto its rook.
    pub coordinates: String,
    /// The move written again.
    pub text: String,
    /// Whether a draw offer stands beside it.
    pub offers_draw: bool,
    /// What was unusual, such as `look-alike` or `missing-capture`.
    pub oddities: Vec<&'static str>,
}

/// A text that is not exactly one legal move.
#[derive(Serialize, Debug)]
pub struct NotationStop {
    /// Its number, if it were a move.
    pub number: u32,
    /// Whose move it would be.
    pub by: &'static str,
    /// The byte at which it begins.
    pub at: usize,
    /// `several`, `none` or `unreadable`.
    pub reading: &'static str,
    /// The legal moves that fit, if there are several.
    pub candidates: Vec<String>,
    /// Why none is legal or what cannot be read, in English.
    pub reason: Option<String>,
    /// The article that stands against it.
    pub article: Vec<Citation>,
    /// By which article a sealed move so written loses.
    pub lost_if_sealed: Vec<Citation>,
}

impl NotationMove {
    /// A move read from `written` in a position, and its new text.
    pub fn new(before: &Position, entry: &Entry, m: Move, written: &str, text: String) -> NotationMove {
        NotationMove {
            number: before.fullmove(),
            by: before.having_move().choose("white", "black"),
            written: written.to_owned(),
            coordinates: m.to_string(),
            text,
            offers_draw: entry.read.offers_draw,
            oddities: entry.read.oddities.iter().map(|oddity| oddity.word()).collect(),
        }
    }
}

impl NotationStop {
    /// What was read instead of a move; nothing if it was one.
    pub fn new(before: &Position, entry: &Entry) -> Option<NotationStop> {
        let reading = &entry.read.reading;
        let mut stop = NotationStop {
            number: before.fullmove(),
            by: before.having_move().choose("white", "black"),
            at: entry.at,
            reading: "several",
            candidates: Vec::new(),
            reason: None,
            article: Vec::new(),
            lost_if_sealed: reading.lost_if_sealed().map_or(Vec::new(), cited),
        };
        match reading {
            Reading::One(_) => return None,
            Reading::Several(moves) => stop.candidates = moves.iter().map(ToString::to_string).collect(),
            Reading::None(none) => stop.not_legal(*none),
            Reading::Unreadable { at, trouble } => {
                stop.reading = "unreadable";
                stop.at = *at;
                stop.reason = Some(trouble.to_string());
            }
        }
        Some(stop)
    }

    fn not_legal(&mut self, none: NoMove) {
        self.reading = "none";
        self.reason = Some(none.to_string());
        self.article = cited(none.article());
    }
}
