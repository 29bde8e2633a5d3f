//! Could some position of a set be checkmate by White? Answered "no" only when it is certain.

use super::structure::{Group, KINDS, Structure, kind, reach};
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
    /// A pawn captured en passant and stands there.
    EnPassant(Square),
    /// A pawn was promoted; the new man belongs to a cloud.
    Promotion,
}

/// The set of positions: a structure and both kings.
pub(super) struct Scene<'a> {
    pub(super) structure: &'a Structure,
    pub(super) white: Square,
    pub(super) black: Square,
}

impl Scene<'_> {
    /// Whether the black king may stand mated after such a move.
    pub(super) fn may_be_mate(&self, last: Last) -> bool {
        let structure = self.structure;
        if self.is_quiet(last) {
            return false;
        }
        let covered = structure.guarded[0] | attacks::king(self.white).0;
        let flights = attacks::king(self.black).0 & !structure.held[1] & !covered;
        // Every flight must at least possibly be attacked by a white group or held by a black one.
        let mut possible = 0;
        for group in structure.groups_of(Color::Black) {
            possible |= group.cloud;
        }
        let occupied = self.occupied();
        let unseen = occupied & !(1 << self.black.index());
        for flight in Bitboard(flights & !possible) {
            if structure.groups_of(Color::White).all(|group| self.attackers(group, flight, unseen) == 0) {
                return false;
            }
        }
        let pawn = match last {
            Last::Pawn(_, to) | Last::EnPassant(to) => attacks::pawn(Color::White, to).contains(self.black),
            Last::Cloud | Last::King(_) | Last::Promotion => false,
        };
        if pawn && self.holds(flights, possible, None) {
            return true;
        }
        structure.groups_of(Color::White).any(|group| {
            Bitboard(self.attackers(group, self.black, occupied)).iter().any(|checker| {
                self.is_new(last, checker) && self.holds(flights, possible, Some((group, checker)))
            })
        })
    }

    /// Whether a king's move cannot uncover a check, because it did not leave a line of its opponent's king.
    fn is_quiet(&self, last: Last) -> bool {
        match last {
            Last::King(from) => attacks::queen(self.black, Bitboard::EMPTY).0 >> from.index() & 1 == 0,
            Last::Cloud | Last::Pawn(..) | Last::EnPassant(_) | Last::Promotion => false,
        }
    }

    fn occupied(&self) -> u64 {
        self.structure.fixed() | 1 << self.white.index() | 1 << self.black.index()
    }

    /// From where men of a group may attack a square past these occupied ones.
    fn attackers(&self, group: &Group, square: Square, occupied: u64) -> u64 {
        let kings = 1 << self.white.index() | 1 << self.black.index();
        reach(group.kind, square, occupied) & group.cloud & !kings
    }

    /// Whether the check from that square may have arisen with the last move.
    fn is_new(&self, last: Last, checker: Square) -> bool {
        let between = attacks::between(checker, self.black);
        match last {
            Last::Cloud | Last::EnPassant(_) | Last::Promotion => true,
            Last::King(from) | Last::Pawn(from, _) => between.contains(from),
        }
    }

    /// Whether the king may be unable to answer the check: by a man of a group on a square, or by a pawn.
    fn holds(&self, flights: u64, possible: u64, checker: Option<(&Group, Square)>) -> bool {
        let unseen = self.occupied() & !(1 << self.black.index());
        let mut open = flights;
        if let Some((group, square)) = checker {
            if self.is_answered(group, square) {
                return false;
            }
            open &= !reach(group.kind, square, unseen) | 1 << square.index();
        }
        let mut to_hold = 0;
        for flight in Bitboard(open) {
            if self.structure.groups_of(Color::White).any(|group| self.sees(group, flight, unseen, checker)) {
                continue;
            }
            let taken = checker.is_some_and(|(_, square)| square == flight);
            if taken || possible >> flight.index() & 1 == 0 {
                return false;
            }
            to_hold |= 1 << flight.index();
        }
        self.can_hold(to_hold)
    }

    /// Whether a man of the group, the checker apart, may attack the flight.
    fn sees(&self, group: &Group, flight: Square, unseen: u64, checker: Option<(&Group, Square)>) -> bool {
        let from = self.attackers(group, flight, unseen);
        match checker {
            Some((same, square)) => (group != same || group.count > 1) && from & !(1 << square.index()) != 0,
            None => from != 0,
        }
    }

    /// Whether a black pawn certainly takes the checker or steps into its way. A pawn could be pinned only by
    /// another white slider, so the answer is given only when there is none.
    fn is_answered(&self, checking: &Group, checker: Square) -> bool {
        let pinning = |group: &&Group| group.slides() && (*group != checking || group.count > 1);
        if self.structure.groups_of(Color::White).any(|group| pinning(&group)) {
            return false;
        }
        let pawns = self.structure.pawns[1];
        let way = attacks::between(checker, self.black).0;
        attacks::pawn(Color::White, checker).0 & pawns != 0 || way << 8 & pawns != 0
    }

    /// Whether the loser may have a man for each of these squares: by Hall's theorem, if no squares ask together
    /// for more men than the groups have that can hold any of them.
    fn can_hold(&self, squares: u64) -> bool {
        let mut subset = squares;
        while subset != 0 {
            let able = self.structure.groups_of(Color::Black).filter(|group| group.cloud & subset != 0);
            if able.map(|group| u32::from(group.count)).sum::<u32>() < subset.count_ones() {
                return false;
            }
            subset = subset.wrapping_sub(1) & squares;
        }
        true
    }
}

/// Whether the white men of a structure cannot mate, whatever stands where (see `material`).
pub(super) fn hopeless(structure: &Structure, start: &Board) -> bool {
    if structure.pawns[0] != 0 {
        return false;
    }
    let mut counts = [0u32; KINDS];
    for square in Bitboard(structure.stones) {
        let Some(piece) = start.piece_at(square) else { continue };
        if let Some(kind) = kind(piece.color, piece.role, square) {
            counts[kind as usize] += 1;
        }
    }
    for group in structure.groups() {
        counts[group.kind as usize] += u32::from(group.count);
    }
    let [knights, light, dark, rooks, queens, black_knights, black_light, black_dark, black_rooks, _] =
        counts;
    let black_pawns = structure.pawns[1] != 0;
    if rooks + queens > 0 {
        return false;
    }
    if knights == 0 {
        let one_colored = light + black_light == 0 || dark + black_dark == 0;
        return light + dark == 0 || one_colored && !black_pawns && black_knights == 0;
    }
    let black_others = black_light + black_dark + black_knights + black_rooks;
    knights == 1 && light + dark + black_others == 0 && !black_pawns
}
