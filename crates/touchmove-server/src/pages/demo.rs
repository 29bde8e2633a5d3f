//! A demo event whose boards show many situations (`--demo`).

use std::sync::Arc;

use tokio::sync::oneshot;
use touchmove_chess::{Color, Square};
use touchmove_competition::{
    BoardNumber, By, EventAct, Founding, GameId, Paired, Player, PlayerId, RoundNumber, SectionId, System,
    Terms as SectionTerms, Zone,
};
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_conduct::{Act, Award};
use touchmove_law::{ArbiterPresence, Edition, Regulations, Switch};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::table::OfEvent;
use touchmove_wire::v1::live::{Manner, TableKind, Terms};

use crate::app::State;
use crate::events::ActRequest;
use crate::tables::registry::StoreOrTerms;
use crate::tables::table::{IncomingAct, Request};

/// A game and how far it is played.
struct DemoGame {
    id: &'static str,
    white: &'static str,
    black: &'static str,
    position: Option<&'static str>,
    /// `e2e4` is touched, released and pressed; `g1g3!` is not pressed; `b8?` is touched; `=` offers a draw.
    played: &'static str,
}

/// The name of the event on the server.
const EVENT: &str = "demo";
const CONTROL: &str = "90+30";
const SECTION: SectionId = SectionId(1);
const ROUND: RoundNumber = RoundNumber(1);

/// The boards, from the first.
const GAMES: [DemoGame; 6] = [
    DemoGame {
        id: "demo-opening",
        white: "Yerevan",
        black: "Isfahan",
        position: None,
        played: "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4",
    },
    DemoGame {
        id: "demo-illegal-move",
        white: "Left Bank",
        black: "Right Bank",
        position: None,
        // The knight goes where no knight goes, and the clock is pressed: Black may claim.
        played: "d2d4 d7d5 g1g3",
    },
    DemoGame {
        id: "demo-offer",
        white: "North",
        black: "South",
        position: Some("4k3/8/8/8/8/8/R7/4K2r w - - 40 60"),
        played: "e1d2! =",
    },
    DemoGame {
        id: "demo-third-time",
        white: "East",
        black: "West",
        position: None,
        // One more move, and the position appears for the third time.
        played: "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1",
    },
    DemoGame {
        id: "demo-touched",
        white: "Gyumri",
        black: "Shiraz",
        position: None,
        // The knight is touched: one of its moves must be made.
        played: "d2d4 d7d5 c2c4 b8?",
    },
    DemoGame {
        id: "demo-mate",
        white: "Vanadzor",
        black: "Tabriz",
        position: None,
        played: "f2f3 e7e5 g2g4 d8h4",
    },
];

/// Sets up the event, unless it is there from an earlier start.
pub(crate) async fn set_up(state: &Arc<State>) {
    let edition = Edition::NEWEST_FIRST[0];
    // Visitors of the demo see its boards.
    let regulations =
        Regulations { public_display: Some(Switch::On), ..Regulations::where_nothing_is_said() };
    let founding = Founding {
        name: "Demonstration".to_owned(),
        place: "Here".to_owned(),
        federation: None,
        begins: None,
        ends: None,
        zone: Zone::UNIVERSAL,
        edition,
        regulations: regulations.clone(),
    };
    if !enrolled(state, founding).await {
        return;
    }
    let (now, wall) = (state.timeline.now(), touchmove_moment::read().wall_millis());
    for (board, shown) in (1..).zip(&GAMES) {
        let game = GameId { section: SECTION, round: ROUND, board: BoardNumber(board) };
        let players = numbers(board).map(|player| player.0);
        let terms = Terms {
            version: Terms::VERSION,
            edition: edition.year(),
            control: CONTROL.to_owned(),
            white: shown.white.to_owned(),
            black: shown.black.to_owned(),
            manner: Manner::Strict,
            arbiter: ArbiterPresence::Present,
            position: shown.position.map(str::to_owned),
            kind: TableKind::Board,
            chess960: None,
            scheduled: None,
            announcements: None,
            event: Some(Box::new(OfEvent::new(EVENT, game, players, &regulations, wall.saturating_sub(now)))),
        };
        match state.tables.create(shown.id.to_owned(), terms).await {
            Ok(()) => play(state, shown).await,
            // Already there, or the journal is closed: nothing to show.
            Err(StoreOrTerms::Store(_) | StoreOrTerms::Terms(_)) => {}
        }
    }
}

/// The players at a board.
fn numbers(board: u16) -> [PlayerId; 2] {
    [PlayerId(2 * board - 1), PlayerId(2 * board)]
}

/// The event with its players and its first round; false if it was there before.
async fn enrolled(state: &Arc<State>, founding: Founding) -> bool {
    let Ok(control) = CONTROL.parse() else { return false };
    let Ok(running) = state.events.create(EVENT.to_owned(), founding).await else { return false };
    let terms = SectionTerms {
        name: "A".to_owned(),
        system: System::Swiss,
        rounds: 5,
        control,
        regulations: None,
        tie_breaks: Vec::new(),
        bye: Award::Win,
        carried: Vec::new(),
    };
    let mut acts = vec![EventAct::OpenSection { section: SECTION, terms }];
    let mut games = Vec::new();
    for (board, shown) in (1..).zip(&GAMES) {
        let [white, black] = numbers(board);
        for (player, name) in [(white, shown.white), (black, shown.black)] {
            let details = Player::named(name);
            acts.push(EventAct::Register { player, section: SECTION, number: player.0, details });
        }
        games.push(Paired { board: BoardNumber(board), white, black });
    }
    acts.push(EventAct::Pair { section: SECTION, round: ROUND, games, byes: Vec::new() });
    for (number, act) in (1..).zip(acts) {
        let wanted = ActRequest {
            key: format!("demo-{number}"),
            expect: None,
            by: By::Organiser,
            actor: "demo".to_owned(),
            act,
        };
        if state.events.act(&running, wanted).await.is_err() {
            return false;
        }
    }
    true
}

async fn play(state: &Arc<State>, shown: &DemoGame) {
    let mut number = 0;
    let mut does = async |act: Act| {
        number += 1;
        let Some(table) = state.tables.find(shown.id).await else { return };
        let (reply, answer) = oneshot::channel();
        let said = IncomingAct::now(format!("demo-{number}"), "demo", Deed(act), (table.door.now)());
        if table.door.requests.send(Request::Act(said, reply)).await.is_ok() {
            drop(answer.await);
        }
    };
    does(Act::Arbiter(ArbiterAct::Start)).await;
    let mut by = Color::White;
    for word in shown.played.split(' ') {
        let square = |name: &str| Square::from_name(name.as_bytes());
        if word == "=" {
            does(Act::Player(!by, PlayerAct::Offer { condition: None })).await;
            continue;
        }
        if let Some(touched) = word.strip_suffix('?').and_then(square) {
            does(Act::Player(by, PlayerAct::Touch { square: touched, contact: Contact::Intent })).await;
            continue;
        }
        let (squares, pressed) = match word.strip_suffix('!') {
            Some(squares) => (squares, false),
            None => (word, true),
        };
        if let (Some(from), Some(to)) = (squares.get(..2).and_then(square), squares.get(2..).and_then(square))
        {
            does(Act::Player(by, PlayerAct::Touch { square: from, contact: Contact::Intent })).await;
            does(Act::Player(by, PlayerAct::Release { square: to })).await;
        }
        if pressed {
            does(Act::Player(by, PlayerAct::Press { hand: Hand::Same })).await;
        }
        by = !by;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::events::tests::House;

    #[tokio::test]
    async fn the_demonstration_is_an_event_with_a_round_that_has_gone_somewhere() {
        let house = House::open().await;
        set_up(&house.state).await;
        // A second start finds it there.
        set_up(&house.state).await;
        let desk = house.done("GET", "/api/events/demo/sections/1/desk?round=1", json!({})).await;
        let tiles = desk["tiles"].as_array().unwrap();
        assert_eq!(tiles.len(), GAMES.len());
        let moves: Vec<_> = tiles.iter().map(|tile| tile["live"]["move_number"].as_u64().unwrap()).collect();
        assert_eq!(moves, [5, 2, 1, 4, 2, 3], "{desk}");
        // White's knight on g3: nobody has claimed, and only the arbiter is told.
        assert!(tiles[1]["badges"].to_string().contains("irregularity"), "{}", tiles[1]);
        for _ in 0..300 {
            let shown = house.done("GET", "/api/events/demo", json!({})).await;
            if shown["sections"][0]["rounds"][0]["pairings"][5]["result"] == "0-1" {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("the mate does not stand in the event");
    }
}
