//! FIDE's rating list: what was understood of it, and who is found in it.

use serde::Serialize;
use touchmove_competition::Sex;
use touchmove_competition::rating_list::Rated;

/// A player of the list.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RatedShown {
    /// FIDE's number.
    pub fide_id: u32,
    /// The name.
    pub name: String,
    /// The federation.
    pub federation: Option<String>,
    /// `m` or `w`.
    pub sex: Option<String>,
    /// The title.
    pub title: Option<String>,
    /// The rating that counts where the list is asked; the one at the standard tempo where there is no other.
    pub rating: Option<u16>,
    /// The rating at the standard tempo.
    pub standard: Option<u16>,
    /// At rapid chess.
    pub rapid: Option<u16>,
    /// At blitz.
    pub blitz: Option<u16>,
    /// The year of birth.
    pub born: Option<String>,
}

impl From<&Rated> for RatedShown {
    fn from(rated: &Rated) -> RatedShown {
        RatedShown {
            fide_id: rated.fide_id,
            name: rated.name.clone(),
            federation: rated.federation.clone(),
            sex: rated.sex.map(|sex| match sex {
                Sex::Male => "m".to_owned(),
                Sex::Female => "w".to_owned(),
            }),
            title: rated.title.map(|title| title.to_string()),
            rating: rated.standard,
            standard: rated.standard,
            rapid: rated.rapid,
            blitz: rated.blitz,
            born: rated.born.map(|born| born.to_string()),
        }
    }
}

/// A list as it was understood; nothing is taken in.
#[derive(Serialize, Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RatingsRead {
    /// How many players it has.
    pub players: u32,
    /// The first of them, as they were understood.
    pub examples: Vec<RatedShown>,
    /// Lines that contain no player.
    pub refused: u32,
    /// The first of these, with their places.
    pub problems: Vec<String>,
}

/// A list that is in use.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RatingsTaken {
    /// How many players it has.
    pub players: u32,
}
