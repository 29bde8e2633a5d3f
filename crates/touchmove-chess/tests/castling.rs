//! Castling from any start (3.8.2, Guideline II).

mod support;

use support::position;
use touchmove_chess::chess960::{Start, castling_table};
use touchmove_chess::{Board, Castling, Color, Move, Position, Role, Setup, Square, Wing};

/// Whether the player having the move may castle to that side.
#[track_caller]
fn castles(fen: &str, wing: Wing) -> bool {
    let position = position(fen);
    let listed = position.legal_moves().iter().any(|m| m.castles() == Some(wing));
    let king = position.king(position.having_move());
    let asked = position.castling().rook(position.having_move(), king, wing);
    assert_eq!(listed, asked.is_some_and(|rook| position.is_legal(Move::Castle { king, rook })));
    listed
}

#[test]
fn all_eighty_four_castlings_put_king_and_rook_on_their_squares() {
    let mut done = 0;
    for line in Color::ALL.into_iter().flat_map(castling_table) {
        let mut board = Board::EMPTY;
        board.put(line.king, Role::King.of(line.color));
        board.put(line.rook, Role::Rook.of(line.color));
        board.put(Square::A5, Role::King.of(!line.color));
        let castling = Castling::NONE.with(line.rook);
        let setup = Setup { board, having_move: line.color, castling, ..Setup::EMPTY };
        let before = Position::admit(&setup).unwrap();
        let m = Move::Castle { king: line.king, rook: line.rook };
        let after = before.try_play(m).unwrap_or_else(|| panic!("{line:?}"));
        assert_eq!(after.king(line.color), line.king_goes_to());
        assert_eq!(after.piece_at(line.rook_goes_to()), Some(Role::Rook.of(line.color)));
        assert_eq!(after.occupied().len(), 3);
        assert_eq!(after.castling(), Castling::NONE);
        assert_eq!(after.halfmoves(), 1);
        done += 1;
    }
    assert_eq!(done, 84);
}

#[test]
fn each_square_that_must_be_empty_hinders_and_no_other_on_the_rank() {
    for line in castling_table(Color::White) {
        for blocker in Square::all().filter(|square| square.rank() == line.king.rank()) {
            if blocker == line.king || blocker == line.rook {
                continue;
            }
            let mut board = Board::EMPTY;
            board.put(line.king, Role::King.of(Color::White));
            board.put(line.rook, Role::Rook.of(Color::White));
            board.put(blocker, Role::Knight.of(Color::White));
            board.put(Square::A5, Role::King.of(Color::Black));
            let setup = Setup { board, castling: Castling::NONE.with(line.rook), ..Setup::EMPTY };
            let position = Position::admit(&setup).unwrap();
            let legal = position.is_legal(Move::Castle { king: line.king, rook: line.rook });
            assert_eq!(legal, !line.must_be_empty().contains(blocker), "{line:?} {blocker}");
        }
    }
}

#[test]
fn the_king_neither_starts_nor_passes_nor_ends_in_attack() {
    assert!(!castles("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", Wing::G));
    assert!(castles("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", Wing::C));
    assert!(!castles("4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", Wing::G));
    assert!(!castles("k3r3/8/8/8/8/8/8/4K2R w K - 0 1", Wing::G));
}

#[test]
fn attacks_on_the_rook_or_beside_it_do_not_matter() {
    assert!(castles("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Wing::C));
    assert!(castles("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Wing::C));
    assert!(castles("4k3/8/8/8/8/8/1r6/R3K3 w Q - 0 1", Wing::C));
}

#[test]
fn a_piece_between_hinders_for_the_time_being_only() {
    let blocked = position("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1");
    assert!(!castles("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", Wing::C));
    assert!(blocked.castling().has(Square::A1));
}

#[test]
fn the_right_goes_with_king_or_rook_and_with_the_rook_captured() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let after = |m: Move| start.try_play(m).unwrap().castling();
    let king = Move::Ordinary { role: Role::King, from: Square::E1, to: Square::E2 };
    assert_eq!(after(king).of(Color::White).len(), 0);
    let rook = Move::Ordinary { role: Role::Rook, from: Square::A1, to: Square::B1 };
    assert!(!after(rook).has(Square::A1) && after(rook).has(Square::H1));
    let takes = Move::Capture { role: Role::Rook, from: Square::A1, to: Square::A8 };
    assert!(!after(takes).has(Square::A1) && !after(takes).has(Square::A8));
}

#[test]
fn a_rook_that_unmasks_an_attack_on_the_king_cannot_castle() {
    assert!(!castles("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", Wing::C));
    assert!(castles("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", Wing::C));
}

#[test]
fn squares_that_matter_in_standard_chess_may_be_held_in_chess960() {
    assert!(castles("4k3/8/8/8/8/8/8/QBRKN3 w C - 0 1", Wing::C));
    assert!(castles("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1", Wing::G));
}

#[test]
fn rights_never_grow_along_a_game() {
    let mut random = touchmove_chess::Random::seeded(11);
    for _ in 0..300 {
        let mut here = Start::drawn(&mut random).position();
        for _ in 0..80 {
            let legal = here.legal_moves();
            if legal.is_empty() {
                break;
            }
            let next = here.play(legal[usize::try_from(random.below(legal.len() as u64)).unwrap()]);
            assert!((next.castling().rooks() - here.castling().rooks()).is_empty());
            here = next;
        }
    }
}
