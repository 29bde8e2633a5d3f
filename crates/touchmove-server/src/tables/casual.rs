//! Games that two people set up for themselves: invitations, and rematches with colours reversed.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, Path, Query, State as Shared};
use qrcode::QrCode;
use qrcode::render::svg;
use tokio::sync::oneshot;
use touchmove_chess::Color;
use touchmove_conduct::act::{ArbiterAct, Disability};
use touchmove_conduct::{Act, Game, Phase};
use touchmove_store::StoreError;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::casual::{HeldSeats, InviteWanted, Invited, Rematch};
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::office::Place;

use crate::app::State;
use crate::auth::seats::{self, Seat};
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::games;
use crate::tables::live::Token;
use crate::tables::registry::{Seated, StoreOrTerms};
use crate::tables::table::Request;

/// The requested game, and the seat of the requester: by a token, or by the session.
pub(crate) async fn find_seat(
    state: &State,
    asking: &Asking,
    id: &str,
    token: Option<&str>,
) -> Result<(Seated, Seat), Problem> {
    let table = state.tables.find(id).await.ok_or(Code::NoSuchGame)?;
    let seat = match token {
        Some(token) => seats::of_token(state, id, token).await,
        None => Some(Seat::of(&asking.0, id, &table.terms)),
    };
    let seat = seat.ok_or(Code::LinkOpensNoSeat)?;
    Ok((table, seat))
}

/// The game as it stands.
pub(crate) async fn standing(table: &Seated) -> Result<Arc<Game>, Problem> {
    let (reply, answer) = oneshot::channel();
    table.door.requests.send(Request::Snapshot(reply)).await.map_err(Problem::unavailable)?;
    Ok(answer.await.map_err(Problem::unavailable)?.game)
}

/// The longest URL that a page may have.
const LONGEST_ORIGIN: usize = 200;

/// Invites another device: to a seat by a code, to watch by the address alone.
pub(crate) async fn invite(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(token): Query<Token>,
    Json(wanted): Json<InviteWanted>,
) -> Result<Json<Invited>, Problem> {
    let (table, seat) = find_seat(&state, &asking, &id, token.seat.as_deref()).await?;
    let origin = wanted.origin.trim_end_matches('/');
    let is_page = origin.starts_with("http://") || origin.starts_with("https://");
    if !is_page || origin.len() > LONGEST_ORIGIN {
        return Err(Code::AddressUnknown.into());
    }
    let code = match &*wanted.seat {
        "watch" => None,
        word => {
            let place = invited_to(&table, seat, word)?;
            games::check_arrangement(&state, &asking, from)?;
            Some(state.accounts.issue(place, "table").await?)
        }
    };
    let link = match &code {
        None => format!("{origin}/table/{id}?as=watch"),
        // Behind the # it appears in no server log. An assistant has their own screen and their own way in.
        Some(code) if wanted.seat.ends_with("-assistant") => format!("{origin}/assist#{code}"),
        Some(code) => format!("{origin}/join#{code}"),
    };
    let picture = QrCode::new(link.as_bytes()).map_err(|_| Code::NotForAPicture)?;
    let picture = picture.render::<svg::Color<'_>>().min_dimensions(240, 240).quiet_zone(true).build();
    Ok(Json(Invited { code, link, picture }))
}

/// People at a table can give away only what they have: a shared tablet both seats, a player
/// their own, to continue on another device.
fn invited_to(table: &Seated, seat: Seat, word: &str) -> Result<Place, Problem> {
    if table.terms.event.is_some() {
        return Err(Code::EventSeatsAreArbiters.into());
    }
    // A player who cannot see the board brings an assistant (D.2.10): the seat next to their own.
    if let Some(side @ Seat::Player(_)) = word.strip_suffix("-assistant").and_then(Seat::of_word) {
        if seat != Seat::Table && seat != side {
            return Err(Code::NotYourSeat.into());
        }
        return Ok(Place::Assistant { game: table.id.clone(), of: side.word().to_owned() });
    }
    let wanted = Seat::of_word(word).ok_or(Code::SeatUnknown)?;
    if seat != Seat::Table && seat != wanted {
        return Err(Code::NotYourSeat.into());
    }
    Ok(Place::Seat { game: table.id.clone(), seat: wanted.word().to_owned() })
}

/// The next game of both players, if one of them has asked for it.
pub(crate) async fn next(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(token): Query<Token>,
) -> Result<Json<Option<Rematch>>, Problem> {
    let (_, seat) = find_seat(&state, &asking, &id, token.seat.as_deref()).await?;
    let next = following(&id);
    Ok(Json(match state.tables.find(&next).await {
        Some(_) => seats_in_rematch(&state, &next, seat).await.map(|seats| Rematch { id: next, seats }),
        None => None,
    }))
}

/// Another game with the same settings and colours reversed; the second of the two to ask gets the same one.
pub(crate) async fn rematch(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(token): Query<Token>,
) -> Result<Json<Rematch>, Problem> {
    let (table, seat) = find_seat(&state, &asking, &id, token.seat.as_deref()).await?;
    if table.terms.event.is_some() {
        return Err(Code::EventGamesAreArbiters.into());
    }
    let next = following(&id);
    let seats = seats_in_rematch(&state, &next, seat).await.ok_or(Code::PlayersOnly)?;
    let game = standing(&table).await?;
    match game.phase() {
        Phase::Over | Phase::Cancelled => {}
        Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
            return Err(Code::GameNotOver.into());
        }
    }
    if state.tables.find(&next).await.is_none() {
        games::check_arrangement(&state, &asking, from)?;
        set_up(&state, &next, Terms::clone(&table.terms), &game).await?;
        games::note_origin(&state, &next, from);
    }
    Ok(Json(Rematch { id: next, seats }))
}

async fn set_up(state: &State, id: &str, before: Terms, game: &Game) -> Result<(), Problem> {
    let chess960 = match before.chess960 {
        Some(_) => {
            let drawn = games::draw_start();
            Some(drawn.ok_or(Code::NoRandomness)?.number())
        }
        None => None,
    };
    let (white, black) = (before.black.clone(), before.white.clone());
    let terms = Terms { white, black, chess960, scheduled: None, ..before };
    match state.tables.create(id.to_owned(), terms).await {
        // Both have asked at the same moment.
        Ok(()) | Err(StoreOrTerms::Store(StoreError::JournalExists)) => state.change_log.add(id.to_owned()),
        Err(error) => return Err(error.into()),
    }
    for side in Color::ALL.into_iter().filter(|side| game.is_visually_disabled(*side)) {
        let blind = ArbiterAct::Disability { player: !side, disability: Disability::Visual };
        games::arrange(state, id, Deed(Act::Arbiter(blind))).await?;
    }
    Ok(())
}

/// The name of the game after this one: the same with an increased number.
fn following(id: &str) -> String {
    let (base, played) =
        match id.rsplit_once('-').and_then(|(base, last)| Some((base, last.parse::<u32>().ok()?))) {
            Some((base, played)) => (base, played),
            None => (id, 1),
        };
    format!("{base}-{}", played.saturating_add(1))
}

/// The seats that somebody has in the game after the one in which they sat here.
async fn seats_in_rematch(state: &State, next: &str, seat: Seat) -> Option<HeldSeats> {
    let token = async |seat: Seat| {
        let replaced = state.accounts.revocations(next, seat.word());
        Some(state.seats.token(next, seat, replaced))
    };
    let (white, black) = (token(Seat::Player(Color::White)).await, token(Seat::Player(Color::Black)).await);
    match seat {
        Seat::Table => Some(HeldSeats { table: token(Seat::Table).await, white, black }),
        Seat::Player(Color::White) => Some(HeldSeats { black, ..HeldSeats::default() }),
        Seat::Player(Color::Black) => Some(HeldSeats { white, ..HeldSeats::default() }),
        Seat::Assistant(_) | Seat::Arbiter | Seat::Spectator => None,
    }
}

#[cfg(test)]
#[path = "casual_tests.rs"]
mod tests;
