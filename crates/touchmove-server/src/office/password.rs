//! Passwords: argon2id, a few at a time, away from the threads that serve clocks.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

/// A password has at least so many letters.
pub(crate) const SHORTEST: usize = 12;
/// And at most so many, so that nobody keeps the machine busy with one.
pub(crate) const LONGEST: usize = 128;

/// One after another: each takes a good part of a core and 19 MiB.
#[derive(Clone)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(1)) }
    }

    /// What is kept of a password; `None` if it is too short or too long.
    pub(crate) async fn kept(&self, password: String) -> Option<String> {
        let letters = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&letters) {
            return None;
        }
        self.in_turn(move || Some(Argon2::default().hash_password(password.as_bytes()).ok()?.to_string()))
            .await
    }

    /// Whether this is the password. Without one to compare with, the same work is done, so that the time it takes does
    /// not tell which names exist.
    pub(crate) async fn is_right(&self, password: String, kept: Option<String>) -> bool {
        if password.chars().count() > LONGEST {
            return false;
        }
        self.in_turn(move || {
            let known = kept.is_some();
            let kept = kept.or_else(|| Some(Argon2::default().hash_password(b"nobody").ok()?.to_string()))?;
            let kept = PasswordHash::new(&kept).ok()?;
            let fits = Argon2::default().verify_password(password.as_bytes(), &kept).is_ok();
            Some(fits && known)
        })
        .await
        .unwrap_or(false)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let _turn = self.turns.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::new();
        let kept = passwords.kept("sealed in an envelope".into()).await.unwrap();
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        assert!(passwords.is_right("sealed in an envelope".into(), Some(kept.clone())).await);
        assert!(!passwords.is_right("sealed in an Envelope".into(), Some(kept)).await);
        assert!(!passwords.is_right("nobody".into(), None).await);
        assert!(passwords.kept("too short".into()).await.is_none());
        assert!(passwords.kept("x".repeat(LONGEST + 1)).await.is_none());
    }
}
