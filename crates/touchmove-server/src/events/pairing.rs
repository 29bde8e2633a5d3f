//! Pairings: read from a list or drafted, checked for doubts, and published.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use touchmove_competition::draft::draft;
use touchmove_competition::{Event, EventAct, PairingList, RoundNumber, SectionId, pairing_list};
use touchmove_wire::v1::event::http::EventActTaken;
use touchmove_wire::v1::event::pairing::PairingsRead;

use super::ActRequest;
use super::routes::{find_event, lines, perform};
use super::scope::by;
use crate::app::State;
use crate::net::language;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;

pub(super) fn read_list(
    list: &str,
    event: &Event,
    (section, round): (SectionId, RoundNumber),
) -> Result<PairingList, Problem> {
    pairing_list::read_round(list, event, section, Some(round))
        .map_err(|faults| Code::FileUnreadable { why: lines(&faults) }.into())
}

/// What a list contains, and what is doubtful about it; nothing is published.
pub(crate) async fn read(
    Shared(state): Shared<Arc<State>>,
    Path((id, section, round)): Path<(String, u16, u16)>,
    list: String,
) -> Result<Json<PairingsRead>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let (section, round) = (SectionId(section), RoundNumber(round));
    let list = read_list(&list, &event, (section, round))?;
    Ok(Json(PairingsRead::new(&event, section, round, list)))
}

/// The pairings of a round where starting numbers alone decide them.
pub(crate) async fn draft_pairings(
    Shared(state): Shared<Arc<State>>,
    Path((id, section, round)): Path<(String, u16, u16)>,
) -> Result<Json<PairingsRead>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let (section, round) = (SectionId(section), RoundNumber(round));
    let list = draft(&event, section, round).ok_or(Code::PairingProgramNeeded)?;
    Ok(Json(PairingsRead::new(&event, section, round, list)))
}

/// A list is published as it is.
pub(crate) async fn publish(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path((id, section, round)): Path<(String, u16, u16)>,
    Query(tongue): Query<language::LanguageQuery>,
    list: String,
) -> Result<Json<EventActTaken>, Problem> {
    let running = find_event(&state, &id).await?;
    let event = running.event().await;
    let (section, round) = (SectionId(section), RoundNumber(round));
    let list = read_list(&list, &event, (section, round))?;
    let act = EventAct::Pair { section, round, games: list.games, byes: list.byes };
    let key = format!("pair-{}-{}-{}", section.0, round.0, event.entries());
    let (by, actor) = (by(&asking.0, &event), asking.0.name().to_owned());
    let wanted = ActRequest { key, expect: Some(event.entries()), by, actor, act };
    Ok(Json(perform(&state, &running, tongue.language(), wanted).await?))
}
