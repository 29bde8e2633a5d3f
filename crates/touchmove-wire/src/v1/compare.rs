//! Two scoresheets of one game, side by side.

use serde::Serialize;

use super::explain::AnswerGround;

/// The outcome of comparing two scoresheets.
#[derive(Serialize, Debug)]
pub struct CompareAnswer {
    /// The two files, in the order given.
    pub sheets: [String; 2],
    /// Whether both have the same moves, all of them legal.
    pub agree: bool,
    /// Whether both could be followed to their ends.
    pub reconciled: bool,
    /// The last move on which they agree before they part first, such as `11...Nf6`; none if they part at once.
    pub agree_until: Option<String>,
    /// Every place where they do not agree, and all the others if they were asked for.
    pub rows: Vec<CompareRow>,
    /// The moves that replay legally.
    pub moves: Vec<String>,
    /// The position after them.
    pub fen: String,
    /// What the Laws ask for.
    pub asked: Vec<AnswerGround>,
}

/// One move of either player.
#[derive(Serialize, Debug)]
pub struct CompareRow {
    /// The number of the move with its dots: `12.` or `12...`.
    pub number: String,
    /// What the first sheet has.
    pub first: Option<String>,
    /// What the second sheet has.
    pub second: Option<String>,
    /// The move that replays legally, if one does.
    pub played: Option<String>,
    /// What is the matter: `agree`, `differ`, `undecided`, `missing`, `unreadable`, `ambiguous`, `illegal`, `extra`,
    /// `unknown`.
    pub matter: &'static str,
    /// Which sheet is at fault: `first`, `second` or `both`.
    pub at_fault: Option<&'static str>,
    /// Why.
    pub why: String,
}
