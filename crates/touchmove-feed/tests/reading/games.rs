//! Any legal game, shown by a board that errs, comes back as the same moves.

use crate::room::{Room, coordinates};
use touchmove_chess::{Board, Move, Piece, Position, Random, Role, Square};

/// A piece put down and how it got there: squares emptied and filled, in order.
enum Hand {
    Lift(Square),
    Put(Square, Piece),
}

/// A move as hands make it, in one of its orders.
fn hands(position: &Position, mv: Move, random: &mut Random) -> Vec<Hand> {
    let piece = Piece { color: position.having_move(), role: mv.promotion().unwrap_or(mv.role()) };
    let after = position.play(mv);
    match mv {
        Move::Ordinary { from, to, .. } | Move::DoubleStep { from, to } => {
            vec![Hand::Lift(from), Hand::Put(to, piece)]
        }
        Move::Capture { from, to, .. } => taking(from, to, to, piece, random),
        Move::EnPassant { from, to } => taking(from, to, Square::new(to.file(), from.rank()), piece, random),
        Move::Castle { king, rook } => {
            let rook_piece = Piece { role: Role::Rook, ..piece };
            let arrives = Square::all().find(|square| {
                position.board().piece_at(*square).is_none()
                    && after.board().piece_at(*square) == Some(rook_piece)
            });
            let king = vec![Hand::Lift(king), Hand::Put(mv.to(), Piece { role: Role::King, ..piece })];
            let rook = vec![Hand::Lift(rook), Hand::Put(arrives.unwrap(), rook_piece)];
            let order = if random.below(4) == 0 { [rook, king] } else { [king, rook] };
            order.into_iter().flatten().collect()
        }
        Move::Promotion { from, to, .. } => {
            let mut hands = vec![Hand::Lift(from)];
            if mv.is_capture() {
                hands.push(Hand::Lift(to));
            }
            if random.below(2) == 0 {
                hands.extend([Hand::Put(to, Piece { role: Role::Pawn, ..piece }), Hand::Lift(to)]);
            }
            hands.push(Hand::Put(to, piece));
            hands
        }
    }
}

fn taking(from: Square, to: Square, taken: Square, piece: Piece, random: &mut Random) -> Vec<Hand> {
    match random.below(if taken == to { 2 } else { 3 }) {
        0 => vec![Hand::Lift(from), Hand::Lift(taken), Hand::Put(to, piece)],
        1 => vec![Hand::Lift(taken), Hand::Lift(from), Hand::Put(to, piece)],
        _ => vec![Hand::Lift(from), Hand::Put(to, piece), Hand::Lift(taken)],
    }
}

/// For less than the time in which something is believed, the board shows what is not so.
fn ghosts(room: &mut Room, random: &mut Random) {
    for _ in 0..random.below(3) {
        let mut false_board: Board = room.board;
        let square = Square::from_index(usize::try_from(random.below(64)).unwrap()).unwrap();
        match (false_board.piece_at(square), random.below(3)) {
            (Some(_), _) => {
                false_board.remove(square);
            }
            // A piece that is sensed on a square beside its own.
            (None, 0) => {
                let beside = Square::all().find(|near| room.board.piece_at(*near).is_some());
                false_board.put(square, room.board.piece_at(beside.unwrap()).unwrap());
            }
            (None, _) => continue,
        }
        room.show(&false_board);
        room.wait(random.below(180));
        room.report();
        room.wait(random.below(60));
    }
}

/// A random game on a board that errs: the moves played, and the moves read.
fn played(seed: u64, most: u64, clock: bool) -> (Vec<String>, Vec<String>) {
    let mut random = Random::seeded(seed);
    let mut room = Room::new();
    if !clock {
        room.reader.clock(None, touchmove_clock::Moment::at(0));
    }
    let mut moves = Vec::new();
    for _ in 0..most {
        let position = *room.game.position();
        let legal = position.legal_moves();
        if legal.is_empty() || room.game.result().is_some() {
            break;
        }
        // What is special is rare: it is played whenever it can be, half the time.
        let special: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|mv| {
                mv.castles().is_some() || mv.promotion().is_some() || matches!(mv, Move::EnPassant { .. })
            })
            .collect();
        let from = if !special.is_empty() && random.below(2) == 0 { &special[..] } else { &legal[..] };
        let mv = from[usize::try_from(random.below(u64::try_from(from.len()).unwrap())).unwrap()];
        moves.push(coordinates(mv));
        for hand in hands(&position, mv, &mut random) {
            match hand {
                Hand::Lift(square) => {
                    room.lift(square);
                }
                Hand::Put(square, piece) => room.put(square, piece),
            }
            room.wait(random.below(250));
            ghosts(&mut room, &mut random);
        }
        if clock {
            room.press();
            ghosts(&mut room, &mut random);
        }
        room.wait(if clock { 1200 } else { 3000 });
    }
    let read = room.moves();
    (moves, read)
}

#[test]
fn any_legal_game_comes_back_as_the_same_moves() {
    for seed in 0..60 {
        let (played, read) = played(seed, 160, true);
        assert_eq!(played, read, "seed {seed}");
    }
}

#[test]
fn so_it_does_without_a_clock() {
    for seed in 1000..1020 {
        let (played, read) = played(seed, 120, false);
        assert_eq!(played, read, "seed {seed}");
    }
}

#[test]
fn what_means_nothing_is_read_without_end_or_panic() {
    for seed in 0..30 {
        let mut random = Random::seeded(seed);
        let mut room = Room::new();
        for _ in 0..200 {
            for _ in 0..random.below(6) {
                let square = Square::from_index(usize::try_from(random.below(64)).unwrap()).unwrap();
                match random.below(3) {
                    0 => drop(room.board.remove(square)),
                    _ => {
                        let role = Role::ALL[usize::try_from(random.below(6)).unwrap()];
                        let color = touchmove_chess::Color::ALL[usize::try_from(random.below(2)).unwrap()];
                        room.board.put(square, Piece { color, role });
                    }
                }
            }
            room.report();
            match random.below(4) {
                0 => room.press(),
                1 => room.runs(None),
                _ => room.wait(random.below(3000)),
            }
        }
        // However wild the board, no result comes of it but by a legal move that the Laws end the game with.
        assert!(room.game.plies().len() <= 200);
    }
}
