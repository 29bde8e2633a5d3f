//! The arbiter's own rulings: by analogy, for fair play, on the result (Preface, 8.7, 12.2; 2001 Preface, 8.7, 13.2, 14.1).

use touchmove_law::{Article, cite};

use super::{late, penalty};
use crate::act::FreeOutcome;
use crate::case::{Case, End};
use crate::game::Part;
use crate::outcome::Outcome;
use crate::progress::{Phase, Progress};
use crate::reason::Reason;
use crate::result::{Ending, Score};
use crate::ruling::{Decision, FideReference, Ruling};

/// Rules where the Laws are silent, or for fair play (Preface, 12.2.1, 12.2.2): an article and a reason are needed.
pub(crate) fn freely(case: &mut Case<'_>, under: &str, outcome: &FreeOutcome, reason: &str) {
    let Some(article) = check_grounds(case, under, reason) else { return };
    let why = Reason::Arbiter { text: reason.into() };
    match outcome {
        FreeOutcome::Note => case.rule(Ruling::under(article, Decision::InOrder, why)),
        FreeOutcome::NewGame => case.cancel(Ruling::under(article, Decision::NewGame, why)),
        FreeOutcome::PlayOn => play_on(case, article, why),
        FreeOutcome::Result { score } => {
            if !penalty::is_result(*score) {
                case.not_admitted(article, Reason::AmountOutOfRange);
            } else if !penalty::is_allowed(case.laws, *score) {
                case.not_admitted(cite!("10.2"), Reason::TooManyPoints);
            } else if case.game.result().is_some() {
                case.rescore(article, *score, Ending::Ruling, why);
            } else {
                case.end(End::under(article, *score, Ending::Ruling, why));
            }
        }
    }
}

/// What free rulings usually rest on: analogy, fair play, the interests of the event.
const USUAL_GROUNDS: [Article; 3] = [cite!(2023 "Preface", 2001 "Pref/2"), cite!("12.2.1"), cite!("12.2.2")];

/// The article an arbiter rests on, if they name one that the edition has and give a reason (12.6; 2001 13.6).
pub(crate) fn check_grounds(case: &mut Case<'_>, number: &str, reason: &str) -> Option<Article> {
    let book = case.laws.book();
    let usual = USUAL_GROUNDS.into_iter().find(|article| book.number(*article) == Some(number));
    let Some(article) = usual.or_else(|| book.named(number)) else {
        let not_described = cite!(2023 "12.6", 2001 "13.6/1");
        case.not_admitted(not_described, Reason::NoSuchArticle { text: number.into() });
        return None;
    };
    if reason.trim().is_empty() {
        case.not_admitted(article, Reason::ReasonMissing);
        return None;
    }
    Some(article)
}

/// Play goes on, even where the game seemed over.
fn play_on(case: &mut Case<'_>, article: Article, why: Reason) {
    match case.game.phase() {
        Phase::Over => {
            late::let_in(case);
            case.reopen(article, why.clone());
        }
        Phase::ResultPending => {
            Progress::change(case.game).resume();
            Outcome::change(case.game).go_on();
        }
        Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned => {}
        Phase::Cancelled => {
            case.not_admitted(article, Reason::GameOver);
            return;
        }
    }
    case.rule(Ruling::under(article, Decision::PlayGoesOn, why));
}

/// Changes the result; the old one is kept (8.7; 2001 8.7).
pub(crate) fn change_result(case: &mut Case<'_>, to: Score, reason: &str) {
    let article = cite!("8.7");
    if case.game.result().is_none() {
        case.not_admitted(article, Reason::NoResult);
    } else if reason.trim().is_empty() {
        case.not_admitted(article, Reason::ReasonMissing);
    } else if !penalty::is_result(to) {
        case.not_admitted(article, Reason::AmountOutOfRange);
    } else if !penalty::is_allowed(case.laws, to) {
        case.not_admitted(cite!("10.2"), Reason::TooManyPoints);
    } else {
        case.rescore(article, to, Ending::Ruling, Reason::Arbiter { text: reason.into() });
    }
}

/// Puts a question to FIDE, or keeps the reference of its answer (Preface; 2001 14.1).
pub(crate) fn refer_to_fide(case: &mut Case<'_>, reference: &str) {
    let article = cite!(2023 "Preface", 2001 "14.1");
    if reference.trim().is_empty() {
        case.not_admitted(article, Reason::ReasonMissing);
        return;
    }
    let decision = Decision::PutToFide { text: FideReference(reference.into()) };
    case.rule(Ruling::under(article, decision, Reason::Plain));
}
