//! How a table is reached. A game that is over is closed after a while: its task ends, and anyone who asks for it next has it read
//! again from its journal.

use std::fmt::{self, Display, Formatter};
use std::pin::Pin;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::{OwnedMutexGuard, broadcast, mpsc};

use crate::outage::table_fault::{self, Ended};
use crate::tables::table::{Outline, Request, Table};
use crate::tables::view::Committed;

/// Now, on the scale of a table's journal.
pub(crate) type Now = Arc<dyn Fn() -> u64 + Send + Sync>;

/// How others reach the table.
#[derive(Clone)]
pub(crate) struct Door {
    pub(crate) requests: Requests,
    pub(crate) watching: Watching,
    pub(crate) now: Now,
    /// Whether the journal is this server's.
    pub(crate) ours: Arc<AtomicBool>,
}

/// Anyone who watches a table is told of every entry; a game that nobody watches needs no room for it.
#[derive(Clone, Default)]
pub(crate) struct Watching(Arc<OnceLock<broadcast::Sender<Arc<Committed>>>>);

/// How many entries wait for somebody slow.
const WAITING_VIEWS: usize = 64;
/// How many requests wait for a table.
const WAITING_REQUESTS: usize = 64;

impl Watching {
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Arc<Committed>> {
        self.0.get_or_init(|| broadcast::channel(WAITING_VIEWS).0).subscribe()
    }

    pub(crate) fn send(&self, committed: Arc<Committed>) {
        if let Some(watching) = self.0.get() {
            // It is not an error if nobody watches.
            let _ = watching.send(committed);
        }
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.0.get().is_some_and(|watching| watching.receiver_count() > 0)
    }
}

/// The table is unavailable: its game cannot be read.
#[derive(Debug)]
pub(crate) struct TableUnavailable;

impl Display for TableUnavailable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("the table cannot be reached")
    }
}

impl std::error::Error for TableUnavailable {}

/// Reads a game from its journal, for a table that was closed.
pub(crate) type Opener =
    Box<dyn Fn() -> Pin<Box<dyn Future<Output = Result<Table, String>> + Send>> + Send + Sync>;

/// The requests of a table; its task is started where it does not run.
#[derive(Clone)]
pub(crate) struct Requests(Arc<Way>);

struct Way {
    stage: Mutex<Stage>,
    /// Starts the task; one at a time.
    waking: tokio::sync::Mutex<()>,
    /// The task has it for as long as it runs: no game is at two tables.
    running: Arc<tokio::sync::Mutex<()>>,
    opener: Opener,
}

enum Stage {
    Open(mpsc::Sender<Request>),
    /// Its game is over, and came to this.
    Closed(Outline),
    /// The game cannot be read, and is held.
    Failed,
}

impl Requests {
    /// Of a table that begins now.
    pub(crate) fn open(table: Table, opener: Opener) -> Requests {
        let (requests, waiting) = mpsc::channel(WAITING_REQUESTS);
        let way = Requests::new(Stage::Open(requests), opener);
        if let Ok(running) = Arc::clone(&way.0.running).try_lock_owned() {
            way.run(table, waiting, running);
        }
        way
    }

    /// Of a game that is over.
    pub(crate) fn closed(outline: Outline, opener: Opener) -> Requests {
        Requests::new(Stage::Closed(outline), opener)
    }

    fn new(stage: Stage, opener: Opener) -> Requests {
        let (waking, running) = (tokio::sync::Mutex::new(()), Arc::default());
        Requests(Arc::new(Way { stage: Mutex::new(stage), waking, running, opener }))
    }

    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.0.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn sender(&self) -> Option<mpsc::Sender<Request>> {
        match &*self.stage() {
            Stage::Open(requests) => Some(requests.clone()),
            Stage::Closed(_) | Stage::Failed => None,
        }
    }

    /// What a game has come to whose task has ended because it is over.
    pub(crate) fn as_closed(&self) -> Option<Outline> {
        match &*self.stage() {
            Stage::Closed(outline) => Some(outline.clone()),
            Stage::Open(_) | Stage::Failed => None,
        }
    }

    /// Asks the table; one that was closed is opened for it.
    pub(crate) async fn send(&self, mut request: Request) -> Result<(), TableUnavailable> {
        loop {
            if let Some(requests) = self.sender() {
                match requests.send(request).await {
                    Ok(()) => return Ok(()),
                    // It was just closing.
                    Err(mpsc::error::SendError(again)) => request = again,
                }
            }
            self.wake().await?;
        }
    }

    /// Asks the table unless it is closed: a game that is over has no clock to be stopped.
    pub(crate) async fn send_if_open(&self, request: Request) -> Result<(), TableUnavailable> {
        let requests = self.sender().ok_or(TableUnavailable)?;
        requests.send(request).await.map_err(|_| TableUnavailable)
    }

    /// A hint, which a table that is closed or too busy need not hear.
    pub(crate) fn hint(&self, request: Request) {
        if let Some(requests) = self.sender() {
            let _ = requests.try_send(request);
        }
    }

    async fn wake(&self) -> Result<(), TableUnavailable> {
        let _one = self.0.waking.lock().await;
        if self.sender().is_some_and(|requests| !requests.is_closed()) {
            return Ok(());
        }
        let running = Arc::clone(&self.0.running).lock_owned().await;
        if matches!(&*self.stage(), Stage::Failed) {
            return Err(TableUnavailable);
        }
        match (self.0.opener)().await {
            Ok(table) => {
                let (requests, waiting) = mpsc::channel(WAITING_REQUESTS);
                *self.stage() = Stage::Open(requests);
                self.run(table, waiting, running);
                Ok(())
            }
            Err(why) => {
                tracing::warn!("{why}; the game is held");
                *self.stage() = Stage::Failed;
                Err(TableUnavailable)
            }
        }
    }

    fn run(&self, table: Table, waiting: mpsc::Receiver<Request>, running: OwnedMutexGuard<()>) {
        // The task must not keep itself alive: it ends when nobody can ask for it any more.
        let way = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            let ended = table_fault::run_table(table, waiting).await;
            let Some(way) = way.upgrade().map(Requests) else { return };
            let is_over = match ended {
                Ended::Closed(outline) => {
                    let is_over = outline.is_at_rest();
                    *way.stage() = Stage::Closed(outline);
                    is_over
                }
                Ended::Failed => {
                    *way.stage() = Stage::Failed;
                    true
                }
            };
            drop(running);
            if !is_over {
                // Something was asked in the last moment by which the game goes on.
                tokio::spawn(async move { drop(way.wake().await) });
            }
        });
    }
}
