//! Penalties and appeals of an event as its arbiters see them.

use serde::Serialize;
use touchmove_competition::{Against, Appeal, Event, Force, GameId, Imposed, Verdict};
use touchmove_conduct::act::Penalty;

/// A penalty that was imposed.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PenaltyShown {
    /// Its number.
    pub penalty: u32,
    /// On whom.
    pub player: u16,
    /// In which game, if in one.
    pub game: Option<GameId>,
    /// What.
    #[serde(serialize_with = "touchmove_competition::wire::penalty::serialize")]
    #[cfg_attr(
        test,
        ts(type = "EventPenalty"),
        schemars(with = "touchmove_competition::wire::schemas::EventPenalty")
    )]
    pub what: Penalty,
    /// Under which article.
    pub article: String,
    /// Why.
    pub reason: String,
    /// With which entry of the event's journal.
    pub entry: u32,
    /// Why it was lifted, if it was.
    pub lifted: Option<String>,
}

/// An appeal.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AppealShown {
    /// Its number.
    pub appeal: u32,
    /// Who appeals.
    pub player: u16,
    /// Against what.
    pub against: Against,
    /// On which grounds.
    pub grounds: String,
    /// How it was decided, if it was.
    pub verdict: Option<Verdict>,
    /// Why it was decided so.
    pub reason: Option<String>,
}

impl PenaltyShown {
    /// A penalty under the edition of its event.
    pub fn new(event: &Event, imposed: &Imposed) -> PenaltyShown {
        PenaltyShown {
            penalty: imposed.id.0,
            player: imposed.player.0,
            game: imposed.game,
            what: imposed.penalty.clone(),
            article: imposed.article.number(event.edition()).unwrap_or_default().to_owned(),
            reason: imposed.reason.clone(),
            entry: imposed.entry,
            lifted: match &imposed.force {
                Force::InForce => None,
                Force::Lifted { reason, .. } => Some(reason.clone()),
            },
        }
    }
}

impl AppealShown {
    /// An appeal.
    pub fn new(appeal: &Appeal) -> AppealShown {
        AppealShown {
            appeal: appeal.id.0,
            player: appeal.player.0,
            against: appeal.against,
            grounds: appeal.grounds.clone(),
            verdict: appeal.decided.as_ref().map(|decided| decided.verdict),
            reason: appeal.decided.as_ref().map(|decided| decided.reason.clone()),
        }
    }
}
