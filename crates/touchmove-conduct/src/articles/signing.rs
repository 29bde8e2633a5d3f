//! The result, stated by both players on the scoresheets (8.7; 2001 8.7).

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_law::{Article, cite};

use super::{draw, penalty};
use crate::case::{Case, End};
use crate::game::{Knows, Part};
use crate::outcome::Outcome;
use crate::people::People;
use crate::progress::Phase;
use crate::questions::Questions;
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
    let in_force = case.game.result().map(|(score, _)| score);
    if (!is_ordinary(score) && in_force != Some(score)) || !penalty::is_allowed(case.laws, score) {
        case.not_admitted(article(), Reason::NoSuchOption);
        return;
    }
    // While the game is on, they agree on a draw by signing one.
    let agreeing = in_force.is_none() && score == Score::DRAW;
    if let (true, Err(refusal)) = (agreeing, draw::may_agree(case)) {
        case.turn_away(refusal);
        return;
    }
    People::change(case.game).of_mut(by).sign(score);
    let signed = Sides::each(|side| People::read(case.game).of(side).signed());
    match (signed.white, signed.black) {
        (Some(white), Some(black)) if white == black => accept_signed_result(case, white),
        (Some(_), Some(_)) => differ(case),
        (Some(_), None) | (None, Some(_)) | (None, None) => {
            case.rule(Ruling::under(stated(), Decision::InOrder, Reason::Plain));
        }
    }
}

/// The arbiter enters what the players have stated away from the board of this game (8.7; 2001 8.7).
///
/// How many moves were made there, the arbiter knows: only what the regulations say about draws is put to them (9.1.1), and
/// one that came about otherwise is a ruling with its reason.
pub(crate) fn enter_result(case: &mut Case<'_>, score: Score) {
    let statement = stated();
    match case.game.phase() {
        Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {}
        Phase::NotStarted => {
            case.not_admitted(statement, Reason::NotBegun);
            return;
        }
        // What a game has come to is changed with a reason.
        Phase::Over | Phase::Cancelled => {
            case.not_admitted(statement, Reason::GameOver);
            return;
        }
    }
    if !is_ordinary(score) {
        case.not_admitted(statement, Reason::NoSuchOption);
    } else if score == Score::DRAW && !draw::agreement_allowed(case) {
        case.not_admitted(cite!("9.1.1"), Reason::BarredByRegulations);
    } else {
        case.end(End::under(statement, score, Ending::Stated, Reason::Plain));
    }
}

fn stated() -> Article {
    cite!(2023 "8.7", 2001 "8.7/1")
}

/// What two players can state together; other scores are for the arbiter to rule.
fn is_ordinary(score: Score) -> bool {
    [Score::win(Color::White), Score::win(Color::Black), Score::DRAW].contains(&score)
}

/// A player refuses to sign: the result stands without that, and the arbiter may penalise it (8.7, 12.9; 2001 8.7, 13.4).
pub(crate) fn refuse_to_sign(case: &mut Case<'_>, by: Color) {
    let duty = stated();
    if case.game.phase() != Phase::Over {
        case.not_admitted(duty, Reason::NoResult);
        return;
    }
    case.rule(Ruling::under(duty, Decision::Breach { player: by }, Reason::RefusesToSign));
    case.refer(cite!("12.9"), Question::Penalty { player: by }, Some(Choice::No));
}

/// Both signed the same.
fn accept_signed_result(case: &mut Case<'_>, score: Score) {
    Questions::change(case.game).drop(&Question::SignedResult);
    match case.game.result() {
        Some((in_force, _)) if in_force == score => {
            case.rule(Ruling::under(article(), Decision::InOrder, Reason::BothSigned));
            return;
        }
        Some(_) => case.rescore(article(), score, Ending::Signed, Reason::BothSigned),
        None => case.end(End::under(article(), score, Ending::Signed, Reason::BothSigned)),
    }
    let other_than_played = match case.game.knows() {
        Knows::EveryMove => true,
        Knows::NotTheMoves | Knows::NoMove => Outcome::read(case.game).before_signing().is_some(),
    };
    if other_than_played {
        case.refer(article(), Question::SignedResult, Some(Choice::Yes));
    } else {
        // Nothing here contradicts the players: nobody is asked. Journals have answers from when the arbiter was.
        Questions::change(case.game).ask_nobody(article(), Question::SignedResult, Some(Choice::Yes));
    }
}

/// They signed different results: neither is agreed on, and the arbiter is told.
fn differ(case: &mut Case<'_>) {
    let asked = Questions::read(case.game).has(&Question::SignedResult);
    case.rule(Ruling::under(article(), Decision::NotAdmitted, Reason::SignaturesDiffer));
    if !asked {
        case.refer(article(), Question::SignedResult, Some(Choice::No));
    }
}

/// The arbiter lets the signed result stand, if there is one.
pub(crate) fn stands(case: &mut Case<'_>) {
    let signed = Sides::each(|side| People::read(case.game).of(side).signed());
    if signed.white == signed.black {
        case.rule(Ruling::under(article(), Decision::InOrder, Reason::Answered));
    } else {
        case.not_admitted(article(), Reason::SignaturesDiffer);
    }
}

/// The arbiter puts back what the game had come to before it was signed.
pub(crate) fn falls(case: &mut Case<'_>) {
    let signed = case.game.result().is_some_and(|(_, ending)| ending == Ending::Signed);
    let before = Outcome::read(case.game).before_signing();
    match (signed, before) {
        (true, Some((score, _))) => case.rescore(article(), score, Ending::Ruling, Reason::Answered),
        // Nothing but the signatures had ended the game.
        (true, None) => case.reopen(article(), Reason::Answered),
        (false, _) => case.rule(Ruling::under(article(), Decision::InOrder, Reason::Answered)),
    }
}

/// The arbiter corrects the result to another.
pub(crate) fn correct_result(case: &mut Case<'_>, to: Score) {
    case.rescore(article(), to, Ending::Ruling, Reason::Answered);
}
