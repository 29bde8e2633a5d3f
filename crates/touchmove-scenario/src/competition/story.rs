//! The lines of an event's story: acts, expectations, questions.

use alloc::vec::Vec;

use touchmove_competition::{By, EventAct, OfficialId, PlayerId};

use super::answer::EventQuestion;
use super::expect::EventExpected;
use crate::reader::Reader;
use crate::say::Say;
use crate::story::{self, Part, Statement, When};

/// One line of the story.
pub(crate) type EventStatement = Statement<EventDeed, EventExpected, EventQuestion>;

/// Something that happens, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EventDeed {
    pub(crate) at: usize,
    pub(crate) when: When,
    pub(crate) by: By,
    pub(crate) act: EventAct,
}

impl Part for Vec<EventDeed> {
    fn read_part(reader: &mut Reader<'_>) -> Option<Vec<EventDeed>> {
        deeds(reader)
    }
}

impl Part for EventQuestion {
    fn read_part(reader: &mut Reader<'_>) -> Option<EventQuestion> {
        EventQuestion::read(reader)
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
