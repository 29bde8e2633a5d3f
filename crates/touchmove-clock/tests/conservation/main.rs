//! Conservation of time: millions of random operations against a clock that is moved on millisecond by millisecond.
//!
//! The spans are tiny, so that zeros, quotas and the ends of delays are met all the time and not once in a game.

mod oracle;

use oracle::Oracle;
use touchmove_chess::Color;
use touchmove_clock::{
    Allotment, Change, Chessclock, Clock, Completes, DelayCarry, Millis, Mode, Moment, OnFlag, Period,
    PeriodCredit, Quota, Setting, TimeControl, Unpressed,
};
use touchmove_law::{Exemption, cite};

/// Operations tried in all.
const OPERATIONS: u32 = 3_000_000;

/// Operations on one chessclock.
const LENGTH: u32 = 60;

#[test]
fn no_millisecond_is_lost_or_found() {
    let mut dice = Dice(touchmove_chess::Random::seeded(7));
    for _ in 0..OPERATIONS / LENGTH {
        one_game(&mut dice);
    }
}

fn one_game(dice: &mut Dice) {
    let control = TimeControl::unequal(allotment(dice), allotment(dice));
    let setting = setting(dice);
    let mut clock = Chessclock::new(control.clone(), setting);
    let mut oracle = Oracle::new(control, setting);
    let mut now = 0;
    for _ in 0..LENGTH {
        // Now and then a moment comes out of order; it must change nothing that is past.
        now = if dice.one_in(40) { u64::saturating_sub(now, dice.below(9)) } else { now + dice.below(14) };
        let at = Moment::at(now);
        oracle.advance(now);
        compare(&clock, &oracle, at);
        operate(&mut clock, &mut oracle, at, dice);
        compare(&clock, &oracle, at);
        now = clock.latest().get().max(now);
    }
}

fn operate(clock: &mut Chessclock, oracle: &mut Oracle, at: Moment, dice: &mut Dice) {
    let side = if dice.one_in(6) { !clock.lever() } else { clock.lever() };
    match dice.below(16) {
        0 | 1 => {
            clock.start(side, at);
            oracle.start(side);
        }
        2 => {
            clock.stop(at);
            oracle.stop();
        }
        3..=9 => {
            let completes = if dice.one_in(5) { Completes::Nothing } else { Completes::Move };
            clock.press(side, completes, at);
            oracle.press(side, completes);
        }
        10 => {
            clock.complete(side, Unpressed::NextMove, at);
            oracle.complete(side);
        }
        11 => {
            let seen = clock.see_flag(side, at);
            assert_eq!(seen.is_some(), oracle.is_down(side));
        }
        12 => *clock = clock.as_of(at),
        13 => {
            there_and_back(clock, side, at, dice);
            clock.see_flag(side, at);
        }
        _ => {
            let change = change(clock, side, dice);
            oracle.change(&change);
            clock.adjust(cite!(2023 "6.10.2"), change, at);
        }
    }
}

/// A correction taken back at once leaves the clocks as they were.
fn there_and_back(clock: &Chessclock, side: Color, at: Moment, dice: &mut Dice) {
    let before = clock.as_of(at);
    // At zero with the flag up, taking time away again drops the flag: the one thing that cannot be taken back.
    if Color::ALL.iter().any(|&side| before.remaining(side, at).is_zero()) {
        return;
    }
    let mut changed = before.clone();
    let adjustment = changed.adjust(cite!("6.10.1"), change(clock, side, dice), at);
    for change in adjustment.undo {
        changed.adjust(cite!("7.1"), change, at);
    }
    assert_eq!(before.control(), changed.control());
    for side in Color::ALL {
        assert_eq!(
            facts(&before.clock(side, at)),
            facts(&changed.clock(side, at)),
            "{:?}",
            adjustment.change
        );
        assert!(changed.clock(side, at).is_balanced());
    }
}

type Facts = (u64, usize, u32, u32, bool, Vec<u64>);

fn facts(clock: &Clock) -> Facts {
    let down = clock.falls().iter().filter(|fall| fall.is_down()).map(|fall| fall.at.get()).collect();
    let exempt = clock.duty() == touchmove_clock::RecordingDuty::Exempt;
    (clock.remaining().get(), clock.period(), clock.completed(), clock.presses(), exempt, down)
}

/// Everything that can be seen, and every column of the account.
fn compare(clock: &Chessclock, oracle: &Oracle, at: Moment) {
    let running = clock.running(at);
    assert_eq!(running, oracle.running());
    // Reading it is the same as bringing it up to date.
    let settled = clock.as_of(at);
    assert_eq!(settled.running(at), running);
    compare_next_zero(&settled);
    for side in Color::ALL {
        let (got, expected) = (clock.clock(side, at), oracle.side(side));
        assert_eq!(settled.clock(side, at), got);
        assert_eq!(got.remaining().get(), expected.left, "{side} in {:?}", clock.control());
        assert_eq!((got.period(), got.completed(), got.presses()), expected.counters());
        let falls: Vec<_> =
            got.falls().iter().map(|f| (f.at.get(), f.period, f.completed, f.lifted)).collect();
        assert_eq!(falls, expected.falls);
        let account = got.account();
        assert_eq!(account.charged.get(), expected.charged);
        assert_eq!(account.bonuses.get(), expected.bonuses);
        assert_eq!(account.periods.get(), expected.periods);
        assert_eq!(account.lapsed.get(), expected.lapsed);
        let hand = account.added.get().cast_signed() - account.subtracted.get().cast_signed();
        assert_eq!(hand, expected.by_hand);
        assert!(got.is_balanced());
    }
}

/// The flag falls when it was said it would, and not a millisecond before.
fn compare_next_zero(settled: &Chessclock) {
    let side = settled.lever();
    let now = settled.clock(side, settled.latest());
    let Some(zero) = settled.next_zero() else {
        assert!(settled.running(settled.latest()).is_none() || now.has_overstepped());
        return;
    };
    let falls = |at| settled.clock(side, at).falls().len() - now.falls().len();
    if zero > settled.latest() {
        assert_eq!(falls(Moment::at(zero.get() - 1)), 0);
    }
    assert_eq!(falls(zero), usize::from(!now.has_overstepped()));
}

fn change(clock: &Chessclock, side: Color, dice: &mut Dice) -> Change {
    let time = Millis::new(dice.below(60));
    match dice.below(9) {
        0 | 1 => Change::Add { to: side, time },
        2 => Change::Subtract { from: side, time },
        3 => Change::Set { of: side, to: time },
        4 => Change::Period { of: side, period: usize::try_from(dice.below(4)).unwrap() },
        5 => Change::Completed { of: side, moves: u32::try_from(dice.below(8)).unwrap() },
        6 => Change::Presses { of: side, presses: u32::try_from(dice.below(8)).unwrap() },
        7 => Change::FlagUp { of: side, fall: None },
        _ => match clock.control().with_mode(mode(dice)) {
            Ok(control) => Change::Control(control),
            Err(_) => Change::FlagUp { of: side, fall: None },
        },
    }
}

fn allotment(dice: &mut Dice) -> Allotment {
    let stages = 1 + dice.below(3);
    let same = mode(dice);
    let periods = (1..=stages)
        .map(|stage| Period {
            quota: if stage == stages {
                Quota::Rest
            } else {
                Quota::Moves(u16::try_from(1 + dice.below(3)).unwrap().try_into().unwrap())
            },
            base: Millis::new(1 + dice.below(60)),
            mode: if dice.one_in(3) { mode(dice) } else { same },
        })
        .collect();
    let from = if dice.one_in(5) { 3 } else { 1 };
    Allotment::with_bonus_from(periods, from).unwrap()
}

fn mode(dice: &mut Dice) -> Mode {
    let time = Millis::new(1 + dice.below(15));
    match dice.below(4) {
        0 => Mode::None,
        1 => Mode::Cumulative(time),
        2 => Mode::Delay(time),
        _ => Mode::Bronstein(time),
    }
}

fn setting(dice: &mut Dice) -> Setting {
    Setting {
        period_credit: if dice.one_in(2) { PeriodCredit::AtZero } else { PeriodCredit::AfterQuota },
        on_flag: if dice.one_in(2) { OnFlag::Freeze } else { OnFlag::RunOn },
        delay_carry: if dice.one_in(4) { DelayCarry::Lapses } else { DelayCarry::Carried },
        exemption: if dice.one_in(4) { Exemption::UntilFlagFall } else { Exemption::UntilPeriodEnds },
        ..Setting::usual()
    }
}

/// Numbers that are the same on every run.
struct Dice(touchmove_chess::Random);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0.below(limit)
    }

    fn one_in(&mut self, chances: u64) -> bool {
        self.below(chances) == 0
    }
}
