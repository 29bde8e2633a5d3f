//! The server's figures for anyone who watches machines, in the text that Prometheus reads.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, State as Shared};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use tokio::sync::Mutex;
use touchmove_conduct::Phase;
use touchmove_store::Timings;

use crate::app::State;
use crate::auth::access::{Actor, Policy, RequestScope};
use crate::net::address::{self, Watching};
use crate::net::answer::{Figures, File};
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::storage::disk_space::Left;
use crate::tables::games::outline;

/// From half a millisecond to the five seconds after which clocks are stopped.
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
    watching: Watching,
    /// The figures as they were last written, and when.
    written: Mutex<Option<(u64, String)>>,
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
    what: String,
}

impl Metrics {
    pub(crate) fn new(journal: &Timings, watching: Watching) -> Metrics {
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
            watching,
            written: Mutex::default(),
        }
    }

    /// A request was answered; `route` is none for files of the page.
    pub(crate) fn observe_answer(&self, method: &str, route: Option<&str>, status: u16, took: Duration) {
        self.answers.get_or_create(&Status { code: format!("{}xx", status / 100) }).inc();
        if let Some(route) = route {
            let label = RouteLabel { method: method.to_owned(), route: route.to_owned() };
            self.requests.get_or_create(&label).observe(took.as_secs_f64());
        }
    }

    /// From the message that was read to the acknowledgement that was sent.
    pub(crate) fn record_acknowledgement(&self, took: Duration) {
        self.acts.inc();
        self.acknowledged.observe(took.as_secs_f64());
    }

    /// From the commit to the view that was handed to a socket.
    pub(crate) fn observe_broadcast(&self, took: Duration) {
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

/// For this many milliseconds the figures are not counted again.
const FRESH: u64 = 1_000;

/// The figures as they are now, or were a moment ago. They tell how many games stand and how many acts there were, at once and
/// whatever an event shows of its games: they are for this machine, for machines that the operator has named, and for the chief
/// arbiter.
pub(crate) async fn metrics(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
) -> Result<File<Figures>, Problem> {
    if !may_read(&state, &asking.0, address::canonical(from).ip()) {
        return Err(Code::NotAllowed.into());
    }
    let now = state.timeline.now();
    // Who asks meanwhile waits, and is given the same.
    let mut written = state.metrics.written.lock().await;
    if let Some((when, text)) = &*written
        && (*when..when.saturating_add(FRESH)).contains(&now)
    {
        return Ok(File::new(text.clone()));
    }
    let text = collect_figures(&state).await?;
    *written = Some((now, text.clone()));
    Ok(File::new(text))
}

fn may_read(state: &State, actor: &Actor, from: IpAddr) -> bool {
    state.metrics.watching.holds(from) || Policy::Chief.allows(actor, RequestScope::default())
}

/// The figures as they are now.
pub(crate) async fn collect_figures(state: &State) -> Result<String, Problem> {
    let mut registry = Registry::with_prefix("touchmove");
    state.metrics.register(&mut registry);
    games(state, &mut registry).await;
    let mut gauge = |name: &str, help: &str, value: u64| {
        registry.register(name, help, ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX)));
    };
    let count = |many: usize| u64::try_from(many).unwrap_or(u64::MAX);
    gauge("events", "Events", count(state.events.all().await.len()));
    gauge("sessions", "Sessions that live", count(state.accounts.sessions().len()));
    gauge("sockets", "Open sockets", u64::from(state.connections.count()));
    gauge("given_up", "What is given up: 1 spectators, 2 walls, 3 imports, 4 logins", state.overload.step());
    if let Some(room) = state.disk.free_space() {
        gauge("disk_free_bytes", "Free space on the disk of the data folder", room.free);
        gauge("disk_bytes", "The disk of the data folder", room.whole);
        let warning = match room.left() {
            Left::Enough => 0,
            Left::Low => 1,
            Left::Scarce => 2,
        };
        gauge("disk_warning", "Disk space: 1 low, 2 so little that no files are taken in", warning);
    }
    for (name, help, value) in state.promises.figures(state.timeline.wall()) {
        gauge(name, help, value);
    }
    let gaps = Counter::<u64>::default();
    gaps.inc_by(state.timeline.gaps());
    registry.register("gaps", "Times in which the server was not running while the program lived", gaps);
    let reads = Counter::<u64>::default();
    reads.inc_by(state.public.reads());
    registry.register("delayed_reads", "Times the journal of a game that is shown later was read", reads);
    let passwords = Counter::<u64>::default();
    passwords.inc_by(state.accounts.passwords());
    registry.register("passwords", "Passwords that were worked out, one after another", passwords);
    let written = Counter::<u64>::default();
    written.inc_by(state.written.times());
    registry.register("games_written", "Times a game was judged again to be written as a file", written);
    let log = Family::<WhatLabel, Counter>::default();
    for (word, lines) in state.security.counts() {
        // The word of the line itself.
        let what = serde_json::to_value(word).map_err(Problem::unavailable)?;
        let what = what.as_str().unwrap_or_default().to_owned();
        log.get_or_create(&WhatLabel { what }).inc_by(lines);
    }
    registry.register("security", "Lines of the security log", log);
    let unwritten = Counter::<u64>::default();
    unwritten.inc_by(state.security.unwritten_lines());
    registry.register("security_unwritten", "Lines of the security log that were not written", unwritten);
    let mut text = String::new();
    prometheus_client::encoding::text::encode(&mut text, &registry).map_err(Problem::unavailable)?;
    Ok(text)
}

async fn games(state: &State, registry: &mut Registry) {
    let games = Family::<PhaseLabel, prometheus_client::metrics::gauge::Gauge>::default();
    for (_, phase) in PHASES {
        games.get_or_create(&PhaseLabel { phase }).set(0);
    }
    let mut held = state.tables.unread().await.len();
    for table in state.tables.all().await {
        let outline = outline(&table.door).await;
        held += usize::from(outline.as_ref().is_some_and(|outline| outline.held));
        let phase = outline.map(|outline| outline.phase);
        if let Some((_, phase)) = PHASES.into_iter().find(|(known, _)| Some(*known) == phase) {
            games.get_or_create(&PhaseLabel { phase }).inc();
        }
    }
    registry.register("games", "Games by phase", games);
    let held = ConstGauge::new(i64::try_from(held).unwrap_or(i64::MAX));
    registry.register("games_held", "Games that are held, or whose journal cannot be read", held);
}
