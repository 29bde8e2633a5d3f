//! How many ordinary acts the engine judges a second, how the cost of one depends on the length of the game, and how a move
//! with everything ruled compares with a library that reads and plays it.

use std::process::ExitCode;

use shakmaty::Position as _;
use touchmove_chess::{Color, Move, Position, Random, Role};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_conduct::{Act, Entry, Game, Made, Phase, judge_in_place, replay};
use touchmove_law::{Edition, Laws, Regulations};
use touchmove_notation::algebraic::{self, Style};

/// A random game: the journal of its acts, and its moves as they are written.
struct Played {
    journal: Vec<Entry>,
    moves: Vec<String>,
}

/// How long a game is to be.
#[derive(Clone, Copy)]
enum Length {
    /// As it comes, and not more than 150 moves.
    Usual,
    /// As long as can be, with all the pieces on the board: what an act costs then depends on nothing else.
    Long,
}

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
    let games: Vec<Played> = (0..400).map(|_| play(&laws, &start, &mut random, Length::Usual)).collect();
    let acts: usize = games.iter().map(|game| game.journal.len()).sum();
    let moves: usize = games.iter().map(|game| game.moves.len()).sum();
    let ours = best_of(7, || {
        for game in &games {
            std::hint::black_box(replay(&laws, start.clone(), &game.journal));
        }
    });
    let theirs = best_of(7, || {
        for game in &games {
            std::hint::black_box(read_and_played(&game.moves));
        }
    });
    println!("{acts} acts in {} games, best of 7: {:.0} ns an act", games.len(), ours * 1e9 / acts as f64);
    println!("a game takes {} bytes, its journal and history apart", size_of::<Game>());
    by_length(&laws, &start, &mut random);
    let move_ours = ours / moves as f64;
    let move_theirs = theirs / moves as f64;
    println!("{moves} moves: {:.0} ns each, shakmaty {:.0} ns", move_ours * 1e9, move_theirs * 1e9);
    println!("acts_per_second={:.0} moves_vs_shakmaty={:.3}", acts as f64 / ours, move_theirs / move_ours);
    ExitCode::SUCCESS
}

/// What an act costs in games of different lengths: the same games, judged act by act as far as this.
fn by_length(laws: &Laws, start: &Game, random: &mut Random) {
    let longest = 1600;
    let mut long: Vec<Played> = Vec::new();
    while long.len() < 24 {
        let game = play(laws, start, random, Length::Long);
        if game.journal.len() >= longest {
            long.push(game);
        }
    }
    for length in [100, 400, longest] {
        let times = longest / length;
        let taken = best_of(15, || {
            for game in &long {
                for _ in 0..times {
                    let mut state = start.clone();
                    for entry in game.journal.iter().take(length) {
                        std::hint::black_box(judge_in_place(laws, &mut state, entry));
                    }
                    std::hint::black_box(&state);
                }
            }
        });
        println!(
            "games of {length} acts: {:.0} ns an act",
            taken * 1e9 / (long.len() * times * length) as f64
        );
    }
}

/// The same games' moves, read from what is written and played by shakmaty.
fn read_and_played(moves: &[String]) -> shakmaty::Chess {
    let mut position = shakmaty::Chess::default();
    for written in moves {
        let read: Result<shakmaty::san::San, _> = written.parse();
        let Some(mv) = read.ok().and_then(|san| san.to_move(&position).ok()) else { break };
        position.play_unchecked(mv);
    }
    position
}

/// The seconds that the fastest of several runs takes.
fn best_of(runs: usize, mut work: impl FnMut()) -> f64 {
    let run = |_| {
        let began = touchmove_moment::read();
        work();
        since(&began)
    };
    (0..runs).map(run).fold(f64::MAX, f64::min)
}

/// Seconds since a reading.
fn since(began: &touchmove_moment::Reading) -> f64 {
    (touchmove_moment::read().boot - began.boot).as_secs_f64()
}

/// A random game.
fn play(laws: &Laws, start: &Game, random: &mut Random, length: Length) -> Played {
    let mut game = start.clone();
    let mut journal = Vec::new();
    let mut does = |game: &mut Game, act: Act| {
        let seq = journal.len() as u32 + 1;
        let entry = Entry { seq, at: Moment::at(u64::from(seq) * 700), act };
        judge_in_place(laws, game, &entry);
        journal.push(entry);
    };
    does(&mut game, Act::Arbiter(ArbiterAct::Start));
    let most = match length {
        Length::Usual => 150,
        Length::Long => 700,
    };
    for _ in 0..most {
        if game.phase() != Phase::Playing {
            break;
        }
        let by = game.having_move();
        let moves = candidates(game.position(), length);
        let mv = moves[random.below(moves.len() as u64) as usize];
        for act in handled(game.position(), mv) {
            does(&mut game, Act::Player(by, act));
        }
        does(&mut game, Act::Player(by, PlayerAct::Press { hand: Hand::Same }));
    }
    let made = game.plies().iter().filter_map(|ply| match ply.what() {
        Made::Legal(mv) => Some(algebraic::text(ply.before(), mv, &Style::PGN)),
        Made::Illegal { .. } => None,
    });
    let moves = made.collect();
    Played { journal, moves }
}

/// The moves to choose from: for a long game quiet ones, and a step of a pawn in time before the game is drawn.
fn candidates(position: &Position, length: Length) -> Vec<Move> {
    let legal = position.legal_moves();
    let wanted = |mv: &&Move| match length {
        Length::Usual => true,
        Length::Long => !mv.is_capture() && (mv.role() == Role::Pawn) == (position.halfmoves() > 120),
    };
    let chosen: Vec<Move> = legal.iter().filter(wanted).copied().collect();
    if chosen.is_empty() { legal.iter().copied().collect() } else { chosen }
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
