//! Standings and cross-tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use serde::Deserialize;
use touchmove_competition::standings::{CrossTable, Explanation, Standings, TieBreak};
use touchmove_competition::{Event, PlayerId, RoundNumber, SectionId};
use touchmove_wire::v1::event::answer::{ExplanationAnswer, StandingsAnswer};

use super::routes::find_event;
use crate::app::State;
use crate::net::answer::OneOf;
use crate::net::problem::{Code, Problem};

#[derive(Deserialize)]
pub(crate) struct StandingsQuery {
    /// After which round; the last one without it.
    after: Option<u16>,
}

#[derive(Deserialize)]
pub(crate) struct ExplanationQuery {
    /// The player whose figures are explained.
    explain: Option<u16>,
}

pub(crate) async fn standings(
    Shared(state): Shared<Arc<State>>,
    Path((id, section)): Path<(String, u16)>,
    Query(asked): Query<StandingsQuery>,
    Query(about): Query<ExplanationQuery>,
) -> Result<OneOf<Json<StandingsAnswer>, Json<Vec<ExplanationAnswer>>>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let section = SectionId(section);
    Ok(match about.explain {
        None => OneOf::This(Json(table(&event, section, asked.after)?)),
        Some(player) => OneOf::That(Json(explain_figures(&event, section, asked.after, PlayerId(player))?)),
    })
}

pub(crate) async fn crosstable(
    Shared(state): Shared<Arc<State>>,
    Path((id, section)): Path<(String, u16)>,
    Query(asked): Query<StandingsQuery>,
) -> Result<Json<StandingsAnswer>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    Ok(Json(table(&event, SectionId(section), asked.after)?))
}

fn no_section() -> Problem {
    Problem::from(Code::NoSuchSection)
}

pub(super) fn table(
    event: &Event,
    section: SectionId,
    after: Option<u16>,
) -> Result<StandingsAnswer, Problem> {
    let after = after.map(RoundNumber);
    let standings = Standings::of(event, section, after).ok_or_else(no_section)?;
    let cross = CrossTable::of(event, section, after).ok_or_else(no_section)?;
    Ok(StandingsAnswer::new(event, section, &standings, &cross))
}

fn explain_figures(
    event: &Event,
    section: SectionId,
    after: Option<u16>,
    player: PlayerId,
) -> Result<Vec<ExplanationAnswer>, Problem> {
    let standings = Standings::of(event, section, after.map(RoundNumber)).ok_or_else(no_section)?;
    let mut order = vec![TieBreak::Points];
    order.extend(standings.tie_breaks.iter().copied());
    let one = |tie_break| {
        Explanation::of(event, section, Some(standings.after), player, tie_break)
            .map(|explained| ExplanationAnswer::new(event, &explained))
            .ok_or(Code::NoSuchPlayer.into())
    };
    order.into_iter().map(one).collect()
}
