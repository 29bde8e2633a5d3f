//! Live pages of an event: one stream per page, made once for everybody viewing it. A client that lost the connection continues
//! where it was, or gets the whole page again if too much has happened since.

use std::collections::{HashMap, VecDeque};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Path, Query, State as Shared};
use axum::http::HeaderMap;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::{Mutex, OnceCell, broadcast};
use tokio::time::MissedTickBehavior;
use touchmove_competition::SectionId;
use touchmove_law::Language;
use touchmove_wire::v1::event::http::Sees;
use touchmove_wire::v1::event::page::{PageBeat, PageChanged, PageShown};
use touchmove_wire::v1::office::Place;

use super::Running;
use super::page_maker::{Key, Maker, Page};
use super::routes::find_event;
use super::watch::{SELDOM, TOGETHER, admit_viewer, collect_changes, last_event_id};
use crate::app::State;
use crate::auth::access::{Actor, Policy, RequestScope};
use crate::auth::cookies::Jar;
use crate::net::answer::{Events, MessageOf, WrittenEvent, event_streams};
use crate::net::connection_limit::{Admitted, Coming};
use crate::net::language;
use crate::net::overload::GivenUp;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::change_log::{Change, From};
use crate::tables::games::name;

/// How many changes of a page are remembered for clients that reconnect.
const REMEMBERED: usize = 512;
/// And at most this many bytes of them.
const REMEMBERED_BYTES: usize = 2 * 1024 * 1024;
/// How often pages get a sign of life: a desk or a wall that is cut off shows it within seconds.
const BEAT: Duration = Duration::from_secs(1);
/// The same for spectators' phones.
const SLOW_BEAT: Duration = Duration::from_secs(5);
/// One act often causes two changes: in the journal of its game and in that of the event.
const AT_ONCE: Duration = Duration::from_millis(20);
/// How long a page without viewers is kept up to date: a client that reloads it continues where it was.
const LINGERS: Duration = Duration::from_secs(30);

/// The pages that somebody is viewing.
#[derive(Default)]
pub(crate) struct Channels(Mutex<HashMap<Key, Arc<OnceCell<Arc<Channel>>>>>);

/// Everybody viewing the same page.
struct Channel {
    /// Numbers of another channel mean nothing to this one.
    run: String,
    made: Mutex<ChannelState>,
    frames: broadcast::Sender<Arc<Frame>>,
}

struct ChannelState {
    maker: Maker,
    number: u64,
    recent: VecDeque<Arc<Frame>>,
    bytes: usize,
    /// The whole page with this number, once somebody has requested it.
    whole: Option<Arc<Frame>>,
}

event_streams! {
    /// A page whole, then its changes, and between them that the server is there.
    PageStream { PageShown = "page", PageChanged = "changes", PageBeat = "beat" }
}

/// A page as it is kept: `PageShown` as a value, which changes by path.
#[derive(Serialize)]
#[serde(transparent)]
struct CurrentPage<'a>(&'a Value);

impl MessageOf<PageStream> for CurrentPage<'_> {
    const NAME: &'static str = <PageShown as MessageOf<PageStream>>::NAME;
}

/// A message with its number among those of the page.
struct Frame {
    number: u64,
    event: Arc<WrittenEvent<PageStream>>,
}

impl Frame {
    /// A message; one with an id is one that a client can continue after.
    fn new(number: u64, id: Option<&str>, message: &impl MessageOf<PageStream>) -> Frame {
        Frame { number, event: Arc::new(WrittenEvent::new(id, message)) }
    }
}

impl Channels {
    async fn of(
        &self,
        state: &Arc<State>,
        running: Option<Arc<Running>>,
        key: Key,
    ) -> Result<Arc<Channel>, Problem> {
        let cell = Arc::clone(self.0.lock().await.entry(key.clone()).or_default());
        let begun = cell.get_or_try_init(|| Channel::begin(Arc::clone(state), running, key)).await?;
        Ok(Arc::clone(begun))
    }

    /// How many pages are kept up to date.
    #[cfg(test)]
    pub(crate) async fn count(&self) -> usize {
        self.0.lock().await.len()
    }
}

impl Channel {
    async fn begin(
        state: Arc<State>,
        running: Option<Arc<Running>>,
        key: Key,
    ) -> Result<Arc<Channel>, Problem> {
        let run = name().ok_or(Code::NoRandomness)?;
        // What changes while the page is made is looked at again, never missed.
        let (changes, _) = state.change_log.listen(None);
        let maker = Maker::begin(Arc::clone(&state), running, key.clone()).await;
        let made = ChannelState { maker, number: 0, recent: VecDeque::new(), bytes: 0, whole: None };
        let frames = broadcast::channel(64).0;
        let channel = Arc::new(Channel { run, made: Mutex::new(made), frames });
        tokio::spawn(keep_up(state, key, Arc::clone(&channel), changes));
        Ok(channel)
    }

    fn frame_id(&self, number: u64) -> String {
        format!("{}-{number}", self.run)
    }

    /// Messages as they come, and what a client is sent first that knows everything up to this id.
    async fn listen(&self, known: Option<&str>) -> (broadcast::Receiver<Arc<Frame>>, VecDeque<Arc<Frame>>) {
        let mut made = self.made.lock().await;
        let listening = self.frames.subscribe();
        let number = known
            .and_then(|name| name.strip_prefix(self.run.as_str())?.strip_prefix('-')?.parse::<u64>().ok())
            .filter(|number| *number <= made.number);
        let is_remembered = |number: &u64| {
            made.recent.front().map_or(made.number == *number, |first| first.number <= number + 1)
        };
        let first = match number.filter(is_remembered) {
            Some(number) => made.recent.iter().filter(|frame| frame.number > number).cloned().collect(),
            None => VecDeque::from([self.whole(&mut made)]),
        };
        (listening, first)
    }

    /// The whole page, written once for everybody who comes before it changes.
    fn whole(&self, made: &mut ChannelState) -> Arc<Frame> {
        let number = made.number;
        let fresh = made.whole.take().filter(|whole| whole.number == number).unwrap_or_else(|| {
            Arc::new(Frame::new(number, Some(&self.frame_id(number)), &CurrentPage(made.maker.page())))
        });
        made.whole = Some(Arc::clone(&fresh));
        fresh
    }

    /// Looks for changes and sends them to everybody.
    async fn look(&self, state: &State, from: &From) {
        let mut made = self.made.lock().await;
        let changes = made.maker.look(from).await;
        if changes.is_empty() {
            return;
        }
        made.number += 1;
        let shown = PageChanged { now: state.timeline.now(), changes };
        let frame = Arc::new(Frame::new(made.number, Some(&self.frame_id(made.number)), &shown));
        made.bytes += frame.event.len();
        made.recent.push_back(Arc::clone(&frame));
        while made.recent.len() > REMEMBERED || made.bytes > REMEMBERED_BYTES {
            let Some(oldest) = made.recent.pop_front() else { break };
            made.bytes -= oldest.event.len();
        }
        // Having no listeners is not an error.
        let _ = self.frames.send(frame);
    }
}

/// Keeps a page up to date while somebody is viewing it.
async fn keep_up(
    state: Arc<State>,
    key: Key,
    channel: Arc<Channel>,
    mut changes: broadcast::Receiver<Change>,
) {
    let between = match key.page {
        Page::Wall | Page::Games | Page::Desk(_) => BEAT,
        Page::Event | Page::Standings => SLOW_BEAT,
    };
    let mut beats = tokio::time::interval(between);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut alone = Duration::ZERO;
    loop {
        tokio::select! {
            change = changes.recv() => {
                // A single change is sent at once, those that follow a little later and together.
                tokio::time::sleep(AT_ONCE).await;
                let Some(from) = collect_changes(change, &mut changes) else { return };
                channel.look(&state, &from).await;
                let slow = !matches!(key.page, Page::Desk(_)) && state.overload.has_given_up(GivenUp::Walls);
                tokio::time::sleep(if slow { SELDOM } else { TOGETHER }).await;
            }
            _ = beats.tick() => {
                let due = channel.made.lock().await.maker.due();
                if !due.is_empty() {
                    channel.look(&state, &From::After(due)).await;
                }
                alone = if channel.frames.receiver_count() == 0 { alone + between } else { Duration::ZERO };
                if alone > LINGERS {
                    // A client that has found the channel meanwhile keeps it until the next check.
                    let mut all = state.pages.0.lock().await;
                    if channel.frames.receiver_count() == 0 {
                        all.remove(&key);
                        return;
                    }
                }
                let beat = PageBeat { now: state.timeline.now() };
                let _ = channel.frames.send(Arc::new(Frame::new(0, None, &beat)));
            }
        }
    }
}

/// Which page.
#[derive(Deserialize)]
pub(crate) struct PageQuery {
    #[serde(default)]
    show: Show,
}

/// What is known of a page already: browsers say it in a header when they come back by themselves.
#[derive(Deserialize)]
pub(crate) struct StreamQuery {
    last: Option<String>,
}

#[derive(Deserialize, Clone, Copy, Default)]
#[serde(rename_all = "kebab-case")]
enum Show {
    #[default]
    Event,
    Standings,
    Wall,
}

/// A page of an event that anybody may look at; its arbiters see what arbiters see.
pub(crate) async fn page(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(shown): Query<PageQuery>,
    Query(wanted): Query<StreamQuery>,
    Query(tongue): Query<language::LanguageQuery>,
    (asking, ConnectInfo(from), jar): (Asking, ConnectInfo<SocketAddr>, Jar),
    headers: HeaderMap,
) -> Result<Events<PageStream>, Problem> {
    let running = find_event(&state, &id).await?;
    let page = match shown.show {
        Show::Event => Page::Event,
        Show::Standings => Page::Standings,
        Show::Wall => Page::Wall,
    };
    let is_theirs = Policy::OfEvent.allows(&asking.0, RequestScope { event: Some(&id), section: None });
    // A wall is for everybody, no matter who opened it.
    let sees = if is_theirs && page != Page::Wall { Sees::Everything } else { Sees::Public };
    let admitted = admit_viewer(&state, coming(&asking.0, from))?;
    let session = jar.session.filter(|_| sees == Sees::Everything);
    let key = Key { event: id, page, sees, language: tongue.language() };
    stream_page(state, Some(running), key, session, admitted, (wanted.last, headers)).await
}

/// The games of this server, as the public may see them.
pub(crate) async fn games(
    Shared(state): Shared<Arc<State>>,
    Query(wanted): Query<StreamQuery>,
    Query(tongue): Query<language::LanguageQuery>,
    (asking, ConnectInfo(from)): (Asking, ConnectInfo<SocketAddr>),
    headers: HeaderMap,
) -> Result<Events<PageStream>, Problem> {
    let admitted = admit_viewer(&state, coming(&asking.0, from))?;
    let language = tongue.language();
    let key = Key { event: String::new(), page: Page::Games, sees: Sees::Public, language };
    stream_page(state, None, key, None, admitted, (wanted.last, headers)).await
}

/// An arbiter's page and a screen of the hall are admitted even when spectators are not.
fn coming(actor: &Actor, from: SocketAddr) -> Coming {
    match actor {
        Actor::Arbiter { .. } | Actor::Holder(Place::Display { .. }) => Coming::Arbiter,
        Actor::Anonymous | Actor::Holder(_) => Coming::Page(from.ip()),
    }
}

/// The desk of a section, for its arbiters.
pub(crate) async fn desk(
    Shared(state): Shared<Arc<State>>,
    Path((id, section)): Path<(String, u16)>,
    Query(wanted): Query<StreamQuery>,
    Query(tongue): Query<language::LanguageQuery>,
    jar: Jar,
    headers: HeaderMap,
) -> Result<Events<PageStream>, Problem> {
    let running = find_event(&state, &id).await?;
    let section = SectionId(section);
    if running.event().await.section(section).is_none() {
        return Err(Code::NoSuchSection.into());
    }
    let admitted = admit_viewer(&state, Coming::Arbiter)?;
    let session = Some(jar.session.unwrap_or_default());
    let language: Language = tongue.language();
    let key = Key { event: id, page: Page::Desk(section), sees: Sees::Everything, language };
    stream_page(state, Some(running), key, session, admitted, (wanted.last, headers)).await
}

/// A viewer of a page.
struct Looking {
    state: Arc<State>,
    channel: Arc<Channel>,
    frames: broadcast::Receiver<Arc<Frame>>,
    ready: VecDeque<Arc<Frame>>,
    /// The session without which nothing is shown any more.
    session: Option<String>,
    /// Its slot among all viewers.
    _admitted: Admitted,
}

async fn stream_page(
    state: Arc<State>,
    running: Option<Arc<Running>>,
    key: Key,
    session: Option<String>,
    admitted: Admitted,
    (last, headers): (Option<String>, HeaderMap),
) -> Result<Events<PageStream>, Problem> {
    let channel = state.pages.of(&state, running, key).await?;
    let (frames, first) = channel.listen(last_event_id(&headers).or(last).as_deref()).await;
    let beat = Arc::new(Frame::new(0, None, &PageBeat { now: state.timeline.now() }));
    let ready = std::iter::once(beat).chain(first).collect();
    let looking = Looking { state, channel, frames, ready, session, _admitted: admitted };
    let messages = unfold(looking, |mut looking| async move {
        let frame = looking.next().await?;
        Some((Arc::clone(&frame.event), looking))
    });
    Ok(Events::written(&headers, messages))
}

impl Looking {
    /// What is sent next; nothing when the stream is over.
    async fn next(&mut self) -> Option<Arc<Frame>> {
        if let Some(frame) = self.ready.pop_front() {
            return Some(frame);
        }
        let frame = match self.frames.recv().await {
            Ok(frame) => frame,
            // Too slow to see every step: send the current page.
            Err(broadcast::error::RecvError::Lagged(_)) => {
                let (frames, first) = self.channel.listen(None).await;
                self.frames = frames;
                first.into_iter().next()?
            }
            Err(broadcast::error::RecvError::Closed) => return None,
        };
        // Nothing more is shown once the session has ended.
        let has_ended = |session: &String| self.state.accounts.session(session).is_none();
        if self.session.as_ref().is_some_and(has_ended) { None } else { Some(frame) }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::tests::House;
    use super::*;

    #[tokio::test]
    async fn what_is_forgotten_is_shown_whole() {
        let house = House::open().await;
        let event = house.event().await;
        let running = house.state.events.find(&event).await.unwrap();
        let key =
            Key { event: event.clone(), page: Page::Event, sees: Sees::Public, language: Language::English };
        let channel = house.state.pages.of(&house.state, Some(running), key).await.unwrap();
        let rename = async |name: String| {
            let act = json!({"key": name, "act": {"do": "rename", "name": name}});
            house.done("POST", &format!("/api/events/{event}/acts"), act).await;
            channel.look(&house.state, &From::After(vec![event.clone()])).await;
        };
        rename("The first".to_owned()).await;
        let known = channel.frame_id(channel.made.lock().await.number);
        rename("The second".to_owned()).await;
        let (_, since) = channel.listen(Some(&known)).await;
        let told: Vec<String> = since.iter().map(|frame| frame.event.text()).collect();
        assert!(told.len() == 1 && told[0].contains("event: changes"), "{told:?}");
        for number in 0..=REMEMBERED {
            rename(format!("Open {number}")).await;
        }
        let (_, since) = channel.listen(Some(&known)).await;
        let told = since[0].event.text();
        assert!(since.len() == 1 && told.starts_with("event: page"), "{}", since.len());
        // It need not be written again for the next client.
        let (_, again) = channel.listen(None).await;
        assert!(Arc::ptr_eq(&since[0], &again[0]));
    }
}
