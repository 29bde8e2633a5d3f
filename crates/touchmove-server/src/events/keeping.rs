//! The journals of an event's games as its archive has them (8.3; 2001 8.3).

use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_competition::{
    Archive, By, Event, GameRecord, LateEntry, PlayerId, RecordedEntry, Scope, Stamp,
};
use touchmove_conduct::{Act, Entry};
use touchmove_store::{StoreError, Stored};
use touchmove_wire::v1::event::table::OfEvent;
use touchmove_wire::v1::gap::Kept;

use super::Running;
use crate::app::State;
use crate::auth::access::person;
use crate::tables::registry::Seated;
use crate::tables::setup;

/// The record of a table that belongs to an event; `None` where it does not.
pub(crate) async fn record(
    state: &State,
    table: &Seated,
    event: &Event,
) -> Result<Option<GameRecord>, StoreError> {
    let Some(of) = &table.terms.event else { return Ok(None) };
    let entries = state.store.entries(&table.id, 0).await?;
    Ok(of_terms(table, of, entries, event))
}

fn of_terms(table: &Seated, of: &OfEvent, entries: Vec<Stored>, event: &Event) -> Option<GameRecord> {
    let kept = entries.iter().filter_map(|stored| Some((stored, entry(stored, of, event)?)));
    let (mut entries, mut late) = (Vec::new(), Vec::new());
    for (stored, recorded) in kept {
        match Kept::seen(&stored.act) {
            None => entries.push(recorded),
            Some(seen) => late.push(LateEntry { recorded, seen }),
        }
    }
    Some(GameRecord {
        game: of.game,
        initial: setup::initial(&table.terms).ok()?,
        control: table.terms.control.parse().ok()?,
        scheduled: table.terms.scheduled.map(Moment::at),
        epoch: Stamp(of.epoch),
        knows: setup::knows(&table.terms),
        entries,
        late,
    })
}

fn entry(stored: &Stored, of: &OfEvent, event: &Event) -> Option<RecordedEntry> {
    // Journals from before names were kept have only the rank.
    let person = person(&stored.actor);
    let official = |name: &str| {
        let own = event.officials().iter().find(|appointed| appointed.official.name == name)?;
        Some(By::Official { official: own.id })
    };
    let act = match Kept::read(&stored.act).ok()? {
        Kept::Done(deed) | Kept::Late(deed) => deed.0,
    };
    let of_side = |color| match color {
        Color::White => By::Player { player: PlayerId(of.white) },
        Color::Black => By::Player { player: PlayerId(of.black) },
    };
    let by = match &act {
        Act::Player(color, _) | Act::Assistant(color, _) => of_side(*color),
        Act::Arbiter(_) | Act::Bystander(_) if matches!(stored.actor.as_str(), "system" | "board") => {
            By::System
        }
        Act::Arbiter(_) | Act::Bystander(_) => person.and_then(official).unwrap_or(By::Organiser),
    };
    let person = person.filter(|_| by == By::Organiser).map(str::to_owned);
    Some(RecordedEntry { entry: Entry { seq: stored.seq, at: Moment::at(stored.at), act }, by, person })
}

/// Everything stored about an event.
pub(crate) async fn archive(state: &State, running: &Running) -> Result<Archive, StoreError> {
    archive_of(state, running, Scope::Event).await
}

/// Everything stored about an event, with the games of a part of it: no other journal is read.
pub(crate) async fn archive_of(
    state: &State,
    running: &Running,
    scope: Scope,
) -> Result<Archive, StoreError> {
    let event = running.event().await;
    let mut games = Vec::new();
    let is_in_it = |table: &Seated| table.terms.event.as_ref().is_some_and(|of| scope.holds(of.game));
    for table in state.tables.of_event(&running.id).await.into_iter().filter(is_in_it) {
        games.extend(record(state, &table, &event).await?);
    }
    games.sort_by_key(|record| record.game);
    Ok(Archive { founding: event.founding().clone(), entries: running.entries().await, games })
}
