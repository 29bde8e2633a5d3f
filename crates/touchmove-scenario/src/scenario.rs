//! A scenario: its text read, and run under an edition.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_law::Edition;

use crate::competition::{EventHeader, EventSession, EventStatement};
use crate::header::{self, Header};
use crate::reader::{Fault, Reader};
use crate::session::{Event, Session};
use crate::story::{Statement, What};

/// A scenario that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    text: String,
    header: Header,
    story: Story,
}

/// The lines of a story: of a game, or of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Story {
    Game(Vec<Statement>),
    Event(EventHeader, Vec<EventStatement>),
}

/// The outcome of a scenario under one edition.
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
        let mut header = Header::new();
        let mut story: Option<Story> = None;
        for (from, to) in statements(text) {
            let mut reader = Reader::new(text, from, to);
            if story.is_none() {
                let start = reader.at();
                if header.read(&mut reader)? {
                    continue;
                }
                reader = Reader::new(text, start, to);
            }
            let first = story.is_none();
            let told = story.get_or_insert_with(|| Story::of(&header)).read(&mut reader);
            told.map_err(|fault| header::named(text, from, first, fault))?;
        }
        let mut story = story.unwrap_or_else(|| Story::of(&header));
        story.ask_where_answered();
        story.check_editions(text, &header.editions_run())?;
        Ok(Scenario { text: text.into(), header, story })
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    /// The lines about a game; none where the story is about an event.
    pub(crate) fn story(&self) -> &[Statement] {
        match &self.story {
            Story::Game(story) => story,
            Story::Event(..) => &[],
        }
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
        let words = |from: usize, to: usize| self.text.get(from..to).unwrap_or_default();
        let end = self.text.trim_end().len();
        let events = match &self.story {
            Story::Game(story) => {
                let mut session = Session::new(self.header.clone(), edition);
                for statement in story {
                    session.take(statement, words(statement.at, statement.end));
                }
                session.end(end);
                session.events
            }
            Story::Event(event, story) => {
                let mut session = EventSession::new(&self.header, event, edition);
                for statement in story {
                    session.take(statement, words(statement.at, statement.end));
                }
                session.end(end);
                session.events
            }
        };
        let faults = events.iter().filter_map(|event| self.fault(event)).collect();
        Report { edition, events, faults }
    }

    fn fault(&self, event: &Event) -> Option<Fault> {
        match event {
            Event::Failed { at, complaint } => Some(Fault::at(&self.text, *at, complaint.clone())),
            Event::Line { .. }
            | Event::Did { .. }
            | Event::Ruled(_)
            | Event::Answered { .. }
            | Event::Happened { .. }
            | Event::Decided(_) => None,
        }
    }
}

impl Story {
    fn of(header: &Header) -> Story {
        match &header.event {
            Some(event) => Story::Event(event.clone(), Vec::new()),
            None => Story::Game(Vec::new()),
        }
    }

    /// A question that is answered for one edition alone is asked in that one.
    fn ask_where_answered(&mut self) {
        let Story::Game(story) = self else { return };
        let mut answered: Vec<Option<Edition>> = Vec::new();
        for statement in story.iter_mut().rev() {
            match &mut statement.what {
                What::Answer { only, .. } => answered.push(*only),
                What::Ask { only, .. } => {
                    *only = match answered.as_slice() {
                        [Some(first), rest @ ..] if rest.iter().all(|one| *one == Some(*first)) => {
                            Some(*first)
                        }
                        [] | [..] => None,
                    };
                    answered.clear();
                }
                What::Acts(_) | What::Expect { .. } => answered.clear(),
            }
        }
    }

    /// What is expected of an edition that is not run would never be looked at.
    fn check_editions(&self, text: &str, run: &[Edition]) -> Result<(), Fault> {
        let lines: Vec<(usize, Option<Edition>)> = match self {
            Story::Game(story) => story.iter().map(|statement| (statement.at, statement.only())).collect(),
            Story::Event(_, story) => {
                story.iter().map(|statement| (statement.at, statement.only())).collect()
            }
        };
        match lines.into_iter().find_map(|(at, only)| Some((at, only.filter(|only| !run.contains(only))?))) {
            Some((at, only)) => {
                let complaint = alloc::format!(
                    "the scenario is not run under {only}: name a number of it in the line `law`, or leave this line out"
                );
                Err(Fault::at(text, at, complaint))
            }
            None => Ok(()),
        }
    }

    /// Reads the next line; an expectation after a question or an answer is an answer.
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        match self {
            Story::Game(story) => {
                let answers = story.last().is_some_and(Statement::is_answered);
                story.push(Statement::read(reader, answers)?);
            }
            Story::Event(_, story) => {
                let answers = story.last().is_some_and(EventStatement::is_answered);
                story.push(EventStatement::read(reader, answers)?);
            }
        }
        Ok(())
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

/// A game or an event told line by line, under one edition: what an arbiter at a terminal says.
pub struct Telling {
    header: Header,
    edition: Edition,
    session: Option<AnySession>,
    answers: bool,
    /// The editions under which the same story is told.
    told_under: Vec<Edition>,
}

/// What is being told.
enum AnySession {
    Game(Box<Session>),
    Event(Box<EventSession>),
}

impl Telling {
    /// Nothing has been said yet.
    pub fn new(edition: Edition) -> Telling {
        Telling {
            header: Header::new(),
            edition,
            session: None,
            answers: false,
            told_under: alloc::vec![edition],
        }
    }

    /// The same story is told under these editions: what is expected of another is a mistake.
    pub fn beside(mut self, editions: &[Edition]) -> Telling {
        self.told_under = editions.to_vec();
        self
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
        let first = self.session.is_none();
        let named = |fault| header::named(line, 0, first, fault);
        let words = |from: usize, to: usize| line.get(from..to).unwrap_or_default();
        // The story begins with the first line that can be read: until then lines of the header may follow.
        let is_game = self
            .session
            .as_ref()
            .map_or(self.header.event.is_none(), |told| matches!(told, AnySession::Game(_)));
        let (game, event) = if is_game {
            (Some(Statement::read(&mut reader, self.answers).map_err(named)?), None)
        } else {
            (None, Some(EventStatement::read(&mut reader, self.answers).map_err(named)?))
        };
        let only = game.as_ref().and_then(Statement::only).or(event.as_ref().and_then(EventStatement::only));
        if let Some(only) = only.filter(|only| !self.told_under.contains(only)) {
            let complaint = alloc::format!(
                "the game is not told under {only}: leave this line out, or tell it under both"
            );
            return Err(Fault::at(line, 0, complaint));
        }
        let (header, edition) = (&self.header, self.edition);
        match (self.session.get_or_insert_with(|| AnySession::begin(header, edition)), game, event) {
            (AnySession::Game(session), Some(statement), _) => {
                self.answers = statement.is_answered();
                session.take(&statement, words(statement.at, statement.end));
                session.goes_on();
                Ok(core::mem::take(&mut session.events))
            }
            (AnySession::Event(session), _, Some(statement)) => {
                self.answers = statement.is_answered();
                session.take(&statement, words(statement.at, statement.end));
                Ok(core::mem::take(&mut session.events))
            }
            (AnySession::Game(_) | AnySession::Event(_), _, _) => Ok(Vec::new()),
        }
    }

    /// The questions that wait for the arbiter.
    pub fn questions(&self) -> Vec<String> {
        match &self.session {
            Some(AnySession::Game(session)) => session.questions_open(),
            Some(AnySession::Event(_)) | None => Vec::new(),
        }
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        self.edition
    }
}

impl AnySession {
    fn begin(header: &Header, edition: Edition) -> AnySession {
        match &header.event {
            Some(event) => AnySession::Event(Box::new(EventSession::new(header, event, edition))),
            None => AnySession::Game(Box::new(Session::new(header.clone(), edition))),
        }
    }
}
