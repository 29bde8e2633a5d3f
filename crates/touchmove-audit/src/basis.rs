//! By which Laws a game is judged: those in force on its date, or what both editions have in common.

use std::fmt;

use touchmove_law::{Allowance, Date, Edition, IncrementCounting, LossRule, Parameters, Tempo};

/// The Laws a game is judged by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Basis {
    /// One edition.
    Edition(Edition),
    /// The rules that are the same in every edition: the date is unknown, or no known edition was in force.
    Common,
}

impl Basis {
    /// Everything a game can be judged by.
    pub const ALL: [Basis; 3] =
        [Basis::Edition(Edition::ALL[1]), Basis::Edition(Edition::ALL[0]), Basis::Common];

    /// The Laws of a game that began on some day from the first to the last of these.
    pub fn between(first: Date, last: Date) -> Basis {
        match (Edition::in_force_on(first), Edition::in_force_on(last)) {
            (Ok(one), Ok(other)) if one == other => Basis::Edition(one),
            (Ok(_) | Err(_), Ok(_) | Err(_)) => Basis::Common,
        }
    }

    /// The editions that have to agree.
    fn editions(self) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(move |edition| match self {
            Basis::Edition(one) => one == *edition,
            Basis::Common => true,
        })
    }

    fn parameters(self) -> impl Iterator<Item = &'static Parameters> {
        self.editions().map(Parameters::of)
    }

    /// How often a position must appear to end the game (9.6.1).
    pub fn automatic_repetition(self) -> Option<u8> {
        self.parameters().map(|laws| laws.automatic_repetition).reduce(greater).flatten()
    }

    /// How many moves of either player without progress end the game (9.6.2).
    pub fn automatic_without_progress(self) -> Option<u32> {
        let moves =
            self.parameters().map(|laws| laws.automatic_without_progress).reduce(greater).flatten()?;
        Some(2 * u32::from(moves))
    }

    /// How often a position must appear for a claim (9.2).
    pub fn claimed_repetition(self) -> u8 {
        self.parameters().map(|laws| laws.claimed_repetition).max().unwrap_or(u8::MAX)
    }

    /// How many moves of either player without progress allow a claim (9.3).
    pub fn claimed_without_progress(self) -> u32 {
        2 * self.parameters().map(|laws| u32::from(laws.claimed_without_progress)).max().unwrap_or_default()
    }

    /// How many moves each must have made before a draw is agreed (5.2.3).
    pub fn agreement_after(self) -> u32 {
        self.parameters().map(|laws| u32::from(laws.agreement_after)).min().unwrap_or_default()
    }

    /// Whether resigning to an opponent who cannot checkmate draws (5.1.2).
    pub fn hopeless_resignation_draws(self) -> bool {
        self.parameters().all(|laws| laws.resignation == LossRule::DrawnIfHopeless)
    }

    /// The tempo, if the editions agree on it.
    pub fn tempo(self, allowance: Allowance) -> Option<Tempo> {
        let mut tempos =
            self.editions().map(|edition| Tempo::of(edition, allowance, IncrementCounting::AsTheEditionSays));
        let first = tempos.next()?;
        tempos.all(|tempo| tempo == first).then_some(first)
    }
}

/// A limit that all have, if all have one; the greater then.
fn greater<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    Some(one?.max(other?))
}

/// The year of the edition, or `common`.
impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Basis::Edition(edition) => edition.fmt(f),
            Basis::Common => f.write_str("common"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(year: u16, month: u8, day: u8) -> Basis {
        let date = Date::new(year, month, day).unwrap();
        Basis::between(date, date)
    }

    #[test]
    fn a_game_is_judged_by_the_edition_of_its_date_and_between_them_by_what_they_share() {
        assert_eq!(on(2004, 2, 29), Basis::Edition(Edition::Fide2001));
        assert_eq!(on(2024, 2, 29), Basis::Edition(Edition::Fide2023));
        assert_eq!(on(2014, 2, 28), Basis::Common);
        assert_eq!(on(1972, 7, 11), Basis::Common);
        let year = |year| Basis::between(Date::new(year, 1, 1).unwrap(), Date::new(year, 12, 31).unwrap());
        assert_eq!(year(2002), Basis::Edition(Edition::Fide2001));
        assert_eq!(year(2001), Basis::Common);
    }

    #[test]
    fn only_the_later_edition_ends_games_by_repetition_and_by_seventy_five_moves() {
        let (new, old) = (Basis::Edition(Edition::Fide2023), Basis::Edition(Edition::Fide2001));
        assert_eq!((new.automatic_repetition(), new.automatic_without_progress()), (Some(5), Some(150)));
        for basis in [old, Basis::Common] {
            assert_eq!((basis.automatic_repetition(), basis.automatic_without_progress()), (None, None));
            assert!(!basis.hopeless_resignation_draws());
            assert_eq!(basis.agreement_after(), 0);
        }
        for basis in Basis::ALL {
            assert_eq!((basis.claimed_repetition(), basis.claimed_without_progress()), (3, 100));
        }
        assert!(new.hopeless_resignation_draws());
        assert_eq!(new.agreement_after(), 1);
    }

    #[test]
    fn a_tempo_on_which_the_editions_differ_is_none_in_common() {
        let twelve_minutes = Allowance::minutes(12, 0);
        assert_eq!(Basis::Edition(Edition::Fide2023).tempo(twelve_minutes), Some(Tempo::Rapid));
        assert_eq!(Basis::Edition(Edition::Fide2001).tempo(twelve_minutes), Some(Tempo::Blitz));
        assert_eq!(Basis::Common.tempo(twelve_minutes), None);
        assert_eq!(Basis::Common.tempo(Allowance::minutes(90, 30)), Some(Tempo::Standard));
    }
}
