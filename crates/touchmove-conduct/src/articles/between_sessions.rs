//! Between the sessions: the envelope in custody, and what may be done before it is opened (I.2-I.4, I.6, I.7; 2001
//! A.2-A.4, A.6, A.7).

use touchmove_chess::Color;
use touchmove_law::cite;

use crate::act::{PlayerAct, Topic};
use crate::adjourned::{Adjournment, Custody, Stage};
use crate::case::{Case, Refusal};
use crate::game::Part;
use crate::offers::Offers;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};

/// The arbiter verifies what the envelope states and keeps it (I.2, I.3; 2001 A.2, A.3).
pub(crate) fn confirm(case: &mut Case<'_>, resumption: &str) {
    let article = cite!("I.3");
    let offers = Offers::read(case.game).open();
    let at = case.at;
    let Some(envelope) = case.game.adjournment_mut().and_then(Adjournment::envelope_to_verify) else {
        case.not_admitted(article, Reason::NothingSealed);
        return;
    };
    if resumption.trim().is_empty() {
        case.not_admitted(cite!("I.2.7"), Reason::EnvelopeIncomplete);
        return;
    }
    envelope.open_offer = offers;
    envelope.resumption = resumption.into();
    envelope.custody = Custody::Kept(at);
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain).with(cite!("I.2.7")));
}

/// Whether the game stands between two sessions.
pub(crate) fn is_on(case: &Case<'_>) -> bool {
    case.game.phase() == Phase::Adjourned
}

/// Whether an envelope that nobody has opened lets a player do this, or why not.
pub(crate) fn lets(case: &Case<'_>, act: &PlayerAct) -> Result<(), Refusal> {
    let is_closed = case.game.adjournment().is_some_and(|open| match open.stage() {
        Stage::Sealed | Stage::Awaiting | Stage::ReplySealed(..) => true,
        Stage::Sealing(_) | Stage::Opened(_) | Stage::Replying(..) => false,
    });
    if is_closed && !case.game.phase().is_over() && needs_the_position(act) {
        return Err(Refusal::under(cite!("I.7"), Reason::EnvelopeClosed));
    }
    Ok(())
}

/// Whether the sealer makes on the board the move they say they sealed, the envelope being lost (I.12.1; 2001 A.11(a)/2).
pub(crate) fn may_state_on_board(case: &Case<'_>, by: Color, act: &PlayerAct) -> bool {
    (act.moves_pieces() || adjusts(act)) && states_sealed_move(case, by)
}

/// Whether it is for this player to say what they sealed, because the envelope is lost.
pub(crate) fn states_sealed_move(case: &Case<'_>, by: Color) -> bool {
    let adjournment = case.game.adjournment();
    adjournment
        .is_some_and(|open| open.sealer() == by && *open.stage() == Stage::Awaiting && open.is_missing())
}

/// Acts that need the position on the board, which nobody knows before the envelope is opened.
fn needs_the_position(act: &PlayerAct) -> bool {
    match act.topic() {
        Topic::Moving | Topic::Lever | Topic::DrawClaim | Topic::QuickplayClaim => true,
        Topic::Pieces => adjusts(act),
        Topic::Sheet | Topic::Offer | Topic::Course | Topic::Other => false,
    }
}

/// Only a piece that stands on the board can be straightened.
fn adjusts(act: &PlayerAct) -> bool {
    matches!(act, PlayerAct::Adjust { .. })
}
