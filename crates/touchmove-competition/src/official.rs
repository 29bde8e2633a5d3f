//! Officials: arbiters, their assistants, the organiser (12; 2001 13).

use alloc::string::String;

use crate::ids::{OfficialId, PlayerId, SectionId};

/// An official of the event.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Official {
    /// The name.
    pub name: String,
    /// The title, such as `IA`, `FA` or a national one.
    pub title: Option<String>,
    /// FIDE's number.
    pub fide_id: Option<u32>,
    /// The federation's code.
    pub federation: Option<String>,
    /// What the official is there for.
    pub post: Post,
}

/// What an official is there for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "as", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Post {
    /// Leads the arbiters of the event.
    ChiefArbiter,
    /// Stands in for the chief arbiter.
    DeputyChiefArbiter,
    /// Arbiter of one section.
    SectionArbiter {
        /// Which.
        section: SectionId,
    },
    /// Arbiter wherever needed.
    Arbiter,
    /// Observes and records for the arbiters (12.4), in one section or wherever needed.
    Assistant {
        /// In which section, if in one.
        section: Option<SectionId>,
    },
    /// Organises the event.
    Organiser,
}

impl Post {
    /// Whether the official is an arbiter for games of the section.
    pub fn arbitrates(self, section: SectionId) -> bool {
        match self {
            Post::ChiefArbiter | Post::DeputyChiefArbiter | Post::Arbiter => true,
            Post::SectionArbiter { section: own } => own == section,
            Post::Assistant { .. } | Post::Organiser => false,
        }
    }
}

/// An official with a number.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "OfficialShown"),
    ts(rename = "OfficialShown")
)]
pub struct Appointed {
    /// The number within the event.
    #[cfg_attr(feature = "wire", serde(rename = "official"))]
    pub id: OfficialId,
    /// Who it is.
    #[cfg_attr(feature = "wire", serde(rename = "details"))]
    pub official: Official,
}

/// Who did something in the event. Whether they may is for the server to say; this is what the report prints.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "EventBy"),
    ts(rename = "EventBy")
)]
pub enum By {
    /// An official.
    Official {
        /// Which.
        official: OfficialId,
    },
    /// A player.
    Player {
        /// Which.
        player: PlayerId,
    },
    /// The organiser or the appeals committee.
    Organiser,
    /// The program itself: what follows from the journal of a game.
    System,
}
