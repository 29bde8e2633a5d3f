//! The tags of the game being read, kept as bytes in memory that is used again for every game.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use touchmove_notation::pgn::RawTag;

/// Tags that something depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    Event,
    Site,
    Date,
    Round,
    White,
    Black,
    Result,
    Fen,
    SetUp,
    Termination,
    TimeControl,
    EventType,
    UtcDate,
    EventDate,
    PlyCount,
    WhiteElo,
    BlackElo,
}

/// How many there are.
const KNOWN: usize = 17;

/// The seven every game has.
pub(super) const ROSTER: [(Known, &str); 7] = [
    (Known::Event, "Event"),
    (Known::Site, "Site"),
    (Known::Date, "Date"),
    (Known::Round, "Round"),
    (Known::White, "White"),
    (Known::Black, "Black"),
    (Known::Result, "Result"),
];

impl Known {
    fn of(name: &[u8]) -> Option<Known> {
        Some(match name {
            b"Event" => Known::Event,
            b"Site" => Known::Site,
            b"Date" => Known::Date,
            b"Round" => Known::Round,
            b"White" => Known::White,
            b"Black" => Known::Black,
            b"Result" => Known::Result,
            b"FEN" => Known::Fen,
            b"SetUp" => Known::SetUp,
            b"Termination" => Known::Termination,
            b"TimeControl" => Known::TimeControl,
            b"EventType" => Known::EventType,
            b"UTCDate" => Known::UtcDate,
            b"EventDate" => Known::EventDate,
            b"PlyCount" => Known::PlyCount,
            b"WhiteElo" => Known::WhiteElo,
            b"BlackElo" => Known::BlackElo,
            _ => return None,
        })
    }
}

/// The tags of a game.
pub(super) struct Tags {
    bytes: Vec<u8>,
    known: [Option<Range<usize>>; KNOWN],
    /// Hashes of the names of the others.
    others: Vec<u64>,
    /// Names that stood twice.
    pub(super) twice: Vec<String>,
}

impl Tags {
    pub(super) fn new() -> Tags {
        Tags { bytes: Vec::new(), known: [const { None }; KNOWN], others: Vec::new(), twice: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.known = [const { None }; KNOWN];
        self.others.clear();
        self.twice.clear();
    }

    /// Keeps a tag; the first of two counts.
    pub(super) fn keep(&mut self, tag: RawTag<'_>) {
        let is_new = match Known::of(tag.name) {
            Some(known) => {
                let place = &mut self.known[known as usize];
                let is_new = place.is_none();
                if is_new {
                    let start = self.bytes.len();
                    self.bytes.extend_from_slice(tag.value);
                    *place = Some(start..self.bytes.len());
                }
                is_new
            }
            None => {
                let hash = hash(tag.name);
                let is_new = !self.others.contains(&hash);
                self.others.push(hash);
                is_new
            }
        };
        if !is_new {
            self.twice.push(String::from_utf8_lossy(tag.name).into_owned());
        }
    }

    /// The value as it stands in the file.
    pub(super) fn raw(&self, known: Known) -> Option<&[u8]> {
        self.bytes.get(self.known[known as usize].clone()?)
    }

    /// The value as text; empty if there is no such tag.
    pub(super) fn text(&self, known: Known) -> String {
        self.raw(known).map(|value| RawTag { name: b"", value }.text()).unwrap_or_default()
    }

    pub(super) fn has(&self, known: Known) -> bool {
        self.known[known as usize].is_some()
    }
}

fn hash(name: &[u8]) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    name.hash(&mut hasher);
    hasher.finish()
}
