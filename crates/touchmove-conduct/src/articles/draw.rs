//! Offers of a draw, agreement and consent (9.1; 2001 9.1). Claims are a subject of their own (`draw_claim`).

use touchmove_chess::Color;
use touchmove_law::{Article, DrawAgreement, Interpretation, Permission, cite};

use super::{behaviour, between_sessions, end, recording};
use crate::board::BoardState;
use crate::case::{Case, End, Refusal};
use crate::game::Part;
use crate::offers::{Consent, Offers};
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, PlayerDuty, Ruling};

/// Offers a draw (9.1.2.1; 2001 9.1(a)). It stands even where the move before it was illegal and is taken back (I-068).
pub(crate) fn offer(case: &mut Case<'_>, by: Color, condition: Option<&str>) {
    touchmove_law::decides!(2001 "9.1(a)/1", 2001 "9.1(a)/2", 2001 "9.1(a)/3");
    let between = between_sessions::is_on(case);
    let article = if between { cite!("I.4") } else { cite!("9.1.2.1") };
    if !agreement_allowed(case) {
        case.not_admitted(cite!("9.1.1"), Reason::BarredByRegulations);
        Offers::change(case.game).set_consent(Consent::Asked(by));
        case.refer(cite!("9.1.1"), Question::Consent, Some(Choice::No));
        return;
    }
    let timely = between || BoardState::read(case.game).uncompleted(by).is_some();
    open(case, by, article);
    if let Some(condition) = condition {
        // The condition is void and the offer stands; voiding that too is a ruling of the arbiter's.
        let reason = Reason::Conditional { text: condition.into() };
        let breach = Ruling::under(article, Decision::Breach { player: by }, reason);
        case.rule(breach.reading(Interpretation::I_027).reading(Interpretation::I_096));
    }
    if !timely {
        // The offer is valid; whether it disturbs the opponent, the arbiter says (11.5; I-026).
        behaviour::distraction(case, by, Reason::UntimelyOffer);
    }
    for side in Color::ALL {
        let mark = Decision::Duty { player: side, duty: PlayerDuty::MarkOffer };
        case.rule(Ruling::under(cite!("9.1.2.2"), mark, Reason::Plain));
    }
}

/// Opens an offer, made in words or by a claim.
pub(crate) fn open(case: &mut Case<'_>, by: Color, article: Article) {
    open_read(case, by, article, None);
}

/// The same, resting on a reading.
pub(crate) fn open_read(
    case: &mut Case<'_>,
    by: Color,
    article: Article,
    reading: impl Into<Option<Interpretation>>,
) {
    let after = case.game.plies().len();
    Offers::change(case.game).make(by, after);
    case.rule_read(Ruling::under(article, Decision::OfferOpen { player: by }, Reason::Plain), reading);
    recording::require_offer_mark(case);
}

/// Whether the regulations let the players agree on a draw now (9.1.1).
pub(crate) fn agreement_allowed(case: &Case<'_>) -> bool {
    if Offers::read(case.game).consent() == Consent::Given {
        return true;
    }
    match case.laws.regulations().draw_agreement {
        DrawAgreement::Allowed => true,
        DrawAgreement::WithConsent => false,
        DrawAgreement::AfterMoves { moves } => {
            Color::ALL.into_iter().all(|side| case.game.may_have_made(side, moves))
        }
    }
}

/// Accepts the opponent's offer (5.2.3, 9.1.2; 2001 5.2(c), 9.1).
pub(crate) fn accept(case: &mut Case<'_>, by: Color) {
    if [Consent::Asked(!by), Consent::Agreed(!by)].contains(&Offers::read(case.game).consent()) {
        // They agree; the arbiter's consent will complete it (I-165).
        Offers::change(case.game).set_consent(Consent::Agreed(!by));
        case.not_admitted(cite!("9.1.1"), Reason::BarredByRegulations);
        return;
    }
    if case.game.offer(!by).is_none() {
        case.not_admitted(cite!("9.1.2.1"), Reason::NoOffer);
        return;
    }
    if let Err(refusal) = may_agree(case) {
        case.turn_away(refusal);
        return;
    }
    case.end(end::unopened(case, agreed(Reason::Accepted)));
}

fn agreed(reason: Reason) -> End {
    let article = cite!("5.2.3");
    End::under(article, Score::DRAW, Ending::Agreement, reason).with(cite!("9.1.2"))
}

/// Whether the players may agree on a draw now, or why not: each has made the move that the edition asks for (5.2.3), and
/// the regulations let them (9.1.1).
pub(crate) fn may_agree(case: &Case<'_>) -> Result<(), Refusal> {
    have_both_moved(case)?;
    if agreement_allowed(case) {
        Ok(())
    } else {
        Err(Refusal::under(cite!("9.1.1"), Reason::BarredByRegulations))
    }
}

/// Whether each player has made the move that the edition asks for before a draw can be agreed (5.2.3).
fn have_both_moved(case: &Case<'_>) -> Result<(), Refusal> {
    let after = case.laws.agreement_after();
    if Color::ALL.into_iter().all(|side| case.game.may_have_made(side, after)) {
        Ok(())
    } else {
        Err(Refusal::under(cite!("5.2.3"), Reason::NotBothHaveMoved))
    }
}

/// Rejects it in words.
pub(crate) fn reject(case: &mut Case<'_>, by: Color) {
    let article = cite!("9.1.2.1");
    forget_agreement(case, by);
    if Offers::change(case.game).lapse(!by).is_some() {
        case.rule(Ruling::under(article, Decision::OfferEnds { player: !by }, Reason::EndedByWords));
    } else {
        case.not_admitted(article, Reason::NoOffer);
    }
}

/// Touching a piece rejects the opponent's offer, and may end the right to claim (9.1.2.1, 9.4).
pub(crate) fn ended_by_touch(case: &mut Case<'_>, by: Color) {
    forget_agreement(case, by);
    if Offers::change(case.game).lapse(!by).is_some() {
        let article = cite!("9.1.2.1");
        case.rule(Ruling::under(article, Decision::OfferEnds { player: !by }, Reason::EndedByTouch));
    }
}

/// A player who plays on or says no rejects the opponent's offer that waits for consent, and has left what both had agreed
/// (9.1.1, 9.1.2.1; I-165).
fn forget_agreement(case: &mut Case<'_>, by: Color) {
    match Offers::read(case.game).consent() {
        Consent::Asked(offeror) if offeror == by => {}
        Consent::Asked(_) | Consent::Agreed(_) => {
            Offers::change(case.game).set_consent(Consent::NotGiven);
        }
        Consent::Given | Consent::NotGiven => {}
    }
}

/// A move is made instead of waiting for the consent: nothing is left of what both had agreed (9.1.1; I-165).
pub(crate) fn played_on(case: &mut Case<'_>) {
    if let Consent::Agreed(_) = Offers::read(case.game).consent() {
        Offers::change(case.game).set_consent(Consent::NotGiven);
    }
}

/// Neither an offer nor a claim can be taken back (9.1.2.1, 9.5.1).
pub(crate) fn withdraw(case: &mut Case<'_>, by: Color) {
    touchmove_law::decides!(2001 "9.1(a)/4");
    if Offers::read(case.game).has_claimed(by) {
        case.not_admitted(cite!("9.5.1"), Reason::CannotBeWithdrawn);
    } else {
        case.not_admitted(cite!("9.1.2.1"), Reason::CannotBeWithdrawn);
    }
}

/// The arbiter consents to a draw that the regulations bar: the players may agree now (9.1.1).
pub(crate) fn record_consent(case: &mut Case<'_>) {
    let article = cite!("9.1.1");
    if case.laws.draw_restrictions() != Permission::Allowed {
        // Where nobody may restrict draws there is nothing to consent to.
        case.not_foreseen();
        return;
    }
    if case.game.phase().is_over() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if agreement_allowed(case) {
        case.not_admitted(article, Reason::NothingFound);
        return;
    }
    let asked = Offers::change(case.game).set_consent(Consent::Given);
    Questions::change(case.game).drop(&Question::Consent);
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
    match asked {
        Consent::Agreed(by) => match have_both_moved(case) {
            Ok(()) => case.end(agreed(Reason::BothAgreed).reading(Interpretation::I_165)),
            Err(refusal) => {
                case.turn_away(refusal);
                open(case, by, cite!("9.1.2.1"));
            }
        },
        Consent::Asked(by) => open(case, by, cite!("9.1.2.1")),
        Consent::Given | Consent::NotGiven => {}
    }
}

/// They do not consent: the barred offer falls away (9.1.1).
pub(crate) fn refused_consent(case: &mut Case<'_>) {
    Offers::change(case.game).set_consent(Consent::NotGiven);
    case.not_admitted(cite!("9.1.1"), Reason::BarredByRegulations);
}
