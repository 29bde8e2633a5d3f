//! What the tags of a game say, and what is wrong with them.

use touchmove_law::{Edition, Tempo};
use touchmove_notation::pgn::{GameResult, RawTag};

use super::control::Control;
use super::dates::Dated;
use super::draft::Draft;
use super::tags::{Known, ROSTER, Tags};
use super::termination::Termination;
use super::texts;
use crate::basis::Basis;
use crate::finding::{Head, Month};
use crate::kind::Kind;

/// What the tags say.
pub(super) struct Header {
    pub(super) basis: Basis,
    pub(super) tempo: Option<Tempo>,
    pub(super) month: Option<Month>,
    pub(super) control: Control,
    /// The last time control that was read, and what it came to; files repeat it from game to game.
    cached: (Vec<u8>, bool, Control),
}

impl Header {
    pub(super) fn new() -> Header {
        Header {
            basis: Basis::Common,
            tempo: None,
            month: None,
            control: Control::UNKNOWN,
            cached: (Vec::new(), false, Control::UNKNOWN),
        }
    }

    /// Reads the tags of a game; `edition` if it is judged by that one whatever its date.
    pub(super) fn read(&mut self, tags: &Tags, edition: Option<Edition>, drafts: &mut Vec<Draft>) {
        let dated = date(tags, drafts);
        self.basis = edition.map_or_else(|| dated.basis(), Basis::Edition);
        self.month = dated.in_month();
        self.read_control(tags, drafts);
        self.tempo = self.control.allowance().and_then(|allowance| self.basis.tempo(allowance));
        self.compare_tempo(tags, drafts);
        faults(tags, drafts);
    }

    fn read_control(&mut self, tags: &Tags, drafts: &mut Vec<Draft>) {
        let Some(value) = tags.raw(Known::TimeControl) else {
            self.control = Control::UNKNOWN;
            return;
        };
        let site = tags.raw(Known::Site).unwrap_or_default();
        // These write seconds, however few.
        let in_seconds = [&b"lichess.org"[..], b"chess.com"].iter().any(|name| contains(site, name));
        if self.cached.0 != value || self.cached.1 != in_seconds {
            self.cached = (value.to_vec(), in_seconds, Control::read(value, in_seconds));
        }
        self.control.clone_from(&self.cached.2);
        if self.control.unreadable {
            drafts.push(about(Kind::TimeControlUnreadable, value));
        }
    }

    /// A game called rapid whose time control makes it blitz.
    fn compare_tempo(&self, tags: &Tags, drafts: &mut Vec<Draft>) {
        let named =
            [Known::EventType, Known::Event].into_iter().find_map(|known| read_tempo(tags.raw(known)?));
        let (Some(named), Some(tempo)) = (named, self.tempo) else { return };
        if named != tempo {
            let text = format!("called {named}, but its time control makes it {tempo}");
            let token = tags.text(Known::TimeControl);
            drafts.push(Draft::new(Kind::TempoDisagrees, text).under(tempo.article()).about(token));
        }
    }

    /// The game as findings name it.
    pub(super) fn head(&self, tags: &Tags, result: Option<GameResult>) -> Head {
        Head {
            basis: self.basis,
            tempo: self.tempo,
            month: self.month,
            event: tags.text(Known::Event),
            site: tags.text(Known::Site),
            date: tags.text(Known::Date),
            round: tags.text(Known::Round),
            white: tags.text(Known::White),
            black: tags.text(Known::Black),
            result: result.map_or_else(|| tags.text(Known::Result), |result| result.to_string()),
            termination: tags.text(Known::Termination),
            time_control: tags.text(Known::TimeControl),
        }
    }
}

/// How the tags say that the game ended.
pub(super) fn termination(tags: &Tags) -> Termination {
    if tags.has(Known::Termination) {
        Termination::read(&tags.text(Known::Termination))
    } else {
        Termination::Unsaid
    }
}

/// When the game was played: its date, else that of universal time, else that of the event.
fn date(tags: &Tags, drafts: &mut Vec<Draft>) -> Dated {
    let mut found = Dated::Unknown;
    for known in [Known::Date, Known::UtcDate, Known::EventDate] {
        let Some(value) = tags.raw(known) else { continue };
        let dated = Dated::read(value);
        if dated == Dated::Wrong {
            drafts.push(about(Kind::DateWrong, value));
        }
        if !found.is_known() && dated.is_known() {
            found = dated;
        }
    }
    found
}

/// The tempo a tag names, if it names exactly one.
fn read_tempo(value: &[u8]) -> Option<Tempo> {
    const WORDS: [(&[u8], Tempo); 6] = [
        (b"blitz", Tempo::Blitz),
        (b"bullet", Tempo::Blitz),
        (b"rapid", Tempo::Rapid),
        (b"classical", Tempo::Standard),
        (b"standard", Tempo::Standard),
        (b"rapidplay", Tempo::Rapid),
    ];
    let mut named = None;
    for word in value.split(|byte| !byte.is_ascii_alphabetic()) {
        let tempo = WORDS.iter().find(|(name, _)| word.eq_ignore_ascii_case(name)).map(|(_, tempo)| *tempo);
        match (tempo, named) {
            (None, _) => {}
            (Some(tempo), None) => named = Some(tempo),
            (Some(tempo), Some(before)) if tempo == before => {}
            (Some(_), Some(_)) => return None,
        }
    }
    named
}

/// Faults of the tags themselves.
fn faults(tags: &Tags, drafts: &mut Vec<Draft>) {
    let missing: Vec<&str> =
        ROSTER.iter().filter(|(known, _)| !tags.has(*known)).map(|(_, name)| *name).collect();
    if !missing.is_empty() {
        drafts.push(Draft::new(Kind::TagMissing, format!("without {}", missing.join(", "))));
    }
    for name in &tags.twice {
        drafts.push(Draft::new(Kind::TagTwice, "the first of the two counts").about(name.clone()));
    }
    for known in [Known::WhiteElo, Known::BlackElo] {
        if let Some(value) = tags.raw(known).filter(|value| !is_rating(value)) {
            drafts.push(about(Kind::RatingWrong, value));
        }
    }
    if tags.has(Known::Fen) && tags.raw(Known::SetUp) != Some(b"1") {
        drafts.push(Draft::new(Kind::SetUpMissing, "expected SetUp \"1\" with a FEN"));
    }
}

/// The PlyCount tag against the moves.
pub(super) fn count(tags: &Tags, plies: u32, drafts: &mut Vec<Draft>) {
    let Some(value) = tags.raw(Known::PlyCount) else { return };
    let said = std::str::from_utf8(value.trim_ascii()).ok().and_then(|text| text.parse::<u32>().ok());
    if said != Some(plies) {
        let text = format!("the game has {plies} moves of either player");
        drafts.push(Draft { text, ..about(Kind::PlyCountWrong, value) });
    }
}

/// A rating of one to four digits, or a sign that there is none.
fn is_rating(value: &[u8]) -> bool {
    let value = value.trim_ascii();
    matches!(value, b"" | b"?" | b"-")
        || value.len() <= 4 && value.iter().all(u8::is_ascii_digit)
        // A provisional rating is written so by servers.
        || value.strip_suffix(b"?").is_some_and(|rest| rest.len() <= 4 && rest.iter().all(u8::is_ascii_digit))
}

/// A finding about a tag's value.
fn about(kind: Kind, value: &[u8]) -> Draft {
    let value = RawTag { name: b"", value }.text();
    Draft::new(kind, kind.gist()).about(texts::cut(&value))
}

fn contains(text: &[u8], part: &[u8]) -> bool {
    memchr::memmem::find(text, part).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drafts(pairs: &[(&str, &str)]) -> Vec<(Kind, String)> {
        let mut tags = Tags::new();
        for (name, value) in pairs {
            tags.keep(RawTag { name: name.as_bytes(), value: value.as_bytes() });
        }
        let mut drafts = Vec::new();
        Header::new().read(&tags, None, &mut drafts);
        count(&tags, 12, &mut drafts);
        drafts.into_iter().filter(|d| d.kind != Kind::TagMissing).map(|d| (d.kind, d.token)).collect()
    }

    #[test]
    fn a_tempo_is_compared_with_the_time_control_by_the_laws_of_the_date() {
        let case = |date, name, control| drafts(&[("Date", date), ("Event", name), ("TimeControl", control)]);
        let wrong = |control: &str| vec![(Kind::TempoDisagrees, control.to_owned())];
        assert_eq!(case("2024.01.01", "City blitz", "300+3"), []);
        assert_eq!(case("2024.01.01", "City blitz", "5400+30"), wrong("5400+30"));
        assert_eq!(case("2024.01.01", "City rapid", "600"), wrong("600"));
        assert_eq!(case("2024.01.01", "City rapid", "660"), []);
        // Fourteen minutes: blitz in one edition, rapid in the other, and nothing where they have to agree.
        assert_eq!(case("2003.01.01", "City rapid", "840"), wrong("840"));
        assert_eq!(case("2010.01.01", "City rapid", "840"), []);
        assert_eq!(case("2024.01.01", "Blitz and rapid", "5400"), []);
        assert_eq!(case("2024.01.01", "Blitzkrieg Open", "5400"), []);
    }

    #[test]
    fn faults_of_tags_are_found() {
        let one = |kind, token: &str| vec![(kind, token.to_owned())];
        assert_eq!(drafts(&[("Date", "2023.02.30")]), one(Kind::DateWrong, "2023.02.30"));
        assert_eq!(drafts(&[("White", "A"), ("White", "B")]), one(Kind::TagTwice, "White"));
        assert_eq!(drafts(&[("X", "A"), ("X", "B")]), one(Kind::TagTwice, "X"));
        assert_eq!(drafts(&[("WhiteElo", "strong")]), one(Kind::RatingWrong, "strong"));
        assert_eq!(drafts(&[("WhiteElo", "1500?"), ("BlackElo", "-")]), []);
        assert_eq!(drafts(&[("PlyCount", "13")]), one(Kind::PlyCountWrong, "13"));
        assert_eq!(drafts(&[("PlyCount", "12")]), []);
        assert_eq!(drafts(&[("FEN", "x")]), one(Kind::SetUpMissing, ""));
        assert_eq!(drafts(&[("FEN", "x"), ("SetUp", "1")]), []);
        assert_eq!(drafts(&[("TimeControl", "soon")]), one(Kind::TimeControlUnreadable, "soon"));
    }
}
