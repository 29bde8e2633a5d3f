//! Disk space reserved for when the disk is full: for the arbiter's last rulings and the results.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};

use touchmove_conduct::Act;
use touchmove_conduct::act::PlayerAct;
use touchmove_store::StoreError;

use crate::net::problem::ServeError;

/// What is kept back.
pub(crate) struct Ballast {
    path: PathBuf,
    bytes: u64,
    given: AtomicBool,
    /// The file is made and removed by one at a time.
    one: Mutex<()>,
}

impl Ballast {
    /// Keeps room back in the folder; a disk that has none left is said, and play is not begun on it.
    pub(crate) fn keep(folder: &Path, bytes: u64) -> Ballast {
        let space = Ballast {
            path: folder.join("ballast"),
            bytes,
            given: AtomicBool::new(true),
            one: Mutex::new(()),
        };
        space.take_back();
        space
    }

    /// Whether the journal lives on what was kept back.
    pub(crate) fn is_scarce(&self) -> bool {
        self.given.load(Ordering::SeqCst)
    }

    /// The disk is full: what was kept back is given.
    pub(crate) fn give(&self) {
        let _one = self.one.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.given.swap(true, Ordering::SeqCst) {
            tracing::warn!(
                "the disk is full: only rulings, results and agreements are taken until there is space"
            );
            // A file that cannot be removed gives no room; nothing else depends on it.
            let _ = fs::remove_file(&self.path);
        }
    }

    /// Tries to keep room back again.
    pub(crate) fn take_back(&self) {
        let _one = self.one.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.is_scarce() {
            return;
        }
        // One that is there already is not made again: on a full disk there would be no room for it.
        let there = fs::metadata(&self.path).is_ok_and(|seen| seen.len() == self.bytes);
        match if there { Ok(()) } else { self.allocate() } {
            Ok(()) => self.given.store(false, Ordering::SeqCst),
            Err(_) => drop(fs::remove_file(&self.path)),
        }
    }

    fn allocate(&self) -> io::Result<()> {
        let file = File::create(&self.path)?;
        // No system allocates nothing.
        if self.bytes > 0 {
            allocate(&file, self.bytes)?;
        }
        file.sync_all()
    }

    /// Whether an act is taken even now: what the arbiter does, and what both players agree on.
    pub(crate) fn admits(&self, act: &Act) -> bool {
        !self.is_scarce()
            || matches!(act, Act::Arbiter(_) | Act::Player(_, PlayerAct::Confirm { .. } | PlayerAct::Resign))
    }
}

/// Does something at the start that needs room; if there is none, the reserve is given up, and it is tried once more.
pub(crate) async fn with_room<T, Step>(space: &Ballast, step: impl Fn() -> Step) -> Result<T, ServeError>
where
    Step: Future<Output = Result<T, ServeError>>,
{
    match step().await {
        Err(ServeError::Journal(StoreError::Full)) if !space.is_scarce() => {
            space.give();
            step().await
        }
        other => other,
    }
}

/// Blocks that are really taken, not only a length.
#[cfg(target_os = "linux")]
fn allocate(file: &File, bytes: u64) -> io::Result<()> {
    let taken = rustix::fs::fallocate(file, rustix::fs::FallocateFlags::empty(), 0, bytes);
    match taken {
        Err(rustix::io::Errno::OPNOTSUPP) => write_zeros(file, bytes),
        other => Ok(other?),
    }
}

#[cfg(not(target_os = "linux"))]
fn allocate(file: &File, bytes: u64) -> io::Result<()> {
    write_zeros(file, bytes)
}

fn write_zeros(mut file: &File, bytes: u64) -> io::Result<()> {
    io::copy(&mut io::Read::take(io::repeat(0), bytes), &mut file).map(drop)
}

#[cfg(test)]
mod tests {
    use touchmove_chess::Color;
    use touchmove_conduct::act::{ArbiterAct, Hand};

    use super::*;

    #[test]
    fn what_was_kept_back_is_given_once_and_taken_back_later() {
        let folder = std::env::temp_dir().join(format!("touchmove-space-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let space = Ballast::keep(&folder, 4096);
        let press = Act::Player(Color::White, PlayerAct::Press { hand: Hand::Same });
        let pause = Act::Arbiter(ArbiterAct::Resume);
        assert!(!space.is_scarce() && space.admits(&press));
        assert_eq!(fs::metadata(folder.join("ballast")).unwrap().len(), 4096);
        space.give();
        assert!(space.is_scarce() && !space.admits(&press) && space.admits(&pause));
        assert!(!folder.join("ballast").exists());
        space.take_back();
        assert!(!space.is_scarce() && folder.join("ballast").exists());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn a_step_of_the_start_that_finds_the_disk_full_is_done_once_more_with_what_was_kept_back() {
        let folder = tempfile::tempdir().unwrap();
        let space = Ballast::keep(folder.path(), 4096);
        let ballast = folder.path().join("ballast");
        let step = || async { if ballast.exists() { Err(StoreError::Full.into()) } else { Ok(7) } };
        assert_eq!(with_room(&space, step).await.ok(), Some(7));
        assert!(space.is_scarce());
        let full = || async { Err::<(), _>(ServeError::Journal(StoreError::Full)) };
        assert!(with_room(&space, full).await.is_err(), "there is nothing more to give");
    }
}
