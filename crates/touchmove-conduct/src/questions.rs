//! The questions of a game that wait for the arbiter.

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_law::Article;

use crate::referral::{Choice, Question, Referral, ReferralId};

/// What the arbiter has been asked and has not answered, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Questions {
    open: Vec<Referral>,
    /// What may be answered although nobody is asked any more.
    unasked: Option<Referral>,
    /// How many have been asked in this game.
    asked: u32,
}

/// Where a question was.
pub(crate) enum WhereAsked {
    /// Among those that are open.
    Open(usize),
    /// Nobody was asked.
    Unasked,
}

impl Questions {
    /// Asks one more.
    pub(crate) fn ask(&mut self, article: Article, question: Question, default: Option<Choice>) -> Referral {
        let referral = self.number(article, question, default);
        self.open.push(referral.clone());
        referral
    }

    /// Gives a number to a question that nobody is asked: those after it keep theirs, and an answer is understood.
    pub(crate) fn ask_nobody(&mut self, article: Article, question: Question, default: Option<Choice>) {
        self.unasked = Some(self.number(article, question, default));
    }

    fn number(&mut self, article: Article, question: Question, default: Option<Choice>) -> Referral {
        self.asked += 1;
        Referral { id: ReferralId(self.asked), article, question, default }
    }

    /// How many have been asked, answered or not.
    pub(crate) fn asked(&self) -> u32 {
        self.asked
    }

    /// Those that are open.
    pub(crate) fn open(&self) -> &[Referral] {
        &self.open
    }

    /// Whether this very question is open.
    pub(crate) fn has(&self, question: &Question) -> bool {
        self.any(|open| open == question)
    }

    /// Whether such a question is open.
    pub(crate) fn any(&self, is_such: impl Fn(&Question) -> bool) -> bool {
        self.open.iter().any(|referral| is_such(&referral.question))
    }

    /// Whether one must be answered before play goes on.
    pub(crate) fn holds_play(&self) -> bool {
        self.open.iter().any(|referral| referral.default.is_none())
    }

    /// This very question needs no answer any more.
    pub(crate) fn drop(&mut self, question: &Question) {
        self.drop_all(|open| open == question);
    }

    /// Such questions need no answer any more.
    pub(crate) fn drop_all(&mut self, is_such: impl Fn(&Question) -> bool) {
        self.open.retain(|referral| !is_such(&referral.question));
        self.unasked.take_if(|referral| is_such(&referral.question));
    }

    /// The question with this number needs no answer any more.
    pub(crate) fn drop_numbered(&mut self, id: ReferralId) {
        self.open.retain(|referral| referral.id != id);
    }

    /// No question needs an answer any more.
    pub(crate) fn clear(&mut self) {
        self.open.clear();
        self.unasked = None;
    }

    /// Takes the first such question out, with its place.
    pub(crate) fn take(&mut self, is_it: impl Fn(&Referral) -> bool) -> Option<(WhereAsked, Referral)> {
        if let Some(place) = self.open.iter().position(&is_it) {
            return Some((WhereAsked::Open(place), self.open.remove(place)));
        }
        self.unasked.take_if(|referral| is_it(referral)).map(|referral| (WhereAsked::Unasked, referral))
    }

    /// Puts a question back that was not answered.
    pub(crate) fn put_back(&mut self, place: WhereAsked, referral: Referral) {
        match place {
            WhereAsked::Open(place) => self.open.insert(place, referral),
            WhereAsked::Unasked => self.unasked = Some(referral),
        }
    }

    /// What a ruling gives or takes belongs to the times that are proposed for an earlier position, too (7.1; 2001 6.14).
    pub(crate) fn note_given(&mut self, to: Color, time: i64) {
        for referral in &mut self.open {
            if let Question::ClockTimes { times } = &mut referral.question {
                let proposed = times.of_mut(to);
                *proposed = Millis::new(proposed.get().saturating_add_signed(time));
            }
        }
    }
}
