//! The two devices of a board: they act in turn, reload their page, fall asleep and come back.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio_tungstenite::tungstenite::Message;

use super::hall::{Ends, Line, Outcome, Place, Way, now};
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

/// A tablet that is asleep reads nothing for so long.
const SLEEP: Duration = Duration::from_secs(6);

/// How long the act of a view took to be seen here.
pub(super) fn took(text: &str, sent: &[AtomicU64]) -> Option<u64> {
    if !text.starts_with("{\"type\":\"view\"") && !text.starts_with("{\"type\":\"changed\"") {
        return None;
    }
    let (_, rest) = text.split_once("\"seq\":")?;
    let seq: usize = rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()?;
    let at = sent.get(seq)?.load(Ordering::SeqCst);
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

/// Both players' devices.
pub(super) struct Devices {
    pub(super) way: Way,
    pub(super) place: Place,
    pub(super) seats: [Line; 2],
}

impl Devices {
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
                Some(message) = white.next() => message,
                Some(message) = black.next() => message,
                else => return,
            };
            if let Ok(Message::Text(text)) = text {
                outcome.shown.extend(took(&text, sent));
            }
        }
    }

    /// Loads the page of a seat again.
    async fn reload(&mut self, seat: usize) -> Result<(), String> {
        self.seats[seat] = self.place.open(&self.way, &self.place.seats[seat]).await?;
        Ok(())
    }

    /// Sends an act; over a new line where the old one is gone, as the page does it. Whether it was acknowledged.
    async fn act(&mut self, seat: usize, text: &str, sent: &[AtomicU64], outcome: &mut Outcome) -> bool {
        for is_last in [false, true] {
            let line = &mut self.seats[seat];
            if line.send(Message::text(text)).await.is_ok() && answered(line, sent, outcome).await {
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
        let text =
            format!("{{\"type\":\"act\",\"key\":\"k{number}\",\"by\":\"{}\",\"act\":{}}}", act.by, act.deed);
        if !devices.act(seat, &text, &sent, &mut outcome).await {
            outcome.lost += 1;
            return outcome;
        }
        outcome.acks.push(now() - at);
        outcome.sent.push(at);
    }
    if plan.ends == Ends::ByResignation {
        let resigns = "{\"type\":\"act\",\"key\":\"end\",\"by\":\"white\",\"act\":{\"do\":\"resign\"}}";
        if !devices.act(0, resigns, &sent, &mut outcome).await {
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
