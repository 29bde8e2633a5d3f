//! What a question is about: a position alone, the moves of a game, or its whole journal.

use touchmove_chess::{Color, Move, Position, Setup};
use touchmove_clock::Moment;
use touchmove_conduct::{Game, Made};
use touchmove_law::{Allowance, Edition, Laws, Regulations};
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::{self, Element, IllegalMoves, Options};
use touchmove_scenario::Scenario;

use crate::Unanswered;
use crate::grounds::short;

/// Where the question's game comes from.
pub enum Source {
    /// A position alone.
    Position(Position),
    /// The moves of a game.
    Moves {
        /// Before the first of them.
        start: Position,
        /// In order.
        moves: Vec<Move>,
    },
    /// A game with everything that happened.
    Journal {
        /// Its name in error messages.
        name: String,
        /// As it was written.
        text: String,
        /// As it was read.
        scenario: Box<Scenario>,
    },
}

/// The game as one edition sees it.
pub(crate) struct Subject {
    pub(crate) laws: Laws,
    pub(crate) position: Position,
    /// The moves that led here, the position before each; `None` where nothing but the position is known.
    pub(crate) history: Option<Vec<Past>>,
    /// The game, where there is a journal.
    pub(crate) table: Option<Table>,
}

/// A move of the past.
pub(crate) struct Past {
    pub(crate) before: Position,
    /// `None` for an illegal move that stands.
    pub(crate) mv: Option<Move>,
}

/// A game and the moment of the question.
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) at: Moment,
}

impl Source {
    /// The position at the beginning of a game.
    pub fn start() -> Source {
        Source::Position(Position::initial())
    }

    /// A position as FEN writes it.
    pub fn fen(text: &str) -> Result<Source, Unanswered> {
        let setup = text.parse::<Fen>().map_err(|error| Unanswered::new(format!("FEN, {error}")))?.setup();
        Ok(Source::Position(Position::admit(&setup).map_err(Unanswered::new)?))
    }

    /// A game told as a scenario; `name` is its name in error messages.
    pub fn scenario(name: &str, text: &str) -> Result<Source, Unanswered> {
        let scenario = Scenario::read(text).map_err(|fault| Unanswered::new(format!("{name}: {fault}")))?;
        Ok(Source::Journal { name: name.to_owned(), text: text.to_owned(), scenario: Box::new(scenario) })
    }

    /// The first game of a PGN, after this many half-moves, or the whole game.
    pub fn pgn(name: &str, text: &str, ply: Option<usize>) -> Result<Source, Unanswered> {
        let options = Options { illegal: IllegalMoves::Stop, ..Options::OWN };
        let (games, faults) = pgn::games(text.as_bytes(), options);
        let Some(game) = games.first() else {
            return Err(Unanswered::new(format!("{name}: there is no game")));
        };
        let Some(start) = game.start else {
            return Err(Unanswered::new(format!("{name}: the game cannot be played from its start")));
        };
        let mut moves = Vec::new();
        for element in game.main_line() {
            match element {
                Element::Move(mv) => moves.push(*mv),
                Element::Illegal { written, .. } | Element::Unread(written) => {
                    if ply.is_none_or(|ply| ply > moves.len()) {
                        let why = faults.iter().find(|fault| fault.game <= 1 && fault.token == *written);
                        let why = why.map_or(String::new(), |fault| format!(" ({})", fault.kind));
                        return Err(Unanswered::new(format!(
                            "{name}: {written}, after {} moves of either player, is not a legal move{why}; say --ply {}",
                            moves.len(),
                            moves.len()
                        )));
                    }
                    break;
                }
                Element::Comment(_) | Element::Nag(_) | Element::Open | Element::Close => {}
            }
        }
        if let Some(ply) = ply {
            if ply > moves.len() {
                return Err(Unanswered::new(format!(
                    "{name}: the game has {} moves of either player",
                    moves.len()
                )));
            }
            moves.truncate(ply);
        }
        Ok(Source::Moves { start, moves })
    }

    /// What is known: `position`, `moves` or `journal`.
    pub(crate) fn known(&self) -> &'static str {
        match self {
            Source::Position(_) => "position",
            Source::Moves { .. } => "moves",
            Source::Journal { .. } => "journal",
        }
    }

    /// The editions to answer by where none is given.
    pub fn editions(&self) -> Vec<Edition> {
        match self {
            Source::Position(_) | Source::Moves { .. } => Edition::ALL.to_vec(),
            Source::Journal { scenario, .. } => scenario.editions(),
        }
    }

    /// The game as the edition sees it.
    pub(crate) fn subject(&self, edition: Edition) -> Result<Subject, Unanswered> {
        match self {
            Source::Position(position) => {
                Ok(Subject { laws: usual(edition)?, position: *position, history: None, table: None })
            }
            Source::Moves { start, moves } => {
                let mut here = *start;
                let mut history = Vec::new();
                for mv in moves {
                    history.push(Past { before: here, mv: Some(*mv) });
                    here = here.play(*mv);
                }
                Ok(Subject { laws: usual(edition)?, position: here, history: Some(history), table: None })
            }
            Source::Journal { name, scenario, .. } => {
                let told =
                    scenario.play(edition).map_err(|fault| Unanswered::new(format!("{name}: {fault}")))?;
                let game = told.game().clone();
                let past = |ply: &touchmove_conduct::Ply| Past {
                    before: *ply.before(),
                    mv: match ply.what() {
                        Made::Legal(mv) => Some(mv),
                        Made::Illegal { .. } => None,
                    },
                };
                let history = Some(game.plies().iter().map(past).collect());
                let position = *game.position();
                let table = Some(Table { at: told.at(), game });
                Ok(Subject { laws: told.laws, position, history, table })
            }
        }
    }

    /// The game so far as a scenario, for acts to be told after it.
    pub(crate) fn as_scenario(&self) -> String {
        match self {
            Source::Position(position) => format!("position {}\nunderway\n", Fen::from(position)),
            Source::Moves { start, moves } => {
                let mut here = *start;
                let mut text = format!("position {}\nmoves", Fen::from(start));
                for mv in moves {
                    text = format!("{text} {}", short(&here, *mv));
                    here = here.play(*mv);
                }
                if moves.is_empty() { format!("{text} none\n") } else { text + "\n" }
            }
            Source::Journal { text, .. } => format!("{}\n", text.trim_end()),
        }
    }
}

/// The Laws for a game of which nothing but the board is known: a standard one, nothing announced.
fn usual(edition: Edition) -> Result<Laws, Unanswered> {
    let allowances = [Allowance::minutes(90, 30); 2];
    Laws::new(edition, allowances, Regulations::where_nothing_is_said())
        .map_err(|refusals| Unanswered::new(refusals.to_string()))
}

impl Subject {
    /// The position as if this player had the move.
    pub(crate) fn with_move(&self, color: Color) -> Position {
        if self.position.having_move() == color {
            return self.position;
        }
        let setup = Setup { having_move: color, en_passant: None, ..self.position.to_setup() };
        Position::admit(&setup).unwrap_or(self.position)
    }

    /// How often a position has been on the board, including now; `None` if the moves are not known.
    pub(crate) fn appearances(&self, position: &Position) -> Option<usize> {
        let history = self.history.as_ref()?;
        Some(history.iter().filter(|past| past.before.is_same_as(position)).count() + 1)
    }
}
