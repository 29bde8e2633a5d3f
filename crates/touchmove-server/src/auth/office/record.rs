//! The office's decisions in its journal: read from there, and written before they take effect.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;
use touchmove_store::{Append, Appended, JournalRow, Kind, Lease, Store, StoreError, Stored};
use touchmove_wire::v1::office::OfficeDeed;

use super::{Accounts, Inner, OfficeRefusal};
use crate::net::problem::ServeError;
use crate::outage::timeline::Timeline;

/// The journal that all nodes write.
const OF_ALL: &str = "office";
/// How often it is polled without a hint: hints are lost while the database is unavailable.
const BETWEEN_READS: Duration = Duration::from_secs(1);
/// How often a decision is retried because another node was writing at the same time.
const TRIES: u32 = 64;

/// Who writes the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keeper<'a> {
    /// This server alone.
    Alone(&'a str),
    /// Every node; this is the name of one.
    Node(&'a str),
}

impl Keeper<'_> {
    /// The journal that is written.
    pub(crate) fn journal(self) -> String {
        match self {
            Keeper::Alone(name) => format!("office-{name}"),
            Keeper::Node(_) => OF_ALL.to_owned(),
        }
    }
}

/// The journal that is written, and how far each is read.
pub(super) struct Record {
    journal: String,
    right: WriteAuthority,
    read: HashMap<String, u32>,
}

/// By what right a decision is written.
enum WriteAuthority {
    Own(Lease),
    /// Any node may; its decisions are known by this name.
    Anybodys(String),
}

impl Record {
    pub(super) async fn begin(
        store: &Store,
        timeline: &Timeline,
        keeper: Keeper<'_>,
    ) -> Result<Record, ServeError> {
        let (journal, now) = (keeper.journal(), timeline.now());
        let row = JournalRow { id: journal.clone(), kind: Kind::Office, terms: "{}".into(), created: now };
        match store.create(row).await {
            Ok(()) | Err(StoreError::JournalExists) => {}
            Err(error) => return Err(error.into()),
        }
        let right = match keeper {
            Keeper::Alone(_) => WriteAuthority::Own(store.take(&journal, now).await?.lease),
            Keeper::Node(name) => WriteAuthority::Anybodys(format!("{name}-{}", timeline.boot_id())),
        };
        Ok(Record { journal, right, read: HashMap::new() })
    }

    /// Whether other nodes write it too.
    pub(super) fn is_shared(&self) -> bool {
        matches!(self.right, WriteAuthority::Anybodys(_))
    }

    fn last(&self, journal: &str) -> u32 {
        self.read.get(journal).copied().unwrap_or(0)
    }

    /// A decision as the journal is to keep it.
    fn entry(&self, deed: &OfficeDeed, [actor, device]: [&str; 2], now: u64) -> Append {
        let seq = self.last(&self.journal) + 1;
        let (lease, key) = match &self.right {
            WriteAuthority::Own(lease) => (*lease, seq.to_string()),
            WriteAuthority::Anybodys(name) => (Lease::default(), format!("{name}-{seq}")),
        };
        Append {
            journal: self.journal.clone(),
            seq,
            at: now + lease.ahead,
            actor: actor.to_owned(),
            device: device.to_owned(),
            act: serde_json::to_string(deed).unwrap_or_default(),
            rulings: "[]".to_owned(),
            key,
            lease,
        }
    }

    async fn append(&self, store: &Store, entry: Append) -> Result<Appended, StoreError> {
        match self.right {
            WriteAuthority::Own(_) => store.append(entry).await,
            WriteAuthority::Anybodys(_) => store.append_as_any(entry).await,
        }
    }
}

/// An entry that was read and has not taken effect.
type Unread = (String, Stored, OfficeDeed);

/// What stands in the journals after what was read.
async fn unread(store: &Store, read: &HashMap<String, u32>) -> Result<Vec<Unread>, ServeError> {
    let mut rows = store.journals(Kind::Office).await?;
    // Journals written by a single node date from before nodes shared one.
    rows.sort_by_key(|row| row.id == OF_ALL);
    let mut found = Vec::new();
    for row in rows {
        let after = read.get(&row.id).copied().unwrap_or(0);
        for entry in store.entries(&row.id, after).await? {
            let deed = serde_json::from_str(&entry.act)
                .map_err(|error| ServeError::Game(format!("{}: {error}", row.id)))?;
            found.push((row.id.clone(), entry, deed));
        }
    }
    Ok(found)
}

impl Accounts {
    /// Lets entries take effect, each once.
    fn take_in(&self, inner: &mut Inner, found: Vec<Unread>) {
        for (journal, entry, deed) in found {
            if entry.seq == inner.record.last(&journal) + 1 {
                // After a restart nobody counts as idle yet.
                self.apply(&deed, entry.at.max(self.timeline.now()));
                inner.record.read.insert(journal, entry.seq);
            }
        }
    }

    /// Reads on in every office journal. Nobody has to wait for an unavailable database to be identified.
    pub(super) async fn catch_up(&self) -> Result<(), ServeError> {
        let read = self.inner.lock().await.record.read.clone();
        let found = unread(&self.store, &read).await?;
        self.take_in(&mut *self.inner.lock().await, found);
        Ok(())
    }

    /// Stores a decision, then lets it take effect. If another node was first, its entries are read, and the decision is stored only if
    /// it is still possible after them.
    pub(super) async fn decide(
        &self,
        inner: &mut Inner,
        deed: OfficeDeed,
        actor: &str,
        device: &str,
    ) -> Result<(), OfficeRefusal> {
        for _ in 0..TRIES {
            let now = self.timeline.now();
            self.office().admits(&deed, now)?;
            let entry = inner.record.entry(&deed, [actor, device], now);
            let seq = entry.seq;
            match inner.record.append(&self.store, entry).await {
                Err(StoreError::Taken { .. }) => {
                    let found = unread(&self.store, &inner.record.read).await?;
                    self.take_in(inner, found);
                }
                Err(error) => return Err(error.into()),
                Ok(Appended::Now(_) | Appended::Before(_)) => {
                    inner.record.read.insert(inner.record.journal.clone(), seq);
                    self.apply(&deed, self.timeline.now());
                    return Ok(());
                }
            }
        }
        Err(OfficeRefusal::Wait(1000))
    }
}

/// Reads on whenever another node has decided something, and periodically where there are others.
pub(super) async fn follow(desk: Arc<Accounts>) {
    let mut changes = desk.store.changes();
    let shared = desk.inner.lock().await.record.is_shared();
    let mut ticks = tokio::time::interval(BETWEEN_READS);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let is_due = tokio::select! {
            changed = changes.recv() => match changed {
                Ok(changed) => changed.journal.starts_with(OF_ALL),
                // Some hints were missed: read on in any case.
                Err(broadcast::error::RecvError::Lagged(_)) => true,
                Err(broadcast::error::RecvError::Closed) => return,
            },
            _ = ticks.tick(), if shared => true,
        };
        if is_due && let Err(error) = desk.catch_up().await {
            // What cannot be read now is read at the next hint, or a second later.
            tracing::warn!("the office: {error}");
        }
    }
}
