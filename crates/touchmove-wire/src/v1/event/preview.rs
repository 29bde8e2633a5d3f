//! A file or a table as it was understood, before anything of it is taken in.

use serde::{Deserialize, Serialize};
use touchmove_clock::TimeControl;
use touchmove_competition::Player;
use touchmove_competition::player_table::{Column, PlayerTable};
use touchmove_competition::standings::TieBreak;
use touchmove_competition::trf::{Brought, LeftOut};
use touchmove_law::Date;

use crate::v1::text::{File, Name};

/// What is to be looked at: one of the three.
#[derive(Deserialize, Clone, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PreviewWanted {
    /// The text of a tournament report file.
    #[serde(default)]
    pub trf: Option<File>,
    /// A table of players.
    #[serde(default)]
    pub table: Option<File>,
    /// What its columns have, where a person says it.
    #[serde(default)]
    pub columns: Option<Vec<Name>>,
    /// A time control as somebody has typed it.
    pub control: Option<Name>,
}

/// What was understood.
#[derive(Serialize, Clone, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Previewed {
    /// The name of the event.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// Its first day.
    pub begins: Option<Date>,
    /// Its last day.
    pub ends: Option<Date>,
    /// Rounds planned, as far as the file says; 0 where it does not.
    pub rounds: u16,
    /// Rounds that are paired.
    pub paired: u16,
    /// The time control, where it can be read.
    pub control: Option<TimeControl>,
    /// Tie-breaks in order.
    pub tie_breaks: Vec<TieBreak>,
    /// The players.
    pub players: Vec<PlayerPreviewed>,
    /// What stands above the columns of a table.
    pub headings: Vec<String>,
    /// What the columns of a table have.
    pub columns: Vec<&'static str>,
    /// What was not understood and is left out, with its line.
    pub left_out: Vec<LeftOut>,
    /// What must be mended before it can be taken in.
    pub problems: Vec<String>,
}

/// A player.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerPreviewed {
    /// The starting number.
    pub number: u16,
    /// Who it is.
    pub details: Player,
}

impl PreviewWanted {
    /// The columns a person has named.
    pub fn columns(&self) -> Option<Vec<Column>> {
        let read = |word: &Name| {
            let known = Column::ALL.iter().find(|(_, name)| **name == **word);
            known.map_or(Column::Nothing, |(column, _)| *column)
        };
        self.columns.as_ref().map(|words| words.iter().map(read).collect())
    }
}

impl Previewed {
    /// A tournament file; whether its time control was read is for the caller to say.
    pub fn of_file(brought: &Brought) -> Previewed {
        let event = brought.archive.event();
        let founding = event.founding().clone();
        let section = event.sections().first();
        let points = brought.points.iter().map(|one| LeftOut { line: one.line, text: one.to_string() });
        Previewed {
            name: founding.name,
            place: founding.place,
            begins: founding.begins,
            ends: founding.ends,
            rounds: section.map_or(0, |section| section.terms.rounds),
            paired: section.map_or(0, |section| u16::try_from(section.rounds.len()).unwrap_or(u16::MAX)),
            control: section.map(|section| section.terms.control.clone()),
            tie_breaks: section.map(|section| section.terms.tie_breaks.clone()).unwrap_or_default(),
            players: event
                .entrants()
                .iter()
                .map(|one| PlayerPreviewed { number: one.number, details: one.player.clone() })
                .collect(),
            left_out: brought.left_out.iter().cloned().chain(points).collect(),
            ..Previewed::default()
        }
    }

    /// A table of players.
    pub fn of_table(table: &PlayerTable) -> Previewed {
        let word = |column: &Column| {
            let known = Column::ALL.iter().find(|(one, _)| one == column);
            known.map_or("nothing", |(_, word)| *word)
        };
        let players = table.players.iter();
        Previewed {
            players: players
                .map(|one| PlayerPreviewed { number: one.number, details: one.player.clone() })
                .collect(),
            headings: table.headings.clone(),
            columns: table.columns.iter().map(word).collect(),
            left_out: table
                .left_out
                .iter()
                .map(|(line, text)| LeftOut { line: *line, text: text.clone() })
                .collect(),
            ..Previewed::default()
        }
    }
}
