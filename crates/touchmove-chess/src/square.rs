//! The sixty-four squares, the files and the ranks (2.1, 2.4).

use core::fmt;

use crate::color::Color;

/// One of the eight vertical columns (2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the files are named by their letters")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

/// One of the eight horizontal rows (2.4), counted from White's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the ranks are named by their numbers")]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl File {
    /// The files from a to h.
    pub const ALL: [File; 8] = [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// 0 for the a-file to 7 for the h-file.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file with this index, if it is below eight.
    pub const fn new(index: usize) -> Option<File> {
        if index < 8 { Some(File::ALL[index]) } else { None }
    }

    /// The file named by this letter, in upper or lower case.
    pub const fn from_letter(letter: u8) -> Option<File> {
        File::new(letter.to_ascii_lowercase().wrapping_sub(b'a') as usize)
    }

    /// The small letter that names the file.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl Rank {
    /// The ranks from the first to the eighth.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// 0 for the first rank to 7 for the eighth.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank with this index, if it is below eight.
    pub const fn new(index: usize) -> Option<Rank> {
        if index < 8 { Some(Rank::ALL[index]) } else { None }
    }

    /// The rank named by this digit.
    pub const fn from_digit(digit: u8) -> Option<Rank> {
        Rank::new(digit.wrapping_sub(b'1') as usize)
    }

    /// The digit that names the rank.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The same rank as `color` counts it: White's second rank is Black's seventh.
    pub const fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::ALL[7 - self as usize],
        }
    }
}

/// One square of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "String", rename = "SquareName"),
    ts(type = "string", rename = "SquareName")
)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank cross.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square with this index: a1 is 0, b1 is 1, h8 is 63.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 { Some(Square(index as u8)) } else { None }
    }

    /// The square of a bit number; numbers from 64 up wrap round.
    pub(crate) const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// The square named by a letter and a digit, as in `b"e4"`.
    pub const fn from_name(name: &[u8]) -> Option<Square> {
        let [letter, digit] = name else { return None };
        match (File::from_letter(*letter), Rank::from_digit(*digit)) {
            (Some(file), Some(rank)) => Some(Square::new(file, rank)),
            (Some(_) | None, None) | (None, Some(_)) => None,
        }
    }

    /// All squares from a1, b1 … to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// 0 for a1, 1 for b1, 63 for h8.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file it stands on.
    pub const fn file(self) -> File {
        touchmove_law::decides!(2001 "2.4");
        File::ALL[(self.0 & 7) as usize]
    }

    /// The rank it stands on.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 3 & 7) as usize]
    }

    /// Whether the square is light: h1 is, a1 is not (2.1).
    pub const fn is_light(self) -> bool {
        touchmove_law::decides!("2.1");
        (self.0 ^ self.0 >> 3) & 1 == 1
    }

    /// The square on the same file as the other player counts the ranks: e2 for e7.
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The square `files` to the right and `ranks` up as White sees it, unless that is off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7) as i8;
        let rank = (self.0 >> 3) as i8;
        let (file, rank) = (file.saturating_add(files), rank.saturating_add(ranks));
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Square((rank * 8 + file) as u8))
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Writes `Square::A1` … `Square::H8`, one rank per line.
macro_rules! name_squares {
    ($($rank:literal: $($name:ident)*;)*) => {
        #[expect(missing_docs, reason = "the squares are named by their coordinates")]
        impl Square {
            $(name_squares!(@rank $rank, 0, $($name)*);)*
        }
    };
    (@rank $rank:literal, $file:expr, $name:ident $($rest:ident)*) => {
        pub const $name: Square = Square($rank * 8 + $file);
        name_squares!(@rank $rank, $file + 1, $($rest)*);
    };
    (@rank $rank:literal, $file:expr,) => {};
}

name_squares! {
    0: A1 B1 C1 D1 E1 F1 G1 H1;
    1: A2 B2 C2 D2 E2 F2 G2 H2;
    2: A3 B3 C3 D3 E3 F3 G3 H3;
    3: A4 B4 C4 D4 E4 F4 G4 H4;
    4: A5 B5 C5 D5 E5 F5 G5 H5;
    5: A6 B6 C6 D6 E6 F6 G6 H6;
    6: A7 B7 C7 D7 E7 F7 G7 H7;
    7: A8 B8 C8 D8 E8 F8 G8 H8;
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn the_right_hand_corner_is_light_and_half_the_squares_are() {
        assert!(Square::H1.is_light() && Square::A8.is_light());
        assert!(!Square::A1.is_light() && !Square::H8.is_light());
        assert_eq!(Square::all().filter(|s| s.is_light()).count(), 32);
    }

    #[test]
    fn every_square_is_found_again_by_its_name() {
        for square in Square::all() {
            assert_eq!(Square::from_name(square.to_string().as_bytes()), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
        }
        for wrong in ["", "e", "e9", "e0", "i1", "e44", "4e", "`1"] {
            assert_eq!(Square::from_name(wrong.as_bytes()), None, "{wrong}");
        }
        assert_eq!(Square::E4.to_string(), "e4");
    }

    #[test]
    fn a_step_over_the_edge_is_no_square() {
        assert_eq!(Square::H4.offset(1, 0), None);
        assert_eq!(Square::A1.offset(0, -1), None);
        assert_eq!(Square::E2.offset(0, 2), Some(Square::E4));
        assert_eq!(Square::E2.offset(i8::MIN, i8::MAX), None);
        assert_eq!(Square::E2.mirrored(), Square::E7);
    }
}
