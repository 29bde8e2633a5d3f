//! When positions are the same (9.2.3; 2001 9.2).

mod support;

use support::position;
use touchmove_chess::{Move, Position, Sameness, Square};

/// Plays moves given as pairs of squares and returns what each position reached is compared by, the first included.
fn history(fen: &str, moves: &str) -> Vec<Sameness> {
    let mut here = position(fen);
    let mut seen = vec![here.sameness()];
    for name in moves.split_whitespace() {
        let legal = here.legal_moves();
        let m = legal.iter().find(|m| m.to_string() == name).unwrap_or_else(|| panic!("{name} is not legal"));
        here = here.play(*m);
        seen.push(here.sameness());
    }
    seen
}

/// How often the last position has been there.
fn times(seen: &[Sameness]) -> usize {
    let last = seen.last().unwrap();
    seen.iter().filter(|earlier| *earlier == last).count()
}

#[test]
fn a_pawn_that_could_be_captured_en_passant_makes_another_position() {
    let fen = "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1";
    let round = "e8d8 e1d1 d8e8 d1e1 ";
    assert_eq!(times(&history(fen, &round.repeat(2))), 2);
    assert_eq!(times(&history(fen, &round.repeat(3))), 3);
}

#[test]
fn a_capture_en_passant_that_is_not_legal_makes_no_difference() {
    // The pawn on e4 is pinned to its king along the rank once both pawns have left it.
    let fen = "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1";
    assert_eq!(times(&history(fen, "a4b4 e1d1 b4a4 d1e1")), 2);
    // 2001 9.2/1: the capture on c6 would uncover the rook.
    let moves = "c7c5 a5a4 h1h2 a4a5 h2h1 a5a4 h1h2 a4a5 h2h1";
    assert_eq!(times(&history("8/2p5/8/KP5r/8/8/8/7k b - - 0 1", moves)), 3);
}

#[test]
fn a_lost_right_to_castle_makes_another_position() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(times(&history(fen, "a1b1 a8b8 b1a1 b8a8")), 1);
    let round = "e1e2 e8e7 e2e1 e7e8 ";
    assert_eq!(times(&history(fen, &round.repeat(2))), 2);
    assert_eq!(times(&history(fen, &round.repeat(3))), 3);
}

#[test]
fn two_pieces_of_one_kind_may_change_places() {
    let knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
    let moves = "b1c3 e8e7 c3e2 e7e8 g1f3 e8e7 f3d2 e7e8 d2b1 e8e7 e2g1 e7e8";
    assert_eq!(times(&history(knights, moves)), 2);
    let crossed = "b1d2 e8e7 d2f3 e7e8 g1e2 e8e7 e2c3 e7e8 c3b1 e8e7 f3g1 e7e8";
    assert_eq!(times(&history(knights, crossed)), 2);
}

#[test]
fn the_player_having_the_move_makes_a_difference_and_the_counters_make_none() {
    let here = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let counted = position("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    let other = position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    assert!(here.is_same_as(&counted) && here != counted);
    assert!(!here.is_same_as(&other));
}

#[test]
fn equal_positions_have_equal_keys_and_different_ones_hardly_ever() {
    let mut keys = std::collections::HashMap::new();
    let mut frontier = vec![Position::initial()];
    for _ in 0..3 {
        frontier =
            frontier.iter().flat_map(|here| here.legal_moves().into_iter().map(|m| here.play(m))).collect();
        for position in &frontier {
            let sameness = position.sameness();
            let known = keys.entry(sameness.key()).or_insert(sameness);
            assert_eq!(*known, sameness);
        }
    }
    // The positions three plies from the start that differ by the Laws.
    assert_eq!(keys.len(), 20 + 400 + 5_362);
}

#[test]
fn the_counters_pass_what_a_byte_or_two_could_hold() {
    let here = position("4k3/8/8/8/8/8/8/R3K3 w - - 70000 80000");
    let m = Move::Ordinary { role: touchmove_chess::Role::Rook, from: Square::A1, to: Square::A2 };
    let next = here.try_play(m).unwrap();
    assert_eq!((next.halfmoves(), next.fullmove()), (70_001, 80_000));
    let after = next.legal_moves().iter().map(|m| next.play(*m)).next().unwrap();
    assert_eq!((after.halfmoves(), after.fullmove()), (70_002, 80_001));
}
