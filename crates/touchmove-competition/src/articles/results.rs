//! Results: by the journal of the game, handed in, by absence, changed by the arbiter; adjourned games
//! (6.7.1, 7.5.5, 8.7, 10.2, I.1, I.2.7, I.14; 2001 6.7, 7.4(b), 8.7, A.1, A.2(g), A.13).

use touchmove_chess::Color;
use touchmove_conduct::{Award, Ending, Score};
use touchmove_law::{Article, DoubleDefault, Interpretation, Laws, cite};

use crate::act::{GamePenalty, GameReport, Who};
use crate::articles::{appealing, penalising};
use crate::case::Case;
use crate::ids::GameId;
use crate::result::{Length, Outcome};
use crate::round::{Resumption, Session};
use crate::ruling::{EventDecision, EventReason, EventRuling};
use crate::scoring;

fn signed() -> Article {
    cite!("8.7")
}

/// A game without an article of its own is decided by analogy (Preface; 2001 Preface).
fn free() -> Article {
    cite!(2023 "Preface", 2001 "Pref/2")
}

/// The journal of a game has come to something new.
pub(crate) fn report(case: &mut Case<'_>, game: GameId, report: &GameReport) {
    let Some((pairing, laws)) = case.game(signed(), game) else { return };
    let before = pairing.reported.clone();
    if before.as_ref().is_some_and(|before| before.entries > report.entries) {
        case.not_admitted(signed(), EventReason::NoSuchMatter);
        return;
    }
    let outcome = consistent(report.outcome);
    if !is_lawful(case, &laws, outcome) {
        return;
    }
    if let Some((article, why)) = unforeseen(&laws, report) {
        case.not_admitted(article, why);
        return;
    }
    if let Some(found) = case.pairing_mut(game) {
        found.reported = Some(report.clone());
    }
    count_illegal_moves(case, game, report);
    let last = before.as_ref().map_or(Outcome::Open, |before| consistent(before.outcome));
    if outcome != last && outcome != pairing.outcome() {
        let named = case.event.book().named(&report.article);
        let reason = if report.reason.is_empty() {
            EventReason::ByTheGame
        } else {
            EventReason::Arbiter { text: report.reason.clone() }
        };
        case.result(named.unwrap_or(signed()), game, outcome, reason);
    }
    let known = before.as_ref().map_or(0, |before| before.penalties.len());
    for penalty in report.penalties.iter().skip(known) {
        penalising::by_the_game(case, game, penalty);
    }
    let known = before.as_ref().map_or(0, |before| before.appeals.len());
    for (color, entry) in report.appeals.iter().skip(known) {
        appealing::by_the_game(case, game, *pairing.players.of(*color), *entry);
    }
}

/// What no game under these Laws can have come to: a penalty the edition does not list, an appeal nobody may lodge.
fn unforeseen(laws: &Laws, report: &GameReport) -> Option<(Article, EventReason)> {
    let listed = |given: &GamePenalty| laws.penalties().contains(&given.penalty.kind());
    if !report.penalties.iter().all(listed) {
        return Some((cite!("12.9"), EventReason::NotForeseen));
    }
    if report.appeals.is_empty() { None } else { appealing::barred(laws) }
}

/// The number of illegal moves counted in a game is kept with it (7.5.5; 2001 7.4(b)).
fn count_illegal_moves(case: &mut Case<'_>, game: GameId, report: &GameReport) {
    for color in Color::ALL {
        let now = *report.illegal_moves.of(color);
        let Some(pairing) = case.pairing_mut(game) else { return };
        let counted = pairing.illegal_moves.of_mut(color);
        if *counted != now {
            *counted = now;
            let decision = EventDecision::IllegalMoves { game, side: color, count: now };
            let article = cite!("7.5.5");
            case.rule(EventRuling::under(article, decision, EventReason::ByTheGame));
        }
    }
}

/// A result signed by the players is handed in (8.7).
pub(crate) fn hand_in(case: &mut Case<'_>, game: GameId, outcome: Outcome) {
    let Some((pairing, laws)) = case.game(signed(), game) else { return };
    let outcome = consistent(outcome);
    if outcome.score().is_none() {
        case.not_admitted(signed(), EventReason::NoResult);
    } else if !pairing.outcome().is_undecided() {
        case.not_admitted(signed(), EventReason::HasResult);
    } else if is_lawful(case, &laws, outcome) {
        // Nobody signs that somebody did not come (6.7.1; 2001 6.7).
        let (article, reason) = match outcome {
            Outcome::Scored { length: Length::Forfeited, .. } => (cite!("6.7.1"), EventReason::Absent),
            Outcome::Scored { .. } | Outcome::Open | Outcome::Adjourned | Outcome::Unplayed => {
                (signed(), EventReason::Signed)
            }
        };
        case.result(article, game, outcome, reason);
    }
}

/// Players did not come within the default time, to the game or to its resumption (6.7.1, I.10; 2001 6.7, A.10).
///
/// Where the beginning was announced, nobody is too late before the default time is over.
pub(crate) fn absent(case: &mut Case<'_>, game: GameId, who: Who) {
    let resumed = case.event.game(game).is_some_and(|pairing| pairing.outcome() == Outcome::Adjourned);
    let article = if resumed { cite!("I.10") } else { cite!("6.7.1") };
    let Some((pairing, laws)) = case.game(article, game) else { return };
    if !pairing.outcome().is_undecided() {
        case.not_admitted(article, EventReason::HasResult);
        return;
    }
    if case.event.may_come_until(game).is_some_and(|last| case.entry.at <= last) {
        case.not_admitted(article, EventReason::MayStillCome);
        return;
    }
    let (outcome, reading) = if resumed { left_waiting(who) } else { forfeited(&laws, who) };
    case.result(article, game, outcome, EventReason::Absent);
    if let Some(reading) = reading
        && let Some(ruling) = case.rulings.pop()
    {
        case.rule(ruling.reading(reading));
    }
}

/// A game nobody sat down to, or one did not.
fn forfeited(laws: &Laws, who: Who) -> (Outcome, Option<Interpretation>) {
    let (score, reading) = match (who, laws.double_default()) {
        (Who::One { side: color }, _) => (Score::forfeit_win(!color), None),
        (Who::Both, DoubleDefault::BothForfeit) => (Score::BOTH_FORFEIT, Some(Interpretation::I_016)),
        (Who::Both, DoubleDefault::BothLose) => (Score::BOTH_LOSE, Some(Interpretation::I_089)),
    };
    (Outcome::forfeited(score), reading)
}

/// A game that was played as far as its adjournment.
fn left_waiting(who: Who) -> (Outcome, Option<Interpretation>) {
    let score = match who {
        Who::One { side: color } => Score::win(!color),
        Who::Both => Score::BOTH_LOSE,
    };
    (Outcome::played(score, Some(Ending::Default)), None)
}

/// The arbiter changes a result; the old one is kept (8.7, Preface; 2001 8.7).
pub(crate) fn change(case: &mut Case<'_>, game: GameId, to: Outcome, reason: &str) {
    let Some((pairing, laws)) = case.game(signed(), game) else { return };
    let to = consistent(to);
    if reason.trim().is_empty() {
        case.not_admitted(signed(), EventReason::ReasonMissing);
    } else if to == pairing.outcome() {
        case.not_admitted(signed(), EventReason::SameResult);
    } else if to == Outcome::Adjourned {
        case.not_admitted(signed(), EventReason::NoResult);
    } else if is_lawful(case, &laws, to) {
        let article = if pairing.outcome().is_undecided() { free() } else { signed() };
        case.result(article, game, to, EventReason::Arbiter { text: reason.into() });
    }
}

/// Whether the scores are lawful; says so if they are not (10.2).
pub(crate) fn is_lawful(case: &mut Case<'_>, laws: &Laws, outcome: Outcome) -> bool {
    let Some(score) = outcome.score() else { return true };
    match scoring::lawful(laws, score) {
        Ok(()) => true,
        Err(refused) => {
            case.not_admitted(refused.article, EventReason::BadScore { why: refused.why });
            false
        }
    }
}

/// A score that says *forfeit* belongs to a game that was not played.
pub(crate) fn consistent(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Scored { score, ending, length } => {
            let forfeit = |award| matches!(award, Award::ForfeitLoss | Award::ForfeitWin);
            let forfeited = forfeit(score.white) && forfeit(score.black);
            let length = if forfeited { Length::Forfeited } else { length };
            Outcome::Scored { score, ending: ending.or(forfeited.then_some(Ending::Default)), length }
        }
        Outcome::Open | Outcome::Adjourned | Outcome::Unplayed => outcome,
    }
}

/// A game is adjourned (I.1.1; 2001 A.1(a)).
pub(crate) fn adjourn(case: &mut Case<'_>, game: GameId) {
    let article = cite!(2023 "I.1.1", 2001 "A.1(a)/1");
    let Some((pairing, laws)) = case.game(article, game) else { return };
    if pairing.outcome() != Outcome::Open {
        case.not_admitted(article, EventReason::HasResult);
    } else if !laws.adjournment_in_force().is_on() {
        case.not_admitted(article, EventReason::BarredByRegulations);
    } else {
        case.result(article, game, Outcome::Adjourned, EventReason::Plain);
    }
}

/// The resumption is fixed, within a session that was announced (I.2.7, I.14; 2001 A.2(g), A.13).
pub(crate) fn fix_resumption(case: &mut Case<'_>, game: GameId, resumption: &Resumption) {
    let article = cite!("I.2.7");
    let Some((pairing, _)) = case.game(article, game) else { return };
    if pairing.outcome() != Outcome::Adjourned {
        case.not_admitted(article, EventReason::NotAdjourned);
        return;
    }
    if resumption.place.trim().is_empty() {
        case.not_admitted(article, EventReason::NameMissing);
        return;
    }
    let within = |session: &Session| {
        session.start <= resumption.at && session.end.is_none_or(|end| resumption.at < end)
    };
    let round = case.event.round(game.section, game.round);
    if !round.is_some_and(|round| round.sessions.iter().skip(1).any(within)) {
        case.not_admitted(cite!("I.14"), EventReason::NotAnnounced);
        return;
    }
    if let Some(found) = case.pairing_mut(game) {
        found.resumption = Some(resumption.clone());
    }
    case.in_order(article);
}
