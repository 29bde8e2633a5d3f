//! The cross-table: every player against the rounds, in the order of the standings.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use touchmove_chess::Color;

use super::Standings;
use super::history::{Field, Happened};
use crate::event::Event;
use crate::ids::{PlayerId, RoundNumber, SectionId};
use crate::points::HalfPoints;
use crate::result::Outcome;
use crate::round::ByeKind;

/// A cross-table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrossTable {
    /// After which round.
    pub after: RoundNumber,
    /// The players, first to last.
    pub rows: Vec<CrossRow>,
}

/// A line of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrossRow {
    /// The place.
    pub rank: u32,
    /// Who.
    pub player: PlayerId,
    /// One cell a round.
    pub cells: Vec<Cell>,
    /// The points.
    pub points: HalfPoints,
}

/// One player in one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// What happened.
    pub happened: Happened,
    /// The line of the opponent in this table, from 1; 0 where there is none.
    pub opponent: u32,
}

impl CrossTable {
    /// The cross-table of a section after a round, or after the last one published.
    pub fn of(event: &Event, section: SectionId, after: Option<RoundNumber>) -> Option<CrossTable> {
        let field = Field::of(event, section, after)?;
        let standings = Standings::of(event, section, Some(field.after))?;
        let line = |player: PlayerId| {
            let place = standings.rows.iter().position(|row| row.player == player);
            place.and_then(|place| u32::try_from(place.saturating_add(1)).ok()).unwrap_or(0)
        };
        let cell = |happened: Happened| Cell {
            happened,
            opponent: match happened {
                Happened::Game { opponent, .. } => line(opponent),
                Happened::Bye(_) | Happened::Nothing => 0,
            },
        };
        let rows = standings.rows.iter().map(|row| CrossRow {
            rank: row.rank,
            player: row.player,
            cells: field
                .of_player(row.player)
                .map(|history| history.rounds.iter().map(|turn| cell(turn.happened)).collect())
                .unwrap_or_default(),
            points: row.points,
        });
        Some(CrossTable { after: field.after, rows: rows.collect() })
    }
}

impl Cell {
    /// The same with the opponent's starting number, which stays the same from round to round.
    #[must_use]
    pub fn by_number(self, event: &Event) -> Cell {
        match self.happened {
            Happened::Game { opponent, .. } => {
                let number = event.entrant(opponent).map_or(0, |entrant| u32::from(entrant.number));
                Cell { opponent: number, ..self }
            }
            Happened::Bye(_) | Happened::Nothing => self,
        }
    }
}

/// `12w1`, `5b½`, `3w+`, `bye 1`, `-`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.happened {
            Happened::Game { color, outcome, .. } => {
                let result = match outcome {
                    Outcome::Scored { score, .. } => sign(&alloc::format!("{score}"), color),
                    Outcome::Adjourned => String::from("adj"),
                    Outcome::Unplayed => String::from("unp"),
                    Outcome::Open => String::from("*"),
                };
                write!(f, "{}{}{result}", self.opponent, color.choose("w", "b"))
            }
            Happened::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) => f.write_str("bye"),
            Happened::Bye(ByeKind::HalfPoint) => f.write_str("bye ½"),
            Happened::Bye(ByeKind::ZeroPoint) => f.write_str("bye 0"),
            Happened::Nothing => f.write_str("-"),
        }
    }
}

/// One side of a printed score: each is one sign, the first White's and the last Black's.
fn sign(score: &str, color: Color) -> String {
    let mut signs = score.chars();
    let sign = match color {
        Color::White => signs.next(),
        Color::Black => signs.next_back(),
    };
    sign.map(String::from).unwrap_or_default()
}
