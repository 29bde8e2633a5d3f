//! Pictures of mates in a corner by minor pieces, and how far a position is from one. Nothing here is proven; it
//! only decides what is tried first.
//!
//! The loser's king stands in the corner and the winner's king attacks two of the three squares beside it. The
//! third is held by one of the loser's own men, or attacked by a second minor piece of the winner.

use alloc::vec::Vec;

use super::plan::steps;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::Role;
use crate::position::Position;

const DARK: u64 = 0xaa55_aa55_aa55_aa55;

pub(super) fn is_dark(square: usize) -> bool {
    DARK >> square & 1 == 1
}

/// Who takes the third square, and how the check is given.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Means {
    /// A man of the loser holds it; a bishop gives check.
    HeldForBishop,
    /// A man of the loser holds it; a knight gives check from the square two steps along from the corner.
    HeldForKnightAlong,
    /// A man of the loser holds it; a knight gives check from the square two steps across.
    HeldForKnightAcross,
    /// A minor piece attacks it, another gives check.
    Attacked,
}

/// One mate to aim at.
#[derive(Clone, Copy)]
pub(super) struct Picture {
    corner: usize,
    /// Beside the corner: the square that the winner's king does not attack.
    third: usize,
    king: usize,
    /// From where a knight gives check.
    knight: usize,
    means: Means,
}

/// The men of a position that matter for pictures.
pub(super) struct Men {
    white: usize,
    black: usize,
    knights: Bitboard,
    bishops: Bitboard,
    loser_pawns: Bitboard,
    loser_knights: Bitboard,
    loser_bishops: Bitboard,
    loser_rooks: Bitboard,
    loser_queens: Bitboard,
    occupied: Bitboard,
}

impl Men {
    pub(super) fn of(position: &Position) -> Men {
        Men {
            white: position.king(Color::White).index(),
            black: position.king(Color::Black).index(),
            knights: position.pieces(Color::White, Role::Knight),
            bishops: position.pieces(Color::White, Role::Bishop),
            loser_pawns: position.pieces(Color::Black, Role::Pawn),
            loser_knights: position.pieces(Color::Black, Role::Knight),
            loser_bishops: position.pieces(Color::Black, Role::Bishop),
            loser_rooks: position.pieces(Color::Black, Role::Rook),
            loser_queens: position.pieces(Color::Black, Role::Queen),
            occupied: position.occupied(),
        }
    }
}

impl Picture {
    /// The pictures that the men of a position allow, the nearest first.
    pub(super) fn all(position: &Position) -> Vec<Picture> {
        let men = Men::of(position);
        let mut all = Vec::new();
        let alone = (men.loser_pawns | men.loser_knights | men.loser_bishops | men.loser_rooks).is_empty();
        for number in 0usize..8 {
            let (right, up) = (number & 1, number >> 1 & 1);
            let corner = right * 7 + up * 56;
            // One file inwards, one rank inwards.
            let (file, rank) = (1 - 2 * right as isize, 8 - 16 * up as isize);
            let (along, across) = if number & 4 == 0 { (file, rank) } else { (rank, file) };
            let at = |steps: isize| corner.wrapping_add_signed(steps);
            let aside = Picture {
                corner,
                third: at(along),
                king: at(2 * across + along),
                knight: at(2 * along + across),
                means: Means::HeldForKnightAlong,
            };
            let straight = Picture { king: at(2 * across), ..aside };
            let of_color =
                |square: &usize| men.bishops.iter().any(|from| is_dark(from.index()) == is_dark(*square));
            if !alone && of_color(&corner) {
                all.extend(
                    [aside, straight].map(|picture| Picture { means: Means::HeldForBishop, ..picture }),
                );
            }
            if !alone && !men.knights.is_empty() {
                let across =
                    Picture { knight: at(2 * across + along), means: Means::HeldForKnightAcross, ..straight };
                all.extend([aside, straight, across]);
            }
            if (men.knights | men.bishops).has_several() {
                all.extend([aside, straight].map(|picture| Picture { means: Means::Attacked, ..picture }));
            }
        }
        all.retain(|picture| picture.distance(&men) < IMPOSSIBLE);
        all.sort_by_key(|picture| picture.distance(&men));
        all
    }

    /// How far the men are from the picture; 0 is there.
    pub(super) fn distance(&self, men: &Men) -> i32 {
        let third = match self.means {
            Means::HeldForBishop => self.held(men) + self.in_the_way(men),
            Means::HeldForKnightAlong | Means::HeldForKnightAcross => {
                self.held(men) + self.knight_away(men) + 2 * men.loser_queens.len() as i32
            }
            Means::Attacked => self.attacked(men),
        };
        let kings = 2 * steps(men.black, self.corner) + 2 * steps(men.white, self.king);
        // When the winner's king is near, the loser's can enter the corner only over the third square.
        // A king that is driven from the third square into the corner is on its way.
        let driven = self.means == Means::Attacked && men.black == self.third;
        let shut_out = men.black != self.corner && !driven && third < 3 && steps(men.white, self.king) < 2;
        kings + third + if shut_out { 8 } else { 0 }
    }

    /// How far the nearest man of the loser is from the third square.
    fn held(&self, men: &Men) -> i32 {
        let third = |square: &crate::Square| square.index() == self.third;
        let mut nearest = IMPOSSIBLE;
        for square in men.loser_knights {
            nearest = nearest.min(3 * i32::from(KNIGHT_MOVES[square.index()][self.third]));
        }
        if self.means != Means::HeldForKnightAlong {
            for square in
                men.loser_bishops.iter().filter(|square| is_dark(square.index()) == is_dark(self.third))
            {
                nearest = nearest.min(if third(&square) { 0 } else { 4 });
            }
        }
        if self.means == Means::HeldForKnightAlong {
            for square in men.loser_rooks {
                nearest = nearest.min(if third(&square) { 0 } else { 4 });
            }
        }
        for square in men.loser_pawns {
            let steps_left = (square.index() >> 3) as i32;
            // Farther than any piece it can be promoted to.
            nearest = nearest.min(if third(&square) { 0 } else { 16 + 2 * steps_left });
        }
        nearest
    }

    /// Rooks, queens and bishops of the winner's colour answer the check of a bishop.
    fn in_the_way(&self, men: &Men) -> i32 {
        let dark = is_dark(self.corner);
        let bishops = men.loser_bishops.iter().filter(|square| is_dark(square.index()) == dark).count();
        2 * (men.loser_rooks.len() + men.loser_queens.len() + bishops) as i32
    }

    /// Moves the nearest knight needs to stand ready for its check.
    fn knight_away(&self, men: &Men) -> i32 {
        let moves = |square: crate::Square| i32::from(KNIGHT_MOVES[square.index()][self.knight]);
        2 * men.knights.iter().map(|square| (moves(square) - 1).max(0)).min().unwrap_or(IMPOSSIBLE)
    }

    /// Moves until one minor piece attacks the third square and another can give check.
    fn attacked(&self, men: &Men) -> i32 {
        let mut best = IMPOSSIBLE;
        let minors = men.knights | men.bishops;
        let moves = |from: crate::Square, to: usize| {
            if men.knights.contains(from) {
                (i32::from(KNIGHT_MOVES[from.index()][to]) - 1).max(0)
            } else if is_dark(from.index()) == is_dark(to) {
                i32::from(attacks::bishop(from, men.occupied).0 >> to & 1 == 0)
            } else {
                IMPOSSIBLE
            }
        };
        for one in minors {
            for other in minors {
                if one != other {
                    best = best.min(2 * moves(one, self.third) + 2 * (moves(other, self.corner) - 1).max(0));
                }
            }
        }
        best
    }
}

/// More than any distance.
const IMPOSSIBLE: i32 = 1_000;

/// How many moves a knight needs from one square to another.
pub(super) static KNIGHT_MOVES: [[u8; 64]; 64] = knight_moves();

const fn knight_moves() -> [[u8; 64]; 64] {
    let mut all = [[0u8; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut reached = 1u64 << from;
        let mut moves = 1;
        while reached != u64::MAX {
            let next = reached | leaps(reached);
            let mut square = 0;
            while square < 64 {
                if (next & !reached) >> square & 1 == 1 {
                    all[from][square] = moves;
                }
                square += 1;
            }
            reached = next;
            moves += 1;
        }
        from += 1;
    }
    all
}

/// What knights on these squares attack.
pub(super) const fn leaps(set: u64) -> u64 {
    const A: u64 = 0x0101_0101_0101_0101;
    const AB: u64 = A | A << 1;
    const H: u64 = A << 7;
    const GH: u64 = H | H >> 1;
    let one = (set & !H) << 1;
    let other = (set & !A) >> 1;
    let two = (set & !GH) << 2;
    let across = (set & !AB) >> 2;
    (one | other) << 16 | (one | other) >> 16 | (two | across) << 8 | (two | across) >> 8
}
