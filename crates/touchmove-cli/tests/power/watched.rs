//! What an operator sees: a request under one id in every layer's log, histograms that move, nothing personal.

use std::collections::BTreeMap;
use std::fs::File;

use serde_json::Value;
use touchmove_chess::Color;
use touchmove_conduct::Act;
use touchmove_conduct::act::{ArbiterAct, PlayerAct};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::live::{FromClient, FromServer};

use crate::server::{Server, command};

/// How often a histogram was filled.
fn count(metrics: &str, name: &str) -> u64 {
    let start = format!("touchmove_{name}_count");
    let line =
        metrics.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{start}: {metrics}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn one_request_is_found_in_the_log_of_every_layer_and_the_figures_move() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let mut program = command(&folder.path().join("data"));
    program.args(["--log", "debug", "--log-format", "json"]).stderr(File::create(&log).unwrap());
    let Ok(server) = Server::listening(program.spawn().unwrap()) else { panic!("it does not start") };
    let metrics = |server: &Server| server.answer("GET", "/metrics", "", "").unwrap().1;
    // The figures are made once a second.
    let later = |server: &Server| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        metrics(server)
    };
    let before = metrics(&server);
    let (game, token) = server.new_game("5+3");
    let mut line = server.join(&game, &token);
    let deed = Deed(Act::Player(Color::White, PlayerAct::Confirm { act: Box::new(ArbiterAct::Start) }));
    line.send(&FromClient::Act { key: "ready".into(), deed, seen: None }).unwrap();
    while !matches!(line.hear().expect("no acknowledgement"), FromServer::Ack { .. }) {}
    let (head, _) = server.answer("GET", "/ready", "", "").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let own = head.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap().to_owned();
    // What took so long is counted after it was done, which may be after its answer was heard.
    let has_moved = |after: &str| {
        ["journal_commit_seconds", "journal_queue_seconds", "acknowledgement_seconds"]
            .iter()
            .all(|name| count(after, name) > count(&before, name))
    };
    let after = (0..1000).map(|_| later(&server)).find(|after| has_moved(after)).expect("figures that move");
    assert!(
        after.contains(
            "touchmove_http_request_seconds_bucket{le=\"0.0005\",method=\"POST\",route=\"/api/games\"}"
        ),
        "{after}"
    );
    assert!(after.ends_with("# EOF\n"));
    drop(server);

    // What each layer said, by the id it was said under.
    let mut said: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let text = std::fs::read_to_string(&log).unwrap();
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        if let Some(id) = line["span"]["id"].as_str() {
            said.entry(id.to_owned()).or_default().push(line["message"].as_str().unwrap().to_owned());
        }
    }
    assert!(said.values().any(|layers| *layers == ["judged", "committed", "acknowledged"]), "{said:?}");
    assert_eq!(said[&own], ["answered"]);
    assert!(!text.contains(&token), "the token of a seat is in the log");
}
