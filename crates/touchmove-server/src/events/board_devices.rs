//! Devices that belong to a board of an event: enrolled once, they follow the games played there, round after round.

use std::sync::Arc;

use crate::auth::security_line::SecurityWord;
use axum::Json;
use axum::extract::{Path, State as Shared};
use touchmove_competition::SectionId;
use touchmove_wire::v1::office::{Place, Who};
use touchmove_wire::v1::office_http::{BoardCode, BoardDevice, BoardDevicesWanted, BoardOfEvent};

use super::routes::find_event;
use super::tables::{seats, tables_by_game};
use crate::app::State;
use crate::auth::seats::Seat;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;

/// How many boards can be given codes at once.
const MOST_BOARDS: usize = 500;

/// Codes that assign devices to boards; a new code for a place replaces the one before.
pub(crate) async fn codes(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path((id, section)): Path<(String, u16)>,
    Json(wanted): Json<BoardDevicesWanted>,
) -> Result<Json<Vec<BoardCode>>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    if event.section(SectionId(section)).is_none() {
        return Err(Code::NoSuchSection.into());
    }
    if wanted.boards.len() > MOST_BOARDS || wanted.boards.contains(&0) {
        return Err(Code::BoardNumbersExpected.into());
    }
    if wanted.seats.is_empty() || wanted.seats.iter().any(|seat| Seat::of_word(seat).is_none()) {
        return Err(Code::SeatsExpected.into());
    }
    let tables = tables_by_game(&state, &id, &event).await;
    let mut given = Vec::new();
    for board in wanted.boards {
        for seat in &wanted.seats {
            let place = Place::Board { event: id.clone(), section, board, seat: seat.clone() };
            let code = state.accounts.issue(place, asking.0.name()).await?;
            given.push(BoardCode { board, seat: seat.clone(), code });
        }
        // If the board is being played already, the device is seated there.
        let here = tables.iter().filter(|(game, _)| game.section.0 == section && game.board.0 == board);
        if let Some((_, table)) = here.max_by_key(|(game, _)| game.round) {
            let at = (id.as_str(), section, board);
            state.accounts.follow(at, &table.id, seats(table.terms.kind), asking.0.name()).await?;
        }
    }
    Ok(Json(given))
}

/// The devices that belong to boards of a section.
pub(crate) async fn all(
    Shared(state): Shared<Arc<State>>,
    Path((id, part)): Path<(String, u16)>,
) -> Result<Json<Vec<BoardDevice>>, Problem> {
    find_event(&state, &id).await?;
    let now = state.timeline.now();
    let mut devices = Vec::new();
    for (hash, session) in state.accounts.sessions() {
        let Who::Holder { place } = &session.who else { continue };
        let Place::Board { event, section, board, seat } = place else { continue };
        if (event, *section) != (&id, part) {
            continue;
        }
        let game = match state.accounts.seat_at(place) {
            Some(Place::Seat { game, .. }) => Some(game),
            Some(_) | None => None,
        };
        let (board, seat, unused) = (*board, seat.clone(), now.saturating_sub(session.used.moment()));
        devices.push(BoardDevice { id: hash, board, seat, unused, game });
    }
    devices.sort_by(|a, b| (a.board, &b.seat, a.unused).cmp(&(b.board, &a.seat, b.unused)));
    Ok(Json(devices))
}

/// A device no longer belongs to its board, and has no seat any more.
pub(crate) async fn end(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path((id, part, device)): Path<(String, u16, String)>,
) -> Result<(), Problem> {
    let is_here = |who: &Who| {
        matches!(who, Who::Holder { place: Place::Board { event, section, .. } }
            if (event, *section) == (&id, part))
    };
    let sessions = state.accounts.sessions();
    if !sessions.iter().any(|(hash, session)| *hash == device && is_here(&session.who)) {
        return Err(Code::NoSuchDevice.into());
    }
    state.accounts.end(&device, asking.0.name()).await?;
    state.security.note(SecurityWord::Ended, asking.0.name(), None, "a device of a board");
    Ok(())
}

/// The board of an event that the device of a session belongs to.
pub(crate) async fn belongs(state: &State, session: Option<&str>) -> Option<BoardOfEvent> {
    let session = state.accounts.session(session?)?;
    let Some(Place::Board { event, section, board, seat }) = session.board else { return None };
    let running = state.events.find(&event).await;
    let name = match running {
        Some(running) => running.event().await.founding().name.clone(),
        None => String::new(),
    };
    Some(BoardOfEvent { event, name, section, board, seat })
}
