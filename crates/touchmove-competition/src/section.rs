//! Sections: tournaments of their own within an event, each with its time control and regulations (6.3.1, A.6, B.4).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::TimeControl;
use touchmove_conduct::Award;
use touchmove_law::{Edition, Laws, Refusals, Regulations};

use crate::category::Category;
use crate::ids::{RoundNumber, SectionId};
use crate::round::Round;
use crate::standings::TieBreak;

/// What a section is played under.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "SectionTerms"),
    ts(rename = "SectionTerms")
)]
pub struct Terms {
    /// Its name.
    pub name: String,
    /// How opponents are found.
    pub system: System,
    /// How many rounds are planned.
    pub rounds: u16,
    /// The time control (6.3.1).
    pub control: TimeControl,
    /// Regulations of its own; else those of the event.
    #[cfg_attr(feature = "types", ts(type = "Partial<Regulations> | null"))]
    pub regulations: Option<Regulations>,
    /// What decides between players with the same points, first to last; points themselves need not be named.
    pub tie_breaks: Vec<TieBreak>,
    /// What a player scores whom the pairing left without an opponent.
    pub bye: Award,
    /// Lines of the file it was imported from that only other programs read; they are written again.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>", optional))]
    pub carried: Vec<String>,
}

/// How opponents are found. Touchmove takes pairings as given; this says how tie-breaks read unplayed rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum System {
    /// Swiss: players do not meet all others.
    Swiss,
    /// Round robin.
    RoundRobin,
    /// Double round robin.
    DoubleRoundRobin,
    /// Something else; unplayed rounds are read as in a Swiss.
    Other,
}

/// A section as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its number within the event.
    pub id: SectionId,
    /// What it is played under.
    pub terms: Terms,
    /// Its rounds that have a schedule or pairings, in order.
    pub rounds: Vec<Round>,
    /// Its prize categories.
    pub categories: Vec<Category>,
}

impl Section {
    /// A round of it.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// Whether a game of it has begun or has a result.
    pub fn has_begun(&self) -> bool {
        self.rounds.iter().any(Round::has_begun)
    }
}

impl Terms {
    /// The Laws as its games are played under them, or every article that the regulations contradict.
    pub fn laws(&self, edition: Edition, of_the_event: &Regulations) -> Result<Laws, Refusals> {
        let allowances = Color::ALL.map(|side| self.control.of(side).allowance());
        let regulations = self.regulations.as_ref().unwrap_or(of_the_event);
        Laws::new(edition, allowances, regulations.clone())
    }
}
