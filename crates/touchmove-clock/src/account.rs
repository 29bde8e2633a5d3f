//! The account of one clock: where its time came from and where it went.

use touchmove_law::{Article, cite};

use crate::moment::Millis;

/// Every millisecond that was ever put on a clock or taken from it.
///
/// Opening + periods + bonuses + added - subtracted - lapsed - charged = remaining, always and exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Account {
    /// What the clock showed before the game: the first period and the extra time of the first move.
    pub opening: Millis,
    /// The time of later periods.
    pub periods: Millis,
    /// Extra time for moves, other than the one in the opening.
    pub bonuses: Millis,
    /// Given by the arbiter's hand.
    pub added: Millis,
    /// Taken by the arbiter's hand.
    pub subtracted: Millis,
    /// Main time that was not carried over ([`DelayCarry::Lapses`](crate::DelayCarry::Lapses)).
    pub lapsed: Millis,
    /// Main time the running clock used up.
    pub charged: Millis,
}

impl Account {
    /// The account of a clock that has just been set.
    pub(crate) const fn opened(opening: Millis) -> Account {
        Account {
            opening,
            periods: Millis::ZERO,
            bonuses: Millis::ZERO,
            added: Millis::ZERO,
            subtracted: Millis::ZERO,
            lapsed: Millis::ZERO,
            charged: Millis::ZERO,
        }
    }

    /// The account line by line, each with the article it rests on: the answer to why a clock shows what it shows.
    pub fn lines(&self) -> [(AccountLine, Millis); 7] {
        [
            (AccountLine::Opening, self.opening),
            (AccountLine::Periods, self.periods),
            (AccountLine::Bonuses, self.bonuses),
            (AccountLine::Added, self.added),
            (AccountLine::Subtracted, self.subtracted),
            (AccountLine::Lapsed, self.lapsed),
            (AccountLine::Charged, self.charged),
        ]
    }

    /// What ought to remain; `None` if more was taken than given, which no sequence of operations can lead to.
    pub fn balance(&self) -> Option<Millis> {
        let given = self.opening.plus(self.periods).plus(self.bonuses).plus(self.added);
        let taken = self.subtracted.plus(self.lapsed).plus(self.charged);
        given.get().checked_sub(taken.get()).map(Millis::new)
    }
}

/// A line of the account.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AccountLine {
    /// What the clock showed before the game.
    Opening,
    /// The time of later periods.
    Periods,
    /// Extra time for moves.
    Bonuses,
    /// Given by the arbiter's hand.
    Added,
    /// Taken by the arbiter's hand.
    Subtracted,
    /// Not carried over.
    Lapsed,
    /// Used up.
    Charged,
}

impl AccountLine {
    /// The article that gives or takes this time. What an arbiter did has its own article in the
    /// [`Adjustment`](crate::Adjustment); this is the one that lets them set times at all.
    pub fn article(self) -> Article {
        match self {
            AccountLine::Opening | AccountLine::Bonuses => cite!("6.3.1"),
            AccountLine::Periods | AccountLine::Lapsed => cite!("6.3.2"),
            AccountLine::Added | AccountLine::Subtracted => cite!("7.1"),
            AccountLine::Charged => cite!("6.1"),
        }
    }

    /// Whether the line takes time away.
    pub fn takes(self) -> bool {
        match self {
            AccountLine::Opening | AccountLine::Periods | AccountLine::Bonuses | AccountLine::Added => false,
            AccountLine::Subtracted | AccountLine::Lapsed | AccountLine::Charged => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_add_up_to_the_balance() {
        let mut account = Account::opened(Millis::new(1000));
        account.periods = Millis::new(200);
        account.bonuses = Millis::new(30);
        account.added = Millis::new(4);
        account.subtracted = Millis::new(500);
        account.lapsed = Millis::new(60);
        account.charged = Millis::new(7);
        let sum = account.lines().iter().fold(0, |sum, (line, time)| {
            if line.takes() { sum - time.get().cast_signed() } else { sum + time.get().cast_signed() }
        });
        assert_eq!(sum, 667);
        assert_eq!(account.balance(), Some(Millis::new(667)));
    }
}
