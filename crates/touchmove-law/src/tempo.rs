//! Standard, rapid or blitz (A.1, B.1; 2001 B.1, C.1), and how closely fast play is supervised (A.4-A.6, B.2-B.4).

use core::fmt;
use core::str::FromStr;

use crate::article::Article;
use crate::cite;
use crate::edition::Edition;
use crate::parameters::Parameters;

/// What a player is given for a game, as far as its tempo depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Allowance {
    /// The time of all the periods that a game of sixty moves would reach, in milliseconds.
    pub base: u64,
    /// The extra time for each move, in milliseconds; 0 for none.
    pub per_move: u64,
}

impl Allowance {
    /// Minutes for the game and seconds for each move.
    #[expect(clippy::as_conversions, reason = "widening, where a const function cannot convert otherwise")]
    pub const fn minutes(minutes: u32, seconds_per_move: u32) -> Allowance {
        Allowance { base: minutes as u64 * 60_000, per_move: seconds_per_move as u64 * 1000 }
    }
}

/// How fast a game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Tempo {
    /// The competition rules apply as they stand.
    Standard,
    /// Appendix A; in 2001 Appendix B.
    Rapid,
    /// Appendix B; in 2001 Appendix C.
    Blitz,
}

impl Tempo {
    /// All three, slowest first.
    pub const ALL: [Tempo; 3] = [Tempo::Standard, Tempo::Rapid, Tempo::Blitz];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Tempo::Standard => "standard",
            Tempo::Rapid => "rapid",
            Tempo::Blitz => "blitz",
        }
    }

    /// The article that says what it is; standard chess is what rapid play is not.
    pub fn article(self) -> Article {
        match self {
            Tempo::Standard | Tempo::Rapid => cite!("A.1"),
            Tempo::Blitz => cite!("B.1"),
        }
    }

    /// The tempo of a game with this allowance: one sum for all three, so that every time control has exactly one tempo
    /// (I-069), and exactly ten minutes are blitz where rapid is more than ten (I-043).
    ///
    /// Where an edition counts the extra time is a parameter of the edition; `counting` lets an organiser count it in
    /// the edition that is silent about it (I-087).
    pub fn of(edition: Edition, allowance: Allowance, counting: IncrementCounting) -> Tempo {
        let bounds = Parameters::of(edition).tempo_bounds;
        let counts = match counting {
            IncrementCounting::AsTheEditionSays => bounds.counts_increment,
            IncrementCounting::AlwaysSixtyMoves => CountsIncrement::SixtyMoves,
        };
        let total = match counts {
            CountsIncrement::SixtyMoves => {
                allowance.base.saturating_add(allowance.per_move.saturating_mul(60))
            }
            CountsIncrement::No => allowance.base,
        };
        if total < bounds.rapid_from {
            Tempo::Blitz
        } else if total < bounds.standard_from {
            Tempo::Rapid
        } else {
            Tempo::Standard
        }
    }
}

impl fmt::Display for Tempo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Tempo {
    type Err = UnknownTempo;

    fn from_str(word: &str) -> Result<Tempo, UnknownTempo> {
        Tempo::ALL.into_iter().find(|tempo| tempo.word() == word).ok_or(UnknownTempo)
    }
}

/// A word that is not a tempo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTempo;

impl fmt::Display for UnknownTempo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected standard, rapid or blitz")
    }
}

impl core::error::Error for UnknownTempo {}

/// Where one tempo ends and the next begins, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TempoBounds {
    /// The shortest time that is rapid; anything less is blitz.
    pub rapid_from: u64,
    /// The shortest time that is standard.
    pub standard_from: u64,
    /// Whether the extra time of sixty moves is part of the sum.
    pub counts_increment: CountsIncrement,
}

/// Whether the extra time for each move counts towards the tempo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountsIncrement {
    /// Sixty times the increment is added to the allotted time (A.1, B.1).
    SixtyMoves,
    /// Only the fixed time counts (2001 B.1, C.1).
    No,
}

/// How an event counts the extra time where the edition is silent (I-087).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum IncrementCounting {
    /// As the edition has it.
    AsTheEditionSays,
    /// Sixty times the increment, in either edition.
    #[cfg_attr(feature = "wire", serde(rename = "sixty-moves"))]
    AlwaysSixtyMoves,
}

/// How closely fast play is supervised: which of the two sets of rules the regulations chose (A.6, B.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Supervision {
    /// Enough arbiters, every game recorded: the competition rules apply in full (A.4, B.2).
    Full,
    /// The short rules of A.5, B.3.
    Limited,
}

/// The five ways to play that the Laws tell apart: tempo and, in fast play, supervision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// Standard chess.
    Standard,
    /// Rapid, supervised as A.4 demands.
    RapidSupervised,
    /// Rapid under A.5; all rapid play of 2001.
    Rapid,
    /// Blitz, supervised as B.2 demands.
    BlitzSupervised,
    /// Blitz under B.3; all blitz of 2001.
    Blitz,
}

impl Play {
    /// The way of playing at this tempo with this supervision, which does not matter in standard chess.
    pub const fn new(tempo: Tempo, supervision: Supervision) -> Play {
        match (tempo, supervision) {
            (Tempo::Standard, Supervision::Full | Supervision::Limited) => Play::Standard,
            (Tempo::Rapid, Supervision::Full) => Play::RapidSupervised,
            (Tempo::Rapid, Supervision::Limited) => Play::Rapid,
            (Tempo::Blitz, Supervision::Full) => Play::BlitzSupervised,
            (Tempo::Blitz, Supervision::Limited) => Play::Blitz,
        }
    }

    /// Its tempo.
    pub const fn tempo(self) -> Tempo {
        match self {
            Play::Standard => Tempo::Standard,
            Play::RapidSupervised | Play::Rapid => Tempo::Rapid,
            Play::BlitzSupervised | Play::Blitz => Tempo::Blitz,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(minutes: u32, increment: u32, new: Tempo, old: Tempo) {
        let allowance = Allowance::minutes(minutes, increment);
        let counting = IncrementCounting::AsTheEditionSays;
        assert_eq!(Tempo::of(Edition::Fide2023, allowance, counting), new, "2023 {minutes}+{increment}");
        assert_eq!(Tempo::of(Edition::Fide2001, allowance, counting), old, "2001 {minutes}+{increment}");
    }

    #[test]
    fn the_boundaries_are_exact_in_both_editions() {
        case(10, 0, Tempo::Blitz, Tempo::Blitz);
        case(10, 1, Tempo::Rapid, Tempo::Blitz);
        case(12, 0, Tempo::Rapid, Tempo::Blitz);
        case(14, 0, Tempo::Rapid, Tempo::Blitz);
        case(15, 0, Tempo::Rapid, Tempo::Rapid);
        case(59, 0, Tempo::Rapid, Tempo::Rapid);
        case(60, 0, Tempo::Standard, Tempo::Rapid);
        case(61, 0, Tempo::Standard, Tempo::Standard);
    }

    #[test]
    fn the_increment_counts_sixty_times_in_one_edition_only() {
        case(3, 2, Tempo::Blitz, Tempo::Blitz);
        case(5, 5, Tempo::Blitz, Tempo::Blitz);
        case(15, 10, Tempo::Rapid, Tempo::Rapid);
        case(50, 10, Tempo::Standard, Tempo::Rapid);
        case(59, 30, Tempo::Standard, Tempo::Rapid);
    }

    #[test]
    fn a_millisecond_decides() {
        let one = |base, edition| {
            Tempo::of(edition, Allowance { base, per_move: 0 }, IncrementCounting::AsTheEditionSays)
        };
        assert_eq!(one(600_000, Edition::Fide2023), Tempo::Blitz);
        assert_eq!(one(600_001, Edition::Fide2023), Tempo::Rapid);
        assert_eq!(one(3_599_999, Edition::Fide2023), Tempo::Rapid);
        assert_eq!(one(3_600_000, Edition::Fide2023), Tempo::Standard);
        assert_eq!(one(899_999, Edition::Fide2001), Tempo::Blitz);
        assert_eq!(one(900_000, Edition::Fide2001), Tempo::Rapid);
        assert_eq!(one(3_600_000, Edition::Fide2001), Tempo::Rapid);
        assert_eq!(one(3_600_001, Edition::Fide2001), Tempo::Standard);
    }

    #[test]
    fn an_organiser_may_count_the_increment_where_the_edition_is_silent() {
        let allowance = Allowance::minutes(10, 10);
        assert_eq!(
            Tempo::of(Edition::Fide2001, allowance, IncrementCounting::AlwaysSixtyMoves),
            Tempo::Rapid
        );
        assert_eq!(
            Tempo::of(Edition::Fide2001, allowance, IncrementCounting::AsTheEditionSays),
            Tempo::Blitz
        );
    }
}
