//! Claims of a draw by repetition and by fifty moves (9.2-9.5; 2001 9.2-9.5).

use touchmove_chess::{Color, Move};
use touchmove_clock::{Chessclock, Millis, Unpressed, claimant_loses};
use touchmove_law::{
    Article, ClaimLostOn, ClaimVerification, ClaimedMove, IllegalWrittenMove, Interpretation, cite,
};

use super::{draw, irregularity, other_notation, recording};
use crate::act::{Basis, DrawClaim, DrawRule, Evidence};
use crate::board::BoardState;
use crate::case::{Case, ClaimOutcome, End};
use crate::game::{Knows, Part};
use crate::obligation::{self, Obliged, Touched};
use crate::offers::{Offers, OpenClaim};
use crate::progress::Phase;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Choice, Question, ReferralId, Verdict};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, PlayerDuty, Right, Ruling};
use crate::turn::{Replaces, Turn};
use crate::written;

/// Claims a draw by repetition or fifty moves (9.2, 9.3, 9.5).
pub(crate) fn claim(case: &mut Case<'_>, by: Color, claim: &DrawClaim) -> ClaimOutcome {
    touchmove_law::decides!(2001 "6.15/2", 2001 "9.5/0");
    // Right, wrong or out of time, the claim is an offer (9.1.2.3).
    draw::open(case, by, cite!("9.1.2.3"));
    if let Basis::Intended { text } = &claim.basis {
        recording::claimed_with(case, by, text);
    }
    let rule = rule_of(claim.rule);
    if case.game.having_move() != by && BoardState::read(case.game).uncompleted(by).is_none() {
        return case.refuse(rule, Reason::NotHisMove);
    }
    if case.game.having_move() != by || is_too_late(case) {
        let lost = Decision::RightLost { player: by, right: Right::DrawClaim };
        for decision in [lost, Decision::NotAdmitted] {
            let ruling = Ruling::under(cite!("9.4"), decision, Reason::ClaimTooLate);
            case.rule(ruling.reading(too_late_by(case, by)));
        }
        return ClaimOutcome::No;
    }
    if is_under_examination(case, by) {
        // It cannot be withdrawn, and no other takes its place.
        return case.refuse(cite!("9.5.1"), Reason::ClaimPending);
    }
    if let Basis::Unwritten { text } = &claim.basis {
        // The move must be written first; a move that is only named makes no claim (I-137).
        let reason = Reason::MoveNotWritten { text: text.clone() };
        let ruling = Ruling::under(proven_under(claim), Decision::NotAdmitted, reason);
        case.rule(ruling.reading(Interpretation::I_137));
        return ClaimOutcome::No;
    }
    if claim.evidence == Evidence::DisplayOnly {
        // A player who has a record besides may claim, whatever a screen shows.
        let article = cite!("6.12.2");
        let refused = Ruling::under(article, Decision::NotAdmitted, Reason::DisplayOnly);
        case.rule(refused.reading(Interpretation::I_018).reading(Interpretation::I_127));
        return ClaimOutcome::No;
    }
    // The claim itself stops the clocks, no matter who lays a hand on them.
    case.stop_clocks();
    let stopped = Ruling::under(cite!("9.5.1"), Decision::ClocksStop, Reason::Plain);
    case.rule(stopped.reading(Interpretation::I_031));
    let verified_here = case.game.knows() == Knows::EveryMove
        && case.laws.regulations().claim_verification == ClaimVerification::WhereMovesAreKnown;
    if !verified_here {
        let evidence = match case.game.knows() {
            Knows::EveryMove => other_notation::Evidence::Accepted,
            Knows::NotTheMoves | Knows::NoMove => other_notation::evidence_of(case, by),
        };
        match evidence {
            other_notation::Evidence::Accepted => refer_to_arbiter(case, by, claim),
            other_notation::Evidence::Asked(referral) => wait_for(case, by, claim, referral),
            other_notation::Evidence::Refused => {
                case.play_on(by);
                return ClaimOutcome::No;
            }
        }
        return ClaimOutcome::Yes;
    }
    let verdict = examined(case, claim);
    decide_claim(case, by, claim, verdict);
    match verdict {
        Verdict::Yes => ClaimOutcome::Yes,
        Verdict::No => ClaimOutcome::Wrong,
    }
}

/// The arbiter verifies the claim. Only the newer edition says who does; in the older it belongs to the claim itself.
fn refer_to_arbiter(case: &mut Case<'_>, by: Color, claim: &DrawClaim) {
    let article = case.laws.book().either(cite!("11.12"), cite!("9.5.1"));
    let referral = case.refer(article, Question::DrawClaim { player: by, claim: claim.clone() }, None);
    wait_for(case, by, claim, referral);
}

fn wait_for(case: &mut Case<'_>, by: Color, claim: &DrawClaim, referral: ReferralId) {
    let after = case.game.plies().len();
    Offers::change(case.game).lodge(OpenClaim { by, claim: claim.clone(), referral, after });
}

/// The arbiter says whether a scoresheet in another notation proves the claim that rests on it (C intro).
pub(crate) fn evidence_answered(case: &mut Case<'_>, id: ReferralId, by: Color, accepted: Verdict) {
    let open = Offers::change(case.game).take_claim(id);
    match (accepted, open) {
        (Verdict::Yes, Some(open)) => {
            other_notation::accept_sheet(case);
            refer_to_arbiter(case, by, &open.claim);
        }
        (Verdict::Yes, None) => other_notation::accept_sheet(case),
        (Verdict::No, _) => {
            other_notation::refuse_sheet(case, by);
            if case.game.having_move() == by && case.game.phase() == Phase::Stopped {
                case.play_on(by);
            }
        }
    }
}

/// Whether a claim that the player has made on this move waits for its decision (9.5.1).
fn is_under_examination(case: &Case<'_>, by: Color) -> bool {
    let on_this_move = |open: &OpenClaim| open.by == by && open.after == case.game.plies().len();
    Offers::read(case.game).claim().is_some_and(on_this_move)
}

/// Whether they have already done what ends the right to claim on this move (9.4), and on no later one (I-030). A move that
/// replaces another is the same move: what was touched for it, or made, before it was taken back still counts (I-138).
fn is_too_late(case: &Case<'_>) -> bool {
    let turn = case.game.turn();
    match (case.laws.claim_lost_on(), turn.replaces()) {
        (ClaimLostOn::Touched, Replaces::Nothing) => !turn.touches().is_empty(),
        (ClaimLostOn::Touched, Replaces::Illegal | Replaces::Made) => true,
        // Making the move passes the turn (I-122), so the player having the move has made one only if it was taken back;
        // an illegal move is never made.
        (ClaimLostOn::Made, Replaces::Nothing | Replaces::Illegal) => false,
        (ClaimLostOn::Made, Replaces::Made) => true,
    }
}

/// How the edition is read where the claim comes too late.
fn too_late_by(case: &Case<'_>, by: Color) -> Interpretation {
    match (case.game.having_move() == by, case.game.turn().replaces()) {
        // The move is made, and not yet pressed.
        (false, _) => Interpretation::I_122,
        (true, Replaces::Nothing) => Interpretation::I_030,
        (true, Replaces::Illegal | Replaces::Made) => Interpretation::I_138,
    }
}

fn rule_of(rule: DrawRule) -> Article {
    match rule {
        DrawRule::Repetition => cite!("9.2"),
        DrawRule::FiftyMoves => cite!("9.3"),
    }
}

/// The article a right claim ends the game under.
fn proven_under(claim: &DrawClaim) -> Article {
    match (claim.rule, &claim.basis) {
        (DrawRule::Repetition, Basis::OnBoard) => cite!("9.2.2"),
        (DrawRule::Repetition, Basis::Intended { .. } | Basis::Unwritten { .. }) => {
            cite!("9.2.1")
        }
        (DrawRule::FiftyMoves, Basis::OnBoard) => cite!("9.3.2"),
        (DrawRule::FiftyMoves, Basis::Intended { .. } | Basis::Unwritten { .. }) => {
            cite!("9.3.1")
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
fn examined(case: &Case<'_>, claim: &DrawClaim) -> Verdict {
    touchmove_law::decides!(2001 "9.2/0", 2001 "9.3/0");
    let game = &case.game;
    let position = match &claim.basis {
        Basis::OnBoard => *game.position(),
        Basis::Intended { text } => match written::one(case.laws, game.position(), text) {
            // What they may not play cannot be about to appear (I-143).
            Some(mv) if !may_play(case, mv) => return Verdict::No,
            Some(mv) => game.position().play(mv),
            None => return Verdict::No,
        },
        Basis::Unwritten { .. } => return Verdict::No,
    };
    let progress = u32::from(case.laws.claimed_without_progress()) * 2;
    let is_right = match claim.rule {
        DrawRule::Repetition => game.appearances(&position) >= case.laws.claimed_repetition(),
        DrawRule::FiftyMoves => position.halfmoves() >= progress,
    };
    if is_right { Verdict::Yes } else { Verdict::No }
}

/// Whether the piece they touched, or the written move of an earlier claim, leaves them this move (9.5.3; 2001 4.3, 9.5(b);
/// I-143). Where the touch of a piece ends the right to claim, only the claim can bind them.
fn may_play(case: &Case<'_>, mv: Move) -> bool {
    let (position, turn) = (case.game.position(), case.game.turn());
    match turn.released() {
        Some((from, to)) => mv.from() == from && mv.to() == to,
        None => turn.obliged_before_release(position).permits(position, mv),
    }
}

/// The claim is found right or wrong (9.5.2, 9.5.3; 2001 9.5(a), 9.5(b)).
pub(crate) fn decide_claim(case: &mut Case<'_>, by: Color, claim: &DrawClaim, verdict: Verdict) {
    touchmove_law::decides!(2001 "9.5(b)/1", 2001 "9.5(b)/2", 2001 "9.5(b)/3", 2001 "9.5(b)/4");
    Offers::change(case.game).decide_claim();
    if verdict == Verdict::Yes {
        let ending = match claim.rule {
            DrawRule::Repetition => Ending::Repetition,
            DrawRule::FiftyMoves => Ending::FiftyMoves,
        };
        complete_intended(case, by, claim);
        let end = End::under(proven_under(claim), Score::DRAW, ending, Reason::ClaimRight);
        case.end(end.with(cite!("9.5.2")).with(may_be_drawn(claim.rule)));
        return;
    }
    let article = cite!("9.5.3");
    let award = Millis::new(case.laws.wrong_claim_award());
    let ruling = case.add_time(article, !by, award).because(Reason::ClaimWrong);
    let ruling = irregularity::award_read(case, ruling);
    let forbidden = matches!(&claim.basis, Basis::Intended { text }
        if written::one(case.laws, case.game.position(), text).is_some_and(|mv| !may_play(case, mv)));
    case.rule(if forbidden { ruling.reading(Interpretation::I_143) } else { ruling });
    let left = case.game.clock().remaining(by, case.at);
    let cost = claimant_loses(case.laws.wrong_claim_cost(), left);
    if !cost.is_zero() {
        let ruling = case.take_time(article, by, cost).because(Reason::ClaimWrong);
        case.rule(ruling);
    }
    if let Basis::Intended { text } = &claim.basis {
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
    match (case.laws.claimed_move(), &claim.basis) {
        (ClaimedMove::Completed, Basis::Intended { .. }) => {}
        (ClaimedMove::Completed | ClaimedMove::NotCompleted, _) => return,
    }
    Chessclock::change(case.game).complete(by, Unpressed::EndsGame, case.at);
    let ruling = Ruling::under(article, Decision::Completed { player: by }, Reason::MoveEndedGame);
    case.rule(match claim.rule {
        DrawRule::Repetition => ruling,
        DrawRule::FiftyMoves => ruling.reading(Interpretation::I_008),
    });
}

/// The written move must be made; if it is illegal, its piece counts as touched (9.5.3, I-032), unless in the older edition
/// the arbiter decides otherwise (2001 9.5(b), I-162).
fn bind_intended(case: &mut Case<'_>, by: Color, text: &str) {
    touchmove_law::decides!(2001 "9.5(b)/5");
    if case.game.knows() == Knows::NoMove {
        // What stands on the other board is for people to see.
        return;
    }
    let position = *case.game.position();
    let article = cite!("9.5.3");
    let duty = |obliged| {
        Ruling::under(
            article,
            Decision::Duty { player: by, duty: PlayerDuty::IntendedMove },
            Reason::Touched { obliged },
        )
    };
    if let Some(mv) = written::one(case.laws, &position, text) {
        // Unless they are bound already, and to another move.
        if may_play(case, mv) {
            Turn::change(case.game).bind(Obliged::Intended { mv });
            case.rule(duty(Obliged::Intended { mv }));
        }
        return;
    }
    let Some(square) = written::piece_meant(case.laws, &position, text) else { return };
    let obliged = obligation::by_touches(&position, &[Touched::One(square)]);
    Turn::change(case.game).bind(obliged);
    case.rule(duty(obliged).reading(Interpretation::I_032).reading(Interpretation::I_162));
    match case.laws.illegal_written_move() {
        IllegalWrittenMove::CountsAsTouched => {}
        IllegalWrittenMove::ArbiterDecides => {
            let question = Question::TouchedPiece { player: by };
            case.refer_read(article, question, Some(Choice::Yes), Interpretation::I_162);
        }
    }
}

/// The arbiter says whether the piece of an illegal written move must move (2001 9.5(b); I-162).
pub(crate) fn bound_answered(case: &mut Case<'_>, by: Color, bound: Verdict) {
    let article = cite!("9.5.3");
    // An answer that comes after the move frees nobody: what binds now is another matter.
    let asked_again = Questions::read(case.game).has(&Question::TouchedPiece { player: by });
    let is_fresh =
        case.game.having_move() == by && case.game.turn().replaces() == Replaces::Nothing && !asked_again;
    match bound {
        Verdict::No if is_fresh => {
            Turn::change(case.game).unbind();
            let freed = Decision::Freed { player: by, duty: PlayerDuty::IntendedMove };
            case.rule(Ruling::under(article, freed, Reason::Answered));
        }
        Verdict::Yes | Verdict::No => {
            case.rule(Ruling::under(article, Decision::InOrder, Reason::Answered));
        }
    }
}

/// The arbiter answers whether a claim is right.
pub(crate) fn answer_claim(
    case: &mut Case<'_>,
    id: ReferralId,
    by: Color,
    claim: &DrawClaim,
    verdict: Verdict,
) {
    // Where the arbiter let play go on before they answered, the written move is no longer there to be made; another claim
    // may have been lodged since.
    let is_fresh = |open: &OpenClaim| {
        open.referral == id && open.after == case.game.plies().len() && case.game.having_move() == by
    };
    let basis = if Offers::read(case.game).claim().is_some_and(is_fresh) {
        claim.basis.clone()
    } else {
        Basis::OnBoard
    };
    decide_claim(case, by, &DrawClaim { basis, ..claim.clone() }, verdict);
}
