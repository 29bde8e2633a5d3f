//! Which article's code judges which act.

use touchmove_chess::Color;
use touchmove_law::{Interpretation, cite};

use crate::act::{ArbiterAct, AssistantAct, Claim, Device, PlayerAct, StopReason, Topic};
use crate::articles::assistant::Permitted;
use crate::articles::found::{self, Which};
use crate::articles::irregularity::{self, Finder};
use crate::articles::no_arbiter::Confirmed;
use crate::articles::{
    absence, adjourned, announcing, arbiter, assistant, automatic, behaviour, between_sessions, blind,
    boards, clock_corrections, completing, device, displaced, draw, draw_claim, end, flag, free_ruling,
    illegal_position, incident, late, no_arbiter, penalty, press, quickplay, quickplay_alone, recording,
    resumption, set_up, sheet_requests, signing, start, touch, venue, winning,
};
use crate::case::{Case, ClaimOutcome, Refusal};
use crate::progress::Phase;
use crate::reason::Reason;

/// A player acts.
pub(crate) fn player(case: &mut Case<'_>, by: Color, act: &PlayerAct) {
    if let Err(refusal) = is_open_to(case, by, act) {
        case.turn_away(refusal);
        return;
    }
    match act {
        PlayerAct::SayAdjust => touch::say_adjust(case, by),
        PlayerAct::Adjust { square } => touch::adjust(case, by, *square),
        PlayerAct::Touch { square, contact } => touch::touch(case, by, *square, *contact),
        PlayerAct::TouchTogether { first: a, second: b } => touch::touch_together(case, by, *a, *b),
        PlayerAct::SayCastle => touch::say_castle(case, by),
        PlayerAct::Lift { square } => touch::lift(case, by, *square),
        PlayerAct::Remove { square } => touch::remove(case, by, *square),
        PlayerAct::Place { role, square } => touch::place(case, by, *role, *square),
        PlayerAct::PlaceEnemy { role, square } => touch::place_enemy(case, by, *role, *square),
        PlayerAct::Release { square } => touch::release(case, by, *square),
        PlayerAct::UseBothHands => touch::both_hands(case, by),
        PlayerAct::Press { hand } => {
            if !adjourned::press_while_sealing(case, by) {
                press::press(case, by, *hand);
            }
        }
        PlayerAct::Stop { reason: StopReason::Sealed } => adjourned::stop_sealed(case, by),
        PlayerAct::Stop { reason: StopReason::Arrived } => absence::stop_arrived(case, by),
        PlayerAct::Stop { reason } => start::stopped_by_player(case, by, reason),
        PlayerAct::Offer { condition } => {
            draw::offer(case, by, condition.as_deref());
            behaviour::note_offer(case, by);
        }
        PlayerAct::Accept => draw::accept(case, by),
        PlayerAct::Reject => draw::reject(case, by),
        PlayerAct::Withdraw => draw::withdraw(case, by),
        PlayerAct::Claim { claim } => {
            let heard = judge_claim(case, by, claim);
            start::claim_came_to_nothing(case, by, heard);
            behaviour::note_claim(case, by, heard);
        }
        PlayerAct::Resign => end::resign(case, by),
        PlayerAct::Displace { squares } => displaced::displace(case, by, squares),
        PlayerAct::PutBack => displaced::put_back(case, by),
        PlayerAct::Arrive => {
            if !absence::receive_latecomer(case, by) {
                late::arrive(case, by);
            }
        }
        PlayerAct::AskLeave { to } => behaviour::ask_leave(case, by, to),
        PlayerAct::Leave { to } => behaviour::leave(case, by, to),
        PlayerAct::Return => behaviour::come_back(case, by),
        PlayerAct::AskBag => device::asks_bag(case, by),
        PlayerAct::UseBag => device::uses_bag(case, by),
        PlayerAct::AskExplanation => behaviour::asks_explanation(case, by),
        PlayerAct::AskMoveCount => behaviour::asks_move_count(case),
        PlayerAct::Appeal { entry } => behaviour::appeals(case, by, *entry),
        PlayerAct::AgreeToCorrect => illegal_position::agree_to_correct(case, by),
        PlayerAct::Confirm { act } => {
            if no_arbiter::confirm(case, by, act) == Confirmed::ByBoth {
                arbiter(case, act);
            }
        }
        PlayerAct::Write { entry } => recording::write(case, by, entry),
        PlayerAct::BorrowSheet => completing::borrow_scoresheet(case, by),
        PlayerAct::ReturnSheet => completing::return_scoresheet(case, by),
        PlayerAct::RefuseToSign => signing::refuse_to_sign(case, by),
        PlayerAct::Restart => start::restarted_by_player(case),
        PlayerAct::SayCheck => touch::say_check(case),
        PlayerAct::Sign { score } => signing::sign(case, by, *score),
        PlayerAct::AskToSeeSheet => sheet_requests::asked_to_see(case, by),
        PlayerAct::AskForSheet => sheet_requests::asked_for_sheet(case, by),
        PlayerAct::Announce { text } => announcing::announce(case, by, text),
        PlayerAct::Repeat { text } => blind::repeat(case, by, text),
        PlayerAct::DemandTwoBoards => boards::demand_two_boards(case),
        PlayerAct::ReportBoardsDiffer => boards::differ(case),
        PlayerAct::WriteSealed { text } => adjourned::write_sealed(case, by, text),
        PlayerAct::CloseEnvelope => adjourned::close_envelope(case, by),
        PlayerAct::StateSealed { text } => resumption::state(case, by, text),
        PlayerAct::ContestClock => absence::contest_clock(case, by),
    }
    if act.moves_pieces() {
        automatic::pressed(case, by);
    }
}

/// An assistant acts for their player.
pub(crate) fn assistant(case: &mut Case<'_>, of: Color, act: &AssistantAct) {
    if assistant::check_permitted(case, of, act) == Permitted::No {
        return;
    }
    match act {
        AssistantAct::For { act: PlayerAct::Announce { text } } => {
            announcing::announced_by_assistant(case, of, text)
        }
        AssistantAct::For { act } => player(case, of, act),
        AssistantAct::Execute { text } => assistant::execute_move(case, text),
        AssistantAct::Tell { asked } => assistant::inform(case, of, *asked),
        AssistantAct::ReportTouch { square } => assistant::touch_reported(case, of, *square),
    }
}

/// Whether the game is at a stage where the act can have an effect, or why not.
fn is_open_to(case: &Case<'_>, by: Color, act: &PlayerAct) -> Result<(), Refusal> {
    if between_sessions::may_state_on_board(case, by, act) {
        return Ok(());
    }
    between_sessions::lets(case, act)?;
    let needs = needs(act);
    let (handles_the_board, at_the_board) = (needs == Needs::Play, needs != Needs::Nothing);
    Err(match case.game.phase() {
        Phase::Over | Phase::Cancelled | Phase::ResultPending if at_the_board => {
            Refusal::after_the_end(case.game)
        }
        Phase::NotStarted if handles_the_board => Refusal::under(cite!("6.6"), Reason::NotBegun),
        // Before White's clock starts there is no game to draw.
        Phase::NotStarted if needs == Needs::Begun => {
            Refusal::under(cite!("6.6"), Reason::NotBegun).reading(Interpretation::I_120)
        }
        Phase::Stopped | Phase::Adjourned if handles_the_board => {
            Refusal::under(cite!("6.11.3"), Reason::ClocksStand)
        }
        Phase::Playing
        | Phase::NotStarted
        | Phase::Stopped
        | Phase::Adjourned
        | Phase::Over
        | Phase::Cancelled
        | Phase::ResultPending => return Ok(()),
    })
}

/// What an act needs to have an effect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    /// Running clocks.
    Play,
    /// A game that has begun and is not over.
    Begun,
    /// A game that is not over.
    Open,
    /// Nothing.
    Nothing,
}

fn needs(act: &PlayerAct) -> Needs {
    match act.topic() {
        Topic::Moving | Topic::Lever => Needs::Play,
        // The other hand is used as a move is made.
        Topic::Pieces if *act == PlayerAct::UseBothHands => Needs::Play,
        Topic::Offer | Topic::DrawClaim => Needs::Begun,
        Topic::QuickplayClaim | Topic::Course => Needs::Open,
        Topic::Pieces | Topic::Sheet | Topic::Other => Needs::Nothing,
    }
}

fn judge_claim(case: &mut Case<'_>, by: Color, claim: &Claim) -> ClaimOutcome {
    match claim {
        Claim::Draw(claim) => draw_claim::claim(case, by, claim),
        Claim::IllegalMove => found::illegal_move(case, Finder::Player(by), Which::OpponentsLatest),
        Claim::OwnIllegalMove => found::illegal_move(case, Finder::Player(by), Which::OwnLatest),
        Claim::MoveWasIllegal { of, number } => {
            found::illegal_move(case, Finder::Player(by), Which::Named(*of, *number))
        }
        Claim::TouchedPiece => irregularity::touched_piece_found(case, Finder::Player(by)),
        Claim::Flag => flag::claim_flag(case, by),
        Claim::OwnFlag => flag::concede_flag(case, by),
        Claim::SetUp { fault } => set_up::rule_on_set_up(case, Finder::Player(by), fault),
        Claim::Displaced => displaced::rule_on_displaced(case, Finder::Player(by)),
        Claim::ClockDefect => clock_corrections::contest_reading(case, by),
        Claim::Disturbance { text: how } => behaviour::complain_of_distraction(case, by, how),
        Claim::Quickplay { ground } => quickplay::claim(case, by, *ground),
        Claim::QuickplayIncrement => quickplay::ask_increment(case, by),
        Claim::QuickplayAlone { ground, papers } => quickplay_alone::claim(case, by, *ground, *papers),
    }
}

/// The arbiter acts.
pub(crate) fn arbiter(case: &mut Case<'_>, act: &ArbiterAct) {
    match act {
        ArbiterAct::Start => start::start(case),
        ArbiterAct::Pause { reason } => start::stop_clocks(case, reason),
        ArbiterAct::Resume => {
            if !resumption::bars_going_on(case) {
                start::resume_play(case);
            }
        }
        ArbiterAct::Observe { seen } => arbiter::observe(case, seen),
        ArbiterAct::Decide { referral: id, choice } => arbiter::decide(case, *id, choice),
        ArbiterAct::Consent => draw::record_consent(case),
        ArbiterAct::SetClocks { under: number, readings, reason } => {
            clock_corrections::set_clocks(case, number, *readings, reason);
        }
        ArbiterAct::SetControl { under: number, control, reason } => {
            clock_corrections::set_control(case, number, control, reason);
        }
        ArbiterAct::GiveTime { times, reason } => clock_corrections::give_time(case, *times, reason),
        ArbiterAct::Reinstate { ply } => displaced::reinstate_position(case, *ply),
        ArbiterAct::Penalise { player, penalties, reason } => {
            penalty::penalise(case, *player, penalties, reason);
        }
        ArbiterAct::RefusesToComply { refusing: who, reason } => behaviour::refuses(case, *who, reason),
        ArbiterAct::ChangeResult { score, reason } => free_ruling::change_result(case, *score, reason),
        ArbiterAct::EnterResult { score } => signing::enter_result(case, *score),
        ArbiterAct::Log { incident, player: who, note } => {
            incident::log_incident(case, *incident, *who, note)
        }
        ArbiterAct::RuleFreely { under, outcome, reason } => {
            free_ruling::freely(case, under, outcome, reason)
        }
        ArbiterAct::DeclareDead { proof: ground } => winning::declare_dead(case, ground),
        ArbiterAct::Proves { player: who, winning } => winning::proves(case, *who, *winning),
        ArbiterAct::ReferToFide { text: reference } => free_ruling::refer_to_fide(case, reference),
        ArbiterAct::AdmitLate { player } => {
            if !absence::admit_latecomer(case, *player) {
                late::admit(case, *player);
            }
        }
        ArbiterAct::GrantLeave { player } => behaviour::leave_granted(case, *player),
        ArbiterAct::RefuseLeave { player } => behaviour::leave_refused(case, *player),
        ArbiterAct::TellMoveCount => behaviour::tells_move_count(case),
        ArbiterAct::GrantBag { player } => device::bag_granted(case, *player),
        ArbiterAct::AuthoriseDevice { player, name } => device::authorise_device(case, *player, name),
        ArbiterAct::Inspect { player, inspector: by, outcome } => {
            device::record_inspection(case, *player, *by, *outcome)
        }
        ArbiterAct::Designate { place, name } => venue::designate_place(case, *place, name),
        ArbiterAct::ClockSide { side } => venue::clock_side(case, *side),
        ArbiterAct::AppointAssistant { name } => venue::observer_appointed(case, name),
        ArbiterAct::AdmitPerson { name } => venue::person_admitted(case, name),
        ArbiterAct::Replace { device: Device::Chessclock { readings } } => {
            clock_corrections::replace_chessclock(case, *readings)
        }
        ArbiterAct::Assistant { player, duties, cost } => {
            assistant::approve_assistant(case, *player, duties, *cost)
        }
        ArbiterAct::RefuseAssistant { player } => assistant::refuse_assistant(case, *player),
        ArbiterAct::Disability { player, disability } => {
            assistant::record_disability(case, *player, *disability)
        }
        ArbiterAct::Replace { device: Device::Scoresheet { player } } => {
            sheet_requests::replace_scoresheet(case, *player)
        }
        ArbiterAct::TakeSnapshot => completing::snapshot_taken(case),
        ArbiterAct::Reconstructed { moves } => completing::record_reconstruction(case, moves),
        ArbiterAct::OrderSeal { session_end } => adjourned::order_seal(case, *session_end),
        ArbiterAct::ConfirmEnvelope { text: resumption } => between_sessions::confirm(case, resumption),
        ArbiterAct::ResumeAdjourned { moment } => resumption::resume(case, *moment),
        ArbiterAct::OpenEnvelope => resumption::open_envelope(case),
        ArbiterAct::EnvelopeMissing => resumption::missing(case),
        ArbiterAct::PositionLost => resumption::position_lost(case),
    }
}
