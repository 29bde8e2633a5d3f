//! One table with an electronic board: moves read on it are made in the game.

use std::sync::Arc;
use std::time::Duration;

use crate::boards::livechess::ClockReport;
use tokio::sync::{broadcast, mpsc, oneshot};
use touchmove_chess::Board;
use touchmove_clock::Moment;
use touchmove_feed::{Reader, Remark, Shown, Signal};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::feed::FeedShown;

use crate::app::State;
use crate::tables::act_key;
use crate::tables::door::Door;
use crate::tables::registry::Seated;
use crate::tables::table::{IncomingAct, Request};
use crate::tables::view::Committed;

/// What LiveChess reports about a board.
pub(super) enum Report {
    /// Something has changed.
    Happened { board: Option<Board>, clock: Option<ClockReport> },
    /// The complete state.
    Stands { board: Option<Board>, clock: Option<ClockReport> },
    /// It does not answer.
    Lost,
}

/// How often a board is checked again while a change is still being confirmed.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);
/// How often a board is read at most for one report; each time something is done.
const MOST_READINGS: usize = 64;

/// The name under which the board's acts are recorded in the journal.
const ACTOR: &str = "board";

/// Follows the board of a table until it is taken away.
pub(super) async fn follow(
    state: Arc<State>,
    table: Seated,
    serial: String,
    mut reports: mpsc::Receiver<Report>,
) {
    let mut follower = Follower { reader: Reader::new(state.boards.pace), reached: false, serial };
    let mut watching = table.door.watching.subscribe();
    loop {
        let Some(standing) = standing(&table.door).await else { break };
        let now = Moment::at((table.door.now)());
        let restless = follower.reader.is_restless(&standing.game, now);
        tokio::select! {
            report = reports.recv() => match report {
                // The moment of an act is the moment its report is read.
                Some(report) => follower.hear(&report, Moment::at((table.door.now)())),
                None => break,
            },
            committed = watching.recv() => match committed {
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => break,
            },
            () = tokio::time::sleep(BETWEEN_LOOKS), if restless => {}
        }
        let Some(standing) = follower.read(&state, &table.door).await else { break };
        let shown = follower.describe(&standing, Moment::at((table.door.now)()));
        if state.boards.shows(&table.id, shown) {
            // Open desks are shown it.
            state.change_log.add(table.id.clone());
        }
    }
    state.boards.forget(&table.id);
    state.change_log.add(table.id.clone());
}

struct Follower {
    reader: Reader,
    reached: bool,
    serial: String,
}

impl Follower {
    fn hear(&mut self, report: &Report, at: Moment) {
        match report {
            Report::Lost => {
                self.reached = false;
                self.reader.lose();
            }
            Report::Happened { board, clock } => {
                self.reached = true;
                self.see(board.as_ref(), at);
                if clock.is_some() {
                    self.reader.clock(clock.map(shown_clock), at);
                }
            }
            Report::Stands { board, clock } => {
                self.reached = true;
                self.see(board.as_ref(), at);
                self.reader.clock(clock.map(shown_clock), at);
            }
        }
    }

    fn see(&mut self, board: Option<&Board>, at: Moment) {
        if let Some(board) = board {
            self.reader.see(board, at);
        }
    }

    /// Does what follows from the reports; returns the game after it, if the table is there.
    async fn read(&mut self, state: &State, door: &Door) -> Option<Arc<Committed>> {
        for _ in 0..MOST_READINGS {
            let standing = standing(door).await?;
            let before = self.reader.clone();
            let readings = self.reader.read(&standing.game, Moment::at((door.now)()));
            if readings.is_empty() {
                return Some(standing);
            }
            for (place, reading) in readings.into_iter().enumerate() {
                let key =
                    act_key::system(format_args!("board-{}-{}-{place}", self.serial, standing.head.seq));
                let deed = Deed(reading.act);
                let said = IncomingAct::now(key, ACTOR, deed, reading.at.get());
                if !act(door, said).await {
                    // Nothing is lost: it is read again as soon as something can be done.
                    self.reader = before;
                    return Some(standing);
                }
                state.metrics.acts.inc();
            }
        }
        standing(door).await
    }

    fn describe(&self, standing: &Committed, at: Moment) -> FeedShown {
        let difference = self.reader.difference(&standing.game, at);
        let mut shown = FeedShown {
            serial: self.serial.clone(),
            reached: self.reached,
            kings: None,
            disorder: Vec::new(),
            clock_runs: false,
            turned: false,
            difference,
        };
        for remark in self.reader.remarks() {
            match remark {
                Remark::Kings(signal) => shown.kings = Some(score(*signal).to_owned()),
                Remark::Disorder(squares) => {
                    shown.disorder = squares.to_vec();
                }
                Remark::ClockRuns => shown.clock_runs = true,
                Remark::Round => shown.turned = true,
            }
        }
        shown
    }
}

fn score(signal: Signal) -> &'static str {
    match signal {
        Signal::WhiteWins => "1-0",
        Signal::BlackWins => "0-1",
        Signal::Draw => "1/2-1/2",
    }
}

fn shown_clock(clock: ClockReport) -> Shown {
    Shown { left: clock.left, running: clock.running }
}

/// The game in its current state.
async fn standing(door: &Door) -> Option<Arc<Committed>> {
    let (reply, answer) = oneshot::channel();
    door.requests.send(Request::Tell(reply)).await.ok()?;
    answer.await.ok()
}

/// Performs an act; false if the table does not accept it now.
async fn act(door: &Door, said: IncomingAct) -> bool {
    let (reply, answer) = oneshot::channel();
    let sent = door.requests.send(Request::Act(said, reply)).await.is_ok();
    sent && matches!(answer.await, Ok(Ok(_)))
}
