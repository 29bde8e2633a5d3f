//! Another version of the program: `touchmove verify` says beforehand on which entries it rules otherwise, and a start asks.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;
use touchmove_chess::Random;
use touchmove_store::{Append, Kind, Lease, Store, Stored};

use crate::client::Client;
use crate::lost::{killed, start};
use crate::server::Server;

/// What `touchmove verify` says of a folder or a copy, and its exit code.
fn verified(of: &Path, words: &[&str]) -> (Option<i32>, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    let told = program.arg("verify").arg(of).args(words).output().unwrap();
    (told.status.code(), String::from_utf8(told.stdout).unwrap() + &String::from_utf8_lossy(&told.stderr))
}

/// The journals of a folder as another version would have left them: one entry ruled otherwise, and everything chained again.
fn judged_before(folder: &Path, kind: Kind, is_it: impl Fn(&str, &Stored) -> bool) -> TempDir {
    let (copy, image) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    for name in ["journal.sqlite", "journal.sqlite-wal"] {
        let _ = fs::copy(folder.join(name), copy.path().join(name));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let from = Store::open(&copy.path().join("journal.sqlite"), None).await.unwrap().0;
        let to = Store::open(&image.path().join("journal.sqlite"), None).await.unwrap().0;
        for of in [Kind::Office, Kind::Event, Kind::Game] {
            for row in from.journals(of).await.unwrap() {
                to.create(row.clone()).await.unwrap();
                for entry in from.entries(&row.id, 0).await.unwrap() {
                    let other =
                        r#"[{"article":"4.2.1","supporting":[],"readings":[],"decision":{"kind":"stands"}}]"#;
                    let changed = of == kind && is_it(&row.id, &entry);
                    let Stored { seq, at, actor, device, act, key, .. } = entry;
                    let rulings = if changed { other.to_owned() } else { entry.rulings };
                    let device =
                        if changed && device.is_empty() { "judged by 0.0.9".to_owned() } else { device };
                    let (journal, lease) = (row.id.clone(), Lease::default());
                    let append = Append { journal, seq, at, actor, device, act, rulings, key, lease };
                    to.append(append).await.unwrap();
                }
            }
        }
        to.end().await;
        from.end().await;
    });
    image
}

#[test]
fn rulings_that_would_differ_are_listed_by_article_and_a_start_holds_the_running_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut clients = [Client::new(&server), Client::new(&server)];
    for client in &mut clients {
        let mut line = server.join(&client.game, &client.token);
        let mut random = Random::seeded(1);
        assert!(client.wait(&mut line, 0) && client.begin(&mut line));
        for _ in 0..12 {
            assert!(client.one_more(&mut line, &mut random));
        }
    }
    killed_quietly(server);
    let (code, said) = verified(folder.path(), &[]);
    assert!(code == Some(0) && said.contains("0 entries would differ"), "{said}");
    let (code, said) = verified(&folder.path().join("mirror.jsonl"), &[]);
    assert!(code == Some(0) && said.contains("2 journals"), "{said}");
    let [judged, other] = &clients;
    let older = judged_before(folder.path(), Kind::Game, |id, entry| id == judged.game && entry.seq == 5);
    let (code, said) = verified(older.path(), &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("4.2.1: 1 entry would differ"), "{said}");
    assert!(said.contains(&format!("game {}, entry 5, judged by 0.0.9", judged.game)), "{said}");
    assert!(said.contains("; 1 entry would differ") && !said.contains(&other.game), "{said}");
    let (code, said) = verified(older.path(), &["--json"]);
    let told: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert!(code == Some(1) && told["articles"]["4.2.1"][0]["entry"] == 5, "{said}");
    assert_eq!((&told["differences"], &told["journals"]), (&1.into(), &2.into()));
    // Nothing was changed by looking; a start holds that game and no other, and says why.
    let server = start(older.path(), &[]).unwrap_or_else(|(_, said)| panic!("{said}"));
    let said = killed(server);
    let why = format!("{}: judged by version 0.0.9, and version", judged.game);
    assert!(
        said.contains(&why) && said.contains("rules otherwise on entry 5 (under 4.2.1, now under "),
        "{said}"
    );
    assert!(
        said.contains("the game is held") && !said.contains(&format!("{}: judged", other.game)),
        "{said}"
    );
    // The second start has asked already.
    let server = start(older.path(), &[]).unwrap_or_else(|(_, said)| panic!("{said}"));
    let said = killed(server);
    assert!(!said.contains("rules otherwise"), "{said}");
}

/// Ends a server whose words go to the terminal.
fn killed_quietly(mut server: Server) {
    server.signal("KILL");
    server.child.wait().unwrap();
}

#[test]
fn events_are_judged_again_too() {
    let folder = tempfile::tempdir().unwrap();
    killed(start(folder.path(), &["--demo"]).unwrap_or_else(|(_, said)| panic!("{said}")));
    let (code, said) = verified(folder.path(), &[]);
    assert!(code == Some(0) && said.contains("0 entries would differ"), "{said}");
    let older = judged_before(folder.path(), Kind::Event, |_, entry| entry.seq == 2);
    let (code, said) = verified(older.path(), &[]);
    assert!(code == Some(1) && said.contains("  event ") && said.contains(", entry 2"), "{said}");
}
