//! Faults in short English, with their place.

use core::fmt;

use super::{Fault, FaultKind, Long};
use crate::pgn::tags::TagFault;

/// `line 7, column 12 (byte 210): game 3, after 5 moves: Ke3: a king does not move so [3.8.1 (2001: …)]`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.at)?;
        if self.game > 0 {
            write!(f, "game {}: ", self.game)?;
        }
        if !self.token.is_empty() {
            write!(f, "{}: ", self.token.escape_debug())?;
        }
        write!(f, "{}", self.kind)?;
        match self.kind.article() {
            Some(article) => write!(f, " [{article}]"),
            None => Ok(()),
        }
    }
}

impl FaultKind {
    /// A word for it that does not change, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            FaultKind::Unreadable => "unreadable",
            FaultKind::Illegal(_) => "illegal",
            FaultKind::NoSuchMove => "no-such-move",
            FaultKind::Ambiguous { .. } => "ambiguous",
            FaultKind::NullMove => "null-move",
            FaultKind::Stands(_) => "illegal-stands",
            FaultKind::Mark => "mark",
            FaultKind::Tag(_) => "tag",
            FaultKind::Fen(_) => "fen",
            FaultKind::Start(_) => "start",
            FaultKind::Variant => "variant",
            FaultKind::BareQuotes => "bare-quotes",
            FaultKind::TooLong(_) => "too-long",
            FaultKind::TooDeep => "too-deep",
            FaultKind::VariationFirst => "variation-first",
            FaultKind::VariationOpen => "variation-open",
            FaultKind::CommentOpen => "comment-open",
            FaultKind::Stray => "stray",
            FaultKind::Nul => "nul",
            FaultKind::Nag => "nag",
            FaultKind::NoResult => "no-result",
            FaultKind::ResultsDiffer { .. } => "results-differ",
            FaultKind::ResultInside => "result-inside",
            FaultKind::ResultTag => "result-tag",
            FaultKind::Between => "between-games",
            FaultKind::Unusual => "unusual",
            FaultKind::ClockTime => "clock-time",
            FaultKind::TimeControl => "time-control",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::Unreadable => f.write_str("no move can be read"),
            FaultKind::Illegal(illegal) => illegal.fmt(f),
            FaultKind::NoSuchMove => f.write_str("no piece can make this move"),
            FaultKind::Ambiguous { candidates } => write!(f, "fits {candidates} legal moves"),
            FaultKind::NullMove => f.write_str("a move left out is no move"),
            FaultKind::Stands(Some(illegal)) => write!(f, "illegal and stands: {illegal}"),
            FaultKind::Stands(None) => f.write_str("illegal and stands"),
            FaultKind::Mark => f.write_str("expected the position after the illegal move, as FEN"),
            FaultKind::Tag(fault) => fault.fmt(f),
            FaultKind::Fen(error) => write!(f, "the start cannot be read: {error}"),
            FaultKind::Start(found) => write!(f, "the start cannot be played from: {found}"),
            FaultKind::Variant => f.write_str("unknown variant, read by the Laws"),
            FaultKind::BareQuotes => f.write_str("quotes in a tag value need a backslash"),
            FaultKind::TooLong(what) => write!(f, "{what} longer than the limit"),
            FaultKind::TooDeep => f.write_str("variations nested deeper than the limit"),
            FaultKind::VariationFirst => f.write_str("a variation before any move it could replace"),
            FaultKind::VariationOpen => f.write_str("a variation is not closed"),
            FaultKind::CommentOpen => f.write_str("the comment is not closed"),
            FaultKind::Stray => f.write_str("has no place here"),
            FaultKind::Nul => f.write_str("a byte of value zero"),
            FaultKind::Nag => f.write_str("expected an annotation glyph from $0 to $255"),
            FaultKind::NoResult => f.write_str("the game ends without a result"),
            FaultKind::ResultsDiffer { tag, end } => {
                write!(f, "the tag says {tag}, the end of the moves {end}")
            }
            FaultKind::ResultInside => f.write_str("a result within a variation"),
            FaultKind::ResultTag => f.write_str("expected a result such as 1-0, 1/2-1/2 or *"),
            FaultKind::Between => f.write_str("text between the games"),
            FaultKind::Unusual => f.write_str("not as the export format writes it"),
            FaultKind::ClockTime => f.write_str("expected a time such as 1:05:30"),
            FaultKind::TimeControl => f.write_str("expected a time control such as 40/5400+30:1800+30"),
        }
    }
}

impl fmt::Display for Long {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Long::Comment => "a comment",
            Long::Tag => "a tag pair",
            Long::Word => "a word",
            Long::Game => "a game",
            Long::Tags => "a tag section",
        })
    }
}

impl fmt::Display for TagFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TagFault::Name => "expected a tag name of letters, digits and underscores",
            TagFault::Value => "expected a tag value in quotes",
            TagFault::Unclosed => "expected a quote and a bracket to close the tag on its line",
        })
    }
}
