//! Which of two like pieces (C.10; 2001 E.9).

use touchmove_chess::{Bitboard, File, Move, Position, Rank, Role, Square};

/// What must be said of the departure square besides the piece's letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Departure {
    /// No other like piece can go there.
    Nothing,
    /// The file, which none of the others stands on (C.10.1, C.10.3).
    File(File),
    /// The rank, because another stands on the same file (C.10.2).
    Rank(Rank),
    /// Both, because neither alone is enough (I-050, I-119).
    Square(Square),
}

/// What must be said of where the piece of a legal move comes from.
///
/// Only pieces that can legally make the move count: a pinned twin needs no distinction (I-050, I-119). A pawn
/// that captures is always named by its file (C.9.3), so no two need more.
pub(crate) fn departure(position: &Position, m: Move) -> Departure {
    match m.role() {
        Role::King => Departure::Nothing,
        Role::Pawn if m.is_capture() => Departure::File(m.from().file()),
        Role::Pawn => Departure::Nothing,
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => among(m.from(), rivals(position, m)),
    }
}

/// The other pieces of the same kind that can legally go to the same square.
pub(crate) fn rivals(position: &Position, m: Move) -> Bitboard {
    let others = position.candidates(m.role(), m.to()) - Bitboard::of(m.from());
    if others.is_empty() {
        return others;
    }
    others.iter().filter(|from| position.keeps_king_safe(*from, m.to())).collect()
}

fn among(from: Square, rivals: Bitboard) -> Departure {
    if rivals.is_empty() {
        Departure::Nothing
    } else if (rivals & Bitboard::file(from.file())).is_empty() {
        Departure::File(from.file())
    } else if (rivals & Bitboard::rank(from.rank())).is_empty() {
        Departure::Rank(from.rank())
    } else {
        Departure::Square(from)
    }
}
