//! The lines of an event's story: acts, expectations, questions.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_competition::{By, EventAct, OfficialId, PlayerId};
use touchmove_law::Edition;

use super::answer::EventQuestion;
use super::expect::EventExpected;
use crate::numbers::Numbers;
use crate::reader::{Fault, Reader};
use crate::say::Say;
use crate::story::{self, When};

/// One line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EventStatement {
    /// Where it begins, in bytes.
    pub(crate) at: usize,
    /// Where it ends.
    pub(crate) end: usize,
    pub(crate) what: EventWhat,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum EventWhat {
    Acts(Vec<EventDeed>),
    Expect { only: Option<Edition>, all: Vec<EventExpected> },
    Ask(EventQuestion),
    Answer { only: Option<Edition>, text: String, articles: Numbers },
}

/// Something that happens, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EventDeed {
    pub(crate) at: usize,
    pub(crate) when: When,
    pub(crate) by: By,
    pub(crate) act: EventAct,
}

impl EventStatement {
    /// Reads a line; `answers` says that the line before was a question or an answer.
    pub(crate) fn read(reader: &mut Reader<'_>, answers: bool) -> Result<EventStatement, Fault> {
        reader.blanks();
        let at = reader.at();
        let what = if reader.skip("ask") {
            EventQuestion::read(reader).map(EventWhat::Ask)
        } else if let Some(only) = story::edition(reader) {
            if answers { answer(reader, only) } else { expectations(reader, only) }
        } else {
            reader.back(at);
            deeds(reader).map(EventWhat::Acts)
        };
        match what {
            Some(what) if reader.is_at_end() || reader.miss::<()>("the end of the line").is_some() => {
                Ok(EventStatement { at, end: reader.at(), what })
            }
            Some(_) | None => Err(reader.fault()),
        }
    }

    /// The edition that the line is for alone.
    pub(crate) fn only(&self) -> Option<Edition> {
        match self.what {
            EventWhat::Acts(_) | EventWhat::Ask(_) => None,
            EventWhat::Expect { only, .. } | EventWhat::Answer { only, .. } => only,
        }
    }

    /// Whether an expectation that follows would be an answer.
    pub(crate) fn is_answered(&self) -> bool {
        matches!(self.what, EventWhat::Ask(_) | EventWhat::Answer { .. })
    }
}

fn answer(reader: &mut Reader<'_>, only: Option<Edition>) -> Option<EventWhat> {
    let (text, articles) = story::answer_text(reader)?;
    Some(EventWhat::Answer { only, text, articles })
}

fn expectations(reader: &mut Reader<'_>, only: Option<Edition>) -> Option<EventWhat> {
    let mut all = Vec::new();
    loop {
        all.push(EventExpected::read(reader)?);
        if !reader.skip(";") {
            if !reader.is_at_end() {
                return reader.miss("`;` or the end of the line");
            }
            return Some(EventWhat::Expect { only, all });
        }
        if reader.is_at_end() {
            return Some(EventWhat::Expect { only, all });
        }
    }
}

fn deeds(reader: &mut Reader<'_>) -> Option<Vec<EventDeed>> {
    let mut all = Vec::new();
    let mut by = None;
    let mut when = story::when(reader);
    loop {
        reader.blanks();
        let at = reader.at();
        match who(reader) {
            Some(new) => by = Some(new),
            None => reader.back(at),
        }
        let Some(by) = by else {
            let begins = story::expectation_begins();
            return reader.miss(alloc::format!("`arbiter`, `organiser` or `player 1`, or {begins}"));
        };
        let act = EventAct::read(reader)?;
        all.push(EventDeed { at, when: core::mem::replace(&mut when, When::Then), by, act });
        if !reader.skip(",") {
            if !reader.is_at_end() {
                return reader.miss("`,` or the end of the line");
            }
            return Some(all);
        }
        when = story::when(reader);
    }
}

fn who(reader: &mut Reader<'_>) -> Option<By> {
    if reader.skip("the arbiter") || reader.skip("arbiter") {
        return Some(By::Official { official: OfficialId(1) });
    }
    if reader.skip("the organiser") || reader.skip("organiser") {
        return Some(By::Organiser);
    }
    if reader.skip("player") { u16::read(reader).map(|id| By::Player { player: PlayerId(id) }) } else { None }
}
