//! What is answered when something cannot be done: a problem in words a person understands.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
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
    /// A stored game cannot be read.
    Game(String),
    /// The system gives no random bytes.
    NoRandomness,
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Folder(error) => write!(f, "cannot make the data folder: {error}"),
            ServeError::Listen(error) => write!(f, "cannot listen: {error}"),
            ServeError::Journal(error) => write!(f, "journal: {error}"),
            ServeError::Game(what) => write!(f, "a stored game cannot be read: {what}"),
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

/// A problem document.
#[derive(Debug)]
pub(crate) struct Problem {
    code: StatusCode,
    words: String,
}

impl Problem {
    /// The request does not make sense.
    pub(crate) fn bad(words: impl fmt::Display) -> Problem {
        Problem { code: StatusCode::BAD_REQUEST, words: words.to_string() }
    }

    /// There is nothing here.
    pub(crate) fn missing(words: impl fmt::Display) -> Problem {
        Problem { code: StatusCode::NOT_FOUND, words: words.to_string() }
    }

    /// Too often; later.
    pub(crate) fn wait(words: impl fmt::Display) -> Problem {
        Problem { code: StatusCode::TOO_MANY_REQUESTS, words: words.to_string() }
    }

    /// This person may not.
    pub(crate) fn forbidden(words: impl fmt::Display) -> Problem {
        Problem { code: StatusCode::FORBIDDEN, words: words.to_string() }
    }

    /// The journal does not take anything now.
    pub(crate) fn unavailable(words: impl fmt::Display) -> Problem {
        Problem { code: StatusCode::SERVICE_UNAVAILABLE, words: words.to_string() }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.code, Json(ProblemShown { problem: self.words })).into_response()
    }
}
