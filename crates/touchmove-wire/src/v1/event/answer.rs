//! What is answered about an event: standings, their figures, what was ruled.

use serde::Serialize;
use touchmove_competition::report::ToldItem;
use touchmove_competition::standings::{Counts, CrossTable, Explanation, Opponent, Standings, performance};
use touchmove_competition::{Event, Player, PlayerId, SectionId};

/// The standings of a section.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StandingsAnswer {
    /// The event.
    pub event: String,
    /// The section.
    pub section: String,
    /// After which round.
    pub after: u16,
    /// The abbreviations of the tie-breaks, in order.
    pub tie_breaks: Vec<&'static str>,
    /// The players, first to last.
    pub rows: Vec<RowAnswer>,
    /// Who competes in each prize category, first to last.
    pub categories: Vec<CategoryAnswer>,
}

/// A prize category.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CategoryAnswer {
    /// Its name.
    pub name: String,
    /// The numbers of its players in the event, first to last.
    pub players: Vec<u16>,
}

/// A line of the standings.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RowAnswer {
    /// The place.
    pub rank: u32,
    /// The player's number in the event.
    pub player: u16,
    /// The starting number.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The title.
    pub title: Option<String>,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: Option<String>,
    /// The points in half-points.
    pub half_points: u32,
    /// The points as they are printed.
    pub points: String,
    /// The tie-breaks as they are printed.
    pub figures: Vec<String>,
    /// What happened in each round, as the cross-table prints it: opponents by their starting numbers.
    pub rounds: Vec<String>,
    /// The rating performance, where there was a game against a rated opponent.
    pub performance: Option<u16>,
}

impl StandingsAnswer {
    /// The standings with the cross-table.
    pub fn new(
        event: &Event,
        section: SectionId,
        standings: &Standings,
        table: &CrossTable,
    ) -> StandingsAnswer {
        let rounds = |player| {
            let row = table.rows.iter().find(|row| row.player == player);
            row.map(|row| row.cells.iter().map(|cell| cell.by_number(event).to_string()).collect())
                .unwrap_or_default()
        };
        let players: Vec<PlayerId> = standings.rows.iter().map(|row| row.player).collect();
        let categories = event.by_category(section, &players).into_iter();
        StandingsAnswer {
            categories: categories
                .map(|(category, players)| CategoryAnswer {
                    name: category.name.clone(),
                    players: players.into_iter().map(|player| player.0).collect(),
                })
                .collect(),
            event: event.founding().name.clone(),
            section: event.section(section).map(|found| found.terms.name.clone()).unwrap_or_default(),
            after: standings.after.0,
            tie_breaks: standings.tie_breaks.iter().map(|one| one.code()).collect(),
            rows: standings
                .rows
                .iter()
                .map(|row| RowAnswer {
                    rank: row.rank,
                    player: row.player.0,
                    number: event.entrant(row.player).map_or(0, |entrant| entrant.number),
                    name: event.name(row.player),
                    title: known(event, row.player, |player| player.title.map(|title| title.to_string())),
                    rating: known(event, row.player, |player| player.rating),
                    federation: known(event, row.player, |player| player.federation.clone()),
                    half_points: row.points.0,
                    points: row.points.to_string(),
                    figures: row.figures.iter().map(ToString::to_string).collect(),
                    rounds: rounds(row.player),
                    performance: performance(event, section, standings.after, row.player),
                })
                .collect(),
        }
    }
}

fn known<T>(event: &Event, player: PlayerId, what: impl Fn(&Player) -> Option<T>) -> Option<T> {
    event.entrant(player).and_then(|entrant| what(&entrant.player))
}

/// Why a figure is what it is.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExplanationAnswer {
    /// The abbreviation of the tie-break.
    pub tie_break: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it comes to.
    pub figure: String,
    /// What it is added up from.
    pub addends: Vec<AddendAnswer>,
}

/// A part of a figure.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AddendAnswer {
    /// The round.
    pub round: u16,
    /// Against whom: a name, `dummy`, or nothing.
    pub against: String,
    /// How it came about, in words.
    pub because: String,
    /// How much.
    pub amount: String,
    /// Whether it counts.
    pub counts: bool,
}

impl ExplanationAnswer {
    /// The explanation, names filled in.
    pub fn new(event: &Event, explained: &Explanation) -> ExplanationAnswer {
        let addends = explained.addends.iter().map(|addend| AddendAnswer {
            round: addend.round.0,
            against: match addend.against {
                Opponent::Player(player) => event.name(player),
                Opponent::Dummy => "dummy".to_owned(),
                Opponent::Nobody => String::new(),
            },
            because: addend.to_string(),
            amount: addend.amount.to_string(),
            counts: addend.counts == Counts::Yes,
        });
        ExplanationAnswer {
            tie_break: explained.tie_break.code(),
            name: explained.tie_break.name(),
            figure: explained.figure.to_string(),
            addends: addends.collect(),
        }
    }
}

/// What was ruled.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReportAnswer {
    /// What it is.
    pub title: String,
    /// Label and value.
    pub heading: Vec<(String, String)>,
    /// In order.
    pub items: Vec<ToldItem>,
}
