//! The rights to castle, held as the rooks that may still do it (3.8.2.1, Guideline II).

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::square::{File, Rank, Square};

/// Which way the king castles; named by the file it goes to (II.3.2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// Queenside, 0-0-0: the king goes to the c-file and the rook to the d-file.
    C,
    /// Kingside, 0-0: the king goes to the g-file and the rook to the f-file.
    G,
}

impl Wing {
    /// Both ways, the g-side first.
    pub const ALL: [Wing; 2] = [Wing::G, Wing::C];

    /// The way a king castles with a rook: towards it.
    pub const fn towards(king: Square, rook: Square) -> Wing {
        if (rook.file() as u8) < (king.file() as u8) { Wing::C } else { Wing::G }
    }

    /// Where the king stands afterwards, on the first rank as `color` counts.
    pub const fn king_goes_to(self, color: Color) -> Square {
        touchmove_law::decides!("II.3.2.6");
        let file = match self {
            Wing::C => File::C,
            Wing::G => File::G,
        };
        Square::new(file, Rank::First.seen_by(color))
    }

    /// Where the rook stands afterwards, on the first rank as `color` counts.
    pub const fn rook_goes_to(self, color: Color) -> Square {
        let file = match self {
            Wing::C => File::D,
            Wing::G => File::F,
        };
        Square::new(file, Rank::First.seen_by(color))
    }
}

/// The rights to castle of both sides: the squares of the rooks that have not moved, of kings that have not.
///
/// A right names its rook and nothing else, so the same type serves standard chess and Chess960.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castling(Bitboard);

impl Castling {
    /// No right left.
    pub const NONE: Castling = Castling(Bitboard::EMPTY);

    /// The four rights of the initial position (2.3).
    pub const STANDARD: Castling = Castling(Bitboard(0x8100_0000_0000_0081));

    /// The rights with these rooks; only the first and the eighth rank count.
    pub const fn with_rooks(rooks: Bitboard) -> Castling {
        Castling(Bitboard(rooks.0 & 0xff00_0000_0000_00ff))
    }

    /// The rooks of both sides that may still castle.
    pub const fn rooks(self) -> Bitboard {
        self.0
    }

    /// The rooks of one side that may still castle: those on its first rank.
    pub const fn of(self, color: Color) -> Bitboard {
        Bitboard(self.0.0 & Bitboard::rank(Rank::First.seen_by(color)).0)
    }

    /// The rook with which a king on `king` may castle to that side: the outermost, if there are several.
    pub fn rook(self, color: Color, king: Square, wing: Wing) -> Option<Square> {
        let mut rooks = self.of(color).iter().filter(|rook| Wing::towards(king, *rook) == wing);
        match wing {
            Wing::C => rooks.next(),
            Wing::G => rooks.last(),
        }
    }

    /// Whether the rook on the square may still castle.
    pub const fn has(self, rook: Square) -> bool {
        self.0.contains(rook)
    }

    /// These rights and the one with the rook on the square.
    pub const fn with(self, rook: Square) -> Castling {
        Castling::with_rooks(Bitboard(self.0.0 | Bitboard::of(rook).0))
    }

    /// These rights without the one with the rook on the square (3.8.2.1(2)).
    pub const fn without(self, rook: Square) -> Castling {
        Castling(Bitboard(self.0.0 & !Bitboard::of(rook).0))
    }

    /// These rights without those of one side (3.8.2.1(1)). Castling ends them too, even where only the rook moves, so nobody
    /// castles twice (I-061).
    pub const fn without_side(self, color: Color) -> Castling {
        Castling(Bitboard(self.0.0 & !self.of(color).0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_right_is_lost_with_its_rook_or_with_the_king() {
        let rights = Castling::STANDARD;
        assert_eq!(rights.rook(Color::White, Square::E1, Wing::G), Some(Square::H1));
        assert_eq!(rights.rook(Color::Black, Square::E8, Wing::C), Some(Square::A8));
        let rights = rights.without(Square::H1);
        assert_eq!(rights.rook(Color::White, Square::E1, Wing::G), None);
        assert!(rights.has(Square::A1));
        assert_eq!(rights.without_side(Color::White).rooks().len(), 2);
    }

    #[test]
    fn a_rook_off_the_first_ranks_holds_no_right() {
        assert_eq!(Castling::NONE.with(Square::E4), Castling::NONE);
    }
}
