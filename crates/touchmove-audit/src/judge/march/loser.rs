//! What the loser does to be mated.

use touchmove_chess::{Bitboard, Move, Position, Role, Square, attacks};

use super::lines::reach;
use super::{pushes, roams, step, steps};

/// The least valuable first: it hardly ever stands in the way.
const MEN: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// A helping move: within a net the king stays; otherwise it goes to the corner.
pub(super) fn helps(here: &Position, corner: Square, ply: usize, netted: bool) -> Option<Move> {
    let king = here.king(here.having_move());
    let stays = || if netted { keeps_still(here, king, ply) } else { None };
    stays()
        .or_else(|| if king == corner { hems_in(here, king) } else { None })
        .or_else(|| yields(here, king, corner, ply))
}

/// Another man moves, and nothing beside the king changes.
fn keeps_still(here: &Position, king: Square, ply: usize) -> Option<Move> {
    let (loser, beside) = (here.having_move(), attacks::king(king));
    let moved = MEN.into_iter().find_map(|role| {
        let mut men = (here.pieces(loser, role) - beside).iter();
        men.find_map(|man| roams(here, role, man, reach(role, man, here.occupied()) - beside, ply * 5))
    });
    moved.or_else(|| pushes(here, loser))
}

/// A man goes beside the king and takes a square from it.
fn hems_in(here: &Position, king: Square) -> Option<Move> {
    let (loser, beside) = (here.having_move(), attacks::king(king));
    let free = beside - here.occupied();
    if free.is_empty() {
        return None;
    }
    MEN.into_iter().find_map(|role| {
        let mut men = (here.pieces(loser, role) - beside).iter();
        men.find_map(|man| {
            let mut open = (reach(role, man, here.occupied()) & free).iter();
            open.find_map(|to| step(here, role, man, to))
        })
    })
}

/// The king goes to the corner, otherwise a piece keeps out of the way.
fn yields(here: &Position, king: Square, corner: Square, ply: usize) -> Option<Move> {
    let loser = here.having_move();
    let occupied = here.occupied();
    let now = steps(king, corner);
    let free: Bitboard = attacks::king(king) - occupied;
    let king_goes = |wanted: fn(i32, i32) -> bool| {
        free.iter()
            .filter(|to| wanted(steps(*to, corner), now))
            .find_map(|to| step(here, Role::King, king, to))
    };
    king_goes(|then, now| then < now)
        .or_else(|| {
            MEN.into_iter().find_map(|role| {
                let mut men = here.pieces(loser, role).iter();
                men.find_map(|man| roams(here, role, man, reach(role, man, occupied), ply * 5))
            })
        })
        .or_else(|| king_goes(|then, now| then == now))
        .or_else(|| pushes(here, loser))
        .or_else(|| king_goes(|then, now| then > now))
}
