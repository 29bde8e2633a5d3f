//! A name for every request, so that its lines in the log are found together: those of HTTP, of the table, of the journal.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// The header that carries it, in answers and from a trusted proxy.
pub(crate) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Names are numbered from the moment of the start on, so that those of two runs differ.
pub(crate) struct RequestIds {
    start: u64,
    next: AtomicU64,
}

impl RequestIds {
    pub(crate) fn new() -> RequestIds {
        RequestIds { start: touchmove_moment::read().wall_millis(), next: AtomicU64::new(1) }
    }

    pub(crate) fn fresh(&self) -> String {
        format!("{:x}-{:x}", self.start, self.next.fetch_add(1, Ordering::Relaxed))
    }

    /// The name that a trusted proxy gave, if it is short and plain, or a new one.
    pub(crate) fn of(&self, headers: &HeaderMap, is_trusted: bool) -> String {
        let given = headers.get(HEADER).filter(|_| is_trusted).and_then(|value| value.to_str().ok());
        let plain = |given: &&str| {
            (1..=64).contains(&given.len())
                && given.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        };
        given.filter(plain).map_or_else(|| self.fresh(), str::to_owned)
    }
}

/// As a header of the answer.
pub(crate) fn header(id: &str) -> HeaderValue {
    // Ours and those taken over have no other letters than headers may have.
    HeaderValue::from_str(id).unwrap_or_else(|_| HeaderValue::from_static("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxys_name_is_kept_and_a_strangers_is_not() {
        let ids = RequestIds::new();
        let mut headers = HeaderMap::new();
        headers.insert(HEADER, HeaderValue::from_static("edge-7"));
        assert_eq!(ids.of(&headers, true), "edge-7");
        assert_ne!(ids.of(&headers, false), "edge-7");
        headers.insert(HEADER, HeaderValue::from_static("a line\tof mine"));
        assert!(!ids.of(&headers, true).contains(' '));
        assert_ne!(ids.fresh(), ids.fresh());
    }
}
