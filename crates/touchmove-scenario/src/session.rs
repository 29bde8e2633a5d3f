//! A scenario as it runs under one edition: the game, what was ruled, and what of it was expected.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_conduct::act::{AssistantAct, Hand, PlayerAct};
use touchmove_conduct::{Act, Phase, Referral};
use touchmove_law::{Article, Edition, Laws, Regulations, Supervision, Switch, cite};

use crate::answer::{Answer, Question};
use crate::by_hand;
use crate::competition::EventIssued;
use crate::expect::{Expected, Issued, articles};
use crate::header::Header;
use crate::listing::{Listing, listed};
use crate::numbers::{Numbers, is_proof, is_under};
use crate::say::said;
use crate::story::{Deed, Doing, Mover, Press, Statement, What};
use crate::table::Table;
use crate::trouble::Trouble;

/// Something that happened while a scenario ran.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A line of the story begins.
    Line {
        /// Its words.
        text: String,
    },
    /// Somebody did something.
    Did {
        /// When, counted from the beginning of the story.
        at: Millis,
        /// The act.
        act: Act,
    },
    /// It was ruled on.
    Ruled(Box<Issued>),
    /// A question was answered.
    Answered {
        /// The question as it was asked.
        question: String,
        /// The answer.
        answer: String,
        /// What it rests on.
        articles: Vec<Article>,
    },
    /// Something happened in an event.
    Happened {
        /// When, counted from the beginning of the story.
        at: Millis,
        /// In the words of a scenario.
        text: String,
    },
    /// It was ruled on.
    Decided(Box<EventIssued>),
    /// Something was not as expected.
    Failed {
        /// The byte of the text that says it.
        at: usize,
        /// What is wrong.
        complaint: String,
    },
}

/// A game in the course of a scenario.
pub(crate) struct Session {
    pub(crate) edition: Edition,
    header: Header,
    state: Option<Table>,
    since: Vec<Issued>,
    cited: Vec<Article>,
    asked: Option<Answer>,
    /// Whether the story says what it expects; one that does not is only told.
    expects: bool,
    /// Whether the story cannot go on; what follows would only repeat the complaint.
    broken: bool,
    pub(crate) events: Vec<Event>,
}

impl Session {
    /// A session that has not begun.
    pub(crate) fn new(header: Header, edition: Edition) -> Session {
        Session {
            edition,
            header,
            state: None,
            since: Vec::new(),
            cited: Vec::new(),
            asked: None,
            expects: false,
            broken: false,
            events: Vec::new(),
        }
    }

    /// What every edition needs to be played under: fast play of an edition that asks for it counts as supervised
    /// under the short rules, and a guideline is not announced where the edition has a law of its own.
    pub(crate) fn regulations(&self) -> Regulations {
        let mut regulations = self.header.regulations_of(self.edition);
        if cite!("III.2.1").number(self.edition).is_none() {
            // An edition that has the quickplay finish among its laws needs no announcement of it.
            regulations.guideline_iii = Switch::Off;
        }
        if let Some(control) = &self.header.control {
            let allowances = Color::ALL.map(|side| control.of(side).allowance());
            let unstated = regulations.supervision.is_none();
            if unstated && Laws::new(self.edition, allowances, regulations.clone()).is_err() {
                regulations.supervision = Some(Supervision::Limited);
            }
        }
        regulations
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    /// The table, set up at its first use.
    pub(crate) fn table(&mut self) -> Result<&mut Table, Trouble> {
        let table = match self.state.take() {
            Some(table) => table,
            None => Table::set_up(&self.header, self.edition, self.regulations())?,
        };
        Ok(self.state.insert(table))
    }

    /// Takes the next line, which has these words.
    pub(crate) fn take(&mut self, statement: &Statement, text: &str) {
        if self.broken || !statement.is_for(self.edition) {
            return;
        }
        match statement.what {
            What::Acts(_) | What::Ask { .. } => {
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                self.events.push(Event::Line { text });
            }
            What::Expect { .. } | What::Answer { .. } => {}
        }
        let troubled = match &statement.what {
            What::Acts(deeds) => deeds.iter().find_map(|deed| Some((deed.at, self.deed(deed).err()?))),
            What::Expect { all, .. } => {
                self.compare(statement.at, all).err().map(|trouble| (statement.at, trouble))
            }
            What::Ask { question, .. } => self.ask(question).err().map(|trouble| (statement.at, trouble)),
            What::Answer { text, articles, .. } => {
                self.compare_answer(statement.at, text, articles);
                None
            }
        };
        if let Some((here, Trouble { at, complaint })) = troubled {
            self.events.push(Event::Failed { at: at.unwrap_or(here), complaint });
            // A question that has no answer leaves the story as it was; an act that cannot be told does not.
            self.broken = at.is_some() || matches!(statement.what, What::Acts(_));
        }
    }

    fn deed(&mut self, deed: &Deed) -> Result<(), Trouble> {
        self.table()?.passes(deed.when)?;
        match &deed.act {
            Doing::Act(act) => self.act(act.clone()),
            Doing::Move { by, text, press } => self.whole_move(*by, text, *press),
            Doing::Agree => self.agree(),
            Doing::Nothing => Ok(()),
        }
    }

    fn act(&mut self, act: Act) -> Result<(), Trouble> {
        let table = self.table()?;
        let at = table.at.since(table.begins);
        let issued = table.does(act.clone());
        self.events.push(Event::Did { at, act });
        for one in issued {
            self.cited.extend(articles(&one.ruling));
            self.events.push(Event::Ruled(Box::new(one.clone())));
            self.since.push(one);
        }
        Ok(())
    }

    fn whole_move(&mut self, by: Mover, text: &str, press: Press) -> Result<(), Trouble> {
        let table = self.table()?;
        let acts = by_hand::acts(table.game.position(), text)
            .ok_or_else(|| by_hand::not_told(table.game.position(), text))?;
        let performed = |act: PlayerAct| match by {
            Mover::Player(player) => Act::Player(player, act),
            Mover::Assistant(of) => Act::Assistant(of, AssistantAct::For { act }),
        };
        for act in acts {
            self.act(performed(act))?;
        }
        if press == Press::Yes && self.table()?.game.phase() != Phase::Over {
            self.act(performed(PlayerAct::Press { hand: Hand::Same }))?;
        }
        Ok(())
    }

    /// The player who has made the last move offers, as 9.1.2.1 has it; the other accepts.
    fn agree(&mut self) -> Result<(), Trouble> {
        let by = !self.table()?.game.having_move();
        self.act(Act::Player(by, PlayerAct::Offer { condition: None }))?;
        self.act(Act::Player(!by, PlayerAct::Accept))
    }

    /// Compares what was ruled since the last expectation with this one.
    fn compare(&mut self, at: usize, all: &[Expected]) -> Result<(), Trouble> {
        self.expects = true;
        self.table()?;
        let issued = core::mem::take(&mut self.since);
        let listing = Listing::of(self.edition, &issued, all);
        for (at, complaint) in listing.complaints(at) {
            self.events.push(Event::Failed { at, complaint });
        }
        for one in all.iter().filter(|one| one.is_about_the_game()) {
            let table = self.table()?;
            if let Some(found) = one.contradicted(&table.laws, &table.game, table.at) {
                self.events
                    .push(Event::Failed { at: one.at, complaint: format!("`{one}` is not so: {found}") });
            }
        }
        Ok(())
    }

    fn ask(&mut self, question: &Question) -> Result<(), Trouble> {
        self.asked = None;
        let answer = question.answer(self)?;
        self.cited.extend(answer.articles.iter().copied());
        self.events.push(Event::Answered {
            question: question.text.clone(),
            answer: answer.text.clone(),
            articles: answer.articles.clone(),
        });
        self.asked = Some(answer);
        Ok(())
    }

    fn compare_answer(&mut self, at: usize, text: &str, numbers: &Numbers) {
        let Some(answer) = self.asked.clone() else { return };
        let edition = self.edition;
        let complaint = if answer.is(text) {
            let lacking =
                |number: &&str| !answer.articles.iter().any(|article| is_under(*article, edition, number));
            numbers.of(edition).find(lacking).map(|number| {
                let found: Vec<String> = answer
                    .articles
                    .iter()
                    .filter_map(|article| article.number(edition))
                    .map(String::from)
                    .collect();
                format!("the answer does not rest on {number}, but on {}", listed(&found))
            })
        } else {
            Some(format!("the answer is {}", answer.text))
        };
        if let Some(complaint) = complaint {
            self.events.push(Event::Failed { at, complaint });
        }
    }

    /// At a terminal what could not be told is told again, and better.
    pub(crate) fn goes_on(&mut self) {
        self.broken = false;
    }

    /// The end of the scenario: everything weighty was listed, and every number was really cited.
    pub(crate) fn end(&mut self, at: usize) {
        if self.broken {
            return;
        }
        let edition = self.edition;
        let unlisted: Vec<String> = self
            .since
            .iter()
            .filter(|ruled| ruled.ruling.decision().is_weighty())
            .map(|ruled| ruled.with_articles(edition))
            .collect();
        let is_held_to_it = self.expects || self.header.law.of(edition).next().is_some();
        if is_held_to_it && !unlisted.is_empty() {
            let complaint = format!("ruled, but not listed: {}", listed(&unlisted));
            self.events.push(Event::Failed { at, complaint });
        }
        let cited = &self.cited;
        let unproven: Vec<String> = self
            .header
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

    /// The rulings on the last line of acts.
    pub(crate) fn last_rulings(&self) -> impl Iterator<Item = &Issued> {
        let is_acts = |event: &Event| matches!(event, Event::Did { .. });
        let last = self.events.iter().rposition(is_acts).unwrap_or(0);
        let before = self.events.get(..last).unwrap_or_default();
        let begins = before.iter().rposition(|event| matches!(event, Event::Line { .. })).unwrap_or(0);
        self.events.iter().skip(begins).filter_map(|event| match event {
            Event::Ruled(issued) => Some(&**issued),
            Event::Line { .. }
            | Event::Did { .. }
            | Event::Answered { .. }
            | Event::Happened { .. }
            | Event::Decided(_)
            | Event::Failed { .. } => None,
        })
    }

    /// The questions that wait for the arbiter.
    pub(crate) fn questions_open(&self) -> Vec<String> {
        let Some(table) = &self.state else { return Vec::new() };
        let asked = table.game.referrals().iter();
        asked.map(|referral| question_open(&table.laws, referral)).collect()
    }
}

/// A question that waits, with its number and the answers it takes.
fn question_open(laws: &Laws, referral: &Referral) -> String {
    let answers = crate::phrases::answers(laws, referral).join(", ");
    format!("question {}: {} Answers: {answers}", referral.id.0, said(&referral.question))
}
