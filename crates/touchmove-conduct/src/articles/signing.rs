//! The result, stated by both players on the scoresheets (8.7; 2001 8.7).

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_law::{Article, cite};

use super::{draw, penalty};
use crate::case::{Case, End};
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

fn article() -> Article {
    cite!("8.7")
}

/// A player signs. Once both have signed the same result it stands, even if it is wrong, unless the arbiter decides
/// otherwise.
pub(crate) fn sign(case: &mut Case<'_>, by: Color, score: Score) {
    match case.game.phase() {
        Phase::Over | Phase::Playing | Phase::Stopped | Phase::Adjourned => {}
        Phase::NotStarted => {
            case.not_admitted(article(), Reason::NotBegun);
            return;
        }
        Phase::Cancelled | Phase::ResultPending => {
            case.not_admitted(article(), Reason::NoResult);
            return;
        }
    }
    let ordinary = [Score::win(Color::White), Score::win(Color::Black), Score::DRAW];
    let in_force = case.game.result().map(|(score, _)| score);
    if (!ordinary.contains(&score) && in_force != Some(score)) || !penalty::is_allowed(case.laws, score) {
        case.not_admitted(article(), Reason::NoSuchOption);
        return;
    }
    if in_force.is_none() && score == Score::DRAW && !may_agree(case) {
        return;
    }
    case.game.people.of_mut(by).sign(score);
    let signed = Sides::each(|side| case.game.people.of(side).signed());
    match (signed.white, signed.black) {
        (Some(white), Some(black)) if white == black => agreed(case, white),
        (Some(_), Some(_)) => differ(case),
        (Some(_), None) | (None, Some(_)) | (None, None) => {
            let statement = cite!(2023 "8.7", 2001 "8.7/1");
            case.rule(Ruling::under(statement, Decision::InOrder, Reason::Plain));
        }
    }
}

/// A player refuses to sign: the result stands without that, and the arbiter may penalise it (8.7, 12.9; 2001 8.7, 13.4).
pub(crate) fn refused(case: &mut Case<'_>, by: Color) {
    let duty = cite!(2023 "8.7", 2001 "8.7/1");
    if case.game.phase() != Phase::Over {
        case.not_admitted(duty, Reason::NoResult);
        return;
    }
    case.rule(Ruling::under(duty, Decision::Breach { player: by }, Reason::RefusesToSign));
    case.refer(cite!("12.9"), Question::Penalty { player: by }, Some(Choice::No));
}

/// Whether the players may agree on a draw now, which they do by signing one while the game is on; says so if not.
fn may_agree(case: &mut Case<'_>) -> bool {
    if !draw::have_both_moved(case) {
        return false;
    }
    if !draw::agreement_allowed(case) {
        case.not_admitted(cite!("9.1.1"), Reason::BarredByRegulations);
        return false;
    }
    true
}

/// Both signed the same.
fn agreed(case: &mut Case<'_>, score: Score) {
    case.game.questions.drop(&Question::SignedResult);
    match case.game.result() {
        Some((in_force, _)) if in_force == score => {
            case.rule(Ruling::under(article(), Decision::InOrder, Reason::BothSigned));
            return;
        }
        Some(_) => case.rescore(article(), score, Ending::Signed, Reason::BothSigned),
        None => case.end(End::under(article(), score, Ending::Signed, Reason::BothSigned)),
    }
    case.refer(article(), Question::SignedResult, Some(Choice::Yes));
}

/// They signed different results: neither is agreed on, and the arbiter is told.
fn differ(case: &mut Case<'_>) {
    let asked = case.game.questions.has(&Question::SignedResult);
    case.rule(Ruling::under(article(), Decision::NotAdmitted, Reason::SignaturesDiffer));
    if !asked {
        case.refer(article(), Question::SignedResult, Some(Choice::No));
    }
}

/// The arbiter lets the signed result stand, if there is one.
pub(crate) fn stands(case: &mut Case<'_>) {
    let signed = Sides::each(|side| case.game.people.of(side).signed());
    if signed.white == signed.black {
        case.rule(Ruling::under(article(), Decision::InOrder, Reason::Answered));
    } else {
        case.not_admitted(article(), Reason::SignaturesDiffer);
    }
}

/// The arbiter puts back what the game had come to before it was signed.
pub(crate) fn falls(case: &mut Case<'_>) {
    let signed = case.game.result().is_some_and(|(_, ending)| ending == Ending::Signed);
    let before = case.game.outcome.before_signing();
    match (signed, before) {
        (true, Some((score, _))) => case.rescore(article(), score, Ending::Ruling, Reason::Answered),
        // Nothing but the signatures had ended the game.
        (true, None) => case.reopen(article(), Reason::Answered),
        (false, _) => case.rule(Ruling::under(article(), Decision::InOrder, Reason::Answered)),
    }
}

/// The arbiter corrects the result to another.
pub(crate) fn corrected(case: &mut Case<'_>, to: Score) {
    case.rescore(article(), to, Ending::Ruling, Reason::Answered);
}
