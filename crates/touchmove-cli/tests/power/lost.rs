//! A journal that has lost something: its second path has it. Nothing starts over it silently, nothing destroys it, and one damaged
//! game does not stop the others.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;
use touchmove_chess::Random;
use touchmove_store::{Head, Kind, Store, Stored};
use touchmove_wire::v1::gap::ServiceGap;

use crate::client::{Client, nothing_is_lost};
use crate::kept::Kept;
use crate::server::{Server, command};

/// The files of a journal.
const FILES: [&str; 4] = ["journal.sqlite", "journal.sqlite-wal", "mirror.jsonl", "secret"];

/// A folder as a kill left it: half of what was played in the file, half in its log, everything in the second path.
struct Hall {
    folder: TempDir,
    clients: Vec<Client>,
}

impl Hall {
    fn played(games: usize, acts: usize) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Server::start(folder.path());
        let mut clients: Vec<Client> = (0..games).map(|_| Client::new(&server)).collect();
        play(&server, &mut clients, acts);
        server.signal("TERM");
        server.child.wait().unwrap();
        let mut server = Server::start(folder.path());
        play(&server, &mut clients, acts);
        server.signal("KILL");
        server.child.wait().unwrap();
        Hall { folder, clients }
    }

    /// The same once more, to be damaged.
    fn copy(&self) -> TempDir {
        let copy = tempfile::tempdir().unwrap();
        for name in FILES {
            // A server that was stopped in order leaves no log.
            let _ = fs::copy(self.folder.path().join(name), copy.path().join(name));
        }
        copy
    }

    /// Everything is in the file, as a server that was stopped in order leaves it.
    fn put_away(self) -> Hall {
        let mut server = Server::start(self.folder.path());
        server.signal("TERM");
        server.child.wait().unwrap();
        self
    }

    fn mirror(&self) -> Vec<u8> {
        fs::read(self.folder.path().join("mirror.jsonl")).unwrap()
    }

    /// Every game is there with everything that was acknowledged.
    fn is_whole(&self, folder: &Path) {
        for client in &self.clients {
            nothing_is_lost(client, &Kept::read(folder, &client.game));
        }
    }
}

fn play(server: &Server, clients: &mut [Client], acts: usize) {
    for (client, seed) in clients.iter_mut().zip(1..) {
        let mut line = server.join(&client.game, &client.token);
        let mut random = Random::seeded(seed);
        client.shown.clear();
        assert!(client.wait(&mut line, 0) && client.begin(&mut line));
        for _ in 0..acts {
            assert!(client.one_more(&mut line, &mut random));
        }
    }
}

/// Starts the program with these words more; the server, or with which code it ended, and what it had said until then.
pub(crate) fn start(folder: &Path, words: &[&str]) -> Result<Server, (Option<i32>, String)> {
    let child = command(folder).args(words).stderr(Stdio::piped()).spawn().unwrap();
    Server::listening(child).map_err(|mut child| {
        let said = said(&mut child);
        (child.wait().unwrap().code(), said)
    })
}

pub(crate) fn said(child: &mut Child) -> String {
    let mut text = String::new();
    child.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    text
}

/// Ends a server; what it had said.
pub(crate) fn killed(mut server: Server) -> String {
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    said(&mut server.child)
}

/// Refused with both counts and the command, which is then obeyed: everything is there again.
fn is_refused_and_mended(hall: &Hall, folder: &Path, what: &str) {
    let before = fs::read(folder.join("mirror.jsonl")).unwrap();
    let (code, said) = start(folder, &[]).err().unwrap_or_else(|| panic!("{what}: it starts"));
    assert_eq!(code, Some(2), "{what}: {said}");
    let entries = String::from_utf8(before.clone()).unwrap().matches("\"line\":\"entry\"").count();
    assert!(said.contains(&format!("has {entries}")), "{what}: {said}");
    let restore =
        format!("touchmove restore {} --data {}", folder.join("mirror.jsonl").display(), folder.display());
    assert!(said.contains(&restore), "{what}: {said}");
    assert_eq!(
        fs::read(folder.join("mirror.jsonl")).unwrap(),
        before,
        "{what}: the second path is as it was"
    );
    let mut words = restore.split(' ').skip(1);
    let done = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(words.by_ref()).output().unwrap();
    assert!(done.status.success(), "{what}: {}", String::from_utf8_lossy(&done.stderr));
    let server = start(folder, &[]).unwrap_or_else(|(_, said)| panic!("{what}: {said}"));
    killed(server);
    hall.is_whole(folder);
}

#[test]
fn a_start_never_destroys_what_only_the_second_path_has() {
    let hall = Hall::played(2, 12);
    let file = |folder: &TempDir, name: &str| folder.path().join(name);
    let [deleted, emptied, no_log, flipped, alone] = [(); 5].map(|()| hall.copy());
    fs::remove_file(file(&deleted, "journal.sqlite")).unwrap();
    is_refused_and_mended(&hall, deleted.path(), "journal deleted, log kept");
    fs::write(file(&emptied, "journal.sqlite"), "").unwrap();
    is_refused_and_mended(&hall, emptied.path(), "journal empty");
    fs::remove_file(file(&no_log, "journal.sqlite-wal")).unwrap();
    is_refused_and_mended(&hall, no_log.path(), "log deleted");
    flip(&file(&flipped, "journal.sqlite-wal"), 32 * 8 + 24 * 8 + 100);
    is_refused_and_mended(&hall, flipped.path(), "a bit of the log flipped");
    for name in ["journal.sqlite", "journal.sqlite-wal", "secret"] {
        fs::remove_file(file(&alone, name)).unwrap();
    }
    is_refused_and_mended(&hall, alone.path(), "an empty folder beside a full second path");
}

#[test]
fn a_journal_that_was_cut_short_is_noticed_wherever_it_was_cut() {
    let hall = Hall::played(2, 12).put_away();
    let whole = fs::read(hall.folder.path().join("journal.sqlite")).unwrap();
    // In the middle, at the end of a page, a byte before the end, and within the head.
    for length in [whole.len() / 2, whole.len() - 4096, whole.len() - 1, 100, 50] {
        let folder = hall.copy();
        fs::write(folder.path().join("journal.sqlite"), &whole[..length]).unwrap();
        let what = format!("cut to {length} of {} bytes", whole.len());
        match start(folder.path(), &[]) {
            Err((code, said)) => {
                assert_eq!(code, Some(2), "{what}: {said}");
                assert!(said.contains("touchmove restore"), "{what}: {said}");
            }
            Ok(server) => {
                // Pages that are missing may be of one game, which is held and named; the others are whole.
                let said = killed(server);
                for client in &hall.clients {
                    if said.contains(&format!("the journal {}", client.game)) {
                        assert!(said.contains("touchmove restore"), "{what}: {said}");
                    } else {
                        nothing_is_lost(client, &Kept::read(folder.path(), &client.game));
                    }
                }
            }
        }
        let mirror = fs::read(folder.path().join("mirror.jsonl")).unwrap();
        assert!(mirror.starts_with(&hall.mirror()), "{what}: the second path has lost something");
    }
}

#[test]
fn an_empty_folder_beside_a_full_second_path_is_started_only_with_every_game_held() {
    let hall = Hall::played(2, 8);
    let spare = tempfile::tempdir().unwrap();
    let stick = tempfile::tempdir().unwrap();
    let mirror = stick.path().join("mirror.jsonl");
    fs::copy(hall.folder.path().join("mirror.jsonl"), &mirror).unwrap();
    let words = ["--mirror", mirror.to_str().unwrap()];
    let (code, said) = start(spare.path(), &words).err().expect("it starts");
    assert!(code == Some(2) && said.contains("touchmove restore"), "{said}");
    assert_eq!(fs::read(&mirror).unwrap(), hall.mirror());
    let server =
        start(spare.path(), &[words[0], words[1], "--hold"]).unwrap_or_else(|(_, said)| panic!("{said}"));
    let listed = server.ask("GET", "/api/games", "").to_string();
    let said = killed(server);
    for client in &hall.clients {
        assert!(listed.contains(&client.game), "{listed}");
        let line = format!("game {}: the journal ends with entry 0, and the second path had ", client.game);
        assert!(said.contains(&line), "{said}");
    }
    // Everything that was acknowledged is beside it, and comes back from there.
    let kept = stick.path().join("mirror.jsonl.before-1");
    assert_eq!(fs::read(&kept).unwrap(), hall.mirror());
    let back = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    let done = program.arg("restore").arg(&kept).arg("--data").arg(back.path()).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    hall.is_whole(back.path());
}

#[test]
fn the_second_path_of_another_event_is_left_alone() {
    let (hall, other) = (Hall::played(1, 4), Hall::played(1, 4));
    let folder = hall.copy();
    fs::copy(other.folder.path().join("mirror.jsonl"), folder.path().join("mirror.jsonl")).unwrap();
    let (code, said) = start(folder.path(), &[]).err().expect("it starts");
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("no entry in common") && said.contains("--mirror"), "{said}");
    assert_eq!(fs::read(folder.path().join("mirror.jsonl")).unwrap(), other.mirror());
    // Started all the same, it is kept under a number, and one that is there is never overwritten.
    for number in 1..=2 {
        killed(start(folder.path(), &["--hold"]).unwrap_or_else(|(_, said)| panic!("{said}")));
        let kept = folder.path().join(format!("mirror.jsonl.before-{number}"));
        assert_eq!(fs::read(kept).unwrap(), other.mirror());
        fs::copy(other.folder.path().join("mirror.jsonl"), folder.path().join("mirror.jsonl")).unwrap();
    }
    hall.is_whole(folder.path());
}

#[test]
fn told_to_start_all_the_same_it_holds_the_games_that_lack_something() {
    let hall = Hall::played(2, 8);
    let folder = hall.copy();
    fs::remove_file(folder.path().join("journal.sqlite-wal")).unwrap();
    let said = killed(start(folder.path(), &["--hold"]).unwrap_or_else(|(_, said)| panic!("{said}")));
    for client in &hall.clients {
        assert!(said.contains(&format!("game {}: the journal ends with entry", client.game)), "{said}");
        let kept = Kept::read(folder.path(), &client.game);
        let gap = kept.entries.iter().rev().find_map(|entry| ServiceGap::read(&entry.device)).unwrap();
        assert_eq!(gap.unknown.iter().map(|one| one.seat.as_str()).collect::<Vec<_>>(), ["mirror"]);
    }
    assert_eq!(fs::read(folder.path().join("mirror.jsonl.before-1")).unwrap(), hall.mirror());
    // The next start finds both alike.
    killed(start(folder.path(), &[]).unwrap_or_else(|(_, said)| panic!("{said}")));
}

#[test]
fn a_second_path_that_is_behind_is_appended_to_and_not_written_anew() {
    let hall = Hall::played(2, 8);
    let whole = hall.mirror();
    let (folder, path) = (hall.copy(), |folder: &TempDir| folder.path().join("mirror.jsonl"));
    // Cut in the midst of a line, as a power cut leaves it.
    fs::write(path(&folder), &whole[..whole.len() - 700]).unwrap();
    let inode = |path: PathBuf| std::os::unix::fs::MetadataExt::ino(&fs::metadata(path).unwrap());
    let before = inode(path(&folder));
    killed(start(folder.path(), &[]).unwrap_or_else(|(_, said)| panic!("{said}")));
    assert_eq!(inode(path(&folder)), before);
    let text = fs::read_to_string(path(&folder)).unwrap();
    for line in String::from_utf8(whole).unwrap().lines() {
        assert!(text.contains(line), "{line}");
    }
    assert!(!folder.path().join("mirror.jsonl.torn-1").exists(), "the line that was cut is there whole");
}

/// Flips one bit of a file.
fn flip(path: &Path, bit: u64) {
    let mut bytes = fs::read(path).unwrap();
    bytes[usize::try_from(bit / 8).unwrap()] ^= 1 << (bit % 8);
    fs::write(path, bytes).unwrap();
}

/// Changes one letter of what stands in a row: another hand, or a disk that gives back something else than it was given.
fn damage(file: &Path, [before, entry]: [&Stored; 2]) {
    let row =
        [entry.act.as_bytes(), entry.rulings.as_bytes(), entry.key.as_bytes(), &before.hash, &entry.hash];
    let (row, mut bytes) = (row.concat(), fs::read(file).unwrap());
    let letter = entry.act.find("\"do\":\"").unwrap() + 6;
    // What a page has moved elsewhere may be left where it was.
    let found: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at..].starts_with(&row)).collect();
    assert!(!found.is_empty(), "the row is not in the file");
    for at in found {
        bytes[at + letter] ^= 1;
    }
    fs::write(file, bytes).unwrap();
}

#[test]
fn one_damaged_row_is_named_with_its_mending_and_every_other_game_is_played_on() {
    let mut hall = Hall::played(4, 10).put_away();
    let folder = hall.copy();
    for seq in [1_usize, 6, 13] {
        // One game at a time, each at another place: at its beginning, in its midst, near its end.
        let damaged = hall.clients.remove(0);
        let entries = Kept::read(folder.path(), &damaged.game).entries;
        let first = Stored { hash: Head::START.hash, ..entries[0].clone() };
        let before = if seq == 1 { &first } else { &entries[seq - 2] };
        damage(&folder.path().join("journal.sqlite"), [before, &entries[seq - 1]]);
        let server = start(folder.path(), &[]).unwrap_or_else(|(_, said)| panic!("{said}"));
        // Everybody else plays on.
        play(&server, &mut hall.clients, 4);
        let asked = server.ask("GET", &format!("/api/games/{}", damaged.game), "").to_string();
        let health = server.ask("GET", "/health", "").to_string();
        let said = killed(server);
        let named = format!("the journal {} is broken at entry {seq}", damaged.game);
        assert!(said.contains(&named), "{said}");
        let (mirror, data) = (folder.path().join("mirror.jsonl"), folder.path());
        let restore = format!("touchmove restore {} --data {}", mirror.display(), data.display());
        assert!(said.lines().any(|line| line.contains(&named) && line.contains(&restore)), "{said}");
        assert!(asked.contains(&named) && health.contains(&damaged.game), "{asked} {health}");
        for client in &hall.clients {
            assert!(!said.contains(&client.game) && !health.contains(&client.game), "{said} {health}");
            nothing_is_lost(client, &Kept::read(data, &client.game));
        }
        // The command does what it says, for the damaged game and for the others.
        let words = restore.split(' ').skip(1);
        let done = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(words).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        hall.clients.push(damaged);
        let mut server = start(data, &[]).unwrap_or_else(|(_, said)| panic!("{said}"));
        play(&server, &mut hall.clients, 2);
        server.signal("TERM");
        server.child.wait().unwrap();
        assert!(!crate::lost::said(&mut server.child).contains("broken"));
        hall.is_whole(data);
    }
}

/// Whether what a file says of a game is not what was written, by itself.
fn is_damaged(folder: &Path, hall: &Hall, client: &Client) -> bool {
    let read = |folder: &Path| {
        let copy = tempfile::tempdir().unwrap();
        for name in &FILES[..2] {
            // A server that has ended leaves no log.
            let _ = fs::copy(folder.join(name), copy.path().join(name));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (store, _) = Store::open(&copy.path().join("journal.sqlite"), None).await.ok()?;
            let row = store.journals(Kind::Game).await.ok()?.into_iter().find(|row| row.id == client.game)?;
            Some((row, store.entries(&client.game, 0).await.ok()?))
        })
    };
    let (written, found) = (read(hall.folder.path()).unwrap(), read(folder));
    found.is_none_or(|found| found.0 != written.0 || !found.1.starts_with(&written.1))
}

/// How much of a log counts: its frames have the salt of its beginning; what follows is left over from before a checkpoint.
fn in_force(log: &[u8]) -> u64 {
    const HEAD: usize = 32;
    let page = u32::from_be_bytes(log[8..12].try_into().unwrap()) as usize;
    let frames = log[HEAD..].chunks(24 + page).take_while(|frame| frame.get(8..16) == Some(&log[16..24]));
    (HEAD + frames.count() * (24 + page)) as u64
}

/// What became of a flipped bit.
#[derive(Default, Debug)]
struct Flips {
    harmless: u32,
    held: u32,
    refused: u32,
}

/// Flips one bit of a copy and starts: whatever is lost is said, and every game that is not named is whole.
fn one_flip(hall: &Hall, name: &str, bit: u64, flips: &mut Flips) {
    let folder = hall.copy();
    flip(&folder.path().join(name), bit);
    let what = format!("bit {bit} of {name}");
    match start(folder.path(), &[]) {
        Err((code, said)) => {
            assert_eq!(code, Some(2), "{what}: {said}");
            assert!(said.contains("touchmove restore"), "{what}: {said}");
            flips.refused += 1;
        }
        Ok(server) => {
            let listed = server.ask("GET", "/api/games", "").to_string();
            let health = server.ask("GET", "/health", "").to_string();
            let said = killed(server);
            let mut held = false;
            for client in &hall.clients {
                let named = format!("the journal {}", client.game);
                if let Some(line) = said.lines().find(|line| line.contains(&named)) {
                    assert!(line.contains("touchmove restore"), "{what}: {said}");
                    assert!(health.contains(&client.game), "{what}: {health}");
                    assert!(
                        is_damaged(folder.path(), hall, client) || said.contains("takes no entry"),
                        "{what}: {said}"
                    );
                    held = true;
                } else {
                    assert!(
                        listed.contains(&client.game),
                        "{what}: {} is gone without a word: {said}",
                        client.game
                    );
                    nothing_is_lost(client, &Kept::read(folder.path(), &client.game));
                }
            }
            flips.held += u32::from(held);
            flips.harmless += u32::from(!held);
        }
    }
    let mirror = fs::read(folder.path().join("mirror.jsonl")).unwrap();
    assert!(mirror.starts_with(&hall.mirror()), "{what}: the second path has lost something");
}

#[test]
fn one_flipped_bit_anywhere_is_said_and_holds_no_other_game() {
    let mut random = Random::seeded(0x62_6974);
    let halls = [Hall::played(6, 20).put_away(), Hall::played(6, 20)];
    for (hall, name) in halls.iter().zip(["journal.sqlite", "journal.sqlite-wal"]) {
        let bytes = fs::read(hall.folder.path().join(name)).unwrap();
        let bits = 8 * if name.ends_with("wal") { in_force(&bytes) } else { bytes.len() as u64 };
        let mut flips = Flips::default();
        for flip in 0..40 {
            // Where something is written: most of a small database is empty. Every fourth is in what somebody did.
            let is_meant = |bit: u64| {
                let at = usize::try_from(bit / 8).unwrap();
                bytes[at] != 0 && (flip % 4 != 0 || bytes[at..].starts_with(b"\"do\":"))
            };
            let mut bit = random.below(bits);
            while !is_meant(bit) {
                bit = random.below(bits);
            }
            one_flip(hall, name, bit, &mut flips);
        }
        println!("40 bits of {name} ({} KiB): {flips:?}", bits / 8192);
        assert!(flips.harmless < 40, "nothing was hit");
    }
}

#[test]
fn the_doctor_says_what_is_wrong_and_what_to_do() {
    let hall = Hall::played(1, 4);
    let folder = hall.copy();
    let asked = |words: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        let told = program.arg("doctor").arg(folder.path()).args(words).output().unwrap();
        (told.status.code(), String::from_utf8(told.stdout).unwrap())
    };
    // The machine itself may have findings, such as a disk that fills up.
    let (_, said) = asked(&[]);
    assert!(!said.contains("journal") && !said.contains("mirror"), "{said}");
    fs::remove_file(folder.path().join("journal.sqlite-wal")).unwrap();
    let (code, said) = asked(&[]);
    assert!(code == Some(1) && said.contains("touchmove restore"), "{said}");
    let (code, said) = asked(&["--json"]);
    assert!(code == Some(1) && said.contains(r#""about": "mirror""#), "{said}");
    let config = folder.path().join("club.toml");
    fs::write(&config, "lissten = 1\n").unwrap();
    let (_, said) = asked(&["--config", config.to_str().unwrap()]);
    assert!(said.contains("settings: ") && said.contains("lissten"), "{said}");
    // The certificate that the server was given: by the settings, or by the flags of `touchmove serve`.
    fs::write(&config, "cert = \"hall.pem\"\n").unwrap();
    let (_, said) = asked(&["--config", config.to_str().unwrap()]);
    assert!(said.contains("settings: ") && said.contains("without its key"), "{said}");
    let (code, said) = asked(&["--cert", "no-such-hall.pem", "--key", "hall.key"]);
    assert!(code == Some(1) && said.contains("certificate: ") && said.contains("no-such-hall.pem"), "{said}");
}
