//! The server behind a proxy on its machine that speaks TLS for it: people there are known by their own addresses, and nobody makes
//! one up.

use serde_json::json;

use crate::client::{Answer, Server};

const NAME: &str = "chess.example";

/// Asks as the proxy does for somebody at an address.
fn passed_on(server: &Server, forwarded: &str, method: &str, path: &str, body: &str) -> Answer {
    let said = format!(
        "{method} {path} HTTP/1.1\r\nhost: {NAME}\r\norigin: https://{NAME}\r\nx-forwarded-for: {forwarded}\r\n\
         connection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    server.says(said.as_bytes())
}

#[test]
fn behind_a_proxy_everybody_has_the_limits_of_their_own_address() {
    let server = Server::reached_at(Some(&format!("https://{NAME}"))).appointed();
    let guess = |server: &Server, forwarded: &str| {
        let wrong = json!({"code": "AAAAA-AAAAA"}).to_string();
        passed_on(server, forwarded, "POST", "/api/office/join", &wrong).code
    };
    let codes: Vec<u16> = (0..7).map(|_| guess(&server, "198.51.100.7")).collect();
    assert_eq!(codes, [404, 404, 404, 404, 404, 429, 429]);
    // What somebody writes before the proxy does is not where they are.
    assert_eq!(guess(&server, "203.0.113.1, 198.51.100.7"), 429);
    assert_eq!(guess(&server, "198.51.100.8"), 404);
    // Anyone who comes past the proxy is where they are, whatever they say.
    let past = server.from(2);
    let codes: Vec<u16> = (0..7).map(|number| guess(&past, &format!("203.0.113.{number}"))).collect();
    assert_eq!(codes, [404, 404, 404, 404, 404, 429, 429]);
}

#[test]
fn a_proxy_on_another_machine_is_believed_where_it_is_named_and_nobody_else_is() {
    let server = Server::with(|options| {
        options.public = Some(format!("https://{NAME}"));
        options.limits.proxies = vec!["127.0.0.4".parse().unwrap()];
    })
    .appointed();
    let guess = |server: &Server, forwarded: &str| {
        let wrong = json!({"code": "AAAAA-AAAAA"}).to_string();
        passed_on(server, forwarded, "POST", "/api/office/join", &wrong).code
    };
    let (proxy, stranger) = (server.from(4), server.from(5));
    let codes: Vec<u16> = (0..7).map(|_| guess(&proxy, "198.51.100.7")).collect();
    assert_eq!(codes, [404, 404, 404, 404, 404, 429, 429]);
    assert_eq!(guess(&proxy, "198.51.100.8"), 404);
    let codes: Vec<u16> = (0..7).map(|number| guess(&stranger, &format!("203.0.113.{number}"))).collect();
    assert_eq!(codes, [404, 404, 404, 404, 404, 429, 429]);
}

#[test]
fn behind_a_proxy_that_speaks_tls_cookies_are_for_tls_alone() {
    let server = Server::reached_at(Some(&format!("https://{NAME}")));
    let wanted = json!({"code": server.first_code, "name": "Chief", "password": crate::client::PASSWORD});
    let answer = passed_on(&server, "198.51.100.7", "POST", "/api/office/first", &wanted.to_string());
    assert_eq!(answer.code, 200, "{}", answer.text);
    let set: Vec<&str> = answer
        .headers
        .iter()
        .filter(|(name, _)| name == "set-cookie")
        .map(|(_, value)| value.as_str())
        .collect();
    assert_eq!(set.len(), 2, "{set:?}");
    assert!(set.iter().all(|cookie| cookie.starts_with("__Host-") && cookie.contains("Secure")), "{set:?}");
    assert!(answer.header("strict-transport-security").is_some());
    // On the machine itself it is plain, as before.
    assert_eq!(server.get("/health", "").header("strict-transport-security"), None);
}
