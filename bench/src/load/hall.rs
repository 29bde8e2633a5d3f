//! The hall: boards with two players' devices each, and three who watch.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::play::{Played, acts};

/// The time control of every game.
pub(crate) const CONTROL: &str = "90+30";
/// Sockets at one board: White, Black and three spectators.
const SOCKETS: usize = 5;
/// So many sockets the server admits before it admits players and arbiters only.
const ADMITTED: usize = 3840;
/// So long a board rests between two acts: three a second.
const BETWEEN_ACTS: Duration = Duration::from_millis(333);
/// An answer that takes longer than this is lost.
const PATIENCE: Duration = Duration::from_secs(20);

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Sockets at each of so many boards: where there are too many boards for the server's limit, fewer watch.
pub(crate) fn sockets(boards: usize) -> usize {
    (ADMITTED / boards.max(1)).clamp(2, SOCKETS)
}

/// Microseconds of the machine.
fn now() -> u64 {
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
    /// The game and the tokens of both seats.
    place: Place,
    /// When the act with this place in the journal was sent.
    sent: Arc<Vec<AtomicU64>>,
    played: Vec<Played>,
    white: Line,
    black: Line,
    watching: Vec<Line>,
}

/// Where a board is found again.
pub(crate) struct Place {
    game: String,
    seats: [String; 2],
}

/// All of them.
pub(crate) struct Hall {
    boards: Vec<Board>,
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
}

impl Hall {
    /// Sets up the games and opens so many sockets at each.
    pub(crate) async fn filled(address: &str, boards: usize, sockets: usize) -> Result<Hall, String> {
        let mut hall = Hall { boards: Vec::with_capacity(boards) };
        for number in 0..boards {
            let place = Place::set_up(address).await?;
            let white = open(place.address(address, Some(0))).await?;
            let black = open(place.address(address, Some(1))).await?;
            let mut watching = Vec::new();
            for _ in 2..sockets {
                watching.push(open(place.address(address, None)).await?);
            }
            let played = acts(number as u64);
            let sent = Arc::new((0..played.len() + 2).map(|_| AtomicU64::new(0)).collect());
            hall.boards.push(Board { place, sent, played, white, black, watching });
        }
        Ok(hall)
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
            for line in board.watching {
                watching.push(tokio::spawn(watch(line, Arc::clone(&board.sent))));
            }
            let seats = [board.white, board.black];
            playing.push(tokio::spawn(drive(seats, board.played, board.sent, [rest, end], (between, ends))));
        }
        let mut outcome = Outcome::default();
        for board in playing {
            if let Ok(part) = board.await {
                outcome.acks.extend(part.acks);
                outcome.sent.extend(part.sent);
                outcome.shown.extend(part.shown);
                outcome.lost += part.lost;
                outcome.late += part.late;
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

impl Place {
    /// A new game.
    pub(crate) async fn set_up(address: &str) -> Result<Place, String> {
        let game = new_game(address).await?;
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let seats = ["white", "black"].map(|side| word(&game["seats"][side]));
        Ok(Place { game: word(&game["id"]), seats })
    }

    /// Its game.
    pub(crate) fn game(&self) -> String {
        self.game.clone()
    }

    /// Of a seat, White's or Black's, or of somebody who watches.
    fn address(&self, address: &str, seat: Option<usize>) -> String {
        let token = seat.and_then(|seat| self.seats.get(seat));
        let seat = token.map(|token| format!("&seat={token}")).unwrap_or_default();
        // As the page asks: the game whole, then what changes.
        format!("ws://{address}/api/games/{}/live?language=en&changes=1{seat}", self.game)
    }

    /// Both players come back: how long each waits for the first sight of the game, in microseconds.
    pub(crate) async fn seen_again(self, address: String) -> Result<[u64; 2], String> {
        let mut took = [0, 0];
        for (seat, took) in took.iter_mut().enumerate() {
            let from = now();
            let mut line = open(self.address(&address, Some(seat))).await?;
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

async fn watch(mut line: Line, sent: Arc<Vec<AtomicU64>>) -> Vec<u64> {
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

/// How long the act of a view took to be seen here.
fn took(text: &str, sent: &[AtomicU64]) -> Option<u64> {
    if !text.starts_with("{\"type\":\"view\"") && !text.starts_with("{\"type\":\"changed\"") {
        return None;
    }
    let (_, rest) = text.split_once("\"seq\":")?;
    let seq: usize = rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()?;
    let at = sent.get(seq)?.load(Ordering::SeqCst);
    (at != 0).then(|| now().saturating_sub(at))
}

/// Plays one game, act by act, each after the answer to the one before.
async fn drive(
    mut seats: [Line; 2],
    played: Vec<Played>,
    sent: Arc<Vec<AtomicU64>>,
    [rest, end]: [u64; 2],
    (between, ends): (Duration, Ends),
) -> Outcome {
    let mut outcome = Outcome::default();
    let mut due = now() + rest;
    for (number, act) in played.iter().enumerate() {
        let wait = due.saturating_sub(now());
        if wait == 0 && number > 0 {
            outcome.late += 1;
        }
        let both = tokio::time::sleep(Duration::from_micros(wait));
        tokio::pin!(both);
        // Both devices go on reading while the board rests.
        loop {
            let [white, black] = &mut seats;
            let text = tokio::select! {
                () = &mut both => break,
                message = white.next() => message,
                message = black.next() => message,
            };
            if let Some(Ok(Message::Text(text))) = text
                && let Some(took) = took(&text, &sent)
            {
                outcome.shown.push(took);
            }
        }
        if now() > end {
            break;
        }
        due += between.as_micros() as u64;
        let at = now();
        if let Some(place) = sent.get(number + 1) {
            place.store(at, Ordering::SeqCst);
        }
        let text =
            format!("{{\"type\":\"act\",\"key\":\"k{number}\",\"by\":\"{}\",\"act\":{}}}", act.by, act.deed);
        let [white, black] = &mut seats;
        let line = if act.by == "white" { white } else { black };
        if line.send(Message::text(text)).await.is_err() || !answered(line, &sent, &mut outcome).await {
            outcome.lost += 1;
            return outcome;
        }
        outcome.acks.push(now() - at);
        outcome.sent.push(at);
    }
    if ends == Ends::ByResignation {
        let resigns = "{\"type\":\"act\",\"key\":\"end\",\"by\":\"white\",\"act\":{\"do\":\"resign\"}}";
        let [white, _] = &mut seats;
        if white.send(Message::text(resigns)).await.is_err() || !answered(white, &sent, &mut outcome).await {
            outcome.lost += 1;
        }
    }
    outcome
}

/// Waits for the answer; false if it does not come or is no acknowledgement.
async fn answered(line: &mut Line, sent: &[AtomicU64], outcome: &mut Outcome) -> bool {
    let heard = async {
        while let Some(Ok(message)) = line.next().await {
            if let Message::Text(text) = message {
                if text.starts_with("{\"type\":\"ack\"") {
                    return true;
                }
                if text.starts_with("{\"type\":\"refused\"") {
                    eprintln!("{text}");
                    return false;
                }
                outcome.shown.extend(took(&text, sent));
            }
        }
        false
    };
    tokio::time::timeout(PATIENCE, heard).await.unwrap_or(false)
}

async fn open(address: String) -> Result<Line, String> {
    let opened = tokio_tungstenite::connect_async(&address).await;
    opened.map(|(line, _)| line).map_err(|error| format!("{address}: {error}"))
}

async fn new_game(address: &str) -> Result<Value, String> {
    let body = format!(
        "{{\"control\":\"{CONTROL}\",\"edition\":2023,\"manner\":\"strict\",\"arbiter\":\"absent\"}}"
    );
    let said = async {
        let mut stream = TcpStream::connect(address).await?;
        let request = format!(
            "POST /api/games HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok::<String, std::io::Error>(answer)
    };
    let answer = said.await.map_err(|error| error.to_string())?;
    let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
    serde_json::from_str(body).map_err(|error| format!("{error}: {answer}"))
}
