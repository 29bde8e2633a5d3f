//! Why regulations are refused, each with the article they contradict.

use core::fmt;

use alloc::vec::Vec;

use crate::article::Article;

/// One way in which regulations contradict the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The article they contradict.
    pub article: Article,
    /// How.
    pub reason: RefusalReason,
}

/// How regulations contradict the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub enum RefusalReason {
    /// A player has no time at all.
    NoTime,
    /// Fast play without saying which rules govern it.
    SupervisionUnstated,
    /// The edition does not divide fast play by supervision.
    SupervisionUnknown,
    /// Too many games for one arbiter.
    TooManyGames,
    /// Nobody records.
    NobodyRecords,
    /// The players' times make two tempos, and none is stated.
    TempoUnstated,
    /// A tempo is stated that both players' times contradict.
    TempoContradicted,
    /// The edition gives no power to restrict offers of a draw.
    DrawsRestricted,
    /// The Guideline cannot be used: blitz, or extra time for each move.
    GuidelineOutOfPlace,
    /// The edition has its own law in place of the Guideline.
    GuidelineUnknown,
    /// The edition has no such game.
    Chess960Unknown,
    /// The edition has no electronic scoresheet.
    ElectronicScoresheetUnknown,
    /// The edition has no fines.
    FinesUnknown,
    /// A win is not worth more than a draw, or a draw not more than a loss.
    PointsOutOfOrder,
    /// The edition allows no rules of a federation.
    LocalRules,
    /// A federation's rule changes an article.
    LocalRuleContradicts,
    /// A federation's rule outside its territory.
    LocalRuleAbroad,
    /// A session ends before it begins.
    SessionBackwards,
}

impl fmt::Display for RefusalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RefusalReason::NoTime => "a player has no time to play",
            RefusalReason::SupervisionUnstated => "state which set of rules applies to rapid and blitz",
            RefusalReason::SupervisionUnknown => {
                "this edition does not divide rapid and blitz by supervision"
            }
            RefusalReason::TooManyGames => "one arbiter has too many games for the full rules",
            RefusalReason::NobodyRecords => "the full rules need somebody to record each game",
            RefusalReason::TempoUnstated => {
                "the players' times belong to two tempos: state which one applies"
            }
            RefusalReason::TempoContradicted => "the stated tempo does not match the players' times",
            RefusalReason::DrawsRestricted => "this edition gives no power to restrict offers of a draw",
            RefusalReason::GuidelineOutOfPlace => {
                "the guideline is only for standard and rapid games without increment"
            }
            RefusalReason::GuidelineUnknown => "this edition has a law of its own in place of the guideline",
            RefusalReason::Chess960Unknown => "this edition has only one initial position",
            RefusalReason::ElectronicScoresheetUnknown => {
                "this edition does not provide for electronic scoresheets"
            }
            RefusalReason::FinesUnknown => "this edition does not provide for fines",
            RefusalReason::PointsOutOfOrder => {
                "a win must be worth more than a draw, and a draw more than a loss"
            }
            RefusalReason::LocalRules => "this edition does not allow rules of a federation",
            RefusalReason::LocalRuleContradicts => "a rule of a federation may not change an article",
            RefusalReason::LocalRuleAbroad => "a rule of a federation applies only in its territory",
            RefusalReason::SessionBackwards => "a session ends before it begins",
        })
    }
}

/// `A.6: state which set of rules applies to rapid and blitz`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.article, self.reason)
    }
}

/// Every way in which regulations contradict the Laws; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusals(pub Vec<Refusal>);

impl fmt::Display for Refusals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, refusal) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{refusal}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Refusals {}

/// Something lawful that an organiser will want to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The extra time for each move is outside 2 to 60 seconds (I-070).
    UnusualIncrement,
    /// The rules of a federation are not used in a FIDE event (2001 Preface).
    LocalRulesIgnored,
    /// The tempo was taken from the time without the increment, which the edition does not consider (I-087).
    IncrementNotCounted,
    /// The time award in supervised blitz is two minutes, by the letter (I-044).
    BlitzAwardByTheLetter,
}
