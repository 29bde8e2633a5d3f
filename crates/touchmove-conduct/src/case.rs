//! The case before the judge: the Laws, the game, the moment, and the rulings so far.

use alloc::boxed::Box;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{Change, Chessclock, Millis, Moment, Sides};
use touchmove_law::{Article, Interpretation, Laws, cite};

use crate::entry::Entry;
use crate::game::{Game, Part};
use crate::offers::Offers;
use crate::outcome::Outcome;
use crate::progress::{Phase, Progress};
use crate::questions::Questions;
use crate::quickplay::Quickplay;
use crate::readings;
use crate::reason::Reason;
use crate::referral::{Choice, Question, ReferralId};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// The end of a game: score and ending are said once, and the decision follows from them.
pub(crate) struct End {
    score: Score,
    ending: Ending,
    ruling: Ruling,
}

impl End {
    /// The game ends so under the article.
    pub(crate) fn under(article: Article, score: Score, ending: Ending, because: Reason) -> End {
        let ruling = Ruling::under(article, Decision::Over { score, ending }, because);
        End { score, ending, ruling }
    }

    /// It rests on another article as well.
    pub(crate) fn with(self, article: Article) -> End {
        End { ruling: self.ruling.with(article), ..self }
    }

    /// It rests on this reading.
    pub(crate) fn reading(self, reading: Interpretation) -> End {
        End { ruling: self.ruling.reading(reading), ..self }
    }
}

/// What an article's code works on.
pub(crate) struct Case<'a> {
    pub(crate) laws: &'a Laws,
    pub(crate) game: &'a mut Game,
    pub(crate) at: Moment,
    pub(crate) seq: u32,
    /// Whose flag was seen to fall on this act.
    flags_seen: Sides<bool>,
    /// How many questions had been asked before it.
    asked_before: u32,
    /// What every effect of it rests on besides: the arbiter acts without anybody's claim.
    prompted_by: Option<Article>,
    /// Written, and never read here.
    rulings: Vec<Ruling>,
}

/// Why an act has no effect. Finding it out changes nothing; saying it is [`Case::turn_away`]'s.
pub(crate) struct Refusal {
    article: Article,
    reason: Reason,
    reading: Option<Interpretation>,
}

impl Refusal {
    /// For this reason, under the article.
    pub(crate) fn under(article: Article, reason: Reason) -> Refusal {
        Refusal { article, reason, reading: None }
    }

    /// It rests on this reading.
    pub(crate) fn reading(self, reading: impl Into<Option<Interpretation>>) -> Refusal {
        Refusal { reading: reading.into(), ..self }
    }

    /// The act comes too late: the game is over, under the article that ended it.
    pub(crate) fn after_the_end(game: &Game) -> Refusal {
        Refusal::under(Outcome::read(game).ended_under().unwrap_or(cite!("5.1.1")), Reason::GameOver)
    }
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClaimOutcome {
    /// It was heard: it is upheld, or the arbiter is asked.
    Yes,
    /// It was examined, and is wrong.
    Wrong,
    /// Not admitted; the ruling says so.
    No,
}

impl<'a> Case<'a> {
    /// A case that is opened by an act; its rulings are added to the list.
    pub(crate) fn opened(
        laws: &'a Laws,
        game: &'a mut Game,
        entry: &Entry,
        rulings: Vec<Ruling>,
    ) -> Case<'a> {
        let asked_before = Questions::read(game).asked();
        let flags_seen = Sides::each(|_| false);
        let (at, seq) = (entry.at, entry.seq);
        Case { laws, game, at, seq, flags_seen, asked_before, prompted_by: None, rulings }
    }

    /// Adds a ruling.
    pub(crate) fn rule(&mut self, ruling: Ruling) {
        self.rule_read(ruling, None);
    }

    /// Adds a ruling that rests on a reading besides those that it carries by itself.
    pub(crate) fn rule_read(&mut self, mut ruling: Ruling, reading: impl Into<Option<Interpretation>>) {
        readings::carry(self, &mut ruling, reading.into());
        if let Some(article) = self.prompted_by.filter(|_| *ruling.decision() != Decision::NotAdmitted) {
            ruling = ruling.with(article);
        }
        self.rulings.push(ruling);
    }

    /// What follows from here on rests on this article, too.
    pub(crate) fn prompted_by(&mut self, article: Article) {
        self.prompted_by = Some(article);
    }

    /// What was ruled.
    pub(crate) fn closed(self) -> Vec<Ruling> {
        self.rulings
    }

    /// The flag of a player is seen to have fallen.
    pub(crate) fn note_flag(&mut self, of: Color) {
        *self.flags_seen.of_mut(of) = true;
    }

    /// Whether the flag of a player was seen to fall on this act.
    pub(crate) fn has_seen_flag(&self, of: Color) -> bool {
        *self.flags_seen.of(of)
    }

    /// Whether the arbiter was asked something on this act.
    pub(crate) fn has_asked(&self) -> bool {
        Questions::read(self.game).asked() > self.asked_before
    }

    /// Rules that a claim is not admitted.
    pub(crate) fn refuse(&mut self, article: Article, reason: Reason) -> ClaimOutcome {
        self.turn_away(Refusal::under(article, reason))
    }

    /// Rules that the act has no effect.
    pub(crate) fn not_admitted(&mut self, article: Article, reason: Reason) {
        self.turn_away(Refusal::under(article, reason));
    }

    /// The same; the claim, if it was one, is not heard.
    pub(crate) fn turn_away(&mut self, Refusal { article, reason, reading }: Refusal) -> ClaimOutcome {
        // What comes after the end is told what ended the game.
        let ended = Outcome::read(self.game).ended_under();
        let ended = ended.filter(|ended| reason == Reason::GameOver && *ended != article);
        let ruling = Ruling::under(article, Decision::NotAdmitted, reason);
        let ruling = match ended {
            Some(ended) => ruling.with(ended),
            None => ruling,
        };
        self.rule_read(ruling, reading);
        ClaimOutcome::No
    }

    /// Rules that the edition does not speak of it: the Preface is all that is left.
    pub(crate) fn not_foreseen(&mut self) {
        self.not_admitted(cite!("Preface"), Reason::NotForeseen);
    }

    /// Ends the game: both clocks are stopped, open offers and questions fall away.
    pub(crate) fn end(&mut self, End { score, ending, ruling }: End) {
        self.close();
        Progress::change(self.game).end();
        Outcome::change(self.game).end(ruling.article(), score, ending);
        self.rule(ruling);
    }

    /// Nothing goes on: the clocks are stopped, nothing is offered, claimed or asked any more.
    fn close(&mut self) {
        Chessclock::change(self.game).stop(self.at);
        Offers::change(self.game).end();
        Quickplay::change(self.game).settle();
        Questions::change(self.game).clear();
    }

    /// Changes the result of a game that is over; the old one is kept.
    pub(crate) fn rescore(&mut self, article: Article, to: Score, ending: Ending, reason: Reason) {
        self.rescore_read(article, to, ending, reason, None);
    }

    /// The same, resting on a reading.
    pub(crate) fn rescore_read(
        &mut self,
        article: Article,
        to: Score,
        ending: Ending,
        reason: Reason,
        reading: impl Into<Option<Interpretation>>,
    ) {
        let Some((from, _)) = self.game.result() else {
            self.not_admitted(article, Reason::NoResult);
            return;
        };
        Outcome::change(self.game).rescore(to, ending);
        self.rule_read(Ruling::under(article, Decision::Rescored { from, to }, reason), reading);
    }

    /// Cancels the game: both clocks are stopped, and there is no result; a new game is played.
    pub(crate) fn cancel(&mut self, ruling: Ruling) {
        self.close();
        Progress::change(self.game).cancel();
        Outcome::change(self.game).cancel(ruling.article());
        self.rule(ruling);
    }

    /// Lets a game go on that was over: its result falls away, and the clocks are stopped until the arbiter resumes.
    pub(crate) fn reopen(&mut self, article: Article, reason: Reason) {
        if let Some(score) = Outcome::change(self.game).reopen() {
            Progress::change(self.game).reopen();
            self.rule(Ruling::under(article, Decision::Annulled { score }, reason));
        }
    }

    /// Interrupts the game: both clocks are stopped until the arbiter lets play go on (6.11.3; 2001 6.13(c)).
    pub(crate) fn interrupt(&mut self) {
        Chessclock::change(self.game).stop(self.at);
        Progress::change(self.game).interrupt();
    }

    /// Stops both clocks.
    pub(crate) fn stop_clocks(&mut self) {
        Chessclock::change(self.game).stop(self.at);
        Progress::change(self.game).stop();
    }

    /// Lets the clock of `side` run, if the game is still on.
    pub(crate) fn start_clock(&mut self, side: Color) {
        match self.game.phase() {
            Phase::NotStarted | Phase::Playing | Phase::Stopped => {
                Chessclock::change(self.game).start(side, self.at);
                Progress::change(self.game).run();
            }
            Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled => {}
        }
    }

    /// Lets the clock of `side` run now that the matter is ruled on, unless the game was interrupted before: then the
    /// clocks are stopped until the arbiter lets play go on (6.11.3; 2001 6.13(c)).
    pub(crate) fn play_on(&mut self, side: Color) {
        if Progress::read(self.game).waits_for_arbiter() {
            self.give_clock_to(side);
        } else {
            self.start_clock(side);
        }
    }

    /// The clocks are stopped, and it is the clock of this player that runs when play goes on.
    pub(crate) fn give_clock_to(&mut self, side: Color) {
        Chessclock::change(self.game).start(side, self.at);
        Chessclock::change(self.game).stop(self.at);
    }

    /// Gives time under an article.
    pub(crate) fn add_time(&mut self, article: Article, to: Color, time: Millis) -> Ruling {
        Chessclock::change(self.game).adjust(article, Change::Add { to, time }, self.at);
        self.note_given(to, signed(time));
        Ruling::under(article, Decision::TimeAdded { player: to, time }, Reason::Award { time })
    }

    /// Takes time under an article; never below zero.
    pub(crate) fn take_time(&mut self, article: Article, from: Color, time: Millis) -> Ruling {
        Chessclock::change(self.game).adjust(article, Change::Subtract { from, time }, self.at);
        self.note_given(from, signed(time).saturating_neg());
        Ruling::under(article, Decision::TimeTaken { player: from, time }, Reason::Award { time })
    }

    /// What a ruling gives or takes is kept when an earlier position is put back: the times that are proposed for it have
    /// it, too (7.1; 2001 6.14).
    pub(crate) fn note_given(&mut self, to: Color, time: i64) {
        Progress::change(self.game).note_given(to, time);
        Questions::change(self.game).note_given(to, time);
    }

    /// Asks the arbiter.
    pub(crate) fn refer(
        &mut self,
        article: Article,
        question: Question,
        default: Option<Choice>,
    ) -> ReferralId {
        self.ask(article, question, default, Reason::Plain, None)
    }

    /// The same, with what brought the question up.
    pub(crate) fn refer_because(
        &mut self,
        article: Article,
        question: Question,
        default: Option<Choice>,
        reason: Reason,
    ) -> ReferralId {
        self.ask(article, question, default, reason, None)
    }

    /// The same, resting on a reading.
    pub(crate) fn refer_read(
        &mut self,
        article: Article,
        question: Question,
        default: Option<Choice>,
        reading: Interpretation,
    ) -> ReferralId {
        self.ask(article, question, default, Reason::Plain, Some(reading))
    }

    fn ask(
        &mut self,
        article: Article,
        question: Question,
        default: Option<Choice>,
        reason: Reason,
        reading: Option<Interpretation>,
    ) -> ReferralId {
        let referral = Box::new(Questions::change(self.game).ask(article, question, default));
        let id = referral.id;
        self.rule_read(Ruling::under(article, Decision::Referred { referral }, reason), reading);
        id
    }
}

/// A length of time that may be taken away.
fn signed(time: Millis) -> i64 {
    i64::try_from(time.get()).unwrap_or(i64::MAX)
}
