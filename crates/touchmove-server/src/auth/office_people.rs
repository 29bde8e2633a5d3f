//! Who is appointed, QR codes, and the way back in when everything was lost.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::auth::security_line::SecurityWord;
use axum::Json;
use axum::extract::{ConnectInfo, Path, State as Shared};
use axum::http::{HeaderMap, header};
use qrcode::QrCode;
use qrcode::render::svg;
use touchmove_wire::v1::office::{Place, Rank};
use touchmove_wire::v1::office_http::{ArbiterShown, Myself, SetUp};

use crate::app::State;
use crate::auth::cookies::Jar;
use crate::auth::office_routes::{Welcome, log_refusal, with};
use crate::auth::recovery;
use crate::net::address::limit_key;
use crate::net::answer::{File, Picture};
use crate::net::problem::{Code, Problem};

/// Every arbiter, by name.
pub(crate) async fn arbiters(Shared(state): Shared<Arc<State>>) -> Json<Vec<ArbiterShown>> {
    let mut all: Vec<ArbiterShown> =
        state.accounts.arbiters().into_iter().map(|(name, rank)| ArbiterShown { name, rank }).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Json(all)
}

/// A code as a picture for cameras: the page opens with it.
pub(crate) async fn picture(
    jar: Jar,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<File<Picture>, Problem> {
    picture_of_code(&jar, &headers, &code)
}

/// The picture of a code.
pub(crate) fn picture_of_code(jar: &Jar, headers: &HeaderMap, code: &str) -> Result<File<Picture>, Problem> {
    let code = code.strip_suffix(".svg").unwrap_or(code);
    if code.len() > 16 || !code.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
        return Err(Code::NoSuchCode.into());
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let link = format!("{}://{host}/join#{code}", jar.over.scheme());
    let picture = QrCode::new(link.as_bytes()).map_err(|_| Code::NotForAPicture)?;
    let drawn = picture.render::<svg::Color<'_>>().min_dimensions(240, 240).quiet_zone(true).build();
    Ok(File::new(drawn))
}

/// The person who made a code in the server's own folder becomes the chief arbiter, regardless of earlier appointments.
pub(crate) async fn recover(
    Shared(state): Shared<Arc<State>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    jar: Jar,
    Json(wanted): Json<SetUp>,
) -> Result<Welcome, Problem> {
    let place = from.ip();
    let told = |no| log_refusal(&state, no, &wanted.name, place, "recover");
    let whose = limit_key(place).to_string();
    // Anyone who has the code is not held up by those who guess, and for a guess no password is worked out.
    state.accounts.may_look_up(place).map_err(told)?;
    if !recovery::is_right(&state.data, &wanted.code) {
        return Err(told(state.accounts.wrong_code(place)));
    }
    // A password that is too short uses nothing up.
    let kept = state.accounts.hash_password(wanted.password.clone()).await.map_err(told)?;
    if !recovery::take(&state.data, &wanted.code) {
        return Err(told(state.accounts.wrong_code(place)));
    }
    let enrolling = state.accounts.issue(Place::Device { name: "recovered".to_owned() }, "recovery").await?;
    let enrolled = state.accounts.join(&enrolling, "recovery", place).await.map_err(told)?;
    state.accounts.appoint_hashed(&wanted.name, Rank::Chief {}, kept, "recovery").await?;
    let opened = state.accounts.log_in(&wanted.name, wanted.password, &enrolled.token, &whose).await?;
    state.security.note(SecurityWord::Elevated, &wanted.name, Some(place), "recovered as chief arbiter");
    let cookies = [jar.with_device(&enrolled.token), jar.with_session(&opened.token)];
    Ok(with(cookies, Myself::of(&opened.who, Some(&Rank::Chief {}))))
}
