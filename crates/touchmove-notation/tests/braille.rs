//! Braille: the published examples of the British code, and random games read back.

mod board;

use board::{any, legal, position};
use touchmove_chess::{Position, Random};
use touchmove_notation::algebraic::{Reading, Trouble};
use touchmove_notation::braille::{Code, Sheet, number, read, text, to_brf};

const CODE: &Code = Code::BRITISH;

#[track_caller]
fn case(fen: &str, squares: &str, expected: &str) {
    let position = position(fen);
    let m = legal(&position, squares);
    assert_eq!(text(&position, m, CODE), expected);
    assert_eq!(read(&position, expected, CODE).reading, Reading::One(m), "{expected}");
    let ascii = to_brf(expected);
    assert!(ascii.is_ascii());
    assert_eq!(read(&position, &ascii, CODE).reading, Reading::One(m), "{ascii}");
    assert_eq!(read(&position, &ascii.to_ascii_lowercase(), CODE).reading, Reading::One(m), "{ascii}");
}

#[test]
fn the_published_examples_are_written_and_read() {
    case("7k/8/8/8/1R6/8/8/K7 w - - 0 1", "b4f4", "⠗⠋⠲");
    case("7k/8/8/8/3P4/8/8/K7 w - - 0 1", "d4d5", "⠙⠢");
    case("7k/8/8/3p4/2P5/8/8/K7 w - - 0 1", "c4d5", "⠉⠰⠙⠢");
    case("8/8/4k3/8/5P2/8/8/K7 w - - 0 1", "f4f5", "⠘⠋⠢");
    case("5k2/8/8/8/1R3p2/8/8/K7 w - - 0 1", "b4f4", "⠗⠸⠋⠲");
    case("k7/8/2N3N1/8/8/8/8/K7 w - - 0 1", "c6e5", "⠎⠉⠑⠢");
    case("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "⠗⠑⠦⠜⠍");
    let start = Position::initial();
    assert_eq!(format!("{} {}", number(2, CODE), text(&start, legal(&start, "g1f3"), CODE)), "⠆ ⠎⠋⠒");
    assert_eq!(number(10, CODE), "⠂⠴");
}

#[test]
fn signs_that_could_not_be_established_are_listed_and_still_read_back() {
    assert_eq!(CODE.unestablished.len(), 4);
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    case(castling, "e1h1", "⠕⠤⠕");
    case(castling, "e1a1", "⠕⠤⠕⠤⠕");
    case("8/4P3/8/8/8/8/k7/2K5 w - - 0 1", "e7e8q", "⠑⠦⠟");
    let position = position(castling);
    for other in ["⠕⠕", "⠴⠤⠴", "⠴⠴"] {
        assert_eq!(read(&position, other, CODE).reading, Reading::One(legal(&position, "e1h1")), "{other}");
    }
}

#[test]
fn a_colour_sign_and_a_number_may_stand_before_a_move() {
    let position = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    let reply = Reading::One(legal(&position, "e7e5"));
    for written in ["⠤⠑⠢", "⠂ ⠤⠑⠢", "⠂⠀⠑⠢", "1 -e5"] {
        assert_eq!(read(&position, written, CODE).reading, reply, "{written}");
    }
    let more = read(&position, "⠑⠢ ⠙⠢", CODE).reading;
    assert!(matches!(more, Reading::Unreadable { trouble: Trouble::MoreText, .. }), "{more:?}");
    assert!(matches!(read(&position, "ß", CODE).reading, Reading::Unreadable { at: 0, .. }));
}

#[test]
fn random_games_with_their_numbers_are_read_back() {
    let mut random = Random::seeded(6);
    for game in 0..300 {
        let mut position = Position::initial();
        let (mut moves, mut written) = (Vec::new(), String::new());
        for ply in 0..120 {
            let Some(m) = any(&position, &mut random) else { break };
            if ply % 2 == 0 {
                written.push_str(&number(ply / 2 + 1, CODE));
                written.push(' ');
            }
            written.push_str(&text(&position, m, CODE));
            written.push(' ');
            moves.push(m);
            position = position.play(m);
        }
        let written = if game % 2 == 0 { written } else { to_brf(&written) };
        let read: Vec<_> =
            Sheet::new(Position::initial(), &written, CODE).map(|entry| entry.read.reading).collect();
        assert_eq!(read, moves.into_iter().map(Reading::One).collect::<Vec<_>>(), "{written}");
    }
}
