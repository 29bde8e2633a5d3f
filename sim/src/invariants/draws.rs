//! Invariants of endings on the board, offers and claims (5.1, 5.2, 9).

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_conduct::act::{AssistantAct, Basis, Claim, Contact, DrawClaim, DrawRule, Evidence, PlayerAct};
use touchmove_conduct::{Act, Decision, Ending, Irregular, Knows, Made, Phase, Score};
use touchmove_law::{ClaimVerification, EndingProviso, WrongClaimCost};
use touchmove_notation::Language;
use touchmove_notation::algebraic;

use super::{Holds, hold, ruled};
use crate::shadow::Shadow;
use crate::table::Step;

/// After a legal move: mate, stalemate, the fifth appearance and seventy-five moves end the game, in this order; and
/// nothing is called by these names that is not.
pub(super) fn invariant_16_the_board_ends_the_game(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let Some(ending) = declared(step) else { return must_have_ended(step, shadow) };
    let now = &shadow.now;
    let stuck = || !now.has_legal_move();
    match ending {
        Ending::Checkmate => {
            hold(now.is_in_check(now.turn) && stuck(), || "checkmate was declared, and it is none".into())?;
            let right = step.after.result().is_some_and(|(score, _)| score == Score::win(!now.turn));
            hold(right, || "the player who was mated did not lose".into())
        }
        Ending::Stalemate => {
            hold(!now.is_in_check(now.turn) && stuck(), || "stalemate was declared, and it is none".into())
        }
        Ending::FivefoldRepetition => {
            let times = shadow.appearances();
            hold(times >= 5 && !stuck(), || format!("fivefold repetition at {times} appearances"))
        }
        Ending::SeventyFiveMoves => {
            hold(now.idle >= 150 && !stuck(), || format!("75 moves after {} of either", now.idle))
        }
        Ending::Repetition => {
            let times = claimed_appearances(step, shadow);
            hold(times.is_none_or(|times| times >= 3), || format!("repetition at {times:?} appearances"))
        }
        Ending::FiftyMoves => {
            let idle = claimed_idle(step, shadow);
            hold(idle.is_none_or(|idle| idle >= 100), || format!("fifty moves after {idle:?} of either"))
        }
        _ => Ok(()),
    }
}

/// The ending this act has brought.
fn declared(step: &Step<'_>) -> Option<Ending> {
    step.rulings.iter().find_map(|ruling| match ruling.decision() {
        Decision::Over { ending, .. } => Some(*ending),
        _ => None,
    })
}

/// The game was not ended by this act: then the board has not ended it either.
fn must_have_ended(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let plies = step.after.plies();
    let new = shadow.kept < plies.len();
    let legal = plies.last().is_some_and(|ply| matches!(ply.what(), Made::Legal(_)));
    let breach = step
        .after
        .latent()
        .iter()
        .any(|latent| latent.ply() + 1 == plies.len() && latent.what() == Irregular::TouchedPiece);
    let excused = breach && step.laws.ending_proviso() == EndingProviso::Articles3And4;
    if !new || !legal || excused {
        return Ok(());
    }
    let now = &shadow.now;
    hold(now.has_legal_move(), || "the player has no legal move, and the game goes on".into())?;
    let times = shadow.appearances();
    let limit = step.laws.automatic_repetition().map(usize::from);
    hold(limit.is_none_or(|limit| times < limit), || format!("{times} appearances, and the game goes on"))?;
    let idle = step.laws.automatic_without_progress().map(|moves| u32::from(moves) * 2);
    hold(idle.is_none_or(|most| now.idle < most), || format!("{} idle moves, and the game goes on", now.idle))
}

/// The claim of a draw that this act is, if it is one.
fn claim<'a>(step: &Step<'a>) -> Option<(Color, &'a DrawClaim)> {
    match step.deed() {
        Some((by, PlayerAct::Claim { claim: Claim::Draw(claim) })) => Some((by, claim)),
        _ => None,
    }
}

/// The diagram a claim is about, and how often it has appeared with that.
fn claimed(step: &Step<'_>, shadow: &Shadow) -> Option<(usize, u32)> {
    let (_, claim) = claim(step)?;
    match &claim.basis {
        Basis::Unwritten { .. } => None,
        Basis::OnBoard => Some((shadow.appearances(), shadow.now.idle)),
        Basis::Intended { text } => {
            let position = step.before.position();
            let mv = algebraic::read(position, text, Language::ENGLISH).reading.one()?;
            let after = shadow.now.after(mv);
            let before = shadow.before.iter().chain([&shadow.now]);
            Some((1 + before.filter(|earlier| earlier.is_same_as(&after)).count(), after.idle))
        }
    }
}

/// Whether what binds the claimant leaves them the move they claim with; `None` where the shadow does not say.
fn could_be_made(step: &Step<'_>, shadow: &Shadow) -> Option<bool> {
    let (_, claim) = claim(step)?;
    let Basis::Intended { text } = &claim.basis else { return Some(true) };
    match algebraic::read(step.before.position(), text, Language::ENGLISH).reading.one() {
        Some(mv) => shadow.turn.could_claim_with(mv),
        None => Some(true),
    }
}

fn claimed_appearances(step: &Step<'_>, shadow: &Shadow) -> Option<usize> {
    claimed(step, shadow).map(|(times, _)| times)
}

fn claimed_idle(step: &Step<'_>, shadow: &Shadow) -> Option<u32> {
    claimed(step, shadow).map(|(_, idle)| idle)
}

/// An offer is made in words or by a claim, and ends by answer, by the opponent's touch, or with the game.
pub(super) fn invariant_17_offers(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for by in Color::ALL {
        let (was, is) = (step.before.offer(by).is_some(), step.after.offer(by).is_some());
        let written = *shadow.offers.of(by);
        hold(is == written, || format!("{by:?}'s offer is open: {is}; by the rulings: {written}"))?;
        let over = matches!(step.after.phase(), Phase::Over | Phase::Cancelled);
        hold(!(is && over), || format!("{by:?}'s offer outlives the game"))?;
        let answered = match step.deed() {
            Some((who, PlayerAct::Accept | PlayerAct::Reject)) => who == !by,
            Some((who, _)) => who == !by && is_a_touch(step, !by),
            None => {
                matches!(&step.entry.act, Act::Assistant(of, AssistantAct::ReportTouch { .. }) if *of == by)
            }
        };
        let arbiter = step.arbitration().is_some();
        hold(!was || is || over || answered || arbiter, || format!("{by:?}'s offer vanished"))?;
        let touched = is_a_touch(step, !by) && shadow_turn_began(step);
        hold(!(was && is && touched), || format!("{by:?}'s offer outlived the opponent's touch"))?;
        let made = matches!(
            step.deed(),
            Some((who, PlayerAct::Offer { .. } | PlayerAct::Claim { .. })) if who == by
        );
        hold(was || !is || made || arbiter, || format!("{by:?} never offered a draw"))?;
    }
    Ok(())
}

/// Whether the act is a touch with intent by this player, having the move, that was admitted.
fn is_a_touch(step: &Step<'_>, by: Color) -> bool {
    let Some((who, act)) = step.deed() else { return false };
    let touches = match act {
        PlayerAct::Touch { contact, .. } => *contact != Contact::Accident,
        PlayerAct::TouchTogether { .. }
        | PlayerAct::Adjust { .. }
        | PlayerAct::Lift { .. }
        | PlayerAct::Remove { .. } => true,
        // A new piece put in the place of another.
        PlayerAct::Release { square } => step.before.turn().board().piece_at(*square).is_some(),
        _ => false,
    };
    let admitted = ruled(step, |decision| *decision == Decision::NotAdmitted).is_none();
    // A move that is changed before the press gives the turn back.
    let turn_is_theirs = step.before.having_move() == by || step.after.having_move() == by;
    let may = step.before.phase() == Phase::Playing && turn_is_theirs;
    who == by && touches && admitted && may
}

/// Whether the touch certainly counted: plain, by a player who sees, the first of its turn.
fn shadow_turn_began(step: &Step<'_>) -> bool {
    let plain = matches!(step.deed(), Some((_, PlayerAct::Touch { contact: Contact::Intent, .. })));
    plain
        && step.event.blind.is_none()
        && ruled(step, |decision| matches!(decision, Decision::Bound { .. })).is_some()
}

/// A claim of a draw is an offer; too late after touching where the edition says so; right or wrong as the list of
/// positions says; never taken back.
pub(super) fn invariant_18_claims(step: &Step<'_>, shadow: &Shadow) -> Holds {
    if let Some((_, PlayerAct::Withdraw)) = step.deed() {
        let same = step.before.result() == step.after.result()
            && Color::ALL.into_iter().all(|by| step.before.offer(by) == step.after.offer(by))
            && step.before.referrals() == step.after.referrals();
        let flagged = ruled(step, |decision| matches!(decision, Decision::FlagFallen { .. })).is_some();
        return hold(same || flagged, || "something was withdrawn".into());
    }
    let Some((by, claim)) = claim(step) else { return Ok(()) };
    if step.before.phase() != Phase::Playing || sealed(step) || flag_first(step) {
        return Ok(());
    }
    let over = step.after.phase() == Phase::Over;
    hold(over || step.after.offer(by).is_some(), || "the claim is no offer".into())?;
    let decided = over || penalised(step, by).is_some();
    let referred = ruled(step, |decision| matches!(decision, Decision::Referred { .. })).is_some();
    let too_late = shadow.turn.is_too_late_to_claim(step.laws.claim_lost_on());
    let unwritten = matches!(claim.basis, Basis::Unwritten { .. });
    let display = claim.evidence == Evidence::DisplayOnly;
    let barred = step.before.having_move() != by || too_late || display || unwritten;
    if barred {
        return hold(!decided, || "a claim was decided that could not be made".into());
    }
    let known = !referred
        && step.laws.regulations().claim_verification == ClaimVerification::WhereMovesAreKnown
        && step.event.knows == Knows::EveryMove;
    if !known {
        return Ok(());
    }
    hold(decided, || "the claim was not decided".into())?;
    let Some(possible) = could_be_made(step, shadow) else { return Ok(()) };
    let right = match (claimed(step, shadow), claim.rule) {
        // The piece they touched leaves them other moves only (I-143).
        (Some(_), DrawRule::Repetition | DrawRule::FiftyMoves) if !possible => false,
        (Some((times, _)), DrawRule::Repetition) => times >= 3,
        (Some((_, idle)), DrawRule::FiftyMoves) => idle >= 100,
        // No English move; it may be one in another language (C.3).
        (None, DrawRule::Repetition | DrawRule::FiftyMoves) => return Ok(()),
    };
    hold(right == over, || {
        format!("the claim is {}", if right { "right, and was refused" } else { "wrong, and was granted" })
    })?;
    if right { Ok(()) } else { wrong_claim_price(step, by) }
}

fn sealed(step: &Step<'_>) -> bool {
    step.before.adjournment().is_some_and(|open| open.envelope().is_some())
}

/// Whether a flag was seen by the system before the act.
fn flag_first(step: &Step<'_>) -> bool {
    ruled(step, |decision| matches!(decision, Decision::FlagFallen { .. })).is_some()
}

/// What the opponent of a claimant was given.
fn penalised(step: &Step<'_>, claimant: Color) -> Option<Millis> {
    step.rulings.iter().find_map(|ruling| match ruling.decision() {
        Decision::TimeAdded { player: to, time } if *to == !claimant => Some(*time),
        _ => None,
    })
}

/// A wrong claim gives the opponent the edition's award, and costs the claimant half their time where it says so.
fn wrong_claim_price(step: &Step<'_>, by: Color) -> Holds {
    let award = penalised(step, by).map_or(0, Millis::get);
    let due = step.laws.wrong_claim_award();
    hold(award == due, || format!("a wrong claim gave {award} ms, and should {due}"))?;
    let left = step.seen.before.of(by).remaining().get();
    let now = step.seen.after.of(by).remaining().get();
    let expected = match step.laws.wrong_claim_cost() {
        WrongClaimCost::Nothing => left,
        WrongClaimCost::HalfOrFloor { half_above, cap, .. } if left > half_above => {
            left - (left / 2).min(cap)
        }
        WrongClaimCost::HalfOrFloor { floor, .. } => left.min(floor),
    };
    hold(now == expected, || format!("the claimant has {now} ms left of {left}, and should have {expected}"))
}

/// A draw is agreed only on an open offer, after the moves that the edition and the regulations ask for.
pub(super) fn invariant_19_agreement(step: &Step<'_>, shadow: &Shadow) -> Holds {
    if declared(step) != Some(Ending::Agreement) {
        return Ok(());
    }
    match step.deed() {
        Some((by, PlayerAct::Accept)) => {
            hold(step.before.offer(!by).is_some(), || "a draw that nobody had offered was agreed".into())?;
        }
        // The consent completes what both had agreed (9.1.1).
        Some(_) | None => hold(shadow.awaits_consent, || "a draw nobody accepted".into())?,
    }
    // Where not every move is told, nobody here can count them.
    if step.event.knows != Knows::EveryMove {
        return Ok(());
    }
    let fewest = Color::ALL
        .into_iter()
        .map(|side| step.before.plies().iter().filter(|ply| ply.by() == side).count())
        .min()
        .unwrap_or(0);
    let needed = usize::from(step.laws.agreement_after());
    hold(fewest >= needed, || format!("agreed after {fewest} moves, {needed} were needed"))?;
    let restricted = step.event.restricted.is_some_and(|moves| fewest < usize::from(moves));
    hold(!restricted || shadow.consented, || "agreed without the arbiter's consent".into())
}
