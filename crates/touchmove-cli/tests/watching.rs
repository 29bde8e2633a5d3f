//! What somebody who watches the machine sees of the real program: its figures, and its log, in which nobody is named.
#![cfg(feature = "serve")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// A server that says nothing for so long hangs.
const PATIENCE: Duration = Duration::from_secs(120);
const PASSWORD: &str = "horse battery staple";
/// Everybody and everything that is named here is found in no line at the level of every day.
const PERSONAL: [&str; 5] =
    ["Zvartnots", "Anahit Vard", "Chief Gegham", "a secret note of White", "Black says a word"];

struct Program {
    child: Child,
    address: String,
    first_code: String,
    log: Option<JoinHandle<String>>,
    _folder: tempfile::TempDir,
}

impl Program {
    fn start(flags: &[&str]) -> Program {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
            .args(["serve", "--listen", "127.0.0.1:0", "--ballast", "0", "--data"])
            .arg(folder.path())
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut next = |before: &str| {
            let mut line = String::new();
            said.read_line(&mut line).unwrap();
            line.trim().strip_prefix(before).unwrap_or_else(|| panic!("{line}")).to_owned()
        };
        let address = next("Touchmove is at http://");
        let first_code = next("Nobody is appointed yet; the chief arbiter's first code is ");
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        let mut logging = child.stderr.take().unwrap();
        let log = std::thread::spawn(move || {
            let mut log = String::new();
            logging.read_to_string(&mut log).unwrap();
            log
        });
        Program { child, address, first_code, log: Some(log), _folder: folder }
    }

    fn ask(&self, method: &str, path: &str, cookies: &str, body: &Value) -> (String, String) {
        let mut stream = self.reached();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             cookie: {cookies}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, text) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{method} {path}: {answer}");
        (head.to_owned(), text.to_owned())
    }

    fn json(&self, method: &str, path: &str, cookies: &str, body: &Value) -> Value {
        serde_json::from_str(&self.ask(method, path, cookies, body).1).unwrap()
    }

    fn reached(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    fn line(&self, game: &str, token: &str) -> WebSocket<TcpStream> {
        let address = format!("ws://{}/api/games/{game}/live?seat={token}", self.address);
        tungstenite::client(address, self.reached()).unwrap().0
    }

    /// Tells it to stop, and gives what it has logged.
    fn log(mut self) -> String {
        let told = Command::new("kill").args(["-s", "TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success());
        self.log.take().unwrap().join().unwrap()
    }
}

impl Drop for Program {
    /// A test that fails leaves no server behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Acts, and waits for the answer, whatever it is.
fn act(line: &mut WebSocket<TcpStream>, key: &str, by: &str, act: &Value) -> Value {
    let text = json!({"type": "act", "key": key, "by": by, "act": act}).to_string();
    line.send(Message::text(text)).unwrap();
    loop {
        let Message::Text(text) = line.read().unwrap() else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["key"] == key {
            return message;
        }
    }
}

/// Names, a password, a game with texts in it; what else nobody may find: codes and tokens.
fn played(program: &Program) -> Vec<String> {
    let first = json!({"code": program.first_code, "name": PERSONAL[2], "password": PASSWORD});
    let (head, _) = program.ask("POST", "/api/office/first", "", &first);
    let cookies: Vec<String> = head
        .lines()
        .filter_map(|line| line.strip_prefix("set-cookie: "))
        .map(|cookie| cookie.split(';').next().unwrap().to_owned())
        .collect();
    let wanted = json!({
        "control": "90+30", "edition": 2023, "manner": "strict", "arbiter": "absent",
        "white": PERSONAL[0], "black": PERSONAL[1],
    });
    let made = program.json("POST", "/api/games", "", &wanted);
    let (game, token) = (made["id"].as_str().unwrap(), made["seats"]["table"].as_str().unwrap());
    let mut line = program.line(game, token);
    for (number, (by, done)) in [
        ("white", json!({"do": "confirm", "act": {"do": "start"}})),
        ("black", json!({"do": "confirm", "act": {"do": "start"}})),
        ("white", json!({"do": "touch", "square": "e2"})),
        ("white", json!({"do": "release", "square": "e4"})),
        ("white", json!({"do": "press"})),
        ("white", json!({"do": "write", "entry": {"write": "note", "text": PERSONAL[3]}})),
        // What is refused, and what cannot be read.
        ("arbiter", json!({"do": "decide", "text": PERSONAL[4]})),
    ]
    .into_iter()
    .enumerate()
    {
        act(&mut line, &format!("key-{number}"), by, &done);
    }
    let said = json!({"type": "say", "key": "say", "by": "black", "text": PERSONAL[4]}).to_string();
    line.send(Message::text(said)).unwrap();
    while !matches!(line.read().unwrap(), Message::Text(text) if text.contains("\"say\"")) {}
    let entries = program.json("GET", &format!("/api/games/{game}"), "", &Value::Null);
    assert!(entries.to_string().contains(PERSONAL[0]), "the names are there: {entries}");
    let mut secrets = vec![PASSWORD.to_owned(), token.to_owned(), program.first_code.clone()];
    secrets.extend(cookies.iter().map(|cookie| cookie.split_once('=').unwrap().1.to_owned()));
    assert!(secrets.iter().all(|secret| secret.len() > 6), "{secrets:?}");
    secrets
}

#[test]
fn at_the_level_of_every_day_nobody_is_named_in_the_log() {
    let program = Program::start(&[]);
    let secrets = played(&program);
    let log = program.log();
    for word in PERSONAL.into_iter().chain(secrets.iter().map(String::as_str)) {
        assert!(!log.contains(word), "{word} is in the log:\n{log}");
    }
}

#[test]
fn no_level_logs_passwords_codes_or_tokens() {
    let program = Program::start(&["--log", "trace"]);
    let secrets = played(&program);
    let log = program.log();
    // What is looked for would be found: the log has the requests and the acts.
    assert!(log.contains("/api/office/first") && log.contains("acknowledged"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log:\n{log}");
    }
}

#[test]
fn every_figure_that_an_alert_or_the_dashboard_asks_for_is_there() {
    let program = Program::start(&["--lan", "127.0.0.1:0"]);
    played(&program);
    let monitoring = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/monitoring");
    let mut asked = 0;
    // The page of all boards is written a moment after the start, the first whole copy when every clock stands.
    let late = ["touchmove_copy_age_seconds"];
    let begun = touchmove_moment::read().boot_millis();
    let mut figures = program.ask("GET", "/metrics", "", &Value::Null).1;
    while !figures.contains("\ntouchmove_paper_age_seconds ") {
        assert!(touchmove_moment::read().boot_millis() - begun < 60_000, "no page of all boards");
        std::thread::sleep(Duration::from_millis(50));
        figures = program.ask("GET", "/metrics", "", &Value::Null).1;
    }
    for file in ["alerts.yml", "grafana.json"] {
        let text = std::fs::read_to_string(monitoring.join(file)).unwrap();
        let letters = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        for (at, _) in text.match_indices("touchmove_") {
            let name: String = text[at..].chars().take_while(|letter| letters(*letter)).collect();
            let there = figures
                .lines()
                .any(|line| line.strip_prefix(&name).is_some_and(|rest| rest.starts_with([' ', '{'])));
            assert!(there || late.contains(&name.as_str()), "{file} asks for {name}:\n{figures}");
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked} figures are asked for");
    let value = |name: &str| -> u64 {
        let line = figures.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.trim().parse().unwrap_or_else(|_| panic!("{name}{line}"))
    };
    assert_eq!((value("touchmove_games_held "), value("touchmove_mirror_lost ")), (0, 0));
    assert!(value("touchmove_memory_bytes ") > 1 << 20);
    // Eight hundred days, less the moment of this test.
    let now = touchmove_moment::read().wall_millis() / 1000;
    let left = value("touchmove_certificate_ends_timestamp_seconds ").saturating_sub(now) / 86_400;
    assert!((798..=800).contains(&left), "{left} days");
}
