//! Many games on one thread and on several: the same, in the same order.

use std::fmt::Write;
use std::io::Cursor;
use std::num::NonZeroUsize;

use touchmove_audit::{Part, read};
use touchmove_chess::{Move, Position, Random};
use touchmove_notation::algebraic;
use touchmove_notation::pgn::{Fault, GameResult, Options, Reader, Visitor};

#[derive(Default, PartialEq, Eq, Debug)]
struct Counts {
    games: u64,
    moves: u64,
    comments: u64,
    faults: Vec<(u64, u64, u64, u64)>,
}

impl Visitor for Counts {
    fn played(&mut self, _: Move, _: &Position, _: &Position) {
        self.moves += 1;
    }
    fn comment(&mut self, _: &[u8]) {
        self.comments += 1;
    }
    fn end(&mut self, _: Option<GameResult>) {
        self.games += 1;
    }
    fn fault(&mut self, fault: &Fault) {
        self.faults.push((fault.game, fault.at.byte, fault.at.line, fault.at.column));
    }
}

/// Random games, some with an illegal move, a comment that is not closed, or no tags.
fn games(count: usize) -> String {
    let mut random = Random::seeded(9);
    let mut text = String::new();
    for number in 0..count {
        if random.below(10) > 0 {
            write!(text, "[Event \"{number}\"]\n[White \"é\"]\n\n").unwrap();
        }
        let mut position = Position::initial();
        for _ in 0..random.below(120) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m = moves[usize::try_from(random.below(moves.len() as u64)).unwrap()];
            algebraic::write_pgn(&position, m, &mut text).unwrap();
            text.push(if random.below(10) == 0 { '\n' } else { ' ' });
            position = position.play(m);
            match random.below(200) {
                0 => text.push_str("Ke9 "),
                1..=40 => text.push_str("{[%clk 0:01:00]} "),
                41 => text.push_str("{open "),
                _ => {}
            }
        }
        text.push_str("*\n\n");
    }
    text
}

fn by(text: &str, threads: usize) -> Counts {
    let mut all = Counts::default();
    let take = |part: Part<Counts>| {
        assert_eq!(part.games_before, all.games);
        let before = part.games_before;
        all.games += part.visitor.games;
        all.moves += part.visitor.moves;
        all.comments += part.visitor.comments;
        all.faults.extend(
            part.visitor
                .faults
                .iter()
                .map(|(game, byte, line, column)| (game + before, *byte, *line, *column)),
        );
    };
    let stream = Cursor::new(text.to_owned().into_bytes());
    read(stream, Options::OWN, NonZeroUsize::new(threads).unwrap(), Counts::default, take).unwrap();
    all
}

#[test]
fn several_threads_tell_what_one_tells_and_what_the_reader_tells() {
    let text = games(12_000);
    assert!(text.len() > 3 << 20);
    let mut alone = Counts::default();
    Reader::new(Options::OWN).read(text.as_bytes(), &mut alone);
    assert!(alone.faults.len() > 1_000);
    for threads in [1, 2, 5] {
        assert_eq!(by(&text, threads), alone, "{threads} threads");
    }
}

#[test]
fn a_game_larger_than_a_block_is_read_in_pieces() {
    let comment = format!("{{{}}} ", "x".repeat(1000));
    let large = format!("[Event \"large\"]\n\n1. e4 {} e5 Ke9 *\n\n", comment.repeat(5_000));
    let text = [games(2_000), large.clone(), games(3_000), large].concat();
    let mut alone = Counts::default();
    Reader::new(Options::OWN).read(text.as_bytes(), &mut alone);
    for threads in [1, 3] {
        assert_eq!(by(&text, threads), alone);
    }
}
