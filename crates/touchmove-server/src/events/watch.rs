//! Live events and games for desks, displays and spectators: server-sent events that continue after a lost connection.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Path, Query, State as Shared};
use axum::http::HeaderMap;
use axum::response::sse::{Event as Message, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde::Serialize;
use tokio::sync::broadcast;
use touchmove_competition::{Broadcast, GameId, RoundNumber, Section, SectionId};
use touchmove_law::Language;
use touchmove_wire::v1::event::desk::{BoardShown, RoundDesk, Tile};
use touchmove_wire::v1::security::SecurityWord;
use touchmove_wire::v1::view::GameView;

use super::Running;
use super::desk::{DeskQuery, round, tile, whole};
use super::routes::found;
use super::tables::seated;
use crate::app::State;
use crate::auth::cookies::Jar;
use crate::net::answer::Events;
use crate::net::connection_limit::{Admitted, Coming};
use crate::net::language;
use crate::net::overload::GivenUp;
use crate::net::problem::{Code, Problem};
use crate::tables::change_log::{Change, From};
use crate::tables::public;
use crate::tables::registry::Seated;
use crate::tables::view::Committed;

/// Changes within this time are sent together: a wall of boards is updated at most four times a second.
pub(super) const TOGETHER: Duration = Duration::from_millis(250);

/// The same while the server cannot keep up.
pub(super) const SELDOM: Duration = Duration::from_secs(1);

/// The change after which a client goes on: browsers say it in a header when they come back by themselves.
pub(super) fn known(headers: &HeaderMap) -> Option<String> {
    let named = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    named.filter(|name| !name.is_empty()).map(str::to_owned)
}

/// What a stream is about.
enum About {
    /// Every board of an event, for everybody.
    Boards,
    /// The desk of a round, for its arbiters; the session it was opened by.
    Desk(SectionId, RoundNumber, String),
}

struct Watching {
    state: Arc<State>,
    running: Arc<Running>,
    about: About,
    language: Language,
    changes: broadcast::Receiver<Change>,
    /// Its slot among all viewers.
    _admitted: Admitted,
    /// What is sent next, before waiting for anything new.
    next: Option<From>,
    /// What has been sent of the boards, entry by entry, and when each is checked although nothing happens.
    told: HashMap<String, u32>,
    later: HashMap<String, u64>,
    ready: VecDeque<Message>,
}

/// Every board of an event.
pub(crate) async fn boards(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(wanted): Query<language::LanguageQuery>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Events<BoardShown>, Problem> {
    let running = found(&state, &id).await?;
    let admitted = admitted(&state, Coming::Spectator(from.ip()))?;
    Ok(streamed(state, running, About::Boards, wanted.language(), known(&headers), admitted))
}

/// The desk of a round.
pub(crate) async fn desk(
    Shared(state): Shared<Arc<State>>,
    Path((id, section)): Path<(String, u16)>,
    Query(asked): Query<DeskQuery>,
    Query(wanted): Query<language::LanguageQuery>,
    jar: Jar,
    headers: HeaderMap,
) -> Result<Events<(RoundDesk, Tile)>, Problem> {
    let running = found(&state, &id).await?;
    let section = SectionId(section);
    let round = round(&*running.event().await, section, asked.round)?;
    let session = jar.session.unwrap_or_default();
    let admitted = admitted(&state, Coming::Arbiter)?;
    let about = About::Desk(section, round, session);
    Ok(streamed(state, running, about, wanted.language(), known(&headers), admitted))
}

/// A slot among all viewers: an arbiter's desk is admitted even when spectators are not.
pub(super) fn admitted(state: &State, who: Coming) -> Result<Admitted, Problem> {
    let from = match &who {
        Coming::Spectator(from) | Coming::Page(from) => Some(*from),
        Coming::Seat { .. } | Coming::Arbiter => None,
    };
    state.connections.admit(who, state.timeline.now()).ok_or_else(|| {
        state.metrics.turned_away.inc();
        state.security.note(SecurityWord::Limited, "nobody", from, "too many streams");
        Problem::from(Code::TooManyWatching).noted()
    })
}

fn streamed<T>(
    state: Arc<State>,
    running: Arc<Running>,
    about: About,
    language: Language,
    known: Option<String>,
    admitted: Admitted,
) -> Events<T> {
    let (changes, from) = state.change_log.listen(known.as_deref());
    let (next, ready) = (Some(from), VecDeque::new());
    let (told, later) = (HashMap::new(), HashMap::new());
    let watching =
        Watching { state, running, about, language, changes, _admitted: admitted, next, told, later, ready };
    sent(unfold(watching, |mut watching| async move {
        let message = watching.message().await?;
        Some((Ok(message), watching))
    }))
}

impl Watching {
    /// The next message; none when the stream is over.
    async fn message(&mut self) -> Option<Message> {
        loop {
            if let Some(message) = self.ready.pop_front() {
                return Some(message);
            }
            let from = match self.next.take() {
                Some(from) => from,
                None => self.wait().await?,
            };
            // Nothing more is shown once the session has ended.
            if let About::Desk(_, _, session) = &self.about
                && self.state.accounts.session(session).is_none()
            {
                return None;
            }
            self.prepare(from).await;
        }
    }

    /// Waits for changes, and a little longer for those that belong to them.
    async fn wait(&mut self) -> Option<From> {
        let now = self.state.timeline.now();
        let due = self.later.values().min().map(|at| Duration::from_millis(at.saturating_sub(now)));
        let first = tokio::select! {
            change = self.changes.recv() => Some(change),
            () = tokio::time::sleep(due.unwrap_or(Duration::MAX)), if due.is_some() => None,
        };
        let slow = matches!(self.about, About::Boards) && self.state.overload.has_given_up(GivenUp::Walls);
        tokio::time::sleep(if slow { SELDOM } else { TOGETHER }).await;
        let from = match first {
            Some(first) => gathered(first, &mut self.changes)?,
            None => From::After(Vec::new()),
        };
        let now = self.state.timeline.now();
        let due: Vec<String> = self.later.extract_if(|_, at| *at <= now).map(|(table, _)| table).collect();
        Some(match from {
            From::Everything => From::Everything,
            From::After(journals) => From::After(journals.into_iter().chain(due).collect()),
        })
    }

    async fn prepare(&mut self, from: From) {
        // The id is taken before the state is read: what changes in between is sent again, never missed.
        let name = self.state.change_log.last();
        let event = self.running.event().await;
        let id = self.running.id.clone();
        let changed = |journal: &str| match &from {
            From::Everything => true,
            From::After(journals) => journals.iter().any(|known| known == journal),
        };
        match &self.about {
            About::Boards => {
                // The ids of changes count what happens on the whole server.
                let is_live = |one: &Section| event.broadcast(one.id) == Broadcast::Live;
                let name = if event.sections().iter().all(is_live) { name } else { String::new() };
                let mut tables: Vec<_> = seated(&self.state, &id, &event).await.into_iter().collect();
                tables.sort_by_key(|(game, _)| *game);
                for (game, table) in tables {
                    if !changed(&table.id) {
                        continue;
                    }
                    let Ok((seen, later)) = public::seen(&self.state, &table).await else { continue };
                    let now = self.state.timeline.now();
                    let at = later.map(|wait| now + u64::try_from(wait.as_millis()).unwrap_or(u64::MAX));
                    self.later.extend(at.map(|at| (table.id.clone(), at)));
                    // That something has happened is not revealed before it may be seen.
                    let Some(seen) = seen.filter(|seen| !seen.is_hidden()) else { continue };
                    let seq = seen.seq();
                    if self.told.insert(table.id.clone(), seq) != Some(seq) || from == From::Everything {
                        let shown = seen.board(&table, Some(game), self.language);
                        self.ready.push_back(said("board", &name, &shown));
                    }
                }
            }
            About::Desk(section, round, _) => {
                // A change of the event itself may change every tile.
                if changed(&id) {
                    let shown = whole(&self.state, &id, &event, *section, *round, self.language).await;
                    self.ready.push_back(said("desk", &name, &shown));
                    return;
                }
                let tables = seated(&self.state, &id, &event).await;
                let ours = |game: &GameId| game.section == *section && game.round == *round;
                for (game, table) in tables.iter().filter(|(game, table)| ours(game) && changed(&table.id)) {
                    if let Some(shown) = tile(&self.state, &event, *game, Some(table), self.language).await {
                        self.ready.push_back(said("tile", &name, &shown));
                    }
                }
            }
        }
    }
}

/// A change and those that have come since; nothing when no more can come.
pub(super) fn gathered(
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

fn said(kind: &str, name: &str, shown: &impl Serialize) -> Message {
    let message = Message::default().event(kind);
    let message = if name.is_empty() { message } else { message.id(name) };
    message.data(serde_json::to_string(shown).unwrap_or_default())
}

/// One game, as spectators see it.
pub(crate) async fn game(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(wanted): Query<language::LanguageQuery>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Events<GameView>, Problem> {
    let table = state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    if state.overload.has_given_up(GivenUp::Spectators) {
        return Err(Code::BusyForWatching.into());
    }
    let language = wanted.language();
    let changes = table.door.watching.subscribe();
    // A client that knows the last entry already waits for the next.
    let known = known(&headers).and_then(|seq| seq.parse::<u32>().ok());
    let _admitted = admitted(&state, Coming::Spectator(from.ip()))?;
    let following = Following { state, table, changes, known, later: None, language, first: true, _admitted };
    Ok(sent(unfold(following, |mut following| async move {
        let message = following.message().await?;
        Some((Ok(message), following))
    })))
}

/// One game, followed by a spectator.
struct Following {
    state: Arc<State>,
    table: Seated,
    changes: broadcast::Receiver<Arc<Committed>>,
    /// The last entry the spectator knows.
    known: Option<u32>,
    /// When to check again although nothing happens.
    later: Option<Duration>,
    language: Language,
    first: bool,
    /// Its slot among all viewers.
    _admitted: Admitted,
}

impl Following {
    async fn message(&mut self) -> Option<Message> {
        loop {
            let first = std::mem::replace(&mut self.first, false);
            if !first {
                tokio::select! {
                    change = self.changes.recv() => match change {
                        Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                        Err(broadcast::error::RecvError::Closed) => return None,
                    },
                    () = tokio::time::sleep(self.later.unwrap_or(Duration::MAX)), if self.later.is_some() => {}
                }
            }
            // Spectators are dropped first under load.
            if self.state.overload.has_given_up(GivenUp::Spectators) {
                return None;
            }
            let (seen, later) = public::seen(&self.state, &self.table).await.ok()?;
            self.later = later;
            let Some(seen) = seen.filter(|seen| !seen.is_hidden()) else { continue };
            let seq = seen.seq();
            // That something has happened is not revealed before it may be seen.
            if self.known != Some(seq) {
                self.known = Some(seq);
                let view = seen.view(self.language);
                return Some(said("view", &seq.to_string(), &view));
            }
        }
    }
}

fn sent<T>(messages: impl Stream<Item = Result<Message, Infallible>> + Send + 'static) -> Events<T> {
    Events::new(Sse::new(messages).keep_alive(KeepAlive::default()))
}
