//! The table of signs.

use touchmove_chess::{File, Rank, Role};

use super::Cell;

/// The signs of a Braille chess code.
#[derive(Debug)]
pub struct Code {
    /// The name it is known by.
    pub name: &'static str,
    files: [Cell; 8],
    /// Zero to nine.
    digits: [Cell; 10],
    /// Pawn to king; the pawn's sign is not used in moves.
    pieces: [Cell; 6],
    /// Before the arrival square.
    pub(super) capture: Cell,
    /// Before the arrival square.
    pub(super) check: Cell,
    /// Before the arrival square.
    pub(super) capture_with_check: Cell,
    /// After a move that has no arrival square to put the sign before.
    pub(super) check_after: [Cell; 2],
    /// After the move.
    pub(super) mate_after: [Cell; 2],
    pub(super) castling: Cell,
    pub(super) castling_hyphen: Cell,
    /// Before a move of Black that stands alone.
    pub(super) black_moves: Cell,
    /// Before a move of White that stands alone.
    pub(super) white_moves: Cell,
    /// Signs that could not be established from a published source, in plain words.
    pub unestablished: &'static [&'static str],
}

/// The cell with these dots.
const fn dots(dots: &[u8]) -> Cell {
    let mut cell = 0;
    let mut rest = dots;
    while let [dot, others @ ..] = rest {
        cell |= 1 << (*dot - 1);
        rest = others;
    }
    cell
}

impl Code {
    /// The British code in its edition of 2015 (UKAAF, Braille Chess Code and Layout).
    pub const BRITISH: &'static Code = &Code {
        name: "UKAAF Braille Chess Code, 2015",
        files: [
            dots(&[1]),
            dots(&[1, 2]),
            dots(&[1, 4]),
            dots(&[1, 4, 5]),
            dots(&[1, 5]),
            dots(&[1, 2, 4]),
            dots(&[1, 2, 4, 5]),
            dots(&[1, 2, 5]),
        ],
        digits: [
            dots(&[3, 5, 6]),
            dots(&[2]),
            dots(&[2, 3]),
            dots(&[2, 5]),
            dots(&[2, 5, 6]),
            dots(&[2, 6]),
            dots(&[2, 3, 5]),
            dots(&[2, 3, 5, 6]),
            dots(&[2, 3, 6]),
            dots(&[3, 5]),
        ],
        pieces: [
            dots(&[1, 2, 3, 4]),
            dots(&[2, 3, 4]),
            dots(&[1, 2, 3]),
            dots(&[1, 2, 3, 5]),
            dots(&[1, 2, 3, 4, 5]),
            dots(&[1, 3]),
        ],
        capture: dots(&[5, 6]),
        check: dots(&[4, 5]),
        capture_with_check: dots(&[4, 5, 6]),
        check_after: [dots(&[3, 4, 5]), dots(&[1, 2, 3, 4])],
        mate_after: [dots(&[3, 4, 5]), dots(&[1, 3, 4])],
        castling: dots(&[1, 3, 5]),
        castling_hyphen: dots(&[3, 6]),
        black_moves: dots(&[3, 6]),
        white_moves: dots(&[4, 6]),
        unestablished: &[
            "castling: written o-o and o-o-o, letter for letter as in print",
            "promotion: the new piece follows the square at once, as in C.11",
            "the bishop within a move: the sign of the published diagram is used",
            "en passant and the draw offer: not written",
        ],
    };

    pub(super) const fn file(&self, file: File) -> Cell {
        let [a, b, c, d, e, f, g, h] = self.files;
        match file {
            File::A => a,
            File::B => b,
            File::C => c,
            File::D => d,
            File::E => e,
            File::F => f,
            File::G => g,
            File::H => h,
        }
    }

    pub(super) const fn rank(&self, rank: Rank) -> Cell {
        let [_, one, two, three, four, five, six, seven, eight, _] = self.digits;
        match rank {
            Rank::First => one,
            Rank::Second => two,
            Rank::Third => three,
            Rank::Fourth => four,
            Rank::Fifth => five,
            Rank::Sixth => six,
            Rank::Seventh => seven,
            Rank::Eighth => eight,
        }
    }

    pub(super) const fn piece(&self, role: Role) -> Cell {
        let [pawn, knight, bishop, rook, queen, king] = self.pieces;
        match role {
            Role::Pawn => pawn,
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => queen,
            Role::King => king,
        }
    }

    /// The sign of the last digit of a number.
    pub(super) fn digit(&self, number: u32) -> Cell {
        let index = usize::try_from(number % 10).unwrap_or_default();
        self.digits.get(index).copied().unwrap_or_default()
    }

    pub(super) fn is_digit(&self, cell: Cell) -> bool {
        self.digits.contains(&cell)
    }

    /// The zero of castling: as written, or a lowered zero.
    pub(super) fn is_zero(&self, cell: Cell) -> bool {
        cell == self.castling || cell == self.digit(0)
    }
}
