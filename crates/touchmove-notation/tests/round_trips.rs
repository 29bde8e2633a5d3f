//! Random games written in every language and form and read back: each move must come back as itself.

mod board;

use std::thread;

use board::any;
use touchmove_chess::chess960::Start;
use touchmove_chess::{Move, Position, Random};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{Form, Reading, Sheet, Style, write_known};

/// Games for each pair of a language and a form; with the pairs there are, more than 100,000 in all.
const GAMES: u64 = 1_700;

/// Random games grow long and empty; the first moves hold nearly all that can go wrong, and some go on.
const PLIES: u64 = 60;

#[test]
fn a_hundred_thousand_games_come_back_as_they_were_written() {
    let pairs: Vec<(&'static Language, Form)> =
        Language::ALL.into_iter().flat_map(|language| Form::ALL.map(|form| (language, form))).collect();
    assert!(pairs.len() as u64 * GAMES >= 100_000, "{} pairs", pairs.len());
    let (one, other) = pairs.split_at(pairs.len() / 2);
    let moves: u64 = thread::scope(|scope| {
        let helper =
            scope.spawn(|| other.iter().map(|(language, form)| round_trip(language, *form)).sum::<u64>());
        let own: u64 = one.iter().map(|(language, form)| round_trip(language, *form)).sum();
        own + helper.join().unwrap()
    });
    assert!(moves > 5_000_000, "{moves}");
}

/// Writes whole games with their numbers and reads each as one text; every eighth begins from another start.
fn round_trip(language: &'static Language, form: Form) -> u64 {
    let style = Style::of(language, form);
    let name = language.code.bytes().chain(form.word().bytes());
    let mut random = Random::seeded(name.fold(7, |seed: u64, byte| seed.wrapping_mul(131) + u64::from(byte)));
    let mut read = 0;
    let (mut moves, mut text) = (Vec::new(), String::new());
    for game in 0..GAMES {
        let start = start(game, &mut random);
        moves.clear();
        text.clear();
        play(start, game, &style, &mut random, &mut moves, &mut text);
        let mut sheet = Sheet::new(start, &text, language);
        for m in &moves {
            let entry = sheet.next().unwrap_or_else(|| panic!("{} {form:?} {text}", language.code));
            assert_eq!(entry.read.reading, Reading::One(*m), "{} {form:?} {text}", language.code);
            if form == Form::Short {
                assert!(entry.read.oddities.is_empty(), "{} {m} {:?}", language.code, entry.read.oddities);
            }
        }
        assert_eq!(sheet.next(), None, "{} {form:?} {text}", language.code);
        read += moves.len() as u64;
    }
    read
}

fn start(game: u64, random: &mut Random) -> Position {
    let number = random.below(u64::from(Start::COUNT));
    let start = u16::try_from(number).ok().and_then(Start::new).filter(|_| game % 8 == 7);
    start.unwrap_or(Start::STANDARD).position()
}

fn play(
    start: Position,
    game: u64,
    style: &Style,
    random: &mut Random,
    moves: &mut Vec<Move>,
    text: &mut String,
) {
    let mut position = start;
    let plies = if game.is_multiple_of(16) { PLIES * 4 } else { PLIES };
    for ply in 0..plies {
        let Some(m) = any(&position, random) else { return };
        if ply % 2 == 0 {
            std::fmt::Write::write_fmt(text, format_args!("{}. ", ply / 2 + 1)).unwrap();
        }
        let after = position.play(m);
        write_known(&position, m, &after, style, text).unwrap();
        text.push(' ');
        moves.push(m);
        position = after;
    }
}
