//! What a person is shown of a game.

use serde::{Deserialize, Serialize};
use touchmove_chess::{Color, Position};
use touchmove_clock::Sides;
use touchmove_conduct::{Completed, Ending, Game, Made, Phase, Role, View};
use touchmove_law::Laws;
use touchmove_notation::algebraic::{self, Style};
use touchmove_notation::fen::Fen;

use super::act::By;

/// One value for each player.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Both<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Both<T> {
    fn of<S>(sides: Sides<S>, each: impl Fn(S) -> T) -> Both<T> {
        Both { white: each(sides.white), black: each(sides.black) }
    }
}

/// A game as it is shown.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct GameView {
    /// How far it has got.
    pub phase: PhaseName,
    /// The pieces as they stand, as the first field of a FEN.
    pub board: String,
    /// The square from which a piece was lifted.
    pub lifted: Option<String>,
    /// Both clocks at `now`.
    pub clocks: Both<ClockShown>,
    /// The moment of the view, in milliseconds of the server.
    pub now: u64,
    /// Whose clock runs.
    pub running: Option<By>,
    /// Open offers of a draw.
    pub offers: Both<bool>,
    /// The result in force.
    pub result: Option<ResultShown>,
    /// The moves, where this person may see them.
    pub moves: Option<Vec<MoveShown>>,
}

/// One clock.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct ClockShown {
    /// Milliseconds left.
    pub remaining: u64,
    /// Milliseconds for which the main time still stands still.
    pub free: u64,
}

/// A result.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct ResultShown {
    /// `1-0` and its like.
    pub score: String,
    /// How it came about.
    pub ending: String,
}

/// A move made.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct MoveShown {
    /// Who made it.
    pub by: By,
    /// As it is written.
    pub text: String,
    /// Whether the clock was pressed, or the move completed otherwise.
    pub completed: bool,
}

/// How far a game has got.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// Not started.
    NotStarted,
    /// A clock runs.
    Playing,
    /// Both clocks stand.
    Stopped,
    /// Adjourned.
    Adjourned,
    /// Ended, the result to be decided.
    ResultPending,
    /// Over.
    Over,
    /// Cancelled.
    Cancelled,
}

impl GameView {
    /// The view of `role` at the moment `now`.
    pub fn new(laws: &Laws, game: &Game, role: Role, now: u64) -> GameView {
        let view = game.view(laws, role, touchmove_clock::Moment::at(now));
        GameView {
            phase: phase(view.phase),
            board: placement(&view),
            lifted: view.lifted.map(|square| square.to_string()),
            clocks: Both::of(view.clocks, |face| ClockShown { remaining: face.remaining, free: face.free }),
            now,
            running: view.running.map(by),
            offers: Both::of(view.offers, |offer| offer.is_some()),
            result: view
                .result
                .map(|(score, how)| ResultShown { score: score.to_string(), ending: ending(how).to_owned() }),
            moves: view.moves.is_some().then(|| moves(game)),
        }
    }
}

/// A phase as it is sent.
pub fn phase(phase: Phase) -> PhaseName {
    match phase {
        Phase::NotStarted => PhaseName::NotStarted,
        Phase::Playing => PhaseName::Playing,
        Phase::Stopped => PhaseName::Stopped,
        Phase::Adjourned => PhaseName::Adjourned,
        Phase::ResultPending => PhaseName::ResultPending,
        Phase::Over => PhaseName::Over,
        Phase::Cancelled => PhaseName::Cancelled,
    }
}

/// A side as it is sent.
pub fn by(color: Color) -> By {
    color.choose(By::White, By::Black)
}

/// The first field of a FEN.
fn placement(view: &View) -> String {
    let setup = touchmove_chess::Setup { board: view.board, ..touchmove_chess::Setup::EMPTY };
    Fen::from(setup).to_string().split(' ').next().unwrap_or_default().to_owned()
}

fn moves(game: &Game) -> Vec<MoveShown> {
    game.plies()
        .iter()
        .map(|ply| MoveShown {
            by: by(ply.by),
            text: written(&ply.before, ply.what),
            completed: matches!(
                ply.completed,
                Some(Completed::Pressed | Completed::EndedGame | Completed::NextMove)
            ),
        })
        .collect()
}

/// A legal move in short notation; what was done instead of one by its squares.
fn written(before: &Position, made: Made) -> String {
    let square = |square: Option<touchmove_chess::Square>| square.map_or("?".to_owned(), |s| s.to_string());
    match made {
        Made::Legal(mv) => algebraic::text(before, mv, &Style::PGN),
        Made::Illegal { from, to, .. } => format!("{}-{}", square(from), square(to)),
    }
}

/// The name of an ending.
pub fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead-position",
        Ending::Resignation => "resignation",
        Ending::Agreement => "agreement",
        Ending::Repetition => "repetition",
        Ending::FiftyMoves => "fifty-moves",
        Ending::FivefoldRepetition => "fivefold-repetition",
        Ending::SeventyFiveMoves => "seventy-five-moves",
        Ending::Time => "time",
        Ending::BothFlags => "both-flags",
        Ending::IllegalMoves => "illegal-moves",
        Ending::IllegalPosition => "illegal-position",
        Ending::Default => "default",
        Ending::SealedMove => "sealed-move",
        Ending::Quickplay => "quickplay",
        Ending::Device => "device",
        Ending::Penalty => "penalty",
        Ending::Signed => "signed",
        Ending::Ruling => "ruling",
    }
}
