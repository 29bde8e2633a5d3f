//! The chief arbiter at one of several servers.

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::server::Server;

const NAME: &str = "Dilijan";
const PASSWORD: &str = "long enough to keep";

/// The cookies that an answer sets.
pub(crate) fn cookies(server: &Server, path: &str, sent: &str, body: &Value) -> Vec<String> {
    let (head, body) = server.answer("POST", path, sent, &body.to_string()).expect("no answer");
    let set = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let cookies: Vec<String> = set.filter_map(|line| line.split(';').next()).map(str::to_owned).collect();
    assert!(!cookies.is_empty(), "{head}\n{body}");
    cookies
}

/// The chief arbiter, with their session.
pub(crate) struct Chief {
    pub(crate) cookies: String,
}

impl Chief {
    /// Appointed by a code that is made in the folder of a server, no matter who was before.
    pub(crate) fn appointed(server: &Server, folder: &Path) -> Chief {
        let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        let told = program.args(["office", "recover", "--data"]).arg(folder).output().unwrap();
        let told = String::from_utf8(told.stdout).unwrap();
        let code = told.trim().rsplit(' ').next().unwrap();
        let wanted = json!({"code": code, "name": NAME, "password": PASSWORD});
        Chief { cookies: cookies(server, "/api/office/recover", "", &wanted).join("; ") }
    }

    /// The same person on the same device, in a new session; the old one ends.
    pub(crate) fn again(&self, server: &Server) -> Chief {
        let wanted = json!({"name": NAME, "password": PASSWORD});
        let session = cookies(server, "/api/office/login", &self.cookies, &wanted);
        let device = self.cookies.split("; ").find(|cookie| cookie.starts_with("device="));
        Chief { cookies: format!("{}; {}", device.expect("an enrolled device"), session.join("; ")) }
    }

    /// Whether a server knows the session.
    pub(crate) fn is_known(&self, server: &Server) -> bool {
        self.asks(server, "GET", "/api/office/sessions", &json!({})).0 == 200
    }

    /// The code of an answer, and its body.
    pub(crate) fn asks(&self, server: &Server, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let (head, text) =
            server.answer(method, path, &self.cookies, &body.to_string()).expect("the server is gone");
        let code = head.split(' ').nth(1).unwrap().parse().unwrap();
        (code, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) fn done(&self, server: &Server, method: &str, path: &str, body: &Value) -> Value {
        let (code, answer) = self.asks(server, method, path, body);
        assert_eq!(code, 200, "{method} {path}: {answer}");
        answer
    }

    pub(crate) fn act(&self, server: &Server, event: &str, key: &str, act: &Value) -> u64 {
        let body = json!({"key": key, "act": act});
        let answer = self.done(server, "POST", &format!("/api/events/{event}/acts"), &body);
        assert_ne!(answer["rulings"][0]["decision"], "not-admitted", "{answer}");
        answer["seq"].as_u64().unwrap()
    }
}

/// Waits for something that another server has said, or left.
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let now = || touchmove_moment::read().boot_millis();
    let from = now();
    while !is_so() {
        assert!(now() - from < 60_000, "{what}: never");
        thread::sleep(Duration::from_millis(20));
    }
}
