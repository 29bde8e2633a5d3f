//! The security log: every refusal, takeover, elevation and ruling, one line each in a file of the data folder, and counted.
//! It never contains a token, code or password: people are named by the office, requests by their route.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

use crate::auth::security_line::{SecurityLine, SecurityWord};

use crate::auth::office::PerMinute;
use crate::net::address::limit_key;

/// The file.
pub(crate) const FILE: &str = "security.jsonl";
/// The file before it.
const BEFORE: &str = "security.before.jsonl";
/// Changes of rights, and rulings: refusals cannot push them out.
pub(crate) const KEPT: &str = "security.kept.jsonl";
/// The one before it.
const KEPT_BEFORE: &str = "security.kept.before.jsonl";
/// How many refusals are written per minute from one address, and from all together; further ones are only counted.
const REFUSALS_A_MINUTE: u32 = 60;
const REFUSALS_A_MINUTE_IN_ALL: u32 = 1200;
/// How many questions are written per minute from one table, and from all together.
const ASKED_A_MINUTE: u32 = 30;
const ASKED_A_MINUTE_IN_ALL: u32 = 300;
/// A file of this size is rotated, and the one before it removed: refusals must not fill the disk.
const LARGEST: u64 = 16 * 1024 * 1024;
/// How many lines may wait for the disk; further ones are only counted.
const WAITING: usize = 4096;
/// The longest name that is written.
const LONGEST_NAME: usize = 80;
/// The longest description that is written.
const LONGEST_ABOUT: usize = 240;

/// Every word, in the order of their counters.
pub(crate) const WORDS: [SecurityWord; 8] = [
    SecurityWord::Refused,
    SecurityWord::Limited,
    SecurityWord::Takeover,
    SecurityWord::Elevated,
    SecurityWord::Ended,
    SecurityWord::Ruled,
    SecurityWord::Alarm,
    SecurityWord::Asked,
];

/// The log.
pub(crate) struct Security {
    lines: SyncSender<(SecurityLine, Weight)>,
    counts: [AtomicU64; WORDS.len()],
    /// Lines that were counted but not written, because the disk was too slow.
    lost: AtomicU64,
    refusals: Mutex<(PerMinute, PerMinute)>,
    asked: Mutex<(PerMinute, PerMinute)>,
}

/// How a line is treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Weight {
    /// Only a number per minute are written, the others counted.
    Light,
    /// The same, by what it is about.
    Asked,
    /// It is also kept where nothing less important pushes it out.
    Kept,
}

impl Weight {
    fn of(what: SecurityWord) -> Weight {
        match what {
            SecurityWord::Refused | SecurityWord::Limited => Weight::Light,
            // A player may ask as often as they may speak.
            SecurityWord::Asked => Weight::Asked,
            SecurityWord::Takeover
            | SecurityWord::Elevated
            | SecurityWord::Ended
            | SecurityWord::Ruled
            | SecurityWord::Alarm => Weight::Kept,
        }
    }
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
        let refusals = (PerMinute::new(REFUSALS_A_MINUTE), PerMinute::new(REFUSALS_A_MINUTE_IN_ALL));
        Security {
            lines,
            counts: Default::default(),
            lost: AtomicU64::new(0),
            refusals: Mutex::new(refusals),
            asked: Mutex::new((PerMinute::new(ASKED_A_MINUTE), PerMinute::new(ASKED_A_MINUTE_IN_ALL))),
        }
    }

    /// Logs something: who did it, from where, and about what, in words without secrets.
    pub(crate) fn note(&self, what: SecurityWord, who: &str, from: Option<IpAddr>, about: &str) {
        self.weigh(what, who, from, about, Weight::of(what));
    }

    /// The same about a game outside events: anybody can set up as many as they like with every right in them, and must not push anything
    /// out by that.
    pub(crate) fn note_casual(&self, what: SecurityWord, who: &str, from: Option<IpAddr>, about: &str) {
        self.weigh(what, who, from, about, Weight::Light);
    }

    fn weigh(&self, what: SecurityWord, who: &str, from: Option<IpAddr>, about: &str, weight: Weight) {
        if let Some(place) = WORDS.iter().position(|word| *word == what) {
            self.counts[place].fetch_add(1, Ordering::Relaxed);
        }
        let is_room = match weight {
            Weight::Light => self.is_room_for(from),
            Weight::Asked => self.is_room_to_ask(who, about),
            Weight::Kept => true,
        };
        if !is_room {
            self.lost.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let line = SecurityLine {
            at: touchmove_moment::read().wall_millis(),
            what,
            who: who.chars().take(LONGEST_NAME).collect(),
            from: from.map(|from| from.to_string()),
            about: about.chars().take(LONGEST_ABOUT).collect(),
        };
        if self.lines.try_send((line, weight)).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Whether one more refusal is written this minute.
    fn is_room_for(&self, from: Option<IpAddr>) -> bool {
        let now = touchmove_moment::read().boot_millis();
        let whose = from.map(|from| limit_key(from).to_string()).unwrap_or_default();
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        refusals.0.allows(&whose, now) && refusals.1.allows("", now)
    }

    /// Whether one more question of somebody at a table is written this minute.
    fn is_room_to_ask(&self, who: &str, about: &str) -> bool {
        let now = touchmove_moment::read().boot_millis();
        let table = about.split_once(':').map_or("", |(table, _)| table);
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.0.allows(&format!("{who} {table}"), now) && asked.1.allows("", now)
    }

    /// How often each was logged.
    pub(crate) fn counts(&self) -> impl Iterator<Item = (SecurityWord, u64)> {
        WORDS.into_iter().zip(self.counts.iter().map(|count| count.load(Ordering::Relaxed)))
    }

    /// How many lines were not written.
    pub(crate) fn unwritten_lines(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }
}

/// Writes until the server stops. A log that cannot be written stops nobody's game.
fn write(folder: &Path, waiting: &Receiver<(SecurityLine, Weight)>) {
    let mut all = Rotated::new(folder, FILE, BEFORE);
    let mut kept = Rotated::new(folder, KEPT, KEPT_BEFORE);
    while let Ok((line, weight)) = waiting.recv() {
        let text = line.text();
        all.add(&text);
        if weight == Weight::Kept {
            kept.add(&text);
        }
    }
}

/// A file that is rotated when it is large enough.
struct Rotated {
    path: PathBuf,
    before: PathBuf,
    file: Option<File>,
}

impl Rotated {
    fn new(folder: &Path, name: &str, before: &str) -> Rotated {
        Rotated { path: folder.join(name), before: folder.join(before), file: None }
    }

    fn add(&mut self, text: &str) {
        let seen = self.file.as_ref().and_then(|file| file.metadata().ok());
        if seen.is_some_and(|seen| seen.len() >= LARGEST) && fs::rename(&self.path, &self.before).is_ok() {
            self.file = None;
        }
        if self.file.is_none() {
            self.file = open_log(&self.path);
        }
        if let Some(file) = &mut self.file {
            let _ = file.write_all(text.as_bytes());
        }
    }
}

fn open_log(path: &Path) -> Option<File> {
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
        assert_eq!(counts, [1, 0, 0, 0, 0, 1, 0, 0]);
        assert_eq!(security.unwritten_lines(), 0);
    }

    #[test]
    fn refusals_do_not_push_out_what_was_decided() {
        let folder = tempfile::tempdir().unwrap();
        let security = Security::open(folder.path());
        let (attacker, other) = (IpAddr::from([192, 0, 2, 7]), IpAddr::from([192, 0, 2, 8]));
        for _ in 0..10_000 {
            security.note(SecurityWord::Refused, "nobody", Some(attacker), "GET /api/office/sessions");
        }
        security.note(SecurityWord::Refused, "nobody", Some(other), "GET /api/office/sessions");
        security.note(SecurityWord::Elevated, "Chief", Some(other), "logged in");
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap_or_default();
        while read(KEPT).is_empty() {
            std::thread::yield_now();
        }
        // Nor does anyone who is everything in games of their own.
        for _ in 0..1000 {
            security.note_casual(SecurityWord::Elevated, "code", Some(attacker), "the seat white of game g");
            security.note(SecurityWord::Asked, "white", Some(attacker), &"x".repeat(4000));
        }
        // Another minute may have begun in between.
        let all = read(FILE);
        let written = all.lines().filter(|line| line.contains("192.0.2.7") && !line.contains("asked"));
        let written = written.count();
        assert!((60..=120).contains(&written), "{written}");
        assert!(read(FILE).contains("192.0.2.8"));
        assert_eq!(read(KEPT).lines().count(), 1);
        // Questions wash nothing out either: of a thousand in a minute a few are written, and all are counted.
        let asked = || read(FILE).lines().filter(|line| line.contains(r#""asked""#)).count();
        security.note(SecurityWord::Elevated, "Chief", Some(other), "logged in again");
        while !read(FILE).contains("logged in again") {
            std::thread::yield_now();
        }
        assert!((30..=60).contains(&asked()), "{}", asked());
        assert_eq!(security.counts().last().map(|(_, count)| count), Some(1000));
        assert_eq!(security.counts().next().map(|(_, count)| count), Some(10_001));
    }
}
