//! A fake LiveChess: real sockets, a board whose pieces are moved by the test.

mod chess960;

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use touchmove_chess::{Board, Color, Piece, Position, Role, Square};
use touchmove_clock::Millis;
use touchmove_feed::Pace;
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::act::{By, Deed};

use super::Boards;
use crate::events::tests::House;
use crate::tables::table::{IncomingAct, Request};

/// A move without a press is never accepted here, so that nothing depends on how fast the machine is.
const PACE: Pace = Pace { rest: Millis::minutes(10), grace: Millis::new(300), ..Pace::USUAL };

/// What LiveChess is told to send.
enum Word {
    /// Something happened on the board.
    Event(Value),
    /// The connection breaks, and nobody is answered.
    Break,
    /// Clients are answered again.
    Answer,
}

/// LiveChess, with one board.
struct LiveChess {
    words: mpsc::UnboundedSender<Word>,
    list: Arc<std::sync::Mutex<Value>>,
    board: Board,
    running: Option<Color>,
}

const SERIAL: &str = "24516";

fn placement(board: &Board) -> String {
    let setup = touchmove_chess::Setup { board: *board, ..Position::initial().to_setup() };
    Fen::from(setup).to_string().split(' ').next().unwrap().to_owned()
}

/// Answers anyone who comes, one after another.
async fn answer(
    listener: TcpListener,
    list: Arc<std::sync::Mutex<Value>>,
    mut words: mpsc::UnboundedReceiver<Word>,
) {
    loop {
        let Ok((stream, _)) = listener.accept().await else { return };
        let mut line = tokio_tungstenite::accept_async(stream).await.unwrap();
        let mut feed = None;
        loop {
            tokio::select! {
                heard = line.next() => {
                    let Some(Ok(Message::Text(text))) = heard else { break };
                    let asked: Value = serde_json::from_str(text.as_str()).unwrap();
                    let param = match asked["call"].as_str() {
                        Some("eboards") => json!([list.lock().unwrap().clone()]),
                        Some("subscribe") => {
                            assert_eq!(asked["param"]["feed"], "eboardevent");
                            assert_eq!(asked["param"]["param"]["serialnr"], SERIAL);
                            feed = Some(asked["param"]["id"].clone());
                            Value::Null
                        }
                        other => panic!("no call of the protocol: {other:?}"),
                    };
                    let said = json!({"response": "call", "id": asked["id"], "param": param, "time": 1});
                    line.send(Message::text(said.to_string())).await.unwrap();
                }
                word = words.recv() => match word {
                    Some(Word::Event(param)) => {
                        let said = json!({"response": "feed", "id": feed, "param": param, "time": 1});
                        if feed.is_some() && line.send(Message::text(said.to_string())).await.is_err() {
                            break;
                        }
                    }
                    Some(Word::Break) => {
                        drop(line);
                        while !matches!(words.recv().await, Some(Word::Answer) | None) {}
                        break;
                    }
                    Some(Word::Answer) => {}
                    None => return,
                },
            }
        }
    }
}

impl LiveChess {
    async fn open() -> (LiveChess, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}/api/v1.0", listener.local_addr().unwrap());
        let (words, waiting) = mpsc::unbounded_channel();
        let list = Arc::new(std::sync::Mutex::new(Value::Null));
        tokio::spawn(answer(listener, Arc::clone(&list), waiting));
        let livechess = LiveChess { words, list, board: *Position::initial().board(), running: None };
        livechess.keep();
        (livechess, url)
    }

    /// What a list says.
    fn keep(&self) {
        let run = self.running.map(|side| side == Color::White);
        *self.list.lock().unwrap() = json!({"serialnr": SERIAL, "source": "COM3", "state": "ACTIVE", "battery": "80%",
            "comment": null, "flipped": false, "board": placement(&self.board),
            "clock": {"white": 5400, "black": 5400, "run": run, "time": 1}});
    }

    fn say(&self, param: Value) {
        self.words.send(Word::Event(param)).unwrap();
    }

    fn report(&self) {
        self.keep();
        self.say(json!({"serialnr": SERIAL, "board": placement(&self.board), "san": null}));
    }

    fn lift(&mut self, square: &str) -> Piece {
        let piece = self.board.remove(at(square)).expect("a piece to lift");
        self.report();
        piece
    }

    fn put(&mut self, square: &str, piece: Piece) {
        self.board.put(at(square), piece);
        self.report();
        // A piece that is sensed twice, and one that is missed for an instant.
        let mut wrong = self.board;
        wrong.put(Square::H5, piece);
        self.say(json!({"serialnr": SERIAL, "board": placement(&wrong)}));
        wrong.remove(Square::H5);
        wrong.remove(Square::A2);
        self.say(json!({"serialnr": SERIAL, "board": placement(&wrong)}));
        self.report();
    }

    fn step(&mut self, from: &str, to: &str) {
        let piece = self.lift(from);
        if self.board.piece_at(at(to)).is_some() {
            self.lift(to);
        }
        self.put(to, piece);
    }

    fn run(&mut self, running: Option<Color>) {
        self.running = running;
        self.keep();
        let run = running.map(|side| side == Color::White);
        self.say(json!({"serialnr": SERIAL, "clock": {"white": 5400, "black": 5400, "run": run, "time": 1}}));
    }

    fn press(&mut self) {
        let other = self.running.map(|side| !side);
        self.run(other);
    }
}

fn at(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

/// A server whose boards are read from this address.
async fn house(url: String) -> House {
    let mut house = House::opened_with(Boards::new(Some(url), PACE)).await;
    house.kind = "feed";
    tokio::spawn(super::keep(Arc::clone(&house.state)));
    house
}

async fn act(house: &House, game: &str, key: &str, by: By, act: &str) {
    let table = house.state.tables.find(game).await.unwrap();
    let deed = Deed::read(by, serde_json::from_str(act).unwrap()).unwrap();
    let (reply, answer) = tokio::sync::oneshot::channel();
    let said = IncomingAct::now(key.into(), "arbiter Chief", deed, (table.door.now)());
    table.door.requests.send(Request::Act(said, reply)).await.ok().unwrap();
    answer.await.unwrap().unwrap();
}

/// The tile of the only board, once it is as it should be.
async fn tile(house: &House, event: &str, what: &str, is: impl Fn(&Value) -> bool) -> Value {
    let mut tile = Value::Null;
    for _ in 0..1200 {
        let desk = house.done("GET", &format!("/api/events/{event}/sections/1/desk"), json!({})).await;
        tile = desk["tiles"][0].clone();
        if is(&tile) {
            return tile;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what}: {tile}");
}

/// Waits until this many half-moves are known.
async fn plies(house: &House, game: &str, many: usize) {
    let mut found = 0;
    for _ in 0..1200 {
        let table = house.state.tables.find(game).await.unwrap();
        let (reply, answer) = tokio::sync::oneshot::channel();
        table.door.requests.send(Request::Tell(reply)).await.ok().unwrap();
        let standing = answer.await.unwrap();
        found = standing.game.plies().len();
        let completed = standing.game.plies().iter().all(|ply| ply.completed().is_some());
        if found == many && completed {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("expected {many} half-moves, found {found}");
}

/// A table for an electronic board in round 1, its board assigned and seen.
async fn table(house: &House) -> (String, String) {
    let event = house.event().await;
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": house.kind})).await;
    let game = tables["boards"][0]["game"].as_str().unwrap().to_owned();
    let feeds = house.done("POST", &format!("/api/games/{game}/feed"), json!({"serial": SERIAL})).await;
    assert_eq!(feeds["all"]["boards"][0]["game"], game.as_str());
    tile(house, &event, "the board answers", |tile| tile["live"]["feed"]["reached"] == true).await;
    (event, game)
}

#[tokio::test]
async fn a_whole_game_is_read_from_an_electronic_board() {
    let (mut board, url) = LiveChess::open().await;
    let house = house(url).await;
    let (event, game) = table(&house).await;
    board.run(Some(Color::White));
    tile(&house, &event, "the clock runs before the start", |tile| {
        tile["live"]["feed"]["clock_runs"] == true
    })
    .await;
    act(&house, &game, "start", By::Arbiter, r#"{"do":"start"}"#).await;

    let mut made = 0;
    // Captures, en passant and a promotion among them.
    for (from, to) in [("e2", "e4"), ("a7", "a6"), ("e4", "e5"), ("d7", "d5")] {
        board.step(from, to);
        board.press();
        made += 1;
        plies(&house, &game, made).await;
    }
    board.step("e5", "d6");
    board.lift("d5");
    board.press();
    plies(&house, &game, 5).await;
    for (number, (from, to)) in [("g8", "f6"), ("d6", "c7"), ("h7", "h6")].into_iter().enumerate() {
        board.step(from, to);
        board.press();
        plies(&house, &game, 6 + number).await;
    }
    // The pawn captures on b8, stands there, and is exchanged.
    board.step("c7", "b8");
    board.lift("b8");
    board.put("b8", Piece { color: Color::White, role: Role::Queen });
    board.press();
    plies(&house, &game, 9).await;
    for (number, (from, to)) in
        [("a8", "b8"), ("g1", "f3"), ("g7", "g6"), ("f1", "e2"), ("f8", "g7")].into_iter().enumerate()
    {
        board.step(from, to);
        board.press();
        plies(&house, &game, 10 + number).await;
    }
    // White castles king first, Black rook first.
    board.step("e1", "g1");
    board.step("h1", "f1");
    board.press();
    plies(&house, &game, 15).await;
    board.step("h8", "f8");
    board.step("e8", "g8");
    board.press();
    plies(&house, &game, 16).await;

    // An illegal move under a press; the arbiter finds it, and the knight goes back.
    board.step("f3", "f4");
    board.press();
    plies(&house, &game, 17).await;
    tile(&house, &event, "the irregularity is shown", |tile| {
        tile["badges"].as_array().unwrap().contains(&json!("irregularity"))
    })
    .await;
    act(&house, &game, "seen", By::Arbiter, r#"{"do":"observe","seen":{"what":"illegal-move"}}"#).await;
    plies(&house, &game, 16).await;
    board.run(None);
    board.step("f4", "f3");
    board.run(Some(Color::White));
    answer_all(&house, &game).await;
    act(&house, &game, "on", By::Arbiter, r#"{"do":"resume"}"#).await;
    tile(&house, &event, "the game goes on", |tile| tile["live"]["phase"] == "playing").await;
    board.step("f3", "d4");
    board.press();
    plies(&house, &game, 17).await;

    // The kings indicate the result; the arbiter enters it.
    let (white, black) = (board.lift("g1"), board.lift("g8"));
    board.board.put(Square::E4, white);
    board.board.put(Square::D5, black);
    board.report();
    let told = tile(&house, &event, "the kings", |tile| tile["live"]["feed"]["kings"] == "1-0").await;
    assert_eq!(told["live"]["phase"], "playing", "kings in the centre are no result by themselves");
    assert!(told["badges"].as_array().unwrap().contains(&json!("feed")));
    act(&house, &game, "result", By::Black, r#"{"do":"resign"}"#).await;
    tile(&house, &event, "the result", |tile| tile["result"] == "1-0").await;

    let games = house.done("GET", &format!("/api/events/{event}/files/pgn"), json!({})).await;
    let text = games.as_str().unwrap().replace('\n', " ");
    for written in ["e4", "exd6", "cxb8=Q", "Rxb8", "O-O ", "Nd4"] {
        assert!(text.contains(written), "{written}: {text}");
    }
    assert_eq!(text.matches("O-O").count(), 2, "{text}");
}

/// Answers every open question: the clocks stay as they are.
async fn answer_all(house: &House, game: &str) {
    let table = house.state.tables.find(game).await.unwrap();
    let (reply, answer) = tokio::sync::oneshot::channel();
    table.door.requests.send(Request::Tell(reply)).await.ok().unwrap();
    for referral in answer.await.unwrap().game.referrals() {
        let decide = json!({"do": "decide", "referral": referral.id.0, "choice": {"choose": "no"}});
        act(house, game, &format!("decide-{}", referral.id.0), By::Arbiter, &decide.to_string()).await;
    }
}

#[tokio::test]
async fn a_line_that_breaks_is_shown_and_opened_again() {
    let (mut board, url) = LiveChess::open().await;
    let house = house(url).await;
    let (event, game) = table(&house).await;
    board.run(Some(Color::White));
    act(&house, &game, "start", By::Arbiter, r#"{"do":"start"}"#).await;
    board.step("e2", "e4");
    board.press();
    plies(&house, &game, 1).await;
    board.words.send(Word::Break).unwrap();
    // While nobody listens, Black moves and presses.
    let pawn = board.board.remove(Square::E7).unwrap();
    board.board.put(Square::E5, pawn);
    tile(&house, &event, "the loss is shown", |tile| {
        tile["badges"].as_array().unwrap().contains(&json!("feed-lost"))
    })
    .await;
    board.keep();
    board.words.send(Word::Answer).unwrap();
    tile(&house, &event, "it answers again", |tile| tile["live"]["feed"]["reached"] == true).await;
    board.run(Some(Color::White));
    plies(&house, &game, 2).await;
}

#[tokio::test]
async fn a_board_stands_at_one_table_and_only_where_it_may() {
    let (_board, url) = LiveChess::open().await;
    let mut house = house(url).await;
    let (event, game) = table(&house).await;
    let feed = format!("/api/games/{game}/feed");
    let (code, _) = house.asks("POST", &feed, json!({"serial": " "})).await;
    assert_eq!(code, 400);
    let (code, _) = house.asks("POST", "/api/games/none/feed", json!({"serial": SERIAL})).await;
    assert_ne!(code, 200);
    let kept = house.state.accounts.boards();
    assert_eq!(kept.get(SERIAL), Some(&game));
    let away = house.done("POST", &feed, json!({"serial": null})).await;
    assert_eq!(away["all"]["boards"][0]["game"], Value::Null);
    tile(&house, &event, "it is taken away", |tile| tile["live"]["feed"].is_null()).await;
    // A table that was set up for something else takes no board.
    house.kind = "board";
    let other = house.event().await;
    let round = format!("/api/events/{other}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": "board"})).await;
    let feed = format!("/api/games/{}/feed", tables["boards"][0]["game"].as_str().unwrap());
    let (code, _) = house.asks("POST", &feed, json!({"serial": SERIAL})).await;
    assert_eq!(code, 400);
}
