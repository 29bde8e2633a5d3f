//! What the nodes on one PostgreSQL database say to each other: whose journal has grown.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::broadcast;

use crate::error::StoreError;
use crate::kept::Changed;
use crate::nodes::CHANNEL;

/// How long until a listener to a database that is away tries again.
const BETWEEN_TRIES: Duration = Duration::from_millis(500);

/// Passes on what the nodes say; a lost hint costs nothing, because readers read by place.
pub(crate) async fn listen(url: &str, changed: broadcast::Sender<Changed>) -> Result<(), StoreError> {
    let mut listener = listening(url).await?;
    let url = url.to_owned();
    tokio::spawn(async move {
        loop {
            pass_on(&mut listener, &changed).await;
            listener = loop {
                tokio::time::sleep(BETWEEN_TRIES).await;
                if let Ok(again) = listening(&url).await {
                    break again;
                }
            };
        }
    });
    Ok(())
}

async fn listening(url: &str) -> Result<PgListener, StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Until the database is away.
async fn pass_on(listener: &mut PgListener, changed: &broadcast::Sender<Changed>) {
    while let Ok(notice) = listener.recv().await {
        if let Some((seq, journal)) = notice.payload().split_once(' ')
            && let Ok(seq) = seq.parse()
        {
            // It is not an error if nobody listens.
            let _ = changed.send(Changed { journal: journal.to_owned(), seq });
        }
    }
}
