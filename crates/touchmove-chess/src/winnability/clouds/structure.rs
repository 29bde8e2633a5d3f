//! What stands fast, and where the rest may be.

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
pub(super) fn kind(color: Color, role: Role, square: usize) -> Option<usize> {
    let within = match role {
        Role::Knight => 0,
        Role::Bishop => 1 + (DARK >> square & 1) as usize,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::Pawn | Role::King => return None,
    };
    Some(5 * color.index() + within)
}

/// The kinds of a side.
pub(super) fn kinds(color: Color) -> core::ops::Range<usize> {
    5 * color.index()..5 * color.index() + 5
}

/// What a man of a kind attacks.
pub(super) fn reach(kind: usize, from: Square, occupied: u64) -> u64 {
    let occupied = Bitboard(occupied);
    match kind % 5 {
        0 => attacks::knight(from),
        1 | 2 => attacks::bishop(from, occupied),
        3 => attacks::rook(from, occupied),
        _ => attacks::queen(from, occupied),
    }
    .0
}

/// A set of positions: pawns and stones are exactly these, of every kind there are at most so many other men, and
/// they stand within its cloud. Kings are held elsewhere.
///
/// A stone is a piece that stands where it stood at the start and cannot move, because pawns and stones of its
/// own side hold every square it could go to.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Structure {
    pub(super) pawns: [u64; 2],
    pub(super) stones: u64,
    /// The square passed over with the last move, where an enemy pawn may capture.
    pub(super) passed: u64,
    pub(super) clouds: [u64; KINDS],
    pub(super) counts: [u8; KINDS],
    /// Squares that the clouds of a side may go to; among them those of enemy pawns and stones.
    pub(super) goals: [u64; 2],
    /// Squares that the pawns and stones of a side certainly attack.
    pub(super) guarded: [u64; 2],
}

impl Structure {
    /// The structure of a board as it stands.
    pub(super) fn of(board: &Board) -> Structure {
        let pawns = board.roles[0];
        let kings = board.roles[5];
        let mut structure = Structure {
            pawns: board.colors.map(|color| color & pawns),
            stones: board.occupied().0 & !(pawns | kings),
            passed: 0,
            clouds: [0; KINDS],
            counts: [0; KINDS],
            goals: [0; 2],
            guarded: [0; 2],
        };
        structure.settle(board);
        structure
    }

    /// What certainly stands on the board, the kings left out.
    pub(super) fn fixed(&self) -> u64 {
        self.pawns[0] | self.pawns[1] | self.stones
    }

    /// The pawns and stones of a side.
    pub(super) fn fixed_of(&self, color: Color, start: &Board) -> u64 {
        self.pawns[color.index()] | self.stones & start.colors[color.index()]
    }

    /// Whether two are told apart by pawns and stones.
    pub(super) fn agrees(&self, other: &Structure) -> bool {
        self.pawns == other.pawns && self.stones == other.stones && self.passed == other.passed
    }

    /// Takes in the positions of another structure with the same pawns and stones; whether that changed anything.
    pub(super) fn join(&mut self, other: &Structure) -> bool {
        let mut grown = false;
        for kind in 0..KINDS {
            grown |= other.clouds[kind] & !self.clouds[kind] != 0 || other.counts[kind] > self.counts[kind];
            self.clouds[kind] |= other.clouds[kind];
            self.counts[kind] = self.counts[kind].max(other.counts[kind]);
        }
        grown
    }

    /// Adds a man of a kind on a square.
    pub(super) fn add(&mut self, kind: usize, square: usize) {
        self.clouds[kind] |= 1 << square;
        self.counts[kind] = self.counts[kind].saturating_add(1);
    }

    /// Frees the stones that can move, lets the clouds spread over all they can ever reach while pawns and stones
    /// stay, and derives the rest.
    pub(super) fn settle(&mut self, start: &Board) {
        self.free_stones(start);
        for color in Color::ALL {
            let own = self.fixed_of(color, start);
            let mut goals = 0;
            for kind in kinds(color) {
                goals |= self.spread(kind, own);
            }
            self.goals[color.index()] = goals;
            self.guarded[color.index()] = self.attacked(color, start);
        }
    }

    fn free_stones(&mut self, start: &Board) {
        loop {
            let mut freed = 0;
            for square in Bitboard(self.stones) {
                let Some(piece) = start.piece_at(square) else { continue };
                let Some(kind) = kind(piece.color, piece.role, square.index()) else { continue };
                let goals = reach(kind, square, self.fixed()) & !self.fixed_of(piece.color, start);
                if goals != 0 {
                    freed |= 1 << square.index();
                    self.add(kind, square.index());
                }
            }
            if freed == 0 {
                return;
            }
            self.stones &= !freed;
        }
    }

    /// Lets the cloud of a kind grow as far as it can; returns where it may go, captures of pawns and stones
    /// included.
    fn spread(&mut self, kind: usize, own: u64) -> u64 {
        if self.counts[kind] == 0 {
            self.clouds[kind] = 0;
            return 0;
        }
        let fixed = self.fixed();
        let mut goals = 0;
        let mut fresh = self.clouds[kind] & !fixed;
        let mut known = fresh;
        while fresh != 0 {
            let mut reached = 0;
            for square in Bitboard(fresh) {
                reached |= reach(kind, square, fixed);
            }
            reached &= !own;
            goals |= reached;
            fresh = reached & !fixed & !known;
            known |= fresh;
        }
        self.clouds[kind] = known;
        goals
    }

    fn attacked(&self, color: Color, start: &Board) -> u64 {
        let mut attacked = 0;
        for square in Bitboard(self.pawns[color.index()]) {
            attacked |= attacks::pawn(color, square).0;
        }
        // All squares a stone attacks are held by pawns and stones, so lines do not matter.
        for square in Bitboard(self.stones & start.colors[color.index()]) {
            let Some(piece) = start.piece_at(square) else { continue };
            attacked |= attacks::of(piece, square, Bitboard(self.fixed())).0;
        }
        attacked
    }

    /// How many men of a side may be about.
    pub(super) fn about(&self, color: Color) -> u32 {
        kinds(color).map(|kind| u32::from(self.counts[kind])).sum()
    }
}
