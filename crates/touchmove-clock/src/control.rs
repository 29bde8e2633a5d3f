//! Time controls (6.3): periods, the extra time for each move, and different times for the two players.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU16;

use touchmove_chess::Color;
use touchmove_law::{Allowance, Article, cite};

use crate::moment::Millis;
use crate::sides::Sides;

/// The most a clock ever holds, and the most a control may give: seven days.
pub const MOST_TIME: Millis = Millis::minutes(7 * 24 * 60);

/// The extra time for each move (6.3.1, 6.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// None.
    None,
    /// Cumulative: this much is added for every move, used or not. The time for a move is added before it is played:
    /// for the first one at the start, then after each press (I-014).
    Cumulative(Millis),
    /// Delay: the main time does not run for this long at the beginning of each move (6.3.2).
    Delay(Millis),
    /// Delay after Bronstein: the main time runs at once, and what was used of it is given back at the press, up to
    /// this limit. Unlike [`Mode::Delay`] the flag can fall within that time (I-013).
    Bronstein(Millis),
}

impl Mode {
    /// The extra time for one move, in whatever form.
    pub const fn addition(self) -> Millis {
        match self {
            Mode::None => Millis::ZERO,
            Mode::Cumulative(time) | Mode::Delay(time) | Mode::Bronstein(time) => time,
        }
    }

    /// The article that says how this time is given; none where there is no extra time.
    pub fn article(self) -> Option<Article> {
        match self {
            Mode::None => None,
            Mode::Cumulative(_) => Some(cite!("6.3.1")),
            Mode::Delay(_) | Mode::Bronstein(_) => Some(cite!("6.3.2")),
        }
    }

    /// Extra time of zero length counts as none.
    fn or_none(self) -> Mode {
        if self.addition().is_zero() { Mode::None } else { self }
    }

    /// What is added before the move is played.
    pub(crate) const fn before_move(self) -> Millis {
        match self {
            Mode::Cumulative(time) => time,
            Mode::None | Mode::Delay(_) | Mode::Bronstein(_) => Millis::ZERO,
        }
    }

    /// What is given back after a move on which `spent` was used.
    pub(crate) fn after_move(self, spent: Millis) -> Millis {
        match self {
            Mode::Bronstein(time) => time.min(spent),
            Mode::None | Mode::Cumulative(_) | Mode::Delay(_) => Millis::ZERO,
        }
    }

    /// How long the main time does not run at the beginning of the move.
    pub(crate) const fn free(self) -> Millis {
        match self {
            Mode::Delay(time) => time,
            Mode::None | Mode::Cumulative(_) | Mode::Bronstein(_) => Millis::ZERO,
        }
    }
}

/// How many moves a period is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quota {
    /// How many.
    Moves(NonZeroU16),
    /// All the remaining ones.
    Rest,
}

/// A part of the game with its own allotted time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// The moves to be completed in it.
    pub quota: Quota,
    /// The time it gives.
    pub base: Millis,
    /// The extra time for each of its moves.
    pub mode: Mode,
}

/// What one player is given.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Allotment {
    periods: Vec<Period>,
    bonus_from: u32,
}

impl Allotment {
    /// These periods in this order, the last for all the remaining moves; extra time from the first move on.
    pub fn new(periods: Vec<Period>) -> Result<Allotment, ControlError> {
        Allotment::with_bonus_from(periods, 1)
    }

    /// The same with extra time only from move `bonus_from` on, whatever the period.
    pub fn with_bonus_from(periods: Vec<Period>, bonus_from: u32) -> Result<Allotment, ControlError> {
        if bonus_from == 0 {
            return Err(ControlError::BonusFromMoveZero);
        }
        validate(&periods)?;
        let periods = periods.into_iter().map(|p| Period { mode: p.mode.or_none(), ..p }).collect();
        let allotment = Allotment { periods, bonus_from };
        // A first period without time is possible with delay only, or with an increment for the first move.
        if allotment.opening().plus(allotment.mode_of_move(1).free()).is_zero() {
            return Err(ControlError::NoTime { period: 0 });
        }
        Ok(allotment)
    }

    /// The periods in order.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The first move with extra time.
    pub fn bonus_from(&self) -> u32 {
        self.bonus_from
    }

    /// The index of the last period.
    pub fn last(&self) -> usize {
        self.periods.len().saturating_sub(1)
    }

    /// How many moves must have been completed when `period` ends; `None` stands for all moves.
    pub fn required(&self, period: usize) -> Option<u32> {
        let mut total = 0u32;
        for each in self.periods.iter().take(period.saturating_add(1)) {
            match each.quota {
                Quota::Moves(moves) => total = total.saturating_add(u32::from(moves.get())),
                Quota::Rest => return None,
            }
        }
        Some(total)
    }

    /// The period that move number `number` belongs to, counting moves and not the time.
    pub fn period_of_move(&self, number: u32) -> usize {
        (0..self.last()).find(|&p| self.required(p).is_none_or(|most| number <= most)).unwrap_or(self.last())
    }

    /// The extra time of move number `number`.
    pub fn mode_of_move(&self, number: u32) -> Mode {
        if number < self.bonus_from {
            return Mode::None;
        }
        self.periods.get(self.period_of_move(number)).map_or(Mode::None, |period| period.mode)
    }

    /// The time of `period`; none beyond the last.
    pub fn base(&self, period: usize) -> Millis {
        self.periods.get(period).map_or(Millis::ZERO, |period| period.base)
    }

    /// What the clock shows before the first move: the first period, and in cumulative mode the extra time of the first
    /// move (I-014). A control of 90+30 begins at 1:30:30.
    pub fn opening(&self) -> Millis {
        self.base(0).plus(self.mode_of_move(1).before_move())
    }

    /// What decides the tempo (A.1, B.1): the periods that a game of sixty moves reaches, and the extra time of its
    /// sixty moves (I-046).
    ///
    /// The sum of base and sixty times `per_move` is exact; where the extra time changes between periods, `per_move`
    /// is its mean, and what does not divide by sixty is left in the base.
    pub fn allowance(&self) -> Allowance {
        let reached = self.period_of_move(60).saturating_add(1);
        let base = self.periods.iter().take(reached).fold(0u64, |sum, p| sum.saturating_add(p.base.get()));
        let extra = (1..=60).fold(0u64, |sum, n| sum.saturating_add(self.mode_of_move(n).addition().get()));
        Allowance { base: base.saturating_add(extra % 60), per_move: extra / 60 }
    }
}

fn validate(periods: &[Period]) -> Result<(), ControlError> {
    let Some((last, earlier)) = periods.split_last() else { return Err(ControlError::NoPeriod) };
    match last.quota {
        Quota::Rest => {}
        Quota::Moves(_) => return Err(ControlError::LastNotForAllMoves),
    }
    if let Some(period) = earlier.iter().position(|p| p.quota == Quota::Rest) {
        return Err(ControlError::AllMovesBeforeLast { period });
    }
    if let Some(period) = periods.iter().skip(1).position(|p| p.base.is_zero()) {
        return Err(ControlError::NoTime { period: period + 1 });
    }
    let total = periods.iter().fold(Millis::ZERO, |sum, p| sum.plus(p.base).plus(p.mode.addition()));
    if total > MOST_TIME { Err(ControlError::TooLong) } else { Ok(()) }
}

/// What the two players are given; fixed before the game (6.3.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "String", rename = "ControlText"),
    ts(type = "string", rename = "ControlText")
)]
pub struct TimeControl {
    sides: Sides<Allotment>,
}

impl TimeControl {
    /// The same for both.
    pub fn same(both: Allotment) -> TimeControl {
        TimeControl { sides: Sides::new(both.clone(), both) }
    }

    /// Different times.
    pub fn unequal(white: Allotment, black: Allotment) -> TimeControl {
        TimeControl { sides: Sides::new(white, black) }
    }

    /// What `side` is given.
    pub fn of(&self, side: Color) -> &Allotment {
        self.sides.of(side)
    }

    /// Whether both players are given the same.
    pub fn is_same_for_both(&self) -> bool {
        self.sides.white == self.sides.black
    }

    /// Whether there is no extra time in any period of either player: what Guideline III asks (III.2.2).
    pub fn is_without_bonus(&self) -> bool {
        Color::ALL.iter().all(|&side| self.of(side).periods.iter().all(|p| p.mode.addition().is_zero()))
    }

    /// The same periods with this mode for every move of both players: the five seconds of III.4, or a right setting
    /// put in the place of a wrong one (6.10.2).
    ///
    /// Fails if a period would be left without time.
    pub fn with_mode(&self, mode: Mode) -> Result<TimeControl, ControlError> {
        let changed = |side: Color| {
            Allotment::new(self.of(side).periods.iter().map(|p| Period { mode, ..*p }).collect())
        };
        Ok(TimeControl::unequal(changed(Color::White)?, changed(Color::Black)?))
    }

    /// What an organiser may want to look at again before the game.
    pub fn remarks(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        for side in Color::ALL {
            for period in self.of(side).periods() {
                let remark = Remark::UnusualAddition { side, addition: period.mode.addition() };
                let usual = Millis::seconds(2)..=Millis::seconds(60);
                if period.mode.addition() > Millis::ZERO
                    && !usual.contains(&period.mode.addition())
                    && !remarks.contains(&remark)
                {
                    remarks.push(remark);
                }
            }
        }
        remarks
    }
}

/// Something unusual about a control, which is nevertheless possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remark {
    /// Extra time outside the two to sixty seconds of the glossary (G23, I-070).
    UnusualAddition {
        /// Whose.
        side: Color,
        /// How much for each move.
        addition: Millis,
    },
}

/// Why periods make no time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ControlError {
    /// There is none.
    NoPeriod,
    /// The last one names a number of moves.
    LastNotForAllMoves,
    /// An earlier one is for all the remaining moves.
    AllMovesBeforeLast {
        /// Its index, from 0.
        period: usize,
    },
    /// It gives no time.
    NoTime {
        /// Its index, from 0.
        period: usize,
    },
    /// More than seven days altogether.
    TooLong,
    /// Moves are counted from one.
    BonusFromMoveZero,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ControlError::NoPeriod => f.write_str("expected at least one period"),
            ControlError::LastNotForAllMoves => {
                f.write_str("the last period must be for all remaining moves")
            }
            ControlError::AllMovesBeforeLast { period } => {
                write!(f, "period {} is for all remaining moves, but others follow", period + 1)
            }
            ControlError::NoTime { period } => write!(f, "period {} gives no time", period + 1),
            ControlError::TooLong => f.write_str("more than seven days"),
            ControlError::BonusFromMoveZero => f.write_str("moves are counted from 1"),
        }
    }
}

impl core::error::Error for ControlError {}
