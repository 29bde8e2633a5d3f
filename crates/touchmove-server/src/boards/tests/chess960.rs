//! Castling in Chess960 on an electronic board.

use serde_json::json;
use touchmove_chess::Color;
use touchmove_conduct::Made;
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::act::By;

use super::{LiveChess, Request, SERIAL, act, house, placement, plies};

/// White's king and rook change places (II.3.2.2); Black's king stands where it would go (II.3.2.4).
const START: &str = "r5kr/pppppppp/8/8/8/8/PPPPPPPP/R4KR1 w GAha - 0 1";

#[tokio::test]
async fn king_and_rook_that_change_places_or_of_which_one_stays_have_castled() {
    let (mut board, url) = LiveChess::open().await;
    board.board = Fen::read(START.as_bytes()).unwrap().setup().board;
    board.keep();
    let house = house(url).await;
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": "present",
        "kind": "feed", "position": START});
    let game = house.done("POST", "/api/games", wanted).await["id"].as_str().unwrap().to_owned();
    house.done("POST", &format!("/api/games/{game}/feed"), json!({"serial": SERIAL})).await;
    // Until the board is read: what happened before would be found on it, and not seen to happen.
    while !house.state.boards.of_game(&game).is_some_and(|shown| shown.reached) {
        tokio::task::yield_now().await;
    }
    board.run(Some(Color::White));
    act(&house, &game, "start", By::Arbiter, r#"{"do":"start"}"#).await;

    let (king, rook) = (board.lift("f1"), board.lift("g1"));
    board.put("g1", king);
    board.put("f1", rook);
    board.press();
    plies(&house, &game, 1).await;
    board.step("h8", "f8");
    board.press();
    plies(&house, &game, 2).await;

    let table = house.state.tables.find(&game).await.unwrap();
    let (reply, answer) = tokio::sync::oneshot::channel();
    table.door.requests.send(Request::Tell(reply)).await.ok().unwrap();
    let standing = answer.await.unwrap();
    for ply in standing.game.plies() {
        assert!(matches!(ply.what(), Made::Legal(mv) if mv.castles().is_some()), "{:?}", ply.what());
    }
    assert_eq!(placement(standing.game.position().board()), "r4rk1/pppppppp/8/8/8/8/PPPPPPPP/R4RK1");
    assert!(standing.game.latent().is_empty(), "{:?}", standing.game.latent());
}
