//! After an outage: what arbiters are shown of every board, and how games are resumed by their decision, one by one
//! or all at once.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use tokio::sync::oneshot;
use touchmove_competition::SectionId;
use touchmove_conduct::Phase;
use touchmove_law::Language;
use touchmove_wire::v1::event::desk::Resumed;
use touchmove_wire::v1::gap::{GapShown, Settlement};
use touchmove_wire::v1::text::Outside;
use touchmove_wire::v1::view::Both;

use super::routes::find_event;
use super::tables::tables_by_game;
use crate::app::State;
use crate::auth::access::arbiter_named;
use crate::auth::cookies::Jar;
use crate::auth::seats::{self, Seat};
use crate::net::language;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::outage::proxy;
use crate::outage::replication;
use crate::tables::act_key;
use crate::tables::games::{name, outline};
use crate::tables::live::Token;
use crate::tables::registry::Seated;
use crate::tables::table::Request;

/// Resumes one game, by the ruling of its arbiter; by default without deduction.
pub(crate) async fn one(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    jar: Jar,
    Path(id): Path<String>,
    ruled: Option<Json<Outside<Settlement>>>,
) -> Result<Json<Resumed>, Problem> {
    let table = state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    let ruled = ruled.map(|Json(Outside(ruled))| ruled).unwrap_or_default();
    settle(&state, &table, &Ruler::new(&asking, &jar), ruled).await?;
    Ok(Json(Resumed { resumed: vec![id], left: Vec::new() }))
}

/// Resumes every game of the event that was stopped by the outage; nobody loses time for it.
pub(crate) async fn all(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    jar: Jar,
    Path(id): Path<String>,
) -> Result<Json<Resumed>, Problem> {
    let ruler = Ruler::new(&asking, &jar);
    let event = find_event(&state, &id).await?.event().await;
    let mut answer = Resumed { resumed: Vec::new(), left: Vec::new() };
    for (_, table) in tables_by_game(&state, &id, &event).await {
        if outline(&table.door).await.is_none_or(|outline| outline.phase != Phase::Stopped) {
            continue;
        }
        let goes_on = match gap(&table, None, Language::English).await {
            // A held game needs its own reason.
            Some(gap) if gap.stands && gap.unknown.is_empty() => {
                settle(&state, &table, &ruler, Settlement::default()).await.is_ok()
            }
            Some(_) | None => false,
        };
        if goes_on { &mut answer.resumed } else { &mut answer.left }.push(table.id);
    }
    answer.resumed.sort_unstable();
    answer.left.sort_unstable();
    Ok(Json(answer))
}

/// Every game of an event that the server interrupted, and that has not been resumed or needs a ruling.
pub(crate) async fn of_event(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(wanted): Query<language::LanguageQuery>,
) -> Result<Json<Vec<GapShown>>, Problem> {
    list_interrupted(&state, &id, None, wanted.language()).await
}

/// The same in one section.
pub(crate) async fn of_section(
    Shared(state): Shared<Arc<State>>,
    Path((id, section)): Path<(String, u16)>,
    Query(wanted): Query<language::LanguageQuery>,
) -> Result<Json<Vec<GapShown>>, Problem> {
    list_interrupted(&state, &id, Some(SectionId(section)), wanted.language()).await
}

async fn list_interrupted(
    state: &State,
    id: &str,
    section: Option<SectionId>,
    language: Language,
) -> Result<Json<Vec<GapShown>>, Problem> {
    let event = find_event(state, id).await?.event().await;
    let mut tables: Vec<_> = tables_by_game(state, id, &event).await.into_iter().collect();
    tables.retain(|(game, _)| section.is_none_or(|section| game.section == section));
    tables.sort_by_key(|(game, _)| *game);
    let mut shown = Vec::new();
    for (game, table) in tables {
        let gap = gap(&table, Some(game.to_string()), language).await;
        shown.extend(gap.filter(|gap| gap.stands || !gap.evidence.is_empty()));
    }
    Ok(Json(shown))
}

/// How the outage affected one game, for its arbiter; nothing if its clock was not running.
pub(crate) async fn of_game(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(token): Query<Token>,
    Query(wanted): Query<language::LanguageQuery>,
) -> Result<Json<Option<GapShown>>, Problem> {
    let table = state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    let seat = match token.seat {
        Some(token) => seats::of_token(&state, &id, &token).await,
        None => Some(Seat::of(&asking.0, &id, &table.terms)),
    };
    if seat != Some(Seat::Arbiter) {
        return Err(Code::ArbiterOfTheGameOnly.into());
    }
    let game = table.terms.event.as_ref().map(|of| of.game.to_string());
    Ok(Json(gap(&table, game, wanted.language()).await))
}

/// A table's report on its last gap.
async fn gap(table: &Seated, game: Option<String>, language: Language) -> Option<GapShown> {
    let (reply, answer) = oneshot::channel();
    table.door.requests.send(Request::Gap(language, reply)).await.ok()?;
    let found = answer.await.ok()??;
    Some(GapShown {
        id: table.id.clone(),
        game,
        white: table.terms.white.clone(),
        black: table.terms.black.clone(),
        phase: found.phase,
        stands: found.stands,
        length: found.gap.length(),
        fell: found.gap.fell_at(),
        cause: found.gap.cause,
        back: found.gap.back,
        running: found.gap.running,
        before: Both { white: found.gap.white, black: found.gap.black },
        evidence: found.evidence,
        unknown: found.gap.unknown,
        changed: found.gap.changed,
    })
}

/// Who rules, over HTTP.
struct Ruler {
    /// The name under which the ruling is recorded.
    name: String,
    session: Option<String>,
}

impl Ruler {
    fn new(asking: &Asking, jar: &Jar) -> Ruler {
        Ruler { name: arbiter_named(&asking.0), session: jar.session.clone() }
    }
}

async fn settle(state: &State, table: &Seated, ruler: &Ruler, ruled: Settlement) -> Result<(), Problem> {
    let key = name().ok_or(Code::NoRandomness)?;
    if let Some(address) = replication::elsewhere(state, table).await {
        let place = format!("/api/games/{}/live", table.id);
        let there = proxy::There { address, place, session: ruler.session.clone(), node: state.seats.node() };
        return Ok(proxy::settle(there, key, ruled).await?);
    }
    let (reply, answer) = oneshot::channel();
    let closed = || Problem::from(Code::TableClosed);
    let request =
        Request::Settle { key: act_key::of(&ruler.name, &key), actor: ruler.name.clone(), ruled, reply };
    table.door.requests.send(request).await.map_err(|_| closed())?;
    answer.await.map_err(|_| closed())??;
    Ok(())
}
