//! `touchmove serve --lan`: what tablets on the local network meet.

mod program;
mod stop;

use std::io::{Read as _, Write as _};

use program::{Answer, Brought, Program, Tls};
use rustls::version::{TLS12, TLS13};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tungstenite::{Message, WebSocket};

const PASSWORD: &str = "a long enough password";

#[test]
fn the_certificate_is_for_the_address_on_the_screen_and_for_no_other() {
    // Once by an address that is said, once by the one that the program finds.
    for lan in ["127.0.0.1:0", "0.0.0.0:0"] {
        let program = Program::start(lan);
        let address = program.lan.ip().to_string();
        assert_eq!(program.fingerprint, fingerprint(&program.certificate));
        assert_eq!(program.root_fingerprint, fingerprint(&program.root));
        for name in [address.as_str(), "localhost", "touchmove.local"] {
            assert!(program.met(&program.root, rustls::ALL_VERSIONS, name).is_ok(), "{name}");
        }
        for name in ["192.0.2.77", "touchmove.example"] {
            let why = program.met(&program.root, rustls::ALL_VERSIONS, name).unwrap_err().to_string();
            assert!(why.contains("not valid for name"), "{name}: {why}");
        }
        assert_eq!(program.ask("GET", "/health", "", &Value::Null).json()["health"], "fine");
    }
}

fn fingerprint(certificate: &[u8]) -> String {
    let bytes: Vec<String> = Sha256::digest(certificate).iter().map(|byte| format!("{byte:02X}")).collect();
    bytes.join(":")
}

#[test]
fn a_tablet_fetches_the_root_that_it_installs() {
    let program = Program::start("127.0.0.1:0");
    let answer = program.ask("GET", "/touchmove-root.crt", "", &Value::Null);
    assert_eq!(answer.code, 200);
    assert_eq!(answer.all("content-type"), ["application/x-x509-ca-cert"]);
    assert_eq!(answer.all("content-length"), [program.root.len().to_string()]);
    // Where it is, for a camera and for the arbiter who compares.
    let picture = program.ask("GET", "/touchmove-root.svg", "", &Value::Null);
    assert_eq!((picture.code, picture.all("content-type")), (200, vec!["image/svg+xml"]));
    let about = program.ask("GET", "/api/about", "", &Value::Null).json();
    assert_eq!(about["root"], program.root_fingerprint.as_str());
    assert_eq!(about["lan"], format!("https://{}", program.lan));
}

#[test]
fn a_certificate_of_the_operators_is_shown_and_no_root_is_offered() {
    // Another server's certificate, for the same address, in files as an authority hands them out.
    let other = Program::start("127.0.0.1:0");
    let key = std::fs::read(other.folder.path().join("lan-127.0.0.1.key")).unwrap();
    let files = tempfile::tempdir().unwrap();
    let (certificate_file, key_file) = (files.path().join("own.pem"), files.path().join("own.key"));
    let chain = [pem("CERTIFICATE", &other.certificate), pem("CERTIFICATE", &other.root)].concat();
    std::fs::write(&certificate_file, chain).unwrap();
    std::fs::write(&key_file, pem("PRIVATE KEY", &key)).unwrap();
    let brought = Brought { certificate: &certificate_file, key: &key_file, root: &other.root };
    let program = Program::with(&brought);
    assert_eq!(program.fingerprint, fingerprint(&other.certificate));
    assert_eq!(program.ask("GET", "/health", "", &Value::Null).json()["health"], "fine");
    let about = program.ask("GET", "/api/about", "", &Value::Null).json();
    assert_eq!((&about["root"], about["lan"].is_string()), (&Value::Null, true));
    for path in ["/touchmove-root.crt", "/touchmove-root.svg"] {
        assert_eq!(program.ask("GET", path, "", &Value::Null).code, 404, "{path}");
    }
    assert!(!program.folder.path().join("lan-root.key").exists(), "no authority is made");
}

/// Bytes as PEM has them.
fn pem(kind: &str, bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number =
            three.iter().chain([&0, &0]).take(3).fold(0_usize, |all, byte| all << 8 | usize::from(*byte));
        for place in 0..4 {
            let letter = char::from(LETTERS[number >> (18 - 6 * place) & 63]);
            text.push(if place > three.len() { '=' } else { letter });
        }
    }
    let lines: Vec<&str> =
        text.as_bytes().chunks(64).map(|line| std::str::from_utf8(line).unwrap()).collect();
    format!("-----BEGIN {kind}-----\n{}\n-----END {kind}-----\n", lines.join("\n"))
}

#[test]
fn two_streams_and_a_request_share_one_connection_of_http2() {
    let program = Program::start("127.0.0.1:0");
    let authority = program.lan.to_string();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut sender = program.speaks_http2().await;
        let ask = |path: &str, host: &str| {
            hyper::Request::get(format!("https://{host}{path}")).body(String::new()).unwrap()
        };
        // Two streams stay open; a third request is answered beside them.
        let first = sender.send_request(ask("/api/stream", &authority)).await.unwrap();
        let second = sender.send_request(ask("/api/stream?language=fa", &authority)).await.unwrap();
        assert_eq!((first.status().as_u16(), second.status().as_u16()), (200, 200));
        let health = sender.send_request(ask("/health", &authority)).await.unwrap();
        assert_eq!(health.version(), hyper::Version::HTTP_2);
        assert_eq!(health.status(), 200);
        // A name that is not this server's is refused here as over HTTP/1.1: another site may point its name at this machine.
        let stranger = sender.send_request(ask("/api/games", "elsewhere.example")).await.unwrap();
        assert_eq!(stranger.status(), 421);
    });
}

#[test]
fn another_servers_certificate_is_not_this_ones() {
    let (one, other) = (Program::start("127.0.0.1:0"), Program::start("127.0.0.1:0"));
    assert_ne!(one.root, other.root);
    assert!(one.met(&other.root, rustls::ALL_VERSIONS, "127.0.0.1").is_err());
}

#[test]
fn tls_of_today_is_spoken_and_older_ones_are_refused() {
    let program = Program::start("127.0.0.1:0");
    for version in [&TLS12, &TLS13] {
        let tablet = program.met(&program.root, &[version], "127.0.0.1").unwrap();
        assert_eq!(tablet.conn.protocol_version(), Some(version.version));
    }
    for (minor, name) in [(0, "SSL 3.0"), (1, "TLS 1.0"), (2, "TLS 1.1")] {
        let mut stream = program.reached();
        stream.write_all(&old_hello(minor)).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        // An alert, if anything: never a greeting in return.
        assert!(answer.first().is_none_or(|kind| *kind == ALERT), "{name}: {answer:?}");
    }
    assert_eq!(program.ask("GET", "/health", "", &Value::Null).json()["health"], "fine");
}

/// What a record of TLS that ends a conversation begins with.
const ALERT: u8 = 21;

/// The greeting of a client that knows nothing newer than this.
fn old_hello(minor: u8) -> Vec<u8> {
    // RSA with 3DES or AES of 128 bits, and nothing compressed.
    let mut hello = vec![3, minor];
    hello.extend_from_slice(&[7; 32]);
    hello.extend_from_slice(&[0, 0, 4, 0x00, 0x0a, 0x00, 0x2f, 1, 0]);
    let length = u8::try_from(hello.len()).unwrap();
    let mut record = vec![22, 3, minor, 0, length + 4, 1, 0, 0, length];
    record.extend_from_slice(&hello);
    record
}

#[test]
fn plain_http_at_the_port_of_tls_is_refused_and_disturbs_nobody() {
    let program = Program::start("127.0.0.1:0");
    let chief = appointed(&program);
    let (game, _) = game_and_seat(&program, &chief);
    let mut arbiter = Player::at(&program, &game, &chief.cookies());
    for said in ["GET /health HTTP/1.1\r\nhost: x\r\n\r\n", "\0\0\0\0", "SSH-2.0-x\r\n"] {
        let mut stream = program.reached();
        stream.write_all(said.as_bytes()).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let words = String::from_utf8_lossy(&answer);
        assert!(!words.contains("HTTP") && !words.contains("fine"), "{said:?}: {words}");
        // Anyone who was there goes on, and anyone who comes is let in.
        arbiter.does("arbiter", json!({"do": "tell-move-count"}));
        assert_eq!(program.ask("GET", "/health", "", &Value::Null).json()["health"], "fine");
    }
    // Neither does TLS at the other port.
    let mut stream = std::net::TcpStream::connect(program.plain).unwrap();
    stream.write_all(&old_hello(3)).unwrap();
    stream.shutdown(std::net::Shutdown::Write).unwrap();
    let _ = stream.read_to_end(&mut Vec::new());
    assert_eq!(program.ask_plainly("GET", "/health", "", &Value::Null).json()["health"], "fine");
}

#[test]
fn cookies_over_tls_belong_to_this_host_alone_and_browsers_are_told_to_stay_with_tls() {
    let program = Program::start("127.0.0.1:0");
    let first = appointed(&program);
    let mut names: Vec<&str> = Vec::new();
    let log_in = json!({"name": "Chief", "password": PASSWORD});
    let again = program.ask("POST", "/api/office/login", &first.cookies(), &log_in);
    assert_eq!(again.code, 200, "{}", again.text);
    let (game, seat) = game_and_seat(&program, &again);
    assert!(!game.is_empty());
    for cookie in [&first, &again, &seat].into_iter().flat_map(|answer| answer.all("set-cookie")) {
        names.push(cookie.split('=').next().unwrap());
        let mut parts: Vec<&str> = cookie.split("; ").skip(1).collect();
        parts.sort_unstable();
        assert_eq!(parts, ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Strict", "Secure"]);
    }
    assert_eq!(names, ["__Host-device", "__Host-session", "__Host-session", "__Host-session"]);
    // The same session under the name that others could set is nobody's.
    let session = again.cookies();
    let me =
        |cookies: &str| program.ask("GET", "/api/office/me", cookies, &Value::Null).json()["who"].clone();
    assert_eq!(me(&session)["name"], "Chief", "{}", me(&session));
    assert_eq!(me(session.trim_start_matches("__Host-")), Value::Null);
    // Over TLS every answer says so, an error and a file of the page too; on the machine itself none does.
    for path in ["/health", "/", "/api/nowhere", "/api/office/sessions"] {
        let answer = program.ask("GET", path, "", &Value::Null);
        assert_eq!(answer.all("strict-transport-security"), ["max-age=31536000"], "{path}");
        let answer = program.ask_plainly("GET", path, "", &Value::Null);
        assert!(answer.all("strict-transport-security").is_empty(), "{path}");
    }
    let plain = program.ask_plainly("POST", "/api/office/logout", "", &Value::Null);
    assert!(plain.all("set-cookie")[0].starts_with("session=;"), "{:?}", plain.all("set-cookie"));
}

#[test]
fn a_game_is_played_over_tls() {
    let program = Program::start("127.0.0.1:0");
    let chief = appointed(&program);
    let (game, seat) = game_and_seat(&program, &chief);
    let mut arbiter = Player::at(&program, &game, &chief.cookies());
    let mut white = Player::at(&program, &game, &seat.cookies());
    let mut watching = Player::at(&program, &game, "");
    arbiter.does("arbiter", json!({"do": "start"}));
    white.does("white", json!({"do": "touch", "square": "e2"}));
    white.does("white", json!({"do": "release", "square": "e4"}));
    white.does("white", json!({"do": "press"}));
    for line in [&mut white, &mut arbiter, &mut watching] {
        line.sees(|view| {
            view["board"] == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR" && view["running"] == "black"
        });
    }
    // Who only watches acts for nobody, over TLS as elsewhere.
    assert_eq!(watching.acts("black", json!({"do": "press"}))["type"], "refused");
}

/// The chief arbiter, appointed and logged in over TLS.
fn appointed(program: &Program) -> Answer {
    let wanted = json!({"code": program.first_code, "name": "Chief", "password": PASSWORD});
    let answer = program.ask("POST", "/api/office/first", "", &wanted);
    assert_eq!(answer.code, 200, "{}", answer.text);
    answer
}

/// A game, and White's seat taken with a code over TLS.
fn game_and_seat(program: &Program, chief: &Answer) -> (String, Answer) {
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": "present", "kind": "mixed"});
    let made = program.ask("POST", "/api/games", &chief.cookies(), &wanted).json();
    let game = made["id"].as_str().unwrap().to_owned();
    let place = json!({"place": {"place": "seat", "game": game, "seat": "white"}});
    let given = program.ask("POST", "/api/office/codes", &chief.cookies(), &place).json();
    let seat = program.ask("POST", "/api/office/join", "", &json!({"code": given["code"]}));
    assert_eq!(seat.code, 200, "{}", seat.text);
    (game, seat)
}

/// Somebody at a game, over TLS.
struct Player {
    line: WebSocket<Tls>,
    view: Value,
    sent: u32,
    name: String,
}

impl Player {
    fn at(program: &Program, game: &str, cookies: &str) -> Player {
        let line = program.socket(game, cookies);
        Player { line, view: Value::Null, sent: 0, name: cookies.chars().rev().take(8).collect() }
    }

    /// The next message of this sort.
    fn hears(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let Message::Text(text) = self.line.read().unwrap() else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "view" {
                self.view = message["view"].clone();
            }
            if is(&message) {
                return message;
            }
        }
    }

    fn acts(&mut self, by: &str, act: Value) -> Value {
        self.sent += 1;
        let key = format!("{}-{}", self.name, self.sent);
        let text = json!({"type": "act", "key": key, "by": by, "act": act}).to_string();
        self.line.send(Message::text(text)).unwrap();
        self.hears(|message| message["key"] == key.as_str())
    }

    fn does(&mut self, by: &str, act: Value) {
        let answer = self.acts(by, act);
        assert_eq!(answer["type"], "ack", "{answer}");
    }

    /// Waits until it is shown this.
    fn sees(&mut self, is: impl Fn(&Value) -> bool) {
        if !is(&self.view) {
            self.hears(|message| message["type"] == "view" && is(&message["view"]));
        }
    }
}
