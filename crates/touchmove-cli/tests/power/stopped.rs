//! The process is stopped for a while, as a paused machine or a debugger does it.

use std::path::Path;
use std::thread;
use std::time::Duration;

use touchmove_chess::{Color, Random, Square};
use touchmove_conduct::Phase;
use touchmove_conduct::act::{Contact, Hand, PlayerAct};
use touchmove_wire::v1::gap::ServiceGap;
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::view::GameView;

use crate::client::{Client, nothing_is_lost, player};
use crate::kept::Kept;
use crate::server::{Line, Server, command};

fn now() -> u64 {
    touchmove_moment::read().boot_millis()
}

/// Hears until the game is in this phase.
fn until(client: &mut Client, line: &mut Line, phase: Phase) -> GameView {
    loop {
        if let Some((_, view)) = client.shown.last().filter(|(_, view)| view.phase == phase) {
            return view.clone();
        }
        let message = line.hear().expect("the server is gone");
        client.heard(message);
    }
}

fn left(view: &GameView) -> u64 {
    view.clocks.white.remaining + view.clocks.black.remaining
}

/// A stop of this length is noticed, and a machine that is merely busy is not taken for one that stopped.
const UNSEEN: &str = "1500";
const AWAY: Duration = Duration::from_millis(2000);

fn started(folder: &Path) -> Server {
    let mut command = command(folder);
    command.args(["--gap-unseen", UNSEEN]);
    Server::listening(command.spawn().unwrap()).expect("the server does not start")
}

/// Plays a little, stops the process for so long, and returns the view after it.
fn stop(server: &Server, client: &mut Client, line: &mut Line, away: Duration) -> GameView {
    server.stop();
    thread::sleep(away);
    client.shown.clear();
    server.signal("CONT");
    until(client, line, Phase::Stopped)
}

#[test]
fn a_process_that_was_stopped_charges_nobody_beyond_the_mark() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = started(folder.path());
    let mut client = Client::new(&server);
    let mut line = server.join(&client.game, &client.token);
    let mut watching = server.watch(&client.game);
    let begun = now();
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    let playing = until(&mut client, &mut line, Phase::Playing);
    let mut random = Random::seeded(3);
    for _ in 0..20 {
        client.one_more(&mut line, &mut random);
    }
    // The server has been there for longer than there is between two marks, since which somebody is charged.
    while now() - begun < 700 {
        thread::sleep(Duration::from_millis(10));
    }
    let alive = now() - begun;
    let standing = stop(&server, &mut client, &mut line, AWAY);
    assert!(standing.running.is_none() && standing.result.is_none(), "{standing:?}");
    // Presses may have added time; what was taken away is at most the time the server was there.
    assert!(left(&standing) + alive >= left(&playing), "{alive} ms alive: {playing:?} {standing:?}");
    // It goes on standing; times are compared to the millisecond below.
    thread::sleep(Duration::from_millis(100));
    // Only people resume it, and then it runs again.
    assert!(client.begin(&mut line));
    assert!(until(&mut client, &mut line, Phase::Playing).running.is_some());
    let times = |view: &GameView| (view.clocks.white.remaining, view.clocks.black.remaining);
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    let kept = Kept::read(folder.path(), &client.game);
    nothing_is_lost(&client, &kept);
    let gaps: Vec<(u64, ServiceGap)> =
        kept.entries.iter().filter_map(|entry| Some((entry.at, ServiceGap::read(&entry.device)?))).collect();
    assert_eq!(gaps.len(), 1, "one gap, one entry");
    let (at, gap) = &gaps[0];
    assert_eq!((*at, gap.cause.as_str()), (gap.mark, "stopped"));
    assert_eq!((gap.white, gap.black), times(&standing));
    // Resumed, the clocks show what they showed while they stood.
    let last = kept.entries.last().unwrap();
    assert_eq!(times(&kept.view(last.seq, last.at)), times(&standing));
    // Anyone who watches has seen the clocks stand as well.
    let mut seen = Vec::new();
    while let Some(message) = watching.hear() {
        if let FromServer::View { view, .. } = message {
            seen.push(view.phase);
        }
    }
    assert!(seen.contains(&Phase::Stopped), "{seen:?}");
}

#[test]
fn a_flag_that_would_have_fallen_while_nobody_was_there_has_not_fallen() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = started(folder.path());
    // Three seconds for the game, and the server is away for as long.
    let mut client = Client::with(&server, "3s");
    let mut line = server.join(&client.game, &client.token);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    until(&mut client, &mut line, Phase::Playing);
    let standing = stop(&server, &mut client, &mut line, Duration::from_secs(3));
    assert!(standing.running.is_none() && standing.result.is_none(), "{standing:?}");
    server.child.kill().unwrap();
    server.child.wait().unwrap();
}

#[test]
fn late_input_what_was_sent_while_the_server_stood_still_is_kept_and_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = started(folder.path());
    let mut client = Client::new(&server);
    let mut line = server.join(&client.game, &client.token);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    let playing = until(&mut client, &mut line, Phase::Playing);
    let acknowledged = client.acknowledged.len();
    server.stop();
    // The player moves and presses, and nobody hears it.
    let e2e4 = ["e2", "e4"].map(|name| Square::from_name(name.as_bytes()).unwrap());
    for act in [
        PlayerAct::Touch { square: e2e4[0], contact: Contact::Intent },
        PlayerAct::Release { square: e2e4[1] },
        PlayerAct::Press { hand: Hand::Same },
        PlayerAct::Resign,
    ] {
        client.send(&mut line, player(Color::White, act));
    }
    thread::sleep(AWAY);
    client.shown.clear();
    server.signal("CONT");
    assert!(client.wait(&mut line, 0));
    let standing = until(&mut client, &mut line, Phase::Stopped);
    assert_eq!((client.late.len(), client.acknowledged.len()), (4, acknowledged));
    assert_eq!((&standing.board, standing.result.is_none()), (&playing.board, true));
    // Where there is no arbiter both players agree to go on, and the move is simply made again.
    assert!(client.begin(&mut line));
    client.send(
        &mut line,
        player(Color::White, PlayerAct::Touch { square: e2e4[0], contact: Contact::Intent }),
    );
    client.send(&mut line, player(Color::White, PlayerAct::Release { square: e2e4[1] }));
    assert!(client.wait(&mut line, 0));
    assert_eq!((client.late.len(), client.acknowledged.len()), (4, acknowledged + 4));
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    let kept = Kept::read(folder.path(), &client.game);
    nothing_is_lost(&client, &kept);
    let board = kept.view(u32::try_from(kept.entries.len()).unwrap(), kept.mark).board;
    assert_eq!(board, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
}
