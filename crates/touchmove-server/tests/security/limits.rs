//! The limits that every address and every seat has, over real connections from several addresses; and those beside anyone who
//! meets them, who are served meanwhile.

use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::client::Server;

/// Nobody counts if this many are taken.
const MANY: u32 = 10_000;

/// As many as a limit of this many a minute lets through: those of every minute that has begun since.
fn most(a_minute: u32, since: u64) -> u32 {
    a_minute * (seconds(since) / 60 + 2)
}

/// This moment.
fn now() -> u64 {
    touchmove_moment::read().boot_millis()
}

/// Whole seconds since then.
fn seconds(since: u64) -> u32 {
    u32::try_from((now() - since) / 1000).unwrap()
}

/// How many are let through until one is refused as too many.
fn until_limited(mut tried: impl FnMut() -> u16, usual: u16) -> u32 {
    for taken in 0..MANY {
        match tried() {
            429 => return taken,
            code => assert_eq!(code, usual),
        }
    }
    panic!("nobody counts");
}

/// The next message at a socket that holds this.
fn hears(socket: &mut WebSocket<TcpStream>, is: impl Fn(&Value) -> bool) -> Value {
    loop {
        let Message::Text(text) = socket.read().unwrap() else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if is(&message) {
            return message;
        }
    }
}

/// Asks for the number of moves, which nobody is refused; what was answered.
fn asks(socket: &mut WebSocket<TcpStream>, by: &str, key: &str) -> String {
    says(socket, by, key);
    let answer = hears(socket, |message| matches!(message["type"].as_str(), Some("ack" | "refused")));
    answer["type"].as_str().unwrap().to_owned()
}

fn says(socket: &mut WebSocket<TcpStream>, by: &str, key: &str) {
    let act = json!({"type": "act", "key": key, "by": by, "act": {"do": "ask-explanation"}});
    socket.send(Message::text(act.to_string())).unwrap();
}

fn seat(server: &Server, game: &Value, seat: &str) -> WebSocket<TcpStream> {
    let place =
        format!("{}/live?seat={}", game["id"].as_str().unwrap(), game["seats"][seat].as_str().unwrap());
    server.socket(&place, &[]).unwrap()
}

/// A code for White's seat of a new game.
fn code(server: &Server) -> Value {
    let place = json!({"place": {"place": "seat", "game": server.game()["id"], "seat": "white"}});
    json!({"code": server.post("/api/office/codes", &place, &server.chief).json()["code"]})
}

#[test]
fn five_codes_a_minute_are_guessed_from_one_address_and_the_right_ones_of_a_hall_behind_it_work() {
    let server = Server::start();
    let (guessing, honest) = (server.from(2), server.from(3));
    let wrong = json!({"code": "AAAAA-AAAAA"});
    let guess = || guessing.post("/api/office/join", &wrong, "").code;
    let since = now();
    let taken = until_limited(guess, 404);
    assert!((5..=most(5, since)).contains(&taken), "{taken}");
    // Whoever goes on at once does it no faster than five times a second.
    loop {
        let from = touchmove_moment::read().monotonic;
        let answer = guess();
        let took = touchmove_moment::read().monotonic.saturating_sub(from).as_millis();
        // Another minute may have begun in between.
        if answer == 429 {
            assert!(took >= 200, "{took} ms");
            break;
        }
    }
    // A hall sits down there and elsewhere, while somebody among them goes on guessing.
    for from in [&guessing, &honest].into_iter().cycle().take(16) {
        let refused = guess();
        assert!([404, 429].contains(&refused), "{refused}");
        let right = code(&server);
        let answer = from.post("/api/office/join", &right, "");
        assert_eq!(answer.code, 200, "{}", answer.text);
        let again = from.post("/api/office/join", &right, "").code;
        assert!([404, 429].contains(&again), "a code works once: {again}");
    }
    // So do the code of an arbiter's device and the way back in.
    until_limited(guess, 404);
    let device = json!({"place": {"place": "device", "name": "second desk"}});
    let device = server.post("/api/office/codes", &device, &server.chief).json()["code"].clone();
    assert_eq!(guessing.post("/api/office/join", &json!({"code": device}), "").code, 200);
    let back_in = |code: &str| {
        let body = json!({"code": code, "name": "Deputy", "password": crate::client::PASSWORD});
        guessing.post("/api/office/recover", &body, "").code
    };
    until_limited(|| back_in("AAAAA-AAAAA"), 404);
    let code = touchmove_server::make_recovery_code(server.folder.path()).unwrap();
    assert_eq!(back_in(&code), 200);
}

#[test]
fn a_venue_has_no_wrong_codes_of_its_own_and_what_is_told_to_guessers_is_the_same() {
    let server =
        Server::with(|options| options.limits.venue = vec!["127.0.0.2".parse().unwrap()]).appointed();
    let (venue, elsewhere) = (server.from(2), server.from(3));
    let wrong = json!({"code": "AAAAA-AAAAA"});
    let guess = |from: &Server| from.post("/api/office/join", &wrong, "");
    let since = now();
    let taken = until_limited(|| guess(&venue).code, 404);
    assert!((20..=most(20, since)).contains(&taken), "those of the whole server: {taken}");
    assert_eq!(venue.post("/api/office/join", &code(&server), "").code, 200);
    // Whoever is told to wait is told nothing else, wherever they are.
    until_limited(|| guess(&elsewhere).code, 404);
    let told = |answer: crate::client::Answer| {
        let mut told = answer.json();
        // How many seconds there are left in this minute.
        told.as_object_mut().unwrap().retain(|_, value| !value.to_string().contains(char::is_numeric));
        (answer.code, told.to_string())
    };
    let (one, other) = (told(guess(&venue)), told(guess(&elsewhere)));
    // Another minute may have begun in between.
    assert!(one == other || [one.0, other.0].contains(&404), "{one:?} {other:?}");
}

#[test]
fn however_many_guess_the_right_code_works_and_so_does_the_way_back_in() {
    let server = Server::start();
    let game = server.game();
    let place = json!({"place": {"place": "seat", "game": game["id"], "seat": "white"}});
    let wrong = json!({"code": "AAAAA-AAAAA"});
    // An address refused at its first guess: the whole server takes no more of them this minute.
    let guessed = || {
        let first = |from: u8| server.from(from).post("/api/office/join", &wrong, "").code;
        assert!((20..120).any(|from| first(from) == 429), "guesses are never too many");
    };
    for from in [server.from(9), server.clone()] {
        guessed();
        let code = server.post("/api/office/codes", &place, &server.chief).json()["code"].clone();
        let answer = from.post("/api/office/join", &json!({"code": code}), "");
        assert_eq!(answer.code, 200, "{}", answer.text);
    }
    guessed();
    let back_in = |code: &str| json!({"code": code, "name": "Deputy", "password": crate::client::PASSWORD});
    let refused = server.from(9).post("/api/office/recover", &back_in("AAAAA-AAAAA"), "").code;
    assert!([404, 429].contains(&refused), "{refused}");
    let code = touchmove_server::make_recovery_code(server.folder.path()).unwrap();
    let answer = server.from(9).post("/api/office/recover", &back_in(&code), "");
    assert_eq!(answer.code, 200, "{}", answer.text);
}

#[test]
fn thirty_two_watch_from_one_address_and_others_and_seats_find_room() {
    let server = Server::start();
    let game = server.game();
    let place = format!("{}/live", game["id"].as_str().unwrap());
    let (crowded, elsewhere) = (server.from(2), server.from(3));
    let mut watching: Vec<_> = (0..32).map(|_| crowded.socket(&place, &[]).unwrap()).collect();
    assert_eq!(crowded.socket(&place, &[]).err(), Some(429));
    // A wrong token is no way round, and neither is a stream.
    assert_eq!(crowded.socket(&format!("{place}?seat=wrong"), &[]).err(), Some(429));
    let stream = format!("/api/games/{}/watch", game["id"].as_str().unwrap());
    assert_eq!(crowded.get(&stream, "").code, 429);
    // Somebody elsewhere, the players and the arbiters here are let in.
    assert_eq!(elsewhere.get(&stream, "").code, 200);
    let mut other = elsewhere.socket(&place, &[]).unwrap();
    let mut white = seat(&crowded, &game, "white");
    let mut arbiter = crowded.socket(&place, &[("cookie", &server.chief)]).unwrap();
    let starts = json!({"type": "act", "key": "1", "by": "arbiter", "act": {"do": "start"}});
    arbiter.send(Message::text(starts.to_string())).unwrap();
    assert_eq!(asks(&mut white, "white", "2"), "ack");
    for socket in watching.iter_mut().chain([&mut other, &mut white, &mut arbiter]) {
        hears(socket, |message| message["view"]["phase"] == "playing");
    }
    // Anyone who leaves makes room.
    drop(watching.pop());
    for _ in 0..MANY {
        if crowded.socket(&place, &[]).is_ok() {
            return server.is_well();
        }
    }
    panic!("the room of those who left is not given to others");
}

#[test]
fn a_venue_with_one_address_has_room_for_all_its_devices_and_nobody_elsewhere_has_more() {
    let server = Server::with(|options| {
        options.limits.connections = 20;
        options.limits.spectators = 4;
        options.limits.venue = vec!["127.0.0.2".parse().unwrap()];
    })
    .appointed();
    let game = server.game();
    let place = format!("{}/live", game["id"].as_str().unwrap());
    let (venue, elsewhere) = (server.from(2), server.from(3));
    let hall: Vec<_> = (0..60).map(|_| venue.socket(&place, &[]).unwrap()).collect();
    let away: Vec<_> = (0..4).map(|_| elsewhere.socket(&place, &[]).unwrap()).collect();
    assert_eq!(elsewhere.socket(&place, &[]).err(), Some(429));
    // Players there are let in all the same, as far as connections go.
    let mut white = seat(&elsewhere, &game, "white");
    assert_eq!(asks(&mut white, "white", "1"), "ack");
    assert_eq!(asks(&mut seat(&venue, &game, "black"), "black", "2"), "ack");
    assert_eq!((hall.len(), away.len()), (60, 4));
    venue.is_well();
}

#[test]
fn four_devices_at_one_seat_and_no_more_take_nobody_elses_room() {
    let server = Server::start();
    let game = server.game();
    let place =
        format!("{}/live?seat={}", game["id"].as_str().unwrap(), game["seats"]["white"].as_str().unwrap());
    // Wherever they are.
    let mut there: Vec<_> = (2..6).map(|last| seat(&server.from(last), &game, "white")).collect();
    assert_eq!(server.from(6).socket(&place, &[]).err(), Some(429));
    assert_eq!(asks(&mut seat(&server, &game, "black"), "black", "1"), "ack");
    assert_eq!(asks(&mut there[0], "white", "2"), "ack");
    let another = server.game();
    assert_eq!(asks(&mut seat(&server, &another, "white"), "white", "1"), "ack");
    // A player whose device is replaced finds room as soon as the one before is gone.
    drop(there.pop());
    let again = (0..MANY).find_map(|_| server.from(6).socket(&place, &[]).ok());
    there.push(again.expect("room for the device that comes instead"));
    // The link has got about: once it is replaced, nobody with the old one is heard at the seat.
    let path = format!("/api/games/{}/seats/white", game["id"].as_str().unwrap());
    let new = server.post(&path, &json!({"token": game["seats"]["table"]}), "");
    assert_eq!(new.code, 200, "{}", new.text);
    for mut device in there {
        let act = json!({"type": "act", "key": "late", "by": "white", "act": {"do": "ask-explanation"}});
        // The line may be cut already.
        let _ = device.send(Message::text(act.to_string()));
        let is_taken = |message: &Message| message.to_text().is_ok_and(|text| text.contains("\"ack\""));
        let heard: Vec<Message> = std::iter::from_fn(|| device.read().ok()).collect();
        assert!(!heard.iter().any(is_taken), "{heard:?}");
    }
    let renewed = json!({"id": game["id"], "seats": {"white": new.json()["token"]}});
    let back = (0..MANY).find_map(|_| {
        let (id, token) = (renewed["id"].as_str()?, renewed["seats"]["white"].as_str()?);
        server.socket(&format!("{id}/live?seat={token}"), &[]).ok()
    });
    assert_eq!(asks(&mut back.expect("room at the seat"), "white", "3"), "ack");
}

#[test]
fn seats_of_games_that_anybody_sets_up_take_no_room_of_the_seats_of_an_event() {
    let server = Server::start();
    let [_, event_game, white, _] = crate::sealed::seated(&server);
    let (greedy, other) = (server.from(2), server.from(3));
    let (mut open, mut refused) = (Vec::new(), 0);
    // The seat of the arbiter of such a game is not taken for gone as soon as a player's is.
    let wanted = json!({"control": "5+3", "edition": 2023, "manner": "strict", "arbiter": "present"});
    for game in (0..36).map(|_| greedy.post("/api/games", &wanted, &server.chief).json()) {
        let (id, token) = (game["id"].as_str().unwrap(), game["seats"]["arbiter"].as_str().unwrap());
        for _ in 0..4 {
            match greedy.socket(&format!("{id}/live?seat={token}"), &[]) {
                Ok(socket) => open.push(socket),
                Err(code) => {
                    assert_eq!(code, 429);
                    refused += 1;
                }
            }
        }
    }
    assert_eq!((open.len(), refused), (128, 16), "from one address");
    // Elsewhere there is room, and for a seat of an event and its arbiter there is from the same address.
    let game = other.game();
    assert_eq!(asks(&mut seat(&other, &game, "white"), "white", "1"), "ack");
    let place = format!("{event_game}/live");
    let mut player = greedy.socket(&place, &[("cookie", &white)]).unwrap();
    assert_eq!(asks(&mut player, "white", "1"), "ack");
    assert!(greedy.socket(&place, &[("cookie", &server.chief)]).is_ok());
    drop(open);
    server.is_well();
}

#[test]
fn a_game_that_many_ask_for_is_written_once_and_others_acts_go_on() {
    let server = Server::start();
    let (eager, honest) = (server.from(2), server.from(3));
    let game = crate::seated::game(&honest, "5+3", "absent");
    let path = format!("/api/games/{}/pgn", game["id"].as_str().unwrap());
    let mut white = seat(&honest, &game, "white");
    let first = eager.get(&path, "");
    assert_eq!(first.code, 200, "{}", first.text);
    let tag = first.header("etag").unwrap().to_owned();
    for key in 0..5 {
        assert_eq!(eager.get(&path, "").text, first.text);
        let known = eager.ask("GET", &path, &[("if-none-match", &tag)], b"");
        assert_eq!((known.code, known.text.as_str()), (304, ""));
        assert_eq!(asks(&mut white, "white", &format!("key {key}")), "ack");
    }
    // Once a move is made, it is another file.
    let acts = |socket: &mut WebSocket<TcpStream>, by: &str, act: Value| {
        let message = json!({"type": "act", "key": act.to_string(), "by": by, "act": act});
        socket.send(Message::text(message.to_string())).unwrap();
        let answer = hears(socket, |message| matches!(message["type"].as_str(), Some("ack" | "refused")));
        assert_eq!(answer["type"], "ack", "{answer}");
    };
    let start = json!({"do": "confirm", "act": {"do": "start"}});
    acts(&mut white, "white", start.clone());
    acts(&mut seat(&honest, &game, "black"), "black", start);
    acts(&mut white, "white", json!({"do": "touch", "square": "e2"}));
    acts(&mut white, "white", json!({"do": "release", "square": "e4"}));
    acts(&mut white, "white", json!({"do": "press"}));
    let last = eager.get(&path, "");
    assert_eq!(last.code, 200);
    assert!(last.text != first.text && last.text.contains("e4"), "{}", last.text);
}

#[test]
fn thirty_games_a_minute_are_set_up_from_one_address_and_others_and_arbiters_set_up_theirs() {
    let server = Server::start();
    let (eager, other) = (server.from(2), server.from(3));
    let wanted = json!({"control": "5+3", "edition": 2023, "manner": "strict", "arbiter": "absent"});
    let set_up = |who: &Server, cookies: &str| who.post("/api/games", &wanted, cookies).code;
    let since = now();
    let taken = until_limited(|| set_up(&eager, ""), 200);
    assert!((30..=most(30, since)).contains(&taken), "{taken}");
    assert_eq!(set_up(&other, ""), 200);
    assert_eq!(set_up(&eager, &server.chief), 200);
    assert_eq!(set_up(&server, ""), 200, "whoever sits at the machine itself");
    // The games that were set up are there.
    assert!(eager.get("/api/games", "").json().as_array().unwrap().len() >= 33);
}

#[test]
fn a_seat_that_speaks_too_fast_is_told_so_on_all_its_sockets_and_the_opponent_is_heard() {
    let server = Server::start();
    let game = server.game();
    let (mut one, mut two) = (seat(&server, &game, "white"), seat(&server, &game, "white"));
    let mut black = seat(&server, &game, "black");
    let since = now();
    for key in 0..100 {
        says(&mut one, "white", &format!("one {key}"));
        says(&mut two, "white", &format!("two {key}"));
    }
    assert_eq!(asks(&mut black, "black", "b"), "ack");
    let (mut taken, mut refused) = (0, 0);
    for socket in [&mut one, &mut two] {
        for _ in 0..100 {
            let answer = hears(socket, |message| matches!(message["type"].as_str(), Some("ack" | "refused")));
            match answer["problem"].as_str() {
                None => taken += 1,
                Some(problem) => {
                    assert_eq!(problem, "too many messages; wait a moment");
                    refused += 1;
                }
            }
        }
    }
    let most = 40 + 20 * (seconds(since) + 1);
    assert!((40..=most).contains(&taken), "{taken} and not {most}");
    assert_eq!(taken + refused, 200);
    // What was refused did not happen, and after a while the seat is heard again, by the same keys.
    let mut again = 0;
    while asks(&mut one, "white", "later") != "ack" {
        // Anyone who goes on without a pause is cut off.
        std::thread::sleep(std::time::Duration::from_millis(50));
        again += 1;
        assert!(again < MANY * 100, "never heard again");
    }
    server.is_well();
}

#[test]
fn a_message_that_is_too_long_ends_its_own_line_and_nobody_elses() {
    let server = Server::start();
    let game = server.game();
    let (mut white, mut beside) = (seat(&server, &game, "white"), seat(&server, &game, "white"));
    let mut black = seat(&server, &game, "black");
    // It may be cut off while it is still being sent.
    let _ = white.send(Message::text("x".repeat(1024 * 1024)));
    while white.read().is_ok() {}
    assert_eq!(asks(&mut black, "black", "1"), "ack");
    assert_eq!(asks(&mut beside, "white", "2"), "ack");
    assert_eq!(asks(&mut seat(&server, &game, "white"), "white", "3"), "ack");
    server.is_well();
}

#[cfg(target_os = "linux")]
#[test]
fn invitations_and_new_tokens_of_one_address_are_counted_and_others_invite_theirs() {
    let server = Server::start();
    let (eager, other) = (server.from(2), server.from(3));
    let game = crate::seated::game(&eager, "5+3", "absent");
    let (id, table) = (game["id"].as_str().unwrap(), game["seats"]["table"].as_str().unwrap());
    let invite = |who: &Server| {
        let wanted = json!({"seat": "white", "origin": "http://192.0.2.1"});
        who.post(&format!("/api/games/{id}/invites?seat={table}"), &wanted, "").code
    };
    let since = now();
    let taken = until_limited(|| invite(&eager), 200);
    assert!((60..=most(60, since)).contains(&taken), "{taken}");
    let replace = json!({"token": table});
    let replaced = eager.post(&format!("/api/games/{id}/seats/white"), &replace, "");
    assert!(replaced.code == 429 || seconds(since) > 0, "{} {}", replaced.code, replaced.text);
    assert_eq!(invite(&other), 200);
    assert_eq!(invite(&server), 200, "whoever sits at the machine itself");
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_is_judged_again_once_however_many_step_through_it() {
    let server = Server::start();
    let eager = server.from(2);
    let game = crate::seated::game(&server, "5+3", "absent");
    let (id, table) = (game["id"].as_str().unwrap(), game["seats"]["table"].as_str().unwrap());
    let judged = || {
        // The figures are counted once a second.
        std::thread::sleep(std::time::Duration::from_millis(1_100));
        let text = server.get("/metrics", "").text;
        let line = text.lines().find(|line| line.starts_with("touchmove_games_written_total")).unwrap();
        line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()
    };
    let before = judged();
    for path in ["replay", "pgn", "pgn?rulings=true"] {
        let path = format!("/api/games/{id}/{path}");
        let first = eager.get(&path, "");
        assert_eq!(first.code, 200, "{path}: {}", first.text);
        for _ in 0..20 {
            assert_eq!(eager.get(&path, "").text, first.text);
        }
    }
    assert_eq!(judged() - before, 3);
    // Who plays does not step through the game while it goes on, and is told so without any work; their own file is written once.
    for _ in 0..20 {
        assert_eq!(eager.get(&format!("/api/games/{id}/replay?seat={table}"), "").code, 403);
        assert_eq!(eager.get(&format!("/api/games/{id}/pgn?seat={table}"), "").code, 200);
    }
    assert_eq!(judged() - before, 4);
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_has_an_event_or_a_journal_already_is_told_so_and_the_first_time_it_comes_packed() {
    let server = Server::start();
    let [event, ..] = crate::sealed::seated(&server);
    let anybody = server.from(2);
    let event = format!("/api/events/{event}");
    let casual = crate::seated::game(&server, "5+3", "present");
    let journal = format!(
        "/api/games/{}/journal?seat={}",
        casual["id"].as_str().unwrap(),
        casual["seats"]["arbiter"].as_str().unwrap()
    );
    for path in [&event, &journal] {
        let first = anybody.get(path, "");
        let tag = first
            .header("etag")
            .unwrap_or_else(|| panic!("{path}: {} {}", first.code, first.text))
            .to_owned();
        let again = anybody.ask("GET", path, &[("if-none-match", &tag)], b"");
        assert_eq!((again.code, again.text.as_str()), (304, ""), "{path}");
        let weak = format!("W/{tag}");
        assert_eq!(anybody.ask("GET", path, &[("if-none-match", &weak)], b"").code, 304, "{path}");
    }
    let packed = anybody.ask("GET", &event, &[("accept-encoding", "gzip")], b"");
    assert_eq!(packed.header("content-encoding"), Some("gzip"), "{}", packed.text.len());
    // What an arbiter is told is never packed: its length must not tell what is in it.
    let theirs = [("cookie", server.chief.as_str()), ("accept-encoding", "gzip")];
    let chiefs = server.ask("GET", &event, &theirs, b"");
    assert_eq!((chiefs.code, chiefs.header("content-encoding")), (200, None));
}
