//! Which readings of the project a ruling rests on, as far as the ruling and the game tell (docs/interpretations.md).
//!
//! Only what cannot be told from here is said where the ruling is made. Readings of another edition's words fall away by
//! themselves ([`Ruling::read_under`]).

use touchmove_chess::{Color, Role};
use touchmove_law::{ForfeitScope, Incident, Interpretation, Play, Recording, cite};

use crate::act::Penalty;
use crate::case::Case;
use crate::obligation::Obliged;
use crate::ply::Ply;
use crate::reason::Reason;
use crate::referral::Question;
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Right, Ruling};

/// Notes the readings that a ruling rests on, and one more where it was named.
pub(crate) fn carry(case: &Case<'_>, ruling: &mut Ruling, named: Option<Interpretation>) {
    let mut readings = ruling.take_readings(case.laws.book());
    let mut add = |reading| readings.add(reading);
    by_decision(case, ruling, &mut add);
    by_reason(case, ruling).iter().chain(by_article(ruling)).copied().chain(named).for_each(add);
    ruling.rest_on(readings);
}

/// Where readings are noted.
type Add<'a> = &'a mut dyn FnMut(Interpretation);

fn all(readings: impl IntoIterator<Item = Interpretation>, add: Add<'_>) {
    readings.into_iter().for_each(add);
}

fn by_decision(case: &Case<'_>, ruling: &Ruling, add: Add<'_>) {
    match (ruling.decision(), ruling.reason()) {
        (Decision::Bound { player }, Reason::Touched { obliged }) => {
            bound(case, *player, *obliged, ruling, add)
        }
        (Decision::HasMove { .. }, _) if ruling.supporting().contains(&cite!("4.7.3")) => {
            all([Interpretation::I_006], add)
        }
        (Decision::Over { score, ending }, reason) => over(case, *score, *ending, reason, add),
        (Decision::FlagFallen { player: side }, _) => flag(case, *side, add),
        (Decision::NextPeriod { .. }, Reason::MovesCompleted) => {
            all([Interpretation::I_015, Interpretation::I_124], add)
        }
        (Decision::RightLost { right: Right::TouchComplaint, .. }, _) => all([Interpretation::I_080], add),
        (Decision::RightLost { right: Right::IllegalMoveComplaint, .. }, _) => {
            add(match case.laws.regulations().claim_forfeit_scope {
                ForfeitScope::All => Interpretation::I_080,
                ForfeitScope::Article4 => Interpretation::I_083,
            });
        }
        (Decision::Counted { .. }, _) => all([Interpretation::I_146], add),
        (Decision::IllegalCompleted { .. }, _) if case.game.plies().last().is_some_and(Ply::takes_king) => {
            all([Interpretation::I_147], add)
        }
        (Decision::Stands, _) => all([Interpretation::I_041, Interpretation::I_108], add),
        (Decision::Adjourned, _) => all([Interpretation::I_058, Interpretation::I_059], add),
        (Decision::Incident { incident, .. }, _) => incident_read(*incident, add),
        (
            Decision::Penalised {
                penalty: Penalty::OwnPoints { .. } | Penalty::OpponentPoints { .. }, ..
            },
            _,
        ) => all([Interpretation::I_164], add),
        (Decision::Referred { referral }, reason) => add_question_readings(&referral.question, reason, add),
        _ => {}
    }
}

/// What must be played.
fn bound(case: &Case<'_>, player: Color, obliged: Obliged, ruling: &Ruling, add: Add<'_>) {
    let of_both = ruling.article() == cite!("4.3.3");
    if of_both && case.game.turn().touches().len() > 2 {
        all([Interpretation::I_004, Interpretation::I_102], add);
    }
    if let Obliged::Castle { .. } | Obliged::RookFirst { .. } = obliged {
        add(Interpretation::I_005);
    }
    if let Obliged::Move { square } = obliged
        && case.game.position().piece_at(square) == Some(Role::Pawn.of(player))
    {
        add(Interpretation::I_066);
    }
}

/// How the game ended.
fn over(case: &Case<'_>, score: Score, ending: Ending, reason: &Reason, add: Add<'_>) {
    match (ending, reason) {
        (Ending::DeadPosition, Reason::Arbiter { .. }) => all([Interpretation::I_132], add),
        (Ending::FiftyMoves, _) => all([Interpretation::I_029], add),
        (Ending::Time, _) => on_time(case, add),
        (Ending::IllegalMoves, _) => all([Interpretation::I_095], add),
        (Ending::Default, _) if score == Score::BOTH_FORFEIT => all([Interpretation::I_075], add),
        (Ending::Default, _) => all([Interpretation::I_104], add),
        (Ending::SealedMove, _) => all([Interpretation::I_057, Interpretation::I_082], add),
        _ => {}
    };
    if matches!(ending, Ending::Repetition | Ending::FiftyMoves)
        && case.laws.recording() == Recording::NotRequired
    {
        add(Interpretation::I_101);
    }
    let proven = [Reason::OpponentCanCheckmate, Reason::OpponentCannotCheckmate].contains(reason);
    if proven {
        add(Interpretation::I_103);
    }
    if proven && case.laws.regulations().automatic_draws_in_proofs.is_on() {
        add(Interpretation::I_130);
    }
}

/// Lost on time, or drawn because the opponent cannot mate.
fn on_time(case: &Case<'_>, add: Add<'_>) {
    match case.laws.play() {
        Play::RapidSupervised | Play::Rapid | Play::BlitzSupervised | Play::Blitz => {
            add(Interpretation::I_042);
        }
        Play::Standard => {}
    }
    let made_only = |side: Color| {
        let last = case.game.plies().iter().rev().find(|ply| ply.by() == side);
        case.has_seen_flag(side) && last.is_some_and(|ply| ply.completed().is_none())
    };
    if Color::ALL.into_iter().any(made_only) {
        all([Interpretation::I_079, Interpretation::I_085], add);
    }
}

fn flag(case: &Case<'_>, side: Color, add: Add<'_>) {
    if case.laws.system_sees_flags().is_on() {
        add(Interpretation::I_017);
    }
    if case.game.clock().flag(side, case.at).is_some_and(|fall| fall.at == case.at) {
        all([Interpretation::I_125, Interpretation::I_131], add);
    }
}

fn incident_read(incident: Incident, add: Add<'_>) {
    if incident == Incident::FingerOnTheClock {
        add(Interpretation::I_009);
    }
    if [Incident::FingerOnTheClock, Incident::TwoHands, Incident::PressWithOtherHand].contains(&incident) {
        add(Interpretation::I_117);
    }
    if [Incident::LeftVenue, Incident::LeftAreaWithTheMove].contains(&incident) {
        add(Interpretation::I_034);
    }
}

fn add_question_readings(question: &Question, reason: &Reason, add: Add<'_>) {
    match (question, reason) {
        (Question::ClockTimes { .. }, _) => all([Interpretation::I_022], add),
        (Question::CanCheckmate { .. }, _) => all([Interpretation::I_103], add),
        (Question::ReversedColours, _) => all([Interpretation::I_105, Interpretation::I_126], add),
        (Question::AdmitQuickplay { .. }, _) => all([Interpretation::I_133], add),
        (Question::Distraction { .. }, Reason::Repeated { .. }) => all([Interpretation::I_136], add),
        _ => {}
    }
}

fn by_reason(case: &Case<'_>, ruling: &Ruling) -> &'static [Interpretation] {
    match (ruling.reason(), ruling.decision()) {
        (Reason::PressedWithoutMove, Decision::IllegalCompleted { .. }) => &[Interpretation::I_010],
        (Reason::IllegalMove, Decision::IllegalCompleted { .. }) => &[Interpretation::I_094],
        (Reason::PressedWithoutMove | Reason::TwoHands, Decision::Counted { .. }) => &[Interpretation::I_021],
        (Reason::PawnNotExchanged, Decision::Counted { .. }) => &[Interpretation::I_100],
        (Reason::UntimelyOffer, _) => &[Interpretation::I_026],
        (Reason::ClockNotRunning, Decision::Breach { .. }) => &[Interpretation::I_071],
        (Reason::LetIn, _) => &[Interpretation::I_072],
        (Reason::NoPiece { .. }, Decision::NotAdmitted) => &[Interpretation::I_076],
        (Reason::BothFlags, _) => &[Interpretation::I_106],
        (Reason::Displaced, Decision::ClockStarts { .. }) => &[Interpretation::I_118],
        (Reason::MayStillCome, _) => &[Interpretation::I_123],
        (Reason::ClaimWrong, Decision::TimeTaken { .. }) => &[Interpretation::I_112],
        (Reason::ClaimWrong, Decision::TimeAdded { .. })
            if case.laws.recording() == Recording::NotRequired =>
        {
            &[Interpretation::I_101]
        }
        (Reason::NothingToStop, _) if is_unpressed(case) => &[Interpretation::I_116],
        (Reason::TooLittleTime { .. }, Decision::NotAdmitted) => &[Interpretation::I_097],
        _ => &[],
    }
}

/// Whether a reply has been made before the opponent has pressed.
fn is_unpressed(case: &Case<'_>) -> bool {
    let mut last = case.game.plies().iter().rev().take(2);
    case.game.plies().len() > 1 && last.all(|ply| ply.completed().is_none())
}

fn by_article(ruling: &Ruling) -> &'static [Interpretation] {
    match (ruling.decision(), ruling.article()) {
        (Decision::ClocksStop, article) if article == cite!("III.5") => &[Interpretation::I_063],
        (Decision::Over { .. }, article) if article == cite!("III.5.2") => &[Interpretation::I_064],
        (Decision::Over { .. }, article) if article == cite!("9.2.2") => &[Interpretation::I_084],
        (Decision::Over { .. }, article)
            if article == cite!("III.6.2") && *ruling.reason() == Reason::ClaimWrong =>
        {
            &[Interpretation::I_098]
        }
        (Decision::InOrder, article) if [cite!("D.2.10.1"), cite!("D.2.10.4")].contains(&article) => {
            &[Interpretation::I_055]
        }
        _ => &[],
    }
}
