//! Games: setting them up, and listing them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use touchmove_chess::Color;
use touchmove_clock::PRESETS;
use touchmove_law::Edition;
use touchmove_wire::v1::live::{Manner, Presence, Terms};
use touchmove_wire::v1::view::{self, PhaseName};

use crate::app::State;
use crate::problem::Problem;
use crate::seats::Seat;
use crate::table::{Handle, Outline, Request};
use crate::tables::StoreOrTerms;

#[derive(Serialize)]
pub(crate) struct About {
    version: &'static str,
    editions: Vec<u16>,
}

pub(crate) async fn about() -> Json<About> {
    let editions = Edition::NEWEST_FIRST.iter().map(|edition| edition.year()).collect();
    Json(About { version: env!("CARGO_PKG_VERSION"), editions })
}

#[derive(Serialize)]
pub(crate) struct PresetShown {
    name: &'static str,
    control: String,
}

pub(crate) async fn presets() -> Json<Vec<PresetShown>> {
    Json(
        PRESETS
            .iter()
            .map(|preset| PresetShown { name: preset.name, control: preset.control.to_string() })
            .collect(),
    )
}

/// What a person asks for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    control: String,
    edition: u16,
    #[serde(default)]
    white: String,
    #[serde(default)]
    black: String,
    manner: Manner,
    arbiter: Presence,
    #[serde(default)]
    position: Option<String>,
}

#[derive(Serialize)]
pub(crate) struct Created {
    id: String,
    seats: Tokens,
}

#[derive(Serialize)]
struct Tokens {
    table: String,
    white: String,
    black: String,
    arbiter: Option<String>,
}

/// Names longer than this are somebody's joke.
const LONGEST_NAME: usize = 80;

pub(crate) async fn create(
    Shared(state): Shared<Arc<State>>,
    Json(wanted): Json<Wanted>,
) -> Result<Json<Created>, Problem> {
    if [&wanted.white, &wanted.black].iter().any(|name| name.chars().count() > LONGEST_NAME) {
        return Err(Problem::bad(format!("a name has at most {LONGEST_NAME} letters")));
    }
    let id = name().ok_or_else(|| Problem::unavailable("the system gives no random bytes"))?;
    let supervised = wanted.arbiter == Presence::Present;
    let terms = Terms {
        version: 1,
        edition: wanted.edition,
        control: wanted.control,
        white: wanted.white,
        black: wanted.black,
        manner: wanted.manner,
        arbiter: wanted.arbiter,
        position: wanted.position,
        scheduled: state.timeline.now(),
    };
    match state.tables.create(id.clone(), terms).await {
        Ok(()) => {}
        Err(StoreOrTerms::Terms(words)) => return Err(Problem::bad(words)),
        Err(StoreOrTerms::Store(error)) => return Err(Problem::unavailable(error)),
    }
    let token = |seat| state.seats.token(&id, seat);
    let seats = Tokens {
        table: token(Seat::Table),
        white: token(Seat::Player(Color::White)),
        black: token(Seat::Player(Color::Black)),
        arbiter: supervised.then(|| token(Seat::Arbiter)),
    };
    Ok(Json(Created { id, seats }))
}

/// A name for a game: ten letters that are hard to confuse.
fn name() -> Option<String> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

#[derive(Serialize)]
pub(crate) struct Listed {
    id: String,
    white: String,
    black: String,
    control: String,
    edition: u16,
    phase: PhaseName,
    result: Option<String>,
}

pub(crate) async fn list(Shared(state): Shared<Arc<State>>) -> Json<Vec<Listed>> {
    let mut listed = Vec::new();
    for (id, terms, handle) in state.tables.all().await {
        if let Some(outline) = outline(&handle).await {
            listed.push(shown(id, terms, outline));
        }
    }
    Json(listed)
}

pub(crate) async fn one(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
) -> Result<Json<Listed>, Problem> {
    let missing = || Problem::missing("there is no such game");
    let (terms, handle) = state.tables.find(&id).await.ok_or_else(missing)?;
    let outline = outline(&handle).await.ok_or_else(missing)?;
    Ok(Json(shown(id, terms, outline)))
}

async fn outline(handle: &Handle) -> Option<Outline> {
    let (reply, answer) = oneshot::channel();
    handle.requests.send(Request::Outline(reply)).await.ok()?;
    answer.await.ok()
}

fn shown(id: String, terms: Terms, outline: Outline) -> Listed {
    Listed {
        id,
        white: terms.white,
        black: terms.black,
        control: terms.control,
        edition: terms.edition,
        phase: view::phase(outline.phase),
        result: outline.result,
    }
}
