//! The lemmas about material, by enumeration of every picture in which they could fail.

use touchmove_chess::{Bitboard, Board, Color, Position, Role, Setup, Square, attacks};

/// The board with Black to move, if the kings are not beside each other.
fn black_to_move(board: Board) -> Option<Position> {
    let setup = Setup { board, having_move: Color::Black, ..Setup::EMPTY };
    let position = Position::admit(&setup).ok()?;
    position.checkers_of(Color::White).is_empty().then_some(position)
}

fn kings(white: Square, black: Square) -> Option<Board> {
    if white == black || attacks::king(white).contains(black) {
        return None;
    }
    let mut board = Board::EMPTY;
    board.put(white, Role::King.of(Color::White));
    board.put(black, Role::King.of(Color::Black));
    Some(board)
}

/// In how many pictures the check from `checker` is mate when every flight that White does not attack is held by
/// a man of `blocker`.
///
/// More such men can only help the loser: one in the way of another attacks along the same line.
fn mates(checker: Role, blocker: Role) -> usize {
    let mut found = 0;
    for white in Square::all() {
        for black in Square::all() {
            for from in Square::all() {
                let Some(mut board) = kings(white, black) else { continue };
                if board.occupied().contains(from) {
                    continue;
                }
                let man = checker.of(Color::White);
                board.put(from, man);
                let unseen = board.occupied() - Bitboard::of(black);
                if !attacks::of(man, from, board.occupied()).contains(black) {
                    continue;
                }
                let attacked = attacks::of(man, from, unseen) | attacks::king(white);
                for flight in attacks::king(black) - attacked - Bitboard::of(from) {
                    board.put(flight, blocker.of(Color::Black));
                }
                found += usize::from(black_to_move(board).is_some_and(|position| position.is_checkmate()));
            }
        }
    }
    found
}

#[test]
fn a_lone_knight_never_mates_a_king_with_queens() {
    assert_eq!(mates(Role::Knight, Role::Queen), 0);
}

#[test]
fn a_knight_mates_a_king_held_in_by_rooks_bishops_or_knights() {
    for blocker in [Role::Rook, Role::Bishop, Role::Knight] {
        assert!(mates(Role::Knight, blocker) > 0, "{blocker:?}");
    }
}

#[test]
fn a_bishop_never_mates_a_king_held_in_by_rooks_or_queens() {
    assert_eq!(mates(Role::Bishop, Role::Rook), 0);
    assert_eq!(mates(Role::Bishop, Role::Queen), 0);
}

#[test]
fn a_bishop_mates_a_king_held_in_by_knights_or_bishops_of_the_other_color() {
    assert!(mates(Role::Bishop, Role::Knight) > 0);
    assert!(mates(Role::Bishop, Role::Bishop) > 0);
}

#[test]
fn rooks_and_queens_together_do_not_hold_a_king_in_for_a_bishop_either() {
    // Rooks move as queens do and less; a mate with both kinds would be one with rooks alone.
    for white in Square::all() {
        for black in Square::all() {
            let Some(board) = kings(white, black) else { continue };
            let both = attacks::king(black) - attacks::king(white);
            let beside =
                |files: i8, ranks: i8| black.offset(files, ranks).is_some_and(|square| both.contains(square));
            for (files, ranks) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                if black.offset(files, ranks).is_some() {
                    // Of the two squares beside the diagonal the winner's king attacks at most one.
                    assert!(beside(files, 0) || beside(0, ranks), "{board:?}");
                }
            }
        }
    }
}
