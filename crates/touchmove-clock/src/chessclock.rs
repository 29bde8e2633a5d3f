//! The chessclock (6.1, 6.2): two linked clocks that never run together.

use touchmove_chess::Color;

use crate::clock::{Clock, Ran, Terms};
use crate::control::TimeControl;
use crate::duty::RecordingDuty;
use crate::flag::{self, FirstFlag, FlagFall};
use crate::moment::{Millis, Moment};
use crate::setting::Setting;
use crate::sides::Sides;

/// The chessclock of one game.
///
/// It knows whose clock runs, not who has the move: the two differ while a move is made and not yet completed (6.2.2).
/// A moment earlier than one it was already told counts as that later one, so no time is ever charged twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chessclock {
    pub(crate) control: TimeControl,
    pub(crate) setting: Setting,
    pub(crate) clocks: Sides<Clock>,
    lever: Color,
    pub(crate) motion: Motion,
    /// The latest moment it was told; time up to here is on the clocks.
    latest: Moment,
}

/// Whether the chessclock is going.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motion {
    /// Not started yet.
    Waiting,
    /// One of the two clocks runs.
    Running,
    /// Stopped by somebody.
    Stopped,
    /// Stopped by itself when a flag fell ([`OnFlag::Freeze`](crate::OnFlag::Freeze)).
    Frozen,
}

/// What a press is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Completes {
    /// It completes a move the player has made (6.2.1), however late (6.2.2).
    Move,
    /// It completes nothing: no move was made (7.5.3), or the clock is pressed back to the player who displaced pieces
    /// (7.4.1; I-118). The opponent's clock starts anyway, and no extra time is given.
    Nothing,
}

/// How a move is completed without a press.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unpressed {
    /// It ended the game; the chessclock stops (6.2.1.1).
    EndsGame,
    /// The player made their next move (6.2.1.2); their clock never stopped and they are given no extra time (I-014).
    NextMove,
}

/// What a press did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pressed {
    /// The player's clock stopped and the opponent's started.
    Switched,
    /// The player's own clock was not the one running, so there was nothing to stop.
    NotRunning,
    /// The chessclock is stopped: nothing is counted, whatever happened to the lever.
    Standing,
}

impl Chessclock {
    /// Set and not started; White's clock is the one to start (6.6).
    pub fn new(control: TimeControl, setting: Setting) -> Chessclock {
        let clocks = Sides::each(|side| Clock::set(Terms { allotment: control.of(side), setting }));
        Chessclock {
            control,
            setting,
            clocks,
            lever: Color::White,
            motion: Motion::Waiting,
            latest: Moment::at(0),
        }
    }

    /// Lets the clock of `side` run from `at` on, without any press: the start (6.6), the resumption after a stop
    /// (6.11.3), or the clock given back to the player who pressed without having made a move (7.5.3).
    pub fn start(&mut self, side: Color, at: Moment) {
        self.settle(at);
        self.lever = side;
        self.motion = Motion::Running;
    }

    /// Stops both clocks (6.11).
    ///
    /// After an interruption of the service `at` is the last moment the service is known to have been alive: time after
    /// it is charged to nobody, and flag-falls after it have not happened.
    pub fn stop(&mut self, at: Moment) {
        self.settle(at);
        self.motion = match self.motion {
            Motion::Running | Motion::Stopped => Motion::Stopped,
            Motion::Waiting => Motion::Waiting,
            Motion::Frozen => Motion::Frozen,
        };
    }

    /// `by` presses their clock (6.2.1).
    pub fn press(&mut self, by: Color, completes: Completes, at: Moment) -> Pressed {
        self.settle(at);
        match self.motion {
            Motion::Waiting | Motion::Stopped => return Pressed::Standing,
            Motion::Running | Motion::Frozen if self.lever != by => return Pressed::NotRunning,
            Motion::Running | Motion::Frozen => {}
        }
        let terms = Terms { allotment: self.control.of(by), setting: self.setting };
        let clock = self.clocks.of_mut(by);
        clock.count_press();
        match completes {
            Completes::Nothing => {}
            Completes::Move if self.motion == Motion::Running => {
                clock.complete_by_press(terms);
                // The opponent's turn begins: their delay is whole again, once for each completed move.
                self.clocks.of_mut(!by).spent = Millis::ZERO;
            }
            // Frozen: nobody has seen the flag and play goes on; the readings stay as they are.
            Completes::Move => clock.count_completed(),
        }
        self.lever = !by;
        Pressed::Switched
    }

    /// A move of `by` is completed without a press.
    pub fn complete(&mut self, by: Color, how: Unpressed, at: Moment) {
        self.settle(at);
        let terms = Terms { allotment: self.control.of(by), setting: self.setting };
        let clock = self.clocks.of_mut(by);
        clock.count_completed();
        match how {
            Unpressed::EndsGame => self.stop(at),
            Unpressed::NextMove => match self.motion {
                Motion::Waiting | Motion::Running | Motion::Stopped => clock.end_period_by_quota(terms),
                Motion::Frozen => {}
            },
        }
    }

    /// Somebody observes or claims the flag of `side` (6.8). Returns the latest fall, now seen; `None` if the flag is
    /// up, so that the claim is not valid.
    pub fn see_flag(&mut self, side: Color, at: Moment) -> Option<FlagFall> {
        self.settle(at);
        let fall = self.clocks.of_mut(side).falls.iter_mut().rfind(|fall| fall.is_down())?;
        fall.seen.get_or_insert(self.latest);
        Some(*fall)
    }

    /// Brings the clocks up to `at`, and the latest moment with them.
    pub(crate) fn settle(&mut self, at: Moment) {
        let at = at.max(self.latest);
        match self.motion {
            Motion::Running => {
                let terms = Terms { allotment: self.control.of(self.lever), setting: self.setting };
                match self.clocks.of_mut(self.lever).run(terms, self.latest, at) {
                    Ran::On => {}
                    Ran::Frozen => self.motion = Motion::Frozen,
                }
            }
            Motion::Waiting | Motion::Stopped | Motion::Frozen => {}
        }
        self.latest = at;
    }

    pub(crate) fn terms(&self, side: Color) -> Terms<'_> {
        Terms { allotment: self.control.of(side), setting: self.setting }
    }
}

/// Reading it: nothing here changes the chessclock.
impl Chessclock {
    /// The control it is set to.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// How it behaves.
    pub fn setting(&self) -> Setting {
        self.setting
    }

    /// The chessclock as it stands at `at`.
    pub fn as_of(&self, at: Moment) -> Chessclock {
        let mut settled = self.clone();
        settled.settle(at);
        settled
    }

    /// One of the two clocks as it stands at `at`.
    pub fn clock(&self, side: Color, at: Moment) -> Clock {
        touchmove_law::decides!(2001 "6.1/2");
        let mut clock = self.clocks.of(side).clone();
        if self.runs(side) {
            clock.run(self.terms(side), self.latest, at.max(self.latest));
        }
        clock
    }

    /// Whether the clock of `side` was going when the chessclock was last touched.
    fn runs(&self, side: Color) -> bool {
        self.motion == Motion::Running && self.lever == side
    }

    /// One of the two clocks as it stands at `at`, cloned only if it reaches zero before then.
    fn read<T>(&self, side: Color, at: Moment, read: impl FnOnce(&Clock, Millis) -> T) -> T {
        let clock = self.clocks.of(side);
        if !self.runs(side) {
            return read(clock, clock.remaining());
        }
        match clock.left_after(self.terms(side), at.since(self.latest)) {
            Some(left) => read(clock, left),
            None => {
                let clock = self.clock(side, at);
                read(&clock, clock.remaining())
            }
        }
    }

    /// The time `side` has left at `at`; zero is flag-fall (6.1).
    pub fn remaining(&self, side: Color, at: Moment) -> Millis {
        self.read(side, at, |_, left| left)
    }

    /// What both have left at `at`.
    pub fn readings(&self, at: Moment) -> Sides<Millis> {
        Sides::each(|side| self.remaining(side, at))
    }

    /// How much longer the main time of `side` does not run on this move (6.3.2); none in the other modes.
    pub fn free(&self, side: Color, at: Moment) -> Millis {
        let terms = self.terms(side);
        if self.runs(side) { self.clock(side, at).free(terms) } else { self.clocks.of(side).free(terms) }
    }

    /// Whether it is going at `at`.
    pub fn motion(&self, at: Moment) -> Motion {
        match self.motion {
            Motion::Running => {
                let mut clock = self.clocks.of(self.lever).clone();
                match clock.run(self.terms(self.lever), self.latest, at.max(self.latest)) {
                    Ran::On => Motion::Running,
                    Ran::Frozen => Motion::Frozen,
                }
            }
            standing @ (Motion::Waiting | Motion::Stopped | Motion::Frozen) => standing,
        }
    }

    /// Whose clock runs at `at`; at most one ever does (6.1).
    pub fn running(&self, at: Moment) -> Option<Color> {
        match self.motion(at) {
            Motion::Running => Some(self.lever),
            Motion::Waiting | Motion::Stopped | Motion::Frozen => None,
        }
    }

    /// Whose clock runs, or would if the chessclock were going.
    pub fn lever(&self) -> Color {
        self.lever
    }

    /// Whether `side` has less than `limit` left at `at`: the two minutes of III.4 and III.5.
    pub fn is_short_of(&self, side: Color, limit: Millis, at: Moment) -> bool {
        self.remaining(side, at) < limit
    }

    /// Whether `side` must record, as far as the clock decides it (8.4).
    pub fn duty(&self, side: Color, at: Moment) -> RecordingDuty {
        if !self.runs(side) {
            return self.clocks.of(side).duty();
        }
        self.read(side, at, |clock, left| clock.duty_with(self.terms(side), left))
    }

    /// The latest fall of the flag of `side`, if it is down at `at`.
    pub fn flag(&self, side: Color, at: Moment) -> Option<FlagFall> {
        self.read(side, at, |clock, _| clock.flag().copied())
    }

    /// Which of the flags that are down at `at` fell first.
    pub fn first_flag(&self, at: Moment) -> FirstFlag {
        let earliest =
            |side| self.clock(side, at).falls.iter().find(|fall| fall.is_down()).map(|fall| fall.at);
        flag::first(earliest(Color::White), earliest(Color::Black))
    }

    /// When the running clock will next reach zero if nothing is done; `None` if none runs, or if it is at zero
    /// already and nothing more is to come.
    pub fn next_zero(&self) -> Option<Moment> {
        let clock = self.clocks.of(self.lever);
        match self.motion {
            Motion::Running => {
                let till_zero = clock.till_zero(self.terms(self.lever));
                (!clock.has_overstepped() || !till_zero.is_zero()).then(|| self.latest.after(till_zero))
            }
            Motion::Waiting | Motion::Stopped | Motion::Frozen => None,
        }
    }

    /// The latest moment it was told.
    pub fn latest(&self) -> Moment {
        self.latest
    }

    /// Whether both accounts balance.
    pub fn is_balanced(&self) -> bool {
        Color::ALL.iter().all(|&side| self.clocks.of(side).is_balanced())
    }
}
