//! Reading beside the writer: connections of their own to the same file, so that nobody's act waits for somebody who looks.

use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::thread;

use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::JoinSet;

use crate::apply::Keeper;
use crate::command::Read;
use crate::error::StoreError;
use crate::{file, packed, read};

/// The tasks that read, each on a connection of its own.
pub(crate) struct Readers {
    tasks: JoinSet<()>,
    ending: watch::Sender<()>,
}

/// What is asked of them; the first that is free takes the next.
pub(crate) type ReadRequests = mpsc::Sender<Read>;

/// How many questions wait.
const WAITING: usize = 1024;

impl Readers {
    /// Where the writer is asked for everything.
    pub(crate) fn none() -> Readers {
        Readers { tasks: JoinSet::new(), ending: watch::channel(()).0 }
    }

    /// As many as there are cores; none where the file takes one connection only.
    pub(crate) async fn beside(path: &Path) -> Result<(Readers, Option<ReadRequests>), StoreError> {
        let mut readers = Readers::none();
        if !cfg!(unix) {
            return Ok((readers, None));
        }
        let (asked, waiting) = mpsc::channel(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            let connection = file::open_beside(path).await?;
            let (waiting, ending) = (Arc::clone(&waiting), readers.ending.subscribe());
            readers.tasks.spawn(serve(connection, waiting, ending));
        }
        Ok((readers, Some(asked)))
    }

    /// Lets them finish what they read, and closes their connections.
    pub(crate) async fn end(self) {
        let Readers { mut tasks, ending } = self;
        drop(ending);
        while tasks.join_next().await.is_some() {}
    }
}

/// Answers until nobody can ask any more, or the file is closed.
async fn serve(
    mut connection: AnyConnection,
    waiting: Arc<Mutex<mpsc::Receiver<Read>>>,
    mut ending: watch::Receiver<()>,
) {
    loop {
        let next = async { waiting.lock().await.recv().await };
        let read = tokio::select! {
            read = next => read,
            _ = ending.changed() => None,
        };
        let Some(read) = read else { break };
        look(&mut connection, &Keeper::File, read).await;
    }
    let _ = connection.close().await;
}

/// Answers one question.
pub(crate) async fn look(connection: &mut AnyConnection, keeper: &Keeper, read: Read) {
    match read {
        Read::LastMark(reply) => drop(reply.send(keeper.last_mark(connection).await)),
        Read::Journals(reply) => drop(reply.send(read::journals(connection).await)),
        Read::Entries { journal, after, reply } => {
            let entries = match keeper {
                Keeper::File if after == 0 => packed::entries(connection, &journal).await,
                Keeper::File | Keeper::Nodes(_) => read::entries(connection, &journal, after).await,
            };
            drop(reply.send(entries));
        }
        Read::Closed(reply) => drop(reply.send(keeper.read_closed(connection).await)),
        Read::Head(journal, reply) => drop(reply.send(read::head(connection, &journal).await)),
        Read::Knows(journal, head, reply) => drop(reply.send(read::knows(connection, &journal, head).await)),
        Read::Owner(journal, reply) => drop(reply.send(keeper.owner(connection, &journal).await)),
        Read::Orphans(reply) => drop(reply.send(keeper.orphans(connection).await)),
        Read::Unused(reply) => drop(reply.send(keeper.read_unused(connection).await)),
        Read::Copy(path, reply) => drop(reply.send(keeper.copy(connection, &path).await)),
    }
}
