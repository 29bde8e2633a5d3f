//! Scoresheets asked for, shown, replaced, found wanting (8.2, 8.3, A.2, A.4.3, B.2.3; 2001 8.2, 8.3, B.3).

use touchmove_chess::Color;
use touchmove_law::{Permission, Play, ScoresheetKind, cite};

use super::completing::{self, Completing, Upkeep, exemption_read};
use super::incident;
use super::recording::{Owes, owes};
use crate::case::Case;
use crate::game::Part;
use crate::people::People;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};

/// A player asks to see the arbiter's scoresheet: on their own move, and only this often (A.4.3, B.2.3).
pub(crate) fn asked_to_see(case: &mut Case<'_>, by: Color) {
    if asked_to_complete(case, by) {
        return;
    }
    let article = match case.laws.play() {
        Play::RapidSupervised => cite!("A.4.3"),
        Play::BlitzSupervised => cite!("B.2.3"),
        // No arbiter's scoresheet is kept for the players to see.
        Play::Standard | Play::Rapid | Play::Blitz => cite!("Preface"),
    };
    let supervised = matches!(case.laws.play(), Play::RapidSupervised | Play::BlitzSupervised);
    let Some(limit) = case.laws.scoresheet_requests().filter(|_| supervised) else {
        case.not_admitted(cite!("Preface"), Reason::NotForeseen);
        return;
    };
    if case.game.having_move() != by || case.game.phase() != Phase::Playing {
        case.not_admitted(article, Reason::NotHisMove);
        return;
    }
    let asked = People::change(case.game).of_mut(by).ask_for_sheet();
    if asked <= limit {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::AskedSoOften { count: asked }));
        return;
    }
    let breach =
        Ruling::under(cite!("11.5"), Decision::Breach { player: by }, Reason::AskedSoOften { count: asked });
    case.rule(breach.with(article));
    incident::must_penalise(case, cite!("11.6"), by);
}

/// After a flag both complete their scoresheets, from the arbiter's too (8.5.1; 2001 8.5(a)/2); the player who completes alone has
/// the opponent's only (8.5.2; 2001 8.5(b)/2). Whether it was such a request; rules on it if so.
fn asked_to_complete(case: &mut Case<'_>, by: Color) -> bool {
    let (together, article) = (completing::completes_together(case), completing::lent_under(case));
    match (together, Completing::read(case.game).upkeep(by)) {
        (true, Upkeep::Due) => case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain)),
        (true, Upkeep::Kept | Upkeep::Excused | Upkeep::Resumed(_)) => {
            case.not_admitted(article, Reason::ScoresheetComplete);
        }
        (false, Upkeep::Due) => case.not_admitted(article, Reason::NotForeseen),
        (false, Upkeep::Kept | Upkeep::Excused | Upkeep::Resumed(_)) => return false,
    }
    true
}

/// A player asks for a scoresheet to record on; in fast play the older edition does not speak of it (A.2; 2001 B.3).
pub(crate) fn asked_for_sheet(case: &mut Case<'_>, by: Color) {
    let ruling = |article| Ruling::under(article, Decision::InOrder, Reason::Plain);
    match (owes(case, by), case.laws.asking_for_a_scoresheet()) {
        (Owes::Moves | Owes::NothingNow, _) => case.rule(ruling(cite!("8.1.1"))),
        (Owes::Nothing, Permission::Allowed) => case.rule(ruling(cite!("A.2"))),
        (Owes::Nothing, Permission::NotForeseen | Permission::Forbidden) => {
            case.not_admitted(cite!("A.2"), Reason::NotForeseen);
        }
    }
}

/// The arbiter replaces an electronic scoresheet: what was entered stays (8.3).
pub(crate) fn replace_scoresheet(case: &mut Case<'_>, of: Color) {
    match case.laws.regulations().scoresheet {
        ScoresheetKind::Paper => {
            case.not_admitted(cite!("8.3"), Reason::NotForeseen);
        }
        ScoresheetKind::Electronic => {
            let entries = case.game.sheet(of).entries().len();
            let kept = Decision::SheetNote { player: of, text: alloc::format!("{entries}") };
            case.rule(Ruling::under(cite!("8.3"), kept, Reason::Plain));
        }
    }
}

/// The arbiter sees that a player has not recorded as they must.
pub(crate) fn observe_unrecorded(case: &mut Case<'_>, of: Color) {
    match (owes(case, of), Completing::read(case.game).upkeep(of)) {
        (Owes::Nothing, _) => case.not_admitted(cite!("A.2"), Reason::NeedNotRecord),
        (Owes::Moves | Owes::NothingNow, Upkeep::Due) => {
            let article = cite!("8.5.2");
            case.rule(Ruling::under(article, Decision::Breach { player: of }, Reason::ScoresheetIncomplete));
        }
        (Owes::NothingNow, Upkeep::Kept | Upkeep::Excused | Upkeep::Resumed(_)) => {
            let refused = Ruling::under(cite!("8.4"), Decision::NotAdmitted, Reason::NeedNotRecord);
            case.rule(refused.reading(exemption_read(case.laws)));
        }
        // The opponent's move may be answered before it is recorded (8.1.3).
        (Owes::Moves, Upkeep::Kept) if !case.game.may_have_made(of, 1) => {
            let opponent_moved = case.game.may_have_made(!of, 1);
            let article = if opponent_moved { cite!(2023 "8.1.3", 2001 "8.1/2") } else { cite!("8.1.1") };
            case.not_admitted(article, Reason::NeedNotRecord);
        }
        (Owes::Moves, Upkeep::Kept | Upkeep::Excused | Upkeep::Resumed(_)) => {
            let article = cite!("8.1.3");
            let breach =
                Ruling::under(article, Decision::Breach { player: of }, Reason::PreviousMoveUnrecorded);
            case.rule(breach.with(cite!("8.1.1")));
        }
    }
}
