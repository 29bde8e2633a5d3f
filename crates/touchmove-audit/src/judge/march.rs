//! A mate reached by marching straight ahead: the proof, for most games, that the winner could checkmate.
//!
//! Both players help. The loser's king goes to a corner and their other men keep out of the way; the winner draws a
//! net around the king where one move is missing, and otherwise promotes pawns, takes what they can and brings their king
//! near. Every move is legal, so a mate that is reached is proof; that none is reached proves nothing, and the full
//! proof is asked then. Many times as fast as that one, because no list of moves is made.

mod lines;
mod loser;
mod winner;

use touchmove_chess::{Bitboard, Color, Move, Position, Role, Square};

/// The longest march.
const PLIES: usize = 60;
/// Moves made for nets that were not closed, after which no more are drawn.
const TRIES: u8 = 4;
const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

/// Whether a mate by this player is reached so; they have a queen, a rook or a pawn, for nothing is tried without.
pub(super) fn reaches_mate(position: &Position, winner: Color) -> bool {
    let means = position.by_role(Role::Queen) | position.by_role(Role::Rook) | position.by_role(Role::Pawn);
    let regular = position.checkers_of(!position.having_move()).is_empty();
    if (means & position.by_color(winner)).is_empty() || !regular {
        return false;
    }
    let (own, other) = (position.king(winner), position.king(!winner));
    let mut corners = CORNERS;
    corners.sort_by_key(|corner| 2 * steps(other, *corner) + away(own, *corner));
    corners.into_iter().any(|corner| March { winner, corner }.reaches_mate(position, 0, Net::NONE))
}

/// Who mates, and where the other king goes.
struct March {
    winner: Color,
    corner: Square,
}

/// How many moves have been made for a net.
#[derive(Clone, Copy)]
struct Net(u8);

impl Net {
    const NONE: Net = Net(0);

    /// Whether nets are still drawn.
    fn is_tried(self) -> bool {
        self.0 < TRIES
    }

    /// Whether one is being drawn, in which the king should stay.
    fn is_open(self) -> bool {
        self.0 > 0 && self.is_tried()
    }

    fn drawn(self) -> Net {
        Net(self.0 + 1)
    }

    /// No net is seen: the next may take as many moves, but after too many failures no more are drawn.
    fn dropped(self) -> Net {
        if self.is_tried() { Net::NONE } else { self }
    }
}

/// What the winner does.
enum Act {
    Mate,
    /// A move for a net.
    Draws(Move),
    /// Another, if there is one that helps.
    Moves(Option<Move>),
}

impl March {
    /// Goes on from here. Each position has a place of its own: to copy what has just been written is slow.
    fn reaches_mate(&self, here: &Position, ply: usize, net: Net) -> bool {
        if ply == PLIES {
            return false;
        }
        let (helping, net) = if here.having_move() == self.winner {
            match winner::acts(here, self.corner, ply, net.is_tried()) {
                Act::Mate => return true,
                Act::Draws(m) => (Some(m), net.drawn()),
                Act::Moves(m) => (m, net.dropped()),
            }
        } else {
            (loser::helps(here, self.corner, ply, net.is_open()), net)
        };
        let Some(m) = helping.or_else(|| anything(here, ply)) else { return false };
        debug_assert!(here.is_legal(m), "{here:?} {m:?}");
        self.reaches_mate(&here.play(m), ply + 1, net)
    }
}

/// A pawn steps ahead, not to its last rank.
fn pushes(here: &Position, color: Color) -> Option<Move> {
    let mut open = (lines::steps_ahead(here, color) - LAST_RANKS).iter();
    open.find_map(|to| step(here, Role::Pawn, behind(to, color)?, to))
}

fn behind(to: Square, color: Color) -> Option<Square> {
    to.offset(0, color.choose(-1, 1))
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
    lines::keeps_king_safe(here, from, to).then_some(if captures {
        Move::Capture { role, from, to }
    } else {
        Move::Ordinary { role, from, to }
    })
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
