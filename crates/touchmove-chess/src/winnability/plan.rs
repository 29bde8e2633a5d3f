//! Which moves help towards a mate in a corner with heavy pieces. Nothing here is proven; it only decides what is
//! tried first.

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
    /// Minor pieces alone.
    Minor,
}

impl Style {
    #[inline]
    pub(super) fn of(board: &Board) -> Style {
        let own = board.by_color(Color::White);
        if !((board.by_role(Role::Rook) | board.by_role(Role::Queen)) & own).is_empty() {
            Style::Heavy
        } else if !(board.by_role(Role::Pawn) & own).is_empty() {
            Style::Promoting
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
            Style::Heavy | Style::Minor => None,
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

/// A corner to mate in.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    corner: usize,
}

/// Steps a king needs from one square to another.
#[inline]
pub(super) fn steps(one: usize, other: usize) -> i32 {
    let files = (one & 7).abs_diff(other & 7);
    let ranks = (one >> 3).abs_diff(other >> 3);
    files.max(ranks) as i32
}

impl Plan {
    /// The plans worth trying, the cheapest first.
    pub(super) fn all(position: &Position) -> [Plan; 4] {
        let white = position.king(Color::White).index();
        let black = position.king(Color::Black).index();
        let mut plans = [0, 7, 56, 63].map(|corner| Plan { corner });
        plans.sort_by_key(|plan| 2 * steps(black, plan.corner) + plan.away(white));
        plans
    }

    /// How far the winner's king is from standing two steps from the corner.
    #[inline]
    fn away(&self, king: usize) -> i32 {
        (steps(king, self.corner) - 2).abs()
    }

    /// What a move of the winner is worth.
    #[inline]
    pub(super) fn white_move(&self, outlook: &Outlook, m: Move) -> i32 {
        let (from, to) = (m.from().index(), m.to().index());
        let score = match m.role() {
            Role::King => match outlook.prey {
                Some(prey) => 8 * (steps(from, prey) - steps(to, prey)),
                None => 8 * (self.away(from) - self.away(to)),
            },
            Role::Pawn => match (m.promotion(), outlook.style) {
                (Some(Role::Queen), _) => 40,
                (Some(Role::Rook), _) => 12,
                (Some(_), Style::Promoting) => 4,
                (Some(_), Style::Heavy | Style::Minor) => -4,
                (None, Style::Promoting) => 10 + (to >> 3) as i32,
                (None, Style::Heavy | Style::Minor) => 1,
            },
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => 0,
        };
        if m.is_capture() { score + 14 } else { score }
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
            Role::Pawn => match m.promotion() {
                Some(Role::Queen) => -10,
                Some(_) => -4,
                None => -1,
            },
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => 0,
        };
        if m.is_capture() {
            score -= 40;
            if position.pieces(Color::White, Role::Queen).contains(m.to()) {
                score -= 20;
            }
        }
        score
    }
}
