//! Players: who they are, and what they need (6.2.6, 12.2.6, D; 2001 6.8(d), F).

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use touchmove_conduct::act::Disability;
use touchmove_law::{AssistantDuty, Date};

use crate::ids::{PlayerId, RoundNumber, SectionId};
use crate::round::ByeKind;

/// What is known about a player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PlayerDetails"),
    ts(rename = "PlayerDetails")
)]
pub struct Player {
    /// The name, as it is printed: usually `Surname, Forename`.
    pub name: String,
    /// As federations register it; of account for inspections (11.3.3) and rating files.
    pub sex: Option<Sex>,
    /// FIDE's title.
    pub title: Option<Title>,
    /// The rating that counts at the tempo of the section.
    pub rating: Option<u16>,
    /// The federation's code of three letters.
    pub federation: Option<String>,
    /// FIDE's number of the player.
    pub fide_id: Option<u32>,
    /// The day of birth, or what of it is known.
    pub born: Option<Born>,
    /// The club or team.
    pub club: Option<String>,
    /// What the player needs at the board.
    pub needs: Needs,
}

impl Player {
    /// A player of whom nothing but the name is known.
    pub fn named(name: impl Into<String>) -> Player {
        Player {
            name: name.into(),
            sex: None,
            title: None,
            rating: None,
            federation: None,
            fide_id: None,
            born: None,
            club: None,
            needs: Needs::default(),
        }
    }
}

/// As federations register it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Sex {
    /// `m`.
    #[cfg_attr(feature = "wire", serde(rename = "m"))]
    Male,
    /// `w`.
    #[cfg_attr(feature = "wire", serde(rename = "w"))]
    Female,
}

/// A day of birth, or the year alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "alloc::string::String", rename = "BornText"),
    ts(type = "string", rename = "BornText")
)]
pub enum Born {
    /// The whole day.
    On(Date),
    /// Only the year is known.
    In(u16),
}

impl Born {
    /// Reads what is printed.
    pub fn read(text: &str) -> Option<Born> {
        match text.parse() {
            Ok(year) => Some(Born::In(year)),
            Err(_) => text.parse().ok().map(Born::On),
        }
    }
}

/// `1990-05-17`, or `1990`.
impl fmt::Display for Born {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Born::On(date) => write!(f, "{date}"),
            Born::In(year) => write!(f, "{year}"),
        }
    }
}

/// FIDE's titles of players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "alloc::string::String", rename = "TitleText"),
    ts(type = "string", rename = "TitleText")
)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// FIDE master.
    Fm,
    /// Woman international master.
    Wim,
    /// Candidate master.
    Cm,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

impl Title {
    /// All of them, in the order of FIDE's lists.
    pub const ALL: [Title; 8] =
        [Title::Gm, Title::Im, Title::Wgm, Title::Fm, Title::Wim, Title::Cm, Title::Wfm, Title::Wcm];

    /// `GM`.
    pub const fn code(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }

    /// The title with this code.
    pub fn read(code: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.code() == code)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// What a player needs at the board (12.2.6, 6.2.6, 8.1.6, D.2.10).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Needs {
    /// What the player cannot do.
    pub disabilities: Vec<Disability>,
    /// The assistant.
    pub assistant: Option<Assistant>,
    /// Special measures the arbiter has granted, in words (12.2.6).
    pub measures: Vec<String>,
}

/// An assistant of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Assistant {
    /// The name.
    pub name: String,
    /// What the assistant may do.
    pub duties: Vec<AssistantDuty>,
}

/// A player of the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The number within the event.
    pub id: PlayerId,
    /// The section played in.
    pub section: SectionId,
    /// The starting number within the section.
    pub number: u16,
    /// Who it is.
    pub player: Player,
    /// Whether still in the event.
    pub standing: Participation,
    /// The rounds the player is excluded from (12.9.8).
    pub excluded: Vec<RoundNumber>,
    /// The rounds the player asked not to be paired in, and what the player gets for them.
    pub requested: Vec<(RoundNumber, ByeKind)>,
}

/// Whether a player is still in the event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Participation {
    /// In it.
    Playing,
    /// Withdrew; this is the first round not played.
    Withdrawn(RoundNumber),
    /// Expelled (12.9.9; 2001 13.4(g)).
    Expelled,
}

impl Entrant {
    /// Whether the player may be paired in a round.
    pub fn may_play(&self, round: RoundNumber) -> bool {
        let present = match self.standing {
            Participation::Playing => true,
            Participation::Withdrawn(from) => round < from,
            Participation::Expelled => false,
        };
        present && !self.excluded.contains(&round)
    }

    /// What the player asked for in a round.
    pub fn requested_in(&self, round: RoundNumber) -> Option<ByeKind> {
        self.requested.iter().find(|(asked, _)| *asked == round).map(|(_, kind)| *kind)
    }
}
