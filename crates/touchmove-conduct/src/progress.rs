//! How far a game has got, and why its clocks are stopped or run (6.6, 6.11).

use touchmove_chess::Color;
use touchmove_clock::{Moment, Sides};

/// How far the game has got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PhaseName"),
    ts(rename = "PhaseName")
)]
pub enum Phase {
    /// The clock has not been started.
    NotStarted,
    /// A clock runs.
    Playing,
    /// Both clocks are stopped.
    Stopped,
    /// The game is adjourned.
    Adjourned,
    /// It has ended, and its result waits for a decision (III.6.2; 2001 D.1).
    ResultPending,
    /// It is over.
    Over,
    /// It was cancelled; a new game is played.
    Cancelled,
}

impl Phase {
    /// Whether the game has come to its end, its result known or waiting for a decision, or was cancelled.
    pub fn is_over(self) -> bool {
        match self {
            Phase::Over | Phase::Cancelled | Phase::ResultPending => true,
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned => false,
        }
    }

    /// Whether nothing is left to decide: the result is known, or the game was cancelled.
    pub fn is_settled(self) -> bool {
        self.is_over() && self != Phase::ResultPending
    }

    /// Whether the players sit at the board and play, though the clocks may be stopped.
    pub fn is_in_play(self) -> bool {
        match self {
            Phase::Playing | Phase::Stopped => true,
            Phase::NotStarted | Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled => {
                false
            }
        }
    }

    /// Whether the game has begun and is not over, adjourned or not.
    pub fn is_under_way(self) -> bool {
        self.is_in_play() || self == Phase::Adjourned
    }
}

/// How long stopped clocks stay stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Standstill {
    /// Until the matter is ruled on for which they were stopped.
    UntilRuled,
    /// Until the arbiter lets play go on, whatever is ruled meanwhile (6.11.3; 2001 6.13(c)).
    UntilResumed,
}

/// The phase of a game, and what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Progress {
    phase: Phase,
    standstill: Standstill,
    /// When the game was announced to start (6.6); a game between two people who simply sit down has no such moment.
    scheduled: Option<Moment>,
    /// Who has stopped the clocks in order to claim something, while they are stopped for it (6.11.2).
    stopped_to_claim: Option<Color>,
    /// Who has pressed without having moved, while the opponent's clock runs because of that (7.5.3; 2001 6.8(a)).
    clock_given_away: Option<Color>,
    /// Milliseconds that rulings have given each player in this game, less what they have taken.
    given: Sides<i64>,
}

impl Progress {
    /// A game that has not begun.
    pub(crate) fn new(scheduled: Option<Moment>) -> Progress {
        Progress {
            phase: Phase::NotStarted,
            standstill: Standstill::UntilRuled,
            scheduled,
            stopped_to_claim: None,
            clock_given_away: None,
            given: Sides::each(|_| 0),
        }
    }

    /// How far the game has got.
    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    /// When the game was announced to start.
    pub(crate) fn scheduled(&self) -> Option<Moment> {
        self.scheduled
    }

    /// The game begins, or an absent player's clock is started at its resumption.
    pub(crate) fn begin(&mut self) {
        self.phase = Phase::Playing;
    }

    /// A clock runs: whatever the clocks were stopped for is settled.
    pub(crate) fn run(&mut self) {
        self.phase = Phase::Playing;
        self.standstill = Standstill::UntilRuled;
        self.stopped_to_claim = None;
        self.clock_given_away = None;
    }

    /// Both clocks are stopped.
    pub(crate) fn stop(&mut self) {
        if self.phase == Phase::Playing {
            self.phase = Phase::Stopped;
        }
    }

    /// They are stopped until the arbiter lets play go on.
    pub(crate) fn interrupt(&mut self) {
        self.stop();
        if self.phase == Phase::Stopped {
            self.standstill = Standstill::UntilResumed;
        }
    }

    /// Whether the clocks are stopped until the arbiter lets play go on, whatever is ruled meanwhile.
    pub(crate) fn waits_for_arbiter(&self) -> bool {
        self.standstill == Standstill::UntilResumed
    }

    /// The game is adjourned.
    pub(crate) fn adjourn(&mut self) {
        self.phase = Phase::Adjourned;
    }

    /// An adjourned game, or one whose result waited, goes on with stopped clocks.
    pub(crate) fn resume(&mut self) {
        self.phase = Phase::Stopped;
    }

    /// The game is over.
    pub(crate) fn end(&mut self) {
        self.phase = Phase::Over;
        self.stopped_to_claim = None;
    }

    /// It is over, and its result waits for a decision.
    pub(crate) fn wait(&mut self) {
        self.phase = Phase::ResultPending;
    }

    /// It is cancelled.
    pub(crate) fn cancel(&mut self) {
        self.phase = Phase::Cancelled;
    }

    /// A game that was over goes on once the arbiter resumes it.
    pub(crate) fn reopen(&mut self) {
        self.phase = Phase::Stopped;
        self.standstill = Standstill::UntilResumed;
    }

    /// Who has stopped the clocks in order to claim something.
    pub(crate) fn stopped_to_claim(&self) -> Option<Color> {
        self.stopped_to_claim
    }

    /// A player stops the clocks in order to claim something.
    pub(crate) fn stop_to_claim(&mut self, by: Color) {
        self.stopped_to_claim = Some(by);
    }

    /// Nothing came of the claim.
    pub(crate) fn forget_claim(&mut self) {
        self.stopped_to_claim = None;
    }

    /// Who has pressed without having moved, while the opponent's clock runs because of that.
    pub(crate) fn clock_given_away(&self) -> Option<Color> {
        self.clock_given_away
    }

    /// A player presses without having moved.
    pub(crate) fn give_clock_away(&mut self, by: Color) {
        self.clock_given_away = Some(by);
    }

    /// A move was made: the clock runs for it.
    pub(crate) fn note_move(&mut self) {
        self.clock_given_away = None;
    }

    /// Milliseconds that rulings have given each player, less what they have taken.
    pub(crate) fn given(&self) -> Sides<i64> {
        self.given
    }

    /// A ruling gives time, or takes it.
    pub(crate) fn note_given(&mut self, to: Color, time: i64) {
        let given = self.given.of_mut(to);
        *given = given.saturating_add(time);
    }
}
