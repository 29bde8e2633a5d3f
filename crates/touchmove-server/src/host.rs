//! By which names the server is asked for. A page of another site may let its own name lead to this machine and so reach what
//! needs no cookie (DNS rebinding); such a request names that site, and is refused. An address of numbers cannot be made to lead
//! elsewhere, so that every one of them is taken: this machine, the local network, a port passed on by a router.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, Ipv6Addr};

use axum::http::{HeaderMap, header};

use crate::Options;
use crate::cookies::Over;
use crate::problem::ServeError;

/// The names of this server.
pub(crate) struct Names {
    names: BTreeSet<String>,
    /// Where people reach it by the setting `public`: the beginning of an address and the host as a browser writes them.
    public: Option<(String, String)>,
}

impl Names {
    /// As the settings have it.
    pub(crate) fn of(options: &Options) -> Result<Names, ServeError> {
        let public = match &options.public {
            Some(address) => Some(parts(address).ok_or_else(|| ServeError::Public(address.clone()))?),
            None => None,
        };
        let node = options.database.as_ref().and_then(|database| parts(database.address.as_deref()?));
        let mut names = BTreeSet::from(["localhost".to_owned()]);
        names.extend(public.iter().chain(&node).map(|(_, host)| without_port(host)));
        if let Some(machine) = machine() {
            names.insert(format!("{machine}.local"));
            names.insert(machine);
        }
        Ok(Names { names, public })
    }

    /// The name under which a request asks for the server, where it is none of its own. What is no browser may name none.
    pub(crate) fn stranger<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let host = headers.get(header::HOST)?;
        // What is not even letters is nobody's name.
        let Ok(host) = host.to_str() else { return Some("?") };
        let name = without_port(host);
        let is_number = name.parse::<Ipv4Addr>().is_ok() || name.parse::<Ipv6Addr>().is_ok();
        (!is_number && !self.names.contains(&name)).then_some(host)
    }

    /// A browser names the site a request comes from; it must be this one. What is no browser names none.
    pub(crate) fn is_from_here(&self, headers: &HeaderMap, over: Over) -> bool {
        let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Some((scheme, site)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
            return false;
        };
        // Whatever stands before the server may speak TLS for it.
        let is_public = self.public.as_ref().is_some_and(|(own, host)| scheme == own && site == host);
        text(header::HOST) == Some(site) && (scheme == over.scheme() || is_public)
    }
}

/// The beginning of an address, and its host with the port if it says one.
fn parts(address: &str) -> Option<(String, String)> {
    let (scheme, rest) = address.trim_end_matches('/').split_once("://")?;
    let fits = matches!(scheme, "http" | "https")
        && !rest.is_empty()
        && rest.chars().all(|letter| letter.is_ascii_alphanumeric() || "-._:[]".contains(letter));
    fits.then(|| (scheme.to_owned(), rest.to_lowercase()))
}

/// A host as it is compared.
fn without_port(host: &str) -> String {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next(),
        None => host.split(':').next(),
    };
    name.unwrap_or_default().trim_end_matches('.').to_lowercase()
}

/// What the machine calls itself.
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
        // Behind something that speaks TLS for it.
        assert!(from(Some("https://chess.example"), "https://chess.example", "chess.example", Over::Plain));
        assert!(!from(Some("https://chess.example"), "https://other.example", "other.example", Over::Plain));
    }

    #[test]
    fn a_public_address_that_is_none_is_refused() {
        for wrong in ["chess.example", "ftp://chess.example", "https://", "https://a b", "https://a/b"] {
            assert_eq!(parts(wrong), None, "{wrong}");
        }
    }
}
