//! The office over HTTP: logging in and out, codes for seats and screens, who is logged in.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use crate::auth::security_line::SecurityWord;
use axum::Json;
use axum::extract::{ConnectInfo, Path, State as Shared};
use axum::http::{HeaderName, header};
use axum::response::AppendHeaders;
use touchmove_wire::v1::office::{Place, Rank, Who};
use touchmove_wire::v1::office_http::{
    Appointment, CodeGiven, CodeUsed, CodeWanted, DeviceShown, LogIn, Myself, SessionShown, SetUp,
};

use crate::app::State;
use crate::auth::access::Actor;
use crate::auth::cookies::Jar;
use crate::auth::office::{NewSession, OfficeRefusal};
use crate::events::board_devices;
use crate::net::address::limit_key;
use crate::net::overload::GivenUp;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;

impl From<OfficeRefusal> for Problem {
    fn from(no: OfficeRefusal) -> Problem {
        match no {
            OfficeRefusal::Wrong => Problem::from(Code::WrongPassword),
            OfficeRefusal::Wait(rest) => Code::TooManyTries { seconds: rest.div_ceil(1000) }.into(),
            OfficeRefusal::Code => Problem::from(Code::CodeUsedUp),
            OfficeRefusal::Password => Problem::from(Code::PasswordLength),
            OfficeRefusal::Randomness => Problem::from(Code::NoRandomness),
            OfficeRefusal::Store(error) => Problem::unavailable(error),
        }
    }
}

/// A refusal by the office, logged.
pub(crate) fn log_refusal(state: &State, no: OfficeRefusal, who: &str, from: IpAddr, about: &str) -> Problem {
    let what = match no {
        OfficeRefusal::Wait(_) => SecurityWord::Limited,
        OfficeRefusal::Wrong
        | OfficeRefusal::Code
        | OfficeRefusal::Password
        | OfficeRefusal::Randomness
        | OfficeRefusal::Store(_) => SecurityWord::Refused,
    };
    state.security.note(what, who, Some(from), about);
    Problem::from(no).mark_as_logged()
}

/// The first appointment: the person who reads the code on the server's own screen becomes the chief arbiter.
pub(crate) async fn set_up(
    Shared(state): Shared<Arc<State>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    jar: Jar,
    Json(wanted): Json<SetUp>,
) -> Result<Welcome, Problem> {
    if !state.accounts.is_new() {
        return Err(Code::ChiefAppointed.into());
    }
    let place = from.ip();
    let told = |no| log_refusal(&state, no, &wanted.name, place, "set up");
    // A password that is too short, or a code for something else, uses nothing up and appoints nobody.
    let kept = state.accounts.hash_password(wanted.password.clone()).await.map_err(told)?;
    state.accounts.is_for_a_device(&wanted.code, place).await.map_err(told)?;
    let enrolled = state.accounts.join(&wanted.code, "setup", place).await.map_err(told)?;
    state.accounts.appoint_hashed(&wanted.name, Rank::Chief {}, kept, "setup").await?;
    let opened = state
        .accounts
        .log_in(&wanted.name, wanted.password, &enrolled.token, &limit_key(place).to_string())
        .await?;
    state.security.note(SecurityWord::Elevated, &wanted.name, Some(place), "appointed chief arbiter");
    let cookies = [jar.with_device(&enrolled.token), jar.with_session(&opened.token)];
    Ok(with(cookies, Myself::of(&opened.who, Some(&Rank::Chief {}))))
}

/// An arbiter logs in; a session that was open in this browser ends.
pub(crate) async fn log_in(
    Shared(state): Shared<Arc<State>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    jar: Jar,
    Json(wanted): Json<LogIn>,
) -> Result<Welcome, Problem> {
    lets_in(&state)?;
    let place = from.ip();
    let opened = state
        .accounts
        .log_in(&wanted.name, wanted.password, jar.device(), &limit_key(place).to_string())
        .await;
    let opened = opened.map_err(|no| log_refusal(&state, no, &wanted.name, place, "log in"))?;
    state.security.note(SecurityWord::Elevated, &wanted.name, Some(place), "logged in");
    end_old(&state, &jar).await?;
    let rank = state.accounts.arbiter(&wanted.name).map(|appointed| appointed.rank);
    Ok(with([jar.with_session(&opened.token)], Myself::of(&opened.who, rank.as_ref())))
}

/// Nobody new is let in while the server cannot keep up with those already there.
fn lets_in(state: &State) -> Result<(), Problem> {
    if state.overload.has_given_up(GivenUp::Logins) {
        return Err(Code::Busy.into());
    }
    Ok(())
}

/// The requester logs out.
pub(crate) async fn log_out(Shared(state): Shared<Arc<State>>, jar: Jar) -> Result<Welcome, Problem> {
    end_old(&state, &jar).await?;
    Ok(with([jar.without_session()], Myself::nobody()))
}

/// A new session always replaces the old one.
async fn end_old(state: &State, jar: &Jar) -> Result<(), Problem> {
    if let Some(token) = &jar.session
        && state.accounts.session(token).is_some()
    {
        state.accounts.log_out(token).await?;
    }
    Ok(())
}

/// A code is used: a seat, an assistant's place, a screen, or a device for arbiters.
pub(crate) async fn join(
    Shared(state): Shared<Arc<State>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    jar: Jar,
    Json(wanted): Json<CodeUsed>,
) -> Result<Welcome, Problem> {
    lets_in(&state)?;
    let place = from.ip();
    let opened = state.accounts.join(&wanted.code, jar.device(), place).await;
    let NewSession { token, who, generation } =
        opened.map_err(|no| log_refusal(&state, no, "nobody", place, "use a code"))?;
    let (what, about) = match (&who, generation) {
        (Who::Holder { place: Place::Seat { game, seat } }, 2..) => {
            (SecurityWord::Takeover, format!("the seat {seat} of game {game}"))
        }
        (Who::Holder { place: Place::Seat { game, seat } }, _) => {
            (SecurityWord::Elevated, format!("the seat {seat} of game {game}"))
        }
        (Who::Holder { place: Place::Assistant { game, of } }, _) => {
            (SecurityWord::Elevated, format!("assistant of {of} in game {game}"))
        }
        (Who::Holder { place: Place::Board { event, section, board, seat } }, _) => {
            (SecurityWord::Elevated, format!("{seat} at board {board} of section {section}, event {event}"))
        }
        (Who::Holder { place: Place::Display { event } }, _) => {
            (SecurityWord::Elevated, format!("a screen of event {event}"))
        }
        (Who::Holder { place: Place::Device { name } }, _) => {
            (SecurityWord::Elevated, format!("the device {name}"))
        }
        (Who::Arbiter { name }, _) => (SecurityWord::Elevated, name.clone()),
    };
    if is_casual(&state, &who).await {
        state.security.note_casual(what, "code", Some(place), &about);
    } else {
        state.security.note(what, "code", Some(place), &about);
    }
    let cookie = match &who {
        Who::Holder { place: Place::Device { .. } } => jar.with_device(&token),
        Who::Holder {
            place: Place::Seat { .. } | Place::Assistant { .. } | Place::Board { .. } | Place::Display { .. },
        }
        | Who::Arbiter { .. } => {
            end_old(&state, &jar).await?;
            jar.with_session(&token)
        }
    };
    Ok(with([cookie], Myself::of(&who, None)))
}

/// Whether somebody holds a place at a game outside events.
async fn is_casual(state: &State, who: &Who) -> bool {
    match who {
        Who::Holder { place: Place::Seat { game, .. } | Place::Assistant { game, .. } } => {
            state.tables.find(game).await.is_some_and(|table| table.terms.event.is_none())
        }
        Who::Holder { place: Place::Board { .. } | Place::Display { .. } | Place::Device { .. } }
        | Who::Arbiter { .. } => false,
    }
}

/// Who this is.
pub(crate) async fn myself(Shared(state): Shared<Arc<State>>, asking: Asking, jar: Jar) -> Json<Myself> {
    Json(match &asking.0 {
        Actor::Anonymous => Myself::nobody(),
        Actor::Holder(place) => {
            let board = board_devices::belongs(&state, jar.session.as_deref()).await;
            Myself { board, ..Myself::of(&Who::Holder { place: place.clone() }, None) }
        }
        Actor::Arbiter { name, rank } => Myself::of(&Who::Arbiter { name: name.clone() }, Some(rank)),
    })
}

/// An arbiter is appointed.
pub(crate) async fn appoint(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Json(wanted): Json<Appointment>,
) -> Result<Json<Myself>, Problem> {
    state.accounts.appoint(&wanted.name, wanted.rank.clone(), wanted.password, asking.name()).await?;
    let about = format!("appointed {}", &*wanted.name);
    state.security.note(SecurityWord::Elevated, asking.name(), None, &about);
    Ok(Json(Myself::of(&Who::Arbiter { name: wanted.name.into() }, Some(&wanted.rank))))
}

/// An appointment ends.
pub(crate) async fn dismiss(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(name): Path<String>,
) -> Result<(), Problem> {
    state.accounts.dismiss(&name, asking.name()).await?;
    state.security.note(SecurityWord::Ended, asking.name(), None, &format!("dismissed {name}"));
    Ok(())
}

/// A code is given out.
pub(crate) async fn code(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Json(wanted): Json<CodeWanted>,
) -> Result<Json<CodeGiven>, Problem> {
    let code = state.accounts.issue(wanted.place, asking.name()).await?;
    Ok(Json(CodeGiven { code }))
}

/// The devices on which arbiters may log in.
pub(crate) async fn devices(Shared(state): Shared<Arc<State>>) -> Json<Vec<DeviceShown>> {
    let devices = state.accounts.devices().into_iter();
    Json(devices.map(|(id, name)| DeviceShown { id, name }).collect())
}

/// A device is lost, or no longer belongs to an arbiter.
pub(crate) async fn unenrol(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
) -> Result<(), Problem> {
    let Some(name) = state.accounts.unenrol(&id, asking.name()).await? else {
        return Err(Code::NoSuchDevice.into());
    };
    state.security.note(SecurityWord::Ended, asking.name(), None, &format!("the device {name}"));
    Ok(())
}

/// Who is logged in, on which devices.
pub(crate) async fn sessions(Shared(state): Shared<Arc<State>>) -> Json<Vec<SessionShown>> {
    let sessions = state.accounts.sessions();
    Json(
        sessions
            .into_iter()
            .map(|(id, session)| SessionShown {
                id,
                who: session.who,
                device: session.device,
                used: session.used.moment(),
            })
            .collect(),
    )
}

/// Ends a session at once.
pub(crate) async fn end(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
) -> Result<(), Problem> {
    state.accounts.end(&id, asking.name()).await?;
    state.security.note(SecurityWord::Ended, asking.name(), None, "a session");
    Ok(())
}

/// Who one is from now on, with the cookies that say it.
pub(crate) type Welcome = (AppendHeaders<Vec<(HeaderName, String)>>, Json<Myself>);

pub(crate) fn with<const N: usize>(cookies: [String; N], myself: Myself) -> Welcome {
    (AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie)).into()), Json(myself))
}
