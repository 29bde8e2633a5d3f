//! Whether the server is well, and its numbers for whoever watches machines.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Json;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use touchmove_conduct::Phase;
use touchmove_wire::v1::game::Health;

use crate::app::State;
use crate::net::problem::{Code, Problem};
use crate::outage::timeline::Cause;
use crate::storage::disk_space::Left;
use crate::tables::games::outline;

/// What is counted while the server runs.
#[derive(Default)]
pub(crate) struct Counters {
    /// Sockets turned away because there were too many.
    pub(crate) turned_away: AtomicU64,
    /// Acts acknowledged over sockets.
    pub(crate) acts: AtomicU64,
    /// Acts refused over sockets.
    pub(crate) refused: AtomicU64,
    /// Requests that a policy refused.
    pub(crate) not_allowed: AtomicU64,
    /// Answers of HTTP, by their hundreds from 2 on.
    pub(crate) answers: [AtomicU64; 4],
}

impl Counters {
    /// One answer more.
    pub(crate) fn answered(&self, number: u16) {
        if let Some(counter) = self.answers.get(usize::from(number / 100).wrapping_sub(2)) {
            counter.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Well if the journal can be read and takes what people do; else a problem, in words.
pub(crate) async fn health(Shared(state): Shared<Arc<State>>) -> Result<Json<Health>, Problem> {
    if state.timeline.gap().is_some_and(|gap| gap.cause == Cause::Stalled) {
        return Err(Code::JournalSilent.into());
    }
    state.store.last_mark().await.map_err(Problem::unavailable)?;
    if state.ballast.is_scarce() || state.timeline.gap().is_some_and(|gap| gap.cause == Cause::Full) {
        return Err(Code::DiskFull.into());
    }
    let held = state.tables.unread().await;
    if !held.is_empty() {
        return Err(Code::GamesUnreadable { games: held.join(", ") }.into());
    }
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let disk = state.disk.left().word().to_owned();
    Ok(Json(Health { health: "fine".to_owned(), version, moment: state.timeline.now(), disk }))
}

/// Every phase with its word.
const PHASES: [(Phase, &str); 7] = [
    (Phase::NotStarted, "not_started"),
    (Phase::Playing, "playing"),
    (Phase::Stopped, "stopped"),
    (Phase::Adjourned, "adjourned"),
    (Phase::ResultPending, "result_pending"),
    (Phase::Over, "over"),
    (Phase::Cancelled, "cancelled"),
];

/// The numbers, as Prometheus reads them.
pub(crate) async fn metrics(Shared(state): Shared<Arc<State>>) -> Response {
    let mut text = String::new();
    let mut games = [0_u64; PHASES.len()];
    for table in state.tables.all().await {
        let phase = outline(&table.door).await.map(|outline| outline.phase);
        if let Some(place) = PHASES.iter().position(|(known, _)| Some(*known) == phase) {
            games[place] += 1;
        }
    }
    let _ = write!(text, "# HELP touchmove_games Games by phase.\n# TYPE touchmove_games gauge\n");
    for ((_, word), count) in PHASES.iter().zip(games) {
        let _ = writeln!(text, "touchmove_games{{phase=\"{word}\"}} {count}");
    }
    let events = u64::try_from(state.events.all().await.len()).unwrap_or(u64::MAX);
    one(&mut text, "touchmove_events", "gauge", "Events.", events);
    let sessions = u64::try_from(state.accounts.sessions().await.len()).unwrap_or(u64::MAX);
    one(&mut text, "touchmove_sessions", "gauge", "Sessions that live.", sessions);
    let counters = &state.counters;
    let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    one(&mut text, "touchmove_sockets", "gauge", "Open sockets.", u64::from(state.connections.count()));
    one(
        &mut text,
        "touchmove_sockets_refused_total",
        "counter",
        "Sockets beyond the limit.",
        read(&counters.turned_away),
    );
    if let Some(room) = state.disk.room() {
        one(
            &mut text,
            "touchmove_disk_free_bytes",
            "gauge",
            "Room on the disk of the data folder.",
            room.free,
        );
        one(&mut text, "touchmove_disk_bytes", "gauge", "The disk of the data folder.", room.whole);
        let warning = match room.left() {
            Left::Enough => 0,
            Left::Low => 1,
            Left::Scarce => 2,
        };
        let what = "Room on the disk: 1 low, 2 so little that no files are taken in.";
        one(&mut text, "touchmove_disk_warning", "gauge", what, warning);
    }
    let what = "What is given up: 1 spectators, 2 walls, 3 imports, 4 logins.";
    one(&mut text, "touchmove_given_up", "gauge", what, state.overload.step());
    one(&mut text, "touchmove_acts_total", "counter", "Acts acknowledged.", read(&counters.acts));
    one(&mut text, "touchmove_acts_refused_total", "counter", "Acts refused.", read(&counters.refused));
    one(
        &mut text,
        "touchmove_not_allowed_total",
        "counter",
        "Requests a policy refused.",
        read(&counters.not_allowed),
    );
    let _ = write!(
        text,
        "# HELP touchmove_security_total Lines of the security log.\n# TYPE touchmove_security_total counter\n"
    );
    for (word, count) in state.security.counts() {
        let _ = writeln!(text, "touchmove_security_total{{what=\"{}\"}} {count}", word.word());
    }
    one(
        &mut text,
        "touchmove_security_unwritten_total",
        "counter",
        "Lines of the security log that were not written.",
        state.security.lost(),
    );
    let _ = write!(text, "# HELP touchmove_http_total Answers.\n# TYPE touchmove_http_total counter\n");
    for (hundred, counter) in (2..).zip(&counters.answers) {
        let _ = writeln!(text, "touchmove_http_total{{code=\"{hundred}xx\"}} {}", read(counter));
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

fn one(text: &mut String, name: &str, kind: &str, help: &str, value: u64) {
    let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use axum::body::to_bytes;

    use super::*;
    use crate::Options;
    use crate::storage::disk_space::{Disk, Room};

    #[tokio::test]
    async fn a_disk_that_fills_up_is_told_to_people_and_machines() {
        for (free, word, warning) in [(1 << 40, "enough", 0), (900 << 20, "low", 1), (100 << 20, "scarce", 2)]
        {
            // A journal has one server at a time.
            let folder = tempfile::tempdir().unwrap();
            let options = Options::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
            let mut state = State::open(&Options { ballast: 0, ..options }, "").await.unwrap();
            let room = move |_: &Path| Some(Room { free, whole: 1 << 40 });
            state.disk = Disk::read_by(folder.path(), Box::new(room));
            let state = Arc::new(state);
            let Ok(Json(told)) = health(Shared(Arc::clone(&state))).await else { panic!("not well") };
            assert_eq!((told.health.as_str(), told.disk.as_str()), ("fine", word));
            state.ballast.give();
            assert!(
                health(Shared(Arc::clone(&state))).await.is_err(),
                "the journal lives on what was kept back"
            );
            let bytes = to_bytes(metrics(Shared(state)).await.into_body(), 1 << 20).await.unwrap();
            let text = String::from_utf8(bytes.to_vec()).unwrap();
            assert!(text.contains(&format!("touchmove_disk_free_bytes {free}\n")), "{text}");
            assert!(text.contains(&format!("touchmove_disk_warning {warning}\n")), "{text}");
        }
    }
}
