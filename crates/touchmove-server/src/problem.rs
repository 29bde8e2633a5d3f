//! What is answered when something cannot be done: a problem in words a person understands.

use std::fmt;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use touchmove_store::StoreError;
use touchmove_wire::v1::game::ProblemShown;

/// Why the server could not start or go on.
#[derive(Debug)]
pub enum ServeError {
    /// The data folder cannot be made.
    Folder(std::io::Error),
    /// The address cannot be used.
    Listen(std::io::Error),
    /// The journal cannot be used.
    Journal(StoreError),
    /// The same, with what to do about it.
    Explained(StoreError, String),
    /// Nothing can be written in the data folder.
    ReadOnly(std::path::PathBuf, std::io::Error),
    /// A stored game cannot be read.
    Game(String),
    /// No certificate could be made for the local network.
    Certificate(String),
    /// What was given as the public address is none.
    Public(String),
    /// The system gives no random bytes.
    NoRandomness,
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Folder(error) => write!(f, "cannot make the data folder: {error}"),
            ServeError::Listen(error) => write!(f, "cannot listen: {error}"),
            ServeError::Journal(error) => write!(f, "journal: {error}"),
            ServeError::Explained(error, advice) => write!(f, "{error}; {advice}"),
            ServeError::ReadOnly(folder, error) => write!(
                f,
                "cannot write in the folder {} ({error}); start the server as the owner of the folder, or give it another one \
                 with --data",
                folder.display()
            ),
            ServeError::Game(what) => write!(f, "a stored game cannot be read: {what}"),
            ServeError::Certificate(why) => write!(f, "no certificate could be made: {why}"),
            ServeError::Public(address) => {
                write!(f, "{address} is no public address; expected one like https://chess.example")
            }
            ServeError::NoRandomness => f.write_str("the system gives no random bytes"),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> ServeError {
        ServeError::Journal(error)
    }
}

/// The kind of problem documents.
pub(crate) const PROBLEM: &str = "application/problem+json";
/// The cause of a refusal by policy.
pub(crate) const NOT_ALLOWED: &str = "not-allowed";

/// A problem document.
#[derive(Debug)]
pub(crate) struct Problem {
    code: StatusCode,
    cause: &'static str,
    words: String,
    noted: Option<Noted>,
}

/// An answer with this extension stands in the security log already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noted;

impl Problem {
    /// The request does not make sense.
    pub(crate) fn bad(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::BAD_REQUEST, "bad-request", words)
    }

    /// There is nothing here.
    pub(crate) fn missing(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::NOT_FOUND, "missing", words)
    }

    /// Too often; later.
    pub(crate) fn wait(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::TOO_MANY_REQUESTS, "too-often", words)
    }

    /// The request takes too long to come.
    pub(crate) fn slow(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::REQUEST_TIMEOUT, "too-slow", words)
    }

    /// This person may not.
    pub(crate) fn forbidden(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::FORBIDDEN, "forbidden", words)
    }

    /// The request asks for another server.
    pub(crate) fn misdirected(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::MISDIRECTED_REQUEST, "misdirected", words)
    }

    /// Only others may use this route.
    pub(crate) fn not_allowed(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::FORBIDDEN, NOT_ALLOWED, words)
    }

    /// Somebody was first.
    pub(crate) fn conflict(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::CONFLICT, "conflict", words)
    }

    /// The same, when the security log has it already.
    pub(crate) fn noted(self) -> Problem {
        Problem { noted: Some(Noted), ..self }
    }

    fn of(code: StatusCode, cause: &'static str, words: impl fmt::Display) -> Problem {
        Problem { code, cause, words: words.to_string(), noted: None }
    }

    /// Any other answer that is none, as HTTP numbers it.
    pub(crate) fn numbered(code: StatusCode, words: String) -> Problem {
        let cause = match code {
            StatusCode::METHOD_NOT_ALLOWED => "method",
            StatusCode::PAYLOAD_TOO_LARGE => "too-large",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "media-type",
            StatusCode::NOT_FOUND => "missing",
            _ if code.is_server_error() => "unavailable",
            _ => "bad-request",
        };
        Problem::of(code, cause, words)
    }

    /// The journal does not take anything now.
    pub(crate) fn unavailable(words: impl fmt::Display) -> Problem {
        Problem::of(StatusCode::SERVICE_UNAVAILABLE, "unavailable", words)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let number = self.code.as_u16();
        let shown = ProblemShown { problem: self.words, cause: self.cause.to_owned(), number };
        let kind = [(header::CONTENT_TYPE, PROBLEM)];
        let mut answer = (self.code, kind, serde_json::to_string(&shown).unwrap_or_default()).into_response();
        if let Some(noted) = self.noted {
            answer.extensions_mut().insert(noted);
        }
        answer
    }
}
