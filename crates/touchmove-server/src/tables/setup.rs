//! From the terms of a game to the Laws and the game itself.

use touchmove_chess::chess960::Start;
use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::{Game, Knows};
use touchmove_law::{ArbiterPresence, Edition, Laws, Regulations, Supervision, Switch};
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::live::{Manner, Terms};

/// The Laws a game is played under, and the game before its first act; or why the terms are not lawful.
pub(crate) fn set_up(terms: &Terms) -> Result<(Laws, Game), String> {
    let edition: Edition = terms.edition.to_string().parse().map_err(|error| format!("edition: {error}"))?;
    let control: TimeControl = terms.control.parse().map_err(|error| format!("time control: {error}"))?;
    let position = initial(terms)?;
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let laws = Laws::new(edition, allowances, regulations(terms)).map_err(|refusals| refusals.to_string())?;
    let knows = knows(terms);
    let game = Game::new(&laws, position, control, terms.scheduled.map(Moment::at)).knowing(knows);
    Ok((laws, game))
}

/// The position that a game begins from.
pub(crate) fn initial(terms: &Terms) -> Result<Position, String> {
    match (&terms.position, terms.chess960) {
        (None, None) => Ok(Position::initial()),
        (_, Some(number)) => {
            let start =
                Start::new(number).ok_or_else(|| format!("Chess960: there is no position {number}"))?;
            Ok(start.position())
        }
        (Some(fen), None) => {
            let fen = Fen::read(fen.as_bytes()).map_err(|error| format!("position: {error}"))?;
            Position::legal(&fen.setup()).map_err(|reasons| format!("position: {reasons}"))
        }
    }
}

/// Whether a table's devices, or the arbiter, report every move.
pub(crate) fn knows(terms: &Terms) -> Knows {
    match (terms.sees_moves(), terms.may_lack_moves()) {
        (_, true) => Knows::NotTheMoves,
        (true, false) => Knows::EveryMove,
        (false, false) => Knows::NoMove,
    }
}

/// The regulations a game is played under: its event's, or those of a game by itself.
pub(crate) fn regulations(terms: &Terms) -> Regulations {
    match &terms.event {
        Some(of) => of.regulations.clone(),
        None => without_event(terms),
    }
}

fn without_event(terms: &Terms) -> Regulations {
    let casual = match terms.arbiter {
        ArbiterPresence::Absent => {
            Regulations { table_sounds: Switch::On, last_move_marked: Switch::On, ..Regulations::casual() }
        }
        ArbiterPresence::Present => Regulations {
            supervision: Some(Supervision::Limited),
            arbiter: ArbiterPresence::Present,
            public_display: Some(Switch::On),
            ..Regulations::where_nothing_is_said()
        },
    };
    let chess960 = if terms.chess960.is_some() { Switch::On } else { Switch::Off };
    let announcement_language = terms.announcements.unwrap_or(casual.announcement_language);
    let casual = Regulations { chess960, announcement_language, ..casual };
    match terms.manner {
        // Over the board only the players find an illegal move.
        Manner::Strict => Regulations { machine_observes: Switch::Off, ..casual },
        Manner::Friendly => Regulations { friendly: Switch::On, ..casual },
    }
}
