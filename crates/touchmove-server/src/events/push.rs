//! The games of every event as PGN, sent to a folder or an address whenever they change: as anybody may see them, with the delay of
//! the event. Failed transfers are retried; play never waits for them.

mod put;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::Uri;
use sha2::{Digest as _, Sha256};
use tokio::sync::broadcast;
use touchmove_competition::{Event, Scope};
use touchmove_wire::v1::event::push::PushShown;

use crate::app::State;
use crate::events::Running;

/// Changes within this time are sent together.
const TOGETHER: Duration = Duration::from_secs(1);
/// How often to check whether more of a delayed game may be shown.
const BETWEEN_LOOKS: Duration = Duration::from_secs(5);
/// How long to wait before retrying after a failure, doubled each time.
const FIRST_WAIT: Duration = Duration::from_secs(2);
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Where games are sent.
pub(crate) struct Push {
    target: Option<Target>,
    known: Mutex<UploadState>,
}

#[derive(Clone)]
enum Target {
    Folder(PathBuf),
    Address(Uri),
}

#[derive(Default)]
struct UploadState {
    /// What has been sent, by file name.
    sent: HashMap<String, [u8; 32]>,
    /// For each event: what went wrong at the last attempt.
    problems: HashMap<String, String>,
    /// When everything of an event had last been sent, by the calendar.
    complete: HashMap<String, u64>,
}

/// A file to send.
struct File {
    name: String,
    text: Arc<str>,
    digest: [u8; 32],
}

impl Push {
    /// To a folder, or an address that accepts files by PUT; an error where it is neither.
    pub(crate) fn to(target: Option<&str>) -> Result<Push, String> {
        let target = match target {
            None => None,
            Some(address) if address.contains("://") => {
                let uri: Uri = address.parse().map_err(|error| format!("{address}: {error}"))?;
                let takes = matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some();
                if !takes {
                    return Err(format!("{address}: expected a folder, http:// or https://"));
                }
                Some(Target::Address(uri))
            }
            Some(folder) => Some(Target::Folder(PathBuf::from(folder))),
        };
        Ok(Push { target, known: Mutex::default() })
    }

    /// The state of an event's games there; nothing where they are not sent anywhere.
    pub(crate) fn state_of(&self, event: &str) -> Option<PushShown> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let to = match self.target.as_ref()? {
            Target::Folder(folder) => folder.display().to_string(),
            Target::Address(uri) => uri.to_string(),
        };
        let problem = known.problems.get(event).cloned();
        Some(PushShown { to, complete: known.complete.get(event).copied(), problem })
    }

    /// Sends whatever is missing there; returns whether everything is there.
    async fn event(&self, state: &State, target: &Target, running: &Running) -> bool {
        let files = match files(state, running).await {
            Ok(files) => files,
            Err(problem) => return self.record_outcome(state, &running.id, Err(problem), false),
        };
        let mut taken = false;
        for File { name, text, digest } in files {
            let is_there = {
                let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
                known.sent.get(&name) == Some(&digest)
            };
            if is_there {
                continue;
            }
            if let Err(problem) = target.take(&name, text).await {
                return self.record_outcome(state, &running.id, Err(problem), taken);
            }
            self.known.lock().unwrap_or_else(PoisonError::into_inner).sent.insert(name, digest);
            taken = true;
        }
        self.record_outcome(state, &running.id, Ok(()), taken)
    }

    /// Records how it went, and notifies viewers of the event if that is new. Returns whether everything is there.
    fn record_outcome(&self, state: &State, event: &str, went: Result<(), String>, taken: bool) -> bool {
        let is_there = went.is_ok();
        let news = {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            match went {
                Ok(()) => {
                    known.complete.insert(event.to_owned(), touchmove_moment::read().wall_millis());
                    known.problems.remove(event).is_some()
                }
                Err(problem) => {
                    let before = known.problems.insert(event.to_owned(), problem.clone());
                    let news = before.as_ref() != Some(&problem);
                    // Reported once, not at every attempt.
                    if news {
                        tracing::warn!("games of event {event} are not taken: {problem}; it is tried again");
                    }
                    news
                }
            }
        };
        if news || taken {
            state.change_log.add(event.to_owned());
        }
        is_there
    }
}

impl Target {
    async fn take(&self, name: &str, text: Arc<str>) -> Result<(), String> {
        match self.clone() {
            Target::Folder(folder) => {
                let path = folder.join(name);
                let writing = tokio::task::spawn_blocking(move || write(&path, &text));
                let written = writing.await.map_err(|error| error.to_string())?;
                written.map_err(|error| format!("{}: {error}", folder.display()))
            }
            Target::Address(uri) => put::put(&uri, name, text).await,
        }
    }
}

/// A reader of the folder finds the old file or the new one, never a partial one.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let new = path.with_extension("pgn.new");
    std::fs::write(&new, text)?;
    std::fs::rename(&new, path)
}

/// The files of an event: all games, each round, each game.
async fn files(state: &State, running: &Running) -> Result<Vec<File>, String> {
    let event = running.event().await;
    let mut files = Vec::new();
    for (name, scope) in parts(&event) {
        let file = state.finished.file(state, running, scope).await;
        let text = file.map_err(|error| error.to_string())?;
        // There is no file while nothing may be shown.
        if !text.is_empty() {
            let digest = Sha256::digest(text.as_bytes()).into();
            files.push(File { name: format!("{}/{name}.pgn", running.id), text, digest });
        }
    }
    Ok(files)
}

fn parts(event: &Event) -> Vec<(String, Scope)> {
    let mut parts = vec![("games".to_owned(), Scope::Event)];
    for section in event.sections() {
        for round in section.rounds.iter().filter(|round| !round.pairings.is_empty()) {
            let named = format!("section-{}-round-{}", section.id.0, round.number.0);
            parts.push((named, Scope::Round(section.id, round.number)));
        }
    }
    let games = event.games().map(|(id, _)| {
        let named = format!("section-{}-round-{}-board-{}", id.section.0, id.round.0, id.board.0);
        (named, Scope::Game(id))
    });
    parts.extend(games);
    parts
}

/// Sends games wherever configured, now and whenever something changes.
pub(crate) async fn keep(state: Arc<State>) {
    let Some(target) = state.push.target.clone() else { return };
    let mut changes = state.store.changes();
    let mut wait = FIRST_WAIT;
    loop {
        let mut complete = true;
        for running in state.events.all().await {
            complete &= state.push.event(&state, &target, &running).await;
        }
        if !complete {
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
            continue;
        }
        wait = FIRST_WAIT;
        match tokio::time::timeout(BETWEEN_LOOKS, changes.recv()).await {
            Err(_) | Ok(Ok(_) | Err(broadcast::error::RecvError::Lagged(_))) => {
                tokio::time::sleep(TOGETHER).await;
                changes = changes.resubscribe();
            }
            Ok(Err(broadcast::error::RecvError::Closed)) => return,
        }
    }
}

#[cfg(test)]
mod tests;
