//! Copies: made while the server runs, read by themselves, put back.

use std::fs;
use std::path::Path;
use std::process::Command;

use touchmove_chess::Random;

use crate::client::{Client, nothing_is_lost, stands_at_the_mark};
use crate::kept::Kept;
use crate::server::Server;

/// What a command of the program says; it must succeed.
pub(crate) fn said(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(words).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_backup_of_a_running_server_can_be_read_alone_and_put_back() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = Server::start(folder.path());
    let mut client = Client::new(&server);
    let mut line = server.join(&client.game, &client.token);
    let mut random = Random::seeded(5);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    for _ in 0..30 {
        assert!(client.one_more(&mut line, &mut random));
    }
    let backup = other.path().join("club.sqlite");
    said(&["backup", "--data", text(folder.path()), text(&backup)]);
    // The copy alone says everything that was acknowledged.
    let alone = other.path().join("alone.sqlite");
    fs::copy(&backup, &alone).unwrap();
    let dumped = said(&["dump", text(&alone), "--journal", &client.game, "--json"]);
    for key in client.acknowledged.keys() {
        assert!(dumped.contains(&format!("\"key\":\"table:{key}\"")), "{key}");
    }
    assert_eq!(
        dumped,
        said(&["dump", text(&folder.path().join("mirror.jsonl")), "--journal", &client.game, "--json"])
    );
    // The server is lost with its disk; another goes on from the copy.
    drop(server);
    let restored = other.path().join("restored");
    said(&["restore", text(&backup), "--data", text(&restored)]);
    let kept = Kept::read(&restored, &client.game);
    nothing_is_lost(&client, &kept);
    let server = Server::start(&restored);
    let mut line = server.join(&client.game, &client.token);
    stands_at_the_mark(&mut client, &mut line, &kept);
    assert!(client.begin(&mut line) && client.one_more(&mut line, &mut random));
    // A second restore keeps what is there.
    drop(server);
    said(&["restore", text(&backup), "--data", text(&restored)]);
    assert!(restored.join("journal.sqlite.before-1").exists());
}

#[test]
fn a_second_path_that_has_failed_takes_nothing_away_from_a_backup() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = Server::start(folder.path());
    let mut client = Client::new(&server);
    let mut line = server.join(&client.game, &client.token);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    drop(server);
    // The stick was pulled out: the last lines never came to it.
    let mirror = folder.path().join("mirror.jsonl");
    let lines = fs::read_to_string(&mirror).unwrap();
    let kept: Vec<&str> = lines.lines().collect();
    fs::write(&mirror, kept[..kept.len() - 2].join("\n") + "\n").unwrap();
    let backup = other.path().join("club.sqlite");
    said(&["backup", "--data", text(folder.path()), text(&backup)]);
    let dumped = said(&["dump", text(&backup), "--journal", &client.game, "--json"]);
    for key in client.acknowledged.keys() {
        assert!(dumped.contains(&format!("\"key\":\"table:{key}\"")), "{key}");
    }
}

#[test]
fn every_board_is_on_paper_beside_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let client = Client::new(&server);
    drop(server);
    // A new start prints at once what there is.
    let _server = Server::start(folder.path());
    let page = folder.path().join("paper.html");
    let shown = || fs::read_to_string(&page).is_ok_and(|text| text.contains(&client.game));
    while !shown() {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(fs::read_to_string(&page).unwrap().contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
}
