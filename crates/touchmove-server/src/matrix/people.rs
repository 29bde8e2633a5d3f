//! A hall with everybody in it: an event, five games in five states, and the thirteen actors.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::sync::oneshot;
use touchmove_competition::GameId;
use touchmove_conduct::Phase;
use touchmove_law::{ArbiterPresence, Regulations, Switch};
use touchmove_wire::v1::act::{By, Deed};
use touchmove_wire::v1::event::table::OfEvent;
use touchmove_wire::v1::live::{Manner, TableKind, Terms};
use touchmove_wire::v1::office::{Place, Rank};

use crate::app::{State, router};
use crate::events::tests::House;
use crate::net::routes::Route;
use crate::tables::games::outline;
use crate::tables::table::{IncomingAct, Request};

/// The states of a game.
pub(super) const STATES: [&str; 5] = ["not-started", "playing", "stopped", "result-pending", "over"];

const PASSWORD: &str = "a long enough password";

pub(super) struct Hall {
    pub(super) state: Arc<State>,
    pub(super) router: Router,
    pub(super) lines: Vec<Route>,
    pub(super) event: String,
    pub(super) games: HashMap<&'static str, String>,
    /// The actors' sessions by their letters; those of seats also by the state of their game.
    sessions: HashMap<(char, &'static str), String>,
    _house: House,
}

impl Hall {
    pub(super) async fn open() -> Hall {
        let house = House::open().await;
        let state = Arc::clone(&house.state);
        let event = house.event().await;
        let mut games = HashMap::new();
        for (board, phase) in (1..).zip(STATES) {
            games.insert(phase, table(&state, &event, board, phase).await);
        }
        let other = table(&state, &event, 9, "not-started").await;
        let mut sessions = HashMap::from([(('C', ""), house.chief.clone())]);
        holders(&state, &event, &games, &other, &mut sessions).await;
        arbiters(&state, &event, &mut sessions).await;
        let (router, lines) = router(Arc::clone(&state));
        Hall { state, router, lines, event, games, sessions, _house: house }
    }

    /// The session of an actor involved in the game in a state; anonymous and spectators have none.
    pub(super) fn session(&self, actor: char, state: &'static str) -> Option<&String> {
        self.sessions.get(&(actor, state)).or_else(|| self.sessions.get(&(actor, "")))
    }

    /// A path with its places filled in.
    pub(super) fn filled(&self, path: &str, state: &str) -> String {
        let board = STATES.iter().position(|known| *known == state).unwrap() + 1;
        path.replace("{id}", &self.games[state])
            .replace("{event}", &self.event)
            .replace("{section}", "1")
            .replace("{round}", "1")
            .replace("{board}", &board.to_string())
            .replace("{code}", "AAAAA-AAAAA.svg")
            .replace("{page}", "pairings")
            .replace("{edition}", "2023")
            .replace("{number}", "3.2")
            .replace("{session}", "none")
            .replace("{device}", "none")
            .replace("{seat}", "white")
            .replace("{name}", "none")
            .replace("{*name}", "none")
    }

    /// Over a real socket.
    pub(super) async fn serve(&self) -> SocketAddr {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = self.router.clone().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        address
    }
}

/// A game of section 1 in a phase; its seats are codes'.
async fn table(state: &State, event: &str, board: u16, phase: &str) -> String {
    let alone = phase == "result-pending";
    let regulations = if alone {
        Regulations {
            arbiter: ArbiterPresence::Absent,
            guideline_iii: Switch::On,
            ..Regulations::where_nothing_is_said()
        }
    } else {
        Regulations::where_nothing_is_said()
    };
    let of = OfEvent::new(event, GameId::new(1, 1, board), [1, 2], &regulations, 0);
    let terms = Terms {
        version: 1,
        edition: 2023,
        control: "60".to_owned(),
        white: String::new(),
        black: String::new(),
        manner: Manner::Strict,
        arbiter: ArbiterPresence::Present,
        position: None,
        kind: TableKind::Mixed,
        chess960: None,
        scheduled: None,
        announcements: None,
        event: Some(Box::new(of)),
    };
    let id = format!("game-{board}");
    state.tables.create(id.clone(), terms).await.ok().unwrap();
    let starts = r#"{"do":"start"}"#;
    let both = r#"{"do":"confirm","act":{"do":"start"}}"#;
    let claims =
        r#"{"do":"claim","claim":{"what":"quickplay-alone","ground":"cannot-win","papers":"position"}}"#;
    let played: &[(By, &str, u64)] = match phase {
        "playing" => &[(By::Arbiter, starts, 0)],
        "stopped" => &[(By::Arbiter, starts, 0), (By::Arbiter, r#"{"do":"pause","reason":"noise"}"#, 0)],
        // With less than two minutes left.
        "result-pending" => {
            &[(By::White, both, 0), (By::Black, both, 0), (By::White, claims, 58 * 60_000 + 30_000)]
        }
        "over" => &[(By::Arbiter, starts, 0), (By::White, r#"{"do":"resign"}"#, 0)],
        _ => &[],
    };
    for (number, (by, act, later)) in played.iter().enumerate() {
        let table = state.tables.find(&id).await.unwrap();
        let deed = Deed::read(*by, serde_json::from_str(act).unwrap()).unwrap();
        let (reply, answer) = oneshot::channel();
        let at = (table.door.now)() + later;
        let said = IncomingAct::now(number.to_string(), "test", deed, at);
        table.door.requests.send(Request::Act(said, reply)).await.ok().unwrap();
        answer.await.unwrap().unwrap();
    }
    let found = outline(&state.tables.find(&id).await.unwrap().door).await.unwrap();
    let expected = match phase {
        "not-started" => Phase::NotStarted,
        "playing" => Phase::Playing,
        "stopped" => Phase::Stopped,
        "result-pending" => Phase::ResultPending,
        _ => Phase::Over,
    };
    assert_eq!(found.phase, expected, "{phase}");
    id
}

/// Those who hold a place by a code; at the games of all five states a seat is another's.
async fn holders(
    state: &State,
    event: &str,
    games: &HashMap<&'static str, String>,
    other: &str,
    sessions: &mut HashMap<(char, &'static str), String>,
) {
    let seat = |game: &str, seat: &str| Place::Seat { game: game.to_owned(), seat: seat.to_owned() };
    let display = Place::Display { event: event.to_owned() };
    for (letter, place) in [('d', display), ('X', seat(other, "white"))] {
        sessions.insert((letter, ""), state.accounts.open_session(place).await);
    }
    let assists = |game: &str, of: &str| Place::Assistant { game: game.to_owned(), of: of.to_owned() };
    for (phase, game) in games {
        let places = [
            ('O', seat(game, "white")),
            ('P', seat(game, "black")),
            ('a', assists(game, "white")),
            ('b', assists(game, "black")),
        ];
        for (letter, place) in places {
            sessions.insert((letter, *phase), state.accounts.open_session(place).await);
        }
    }
}

async fn arbiters(state: &State, event: &str, sessions: &mut HashMap<(char, &'static str), String>) {
    let device = state.accounts.open_session(Place::Device { name: "desk".into() }).await;
    let of = |section: &str| Rank::Section { event: event.to_owned(), section: section.to_owned() };
    for (letter, rank) in [('R', of("1")), ('Q', of("2")), ('v', Rank::Chief {}), ('e', Rank::Chief {})] {
        let name = letter.to_string();
        state.accounts.appoint(&name, rank, PASSWORD.into(), "test").await.unwrap();
        let token = state.accounts.log_in(&name, PASSWORD.into(), &device, "here").await.unwrap().token;
        sessions.insert((letter, ""), token);
    }
    state.accounts.log_out(&sessions[&('v', "")]).await.unwrap();
    state.accounts.idle_for(&sessions[&('e', "")], 12 * 60 * 60 * 1000 + 1).await;
}
