//! A mate marched to without looking left or right: the proof, for most games, that the winner could checkmate.
//!
//! Both players help. The loser's king goes to a corner and his other men keep out of the way; the winner takes
//! what he can, brings his king near, pushes pawns, and mates as soon as a move does. Every move is legal, so a mate
//! that is reached is proof; that none is reached proves nothing, and the full proof is asked then. Three times
//! as fast as that one, because no list of moves is made.

use touchmove_chess::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// The longest march to a corner.
const PLIES: usize = 60;
/// The winner's pieces looked at; nobody has more.
const MOST: usize = 16;
const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

/// Whether a mate by this player is reached so; he has a queen or a rook, for nothing is tried without.
pub(super) fn reaches_mate(position: &Position, winner: Color) -> bool {
    let heavy = position.by_role(Role::Queen) | position.by_role(Role::Rook);
    let regular = position.checkers_of(!position.having_move()).is_empty();
    if (heavy & position.by_color(winner)).is_empty() || !regular {
        return false;
    }
    let (own, other) = (position.king(winner), position.king(!winner));
    let mut corners = CORNERS;
    corners.sort_by_key(|corner| 2 * steps(other, *corner) + away(own, *corner));
    corners.iter().take(2).any(|corner| marches(position, winner, *corner))
}

fn marches(position: &Position, winner: Color, corner: Square) -> bool {
    let mut here = *position;
    for ply in 0..PLIES {
        let helping = if here.having_move() == winner {
            match Winner::of(&here, winner).acts(corner, ply) {
                Act::Mate => return true,
                Act::Move(m) => Some(m),
                Act::Nothing => None,
            }
        } else {
            yields(&here, corner, ply)
        };
        let Some(m) = helping.or_else(|| anything(&here, ply)) else { return false };
        debug_assert!(here.is_legal(m), "{here:?} {m:?}");
        here = here.play(m);
    }
    false
}

/// What the winner does.
enum Act {
    Mate,
    Move(Move),
    Nothing,
}

/// A piece and what it attacks, the loser's king being no obstacle.
#[derive(Clone, Copy)]
struct Man {
    role: Role,
    from: Square,
    reach: Bitboard,
}

/// The winner's side of the board.
struct Winner<'a> {
    here: &'a Position,
    color: Color,
    /// Where the loser's king stands, and the board without it.
    target: Square,
    shadow: Bitboard,
    /// The loser's men that can be taken.
    prey: Bitboard,
    men: [Man; MOST],
    count: usize,
    /// Squares beside the loser's king that he could go to.
    flights: Bitboard,
}

impl<'a> Winner<'a> {
    fn of(here: &'a Position, color: Color) -> Winner<'a> {
        let target = here.king(!color);
        let shadow = here.occupied() - Bitboard::of(target);
        let theirs = here.by_color(!color);
        let mut attacked =
            attacks::king(here.king(color)) | attacked_by_pawns(here.pieces(color, Role::Pawn), color);
        let mut men = [Man { role: Role::Knight, from: Square::A1, reach: Bitboard::EMPTY }; MOST];
        let mut count = 0;
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for (from, place) in here.pieces(color, role).iter().zip(men.iter_mut().skip(count)) {
                let reach = reach(role, from, shadow);
                attacked |= reach;
                *place = Man { role, from, reach };
                count += 1;
            }
        }
        let flights = attacks::king(target) - theirs - attacked;
        let prey = theirs - Bitboard::of(target);
        Winner { here, color, target, shadow, prey, men, count, flights }
    }

    fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    fn acts(&self, corner: Square, ply: usize) -> Act {
        if self.mates() {
            return Act::Mate;
        }
        let m = self.pawn_gains().or_else(|| self.captures()).or_else(|| self.approaches(corner));
        let m = m.or_else(|| pushes(self.here, self.color)).or_else(|| self.waits(ply));
        match m.or_else(|| self.steps_aside()) {
            Some(m) => Act::Move(m),
            None => Act::Nothing,
        }
    }

    /// Whether a check by a piece mates. Checks that leave the king a square are passed over.
    fn mates(&self) -> bool {
        let occupied = self.here.occupied();
        let straight = attacks::rook(self.target, occupied);
        let diagonal = attacks::bishop(self.target, occupied);
        let open = !(self.here.by_color(self.color) | Bitboard::of(self.target));
        for man in self.men() {
            let checking = match man.role {
                Role::Queen => straight | diagonal,
                Role::Rook => straight,
                Role::Bishop => diagonal,
                Role::Knight | Role::Pawn | Role::King => attacks::knight(self.target),
            };
            for to in man.reach & open & checking {
                let left = self.flights - reach(man.role, to, self.shadow) - Bitboard::of(to);
                if left.is_empty()
                    && let Some(m) = step(self.here, man.role, man.from, to)
                    && self.here.play(m).is_checkmate()
                {
                    return true;
                }
            }
        }
        false
    }

    fn pawns(&self) -> Bitboard {
        self.here.pieces(self.color, Role::Pawn)
    }

    /// A pawn is promoted or takes something.
    fn pawn_gains(&self) -> Option<Move> {
        for to in steps_ahead(self.here, self.color) & LAST_RANKS {
            let from = behind(to, self.color)?;
            if self.here.keeps_king_safe(from, to) {
                return Some(Move::Promotion { from, to, into: Role::Queen });
            }
        }
        for to in attacked_by_pawns(self.pawns(), self.color) & self.prey {
            let from = (attacks::pawn(!self.color, to) & self.pawns()).first()?;
            if self.here.keeps_king_safe(from, to) {
                return Some(if LAST_RANKS.contains(to) {
                    Move::Promotion { from, to, into: Role::Queen }
                } else {
                    Move::Capture { role: Role::Pawn, from, to }
                });
            }
        }
        None
    }

    fn captures(&self) -> Option<Move> {
        self.men().iter().find_map(|man| {
            (man.reach & self.prey).iter().find_map(|to| step(self.here, man.role, man.from, to))
        })
    }

    fn approaches(&self, corner: Square) -> Option<Move> {
        let from = self.here.king(self.color);
        let now = away(from, corner);
        let open = attacks::king(from) - self.here.by_color(self.color) - attacks::king(self.target);
        open.iter().filter(|to| away(*to, corner) < now).find_map(|to| step(self.here, Role::King, from, to))
    }

    fn steps_aside(&self) -> Option<Move> {
        let from = self.here.king(self.color);
        let open = attacks::king(from) - self.here.by_color(self.color) - attacks::king(self.target);
        open.iter().find_map(|to| step(self.here, Role::King, from, to))
    }

    /// Some piece goes somewhere, each time another.
    fn waits(&self, ply: usize) -> Option<Move> {
        let later = self.men().iter().cycle().skip(ply / 2).take(self.count);
        later.filter_map(|man| roams(self.here, man.role, man.from, man.reach, ply * 7)).next()
    }
}

/// The loser helps: his king goes to the corner, otherwise a piece keeps out of the way.
fn yields(here: &Position, corner: Square, ply: usize) -> Option<Move> {
    let loser = here.having_move();
    let from = here.king(loser);
    let occupied = here.occupied();
    let now = steps(from, corner);
    let free = attacks::king(from) - occupied;
    let king_goes = |wanted: fn(i32, i32) -> bool| {
        free.iter()
            .filter(|to| wanted(steps(*to, corner), now))
            .find_map(|to| step(here, Role::King, from, to))
    };
    king_goes(|then, now| then < now)
        .or_else(|| {
            [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().find_map(|role| {
                let mut men = here.pieces(loser, role).iter();
                men.find_map(|man| roams(here, role, man, reach(role, man, occupied), ply * 5))
            })
        })
        .or_else(|| king_goes(|then, now| then == now))
        .or_else(|| pushes(here, loser))
        .or_else(|| king_goes(|then, now| then > now))
}

/// Where pawns can step.
fn steps_ahead(here: &Position, color: Color) -> Bitboard {
    let pawns = here.pieces(color, Role::Pawn).0;
    Bitboard(color.choose(pawns << 8, pawns >> 8)) - here.occupied()
}

fn behind(to: Square, color: Color) -> Option<Square> {
    to.offset(0, color.choose(-1, 1))
}

/// A pawn steps ahead, not to its last rank.
fn pushes(here: &Position, color: Color) -> Option<Move> {
    let mut open = (steps_ahead(here, color) - LAST_RANKS).iter();
    open.find_map(|to| step(here, Role::Pawn, behind(to, color)?, to))
}

/// A move to an empty square that is reached, which one depends on the number.
fn roams(here: &Position, role: Role, from: Square, reach: Bitboard, number: usize) -> Option<Move> {
    let open = reach - here.occupied();
    let to = open.iter().nth(number.checked_rem(open.len())?)?;
    step(here, role, from, to)
}

/// Any legal move, rather one that takes nothing.
#[cold]
fn anything(here: &Position, ply: usize) -> Option<Move> {
    let moves = here.legal_moves();
    let quiet: Vec<&Move> = moves.iter().filter(|m| !m.is_capture()).collect();
    let chosen = quiet.get(ply.checked_rem(quiet.len()).unwrap_or_default()).copied();
    chosen.or(moves.first()).copied()
}

/// The move there, if it leaves the own king safe. The square is one that the piece reaches.
#[inline]
fn step(here: &Position, role: Role, from: Square, to: Square) -> Option<Move> {
    let captures = here.occupied().contains(to);
    here.keeps_king_safe(from, to).then_some(if captures {
        Move::Capture { role, from, to }
    } else {
        Move::Ordinary { role, from, to }
    })
}

#[inline(always)]
fn reach(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Queen => attacks::queen(from, occupied),
        Role::Rook => attacks::rook(from, occupied),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Knight | Role::Pawn | Role::King => attacks::knight(from),
    }
}

fn attacked_by_pawns(pawns: Bitboard, color: Color) -> Bitboard {
    const A_FILE: u64 = 0x0101_0101_0101_0101;
    let (left, right) = (pawns.0 & !A_FILE, pawns.0 & !(A_FILE << 7));
    Bitboard(color.choose(left << 7 | right << 9, left >> 9 | right >> 7))
}

/// Steps a king needs from one square to another.
#[inline]
fn steps(one: Square, other: Square) -> i32 {
    let files = (one.index() & 7).abs_diff(other.index() & 7);
    let ranks = (one.index() >> 3).abs_diff(other.index() >> 3);
    files.max(ranks) as i32
}

/// How far the winner's king is from standing two steps from the corner.
#[inline]
fn away(king: Square, corner: Square) -> i32 {
    (steps(king, corner) - 2).abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_chess::Random;
    use touchmove_chess::winnability::{Budget, Winnability, winnability};

    fn position(fen: &str) -> Position {
        let setup = touchmove_notation::fen::Fen::read(fen.as_bytes()).unwrap().setup();
        Position::admit(&setup).unwrap()
    }

    #[test]
    fn nothing_that_cannot_be_won_is_marched_to() {
        let mut random = Random::seeded(8);
        let mut reached = 0;
        for _ in 0..400 {
            let mut here = Position::initial();
            for _ in 0..random.below(260) {
                let moves = here.legal_moves();
                let Some(m) = moves.get(random.below(moves.len() as u64) as usize) else { break };
                here = here.play(*m);
            }
            for winner in Color::ALL {
                if here.has_legal_move() && reaches_mate(&here, winner) {
                    reached += 1;
                    let proven = winnability(&here, winner, Budget::DEFAULT);
                    assert!(matches!(proven, Winnability::Winnable { .. }), "{here:?}");
                }
            }
        }
        assert!(reached > 400, "{reached}");
    }

    #[test]
    fn a_rook_that_must_be_lost_reaches_nothing() {
        // The only legal move takes the rook, and the next.
        assert!(!reaches_mate(&position("k7/1R6/8/8/8/8/8/7K b - - 0 1"), Color::White));
        assert!(reaches_mate(&position("k7/8/1R6/8/8/8/8/7K b - - 0 1"), Color::White));
        assert!(!reaches_mate(&position("k7/8/1N6/8/8/8/8/7K w - - 0 1"), Color::White));
    }
}
