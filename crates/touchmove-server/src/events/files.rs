//! Files of an event: tournament reports, games, the archive, the rulings.

use std::sync::Arc;

use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use touchmove_competition::swiss_manager::pairing_file;
use touchmove_competition::trf::{self, Format};
use touchmove_competition::{BoardNumber, GameId, GameRecord, RoundNumber, Scope, SectionId, pgn};
use touchmove_conduct::Act;
use touchmove_notation::pgn::writer::Export;
use touchmove_wire::v1::event::answer::ReportAnswer;
use touchmove_wire::v1::event::to_text;

use super::importing::digest;
use super::keeping::archive;
use super::report::written;
use super::routes::found;
use crate::app::State;
use crate::auth::access::{Policy, RequestScope};
use crate::net::headers::PRINTED;
use crate::net::language;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::journal;

/// Which part of an event, and in which form.
#[derive(Deserialize)]
pub(crate) struct Part {
    section: Option<u16>,
    round: Option<u16>,
    game: Option<String>,
    /// A board of a round.
    board: Option<u16>,
    #[serde(rename = "as")]
    form: Option<String>,
}

impl Part {
    /// The requested part; the whole event if none is given.
    pub(crate) fn scope(&self) -> Result<Scope, Problem> {
        if let Some(game) = &self.game {
            let read = GameId::read(game);
            return Ok(Scope::Game(read.ok_or(Code::GameNumberExpected)?));
        }
        let section = SectionId(self.section.unwrap_or(1));
        if let (Some(round), Some(board)) = (self.round, self.board) {
            return Ok(Scope::Game(GameId { section, round: RoundNumber(round), board: BoardNumber(board) }));
        }
        Ok(match (self.section, self.round) {
            (_, Some(round)) => Scope::Round(section, RoundNumber(round)),
            (Some(section), None) => Scope::Section(SectionId(section)),
            (None, None) => Scope::Event,
        })
    }
}

/// A file to download, under a name of ours.
fn file(name: &str, kind: &'static str, body: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let fields = [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    (fields, body).into_response()
}

const TEXT: &str = "text/plain; charset=utf-8";

pub(crate) async fn trf16(
    shared: Shared<Arc<State>>,
    path: Path<String>,
    query: Query<Part>,
) -> Result<Response, Problem> {
    trf(shared, path, query, Format::Trf16).await
}

pub(crate) async fn trf26(
    shared: Shared<Arc<State>>,
    path: Path<String>,
    query: Query<Part>,
) -> Result<Response, Problem> {
    trf(shared, path, query, Format::Trf26).await
}

async fn trf(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
    format: Format,
) -> Result<Response, Problem> {
    let event = found(&state, &id).await?.event().await;
    let section = SectionId(part.section.unwrap_or(1));
    let reported = trf::report(&event, section).ok_or(Code::NoSuchSection)?;
    let written = trf::write(&reported.report, format)
        .map_err(|error| Code::FileUnwritable { why: error.to_string() })?;
    Ok(file(&format!("section-{}.trf", section.0), TEXT, written))
}

/// The pairings of a round with their results, as Swiss-Manager merges them into its open tournament.
pub(crate) async fn swiss_manager(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
) -> Result<Response, Problem> {
    let event = found(&state, &id).await?.event().await;
    let (section, round) = (SectionId(part.section.unwrap_or(1)), RoundNumber(part.round.unwrap_or(1)));
    let written = pairing_file(&event, section, round).ok_or(Code::NoSuchRound)?;
    Ok(file(&format!("round-{}.txt", round.0), TEXT, written))
}

pub(crate) async fn games(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(part): Query<Part>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    const PGN: &str = "application/x-chess-pgn; charset=utf-8";
    let scope = part.scope()?;
    let running = found(&state, &id).await?;
    if !Policy::OfEvent.allows(&asking.0, RequestScope { event: Some(&id), section: None }) {
        let written = state.finished.file(&state, &running, scope).await.map_err(Problem::unavailable)?;
        return Ok(tagged(&headers, file("games.pgn", PGN, written.to_string()), &written));
    }
    let archive = archive(&state, &running).await.map_err(Problem::unavailable)?;
    let event = running.event().await;
    let write = move || pgn::text(&archive, &event, scope, &Export::PGN);
    let written = tokio::task::spawn_blocking(write).await.map_err(Problem::unavailable)?;
    Ok(tagged(&headers, file("games.pgn", PGN, written.clone()), &written))
}

/// The file with an `ETag`; a client that has it already gets only that answer.
fn tagged(headers: &HeaderMap, mut answer: Response, written: &str) -> Response {
    let hash: String = Sha256::digest(written.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response();
    }
    if let Ok(value) = HeaderValue::from_str(&tag) {
        answer.headers_mut().insert(header::ETAG, value);
    }
    answer
}

pub(crate) async fn whole(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let running = found(&state, &id).await?;
    let archive = archive(&state, &running).await.map_err(Problem::unavailable)?;
    let is_chiefs = Policy::Chief.allows(&asking.0, RequestScope::default());
    if !is_chiefs && archive.games.iter().any(|game| journal::is_sealed(acts(game).into_iter())) {
        return Err(Code::SealedMoveInside.into());
    }
    let mut answer = file("event.json", "application/json", to_text(&archive));
    // Lets a server that imported the event see that it is the same.
    if let Ok(value) = HeaderValue::from_str(&format!("\"{}\"", digest(&archive))) {
        answer.headers_mut().insert(header::ETAG, value);
    }
    Ok(answer)
}

/// The journal of a game in order, with what arrived too late.
fn acts(game: &GameRecord) -> Vec<&Act> {
    let late = game.late.iter().map(|late| &late.recorded);
    let mut entries: Vec<_> = game.entries.iter().chain(late).map(|recorded| &recorded.entry).collect();
    entries.sort_by_key(|entry| entry.seq);
    entries.into_iter().map(|entry| &entry.act).collect()
}

/// All rulings: as a page, JSON or plain text, by `as` or by what the client accepts.
pub(crate) async fn report(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
    Query(tongue): Query<language::LanguageQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let scope = part.scope()?;
    let running = found(&state, &id).await?;
    let archive = archive(&state, &running).await.map_err(Problem::unavailable)?;
    let written = written(&archive, &*running.event().await, scope, tongue.language());
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let form = part.form.as_deref().unwrap_or(if accepted.contains("text/html") {
        "html"
    } else if accepted.contains("text/plain") {
        "text"
    } else {
        "json"
    });
    Ok(match form {
        "html" => {
            let kind = [
                (header::CONTENT_TYPE, "text/html; charset=utf-8"),
                (header::CONTENT_SECURITY_POLICY, PRINTED),
            ];
            (kind, written.html()).into_response()
        }
        "text" => ([(header::CONTENT_TYPE, TEXT)], written.text()).into_response(),
        "json" => {
            axum::Json(ReportAnswer::new(&written.title, &written.heading, &written.items)).into_response()
        }
        _ => return Err(Code::ReportKindUnknown.into()),
    })
}
