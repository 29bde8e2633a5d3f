//! Passwords: argon2id, one at a time, on their own thread, away from those that serve clocks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::oneshot;

/// The shortest allowed password, in characters.
pub(crate) const SHORTEST: usize = 12;
/// And the longest, so that nobody can keep the machine busy with one.
pub(crate) const LONGEST: usize = 128;

/// How many may wait for their turn; each takes a good part of a core for a moment.
const WAITING: usize = 32;

/// What is to be done with a password.
type Work = Box<dyn FnOnce() + Send>;

/// The only thread: each password takes 19 MiB, and many threads would each keep that much.
#[derive(Clone)]
pub(crate) struct Passwords {
    turns: SyncSender<Work>,
    /// How many had their turn or wait for it.
    taken: Arc<AtomicU64>,
}

/// Too many are waiting already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Busy;

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let (turns, waiting) = sync_channel(WAITING);
        // Without a thread nobody can log in, and the answer is that too many are waiting.
        let _ = std::thread::Builder::new().name("passwords".to_owned()).spawn(move || work(&waiting));
        Passwords { turns, taken: Arc::default() }
    }

    /// What is stored of a password; nothing if it is too short or too long.
    pub(crate) async fn hash_password(&self, password: String) -> Result<Option<String>, Busy> {
        let letters = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&letters) {
            return Ok(None);
        }
        self.in_turn(move || Some(Argon2::default().hash_password(password.as_bytes()).ok()?.to_string()))
            .await
    }

    /// Whether this is the password. Without one to compare with, the same work is done, so that the time it takes does
    /// not reveal which names exist.
    pub(crate) async fn is_right(&self, password: String, kept: Option<String>) -> Result<bool, Busy> {
        if password.chars().count() > LONGEST {
            return Ok(false);
        }
        let right = self.in_turn(move || {
            let known = kept.is_some();
            let kept = kept.or_else(|| Some(Argon2::default().hash_password(b"nobody").ok()?.to_string()))?;
            let kept = PasswordHash::new(&kept).ok()?;
            let fits = Argon2::default().verify_password(password.as_bytes(), &kept).is_ok();
            Some(fits && known)
        });
        Ok(right.await?.unwrap_or(false))
    }

    /// How many were worked out, or are about to be: everything that anyone who logs in may have waited for.
    pub(crate) fn taken(&self) -> u64 {
        self.taken.load(Ordering::Relaxed)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Result<Option<T>, Busy> {
        let (reply, answer) = oneshot::channel();
        // A client that has gone no longer needs its answer.
        self.turns.try_send(Box::new(move || drop(reply.send(work())))).map_err(|_| Busy)?;
        self.taken.fetch_add(1, Ordering::Relaxed);
        answer.await.map_err(|_| Busy)
    }
}

fn work(waiting: &Receiver<Work>) {
    while let Ok(work) = waiting.recv() {
        work();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::new();
        let kept = passwords.hash_password("sealed in an envelope".into()).await.unwrap().unwrap();
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        assert_eq!(passwords.is_right("sealed in an envelope".into(), Some(kept.clone())).await, Ok(true));
        assert_eq!(passwords.is_right("sealed in an Envelope".into(), Some(kept)).await, Ok(false));
        assert_eq!(passwords.is_right("nobody".into(), None).await, Ok(false));
        assert_eq!(passwords.hash_password("too short".into()).await, Ok(None));
        assert_eq!(passwords.hash_password("x".repeat(LONGEST + 1)).await, Ok(None));
    }

    #[tokio::test]
    async fn those_who_come_when_too_many_wait_are_told_so() {
        let passwords = Passwords::new();
        let asked = (0..2 * WAITING).map(|_| passwords.is_right("nobody at all".into(), None));
        let answers = futures_util::future::join_all(asked).await;
        let busy = answers.iter().filter(|answer| **answer == Err(Busy)).count();
        assert!((1..2 * WAITING).contains(&busy), "{busy}");
    }

    #[tokio::test]
    async fn whoever_is_let_in_waits_for_no_more_than_the_queue_holds_and_in_its_order() {
        let passwords = Passwords::new();
        let (begin, begun) = sync_channel(1);
        let (end, ended) = sync_channel::<()>(1);
        let first = move || {
            let _ = begin.send(());
            let _ = ended.recv();
        };
        passwords.turns.try_send(Box::new(first)).unwrap();
        begun.recv().unwrap();
        // One is being worked out, and the whole queue of others comes twice.
        let served = Arc::new(AtomicU64::new(0));
        let comes = |_| {
            let served = Arc::clone(&served);
            passwords.in_turn(move || Some(served.fetch_add(1, Ordering::Relaxed)))
        };
        let all = futures_util::future::join_all((0..2 * WAITING).map(comes));
        let (answers, _) = tokio::join!(all, async { end.send(()) });
        let let_in: Vec<u64> = answers.iter().filter_map(|answer| answer.ok().flatten()).collect();
        assert_eq!(let_in, (0..WAITING as u64).collect::<Vec<_>>());
        assert!(answers[WAITING..].iter().all(|answer| *answer == Err(Busy)), "{answers:?}");
        assert_eq!(passwords.taken(), WAITING as u64);
    }
}
