//! Positions to compare on: from play, and set up by chance with everything that may be wrong with them.

use touchmove_chess::{
    Board, Castling, Color, File, Move, Piece, Position, Random, Rank, Role, Setup, Square, chess960::Start,
};

/// A number below the limit.
pub(crate) fn below(random: &mut Random, limit: usize) -> usize {
    random.below(limit as u64) as usize
}

fn pick<T: Copy>(random: &mut Random, from: &[T]) -> T {
    from[below(random, from.len())]
}

fn any_square(random: &mut Random) -> Square {
    Square::from_index(below(random, 64)).unwrap()
}

/// One of the legal moves.
pub(crate) fn any_move(random: &mut Random, position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() { None } else { Some(pick(random, &moves)) }
}

/// Every position of a game from the usual start or from one of Chess960's, moves by chance.
pub(crate) fn game(random: &mut Random, plies: usize) -> Vec<Position> {
    let start = if below(random, 2) == 0 { Start::STANDARD } else { Start::drawn(random) };
    played_on(random, start.position(), plies)
}

/// The position and those of a game played on from it by chance.
pub(crate) fn played_on(random: &mut Random, start: Position, plies: usize) -> Vec<Position> {
    let mut positions = vec![start];
    for _ in 0..plies {
        let last = positions[positions.len() - 1];
        match any_move(random, &last) {
            Some(m) => positions.push(last.play(m)),
            None => break,
        }
    }
    positions
}

/// One king each and up to `most` other pieces anywhere: pawns on the first and last ranks, kings side by side,
/// both in check.
pub(crate) fn scattered(random: &mut Random, most: usize) -> Setup {
    let mut setup = Setup { having_move: pick(random, &Color::ALL), ..Setup::EMPTY };
    for _ in 0..below(random, most + 1) {
        let role =
            pick(random, &[Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
        setup.board.put(any_square(random), Piece { color: pick(random, &Color::ALL), role });
    }
    with_kings(random, setup)
}

/// Puts in the kings that are missing.
fn with_kings(random: &mut Random, mut setup: Setup) -> Setup {
    for color in Color::ALL {
        while setup.board.pieces(color, Role::King).is_empty() {
            let square = any_square(random);
            if setup.board.piece_at(square).is_none() {
                setup.board.put(square, Role::King.of(color));
            }
        }
    }
    setup
}

/// Kings on their first ranks with rooks beside them that may castle, and a few other pieces about.
pub(crate) fn castling(random: &mut Random) -> Setup {
    let mut setup = Setup { having_move: pick(random, &Color::ALL), ..Setup::EMPTY };
    for _ in 0..below(random, 10) {
        let role = pick(random, &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
        setup.board.put(any_square(random), Piece { color: pick(random, &Color::ALL), role });
    }
    for color in Color::ALL {
        let first = Rank::First.seen_by(color);
        let king = if below(random, 2) == 0 { 4 } else { 1 + below(random, 6) };
        let outer = below(random, 2) == 0;
        let left = if outer { 0 } else { below(random, king) };
        let right = if outer { 7 } else { king + 1 + below(random, 7 - king) };
        let square = |file| Square::new(File::new(file).unwrap(), first);
        for rook in [left, right] {
            setup.board.put(square(rook), Role::Rook.of(color));
            if below(random, 4) > 0 {
                setup.castling = setup.castling.with(square(rook));
            }
        }
        setup.board.put(square(king), Role::King.of(color));
    }
    setup
}

/// A pawn that has just gone two squares with pawns beside it, and long-range pieces looking on.
pub(crate) fn en_passant(random: &mut Random) -> Setup {
    let mut setup = scattered(random, 6);
    let mover = !setup.having_move;
    let square = |file: usize, rank: Rank| Square::new(File::new(file).unwrap(), rank.seen_by(mover));
    let file = below(random, 8);
    for rank in [Rank::Second, Rank::Third] {
        setup.board.remove(square(file, rank));
    }
    setup.board.put(square(file, Rank::Fourth), Role::Pawn.of(mover));
    for beside in [file.wrapping_sub(1), file + 1] {
        if beside < 8 && below(random, 3) > 0 {
            setup.board.put(square(beside, Rank::Fourth), Role::Pawn.of(!mover));
        }
    }
    setup.en_passant = Some(square(file, Rank::Third));
    with_kings(random, setup)
}

/// Nothing to castle with and nothing to capture en passant that the board does not bear out.
pub(crate) fn admitted(setup: &Setup) -> Position {
    let position = Position::admit(setup).unwrap();
    assert_eq!(position.board(), &setup.board);
    position
}

/// A board full to the last square, or nearly.
pub(crate) fn crowded(random: &mut Random) -> Setup {
    let mut board = Board::EMPTY;
    let empty = 1 + below(random, 20);
    for square in Square::all() {
        let role =
            pick(random, &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Queen]);
        let color = if below(random, 3) == 0 { Color::Black } else { Color::White };
        board.put(square, Piece { color, role });
    }
    for _ in 0..empty {
        board.remove(any_square(random));
    }
    let mut setup = Setup { board, having_move: Color::White, castling: Castling::NONE, ..Setup::EMPTY };
    for color in Color::ALL {
        let mut square = any_square(random);
        while setup.board.by_role(Role::King).contains(square) {
            square = any_square(random);
        }
        setup.board.put(square, Role::King.of(color));
    }
    setup
}
