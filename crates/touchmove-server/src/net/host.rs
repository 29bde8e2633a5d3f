//! The names under which the server can be reached. A page of another site may point its own name at this machine and so reach what
//! needs no cookie (DNS rebinding); such a request names that site, and is refused. An IP address cannot be redirected
//! elsewhere, so all of them are accepted: this machine, the local network, a port forwarded by a router.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderMap, header};

use crate::Options;
use crate::auth::cookies::Over;
use crate::net::address::{self, Uncounted};
use crate::net::lan::NAME;
use crate::net::problem::ServeError;

/// The names of this server.
pub(crate) struct Names {
    names: BTreeSet<String>,
    /// The public address from the settings: its origin and host as a browser writes them.
    public: Option<(String, String)>,
    /// Proxies that are trusted to say where a request comes from.
    proxies: Uncounted,
    /// Other names under which it has been requested.
    met: Mutex<BTreeSet<String>>,
}

/// How many other names are reported to the operator.
const TOLD: usize = 16;
/// The header in which a proxy names the client: each proxy on the way appends one address.
const FORWARDED_FOR: &str = "x-forwarded-for";

impl Names {
    /// From the settings.
    pub(crate) fn of(options: &Options) -> Result<Names, ServeError> {
        let public = match &options.public {
            Some(address) => Some(parts(address).ok_or_else(|| ServeError::Public(address.clone()))?),
            None => None,
        };
        let node = options.database.as_ref().and_then(|database| parts(database.address.as_deref()?));
        let mut names = BTreeSet::from(["localhost".to_owned()]);
        names.extend(options.lan.map(|_| NAME.to_owned()));
        names.extend(public.iter().chain(&node).map(|(_, host)| without_port(host)));
        if let Some(machine) = machine() {
            names.insert(format!("{machine}.local"));
            names.insert(machine);
        }
        let proxies = Uncounted::proxies(&options.limits);
        Ok(Names { names, public, proxies, met: Mutex::default() })
    }

    /// The name under which a request asks for the server, if it is not one of its own. Clients other than browsers may name none.
    pub(crate) fn stranger<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let host = headers.get(header::HOST)?;
        // What is not even text is not a name.
        let Ok(host) = host.to_str() else { return Some("?") };
        let name = without_port(host);
        let is_number = name.parse::<Ipv4Addr>().is_ok() || name.parse::<Ipv6Addr>().is_ok();
        (!is_number && !self.names.contains(&name)).then_some(host)
    }

    /// Another name that was not seen before and could be this server's; names made up by an attacker do not fill the terminal.
    pub(crate) fn first_met(&self, host: &str) -> Option<String> {
        let name = without_port(host);
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        (is_plain(&name) && met.len() < TOLD && met.insert(name.clone())).then_some(name)
    }

    /// The address and protocol of a request that a proxy forwards, on this machine or one that was named: its own address has no
    /// limits, and it speaks plain HTTP where clients speak TLS. The header is ignored from anybody else.
    pub(crate) fn passed_on(&self, headers: &HeaderMap, peer: SocketAddr) -> Option<(SocketAddr, Over)> {
        let (scheme, public) = self.public.as_ref()?;
        let host = headers.get(header::HOST)?.to_str().ok()?;
        if !self.proxies.holds(peer.ip()) || !host.eq_ignore_ascii_case(public) {
            return None;
        }
        let over = if scheme == Over::Tls.scheme() { Over::Tls } else { Over::Plain };
        let last = headers.get_all(FORWARDED_FOR).iter().next_back().and_then(|all| all.to_str().ok());
        let from = last.and_then(|all| all.rsplit(',').next()?.trim().parse::<IpAddr>().ok());
        let from = from.map_or(peer, |from| address::canonical(SocketAddr::new(from, peer.port())));
        Some((from, over))
    }

    /// A browser names the site a request comes from; it must be this one. Other clients name none.
    pub(crate) fn is_from_here(&self, headers: &HeaderMap, over: Over) -> bool {
        let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Some((scheme, site)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
            return false;
        };
        // A proxy in front of the server may speak TLS for it.
        let is_public = self.public.as_ref().is_some_and(|(own, host)| scheme == own && site == host);
        text(header::HOST) == Some(site) && (scheme == over.scheme() || is_public)
    }
}

/// The origin of an address, and its host with the port if it has one.
fn parts(address: &str) -> Option<(String, String)> {
    let (scheme, rest) = address.trim_end_matches('/').split_once("://")?;
    let fits = matches!(scheme, "http" | "https") && is_plain(rest);
    fits.then(|| (scheme.to_owned(), rest.to_lowercase()))
}

/// Whether a text could be a host name.
fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-._:[]".contains(letter))
}

/// A host as it is compared.
fn without_port(host: &str) -> String {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next(),
        None => host.split(':').next(),
    };
    name.unwrap_or_default().trim_end_matches('.').to_lowercase()
}

/// The machine's own name.
fn machine() -> Option<String> {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").or_else(|_| {
        std::env::var("COMPUTERNAME").map_err(|_| std::io::Error::from(std::io::ErrorKind::NotFound))
    });
    name.ok().map(|name| name.trim().to_lowercase()).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(public: Option<&str>) -> Names {
        let listen = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let mut options = Options::new("data".into(), listen);
        options.public = public.map(str::to_owned);
        Names::of(&options).unwrap_or_else(|error| panic!("{error}"))
    }

    fn asked(headers: &[(&'static str, &str)]) -> HeaderMap {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, value.parse().unwrap());
        }
        map
    }

    #[test]
    fn the_server_knows_itself_by_numbers_by_its_settings_and_by_nothing_else() {
        let names = names(Some("https://chess.example/"));
        for own in [
            "127.0.0.1:8765",
            "localhost:8765",
            "[::1]:8765",
            "192.168.1.7:8766",
            "[fe80::1]",
            "chess.example",
        ] {
            assert_eq!(names.stranger(&asked(&[("host", own)])), None, "{own}");
        }
        for other in
            ["evil.example:8765", "localhost.evil.example", "chess.example.evil", "127.0.0.1.evil", ""]
        {
            assert_eq!(names.stranger(&asked(&[("host", other)])), Some(other), "{other}");
        }
        assert_eq!(names.stranger(&HeaderMap::new()), None);
    }

    #[test]
    fn a_page_speaks_for_the_server_from_the_same_address_only() {
        let from = |public, origin: &str, host: &str, over| {
            names(public).is_from_here(&asked(&[("origin", origin), ("host", host)]), over)
        };
        assert!(from(None, "http://127.0.0.1:1", "127.0.0.1:1", Over::Plain));
        assert!(from(None, "https://127.0.0.1:1", "127.0.0.1:1", Over::Tls));
        assert!(!from(None, "http://127.0.0.1:1", "127.0.0.1:1", Over::Tls), "another way to speak");
        assert!(!from(None, "https://127.0.0.1:1", "127.0.0.1:1", Over::Plain));
        assert!(!from(None, "http://127.0.0.1:2", "127.0.0.1:1", Over::Plain), "another port");
        assert!(!from(None, "null", "127.0.0.1:1", Over::Plain));
        // Behind a proxy that speaks TLS for it.
        assert!(from(Some("https://chess.example"), "https://chess.example", "chess.example", Over::Plain));
        assert!(!from(Some("https://chess.example"), "https://other.example", "other.example", Over::Plain));
    }

    #[test]
    fn a_proxy_on_this_machine_says_for_whom_it_asks_and_nobody_else_does() {
        let names = names(Some("https://chess.example"));
        let passed = |host: &str, forwarded: &str, peer: &str| {
            let headers = asked(&[("host", host), ("x-forwarded-for", forwarded)]);
            names.passed_on(&headers, peer.parse().unwrap()).map(|(from, over)| (from.ip().to_string(), over))
        };
        let tls = |from: &str| Some((from.to_owned(), Over::Tls));
        assert_eq!(passed("chess.example", "192.0.2.7", "127.0.0.1:9"), tls("192.0.2.7"));
        // The client may have written the first of them itself.
        assert_eq!(passed("chess.example", "10.9.9.9, 192.0.2.7", "[::1]:9"), tls("192.0.2.7"));
        assert_eq!(passed("chess.example", "nonsense", "127.0.0.1:9"), tls("127.0.0.1"));
        assert_eq!(passed("chess.example", "192.0.2.7", "192.0.2.9:9"), None, "no proxy on this machine");
        assert_eq!(passed("localhost", "192.0.2.7", "127.0.0.1:9"), None, "asked for on this machine itself");
    }

    #[test]
    fn whoever_runs_the_server_is_told_of_a_name_once() {
        let names = names(None);
        assert_eq!(names.first_met("chess.example:80"), Some("chess.example".to_owned()));
        assert_eq!(names.first_met("chess.example"), None);
        assert_eq!(names.first_met("a\u{1b}[2J"), None);
        let more = (0..1000).filter_map(|number| names.first_met(&format!("evil-{number}.example"))).count();
        assert_eq!(more, TOLD - 1);
    }

    #[test]
    fn a_public_address_that_is_none_is_refused() {
        for wrong in ["chess.example", "ftp://chess.example", "https://", "https://a b", "https://a/b"] {
            assert_eq!(parts(wrong), None, "{wrong}");
        }
    }
}
