//! The security log: every refusal, takeover, elevation and ruling, a line each in a file of the data folder, and counted.
//! No token, code or password is ever in it: who asked is named by the office, what was asked by its route.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use touchmove_wire::v1::security::{SecurityLine, SecurityWord};

/// The file.
pub(crate) const FILE: &str = "security.jsonl";
/// The file before it.
const BEFORE: &str = "security.before.jsonl";
/// A file of this size is put aside, and the one before it removed: refusals must not fill the disk.
const LARGEST: u64 = 16 * 1024 * 1024;
/// So many lines may wait for the disk; further ones are only counted.
const WAITING: usize = 4096;
/// Nobody's name is longer.
const LONGEST_NAME: usize = 80;

/// Every word, in the order of their counters.
pub(crate) const WORDS: [SecurityWord; 7] = [
    SecurityWord::Refused,
    SecurityWord::Limited,
    SecurityWord::Takeover,
    SecurityWord::Elevated,
    SecurityWord::Ended,
    SecurityWord::Ruled,
    SecurityWord::Alarm,
];

/// The log.
pub(crate) struct Security {
    lines: SyncSender<SecurityLine>,
    counts: [AtomicU64; WORDS.len()],
    /// Lines that were counted and not written, because the disk was too slow.
    lost: AtomicU64,
}

impl Security {
    /// In a folder; a thread writes.
    pub(crate) fn open(folder: &Path) -> Security {
        let (lines, waiting) = sync_channel(WAITING);
        let folder = folder.to_owned();
        // Without a thread the lines are counted as lost.
        let _ = std::thread::Builder::new()
            .name("security-log".to_owned())
            .spawn(move || write(&folder, &waiting));
        Security { lines, counts: Default::default(), lost: AtomicU64::new(0) }
    }

    /// Notes something: who did it, from where, and about what, in words that hold no secret.
    pub(crate) fn note(&self, what: SecurityWord, who: &str, from: Option<IpAddr>, about: &str) {
        if let Some(place) = WORDS.iter().position(|word| *word == what) {
            self.counts[place].fetch_add(1, Ordering::Relaxed);
        }
        let line = SecurityLine {
            at: touchmove_moment::read().wall_millis(),
            what,
            who: who.chars().take(LONGEST_NAME).collect(),
            from: from.map(|from| from.to_string()),
            about: about.to_owned(),
        };
        if self.lines.try_send(line).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// How often each was noted.
    pub(crate) fn counts(&self) -> impl Iterator<Item = (SecurityWord, u64)> {
        WORDS.into_iter().zip(self.counts.iter().map(|count| count.load(Ordering::Relaxed)))
    }

    /// How many lines were not written.
    pub(crate) fn lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }
}

/// Writes until the server is gone. A log that cannot be written stops nobody's game.
fn write(folder: &Path, waiting: &Receiver<SecurityLine>) {
    let (path, before) = (folder.join(FILE), folder.join(BEFORE));
    let mut file: Option<File> = None;
    while let Ok(line) = waiting.recv() {
        let full =
            file.as_ref().and_then(|file| file.metadata().ok()).is_some_and(|seen| seen.len() >= LARGEST);
        if full && fs::rename(&path, &before).is_ok() {
            file = None;
        }
        if file.is_none() {
            file = opened(&path);
        }
        if let Some(file) = &mut file {
            let _ = file.write_all(line.text().as_bytes());
        }
    }
}

fn opened(path: &Path) -> Option<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_stands_in_the_file_and_is_counted() {
        let folder = tempfile::tempdir().unwrap();
        let security = Security::open(folder.path());
        security.note(
            SecurityWord::Refused,
            "nobody",
            Some(IpAddr::from([192, 0, 2, 7])),
            "POST /api/events",
        );
        security.note(SecurityWord::Ruled, &"x".repeat(500), None, "game abc, entry 3");
        let path = folder.path().join(FILE);
        let mut text = String::new();
        while text.lines().count() < 2 {
            std::thread::yield_now();
            text = fs::read_to_string(&path).unwrap_or_default();
        }
        let lines: Vec<SecurityLine> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!((lines[0].what, lines[0].who.as_str()), (SecurityWord::Refused, "nobody"));
        assert_eq!(lines[0].from.as_deref(), Some("192.0.2.7"));
        assert_eq!(lines[1].who.len(), LONGEST_NAME);
        let counts: Vec<u64> = security.counts().map(|(_, count)| count).collect();
        assert_eq!(counts, [1, 0, 0, 0, 0, 1, 0]);
        assert_eq!(security.lost(), 0);
    }
}
