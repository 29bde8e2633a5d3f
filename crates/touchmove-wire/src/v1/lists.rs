//! The parts of a game that grow with it and are sent once: its moves and a player's own scoresheet. A client that knows them up to some
//! point is sent what comes after it, and nothing before it is written again.

use serde_json::Value;
use touchmove_conduct::{Game, Role, Scoresheet};
use touchmove_law::Laws;
use touchmove_notation::algebraic::Style;

use super::view::{after, listed, moves};

/// How much of each list somebody is shown; nothing where they are not shown the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lengths {
    /// Moves of the game.
    pub moves: Option<usize>,
    /// Entries of the player's own scoresheet.
    pub sheet: Option<usize>,
}

impl Lengths {
    /// What somebody in this role is shown of a game.
    pub fn of(laws: &Laws, game: &Game, role: Role) -> Lengths {
        Lengths {
            moves: game.shows_moves(laws, role).then(|| listed(laws, game, role)),
            sheet: game.sheet_shown(role).map(|sheet| sheet.entries().len()),
        }
    }
}

/// A game and how much is shown of its lists.
pub type Shown<'a> = (&'a Game, Lengths);

/// The changes that bring the lists of a game up to date, for somebody in this role who knows them as they were.
pub fn additions(role: Role, style: &Style, before: Shown<'_>, now: Shown<'_>) -> Vec<Value> {
    let (known, game) = (before.0, now.0);
    let write = |place: usize| json(moves(game, role, style, place..place + 1).pop());
    let mut changes = grown("moves", before.1.moves, now.1.moves, || same_moves(known, game), write);
    let sheet = |game| Game::sheet_shown(game, role).map(Scoresheet::entries).unwrap_or_default();
    let (known, written) = (sheet(known), sheet(game));
    let same = || known.iter().zip(written).take_while(|(known, now)| known == now).count();
    let write = |place: usize| json(written.get(place));
    changes.extend(grown("sheet", before.1.sheet, now.1.sheet, same, write));
    changes
}

/// The changes of one list: what is known of it and still holds is not written again.
fn grown(
    path: &str,
    known: Option<usize>,
    now: Option<usize>,
    same: impl FnOnce() -> usize,
    write: impl FnMut(usize) -> Value,
) -> Vec<Value> {
    match (known, now) {
        (None, None) => Vec::new(),
        (Some(_), None) => vec![Value::Array(vec![path.into(), Value::Null])],
        (None, Some(now)) => vec![Value::Array(vec![path.into(), (0..now).map(write).collect()])],
        (Some(known), Some(now)) => {
            let gone = (now < known).then(|| Value::Array(vec![format!("{path}/{now}").into()]));
            let first = same().min(known).min(now);
            let mut write = write;
            let set = |place| Value::Array(vec![format!("{path}/{place}").into(), write(place)]);
            gone.into_iter().chain((first..now).map(set)).collect()
        }
    }
}

/// How many moves from the first on are written in both games alike.
fn same_moves(known: &Game, game: &Game) -> usize {
    let alike = known.plies().iter().zip(game.plies()).take_while(|(known, now)| known == now).count();
    // How a move looks depends on the position after it, too.
    match alike.checked_sub(1) {
        Some(last) if after(known, last) != after(game, last) => last,
        Some(_) | None => alike,
    }
}

fn json(value: Option<impl serde::Serialize>) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

#[cfg(test)]
#[path = "tests/lists.rs"]
mod tests;
