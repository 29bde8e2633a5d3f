//! Resuming an adjourned game: who is there, the envelope, what was sealed (I.5, I.7-I.12; 2001 A.5, A.7-A.11).

use alloc::string::String;

use touchmove_chess::{Color, Move};
use touchmove_clock::{Change, Moment};
use touchmove_law::{Article, Judgement, cite};
use touchmove_notation::algebraic::Reading;

use super::behaviour::Answer;
use super::{absence, adjourned, between_sessions, end, making, recording};
use crate::act::ClockReadings;
use crate::adjourned::{Adjournment, Custody, SealedMove, Sealing, Stage};
use crate::case::Case;
use crate::game::{Completed, Knows, Phase};
use crate::reason::Reason;
use crate::referral::{Choice, Pending, Question, Referral};
use crate::result::{Award, Ending};
use crate::ruling::{Decision, Duty, Ruling};
use crate::written;

/// The agreed time has come: the position and the clocks are set up, and an absent replier's clock runs (I.5, I.9).
pub(crate) fn resume(case: &mut Case<'_>, moment: Moment) {
    let article = cite!(2023 "I.5", 2001 "A.5");
    // What was agreed or resigned between the sessions has ended the game (I.6).
    let between = case.game.phase == Phase::Adjourned;
    let Some(open) = case.game.adjournment.as_mut().filter(|open| between && open.stage == Stage::Sealed)
    else {
        case.not_admitted(article, Reason::NothingSealed);
        return;
    };
    if open.envelope.as_ref().is_none_or(|envelope| envelope.custody == Custody::Unverified) {
        case.not_admitted(cite!(2023 "I.3", 2001 "A.3"), Reason::EnvelopeIncomplete);
        return;
    }
    open.resumption = Some(moment);
    open.stage = Stage::Awaiting;
    case.game.phase = Phase::Stopped;
    case.rule(Ruling::under(article, Decision::ClocksSet { readings: readings(case) }, Reason::Plain));
    if fits_the_position(case) {
        absence::resumed(case, moment);
    } else {
        is_void(case, article);
    }
}

/// What both clocks show.
fn readings(case: &Case<'_>) -> ClockReadings {
    let shown = case.game.clock.readings(case.at);
    ClockReadings { white: Some(shown.white), black: Some(shown.black), ..ClockReadings::default() }
}

/// Starts a clock under an article.
pub(crate) fn start_clock(case: &mut Case<'_>, side: Color, article: Article) {
    case.start_clock(side);
    case.rule(Ruling::under(article, Decision::ClockStarts { player: side }, Reason::Plain));
}

/// Whether play cannot go on because a sealed move is not on the board yet; rules on it if so (I.7, I.9).
pub(crate) fn bars_going_on(case: &mut Case<'_>) -> bool {
    let waits = case.game.phase == Phase::Stopped
        && case.game.adjournment.as_ref().is_some_and(Adjournment::is_closed);
    if waits {
        case.not_admitted(cite!(2023 "I.7", 2001 "A.7"), Reason::EnvelopeClosed);
    }
    waits
}

/// The envelope is opened, if the player who must move next is there (I.7, I.9.1, I.9.2, I.9.3; 2001 A.7, A.9).
pub(crate) fn open_envelope(case: &mut Case<'_>) {
    let present = cite!(2023 "I.7", 2001 "A.7");
    let Some(open) = case.game.adjournment.as_ref().filter(|_| case.game.phase.is_under_way()) else {
        case.not_admitted(present, Reason::NothingSealed);
        return;
    };
    match &open.stage {
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
            let by = open.sealer;
            let sealed = open.sealed.clone();
            let article = opened_under(open);
            opened(case, by, sealed, article);
        }
        Stage::ReplySealed(..) if !open.is_there(open.sealer) => {
            case.not_admitted(cite!(2023 "I.9.3", 2001 "A.9(c)/2"), Reason::NotThere { player: open.sealer });
        }
        Stage::ReplySealed(ply, _) if *ply != case.game.plies.len() => is_void(case, present),
        Stage::ReplySealed(_, reply) => {
            let (by, reply) = (open.replier(), reply.clone());
            opened(case, by, Some(reply), cite!(2023 "I.9.3", 2001 "A.9(c)/2"));
        }
        Stage::Sealing(_) | Stage::Opened(_) | Stage::Replying(..) => {
            case.not_admitted(present, Reason::NothingSealed);
        }
    }
}

/// An earlier position was reinstated in the meantime, and what was sealed for a later one is void.
fn is_void(case: &mut Case<'_>, article: Article) {
    case.game.adjournment = None;
    case.not_admitted(article, Reason::PositionLost);
    case.stop_clocks();
    start_clock(case, case.game.having_move(), article);
}

/// Whether the envelope was made out for the position on the board.
fn fits_the_position(case: &Case<'_>) -> bool {
    case.game.adjournment.as_ref().is_some_and(|open| open.is_made_out_for(&case.game.position))
}

/// The replier was there at the agreed time, or came later (I.9.1, I.9.2).
fn opened_under(open: &Adjournment) -> Article {
    match (*open.arrived.of(open.replier()), open.resumption) {
        (Some(came), Some(agreed)) if came > agreed => cite!(2023 "I.9.2", 2001 "A.9(b)"),
        (Some(_) | None, Some(_) | None) => cite!(2023 "I.9.1", 2001 "A.9(a)"),
    }
}

/// What was sealed is read: it is made on the board, or it loses (I.8; 2001 A.8).
fn opened(case: &mut Case<'_>, by: Color, sealed: Option<SealedMove>, article: Article) {
    let Some(sealed) = sealed else { return };
    let at = case.at;
    if let Some(envelope) = case.game.adjournment.as_mut().and_then(|open| open.envelope.as_mut()) {
        envelope.custody = Custody::Opened(at);
    }
    case.stop_clocks();
    let text: String = sealed.unsealed().into();
    case.rule(Ruling::under(article, Decision::EnvelopeOpened { text: text.clone() }, Reason::Plain));
    if case.game.knows == Knows::NoMove {
        // What it means on the other board, people see.
        case.refer(cite!(2023 "I.8", 2001 "A.8/0"), Question::SealedMove { text }, None);
        return;
    }
    match sealed.read(case.laws, &case.game.position) {
        Reading::One(mv) => {
            case.rule(Ruling::under(
                cite!(2023 "I.8", 2001 "A.8/0"),
                Decision::InOrder,
                Reason::MoveMade { made: mv },
            ));
            // It stands on his scoresheet, where it had to be written before it was made (8.1.2).
            recording::claimed_with(case, by, &text);
            put_on_board(case, by, mv, article);
        }
        Reading::Several(_) => {
            let ambiguous = cite!(2023 "I.8.1", 2001 "A.8(a)");
            bad(case, by, ambiguous);
            match case.laws.ambiguous_sealed_move() {
                // It loses at once; the arbiter may still find it clear.
                Judgement::Arbiter => {
                    case.refer(
                        ambiguous,
                        Question::SealedMove { text },
                        Some(Choice::Loses { opponent: Award::Win }),
                    );
                }
                Judgement::Laws => {}
            }
        }
        Reading::None(_) => bad(case, by, cite!(2023 "I.8.3", 2001 "A.8(c)")),
        Reading::Unreadable { .. } if names_no_square(&text) => {
            bad(case, by, cite!(2023 "I.8.3", 2001 "A.8(c)"))
        }
        Reading::Unreadable { .. } => {
            let unclear = cite!(2023 "I.8.2", 2001 "A.8(b)");
            case.refer(unclear, Question::SealedMove { text }, Some(Choice::Loses { opponent: Award::Win }));
        }
    }
}

/// Whether the text is clear enough and names a rank that no board has, such as `Ra9`.
fn names_no_square(text: &str) -> bool {
    let mut signs = text.trim().trim_end_matches(['+', '#', '!', '?']).chars().rev();
    matches!(signs.next(), Some('0' | '9')) && matches!(signs.next(), Some('a'..='h'))
}

/// A bad sealed move loses, unless the opponent cannot checkmate (I.8; 2001 A.8/0, I-057, I-082).
fn bad(case: &mut Case<'_>, by: Color, article: Article) {
    let rule = case.laws.sealed_move_loss();
    end::lose(case, by, rule, article, Ending::SealedMove, Pending::SealedMove);
}

/// The arbiter says what an ambiguous or unclear sealed move means, or that it loses (I.8.1, I.8.2).
pub(crate) fn sealed_move_answered(case: &mut Case<'_>, referral: &Referral, choice: &Choice) -> Answer {
    if case.game.knows == Knows::NoMove {
        return answered_elsewhere(case, referral, choice);
    }
    let by = case.game.having_move();
    let has_lost = case.game.phase == Phase::Over;
    if let Choice::Means { text } = choice {
        match written::one(case.laws, &case.game.position, text) {
            Some(mv) if may_mean(case, referral, mv) => {
                if has_lost {
                    case.reopen(referral.article, Reason::Answered);
                }
                put_on_board(case, by, mv, referral.article);
            }
            Some(_) | None => return Answer::NoSuchOption,
        }
    } else if ![Choice::Loses { opponent: Award::Win }, Choice::No].contains(choice) {
        return Answer::NoSuchOption;
    } else if has_lost {
        case.rule(Ruling::under(referral.article, Decision::InOrder, Reason::Answered));
    } else {
        bad(case, by, referral.article);
    }
    Answer::Taken
}

/// The same where the pieces stand on another board: the arbiter has made the move on it, or finds that it loses.
fn answered_elsewhere(case: &mut Case<'_>, referral: &Referral, choice: &Choice) -> Answer {
    let Some(open) = &case.game.adjournment else { return Answer::NoSuchOption };
    let by = match open.stage {
        Stage::ReplySealed(..) => open.replier(),
        Stage::Sealing(_) | Stage::Sealed | Stage::Awaiting | Stage::Opened(_) | Stage::Replying(..) => {
            open.sealer
        }
    };
    if let Choice::Means { .. } = choice {
        case.rule(Ruling::under(referral.article, Decision::InOrder, Reason::Answered));
        made_elsewhere(case, by, referral.article);
    } else if [Choice::Loses { opponent: Award::Win }, Choice::No].contains(choice) {
        bad(case, by, referral.article);
    } else {
        return Answer::NoSuchOption;
    }
    Answer::Taken
}

/// An ambiguous text can only mean one of the moves that fit it.
fn may_mean(case: &Case<'_>, referral: &Referral, mv: Move) -> bool {
    let Question::SealedMove { text } = &referral.question else { return false };
    match written::read(case.laws, &case.game.position, text) {
        Reading::Several(moves) => moves.contains(&mv),
        Reading::One(_) | Reading::None(_) | Reading::Unreadable { .. } => true,
    }
}

/// The sealed move is made on the board and the opponent's clock runs; what it ends, it ends now (I.9).
pub(crate) fn put_on_board(case: &mut Case<'_>, by: Color, mv: Move, article: Article) {
    let counted = case.game.clock.clock(by, case.at).completed();
    let before = case.game.uncompleted(by).is_some();
    let last = case.game.plies.len();
    making::made(case, by, mv);
    let by_next_move = before
        && case
            .game
            .plies
            .iter()
            .take(last)
            .rev()
            .find(|ply| ply.by == by)
            .is_some_and(|ply| ply.completed.is_some());
    if let Some(ply) = case.game.uncompleted(by) {
        ply.completed = Some(Completed::Sealed);
    }
    // The sealed move was counted when the clock was stopped (I-059).
    let moves = counted.saturating_add(u32::from(by_next_move));
    case.game.clock.adjust(article, Change::Completed { of: by, moves }, case.at);
    if let Some(open) = case.game.adjournment.as_mut() {
        open.stage = Stage::Opened(last.saturating_add(1));
    }
    if case.game.phase == Phase::Over {
        absence::ended_by_sealed_move(case, by);
        return;
    }
    start_clock(case, !by, article);
}

/// The envelope cannot be found: the sealer will make the move he says he sealed (I.12.1; 2001 A.11(a)).
pub(crate) fn missing(case: &mut Case<'_>) {
    let article = cite!(2023 "I.12.1", 2001 "A.11(a)/1");
    let Some(open) = case.game.adjournment.as_mut().filter(|open| open.is_closed() && !open.is_opened())
    else {
        case.not_admitted(article, Reason::NothingSealed);
        return;
    };
    let sealer = open.sealer;
    if let Some(envelope) = open.envelope.as_mut() {
        envelope.custody = Custody::Missing;
    }
    case.rule(Ruling::under(
        article,
        Decision::ClocksSet { readings: readings(case) },
        Reason::EnvelopeMissing,
    ));
    let duty = Decision::Duty { player: sealer, duty: Duty::StateSealed };
    case.rule(Ruling::under(cite!(2023 "I.12.1", 2001 "A.11(a)/2"), duty, Reason::EnvelopeMissing));
}

/// The sealer states the move (I.12.1; 2001 A.11(a)/2).
pub(crate) fn state(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!(2023 "I.12.1", 2001 "A.11(a)/2");
    if !between_sessions::states_sealed_move(case, by) || !case.game.phase.is_under_way() {
        case.not_admitted(article, Reason::NotForeseen);
        return;
    }
    if !fits_the_position(case) {
        is_void(case, article);
        return;
    }
    if case.game.knows == Knows::NoMove {
        // He makes it on the other board, where people see whether it can be made.
        case.stop_clocks();
        made_elsewhere(case, by, article);
        return;
    }
    match written::one(case.laws, &case.game.position, text) {
        Some(mv) => stated(case, mv),
        None => case.not_admitted(article, Reason::WrittenMoveIllegal),
    }
}

/// The sealed move is on another board, and the opponent's clock runs.
fn made_elsewhere(case: &mut Case<'_>, by: Color, article: Article) {
    let plies = case.game.plies.len();
    if let Some(open) = case.game.adjournment.as_mut() {
        open.stage = Stage::Opened(plies);
    }
    case.game.moved_elsewhere(by);
    start_clock(case, !by, article);
}

/// The stated move is the sealed move.
pub(crate) fn stated(case: &mut Case<'_>, mv: Move) {
    let by = case.game.having_move();
    case.stop_clocks();
    // Whoever shows the move that was sealed chooses no other: what is touched meanwhile binds to nothing.
    let sealed_with = case.game.adjournment.as_ref().map_or(0, |open| open.touches);
    adjourned::set_up_again(case);
    case.game.turn.keep_touches(sealed_with);
    put_on_board(case, by, mv, cite!(2023 "I.12.1", 2001 "A.11(a)/2"));
}

/// The position cannot be established: the game is annulled, and a new one is played (I.12.2; 2001 A.11(b)).
pub(crate) fn position_lost(case: &mut Case<'_>) {
    let article = cite!(2023 "I.12.2", 2001 "A.11(b)");
    if case.game.adjournment.as_ref().is_some_and(Adjournment::is_closed) && case.game.phase.is_under_way() {
        case.cancel(Ruling::under(article, Decision::NewGame, Reason::PositionLost));
    } else {
        case.not_admitted(article, Reason::NothingSealed);
    }
}

/// Whether the player, the sealer being absent, begins to seal his reply; rules on it where only that fails (I.9.3).
pub(crate) fn begins_reply(case: &mut Case<'_>, by: Color) -> bool {
    let phase = case.game.phase;
    let having_move = case.game.having_move();
    let plies = case.game.plies.len();
    let Some(open) = case.game.adjournment.as_mut() else { return false };
    match open.stage {
        Stage::Opened(ply)
            if phase == Phase::Playing
                && by == open.replier()
                && by == having_move
                && ply == plies
                && !open.is_there(open.sealer) =>
        {
            open.stage = Stage::Replying(ply, Sealing::NOTHING);
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

/// Whoever makes a move is there.
pub(crate) fn came(case: &mut Case<'_>, by: Color) {
    let at = case.at;
    if let Some(open) = case.game.adjournment.as_mut().filter(|open| open.resumption.is_some()) {
        open.arrived.of_mut(by).get_or_insert(at);
    }
}
