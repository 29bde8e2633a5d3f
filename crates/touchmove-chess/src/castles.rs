//! When castling is possible (3.8.2, II.3.2), for any squares of king and rook.

use crate::attacks::rook_from;
use crate::castling::Wing;
use crate::generate::for_each;
use crate::side::Side;

/// For one file of the king and one of the rook, the files that matter on the first rank.
#[derive(Clone, Copy)]
struct Way {
    /// Must be empty: where king and rook pass and arrive, without themselves (3.8.2.2(4), II.3.2.7(4)).
    empty: u8,
    /// Must not be attacked: from the king's square to its arrival (3.8.2.2(3)).
    safe: u8,
    /// Where king and rook stand before and after: what changes.
    before: u8,
    after: u8,
}

/// The ways to castle by the king's file and the rook's.
static WAYS: [[Way; 8]; 8] = {
    let mut ways = [[Way { empty: 0, safe: 0, before: 0, after: 0 }; 8]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            let (king_to, rook_to) = if rook < king { (2, 3) } else { (6, 5) };
            let safe = span(king, king_to);
            let before = 1 << king | 1 << rook;
            let empty = (safe | span(rook, rook_to)) & !before;
            ways[king][rook] = Way { empty, safe, before, after: 1 << king_to | 1 << rook_to };
            rook += 1;
        }
        king += 1;
    }
    ways
};

/// The files from one to another, both included.
const fn span(one: usize, other: usize) -> u8 {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    (0xff << low) & (0xff >> (7 - high))
}

/// The rooks with a right and nothing in the way.
#[inline(always)]
pub(crate) fn unblocked<S: Side>(rights: u64, king: usize, occupied: u64) -> u64 {
    touchmove_law::decides!("3.8.2.2");
    let mut unblocked = 0;
    let first = (occupied >> S::FIRST_SHIFT) as u8;
    for_each(rights & S::FIRST, |rook| {
        if first & WAYS[king & 7][rook & 7].empty == 0 {
            unblocked |= 1 << rook;
        }
    });
    unblocked
}

/// Whether the king may pass (no square of its way is in `danger`) and is not in check once the rook has moved:
/// in Chess960 the rook may have stood before an attacker on the first rank.
#[inline(always)]
pub(crate) fn is_safe<S: Side>(king: usize, rook: usize, danger: u64, occupied: u64, straight: u64) -> bool {
    let way = WAYS[king & 7][rook & 7];
    if (danger >> S::FIRST_SHIFT) as u8 & way.safe != 0 {
        return false;
    }
    if straight & S::FIRST == 0 {
        return true;
    }
    let after =
        occupied & !(u64::from(way.before) << S::FIRST_SHIFT) | u64::from(way.after) << S::FIRST_SHIFT;
    let king_to = if rook < king { 2 } else { 6 } + S::FIRST_SHIFT as usize;
    rook_from(king_to, after) & straight & S::FIRST == 0
}

/// Where king and rook arrive, as bits.
#[inline(always)]
pub(crate) fn arrivals<S: Side>(king: usize, rook: usize) -> (u64, u64) {
    match if rook < king { Wing::C } else { Wing::G } {
        Wing::C => (4 << S::FIRST_SHIFT, 8 << S::FIRST_SHIFT),
        Wing::G => (64 << S::FIRST_SHIFT, 32 << S::FIRST_SHIFT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_castling_passes_the_usual_squares() {
        let kingside = WAYS[4][7];
        assert_eq!((kingside.empty, kingside.safe), (0b0110_0000, 0b0111_0000));
        let queenside = WAYS[4][0];
        assert_eq!((queenside.empty, queenside.safe), (0b0000_1110, 0b0001_1100));
    }

    #[test]
    fn king_and_rook_themselves_are_never_in_the_way() {
        for (king, ways) in WAYS.iter().enumerate() {
            for (rook, way) in ways.iter().enumerate().filter(|(rook, _)| *rook != king) {
                assert_eq!(way.empty & (1 << king | 1 << rook), 0);
                assert_eq!(way.before.count_ones(), 2);
            }
        }
    }
}
