//! A slow and obvious chessclock: one step a millisecond, nothing computed ahead.

use touchmove_chess::Color;
use touchmove_clock::{
    Change, Completes, DelayCarry, Mode, OnFlag, PeriodCredit, Setting, Sides, TimeControl,
};

/// One player's clock.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    /// Main time left.
    pub(crate) left: u64,
    /// Instant, period, completed moves, lifted.
    pub(crate) falls: Vec<(u64, usize, u32, bool)>,
    pub(crate) charged: u64,
    pub(crate) bonuses: u64,
    pub(crate) periods: u64,
    pub(crate) lapsed: u64,
    pub(crate) by_hand: i64,
    period: usize,
    completed: u32,
    presses: u32,
    /// Milliseconds run since the turn began.
    turn: u64,
    /// How many falls came before the time of the present period.
    before: usize,
}

impl Side {
    pub(crate) fn counters(&self) -> (usize, u32, u32) {
        (self.period, self.completed, self.presses)
    }

    fn is_out(&self) -> bool {
        self.falls.iter().skip(self.before).any(|&(_, period, _, lifted)| !lifted && period == self.period)
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Going {
    No,
    Yes,
    Frozen,
    Waiting,
}

/// Both clocks.
pub(crate) struct Oracle {
    control: TimeControl,
    setting: Setting,
    sides: Sides<Side>,
    lever: Color,
    going: Going,
    now: u64,
}

impl Oracle {
    pub(crate) fn new(control: TimeControl, setting: Setting) -> Oracle {
        let sides = Sides::each(|color| {
            let first = match control.of(color).mode_of_move(1) {
                Mode::Cumulative(time) => time.get(),
                Mode::None | Mode::Delay(_) | Mode::Bronstein(_) => 0,
            };
            Side {
                left: control.of(color).periods()[0].base.get() + first,
                falls: Vec::new(),
                charged: 0,
                bonuses: 0,
                periods: 0,
                lapsed: 0,
                by_hand: 0,
                period: 0,
                completed: 0,
                presses: 0,
                turn: 0,
                before: 0,
            }
        });
        Oracle { control, setting, sides, lever: Color::White, going: Going::Waiting, now: 0 }
    }

    pub(crate) fn side(&self, color: Color) -> &Side {
        self.sides.of(color)
    }

    pub(crate) fn running(&self) -> Option<Color> {
        (self.going == Going::Yes).then_some(self.lever)
    }

    pub(crate) fn is_down(&self, color: Color) -> bool {
        self.side(color).falls.iter().any(|fall| !fall.3)
    }

    /// On to `to`, a millisecond at a time.
    pub(crate) fn advance(&mut self, to: u64) {
        self.fall_if_empty(self.lever);
        while self.now < to {
            self.now += 1;
            if self.going == Going::Yes {
                self.tick();
                self.fall_if_empty(self.lever);
            }
        }
    }

    fn tick(&mut self) {
        let delay = self.delay();
        let side = self.sides.of_mut(self.lever);
        let stands_still = side.turn < delay;
        side.turn += 1;
        if !stands_still && side.left > 0 {
            side.left -= 1;
            side.charged += 1;
        }
    }

    fn delay(&self) -> u64 {
        let side = self.side(self.lever);
        match self.control.of(self.lever).mode_of_move(side.completed + 1) {
            Mode::Delay(time) => time.get(),
            Mode::None | Mode::Cumulative(_) | Mode::Bronstein(_) => 0,
        }
    }

    fn fall_if_empty(&mut self, color: Color) {
        let side = self.side(color);
        if self.going == Going::Yes && side.left == 0 && side.turn >= self.delay() && !side.is_out() {
            self.fall(color);
        }
    }

    fn fall(&mut self, color: Color) {
        let periods = self.control.of(color).periods().to_vec();
        let now = self.now;
        let side = self.sides.of_mut(color);
        side.falls.push((now, side.period, side.completed, false));
        if self.setting.period_credit == PeriodCredit::AtZero && side.period + 1 < periods.len() {
            side.period += 1;
            side.before = side.falls.len();
            side.left += periods[side.period].base.get();
            side.periods += periods[side.period].base.get();
        } else if self.setting.on_flag == OnFlag::Freeze && self.going == Going::Yes {
            self.going = Going::Frozen;
        }
    }

    pub(crate) fn start(&mut self, color: Color) {
        self.lever = color;
        self.going = Going::Yes;
        self.fall_if_empty(color);
    }

    pub(crate) fn stop(&mut self) {
        if self.going == Going::Yes {
            self.going = Going::No;
        }
    }

    pub(crate) fn press(&mut self, by: Color, completes: Completes) {
        if by != self.lever || !matches!(self.going, Going::Yes | Going::Frozen) {
            return;
        }
        self.sides.of_mut(by).presses += 1;
        if completes == Completes::Move {
            self.complete_by_press(by);
        }
        self.lever = !by;
        self.fall_if_empty(!by);
    }

    fn complete_by_press(&mut self, by: Color) {
        let allotment = self.control.of(by).clone();
        let going = self.going;
        let side = self.sides.of_mut(by);
        let now_mode = allotment.mode_of_move(side.completed + 1);
        let next_mode = allotment.mode_of_move(side.completed + 2);
        side.completed += 1;
        if going == Going::Frozen {
            return;
        }
        if !side.is_out() {
            let mut bonus = 0;
            if let Mode::Bronstein(time) = now_mode {
                bonus += side.turn.min(time.get());
            }
            if let Mode::Cumulative(time) = next_mode {
                bonus += time.get();
            }
            side.left += bonus;
            side.bonuses += bonus;
            self.quota(by);
        }
        self.sides.of_mut(!by).turn = 0;
    }

    /// Completed by the next move.
    pub(crate) fn complete(&mut self, by: Color) {
        self.sides.of_mut(by).completed += 1;
        if self.going != Going::Frozen {
            self.quota(by);
        }
        self.fall_if_empty(self.lever);
    }

    fn quota(&mut self, by: Color) {
        let allotment = self.control.of(by).clone();
        let setting = self.setting;
        let side = self.sides.of_mut(by);
        let due = allotment.required(side.period).is_some_and(|required| side.completed >= required);
        if setting.period_credit != PeriodCredit::AfterQuota || !due || side.is_out() {
            return;
        }
        let ended = allotment.periods()[side.period].mode;
        if setting.delay_carry == DelayCarry::Lapses && matches!(ended, Mode::Delay(_) | Mode::Bronstein(_)) {
            side.lapsed += side.left;
            side.left = 0;
        }
        side.period += 1;
        side.before = side.falls.len();
        side.left += allotment.base(side.period).get();
        side.periods += allotment.base(side.period).get();
    }

    pub(crate) fn change(&mut self, change: &Change) {
        match change {
            Change::Add { to, time } => self.set(*to, self.side(*to).left + time.get()),
            Change::Subtract { from, time } => {
                self.set(*from, self.side(*from).left.saturating_sub(time.get()))
            }
            Change::Set { of, to } => self.set(*of, to.get()),
            Change::Period { of, period } => {
                let period = (*period).min(self.control.of(*of).periods().len() - 1);
                let side = self.sides.of_mut(*of);
                if period != side.period {
                    (side.period, side.before) = (period, 0);
                }
            }
            Change::Completed { of, moves } => self.sides.of_mut(*of).completed = *moves,
            Change::Presses { of, presses } => self.sides.of_mut(*of).presses = *presses,
            Change::Control(control) => self.control = control.clone(),
            Change::FlagUp { of, .. } => {
                self.sides.of_mut(*of).falls.iter_mut().for_each(|fall| fall.3 = true)
            }
            Change::FlagDown { .. } | Change::Recording { .. } => unreachable!("not tried"),
        }
        self.fall_if_empty(self.lever);
    }

    fn set(&mut self, of: Color, left: u64) {
        let side = self.sides.of_mut(of);
        let emptied = left == 0 && side.left > 0;
        side.by_hand += left.cast_signed() - side.left.cast_signed();
        side.left = left;
        if emptied && !side.is_out() {
            self.fall(of);
        }
    }
}
