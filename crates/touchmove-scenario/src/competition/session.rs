//! An event as its story runs under one edition.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_competition::{
    By, Event as Competition, EventAct, EventDecision, EventEntry, Founding, Official, OfficialId, Player,
    PlayerId, Post, SectionId, Stamp, Terms, Zone, judge,
};
use touchmove_conduct::Award;
use touchmove_law::{Article, Edition, Laws, Regulations, Supervision};

use super::EventHeader;
use super::answer::EventAnswer;
use super::expect::{EventExpected, EventIssued};
use super::story::EventStatement;
use crate::expect::articles;
use crate::header::Header;
use crate::listing::listed;
use crate::numbers::{Numbers, is_proof, is_under};
use crate::say::said;
use crate::session::Event;
use crate::story::{What, When};

/// An event in the course of a scenario.
pub(crate) struct EventSession {
    edition: Edition,
    law: Numbers,
    /// The event, or why it could not be set up.
    state: Result<Competition, String>,
    seq: u32,
    at: u64,
    since: Vec<EventIssued>,
    cited: Vec<Article>,
    asked: Option<EventAnswer>,
    expects: bool,
    pub(crate) events: Vec<Event>,
}

impl EventSession {
    /// The event as the header sets it up.
    pub(crate) fn new(header: &Header, event: &EventHeader, edition: Edition) -> EventSession {
        let mut session = EventSession {
            edition,
            law: header.law.clone(),
            state: Ok(Competition::new(founding(header, edition))),
            seq: 0,
            at: 0,
            since: Vec::new(),
            cited: Vec::new(),
            asked: None,
            expects: false,
            events: Vec::new(),
        };
        if let Err(error) = session.set_up(header, event) {
            session.state = Err(error);
        }
        session
    }

    /// The first section with its players and an arbiter.
    fn set_up(&mut self, header: &Header, event: &EventHeader) -> Result<(), String> {
        let chief = Official {
            name: String::from("chief arbiter"),
            title: None,
            fide_id: None,
            federation: None,
            post: Post::ChiefArbiter,
        };
        self.must(EventAct::Appoint { official: OfficialId(1), details: chief })?;
        let Some(players) = event.players else { return Ok(()) };
        let terms = Terms {
            name: String::from("A"),
            system: event.system,
            rounds: 9,
            control: header.control.clone().ok_or("there is no time control")?,
            regulations: None,
            tie_breaks: event.tie_breaks.clone(),
            bye: Award::Win,
            carried: Vec::new(),
        };
        let section = SectionId(1);
        self.must(EventAct::OpenSection { section, terms })?;
        for number in 1..=players {
            let details = Player::named(format!("player {number}"));
            self.must(EventAct::Register { player: PlayerId(number), section, number, details })?;
        }
        Ok(())
    }

    /// An act that has to be in order.
    fn must(&mut self, act: EventAct) -> Result<(), String> {
        let refused = self
            .does(By::Organiser, act)?
            .into_iter()
            .find(|issued| *issued.ruling.decision() == EventDecision::NotAdmitted);
        match refused {
            Some(issued) => Err(format!("the event could not be set up: {}", issued.why())),
            None => Ok(()),
        }
    }

    fn does(&mut self, by: By, act: EventAct) -> Result<Vec<EventIssued>, String> {
        self.seq = self.seq.saturating_add(1);
        let event = self.state.clone()?;
        let judgment = judge(event, &EventEntry { seq: self.seq, at: Stamp(self.at), by, act });
        self.state = Ok(judgment.event);
        Ok(judgment.rulings.into_iter().map(|ruling| EventIssued { ruling }).collect())
    }

    /// Takes the next line, which has these words.
    pub(crate) fn take(&mut self, statement: &EventStatement, text: &str) {
        match statement.what {
            What::Acts(_) | What::Ask { .. } => {
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                self.events.push(Event::Line { text });
            }
            What::Expect { .. } | What::Answer { .. } => {}
        }
        let mine = |only: Option<Edition>, edition: Edition| only.is_none_or(|only| only == edition);
        let failed = match &statement.what {
            What::Acts(deeds) => deeds.iter().find_map(|deed| {
                self.deed(deed.when, deed.by, &deed.act).err().map(|error| (deed.at, error))
            }),
            What::Expect { only, all } => {
                if mine(*only, self.edition) {
                    self.compare(statement.at, all);
                }
                None
            }
            What::Ask { question, .. } => {
                self.asked = None;
                match self.state.clone().and_then(|event| question.answer(&event)) {
                    Ok(answer) => {
                        self.cited.extend(answer.articles.iter().copied());
                        self.events.push(Event::Answered {
                            question: question.text.clone(),
                            answer: answer.text.clone(),
                            articles: answer.articles.clone(),
                        });
                        self.asked = Some(answer);
                        None
                    }
                    Err(error) => Some((statement.at, error)),
                }
            }
            What::Answer { only, text, articles } => {
                if mine(*only, self.edition) {
                    self.compare_answer(statement.at, text, articles);
                }
                None
            }
        };
        if let Some((at, complaint)) = failed {
            self.events.push(Event::Failed { at, complaint });
        }
    }

    fn deed(&mut self, when: When, by: By, act: &EventAct) -> Result<(), String> {
        let at = match when {
            When::Then => self.at,
            When::At(time) => time.get(),
            When::Later(time) => self.at.saturating_add(time.get()),
        };
        if at < self.at {
            return Err(String::from("time goes back: an act before this one is later"));
        }
        self.at = at;
        self.events.push(Event::Happened { at: Millis::new(at), text: said(act) });
        for issued in self.does(by, act.clone())? {
            self.cited.extend(articles(&issued.ruling));
            self.events.push(Event::Decided(Box::new(issued.clone())));
            self.since.push(issued);
        }
        Ok(())
    }

    /// Compares what was ruled since the last expectation with this one.
    fn compare(&mut self, at: usize, all: &[EventExpected]) {
        self.expects = true;
        let edition = self.edition;
        let issued = core::mem::take(&mut self.since);
        let mut taken = alloc::vec![false; issued.len()];
        for one in all.iter().filter(|one| one.is_about_a_ruling()) {
            let free =
                issued.iter().zip(&mut taken).find(|(ruled, taken)| !**taken && one.fits(edition, ruled));
            match free {
                Some((_, taken)) => *taken = true,
                None => {
                    let ruled: Vec<String> =
                        issued.iter().map(|ruled| ruled.with_articles(edition)).collect();
                    let complaint = format!("`{one}` was not ruled; ruled was: {}", listed(&ruled));
                    self.events.push(Event::Failed { at, complaint });
                }
            }
        }
        let unlisted: Vec<String> = issued
            .iter()
            .zip(&taken)
            .filter(|(ruled, taken)| !**taken && ruled.is_weighty())
            .map(|(ruled, _)| ruled.with_articles(edition))
            .collect();
        if !unlisted.is_empty() {
            let complaint = format!("ruled, but not listed: {}", listed(&unlisted));
            self.events.push(Event::Failed { at, complaint });
        }
    }

    fn compare_answer(&mut self, at: usize, text: &str, numbers: &Numbers) {
        let Some(answer) = &self.asked else { return };
        let edition = self.edition;
        // What follows a colon explains, and need not be repeated.
        let complaint = if answer.text == text || answer.text.split(':').next() == Some(text) {
            let lacking =
                |number: &&str| !answer.articles.iter().any(|article| is_under(*article, edition, number));
            numbers.of(edition).find(lacking).map(|number| format!("the answer does not rest on {number}"))
        } else {
            Some(format!("the answer is {}", answer.text))
        };
        if let Some(complaint) = complaint {
            self.events.push(Event::Failed { at, complaint });
        }
    }

    /// The end of the scenario: everything weighty was listed, and every number was really cited.
    pub(crate) fn end(&mut self, at: usize) {
        let edition = self.edition;
        let weighty = self.since.iter().filter(|ruled| ruled.is_weighty());
        let unlisted: Vec<String> = weighty.map(|ruled| ruled.with_articles(edition)).collect();
        let is_held_to_it = self.expects || self.law.of(edition).next().is_some();
        if is_held_to_it && !unlisted.is_empty() {
            let complaint = format!("ruled, but not listed: {}", listed(&unlisted));
            self.events.push(Event::Failed { at, complaint });
        }
        let cited = &self.cited;
        let unproven: Vec<String> = self
            .law
            .of(edition)
            .filter(|number| !cited.iter().any(|article| is_proof(*article, edition, number)))
            .map(String::from)
            .collect();
        if !unproven.is_empty() {
            let complaint = format!("nothing was ruled or answered under {} of {edition}", listed(&unproven));
            self.events.push(Event::Failed { at: 0, complaint });
        }
    }
}

fn founding(header: &Header, edition: Edition) -> Founding {
    Founding {
        name: String::from("event"),
        place: String::new(),
        federation: None,
        begins: None,
        ends: None,
        zone: Zone::UNIVERSAL,
        edition,
        regulations: regulations(header, edition),
    }
}

/// Fast play of an edition that asks for it counts as supervised under the short rules by default.
fn regulations(header: &Header, edition: Edition) -> Regulations {
    let mut regulations = header.regulations_of(edition);
    if let Some(control) = &header.control
        && regulations.supervision.is_none()
    {
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        if Laws::new(edition, allowances, regulations.clone()).is_err() {
            regulations.supervision = Some(Supervision::Limited);
        }
    }
    regulations
}
