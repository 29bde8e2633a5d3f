//! Live tables of a round, and the codes that open their seats.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_competition::{BoardNumber, Event, GameId, Needs, Pairing, RoundNumber, SectionId};
use touchmove_conduct::act::ArbiterAct;
use touchmove_conduct::{Act, Phase};
use touchmove_law::ArbiterPresence;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::http::{
    BoardMade, LiveShown, SeatCode, SeatCodes, StartWanted, Started, TablesMade, TablesWanted,
};
use touchmove_wire::v1::event::table::{OfEvent, ResumesItself};
use touchmove_wire::v1::live::{Manner, TableKind, Terms};
use touchmove_wire::v1::office::Place;

use super::entry;
use super::routes::find_event;
use crate::app::State;
use crate::auth::access::{Actor, Policy, RequestScope, arbiter_named};
use crate::auth::cookies::Jar;
use crate::auth::office_people::picture_of_code as drawn_code;
use crate::auth::seats::Seat;
use crate::net::answer::{File, Picture};
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::games::{arrange, draw_start, name, outline};
use crate::tables::public;
use crate::tables::registry::Seated;
use crate::tables::table::IncomingAct;
use tracing::Span;

/// The tables of an event, by their games; the newest if pairings were published again.
pub(crate) async fn tables_by_game(state: &State, id: &str, event: &Event) -> HashMap<GameId, Seated> {
    let mut found = HashMap::new();
    // The newest come first and stay.
    for table in state.tables.of_event(id).await {
        let Some(of) = table.terms.event.as_ref() else { continue };
        if event.game(of.game).is_some_and(|pairing| is_of(pairing, of)) {
            found.entry(of.game).or_insert_with(|| table.clone());
        }
    }
    found
}

/// Whether a game of an event has begun at its table and is not over.
pub(crate) async fn is_played(state: &State, id: &str, event: &Event) -> bool {
    for table in tables_by_game(state, id, event).await.into_values() {
        let phase = outline(&table.door).await.map(|outline| outline.phase);
        match phase {
            None | Some(Phase::NotStarted | Phase::Over | Phase::Cancelled) => {}
            Some(Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending) => return true,
        }
    }
    false
}

fn is_of(pairing: &Pairing, of: &OfEvent) -> bool {
    pairing.players.white.0 == of.white && pairing.players.black.0 == of.black
}

/// The same as viewers are shown it.
pub(crate) async fn live(
    state: &State,
    actor: &Actor,
    id: &str,
    event: &Event,
) -> HashMap<GameId, LiveShown> {
    let mut shown = HashMap::new();
    for (game, table) in tables_by_game(state, id, event).await {
        let Some(outline) = outline(&table.door).await else { continue };
        let seat = Seat::of(actor, &table.id, &table.terms);
        let (kind, phase) = (table.terms.kind, public::phase(state, &table, seat, outline.phase).await);
        shown.insert(game, LiveShown { id: table.id, kind, phase });
    }
    shown
}

/// Sets up a table for every board of a round that has none and whose game is not decided.
pub(crate) async fn set_up(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path((id, section, round)): Path<(String, u16, u16)>,
    Json(wanted): Json<TablesWanted>,
) -> Result<Json<TablesMade>, Problem> {
    let resumes = resumption_rule(&asking.0, wanted.resume_within)?;
    let event = find_event(&state, &id).await?.event().await;
    let (section, round) = (SectionId(section), RoundNumber(round));
    let paired = event.round(section, round).ok_or(Code::NoSuchRound)?;
    // Another node may have set some of them up.
    state.tables.load_new_games().await;
    let there = tables_by_game(&state, &id, &event).await;
    let start = start(&event, (section, round), &there)?;
    let mut boards = Vec::new();
    let meant = |board: BoardNumber| wanted.boards.as_ref().is_none_or(|boards| boards.contains(&board.0));
    let open = paired.pairings.iter().filter(|pairing| pairing.outcome().is_undecided());
    for pairing in open.filter(|pairing| meant(pairing.board)) {
        let game = GameId { section, round, board: pairing.board };
        let (table, kind) = match there.get(&game) {
            // After a game that began wrongly, a new one is played at the board (7.2, 7.3).
            Some(table) if !is_cancelled(table).await => (table.id.clone(), table.terms.kind),
            Some(_) | None => {
                let how = How { kind: wanted.kind, chess960: start, resumes: resumes.clone() };
                let made = one(&state, &id, &event, game, how).await?;
                let at = (id.as_str(), section.0, pairing.board.0);
                state.accounts.follow(at, &made, seats(wanted.kind), asking.0.name()).await?;
                (made, wanted.kind)
            }
        };
        boards.push(BoardMade { board: pairing.board.0, game: table, kind });
    }
    Ok(Json(TablesMade { boards }))
}

async fn is_cancelled(table: &Seated) -> bool {
    outline(&table.door).await.is_some_and(|outline| outline.phase == Phase::Cancelled)
}

/// The clocks of every waiting board start at the same moment (6.6).
pub(crate) async fn start_clocks(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path((id, section, round)): Path<(String, u16, u16)>,
    Json(wanted): Json<StartWanted>,
) -> Result<Json<Started>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let meant = |game: &GameId| {
        let named = wanted.boards.as_ref().is_none_or(|boards| boards.contains(&game.board.0));
        game.section.0 == section && game.round.0 == round && named
    };
    let mut waiting = Vec::new();
    for (game, table) in tables_by_game(&state, &id, &event).await.into_iter().filter(|(game, _)| meant(game))
    {
        if outline(&table.door).await.is_some_and(|outline| outline.phase == Phase::NotStarted) {
            waiting.push((game, table));
        }
    }
    let key = name().ok_or(Code::NoRandomness)?;
    let (at, actor) = (state.timeline.now(), arbiter_named(&asking.0));
    let mut started = Vec::new();
    for (game, table) in waiting {
        let deed = Deed(Act::Arbiter(ArbiterAct::Start));
        let actor = Cow::Owned(actor.clone());
        let said = IncomingAct {
            key: format!("start-{key}"),
            actor,
            deed,
            at,
            seen: u32::MAX,
            span: Span::current(),
        };
        entry::perform_act(&table, said).await?;
        started.push(game.board.0);
    }
    started.sort_unstable();
    Ok(Json(Started { started }))
}

/// The starting position of Chess960, where it is played: one is drawn for all boards of a round (II.1).
fn start(
    event: &Event,
    (section, round): (SectionId, RoundNumber),
    there: &HashMap<GameId, Seated>,
) -> Result<Option<u16>, Problem> {
    let played = event.section(section).is_some_and(|section| {
        section.terms.regulations.as_ref().unwrap_or(&event.founding().regulations).chess960.is_on()
    });
    if !played {
        return Ok(None);
    }
    let of_round = |game: &GameId| game.section == section && game.round == round;
    let known = there.iter().filter(|(game, _)| of_round(game)).find_map(|(_, table)| table.terms.chess960);
    match known {
        Some(number) => Ok(Some(number)),
        None => {
            let drawn = draw_start().ok_or(Code::NoRandomness)?;
            Ok(Some(drawn.number()))
        }
    }
}

/// The rule that games resume automatically; only the chief arbiter sets it, before the round.
fn resumption_rule(actor: &Actor, seconds: u8) -> Result<Option<ResumesItself>, Problem> {
    if seconds == 0 {
        return Ok(None);
    }
    if seconds > ResumesItself::MOST {
        return Err(Code::SecondsTooMany { most: usize::from(ResumesItself::MOST) }.into());
    }
    if !Policy::Chief.allows(actor, RequestScope::default()) {
        return Err(Code::ChiefArbiterSigns.into());
    }
    Ok(Some(ResumesItself { seconds, signed: actor.name().to_owned() }))
}

/// How a table is set up.
struct How {
    kind: TableKind,
    chess960: Option<u16>,
    resumes: Option<ResumesItself>,
}

/// One table.
async fn one(
    state: &State,
    id: &str,
    event: &Event,
    game: GameId,
    How { kind, chess960, resumes }: How,
) -> Result<String, Problem> {
    let missing = || Problem::from(Code::NoSuchGame);
    let (section, pairing) = event.section(game.section).zip(event.game(game)).ok_or_else(missing)?;
    let regulations = section.terms.regulations.as_ref().unwrap_or(&event.founding().regulations);
    let (now, wall) = (state.timeline.now(), touchmove_moment::read().wall_millis());
    let start = event.round(game.section, game.round).and_then(|round| round.sessions.first());
    // Nobody is late at a table that was set up after the announced start, or without one, or where nobody here sees who comes: the
    // arbiter decides who is absent (6.7.1).
    let ahead = start.filter(|_| kind.has_clock()).and_then(|session| session.start.0.checked_sub(wall));
    let players = [pairing.players.white, pairing.players.black];
    let of = OfEvent::new(id, game, players.map(|player| player.0), regulations, wall.saturating_sub(now));
    let of = OfEvent { resumes, ..of };
    let terms = Terms {
        version: Terms::VERSION,
        edition: event.edition().year(),
        control: section.terms.control.to_string(),
        white: event.name(pairing.players.white),
        black: event.name(pairing.players.black),
        manner: Manner::Strict,
        arbiter: ArbiterPresence::Present,
        position: None,
        kind,
        chess960,
        scheduled: ahead.map(|ahead| now + ahead),
        announcements: None,
        event: Some(Box::new(of)),
    };
    let table = name().ok_or(Code::NoRandomness)?;
    state.tables.create(table.clone(), terms).await?;
    // Its journal is still empty; viewers of the event see that it is there.
    state.change_log.add(table.clone());
    for (player, side) in players.into_iter().zip(Color::ALL) {
        if let Some(entrant) = event.entrant(player) {
            accommodate(state, &table, side, &entrant.player.needs).await?;
        }
    }
    Ok(table)
}

/// What a player needs at the board is known to the game from the beginning (6.2.6, 8.1.6, D.2.10).
async fn accommodate(state: &State, table: &str, player: Color, needs: &Needs) -> Result<(), Problem> {
    let disabilities =
        needs.disabilities.iter().map(|one| ArbiterAct::Disability { player, disability: *one });
    let assistant = needs.assistant.as_ref().map(|one| ArbiterAct::Assistant {
        player,
        duties: one.duties.clone(),
        cost: Millis::ZERO,
    });
    for act in disabilities.chain(assistant) {
        arrange(state, table, Deed(Act::Arbiter(act))).await?;
    }
    Ok(())
}

/// The seats that a kind of table has.
pub(super) fn seats(kind: TableKind) -> &'static [&'static str] {
    match kind {
        TableKind::Board | TableKind::Clock => &["table"],
        TableKind::Sheet | TableKind::Mixed => &["white", "black"],
        TableKind::Wooden => &[],
        TableKind::Feed => &["table"],
    }
}

/// Issues a new code for each seat of a board; using it takes the seat from the earlier holder.
pub(crate) async fn codes(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path((id, section, round, board)): Path<(String, u16, u16, u16)>,
) -> Result<Json<SeatCodes>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let game = GameId { section: SectionId(section), round: RoundNumber(round), board: BoardNumber(board) };
    state.tables.load_new_games().await;
    let tables = tables_by_game(&state, &id, &event).await;
    let table = tables.get(&game).ok_or(Code::NoSuchTable)?;
    let mut places: Vec<(String, Place)> = seats(table.terms.kind)
        .iter()
        .map(|seat| {
            let place = Place::Seat { game: table.id.clone(), seat: (*seat).to_owned() };
            ((*seat).to_owned(), place)
        })
        .collect();
    places.extend(assistants(&event, game, &table.id));
    let mut codes = Vec::new();
    for (seat, place) in places {
        let code = state.accounts.issue(place, asking.0.name()).await?;
        let picture =
            format!("/api/events/{id}/sections/{section}/rounds/{round}/boards/{board}/codes/{code}.svg");
        codes.push(SeatCode { seat, code, picture });
    }
    Ok(Json(SeatCodes { game: table.id.clone(), codes }))
}

/// The seats of players' assistants (Appendix D).
fn assistants(event: &Event, game: GameId, table: &str) -> Vec<(String, Place)> {
    let Some(pairing) = event.game(game) else { return Vec::new() };
    let of = |player, side: &str| {
        let entrant = event.entrant(player)?;
        entrant.player.needs.assistant.as_ref()?;
        let place = Place::Assistant { game: table.to_owned(), of: side.to_owned() };
        Some((format!("{side}-assistant"), place))
    };
    [of(pairing.players.white, "white"), of(pairing.players.black, "black")].into_iter().flatten().collect()
}

/// A code as a picture for cameras: the page opens with it.
pub(crate) async fn picture(
    jar: Jar,
    headers: axum::http::HeaderMap,
    Path((_, _, _, _, code)): Path<(String, u16, u16, u16, String)>,
) -> Result<File<Picture>, Problem> {
    drawn_code(&jar, &headers, &code)
}
