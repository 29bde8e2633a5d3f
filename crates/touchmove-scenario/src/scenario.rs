//! A scenario: its text read, and run under an edition.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_law::Edition;

use crate::header::Header;
use crate::reader::{Fault, Reader};
use crate::session::{Event, Session};
use crate::story::{Statement, What};

/// A scenario that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    text: String,
    header: Header,
    story: Vec<Statement>,
}

/// What came of a scenario under one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The edition.
    pub edition: Edition,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
    /// What was not as expected; empty if the scenario holds.
    pub faults: Vec<Fault>,
}

impl Scenario {
    /// Reads a scenario.
    pub fn read(text: &str) -> Result<Scenario, Fault> {
        let mut scenario = Scenario { text: text.into(), header: Header::new(), story: Vec::new() };
        for (from, to) in statements(text) {
            let mut reader = Reader::new(text, from, to);
            if scenario.story.is_empty() {
                let start = reader.at();
                if scenario.header.read(&mut reader)? {
                    continue;
                }
                reader = Reader::new(text, start, to);
            }
            let answers = scenario.is_answered();
            scenario.story.push(Statement::read(&mut reader, answers)?);
        }
        Ok(scenario)
    }

    /// Whether an expectation that follows would be an answer.
    fn is_answered(&self) -> bool {
        matches!(self.story.last().map(|last| &last.what), Some(What::Ask(_) | What::Answer { .. }))
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) fn story(&self) -> &[Statement] {
        &self.story
    }

    /// The editions it is run under.
    pub fn editions(&self) -> Vec<Edition> {
        self.header.editions_run()
    }

    /// The numbers it proves in an edition.
    pub fn numbers(&self, edition: Edition) -> Vec<&str> {
        self.header.law.of(edition).collect()
    }

    /// What it is about, in its own words.
    pub fn why(&self) -> String {
        self.header.why.join(" ")
    }

    /// Runs it under an edition.
    pub fn run(&self, edition: Edition) -> Report {
        let mut session = Session::new(self.header.clone(), edition);
        for statement in &self.story {
            session.take(statement, self.text.get(statement.at..statement.end).unwrap_or_default());
        }
        session.end(self.text.trim_end().len());
        let faults = session
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Failed { at, complaint } => Some(Fault::at(&self.text, *at, complaint.clone())),
                Event::Line { .. } | Event::Did { .. } | Event::Ruled(_) | Event::Answered { .. } => None,
            })
            .collect();
        Report { edition, events: session.events, faults }
    }
}

/// Where each statement begins and ends, in bytes: a line, and the indented lines after it that go on with it.
pub(crate) fn statements(text: &str) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    let mut open = false;
    for line in text.split_inclusive('\n') {
        let (from, to) = (at, at + line.len());
        at = to;
        let blank = line.trim().is_empty();
        let indented = line.starts_with([' ', '\t']);
        if blank {
            open = false;
        } else if line.trim_start().starts_with('#') {
            // A comment between two lines of one statement does not end it.
        } else if indented && open {
            if let Some(last) = found.last_mut() {
                last.1 = to;
            }
        } else {
            found.push((from, to));
            open = true;
        }
    }
    found
}

impl Scenario {
    /// A complaint of the report, with its place in the text.
    pub fn place(&self, at: usize, complaint: &str) -> Fault {
        Fault::at(&self.text, at, complaint.into())
    }
}

/// A game told line by line, under one edition: what an arbiter at a terminal says.
pub struct Telling {
    header: Header,
    edition: Edition,
    session: Option<Session>,
    answers: bool,
}

impl Telling {
    /// Nothing has been said yet.
    pub fn new(edition: Edition) -> Telling {
        Telling { header: Header::new(), edition, session: None, answers: false }
    }

    /// Takes a line; gives what happened.
    pub fn say(&mut self, line: &str) -> Result<Vec<Event>, Fault> {
        let mut reader = Reader::whole(line);
        if reader.is_at_end() {
            return Ok(Vec::new());
        }
        if self.session.is_none() {
            if self.header.read(&mut reader)? {
                return Ok(Vec::new());
            }
            reader = Reader::whole(line);
        }
        let statement = Statement::read(&mut reader, self.answers)?;
        self.answers = matches!(statement.what, What::Ask(_) | What::Answer { .. });
        let session = self.session.get_or_insert_with(|| Session::new(self.header.clone(), self.edition));
        session.take(&statement, line.get(statement.at..statement.end).unwrap_or_default());
        Ok(core::mem::take(&mut session.events))
    }

    /// The questions that wait for the arbiter.
    pub fn questions(&self) -> Vec<String> {
        self.session.as_ref().map(Session::questions_open).unwrap_or_default()
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        self.edition
    }
}
