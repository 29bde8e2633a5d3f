//! Adjourning: the order to seal, the sealed move, its envelope (I.1, I.9.3; 2001 A.1, A.9(c)).

use touchmove_chess::{Color, Move};
use touchmove_clock::{Chessclock, Completes, Moment, Pressed, Sides, Unpressed};
use touchmove_law::{Article, cite};

use super::{end, making, resumption, sealed_move, start};
use crate::act::StopReason;
use crate::adjourned::{Adjournment, Custody, Envelope, Sealing, Stage};
use crate::board::BoardState;
use crate::case::{Case, Refusal};
use crate::game::Part;
use crate::offers::Offers;
use crate::progress::{Phase, Progress};
use crate::reason::Reason;
use crate::ruling::{Decision, PlayerDuty, Ruling};
use crate::scoresheet::Sheets;
use crate::turn::Turn;
use crate::written;

/// The session is over: the player having the move must seal (I.1.1; 2001 A.1(a)).
pub(crate) fn order_seal(case: &mut Case<'_>, session_end: Moment) {
    let article = cite!(2023 "I.1.1", 2001 "A.1(a)/1");
    if let Err(refusal) = may_begin(case, article) {
        case.turn_away(refusal);
        return;
    }
    begin(case, session_end, article);
}

/// Whether a move can be sealed now, or why not.
fn may_begin(case: &Case<'_>, article: Article) -> Result<(), Refusal> {
    let hindrance = match (case.game.phase(), case.game.adjournment().map(Adjournment::stage)) {
        _ if !case.laws.adjournment_in_force().is_on() => Reason::NotAnnouncedByEvent,
        (Phase::NotStarted, _) => Reason::NotBegun,
        (Phase::Over | Phase::Cancelled | Phase::ResultPending, _) => Reason::GameOver,
        (Phase::Adjourned, _) => Reason::AlreadySealed,
        (Phase::Playing | Phase::Stopped, None | Some(Stage::Opened(_))) => return Ok(()),
        (Phase::Playing | Phase::Stopped, Some(Stage::Sealing(_))) => Reason::SealOrdered,
        (
            Phase::Playing | Phase::Stopped,
            Some(Stage::Sealed | Stage::Awaiting | Stage::Replying(..) | Stage::ReplySealed(..)),
        ) => Reason::AlreadySealed,
    };
    Err(Refusal::under(article, hindrance))
}

/// The adjournment begins, unless the player has too little time for an early one (I.1.2; 2001 A.1(b), I-097).
fn begin(case: &mut Case<'_>, session_end: Moment, article: Article) -> bool {
    let by = case.game.having_move();
    if flag_would_fall(case, by, session_end) {
        let left = case.game.clock().remaining(by, case.at);
        let early = cite!("I.1.2");
        case.not_admitted(early, Reason::TooLittleTime { time: left });
        return false;
    }
    case.game.adjourn(Adjournment::ordered(by, session_end));
    case.rule(Ruling::under(
        article,
        Decision::Duty { player: by, duty: PlayerDuty::Seal },
        Reason::SealOrdered,
    ));
    true
}

/// Whether the player's time would run out before an end of the session that lies ahead.
fn flag_would_fall(case: &Case<'_>, by: Color, session_end: Moment) -> bool {
    if session_end <= case.at {
        return false;
    }
    let mut clock = case.game.clock().clone();
    clock.start(by, case.at);
    clock.flag(by, session_end).is_some_and(|fall| fall.at > case.at && !fall.moves_completed())
}

/// They write the move to be sealed, or another in its place, until the clock is stopped (I.1.1, I.9.3; 2001 A.1(a)).
pub(crate) fn write_sealed(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!("I.1.1");
    if text.trim().is_empty() {
        case.not_admitted(article, Reason::NothingSealed);
        return;
    }
    follow_the_turn(case);
    follow_the_hand(case, by);
    if sealing_of(case, by).is_some() || resumption::begins_reply(case, by) || begins_early(case, by) {
        Sheets::change(case.game).of_mut(by).account();
        wrote(case, by, text);
    }
}

/// Where there are scoresheets and nothing else, nobody here sees who has the move: the player who seals has it.
fn follow_the_hand(case: &mut Case<'_>, by: Color) {
    if !sees_nothing(case) {
        return;
    }
    if let Some(open) = case.game.adjournment_mut()
        && open.sealer() != by
        && open.is_untouched()
    {
        open.hand_over(by);
    }
}

/// Whether neither pieces nor presses are seen here.
fn sees_nothing(case: &Case<'_>) -> bool {
    BoardState::read(case.game).sees_nothing()
}

/// The order is for the player having the move: another has it once an earlier position was reinstated.
fn follow_the_turn(case: &mut Case<'_>) {
    if sees_nothing(case) {
        return;
    }
    let having_move = case.game.having_move();
    if let Some(open) = case.game.adjournment_mut()
        && open.sealer() != having_move
        && open.is_sealing()
    {
        open.hand_over(having_move);
    }
}

/// What the player has done towards sealing, if they are the one who seals now.
fn sealing_of<'a>(case: &'a mut Case<'_>, by: Color) -> Option<&'a mut Sealing> {
    if case.game.phase().is_over() {
        return None;
    }
    case.game.adjournment_mut()?.sealing_of(by)
}

/// A player who seals unasked adjourns early, up to the announced end of the session (I.1.2, I.14; 2001 A.1(b), A.13).
fn begins_early(case: &mut Case<'_>, by: Color) -> bool {
    let article = cite!(2023 "I.1.1", 2001 "A.1(a)/3");
    if let Err(refusal) = may_begin(case, article) {
        case.turn_away(refusal);
        return false;
    }
    let early = cite!("I.1.2");
    if case.game.having_move() != by {
        case.not_admitted(early, Reason::NotHisMove);
        return false;
    }
    let now = case.at.get();
    let session =
        case.laws.regulations().sessions.iter().find(|session| (session.start..session.end).contains(&now));
    match session.map(|session| Moment::at(session.end)) {
        Some(end) => begin(case, end, early),
        None => {
            case.not_admitted(early, Reason::NotForeseen);
            false
        }
    }
}

fn wrote(case: &mut Case<'_>, by: Color, text: &str) {
    let (laws, position) = (case.laws, *case.game.position());
    let Some(sealing) = sealing_of(case, by) else { return };
    if sealing.is_stopped() && sealing.has_move() {
        case.not_admitted(cite!(2023 "I.1.1", 2001 "A.1(a)/3"), Reason::AlreadySealed);
        return;
    }
    if let Some(made) = sealing.made()
        && written::one(laws, &position, text) != Some(made)
    {
        // The one thing the engine may say about what they write: everybody has seen the move on the board.
        case.not_admitted(cite!(2023 "I.1.1", 2001 "A.1(a)/4"), Reason::MoveMade { made });
        return;
    }
    let replaces = sealing.write(text).is_some();
    let article = match (is_reply(case), replaces) {
        (true, _) => cite!("I.9.3"),
        (false, true) => cite!(2023 "I.1.1", 2001 "A.1(a)/3"),
        (false, false) => cite!("I.1.1"),
    };
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// Whether what is being sealed is the reply to an absent sealer (I.9.3).
fn is_reply(case: &Case<'_>) -> bool {
    case.game.adjournment().is_some_and(|open| matches!(open.stage(), Stage::Replying(..)))
}

/// Both scoresheets go into the envelope, and it is closed (I.1.1; 2001 A.1(a)/2).
pub(crate) fn close_envelope(case: &mut Case<'_>, by: Color) {
    follow_the_turn(case);
    let article = if is_reply(case) { cite!("I.9.3") } else { cite!("I.1.1") };
    let Some(sealing) = sealing_of(case, by).filter(|sealing| sealing.has_move()) else {
        case.not_admitted(article, Reason::NothingSealed);
        return;
    };
    sealing.close();
    let stopped = sealing.is_stopped();
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
    if stopped {
        seal(case, by);
    }
}

/// They stop the clock, last of all and without starting the opponent's (I.1.1; 2001 A.1(a)/2).
pub(crate) fn stop_sealed(case: &mut Case<'_>, by: Color) {
    follow_the_turn(case);
    if is_reply(case) && sealing_of(case, by).is_some_and(|reply| reply.is_ready()) {
        start_absentee(case, by);
        return;
    }
    let article = cite!("I.1.1");
    match sealing_of(case, by).map(|sealing| (sealing.is_stopped(), sealing.is_ready())) {
        Some((false, ready)) if !is_reply(case) => {
            stop_and_charge(case, by);
            case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Plain));
            if ready {
                seal(case, by);
            } else {
                // The order is: write, envelope, clock. They still have to seal, and may choose the move only once.
                case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::NothingSealed));
            }
        }
        Some(_) if case.game.phase() == Phase::Stopped => case.not_admitted(article, Reason::ClocksStand),
        Some(_) | None => start::stopped_by_player(case, by, &StopReason::Sealed),
    }
}

/// Stops the clocks; a player who seals early is charged with the time up to the end of the session (I.1.2).
fn stop_and_charge(case: &mut Case<'_>, by: Color) {
    let Some(session_end) = case.game.adjournment().map(Adjournment::session_end) else { return };
    let used = |case: &Case<'_>| case.game.clock().clock(by, case.at).account().charged;
    let before = used(case);
    if session_end > case.at {
        Chessclock::change(case.game).start(by, case.at);
        // A flag that falls on the way falls at its own moment (I-097).
        Chessclock::change(case.game).stop(session_end);
    }
    case.stop_clocks();
    let charged = used(case).minus(before);
    if !charged.is_zero() {
        let early = cite!("I.1.2");
        case.rule(Ruling::under(
            early,
            Decision::TimeTaken { player: by, time: charged },
            Reason::Award { time: charged },
        ));
    }
    let at = case.at;
    if let Some(sealing) = sealing_of(case, by) {
        sealing.stop(at);
    }
}

/// Written, closed, stopped: the move is sealed, counts as completed (I-059), and the game is adjourned.
fn seal(case: &mut Case<'_>, by: Color) {
    let position = *case.game.position();
    let Some(sealed) = sealing_of(case, by).and_then(|sealing| sealing.sealed(&position)) else { return };
    case.stop_clocks();
    Chessclock::change(case.game).complete(by, Unpressed::NextMove, case.at);
    let clocks = Sides::each(|side| case.game.clock().clock(side, case.at));
    let envelope = Envelope {
        position,
        time_used: Sides::each(|side| clocks.of(side).account().charged),
        time_left: Sides::each(|side| clocks.of(side).remaining()),
        sealed_by: by,
        move_number: position.fullmove(),
        open_offer: Offers::read(case.game).open(),
        resumption: alloc::string::String::new(),
        custody: Custody::Unverified,
    };
    let touches = case.game.turn().touches().len();
    if let Some(open) = case.game.adjournment_mut() {
        open.seal(sealed, envelope, touches);
    }
    // The pieces stand as before the sealed move (I.2.2, I.5).
    BoardState::change(case.game).set_up_again();
    Progress::change(case.game).adjourn();
    let article = cite!("I.1.1");
    case.rule(Ruling::under(article, Decision::Adjourned, Reason::Plain));
}

/// A move made on the board by a player who is to seal, or whose envelope is lost; whether it was one of these.
pub(crate) fn made_on_board(case: &mut Case<'_>, by: Color, mv: Move) -> bool {
    resumption::came(case, by);
    let Some(open) = case.game.adjournment_mut() else { return false };
    let sealer = open.sealer();
    match open.stage() {
        Stage::Sealing(_) if sealer == by => {
            must_seal(case, by, mv);
            true
        }
        Stage::Awaiting if sealer == by && open.is_missing() => {
            sealed_move::accept_stated_move(case, mv);
            true
        }
        Stage::Replying(..) => {
            // They move on the board after all.
            open.leave_reply();
            false
        }
        Stage::Sealing(_) | Stage::Sealed | Stage::Awaiting | Stage::Opened(_) | Stage::ReplySealed(..) => {
            false
        }
    }
}

/// The move made on the board after the order is the one they must seal (I.1.1; 2001 A.1(a)/4), unless it ends the game.
fn must_seal(case: &mut Case<'_>, by: Color, mv: Move) {
    if end::would_end(case, by, mv) {
        making::make_move(case, by, mv);
        case.game.end_adjournment();
        return;
    }
    // What they let go of first stays where it was, however often they take the pieces up again (4.7).
    let released = case.game.turn().release();
    BoardState::change(case.game).set_up_again();
    if let Some(release) = released {
        Turn::change(case.game).fix_again(release);
    }
    let (laws, position) = (case.laws, *case.game.position());
    let Some(sealing) = sealing_of(case, by) else { return };
    let first = sealing.make(laws, &position, mv);
    let article = cite!(2023 "I.1.1", 2001 "A.1(a)/4");
    case.rule(Ruling::under(
        article,
        Decision::Duty { player: by, duty: PlayerDuty::Seal },
        Reason::MoveMade { made: first },
    ));
}

/// A press by a player who seals; whether it was one.
pub(crate) fn press_while_sealing(case: &mut Case<'_>, by: Color) -> bool {
    match sealing_of(case, by).map(|sealing| (sealing.has_move(), sealing.is_ready())) {
        Some((_, true)) if is_reply(case) => {
            start_absentee(case, by);
            true
        }
        Some((true, _)) if !is_reply(case) => {
            // The opponent's clock must not start: the press only stops their own.
            let article = cite!("I.1.1");
            case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::Pressed));
            stop_sealed(case, by);
            true
        }
        Some(_) | None => false,
    }
}

/// The sealed reply starts the absent player's clock (I.9.3; 2001 A.9(c)/1).
fn start_absentee(case: &mut Case<'_>, by: Color) {
    if case.game.adjournment_mut().and_then(Adjournment::seal_reply).is_none() {
        return;
    }
    match Chessclock::change(case.game).press(by, Completes::Move, case.at) {
        Pressed::Switched => {}
        Pressed::NotRunning | Pressed::Standing => {
            Chessclock::change(case.game).complete(by, Unpressed::NextMove, case.at)
        }
    }
    case.start_clock(!by);
    let article = cite!("I.9.3");
    case.rule(Ruling::under(article, Decision::ClockStarts { player: !by }, Reason::Plain));
}
