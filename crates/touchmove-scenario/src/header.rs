//! The header of a scenario: what it proves, and how the game stands when the story begins.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::chess960::Start;
use touchmove_chess::{Color, Position};
use touchmove_clock::{Millis, Sides, TimeControl};
use touchmove_conduct::act::ArbiterAct;
use touchmove_law::{Edition, Regulations, Tempo};
use touchmove_notation::fen::Fen;

use crate::competition::{self, EventHeader};
use crate::near::nearest;
use crate::numbers::Numbers;
use crate::reader::{Fault, Reader};
use crate::regulation;
use crate::say::Say;
use crate::trouble::Trouble;

/// What stands before the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    pub(crate) law: Numbers,
    pub(crate) why: Vec<String>,
    pub(crate) only: Option<Edition>,
    /// `None` never comes about: it is read from a text that is a time control.
    pub(crate) control: Option<TimeControl>,
    /// The regulations under each edition; most lines hold for all.
    regulations: Vec<(Edition, Regulations)>,
    pub(crate) initial: Position,
    pub(crate) moves: Vec<Before>,
    pub(crate) clocks: Sides<Option<Reading>>,
    pub(crate) players: Vec<ArbiterAct>,
    pub(crate) underway: bool,
    /// Both players have written the moves before the story.
    pub(crate) sheets_kept: bool,
    /// Which moves were made, nothing but the scoresheets can show.
    pub(crate) sheets_only: bool,
    /// The story is about an event, not about a game.
    pub(crate) event: Option<EventHeader>,
    /// Where its lines begin, for complaints that only show when the game is set up.
    places: Vec<(HeaderLine, usize)>,
}

/// A line of the header that may be at odds with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HeaderLine {
    Time,
    Regulations,
    Moves,
    Clocks,
}

/// A clock as it stands when the story begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    pub(crate) time: Millis,
    /// The period the player is in, from 0; `None` is the first.
    pub(crate) period: Option<usize>,
}

/// Moves made before the story begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    /// This move took this long.
    Move { text: String, time: Millis, at: usize },
    /// This many moves by each player that change nothing.
    Quiet { each: u32, time: Millis, at: usize },
}

/// What a game is played at where the header does not say: standard in both editions.
const USUAL_TIME: &str = "40/120, 60";

impl Header {
    /// A header that says nothing.
    pub(crate) fn new() -> Header {
        Header {
            law: Numbers::default(),
            why: Vec::new(),
            only: None,
            control: USUAL_TIME.parse().ok(),
            regulations: Edition::ALL.map(|edition| (edition, Regulations::where_nothing_is_said())).to_vec(),
            initial: Position::initial(),
            moves: Vec::new(),
            clocks: Sides::each(|_| None),
            players: Vec::new(),
            underway: false,
            sheets_kept: false,
            sheets_only: false,
            event: None,
            places: Vec::new(),
        }
    }

    /// A complaint about the first of these lines that the header has.
    pub(crate) fn trouble_in(&self, lines: &[HeaderLine], complaint: String) -> Trouble {
        let place = |line: &HeaderLine| self.places.iter().find(|(one, _)| one == line);
        let at = lines.iter().find_map(place).map_or(0, |(_, at)| *at);
        Trouble::at(at, complaint)
    }

    /// Reads a line of the header; `false` if the line is not part of one.
    pub(crate) fn read(&mut self, reader: &mut Reader<'_>) -> Result<bool, Fault> {
        reader.blanks();
        let start = reader.at();
        let keyword = reader.token();
        let line = match keyword {
            "time" | "tempo" => Some(HeaderLine::Time),
            "regulations" => Some(HeaderLine::Regulations),
            "moves" => Some(HeaderLine::Moves),
            "clocks" => Some(HeaderLine::Clocks),
            _ => None,
        };
        self.places.extend(line.map(|line| (line, start)));
        let read = match keyword {
            "law" => Numbers::read(reader).map(|numbers| self.law.extend(numbers)),
            "why" => remainder(reader).map(|text| self.why.push(text)),
            "editions" => self.editions(reader),
            "time" | "tempo" => return self.time(reader).map(|()| true),
            "regulations" => self.regulations(reader),
            "position" => return self.position(reader).map(|()| true),
            "chess960" => self.chess960(reader),
            "moves" => self.moves(reader),
            "clocks" => self.clocks(reader),
            "players" => self.players(reader),
            "scoresheets" if reader.skip("only") => {
                self.sheets_only = true;
                Some(())
            }
            "scoresheets" if reader.skip("kept") => {
                self.sheets_kept = true;
                Some(())
            }
            "scoresheets" => reader.miss("`kept` or `only`"),
            "event" => EventHeader::read(reader).map(|event| self.event = Some(event)),
            "system" => self.event_line(reader, |reader, event| {
                event.system = competition::read_system(reader)?;
                Some(())
            }),
            "tie-breaks" => self.event_line(reader, |reader, event| {
                event.tie_breaks = competition::read_tie_breaks(reader)?;
                Some(())
            }),
            "underway" => {
                self.underway = true;
                Some(())
            }
            _ => return Ok(false),
        };
        let ended =
            read.is_some() && (reader.is_at_end() || reader.miss::<()>("the end of the line").is_some());
        if ended { Ok(true) } else { Err(reader.fault()) }
    }

    /// A line that belongs to an event, and stands after the line that says so.
    fn event_line(
        &mut self,
        reader: &mut Reader<'_>,
        read: impl FnOnce(&mut Reader<'_>, &mut EventHeader) -> Option<()>,
    ) -> Option<()> {
        match &mut self.event {
            Some(event) => read(reader, event),
            None => reader.miss("a line `event of 4 players` before this one"),
        }
    }

    /// `2023 only because …`
    fn editions(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        let only = "an edition and a reason, such as `2023 only because the older one has no such rule`";
        let edition = reader.token_as(only, |word| word.parse().ok())?;
        if !reader.skip("only because") {
            return reader.miss(only);
        }
        remainder(reader)?;
        self.only = Some(edition);
        Some(())
    }

    fn time(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        reader.blanks();
        let place = reader.complain("expected a time control such as `40/120, 60`, `90+30` or `25+10`");
        let Some(text) = remainder(reader) else { return Err(place) };
        if let Ok(tempo) = text.parse::<Tempo>() {
            for (_, regulations) in &mut self.regulations {
                regulations.stated_tempo = Some(tempo);
            }
            return Ok(());
        }
        match text.parse() {
            Ok(control) => {
                self.control = Some(control);
                Ok(())
            }
            Err(error) => Err(Fault { complaint: alloc::format!("{}: {error}", place.complaint), ..place }),
        }
    }

    /// `no arbiter; rated`, or for one edition only: `2023 guideline III`.
    fn regulations(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        let only = Edition::ALL.into_iter().find(|edition| reader.skip(&alloc::format!("{edition}")));
        reader.skip(":");
        loop {
            let start = reader.at();
            let chosen =
                self.regulations.iter_mut().filter(|(each, _)| only.is_none_or(|only| only == *each));
            for (_, regulations) in chosen {
                reader.back(start);
                regulation::read(reader, regulations)?;
            }
            if !reader.skip(";") {
                return if reader.is_at_end() { Some(()) } else { reader.miss("`;` or the end of the line") };
            }
            if reader.is_at_end() {
                return Some(());
            }
        }
    }

    fn position(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        reader.blanks();
        let place = reader.complain("expected a position as FEN, such as `8/8/4k3/8/8/4K3/8/R7 w - - 0 1`");
        let Some(text) = remainder(reader) else { return Err(place) };
        let setup = match Fen::read(text.as_bytes()) {
            Ok(fen) => fen.setup(),
            Err(error) => {
                return Err(Fault { complaint: alloc::format!("{}: {error}", place.complaint), ..place });
            }
        };
        match Position::admit(&setup) {
            Ok(position) => {
                self.initial = position;
                Ok(())
            }
            Err(found) => {
                Err(Fault { complaint: alloc::format!("no game can have this position: {found}"), ..place })
            }
        }
    }

    fn chess960(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        let start = reader.token_as("the number of a starting position, 0 to 959", |word| {
            word.parse().ok().and_then(Start::new)
        })?;
        self.initial = start.position();
        for (_, regulations) in &mut self.regulations {
            regulations.chess960 = touchmove_law::Switch::On;
        }
        Some(())
    }

    /// `1.e4 e5 {0:30} 2.Nf3`, `0:30 each: 1.e4 e5`, `49 quiet moves each`.
    fn moves(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        self.underway = true;
        let start = reader.at();
        let each = match (crate::atoms::time(reader.token()), reader.skip("each :") || reader.skip("each")) {
            (Some(time), true) => {
                reader.skip(":");
                time
            }
            (None, _) | (Some(_), false) => {
                reader.back(start);
                Millis::ZERO
            }
        };
        if reader.skip("none") {
            return Some(());
        }
        let start = reader.at();
        if let Ok(number) = reader.token().parse()
            && reader.skip("quiet moves each")
        {
            self.moves.push(Before::Quiet { each: number, time: each, at: start });
            return Some(());
        }
        reader.back(start);
        while !reader.is_at_end() {
            let at = reader.at();
            let word = reader.token();
            let time =
                word.strip_prefix('{').and_then(|word| word.strip_suffix('}')).and_then(crate::atoms::time);
            match (time, self.moves.last_mut()) {
                (Some(time), Some(Before::Move { time: spent, .. })) => *spent = time,
                (Some(_), _) => {
                    reader.back(at);
                    return reader.miss("a move before its time, as in Nc6 {0:30}");
                }
                (None, _) => {
                    let text = without_number(word);
                    if word.is_empty() {
                        return reader.miss("a move such as Nf3");
                    }
                    if !text.is_empty() {
                        self.moves.push(Before::Move { text: text.into(), time: each, at });
                    }
                }
            }
        }
        Some(())
    }

    /// `White 1:59, Black 5:00 in period 2`; the period is that of both where only the last reading names one.
    fn clocks(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        self.underway = true;
        let mut before: Option<Color> = None;
        loop {
            let side = Color::read(reader)?;
            let time = Millis::read(reader)?;
            let period = if reader.skip("in period") {
                let number: u16 = Say::read(reader)?;
                Some(usize::from(number).saturating_sub(1))
            } else {
                None
            };
            *self.clocks.of_mut(side) = Some(Reading { time, period });
            if let Some(Some(other)) = before.map(|side| self.clocks.of_mut(side)) {
                other.period = other.period.or(period);
            }
            before = Some(side);
            if !reader.skip(",") {
                return Some(());
            }
        }
    }

    /// `White is visually disabled; White has an assistant who may announce and claim`
    fn players(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        loop {
            let player = Color::read(reader)?;
            if reader.skip("has an assistant who may") {
                self.players.push(ArbiterAct::Assistant {
                    player,
                    duties: Say::read(reader)?,
                    cost: Millis::ZERO,
                });
            } else {
                reader.skip("is");
                self.players.push(ArbiterAct::Disability { player, disability: Say::read(reader)? });
            }
            if !reader.skip(";") && !reader.skip(",") {
                return Some(());
            }
        }
    }

    /// The regulations under an edition.
    pub(crate) fn regulations_of(&self, edition: Edition) -> Regulations {
        let found = self.regulations.iter().find(|(each, _)| *each == edition);
        found.map_or_else(Regulations::where_nothing_is_said, |(_, regulations)| regulations.clone())
    }

    /// The editions the scenario is run under.
    pub(crate) fn editions_run(&self) -> Vec<Edition> {
        if let Some(only) = self.only {
            return alloc::vec![only];
        }
        let named = |edition: &Edition| self.law.is_empty() || self.law.of(*edition).next().is_some();
        Edition::ALL.into_iter().filter(named).collect()
    }
}

/// `1.e4` and `1...e5` without their numbers.
fn without_number(word: &str) -> &str {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if digits.len() < word.len() && digits.starts_with('.') { digits.trim_start_matches('.') } else { word }
}

/// What is left of the statement, without comments, blanks made single.
pub(crate) fn remainder(reader: &mut Reader<'_>) -> Option<String> {
    let mut text = String::new();
    while !reader.is_at_end() {
        let rest = reader.rest();
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(rest.get(..length).unwrap_or_default());
        reader.advance(length);
    }
    if text.is_empty() { reader.miss("some words after it") } else { Some(text) }
}

/// The words that lines of the header begin with.
const KEYWORDS: [&str; 16] = [
    "law",
    "why",
    "editions",
    "time",
    "tempo",
    "regulations",
    "position",
    "chess960",
    "moves",
    "clocks",
    "players",
    "scoresheets",
    "event",
    "system",
    "tie-breaks",
    "underway",
];

/// A fault at the first word of a line, told as what it is: a misspelt line of the header, or one that comes too late.
pub(crate) fn named(text: &str, from: usize, first: bool, fault: Fault) -> Fault {
    let mut reader = Reader::new(text, from, text.len());
    reader.blanks();
    let place = Fault::at(text, reader.at(), String::new());
    let word = reader.token();
    if (place.line, place.column) != (fault.line, fault.column) {
        return fault;
    }
    let complaint = if KEYWORDS.contains(&word) {
        alloc::format!("`{word}` is a line of the header, and the story has begun")
    } else if let Some(meant) = nearest(word, KEYWORDS.into_iter()) {
        alloc::format!("`{word}` is no line of the header; did you mean `{meant}`?")
    } else if first && !fault.complaint.contains("did you mean") {
        alloc::format!("{}, or a line of the header such as `time 90+30` or `moves 1.e4 e5`", fault.complaint)
    } else {
        return fault;
    };
    Fault { complaint, ..fault }
}
