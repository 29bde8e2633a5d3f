//! What is wrong with a FEN, and where.

use core::fmt;

use touchmove_chess::Rank;

/// Where a FEN could not be read, and what was expected there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// The field it happened in.
    pub field: Field,
    /// The byte it happened at, counted from one over the whole text.
    pub column: usize,
    /// What should have stood there.
    pub expected: Expected,
}

/// The fields of a FEN, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Field {
    /// What stands where, rank by rank from the eighth.
    Placement,
    /// Who has the move.
    HavingMove,
    /// The rights to castle.
    Castling,
    /// The square passed over.
    EnPassant,
    /// Moves since the last capture or pawn move.
    Halfmoves,
    /// The number of the move.
    Fullmove,
    /// What follows the sixth field.
    Rest,
}

/// What should have stood where a FEN could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// One of `PNBRQKpnbrqk` or `1` to `8`.
    PieceOrGap,
    /// A rank ended too early.
    MoreSquares {
        /// Which rank.
        rank: Rank,
        /// How many squares of it are missing.
        missing: usize,
    },
    /// A rank went on after its eighth square.
    EndOfRank {
        /// Which rank.
        rank: Rank,
    },
    /// The board went on after its eighth rank.
    EndOfPlacement,
    /// `w` or `b`.
    Color,
    /// One of `KQkq`, a file letter, or a single `-`.
    Castling,
    /// The name of a square, or `-`.
    Square,
    /// Digits that make a number no larger than 4294967295.
    Number,
    /// Nothing more.
    End,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}, {}: expected {}", self.column, self.field, self.expected)
    }
}

impl core::error::Error for FenError {}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Placement => "placement",
            Field::HavingMove => "side having the move",
            Field::Castling => "castling rights",
            Field::EnPassant => "en passant square",
            Field::Halfmoves => "halfmove counter",
            Field::Fullmove => "move number",
            Field::Rest => "after the last field",
        })
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::PieceOrGap => f.write_str("a piece letter or a digit from 1 to 8"),
            Expected::MoreSquares { rank, missing } => write!(f, "{missing} more on rank {}", rank.digit()),
            Expected::EndOfRank { rank } => {
                write!(f, "a stroke after the eight squares of rank {}", rank.digit())
            }
            Expected::EndOfPlacement => f.write_str("a space after the eighth rank"),
            Expected::Color => f.write_str("w or b"),
            Expected::Castling => f.write_str("letters of KQkq, file letters, or -"),
            Expected::Square => f.write_str("a square such as e3, or -"),
            Expected::Number => f.write_str("a whole number up to 4294967295"),
            Expected::End => f.write_str("nothing more"),
        }
    }
}
