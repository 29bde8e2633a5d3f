//! How many ordinary acts the engine judges a second, and how replay grows with the journal.

use std::process::ExitCode;

use touchmove_chess::{Color, Move, Position, Random};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_conduct::{Act, Entry, Game, Phase, judge, replay};
use touchmove_law::{Edition, Laws, Regulations};

/// Plays random games by touch, release and press, journals them, and judges the journals again.
pub(crate) fn run() -> ExitCode {
    let control: TimeControl = match "90+30".parse() {
        Ok(control) => control,
        Err(_) => return ExitCode::FAILURE,
    };
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let edition = Edition::NEWEST_FIRST[0];
    let Ok(laws) = Laws::new(edition, allowances, Regulations::where_nothing_is_said()) else {
        return ExitCode::FAILURE;
    };
    let start = Game::new(&laws, Position::initial(), control, Moment::at(0));
    let mut random = Random::seeded(960);
    let journals: Vec<Vec<Entry>> = (0..400).map(|_| journal(&laws, &start, &mut random)).collect();
    let acts: usize = journals.iter().map(Vec::len).sum();
    let mut best = f64::MAX;
    for _ in 0..7 {
        let began = touchmove_moment::read();
        for journal in &journals {
            let judgment = replay(&laws, start.clone(), journal);
            std::hint::black_box(judgment);
        }
        best = best.min(since(&began));
    }
    println!("{acts} acts in {} games, best of 7: {:.0} ns an act", journals.len(), best * 1e9 / acts as f64);
    println!("a game takes {} bytes, its journal and history apart", size_of::<Game>());
    for length in [100, 200, 400] {
        let long: Vec<&Vec<Entry>> = journals.iter().filter(|journal| journal.len() >= length).collect();
        if long.is_empty() {
            continue;
        }
        let began = touchmove_moment::read();
        for journal in &long {
            std::hint::black_box(replay(&laws, start.clone(), &journal[..length]));
        }
        let each = since(&began) * 1e9 / (long.len() * length) as f64;
        println!("journals of {length} acts: {each:.0} ns an act");
    }
    println!("acts_per_second={:.0}", acts as f64 / best);
    ExitCode::SUCCESS
}

/// Seconds since a reading.
fn since(began: &touchmove_moment::Reading) -> f64 {
    (touchmove_moment::read().boot - began.boot).as_secs_f64()
}

/// The journal of a random game of at most 150 moves.
fn journal(laws: &Laws, start: &Game, random: &mut Random) -> Vec<Entry> {
    let mut game = start.clone();
    let mut journal = Vec::new();
    let mut does = |game: &mut Game, act: Act| {
        let seq = journal.len() as u32 + 1;
        let entry = Entry { seq, at: Moment::at(u64::from(seq) * 700), act };
        *game = judge(laws, game.clone(), &entry).game;
        journal.push(entry);
    };
    does(&mut game, Act::Arbiter(ArbiterAct::Start));
    for _ in 0..150 {
        if game.phase() != Phase::Playing {
            break;
        }
        let by = game.having_move();
        let moves = game.position().legal_moves();
        let mv = moves[random.below(moves.len() as u64) as usize];
        for act in handled(game.position(), mv) {
            does(&mut game, Act::Player(by, act));
        }
        does(&mut game, Act::Player(by, PlayerAct::Press { hand: Hand::Same }));
    }
    journal
}

/// What the hand does to make a move.
pub(crate) fn handled(position: &Position, mv: Move) -> Vec<PlayerAct> {
    let touch = |square| PlayerAct::Touch { square, contact: Contact::Intent };
    let mut acts = vec![touch(mv.from())];
    match mv {
        Move::Ordinary { to, .. } | Move::DoubleStep { to, .. } => {
            acts.push(PlayerAct::Release { square: to })
        }
        Move::Capture { to, .. } => {
            acts.extend([PlayerAct::Remove { square: to }, PlayerAct::Release { square: to }])
        }
        Move::EnPassant { from, to } => {
            let pawn = touchmove_chess::Square::new(to.file(), from.rank());
            acts.extend([PlayerAct::Remove { square: pawn }, PlayerAct::Release { square: to }]);
        }
        Move::Castle { rook, .. } => {
            let wing = touchmove_chess::Wing::towards(mv.from(), rook);
            let beside = wing.rook_goes_to(position.having_move());
            acts.extend([
                PlayerAct::Release { square: mv.to() },
                touch(rook),
                PlayerAct::Release { square: beside },
            ]);
        }
        Move::Promotion { from, to, into } => {
            if position.piece_at(to).is_some() {
                acts.push(PlayerAct::Remove { square: to });
            }
            acts.extend([
                PlayerAct::Remove { square: from },
                PlayerAct::Place { role: into, square: to },
                PlayerAct::Release { square: to },
            ]);
        }
    }
    acts
}
