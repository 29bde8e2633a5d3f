//! Events told in plain words: rounds, results, penalties, appeals.

mod acts;
mod answer;
mod decisions;
mod expect;
mod ids;
mod session;
pub(crate) mod slots;
mod story;

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_competition::standings::TieBreak;
use touchmove_competition::{EventAct, EventDecision, System, Verdict};

pub use expect::EventIssued;
pub(crate) use session::EventSession;
pub(crate) use story::EventStatement;

use crate::header::remainder;
use crate::reader::Reader;
use crate::say::{Lexicon, Say, said};

/// What the header says about an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EventHeader {
    /// How many players the first section has; `None` where no section is open yet.
    pub(crate) players: Option<u16>,
    pub(crate) system: System,
    pub(crate) tie_breaks: Vec<TieBreak>,
}

impl EventHeader {
    /// `of 4 players`, `without sections`.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<EventHeader> {
        let players = if reader.skip("without sections") {
            None
        } else {
            reader.words("of")?;
            let players = u16::read(reader)?;
            reader.words("players")?;
            Some(players)
        };
        Some(EventHeader { players, system: System::Swiss, tie_breaks: Vec::new() })
    }
}

/// `swiss`, `round robin`, `double round robin`.
pub(crate) fn read_system(reader: &mut Reader<'_>) -> Option<System> {
    let systems = [
        ("swiss", System::Swiss),
        ("double round robin", System::DoubleRoundRobin),
        ("round robin", System::RoundRobin),
        ("other", System::Other),
    ];
    let found = systems.iter().find(|(words, _)| reader.skip(words)).map(|(_, system)| *system);
    found.or_else(|| reader.miss("`swiss`, `round robin`, `double round robin` or `other`"))
}

/// `direct encounter, Buchholz cut 1, SB`.
pub(crate) fn read_tie_breaks(reader: &mut Reader<'_>) -> Option<Vec<TieBreak>> {
    reader.blanks();
    let start = reader.at();
    let text = remainder(reader)?;
    let read: Option<Vec<TieBreak>> = text.split(',').map(|one| TieBreak::read(one.trim())).collect();
    if read.is_none() {
        reader.back(start);
        return reader.miss("tie-breaks such as `direct encounter, Buchholz cut 1, Sonneborn-Berger`");
    }
    read
}

/// What happened in an event, in the words of a scenario.
pub fn event_phrase(act: &EventAct) -> String {
    said(act)
}

/// Every phrase about events, by subject.
pub(crate) fn lexicon() -> Vec<(&'static str, &'static [&'static str])> {
    alloc::vec![
        ("acts of an event", EventAct::PHRASES),
        ("decisions of an event", EventDecision::PHRASES),
        ("how appeals are decided", Verdict::PHRASES),
    ]
}
