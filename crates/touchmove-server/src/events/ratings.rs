//! FIDE's rating list, to look up players by name or number: uploaded as FIDE publishes it (text or XML, compressed or not), shown as it was
//! understood, and only then used. It is stored on disk sorted by name; a list of any length takes little memory.

mod list;
mod reading;

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use axum::Json;
use axum::extract::{Path as UrlPath, Query, Request, State as Shared};
use futures_util::StreamExt as _;
use serde::Deserialize;
use tokio::io::AsyncWriteExt as _;
use tokio::sync::Mutex;
use touchmove_competition::SectionId;
use touchmove_law::Tempo;
use touchmove_wire::v1::ratings::{RatedShown, RatingsRead, RatingsTaken};

use crate::app::State;
use crate::events::find_event as found_event;
use crate::net::problem::{Code, Problem};
use crate::storage::disk_space::Left;

use list::List;

/// The list in use, the one that was understood and is not in use yet, and the uploaded file.
const TAKEN: &str = "rating-list.tsv";
const OFFERED: &str = "rating-list.new";
const BROUGHT: &str = "rating-list.brought";
/// FIDE's longest has some 200 MB.
const LARGEST: u64 = 512 * 1024 * 1024;
/// How many are found at once.
const FOUND: usize = 12;

/// The rating list of this server.
pub(crate) struct Ratings {
    folder: PathBuf,
    list: RwLock<Option<Arc<List>>>,
    /// One at a time.
    bringing: Mutex<()>,
}

impl Ratings {
    /// With the list that was in use before, once it has been indexed.
    pub(crate) fn of(folder: &Path) -> Ratings {
        Ratings { folder: folder.to_owned(), list: RwLock::default(), bringing: Mutex::default() }
    }

    fn list(&self) -> Option<Arc<List>> {
        self.list.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Puts the list that was understood into use.
    fn take(&self) -> Result<u32, String> {
        let (offered, taken) = (self.folder.join(OFFERED), self.folder.join(TAKEN));
        std::fs::rename(offered, &taken).map_err(|_| "no list was brought".to_owned())?;
        self.open(&taken)
    }

    fn open(&self, taken: &Path) -> Result<u32, String> {
        let list = List::open(taken).map_err(|error| error.to_string())?;
        let players = list.players();
        *self.list.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(list));
        Ok(players)
    }
}

/// Opens the existing list, or uses the one that the server was started with; nobody waits for it.
pub(crate) async fn keep(state: Arc<State>, given: Option<PathBuf>) {
    let opening = tokio::task::spawn_blocking(move || {
        let ratings = &state.ratings;
        if let Some(given) = given {
            match reading::import_list(&given, &ratings.folder.join(OFFERED)) {
                Ok(read) => {
                    for problem in &read.problems {
                        tracing::warn!("{}: {problem}", given.display());
                    }
                    if let Err(why) = ratings.take() {
                        tracing::warn!("{}: {why}", given.display());
                    }
                }
                Err(why) => tracing::warn!("{}: {why}", given.display()),
            }
            return;
        }
        let taken = ratings.folder.join(TAKEN);
        if taken.exists()
            && let Err(why) = ratings.open(&taken)
        {
            tracing::warn!("{}: {why}", taken.display());
        }
    });
    drop(opening.await);
}

/// A list as it was understood; nothing is used yet.
pub(crate) async fn bring(
    Shared(state): Shared<Arc<State>>,
    request: Request,
) -> Result<Json<RatingsRead>, Problem> {
    if state.disk.left() == Left::Scarce {
        return Err(Code::DiskScarce.into());
    }
    let _alone = state.ratings.bringing.lock().await;
    let brought = state.ratings.folder.join(BROUGHT);
    let kept = keep_file(request, &brought).await;
    let (from, to) = (brought.clone(), state.ratings.folder.join(OFFERED));
    let read = match kept {
        Ok(()) => {
            let reading = tokio::task::spawn_blocking(move || reading::import_list(&from, &to));
            reading.await.map_err(Problem::unavailable)?.map_err(unreadable)
        }
        Err(problem) => Err(problem),
    };
    let _ = std::fs::remove_file(&brought);
    read.map(Json)
}

fn unreadable(why: impl ToString) -> Problem {
    Code::FileUnreadable { why: why.to_string() }.into()
}

/// The body is written to disk as it arrives.
async fn keep_file(request: Request, brought: &Path) -> Result<(), Problem> {
    let mut file = tokio::fs::File::create(brought).await.map_err(Problem::unavailable)?;
    let (mut body, mut length) = (request.into_body().into_data_stream(), 0_u64);
    while let Some(part) = body.next().await {
        let part = part.map_err(unreadable)?;
        length += u64::try_from(part.len()).unwrap_or(u64::MAX);
        if length > LARGEST {
            return Err(Code::RatingListTooLarge.into());
        }
        file.write_all(&part).await.map_err(Problem::unavailable)?;
    }
    file.flush().await.map_err(Problem::unavailable)
}

/// Puts the list that was shown into use.
pub(crate) async fn take(Shared(state): Shared<Arc<State>>) -> Result<Json<RatingsTaken>, Problem> {
    let taking = tokio::task::spawn_blocking(move || state.ratings.take());
    let players = taking.await.map_err(Problem::unavailable)?.map_err(unreadable)?;
    Ok(Json(RatingsTaken { players }))
}

/// What is looked for.
#[derive(Deserialize)]
pub(crate) struct RatingQuery {
    /// The beginning of a name, or a number.
    search: String,
    /// The section whose tempo decides which rating counts.
    section: Option<u16>,
}

/// Players whose names begin like this, or the one with this number.
pub(crate) async fn search(
    Shared(state): Shared<Arc<State>>,
    UrlPath(event): UrlPath<String>,
    Query(wanted): Query<RatingQuery>,
) -> Result<Json<Vec<RatedShown>>, Problem> {
    let event = found_event(&state, &event).await?.event().await;
    let laws = event.laws(SectionId(wanted.section.unwrap_or(1)));
    let tempo = laws.and_then(Result::ok).map(|laws| laws.tempo());
    let Some(list) = state.ratings.list() else { return Ok(Json(Vec::new())) };
    let searching = tokio::task::spawn_blocking(move || list.search(&wanted.search, FOUND));
    let mut found = searching.await.map_err(Problem::unavailable)?.map_err(Problem::unavailable)?;
    for one in &mut found {
        let own = match tempo {
            Some(Tempo::Rapid) => one.rapid,
            Some(Tempo::Blitz) => one.blitz,
            Some(Tempo::Standard) | None => None,
        };
        one.rating = own.or(one.standard);
    }
    Ok(Json(found))
}

#[cfg(test)]
mod tests;
