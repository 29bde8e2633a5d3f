//! A word in the place of a move, read patiently, and what was meant by one that is not legal.

use alloc::borrow::Cow;
use alloc::string::ToString;

use touchmove_chess::{Attempt, Illegal, Move, Position};

use super::text;
use crate::algebraic::{self, NoMove, Reading};
use crate::language::Language;

/// What a word comes to on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// One legal move.
    Legal(Move),
    /// Several.
    Several(usize),
    /// None, and what is against it.
    Illegal {
        /// Why not.
        why: Illegal,
        /// What was tried, where one piece alone can be meant.
        tried: Option<Tried>,
    },
    /// None that any piece of the player could make.
    NoSuchMove,
    /// A move left out.
    Null,
    /// Not a move.
    Unreadable,
}

/// An illegal move that the word names beyond doubt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tried {
    /// A piece from square to square.
    Step(Attempt),
    /// King and rook together, towards the square.
    Castle(Attempt),
}

/// What the word comes to in the position.
pub(crate) fn meaning(position: &Position, word: &[u8]) -> Meaning {
    let text = text::decoded(word);
    let text = text.trim_end_matches(['.', ',', '\u{a0}']);
    if is_null(text) {
        return Meaning::Null;
    }
    match algebraic::read(position, text, Language::ENGLISH).reading {
        Reading::One(m) => Meaning::Legal(m),
        Reading::Several(moves) => Meaning::Several(moves.len()),
        Reading::None(NoMove::Illegal { attempt, illegal }) => {
            Meaning::Illegal { why: illegal, tried: tried(position, attempt, text) }
        }
        Reading::None(NoMove::NoSuchPiece { .. }) => Meaning::NoSuchMove,
        Reading::Unreadable { .. } => Meaning::Unreadable,
    }
}

/// Whether the word is a move in some position. It has a rank, or is castling; that tells it apart from prose.
pub(crate) fn is_move(word: &[u8]) -> bool {
    word.iter().any(|byte| byte.is_ascii_digit() || matches!(byte, b'O' | b'o'))
        && meaning(&Position::initial(), word) != Meaning::Unreadable
}

/// A move left out, as programs for analysis write it.
fn is_null(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "null" | "@@@@")
}

/// The attempt, if no other piece can be meant: the square it leaves is written, or it is the only one of its kind,
/// or the only one that moves so.
fn tried(position: &Position, attempt: Attempt, text: &str) -> Option<Tried> {
    if text.starts_with(['O', 'o', '0']) {
        return Some(Tried::Castle(attempt));
    }
    let role = position.piece_at(attempt.from)?.role;
    let own = position.pieces(position.having_move(), role);
    let moving = position.candidates(role, attempt.to);
    let is_written = text.contains(attempt.from.to_string().as_str());
    let only = is_written || own.single() == Some(attempt.from) || moving.single() == Some(attempt.from);
    only.then_some(Tried::Step(attempt))
}

/// The word as text for a fault, cut short if it is long.
pub(crate) fn shown(word: &[u8]) -> Cow<'_, str> {
    const MOST: usize = 40;
    let text = text::decoded(word.get(..MOST * 4).unwrap_or(word));
    if text.chars().nth(MOST).is_some() { text.chars().take(MOST).chain(['…']).collect() } else { text }
}
