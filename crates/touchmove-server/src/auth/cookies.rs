//! The two cookies: the session's, and the mark of an enrolled device. No script can read them, no other site can send them, and
//! over TLS their names prove that this host has set them.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};

/// What kind of connection a request came over; requests carry it as an extension.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Over {
    /// Plain HTTP, on this machine itself.
    #[default]
    Plain,
    /// TLS.
    Tls,
}

impl Over {
    /// How a request came.
    pub(crate) fn of(extensions: &Extensions) -> Over {
        extensions.get().copied().unwrap_or_default()
    }

    /// The beginning of an address.
    pub(crate) fn scheme(self) -> &'static str {
        match self {
            Over::Plain => "http",
            Over::Tls => "https",
        }
    }
}

/// The cookies of a request, and those of its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Jar {
    pub(crate) over: Over,
    pub(crate) session: Option<String>,
    pub(crate) device: Option<String>,
}

/// The session cookie without TLS; nodes also use this name among themselves.
pub(crate) const SESSION: &str = "session";
const DEVICE: &str = "device";
/// How long a browser keeps them; the office ends sessions earlier.
const YEAR: u32 = 365 * 24 * 3600;

impl Jar {
    pub(crate) fn of(over: Over, headers: &HeaderMap) -> Jar {
        let read = |name| cookie(headers, &full(over, name));
        Jar { over, session: read(SESSION), device: read(DEVICE) }
    }

    /// The mark of the device; empty where there is none.
    pub(crate) fn device(&self) -> &str {
        self.device.as_deref().unwrap_or_default()
    }

    /// Sets the session.
    pub(crate) fn with_session(&self, token: &str) -> String {
        set(self.over, SESSION, token, YEAR)
    }

    /// Forgets the session.
    pub(crate) fn without_session(&self) -> String {
        set(self.over, SESSION, "", 0)
    }

    /// Marks the device.
    pub(crate) fn with_device(&self, token: &str) -> String {
        set(self.over, DEVICE, token, YEAR)
    }
}

impl<S: Sync> FromRequestParts<S> for Jar {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Jar, Infallible> {
        Ok(Jar::of(Over::of(&parts.extensions), &parts.headers))
    }
}

/// Browsers accept a name with this prefix only from the host itself, with `Secure` and for every path.
fn full(over: Over, name: &str) -> String {
    match over {
        Over::Plain => name.to_owned(),
        Over::Tls => format!("__Host-{name}"),
    }
}

fn set(over: Over, name: &str, value: &str, seconds: u32) -> String {
    let secure = match over {
        Over::Plain => "",
        Over::Tls => "; Secure",
    };
    let name = full(over, name);
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}")
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(known, _)| *known == name)
        .map(|(_, value)| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jar(over: Over, line: &str) -> Jar {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, line.parse().unwrap());
        Jar::of(over, &headers)
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let jar = jar(Over::Plain, "a=1; session=xyz; b=2");
        assert_eq!(jar.session.as_deref(), Some("xyz"));
        assert_eq!(jar.device, None);
    }

    #[test]
    fn over_tls_only_the_name_counts_that_this_host_alone_can_set() {
        assert_eq!(jar(Over::Tls, "session=planted").session, None);
        assert_eq!(jar(Over::Tls, "session=planted; __Host-session=own").session.as_deref(), Some("own"));
        let plain = jar(Over::Plain, "").with_session("t");
        assert_eq!(plain, "session=t; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
        let tls = jar(Over::Tls, "").with_device("d");
        assert_eq!(tls, "__Host-device=d; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure");
    }
}
