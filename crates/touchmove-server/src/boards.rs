//! Electronic boards: LiveChess reports what is on them, and the moves read from it are made at their tables.
//!
//! A board is evidence, not a judge: what it shows becomes acts of the players, what cannot be explained is shown to the
//! arbiter, and whatever the arbiter enters stands.

mod line;
mod livechess;
mod reading;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::boards::livechess::BoardReport;
use tokio::sync::Notify;
use touchmove_feed::Pace;
use touchmove_wire::v1::event::feed::{FeedBoard, FeedShown, FeedsShown};

pub(crate) use line::keep;

/// The boards, as far as they are known.
pub(crate) struct Boards {
    url: Option<String>,
    pace: Pace,
    known: Mutex<BoardsState>,
    /// A board was assigned to a table, or removed.
    assigned: Notify,
}

#[derive(Default)]
struct BoardsState {
    /// Whether LiveChess answers.
    reached: bool,
    seen: BTreeMap<String, BoardStatus>,
    /// What the arbiter should see, by the games.
    shown: HashMap<String, FeedShown>,
}

/// A board that LiveChess knows.
#[derive(Clone, PartialEq, Eq, Debug)]
struct BoardStatus {
    reached: bool,
    battery: Option<String>,
}

impl Boards {
    /// Boards read from this address, if any, at this rate.
    pub(crate) fn new(url: Option<String>, pace: Pace) -> Boards {
        Boards { url, pace, known: Mutex::default(), assigned: Notify::new() }
    }

    fn state(&self) -> MutexGuard<'_, BoardsState> {
        // After a panic elsewhere, what was known is still valid.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All boards, and the games they are assigned to.
    pub(crate) fn all(&self, assigned: &BTreeMap<String, String>) -> FeedsShown {
        let known = self.state();
        let mut boards: BTreeMap<&str, FeedBoard> = BTreeMap::new();
        for serial in known.seen.keys().chain(assigned.keys()) {
            let seen = known.seen.get(serial);
            let board = FeedBoard {
                serial: serial.clone(),
                reached: known.reached && seen.is_some_and(|seen| seen.reached),
                battery: seen.and_then(|seen| seen.battery.clone()),
                game: assigned.get(serial).cloned(),
            };
            boards.insert(serial, board);
        }
        FeedsShown {
            livechess: self.url.clone(),
            reached: known.reached,
            boards: boards.into_values().collect(),
        }
    }

    /// What the arbiter should see of the board of a game, if it has one.
    pub(crate) fn of_game(&self, game: &str) -> Option<FeedShown> {
        self.state().shown.get(game).cloned()
    }

    /// A board was assigned to a table, or removed.
    pub(crate) fn note_reassignment(&self) {
        self.assigned.notify_one();
    }

    /// LiveChess has reported which boards it knows.
    fn note_boards(&self, boards: &[BoardReport]) {
        let seen = boards.iter().map(|board| {
            let seen = BoardStatus { reached: is_reached(board), battery: board.battery.clone() };
            (board.serial.clone(), seen)
        });
        let mut known = self.state();
        known.reached = true;
        known.seen = seen.collect();
    }

    /// LiveChess does not answer.
    fn mark_unreachable(&self) {
        self.state().reached = false;
    }

    /// What the board of a game shows now; returns whether that has changed, apart from the clocks.
    fn shows(&self, game: &str, shown: FeedShown) -> bool {
        let plain = |shown: &FeedShown| FeedShown { difference: None, ..shown.clone() };
        let now = plain(&shown);
        let before = self.state().shown.insert(game.to_owned(), shown);
        before.as_ref().map(plain) != Some(now)
    }

    /// A game has no board any more.
    fn forget(&self, game: &str) {
        self.state().shown.remove(game);
    }
}

/// Whether a board answers; one that lags behind still does.
fn is_reached(board: &BoardReport) -> bool {
    matches!(board.state.as_deref(), Some("ACTIVE" | "DELAYED"))
}
