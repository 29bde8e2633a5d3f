//! Claims in a quickplay finish: how far they have got (Guideline III; 2001 Article 10, Appendix D).

use alloc::vec::Vec;

use touchmove_chess::{Color, Position};
use touchmove_law::{Article, Laws, Permission, cite};

use crate::act::Ground;
use crate::referral::ReferralId;

/// What has happened in the quickplay finish of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Quickplay {
    claim: Option<QuickplayClaim>,
    /// A claim where no arbiter supervises (III.6).
    alone: Option<AloneClaim>,
    increment: Increment,
    /// The entries that decided a claim; final where the edition says so (2001 10.2(d)).
    decisions: Vec<u32>,
}

/// A claim that has not been finally decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuickplayClaim {
    by: Color,
    ground: Ground,
    /// The question that waits for the arbiter.
    referral: ReferralId,
    standing: ClaimStage,
}

impl QuickplayClaim {
    /// Who claims.
    pub fn by(&self) -> Color {
        self.by
    }

    /// Why.
    pub fn ground(&self) -> Ground {
        self.ground
    }

    /// How far it has got.
    pub fn standing(&self) -> ClaimStage {
        self.standing
    }

    /// The question that waits for the arbiter.
    pub(crate) fn referral(&self) -> ReferralId {
        self.referral
    }
}

/// How far a claim has got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimStage {
    /// The arbiter has not answered.
    Open,
    /// The arbiter has put the decision off, and play goes on (III.5.2).
    Postponed,
    /// A flag has fallen since, and the arbiter has to declare the result (III.5.2).
    AfterFlag,
}

/// Whether the increment of III.4 has been given in this game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Increment {
    /// No.
    #[default]
    NotGiven,
    /// Yes: III.5 is no longer open.
    Given,
}

/// A claim that ended the game where no arbiter supervises, with its papers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AloneClaim {
    /// Who claims.
    pub by: Color,
    /// Why.
    pub ground: Ground,
    /// The final position.
    pub position: FinalPosition,
    /// The completed score, where the ground needs one.
    pub score: Option<SubmittedScore>,
}

/// The final position as the claimant wrote it down and the opponent confirmed it (III.6.1.1; 2001 D.1/1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalPosition(pub Position);

/// A score completed before play ended, confirmed by the opponent (III.6.1.2; 2001 D.1/2): this many moves by either side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SubmittedScore {
    /// How many moves it holds.
    pub halfmoves: usize,
}

impl Quickplay {
    /// The claim that has not been finally decided.
    pub fn claim(&self) -> Option<QuickplayClaim> {
        self.claim
    }

    /// The claim made where no arbiter supervises.
    pub fn alone(&self) -> Option<&AloneClaim> {
        self.alone.as_ref()
    }

    /// A claim waits for the answer to this question.
    pub(crate) fn lodge(&mut self, by: Color, ground: Ground, referral: ReferralId) {
        self.claim = Some(QuickplayClaim { by, ground, referral, standing: ClaimStage::Open });
    }

    /// The claim has got this far, and waits for the answer to this question now.
    pub(crate) fn advance(&mut self, standing: ClaimStage, referral: ReferralId) {
        self.claim = self.claim.map(|claim| QuickplayClaim { standing, referral, ..claim });
    }

    /// The claim waits no more.
    pub(crate) fn settle(&mut self) {
        self.claim = None;
    }

    /// A claim has ended the game where no arbiter supervises.
    pub(crate) fn submit(&mut self, claim: AloneClaim) {
        self.alone = Some(claim);
    }

    /// The increment of III.4 is given.
    pub(crate) fn give_increment(&mut self) {
        self.increment = Increment::Given;
    }

    /// This entry has decided a claim.
    pub(crate) fn note_decision(&mut self, entry: u32) {
        self.decisions.push(entry);
    }

    /// Whether what followed the entry was a decision that nobody may appeal against (2001 10.2(d)).
    pub(crate) fn is_final(&self, laws: &Laws, entry: u32) -> bool {
        laws.quickplay_appeal() == Permission::Forbidden && self.decisions.contains(&entry)
    }

    /// What makes the decision final: of the arbiter at the board, or of the one a claim was sent to (2001 10.2(d), D.1/3).
    pub(crate) fn final_under(&self) -> Article {
        match self.alone {
            Some(_) => cite!(2001 "D.1/3"),
            None => cite!(2001 "10.2(d)"),
        }
    }

    /// Whether the increment of III.4 has been given.
    pub fn increment(&self) -> Increment {
        self.increment
    }
}
