//! What a question is about: a position alone, the moves of a game, or its whole journal.

use std::fs;
use std::io::{Read, stdin};

use touchmove_chess::{Color, Move, Position, Setup};
use touchmove_clock::Moment;
use touchmove_conduct::{Game, Made};
use touchmove_law::{Allowance, Edition, Laws, Regulations};
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::{self, Element, IllegalMoves, Options};
use touchmove_scenario::Scenario;

use super::grounds::short;
use crate::outcome::BadUse;

/// Where the question's game comes from.
pub(super) enum Source {
    Position(Position),
    Moves { start: Position, moves: Vec<Move> },
    Journal { name: String, text: String, scenario: Box<Scenario> },
}

/// The game as one edition sees it.
pub(super) struct Subject {
    pub(super) laws: Laws,
    pub(super) position: Position,
    /// The moves that led here, the position before each; `None` where nothing but the position is known.
    pub(super) history: Option<Vec<Past>>,
    /// The game, where there is a journal.
    pub(super) table: Option<Table>,
}

/// A move of the past.
pub(super) struct Past {
    pub(super) before: Position,
    /// `None` for an illegal move that stands.
    pub(super) mv: Option<Move>,
}

/// A game and the moment of the question.
pub(super) struct Table {
    pub(super) game: Game,
    pub(super) at: Moment,
}

impl Source {
    /// Takes the game from the words; gives those that are left for the question.
    pub(super) fn read(
        first: &str,
        rest: &[String],
        ply: Option<usize>,
    ) -> Result<(Source, Vec<String>), BadUse> {
        if first == "start" {
            return Ok((Source::Position(Position::initial()), rest.to_vec()));
        }
        if first.matches('/').count() == 7 && !first.ends_with(".scn") {
            return Source::fen(first, rest);
        }
        let text = if first == "-" {
            let mut text = String::new();
            stdin().read_to_string(&mut text)?;
            text
        } else {
            fs::read_to_string(first).map_err(|error| BadUse::new(format!("{first}: {error}")))?
        };
        let source = if first.to_ascii_lowercase().ends_with(".pgn") {
            Source::pgn(first, &text, ply)?
        } else {
            let scenario = Scenario::read(&text).map_err(|fault| BadUse::new(format!("{first}: {fault}")))?;
            Source::Journal { name: first.to_owned(), text, scenario: Box::new(scenario) }
        };
        Ok((source, rest.to_vec()))
    }

    /// A FEN in one word, or in several of which the last begin the question.
    fn fen(first: &str, rest: &[String]) -> Result<(Source, Vec<String>), BadUse> {
        let mut fen = first.to_owned();
        let mut rest = rest;
        if !first.contains(char::is_whitespace) {
            let is_square = |word: &str| word == "-" || (word.len() == 2 && word.ends_with(['3', '6']));
            let is_rights = |word: &str| {
                !word.is_empty()
                    && word.len() <= 4
                    && word.chars().all(|c| "-KQkqABCDEFGHabcdefgh".contains(c))
            };
            let is_number = |word: &str| word.parse::<u32>().is_ok();
            let fields: [&dyn Fn(&str) -> bool; 5] =
                [&|word| matches!(word, "w" | "b"), &is_rights, &is_square, &is_number, &is_number];
            for is_field in fields {
                match rest {
                    [word, after @ ..] if is_field(word) => {
                        fen = format!("{fen} {word}");
                        rest = after;
                    }
                    [..] => break,
                }
            }
        }
        let setup = fen.parse::<Fen>().map_err(|error| BadUse::new(format!("FEN, {error}")))?.setup();
        Ok((Source::Position(Position::admit(&setup)?), rest.to_vec()))
    }

    fn pgn(name: &str, text: &str, ply: Option<usize>) -> Result<Source, BadUse> {
        let options = Options { illegal: IllegalMoves::Stop, ..Options::OWN };
        let (games, faults) = pgn::games(text.as_bytes(), options);
        let Some(game) = games.first() else { return Err(BadUse::new(format!("{name}: there is no game"))) };
        let Some(start) = game.start else {
            return Err(BadUse::new(format!("{name}: the game cannot be played from its start")));
        };
        let mut moves = Vec::new();
        for element in game.main_line() {
            match element {
                Element::Move(mv) => moves.push(*mv),
                Element::Illegal { written, .. } | Element::Unread(written) => {
                    if ply.is_none_or(|ply| ply > moves.len()) {
                        let why = faults.iter().find(|fault| fault.game <= 1 && fault.token == *written);
                        let why = why.map_or(String::new(), |fault| format!(" ({})", fault.kind));
                        return Err(BadUse::new(format!(
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
                return Err(BadUse::new(format!(
                    "{name}: the game has {} moves of either player",
                    moves.len()
                )));
            }
            moves.truncate(ply);
        }
        Ok(Source::Moves { start, moves })
    }

    /// What is known: `position`, `moves` or `journal`.
    pub(super) fn known(&self) -> &'static str {
        match self {
            Source::Position(_) => "position",
            Source::Moves { .. } => "moves",
            Source::Journal { .. } => "journal",
        }
    }

    /// The editions to answer by where none is given.
    pub(super) fn editions(&self) -> Vec<Edition> {
        match self {
            Source::Position(_) | Source::Moves { .. } => Edition::ALL.to_vec(),
            Source::Journal { scenario, .. } => scenario.editions(),
        }
    }

    /// The game as the edition sees it.
    pub(super) fn subject(&self, edition: Edition) -> Result<Subject, BadUse> {
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
                let told = scenario.told(edition).map_err(|fault| BadUse::new(format!("{name}: {fault}")))?;
                let game = told.game().clone();
                let past = |ply: &touchmove_conduct::Ply| Past {
                    before: ply.before,
                    mv: match ply.what {
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
    pub(super) fn as_scenario(&self) -> String {
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
fn usual(edition: Edition) -> Result<Laws, BadUse> {
    let allowances = [Allowance::minutes(90, 30); 2];
    Laws::new(edition, allowances, Regulations::where_nothing_is_said())
        .map_err(|refusals| BadUse::new(refusals.to_string()))
}

impl Subject {
    /// The position as if this player had the move.
    pub(super) fn with_move(&self, color: Color) -> Position {
        if self.position.having_move() == color {
            return self.position;
        }
        let setup = Setup { having_move: color, en_passant: None, ..self.position.to_setup() };
        Position::admit(&setup).unwrap_or(self.position)
    }

    /// How often a position has been on the board, once more counted for now; `None` if the moves are not known.
    pub(super) fn appearances(&self, position: &Position) -> Option<usize> {
        let history = self.history.as_ref()?;
        Some(history.iter().filter(|past| past.before.is_same_as(position)).count() + 1)
    }
}
