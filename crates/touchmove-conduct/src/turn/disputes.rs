//! Touches in dispute: they have their place among the others whatever is found (4.2.2; 2001 4.3).

use touchmove_chess::{Position, Square};
use touchmove_law::Replacement;

use super::{Replaces, Turn};
use crate::obligation::{Obliged, Touched};
use crate::referral::ReferralId;

/// A touch in dispute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Disputed {
    /// What was asked about it: a piece may be touched twice, and each touch has its own answer.
    asked: ReferralId,
    square: Square,
    /// Its place among the touches that count, whether it counts itself or not.
    place: usize,
    /// Whether it came before a piece was let go that has to stay (4.7).
    order: Order,
    counts: Counts,
}

/// Which came first, a touch in dispute or the release of a piece that has to stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    TouchFirst,
    ReleaseFirst,
}

/// Whether a touch in dispute counts for the time being.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counts {
    Yes,
    NotYet,
}

impl Turn {
    /// Whether this was asked about a touch of this turn, or of the one it stands in place of.
    pub(crate) fn is_disputed(&self, asked: ReferralId) -> bool {
        self.disputed.iter().any(|touch| touch.asked == asked)
            || self.replaced.as_ref().is_some_and(|earlier| earlier.is_disputed(asked))
    }

    pub(super) fn has_disputes(&self) -> bool {
        !self.disputed.is_empty() || self.replaced.as_ref().is_some_and(|earlier| earlier.has_disputes())
    }

    /// A touch of the move that this one replaces was in dispute and is settled: what binds is worked out again.
    pub(crate) fn settle_replaced(
        &mut self,
        position: &Position,
        replacement: Replacement,
        settle: impl FnOnce(&mut Turn),
    ) {
        let Some(earlier) = self.replaced.as_deref_mut() else { return };
        settle(earlier);
        let obliged = match self.replaces {
            Replaces::Nothing => return,
            Replaces::Illegal => earlier.obliges_replacement(position, replacement),
            Replaces::Made => earlier.obliged_before_release(position),
        };
        // What was moved illegally was touched, whatever else was.
        if obliged != Obliged::Nothing || self.replaces == Replaces::Made {
            self.bound = Some(obliged);
        }
    }

    /// A touch came into dispute after this many others; it has its place among them whatever is found.
    pub(crate) fn dispute(&mut self, asked: ReferralId, square: Square, place: usize, counts: Counts) {
        let order = if self.released.is_some() { Order::ReleaseFirst } else { Order::TouchFirst };
        self.disputed.push(Disputed { asked, square, place, order, counts });
    }

    /// A touch in dispute was meant: it counts at its place, if it did not yet. Whether it is new there.
    pub(crate) fn count(&mut self, asked: ReferralId, position: &Position, replacement: Replacement) -> bool {
        let Some(found) = self.disputed.iter().position(|touch| touch.asked == asked) else {
            let mut counted = false;
            let settle = |earlier: &mut Turn| counted = earlier.count(asked, position, replacement);
            self.settle_replaced(position, replacement, settle);
            return counted;
        };
        let touch = self.disputed.remove(found);
        if touch.counts == Counts::Yes {
            return false;
        }
        let place = touch.place.min(self.touches.len());
        self.touches.insert(place, Touched::One(touch.square));
        self.tie = None;
        for later in self.disputed.iter_mut().skip(found) {
            later.place = later.place.saturating_add(1);
        }
        if let (Order::TouchFirst, Some(release)) = (touch.order, &mut self.released) {
            release.touches = release.touches.saturating_add(1);
        }
        true
    }

    /// A touch in dispute was an accident: it does not count any more. A later touch of the same piece does.
    pub(crate) fn discount(&mut self, asked: ReferralId, position: &Position, replacement: Replacement) {
        let Some(found) = self.disputed.iter().position(|touch| touch.asked == asked) else {
            let settle = |earlier: &mut Turn| earlier.discount(asked, position, replacement);
            self.settle_replaced(position, replacement, settle);
            return;
        };
        let touch = self.disputed.remove(found);
        if touch.counts == Counts::Yes && touch.place < self.touches.len() {
            self.touches.remove(touch.place);
            self.tie = None;
            for later in self.disputed.iter_mut().skip(found) {
                later.place = later.place.saturating_sub(1);
            }
            if let (Order::TouchFirst, Some(release)) = (touch.order, &mut self.released) {
                release.touches = release.touches.saturating_sub(1);
            }
        }
    }
}
