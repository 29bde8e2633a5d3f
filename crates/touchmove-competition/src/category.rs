//! Prize categories of a section: who competes for a prize of their own beside the standings.

use alloc::string::String;
use alloc::vec::Vec;

use crate::ids::PlayerId;
use crate::player::{Born, Entrant, Sex};

/// A prize category: everything that is set must hold for a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, default)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields = nullable))]
pub struct Category {
    /// Its name, as it is printed.
    pub name: String,
    /// Rated lower than this; anyone who has no rating is.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    pub rated_below: Option<u16>,
    /// Rated at least this high.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    pub rated_from: Option<u16>,
    /// Born in this year or later: juniors.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    pub born_from: Option<u16>,
    /// Born in this year or earlier: seniors.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    pub born_until: Option<u16>,
    /// As federations register it.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    pub sex: Option<Sex>,
    /// The federation's code.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    pub federation: Option<String>,
    /// The club or team.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    pub club: Option<String>,
    /// These players, where a group is named one by one.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<PlayerId>>", optional))]
    pub players: Vec<PlayerId>,
}

impl Category {
    /// Whether a player competes in it. A player whose year of birth is not known is neither a junior nor a senior.
    pub fn has(&self, entrant: &Entrant) -> bool {
        let player = &entrant.player;
        let rating = player.rating.unwrap_or(0);
        let year = player.born.map(year);
        let same = |wanted: &Option<String>, known: &Option<String>| {
            wanted.as_ref().is_none_or(|wanted| {
                known
                    .as_ref()
                    .is_some_and(|known| wanted.trim().to_lowercase() == known.trim().to_lowercase())
            })
        };
        self.rated_below.is_none_or(|below| rating < below)
            && self.rated_from.is_none_or(|from| rating >= from)
            && self.born_from.is_none_or(|from| year.is_some_and(|year| year >= from))
            && self.born_until.is_none_or(|until| year.is_some_and(|year| year <= until))
            && self.sex.is_none_or(|sex| player.sex == Some(sex))
            && same(&self.federation, &player.federation)
            && same(&self.club, &player.club)
            && (self.players.is_empty() || self.players.contains(&entrant.id))
    }
}

fn year(born: Born) -> u16 {
    match born {
        Born::On(date) => date.year(),
        Born::In(year) => year,
    }
}
