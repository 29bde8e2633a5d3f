//! Offers and claims of a draw (9.1-9.5; 2001 9.1-9.5).

use touchmove_chess::planted::{self, Bug};
use touchmove_chess::{Color, Move};
use touchmove_clock::{Millis, Unpressed, claimant_loses};
use touchmove_law::{
    Article, ClaimLostOn, ClaimUntil, ClaimVerification, DrawAgreement, Interpretation, cite,
};

use super::{behaviour, between_sessions, other_notation, recording};
use crate::act::{Basis, DrawClaim, DrawRule, Evidence};
use crate::case::Case;
use crate::game::{Consent, Game, Knows, Offer, OpenClaim, Phase};
use crate::obligation::{self, Obliged, Touched};
use crate::reason::Reason;
use crate::referral::{Choice, Question, ReferralId};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Duty, Right, Ruling};
use crate::turn::Replaces;
use crate::written;

/// Offers a draw (9.1.2.1; 2001 9.1(a)). It stands even where the move before it was illegal and is taken back (I-068).
pub(crate) fn offer(case: &mut Case<'_>, by: Color, condition: Option<&str>) {
    let between = between_sessions::is_on(case);
    let article = if between { cite!(2023 "I.4", 2001 "A.4") } else { cite!(2023 "9.1.2.1", 2001 "9.1(a)") };
    if !agreement_allowed(case) {
        case.not_admitted(cite!(2023 "9.1.1"), Reason::BarredByRegulations);
        case.game.consent = Consent::Asked(by);
        case.refer(cite!(2023 "9.1.1"), Question::Consent, Some(Choice::No));
        return;
    }
    let timely = between || case.game.uncompleted(by).is_some();
    open(case, by, article);
    if let Some(condition) = condition {
        // The condition is void and the offer stands (I-027, I-096); voiding that too is a ruling of the arbiter's.
        let reason = Reason::Conditional(condition.into());
        case.rule(Ruling::under(article, Decision::Breach(by), reason));
    }
    let person = case.game.people.of_mut(by);
    person.offers_made = person.offers_made.saturating_add(1);
    if !timely {
        // The offer is valid; whether it disturbs the opponent, the arbiter says (11.5; I-026).
        behaviour::distraction(case, by, Reason::UntimelyOffer);
    }
    for side in Color::ALL {
        let mark = Decision::Duty(side, Duty::MarkOffer);
        case.rule(Ruling::under(cite!(2023 "9.1.2.2", 2001 "9.1(b)"), mark, Reason::Plain));
    }
}

/// Opens an offer, made in words or by a claim.
pub(crate) fn open(case: &mut Case<'_>, by: Color, article: Article) {
    *case.game.offers.of_mut(by) = Some(Offer { after: case.game.plies.len() });
    case.rule(Ruling::under(article, Decision::OfferOpen(by), Reason::Plain));
    recording::offered(case);
}

/// Whether the regulations let the players agree on a draw now (9.1.1).
pub(crate) fn agreement_allowed(case: &Case<'_>) -> bool {
    if case.game.consent == Consent::Given || planted::is(Bug::AgreementWithoutConsent) {
        return true;
    }
    match case.laws.regulations().draw_agreement {
        DrawAgreement::Allowed => true,
        DrawAgreement::WithConsent => false,
        DrawAgreement::AfterMoves(moves) => {
            Color::ALL.into_iter().all(|side| case.game.moves_made(side) >= moves)
        }
    }
}

/// Accepts the opponent's offer (5.2.3, 9.1.2; 2001 5.2(c), 9.1).
pub(crate) fn accept(case: &mut Case<'_>, by: Color) {
    let article = cite!(2023 "5.2.3", 2001 "5.2(c)");
    if case.game.consent == Consent::Asked(!by) {
        case.not_admitted(cite!(2023 "9.1.1"), Reason::BarredByRegulations);
        return;
    }
    if case.game.offer(!by).is_none() {
        case.not_admitted(cite!(2023 "9.1.2.1", 2001 "9.1(a)"), Reason::NoOffer);
        return;
    }
    let after = if planted::is(Bug::AgreementTooEarly) { 0 } else { case.laws.agreement_after() };
    if Color::ALL.into_iter().any(|side| case.game.moves_made(side) < after) {
        case.not_admitted(article, Reason::NotBothHaveMoved);
        return;
    }
    if !agreement_allowed(case) {
        case.not_admitted(cite!(2023 "9.1.1"), Reason::BarredByRegulations);
        return;
    }
    let decision = Decision::Over(Score::DRAW, Ending::Agreement);
    let ruling = Ruling::under(article, decision, Reason::Accepted).with(cite!(2023 "9.1.2"));
    case.end(ruling, Score::DRAW, Ending::Agreement);
}

/// Rejects it in words.
pub(crate) fn reject(case: &mut Case<'_>, by: Color) {
    let article = cite!(2023 "9.1.2.1", 2001 "9.1(a)");
    if case.game.offers.of_mut(!by).take().is_some() {
        case.rule(Ruling::under(article, Decision::OfferEnds(!by), Reason::EndedByWords));
    } else {
        case.not_admitted(article, Reason::NoOffer);
    }
}

/// Touching a piece rejects the opponent's offer, and may end the right to claim (9.1.2.1, 9.4).
pub(crate) fn ended_by_touch(case: &mut Case<'_>, by: Color) {
    if planted::is(Bug::OfferOutlivesTouch) {
        return;
    }
    if case.game.offers.of_mut(!by).take().is_some() {
        let article = cite!(2023 "9.1.2.1", 2001 "9.1(a)");
        case.rule(Ruling::under(article, Decision::OfferEnds(!by), Reason::EndedByTouch));
    }
}

/// Neither an offer nor a claim can be taken back (9.1.2.1, 9.5.1).
pub(crate) fn withdraw(case: &mut Case<'_>, by: Color) {
    if case.game.claim.as_ref().is_some_and(|claim| claim.by == by) {
        case.not_admitted(cite!(2023 "9.5.1", 2001 "9.5"), Reason::CannotBeWithdrawn);
    } else {
        case.not_admitted(cite!(2023 "9.1.2.1", 2001 "9.1(a)"), Reason::CannotBeWithdrawn);
    }
}

/// Claims a draw by repetition or fifty moves (9.2, 9.3, 9.5).
pub(crate) fn claim(case: &mut Case<'_>, by: Color, claim: &DrawClaim) {
    // Right, wrong or out of time, the claim is an offer (9.1.2.3).
    if !planted::is(Bug::ClaimIsNoOffer) {
        open(case, by, cite!(2023 "9.1.2.3", 2001 "9.1(c)"));
    }
    if let Basis::Intended(text) = &claim.basis {
        recording::claimed_with(case, by, text);
    }
    let rule = rule_of(claim.rule);
    if case.game.having_move() != by && case.game.uncompleted(by).is_none() {
        case.not_admitted(rule, Reason::NotHisMove);
        return;
    }
    if case.game.having_move() != by || is_too_late(case) {
        let lost = Decision::RightLost(by, Right::DrawClaim);
        for decision in [lost, Decision::NotAdmitted] {
            let ruling = Ruling::under(cite!(2023 "9.4", 2001 "9.4"), decision, Reason::ClaimTooLate);
            case.rule(match case.game.turn.replaces {
                Replaces::Nothing => ruling,
                Replaces::Illegal | Replaces::Made => ruling.reading(Interpretation::I_138),
            });
        }
        return;
    }
    if is_under_examination(case, by) {
        // It cannot be withdrawn, and no other takes its place.
        case.not_admitted(cite!(2023 "9.5.1", 2001 "9.5"), Reason::ClaimPending);
        return;
    }
    if case.laws.draw_claim_until() == ClaimUntil::FlagDown
        && case.game.clock.flag(by, case.at).is_some_and(|fall| !fall.moves_completed())
    {
        // The clocks were not stopped before the flag was down: time decides, once somebody has seen it.
        case.not_admitted(cite!(2023 "9.5.1", 2001 "9.5"), Reason::OwnFlagDown);
        return;
    }
    if let Basis::Unwritten(text) = &claim.basis {
        // The move must be written first; a move that is only named makes no claim (I-137).
        let reason = Reason::MoveNotWritten(text.clone());
        let ruling = Ruling::under(proven_under(claim), Decision::NotAdmitted, reason);
        case.rule(ruling.reading(Interpretation::I_137));
        return;
    }
    if claim.evidence == Evidence::DisplayOnly {
        // Whoever has a record besides may claim, whatever a screen shows (I-018, I-127).
        case.not_admitted(cite!(2023 "6.12.2", 2001 "6.15"), Reason::DisplayOnly);
        return;
    }
    // The claim itself stops the clocks, whoever lays a hand on them (I-031).
    case.stop_clocks();
    case.rule(Ruling::under(cite!(2023 "9.5.1", 2001 "9.5"), Decision::ClocksStop, Reason::Plain));
    let verified_here = case.game.knows == Knows::EveryMove
        && case.laws.regulations().claim_verification == ClaimVerification::WhereMovesAreKnown;
    if !verified_here {
        if case.game.knows != Knows::EveryMove && !other_notation::is_evidence(case, by) {
            return;
        }
        // Only the newer edition says who verifies; in the older it belongs to the claim itself.
        let verified = cite!(2023 "11.12");
        let article = match verified.number(case.laws.edition()) {
            Some(_) => verified,
            None => cite!(2023 "9.5.1", 2001 "9.5"),
        };
        let referral = case.refer(article, Question::DrawClaim(by, claim.clone()), None);
        let after = case.game.plies.len();
        case.game.claim = Some(OpenClaim { by, claim: claim.clone(), referral, after });
        return;
    }
    let right = is_right(case, claim);
    decided(case, by, claim, right);
}

/// Whether a claim that the player has made on this move waits for its decision (9.5.1).
fn is_under_examination(case: &Case<'_>, by: Color) -> bool {
    let on_this_move = |open: &OpenClaim| open.by == by && open.after == case.game.plies.len();
    case.game.claim.as_ref().is_some_and(on_this_move)
}

/// Whether he has already done what ends the right to claim on this move (9.4), and on no later one (I-030). A move that
/// replaces another is the same move: what was touched for it, or made, before it was taken back still counts (I-138).
fn is_too_late(case: &Case<'_>) -> bool {
    let turn = &case.game.turn;
    match (case.laws.claim_lost_on(), turn.replaces) {
        (ClaimLostOn::Touched, _) if planted::is(Bug::ClaimAfterTouch) => false,
        (ClaimLostOn::Touched, Replaces::Nothing) => !turn.touches.is_empty(),
        (ClaimLostOn::Touched, Replaces::Illegal | Replaces::Made) => true,
        // Making the move passes the turn (I-122), so the player having the move has made one only if it was taken back;
        // an illegal move is never made.
        (ClaimLostOn::Made, Replaces::Nothing | Replaces::Illegal) => false,
        (ClaimLostOn::Made, Replaces::Made) => true,
    }
}

fn rule_of(rule: DrawRule) -> Article {
    match rule {
        DrawRule::Repetition => cite!(2023 "9.2", 2001 "9.2"),
        DrawRule::FiftyMoves => cite!(2023 "9.3", 2001 "9.3"),
    }
}

/// The article a right claim ends the game under.
fn proven_under(claim: &DrawClaim) -> Article {
    match (claim.rule, &claim.basis) {
        (DrawRule::Repetition, Basis::OnBoard) => cite!(2023 "9.2.2", 2001 "9.2(b)"),
        (DrawRule::Repetition, Basis::Intended(_) | Basis::Unwritten(_)) => {
            cite!(2023 "9.2.1", 2001 "9.2(a)")
        }
        (DrawRule::FiftyMoves, Basis::OnBoard) => cite!(2023 "9.3.2", 2001 "9.3(b)"),
        (DrawRule::FiftyMoves, Basis::Intended(_) | Basis::Unwritten(_)) => {
            cite!(2023 "9.3.1", 2001 "9.3(a)")
        }
    }
}

/// The rule by which the game may be drawn on a claim; the older edition has it among the ends of the game.
fn may_be_drawn(rule: DrawRule) -> Article {
    match rule {
        DrawRule::Repetition => cite!(2023 "9.2", 2001 "5.2(d)"),
        DrawRule::FiftyMoves => cite!(2023 "9.3", 2001 "5.2(e)"),
    }
}

/// Whether the claim is right by the moves of the game: the position on the board, or after the written move, must be
/// the one that is there for the third time (I-084); the fifty moves are those of each player (I-029). Where nobody
/// keeps a scoresheet, the record of the game is what it is examined by (I-101).
fn is_right(case: &Case<'_>, claim: &DrawClaim) -> bool {
    let game = &case.game;
    let position = match &claim.basis {
        Basis::OnBoard => game.position,
        Basis::Intended(text) => match written::one(case.laws, &game.position, text) {
            // What he may not play cannot be about to appear (I-143).
            Some(mv) if !may_play(case, mv) => return false,
            Some(mv) => game.position.play(mv),
            None => return false,
        },
        Basis::Unwritten(_) => return false,
    };
    let progress = u32::from(case.laws.claimed_without_progress()) * 2;
    match claim.rule {
        DrawRule::Repetition => {
            let fewer = u8::from(planted::is(Bug::TwofoldIsEnough));
            game.appearances(&position) >= case.laws.claimed_repetition() - fewer
        }
        DrawRule::FiftyMoves => position.halfmoves() >= progress,
    }
}

/// Whether the piece he touched, or the written move of an earlier claim, leaves him this move (9.5.3; 2001 4.3, 9.5(b);
/// I-143). Where the touch of a piece ends the right to claim, only the claim can bind him.
fn may_play(case: &Case<'_>, mv: Move) -> bool {
    let Game { position, turn, .. } = &case.game;
    match turn.released {
        Some((from, to)) => mv.from() == from && mv.to() == to,
        None => turn.obliged_before_release(position).permits(position, mv),
    }
}

/// The claim is found right or wrong (9.5.2, 9.5.3; 2001 9.5(a), 9.5(b)).
pub(crate) fn decided(case: &mut Case<'_>, by: Color, claim: &DrawClaim, right: bool) {
    case.game.claim = None;
    if right {
        let ending = match claim.rule {
            DrawRule::Repetition => Ending::Repetition,
            DrawRule::FiftyMoves => Ending::FiftyMoves,
        };
        complete_intended(case, by, claim);
        let ruling =
            Ruling::under(proven_under(claim), Decision::Over(Score::DRAW, ending), Reason::ClaimRight)
                .with(cite!(2023 "9.5.2", 2001 "9.5(a)"))
                .with(may_be_drawn(claim.rule));
        case.end(ruling, Score::DRAW, ending);
        return;
    }
    let article = cite!(2023 "9.5.3", 2001 "9.5(b)");
    let award =
        Millis::new(if planted::is(Bug::WrongClaimIsFree) { 0 } else { case.laws.wrong_claim_award() });
    let ruling = case.add_time(article, !by, award).because(Reason::ClaimWrong);
    let forbidden = matches!(&claim.basis, Basis::Intended(text)
        if written::one(case.laws, &case.game.position, text).is_some_and(|mv| !may_play(case, mv)));
    case.rule(if forbidden { ruling.reading(Interpretation::I_143) } else { ruling });
    let left = case.game.clock.remaining(by, case.at);
    let cost = claimant_loses(case.laws.wrong_claim_cost(), left);
    if !cost.is_zero() && !planted::is(Bug::ClaimantKeepsTime) {
        let ruling = case.take_time(article, by, cost).because(Reason::ClaimWrong);
        case.rule(ruling);
    }
    if let Basis::Intended(text) = &claim.basis {
        bind_intended(case, by, text);
    }
    if case.game.having_move() == by {
        case.play_on(by);
    }
}

/// The move that a right claim ends the game with counts as completed, where the edition says so (6.2.1.1): after a claim
/// of fifty moves as after one of repetition (I-008).
fn complete_intended(case: &mut Case<'_>, by: Color, claim: &DrawClaim) {
    let article = cite!(2023 "6.2.1.1");
    if article.number(case.laws.edition()).is_none() || !matches!(claim.basis, Basis::Intended(_)) {
        return;
    }
    case.game.clock.complete(by, Unpressed::EndsGame, case.at);
    let ruling = Ruling::under(article, Decision::Completed(by), Reason::MoveEndedGame);
    case.rule(match claim.rule {
        DrawRule::Repetition => ruling,
        DrawRule::FiftyMoves => ruling.reading(Interpretation::I_008),
    });
}

/// The written move must be made; if it is illegal, its piece counts as touched (9.5.3, I-032).
fn bind_intended(case: &mut Case<'_>, by: Color, text: &str) {
    if case.game.knows == Knows::NoMove {
        // What stands on the other board is for people to see.
        return;
    }
    let position = case.game.position;
    let article = cite!(2023 "9.5.3", 2001 "9.5(b)");
    let obliged = match written::one(case.laws, &position, text) {
        // He is bound already, and to another move.
        Some(mv) if !may_play(case, mv) => return,
        Some(mv) => Obliged::Intended(mv),
        None => match written::piece_meant(case.laws, &position, text) {
            Some(square) => obligation::by_touches(&position, &[Touched::One(square)]),
            None => Obliged::Nothing,
        },
    };
    if obliged != Obliged::Nothing {
        case.game.turn.bound = Some(obliged);
        case.rule(Ruling::under(article, Decision::Duty(by, Duty::IntendedMove), Reason::Touched(obliged)));
    }
}

/// The arbiter answers whether a claim is right.
pub(crate) fn answered(case: &mut Case<'_>, id: ReferralId, by: Color, claim: &DrawClaim, right: bool) {
    // Where the arbiter let play go on before he answered, the written move is no longer there to be made; another claim
    // may have been lodged since.
    let is_fresh = |open: &OpenClaim| {
        open.referral == id && open.after == case.game.plies.len() && case.game.having_move() == by
    };
    let basis =
        if case.game.claim.as_ref().is_some_and(is_fresh) { claim.basis.clone() } else { Basis::OnBoard };
    decided(case, by, &DrawClaim { basis, ..claim.clone() }, right);
}

/// The arbiter consents to a draw that the regulations bar: the players may agree now (9.1.1).
pub(crate) fn consented(case: &mut Case<'_>) {
    let article = cite!(2023 "9.1.1");
    if article.number(case.laws.edition()).is_none() {
        // The older edition lets nobody restrict draws, so there is nothing to consent to.
        case.not_admitted(cite!(2023 "Preface", 2001 "Pref"), Reason::NotForeseen);
        return;
    }
    if matches!(case.game.phase, Phase::Over | Phase::Cancelled | Phase::ResultPending) {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if agreement_allowed(case) {
        case.not_admitted(article, Reason::NothingFound);
        return;
    }
    let asked = case.game.consent;
    case.game.consent = Consent::Given;
    if let Consent::Asked(by) = asked {
        open(case, by, cite!(2023 "9.1.2.1", 2001 "9.1(a)"));
    }
    case.game.referrals.retain(|referral| referral.question != Question::Consent);
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// He does not consent: the barred offer falls away (9.1.1).
pub(crate) fn refused_consent(case: &mut Case<'_>) {
    case.game.consent = Consent::NotGiven;
    case.not_admitted(cite!(2023 "9.1.1"), Reason::BarredByRegulations);
}
