//! How much memory a server takes: for sockets, for boards, and for anyone who logs in.

use std::fs;
use std::thread;

use serde_json::json;
use touchmove_chess::Random;

use crate::chief::Chief;
use crate::client::Client;
use crate::server::Server;

const KIB: u64 = 1024;

/// A number of bytes that the system tells of a process.
fn told(server: &Server, word: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(word)).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * KIB
}

pub(crate) fn resident(server: &Server) -> u64 {
    told(server, "VmRSS:")
}

#[test]
fn a_socket_takes_40_kibibytes() {
    const SOCKETS: u64 = 800;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (game, _) = server.new_game("90+30");
    // What is taken once, for the first of them.
    let mut watching: Vec<_> = (0..50).map(|_| server.watch(&game)).collect();
    watching.iter_mut().for_each(|line| drop(line.hear()));
    let before = resident(&server);
    for _ in 0..SOCKETS {
        let mut line = server.watch(&game);
        assert!(line.hear().is_some());
        watching.push(line);
    }
    let each = resident(&server).saturating_sub(before) / SOCKETS;
    println!("{each} bytes a socket");
    assert!(each <= 40 * KIB, "{each} bytes a socket");
}

#[test]
fn a_board_of_400_entries_takes_256_kibibytes() {
    // Enough that what is taken once, and what the allocator keeps for the next act, weighs little in each.
    const BOARDS: usize = 160;
    const AT_ONCE: usize = 10;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    // A few at a time: what counts is what a board keeps, not what acts under way take.
    let play = |boards: usize| {
        for batch in 0..boards / AT_ONCE {
            thread::scope(|scope| {
                for seed in 0..AT_ONCE {
                    let server = &server;
                    scope.spawn(move || {
                        let mut client = Client::new(server);
                        let mut line = server.join(&client.game, &client.token);
                        let mut random = Random::seeded((batch * AT_ONCE + seed) as u64);
                        assert!(client.wait(&mut line, 0) && client.begin(&mut line));
                        while client.sent.len() < 400 {
                            assert!(client.one_more(&mut line, &mut random));
                        }
                    });
                }
            });
        }
    };
    // What is taken once, whatever there are of boards: the database's own memory and what is kept for the next act.
    play(20);
    let before = resident(&server);
    play(BOARDS);
    let each = resident(&server).saturating_sub(before) / BOARDS as u64;
    println!("{each} bytes a board of 400 entries");
    assert!(each <= 256 * KIB, "{each} bytes a board");
}

#[test]
fn thirty_who_log_in_at_once_take_300_mebibytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let chief = Chief::appointed(&server, folder.path());
    let codes: Vec<u16> = thread::scope(|scope| {
        let coming = (0..30).map(|number| {
            let (server, chief) = (&server, &chief);
            // Each under another name, on the device that is enrolled: every password is worked out.
            let wanted = json!({"name": format!("Arbiter {number}"), "password": "long enough to guess"});
            scope.spawn(move || chief.asks(server, "POST", "/api/office/login", &wanted).0)
        });
        let coming: Vec<_> = coming.collect();
        coming.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let most = told(&server, "VmHWM:");
    let worked_out = codes.iter().filter(|code| **code == 403).count();
    println!("{} MiB at most, {worked_out} of 30 worked out, the others told to wait", most / KIB / KIB);
    assert!(codes.iter().all(|code| matches!(code, 403 | 429)), "{codes:?}");
    assert!(worked_out > 0 && most <= 300 * KIB * KIB, "{most}");
    assert!(chief.is_known(&server));
}
