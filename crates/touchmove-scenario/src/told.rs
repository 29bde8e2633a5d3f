//! A scenario told line by line, with the game as it stood around each line: for those who ask about it.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_clock::{Millis, Moment};
use touchmove_conduct::{Act, Game};
use touchmove_law::{Edition, Laws};

use crate::expect::Issued;
use crate::reader::Fault;
use crate::scenario::{Scenario, statements};
use crate::session::{Event, Session};
use crate::story::What;

/// The game of a scenario under one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedScenario {
    /// The Laws it was played under.
    pub laws: Laws,
    /// The moment the story begins at.
    pub begins: Moment,
    /// The game when the story begins.
    pub start: Game,
    /// What happened, line by line.
    pub scenes: Vec<Scene>,
}

/// One line of acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The line, counted from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
    /// What was done, and how long after the story began.
    pub acts: Vec<(Millis, Act)>,
    /// What was ruled on it.
    pub rulings: Vec<Issued>,
    /// The game before it.
    pub before: Game,
    /// The game after it.
    pub after: Game,
    /// When its last act was done.
    pub at: Moment,
}

impl PlayedScenario {
    /// The game as it stands at the end.
    pub fn game(&self) -> &Game {
        self.scenes.last().map_or(&self.start, |scene| &scene.after)
    }

    /// The moment of the last act.
    pub fn at(&self) -> Moment {
        self.scenes.last().map_or(self.begins, |scene| scene.at)
    }
}

impl Scenario {
    /// Plays the scenario under an edition and keeps the game around every line; what it expects is left aside.
    pub fn play(&self, edition: Edition) -> Result<PlayedScenario, Fault> {
        let mut session = Session::new(self.header().clone(), edition);
        let placed = |at: usize, complaint: String| Fault::at(self.text(), at, complaint);
        if self.header().event.is_some() {
            return Err(placed(0, String::from("the story is about an event, not about a game")));
        }
        let first = self.story().first().map_or(0, |statement| statement.at);
        let table =
            session.table().map_err(|trouble| placed(trouble.at.unwrap_or(first), trouble.complaint))?;
        let mut told = PlayedScenario {
            laws: table.laws.clone(),
            begins: table.begins,
            start: table.game.clone(),
            scenes: Vec::new(),
        };
        for statement in self.story() {
            match statement.what {
                What::Acts(_) => {}
                What::Expect { .. } | What::Ask { .. } | What::Answer { .. } => continue,
            }
            let before = told.game().clone();
            let known = session.events.len();
            session.take(statement, self.text().get(statement.at..statement.end).unwrap_or_default());
            let line = Fault::at(self.text(), statement.at, String::new()).line;
            let mut scene = Scene {
                line,
                text: String::new(),
                acts: Vec::new(),
                rulings: Vec::new(),
                after: before.clone(),
                before,
                at: told.at(),
            };
            for event in session.events.get(known..).unwrap_or_default() {
                match event {
                    Event::Line { text } => scene.text.clone_from(text),
                    Event::Did { at, act } => scene.acts.push((*at, act.clone())),
                    Event::Ruled(issued) => scene.rulings.push((**issued).clone()),
                    Event::Answered { .. } | Event::Happened { .. } | Event::Decided(_) => {}
                    Event::Failed { at, complaint } => return Err(placed(*at, complaint.clone())),
                }
            }
            let table = session
                .table()
                .map_err(|trouble| placed(trouble.at.unwrap_or(statement.at), trouble.complaint))?;
            scene.after = table.game.clone();
            scene.at = table.at;
            told.scenes.push(scene);
        }
        Ok(told)
    }

    /// What its header says of time, regulations, players and scoresheets under an edition, each line as it stands.
    pub fn circumstances(&self, edition: Edition) -> Vec<String> {
        let mut lines = Vec::new();
        let first = self.story().first().map_or(self.text().len(), |statement| statement.at);
        let elsewhere = |word: Option<&str>| {
            word.and_then(|word| word.parse::<Edition>().ok()).is_some_and(|only| only != edition)
        };
        for (from, to) in statements(self.text()).into_iter().filter(|(from, _)| *from < first) {
            let statement = self.text().get(from..to).unwrap_or_default();
            let said = statement.lines().map(|line| line.split(" #").next().unwrap_or_default());
            let words: Vec<&str> = said.flat_map(str::split_whitespace).collect();
            let tells = matches!(
                words.first(),
                Some(&("time" | "tempo" | "regulations" | "players" | "scoresheets"))
            );
            if tells && !elsewhere(words.get(1).copied()) {
                lines.push(words.join(" "));
            }
        }
        lines
    }
}
