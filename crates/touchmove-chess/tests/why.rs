//! `why` answers exactly when a move is not legal, with the article that it fails.

mod oracle;
mod support;

use std::collections::BTreeSet;

use oracle::positions::{self, admitted};
use touchmove_chess::{Attempt, Illegal, Move, Moved, Position, Random, Role, Square, why};
use touchmove_law::Edition;

const NAMED: [Option<Role>; 7] = [
    None,
    Some(Role::Queen),
    Some(Role::Rook),
    Some(Role::Bishop),
    Some(Role::Knight),
    Some(Role::King),
    Some(Role::Pawn),
];

/// The attempts that mean the move: castling also as the king's own move, where that is two squares or more.
fn attempts(m: Move) -> Vec<Attempt> {
    let onto_rook = Attempt::from(m);
    let far = m.from().file().index().abs_diff(m.to().file().index()) >= 2;
    if m.castles().is_some() && far {
        vec![onto_rook, Attempt::new(m.from(), m.to())]
    } else {
        vec![onto_rook]
    }
}

/// All 64 × 64 × 7 attempts in the position.
fn answers_exactly(position: &Position) {
    let legal: BTreeSet<Attempt> = position.legal_moves().iter().copied().flat_map(attempts).collect();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in NAMED {
                let attempt = Attempt { from, to, promotion };
                match position.attempted(attempt) {
                    Ok(m) => {
                        assert!(position.is_legal(m), "{position:?} {attempt:?} is read as {m}");
                        assert!(attempts(m).contains(&attempt), "{position:?} {attempt:?} is read as {m}");
                        assert!(legal.contains(&attempt), "{position:?} {attempt:?}");
                        assert_eq!(why(position, attempt), None);
                    }
                    Err(reason) => {
                        assert!(!legal.contains(&attempt), "{position:?} {attempt:?}: {reason}");
                        assert!(reason.article().number(Edition::Fide2023).is_some());
                        assert_eq!(why(position, attempt), Some(reason));
                    }
                }
            }
        }
    }
}

#[test]
fn every_attempt_in_400_positions_is_legal_or_has_its_reason() {
    let mut random = Random::seeded(7);
    for _ in 0..40 {
        let played = positions::game(&mut random, 80);
        for position in [played.first(), played.get(played.len() / 2), played.last()] {
            answers_exactly(position.unwrap());
        }
        for _ in 0..2 {
            answers_exactly(&admitted(&positions::castling(&mut random)));
            answers_exactly(&admitted(&positions::en_passant(&mut random)));
            answers_exactly(&admitted(&positions::scattered(&mut random, 30)));
        }
        answers_exactly(&admitted(&positions::crowded(&mut random)));
    }
}

/// The reason against a move such as `e2e4` or `e7e8q`, which must have the article.
fn reason(fen: &str, squares: &str, article: &str) -> Illegal {
    let bytes = squares.as_bytes();
    let square = |at: usize| Square::from_name(&bytes[at..at + 2]).unwrap();
    let promotion = bytes.get(4).and_then(|letter| Role::from_letter(*letter));
    let attempt = Attempt { from: square(0), to: square(2), promotion };
    let reason = why(&support::admitted(fen), attempt).unwrap_or_else(|| panic!("{fen} {squares} is legal"));
    assert_eq!(reason.article().to_string(), article, "{fen} {squares}: {reason}");
    reason
}

fn legal(fen: &str, squares: &str) {
    let bytes = squares.as_bytes();
    let square = |at: usize| Square::from_name(&bytes[at..at + 2]).unwrap();
    assert_eq!(why(&support::admitted(fen), Attempt::new(square(0), square(2))), None, "{fen} {squares}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_player_moves_a_piece_of_his_own_to_a_square_he_does_not_hold() {
    assert_eq!(reason(START, "e3e4", "1.1 (2001: 1.1/1)"), Illegal::NoPiece { from: Square::E3 });
    assert_eq!(reason(START, "e7e5", "1.2 (2001: 1.1/1)"), Illegal::OpponentsPiece { from: Square::E7 });
    reason(START, "a1a2", "3.1 (2001: 3.1/1)");
    reason(START, "c1b2", "3.1 (2001: 3.1/1)");
    reason(START, "a1a1", "3.3 (2001: 3.3)");
}

#[test]
fn a_king_is_never_captured() {
    let fen = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    assert_eq!(reason(fen, "e2e8", "1.4.1 (2001: 1.2)"), Illegal::CapturesKing { to: Square::E8 });
}

#[test]
fn each_piece_moves_in_its_own_way_and_only_knights_leap() {
    reason("4k3/8/8/8/3B4/8/8/4K3 w - - 0 1", "d4d5", "3.2 (2001: 3.2)");
    reason("4k3/8/8/8/3R4/8/8/4K3 w - - 0 1", "d4e5", "3.3 (2001: 3.3)");
    reason("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4e6", "3.4 (2001: 3.4)");
    reason("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", "d4d5", "3.6 (2001: 3.6)");
    reason("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", "e1e3", "3.8.1 (2001: 3.8(a)(I))");
    let fen = "4k3/8/8/3p4/8/3R4/8/4K3 w - - 0 1";
    assert_eq!(reason(fen, "d3d6", "3.5 (2001: 3.5)"), Illegal::LeapsOver { over: Square::D5 });
    legal(fen, "d3d5");
    let fen = "4k3/6q1/8/4p3/3p4/8/8/B3K3 b - - 0 1";
    assert_eq!(reason(fen, "g7b2", "3.5 (2001: 3.5)"), Illegal::LeapsOver { over: Square::E5 });
    legal(START, "g1f3");
}

#[test]
fn a_pawn_is_held_to_each_of_its_rules() {
    let fen = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1";
    assert_eq!(reason(fen, "e2e3", "3.7.1 (2001: 3.7(a))"), Illegal::StepBlocked { by: Square::E3 });
    assert_eq!(reason(fen, "e2e4", "3.7.2 (2001: 3.7(b))"), Illegal::DoubleStepBlocked { by: Square::E3 });
    let fen = "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1";
    assert_eq!(reason(fen, "e2e4", "3.7.2 (2001: 3.7(b))"), Illegal::DoubleStepBlocked { by: Square::E4 });
    let fen = "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1";
    assert_eq!(reason(fen, "e3e5", "3.7.2 (2001: 3.7(b))"), Illegal::NotFirstMove);
    reason(fen, "e3e2", "3.7.1 (2001: 3.7(a))");
    reason(fen, "e3d4", "3.7.3 (2001: 3.7(c))");
    reason("4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1", "e4e5", "3.7.1 (2001: 3.7(a))");
}

#[test]
fn capturing_en_passant_needs_a_double_step_just_made() {
    let fen = "4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1";
    let late = reason(fen, "e4d3", "3.7.3.2 (2001: 3.7(d))");
    assert_eq!(late, Illegal::EnPassantTooLate { pawn: Square::D4 });
    legal("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3");
    let never = reason("4k3/8/8/8/8/3Pp3/8/K7 b - - 0 1", "e3d2", "3.7.3.1 (2001: 3.7(d))");
    assert_eq!(never, Illegal::NotAfterDoubleStep { pawn: Square::D3 });
    // Both pawns leave the fifth rank at once, and the rook looks through.
    let pinned = reason("8/8/8/KPp4r/8/8/8/7k w - c6 0 1", "b5c6", "3.9.2 (2001: 3.9)");
    assert_eq!(pinned.to_string(), "it puts the own king in check from h5");
}

#[test]
fn a_pawn_on_its_furthest_rank_becomes_a_queen_rook_bishop_or_knight() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let article = "3.7.3.3 (2001: 3.7(e)/1)";
    assert_eq!(reason(fen, "a7a8", article), Illegal::PromotionMissing);
    assert_eq!(reason(fen, "a7a8k", article), Illegal::PromotionImpossible { into: Role::King });
    assert_eq!(reason(fen, "a7a8p", article), Illegal::PromotionImpossible { into: Role::Pawn });
    assert_eq!(reason(fen, "a1b1q", article), Illegal::PromotionNotDue { into: Role::Queen });
    assert_eq!(reason(START, "e2e4n", article), Illegal::PromotionNotDue { into: Role::Knight });
}

#[test]
fn the_right_to_castle_is_lost_with_the_king_or_with_that_rook() {
    let king = "3.8.2.1(1) (2001: 3.8(a)(II)(1)[a])";
    let rook = "3.8.2.1(2) (2001: 3.8(a)(II)(1)[b])";
    let fen = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    for squares in ["e1g1", "e1h1", "e1c1", "e1a1"] {
        reason(fen, squares, king);
    }
    let fen = "4k3/8/8/8/8/8/8/R3K2R w K - 0 1";
    let lost = reason(fen, "e1c1", rook);
    assert_eq!(lost, Illegal::CastlingRightLost { rook: Square::A1, moved: Moved::ThatRook });
    legal(fen, "e1g1");
    legal(fen, "e1h1");
    reason("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", "3.8.2 (2001: 3.8(a)(II))");
    // A king off its original square does not look like castling any more.
    reason("4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "f1d1", "3.8.1 (2001: 3.8(a)(I))");
    // 2001 3.8(a)(II): no castling along a file.
    reason("4R3/8/6k1/8/8/8/8/4K3 w - - 0 1", "e1e3", "3.8.1 (2001: 3.8(a)(I))");
}

#[test]
fn castling_waits_while_squares_are_attacked_or_occupied() {
    let attacked = "3.8.2.2(3) (2001: 3.8(a)(II)(2)[a])";
    let between = "3.8.2.2(4) (2001: 3.8(a)(II)(2)[b])";
    let says = |fen, squares, article, words: &str| {
        assert_eq!(reason(fen, squares, article).to_string(), words, "{fen}");
    };
    says("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1g1", attacked, "the king's way is attacked on f1");
    legal("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1c1");
    says("4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", "e1h1", attacked, "the king's way is attacked on g1");
    says("k3r3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", attacked, "the king's way is attacked on e1");
    legal("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1");
    legal("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1");
    says("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", between, "between king and rook stands b1");
    says(START, "e1g1", between, "between king and rook stands f1, g1");
    says(START, "e1a1", between, "between king and rook stands b1, c1, d1");
}

#[test]
fn castling_from_other_squares_follows_the_guideline() {
    let fen = "4k3/8/8/8/8/8/8/QBRKN3 w C - 0 1";
    legal(fen, "d1c1");
    let fen = "4k3/8/8/8/8/8/8/1K2N2R w H - 0 1";
    assert_eq!(reason(fen, "b1h1", "II.3.2.7(4)").to_string(), "in the way of king or rook stands e1");
    assert_eq!(reason(fen, "b1g1", "II.3.2.7(4)").to_string(), "in the way of king or rook stands e1");
    let unmasked = reason("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", "3.9.2 (2001: 3.9)");
    assert_eq!(unmasked.to_string(), "it puts the own king in check from a1");
    legal("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1");
}

#[test]
fn no_move_leaves_or_puts_the_own_king_in_check() {
    let article = "3.9.2 (2001: 3.9)";
    let says =
        |fen, squares, words: &str| assert_eq!(reason(fen, squares, article).to_string(), words, "{fen}");
    says("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1", "f2f3", "it puts the own king in check from h4");
    says("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", "it puts the own king in check from e4");
    says("4r3/8/8/8/8/7k/4B3/4K3 b - - 0 1", "h3g4", "it puts the own king in check from e2");
    says("4r2k/8/8/8/8/8/3P4/4K3 w - - 0 1", "d2d3", "it leaves the own king in check from e8");
    // It goes on along the rook's file.
    says("4r2k/8/8/8/8/4K3/8/8 w - - 0 1", "e3e2", "it leaves the own king in check from e8");
    says("4r2k/8/8/8/1b6/8/3P4/4K3 w - - 0 1", "d2d3", "it leaves the own king in check from b4, e8");
}

#[test]
fn a_game_gone_wrong_is_still_answered() {
    // Both kings in check, White's pawn on its last rank.
    let fen = "P3k2R/8/8/8/8/8/8/r3K3 w - - 0 1";
    reason(fen, "h8e8", "1.4.1 (2001: 1.2)");
    reason(fen, "h8h7", "3.9.2 (2001: 3.9)");
    reason(fen, "a8a7", "3.7.1 (2001: 3.7(a))");
    legal(fen, "e1e2");
    // A pawn on its own first rank goes one square and never two.
    reason("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1a3", "3.7.2 (2001: 3.7(b))");
    legal("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1a2");
}
