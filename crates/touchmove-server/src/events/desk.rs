//! The arbiter's desk of a round: tiles, and the waiting calls.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use serde::Deserialize;
use tokio::sync::oneshot;
use touchmove_competition::{Event, GameId, RoundNumber, SectionId};
use touchmove_conduct::{Phase, Role};
use touchmove_law::Language;
use touchmove_wire::v1::event::desk::{Call, Drawn, RoundDesk, Tile};
use touchmove_wire::v1::view::GameView;

use super::routes::find_event;
use super::tables::tables_by_game;
use crate::app::State;
use crate::net::language;
use crate::net::problem::{Code, Problem};
use crate::tables::registry::Seated;
use crate::tables::table::Request;
use crate::tables::view::Committed;

/// Which round, and in which language.
#[derive(Deserialize, Default)]
pub(crate) struct DeskQuery {
    /// The last paired one if not given.
    pub(crate) round: Option<u16>,
}

/// Since when each board has been waiting for the arbiter.
#[derive(Default)]
pub(crate) struct Waiting {
    since: Mutex<HashMap<String, u64>>,
}

impl Waiting {
    /// Whether something at a board waits for the arbiter at this moment.
    pub(crate) fn note(&self, game: &str, waits: bool, now: u64) {
        let mut since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        if waits {
            since.entry(game.to_owned()).or_insert(now);
        } else {
            since.remove(game);
        }
    }

    /// For how long a board has been waiting.
    fn age(&self, game: &str, now: u64) -> u64 {
        let since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        since.get(game).map_or(0, |since| now.saturating_sub(*since))
    }
}

/// A question, stopped clocks, a flag or an irregularity that nobody has raised.
fn is_waiting(view: &GameView) -> bool {
    let desk = view.desk.as_ref();
    let is_found = desk.is_some_and(|desk| {
        !desk.irregularities.is_empty() || desk.flags.white.is_some() || desk.flags.black.is_some()
    });
    match view.phase {
        Phase::Over | Phase::Cancelled => false,
        Phase::Stopped => true,
        Phase::NotStarted | Phase::Playing | Phase::Adjourned | Phase::ResultPending => {
            is_found || !view.referrals.is_empty()
        }
    }
}

/// A game in its current state.
pub(crate) async fn tell(table: &Seated) -> Option<Arc<Committed>> {
    let (reply, answer) = oneshot::channel();
    table.door.requests.send(Request::Tell(reply)).await.ok()?;
    answer.await.ok()
}

pub(crate) async fn desk(
    Shared(state): Shared<Arc<State>>,
    Path((id, section)): Path<(String, u16)>,
    Query(asked): Query<DeskQuery>,
    Query(wanted): Query<language::LanguageQuery>,
) -> Result<Json<RoundDesk>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let round = round(&event, SectionId(section), asked.round)?;
    let drawn = whole(&state, &id, &event, SectionId(section), round, wanted.language()).await;
    Ok(Json(drawn))
}

/// The requested round.
pub(crate) fn round(event: &Event, section: SectionId, asked: Option<u16>) -> Result<RoundNumber, Problem> {
    let found = event.section(section).ok_or(Code::NoSuchSection)?;
    let last = found.rounds.iter().rev().find(|round| !round.pairings.is_empty());
    let meant = asked.map(RoundNumber).or(last.map(|round| round.number));
    meant.filter(|round| event.round(section, *round).is_some()).ok_or(Code::NoSuchRound.into())
}

/// The whole desk of a round.
pub(crate) async fn whole(
    state: &State,
    id: &str,
    event: &Event,
    section: SectionId,
    round: RoundNumber,
    language: Language,
) -> RoundDesk {
    let tables = tables_by_game(state, id, event).await;
    let mut tiles = Vec::new();
    let paired = event.round(section, round).map(|round| round.pairings.as_slice()).unwrap_or_default();
    for pairing in paired {
        let game = GameId { section, round, board: pairing.board };
        tiles.extend(tile(state, event, game, tables.get(&game), language).await);
    }
    let mut calls: Vec<Call> = tiles.iter().flat_map(|tile| tile.calls.clone()).collect();
    calls.sort_by_key(|call| std::cmp::Reverse(call.age));
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    RoundDesk {
        section: section.0,
        round: round.0,
        seq: event.entries(),
        undecided: count(paired.iter().filter(|pairing| pairing.outcome().is_undecided()).count()),
        appeals: count(event.appeals().iter().filter(|appeal| appeal.decided.is_none()).count()),
        tiles,
        calls,
    }
}

/// The tile of one board.
pub(crate) async fn tile(
    state: &State,
    event: &Event,
    game: GameId,
    table: Option<&Seated>,
    language: Language,
) -> Option<Tile> {
    let pairing = event.game(game)?;
    let committed = match table {
        Some(table) => tell(table).await.map(|committed| (table, committed)),
        None => None,
    };
    let seen = committed.as_ref().map(|(table, committed)| tile_facts(state, table, committed, language));
    Some(Tile::new(event, game, pairing, seen))
}

/// What is known of a table when its tile is drawn.
pub(crate) fn tile_facts<'a>(
    state: &State,
    table: &'a Seated,
    committed: &Committed,
    language: Language,
) -> Drawn<'a> {
    let mut view = committed.brief(Role::Arbiter, language::Viewer::of(language));
    if !table.terms.has_clock() {
        // The clock that runs is another one.
        view.running = None;
    }
    state.waiting.note(&table.id, is_waiting(&view), view.now);
    Drawn {
        id: &table.id,
        kind: table.terms.kind,
        seq: committed.head.seq,
        held: committed.held,
        device_lost: !state.presence.missing_seats(&table.id).is_empty(),
        waiting: state.waiting.age(&table.id, view.now),
        feed: state.boards.of_game(&table.id),
        view,
    }
}
