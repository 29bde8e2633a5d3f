//! The proofs against a plain backward search, on every position of small endings.

#[path = "winnability/backward.rs"]
mod backward;

use backward::{Backward, Class};
use touchmove_chess::winnability::{Budget, Winnability, unwinnable_at_sight, winnability};
use touchmove_chess::{Color, Position};

/// Asks about every position at sight, and fully about one in `stride`.
fn agrees(solved: &mut Backward, name: &str, stride: usize) -> (usize, usize) {
    let (mut positions, mut can_mate) = (0, 0);
    solved.each(&Class::named(name), |position, expected| {
        positions += 1;
        can_mate += usize::from(expected);
        let at_sight = unwinnable_at_sight(position, Color::White);
        assert!(!(expected && at_sight.is_some()), "{name} {position:?}");
        if positions % stride == 0 {
            let answer = winnability(position, Color::White, Budget::DEFAULT);
            assert_eq!(proven(position, &answer), expected, "{name} {position:?} {answer:?}");
        }
    });
    (positions, can_mate)
}

/// What the answer says, its line replayed.
fn proven(position: &Position, answer: &Winnability) -> bool {
    match answer {
        Winnability::Winnable { line } => {
            let last = line.iter().try_fold(*position, |here, m| here.try_play(*m));
            assert!(last.is_some_and(|last| last.is_checkmate() && last.having_move() == Color::Black));
            true
        }
        Winnability::Unwinnable { .. } => false,
        Winnability::Undetermined { .. } => panic!("undetermined: {position:?}"),
    }
}

#[test]
fn every_ending_of_three_men_is_proven_right() {
    let mut solved = Backward::default();
    for name in ["KPK", "KNK", "KBK", "KRK", "KQK", "KKP", "KKN", "KKB", "KKR", "KKQ"] {
        let (positions, can_mate) = agrees(&mut solved, name, 5);
        assert!(positions > 10_000, "{name}");
        assert_eq!(can_mate > 0, ["KPK", "KRK", "KQK"].contains(&name), "{name}");
    }
}

#[test]
fn endings_in_which_the_loser_has_one_man_are_proven_right() {
    let mut solved = Backward::default();
    for (name, mates) in [
        ("KNKQ", false),
        ("KNKR", true),
        ("KNKB", true),
        ("KNKN", true),
        ("KNKP", true),
        ("KBKN", true),
        ("KBKB", true),
        ("KBKP", true),
        ("KNNK", true),
    ] {
        let (positions, can_mate) = agrees(&mut solved, name, 4_001);
        assert!(positions > 1_000_000, "{name}");
        assert_eq!(can_mate > 0, mates, "{name}");
    }
}
