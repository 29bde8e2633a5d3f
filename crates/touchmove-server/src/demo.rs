//! A few games in interesting states, to look around in (`--demo`).

use std::sync::Arc;

use tokio::sync::oneshot;
use touchmove_chess::{Color, Square};
use touchmove_conduct::Act;
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::live::{Manner, Presence, TableKind, Terms};
use touchmove_wire::v1::mirror::Shows;

use crate::app::State;
use crate::table::{Request, Said};
use crate::tables::StoreOrTerms;

/// A game and how far it is played.
struct Shown {
    id: &'static str,
    white: &'static str,
    black: &'static str,
    control: &'static str,
    position: Option<&'static str>,
    /// `e2e4` is touched, released and pressed; `g1g3!` is not pressed; `=` offers a draw.
    played: &'static str,
}

const GAMES: [Shown; 4] = [
    Shown {
        id: "demo-opening",
        white: "Yerevan",
        black: "Isfahan",
        control: "15+10",
        position: None,
        played: "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4",
    },
    Shown {
        id: "demo-illegal-move",
        white: "Left Bank",
        black: "Right Bank",
        control: "5+3",
        position: None,
        // The knight goes where no knight goes, and the clock is pressed: Black may claim.
        played: "d2d4 d7d5 g1g3",
    },
    Shown {
        id: "demo-offer",
        white: "North",
        black: "South",
        control: "10+5",
        position: Some("4k3/8/8/8/8/8/R7/4K2r w - - 40 60"),
        played: "e1d2! =",
    },
    Shown {
        id: "demo-third-time",
        white: "East",
        black: "West",
        control: "25+10",
        position: None,
        // One move more, and the position stands for the third time.
        played: "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1",
    },
];

/// Sets the games up, unless they are there from an earlier start.
pub(crate) async fn set_up(state: &Arc<State>) {
    for shown in &GAMES {
        let terms = Terms {
            version: 1,
            edition: touchmove_law::Edition::NEWEST_FIRST[0].year(),
            control: shown.control.to_owned(),
            white: shown.white.to_owned(),
            black: shown.black.to_owned(),
            manner: Manner::Strict,
            arbiter: Presence::Absent,
            position: shown.position.map(str::to_owned),
            kind: TableKind::Board,
            chess960: None,
            scheduled: state.timeline.now(),
            event: None,
        };
        match state.tables.create(shown.id.to_owned(), terms).await {
            Ok(()) => play(state, shown).await,
            // There already, or the journal is closed: nothing to show.
            Err(StoreOrTerms::Store(_) | StoreOrTerms::Terms(_)) => {}
        }
    }
}

async fn play(state: &Arc<State>, shown: &Shown) {
    let mut number = 0;
    let mut does = async |by: Color, act: PlayerAct| {
        number += 1;
        let Some(table) = state.tables.find(shown.id).await else { return };
        let (reply, answer) = oneshot::channel();
        let deed = Deed::ours(Act::Player(by, act));
        let said = Said::now(format!("demo-{number}"), "demo", deed, (table.door.now)());
        if table.door.requests.send(Request::Act(said, reply)).await.is_ok() {
            drop(answer.await);
        }
    };
    for by in Color::ALL {
        does(by, PlayerAct::Confirm(Box::new(ArbiterAct::Start))).await;
    }
    let mut by = Color::White;
    for word in shown.played.split(' ') {
        if word == "=" {
            does(!by, PlayerAct::Offer { condition: None }).await;
            continue;
        }
        let (squares, pressed) = match word.strip_suffix('!') {
            Some(squares) => (squares, false),
            None => (word, true),
        };
        let square = |name: &str| Square::from_name(name.as_bytes());
        if let (Some(from), Some(to)) = (squares.get(..2).and_then(square), squares.get(2..).and_then(square))
        {
            does(by, PlayerAct::Touch(from, Contact::Intent)).await;
            does(by, PlayerAct::Release(to)).await;
        }
        if pressed {
            does(by, PlayerAct::Press(Hand::Same)).await;
        }
        by = !by;
    }
}
