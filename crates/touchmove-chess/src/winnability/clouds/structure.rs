//! What cannot move, and where the rest may be.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::piece::Role;
use crate::square::Square;

/// Kinds of men whose places are not known: of each colour knights, bishops on light and on dark squares, rooks,
/// queens.
pub(super) const KINDS: usize = 10;

pub(super) const DARK: u64 = 0xaa55_aa55_aa55_aa55;

/// The kind of a piece on a square; pawns and kings have none, since they are never unknown.
pub(super) fn kind(color: Color, role: Role, square: Square) -> Option<u8> {
    let within = match role {
        Role::Knight => 0,
        Role::Bishop if DARK >> square.index() & 1 == 0 => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::Pawn | Role::King => return None,
    };
    Some(within + color.choose(0, 5))
}

/// What a man of a kind attacks.
pub(super) fn reach(kind: u8, from: Square, occupied: u64) -> u64 {
    let occupied = Bitboard(occupied);
    match kind % 5 {
        0 => attacks::knight(from),
        1 | 2 => attacks::bishop(from, occupied),
        3 => attacks::rook(from, occupied),
        _ => attacks::queen(from, occupied),
    }
    .0
}

/// At most this many men of a kind, each somewhere in the cloud.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Group {
    pub(super) kind: u8,
    pub(super) count: u8,
    pub(super) cloud: u64,
}

impl Group {
    pub(super) fn is_of(&self, color: Color) -> bool {
        (self.kind < 5) == (color == Color::White)
    }

    pub(super) fn slides(&self) -> bool {
        !self.kind.is_multiple_of(5)
    }
}

/// The most groups a structure can hold; with more the proof is given up.
const MOST: usize = 24;

/// A set of positions: pawns and stones are exactly these, all other men are within the clouds of their groups.
/// Kings are held elsewhere.
///
/// A stone is a piece that stands where it stood at the start and cannot move, because pawns and stones of its
/// own side hold every square it could go to. A king is a stone too when pawns and stones of both sides leave it
/// no square.
#[derive(Clone)]
pub(super) struct Structure {
    pub(super) pawns: [u64; 2],
    pub(super) stones: u64,
    /// The square passed over with the last move, where an enemy pawn may capture.
    pub(super) passed: u64,
    groups: [Group; MOST],
    len: usize,
    /// There was no room for a group: nothing may be concluded.
    pub(super) overflown: bool,
    /// How many men of a kind there can be at all.
    totals: [u8; KINDS],
    /// Squares that the groups of a side may go to; among them those of enemy pawns and stones.
    pub(super) goals: [u64; 2],
    /// Squares that the pawns and stones of a side certainly attack.
    pub(super) guarded: [u64; 2],
    /// The pawns and stones of a side.
    pub(super) held: [u64; 2],
}

impl Structure {
    /// The structure of a board as it stands.
    pub(super) fn of(board: &Board) -> Structure {
        let pawns = board.by_role(Role::Pawn);
        let mut structure = Structure {
            pawns: Color::ALL.map(|color| board.pieces(color, Role::Pawn).0),
            stones: (board.occupied() - pawns).0,
            passed: 0,
            groups: [Group::default(); MOST],
            len: 0,
            overflown: false,
            totals: [0; KINDS],
            goals: [0; 2],
            guarded: [0; 2],
            held: [0; 2],
        };
        for square in Bitboard(structure.stones) {
            let Some(piece) = board.piece_at(square) else { continue };
            if let Some(kind) = kind(piece.color, piece.role, square) {
                structure.totals[kind as usize] += 1;
            }
        }
        structure.settle(board);
        structure
    }

    /// The structure that a position has, seen from the start: what stands where it stood may still be a stone.
    pub(super) fn reached(board: &Board, start: &Board) -> Structure {
        let mut structure = Structure::of(board);
        let mut same = 0;
        for color in Color::ALL {
            for role in Role::ALL {
                same |= (board.pieces(color, role) & start.pieces(color, role)).0;
            }
        }
        structure.stones &= same;
        structure.settle(start);
        structure
    }

    pub(super) fn groups(&self) -> &[Group] {
        &self.groups[..self.len]
    }

    pub(super) fn groups_of(&self, color: Color) -> impl Iterator<Item = &Group> {
        self.groups().iter().filter(move |group| group.is_of(color))
    }

    /// What certainly stands on the board, the kings left out.
    pub(super) fn fixed(&self) -> u64 {
        self.pawns[0] | self.pawns[1] | self.stones
    }

    /// The pawns and stones of a side.
    fn fixed_of(&self, color: Color, start: &Board) -> u64 {
        self.pawns[color.index()] | self.stones & start.by_color(color).0
    }

    /// Whether two are told apart by pawns and stones.
    pub(super) fn agrees(&self, other: &Structure) -> bool {
        self.pawns == other.pawns && self.stones == other.stones && self.passed == other.passed
    }

    /// A number that depends on what tells structures apart.
    pub(super) fn mixed(&self) -> u64 {
        let mut mixed = self.pawns[0].wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed.rotate_left(29) ^ self.pawns[1]).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed.rotate_left(31) ^ self.stones ^ self.passed).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 29)
    }

    /// Takes in the positions of another settled structure with the same pawns and stones; whether that changed
    /// anything. Clouds of one kind are then the same or have no square in common.
    pub(super) fn join(&mut self, other: &Structure) -> bool {
        let mut grown = false;
        for (total, more) in self.totals.iter_mut().zip(other.totals) {
            grown |= more > *total;
            *total = more.max(*total);
        }
        for group in other.groups() {
            let same = |known: &&mut Group| known.kind == group.kind && known.cloud == group.cloud;
            match self.groups[..self.len].iter_mut().find(same) {
                Some(known) => {
                    grown |= group.count > known.count;
                    known.count = group.count.max(known.count);
                }
                None => {
                    grown = true;
                    self.push(*group);
                }
            }
        }
        grown
    }

    /// Adds a man by promotion.
    pub(super) fn promote(&mut self, kind: u8, square: Square) {
        self.totals[kind as usize] = self.totals[kind as usize].saturating_add(1);
        self.push(Group { kind, count: 1, cloud: 1 << square.index() });
    }

    /// A man of each group that can take on the square may stand there now.
    pub(super) fn capture(&mut self, color: Color, square: Square, fixed_before: u64) {
        for group in &mut self.groups[..self.len] {
            if group.is_of(color) && reach(group.kind, square, fixed_before) & group.cloud != 0 {
                group.cloud |= 1 << square.index();
            }
        }
    }

    /// Takes a square out of every cloud: a pawn stands there.
    pub(super) fn clear(&mut self, square: Square) {
        for group in &mut self.groups[..self.len] {
            group.cloud &= !(1 << square.index());
        }
    }

    fn push(&mut self, group: Group) {
        match self.groups.get_mut(self.len) {
            Some(place) => {
                *place = group;
                self.len += 1;
            }
            None => self.overflown = true,
        }
    }

    /// Frees the stones that can move, lets the clouds spread over all they can ever reach while pawns and stones
    /// stay, and derives the rest.
    pub(super) fn settle(&mut self, start: &Board) {
        self.free_stones(start);
        self.goals = [0; 2];
        let before = self.groups;
        let len = core::mem::take(&mut self.len);
        for group in &before[..len] {
            self.spread(*group, start);
        }
        for color in Color::ALL {
            self.guarded[color.index()] = self.attacked(color, start);
            self.held[color.index()] = self.fixed_of(color, start);
        }
    }

    fn free_stones(&mut self, start: &Board) {
        loop {
            let mut freed = 0;
            for square in Bitboard(self.stones) {
                let Some(piece) = start.piece_at(square) else { continue };
                let free = !self.fixed_of(piece.color, start) & !(start.by_role(Role::King).0 & self.stones);
                let goals = match kind(piece.color, piece.role, square) {
                    Some(kind) => reach(kind, square, self.fixed()) & free,
                    None => attacks::king(square).0 & free & !self.attacked(!piece.color, start),
                };
                if goals != 0 {
                    freed |= 1 << square.index();
                    if let Some(kind) = kind(piece.color, piece.role, square) {
                        self.push(Group { kind, count: 1, cloud: 1 << square.index() });
                    }
                }
            }
            if freed == 0 {
                return;
            }
            self.stones &= !freed;
        }
    }

    /// Puts a group back with all squares it can reach. What falls apart into regions without a way from one to
    /// the other makes several groups, any of which may hold all the men; what meets makes one.
    fn spread(&mut self, group: Group, start: &Board) {
        let fixed = self.fixed();
        let color = if group.kind < 5 { Color::White } else { Color::Black };
        let own = self.fixed_of(color, start);
        let total = self.totals[group.kind as usize];
        let mut left = group.cloud & !fixed;
        while left != 0 {
            let first = left & left.wrapping_neg();
            let met = |known: &&mut Group| known.kind == group.kind && known.cloud & first != 0;
            if let Some(known) = self.groups[..self.len].iter_mut().find(met) {
                known.count = known.count.saturating_add(group.count).min(total);
                left &= !known.cloud;
                continue;
            }
            let (cloud, goals) = region(group.kind, first, fixed, own);
            self.goals[color.index()] |= goals;
            left &= !cloud;
            self.push(Group { cloud, ..group });
        }
    }

    fn attacked(&self, color: Color, start: &Board) -> u64 {
        let mut attacked = 0;
        for square in Bitboard(self.pawns[color.index()]) {
            attacked |= attacks::pawn(color, square).0;
        }
        // All squares a stone attacks are held by pawns and stones, so lines do not matter.
        for square in Bitboard(self.stones) & start.by_color(color) {
            let Some(piece) = start.piece_at(square) else { continue };
            attacked |= attacks::of(piece, square, Bitboard(self.fixed())).0;
        }
        attacked
    }
}

/// The squares that a man of a kind can get to from one, and what it may go to or take from all of them.
fn region(kind: u8, first: u64, fixed: u64, own: u64) -> (u64, u64) {
    let (mut known, mut fresh, mut goals) = (first, first, 0);
    while fresh != 0 {
        let mut reached = 0;
        for square in Bitboard(fresh) {
            reached |= reach(kind, square, fixed);
        }
        goals |= reached & !own;
        fresh = reached & !fixed & !known;
        known |= fresh;
    }
    (known, goals)
}
