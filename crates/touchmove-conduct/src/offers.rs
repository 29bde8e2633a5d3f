//! Offers of a draw, the claim that waits, and the arbiter's consent (9.1, 9.5).

use touchmove_chess::Color;
use touchmove_clock::Sides;

use crate::act::DrawClaim;
use crate::referral::ReferralId;

/// An open offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    /// After how many plies it was made.
    pub after: usize,
}

/// A claim of a draw that waits for the arbiter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenClaim {
    /// Who claims.
    pub by: Color,
    /// What.
    pub claim: DrawClaim,
    /// The referral that asks about it.
    pub referral: ReferralId,
    /// After how many plies it was made.
    pub after: usize,
}

/// Whether the arbiter has consented to a draw that the regulations bar (9.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Consent {
    Given,
    /// This player has offered a draw that needs it.
    Asked(Color),
    /// The opponent has accepted what this player offered: nothing but the consent is missing (I-165).
    Agreed(Color),
    NotGiven,
}

/// What both players have offered and claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offers {
    open: Sides<Option<Offer>>,
    claim: Option<OpenClaim>,
    consent: Consent,
}

impl Default for Offers {
    fn default() -> Offers {
        Offers { open: Sides::each(|_| None), claim: None, consent: Consent::NotGiven }
    }
}

impl Offers {
    /// The open offers.
    pub(crate) fn open(&self) -> Sides<Option<Offer>> {
        self.open
    }

    /// A player offers a draw after this many plies.
    pub(crate) fn make(&mut self, by: Color, after: usize) {
        *self.open.of_mut(by) = Some(Offer { after });
    }

    /// The offer of a player is rejected, if they had one.
    pub(crate) fn lapse(&mut self, by: Color) -> Option<Offer> {
        self.open.of_mut(by).take()
    }

    /// The claim that waits.
    pub(crate) fn claim(&self) -> Option<&OpenClaim> {
        self.claim.as_ref()
    }

    /// Whether a claim of this player waits.
    pub(crate) fn has_claimed(&self, by: Color) -> bool {
        self.claim.as_ref().is_some_and(|claim| claim.by == by)
    }

    /// A claim waits.
    pub(crate) fn lodge(&mut self, claim: OpenClaim) {
        self.claim = Some(claim);
    }

    /// The claim waits no more; which it was, if the question with this number asked about it.
    pub(crate) fn take_claim(&mut self, id: ReferralId) -> Option<OpenClaim> {
        self.claim.take_if(|open| open.referral == id)
    }

    /// The claim is decided.
    pub(crate) fn decide_claim(&mut self) {
        self.claim = None;
    }

    /// How far the consent has got.
    pub(crate) fn consent(&self) -> Consent {
        self.consent
    }

    /// It gets so far; how far it had got.
    pub(crate) fn set_consent(&mut self, consent: Consent) -> Consent {
        core::mem::replace(&mut self.consent, consent)
    }

    /// The game is over: nothing is offered or claimed any more.
    pub(crate) fn end(&mut self) {
        self.open = Sides::each(|_| None);
        self.claim = None;
    }
}
