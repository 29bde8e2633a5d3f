//! Known counts of move series, one ply less than what `touchmove-bench perft --full` counts.

mod support;

use support::admitted;
use touchmove_chess::{Position, perft, perft_making_all};

#[track_caller]
fn case(fen: &str, counts: &[u64]) {
    let position = admitted(fen);
    for (depth, expected) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), *expected, "depth {depth}");
        if *expected < 1_000_000 {
            assert_eq!(perft_making_all(&position, depth), *expected, "depth {depth}, every move made");
            assert_eq!(listed(&position, depth), *expected, "depth {depth}, by list");
        }
    }
}

/// The count by listing and playing, as callers do.
fn listed(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().iter().map(|m| listed(&position.play(*m), depth - 1)).sum()
}

#[test]
fn no_move_ahead_is_one_position() {
    assert_eq!(perft(&Position::initial(), 0), 1);
    assert_eq!(perft_making_all(&Position::initial(), 0), 1);
}

#[test]
fn the_initial_position() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    case(fen, &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn castling_on_both_wings_of_both_sides() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    case(fen, &[48, 2_039, 97_862, 4_085_603]);
}

#[test]
fn captures_en_passant_that_uncover_a_rook() {
    case("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624, 11_030_083]);
}

#[test]
fn promotions_with_and_without_capture() {
    let fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    case(fen, &[6, 264, 9_467, 422_333]);
}

#[test]
fn a_promotion_that_takes_a_castling_right() {
    let fen = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
    case(fen, &[44, 1_486, 62_379, 2_103_487]);
}
