//! Which moves help towards a mate in a corner. Nothing here is proven; it only decides what is tried first.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;

/// What the winner, White, has to mate with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// A queen or a rook.
    Heavy,
    /// No queen or rook, but a pawn.
    Promoting,
    /// Two minor pieces or more that mate by themselves.
    Minor,
    /// A knight, or bishops of one colour: the loser's own men must take squares from their king.
    Smothering,
}

const DARK: u64 = 0xaa55_aa55_aa55_aa55;

impl Style {
    pub(super) fn of(board: &Board) -> Style {
        let [pawns, knights, bishops, rooks, queens, _] = board.roles.map(|role| role & board.colors[0]);
        if rooks | queens != 0 {
            Style::Heavy
        } else if pawns != 0 {
            Style::Promoting
        } else if knights == 0 && (bishops & DARK == 0 || bishops & !DARK == 0)
            || bishops == 0 && Bitboard(knights).len() == 1
        {
            Style::Smothering
        } else {
            Style::Minor
        }
    }
}

/// What matters of a position for every move in it.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    style: Style,
    /// A pawn of the loser that stands in the way of all the winner's pawns, to be taken first.
    prey: Option<usize>,
}

impl Outlook {
    pub(super) fn of(position: &Position) -> Outlook {
        let style = Style::of(position.board());
        let prey = match style {
            Style::Promoting => prey(position),
            Style::Heavy | Style::Minor | Style::Smothering => None,
        };
        Outlook { style, prey }
    }
}

/// The nearest of the pawns that stand in the way, if each pawn of the winner has one ahead.
fn prey(position: &Position) -> Option<usize> {
    let white = position.pieces(Color::White, Role::Pawn).0;
    let black = position.pieces(Color::Black, Role::Pawn).0;
    let mut ahead = white << 8;
    ahead |= ahead << 8;
    ahead |= ahead << 16;
    ahead |= ahead << 32;
    let mut behind = black >> 8;
    behind |= behind >> 8;
    behind |= behind >> 16;
    behind |= behind >> 32;
    if white & !behind != 0 {
        return None;
    }
    let king = position.king(Color::White).index();
    Bitboard(black & ahead).iter().map(|square| square.index()).min_by_key(|square| steps(king, *square))
}

/// A corner to mate in, and how.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    style: Style,
    corner: usize,
    /// Where the winner's king is wanted.
    king: usize,
    /// Beside the corner, where one of the loser's men is wanted when the mate needs it.
    block: usize,
}

/// Steps a king needs from one square to another.
#[inline]
pub(super) fn steps(one: usize, other: usize) -> i32 {
    let files = (one & 7).abs_diff(other & 7);
    let ranks = (one >> 3).abs_diff(other >> 3);
    files.max(ranks) as i32
}

/// How far a king is from standing two steps from the corner.
fn away(king: usize, corner: usize) -> i32 {
    (steps(king, corner) - 2).abs()
}

impl Plan {
    /// The plans worth trying, the cheapest first.
    pub(super) fn all(position: &Position, style: Style) -> impl Iterator<Item = Plan> {
        let white = position.king(Color::White).index();
        let black = position.king(Color::Black).index();
        let bishops = position.board.roles[2] & position.board.colors[0];
        let mut plans = [Plan { style, corner: 0, king: 0, block: 0 }; 16];
        for (plan, number) in plans.iter_mut().zip(0usize..) {
            let (right, up) = (number & 1, number >> 1 & 1);
            plan.corner = right * 7 + up * 56;
            // One file inwards, one rank inwards.
            let file = 1 - 2 * right as isize;
            let rank = 8 - 16 * up as isize;
            let (along, across) = if number & 4 == 0 { (file, rank) } else { (rank, file) };
            plan.block = plan.corner.wrapping_add_signed(along);
            // From either square the king attacks the two squares beside the corner that are not blocked.
            let aside = if number & 8 == 0 { along } else { 0 };
            plan.king = plan.corner.wrapping_add_signed(2 * across + aside);
        }
        let cost = |plan: &Plan| 2 * steps(black, plan.corner) + plan.king_away(white);
        plans.sort_by_key(cost);
        plans.into_iter().filter(move |plan| match style {
            Style::Smothering => bishops == 0 || (bishops & DARK != 0) == (DARK >> plan.corner & 1 == 1),
            // The two plans of a corner are the same where nothing needs to be blocked.
            Style::Heavy | Style::Promoting | Style::Minor => {
                plan.block.abs_diff(plan.corner) == 1 && plan.king.abs_diff(plan.corner) != 16
            }
        })
    }

    /// How far the winner's king is from where it is wanted.
    #[inline]
    fn king_away(&self, king: usize) -> i32 {
        match self.style {
            Style::Heavy | Style::Promoting | Style::Minor => away(king, self.corner),
            Style::Smothering => steps(king, self.king),
        }
    }

    /// What a move of the winner is worth.
    #[inline]
    pub(super) fn white_move(&self, position: &Position, outlook: &Outlook, m: Move) -> i32 {
        let (from, to) = (m.from().index(), m.to().index());
        let style = outlook.style;
        if style == Style::Smothering && position.king(Color::Black).index() != self.corner {
            return self.makes_way(position, m);
        }
        let mut score = match m.role() {
            Role::King => match outlook.prey {
                Some(prey) => 8 * (steps(from, prey) - steps(to, prey)),
                None => 8 * (self.king_away(from) - self.king_away(to)),
            },
            Role::Pawn => match (m.promotion(), style) {
                (Some(Role::Queen), _) => 40,
                (Some(Role::Rook), _) => 12,
                (Some(_), Style::Promoting) => 4,
                (Some(_), Style::Heavy | Style::Minor | Style::Smothering) => -4,
                (None, Style::Promoting) => 10 + (to >> 3) as i32,
                (None, Style::Heavy | Style::Minor | Style::Smothering) => 1,
            },
            Role::Knight | Role::Bishop => match style {
                Style::Heavy | Style::Promoting | Style::Smothering => 0,
                Style::Minor => 2 * (steps(from, self.corner) - steps(to, self.corner)),
            },
            Role::Rook | Role::Queen => 0,
        };
        if m.is_capture() {
            score += match style {
                Style::Heavy | Style::Promoting => 14,
                Style::Minor => 6,
                Style::Smothering => self.spares(position, to),
            };
        }
        score
    }

    /// Before the loser's king is in the corner the winner must not keep it out.
    fn makes_way(&self, position: &Position, m: Move) -> i32 {
        let (from, to) = (m.from().index(), m.to().index());
        let score = match m.role() {
            Role::King => {
                let near = |square| (4 - steps(square, self.corner)).max(0);
                8 * (near(from) - near(to))
            }
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                let occupied = position.occupied() - Bitboard::of(m.from());
                let attacked = |square| {
                    let reach = crate::attacks::of(m.role().of(Color::White), square, occupied).0;
                    i32::from((reach | 1 << square.index()) >> self.corner & 1 == 1)
                };
                6 * (attacked(m.from()) - attacked(m.to()))
            }
        };
        if m.is_capture() { score + self.spares(position, to) } else { score }
    }

    /// Taking what is of no use is good, taking the last man that is of use is bad.
    fn spares(&self, position: &Position, to: usize) -> i32 {
        let bishop = position.board.roles[2] & position.board.colors[0];
        let [pawns, knights, bishops, rooks, queens, _] =
            position.board.roles.map(|role| role & position.board.colors[1]);
        let mut useful = pawns | knights | bishops | rooks;
        if bishop != 0 {
            useful = pawns | knights | bishops & if bishop & DARK != 0 { !DARK } else { DARK };
        }
        let useless = (rooks | queens | bishops) & !useful;
        if useless >> to & 1 == 1 {
            20
        } else if useful & !(1 << to) == 0 {
            -60
        } else {
            2
        }
    }

    /// What a move of the loser is worth.
    #[inline]
    pub(super) fn black_move(&self, position: &Position, outlook: &Outlook, m: Move) -> i32 {
        let (from, to) = (m.from().index(), m.to().index());
        let mut score = match m.role() {
            Role::King => match outlook.prey {
                Some(prey) => 4 * (steps(to, prey) - steps(from, prey)),
                None => 8 * (steps(from, self.corner) - steps(to, self.corner)),
            },
            Role::Pawn => match (m.promotion(), outlook.style) {
                (Some(into), Style::Smothering) => self.serves(into, to, position),
                (Some(Role::Queen), _) => -10,
                (Some(_), _) => -4,
                (None, Style::Smothering) => 9,
                (None, Style::Heavy | Style::Promoting | Style::Minor) => -1,
            },
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => match outlook.style {
                Style::Smothering => self.blocks(position, m),
                Style::Heavy | Style::Promoting | Style::Minor => 0,
            },
        };
        if m.is_capture() {
            score -= 40;
            if position.board.roles[4] & position.board.colors[0] & 1 << to != 0 {
                score -= 20;
            }
        }
        score
    }

    /// How well a promoted man could stand beside the corner: against a bishop a rook or a queen only frees it.
    fn serves(&self, into: Role, at: usize, position: &Position) -> i32 {
        let bishop = position.board.roles[2] & position.board.colors[0] != 0;
        match into {
            Role::Bishop if (DARK >> at ^ DARK >> self.block) & 1 == 0 => 16,
            Role::Knight => 14,
            Role::Rook if !bishop => 15,
            Role::Pawn | Role::Bishop | Role::Rook | Role::Queen | Role::King => -10,
        }
    }

    /// How far a position is from the picture the plan aims at; 0 is there.
    pub(super) fn distance(&self, position: &Position) -> i32 {
        let white = position.king(Color::White).index();
        let black = position.king(Color::Black).index();
        let bishop = position.board.roles[2] & position.board.colors[0] != 0;
        let mut nearest = 12;
        let mut idle = 0;
        for (square, piece) in position.board.iter() {
            if piece.color == Color::White || piece.role == Role::King {
                continue;
            }
            let at = square.index();
            let serves = piece.role == Role::Pawn || self.serves(piece.role, at, position) > 0;
            if serves && at == self.block {
                nearest = 0;
            } else if serves {
                nearest = nearest.min(match piece.role {
                    Role::Pawn => 4 + (at >> 3) as i32,
                    Role::Knight => 1 + i32::from(KNIGHT_MOVES[at][self.block]),
                    Role::Bishop | Role::Rook | Role::Queen | Role::King => 3,
                });
            } else if bishop {
                idle += 1;
            }
        }
        let kings = match steps(black, self.corner) {
            0 => 2 * steps(white, self.king),
            steps_left => 14 + 2 * steps_left + 2 * (4 - steps(white, self.corner)).max(0),
        };
        kings + nearest + 2 * idle
    }

    /// Towards the square beside the corner, and to stay there.
    fn blocks(&self, position: &Position, m: Move) -> i32 {
        let (from, to) = (m.from().index(), m.to().index());
        if self.serves(m.role(), from, position) < 0 {
            // Out of the way, or where it can be taken.
            let taken = !position.attackers_of(m.to(), Color::White).is_empty();
            return i32::from(from == self.block) * 8 + i32::from(taken) * 10;
        }
        if from == self.block {
            return -30;
        }
        if position.board.colors[1] >> self.block & 1 == 1 {
            return 0;
        }
        if to == self.block {
            return 12;
        }
        match m.role() {
            Role::Knight => {
                let leap = |square: usize| i32::from(KNIGHT_MOVES[square][self.block]);
                3 * (leap(from) - leap(to))
            }
            Role::Bishop | Role::Rook | Role::Queen => {
                let role = m.role().of(Color::Black);
                let occupied = position.board.occupied() - Bitboard::of(m.from());
                let near = |square| crate::attacks::of(role, square, occupied).0 >> self.block & 1 == 1;
                3 * (i32::from(near(m.to())) - i32::from(near(m.from())))
            }
            Role::Pawn | Role::King => 0,
        }
    }
}

/// How many moves a knight needs from one square to another.
static KNIGHT_MOVES: [[u8; 64]; 64] = knight_moves();

const fn knight_moves() -> [[u8; 64]; 64] {
    let mut all = [[0u8; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut reached = 1u64 << from;
        let mut moves = 1;
        while reached != u64::MAX {
            let next = reached | leaps(reached);
            let mut square = 0;
            while square < 64 {
                if (next & !reached) >> square & 1 == 1 {
                    all[from][square] = moves;
                }
                square += 1;
            }
            reached = next;
            moves += 1;
        }
        from += 1;
    }
    all
}

/// What knights on these squares attack.
const fn leaps(set: u64) -> u64 {
    const A: u64 = 0x0101_0101_0101_0101;
    const AB: u64 = A | A << 1;
    const H: u64 = A << 7;
    const GH: u64 = H | H >> 1;
    let one = (set & !H) << 1;
    let other = (set & !A) >> 1;
    let two = (set & !GH) << 2;
    let across = (set & !AB) >> 2;
    (one | other) << 16 | (one | other) >> 16 | (two | across) << 8 | (two | across) >> 8
}
