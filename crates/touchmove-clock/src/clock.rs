//! One of the two clocks (6.1): its time, its period, its counters, its flag.

use alloc::vec::Vec;

use touchmove_law::Exemption;

use crate::account::Account;
use crate::control::{Allotment, MOST_TIME, Mode};
use crate::duty::RecordingDuty;
use crate::flag::FlagFall;
use crate::moment::{Millis, Moment};
use crate::setting::{DelayCarry, OnFlag, PeriodCredit, Setting};

/// One player's clock, as it stands at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pub(crate) remaining: Millis,
    /// How long this clock has run since the player's turn began; what the delay modes count.
    pub(crate) spent: Millis,
    pub(crate) period: usize,
    pub(crate) completed: u32,
    pub(crate) presses: u32,
    pub(crate) duty: RecordingDuty,
    pub(crate) falls: Vec<FlagFall>,
    pub(crate) account: Account,
}

/// What one clock goes by.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    pub(crate) allotment: &'a Allotment,
    pub(crate) setting: Setting,
}

/// What happened to a clock that ran for a while.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ran {
    /// It goes on, with time left or at zero since long ago.
    On,
    /// It used up its last time, and the setting says that the chessclock freezes.
    Frozen,
}

impl Clock {
    /// The main time left.
    pub fn remaining(&self) -> Millis {
        self.remaining
    }

    /// The index of the period it is in, from 0.
    pub fn period(&self) -> usize {
        self.period
    }

    /// The moves the player has completed (6.2.1).
    pub fn completed(&self) -> u32 {
        self.completed
    }

    /// How often the player has pressed the clock; what a move counter on the device shows (glossary, G75). No claim rests on it
    /// alone (6.12.2).
    pub fn presses(&self) -> u32 {
        self.presses
    }

    /// Whether the player must record the moves, as far as the clock decides it (8.4).
    pub fn duty(&self) -> RecordingDuty {
        self.duty
    }

    /// Every fall of this flag, in order, with those that were lifted.
    pub fn falls(&self) -> &[FlagFall] {
        &self.falls
    }

    /// The latest fall, if the flag is down.
    pub fn flag(&self) -> Option<&FlagFall> {
        self.falls.iter().rfind(|fall| fall.is_down())
    }

    /// Where its time came from and went.
    pub fn account(&self) -> &Account {
        &self.account
    }

    /// Whether the time left is exactly what the account says, within bounds: what must hold at every moment.
    pub fn is_balanced(&self) -> bool {
        self.account.balance() == Some(self.remaining) && self.remaining <= MOST_TIME
    }

    /// Whether the player has overstepped a control after which no more time has come. From then on they are given no
    /// extra time until the arbiter lifts the flag or sets the period.
    pub fn has_overstepped(&self) -> bool {
        self.falls.iter().any(|fall| fall.is_down() && !fall.passed)
    }
}

impl Clock {
    /// A clock set for the game.
    pub(crate) fn set(terms: Terms<'_>) -> Clock {
        let opening = terms.allotment.opening();
        let mut clock = Clock {
            remaining: opening,
            spent: Millis::ZERO,
            period: 0,
            completed: 0,
            presses: 0,
            duty: RecordingDuty::Records,
            falls: Vec::new(),
            account: Account::opened(opening),
        };
        clock.note_duty(terms);
        clock
    }

    /// The extra time of the move the player is about to complete.
    fn mode(&self, terms: Terms<'_>) -> Mode {
        terms.allotment.mode_of_move(self.completed.saturating_add(1))
    }

    /// How much longer the main time does not run on this move.
    pub(crate) fn free(&self, terms: Terms<'_>) -> Millis {
        touchmove_law::decides!(2001 "6.2(b)/2");
        self.mode(terms).free().minus(self.spent)
    }

    /// The time until the flag falls if the clock runs on.
    pub(crate) fn till_zero(&self, terms: Terms<'_>) -> Millis {
        self.free(terms).plus(self.remaining)
    }

    /// What is left when it has run for `span`; `None` if it does not last that long.
    pub(crate) fn left_after(&self, terms: Terms<'_>, span: Millis) -> Option<Millis> {
        (span < self.till_zero(terms)).then(|| self.remaining.minus(span.minus(self.free(terms))))
    }

    /// The duty to record once this much is left (8.4).
    pub(crate) fn duty_with(&self, terms: Terms<'_>, left: Millis) -> RecordingDuty {
        match self.duty {
            RecordingDuty::Exempt => RecordingDuty::Exempt,
            RecordingDuty::Records => {
                RecordingDuty::with(left, self.mode(terms).addition(), terms.setting.little_time)
            }
        }
    }

    /// Lets the clock run from `from` to `to`, through as many periods as it reaches.
    pub(crate) fn run(&mut self, terms: Terms<'_>, from: Moment, to: Moment) -> Ran {
        let mut at = from;
        loop {
            let span = to.since(at);
            let till_zero = self.till_zero(terms);
            if span < till_zero {
                self.spend(span, terms);
                return Ran::On;
            }
            self.spend(till_zero, terms);
            at = at.after(till_zero);
            if self.has_overstepped() {
                // At zero since long ago, and running on.
                self.spent = self.spent.plus(to.since(at));
                return Ran::On;
            }
            match (self.fall(at, terms), terms.setting.on_flag) {
                (NextPeriod::Begun, OnFlag::Freeze | OnFlag::RunOn) | (NextPeriod::None, OnFlag::RunOn) => {}
                (NextPeriod::None, OnFlag::Freeze) => return Ran::Frozen,
            }
        }
    }

    /// Runs for `span`, which does not reach beyond zero.
    fn spend(&mut self, span: Millis, terms: Terms<'_>) {
        let charge = span.minus(self.free(terms));
        self.spent = self.spent.plus(span);
        self.remaining = self.remaining.minus(charge);
        self.account.charged = self.account.charged.plus(charge);
        self.note_duty(terms);
    }

    /// The flag falls at `at`; the next period begins where the setting gives its time at zero.
    pub(crate) fn fall(&mut self, at: Moment, terms: Terms<'_>) -> NextPeriod {
        touchmove_law::decides!(2001 "6.1/3");
        self.falls.push(FlagFall {
            at,
            period: self.period,
            completed: self.completed,
            required: terms.allotment.required(self.period),
            seen: None,
            lifted: false,
            passed: false,
        });
        match terms.setting.period_credit {
            PeriodCredit::AtZero if self.period < terms.allotment.last() => {
                self.begin_next_period(terms);
                self.duty = RecordingDuty::Records;
                self.note_duty(terms);
                NextPeriod::Begun
            }
            PeriodCredit::AtZero | PeriodCredit::AfterQuota => NextPeriod::None,
        }
    }

    /// The clock is in this period: what fell in another is past.
    pub(crate) fn enter(&mut self, period: usize) {
        self.period = period;
        for fall in &mut self.falls {
            fall.passed = fall.period != period;
        }
    }

    fn begin_next_period(&mut self, terms: Terms<'_>) {
        self.enter(self.period.saturating_add(1));
        // More time has come: what fell in this period before moves were taken back is past as well.
        for fall in &mut self.falls {
            fall.passed = true;
        }
        let given = self.room_for(terms.allotment.base(self.period));
        self.remaining = self.remaining.plus(given);
        self.account.periods = self.account.periods.plus(given);
    }

    /// The part of `time` that the clock can still hold.
    pub(crate) fn room_for(&self, time: Millis) -> Millis {
        time.min(MOST_TIME.minus(self.remaining))
    }

    /// Once below five minutes without much extra time, exempt (8.4); what lifts it again is the period's end.
    pub(crate) fn note_duty(&mut self, terms: Terms<'_>) {
        self.duty = self.duty_with(terms, self.remaining);
    }

    /// The press itself.
    pub(crate) fn count_press(&mut self) {
        self.presses = self.presses.saturating_add(1);
    }

    /// The move counts as completed; no extra time with it (I-014).
    pub(crate) fn count_completed(&mut self) {
        self.completed = self.completed.saturating_add(1);
    }

    /// The move is completed by a press: it counts, extra time is given once, and a period may end (6.2.1, 6.3.2).
    pub(crate) fn complete_by_press(&mut self, terms: Terms<'_>) {
        let given_back = self.mode(terms).after_move(self.spent);
        self.count_completed();
        if self.has_overstepped() {
            return;
        }
        let bonus = self.room_for(given_back.plus(self.mode(terms).before_move()));
        self.remaining = self.remaining.plus(bonus);
        self.account.bonuses = self.account.bonuses.plus(bonus);
        self.end_period_by_quota(terms);
    }

    /// Gives the next period's time if this player's moves of it are completed, whatever the opponent's number (I-015), and
    /// the setting gives it then.
    pub(crate) fn end_period_by_quota(&mut self, terms: Terms<'_>) {
        let due = match terms.setting.period_credit {
            PeriodCredit::AtZero => false,
            PeriodCredit::AfterQuota => {
                terms.allotment.required(self.period).is_some_and(|required| self.completed >= required)
            }
        };
        if !due || self.has_overstepped() {
            return;
        }
        self.lapse(terms);
        self.begin_next_period(terms);
        match terms.setting.exemption {
            Exemption::UntilPeriodEnds => self.duty = RecordingDuty::Records,
            Exemption::UntilFlagFall => {}
        }
        self.note_duty(terms);
    }

    /// Saved main time of a period with delay lapses where the regulations take the exception of 6.3.2 by its letter.
    fn lapse(&mut self, terms: Terms<'_>) {
        touchmove_law::decides!(2001 "6.2(b)/1");
        let ended = terms.allotment.periods().get(self.period).map_or(Mode::None, |period| period.mode);
        let is_delay = match ended {
            Mode::Delay(_) | Mode::Bronstein(_) => true,
            Mode::None | Mode::Cumulative(_) => false,
        };
        match terms.setting.delay_carry {
            DelayCarry::Lapses if is_delay => {
                self.account.lapsed = self.account.lapsed.plus(self.remaining);
                self.remaining = Millis::ZERO;
            }
            DelayCarry::Lapses | DelayCarry::Carried => {}
        }
    }
}

/// Whether time came after the flag.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum NextPeriod {
    /// The next period has begun.
    Begun,
    /// Nothing more comes.
    None,
}
