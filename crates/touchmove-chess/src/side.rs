//! The side having the move as a type, so that each colour has its own compiled generator.

use crate::color::Color;

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;

/// White or Black, known while compiling.
pub(crate) trait Side {
    type Opponent: Side<Opponent = Self>;
    const COLOR: Color;
    /// The rank where the side's pieces stand at first.
    const FIRST: u64;
    /// The rank a pawn reaches with one step from its original square.
    const THIRD: u64;
    /// The furthest rank, where pawns are promoted.
    const LAST: u64;
    /// How far to shift the first rank to bring it to the lowest bits.
    const FIRST_SHIFT: u32;
    /// What to add to a square's index for one step ahead.
    const AHEAD: i32;

    /// One step ahead.
    fn ahead(set: u64) -> u64;

    /// One step back.
    fn back(set: u64) -> u64 {
        Self::Opponent::ahead(set)
    }

    /// One step ahead and one file towards the a-file.
    fn ahead_west(set: u64) -> u64 {
        Self::ahead(set & !A_FILE) >> 1
    }

    /// One step ahead and one file towards the h-file.
    fn ahead_east(set: u64) -> u64 {
        Self::ahead(set & !H_FILE) << 1
    }

    /// What pawns on these squares attack.
    #[inline(always)]
    fn pawn_attacks(set: u64) -> u64 {
        let ahead = Self::ahead(set);
        (ahead & !A_FILE) >> 1 | (ahead & !H_FILE) << 1
    }
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    type Opponent = Black;
    const COLOR: Color = Color::White;
    const FIRST: u64 = 0xff;
    const THIRD: u64 = 0xff << 16;
    const LAST: u64 = 0xff << 56;
    const FIRST_SHIFT: u32 = 0;
    const AHEAD: i32 = 8;

    #[inline(always)]
    fn ahead(set: u64) -> u64 {
        set << 8
    }
}

impl Side for Black {
    type Opponent = White;
    const COLOR: Color = Color::Black;
    const FIRST: u64 = 0xff << 56;
    const THIRD: u64 = 0xff << 40;
    const LAST: u64 = 0xff;
    const FIRST_SHIFT: u32 = 56;
    const AHEAD: i32 = -8;

    #[inline(always)]
    fn ahead(set: u64) -> u64 {
        set >> 8
    }
}
