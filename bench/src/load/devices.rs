//! The two devices of a board: they act in turn, reload their page, fall asleep and come back.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::hall::{BoardSeats, Ends, Outcome, SeatSocket, Way, now};
use super::play::Played;

/// An answer that takes longer than this is lost.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the devices of a board do besides, at which act: most of them nothing.
#[derive(Clone, Copy, Default)]
pub(super) struct Habits {
    /// A player loads the page again.
    reloads: Option<usize>,
    /// Both tablets fall asleep, and come back.
    sleeps: Option<usize>,
}

impl Habits {
    /// Every tenth board has a reload, every other tenth falls asleep.
    pub(super) fn of(number: usize) -> Habits {
        let act = 6 + number % 20;
        match number % 10 {
            3 => Habits { reloads: Some(act), ..Habits::default() },
            8 => Habits { sleeps: Some(act), ..Habits::default() },
            _ => Habits::default(),
        }
    }
}

/// A tablet that is asleep reads nothing for this long.
const SLEEP: Duration = Duration::from_secs(6);

/// The entry of a view or of changes.
fn seq_of(text: &str) -> Option<u32> {
    if !text.starts_with("{\"type\":\"view\"") && !text.starts_with("{\"type\":\"changed\"") {
        return None;
    }
    let (_, rest) = text.split_once("\"seq\":")?;
    rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

/// How long the act of a view took to be seen here.
pub(super) fn took(text: &str, sent: &[AtomicU64]) -> Option<u64> {
    let at = sent.get(seq_of(text)? as usize)?.load(Ordering::SeqCst);
    (at != 0).then(|| now().saturating_sub(at))
}

/// What is done at a board.
pub(super) struct Plan {
    pub(super) played: Vec<Played>,
    pub(super) habits: Habits,
    pub(super) before: usize,
    /// How long it rests first, and when it ends, in microseconds.
    pub(super) rest: u64,
    pub(super) end: u64,
    pub(super) between: Duration,
    pub(super) ends: Ends,
}

/// One player's device, as the page is: it knows what it was shown, and asks on a silent line whether the server is there.
struct Device {
    line: SeatSocket,
    /// The end of the journal as it was last shown.
    seen: u32,
    hash: String,
    /// When the server was last heard, in microseconds.
    heard: u64,
}

/// Both players' devices.
pub(super) struct Devices {
    way: Way,
    place: BoardSeats,
    seats: [Device; 2],
}

/// Without a word for this long, in microseconds, the server is asked; that is checked this often.
const SILENCE: u64 = 1_000_000;
const BETWEEN_LOOKS: Duration = Duration::from_millis(250);

impl Device {
    fn on(line: SeatSocket) -> Device {
        Device { line, seen: 0, hash: String::new(), heard: now() }
    }

    /// The next text; none when the line is gone.
    async fn hear(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.line.next().await? {
                Ok(Message::Text(text)) => {
                    self.heard = now();
                    self.is_shown(&text);
                    return Some(text);
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// What a page remembers of what it is shown.
    fn is_shown(&mut self, text: &str) {
        if let Some(seq) = seq_of(text) {
            self.seen = self.seen.max(seq);
            let hash = text.rsplit_once("\"hash\":\"").and_then(|(_, rest)| rest.split_once('"'));
            if let Some((hash, _)) = hash {
                hash.clone_into(&mut self.hash);
            }
        }
    }

    async fn beat(&mut self) {
        if now().saturating_sub(self.heard) > SILENCE {
            // A line that is gone is noticed when somebody acts.
            let _ = self.line.send(Message::text("beat")).await;
        }
    }
}

impl Devices {
    pub(super) fn at(way: Way, place: BoardSeats, lines: [SeatSocket; 2]) -> Devices {
        Devices { way, place, seats: lines.map(Device::on) }
    }

    /// The seat of a side.
    fn number(by: &str) -> usize {
        usize::from(by != "white")
    }

    /// Goes on reading while the board rests.
    async fn read_until(&mut self, due: u64, sent: &[AtomicU64], outcome: &mut Outcome) {
        let rest = tokio::time::sleep(Duration::from_micros(due.saturating_sub(now())));
        tokio::pin!(rest);
        loop {
            let [white, black] = &mut self.seats;
            let text = tokio::select! {
                () = &mut rest => return,
                Some(text) = white.hear() => text,
                Some(text) = black.hear() => text,
                () = tokio::time::sleep(BETWEEN_LOOKS) => {
                    white.beat().await;
                    black.beat().await;
                    continue;
                }
            };
            outcome.shown.extend(took(&text, sent));
        }
    }

    /// Loads the page of a seat again, which first tells the server what it was shown before.
    async fn reload(&mut self, seat: usize) -> Result<(), String> {
        let line = self.place.open(&self.way, &self.place.seats[seat]).await?;
        let device = &mut self.seats[seat];
        (device.line, device.heard) = (line, now());
        if !device.hash.is_empty() {
            let known = format!(
                "{{\"type\":\"known\",\"key\":\"known-{}\",\"seq\":{},\"hash\":\"{}\"}}",
                now(),
                device.seen,
                device.hash
            );
            device.line.send(Message::text(known)).await.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// Sends an act; over a new line where the old one is gone, as the page does it. Whether it was acknowledged.
    async fn act(&mut self, act: &Played, key: &str, sent: &[AtomicU64], outcome: &mut Outcome) -> bool {
        let seat = Devices::number(act.by);
        // What had been shown when it was done; it is the same when the act is sent again.
        let text = format!(
            "{{\"type\":\"act\",\"key\":\"{key}\",\"seen\":{},\"by\":\"{}\",\"act\":{}}}",
            self.seats[seat].seen, act.by, act.deed
        );
        for is_last in [false, true] {
            let device = &mut self.seats[seat];
            if device.line.send(Message::text(&text)).await.is_ok()
                && answered(device, key, sent, outcome).await
            {
                return true;
            }
            if is_last || self.reload(seat).await.is_err() {
                return false;
            }
            outcome.reopened += 1;
        }
        false
    }
}

/// Waits for the answer; false if it does not come or is not an acknowledgement.
async fn answered(device: &mut Device, key: &str, sent: &[AtomicU64], outcome: &mut Outcome) -> bool {
    let (taken, refused) = ("{\"type\":\"ack\"", "{\"type\":\"refused\"");
    let ours = format!("\"key\":\"{key}\"");
    let heard = async {
        while let Some(text) = device.hear().await {
            if text.starts_with(taken) && text.contains(&ours) {
                return true;
            }
            if text.starts_with(refused) {
                eprintln!("{text}");
                return false;
            }
            outcome.shown.extend(took(&text, sent));
        }
        false
    };
    tokio::time::timeout(PATIENCE, heard).await.unwrap_or(false)
}

/// Plays one game, act by act, each after the answer to the one before.
pub(super) async fn drive(mut devices: Devices, plan: Plan, sent: Arc<Vec<AtomicU64>>) -> Outcome {
    let mut outcome = Outcome::default();
    let mut due = now() + plan.rest;
    for (number, act) in plan.played.iter().enumerate() {
        if due <= now() && number > 0 {
            outcome.late += 1;
        }
        devices.read_until(due, &sent, &mut outcome).await;
        if now() > plan.end {
            break;
        }
        let seat = Devices::number(act.by);
        if plan.habits.sleeps == Some(number) {
            tokio::time::sleep(SLEEP).await;
            due = now();
        }
        if plan.habits.reloads == Some(number) && devices.reload(seat).await.is_err() {
            outcome.lost += 1;
            return outcome;
        }
        due += plan.between.as_micros() as u64;
        let at = now();
        if let Some(place) = sent.get(number + 1 + plan.before) {
            place.store(at, Ordering::SeqCst);
        }
        // As long as the page's own.
        if !devices.act(act, &format!("{number:032x}"), &sent, &mut outcome).await {
            outcome.lost += 1;
            return outcome;
        }
        outcome.acks.push(now() - at);
        outcome.sent.push(at);
    }
    if plan.ends == Ends::ByResignation {
        let resigns = Played { by: "white", deed: "{\"do\":\"resign\"}".to_owned() };
        if !devices.act(&resigns, "end", &sent, &mut outcome).await {
            outcome.lost += 1;
        }
    }
    outcome
}
