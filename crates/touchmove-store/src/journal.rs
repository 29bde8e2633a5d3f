//! The journal as the rest of the server uses it.

use std::path::Path;

use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::writer::{Command, Writer};

/// A handle to the journal; all handles speak to the one task that owns the database.
#[derive(Clone, Debug)]
pub struct Journal {
    commands: mpsc::Sender<Command>,
}

/// An entry to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game.
    pub game: String,
    /// The place it was judged for; taken if somebody was first.
    pub seq: u32,
    /// The moment of the act, in milliseconds.
    pub at: u64,
    /// Who did it: a session, a seat, the system.
    pub actor: String,
    /// The act as canonical text.
    pub act: String,
    /// Its rulings as canonical text.
    pub rulings: String,
    /// The sender's own key: the same key is the same act, sent again.
    pub key: String,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It stands at this place, committed.
    Now(u32),
    /// It had been stored before, at this place.
    Before(u32),
}

/// An entry as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its place.
    pub seq: u32,
    /// The moment of the act.
    pub at: u64,
    /// Who did it.
    pub actor: String,
    /// The act.
    pub act: String,
    /// Its rulings.
    pub rulings: String,
}

/// A game as it was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its name.
    pub id: String,
    /// The terms it is played under, as canonical text.
    pub terms: String,
    /// When it was set up.
    pub created: u64,
}

/// The last proof that the server was alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alive {
    /// The moment on the server's own scale.
    pub moment: u64,
    /// Which run of the machine it was.
    pub boot_id: String,
    /// What the wall clock showed.
    pub wall: u64,
}

impl Journal {
    /// Opens the journal in a file, making it if it is not there.
    pub async fn open(file: &Path) -> Result<Journal, StoreError> {
        let (commands, waiting) = mpsc::channel(1024);
        let writer = Writer::open(file).await?;
        tokio::spawn(writer.run(waiting));
        Ok(Journal { commands })
    }

    /// Sets up a game; returns after the commit.
    pub async fn create(&self, game: GameRow) -> Result<(), StoreError> {
        self.ask(|reply| Command::Create(game, reply)).await
    }

    /// Appends an entry; returns after the commit.
    pub async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        self.ask(|reply| Command::Append(entry, reply)).await
    }

    /// Marks that the server is alive; returns after the commit.
    pub async fn mark(&self, alive: Alive) -> Result<(), StoreError> {
        self.ask(|reply| Command::Mark(alive, reply)).await
    }

    /// The last mark.
    pub async fn last_mark(&self) -> Result<Option<Alive>, StoreError> {
        self.ask(Command::LastMark).await
    }

    /// Every game, oldest first.
    pub async fn games(&self) -> Result<Vec<GameRow>, StoreError> {
        self.ask(Command::Games).await
    }

    /// The entries of a game, in order; fails where the chain is broken.
    pub async fn entries(&self, game: &str) -> Result<Vec<Stored>, StoreError> {
        let game = game.to_owned();
        self.ask(|reply| Command::Entries(game, reply)).await
    }

    async fn ask<T>(
        &self,
        command: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Command,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(command(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}
