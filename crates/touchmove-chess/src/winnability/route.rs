//! How many moves a man needs to the place it has to take, on an empty board. Nothing here is proven; it only
//! decides what is tried first.

use super::picture::leaps;
use crate::attacks::tables::TABLES;
use crate::bitboard::Bitboard;
use crate::piece::Role;

/// More moves than any man needs.
pub(super) const FAR: u8 = 100;

/// The squares from which a man needs this many moves, by that number.
#[derive(Clone, Copy)]
pub(super) struct Route {
    rings: [u64; Route::LONGEST],
    /// The man must arrive with just the move after which its side has this many left; `None` if it may be early.
    slot: Option<u8>,
}

impl Route {
    const LONGEST: usize = 10;

    /// To be on the goals at some time.
    pub(super) fn to(role: Role, goals: u64) -> Route {
        let mut route = Route { rings: [0; Route::LONGEST], slot: None };
        route.spread(role, goals, 0);
        route
    }

    /// To arrive on the goals when the side has this many moves left, with a last move that does not begin on the
    /// squares to be avoided.
    pub(super) fn arriving(role: Role, goals: u64, left: u8, avoided: u64) -> Route {
        let mut route = Route { rings: [0; Route::LONGEST], slot: Some(left) };
        route.spread(role, goals, avoided);
        // A man that is there too early has to leave and to come back.
        let again = goals & reached(role, route.rings[1]);
        route.rings[2] |= again;
        route.rings[3] |= goals & !again;
        route
    }

    /// The way of a king that comes over the third square and steps into the corner with its last move.
    pub(super) fn over(third: usize, corner: usize) -> Route {
        let mut route = Route::to(Role::King, 1 << third);
        route.rings.rotate_right(1);
        route.rings[0] = 1 << corner;
        route.slot = Some(0);
        route
    }

    fn spread(&mut self, role: Role, goals: u64, avoided: u64) {
        let (mut known, mut fresh) = (goals, goals);
        let mut avoided = avoided;
        for ring in &mut self.rings {
            *ring = fresh;
            fresh = reached(role, fresh) & !known & !avoided;
            known |= fresh;
            avoided = 0;
            if fresh == 0 {
                break;
            }
        }
    }

    /// How many moves a man on the square needs.
    pub(super) fn away(&self, square: usize) -> u8 {
        let first = usize::from(self.slot.is_some());
        let ring = self.rings[first..].iter().position(|ring| ring >> square & 1 == 1);
        ring.map_or(FAR, |ring| (first + ring) as u8)
    }

    /// The squares this many moves away that a man may go to, when its side has this many moves left, this one
    /// included.
    pub(super) fn ring(&self, away: u8, left: u8) -> u64 {
        if away == 0 && self.slot.is_some_and(|slot| slot + 1 != left) {
            return 0;
        }
        self.rings.get(usize::from(away)).copied().unwrap_or(0)
    }
}

/// What a man attacks from a square of an empty board.
pub(super) fn lines(role: Role, square: usize) -> u64 {
    match role {
        Role::Knight => TABLES.knight[square],
        Role::Bishop => TABLES.bishop_rays[square],
        Role::Rook => TABLES.rook_rays[square],
        Role::Queen => TABLES.bishop_rays[square] | TABLES.rook_rays[square],
        Role::King => TABLES.king[square],
        Role::Pawn => 0,
    }
}

/// The squares a man gets to from some squares of an empty board.
fn reached(role: Role, squares: u64) -> u64 {
    const A: u64 = 0x0101_0101_0101_0101;
    const H: u64 = A << 7;
    match role {
        Role::Knight => leaps(squares),
        Role::King => {
            let wide = squares | (squares & !H) << 1 | (squares & !A) >> 1;
            wide | wide << 8 | wide >> 8
        }
        Role::Bishop | Role::Rook | Role::Queen | Role::Pawn => {
            Bitboard(squares).iter().fold(0, |all, square| all | lines(role, square.index()))
        }
    }
}
