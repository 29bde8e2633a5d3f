//! What the winner does.

use touchmove_chess::{Bitboard, Color, Move, Position, Role, Square, attacks};

use super::lines::{attacked_by_pawns, bishop, gone_to, keeps_king_safe, reach, rook, steps_ahead};
use super::{Act, LAST_RANKS, away, behind, pushes, roams, step};

/// The winner's pieces looked at; nobody has more.
const MOST: usize = 16;

/// The winner's move: a mate, a move for a net, or progress of another kind.
pub(super) fn acts(here: &Position, corner: Square, ply: usize, draws: bool) -> Act {
    let (mut men, mut seen) = ([WinnerPiece::NONE; MOST], Seen::of(here));
    let count = seen.look(&mut men);
    let men = men.get(..count).unwrap_or_default();
    let lack = match seen.mate(men) {
        Mate::Now => return Act::Mate,
        Mate::Lacks(lack) => lack,
    };
    if draws && let Some(m) = lack.route.or_else(|| seen.fills(men, lack.gap?)) {
        return Act::Draws(m);
    }
    Act::Moves(
        seen.pawn_gains()
            .or_else(|| seen.captures(men))
            .or_else(|| seen.approaches(corner))
            .or_else(|| pushes(here, seen.color))
            .or_else(|| seen.waits(men, ply))
            .or_else(|| seen.steps_aside()),
    )
}

/// A piece and what it attacks, the loser's king being no obstacle.
#[derive(Clone, Copy)]
struct WinnerPiece {
    role: Role,
    from: Square,
    reach: Bitboard,
}

impl WinnerPiece {
    const NONE: WinnerPiece = WinnerPiece { role: Role::Knight, from: Square::A1, reach: Bitboard::EMPTY };
}

/// The board as the winner sees it.
struct Seen<'a> {
    here: &'a Position,
    color: Color,
    /// Where the loser's king stands, and the board without it.
    target: Square,
    shadow: Bitboard,
    /// Where pieces of each kind would give check.
    straight: Bitboard,
    diagonal: Bitboard,
    /// The loser's men that can be taken.
    prey: Bitboard,
    /// Squares attacked by one man at least, and by two.
    once: Bitboard,
    twice: Bitboard,
}

enum Mate {
    Now,
    Lacks(MissingPiece),
}

/// What lacks to a mate: the piece is not there yet, or the king has one square left.
#[derive(Default)]
struct MissingPiece {
    route: Option<Move>,
    gap: Option<Gap>,
}

/// The square left to the king, and who would mate were it covered.
#[derive(Clone, Copy)]
struct Gap {
    square: Square,
    mating: Square,
}

impl<'a> Seen<'a> {
    fn of(here: &'a Position) -> Seen<'a> {
        let color = here.having_move();
        let target = here.king(!color);
        let occupied = here.occupied();
        let beside = attacks::king(here.king(color));
        let pawns = attacked_by_pawns(here.pieces(color, Role::Pawn), color);
        Seen {
            here,
            color,
            target,
            shadow: occupied - Bitboard::of(target),
            straight: rook(target, occupied),
            diagonal: bishop(target, occupied),
            prey: here.by_color(!color) - Bitboard::of(target),
            once: beside | pawns,
            twice: beside & pawns,
        }
    }

    /// Notes the pieces and what they attack; says how many there are.
    fn look(&mut self, men: &mut [WinnerPiece; MOST]) -> usize {
        let mut count = 0;
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for from in self.here.pieces(self.color, role) {
                let Some(place) = men.get_mut(count) else { return count };
                let reach = reach(role, from, self.shadow);
                self.twice |= self.once & reach;
                self.once |= reach;
                *place = WinnerPiece { role, from, reach };
                count += 1;
            }
        }
        count
    }

    /// From where a piece of that kind gives check.
    #[inline(always)]
    fn checking(&self, role: Role) -> Bitboard {
        match role {
            Role::Queen => self.straight | self.diagonal,
            Role::Rook => self.straight,
            Role::Bishop => self.diagonal,
            Role::Knight | Role::Pawn | Role::King => attacks::knight(self.target),
        }
    }

    /// Squares that are not held by the own side or a king.
    fn open(&self) -> Bitboard {
        !(self.here.by_color(self.color) | Bitboard::of(self.target))
    }

    /// Looks for a piece that mates with a move, or would where it could get in two, or would if one more square were
    /// covered. Squares where it could be taken, or the check parried, are passed over.
    fn mate(&self, men: &[WinnerPiece]) -> Mate {
        let mut lack = MissingPiece::default();
        let mut parried = None;
        let beside = attacks::king(self.target);
        for man in men {
            let covered = self.twice | (self.once - man.reach);
            let flights = beside - self.prey - covered;
            // A queen beside the king takes that many squares from it, a rook a few.
            let most = match man.role {
                Role::Queen => 6,
                Role::Rook => 3,
                Role::Bishop | Role::Knight | Role::Pawn | Role::King => 0,
            };
            if flights.len() > most {
                continue;
            }
            let parried = *parried.get_or_insert_with(|| gone_to(self.here, !self.color));
            let checking = self.checking(man.role);
            for to in checking & (self.open() - parried) {
                let then = reach(man.role, to, self.shadow);
                let left = (flights - then) | ((beside & Bitboard::of(to)) - covered);
                if left.has_several() || !(attacks::between(self.target, to) & parried).is_empty() {
                    continue;
                }
                let direct = man.reach.contains(to);
                let ways = || then & man.reach & (self.open() - checking);
                match left.first() {
                    None if direct => {
                        if self.mates(man, to) {
                            return Mate::Now;
                        }
                    }
                    None if lack.route.is_none() => lack.route = self.goes(man, ways()),
                    Some(square) if lack.gap.is_none() && (direct || !ways().is_empty()) => {
                        lack.gap = Some(Gap { square, mating: man.from });
                    }
                    None | Some(_) => {}
                }
            }
        }
        Mate::Lacks(lack)
    }

    fn mates(&self, man: &WinnerPiece, to: Square) -> bool {
        step(self.here, man.role, man.from, to).is_some_and(|m| self.here.play(m).is_checkmate())
    }

    fn goes(&self, man: &WinnerPiece, ways: Bitboard) -> Option<Move> {
        ways.iter().find_map(|to| step(self.here, man.role, man.from, to))
    }

    /// Another piece covers the square, without giving check.
    fn fills(&self, men: &[WinnerPiece], gap: Gap) -> Option<Move> {
        men.iter().filter(|man| man.from != gap.mating).find_map(|man| {
            let covering = reach(man.role, gap.square, self.shadow);
            self.goes(man, covering & man.reach & (self.open() - self.checking(man.role)))
        })
    }

    /// A pawn is promoted or takes something.
    fn pawn_gains(&self) -> Option<Move> {
        for to in steps_ahead(self.here, self.color) & LAST_RANKS {
            let from = behind(to, self.color)?;
            if keeps_king_safe(self.here, from, to) {
                return Some(Move::Promotion { from, to, into: Role::Queen });
            }
        }
        let pawns = self.here.pieces(self.color, Role::Pawn);
        for to in attacked_by_pawns(pawns, self.color) & self.prey {
            let from = (attacks::pawn(!self.color, to) & pawns).first()?;
            if keeps_king_safe(self.here, from, to) {
                return Some(if LAST_RANKS.contains(to) {
                    Move::Promotion { from, to, into: Role::Queen }
                } else {
                    Move::Capture { role: Role::Pawn, from, to }
                });
            }
        }
        None
    }

    /// A piece takes something without giving check, which would force the king.
    fn captures(&self, men: &[WinnerPiece]) -> Option<Move> {
        men.iter().find_map(|man| self.goes(man, man.reach & (self.prey - self.checking(man.role))))
    }

    fn approaches(&self, corner: Square) -> Option<Move> {
        let from = self.here.king(self.color);
        let now = away(from, corner);
        let open = attacks::king(from) & (self.open() - attacks::king(self.target));
        open.iter().filter(|to| away(*to, corner) < now).find_map(|to| step(self.here, Role::King, from, to))
    }

    fn steps_aside(&self) -> Option<Move> {
        let from = self.here.king(self.color);
        let open = attacks::king(from) & (self.open() - attacks::king(self.target));
        open.iter().find_map(|to| step(self.here, Role::King, from, to))
    }

    /// Some piece goes somewhere, each time another.
    fn waits(&self, men: &[WinnerPiece], ply: usize) -> Option<Move> {
        let mut later = men.iter().cycle().skip(ply / 2).take(men.len());
        later.find_map(|man| roams(self.here, man.role, man.from, man.reach, ply * 7))
    }
}
