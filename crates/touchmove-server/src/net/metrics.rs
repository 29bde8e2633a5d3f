//! The server's figures for whoever watches machines, in the text that Prometheus reads.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State as Shared;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use touchmove_conduct::Phase;
use touchmove_store::Timings;

use crate::app::State;
use crate::net::answer::{Figures, File};
use crate::net::problem::Problem;
use crate::storage::disk_space::Left;
use crate::tables::games::outline;

/// From half a millisecond to the five seconds after which clocks stand.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

fn histogram() -> Histogram {
    Histogram::new(SECONDS)
}

/// What is counted and timed while the server runs.
pub(crate) struct Metrics {
    /// Sockets turned away because there were too many.
    pub(crate) turned_away: Counter,
    /// Acts acknowledged over sockets.
    pub(crate) acts: Counter,
    /// Acts refused over sockets.
    pub(crate) refused: Counter,
    /// Requests that a policy refused.
    pub(crate) not_allowed: Counter,
    answers: Family<Status, Counter>,
    requests: Family<RouteLabel, Histogram>,
    acknowledged: Histogram,
    broadcast: Histogram,
    journal: Timings,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Status {
    code: String,
}

/// The route as it is registered: a path itself may have a code in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RouteLabel {
    method: String,
    route: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct PhaseLabel {
    phase: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct WhatLabel {
    what: &'static str,
}

impl Metrics {
    pub(crate) fn new(journal: &Timings) -> Metrics {
        let answers = Family::<Status, Counter>::default();
        // Those that have not happened are there, too, and nought.
        for hundred in 2..=5 {
            drop(answers.get_or_create(&Status { code: format!("{hundred}xx") }));
        }
        Metrics {
            turned_away: Counter::default(),
            acts: Counter::default(),
            refused: Counter::default(),
            not_allowed: Counter::default(),
            answers,
            requests: Family::new_with_constructor(histogram),
            acknowledged: histogram(),
            broadcast: histogram(),
            journal: journal.clone(),
        }
    }

    /// A request was answered; `route` is none for files of the page.
    pub(crate) fn answered(&self, method: &str, route: Option<&str>, status: u16, took: Duration) {
        self.answers.get_or_create(&Status { code: format!("{}xx", status / 100) }).inc();
        if let Some(route) = route {
            let label = RouteLabel { method: method.to_owned(), route: route.to_owned() };
            self.requests.get_or_create(&label).observe(took.as_secs_f64());
        }
    }

    /// From the message that was read to the acknowledgement that was sent.
    pub(crate) fn acknowledged(&self, took: Duration) {
        self.acts.inc();
        self.acknowledged.observe(took.as_secs_f64());
    }

    /// From the commit to the view that was handed to a socket.
    pub(crate) fn shown(&self, took: Duration) {
        self.broadcast.observe(took.as_secs_f64());
    }

    fn register(&self, registry: &mut Registry) {
        registry.register("acts", "Acts acknowledged", self.acts.clone());
        registry.register("acts_refused", "Acts refused", self.refused.clone());
        registry.register("not_allowed", "Requests that a policy refused", self.not_allowed.clone());
        registry.register("sockets_refused", "Sockets beyond the limit", self.turned_away.clone());
        registry.register("http", "Answers over HTTP", self.answers.clone());
        let timed = [
            ("acknowledgement", "Time from a message to its acknowledgement", &self.acknowledged),
            ("broadcast", "Time from a commit to a view sent", &self.broadcast),
        ];
        for (name, help, histogram) in timed {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        }
        let help = "Time to answer a request";
        registry.register_with_unit("http_request", help, Unit::Seconds, self.requests.clone());
        self.journal.register(registry);
    }
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

/// The figures as they are now.
pub(crate) async fn metrics(Shared(state): Shared<Arc<State>>) -> Result<File<Figures>, Problem> {
    let mut registry = Registry::with_prefix("touchmove");
    state.metrics.register(&mut registry);
    games(&state, &mut registry).await;
    let mut gauge = |name: &str, help: &str, value: u64| {
        registry.register(name, help, ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX)));
    };
    let count = |many: usize| u64::try_from(many).unwrap_or(u64::MAX);
    gauge("events", "Events", count(state.events.all().await.len()));
    gauge("sessions", "Sessions that live", count(state.accounts.sessions().len()));
    gauge("sockets", "Open sockets", u64::from(state.connections.count()));
    gauge("given_up", "What is given up: 1 spectators, 2 walls, 3 imports, 4 logins", state.overload.step());
    if let Some(room) = state.disk.room() {
        gauge("disk_free_bytes", "Free space on the disk of the data folder", room.free);
        gauge("disk_bytes", "The disk of the data folder", room.whole);
        let warning = match room.left() {
            Left::Enough => 0,
            Left::Low => 1,
            Left::Scarce => 2,
        };
        gauge("disk_warning", "Disk space: 1 low, 2 so little that no files are taken in", warning);
    }
    let log = Family::<WhatLabel, Counter>::default();
    for (word, lines) in state.security.counts() {
        log.get_or_create(&WhatLabel { what: word.word() }).inc_by(lines);
    }
    registry.register("security", "Lines of the security log", log);
    let unwritten = Counter::<u64>::default();
    unwritten.inc_by(state.security.lost());
    registry.register("security_unwritten", "Lines of the security log that were not written", unwritten);
    let mut text = String::new();
    prometheus_client::encoding::text::encode(&mut text, &registry).map_err(Problem::unavailable)?;
    Ok(File::new(text))
}

async fn games(state: &State, registry: &mut Registry) {
    let games = Family::<PhaseLabel, prometheus_client::metrics::gauge::Gauge>::default();
    for (_, phase) in PHASES {
        games.get_or_create(&PhaseLabel { phase }).set(0);
    }
    for table in state.tables.all().await {
        let phase = outline(&table.door).await.map(|outline| outline.phase);
        if let Some((_, phase)) = PHASES.into_iter().find(|(known, _)| Some(*known) == phase) {
            games.get_or_create(&PhaseLabel { phase }).inc();
        }
    }
    registry.register("games", "Games by phase", games);
}
