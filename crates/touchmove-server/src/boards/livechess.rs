//! The LiveChess WebSocket protocol, as far as a client of its boards speaks it.
//!
//! Every field may be missing: what a message does not say has not changed. Pieces are the first field of a FEN; times
//! are whole seconds.

use serde_json::{Value, json};
use touchmove_chess::{Board, Color};
use touchmove_clock::{Millis, Sides};
use touchmove_notation::fen::Fen;

/// The number under which the list of boards is asked for.
const LIST: u64 = 1;

/// Asks which boards there are, and how each stands.
pub(crate) fn ask_boards() -> String {
    json!({ "id": LIST, "call": "eboards", "param": null }).to_string()
}

/// Asks to be told whatever happens on a board; each subscription has a number of its own.
pub(crate) fn subscribe(number: u64, serial: &str) -> String {
    let number = number.saturating_add(LIST).saturating_add(1);
    let param = json!({ "feed": "eboardevent", "id": number, "param": { "serialnr": serial } });
    json!({ "id": number, "call": "subscribe", "param": param }).to_string()
}

/// What LiveChess says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LiveChessMessage {
    /// All boards it knows.
    Boards(Vec<BoardReport>),
    /// Something happened on a board.
    Event(BoardReport),
    /// Something that nobody asked for.
    Nothing,
}

/// What is said about a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BoardReport {
    /// The number on it.
    pub(crate) serial: String,
    /// `ACTIVE`, or why not; in a list only.
    pub(crate) state: Option<String>,
    /// The battery, where it has one.
    pub(crate) battery: Option<String>,
    /// Where the pieces stand.
    pub(crate) board: Option<Board>,
    /// What the clock beside it shows.
    pub(crate) clock: Option<ClockReport>,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClockReport {
    /// The time left.
    pub(crate) left: Sides<Millis>,
    /// Whose clock runs.
    pub(crate) running: Option<Color>,
}

impl LiveChessMessage {
    /// Reads a message; one that makes no sense says nothing.
    pub(crate) fn read(text: &str) -> LiveChessMessage {
        let Ok(message) = serde_json::from_str::<Value>(text) else { return LiveChessMessage::Nothing };
        let param = message.get("param").unwrap_or(&Value::Null);
        match (message.get("response").and_then(Value::as_str), param) {
            (Some("call"), Value::Array(boards))
                if message.get("id").and_then(Value::as_u64) == Some(LIST) =>
            {
                LiveChessMessage::Boards(boards.iter().filter_map(BoardReport::read).collect())
            }
            (Some("feed"), Value::Object(_)) => {
                BoardReport::read(param).map_or(LiveChessMessage::Nothing, LiveChessMessage::Event)
            }
            _ => LiveChessMessage::Nothing,
        }
    }
}

impl BoardReport {
    fn read(value: &Value) -> Option<BoardReport> {
        let text = |name: &str| value.get(name).and_then(Value::as_str).map(str::to_owned);
        let board = text("board").and_then(|board| Fen::read(board.as_bytes()).ok());
        Some(BoardReport {
            serial: text("serialnr")?,
            state: text("state"),
            battery: text("battery"),
            board: board.map(|read| read.setup().board),
            clock: value.get("clock").and_then(ClockReport::read),
        })
    }
}

impl ClockReport {
    fn read(value: &Value) -> Option<ClockReport> {
        let seconds = |name: &str| value.get(name).and_then(seconds);
        let running = value.get("run").and_then(Value::as_bool);
        Some(ClockReport {
            left: Sides::new(seconds("white")?, seconds("black")?),
            running: running.map(|white| if white { Color::White } else { Color::Black }),
        })
    }
}

/// A number of seconds; a clock that has run over shows none left.
fn seconds(value: &Value) -> Option<Millis> {
    if !value.is_number() {
        return None;
    }
    let text = value.to_string();
    let whole = text.split('.').next().unwrap_or_default();
    Some(Millis::seconds(whole.parse().unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use touchmove_chess::Position;

    use super::*;

    #[test]
    fn a_list_of_boards_is_read() {
        let text = r#"{"response":"call","id":1,"time":1,"param":[{"serialnr":"24516","source":"COM3",
            "state":"ACTIVE","battery":"88%","comment":null,"flipped":false,
            "board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "clock":{"white":5400,"black":5391.5,"run":true,"time":7}}]}"#;
        let LiveChessMessage::Boards(boards) = LiveChessMessage::read(text) else { panic!("no list") };
        assert_eq!(boards[0].serial, "24516");
        assert_eq!(boards[0].board, Some(*Position::initial().board()));
        let clock = boards[0].clock.unwrap();
        assert_eq!(clock.left, Sides::new(Millis::minutes(90), Millis::seconds(5391)));
        assert_eq!(clock.running, Some(Color::White));
    }

    #[test]
    fn an_event_says_only_what_has_changed() {
        let text = r#"{"response":"feed","id":2,"param":{"serialnr":"7","clock":{"white":1,"black":-3,"run":null}}}"#;
        let LiveChessMessage::Event(event) = LiveChessMessage::read(text) else { panic!("no event") };
        assert_eq!(event.board, None);
        let clock = event.clock.unwrap();
        assert_eq!((clock.running, clock.left.black), (None, Millis::ZERO));
    }

    #[test]
    fn what_makes_no_sense_says_nothing() {
        for text in ["", "[]", "{}", r#"{"response":"feed","param":{}}"#, r#"{"response":"call","id":1}"#] {
            assert_eq!(LiveChessMessage::read(text), LiveChessMessage::Nothing);
        }
        let text = r#"{"response":"feed","param":{"serialnr":"7","board":"x","clock":{"white":"a"}}}"#;
        let LiveChessMessage::Event(event) = LiveChessMessage::read(text) else { panic!("no event") };
        assert_eq!((event.board, event.clock), (None, None));
    }

    #[test]
    fn what_is_asked_is_what_the_protocol_has() {
        assert_eq!(ask_boards(), r#"{"call":"eboards","id":1,"param":null}"#);
        let asked: Value = serde_json::from_str(&subscribe(0, "24516")).unwrap();
        assert_eq!(asked["call"], "subscribe");
        assert_eq!(asked["param"], json!({"feed": "eboardevent", "id": 2, "param": {"serialnr": "24516"}}));
    }
}
