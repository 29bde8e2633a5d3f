//! The disk fails: any one call, a kill at any named point, no space left.

use std::fs;
use std::io::Read as _;
use std::os::unix::process::ExitStatusExt;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use touchmove_chess::Random;
use touchmove_conduct::Phase;

use crate::client::{Client, nothing_is_lost};
use crate::kept::Kept;
use crate::server::{Server, command};

/// Acts of one trial.
const ACTS: usize = 12;

/// The library that fails on demand, built once.
fn shim() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/power/shim.c");
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("shim-{}.so", std::process::id()));
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
        assert!(compiler.status().expect("a C compiler").success());
        library
    })
}

/// What goes wrong.
#[derive(Clone, Copy, Debug)]
struct Fault {
    what: &'static str,
    call: &'static str,
    path: &'static str,
    at: u32,
}

/// The program on a disk that fails.
fn spawn(folder: &Path, fault: Fault) -> Child {
    let mut command = command(folder);
    command.env("LD_PRELOAD", shim()).env("TOUCHMOVE_FAULT", fault.what);
    command.env("TOUCHMOVE_FAULT_CALL", fault.call).env("TOUCHMOVE_FAULT_AT", fault.at.to_string());
    command.env("TOUCHMOVE_FAULT_PATH", fault.path).env("TOUCHMOVE_FAULT_FLAG", folder.join("full"));
    command.env("TOUCHMOVE_FAULT_MET", met(folder)).env("TOUCHMOVE_FAULT_SEED", fault.at.to_string());
    command.stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// The program on a disk that is full as long as this file is there.
pub(crate) fn full_until_gone(folder: &Path, file: &str) -> Child {
    let mut command = command(folder);
    command.env("LD_PRELOAD", shim()).env("TOUCHMOVE_FAULT", "full").env("TOUCHMOVE_FAULT_CALL", "");
    command.env("TOUCHMOVE_FAULT_PATH", folder_name(folder)).env("TOUCHMOVE_FAULT_FLAG", folder.join(file));
    command
        .env("TOUCHMOVE_FAULT_AT", "0")
        .env("TOUCHMOVE_FAULT_MET", met(folder))
        .env("TOUCHMOVE_FAULT_SEED", "0");
    command.spawn().unwrap()
}

/// The file that is there once the fault has happened.
fn met(folder: &Path) -> PathBuf {
    folder.join("met")
}

/// How it ended and what it had said; it must not have panicked, nor run into memory that is a file.
fn ended(child: &mut Child, fault: Fault) -> ExitStatus {
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let status = child.wait().unwrap();
    assert!(!said.contains("panicked"), "{fault:?}: {said}");
    let killed = status.signal();
    assert!(matches!(killed, None | Some(9)), "{fault:?}: signal {killed:?}: {said}");
    status
}

/// Plays on a disk that fails once, then starts again on a good one: what the fault has told, if it came to that at all.
fn survives(folder: &Path, client: &mut Option<Client>, fault: Fault) -> Option<String> {
    match Server::listening(spawn(folder, fault)) {
        Err(mut child) => drop(ended(&mut child, fault)),
        Ok(mut server) => {
            let playing = match client.take() {
                Some(playing) => Some(playing),
                None => Client::try_new(&server),
            };
            let place = |client: &Client| format!("{}/live?seat={}", client.game, client.token);
            if let Some(mut playing) = playing {
                if let Some(mut line) = server.line(&place(&playing)) {
                    let mut random = Random::seeded(u64::from(fault.at));
                    // What the last kill cut off is sent again first.
                    let _ = playing.wait(&mut line, usize::MAX);
                    playing.send_the_rest_again(&mut line, &mut random);
                    let _ = playing.wait(&mut line, 0) && playing.begin(&mut line);
                    let _ = (0..ACTS).take_while(|_| playing.one_more(&mut line, &mut random)).count();
                }
                *client = Some(playing);
            }
            server.signal("KILL");
            ended(&mut server.child, fault);
        }
    }
    if let Some(playing) = client.as_mut() {
        nothing_is_lost(playing, &Kept::read(folder, &playing.game));
        playing.refused.clear();
        playing.shown.clear();
    }
    // On a good disk it starts, whatever the bad one has left.
    let mut server = Server::start(folder);
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    let told = fs::read_to_string(met(folder)).ok();
    // Taken away, so that the next run tells its own.
    let _ = fs::remove_file(met(folder));
    told
}

/// How many calls are tried one by one; `TOUCHMOVE_CALLS=all` goes on until a run meets no fault.
fn calls() -> u32 {
    std::env::var("TOUCHMOVE_CALLS").map_or(12, |often| often.parse().unwrap_or(u32::MAX))
}

#[test]
fn whichever_call_fails_nothing_is_acknowledged_that_is_not_kept() {
    for what in ["eio", "enospc", "short"] {
        let (mut tried, mut missed) = (0, 0);
        // The calls of a start come first; later ones are met at strides, all of them on request.
        let stride = if calls() == u32::MAX { 1 } else { 7 };
        let mut at = 1;
        while tried < calls() && missed < 3 {
            let folder = tempfile::tempdir().unwrap();
            let fault = Fault { what, call: "", path: folder_name(folder.path()), at };
            missed = if survives(folder.path(), &mut None, fault).is_some() { 0 } else { missed + 1 };
            tried += 1;
            at += stride;
        }
        println!("{what}: {tried} calls failed one by one, up to call {at}");
    }
}

/// The part of a path by which the library knows the folder.
fn folder_name(folder: &Path) -> &'static str {
    // A few names for the life of a test.
    Box::leak(folder.file_name().unwrap().to_string_lossy().into_owned().into_boxed_str())
}

/// Where the process dies, and at which call of its kind.
const POINTS: [(&str, &str, &str, &str); 7] = [
    ("before the log is written", "before", "write", "journal.sqlite-wal"),
    ("written, not on disk", "after", "write", "journal.sqlite-wal"),
    ("on disk, not acknowledged", "after", "sync", "journal.sqlite-wal"),
    ("acknowledged, not shown", "after", "send", "socket:"),
    ("in the middle of an answer", "short", "send", "socket:"),
    ("while the log goes into the file", "before", "write", "journal.sqlite"),
    ("while the second path is written", "before", "write", "mirror"),
];

#[test]
fn a_kill_at_every_named_point_loses_nothing() {
    let trials = std::env::var("TOUCHMOVE_TRIALS").map_or(3, |often| often.parse().unwrap());
    for (name, what, call, path) in POINTS {
        let folder = tempfile::tempdir().unwrap();
        let mut client = None;
        let mut random = Random::seeded(7);
        let (mut kills, mut runs, mut reach) = (0, 0, 24_u64);
        while kills < trials {
            let at = 1 + u32::try_from(random.below(reach)).unwrap();
            // The folder stays: the next start recovers from the kill, and dies in turn while it recovers.
            if survives(folder.path(), &mut client, Fault { what, call, path, at }).is_some() {
                (kills, reach) = (kills + 1, reach + 1);
            } else {
                // The run ended before this many calls.
                reach = u64::from(at - 1).max(1);
            }
            runs += 1;
            assert!(runs < 20 + trials * 4, "{name}: {kills} kills in {runs} runs");
        }
        println!("{name}: {kills} kills in {runs} runs");
    }
}

/// So often the power fails.
fn cuts() -> u32 {
    std::env::var("TOUCHMOVE_POWER_CUTS").map_or(60, |often| often.parse().unwrap())
}

/// After this many cuts a new folder is begun, so that a start does not take ever longer.
const IN_ONE_FOLDER: u32 = 12;

/// Lets the power fail so often at any call, with whatever was not synced lost in part: how often it lost anything, and how
/// many sectors in all.
fn power_fails(what: &'static str, cuts: u32, seed: u64) -> (u32, u64) {
    let mut random = Random::seeded(seed);
    let (mut costly, mut lost, mut reach) = (0, 0, 120_u64);
    let mut folder = tempfile::tempdir().unwrap();
    let mut client = None;
    for cut in 1..=cuts {
        if cut % IN_ONE_FOLDER == 0 {
            folder = tempfile::tempdir().unwrap();
            client = None;
        }
        let at = 1 + u32::try_from(random.below(reach)).unwrap();
        let fault = Fault { what, call: "", path: "journal.sqlite", at };
        match survives(folder.path(), &mut client, fault) {
            Some(told) => {
                let sectors: u64 = told.parse().unwrap();
                costly += u32::from(sectors > 0);
                lost += sectors;
            }
            // The run ended before this many calls.
            None => reach = u64::from(at).max(20),
        }
    }
    (costly, lost)
}

#[test]
fn power_that_fails_takes_what_was_not_synced_and_nothing_that_was_acknowledged() {
    let cuts = cuts();
    let (costly, lost) = power_fails("power", cuts, 17);
    println!("{cuts} power cuts, of which {costly} lost {lost} sectors that were not synced");
    assert!(costly * 8 > cuts, "hardly anything was ever lost: {costly} of {cuts}");
}

#[test]
fn a_disk_that_syncs_nothing_is_found_out() {
    // Without it nobody would know that the test above can fail.
    let found = catch_unwind(|| power_fails("lies", 100, 23)).is_err();
    assert!(found, "a disk that loses what it had synced went unnoticed");
}

#[test]
fn a_full_disk_refuses_and_goes_on_when_there_is_space_again() {
    let folder = tempfile::tempdir().unwrap();
    let fault = Fault { what: "full", call: "", path: folder_name(folder.path()), at: 0 };
    let mut server = Server::listening(spawn(folder.path(), fault)).expect("the server does not start");
    let mut client = Client::new(&server);
    let mut line = server.join(&client.game, &client.token);
    let mut random = Random::seeded(11);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    for _ in 0..ACTS {
        assert!(client.one_more(&mut line, &mut random));
    }
    assert_eq!(client.refused, Vec::<String>::new());
    let acknowledged = client.acknowledged.len();
    fs::write(folder.path().join("full"), "").unwrap();
    for _ in 0..ACTS {
        assert!(client.one_more(&mut line, &mut random), "the server is gone");
    }
    assert_eq!((client.acknowledged.len(), client.refused.len()), (acknowledged, ACTS));
    let health = server.ask("GET", "/health", "").to_string();
    assert!(health.contains("the disk is full"), "{health}");
    // It can still be looked at.
    assert_eq!(server.ask("GET", &format!("/api/games/{}", client.game), "")["id"], client.game.as_str());
    fs::remove_file(folder.path().join("full")).unwrap();
    client.refused.clear();
    // The clocks stand, and people resume them.
    while client.phase() != Phase::Stopped {
        let message = line.hear().expect("the server is gone");
        client.heard(message);
    }
    while client.phase() != Phase::Playing {
        assert!(client.begin(&mut line), "the server is gone");
        thread::sleep(Duration::from_millis(100));
    }
    client.refused.clear();
    for _ in 0..ACTS {
        assert!(client.one_more(&mut line, &mut random));
    }
    assert_eq!(client.refused, Vec::<String>::new());
    server.signal("KILL");
    ended(&mut server.child, fault);
    nothing_is_lost(&client, &Kept::read(folder.path(), &client.game));
}
