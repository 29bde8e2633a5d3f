//! Tournament report files, as pairing programs and federations exchange them: TRF16 and TRF26.
//!
//! Reading is strict: a line that is not as the format says is refused with its number, its column and the reason, and
//! nothing is guessed. Lines that only other programs read (accelerations, forbidden pairings, teams, national ratings,
//! comments) are compared with their columns and kept as they are, so that they are written again. The columns are
//! described in docs/competition.md.
//!
//! A file becomes a [`Report`] and a report a file ([`read`], [`write`]); a report becomes the journal of an event by
//! acts that are judged like any others ([`import`]), and an event a report ([`report`]).

mod cells;
mod control;
mod export;
mod fault;
mod heading;
mod import;
mod liberal;
mod lines;
mod mutual;
mod players;
mod reading;
mod records;
mod scoring;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_clock::TimeControl;
use touchmove_law::Date;

pub use cells::{Cell, Sign};
pub(crate) use export::day_of;
pub use export::{Lost, Reported, report};
pub use fault::{Fault, Why};
pub use import::{Brought, Import, import, import_liberal};
pub use liberal::LeftOut;
pub use players::PlayerLine;
pub(crate) use players::titled;
pub use reading::{read, read_liberal};
pub use scoring::Scoring;
pub use write::{Unwritable, write};

/// Which version of the format is written; every version is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Of 2016. What it has no line for is written in the lines pairing programs added to it (`XXR`, `XXS`).
    Trf16,
    /// Of 2026.
    Trf26,
}

/// What a file says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The name of the event (012).
    pub name: String,
    /// Where it is played (022).
    pub city: String,
    /// The federation (032).
    pub federation: String,
    /// The first day (042).
    pub begins: Option<Date>,
    /// The last day (052).
    pub ends: Option<Date>,
    /// What kind of event it is, in words (092).
    pub kind: String,
    /// The chief arbiter (102).
    pub chief: String,
    /// The deputies, one line each (112).
    pub deputies: Vec<String>,
    /// The time control in words (122).
    pub times: String,
    /// The day of each round, year of two digits as it stands in the file (132).
    pub days: Vec<Option<Day>>,
    /// How many rounds are planned (142, or XXR).
    pub rounds: Option<u16>,
    /// What results are worth, if the file says it (162, XXS, or BBW and its like).
    pub scoring: Option<Scoring>,
    /// FIDE's code of the way opponents are found (192).
    pub system: String,
    /// Codes of what decides ties, points not among them (202 or 212).
    pub tie_breaks: Vec<String>,
    /// The time control in code (222).
    pub control: Option<TimeControl>,
    /// The players, in the order of the file (001).
    pub players: Vec<PlayerLine>,
    /// Lines that only others read, as they are.
    pub carried: Vec<String>,
}

/// The day of a round: year of two digits, month, day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Day {
    /// The last two digits of the year.
    pub year: u8,
    /// The month.
    pub month: u8,
    /// The day of the month.
    pub day: u8,
}

#[cfg(test)]
mod tests;
