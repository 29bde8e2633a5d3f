//! The move that is made presses the clock by itself, where the event lets it, as on the player's own device (6.2.1;
//! 2001 6.8(a)). Whether it was legal is not to be told to anybody (12.6; 2001 13.6): what the hands have done decides, never what
//! the position allows.

use touchmove_chess::{Bitboard, Board, Color, Piece, Role, Square};

use super::press;
use crate::board::BoardState;
use crate::case::Case;
use crate::game::{Knows, Part};
use crate::progress::Phase;

/// The hand has done something: if that is a whole move, lawful or not, it presses. A player who announces moves first presses
/// themselves (D.2).
pub(crate) fn pressed(case: &mut Case<'_>, by: Color) {
    let is_on = case.laws.regulations().automatic_press.is_on() && case.game.phase() == Phase::Playing;
    let announced = Color::ALL.into_iter().any(|side| case.game.is_visually_disabled(side));
    if !is_on || announced || case.game.knows() == Knows::NoMove {
        return;
    }
    if let Some(ply) = BoardState::read(case.game).uncompleted(by) {
        let is_whole = is_whole_move(ply.before().board(), case.game.position().board(), by);
        if is_whole && !press::waits_for_opponent(case, by) {
            press::complete(case, by);
        }
    } else {
        let has_the_move = case.game.having_move() == by && case.game.clock().lever() == by;
        let turn = case.game.turn();
        if has_the_move && turn.crowded().is_none() && is_whole_move(turn.start(), turn.board(), by) {
            press::illegal(case, by);
        }
    }
}

/// Whether one move has been made from the one board to the other, for all that eyes can tell: a piece has gone to another
/// square and nothing that goes with it is still to be done, be it the rook of a castling, a pawn to be taken off in passing or
/// to be exchanged. Neither attacks nor rights are looked at.
fn is_whole_move(before: &Board, after: &Board, player: Color) -> bool {
    let squares: Bitboard =
        Square::all().filter(|square| before.piece_at(*square) != after.piece_at(*square)).collect();
    match squares.len() {
        2 => is_single(before, after, squares, player) || is_castling(before, after, squares, player),
        3 => is_in_passing(before, after, squares, player) || is_castling(before, after, squares, player),
        _ => is_castling(before, after, squares, player),
    }
}

/// One piece has gone from one square to another, and whatever stood there is gone.
fn is_single(before: &Board, after: &Board, squares: Bitboard, player: Color) -> bool {
    let Some((from, to)) = gone(before, after, squares, player) else { return false };
    let (Some(piece), Some(stands)) = (before.piece_at(from), after.piece_at(to)) else { return false };
    let is_last = to.rank().seen_by(player).digit() == '8';
    match piece.role {
        Role::Pawn if is_last => {
            matches!(stands.role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
        }
        Role::Pawn => stands == piece && !awaits_capture(before, from, to, player),
        Role::King => stands == piece && !awaits_rook(before, from, to, player),
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight => stands == piece,
    }
}

/// The square that a piece of the player has left empty, and the other one, on which one of theirs stands.
fn gone(before: &Board, after: &Board, squares: Bitboard, player: Color) -> Option<(Square, Square)> {
    let is_left =
        |square: &Square| before.color_at(*square) == Some(player) && after.color_at(*square).is_none();
    let from = squares.iter().find(is_left)?;
    let to = squares.iter().find(|square| after.color_at(*square) == Some(player))?;
    Some((from, to))
}

/// Whether a pawn has gone beside an enemy pawn's square as if to take it in passing, and that pawn still stands (3.7.3.1;
/// 2001 3.7(d)).
fn awaits_capture(before: &Board, from: Square, to: Square, player: Color) -> bool {
    let passed = Square::new(to.file(), from.rank());
    let enemy = Piece { color: !player, role: Role::Pawn };
    from.file() != to.file() && before.piece_at(to).is_none() && before.piece_at(passed) == Some(enemy)
}

/// Whether a king has gone further along its rank than a king goes, as if to castle, and a rook stands there (3.8.2; 2001 3.8(a)(II)).
fn awaits_rook(before: &Board, from: Square, to: Square, player: Color) -> bool {
    let rook = Piece { color: player, role: Role::Rook };
    from.rank() == to.rank()
        && from.file().index().abs_diff(to.file().index()) > 1
        && Square::all().any(|square| square.rank() == from.rank() && before.piece_at(square) == Some(rook))
}

/// A pawn has gone aside and the enemy pawn it has passed is gone.
fn is_in_passing(before: &Board, after: &Board, squares: Bitboard, player: Color) -> bool {
    let Some((from, to)) = gone(before, after, squares, player) else { return false };
    let passed = Square::new(to.file(), from.rank());
    squares.contains(passed)
        && passed != from
        && after.piece_at(passed).is_none()
        && after.piece_at(to) == Some(Piece { color: player, role: Role::Pawn })
        && awaits_capture(before, from, to, player)
}

/// A king and a rook, and nothing else, stand elsewhere on their rank.
fn is_castling(before: &Board, after: &Board, squares: Bitboard, player: Color) -> bool {
    let Some(first) = squares.first() else { return false };
    let one_of = |board: &Board, role: Role| {
        squares.iter().filter(|square| board.piece_at(*square) == Some(Piece { color: player, role })).count()
            == 1
    };
    let occupied =
        |board: &Board| squares.iter().filter(|square| board.piece_at(*square).is_some()).count() == 2;
    squares.iter().all(|square| square.rank() == first.rank())
        && [before, after]
            .into_iter()
            .all(|board| one_of(board, Role::King) && one_of(board, Role::Rook) && occupied(board))
}
