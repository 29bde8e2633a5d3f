//! Resuming an adjourned game: who is there, the envelope, what was sealed (I.5, I.7-I.12; 2001 A.5, A.7-A.11).

use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_law::{Article, cite};

use super::{absence, between_sessions, sealed_move};
use crate::act::ClockReadings;
use crate::adjourned::{Adjournment, Custody, Stage};
use crate::case::Case;
use crate::game::{Knows, Part};
use crate::progress::{Phase, Progress};
use crate::reason::Reason;
use crate::ruling::{Decision, PlayerDuty, Ruling};
use crate::written;

/// The agreed time has come: the position and the clocks are set up, and an absent replier's clock runs (I.5, I.9).
pub(crate) fn resume(case: &mut Case<'_>, moment: Moment) {
    let article = cite!("I.5");
    // What was agreed or resigned between the sessions has ended the game (I.6).
    let between = case.game.phase() == Phase::Adjourned;
    let Some(open) = case.game.adjournment_mut().filter(|open| between && *open.stage() == Stage::Sealed)
    else {
        case.not_admitted(article, Reason::NothingSealed);
        return;
    };
    if open.envelope().is_none_or(|envelope| envelope.custody == Custody::Unverified) {
        case.not_admitted(cite!("I.3"), Reason::EnvelopeIncomplete);
        return;
    }
    open.resume(moment);
    Progress::change(case.game).resume();
    case.rule(Ruling::under(article, Decision::ClocksSet { readings: readings(case) }, Reason::Plain));
    if fits_the_position(case) {
        absence::start_absent_clock(case, moment);
    } else {
        is_void(case, article);
    }
}

/// What both clocks show.
fn readings(case: &Case<'_>) -> ClockReadings {
    let shown = case.game.clock().readings(case.at);
    ClockReadings { white: Some(shown.white), black: Some(shown.black), ..ClockReadings::default() }
}

/// Whether play cannot go on because a sealed move is not on the board yet; rules on it if so (I.7, I.9).
pub(crate) fn bars_going_on(case: &mut Case<'_>) -> bool {
    let waits =
        case.game.phase() == Phase::Stopped && case.game.adjournment().is_some_and(Adjournment::is_closed);
    if waits {
        case.not_admitted(cite!("I.7"), Reason::EnvelopeClosed);
    }
    waits
}

/// The envelope is opened, if the player who must move next is there (I.7, I.9.1, I.9.2, I.9.3; 2001 A.7, A.9).
pub(crate) fn open_envelope(case: &mut Case<'_>) {
    let present = cite!("I.7");
    let Some(open) = case.game.adjournment().filter(|_| case.game.phase().is_under_way()) else {
        case.not_admitted(present, Reason::NothingSealed);
        return;
    };
    match open.stage() {
        Stage::Awaiting if !fits_the_position(case) => is_void(case, present),
        Stage::Awaiting if open.is_missing() => {
            case.not_admitted(cite!(2023 "I.12.1", 2001 "A.11(a)/1"), Reason::EnvelopeMissing);
        }
        Stage::Sealed | Stage::Awaiting if !open.is_there(open.replier()) => {
            case.not_admitted(present, Reason::NotThere { player: open.replier() });
        }
        // Not before the time of resumption has come.
        Stage::Sealed => case.not_admitted(present, Reason::EnvelopeClosed),
        Stage::Awaiting if open.is_opened() => case.not_admitted(present, Reason::NothingSealed),
        Stage::Awaiting => {
            let by = open.sealer();
            let sealed = open.sealed().cloned();
            let article = opened_under(open);
            sealed_move::open_sealed_move(case, by, sealed, article);
        }
        Stage::ReplySealed(..) if !open.is_there(open.sealer()) => {
            case.not_admitted(
                cite!(2023 "I.9.3", 2001 "A.9(c)/2"),
                Reason::NotThere { player: open.sealer() },
            );
        }
        Stage::ReplySealed(ply, _) if *ply != case.game.plies().len() => is_void(case, present),
        Stage::ReplySealed(_, reply) => {
            let (by, reply) = (open.replier(), reply.clone());
            sealed_move::open_sealed_move(case, by, Some(reply), cite!(2023 "I.9.3", 2001 "A.9(c)/2"));
        }
        Stage::Sealing(_) | Stage::Opened(_) | Stage::Replying(..) => {
            case.not_admitted(present, Reason::NothingSealed);
        }
    }
}

/// An earlier position was reinstated in the meantime, and what was sealed for a later one is void.
fn is_void(case: &mut Case<'_>, article: Article) {
    case.game.end_adjournment();
    case.not_admitted(article, Reason::PositionLost);
    case.stop_clocks();
    sealed_move::start_clock(case, case.game.having_move(), article);
}

/// Whether the envelope was made out for the position on the board.
fn fits_the_position(case: &Case<'_>) -> bool {
    case.game.adjournment().is_some_and(|open| open.is_made_out_for(case.game.position()))
}

/// The replier was there at the agreed time, or came later (I.9.1, I.9.2).
fn opened_under(open: &Adjournment) -> Article {
    match (*open.arrived().of(open.replier()), open.resumption()) {
        (Some(came), Some(agreed)) if came > agreed => cite!("I.9.2"),
        (Some(_) | None, Some(_) | None) => cite!("I.9.1"),
    }
}

/// The envelope cannot be found: the sealer will make the move they say they sealed (I.12.1; 2001 A.11(a)).
pub(crate) fn missing(case: &mut Case<'_>) {
    let article = cite!(2023 "I.12.1", 2001 "A.11(a)/1");
    let Some(open) = case.game.adjournment_mut().filter(|open| open.is_closed() && !open.is_opened()) else {
        case.not_admitted(article, Reason::NothingSealed);
        return;
    };
    let sealer = open.sealer();
    open.lose_envelope();
    case.rule(Ruling::under(
        article,
        Decision::ClocksSet { readings: readings(case) },
        Reason::EnvelopeMissing,
    ));
    let duty = Decision::Duty { player: sealer, duty: PlayerDuty::StateSealed };
    case.rule(Ruling::under(cite!("I.12.1"), duty, Reason::EnvelopeMissing));
}

/// The sealer states the move (I.12.1; 2001 A.11(a)/2).
pub(crate) fn state(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!("I.12.1");
    if !between_sessions::states_sealed_move(case, by) || !case.game.phase().is_under_way() {
        case.not_admitted(article, Reason::NotForeseen);
        return;
    }
    if !fits_the_position(case) {
        is_void(case, article);
        return;
    }
    if case.game.knows() == Knows::NoMove {
        // The player makes it on the other board, where people see whether it can be made.
        case.stop_clocks();
        sealed_move::made_elsewhere(case, by, article);
        return;
    }
    match written::one(case.laws, case.game.position(), text) {
        Some(mv) => sealed_move::accept_stated_move(case, mv),
        None => case.not_admitted(article, Reason::WrittenMoveIllegal),
    }
}

/// The position cannot be established: the game is annulled, and a new one is played (I.12.2; 2001 A.11(b)).
pub(crate) fn position_lost(case: &mut Case<'_>) {
    let article = cite!("I.12.2");
    if case.game.adjournment().is_some_and(Adjournment::is_closed) && case.game.phase().is_under_way() {
        case.cancel(Ruling::under(article, Decision::NewGame, Reason::PositionLost));
    } else {
        case.not_admitted(article, Reason::NothingSealed);
    }
}

/// Whether the player, the sealer being absent, begins to seal their reply; rules on it where only that fails (I.9.3).
pub(crate) fn begins_reply(case: &mut Case<'_>, by: Color) -> bool {
    let phase = case.game.phase();
    let having_move = case.game.having_move();
    let plies = case.game.plies().len();
    let Some(open) = case.game.adjournment_mut() else { return false };
    match *open.stage() {
        Stage::Opened(ply)
            if phase == Phase::Playing
                && by == open.replier()
                && by == having_move
                && ply == plies
                && !open.is_there(open.sealer()) =>
        {
            open.begin_reply(ply);
            true
        }
        Stage::Opened(_)
        | Stage::Sealing(_)
        | Stage::Sealed
        | Stage::Awaiting
        | Stage::Replying(..)
        | Stage::ReplySealed(..) => false,
    }
}

/// A player who makes a move is there.
pub(crate) fn came(case: &mut Case<'_>, by: Color) {
    let at = case.at;
    if let Some(open) = case.game.adjournment_mut().filter(|open| open.resumption().is_some()) {
        open.arrive(by, at);
    }
}
