//! Files of an event: tournament reports, games, the archive, the rulings.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, header};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use touchmove_competition::swiss_manager::pairing_file;
use touchmove_competition::trf::{self, Format};
use touchmove_competition::{BoardNumber, GameId, GameRecord, RoundNumber, Scope, SectionId, pgn};
use touchmove_conduct::Act;
use touchmove_notation::pgn::writer::Export;
use touchmove_wire::v1::event::ArchiveForm;
use touchmove_wire::v1::event::answer::ReportAnswer;

use super::importing::digest;
use super::keeping::{archive, archive_of};
use super::report::report_text;
use super::routes::find_event;
use crate::app::State;
use crate::auth::access::{Policy, RequestScope};
use crate::net::answer::{File, JsonText, OneOf, Page, Pgn, Plain, WireJson};
use crate::net::headers::PRINTED;
use crate::net::language;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::journal;

#[derive(Deserialize)]
pub(crate) struct SectionQuery {
    /// The first without it.
    section: Option<u16>,
}

#[derive(Deserialize)]
pub(crate) struct RoundQuery {
    /// The first without it.
    section: Option<u16>,
    /// The first without it.
    round: Option<u16>,
}

#[derive(Deserialize)]
pub(crate) struct ReportQuery {
    /// `html`, `json` or `text`; what the client takes without it.
    #[serde(rename = "as")]
    form: Option<String>,
}

/// Which part of an event.
#[derive(Deserialize)]
pub(crate) struct Part {
    section: Option<u16>,
    round: Option<u16>,
    game: Option<String>,
    /// A board of a round.
    board: Option<u16>,
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

pub(crate) async fn trf16(
    shared: Shared<Arc<State>>,
    path: Path<String>,
    query: Query<SectionQuery>,
) -> Result<File<Plain>, Problem> {
    trf(shared, path, query, Format::Trf16).await
}

pub(crate) async fn trf26(
    shared: Shared<Arc<State>>,
    path: Path<String>,
    query: Query<SectionQuery>,
) -> Result<File<Plain>, Problem> {
    trf(shared, path, query, Format::Trf26).await
}

async fn trf(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(wanted): Query<SectionQuery>,
    format: Format,
) -> Result<File<Plain>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let section = SectionId(wanted.section.unwrap_or(1));
    let reported = trf::report(&event, section).ok_or(Code::NoSuchSection)?;
    let written = trf::write(&reported.report, format)
        .map_err(|error| Code::FileUnwritable { why: error.to_string() })?;
    Ok(File::with_name(&format!("section-{}.trf", section.0), written))
}

/// The pairings of a round with their results, as Swiss-Manager merges them into its open tournament.
pub(crate) async fn swiss_manager(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(wanted): Query<RoundQuery>,
) -> Result<File<Plain>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let (section, round) = (SectionId(wanted.section.unwrap_or(1)), RoundNumber(wanted.round.unwrap_or(1)));
    let written = pairing_file(&event, section, round).ok_or(Code::NoSuchRound)?;
    Ok(File::with_name(&format!("round-{}.txt", round.0), written))
}

pub(crate) async fn games(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(part): Query<Part>,
    headers: HeaderMap,
) -> Result<File<Pgn>, Problem> {
    let scope = part.scope()?;
    let running = find_event(&state, &id).await?;
    if !Policy::OfEvent.allows(&asking.0, RequestScope { event: Some(&id), section: None }) {
        let written = state.finished.file(&state, &running, scope).await.map_err(Problem::unavailable)?;
        return Ok(games_file(&headers, "games.pgn", written.to_string()));
    }
    let archive = archive_of(&state, &running, scope).await.map_err(Problem::unavailable)?;
    let event = running.event().await;
    let write = move || pgn::text(&archive, &event, scope, &Export::PGN);
    let written = tokio::task::spawn_blocking(write).await.map_err(Problem::unavailable)?;
    Ok(games_file(&headers, "games.pgn", written))
}

/// Games as a file, which is not sent again to somebody who has it.
pub(crate) fn games_file(headers: &HeaderMap, name: &str, written: String) -> File<Pgn> {
    let hash: String = Sha256::digest(written.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    File::with_name(name, written).unless_known(headers, &hash)
}

pub(crate) async fn whole(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<File<WireJson<ArchiveForm>>, Problem> {
    let running = find_event(&state, &id).await?;
    let archive = archive(&state, &running).await.map_err(Problem::unavailable)?;
    let is_chiefs = Policy::Chief.allows(&asking.0, RequestScope::default());
    if !is_chiefs && archive.games.iter().any(|game| journal::is_sealed(acts(game).into_iter())) {
        return Err(Code::SealedMoveInside.into());
    }
    // By its mark anyone who has taken the event over elsewhere sees that it is the same.
    let mark = digest(&archive);
    let text = JsonText::indented(&ArchiveForm::of(&archive));
    Ok(File::with_name("event.json", text).unless_known(&headers, &mark))
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
    Query(wanted): Query<ReportQuery>,
    Query(tongue): Query<language::LanguageQuery>,
    headers: HeaderMap,
) -> Result<OneOf<Json<ReportAnswer>, OneOf<File<Page>, File<Plain>>>, Problem> {
    let scope = part.scope()?;
    let running = find_event(&state, &id).await?;
    let archive = archive_of(&state, &running, scope).await.map_err(Problem::unavailable)?;
    let (event, language) = (running.event().await, tongue.language());
    // Every game is judged again, and nobody's act waits for it.
    let write = move || report_text(&archive, &event, scope, language);
    let written = tokio::task::spawn_blocking(write).await.map_err(Problem::unavailable)?;
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let form = wanted.form.as_deref().unwrap_or(if accepted.contains("text/html") {
        "html"
    } else if accepted.contains("text/plain") {
        "text"
    } else {
        "json"
    });
    Ok(match form {
        "html" => {
            let page = File::new(written.html()).with(header::CONTENT_SECURITY_POLICY, PRINTED);
            OneOf::That(OneOf::This(page))
        }
        "text" => OneOf::That(OneOf::That(File::new(written.text()))),
        "json" => OneOf::This(Json(written.answer())),
        _ => return Err(Code::ReportKindUnknown.into()),
    })
}
