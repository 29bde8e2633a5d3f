//! Live events and games for desks, displays and spectators: server-sent events that continue after a lost connection.

use std::collections::{HashMap, VecDeque};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::auth::security_line::SecurityWord;
use axum::extract::{ConnectInfo, Path, Query, State as Shared};
use axum::http::HeaderMap;
use futures_util::stream::unfold;
use tokio::sync::broadcast;
use touchmove_competition::{Broadcast, GameId, RoundNumber, Section, SectionId};
use touchmove_law::Language;
use touchmove_wire::v1::event::desk::{BoardShown, RoundDesk, Tile};

use super::Running;
use super::desk::{DeskQuery, round, tile, whole};
use super::routes::find_event;
use super::tables::tables_by_game;
use crate::app::State;
use crate::auth::cookies::Jar;
use crate::net::answer::{Events, OneEvent, event_streams};
use crate::net::connection_limit::{Admitted, Coming};
use crate::net::language;
use crate::net::overload::GivenUp;
use crate::net::problem::{Code, Problem};
use crate::tables::change_log::{Change, From};
use crate::tables::public;

/// Changes within this time are sent together: a wall of boards is updated at most four times a second.
pub(super) const TOGETHER: Duration = Duration::from_millis(250);

/// The same while the server cannot keep up.
pub(super) const SELDOM: Duration = Duration::from_secs(1);

/// The last change a reconnecting client has seen, from its Last-Event-ID header.
pub(super) fn last_event_id(headers: &HeaderMap) -> Option<String> {
    let named = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    named.filter(|name| !name.is_empty()).map(str::to_owned)
}

event_streams! {
    /// Every board of an event, for everybody.
    BoardsStream { BoardShown = "board" }
    /// The desk of a round, for its arbiters.
    DeskStream { RoundDesk = "desk", Tile = "tile" }
}

/// What a stream of an event is about.
trait Subject: Send + 'static {
    type Stream: Send + 'static;

    /// Whether nothing more is shown: the arbiter's session has ended.
    fn is_over(&self, state: &State) -> bool;

    /// How long changes are gathered before they are sent.
    fn pause(&self, state: &State) -> Duration;

    /// When something is checked although nothing happens.
    fn due(&self) -> Option<u64>;

    /// The journals to check by now.
    fn take_due(&mut self, now: u64) -> Vec<String>;

    /// What is sent of these changes.
    fn messages(
        &mut self,
        watching: &Watched,
        from: &From,
    ) -> impl Future<Output = VecDeque<OneEvent<Self::Stream>>> + Send;
}

/// What every stream of an event looks at.
struct Watched {
    state: Arc<State>,
    running: Arc<Running>,
    language: Language,
}

/// Somebody who watches.
struct Watching<S: Subject> {
    watched: Watched,
    subject: S,
    changes: broadcast::Receiver<Change>,
    /// Its slot among all viewers.
    _admitted: Admitted,
    /// What is sent next, before waiting for anything new.
    next: Option<From>,
    ready: VecDeque<OneEvent<S::Stream>>,
}

/// Every board of an event.
pub(crate) async fn boards(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(wanted): Query<language::LanguageQuery>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Events<BoardsStream>, Problem> {
    let running = find_event(&state, &id).await?;
    let admitted = admit_viewer(&state, Coming::Spectator(from.ip()))?;
    let watched = Watched { state, running, language: wanted.language() };
    Ok(stream_changes(watched, Boards::default(), last_event_id(&headers), admitted))
}

/// The desk of a round.
pub(crate) async fn desk(
    Shared(state): Shared<Arc<State>>,
    Path((id, section)): Path<(String, u16)>,
    Query(asked): Query<DeskQuery>,
    Query(wanted): Query<language::LanguageQuery>,
    jar: Jar,
    headers: HeaderMap,
) -> Result<Events<DeskStream>, Problem> {
    let running = find_event(&state, &id).await?;
    let section = SectionId(section);
    let round = round(&*running.event().await, section, asked.round)?;
    let session = jar.session.unwrap_or_default();
    let admitted = admit_viewer(&state, Coming::Arbiter)?;
    let watched = Watched { state, running, language: wanted.language() };
    Ok(stream_changes(watched, Desk { section, round, session }, last_event_id(&headers), admitted))
}

/// A slot among all viewers: an arbiter's desk is admitted even when spectators are not.
pub(super) fn admit_viewer(state: &State, who: Coming) -> Result<Admitted, Problem> {
    let from = match &who {
        Coming::Spectator(from) | Coming::Page(from) => Some(*from),
        Coming::Seat { .. } | Coming::Arbiter => None,
    };
    state.connections.admit(who, state.timeline.now()).ok_or_else(|| {
        state.metrics.turned_away.inc();
        state.security.note(SecurityWord::Limited, "nobody", from, "too many streams");
        Problem::from(Code::TooManyWatching).mark_as_logged()
    })
}

fn stream_changes<S: Subject>(
    watched: Watched,
    subject: S,
    known: Option<String>,
    admitted: Admitted,
) -> Events<S::Stream> {
    let (changes, from) = watched.state.change_log.listen(known.as_deref());
    let (next, ready) = (Some(from), VecDeque::new());
    let watching = Watching { watched, subject, changes, _admitted: admitted, next, ready };
    Events::new(unfold(watching, |mut watching| async move {
        let message = watching.message().await?;
        Some((message, watching))
    }))
}

impl<S: Subject> Watching<S> {
    /// The next message; none when the stream is over.
    async fn message(&mut self) -> Option<OneEvent<S::Stream>> {
        loop {
            if let Some(message) = self.ready.pop_front() {
                return Some(message);
            }
            let from = match self.next.take() {
                Some(from) => from,
                None => self.wait().await?,
            };
            if self.subject.is_over(&self.watched.state) {
                return None;
            }
            self.ready = self.subject.messages(&self.watched, &from).await;
        }
    }

    /// Waits for changes, and a little longer for those that belong to them.
    async fn wait(&mut self) -> Option<From> {
        let state = &self.watched.state;
        let now = state.timeline.now();
        let due = self.subject.due().map(|at| Duration::from_millis(at.saturating_sub(now)));
        let first = tokio::select! {
            change = self.changes.recv() => Some(change),
            () = tokio::time::sleep(due.unwrap_or(Duration::MAX)), if due.is_some() => None,
        };
        tokio::time::sleep(self.subject.pause(state)).await;
        let from = match first {
            Some(first) => collect_changes(first, &mut self.changes)?,
            None => From::After(Vec::new()),
        };
        let due = self.subject.take_due(state.timeline.now());
        Some(match from {
            From::Everything => From::Everything,
            From::After(journals) => From::After(journals.into_iter().chain(due).collect()),
        })
    }
}

/// Whether the journal is among what changed.
fn has_changed(from: &From, journal: &str) -> bool {
    match from {
        From::Everything => true,
        From::After(journals) => journals.iter().any(|known| known == journal),
    }
}

/// Every board of an event.
#[derive(Default)]
struct Boards {
    /// What has been sent of the boards, entry by entry, and when each is checked although nothing happens.
    told: HashMap<String, u32>,
    later: HashMap<String, u64>,
}

impl Subject for Boards {
    type Stream = BoardsStream;

    fn is_over(&self, _: &State) -> bool {
        false
    }

    fn pause(&self, state: &State) -> Duration {
        if state.overload.has_given_up(GivenUp::Walls) { SELDOM } else { TOGETHER }
    }

    fn due(&self) -> Option<u64> {
        self.later.values().min().copied()
    }

    fn take_due(&mut self, now: u64) -> Vec<String> {
        self.later.extract_if(|_, at| *at <= now).map(|(table, _)| table).collect()
    }

    async fn messages(&mut self, watching: &Watched, from: &From) -> VecDeque<OneEvent<BoardsStream>> {
        let Watched { state, running, language } = watching;
        // The id is taken before the state is read: what changes in between is sent again, never missed.
        let name = state.change_log.last();
        let event = running.event().await;
        // The ids of changes count what happens on the whole server.
        let is_live = |one: &Section| event.broadcast(one.id) == Broadcast::Live;
        let name = event.sections().iter().all(is_live).then_some(name);
        let mut tables: Vec<_> = tables_by_game(state, &running.id, &event).await.into_iter().collect();
        tables.sort_by_key(|(game, _)| *game);
        let mut ready = VecDeque::new();
        for (game, table) in tables {
            if !has_changed(from, &table.id) {
                continue;
            }
            let Ok((seen, later)) = public::look(state, &table).await else { continue };
            let now = state.timeline.now();
            let at = later.map(|wait| now + u64::try_from(wait.as_millis()).unwrap_or(u64::MAX));
            self.later.extend(at.map(|at| (table.id.clone(), at)));
            // That something has happened is not revealed before it may be seen.
            let Some(seen) = seen.filter(|seen| !seen.is_hidden()) else { continue };
            let seq = seen.seq();
            if self.told.insert(table.id.clone(), seq) != Some(seq) || *from == From::Everything {
                ready.push_back(OneEvent::new(name.as_deref(), &seen.board(&table, Some(game), *language)));
            }
        }
        ready
    }
}

/// The desk of a round, and the session it was opened by.
struct Desk {
    section: SectionId,
    round: RoundNumber,
    session: String,
}

impl Subject for Desk {
    type Stream = DeskStream;

    fn is_over(&self, state: &State) -> bool {
        state.accounts.session(&self.session).is_none()
    }

    fn pause(&self, _: &State) -> Duration {
        TOGETHER
    }

    fn due(&self) -> Option<u64> {
        None
    }

    fn take_due(&mut self, _: u64) -> Vec<String> {
        Vec::new()
    }

    async fn messages(&mut self, watching: &Watched, from: &From) -> VecDeque<OneEvent<DeskStream>> {
        let Watched { state, running, language } = watching;
        // As above: what changes in between is sent again.
        let name = state.change_log.last();
        let event = running.event().await;
        let (id, section, round) = (&running.id, self.section, self.round);
        // A change of the event itself may change every tile.
        if has_changed(from, id) {
            let shown = whole(state, id, &event, section, round, *language).await;
            return VecDeque::from([OneEvent::new(Some(&name), &shown)]);
        }
        let tables = tables_by_game(state, id, &event).await;
        let ours = |game: &GameId| game.section == section && game.round == round;
        let mut ready = VecDeque::new();
        for (game, table) in tables.iter().filter(|(game, table)| ours(game) && has_changed(from, &table.id))
        {
            if let Some(shown) = tile(state, &event, *game, Some(table), *language).await {
                ready.push_back(OneEvent::new(Some(&name), &shown));
            }
        }
        ready
    }
}

/// A change and those that have come since; nothing when no more can come.
pub(super) fn collect_changes(
    first: Result<Change, broadcast::error::RecvError>,
    changes: &mut broadcast::Receiver<Change>,
) -> Option<From> {
    let mut everything = false;
    let mut journals = Vec::new();
    match first {
        Ok(change) => journals.push(change.journal),
        Err(broadcast::error::RecvError::Lagged(_)) => everything = true,
        Err(broadcast::error::RecvError::Closed) => return None,
    }
    loop {
        match changes.try_recv() {
            Ok(change) => journals.push(change.journal),
            Err(broadcast::error::TryRecvError::Lagged(_)) => everything = true,
            Err(broadcast::error::TryRecvError::Empty | broadcast::error::TryRecvError::Closed) => break,
        }
    }
    journals.sort_unstable();
    journals.dedup();
    everything |= journals.iter().any(String::is_empty);
    Some(if everything { From::Everything } else { From::After(journals) })
}
