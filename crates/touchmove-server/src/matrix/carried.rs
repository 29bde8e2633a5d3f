//! Seats and rulings at a node that does not keep the game: they are proxied to the one that does.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::WebSocketUpgrade;
use axum::routing::get;
use serde_json::Value;
use touchmove_wire::v1::gap::Settlement;
use tungstenite::Message;

use super::people::Hall;
use crate::app::State;
use crate::net::connection_limit::Coming;
use crate::net::problem::Code;
use crate::outage::proxy::{self, ProxiedSocket, There};

fn there(hall: &Hall, owner: SocketAddr, actor: char, state: &'static str) -> There {
    There {
        address: format!("http://{owner}"),
        place: format!("/api/games/{}/live?language=en", hall.games[state]),
        session: hall.session(actor, state).cloned(),
        node: hall.state.seats.node(),
    }
}

/// A node that keeps nothing, and proxies clients to the owner.
async fn node(state: Arc<State>, there: There) -> SocketAddr {
    let carries = move |upgrade: WebSocketUpgrade| {
        let (there, state) = (there.clone(), Arc::clone(&state));
        let admitted = state.connections.admit(Coming::Arbiter, state.timeline.now()).unwrap();
        let line = ProxiedSocket { state, admitted, from: [127, 0, 0, 1].into(), about: String::new() };
        async move { upgrade.on_upgrade(move |socket| line.carry(socket, there)) }
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, Router::new().route("/", get(carries))).await });
    address
}

/// What an act is answered over a socket at this address.
fn says(address: SocketAddr, by: &str, act: &str) -> Value {
    let (mut socket, _) = tungstenite::connect(format!("ws://{address}/")).unwrap();
    let text = super::message("carried", by, act);
    socket.send(Message::Text(text.into())).unwrap();
    loop {
        let Message::Text(text) = socket.read().unwrap() else { continue };
        let answer: Value = serde_json::from_str(text.as_str()).unwrap();
        if answer["key"] == "carried" {
            return answer;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_of_a_session_is_carried_to_the_owner_with_its_rights_and_no_others() {
    let hall = Hall::open().await;
    let owner = hall.serve().await;
    for (by, answered) in [("white", "ack"), ("black", "refused"), ("arbiter", "refused")] {
        let carried = node(Arc::clone(&hall.state), there(&hall, owner, 'O', "playing")).await;
        let act = if by == "arbiter" { r#"{"do":"tell-move-count"}"# } else { r#"{"do":"ask-explanation"}"# };
        let answer = tokio::task::spawn_blocking(move || says(carried, by, act)).await.unwrap();
        assert_eq!(answer["type"], answered, "{by}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_that_comes_over_http_is_carried_to_the_owner() {
    let hall = Hall::open().await;
    let owner = hall.serve().await;
    let ruling = |actor, state, key: &str| {
        proxy::settle(there(&hall, owner, actor, state), key.to_owned(), Settlement::default())
    };
    assert_eq!(ruling('O', "stopped", "1").await, Err(Code::ArbitersRule));
    assert_eq!(ruling('R', "playing", "2").await, Err(Code::ClocksRun));
    assert_eq!(ruling('R', "stopped", "3").await, Ok(()));
    let table = hall.state.tables.find(&hall.games["stopped"]).await.unwrap();
    let found = crate::tables::games::outline(&table.door).await.unwrap();
    assert_eq!(found.phase, touchmove_conduct::Phase::Playing);
    let nobody = There { address: "http://127.0.0.1:1".to_owned(), ..there(&hall, owner, 'R', "stopped") };
    assert!(proxy::settle(nobody, "4".to_owned(), Settlement::default()).await.is_err());
}
