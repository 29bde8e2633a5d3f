//! Reading a file, line by line; then what the lines say about each other.

use alloc::string::String;
use alloc::vec::Vec;

use super::fault::{Fault, Why};
use super::heading::{self, Stated};
use super::lines::TrfLine;
use super::mutual::Placed;
use super::records::{self, Known, Teams};
use super::{Report, players};

/// Where things stand in a file.
#[derive(Default)]
pub(super) struct Places {
    /// The number of each player's line, in the order of the report.
    pub(super) players: Vec<u32>,
    /// The first line of each kind.
    tags: Vec<(String, u32)>,
}

impl Places {
    /// The line of a kind; the first one if there is none.
    pub(super) fn of(&self, tag: &str) -> u32 {
        self.found(tag).unwrap_or(1)
    }

    pub(super) fn found(&self, tag: &str) -> Option<u32> {
        self.tags.iter().find(|(one, _)| one == tag).map(|(_, line)| *line)
    }
}

/// What a file of any version says, or everything that is wrong with it.
pub fn read(text: &str) -> Result<Report, Vec<Fault>> {
    placed(text).map(|(report, _)| report)
}

/// What a file that some program wrote as it does says: liberal in everything an event does not need.
pub fn read_liberal(text: &str) -> Result<Report, Vec<Fault>> {
    read(&super::liberal::liberal(text).text)
}

/// The same, and where it stands.
pub(super) fn placed(text: &str) -> Result<(Report, Places), Vec<Fault>> {
    let mut reading = Reading::default();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    for (line, number) in text.split('\n').zip(1u32..) {
        if !line.trim().is_empty() {
            reading.line(line, number);
        }
    }
    reading.whole();
    if reading.faults.is_empty() {
        return Ok((reading.report, reading.places));
    }
    reading.faults.sort_by_key(|fault| (fault.line, fault.column));
    Err(reading.faults)
}

#[derive(Default)]
struct Reading {
    report: Report,
    places: Places,
    stated: Stated,
    /// Lines that are kept; they are verified when the players are known.
    kept: Vec<TrfLine>,
    faults: Vec<Fault>,
}

impl Reading {
    fn line(&mut self, text: &str, number: u32) {
        let line = TrfLine::new(number, text);
        let tag = line.tag();
        if tag == "###" {
            self.report.carried.push(line.text());
            return;
        }
        if let Some((column, letter)) = text.chars().enumerate().find(|(_, letter)| letter.is_control()) {
            let why = if letter == '\t' { Why::Tab } else { Why::Control };
            self.faults.push(line.fault(super::lines::narrow(column.saturating_add(1)), why));
            return;
        }
        let again = self.places.found(&tag).is_some();
        self.places.tags.push((tag.clone(), number));
        if tag == "001" {
            self.player(&line);
            return;
        }
        match heading::read(&line, &mut self.report, &mut self.stated) {
            Some(_) if again && !heading::repeats(&tag) => self.faults.push(line.fault(1, Why::Twice)),
            Some(Ok(())) => {}
            Some(Err(fault)) => self.faults.push(fault),
            None if !records::is_kept(&tag) => self.faults.push(line.fault(1, Why::NoSuchRecord)),
            None if again && records::stands_once(&tag) => self.faults.push(line.fault(1, Why::Twice)),
            None => self.kept.push(line),
        }
    }

    fn player(&mut self, line: &TrfLine) {
        let Some(player) = players::read(line, &mut self.faults) else { return };
        if self.report.players.iter().any(|other| other.number == player.number) {
            self.faults.push(line.fault(5, Why::NumberTaken(player.number)));
            return;
        }
        self.report.players.push(player);
        self.places.players.push(line.number);
    }

    /// What can be said only when everything has been read.
    fn whole(&mut self) {
        self.report.scoring = self.report.scoring.and_then(super::Scoring::plain);
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let lines = self.places.tags.iter().filter(|(tag, _)| tag == "001").count();
        if self.report.name.is_empty() {
            self.faults.push(Fault { line: 1, column: 1, why: Why::Missing("the name of the event (012)") });
        }
        if lines == 0 {
            self.faults.push(Fault { line: 1, column: 1, why: Why::Missing("who plays (001)") });
        }
        if let Some((stated, line)) = self.stated.players
            && stated != count(lines)
        {
            let why = Why::PlayerCount { stated, counted: count(lines) };
            self.faults.push(Fault { line, column: 5, why });
        }
        // A line that could not be read leaves gaps that are nobody's fault.
        let complete = self.report.players.len() == lines;
        let placed = Placed { players: &self.report.players, lines: &self.places.players };
        if complete {
            placed.verify(&mut self.faults);
        }
        let numbers: Vec<u16> = self.report.players.iter().map(|player| player.number).collect();
        let of_teams = self.kept.iter().any(|line| matches!(line.tag().as_str(), "013" | "310"));
        let teams = if of_teams { Teams::Yes } else { Teams::No };
        for line in &self.kept {
            let verified = records::verify(line, &Known { numbers: &numbers, teams });
            let verified = match (verified, teams) {
                (Ok(()), Teams::No) if complete && line.tag() == "240" => placed.byes(line),
                (verified, _) => verified,
            };
            match verified {
                Err(fault) if complete => self.faults.push(fault),
                Ok(()) | Err(_) => self.report.carried.push(line.text()),
            }
        }
    }
}
