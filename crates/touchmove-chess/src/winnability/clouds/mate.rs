//! Could some position of a set be checkmate by White? Answered "no" only when it is certain.

use super::structure::{DARK, KINDS, Structure, kinds, reach};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::square::Square;

/// The last move, by White: the check comes from it or is uncovered by it.
#[derive(Clone, Copy)]
pub(super) enum Last {
    /// A man of a cloud moved.
    Cloud,
    /// The king left a square.
    King(Square),
    /// A pawn went from one square to another without being promoted or capturing en passant.
    Pawn(Square, Square),
    /// Anything else.
    Other,
}

/// The set of positions: a structure and both kings.
pub(super) struct Scene<'a> {
    pub(super) structure: &'a Structure,
    pub(super) start: &'a Board,
    pub(super) white: Square,
    pub(super) black: Square,
}

impl Scene<'_> {
    /// Whether the black king may stand mated after such a move.
    pub(super) fn may_be_mate(&self, last: Last) -> bool {
        let structure = self.structure;
        let covered = structure.guarded[0] | attacks::king(self.white).0;
        let held = structure.fixed_of(Color::Black, self.start);
        let flights = attacks::king(self.black).0 & !held & !covered;
        // Every flight must at least possibly be attacked by a white cloud or held by a black one.
        let mut possible = 0;
        for kind in kinds(Color::Black) {
            possible |= structure.clouds[kind];
        }
        possible &= !structure.fixed();
        let occupied = self.occupied();
        let unseen = occupied & !(1 << self.black.index());
        for flight in Bitboard(flights & !possible) {
            if kinds(Color::White).all(|kind| self.attackers(kind, flight, unseen) == 0) {
                return false;
            }
        }
        if let Last::Pawn(_, to) = last
            && attacks::pawn(Color::White, to).contains(self.black)
            && self.holds(flights, possible, None)
        {
            return true;
        }
        kinds(Color::White).any(|kind| {
            Bitboard(self.attackers(kind, self.black, occupied))
                .iter()
                .any(|checker| self.is_new(last, checker) && self.holds(flights, possible, Some((kind, checker))))
        })
    }

    fn occupied(&self) -> u64 {
        self.structure.fixed() | 1 << self.white.index() | 1 << self.black.index()
    }

    /// From where men of a cloud may attack a square past these occupied ones.
    fn attackers(&self, kind: usize, square: Square, occupied: u64) -> u64 {
        if self.structure.counts[kind] == 0 {
            return 0;
        }
        let kings = 1 << self.white.index() | 1 << self.black.index();
        reach(kind, square, occupied) & self.structure.clouds[kind] & !kings
    }

    /// Whether the check from that square may have arisen with the last move.
    fn is_new(&self, last: Last, checker: Square) -> bool {
        let between = attacks::between(checker, self.black);
        match last {
            Last::Cloud | Last::Other => true,
            Last::King(from) | Last::Pawn(from, _) => between.contains(from),
        }
    }

    /// Whether the king may be unable to answer the check: by a man of a cloud on a square, or by a pawn.
    fn holds(&self, flights: u64, possible: u64, checker: Option<(usize, Square)>) -> bool {
        let structure = self.structure;
        let mut counts = structure.counts;
        let unseen = self.occupied() & !(1 << self.black.index());
        let mut open = flights;
        if let Some((kind, square)) = checker {
            counts[kind] -= 1;
            open &= !(reach(kind, square, unseen) & !(1 << square.index()));
            if self.may_be_answered(&counts, square) {
                return false;
            }
        }
        let mut to_hold = 0;
        for flight in Bitboard(open) {
            let seen = kinds(Color::White).any(|kind| {
                let from = self.attackers(kind, flight, unseen);
                counts[kind] > 0 && checker.map_or(from, |(_, square)| from & !(1 << square.index())) != 0
            });
            if seen {
                continue;
            }
            let taken = checker.is_some_and(|(_, square)| square == flight);
            if taken || possible >> flight.index() & 1 == 0 {
                return false;
            }
            to_hold |= 1 << flight.index();
        }
        self.can_hold(to_hold, &counts)
    }

    /// Whether a black pawn certainly takes the checker or steps into its way. A pawn could be pinned only by
    /// another white slider, so the answer is given only when there is none.
    fn may_be_answered(&self, counts: &[u8; KINDS], checker: Square) -> bool {
        let sliders: u32 = (1..5).map(|kind| u32::from(counts[kind])).sum();
        if sliders > 0 {
            return false;
        }
        let pawns = self.structure.pawns[1];
        if attacks::pawn(Color::White, checker).0 & pawns != 0 {
            return true;
        }
        let way = attacks::between(checker, self.black).0;
        way << 8 & pawns != 0
    }

    /// Whether the loser may have a man for each of these squares.
    fn can_hold(&self, squares: u64, _: &[u8; KINDS]) -> bool {
        // Few squares and five kinds: by Hall's theorem it is enough that no set of kinds is asked for more men
        // than it has, by the squares that only it can hold.
        if squares == 0 {
            return true;
        }
        let clouds = &self.structure.clouds[5..];
        let counts = &self.structure.counts[5..];
        for subset in 0u32..32 {
            let mut others = 0;
            let mut men = 0;
            for kind in 0..5 {
                if subset >> kind & 1 == 0 {
                    others |= if counts[kind] > 0 { clouds[kind] } else { 0 };
                } else {
                    men += u32::from(counts[kind]);
                }
            }
            if (squares & !others).count_ones() > men {
                return false;
            }
        }
        true
    }
}

/// Whether the white men of a structure cannot mate, whatever stands where (see `material`).
pub(super) fn hopeless(structure: &Structure, start: &Board) -> bool {
    let stones = |color: Color, role: usize| structure.stones & start.colors[color.index()] & start.roles[role];
    let has = |kind: usize| structure.counts[kind] > 0;
    if structure.pawns[0] != 0
        || has(3)
        || has(4)
        || stones(Color::White, 3) | stones(Color::White, 4) != 0
    {
        return false;
    }
    let knights = u32::from(structure.counts[0]) + stones(Color::White, 1).count_ones();
    let light = has(1) || stones(Color::White, 2) & !DARK != 0;
    let dark = has(2) || stones(Color::White, 2) & DARK != 0;
    let black_light = has(6) || stones(Color::Black, 2) & !DARK != 0;
    let black_dark = has(7) || stones(Color::Black, 2) & DARK != 0;
    let black_knights = has(5) || stones(Color::Black, 1) != 0;
    let black_pawns = structure.pawns[1] != 0;
    if knights == 0 {
        let one_colored = !(light || black_light) || !(dark || black_dark);
        return !light && !dark || one_colored && !black_pawns && !black_knights;
    }
    let black_rooks = has(8) || stones(Color::Black, 3) != 0;
    knights == 1
        && !(light || dark || black_light || black_dark || black_knights || black_pawns || black_rooks)
}
