//! Which article's code judges which act.

use touchmove_chess::Color;
use touchmove_law::cite;

use crate::act::{ArbiterAct, Claim, PlayerAct};
use crate::articles::irregularity::{self, Finder};
use crate::articles::{arbiter, draw, end, flag, press, start, touch};
use crate::case::Case;
use crate::game::Phase;
use crate::reason::Reason;

/// A player acts.
pub(crate) fn player(case: &mut Case<'_>, by: Color, act: &PlayerAct) {
    if !is_open_to(case, act) {
        return;
    }
    match act {
        PlayerAct::SayAdjust => touch::say_adjust(case, by),
        PlayerAct::Adjust(square) => touch::adjust(case, by, *square),
        PlayerAct::Touch(square, contact) => touch::touch(case, by, *square, *contact),
        PlayerAct::TouchTogether(a, b) => touch::touch_together(case, by, *a, *b),
        PlayerAct::SayCastle => touch::say_castle(case, by),
        PlayerAct::Lift(square) => touch::lift(case, by, *square),
        PlayerAct::Remove(square) => touch::remove(case, by, *square),
        PlayerAct::Place(role, square) => touch::place(case, by, *role, *square),
        PlayerAct::Release(square) => touch::release(case, by, *square),
        PlayerAct::UseBothHands => touch::both_hands(case, by),
        PlayerAct::Press(hand) => press::press(case, by, *hand),
        PlayerAct::Stop(reason) => start::stopped_by_player(case, by, reason),
        PlayerAct::Offer { condition } => draw::offer(case, by, condition.as_deref()),
        PlayerAct::Accept => draw::accept(case, by),
        PlayerAct::Reject => draw::reject(case, by),
        PlayerAct::Withdraw => draw::withdraw(case, by),
        PlayerAct::Claim(claim) => claimed(case, by, claim),
        PlayerAct::Resign => end::resign(case, by),
        PlayerAct::Displace(_)
        | PlayerAct::PutBack
        | PlayerAct::Write(_)
        | PlayerAct::BorrowSheet
        | PlayerAct::ReturnSheet
        | PlayerAct::Sign(_)
        | PlayerAct::Arrive
        | PlayerAct::AskLeave(_)
        | PlayerAct::Leave(_)
        | PlayerAct::Return
        | PlayerAct::AskToSeeSheet
        | PlayerAct::AskForSheet
        | PlayerAct::AskExplanation
        | PlayerAct::AskMoveCount
        | PlayerAct::Appeal(_)
        | PlayerAct::WriteSealed(_)
        | PlayerAct::CloseEnvelope
        | PlayerAct::StateSealed(_)
        | PlayerAct::ContestClock
        | PlayerAct::Announce(_)
        | PlayerAct::Repeat(_)
        | PlayerAct::DemandTwoBoards
        | PlayerAct::ReportBoardsDiffer
        | PlayerAct::AgreeToCorrect
        | PlayerAct::Confirm(_) => {
            case.not_admitted(cite!(2023 "Preface", 2001 "Pref"), Reason::NotForeseen);
        }
    }
}

/// Whether the game is at a stage where the act can have an effect; rules on it if not.
fn is_open_to(case: &mut Case<'_>, act: &PlayerAct) -> bool {
    let handles_the_board = matches!(
        act,
        PlayerAct::Touch(..)
            | PlayerAct::TouchTogether(..)
            | PlayerAct::Lift(_)
            | PlayerAct::Remove(_)
            | PlayerAct::Place(..)
            | PlayerAct::Release(_)
            | PlayerAct::Press(_)
    );
    let at_the_board = handles_the_board
        || matches!(
            act,
            PlayerAct::Offer { .. }
                | PlayerAct::Accept
                | PlayerAct::Reject
                | PlayerAct::Resign
                | PlayerAct::Claim(_)
                | PlayerAct::Stop(_)
        );
    match case.game.phase {
        Phase::Playing => true,
        Phase::Over | Phase::Cancelled | Phase::ResultPending if at_the_board => {
            case.not_admitted(cite!(2023 "5.1.1", 2001 "5.1(a)"), Reason::GameOver);
            false
        }
        Phase::NotStarted if handles_the_board => {
            case.not_admitted(cite!(2023 "6.6", 2001 "6.5"), Reason::NotBegun);
            false
        }
        Phase::Stopped | Phase::Adjourned if handles_the_board => {
            case.not_admitted(cite!(2023 "6.11.3", 2001 "6.13(c)"), Reason::ClocksStand);
            false
        }
        Phase::NotStarted
        | Phase::Stopped
        | Phase::Adjourned
        | Phase::Over
        | Phase::Cancelled
        | Phase::ResultPending => true,
    }
}

fn claimed(case: &mut Case<'_>, by: Color, claim: &Claim) {
    match claim {
        Claim::Draw(claim) => draw::claim(case, by, claim),
        Claim::IllegalMove => irregularity::illegal_move_found(case, Finder::Player(by)),
        Claim::TouchedPiece => irregularity::touched_piece_found(case, Finder::Player(by)),
        Claim::Flag => flag::claimed(case, by),
        Claim::SetUp(_)
        | Claim::Displaced
        | Claim::Quickplay(_)
        | Claim::QuickplayIncrement
        | Claim::QuickplayAlone(..)
        | Claim::Disturbance(_) => {
            case.not_admitted(cite!(2023 "Preface", 2001 "Pref"), Reason::NotForeseen);
        }
    }
}

/// The arbiter acts.
pub(crate) fn arbiter(case: &mut Case<'_>, act: &ArbiterAct) {
    match act {
        ArbiterAct::Start => start::start(case),
        ArbiterAct::Pause(reason) => start::paused(case, reason),
        ArbiterAct::Resume => start::resumed(case),
        ArbiterAct::Observe(seen) => arbiter::observed(case, seen),
        ArbiterAct::Decide(id, choice) => arbiter::decide(case, *id, choice),
        ArbiterAct::Consent => draw::consented(case),
        ArbiterAct::SetClocks(..)
        | ArbiterAct::GiveTime(..)
        | ArbiterAct::Reinstate(_)
        | ArbiterAct::Penalise(..)
        | ArbiterAct::ChangeResult(..)
        | ArbiterAct::Log(..)
        | ArbiterAct::RuleFreely { .. }
        | ArbiterAct::DeclareDead(_)
        | ArbiterAct::Proves(..)
        | ArbiterAct::AdmitLate(_)
        | ArbiterAct::Assistant(..)
        | ArbiterAct::RefuseAssistant(_)
        | ArbiterAct::Disability(..)
        | ArbiterAct::GrantLeave(_)
        | ArbiterAct::RefuseLeave(_)
        | ArbiterAct::AuthoriseDevice(..)
        | ArbiterAct::Designate(..)
        | ArbiterAct::ClockSide(_)
        | ArbiterAct::AppointAssistant(_)
        | ArbiterAct::Replace(_)
        | ArbiterAct::TakeSnapshot
        | ArbiterAct::Reconstructed(_)
        | ArbiterAct::OrderSeal(_)
        | ArbiterAct::ConfirmEnvelope(_)
        | ArbiterAct::ResumeAdjourned(_)
        | ArbiterAct::OpenEnvelope
        | ArbiterAct::EnvelopeMissing
        | ArbiterAct::PositionLost
        | ArbiterAct::TellMoveCount
        | ArbiterAct::ReferToFide(_) => {
            case.not_admitted(cite!(2023 "Preface", 2001 "Pref"), Reason::NotForeseen);
        }
    }
}
