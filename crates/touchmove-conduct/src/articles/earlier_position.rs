//! An earlier position is put back on the board: what follows it (7.1; 2001 6.14).

use touchmove_chess::Color;
use touchmove_clock::{Change, Chessclock};
use touchmove_law::{Interpretation, cite};

use crate::adjourned::{Adjournment, Stage};
use crate::announced::Announced;
use crate::board::BoardState;
use crate::case::Case;
use crate::displaced::Displaced;
use crate::game::Part;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::Question;
use crate::ruling::{Decision, Ruling};

/// An earlier position is on the board: the counters follow; what was done towards sealing a later move, what was said
/// about one, and what has been knocked over since are no more.
pub(crate) fn follow(case: &mut Case<'_>) {
    restore_counters(case);
    begin_anew(case);
    Announced::change(case.game).forget();
    Displaced::change(case.game).put_back();
}

/// The completed moves of both clocks are those of the moves that remain (7.1).
fn restore_counters(case: &mut Case<'_>) {
    for side in Color::ALL {
        let moves = BoardState::read(case.game).completed_moves(side);
        let article = cite!("7.1");
        take_back_period(case, side, moves);
        Chessclock::change(case.game).adjust(article, Change::Completed { of: side, moves }, case.at);
    }
}

/// The time of a period is due when the moves of the one before are completed (6.3.1). Given for a move that is taken
/// back, it goes with it, and comes with the move that is made instead; where some of it is used already, what the clocks
/// show is for the arbiter (7.1; I-142).
fn take_back_period(case: &mut Case<'_>, side: Color, moves: u32) {
    let clock = case.game.clock().clock(side, case.at);
    let Some(before) = clock.period().checked_sub(1) else { return };
    let allotment = case.game.clock().control().of(side);
    let given = allotment.base(clock.period());
    let undone = allotment.required(before).is_some_and(|most| clock.completed() >= most && moves < most);
    // With a flag it came at zero, or because nobody could tell how many moves there were.
    let by_flag = clock.falls().iter().any(|fall| fall.period == before);
    if !undone || by_flag || clock.remaining() <= given {
        return;
    }
    let article = cite!("7.1");
    Chessclock::change(case.game).adjust(article, Change::Period { of: side, period: before }, case.at);
    Chessclock::change(case.game).adjust(article, Change::Subtract { from: side, time: given }, case.at);
    let ruling = Ruling::under(
        article,
        Decision::TimeTaken { player: side, time: given },
        Reason::Award { time: given },
    );
    case.rule(ruling.reading(Interpretation::I_142));
}

/// An earlier position is on the board: what was done towards sealing a move in the later one falls away, and at a
/// resumption what was sealed for it, too; between the sessions the resumption says so.
fn begin_anew(case: &mut Case<'_>) {
    let having_move = case.game.having_move();
    let (position, plies) = (*case.game.position(), case.game.plies().len());
    let is_void = |open: &Adjournment| match open.stage() {
        Stage::Awaiting => !open.is_made_out_for(&position),
        Stage::ReplySealed(ply, _) => *ply != plies,
        Stage::Sealing(_) | Stage::Sealed | Stage::Opened(_) | Stage::Replying(..) => false,
    };
    if case.game.adjournment().is_some_and(is_void) {
        case.game.end_adjournment();
        // What the sealed text means matters no more.
        Questions::change(case.game).drop_all(|question| matches!(question, Question::SealedMove { .. }));
        return;
    }
    if let Some(open) = case.game.adjournment_mut() {
        match open.stage() {
            Stage::Sealing(_) => open.hand_over(having_move),
            Stage::Replying(..) => open.leave_reply(),
            Stage::Sealed | Stage::Awaiting | Stage::Opened(_) | Stage::ReplySealed(..) => {}
        }
    }
}
