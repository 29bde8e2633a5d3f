//! A test for every move of every game: cheap where nothing can be proven, sound where it says something (5.2.2).

use super::clouds::Most;
use super::effort::{Budget, Effort};
use super::material::{Material, hopeless};
use super::packed::seen_by;
use super::{Reason, clouds};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::Role;
use crate::position::Position;
use crate::square::File;

/// Whether neither player can checkmate by any series of legal moves (5.2.2), if that can be seen quickly.
///
/// `true` is proven; `false` means that the position is alive or that it takes longer to tell
/// (see [`deadness`](super::deadness)).
pub fn is_dead(position: &Position) -> bool {
    unwinnable_at_sight(position, Color::White).is_some()
        && unwinnable_at_sight(position, Color::Black).is_some()
}

/// The same of a position that is known to have a legal move, which need not be looked for again.
pub fn is_dead_in_play(position: &Position) -> bool {
    let unwinnable = |color| at_sight(position, color, || behind_walls(position, color)).is_some();
    unwinnable(Color::White) && unwinnable(Color::Black)
}

/// Why `color` cannot checkmate by any series of legal moves, if that can be seen quickly; `None` says nothing.
pub fn unwinnable_at_sight(position: &Position, color: Color) -> Option<Reason> {
    at_sight(position, color, || {
        if position.has_legal_move() { behind_walls(position, color) } else { over(position, color) }
    })
}

/// What the few men show, or else what is found by other means.
fn at_sight(position: &Position, color: Color, otherwise: impl FnOnce() -> Option<Reason>) -> Option<Reason> {
    if let Some(lemma) = hopeless(position.board(), color) {
        return by_material(position, color, lemma);
    }
    let men = position.by_color(color).len();
    if men <= 3 {
        let taken = by_force(position, color);
        if taken.is_some() {
            return taken;
        }
    }
    otherwise()
}

fn behind_walls(position: &Position, color: Color) -> Option<Reason> {
    if is_blocked(position) { by_clouds(position, color) } else { None }
}

/// The game is over: nobody can mate any more, except the player who has just done it.
fn over(position: &Position, color: Color) -> Option<Reason> {
    match (position.in_check(), position.having_move() == color) {
        (true, true) => Some(Reason::Checkmated),
        (true, false) => None,
        (false, _) => Some(Reason::Stalemate),
    }
}

/// The lemmas do not speak of a mate that stands already, nor of a king that should not be in check.
fn by_material(position: &Position, color: Color, lemma: Material) -> Option<Reason> {
    let attacked = lemma != Material::LoneKing && !position.checkers_of(!color).is_empty();
    let stands = attacked && (position.having_move() == color || !position.has_legal_move());
    (!stands).then_some(Reason::Material(lemma))
}

/// Positions looked at when a player with little left may be forced to lose it.
const FORCED: usize = 16;
/// Moves of both players looked ahead.
const PLIES: usize = 5;

/// Whether every line of a small tree ends in material that cannot mate, or in the end of the game.
fn by_force(position: &Position, color: Color) -> Option<Reason> {
    if position.count_legal_moves() > 3 || !position.checkers_of(!position.having_move()).is_empty() {
        return None;
    }
    // The tree is walked in layers, so that nothing recurses.
    let mut layer = [*position; FORCED];
    let mut len = 1;
    let mut looked_at = 0;
    for _ in 0..PLIES {
        let mut next = [*position; FORCED];
        let mut found = 0;
        let mut open = false;
        for here in &layer[..len] {
            looked_at += 1;
            if here.having_move() != color && here.is_checkmate() {
                return None;
            }
            here.each_next(|after| {
                let mated = after.having_move() != color && after.in_check() && !after.has_legal_move();
                if mated {
                    open = true;
                } else if hopeless(after.board(), color).is_none() {
                    match next.get_mut(found) {
                        Some(place) => *place = *after,
                        None => open = true,
                    }
                    found += 1;
                }
            });
            if open {
                return None;
            }
        }
        if found == 0 {
            return Some(Reason::Exhausted { positions: looked_at });
        }
        layer = next;
        len = found;
    }
    None
}

const A_FILE: u64 = Bitboard::file(File::A).0;
const H_FILE: u64 = Bitboard::file(File::H).0;

/// Whether only kings, bishops and pawns are left and no pawn can step or take a pawn: the positions in which walls stand.
fn is_blocked(position: &Position) -> bool {
    let movers =
        position.by_role(Role::Queen) | position.by_role(Role::Rook) | position.by_role(Role::Knight);
    if !movers.is_empty() {
        return false;
    }
    let pawns = position.by_role(Role::Pawn);
    let white = position.pieces(Color::White, Role::Pawn);
    let black = position.pieces(Color::Black, Role::Pawn);
    let stepping = Bitboard(white.0 << 8 | black.0 >> 8) - position.occupied();
    if pawns.len() < 4 || !stepping.is_empty() {
        return false;
    }
    let attacked = (white.0 & !H_FILE) << 9 | (white.0 & !A_FILE) << 7;
    attacked & black.0 == 0
}

/// Where walls stand few arrangements of pawns are possible; kings have many places about them.
const MOST: Most = Most { sets: 2_500, structures: 6 };

fn by_clouds(position: &Position, color: Color) -> Option<Reason> {
    if !position.checkers_of(!position.having_move()).is_empty() {
        return None;
    }
    let mut effort = Effort::new(Budget::DEFAULT, None);
    let sets = clouds::never(&seen_by(position, color), MOST, &mut effort)?;
    Some(Reason::Clouds { sets })
}
