//! Changes on this server, numbered, so that a client that lost the connection can continue where it was.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::broadcast;
use touchmove_store::Store;

/// How many changes are remembered for clients that reconnect.
const REMEMBERED: usize = 4096;

/// A change of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) number: u64,
    pub(crate) journal: String,
}

/// The changes of this run of the server.
pub(crate) struct ChangeLog {
    /// Numbers of another run mean nothing to this one.
    run: String,
    known: Mutex<RecentChanges>,
    changes: broadcast::Sender<Change>,
}

#[derive(Default)]
struct RecentChanges {
    last: u64,
    recent: VecDeque<Change>,
}

/// Where a client continues.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum From {
    /// At the beginning: everything is shown.
    Everything,
    /// After a change: these journals have changed since.
    After(Vec<String>),
}

impl ChangeLog {
    pub(crate) fn new(run: String) -> ChangeLog {
        ChangeLog { run, known: Mutex::default(), changes: broadcast::channel(1024).0 }
    }

    /// One change more.
    pub(crate) fn add(&self, journal: String) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.last += 1;
        let change = Change { number: known.last, journal };
        if known.recent.len() == REMEMBERED {
            known.recent.pop_front();
        }
        known.recent.push_back(change.clone());
        // Having no listeners is not an error.
        let _ = self.changes.send(change);
    }

    /// The id of the last change, for clients to reconnect with.
    pub(crate) fn last(&self) -> String {
        self.change_id(self.known.lock().unwrap_or_else(PoisonError::into_inner).last)
    }

    /// The id of a change.
    pub(crate) fn change_id(&self, number: u64) -> String {
        format!("{}-{number}", self.run)
    }

    /// Changes as they come, and what a client missed that knows everything up to this id.
    pub(crate) fn listen(&self, known_to: Option<&str>) -> (broadcast::Receiver<Change>, From) {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let listening = self.changes.subscribe();
        let number = known_to
            .and_then(|name| name.strip_prefix(self.run.as_str())?.strip_prefix('-')?.parse::<u64>().ok())
            .filter(|number| *number <= known.last);
        let from = match number {
            // All that came after it must still be remembered.
            Some(number) if known.recent.front().is_none_or(|oldest| oldest.number <= number + 1) => {
                let missed = known.recent.iter().filter(|change| change.number > number);
                From::After(missed.map(|change| change.journal.clone()).collect())
            }
            Some(_) | None => From::Everything,
        };
        (listening, from)
    }
}

/// Numbers the hints of the store.
pub(crate) async fn follow(store: Store, feed: Arc<ChangeLog>) {
    let mut hints = store.changes();
    loop {
        match hints.recv().await {
            Ok(changed) => feed.add(changed.journal),
            // What was missed is unknown: listeners look at everything.
            Err(broadcast::error::RecvError::Lagged(_)) => feed.add(String::new()),
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_back_is_told_what_changed_since() {
        let feed = ChangeLog::new("run".to_owned());
        feed.add("a".to_owned());
        let known = feed.last();
        assert_eq!(feed.listen(Some(&known)).1, From::After(Vec::new()));
        feed.add("b".to_owned());
        assert_eq!(feed.listen(Some(&known)).1, From::After(vec!["b".to_owned()]));
        assert_eq!(feed.listen(None).1, From::Everything);
        assert_eq!(feed.listen(Some("other-1")).1, From::Everything);
        assert_eq!(feed.listen(Some("run-99")).1, From::Everything);
    }

    #[test]
    fn what_is_forgotten_is_shown_whole() {
        let feed = ChangeLog::new("run".to_owned());
        feed.add("a".to_owned());
        let known = feed.last();
        for _ in 0..=REMEMBERED {
            feed.add("b".to_owned());
        }
        assert_eq!(feed.listen(Some(&known)).1, From::Everything);
    }
}
