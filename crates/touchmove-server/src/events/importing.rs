//! An event from its archive: the journal of the event, and the journals of its games entry by entry.

use sha2::{Digest, Sha256};
use touchmove_competition::{Archive, By, Event, GameRecord};
use touchmove_conduct::Knows;
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::table::OfEvent;
use touchmove_wire::v1::event::to_text;
use touchmove_wire::v1::live::{Manner, Presence, TableKind, Terms};
use touchmove_wire::v1::mirror::Shows;

use crate::app::State;
use crate::games::name;
use crate::problem::Problem;
use crate::tables::{Imported, StoreOrTerms};

/// What tells one archive from every other: equal digests, equal events with equal games.
pub(crate) fn digest(archive: &Archive) -> String {
    Sha256::digest(to_text(archive).as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Takes over the games of an archive into an event that has its entries already; how many cannot be.
pub(crate) async fn games(
    state: &State,
    id: &str,
    event: &Event,
    records: Vec<GameRecord>,
) -> Result<u32, Problem> {
    let mut left_out = 0;
    for record in records {
        // Acts that came too late are no part of an archive: a journal that had some is not whole without them.
        let whole = (1..).zip(&record.entries).all(|(seq, recorded)| recorded.entry.seq == seq);
        let Some(terms) = terms(id, event, &record).filter(|_| whole) else {
            left_out += 1;
            continue;
        };
        let acts = record.entries.into_iter().map(|recorded| Imported {
            seq: recorded.entry.seq,
            at: recorded.entry.at.get(),
            actor: actor(recorded.by),
            deed: Deed::ours(recorded.entry.act),
        });
        let table = name().ok_or_else(|| Problem::unavailable("the system gives no random bytes"))?;
        match state.tables.import(table, terms, acts.collect()).await {
            Ok(()) => {}
            Err(StoreOrTerms::Terms(words)) => return Err(Problem::bad(format!("{}: {words}", record.game))),
            Err(StoreOrTerms::Store(error)) => return Err(Problem::unavailable(error)),
        }
    }
    Ok(left_out)
}

/// The terms of a game; none where the event does not know it, or no table of ours could have kept it.
fn terms(id: &str, event: &Event, record: &GameRecord) -> Option<Terms> {
    let (section, pairing) = event.section(record.game.section).zip(event.game(record.game))?;
    let regulations = section.terms.regulations.as_ref().unwrap_or(&event.founding().regulations);
    let kind = match record.knows {
        Knows::EveryMove => TableKind::Board,
        Knows::NoMove => TableKind::Wooden,
        Knows::NotTheMoves => return None,
    };
    let players = pairing.players;
    let numbers = [players.white.0, players.black.0];
    let usual = record.initial == touchmove_chess::Position::initial();
    Some(Terms {
        version: 1,
        edition: event.edition().year(),
        control: record.control.to_string(),
        white: event.name(players.white),
        black: event.name(players.black),
        manner: Manner::Strict,
        arbiter: Presence::Present,
        position: (!usual).then(|| Fen::from(&record.initial).to_string()),
        kind,
        chess960: None,
        scheduled: record.scheduled.get(),
        event: Some(Box::new(OfEvent::new(id, record.game, numbers, regulations, record.epoch.0))),
    })
}

/// Under which name an entry stands in the journal.
fn actor(by: By) -> &'static str {
    match by {
        By::System => "system",
        By::Player(_) => "player",
        By::Official(_) | By::Organiser => "arbiter",
    }
}
