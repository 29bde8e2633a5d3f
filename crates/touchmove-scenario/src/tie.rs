//! What binds a player, in words: `must move g1`, `must capture e5 with d4`.

use alloc::format;
use alloc::string::String;

use touchmove_chess::{Position, Role, Square};
use touchmove_conduct::Obliged;

use crate::by_hand;
use crate::say::phrases;

/// What binds a player; a move they must make is known by its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tie {
    Nothing,
    NothingTouchedCanMove,
    Move(Square),
    Capture(Square),
    CaptureWith(Square, Square),
    Castle(Square),
    KingOtherwise,
    AnythingAfterCastling,
    KingReleased,
    RookFirst(Square),
    Released(Square, Square),
    Promote(Square, Role),
    Make(String),
}

phrases!(Tie, "what binds a player, such as `must move g1` or `must capture e5 with d4`", {
    ("is free after touching") => { Tie::NothingTouchedCanMove }
    ("is free after castling in vain") => { Tie::AnythingAfterCastling }
    ("must move the released king") => { Tie::KingReleased }
    ("is free") => { Tie::Nothing }
    ("must move the king") => { Tie::KingOtherwise }
    ("must move the rook" square) => { Tie::RookFirst(square) }
    ("must move" square) => { Tie::Move(square) }
    ("must capture" enemy "with" own) => { Tie::CaptureWith(own, enemy) }
    ("must capture" square) => { Tie::Capture(square) }
    ("must castle with" rook) => { Tie::Castle(rook) }
    ("must leave" from "on" to) => { Tie::Released(from, to) }
    ("must promote on" square "to a" role) => { Tie::Promote(square, role) }
    ("must make" text) => { Tie::Make(text) }
});

impl Tie {
    /// The tie of an obligation.
    pub(crate) fn of(obliged: &Obliged) -> Tie {
        match *obliged {
            Obliged::Nothing => Tie::Nothing,
            Obliged::NothingTouchedCanMove => Tie::NothingTouchedCanMove,
            Obliged::Move { square } => Tie::Move(square),
            Obliged::Capture { square } => Tie::Capture(square),
            Obliged::CaptureWith { own, enemy } => Tie::CaptureWith(own, enemy),
            Obliged::Castle { rook } | Obliged::CastlingBegun { rook } => Tie::Castle(rook),
            Obliged::KingOtherwise => Tie::KingOtherwise,
            Obliged::AnythingAfterCastling => Tie::AnythingAfterCastling,
            Obliged::KingReleased => Tie::KingReleased,
            Obliged::RookFirst { rook: square } => Tie::RookFirst(square),
            Obliged::Released { from, square: to } => Tie::Released(from, to),
            Obliged::Promote { square, role } => Tie::Promote(square, role),
            Obliged::Intended { mv } => Tie::Make(format!("{mv}")),
        }
    }

    /// Whether the obligation is the one that was said, in this position.
    pub(crate) fn is(&self, obliged: &Obliged, position: &Position) -> bool {
        match (self, obliged) {
            (Tie::Make(text), Obliged::Intended { mv }) => by_hand::read(position, text).one() == Some(*mv),
            (said, obliged) => *said == Tie::of(obliged),
        }
    }
}
