//! What stands on a scoresheet: who plays where, and the moves (8.1; 2001 8.1).

use touchmove_chess::{Color, Move, Position};
use touchmove_clock::Sides;
use touchmove_competition::{Archive, Event, GameId, GameRecord, Outcome, Player, Scope};
use touchmove_conduct::{Made, Ply};
use touchmove_law::Laws;
use touchmove_notation::pgn::clock_times;
use touchmove_notation::pgn::{self, Element, GameResult};

/// A scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub(crate) event: String,
    pub(crate) place: String,
    pub(crate) section: String,
    pub(crate) round: String,
    pub(crate) board: String,
    pub(crate) day: String,
    pub(crate) control: String,
    pub(crate) players: Sides<String>,
    pub(crate) ratings: Sides<String>,
    pub(crate) result: String,
    /// The position the game began from, if it is not the usual one.
    pub(crate) start: Option<Position>,
    pub(crate) moves: Vec<Written>,
}

/// A move on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Written {
    /// Its number.
    pub(crate) number: u32,
    /// Who made it.
    pub(crate) by: Color,
    /// The position before it.
    pub(crate) before: Position,
    /// What was made.
    pub(crate) what: MoveMade,
    /// What the player's clock showed after it, if it is known.
    pub(crate) clock: String,
    /// Whether a draw was offered with it (C.12).
    pub(crate) offer: Offered,
}

/// What was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MoveMade {
    /// A legal move, to be written in any notation.
    Legal(Move),
    /// Something else, in the only way it can be written.
    Other(String),
}

/// Whether a draw was offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Offered {
    /// It was.
    Yes,
    /// It was not.
    No,
}

/// Whether scoresheets are printed to be written on, or with what was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Filling {
    /// To be written on: two a game, as each player writes on one of their own (8.1.1).
    ByHand,
    /// With the moves: one per game.
    Played,
}

impl Sheet {
    /// The scoresheets of a part of an event.
    pub fn of_games(archive: &Archive, event: &Event, scope: Scope, filling: Filling) -> Vec<Sheet> {
        let games = event.games().map(|(id, _)| id).filter(|id| scope.holds(*id));
        let played = |id: GameId| {
            let record = archive.games.iter().find(|record| record.game == id)?;
            Sheet::filled(event, &event.laws(id.section)?.ok()?, record)
        };
        let sheets = games.flat_map(|id| match filling {
            Filling::ByHand => [Sheet::empty(event, id), Sheet::empty(event, id)],
            Filling::Played => [played(id).or_else(|| Sheet::empty(event, id)), None],
        });
        sheets.flatten().collect()
    }

    /// A sheet with nothing on it but lines.
    pub fn blank() -> Sheet {
        let empty = || Sides::new(String::new(), String::new());
        Sheet {
            event: String::new(),
            place: String::new(),
            section: String::new(),
            round: String::new(),
            board: String::new(),
            day: String::new(),
            control: String::new(),
            players: empty(),
            ratings: empty(),
            result: String::new(),
            start: None,
            moves: Vec::new(),
        }
    }

    /// The sheet of a game of an event, without moves; `None` if there is no such game.
    pub fn empty(event: &Event, id: GameId) -> Option<Sheet> {
        let pairing = event.game(id)?;
        let section = event.section(id.section)?;
        let founding = event.founding();
        let session = event.round(id.section, id.round).and_then(|round| round.sessions.first());
        let player = |color: Color| event.entrant(*pairing.players.of(color)).map(|entrant| &entrant.player);
        Some(Sheet {
            event: founding.name.clone(),
            place: founding.place.clone(),
            section: if event.sections().len() > 1 { section.terms.name.clone() } else { String::new() },
            round: id.round.0.to_string(),
            board: id.board.0.to_string(),
            day: session.map(|session| session.start.local(founding.zone).to_string()).unwrap_or_default(),
            control: section.terms.control.to_string(),
            players: Sides::each(|color| player(color).map(titled).unwrap_or_default()),
            ratings: Sides::each(|color| {
                player(color)
                    .and_then(|player| player.rating)
                    .map(|rating| rating.to_string())
                    .unwrap_or_default()
            }),
            ..Sheet::blank()
        })
    }

    /// The sheet of a game with its moves and its result, from its journal.
    pub fn filled(event: &Event, laws: &Laws, record: &GameRecord) -> Option<Sheet> {
        let mut sheet = Sheet::empty(event, record.game)?;
        let outcome = event.game(record.game)?.outcome();
        sheet.result = result(outcome);
        sheet.start = Some(record.initial).filter(|start| *start != Position::initial());
        let mut offers: Vec<(Color, usize)> = Vec::new();
        let mut game = record.start(laws);
        for recorded in &record.entries {
            game = touchmove_conduct::judge(laws, game, &recorded.entry).game;
            for color in Color::ALL {
                offers.extend(game.offer(color).map(|offer| (color, offer.after)));
            }
        }
        for (ply, at) in game.plies().iter().zip(1usize..) {
            let offered = offers.contains(&(ply.by(), at));
            sheet.moves.push(written_move(ply, if offered { Offered::Yes } else { Offered::No }));
        }
        Some(sheet)
    }

    /// The sheet of a game written as PGN.
    pub fn of_pgn(game: &pgn::Game) -> Sheet {
        let tag = |name: &str| {
            let value = game.tag(name).unwrap_or_default();
            if value.chars().all(|letter| matches!(letter, '?' | '.' | '-')) {
                String::new()
            } else {
                value.into()
            }
        };
        let round = tag("Round");
        let (round, board) = match round.split_once('.') {
            Some((round, board)) => (round.to_owned(), board.to_owned()),
            None => (round, String::new()),
        };
        let start = game.start.unwrap_or_else(Position::initial);
        let titled = |side: &str| match (tag(&format!("{side}Title")), tag(side)) {
            (title, name) if title.is_empty() => name,
            (title, name) => format!("{title} {name}"),
        };
        Sheet {
            event: tag("Event"),
            place: tag("Site"),
            round,
            board: if tag("Board").is_empty() { board } else { tag("Board") },
            day: tag("Date"),
            control: tag("TimeControl"),
            players: Sides::new(titled("White"), titled("Black")),
            ratings: Sides::new(tag("WhiteElo"), tag("BlackElo")),
            result: game.result.map(result_text).unwrap_or_default(),
            start: Some(start).filter(|start| *start != Position::initial()),
            moves: main_line(game, start),
            ..Sheet::blank()
        }
    }
}

/// `GM Surname, Forename`.
fn titled(player: &Player) -> String {
    match player.title {
        Some(title) => format!("{title} {}", player.name),
        None => player.name.clone(),
    }
}

/// A result as players write it; nothing while there is no result.
pub(crate) fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Scored { .. } => outcome.to_string(),
        Outcome::Open | Outcome::Adjourned | Outcome::Unplayed => String::new(),
    }
}

/// The result of a PGN game; nothing while there is no result.
fn result_text(result: GameResult) -> String {
    match result {
        GameResult::Open => String::new(),
        GameResult::Scores { .. } => result.to_string().replace("1/2", "½"),
    }
}

/// A move of a game that was played.
pub(crate) fn written_move(ply: &Ply, offer: Offered) -> Written {
    let square = |square: Option<touchmove_chess::Square>| {
        square.map_or_else(|| "?".to_owned(), |square| square.to_string())
    };
    Written {
        number: ply.before().fullmove(),
        by: ply.by(),
        before: *ply.before(),
        what: match ply.what() {
            Made::Legal(made) => MoveMade::Legal(made),
            Made::Illegal { from, to, taken } => {
                let between = if taken.is_some() { "x" } else { "-" };
                MoveMade::Other(format!("{}{between}{}", square(from), square(to)))
            }
        },
        clock: ply.times().as_ref().map(|times| times.of(ply.by()).to_string()).unwrap_or_default(),
        offer,
    }
}

fn main_line(game: &pgn::Game, start: Position) -> Vec<Written> {
    let mut moves: Vec<Written> = Vec::new();
    let mut position = start;
    for element in game.main_line() {
        let (what, after) = match element {
            Element::Move(made) => (MoveMade::Legal(*made), position.play(*made)),
            Element::Illegal { written, after } => (MoveMade::Other(written.clone()), *after),
            Element::Comment(comment) => {
                let time = clock_times::left_after(comment.as_bytes());
                if let (Some(time), Some(last)) = (time, moves.last_mut()) {
                    last.clock = time.to_string();
                }
                continue;
            }
            Element::Unread(_) | Element::Nag(_) | Element::Open | Element::Close => continue,
        };
        moves.push(Written {
            number: position.fullmove(),
            by: position.having_move(),
            before: position,
            what,
            clock: String::new(),
            offer: Offered::No,
        });
        position = after;
    }
    moves
}
