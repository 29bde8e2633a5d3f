//! The clock beside the board: who pressed, and how far it differs from ours.

use alloc::collections::VecDeque;

use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::Game;

/// What the clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The time left.
    pub left: Sides<Millis>,
    /// Whose clock runs; `None` if neither does.
    pub running: Option<Color>,
}

/// A press that has not been told yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pressed {
    pub(crate) by: Color,
    pub(crate) at: Moment,
}

/// How many presses wait for the board to be read; nobody presses more often than the pieces move.
const MOST_WAITING: usize = 16;

/// The lever, as far as it is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lever {
    shown: Option<(Shown, Moment)>,
    /// Who ran last.
    last: Option<Color>,
    pub(crate) presses: VecDeque<Pressed>,
    /// Since when neither clock has run.
    pub(crate) stands: Option<Moment>,
}

impl Lever {
    pub(crate) fn see(&mut self, shown: Option<Shown>, at: Moment) {
        let Some(now) = shown else {
            // A clock that is taken away tells nothing more, and nothing about what was.
            *self = Lever::default();
            return;
        };
        match (self.last, now.running) {
            (Some(before), Some(running)) if before != running => {
                if self.presses.len() == MOST_WAITING {
                    self.presses.pop_front();
                }
                self.presses.push_back(Pressed { by: before, at });
            }
            (Some(_) | None, Some(_) | None) => {}
        }
        self.stands = match now.running {
            Some(_) => None,
            None => self.stands.or(Some(at)),
        };
        self.last = now.running.or(self.last);
        self.shown = Some((now, at));
    }

    /// Whose clock runs beside the board.
    pub(crate) fn running(&self) -> Option<Color> {
        self.shown.and_then(|(shown, _)| shown.running)
    }

    /// Whether there is a clock at all.
    pub(crate) fn is_there(&self) -> bool {
        self.shown.is_some()
    }

    /// How much more time the clock beside the board shows than ours, in milliseconds.
    pub(crate) fn difference(&self, game: &Game, at: Moment) -> Option<Sides<i64>> {
        let (shown, since) = self.shown?;
        let theirs = |side: Color| {
            let left = *shown.left.of(side);
            if shown.running == Some(side) { left.minus(at.since(since)) } else { left }
        };
        let signed = |time: Millis| i64::try_from(time.get()).unwrap_or(i64::MAX);
        Some(Sides::each(|side| {
            signed(theirs(side)).saturating_sub(signed(game.clock().remaining(side, at)))
        }))
    }
}
