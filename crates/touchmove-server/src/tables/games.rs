//! Games: setting them up, and listing them.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, PoisonError};

use crate::auth::security_line::SecurityWord;
use axum::Json;
use axum::extract::{ConnectInfo, Path, Query, State as Shared};
use serde::Deserialize;
use tokio::sync::oneshot;
use touchmove_chess::chess960::Start;
use touchmove_chess::{Color, Random};
use touchmove_clock::PRESETS;
use touchmove_conduct::Act;
use touchmove_conduct::Phase;
use touchmove_conduct::act::{ArbiterAct, Disability};
use touchmove_law::{ArbiterPresence, Edition};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::game::{
    About, Created, Listed, PlayedIn, PresetShown, SeatGiven, SeatRevoked, Seats, Wanted,
};
use touchmove_wire::v1::live::Terms;

use crate::app::State;
use crate::auth::access::{Actor, Policy, RequestScope};
use crate::auth::seats::{self, Seat};
use crate::net::address;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::act_key;
use crate::tables::door::Door;
use crate::tables::public;
use crate::tables::registry::Seated;
use crate::tables::setup;
use crate::tables::table::{IncomingAct, Outline, Request};

pub(crate) async fn about(Shared(state): Shared<Arc<State>>) -> Json<About> {
    let editions = Edition::NEWEST_FIRST.iter().map(|edition| edition.year()).collect();
    let lan = state.lan.get().cloned();
    let root = state.lan_root.get().map(|root| root.fingerprint.clone());
    Json(About { version: env!("CARGO_PKG_VERSION").to_owned(), editions, lan, root })
}

pub(crate) async fn presets() -> Json<Vec<PresetShown>> {
    Json(
        PRESETS
            .iter()
            .map(|preset| PresetShown { name: preset.name.to_owned(), control: preset.control.to_string() })
            .collect(),
    )
}

/// The longest name that is accepted.
const LONGEST_NAME: usize = 80;

pub(crate) async fn create(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Json(wanted): Json<Wanted>,
) -> Result<Json<Created>, Problem> {
    if !may_set_up(&state, &asking.0, from.ip()) {
        state.security.note(SecurityWord::Limited, asking.0.name(), Some(from.ip()), "games");
        return Err(Problem::from(Code::TooManyGames).mark_as_logged());
    }
    if [&wanted.white, &wanted.black].iter().any(|name| name.chars().count() > LONGEST_NAME) {
        return Err(Code::NameTooLong { most: LONGEST_NAME }.into());
    }
    if wanted.visually_disabled.len() > Color::ALL.len() {
        return Err(Code::TwoPlayers.into());
    }
    if wanted.position.as_deref().is_some_and(counts_too_far) {
        return Err(Code::MoveNumberTooHigh.into());
    }
    let id = name().ok_or(Code::NoRandomness)?;
    let chess960 = match wanted.chess960 {
        true => Some(draw_start().ok_or(Code::NoRandomness)?.number()),
        false => None,
    };
    let wanted_blind = wanted.visually_disabled;
    let supervised = wanted.arbiter == ArbiterPresence::Present;
    let terms = Terms {
        version: Terms::VERSION,
        edition: wanted.edition,
        control: wanted.control.into(),
        white: wanted.white.into(),
        black: wanted.black.into(),
        manner: wanted.manner,
        arbiter: wanted.arbiter,
        position: wanted.position.map(String::from),
        kind: wanted.kind,
        chess960,
        scheduled: None,
        announcements: wanted.announcements,
        event: None,
    };
    state.tables.create(id.clone(), terms).await?;
    note_origin(&state, &id, from);
    // Its journal is still empty; viewers of all games see that it is there.
    state.change_log.add(id.clone());
    for side in &wanted_blind {
        let blind = ArbiterAct::Disability { player: *side, disability: Disability::Visual };
        let deed = Deed(Act::Arbiter(blind));
        arrange(&state, &id, deed).await?;
    }
    let token = |seat| state.seats.token(&id, seat, 0);
    let seats = Seats {
        table: token(Seat::Table),
        white: token(Seat::Player(Color::White)),
        black: token(Seat::Player(Color::Black)),
        arbiter: supervised.then(|| token(Seat::Arbiter)),
    };
    Ok(Json(Created { id, seats }))
}

/// Whether the counters of a FEN are beyond any real game.
fn counts_too_far(fen: &str) -> bool {
    const MOST: u64 = 9_999;
    let counters = fen.split_whitespace().skip(4);
    counters.filter(|word| word.bytes().all(|byte| byte.is_ascii_digit())).any(|digits| {
        // What is too long for a number is too large.
        digits.parse::<u64>().map_or(true, |number| number > MOST)
    })
}

/// Replaces the token of a seat, for the person who set the game up (with the table's token or the arbiter's) or for an arbiter: the old token
/// no longer works.
pub(crate) async fn replace_token(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path((id, seat)): Path<(String, String)>,
    Json(wanted): Json<SeatRevoked>,
) -> Result<Json<SeatGiven>, Problem> {
    let table = state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    let seat = Seat::with_token(&seat).ok_or(Code::NoSuchSeat)?;
    let shown = match &wanted.token {
        Some(token) => seats::of_token(&state, &id, token).await,
        None => None,
    };
    let holds = match shown {
        Some(Seat::Table | Seat::Arbiter) => true,
        Some(Seat::Player(_) | Seat::Assistant(_) | Seat::Spectator) | None => false,
    };
    if table.terms.event.is_some() || !(holds || Policy::Chief.allows(&asking.0, RequestScope::default())) {
        return Err(Code::NotYourToken.into());
    }
    check_arrangement(&state, &asking, from)?;
    state.accounts.revoke(&id, seat.word(), asking.name()).await?;
    let about = format!("the token of the seat {} of game {id}", seat.word());
    state.security.note(SecurityWord::Ended, asking.name(), None, &about);
    let replaced = state.accounts.revocations(&id, seat.word());
    Ok(Json(SeatGiven { token: state.seats.token(&id, seat, replaced) }))
}

/// Arbiters may set up as many games as they like, and so may a person at this machine itself.
fn may_set_up(state: &State, actor: &Actor, from: IpAddr) -> bool {
    match actor {
        Actor::Arbiter { .. } => true,
        Actor::Anonymous | Actor::Holder(_) => {
            let mut creations = state.creations.lock().unwrap_or_else(PoisonError::into_inner);
            address::is_this_machine(from)
                || creations.allows(&address::limit_key(from).to_string(), state.timeline.now())
        }
    }
}

/// Remembers from where a game was set up, so that nobody fills lists with theirs.
pub(crate) fn note_origin(state: &State, id: &str, from: SocketAddr) {
    let from = address::canonical(from).ip();
    if !state.people.holds(from) {
        let mut set_up_from = state.set_up_from.lock().unwrap_or_else(PoisonError::into_inner);
        set_up_from.insert(id.to_owned(), address::limit_key(from));
    }
}

/// The same for what is arranged around a game outside events: an invitation, a new token, a rematch.
pub(crate) fn check_arrangement(state: &State, asking: &Asking, from: SocketAddr) -> Result<(), Problem> {
    let from = address::canonical(from).ip();
    let is_within = match &asking.0 {
        Actor::Arbiter { .. } => true,
        Actor::Anonymous | Actor::Holder(_) => {
            let mut arranged = state.arrangements.lock().unwrap_or_else(PoisonError::into_inner);
            state.people.holds(from)
                || arranged.allows(&address::limit_key(from).to_string(), state.timeline.now())
        }
    };
    if is_within {
        return Ok(());
    }
    state.security.note(SecurityWord::Limited, asking.0.name(), Some(from), "arrangements");
    Err(Problem::from(Code::TooManyArrangements).mark_as_logged())
}

/// What is arranged before anybody sits down is in the journal like everything else.
pub(crate) async fn arrange(state: &State, id: &str, deed: Deed) -> Result<(), Problem> {
    let table = state.tables.find(id).await.ok_or(Code::NoSuchGame)?;
    let (reply, answer) = oneshot::channel();
    let at = (table.door.now)();
    let arranged = deed.journal_text().map_err(Problem::unavailable)?;
    let key = act_key::system(format_args!("arranged-{arranged}"));
    let said = IncomingAct::now(key, "system", deed, at);
    table.door.requests.send(Request::Act(said, reply)).await.map_err(Problem::unavailable)?;
    answer.await.map_err(Problem::unavailable)?.map_err(Problem::unavailable)?;
    Ok(())
}

/// A name for a game: ten characters that are hard to confuse.
pub(crate) fn name() -> Option<String> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A starting position of Chess960, drawn by lot (II.1).
pub(crate) fn draw_start() -> Option<Start> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).ok()?;
    Some(Start::drawn(&mut Random::seeded(u64::from_le_bytes(seed))))
}

/// Which games.
#[derive(Deserialize, Default)]
pub(crate) struct Listing {
    /// Only these, by their names, separated by commas.
    ids: Option<String>,
    /// `running` or `finished`.
    show: Option<String>,
    /// How many are skipped.
    from: Option<usize>,
    /// The most to return.
    count: Option<usize>,
}

impl Listing {
    fn names(&self, id: &str) -> bool {
        self.ids.as_ref().is_none_or(|ids| ids.split(',').any(|one| one == id))
    }

    fn shows(&self, phase: Phase) -> bool {
        let finished = matches!(phase, Phase::Over | Phase::Cancelled);
        match self.show.as_deref() {
            Some("running") => !finished,
            Some("finished") => finished,
            Some(_) | None => true,
        }
    }
}

/// The most games on one page of the list.
const MOST_LISTED: usize = 500;

/// A page of the games, the newest first; `from` asks for those before it.
pub(crate) async fn list(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Query(asked): Query<Listing>,
) -> Json<Vec<Listed>> {
    let (mut before, mut room) =
        (asked.from.unwrap_or(0), asked.count.unwrap_or(MOST_LISTED).min(MOST_LISTED));
    let mut listed = Vec::new();
    let hidden = state.events.hidden().await;
    for table in state.tables.all().await {
        if room == 0 {
            break;
        }
        // The games of a hidden event are listed for its arbiters only.
        if let Some(of) = table.terms.event.as_ref().filter(|of| hidden.contains(&of.event))
            && !Policy::OfEvent.allows(&asking.0, RequestScope { event: Some(&of.event), section: None })
        {
            continue;
        }
        if asked.names(&table.id)
            && let Some(outline) = outline(&table.door).await
            && asked.shows(outline.phase)
        {
            if before > 0 {
                before -= 1;
                continue;
            }
            room -= 1;
            listed.push(describe(&state, &asking, table, outline).await);
        }
    }
    Json(listed)
}

pub(crate) async fn one(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
) -> Result<Json<Listed>, Problem> {
    let table = state.tables.find_or_open(&id).await?;
    let outline = outline(&table.door).await.ok_or(Code::NoSuchGame)?;
    Ok(Json(describe(&state, &asking, table, outline).await))
}

/// How far a game has got; one that is closed is not opened for that.
pub(crate) async fn outline(door: &Door) -> Option<Outline> {
    if let Some(closed) = door.requests.as_closed() {
        return Some(closed);
    }
    let (reply, answer) = oneshot::channel();
    door.requests.send(Request::Outline(reply)).await.ok()?;
    answer.await.ok()
}

async fn describe(state: &State, asking: &Asking, table: Seated, outline: Outline) -> Listed {
    let seat = Seat::of(&asking.0, &table.id, &table.terms);
    let phase = public::phase(state, &table, seat, outline.phase).await;
    let Seated { id, terms, created, .. } = table;
    let regulations = setup::regulations(&terms);
    Listed {
        sounds: regulations.table_sounds,
        last_move: regulations.last_move_marked,
        announcements: regulations.announcement_language,
        id,
        white: terms.white.clone(),
        black: terms.black.clone(),
        control: terms.control.clone(),
        edition: terms.edition,
        manner: terms.manner,
        arbiter: terms.arbiter,
        kind: terms.kind,
        chess960: terms.chess960,
        created,
        phase,
        result: outline.result.filter(|_| phase == outline.phase),
        event: terms.event.as_ref().map(|of| PlayedIn {
            id: of.event.clone(),
            section: of.game.section.0,
            round: of.game.round.0,
        }),
    }
}
