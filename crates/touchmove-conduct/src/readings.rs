//! Which readings of the project a ruling rests on, as far as the ruling and the game tell (docs/interpretations.md).
//!
//! Only what cannot be told from here is said where the ruling is made. Readings of another edition's words fall away by
//! themselves ([`Ruling::read_under`]).

use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::{Color, Role};
use touchmove_law::{ForfeitScope, Incident, Interpretation, Play, Recording, cite};

use crate::act::Penalty;
use crate::case::Case;
use crate::game::Ply;
use crate::obligation::Obliged;
use crate::reason::Reason;
use crate::referral::Question;
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Right, Ruling};

/// The ruling with the numbers of the readings it rests on.
pub(crate) fn carried(case: &Case<'_>, ruling: Ruling) -> Ruling {
    let of_decision = by_decision(case, &ruling);
    let of_reason = by_reason(case, &ruling);
    let of_article = by_article(&ruling);
    let all = of_decision.iter().chain(of_reason).chain(of_article);
    all.fold(ruling, |ruling, reading| ruling.reading(*reading))
}

fn by_decision(case: &Case<'_>, ruling: &Ruling) -> Vec<Interpretation> {
    match (ruling.decision(), ruling.reason()) {
        (Decision::Bound { player }, Reason::Touched { obliged }) => bound(case, *player, *obliged, ruling),
        (Decision::HasMove { .. }, _) if ruling.supporting().contains(&cite!(2023 "4.7.3", 2001 "4.7")) => {
            vec![Interpretation::I_006]
        }
        (Decision::Over { score, ending }, reason) => over(case, *score, *ending, reason),
        (Decision::FlagFallen { player: side }, _) => flag(case, *side),
        (Decision::NextPeriod { .. }, Reason::MovesCompleted) => {
            vec![Interpretation::I_015, Interpretation::I_124]
        }
        (Decision::RightLost { right: Right::TouchComplaint, .. }, _) => vec![Interpretation::I_080],
        (Decision::RightLost { right: Right::IllegalMoveComplaint, .. }, _) => {
            vec![match case.laws.regulations().claim_forfeit_scope {
                ForfeitScope::All => Interpretation::I_080,
                ForfeitScope::Article4 => Interpretation::I_083,
            }]
        }
        (Decision::Counted { .. }, _) => vec![Interpretation::I_146],
        (Decision::IllegalCompleted { .. }, _) if case.game.plies.last().is_some_and(Ply::takes_king) => {
            vec![Interpretation::I_147]
        }
        (Decision::Stands, _) => vec![Interpretation::I_041, Interpretation::I_108],
        (Decision::Adjourned, _) => vec![Interpretation::I_058, Interpretation::I_059],
        (Decision::Incident { incident, .. }, _) => incident_read(*incident),
        (Decision::Penalised { penalty, .. }, _) => penalised(case, penalty),
        (Decision::Referred { referral }, reason) => asked(&referral.question, reason),
        _ => vec![],
    }
}

/// What must be played.
fn bound(case: &Case<'_>, player: Color, obliged: Obliged, ruling: &Ruling) -> Vec<Interpretation> {
    let mut readings = vec![];
    let of_both = ruling.article() == cite!(2023 "4.3.3", 2001 "4.3(c)");
    if of_both && case.game.turn.touches.len() > 2 {
        readings.extend([Interpretation::I_004, Interpretation::I_102]);
    }
    if let Obliged::Castle(_) | Obliged::RookFirst(_) = obliged {
        readings.push(Interpretation::I_005);
    }
    if let Obliged::Move(square) = obliged
        && case.game.position.piece_at(square) == Some(Role::Pawn.of(player))
    {
        readings.push(Interpretation::I_066);
    }
    readings
}

/// How the game ended.
fn over(case: &Case<'_>, score: Score, ending: Ending, reason: &Reason) -> Vec<Interpretation> {
    let ruled = |which: fn(&Decision) -> bool| case.rulings.iter().any(|ruling| which(ruling.decision()));
    let mut readings = match (ending, reason) {
        (Ending::DeadPosition, Reason::Arbiter { .. }) => vec![Interpretation::I_132],
        (Ending::FiftyMoves | Ending::SeventyFiveMoves, _) => vec![Interpretation::I_029],
        (Ending::Time, _) => on_time(case),
        (Ending::IllegalMoves, _) => vec![Interpretation::I_095],
        (Ending::Default, _) if score == Score::BOTH_FORFEIT => vec![Interpretation::I_075],
        (Ending::Default, _) => vec![Interpretation::I_104],
        (Ending::SealedMove, _) => vec![Interpretation::I_057, Interpretation::I_082],
        _ => vec![],
    };
    let on_the_board = matches!(
        ending,
        Ending::Checkmate
            | Ending::Stalemate
            | Ending::DeadPosition
            | Ending::FivefoldRepetition
            | Ending::SeventyFiveMoves
    );
    if on_the_board && ruled(|decision| matches!(decision, Decision::Placed { .. })) {
        readings.push(Interpretation::I_020);
    }
    if on_the_board
        && ruled(|decision| matches!(decision, Decision::RightLost { right: Right::TouchComplaint, .. }))
    {
        readings.extend([Interpretation::I_007, Interpretation::I_145]);
    }
    if matches!(ending, Ending::Repetition | Ending::FiftyMoves)
        && case.laws.recording() == Recording::NotRequired
    {
        readings.push(Interpretation::I_101);
    }
    let proven = [Reason::OpponentCanCheckmate, Reason::OpponentCannotCheckmate].contains(reason);
    if proven {
        readings.push(Interpretation::I_103);
    }
    if proven && case.laws.regulations().automatic_draws_in_proofs.is_on() {
        readings.push(Interpretation::I_130);
    }
    readings
}

/// Lost on time, or drawn because the opponent cannot mate.
fn on_time(case: &Case<'_>) -> Vec<Interpretation> {
    let mut readings = vec![];
    match case.laws.play() {
        Play::RapidSupervised | Play::Rapid | Play::BlitzSupervised | Play::Blitz => {
            readings.push(Interpretation::I_042);
        }
        Play::Standard => {}
    }
    let made_only = |side: Color| {
        let last = case.game.plies.iter().rev().find(|ply| ply.by == side);
        case.rulings.iter().any(|ruling| *ruling.decision() == Decision::FlagFallen { player: side })
            && last.is_some_and(|ply| ply.completed.is_none())
    };
    if Color::ALL.into_iter().any(made_only) {
        readings.extend([Interpretation::I_079, Interpretation::I_085]);
    }
    readings
}

fn flag(case: &Case<'_>, side: Color) -> Vec<Interpretation> {
    let mut readings = vec![];
    if case.laws.system_sees_flags().is_on() {
        readings.push(Interpretation::I_017);
    }
    if case.game.clock.flag(side, case.at).is_some_and(|fall| fall.at == case.at) {
        readings.extend([Interpretation::I_125, Interpretation::I_131]);
    }
    readings
}

fn incident_read(incident: Incident) -> Vec<Interpretation> {
    let mut readings = vec![];
    if incident == Incident::FingerOnTheClock {
        readings.push(Interpretation::I_009);
    }
    if [Incident::FingerOnTheClock, Incident::TwoHands, Incident::PressWithOtherHand].contains(&incident) {
        readings.push(Interpretation::I_117);
    }
    if [Incident::LeftVenue, Incident::LeftAreaWithTheMove].contains(&incident) {
        readings.push(Interpretation::I_034);
    }
    readings
}

/// One item of several stands beside the others (I-038).
fn penalised(case: &Case<'_>, penalty: &Penalty) -> Vec<Interpretation> {
    let mut readings = vec![];
    if case.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::Penalised { .. })) {
        readings.push(Interpretation::I_038);
    }
    if matches!(penalty, Penalty::OwnPoints { .. } | Penalty::OpponentPoints { .. }) {
        readings.push(Interpretation::I_164);
    }
    readings
}

fn asked(question: &Question, reason: &Reason) -> Vec<Interpretation> {
    match (question, reason) {
        (Question::ClockTimes { .. }, _) => vec![Interpretation::I_022],
        (Question::CanCheckmate { .. }, _) => vec![Interpretation::I_103],
        (Question::ReversedColours, _) => vec![Interpretation::I_105, Interpretation::I_126],
        (Question::AdmitQuickplay { .. }, _) => vec![Interpretation::I_133],
        (Question::Distraction { .. }, Reason::Repeated { .. }) => vec![Interpretation::I_136],
        _ => vec![],
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
    let mut last = case.game.plies.iter().rev().take(2);
    case.game.plies.len() > 1 && last.all(|ply| ply.completed.is_none())
}

fn by_article(ruling: &Ruling) -> &'static [Interpretation] {
    match (ruling.decision(), ruling.article()) {
        (Decision::ClocksStop, article) if article == cite!(2023 "III.5", 2001 "10.2/0") => {
            &[Interpretation::I_063]
        }
        (Decision::Over { .. }, article) if article == cite!(2023 "III.5.2", 2001 "10.2(b)/2") => {
            &[Interpretation::I_064]
        }
        (Decision::Over { .. }, article) if article == cite!(2023 "9.2.2", 2001 "9.2(b)") => {
            &[Interpretation::I_084]
        }
        (Decision::Over { .. }, article)
            if article == cite!(2023 "III.6.2", 2001 "D.1/3") && *ruling.reason() == Reason::ClaimWrong =>
        {
            &[Interpretation::I_098]
        }
        (Decision::InOrder, article)
            if [cite!(2023 "D.2.10.1", 2001 "F.2.9(a)"), cite!(2023 "D.2.10.4", 2001 "F.2.9(d)")]
                .contains(&article) =>
        {
            &[Interpretation::I_055]
        }
        _ => &[],
    }
}
