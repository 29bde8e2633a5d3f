//! The connection to LiveChess: kept open, and reopened after a failure with increasing delay.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::auth::security_line::SecurityWord;
use crate::boards::livechess::{BoardReport, LiveChessMessage, ask_boards, subscribe};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use touchmove_conduct::Phase;
use touchmove_wire::v1::live::TableKind;

use super::is_reached;
use super::reading::{Report, follow};
use crate::app::State;
use crate::outage::stop_clocks::Why;
use crate::tables::games::outline;
use crate::tables::registry::Seated;

/// How long to wait before reconnecting: twice as long after every failure.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(15);
/// How long LiveChess may take to answer at all.
const SLOWEST: Duration = Duration::from_secs(10);
/// How often all boards are polled, and how many answers may be missed.
const BETWEEN_LISTS: Duration = Duration::from_secs(2);
const SILENT: u8 = 5;
/// How many reports may wait for a table; the next full list makes up for any that are dropped.
const WAITING: usize = 256;

type LiveChessSocket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Keeps the connection open as long as the server runs.
pub(crate) async fn keep(state: Arc<State>) {
    let Some(url) = state.boards.url.clone() else { return };
    let mut tables = Tables::default();
    let mut wait = FIRST_WAIT;
    loop {
        let opened = tokio::time::timeout(SLOWEST, tokio_tungstenite::connect_async(&url)).await;
        if let Ok(Ok((line, _))) = opened
            && talk(&state, line, &mut tables).await
        {
            wait = FIRST_WAIT;
        }
        state.boards.mark_unreachable();
        tables.follow(&state).await;
        tables.all_lost().await;
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

/// Talks until the connection breaks; returns whether anything was received.
async fn talk(state: &Arc<State>, mut line: LiveChessSocket, tables: &mut Tables) -> bool {
    let mut heard_of = false;
    let mut subscribed: BTreeSet<String> = BTreeSet::new();
    let mut lists = tokio::time::interval(BETWEEN_LISTS);
    let mut unanswered = 0;
    loop {
        tables.follow(state).await;
        for serial in tables.open.keys() {
            if subscribed.insert(serial.clone()) {
                let number = u64::try_from(subscribed.len()).unwrap_or(u64::MAX);
                if line.send(Message::text(subscribe(number, serial))).await.is_err() {
                    return heard_of;
                }
            }
        }
        tokio::select! {
            message = line.next() => match message {
                Some(Ok(Message::Text(text))) => match LiveChessMessage::read(text.as_str()) {
                    LiveChessMessage::Boards(boards) => {
                        (unanswered, heard_of) = (0, true);
                        state.boards.note_boards(&boards);
                        tables.note_boards(&boards).await;
                    }
                    LiveChessMessage::Event(report) => tables.tell(&report).await,
                    LiveChessMessage::Nothing => {}
                },
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return heard_of,
            },
            _ = lists.tick() => {
                unanswered += 1;
                if unanswered > SILENT || line.send(Message::text(ask_boards())).await.is_err() {
                    return heard_of;
                }
            }
            () = state.boards.assigned.notified() => {}
        }
    }
}

/// The tables that have a board, by its number.
#[derive(Default)]
struct Tables {
    open: BTreeMap<String, Open>,
}

struct Open {
    game: String,
    reports: mpsc::Sender<Report>,
}

/// Whether the table is kept by this server, which then reads its board. From another node it is taken over before the
/// game begins, or while its clocks are stopped.
async fn is_here(state: &State, table: &Seated) -> bool {
    if table.door.ours.load(Ordering::SeqCst) {
        return true;
    }
    match outline(&table.door).await.map(|outline| outline.phase) {
        Some(Phase::NotStarted | Phase::Stopped | Phase::Adjourned) => {
            let wanted = std::slice::from_ref(&table.id);
            let taken = !state.tables.take(wanted, Why::Wanted).await.is_empty();
            if taken {
                let about = format!("game {}: its board is read here, this server keeps it", table.id);
                state.security.note(SecurityWord::Takeover, "system", None, &about);
            }
            taken
        }
        Some(Phase::Playing | Phase::ResultPending | Phase::Over | Phase::Cancelled) | None => false,
    }
}

impl Tables {
    /// Starts following boards assigned since, and stops following those removed; a follower ends when its channel closes.
    async fn follow(&mut self, state: &Arc<State>) {
        let assigned = state.accounts.boards();
        self.open
            .retain(|serial, open| assigned.get(serial) == Some(&open.game) && !open.reports.is_closed());
        for (serial, game) in assigned {
            if self.open.contains_key(&serial) {
                continue;
            }
            let found = state.tables.find(&game).await;
            let Some(table) = found.filter(|table| table.terms.kind == TableKind::Feed) else { continue };
            if !is_here(state, &table).await {
                continue;
            }
            let (reports, waiting) = mpsc::channel(WAITING);
            tokio::spawn(follow(Arc::clone(state), table, serial.clone(), waiting));
            self.open.insert(serial, Open { game, reports });
        }
    }

    /// The state of every board, and which are missing.
    async fn note_boards(&self, boards: &[BoardReport]) {
        for (serial, open) in &self.open {
            let board = boards.iter().find(|board| board.serial == *serial).filter(|board| is_reached(board));
            let report = match board {
                // In a list, a clock that is not named is absent.
                Some(board) => Report::Stands { board: board.board, clock: board.clock },
                None => Report::Lost,
            };
            // A table that is closed needs no report.
            let _ = open.reports.send(report).await;
        }
    }

    /// Something happened on a board.
    async fn tell(&self, report: &BoardReport) {
        if let Some(open) = self.open.get(&report.serial) {
            let happened = Report::Happened { board: report.board, clock: report.clock };
            let _ = open.reports.send(happened).await;
        }
    }

    async fn all_lost(&self) {
        for open in self.open.values() {
            let _ = open.reports.send(Report::Lost).await;
        }
    }
}
