//! The quickplay finish: draws claimed because the opponent only plays for the flag (Guideline III; 2001 Article 10,
//! C.4, Appendix D).

use touchmove_chess::Color;
use touchmove_clock::{Change, Chessclock, Millis, Mode};
use touchmove_law::{
    ArbiterPresence, Article, ClaimUntil, Interpretation, LossRule, PostponedClaim, Tempo, UnadmittedClaim,
    cite,
};

use super::{draw, end};
use crate::act::Ground;
use crate::case::{Case, ClaimOutcome, End, Refusal};
use crate::game::Part;
use crate::questions::Questions;
use crate::quickplay::{ClaimStage, Increment, Quickplay, QuickplayClaim};
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Pending, Question, Referral, ReferralId, Verdict};
use crate::result::{Award, Ending, Score};
use crate::ruling::{Decision, Ruling};

/// Who may claim.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Claimant {
    /// Only the player having the move (III.4, III.5; 2001 10.2).
    HavingTheMove,
    /// Either player (III.6.1; 2001 D.1).
    Either,
}

/// Claims a draw because the opponent cannot win by normal means, or does not try (III.5; 2001 10.2).
pub(crate) fn claim(case: &mut Case<'_>, by: Color, ground: Ground) -> ClaimOutcome {
    let article = cite!("III.5");
    if case.laws.regulations().arbiter == ArbiterPresence::Absent {
        return case.refuse(cite!("III.6"), Reason::NoArbiter);
    }
    if may_be_admitted(case) {
        // Extra time for each move bars the claim, unless the arbiter admits it (I-133).
        case.not_admitted(article, Reason::ExtraTimeGiven);
        offered_all_the_same(case, by);
        case.refer(article, Question::AdmitQuickplay { player: by, ground }, Some(Choice::No));
        return ClaimOutcome::No;
    }
    if let Err(refusal) = is_open(case, by, Claimant::HavingTheMove, article) {
        case.turn_away(refusal);
        offered_all_the_same(case, by);
        return ClaimOutcome::No;
    }
    lodge(case, by, ground);
    ClaimOutcome::Yes
}

/// A claim that is not admitted is an offer where the edition names it beside the claims of repetition and of fifty moves
/// (2001 9.1(c); I-144). Blitz has no such claim at all (2001 C.4).
fn offered_all_the_same(case: &mut Case<'_>, by: Color) {
    let is_on = case.game.phase().is_in_play();
    match case.laws.unadmitted_quickplay_claim() {
        UnadmittedClaim::Offer if is_on => {
            draw::open_read(case, by, cite!("9.1.2.3"), Interpretation::I_144);
        }
        UnadmittedClaim::Offer | UnadmittedClaim::Nothing => {}
    }
}

/// Whether only the arbiter can let the claim be heard: it is part of the edition's Laws, but there is an increment.
fn may_be_admitted(case: &Case<'_>) -> bool {
    !case.laws.quickplay_in_force().is_on() && case.laws.quickplay_needs_leave().is_on()
}

/// The arbiter admits a claim although there is an increment (2001 10.2, I-133), or does not.
pub(crate) fn admission_answered(case: &mut Case<'_>, by: Color, ground: Ground, choice: &Choice) -> Answer {
    let article = cite!("III.5");
    match choice.verdict() {
        Some(Verdict::Yes) => match is_timely(case, by, Claimant::HavingTheMove, article) {
            Ok(()) => lodge(case, by, ground),
            Err(refusal) => {
                case.turn_away(refusal);
            }
        },
        Some(Verdict::No) => case.not_admitted(article, Reason::Answered),
        None => return Answer::NoSuchOption,
    }
    Answer::Taken
}

/// The claim is lodged, resting on the clock itself and on what the arbiter judges, not on any display; the clocks are
/// stopped, as they are whenever the arbiter's help is sought (I-063), it is an offer, and the arbiter is asked (III.5.1; 2001
/// 9.1(c), 10.2(a)).
fn lodge(case: &mut Case<'_>, by: Color, ground: Ground) {
    case.stop_clocks();
    case.rule(Ruling::under(cite!("III.5"), Decision::ClocksStop, Reason::Plain));
    draw::open(case, by, cite!("III.5"));
    let question = Question::Quickplay { player: by, ground };
    let referral = case.refer(cite!("III.5.1"), question, None);
    Quickplay::change(case.game).lodge(by, ground, referral);
}

/// Whether the rules of the quickplay finish are open to the player now, or why not.
pub(crate) fn is_open(case: &Case<'_>, by: Color, who: Claimant, article: Article) -> Result<(), Refusal> {
    if !case.laws.quickplay_in_force().is_on() {
        let (not_here, reason) = why_not_in_force(case);
        let reading = (reason == Reason::NotAnnouncedByEvent).then_some(Interpretation::I_163);
        return Err(Refusal::under(not_here, reason).reading(reading));
    }
    if Quickplay::read(case.game).increment() == Increment::Given {
        return Err(Refusal::under(article, Reason::ExtraTimeGiven));
    }
    is_timely(case, by, who, article)
}

/// Blitz has no such rules in either edition (III.2.2; 2001 C.4); the guideline must be announced (III.2.1).
fn why_not_in_force(case: &Case<'_>) -> (Article, Reason) {
    if case.laws.tempo() == Tempo::Blitz {
        (cite!("III.2.2"), Reason::NotForeseen)
    } else if case.laws.has_extra_time() {
        (cite!("III.5"), Reason::ExtraTimeGiven)
    } else {
        (cite!("III.2.1"), Reason::NotAnnouncedByEvent)
    }
}

/// Less than two minutes, in the last period, before the flag, having the move, and no claim open already.
fn is_timely(case: &Case<'_>, by: Color, who: Claimant, article: Article) -> Result<(), Refusal> {
    let clock = case.game.clock().clock(by, case.at);
    let limit = Millis::new(case.laws.quickplay_threshold());
    let in_last_period = case.game.clock().control().of(by).required(clock.period()).is_none();
    let reason = if !case.game.phase().is_in_play() {
        Reason::NotBegun
    } else if who == Claimant::HavingTheMove && case.game.having_move() != by {
        Reason::NotHisMove
    } else if Quickplay::read(case.game).claim().is_some() {
        Reason::ClaimPending
    } else if !in_last_period {
        Reason::NotLastPeriod
    } else if has_flag_fallen(case, by) {
        return Err(Refusal::under(article, Reason::FlagFell).reading(Interpretation::I_161));
    } else if clock.remaining() >= limit {
        Reason::TooMuchTime { time: clock.remaining() }
    } else {
        return Ok(());
    };
    Err(Refusal::under(article, reason))
}

/// Whether the claimant's own flag has fallen: it is down, or somebody has seen it, as the edition has it.
fn has_flag_fallen(case: &Case<'_>, by: Color) -> bool {
    let overstepped = case.game.clock().flag(by, case.at).filter(|fall| !fall.moves_completed());
    match case.laws.quickplay_until() {
        ClaimUntil::FlagDown => overstepped.is_some(),
        ClaimUntil::FlagSeen => overstepped.is_some_and(|fall| fall.seen.is_some()),
    }
}

/// The arbiter declares a draw, postpones the decision or rejects the claim (III.5.1-III.5.3; 2001 10.2(a)-(c)).
pub(crate) fn answer_claim(case: &mut Case<'_>, id: ReferralId, choice: &Choice) -> Answer {
    let Some(claim) = Quickplay::read(case.game).claim().filter(|claim| claim.referral() == id) else {
        return Answer::NoSuchOption;
    };
    let award = Millis::new(case.laws.quickplay_award());
    if let Choice::Postponed { extra } = choice {
        if !extra.is_zero() && *extra != award {
            return Answer::NoSuchOption;
        }
        postpone_decision(case, claim, *extra);
    } else if *choice == Choice::Drawn {
        declare_draw(case, cite!("III.5.1"));
    } else if *choice == Choice::No {
        reject_claim(case, claim, award);
    } else {
        return Answer::NoSuchOption;
    }
    Quickplay::change(case.game).note_decision(case.seq);
    Answer::Taken
}

fn declare_draw(case: &mut Case<'_>, article: Article) {
    Quickplay::change(case.game).settle();
    case.end(End::under(article, Score::DRAW, Ending::Quickplay, Reason::ClaimRight));
}

/// Play goes on, if possible before the arbiter; the result is declared later (III.5.2; 2001 10.2(b)).
fn postpone_decision(case: &mut Case<'_>, claim: QuickplayClaim, extra: Millis) {
    let article = cite!(2023 "III.5.2", 2001 "10.2(b)/1");
    if !extra.is_zero() {
        let given = case.add_time(article, !claim.by(), extra).because(Reason::ClaimPending);
        case.rule(given);
    }
    case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::ClaimPending));
    let referral = match case.laws.postponed_claim() {
        PostponedClaim::AfterFlag => claim.referral(),
        PostponedClaim::LaterOrAfterFlag => {
            case.refer(article, Question::QuickplayLater { player: claim.by() }, Some(Choice::Continue))
        }
    };
    Quickplay::change(case.game).advance(ClaimStage::Postponed, referral);
    if !flag_comes_next(case, claim.by()) {
        go_on(case, claim.by());
    }
}

/// Rejected: the opponent gets two minutes, in rapid play too (III.5.3; 2001 10.2(c)).
fn reject_claim(case: &mut Case<'_>, claim: QuickplayClaim, award: Millis) {
    let given = case.add_time(cite!("III.5.3"), !claim.by(), award);
    case.rule(given.because(Reason::ClaimWrong));
    Quickplay::change(case.game).settle();
    if !flag_comes_next(case, claim.by()) {
        go_on(case, claim.by());
    }
}

/// Whether the claimant's flag was seen while the claim was open: it was to be decided first, and now the flag counts.
fn flag_comes_next(case: &mut Case<'_>, by: Color) -> bool {
    let seen = case
        .game
        .clock()
        .flag(by, case.at)
        .is_some_and(|fall| !fall.moves_completed() && fall.seen.is_some());
    if seen && !holds_back_flag(case, by) {
        let article = cite!(2023 "6.9", 2001 "6.10/1");
        end::lose(case, by, LossRule::DrawnIfHopeless, article, Ending::Time, Pending::Flag);
    }
    seen
}

/// Whether a claim that is not decided yet keeps a fallen flag from ending the game: the arbiter declares the result
/// (III.5.2; 2001 10.2(b)/2).
pub(crate) fn holds_back_flag(case: &mut Case<'_>, side: Color) -> bool {
    let Some(claim) = Quickplay::read(case.game).claim() else { return false };
    match claim.standing() {
        ClaimStage::Open | ClaimStage::AfterFlag => {}
        ClaimStage::Postponed => {
            case.interrupt();
            Questions::change(case.game).drop_numbered(claim.referral());
            let article = cite!("III.5.2");
            let referral = case.refer(article, Question::QuickplayAfterFlag { player: side }, None);
            Quickplay::change(case.game).advance(ClaimStage::AfterFlag, referral);
        }
    }
    true
}

/// The final decision on a postponed claim: a draw, or after a flag the loss of the player whose flag fell (III.5.2;
/// 2001 10.2(b)/2; I-064).
pub(crate) fn finally_answered(case: &mut Case<'_>, referral: &Referral, choice: &Choice) -> Answer {
    let article = cite!("III.5.2");
    let flagged =
        if let Question::QuickplayAfterFlag { player: side } = referral.question { Some(side) } else { None };
    let loses = [Choice::Loses { opponent: Award::Win }, Choice::No].contains(choice);
    match flagged {
        Some(_) | None if *choice == Choice::Drawn => declare_draw(case, article),
        Some(side) if loses => {
            Quickplay::change(case.game).settle();
            end::lose(case, side, LossRule::DrawnIfHopeless, article, Ending::Time, Pending::Flag);
        }
        Some(_) | None => return Answer::NoSuchOption,
    }
    Quickplay::change(case.game).note_decision(case.seq);
    Answer::Taken
}

/// Asks for an increment for both players (III.4): an offer of a draw, and a question to the arbiter.
pub(crate) fn ask_increment(case: &mut Case<'_>, by: Color) -> ClaimOutcome {
    let article = cite!("III.4");
    if case.laws.quickplay_increment().is_none() {
        return case.refuse(cite!("Preface"), Reason::NotForeseen);
    }
    if let Err(refusal) = is_open(case, by, Claimant::HavingTheMove, article) {
        return case.turn_away(refusal);
    }
    case.stop_clocks();
    case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Plain));
    draw::open(case, by, article);
    case.refer(article, Question::QuickplayIncrement { player: by }, None);
    ClaimOutcome::Yes
}

/// The arbiter agrees to the increment or does not (III.4).
pub(crate) fn increment_answered(case: &mut Case<'_>, by: Color, choice: &Choice) -> Answer {
    let article = cite!("III.4");
    match choice.verdict() {
        Some(Verdict::Yes) => {
            let increment = Millis::new(case.laws.quickplay_increment().unwrap_or_default());
            let Ok(control) = case.game.clock().control().with_mode(Mode::Cumulative(increment)) else {
                return Answer::NoSuchOption;
            };
            Chessclock::change(case.game).adjust(article, Change::Control(control), case.at);
            Quickplay::change(case.game).give_increment();
            case.rule(Ruling::under(article, Decision::IncrementSet { time: increment }, Reason::Answered));
            let given = case.add_time(article, !by, Millis::new(case.laws.quickplay_award()));
            case.rule(given);
        }
        Some(Verdict::No) => case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::Answered)),
        None => return Answer::NoSuchOption,
    }
    go_on(case, by);
    Answer::Taken
}

/// Play goes on with the claimant's clock, unless the arbiter let it go on before they answered.
fn go_on(case: &mut Case<'_>, claimant: Color) {
    let side = if case.game.having_move() == claimant { claimant } else { case.game.clock().lever() };
    case.play_on(side);
}
