//! A mate looked for along a plan: the loser's king goes to a corner, the winner's king comes near, pawns are
//! promoted. Most positions of real games are settled here, within a few dozen positions.
//!
//! Only mates are found: that none is found proves nothing.

use alloc::vec::Vec;

use super::assembly;
use super::packed::Packed;
use super::picture::{Men, Picture};
use super::plan::{Outlook, Plan, Style};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;

/// Moves tried in a position, the best first.
const WIDTH: usize = 5;
/// The longest series looked at.
const DEPTH: usize = 160;
/// Slots for positions seen; a power of two, well above the nodes of a plan.
const SEEN: usize = 1024;

/// A position of the series under way and the moves still to be tried in it.
struct Step {
    position: Position,
    moves: [Move; WIDTH],
    len: u8,
    tried: u8,
}

/// What decides which moves are tried.
#[derive(Clone, Copy)]
enum Aim {
    Plan(Plan),
    Picture(Picture),
}

/// Positions made for one plan or picture.
const NODES: u64 = 200;
/// Pictures tried.
const PICTURES: usize = 6;

/// Looks for a mate by White; nobody is mated yet. Counts the positions it makes.
pub(super) fn mate(root: &Position, nodes: &mut u64) -> Option<Vec<Move>> {
    match Style::of(root.board()) {
        Style::Heavy | Style::Promoting => along(root, Plan::all(root).map(Aim::Plan), nodes),
        Style::Minor => assembly::mate(root, nodes).or_else(|| {
            let pictures = Picture::all(root).into_iter().take(PICTURES);
            along(root, pictures.map(Aim::Picture), nodes)
        }),
    }
}

/// Follows one aim after the other.
fn along(root: &Position, aims: impl IntoIterator<Item = Aim>, nodes: &mut u64) -> Option<Vec<Move>> {
    let mut steps = Vec::with_capacity(64);
    aims.into_iter().find_map(|aim| follow(root, &aim, nodes, &mut steps, &mut [0; SEEN]))
}

fn follow(
    root: &Position,
    aim: &Aim,
    nodes: &mut u64,
    steps: &mut Vec<Step>,
    seen: &mut [u64; SEEN],
) -> Option<Vec<Move>> {
    steps.clear();
    let mut made = 0;
    match entered(*root, aim) {
        Entered::Mated => return Some(Vec::new()),
        Entered::MateNext(m) => return Some(alloc::vec![m]),
        Entered::Step(step) => steps.push(step),
    }
    while let Some(step) = steps.last_mut() {
        if step.tried >= step.len {
            steps.pop();
            continue;
        }
        let m = step.moves[step.tried as usize];
        step.tried += 1;
        let next = step.position.play(m);
        made += 1;
        *nodes += 1;
        if made > NODES {
            return None;
        }
        if super::material::hopeless(next.board(), Color::White).is_some() || !is_new(seen, &next) {
            continue;
        }
        match entered(next, aim) {
            Entered::Mated => return Some(line(steps, None)),
            Entered::MateNext(last) => return Some(line(steps, Some((m, last)))),
            Entered::Step(next) if steps.len() < DEPTH => steps.push(next),
            Entered::Step(_) => (),
        }
    }
    None
}

/// The moves under way, and those that follow.
fn line(steps: &[Step], last: Option<(Move, Move)>) -> Vec<Move> {
    // Of each position the move tried last is the one under way.
    let mut line: Vec<Move> =
        steps.iter().map(|step| step.moves[step.tried.saturating_sub(1) as usize]).collect();
    line.extend(last.map(|(_, last)| last));
    line
}

/// Whether the position was not seen; forgets older ones when slots are taken.
fn is_new(seen: &mut [u64; SEEN], position: &Position) -> bool {
    let mixed = Packed::of(position).mixed() | 1;
    let slot = &mut seen[(mixed >> 8) as usize % SEEN];
    let new = *slot != mixed;
    *slot = mixed;
    new
}

enum Entered {
    Mated,
    MateNext(Move),
    Step(Step),
}

fn entered(position: Position, aim: &Aim) -> Entered {
    let mut best = Best::default();
    let outlook = Outlook::of(&position);
    if position.having_move() == Color::White {
        let checks = Checks::on(&position);
        let mut mate = None;
        position.each_legal(|m| {
            if mate.is_none() && checks.gives(m) && position.play(m).is_checkmate() {
                mate = Some(m);
            }
            best.offer(
                m,
                match aim {
                    Aim::Plan(plan) => plan.white_move(&outlook, m),
                    Aim::Picture(picture) => nearness(picture, &position, m),
                },
            );
        });
        if let Some(m) = mate {
            return Entered::MateNext(m);
        }
    } else {
        position.each_legal(|m| {
            best.offer(
                m,
                match aim {
                    Aim::Plan(plan) => plan.black_move(&position, &outlook, m),
                    Aim::Picture(picture) => nearness(picture, &position, m),
                },
            );
        });
        if best.len == 0 && position.in_check() {
            return Entered::Mated;
        }
    }
    Entered::Step(Step { position, moves: best.moves, len: best.len as u8, tried: 0 })
}

/// How near a move brings the picture.
fn nearness(picture: &Picture, position: &Position, m: Move) -> i32 {
    -picture.distance(&Men::of(&position.play(m)))
}

/// The best moves so far, best first; of equals the one found first.
struct Best {
    moves: [Move; WIDTH],
    scores: [i32; WIDTH],
    len: usize,
}

impl Default for Best {
    fn default() -> Best {
        let nothing = Move::DoubleStep { from: crate::Square::A1, to: crate::Square::A1 };
        Best { moves: [nothing; WIDTH], scores: [i32::MIN; WIDTH], len: 0 }
    }
}

impl Best {
    #[inline]
    fn offer(&mut self, m: Move, score: i32) {
        if self.len == WIDTH && score <= self.scores[WIDTH - 1] {
            return;
        }
        let mut place = if self.len == WIDTH { WIDTH - 1 } else { self.len };
        self.len = (self.len + 1).min(WIDTH);
        while place > 0 && self.scores[place - 1] < score {
            self.moves[place] = self.moves[place - 1];
            self.scores[place] = self.scores[place - 1];
            place -= 1;
        }
        self.moves[place] = m;
        self.scores[place] = score;
    }
}

/// From where the white pieces would check the black king.
struct Checks {
    knight: u64,
    bishop: u64,
    rook: u64,
    pawn: u64,
    /// White pieces that stand alone between a slider and the king.
    veiling: u64,
}

impl Checks {
    fn on(position: &Position) -> Checks {
        let king = position.king(Color::Black);
        let occupied = position.occupied();
        let own = position.by_color(Color::White);
        let queens = position.by_role(Role::Queen);
        let bishop = attacks::bishop(king, occupied);
        let rook = attacks::rook(king, occupied);
        let diagonal =
            attacks::bishop(king, occupied - (bishop & own)) & (position.by_role(Role::Bishop) | queens);
        let straight = attacks::rook(king, occupied - (rook & own)) & (position.by_role(Role::Rook) | queens);
        let mut veiling = Bitboard::EMPTY;
        for slider in (diagonal | straight) & own {
            veiling |= attacks::between(king, slider) & own;
        }
        Checks {
            knight: attacks::knight(king).0,
            bishop: bishop.0,
            rook: rook.0,
            pawn: attacks::pawn(Color::Black, king).0,
            veiling: veiling.0,
        }
    }

    #[inline]
    fn gives(&self, m: Move) -> bool {
        let to = 1u64 << m.to().index();
        let from = 1u64 << m.from().index();
        let role = m.promotion().unwrap_or(m.role());
        let direct = match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.bishop | self.rook,
            Role::King => 0,
        };
        direct & to != 0 || self.veiling & from != 0
    }
}
