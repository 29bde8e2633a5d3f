//! The arbiter's hands on the chessclock (6.10, 7.1, 7.5.5, 9.5.3, 12.5, 12.9; III.4).

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_law::Article;

use crate::chessclock::{Chessclock, Motion};
use crate::clock::{Clock, NextPeriod, Terms};
use crate::control::{MOST_TIME, TimeControl};
use crate::duty::RecordingDuty;
use crate::moment::{Millis, Moment};
use crate::setting::OnFlag;

/// One correction of the chessclock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// More time.
    Add {
        /// For whom.
        to: Color,
        /// How much.
        time: Millis,
    },
    /// Less time; what is not there cannot be taken, and nothing left is flag-fall (12.9.3).
    Subtract {
        /// From whom.
        from: Color,
        /// How much.
        time: Millis,
    },
    /// A new reading.
    Set {
        /// Of whose clock.
        of: Color,
        /// What it shows from now on.
        to: Millis,
    },
    /// Another period. Its time is not added by this; that is a change of its own.
    Period {
        /// Of whose clock.
        of: Color,
        /// Its index, from 0; beyond the last it is the last.
        period: usize,
    },
    /// The number of completed moves. No period begins by this; where the setting counts moves, the next one does
    /// with the next completed move.
    Completed {
        /// Whose.
        of: Color,
        /// How many.
        moves: u32,
    },
    /// The number of presses, which is what the move counter of the device shows.
    Presses {
        /// Whose.
        of: Color,
        /// How many.
        presses: u32,
    },
    /// Another control in the place of this one: the right setting (6.10.2), or five seconds for each move (III.4).
    /// The readings stay; extra time comes with the next completed move.
    Control(TimeControl),
    /// The flag up again: every fall, or the one with this index.
    FlagUp {
        /// Whose.
        of: Color,
        /// Which of its falls; `None` for all.
        fall: Option<usize>,
    },
    /// A fall that was lifted counts again.
    FlagDown {
        /// Whose.
        of: Color,
        /// Which of its falls.
        fall: usize,
    },
    /// The exemption from recording (8.4), corrected.
    Recording {
        /// Whose.
        of: Color,
        /// What holds from now on.
        duty: RecordingDuty,
    },
}

/// What was done, under which article, and what would undo it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adjustment {
    /// The article it rests on.
    pub article: Article,
    /// What was done.
    pub change: Change,
    /// The changes that, made in this order, take it back. They are corrections like any other and take an article of
    /// their own. Time that has run in between stays charged, a flag that fell because of the change stays in the list
    /// of falls, lifted, and a chessclock that froze because of it waits to be started.
    pub undo: Vec<Change>,
}

impl Chessclock {
    /// Makes a correction under an article, while the clocks run or are stopped.
    pub fn adjust(&mut self, article: Article, change: Change, at: Moment) -> Adjustment {
        self.settle(at);
        let before = self.clone();
        self.apply(&change, self.latest());
        let undo = undo(&before, self);
        Adjustment { article, change, undo }
    }

    fn apply(&mut self, change: &Change, at: Moment) {
        match change {
            Change::Add { to, time } => self.set_remaining(*to, at, |left| left.plus(*time)),
            Change::Subtract { from, time } => self.set_remaining(*from, at, |left| left.minus(*time)),
            Change::Set { of, to } => self.set_remaining(*of, at, |_| *to),
            Change::Period { of, period } => self.set_period(*of, *period),
            Change::Completed { of, moves } => self.clocks.of_mut(*of).completed = *moves,
            Change::Presses { of, presses } => self.clocks.of_mut(*of).presses = *presses,
            Change::Control(control) => self.set_control(control),
            Change::FlagUp { of, fall } => {
                for (index, each) in self.clocks.of_mut(*of).falls.iter_mut().enumerate() {
                    each.lifted |= fall.is_none_or(|fall| fall == index);
                }
            }
            Change::FlagDown { of, fall } => {
                if let Some(each) = self.clocks.of_mut(*of).falls.get_mut(*fall) {
                    each.lifted = false;
                }
            }
            Change::Recording { of, duty } => self.clocks.of_mut(*of).duty = *duty,
        }
    }

    /// A new reading, booked as added or subtracted; zero is flag-fall.
    fn set_remaining(&mut self, of: Color, at: Moment, reading: impl FnOnce(Millis) -> Millis) {
        let terms = Terms { allotment: self.control.of(of), setting: self.setting };
        let clock = self.clocks.of_mut(of);
        let new = reading(clock.remaining).min(MOST_TIME);
        clock.account.added = clock.account.added.plus(new.minus(clock.remaining));
        clock.account.subtracted = clock.account.subtracted.plus(clock.remaining.minus(new));
        let emptied = new.is_zero() && !clock.remaining.is_zero();
        clock.remaining = new;
        clock.note_duty(terms);
        if !emptied || clock.has_overstepped() {
            return;
        }
        let freezes = self.setting.on_flag == OnFlag::Freeze && self.motion == Motion::Running;
        match clock.fall(at, terms) {
            NextPeriod::None if freezes => self.motion = Motion::Frozen,
            NextPeriod::None | NextPeriod::Begun => {}
        }
    }

    fn set_period(&mut self, of: Color, period: usize) {
        let terms = Terms { allotment: self.control.of(of), setting: self.setting };
        let clock = self.clocks.of_mut(of);
        let period = period.min(terms.allotment.last());
        if period != clock.period {
            clock.enter(period);
            // Another period, another duty: whether it is lifted is seen afresh.
            clock.duty = RecordingDuty::Records;
            clock.note_duty(terms);
        }
    }

    fn set_control(&mut self, control: &TimeControl) {
        self.control = control.clone();
        for side in Color::ALL {
            let terms = Terms { allotment: self.control.of(side), setting: self.setting };
            let clock = self.clocks.of_mut(side);
            let last = terms.allotment.last();
            if clock.period > last {
                // Fewer periods than before: no time is taken back, and what fell before has not fallen again.
                clock.period = last;
                clock.duty = RecordingDuty::Records;
            }
            clock.note_duty(terms);
        }
    }
}

/// What leads from `after` back to `before`.
fn undo(before: &Chessclock, after: &Chessclock) -> Vec<Change> {
    let mut changes = Vec::new();
    if before.control != after.control {
        changes.push(Change::Control(before.control.clone()));
    }
    for side in Color::ALL {
        undo_clock(side, before.clocks.of(side), after.clocks.of(side), &mut changes);
    }
    changes
}

fn undo_clock(of: Color, before: &Clock, after: &Clock, changes: &mut Vec<Change>) {
    if before == after {
        return;
    }
    if before.period != after.period {
        changes.push(Change::Period { of, period: before.period });
    }
    if before.completed != after.completed {
        changes.push(Change::Completed { of, moves: before.completed });
    }
    if before.presses != after.presses {
        changes.push(Change::Presses { of, presses: before.presses });
    }
    if before.remaining > after.remaining {
        changes.push(Change::Add { to: of, time: before.remaining.minus(after.remaining) });
    }
    if before.remaining < after.remaining {
        changes.push(Change::Subtract { from: of, time: after.remaining.minus(before.remaining) });
    }
    undo_falls(of, before, after, changes);
    // Last, because the changes above may themselves touch the exemption.
    changes.push(Change::Recording { of, duty: before.duty });
}

fn undo_falls(of: Color, before: &Clock, after: &Clock, changes: &mut Vec<Change>) {
    for (fall, now) in after.falls.iter().enumerate() {
        let was_down = before.falls.get(fall).is_some_and(|was| was.is_down());
        match (was_down, now.is_down()) {
            (true, false) => changes.push(Change::FlagDown { of, fall }),
            (false, true) => changes.push(Change::FlagUp { of, fall: Some(fall) }),
            (true, true) | (false, false) => {}
        }
    }
    // Back to a clock that stood at zero with its flag up: taking the time away drops the flag once more.
    if before.remaining.is_zero() && before.flag().is_none() && !after.remaining.is_zero() {
        changes.push(Change::FlagUp { of, fall: None });
    }
}
