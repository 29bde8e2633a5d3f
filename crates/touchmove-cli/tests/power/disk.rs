//! The disk fails: any one call, a kill at any named point, no space left.

use std::fs;
use std::io::Read as _;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use touchmove_chess::Random;
use touchmove_wire::v1::view::PhaseName;

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
    command.env("TOUCHMOVE_FAULT_MET", met(folder));
    command.stderr(Stdio::piped());
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

/// Plays on a disk that fails once, then starts again on a good one: whether it came to the fault at all.
fn survives(folder: &Path, client: &mut Option<Client>, fault: Fault) -> bool {
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
    // Taken away, so that the next run tells its own.
    fs::remove_file(met(folder)).is_ok()
}

/// So many calls are tried one by one; `TOUCHMOVE_CALLS=all` goes on until a run meets no fault.
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
            missed = if survives(folder.path(), &mut None, fault) { 0 } else { missed + 1 };
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
            if survives(folder.path(), &mut client, Fault { what, call, path, at }) {
                (kills, reach) = (kills + 1, reach + 1);
            } else {
                // The run ended before so many calls.
                reach = u64::from(at - 1).max(1);
            }
            runs += 1;
            assert!(runs < 20 + trials * 4, "{name}: {kills} kills in {runs} runs");
        }
        println!("{name}: {kills} kills in {runs} runs");
    }
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
    // It can still be looked at.
    assert_eq!(server.ask("GET", &format!("/api/games/{}", client.game), "")["id"], client.game.as_str());
    fs::remove_file(folder.path().join("full")).unwrap();
    client.refused.clear();
    // The clocks stand, and people resume them.
    while client.phase() != PhaseName::Stopped {
        let message = line.hear().expect("the server is gone");
        client.heard(message);
    }
    while client.phase() != PhaseName::Playing {
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
