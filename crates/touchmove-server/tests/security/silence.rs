//! Nobody but the arbiter is told which moves are illegal before somebody finds it (7.5, 12.6): a legal and an illegal move of the
//! same piece reach players and spectators in the same bytes, over sockets and over HTTP.

use serde_json::{Value, json};

use crate::client::Server;
use crate::sealed::seated_under;
use crate::seated::{Seated, game};

/// The same hands in two positions: in the first the move is legal, in the second it is not.
struct Pair {
    what: &'static str,
    legal: &'static str,
    illegal: &'static str,
    /// Touched, let go, taken off.
    hands: &'static [(&'static str, &'static str)],
}

const PAIRS: [Pair; 7] = [
    Pair {
        what: "a knight that is pinned",
        legal: "4k3/8/8/8/3r4/8/4N3/4K3 w - - 0 1",
        illegal: "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1",
        hands: &[("touch", "e2"), ("release", "c3")],
    },
    Pair {
        what: "a king that goes to an attacked square",
        legal: "4k3/8/8/8/8/r7/8/4K3 w - - 0 1",
        illegal: "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
        hands: &[("touch", "e1"), ("release", "e2")],
    },
    Pair {
        what: "castling over an attacked square",
        legal: "r3k3/8/8/8/8/8/8/4K2R w K - 0 1",
        illegal: "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        hands: &[("touch", "e1"), ("release", "g1"), ("touch", "h1"), ("release", "f1")],
    },
    Pair {
        what: "castling with a king that has moved",
        legal: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        illegal: "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        hands: &[("touch", "e1"), ("release", "g1"), ("touch", "h1"), ("release", "f1")],
    },
    Pair {
        what: "a pawn taken in passing too late",
        legal: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        illegal: "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        hands: &[("touch", "e5"), ("release", "d6"), ("remove", "d5")],
    },
    Pair {
        what: "a check that leaves the own king in check",
        legal: "4k3/7p/8/8/3r4/8/8/R3K3 w - - 0 1",
        illegal: "4k3/7p/8/8/4r3/8/8/R3K3 w - - 0 1",
        hands: &[("touch", "a1"), ("release", "a8")],
    },
    Pair {
        what: "a knight where two could go there",
        legal: "7k/8/8/8/8/5N2/8/KN6 w - - 0 1",
        illegal: "7k/8/8/8/8/5N2/8/KN5r w - - 0 1",
        hands: &[("touch", "b1"), ("release", "d2")],
    },
];

/// What a move brings in these games, in milliseconds: far more than the hands take.
const INCREMENT: u64 = 30_000;

/// A game from a position, begun.
fn begun(server: &Server, position: &str, arbiter: &str) -> Value {
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": arbiter,
        "position": position});
    let game = server.post("/api/games", &wanted, "").json();
    start(server, &game, arbiter);
    game
}

/// The arbiter starts the game, or both players do.
fn start(server: &Server, game: &Value, arbiter: &str) {
    if arbiter == "present" {
        Seated::at(server, game, "arbiter").takes(&json!({"do": "start"}));
    } else {
        for side in ["white", "black"] {
            Seated::at(server, game, side).takes(&json!({"do": "confirm", "act": {"do": "start"}}));
        }
    }
}

/// Everything that reaches a viewer over a socket until White has pressed, and what any of the routes then answers.
fn told(
    server: &Server,
    position: &str,
    pair: &Pair,
    arbiter: &str,
    viewer: (&'static str, &str),
) -> Vec<String> {
    let server = &server.elsewhere();
    let game = begun(server, position, arbiter);
    let mut viewing = Seated::asking(server, &game, viewer.0, viewer.1);
    let mut told = Vec::new();
    // Anyone who is there first sees everything.
    for _ in ["view", "record"] {
        let mut message = of_the_game(&mut viewing);
        blot(&mut message);
        told.push(message.to_string());
    }
    let mut white = Seated::at(server, &game, "white");
    for (act, square) in pair.hands {
        white.takes(&json!({"do": act, "square": square}));
    }
    white.takes(&json!({"do": "press"}));
    loop {
        let mut message = of_the_game(&mut viewing);
        let pressed = message["view"]["running"] == "black";
        blot(&mut message);
        told.push(message.to_string());
        if pressed {
            break;
        }
    }
    let id = game["id"].as_str().unwrap();
    let seat = game["seats"][viewer.0].as_str().map_or(String::new(), |token| format!("?seat={token}"));
    for route in ["", "/pgn", "/replay", "/journal", "/gap", "/rematch"] {
        let answer = server.get(&format!("/api/games/{id}{route}{seat}"), "");
        let text = answer.text.replace(id, "ID");
        told.push(format!("{route}: {} {}", answer.code, without_times(&text)));
    }
    told
}

/// The next message that is about the game. Which devices are there is told when a line is noticed to be gone.
fn of_the_game(viewing: &mut Seated) -> Value {
    loop {
        let message = viewing.hears().expect("the line was closed");
        if message["type"] != "devices" {
            return message;
        }
    }
}

/// Takes out what differs between any two games: the time, the link, and the board, which everybody sees. What the clocks show
/// stays, to the increment.
fn blot(message: &mut Value) {
    message["hash"] = Value::Null;
    if let Some(view) = message.get_mut("view").filter(|view| !view.is_null()) {
        for field in ["now", "board"] {
            view[field] = Value::Null;
        }
        for side in ["white", "black"] {
            let clock = &mut view["clocks"][side];
            for time in ["remaining", "free"] {
                if let Some(shown) = clock[time].as_u64() {
                    clock[time] = ((shown + INCREMENT / 2) / INCREMENT).into();
                }
            }
        }
    }
}

/// Takes out what clocks showed, when a game was set up, and from which position.
fn without_times(text: &str) -> String {
    let mut text = text.to_owned();
    for (from, to) in
        [("[%clk ", "]"), ("[FEN ", "]"), ("\"clock\":", "}"), ("\"board\":\"", "\""), ("\"created\":", ",")]
    {
        let mut parts = text.split(from);
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            out.push_str(from);
            out.push_str(part.find(to).map_or(part, |end| &part[end..]));
        }
        text = out;
    }
    text
}

#[test]
fn a_legal_and_an_illegal_move_look_alike_to_players_and_spectators() {
    let server = Server::start();
    let mut differ = Vec::new();
    for pair in &PAIRS {
        for arbiter in ["present", "absent"] {
            for viewer in [
                ("white", "&announce=law"),
                ("black", ""),
                ("table", ""),
                ("spectator", "announce=own&language=fa"),
            ] {
                let [legal, illegal] =
                    [pair.legal, pair.illegal].map(|position| told(&server, position, pair, arbiter, viewer));
                assert_eq!(legal.len(), illegal.len(), "{}, arbiter {arbiter}, to {viewer:?}", pair.what);
                let other = legal.iter().zip(&illegal).find(|(legal, illegal)| legal != illegal);
                differ.extend(other.map(|(legal, illegal)| {
                    format!("{}, arbiter {arbiter}, to {viewer:?}:\n  {legal}\n  {illegal}", pair.what)
                }));
            }
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

/// What reaches a viewer of a game of an event in which moves press the clock, from Black's second move to the end of White's
/// third: a knight goes to a3, where it leaves the king in check or not.
fn told_by_a_move_that_presses(server: &Server, reply: &str, viewer: &'static str) -> Vec<String> {
    let regulations = json!({"automatic_press": "on", "rated": "on"});
    let [_, game, white, black] = seated_under(server, &regulations, "board", &json!({"show": "live"}));
    Seated::known(server, &game, "arbiter", &server.chief).takes(&json!({"do": "start"}));
    let seats = [("white", white.as_str()), ("black", black.as_str())];
    let (place, cookies) = seats.into_iter().find(|(seat, _)| *seat == viewer).unwrap_or((viewer, ""));
    let [mut white, mut black] = seats.map(|(seat, cookies)| Seated::known(server, &game, seat, cookies));
    let moves = [("e2", "e4"), ("e7", "e5"), ("d2", "d4"), ("f8", reply)];
    for (number, (from, to)) in moves.into_iter().enumerate() {
        let seat = if number % 2 == 0 { &mut white } else { &mut black };
        seat.takes(&json!({"do": "touch", "square": from}));
        seat.takes(&json!({"do": "release", "square": to}));
    }
    let mut viewing = Seated::known(server, &game, place, cookies);
    let mut told = Vec::new();
    let before = of_the_game(&mut viewing);
    assert_eq!(before["view"]["running"], "white", "{before}");
    white.takes(&json!({"do": "touch", "square": "b1"}));
    let released = white.takes(&json!({"do": "release", "square": "a3"}));
    loop {
        let mut message = of_the_game(&mut viewing);
        let is_last = message["view"]["seq"] == released || message["seq"] == released;
        blot(&mut message);
        told.push(message.to_string().replace(&game, "ID"));
        if is_last && message["type"] == "view" {
            break;
        }
    }
    told
}

#[test]
fn a_move_that_presses_the_clock_presses_it_whether_it_was_legal_or_not() {
    let server = Server::start().from(2);
    for viewer in ["white", "black", "spectator"] {
        let [legal, illegal] = ["d6", "b4"].map(|reply| told_by_a_move_that_presses(&server, reply, viewer));
        assert!(legal.iter().any(|text| text.contains(r#""running":"black""#)), "{viewer}: {legal:?}");
        let same = ["Bd6", "Bb4+", "Bb4", "f8-d6", "f8-b4", "\"d6\"", "\"b4\""];
        let blotted = |told: Vec<String>| -> Vec<String> {
            let blot = |text: String| same.iter().fold(text, |text, mv| text.replace(mv, "REPLY"));
            told.into_iter().map(blot).collect()
        };
        assert_eq!(blotted(legal), blotted(illegal), "to {viewer}");
    }
}

#[test]
fn no_list_tells_at_the_release_that_a_move_was_legal() {
    let server = Server::start().from(2);
    for pair in &PAIRS {
        let game = begun(&server, pair.legal, "absent");
        let mut white = Seated::at(&server, &game, "white");
        for (act, square) in pair.hands {
            white.takes(&json!({"do": act, "square": square}));
        }
        for seat in ["white", "black", "table", "spectator"] {
            let view = Seated::at(&server, &game, seat).hears().expect("a view");
            assert_eq!(view["view"]["moves"], json!([]), "{} to {seat}", pair.what);
        }
        white.takes(&json!({"do": "press"}));
        let view = Seated::at(&server, &game, "black").hears().expect("a view");
        assert_eq!(view["view"]["moves"].as_array().map(Vec::len), Some(1), "{}", pair.what);
    }
}

/// Squares in the words of an announcement are squares too.
fn spelt(told: Vec<String>) -> Vec<String> {
    let words = ["Felix drei", "Gustav vier", "f3", "g4", "Felix three", "Gustav four"];
    let blotted = |text: String| words.iter().fold(text, |text, word| text.replace(word, "TO"));
    told.into_iter().map(blotted).collect()
}

/// Texts for the announcement box, with a position in which the move is legal and one in which it is not.
const TYPED: [(&str, &str, &str); 9] = [
    ("e2c3", PAIRS[0].legal, PAIRS[0].illegal),
    ("e1e2", PAIRS[1].legal, PAIRS[1].illegal),
    ("e1g1", PAIRS[2].legal, PAIRS[2].illegal),
    ("0-0", PAIRS[3].legal, PAIRS[3].illegal),
    ("castling", PAIRS[3].legal, PAIRS[3].illegal),
    ("exd6", PAIRS[4].legal, PAIRS[4].illegal),
    ("e5d6", PAIRS[4].legal, PAIRS[4].illegal),
    // A king in check, and the pawn that does not help.
    ("a8", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "4k3/P7/8/8/8/8/8/r3K3 w - - 0 1"),
    // Legal in both; in the second the other knight is pinned, which is not to be heard either.
    ("f3d2", "7k/8/8/8/8/5N2/8/KN6 w - - 0 1", "7k/8/8/8/8/5N2/8/KN5r w - - 0 1"),
];

#[test]
fn the_announcement_box_answers_a_legal_and_an_illegal_move_alike() {
    let server = Server::start();
    for (text, legal, illegal) in TYPED {
        for arbiter in ["present", "absent"] {
            let [legal, illegal] = [legal, illegal].map(|position| {
                let server = server.elsewhere();
                let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": arbiter,
                    "position": position, "visually_disabled": ["white"]});
                let game = server.post("/api/games", &wanted, "").json();
                start(&server, &game, arbiter);
                let mut white = Seated::at(&server, &game, "white");
                white.sends(&json!({"type": "say", "key": "1", "by": "white", "text": text}));
                white.hears_that(|message| message["key"] == "1")["reply"].clone()
            });
            assert!(legal["text"].is_string(), "{text}: {legal}");
            assert_eq!(legal, illegal, "{text}, arbiter {arbiter}");
        }
    }
}

#[test]
fn the_announcement_box_is_for_players_who_do_not_see_and_says_nothing_of_legality() {
    let server = Server::start().from(2);
    for arbiter in ["present", "absent"] {
        let sighted = game(&server, "90+30", arbiter);
        let mut white = Seated::at(&server, &sighted, "white");
        white.sends(&json!({"type": "say", "key": "1", "by": "white", "text": "e2e4"}));
        let answer = white.hears_that(|message| message["key"] == "1");
        let problem = "the announcement box is for players who do not see the board";
        assert_eq!(answer["problem"], problem, "{arbiter}: {answer}");
    }
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": "present",
        "visually_disabled": ["white"]});
    let blind = server.post("/api/games", &wanted, "").json();
    let mut arbiter = Seated::at(&server, &blind, "arbiter");
    arbiter.takes(&json!({"do": "start"}));
    let mut white = Seated::at(&server, &blind, "white");
    let mut said = |text: &str| {
        white.sends(&json!({"type": "say", "key": text, "by": "white", "text": text}));
        let mut reply = white.hears_that(|message| message["key"] == text)["reply"].clone();
        let words = reply["text"].as_str().unwrap().to_owned();
        reply["text"] = Value::Null;
        (words, spelt(vec![reply.to_string()]))
    };
    let (legal, illegal) = (said("g1f3"), said("g1g4"));
    assert_eq!((legal.0.as_str(), illegal.0.as_str()), ("Springer Felix drei", "Springer Gustav vier"));
    assert_eq!(legal.1, illegal.1);
    // What was asked stands in the log.
    for _ in 0..24_000 {
        let log = std::fs::read_to_string(server.folder.path().join("security.jsonl")).unwrap_or_default();
        if log.contains("the announcement box: g1g4") {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("the log does not say what was asked");
}

/// What both players, neither of whom sees the board, are answered in the box after White's move: before the press, and after it.
fn answered_after_a_move(server: &Server, position: &str, pair: &Pair, arbiter: &str) -> Vec<String> {
    let server = &server.elsewhere();
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": arbiter,
        "position": position, "visually_disabled": ["white", "black"]});
    let game = server.post("/api/games", &wanted, "").json();
    start(server, &game, arbiter);
    let mut white = Seated::at(server, &game, "white");
    let mut black = [
        Seated::at(server, &game, "black"),
        Seated::asking(server, &game, "black", "&announce=own&language=fa"),
    ];
    let [(_, from), (_, to), ..] = pair.hands else { panic!("{} has no two squares", pair.what) };
    let moved = asks_the_box(&mut white, "white", &format!("{from}{to}"));
    for act in moved["deeds"].as_array().expect("a move is made") {
        white.takes(act);
    }
    let mut answers = vec![moved.to_string()];
    for is_pressed in [false, true] {
        if is_pressed {
            white.takes(&json!({"do": "press"}));
        }
        for text in ["repeat", "say", "moves", "braille"] {
            answers.push(asks_the_box(&mut white, "white", text).to_string());
            for line in &mut black {
                answers.push(asks_the_box(line, "black", text).to_string());
            }
        }
    }
    answers
}

/// The answer to a text in the announcement box.
fn asks_the_box(line: &mut Seated, by: &str, text: &str) -> Value {
    line.sends(&json!({"type": "say", "key": text, "by": by, "text": text}));
    line.hears_that(|message| message["key"] == text)["reply"].clone()
}

#[test]
fn the_last_move_is_said_and_repeated_alike_whether_it_was_legal_or_not() {
    let server = Server::start();
    for pair in &PAIRS {
        for arbiter in ["present", "absent"] {
            let [legal, illegal] = [pair.legal, pair.illegal]
                .map(|position| answered_after_a_move(&server, position, pair, arbiter));
            // What was announced is repeated, and what was pressed is said.
            let is_said =
                |text: &String| !text.contains("No move has been made yet") && text.contains("\"text\"");
            assert!(is_said(&legal[2]) && is_said(legal.last().unwrap()), "{}: {legal:?}", pair.what);
            assert_eq!(legal, illegal, "{}, arbiter {arbiter}", pair.what);
        }
    }
}
