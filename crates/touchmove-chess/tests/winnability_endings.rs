//! The proofs against a plain backward search, on every position of small endings.

#[path = "winnability/backward.rs"]
mod backward;

use backward::{Backward, Class};
use touchmove_chess::winnability::{Budget, Winnability, unwinnable_at_sight, winnability};
use touchmove_chess::{Color, Move, Position, Setup, Square};

/// Positions looked at, and how many of them White can mate from.
#[derive(Default)]
struct Tally {
    positions: usize,
    can_mate: usize,
}

/// Asks about every position of the class, at sight and fully.
fn agrees(solved: &mut Backward, name: &str) -> Tally {
    let class = Class::named(name);
    let images = if class.has_pawns() { 2 } else { 8 };
    let tallies: Vec<Tally> = solved.each(&class, |tally: &mut Tally, position, expected| {
        tally.positions += 1;
        tally.can_mate += usize::from(expected);
        let at_sight = unwinnable_at_sight(position, Color::White);
        assert!(!(expected && at_sight.is_some()), "{name} {position:?}");
        assert_eq!(can_mate(position, Color::White), expected, "{name} {position:?}");
        // The truth is the same of all images of a position, but the search tries moves in an order that tells
        // left from right: a sample of them is asked about too.
        if tally.positions % 2_003 == 1 {
            for image in (0..images).map(|nth| image(position, nth)) {
                assert_eq!(can_mate(&image, Color::White), expected, "{name} {image:?}");
                assert_eq!(can_mate(&exchanged(&image), Color::Black), expected, "{name} {image:?}");
            }
        }
    });
    let positions = tallies.iter().map(|tally| tally.positions).sum();
    Tally { positions, can_mate: tallies.iter().map(|tally| tally.can_mate).sum() }
}

/// What the answer says, its line replayed.
fn can_mate(position: &Position, color: Color) -> bool {
    match winnability(position, color, Budget::DEFAULT) {
        Winnability::Winnable { line } => {
            assert!(mates(position, color, &line), "{position:?} {line:?}");
            true
        }
        Winnability::Unwinnable { .. } => false,
        Winnability::Undetermined { .. } => panic!("undetermined: {position:?}"),
    }
}

fn mates(position: &Position, color: Color, line: &[Move]) -> bool {
    let last = line.iter().try_fold(*position, |here, m| here.try_play(*m));
    last.is_some_and(|last| last.is_checkmate() && last.having_move() != color)
}

#[test]
fn every_ending_of_three_men_is_proven_right() {
    let mut solved = Backward::default();
    for name in ["KPK", "KNK", "KBK", "KRK", "KQK", "KKP", "KKN", "KKB", "KKR", "KKQ"] {
        let tally = agrees(&mut solved, name);
        assert!(tally.positions > 10_000, "{name}");
        assert_eq!(tally.can_mate > 0, ["KPK", "KRK", "KQK"].contains(&name), "{name}");
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
        let tally = agrees(&mut solved, name);
        assert!(tally.positions > 1_000_000, "{name}");
        assert_eq!(tally.can_mate > 0, mates, "{name}");
    }
}

/// The position in a mirror: bit 0 exchanges the wings, bit 1 the sides of the board, bit 2 files and ranks.
fn image(position: &Position, nth: usize) -> Position {
    let moved = |square: Square| {
        let index = square.index() ^ if nth & 1 == 1 { 7 } else { 0 } ^ if nth & 2 == 2 { 56 } else { 0 };
        let index = if nth & 4 == 4 { (index & 7) << 3 | index >> 3 } else { index };
        Square::from_index(index).unwrap()
    };
    let mut setup = Setup { having_move: position.having_move(), ..Setup::EMPTY };
    for (square, piece) in position.board().iter() {
        setup.board.put(moved(square), piece);
    }
    setup.en_passant = position.passed().map(moved);
    Position::admit(&setup).unwrap()
}

/// The position with the colours exchanged and the board turned round.
fn exchanged(position: &Position) -> Position {
    let mut setup = Setup { having_move: !position.having_move(), ..Setup::EMPTY };
    for (square, piece) in position.board().iter() {
        setup.board.put(square.mirrored(), piece.role.of(!piece.color));
    }
    setup.en_passant = position.passed().map(Square::mirrored);
    Position::admit(&setup).unwrap()
}
