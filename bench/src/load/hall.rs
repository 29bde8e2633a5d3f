//! The hall: boards with two players' devices each, and who watches them.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use super::devices::{Devices, Habits, Plan, drive, took};
use super::http::{Client, HERE, connected};
use super::play::{Played, acts};

/// The time control of every game.
pub(crate) const CONTROL: &str = "90+30";
/// How long a board rests between two acts: three per second.
const BETWEEN_ACTS: Duration = Duration::from_millis(333);

pub(super) type SeatSocket = WebSocketStream<TcpStream>;

/// Microseconds of the machine.
pub(super) fn now() -> u64 {
    touchmove_moment::read().boot.as_micros() as u64
}

/// How the games end that are still played at the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ends {
    /// They are left as they stand.
    Not,
    ByResignation,
}

/// One board.
struct Board {
    /// The game and how both seats are taken.
    place: BoardSeats,
    habits: Habits,
    /// Entries of its journal before the players' first act.
    before: usize,
    /// When the act with this place in the journal was sent.
    sent: Arc<Vec<AtomicU64>>,
    played: Vec<Played>,
    white: SeatSocket,
    black: SeatSocket,
    watching: Vec<SeatSocket>,
}

/// How a seat is taken.
#[derive(Clone)]
pub(crate) enum Access {
    /// Those who watch.
    Nobodys,
    /// By the token in a link.
    Token(String),
    /// By the cookies of a device that was enrolled.
    Session(String),
}

/// Where a board is found again.
#[derive(Clone)]
pub(crate) struct BoardSeats {
    game: String,
    pub(super) seats: [Access; 2],
}

/// Where the server is, and from which address devices speak to it.
#[derive(Clone)]
pub(super) struct Way {
    address: String,
    from: IpAddr,
}

/// All of them.
pub(crate) struct Hall {
    boards: Vec<Board>,
    way: Way,
}

/// What was seen.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) acks: Vec<u64>,
    /// When each of them was sent.
    pub(crate) sent: Vec<u64>,
    pub(crate) shown: Vec<u64>,
    pub(crate) lost: usize,
    /// Acts whose turn had come before the one before was answered.
    pub(crate) late: usize,
    /// Lines that were gone when somebody came back to them.
    pub(crate) reopened: usize,
}

impl Hall {
    /// Sets up the games and opens this many sockets at each.
    pub(crate) async fn filled(address: &str, boards: usize, sockets: usize) -> Result<Hall, String> {
        let way = Way { address: address.to_owned(), from: HERE };
        let mut hall = Hall { boards: Vec::with_capacity(boards), way };
        for number in 0..boards {
            let place = BoardSeats::set_up(address).await?;
            let mut board = hall.board(place, acts(number as u64), 0).await?;
            for _ in 2..sockets {
                board.watching.push(board.place.open(&hall.way, &Access::Nobodys).await?);
            }
            hall.boards.push(board);
        }
        Ok(hall)
    }

    /// Boards of an event, whose clocks an arbiter has started, with both players' devices at each.
    pub(crate) async fn seated(address: &str, from: IpAddr, places: Vec<BoardSeats>) -> Result<Hall, String> {
        let way = Way { address: address.to_owned(), from };
        let mut hall = Hall { boards: Vec::with_capacity(places.len()), way };
        for (number, place) in places.into_iter().enumerate() {
            // Nobody confirms what the arbiter has begun.
            let played: Vec<Played> = acts(number as u64).into_iter().skip(2).collect();
            let mut board = hall.board(place, played, 1).await?;
            board.habits = Habits::of(number);
            hall.boards.push(board);
        }
        Ok(hall)
    }

    async fn board(&self, place: BoardSeats, played: Vec<Played>, before: usize) -> Result<Board, String> {
        let [white, black] = &place.seats;
        let (white, black) = (place.open(&self.way, white).await?, place.open(&self.way, black).await?);
        let sent = Arc::new((0..played.len() + 2 + before).map(|_| AtomicU64::new(0)).collect());
        let habits = Habits::default();
        Ok(Board { place, habits, before, sent, played, white, black, watching: Vec::new() })
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.boards.iter().map(|board| 2 + board.watching.len()).sum()
    }

    /// The game of a board.
    pub(crate) fn a_game(&self) -> String {
        self.boards.first().map(|board| board.place.game.clone()).unwrap_or_default()
    }

    /// Plays at every board at once, three acts a second at each.
    pub(crate) async fn play(self, seconds: u64, ends: Ends) -> Outcome {
        let (mut playing, mut watching) = (Vec::new(), Vec::new());
        let (end, between) = (now() + seconds * 1_000_000, BETWEEN_ACTS);
        let boards = self.boards.len().max(1) as u64;
        for (number, board) in self.boards.into_iter().enumerate() {
            // The boards do not act in step.
            let rest = between.as_micros() as u64 * number as u64 / boards;
            let Board { place, habits, before, sent, played, white, black, watching: lines } = board;
            for line in lines {
                watching.push(tokio::spawn(watch(line, Arc::clone(&sent))));
            }
            let device = Devices::at(self.way.clone(), place, [white, black]);
            let plan = Plan { played, habits, before, rest, end, between, ends };
            playing.push(tokio::spawn(drive(device, plan, sent)));
        }
        let mut outcome = Outcome::default();
        for board in playing {
            if let Ok(part) = board.await {
                outcome.acks.extend(part.acks);
                outcome.sent.extend(part.sent);
                outcome.shown.extend(part.shown);
                outcome.lost += part.lost;
                outcome.late += part.late;
                outcome.reopened += part.reopened;
            }
        }
        // What was sent last is shown before anybody leaves.
        tokio::time::sleep(Duration::from_millis(500)).await;
        for line in watching {
            line.abort();
            if let Ok(shown) = line.await {
                outcome.shown.extend(shown);
            }
        }
        outcome.shown.extend(take_shown());
        outcome
    }
}

impl BoardSeats {
    /// A new game.
    pub(crate) async fn set_up(address: &str) -> Result<BoardSeats, String> {
        let wanted =
            serde_json::json!({"control": CONTROL, "edition": 2023, "manner": "strict", "arbiter": "absent"});
        let game = Client::new(HERE, address).await?.post("/api/games", &wanted).await?;
        let seats = ["white", "black"].map(|side| Access::Token(game.text(&format!("/seats/{side}"))));
        Ok(BoardSeats { game: game.text("/id"), seats })
    }

    /// A game that is there, and how its seats are taken.
    pub(crate) fn at(game: String, seats: [Access; 2]) -> BoardSeats {
        BoardSeats { game, seats }
    }

    /// Its game.
    pub(crate) fn game(&self) -> String {
        self.game.clone()
    }

    /// A socket to the game, as the page opens it: the game whole, then what changes; and for players the last move as it is announced.
    pub(super) async fn open(&self, way: &Way, access: &Access) -> Result<SeatSocket, String> {
        let seat = match access {
            Access::Token(token) => format!("&announce=law&seat={token}"),
            Access::Session(_) => "&announce=law".to_owned(),
            Access::Nobodys => String::new(),
        };
        let address =
            format!("ws://{}/api/games/{}/live?language=en&changes=1{seat}", way.address, self.game);
        let told = |error: &dyn std::fmt::Display| format!("{address}: {error}");
        let mut request = address.as_str().into_client_request().map_err(|error| told(&error))?;
        let header = |text: String| HeaderValue::from_str(&text).map_err(|error| told(&error));
        request.headers_mut().insert("origin", header(format!("http://{}", way.address))?);
        if let Access::Session(cookies) = access {
            request.headers_mut().insert("cookie", header(cookies.clone())?);
        }
        let stream = connected(way.from, &way.address).await.map_err(|error| told(&error))?;
        let opened = tokio_tungstenite::client_async(request, stream).await;
        opened.map(|(line, _)| line).map_err(|error| told(&error))
    }

    /// Both players come back: how long each waits for the first sight of the game, in microseconds.
    pub(crate) async fn seen_again(self, address: String) -> Result<[u64; 2], String> {
        let mut took = [0, 0];
        let way = Way { address, from: HERE };
        for (seat, took) in self.seats.iter().zip(took.iter_mut()) {
            let from = now();
            let mut line = self.open(&way, seat).await?;
            loop {
                match line.next().await {
                    Some(Ok(Message::Text(text))) if text.starts_with("{\"type\":\"view\"") => break,
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return Err(format!("{}: the line is gone", self.game)),
                }
            }
            *took = now() - from;
        }
        Ok(took)
    }
}

/// What spectators have seen; kept apart because they are stopped in the middle of waiting.
static SHOWN: std::sync::Mutex<Vec<u64>> = std::sync::Mutex::new(Vec::new());

fn take_shown() -> Vec<u64> {
    SHOWN.lock().map(|mut shown| std::mem::take(&mut *shown)).unwrap_or_default()
}

async fn watch(mut line: SeatSocket, sent: Arc<Vec<AtomicU64>>) -> Vec<u64> {
    while let Some(Ok(message)) = line.next().await {
        if let Message::Text(text) = message
            && let Some(took) = took(&text, &sent)
            && let Ok(mut shown) = SHOWN.lock()
        {
            shown.push(took);
        }
    }
    Vec::new()
}
