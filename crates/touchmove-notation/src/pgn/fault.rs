//! What a reader finds wrong, and where.

mod shown;

use alloc::string::String;

use touchmove_chess::{Illegal, Irregularities};
use touchmove_law::{Article, cite};

use super::location::Location;
use super::result::GameResult;
use super::tags::TagFault;
use crate::fen::FenError;

/// Something wrong with a PGN text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where it stands.
    pub at: Location,
    /// The number of the game in the text, counted from one; 0 before the first.
    pub game: u64,
    /// How many moves of the line stand before it.
    pub ply: u32,
    /// The token, cut short if it is long.
    pub token: String,
    /// What is wrong.
    pub kind: FaultKind,
}

/// How much a fault matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// Understood anyway; nothing is lost.
    Remark,
    /// Something could not be understood, or contradicts the Laws.
    Fault,
}

/// What was too long.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Long {
    /// A comment.
    Comment,
    /// A tag pair.
    Tag,
    /// A word of the movetext.
    Word,
    /// The game: its moves, or its comments together.
    Game,
    /// The tag section.
    Tags,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A word that is not a move.
    Unreadable,
    /// A move that is not legal, and why.
    Illegal(Illegal),
    /// A move that no piece can be meant to make.
    NoSuchMove,
    /// A move that fits several legal ones.
    Ambiguous {
        /// How many.
        candidates: usize,
    },
    /// A move left out, as analysts write it; no move of the Laws.
    NullMove,
    /// An illegal move that was played and stands, and why it is illegal where that can be said.
    Stands(Option<Illegal>),
    /// A mark of an illegal move that stands, without a position that can be played on.
    Mark,
    /// No tag pair.
    Tag(TagFault),
    /// The start of the game cannot be read.
    Fen(FenError),
    /// The start of the game cannot be played from.
    Start(Irregularities),
    /// A variant of the game that is not known; read by the Laws.
    Variant,
    /// Quotes in a tag that no backslash protects.
    BareQuotes,
    /// Too much of something.
    TooLong(Long),
    /// Variations within variations beyond the limit.
    TooDeep,
    /// A variation where no move has been made that it could replace.
    VariationFirst,
    /// A variation that is not closed.
    VariationOpen,
    /// A comment that is not closed.
    CommentOpen,
    /// A byte that has no place there.
    Stray,
    /// A byte of value zero.
    Nul,
    /// An invalid annotation glyph.
    Nag,
    /// A game without its result at the end.
    NoResult,
    /// The result at the end is not that of the tag.
    ResultsDiffer {
        /// What the tag says.
        tag: GameResult,
        /// What the end says.
        end: GameResult,
    },
    /// A result within a variation.
    ResultInside,
    /// A `Result` tag that is not a result.
    ResultTag,
    /// Text between the games.
    Between,
    /// A move not written as the export format has it.
    Unusual,
    /// An invalid clock time, such as one below zero.
    ClockTime,
    /// An invalid time control.
    TimeControl,
}

impl FaultKind {
    /// How much it matters.
    pub const fn weight(&self) -> Weight {
        match self {
            FaultKind::Unreadable
            | FaultKind::Illegal(_)
            | FaultKind::NoSuchMove
            | FaultKind::Ambiguous { .. }
            | FaultKind::NullMove
            | FaultKind::Stands(_)
            | FaultKind::Mark
            | FaultKind::Tag(_)
            | FaultKind::Fen(_)
            | FaultKind::Start(_)
            | FaultKind::TooLong(_)
            | FaultKind::TooDeep
            | FaultKind::VariationFirst
            | FaultKind::VariationOpen
            | FaultKind::CommentOpen
            | FaultKind::Stray
            | FaultKind::Nul
            | FaultKind::Nag
            | FaultKind::ResultsDiffer { .. }
            | FaultKind::ResultTag
            | FaultKind::ClockTime => Weight::Fault,
            FaultKind::Variant
            | FaultKind::BareQuotes
            | FaultKind::NoResult
            | FaultKind::ResultInside
            | FaultKind::Between
            | FaultKind::Unusual
            | FaultKind::TimeControl => Weight::Remark,
        }
    }

    /// The article it is against, where it is against the Laws.
    pub fn article(&self) -> Option<Article> {
        match self {
            FaultKind::Illegal(illegal) | FaultKind::Stands(Some(illegal)) => Some(illegal.article()),
            FaultKind::NoSuchMove | FaultKind::NullMove | FaultKind::Stands(None) => Some(cite!("3.10.2")),
            FaultKind::Unreadable
            | FaultKind::Ambiguous { .. }
            | FaultKind::Mark
            | FaultKind::Tag(_)
            | FaultKind::Fen(_)
            | FaultKind::Start(_)
            | FaultKind::Variant
            | FaultKind::BareQuotes
            | FaultKind::TooLong(_)
            | FaultKind::TooDeep
            | FaultKind::VariationFirst
            | FaultKind::VariationOpen
            | FaultKind::CommentOpen
            | FaultKind::Stray
            | FaultKind::Nul
            | FaultKind::Nag
            | FaultKind::NoResult
            | FaultKind::ResultsDiffer { .. }
            | FaultKind::ResultInside
            | FaultKind::ResultTag
            | FaultKind::Between
            | FaultKind::Unusual
            | FaultKind::ClockTime
            | FaultKind::TimeControl => None,
        }
    }
}
