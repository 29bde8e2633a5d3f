//! Problem documents: what is answered when something cannot be done, with a code and in words a person understands.

mod code;
mod words;

use std::fmt;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use touchmove_law::UnknownEdition;
use touchmove_store::StoreError;
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::problem::ProblemShown;
use touchmove_wire::v1::text::TooLong;

pub(crate) use self::code::{CODES, Code};
use crate::app::OPENAPI;

/// Why the server could not start or go on.
#[derive(Debug)]
pub enum ServeError {
    /// The data folder cannot be created.
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
    /// The public address is not valid.
    Public(String),
    /// Games cannot be sent to the configured place.
    Push(String),
    /// The system provides no random bytes.
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
            ServeError::Push(why) => write!(f, "{why}"),
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

/// The media type of problem documents.
pub(crate) const PROBLEM: &str = "application/problem+json";

/// The kind of answer a problem is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The request does not make sense.
    Bad,
    /// Somebody else was faster.
    Conflict,
    /// This person may not do it.
    Forbidden,
    /// The body has a type that this route does not accept.
    MediaType,
    /// The route has no such method.
    Method,
    /// The request asks for another server.
    Misdirected,
    /// There is nothing here.
    Missing,
    /// Only others may use this route.
    NotAllowed,
    /// The body is too large.
    TooLarge,
    /// Too often; later.
    TooOften,
    /// The request takes too long to arrive.
    TooSlow,
    /// Not now.
    Unavailable,
}

impl Kind {
    /// Its number in HTTP, and its word.
    fn status(self) -> (StatusCode, &'static str) {
        match self {
            Kind::Bad => (StatusCode::BAD_REQUEST, "bad-request"),
            Kind::Conflict => (StatusCode::CONFLICT, "conflict"),
            Kind::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
            Kind::MediaType => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media-type"),
            Kind::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Kind::Misdirected => (StatusCode::MISDIRECTED_REQUEST, "misdirected"),
            Kind::Missing => (StatusCode::NOT_FOUND, "missing"),
            Kind::NotAllowed => (StatusCode::FORBIDDEN, "not-allowed"),
            Kind::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Kind::TooOften => (StatusCode::TOO_MANY_REQUESTS, "too-often"),
            Kind::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too-slow"),
            Kind::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        }
    }
}

/// A problem document.
#[derive(Debug)]
pub(crate) struct Problem {
    code: Code,
    /// The status, where it differs from that of its kind.
    status: Option<StatusCode>,
    noted: Option<Noted>,
}

/// Marks an answer that is in the security log already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noted;

impl From<UnknownEdition> for Problem {
    fn from(error: UnknownEdition) -> Problem {
        Code::EditionUnknown { why: error.to_string() }.into()
    }
}

impl From<Code> for Problem {
    fn from(code: Code) -> Problem {
        Problem { code, status: None, noted: None }
    }
}

impl Problem {
    /// What was sent cannot be read.
    pub(crate) fn unreadable(why: impl fmt::Display) -> Problem {
        Code::NotReadable { why: why.to_string() }.into()
    }

    /// Something that the server needs does not work now.
    pub(crate) fn unavailable(why: impl fmt::Display) -> Problem {
        unavailable(why).into()
    }

    /// The same, marked as already written to the security log.
    pub(crate) fn mark_as_logged(self) -> Problem {
        Problem { noted: Some(Noted), ..self }
    }

    /// An error that the router answered in its own words, by its HTTP status.
    pub(crate) fn from_status(status: StatusCode, why: String) -> Problem {
        if let Some(long) = TooLong::find_in(&why) {
            return too_long(long).into();
        }
        let code = match status {
            StatusCode::METHOD_NOT_ALLOWED => Code::MethodNotAllowed { why },
            StatusCode::PAYLOAD_TOO_LARGE => Code::BodyTooLarge { why },
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Code::MediaTypeUnknown { why },
            StatusCode::NOT_FOUND => Code::NoSuchPath { why },
            _ if status.is_server_error() => Code::Unavailable { why },
            _ => Code::NotReadable { why },
        };
        Problem { status: Some(status), ..code.into() }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (kind, words) = words::of(&self.code);
        let (usual, cause) = kind.status();
        let status = self.status.unwrap_or(usual);
        let (code, facts) = self.code.parts();
        let shown = ProblemShown {
            address: format!("{OPENAPI}#{code}"),
            title: code.replace('-', " "),
            number: status.as_u16(),
            detail: words.clone().into_owned(),
            code,
            facts,
            problem: words.into_owned(),
            cause: cause.to_owned(),
        };
        let media_type = [(header::CONTENT_TYPE, PROBLEM)];
        let mut answer =
            (status, media_type, serde_json::to_string(&shown).unwrap_or_default()).into_response();
        if let Some(noted) = self.noted {
            answer.extensions_mut().insert(noted);
        }
        answer
    }
}

/// What a client said could not be read.
pub(crate) fn unheard(why: String) -> Code {
    TooLong::find_in(&why).map_or(Code::MessageUnreadable { why }, too_long)
}

fn too_long(long: TooLong) -> Code {
    Code::TextTooLong { field: long.field, most: long.most }
}

/// The journal did not accept something.
pub(crate) fn of_store(error: &StoreError) -> Code {
    match error {
        StoreError::KeyUsed => Code::KeyUsed,
        StoreError::Full => Code::NothingWritten,
        StoreError::Taken { .. }
        | StoreError::NoSuchJournal
        | StoreError::JournalExists
        | StoreError::Elsewhere { .. }
        | StoreError::Fenced
        | StoreError::Broken { .. }
        | StoreError::Lacking(_)
        | StoreError::Locked
        | StoreError::ReadOnly(..)
        | StoreError::Damaged(_)
        | StoreError::OldSqlite(_)
        | StoreError::WithoutPostgres
        | StoreError::NewerSchema(_)
        | StoreError::Database(_)
        | StoreError::File(_)
        | StoreError::Line { .. }
        | StoreError::Closed => unavailable(error),
    }
}

/// Something that the server needs does not work now.
pub(crate) fn unavailable(why: impl fmt::Display) -> Code {
    Code::Unavailable { why: why.to_string() }
}

/// A problem in the server's own words.
pub(crate) fn in_words(code: &Code) -> String {
    words::of(code).1.into_owned()
}

/// The act with this key was not accepted.
pub(crate) fn refused(key: String, code: &Code) -> FromServer {
    let (problem, (code, facts)) = (in_words(code), code.parts());
    FromServer::Refused { key, problem, code: Some(code), facts }
}

/// There is no seat for this person any more.
pub(crate) fn closed(code: &Code) -> FromServer {
    let (problem, (code, facts)) = (in_words(code), code.parts());
    FromServer::Closed { problem, code: Some(code), facts }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    async fn document(problem: Problem) -> Value {
        let answer = problem.into_response();
        assert_eq!(answer.headers()[header::CONTENT_TYPE], PROBLEM);
        let number = answer.status().as_u16();
        let bytes = axum::body::to_bytes(answer.into_body(), 4096).await.unwrap();
        let shown: Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(shown["status"], number);
        shown
    }

    #[tokio::test]
    async fn a_problem_is_a_document_of_rfc_9457_and_keeps_what_it_had() {
        let shown = document(Code::TooManyTries { seconds: 7 }.into()).await;
        let words = "too many tries; try again in 7 seconds";
        let expected = json!({
            "type": "/api/openapi.json#too-many-tries",
            "title": "too many tries",
            "status": 429,
            "detail": words,
            "code": "too-many-tries",
            "facts": { "seconds": 7 },
            "problem": words,
            "cause": "too-often",
        });
        assert_eq!(shown, expected);
        let shown = document(Code::NoSuchGame.into()).await;
        assert_eq!((&shown["code"], &shown["facts"]), (&json!("no-such-game"), &Value::Null));
    }

    #[tokio::test]
    async fn what_the_router_refuses_has_a_code_and_its_own_number() {
        let shown =
            document(Problem::from_status(StatusCode::UNPROCESSABLE_ENTITY, "line 1".to_owned())).await;
        assert_eq!((&shown["code"], &shown["status"]), (&json!("not-readable"), &json!(422)));
        assert_eq!(shown["facts"], json!({ "why": "line 1" }));
    }

    #[test]
    fn a_refusal_on_a_socket_says_the_same_and_is_read_back() {
        let code = Code::EventWentOn { entry: 4 };
        let FromServer::Refused { key, problem, code: Some(word), facts } = refused("k".to_owned(), &code)
        else {
            panic!("refused without a code");
        };
        assert_eq!((key.as_str(), problem), ("k", in_words(&code)));
        assert_eq!(Code::of_parts(&word, &facts), Some(code));
        assert_eq!(Code::of_parts("of-another-version", &facts), None);
    }
}
