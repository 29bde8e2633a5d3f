//! Assistants of players (4.9, 6.2.6, 8.1.6, D.2.10, D.2.11; 2001 6.8(d), 8.1/5, 8.1/6, F.2.9).

use alloc::vec::Vec;

use touchmove_chess::{Color, Square};
use touchmove_clock::Millis;
use touchmove_law::{Article, AssistantCost, AssistantDuty, FlagClaim, Interpretation, Permission, cite};

use super::{irregularity, touch};
use crate::act::{AssistantAct, Claim, Contact, Disability, PlayerAct, WhoAsked};
use crate::case::Case;
use crate::game::Part;
use crate::people::People;
use crate::ply::Made;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::ruling::{Decision, Right, Ruling};
use crate::written;

/// Whether an assistant may act so for their player: as far as the arbiter has approved them for it.
pub(crate) fn check_permitted(case: &mut Case<'_>, of: Color, act: &AssistantAct) -> Permitted {
    let needed = duty_for(act);
    let Some(duties) = People::read(case.game).of(of).assistant() else {
        case.not_admitted(article_for(case, of, needed), Reason::AssistantNotApproved);
        return Permitted::No;
    };
    if needed.is_none_or(|duty| !duties.contains(&duty)) {
        case.not_admitted(article_for(case, of, needed), Reason::NotHisDuty);
        return Permitted::No;
    }
    if let AssistantAct::For { .. } = act {
        let article = article_for(case, of, needed);
        let allowed = Ruling::under(article, Decision::InOrder, Reason::Plain);
        case.rule(match (act, case.laws.flag_claim()) {
            // The assistant claims as the player themselves would (I-107).
            (
                AssistantAct::For { act: PlayerAct::Claim { claim: Claim::Flag } },
                FlagClaim::MustStopOwnFlagUp,
            ) => allowed.reading(Interpretation::I_107),
            (_, FlagClaim::MustStopOwnFlagUp | FlagClaim::MayStop | FlagClaim::Plain) => allowed,
        });
    }
    Permitted::Yes
}

/// Whether an assistant may do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Permitted {
    Yes,
    /// No, and a ruling says so.
    No,
}

/// The duty that an act belongs to; none for what only the player themselves can do.
fn duty_for(act: &AssistantAct) -> Option<AssistantDuty> {
    match act {
        AssistantAct::For { act } => act.assistants_duty(),
        AssistantAct::Execute { .. } => Some(AssistantDuty::MakeMoves),
        AssistantAct::Tell { .. } => Some(AssistantDuty::Inform),
        AssistantAct::ReportTouch { .. } => Some(AssistantDuty::Claim),
    }
}

/// The article that a duty of this player's assistant rests on.
fn article_for(case: &Case<'_>, of: Color, duty: Option<AssistantDuty>) -> Article {
    if case.game.is_visually_disabled(of) || case.game.is_visually_disabled(!of) {
        return match duty {
            None => cite!("D.2.10"),
            Some(AssistantDuty::MakeMoves) => cite!("D.2.10.1"),
            Some(AssistantDuty::Announce) => cite!("D.2.10.2"),
            Some(AssistantDuty::RecordAndPress) => cite!("D.2.10.3"),
            Some(AssistantDuty::Inform) => cite!("D.2.10.4"),
            Some(AssistantDuty::Claim) => cite!("D.2.10.5"),
            Some(AssistantDuty::Adjourn) => cite!("D.2.10.6"),
        };
    }
    match (duty, case.laws.moving_assistant()) {
        (Some(AssistantDuty::MakeMoves), Permission::Allowed | Permission::Forbidden) => cite!("4.9"),
        (
            None
            | Some(
                AssistantDuty::MakeMoves
                | AssistantDuty::Announce
                | AssistantDuty::RecordAndPress
                | AssistantDuty::Inform
                | AssistantDuty::Claim
                | AssistantDuty::Adjourn,
            ),
            Permission::Allowed | Permission::Forbidden | Permission::NotForeseen,
        ) => cite!("6.2.6"),
    }
}

/// The arbiter says what a player cannot do.
pub(crate) fn record_disability(case: &mut Case<'_>, who: Color, disability: Disability) {
    let article = match disability {
        Disability::Visual => cite!("D.1"),
        Disability::Hearing => cite!("D.2.11"),
        Disability::Other => cite!("6.2.6"),
    };
    People::change(case.game).of_mut(who).note_disability(disability);
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// The arbiter approves an assistant: whom the player proposes, for duties that the Laws give (I-128); and they may set
/// the player's clock back for it, though not for a disability where the edition spares them (6.2.6, 8.1.6).
pub(crate) fn approve_assistant(case: &mut Case<'_>, of: Color, duties: &[AssistantDuty], cost: Millis) {
    let duties: Vec<AssistantDuty> = if duties.is_empty() && case.game.is_visually_disabled(of) {
        case.laws.regulations().assistants.clone()
    } else {
        duties.into()
    };
    if duties.is_empty() {
        unable_to_record(case, of, cost);
        return;
    }
    if let Some(article) = first_refused(case, of, &duties) {
        case.not_admitted(article, Reason::NotHisDuty);
        return;
    }
    let article = article_for(case, of, duties.first().copied());
    People::change(case.game).of_mut(of).give_assistant(duties.clone());
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain).reading(Interpretation::I_128));
    if case.game.is_visually_disabled(of) && !case.game.is_visually_disabled(!of) {
        end_helper(case, !of);
    }
    if !cost.is_zero() {
        charge(case, of, cost, &duties);
    }
}

/// The article by which one of the duties is not open to this player's assistant.
fn first_refused(case: &Case<'_>, of: Color, duties: &[AssistantDuty]) -> Option<Article> {
    if case.game.is_visually_disabled(of) {
        return None;
    }
    // The sighted opponent's helper, where the visually disabled player has none (D.2.11; 2001 F.2.9/1).
    if case.game.is_visually_disabled(!of) && !is_disabled(case, of) {
        let lent = People::read(case.game).of(!of).assistant().is_none();
        let open =
            |duty: &AssistantDuty| lent && matches!(duty, AssistantDuty::MakeMoves | AssistantDuty::Announce);
        return (!duties.iter().all(open)).then_some(cite!("D.2.11"));
    }
    duties.iter().find_map(|duty| match (duty, case.laws.moving_assistant()) {
        (AssistantDuty::RecordAndPress, _) | (AssistantDuty::MakeMoves, Permission::Allowed) => None,
        // The older edition has no helper at the pieces; the arbiter may allow one by analogy.
        (AssistantDuty::MakeMoves, Permission::Forbidden | Permission::NotForeseen) => Some(cite!("Preface")),
        (
            AssistantDuty::Announce | AssistantDuty::Inform | AssistantDuty::Claim | AssistantDuty::Adjourn,
            _,
        ) => Some(cite!("D.2.10")),
    })
}

fn is_disabled(case: &Case<'_>, who: Color) -> bool {
    People::read(case.game).of(who).is_disabled()
}

/// The visually disabled player has an assistant now: the sighted one's helper goes (D.2.11; 2001 F.2.9/1).
fn end_helper(case: &mut Case<'_>, sighted: Color) {
    if is_disabled(case, sighted) || People::change(case.game).of_mut(sighted).dismiss_assistant().is_none() {
        return;
    }
    let lost = Decision::RightLost { player: sighted, right: Right::Assistant };
    case.rule(Ruling::under(cite!("D.2.11"), lost, Reason::Plain));
}

/// Time is taken for an assistant at the clock or the scoresheet.
fn charge(case: &mut Case<'_>, of: Color, cost: Millis, duties: &[AssistantDuty]) {
    let article = cite!("6.2.6");
    match case.laws.assistant_cost() {
        AssistantCost::EquitableNotForDisability if is_disabled(case, of) => {
            let spared = Ruling::under(article, Decision::NotAdmitted, Reason::Disability);
            case.rule(spared.with(cite!("8.1.6")).reading(Interpretation::I_011));
        }
        AssistantCost::EquitableNotForDisability | AssistantCost::Equitable
            if duties.contains(&AssistantDuty::RecordAndPress) =>
        {
            let ruling = case.take_time(article, of, cost).with(cite!("8.1.6"));
            case.rule(ruling);
        }
        AssistantCost::EquitableNotForDisability | AssistantCost::Equitable => {
            case.not_admitted(article, Reason::NotForeseen);
        }
    }
}

/// A player who cannot record and has no assistant: time is taken once, at the start (2001 8.1/5, I-086).
fn unable_to_record(case: &mut Case<'_>, of: Color, cost: Millis) {
    let article = cite!(2023 "8.1.6", 2001 "8.1/5");
    match case.laws.assistant_cost() {
        AssistantCost::EquitableNotForDisability => case.not_admitted(article, Reason::NotForeseen),
        AssistantCost::Equitable if !case.game.plies().is_empty() => {
            case.not_admitted(article, Reason::Begun)
        }
        AssistantCost::Equitable if People::read(case.game).of(of).is_set_back() => {
            case.not_admitted(article, Reason::OnlyOnce);
        }
        AssistantCost::Equitable => {
            People::change(case.game).of_mut(of).set_back();
            let ruling = case.take_time(article, of, cost);
            case.rule(ruling.reading(Interpretation::I_086));
        }
    }
}

/// The arbiter refuses an assistant, or sends them away.
pub(crate) fn refuse_assistant(case: &mut Case<'_>, of: Color) {
    People::change(case.game).of_mut(of).dismiss_assistant();
    let article = if case.game.is_visually_disabled(of) { cite!("D.2.10") } else { cite!("6.2.6") };
    let lost = Decision::RightLost { player: of, right: Right::Assistant };
    case.rule(Ruling::under(article, lost, Reason::AssistantNotApproved));
}

/// The assistant makes a player's move, their own player's or the opponent's (I-055), on the other board: no touch, no move (D.2.10.1; 2001 F.2.9(a)).
pub(crate) fn execute_move(case: &mut Case<'_>, text: &str) {
    let article = cite!("D.2.10.1");
    let same = case.game.plies().last().is_some_and(|made| {
        let reading = written::read_announcement(case.laws, made.before(), text);
        reading.one().is_some_and(|mv| made.what() == Made::Legal(mv))
    });
    if same {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
    } else {
        case.not_admitted(article, Reason::RepeatDiffers { text: text.into() });
    }
}

/// The assistant tells the number of moves and the times of both (I-055): only when asked (D.2.10.4; 2001 F.2.9(d)).
pub(crate) fn inform(case: &mut Case<'_>, of: Color, asked: WhoAsked) {
    let article = cite!("D.2.10.4");
    match asked {
        WhoAsked::Yes => case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain)),
        WhoAsked::No => case.rule(Ruling::under(article, Decision::Breach { player: of }, Reason::Unasked)),
    }
}

/// The assistant tells the arbiter that the sighted opponent has touched a piece (D.2.10.5; 2001 F.2.9(e)).
pub(crate) fn touch_reported(case: &mut Case<'_>, of: Color, square: Square) {
    let article = cite!("D.2.10.5");
    if case.game.phase() != Phase::Playing || case.game.is_visually_disabled(!of) {
        case.not_admitted(article, Reason::NothingFound);
        return;
    }
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
    if case.game.having_move() == !of {
        touch::touch(case, !of, square, Contact::Disputed);
    } else {
        irregularity::touched_piece_found(case, irregularity::Finder::Player(of));
    }
}
