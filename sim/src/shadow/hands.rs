//! The two clocks kept by somebody with a stopwatch and a pencil: nothing of the chessclock but its control.

use touchmove_chess::Color;
use touchmove_clock::{MOST_TIME, Mode, Period, Quota, TimeControl};

/// One clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Milliseconds left.
    pub left: u64,
    /// How long it has run since the opponent last completed a move.
    spent: u64,
    /// Which period it is in.
    pub period: usize,
    /// Moves completed.
    pub completed: u32,
    /// When the flag fell, in which period, and whether it was put up again.
    pub falls: Vec<Fall>,
    /// Extra time for moves so far.
    pub bonuses: u64,
    /// Time used so far.
    pub charged: u64,
}

/// One fall of a flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The moment.
    pub at: u64,
    /// The period that ended.
    pub period: usize,
    /// Whether the moves of the period had been completed.
    pub met: bool,
    /// Whether an arbiter has put the flag up since.
    pub lifted: bool,
    /// Whether somebody has seen it.
    pub seen: bool,
    /// Whether the time of a later period has come since.
    pub passed: bool,
}

/// Both clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hands {
    sides: [Hand; 2],
    periods: [Vec<Period>; 2],
    bonus_from: [u32; 2],
    /// Whether the next period's time comes at zero; otherwise with the last move of the period.
    at_zero: bool,
    /// Whether main time saved in a period with delay is lost.
    lapses: bool,
    /// Up to which moment time has been charged.
    pub latest: u64,
}

const MOST: u64 = MOST_TIME.get();

impl Hands {
    /// Clocks set for a game.
    pub fn set(control: &TimeControl, at_zero: bool, lapses: bool) -> Hands {
        let periods = Color::ALL.map(|side| control.of(side).periods().to_vec());
        let bonus_from = Color::ALL.map(|side| control.of(side).bonus_from());
        let fresh =
            Hand { left: 0, spent: 0, period: 0, completed: 0, falls: Vec::new(), bonuses: 0, charged: 0 };
        let mut hands =
            Hands { sides: [fresh.clone(), fresh], periods, bonus_from, at_zero, lapses, latest: 0 };
        for side in Color::ALL {
            let first = hands.periods[side.index()].first().map_or(0, |period| period.base.get());
            hands.of_mut(side).left = first + hands.before_move(side, 1);
        }
        hands
    }

    /// The clock of a side.
    pub fn of(&self, side: Color) -> &Hand {
        &self.sides[side.index()]
    }

    /// The clock of a side, to be changed.
    pub fn of_mut(&mut self, side: Color) -> &mut Hand {
        &mut self.sides[side.index()]
    }

    /// How many moves must be completed by the end of a period; all for the last.
    fn required(&self, side: Color, period: usize) -> Option<u32> {
        let mut sum = 0;
        for each in self.periods[side.index()].iter().take(period + 1) {
            match each.quota {
                Quota::Moves(moves) => sum += u32::from(moves.get()),
                Quota::Rest => return None,
            }
        }
        Some(sum)
    }

    /// The extra time of the move with this number: that of the period it belongs to by the number of moves.
    fn mode(&self, side: Color, number: u32) -> Mode {
        if number < self.bonus_from[side.index()] {
            return Mode::None;
        }
        let periods = &self.periods[side.index()];
        let belongs = (0..periods.len())
            .find(|period| self.required(side, *period).is_none_or(|most| number <= most))
            .unwrap_or(periods.len() - 1);
        periods[belongs].mode
    }

    fn before_move(&self, side: Color, number: u32) -> u64 {
        if let Mode::Cumulative(time) = self.mode(side, number) { time.get() } else { 0 }
    }

    /// Whether the flag fell in the period the clock is still in: nothing more is given.
    pub fn has_overstepped(&self, side: Color) -> bool {
        let hand = self.of(side);
        hand.falls.iter().any(|fall| !fall.lifted && !fall.passed)
    }

    /// Lets time pass up to a moment, on the clock that runs.
    pub fn pass(&mut self, running: Option<Color>, to: u64) {
        if let Some(side) = running {
            self.run(side, to);
        }
        self.latest = self.latest.max(to);
    }

    fn run(&mut self, side: Color, to: u64) {
        let mut at = self.latest;
        while at < to {
            let number = self.of(side).completed + 1;
            let delay = if let Mode::Delay(time) = self.mode(side, number) { time.get() } else { 0 };
            let overstepped = self.has_overstepped(side);
            let hand = self.of_mut(side);
            let free = delay.saturating_sub(hand.spent);
            let span = (to - at).min(free + hand.left);
            let charge = span.saturating_sub(free);
            if span == 0 && overstepped {
                hand.spent += to - at;
                return;
            }
            hand.spent += span;
            hand.left -= charge;
            hand.charged += charge;
            at += span;
            let empty = hand.left == 0 && delay.saturating_sub(hand.spent) == 0;
            if empty && !overstepped {
                self.fall(side, at);
            }
        }
        self.down_at_once(side, at);
    }

    /// The clock of a side is started.
    pub fn started(&mut self, side: Color) {
        self.down_at_once(side, self.latest);
    }

    /// A clock that stands at nothing when it is started is down at once.
    fn down_at_once(&mut self, side: Color, at: u64) {
        let hand = self.of(side);
        let number = hand.completed + 1;
        let delay = if let Mode::Delay(time) = self.mode(side, number) { time.get() } else { 0 };
        if hand.left == 0 && delay.saturating_sub(hand.spent) == 0 && !self.has_overstepped(side) {
            self.fall(side, at);
        }
    }

    fn fall(&mut self, side: Color, at: u64) {
        let last = self.periods[side.index()].len() - 1;
        let period = self.of(side).period;
        let met = self.required(side, period).is_some_and(|required| self.of(side).completed >= required);
        self.of_mut(side).falls.push(Fall { at, period, met, lifted: false, seen: false, passed: false });
        if self.at_zero && period < last {
            self.next_period(side);
        }
    }

    /// The next period's time is put on the clock.
    pub fn next_period(&mut self, side: Color) {
        let next = self.of(side).period + 1;
        let base = self.periods[side.index()].get(next).map_or(0, |period| period.base.get());
        let hand = self.of_mut(side);
        hand.period = next;
        for fall in &mut hand.falls {
            fall.passed = true;
        }
        hand.left = (hand.left + base).min(MOST);
    }

    /// Whether there is a period after the one the clock is in.
    pub fn has_next_period(&self, side: Color) -> bool {
        self.of(side).period + 1 < self.periods[side.index()].len()
    }

    /// A move is completed by pressing one's own running clock: counted, credited once.
    pub fn pressed(&mut self, side: Color) {
        let number = self.of(side).completed + 1;
        let back = match self.mode(side, number) {
            Mode::Bronstein(time) => time.get().min(self.of(side).spent),
            Mode::None | Mode::Cumulative(_) | Mode::Delay(_) => 0,
        };
        self.of_mut(side).completed += 1;
        self.of_mut(!side).spent = 0;
        self.started(!side);
        if self.has_overstepped(side) {
            return;
        }
        let bonus = (back + self.before_move(side, number + 1)).min(MOST - self.of(side).left);
        let hand = self.of_mut(side);
        hand.left += bonus;
        hand.bonuses += bonus;
        self.quota(side);
    }

    /// A move is completed without a press and the game goes on: counted, no extra time.
    pub fn completed_unpressed(&mut self, side: Color) {
        self.of_mut(side).completed += 1;
        self.quota(side);
    }

    fn quota(&mut self, side: Color) {
        let hand = self.of(side);
        let due = self.required(side, hand.period).is_some_and(|required| hand.completed >= required);
        if self.at_zero || !due || self.has_overstepped(side) {
            return;
        }
        let mode = self.periods[side.index()].get(hand.period).map_or(Mode::None, |period| period.mode);
        if self.lapses && matches!(mode, Mode::Delay(_) | Mode::Bronstein(_)) {
            self.of_mut(side).left = 0;
        }
        self.next_period(side);
    }

    /// An arbiter's hand: more time.
    pub fn add(&mut self, side: Color, time: u64) {
        let hand = self.of_mut(side);
        hand.left = hand.left.saturating_add(time).min(MOST);
    }

    /// An illegal move is found that was completed then: what fell since, and nobody has seen, has not fallen.
    pub fn lift_since(&mut self, side: Color, since: u64) {
        let hand = self.of_mut(side);
        for fall in hand.falls.iter_mut().filter(|fall| !fall.passed && !fall.seen) {
            fall.lifted |= fall.at > since;
        }
    }

    /// The flag of a side is seen.
    pub fn see(&mut self, side: Color) {
        for fall in &mut self.of_mut(side).falls {
            fall.seen = true;
        }
    }

    /// The time of the period goes with the move it came for.
    pub fn previous_period(&mut self, side: Color) {
        let hand = self.of_mut(side);
        hand.period = hand.period.saturating_sub(1);
        for fall in &mut hand.falls {
            fall.passed = fall.period != hand.period;
        }
    }

    /// Less time; nothing left is a fallen flag.
    pub fn take(&mut self, side: Color, time: u64) {
        let left = self.of(side).left;
        self.show(side, left.saturating_sub(time));
    }

    /// A new reading; nothing left is a fallen flag.
    pub fn show(&mut self, side: Color, time: u64) {
        let hand = self.of_mut(side);
        let emptied = time == 0 && hand.left > 0;
        hand.left = time.min(MOST);
        if emptied && !self.has_overstepped(side) {
            let at = self.latest;
            self.fall(side, at);
        }
    }

    /// The flag up again.
    pub fn lift(&mut self, side: Color) {
        for fall in &mut self.of_mut(side).falls {
            fall.lifted = true;
        }
    }

    /// Another control; the readings stay.
    pub fn replace(&mut self, control: &TimeControl) {
        self.periods = Color::ALL.map(|side| control.of(side).periods().to_vec());
        self.bonus_from = Color::ALL.map(|side| control.of(side).bonus_from());
        for side in Color::ALL {
            let last = self.periods[side.index()].len() - 1;
            let hand = self.of_mut(side);
            hand.period = hand.period.min(last);
        }
    }

    /// So much for every move of both from now on (III.4).
    pub fn increment(&mut self, mode: Mode) {
        for periods in &mut self.periods {
            for period in periods {
                period.mode = mode;
            }
        }
        self.bonus_from = [1, 1];
    }
}
