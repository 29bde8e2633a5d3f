//! Load shedding when the server cannot keep up: first spectators are dropped, then walls are updated less often, then imports stop, then new
//! logins. Seats and arbiters keep what they have until the clocks are stopped.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What is shed; each step includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum GivenUp {
    /// Nothing.
    #[default]
    Nothing,
    /// Spectators of a single game.
    Spectators,
    /// Walls of boards change once a second.
    Walls,
    /// Files are not accepted.
    Imports,
    /// Nobody new is let in.
    Logins,
}

/// The durations of a durable mark at which each step begins. After five seconds every clock is stopped.
const STEPS: [(Duration, GivenUp); 4] = [
    (Duration::from_millis(1000), GivenUp::Spectators),
    (Duration::from_millis(1500), GivenUp::Walls),
    (Duration::from_millis(2000), GivenUp::Imports),
    (Duration::from_millis(3000), GivenUp::Logins),
];
/// One slow mark is an accident; this many in a row are overload.
const SLOW_MARKS: u32 = 2;
/// After this many quick ones in a row, one step is restored.
const QUICK_MARKS: u32 = 4;

/// How the server keeps up.
#[derive(Default)]
pub(crate) struct Overload {
    felt: Mutex<Felt>,
}

#[derive(Default)]
struct Felt {
    given_up: GivenUp,
    slow: u32,
    quick: u32,
}

impl Overload {
    /// Records how long a mark took to be durable.
    pub(crate) fn took(&self, time: Duration) {
        let mut felt = self.felt.lock().unwrap_or_else(PoisonError::into_inner);
        let asked =
            STEPS.iter().rev().find(|(least, _)| time >= *least).map_or(GivenUp::Nothing, |(_, step)| *step);
        if asked > felt.given_up {
            (felt.slow, felt.quick) = (felt.slow + 1, 0);
            if felt.slow >= SLOW_MARKS {
                felt.given_up = asked;
            }
        } else if asked < felt.given_up {
            (felt.slow, felt.quick) = (0, felt.quick + 1);
            if felt.quick >= QUICK_MARKS {
                (felt.given_up, felt.quick) = (before(felt.given_up), 0);
            }
        } else {
            (felt.slow, felt.quick) = (0, 0);
        }
    }

    /// Whether this is shed now.
    pub(crate) fn has_given_up(&self, what: GivenUp) -> bool {
        self.felt.lock().unwrap_or_else(PoisonError::into_inner).given_up >= what
    }

    /// The current step, as a number for monitoring.
    pub(crate) fn step(&self) -> u64 {
        let steps = [GivenUp::Spectators, GivenUp::Walls, GivenUp::Imports, GivenUp::Logins];
        steps.iter().filter(|step| self.has_given_up(**step)).count().try_into().unwrap_or(u64::MAX)
    }
}

fn before(step: GivenUp) -> GivenUp {
    match step {
        GivenUp::Nothing | GivenUp::Spectators => GivenUp::Nothing,
        GivenUp::Walls => GivenUp::Spectators,
        GivenUp::Imports => GivenUp::Walls,
        GivenUp::Logins => GivenUp::Imports,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(load: &Overload, millis: u64, times: u32) {
        for _ in 0..times {
            load.took(Duration::from_millis(millis));
        }
    }

    #[test]
    fn spectators_are_given_up_first_and_logins_last() {
        for (millis, step) in [(999, 0), (1000, 1), (1500, 2), (2000, 3), (3000, 4)] {
            let load = Overload::default();
            marks(&load, millis, 2);
            assert_eq!(load.step(), step, "{millis}");
        }
    }

    #[test]
    fn one_slow_mark_gives_nothing_up_and_quick_ones_give_back_step_by_step() {
        let load = Overload::default();
        marks(&load, 4000, 1);
        marks(&load, 10, 1);
        marks(&load, 4000, 1);
        assert_eq!(load.step(), 0);
        marks(&load, 1600, 1);
        assert_eq!(load.step(), 2);
        marks(&load, 10, 3);
        assert!(load.has_given_up(GivenUp::Walls));
        marks(&load, 10, 1);
        assert!(load.has_given_up(GivenUp::Spectators) && !load.has_given_up(GivenUp::Walls));
        marks(&load, 10, 4);
        assert!(!load.has_given_up(GivenUp::Spectators));
    }
}
