//! An event from its archive: the journal of the event, and the journals of its games entry by entry.

use sha2::{Digest, Sha256};
use touchmove_clock::Moment;
use touchmove_competition::{Archive, By, Event, GameRecord, LateEntry, RecordedEntry};
use touchmove_conduct::Knows;
use touchmove_law::ArbiterPresence;
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::table::OfEvent;
use touchmove_wire::v1::event::to_text;
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::live::{Manner, TableKind, Terms};

use crate::app::State;
use crate::auth::access::arbiter_of;
use crate::net::problem::{Code, Problem};
use crate::tables::games::name;
use crate::tables::registry::{Imported, StoreOrTerms};

/// Identifies an archive: equal digests mean equal events with equal games.
pub(crate) fn digest(archive: &Archive) -> String {
    Sha256::digest(to_text(archive).as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Imports the games of an archive into an event that has its entries already; returns how many cannot be.
pub(crate) async fn games(
    state: &State,
    id: &str,
    event: &Event,
    records: Vec<GameRecord>,
) -> Result<u32, Problem> {
    let mut left_out = 0;
    for record in records {
        let terms = terms(id, event, &record);
        let (Some(terms), Some(acts)) = (terms, acts(event, record.entries, record.late)) else {
            left_out += 1;
            continue;
        };
        let table = name().ok_or(Code::NoRandomness)?;
        match state.tables.import(table, terms, acts).await {
            Ok(()) => {}
            Err(StoreOrTerms::Terms(why)) => {
                return Err(Code::ArchiveGameUnreadable { game: record.game.to_string(), why }.into());
            }
            Err(error @ StoreOrTerms::Store(_)) => return Err(error.into()),
        }
    }
    Ok(left_out)
}

/// What happened and what arrived too late, in journal order; none where something is missing.
fn acts(event: &Event, entries: Vec<RecordedEntry>, late: Vec<LateEntry>) -> Option<Vec<Imported>> {
    let done = entries.into_iter().map(|recorded| (recorded, None));
    let late = late.into_iter().map(|late| (late.recorded, Some(late.seen)));
    let mut all: Vec<(RecordedEntry, Option<u32>)> = done.chain(late).collect();
    all.sort_by_key(|(recorded, _)| recorded.entry.seq);
    if !(1..).zip(&all).all(|(seq, (recorded, _))| recorded.entry.seq == seq) {
        return None;
    }
    let imported = |(recorded, seen): (RecordedEntry, Option<u32>)| {
        let actor = actor(event, &recorded);
        let deed = Deed(recorded.entry.act);
        let act = match seen {
            None => deed.journal_text(),
            Some(seen) => Kept::late_text(&deed, seen),
        };
        Some(Imported { seq: recorded.entry.seq, at: recorded.entry.at.get(), actor, act: act.ok()? })
    };
    all.into_iter().map(imported).collect()
}

/// The terms of a game; none where the event does not know it, or no table of ours could have kept it.
fn terms(id: &str, event: &Event, record: &GameRecord) -> Option<Terms> {
    let (section, pairing) = event.section(record.game.section).zip(event.game(record.game))?;
    let regulations = section.terms.regulations.as_ref().unwrap_or(&event.founding().regulations);
    let (version, kind) = match record.knows {
        Knows::EveryMove => (1, TableKind::Board),
        Knows::NoMove => (1, TableKind::Wooden),
        Knows::NotTheMoves => (Terms::VERSION, TableKind::Wooden),
    };
    let players = pairing.players;
    let numbers = [players.white.0, players.black.0];
    let usual = record.initial == touchmove_chess::Position::initial();
    Some(Terms {
        version,
        edition: event.edition().year(),
        control: record.control.to_string(),
        white: event.name(players.white),
        black: event.name(players.black),
        manner: Manner::Strict,
        arbiter: ArbiterPresence::Present,
        position: (!usual).then(|| Fen::from(&record.initial).to_string()),
        kind,
        chess960: None,
        scheduled: record.scheduled.map(Moment::get),
        announcements: None,
        event: Some(Box::new(OfEvent::new(id, record.game, numbers, regulations, record.epoch.0))),
    })
}

/// The name under which an entry is in the journal.
fn actor(event: &Event, recorded: &RecordedEntry) -> String {
    match recorded.by {
        By::System => "system".to_owned(),
        By::Player { .. } => "player".to_owned(),
        By::Official { official: id } => {
            let own = event.officials().iter().find(|appointed| appointed.id == id);
            arbiter_of(own.map(|appointed| appointed.official.name.as_str()))
        }
        By::Organiser => arbiter_of(recorded.person.as_deref()),
    }
}
