//! The sealed move: read, made on the board, or lost by (I.8, I.9, I.12.1; 2001 A.8, A.9, A.11(a)).

use alloc::string::String;

use touchmove_chess::{Color, Move};
use touchmove_clock::{Change, Chessclock};
use touchmove_law::{Article, Judgement, cite};
use touchmove_notation::algebraic::Reading;

use super::{end, making, recording};
use crate::adjourned::{Adjournment, SealedMove, Stage};
use crate::board::BoardState;
use crate::case::Case;
use crate::game::{Knows, Part};
use crate::ply::Completed;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Pending, Question, Referral};
use crate::result::{Award, Ending};
use crate::ruling::{Decision, Ruling};
use crate::turn::Turn;
use crate::written;

/// What was sealed is read: it is made on the board, or it loses (I.8; 2001 A.8).
pub(crate) fn open_sealed_move(case: &mut Case<'_>, by: Color, sealed: Option<SealedMove>, article: Article) {
    let Some(sealed) = sealed else { return };
    let at = case.at;
    if let Some(open) = case.game.adjournment_mut() {
        open.open(at);
    }
    case.stop_clocks();
    let text: String = sealed.unsealed().into();
    case.rule(Ruling::under(article, Decision::EnvelopeOpened { text: text.clone() }, Reason::Plain));
    if case.game.knows() == Knows::NoMove {
        // What it means on the other board, people see.
        case.refer(cite!("I.8"), Question::SealedMove { text }, None);
        return;
    }
    match sealed.read(case.laws, case.game.position()) {
        Reading::One(mv) => {
            case.rule(Ruling::under(cite!("I.8"), Decision::InOrder, Reason::MoveMade { made: mv }));
            // It stands on their scoresheet, where it had to be written before it was made (8.1.2).
            recording::claimed_with(case, by, &text);
            put_on_board(case, by, mv, article);
        }
        Reading::Several(_) => {
            let ambiguous = cite!("I.8.1");
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
        Reading::None(_) => bad(case, by, cite!("I.8.3")),
        Reading::Unreadable { .. } if names_no_square(&text) => bad(case, by, cite!("I.8.3")),
        Reading::Unreadable { .. } => {
            let unclear = cite!("I.8.2");
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
pub(crate) fn answer_doubt(case: &mut Case<'_>, referral: &Referral, choice: &Choice) -> Answer {
    if case.game.knows() == Knows::NoMove {
        return answered_elsewhere(case, referral, choice);
    }
    let by = case.game.having_move();
    let has_lost = case.game.phase() == Phase::Over;
    if let Choice::Means { text } = choice {
        match written::one(case.laws, case.game.position(), text) {
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
    let Some(open) = case.game.adjournment() else { return Answer::NoSuchOption };
    let by = match open.stage() {
        Stage::ReplySealed(..) => open.replier(),
        Stage::Sealing(_) | Stage::Sealed | Stage::Awaiting | Stage::Opened(_) | Stage::Replying(..) => {
            open.sealer()
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
    match written::read(case.laws, case.game.position(), text) {
        Reading::Several(moves) => moves.contains(&mv),
        Reading::One(_) | Reading::None(_) | Reading::Unreadable { .. } => true,
    }
}

/// The sealed move is made on the board and the opponent's clock runs; what it ends, it ends now (I.9).
pub(crate) fn put_on_board(case: &mut Case<'_>, by: Color, mv: Move, article: Article) {
    let counted = case.game.clock().clock(by, case.at).completed();
    let before = BoardState::read(case.game).uncompleted(by).is_some();
    let last = case.game.plies().len();
    making::make_move(case, by, mv);
    let by_next_move = before
        && case
            .game
            .plies()
            .iter()
            .take(last)
            .rev()
            .find(|ply| ply.by() == by)
            .is_some_and(|ply| ply.completed().is_some());
    BoardState::change(case.game).complete(by, Completed::Sealed);
    // The sealed move was counted when the clock was stopped (I-059).
    let moves = counted.saturating_add(u32::from(by_next_move));
    Chessclock::change(case.game).adjust(article, Change::Completed { of: by, moves }, case.at);
    if let Some(open) = case.game.adjournment_mut() {
        open.put_on_board(last.saturating_add(1));
    }
    if case.game.phase() == Phase::Over {
        ended_by(case, by);
        return;
    }
    start_clock(case, !by, article);
}

/// The sealed move is on another board, and the opponent's clock runs.
pub(crate) fn made_elsewhere(case: &mut Case<'_>, by: Color, article: Article) {
    let plies = case.game.plies().len();
    if let Some(open) = case.game.adjournment_mut() {
        open.put_on_board(plies);
    }
    BoardState::change(case.game).move_elsewhere(by);
    start_clock(case, !by, article);
}

/// The stated move is the sealed move.
pub(crate) fn accept_stated_move(case: &mut Case<'_>, mv: Move) {
    let by = case.game.having_move();
    case.stop_clocks();
    // A player who shows the move that was sealed chooses no other: what is touched meanwhile binds to nothing.
    let sealed_with = case.game.adjournment().map_or(0, Adjournment::touches);
    BoardState::change(case.game).set_up_again();
    Turn::change(case.game).keep_touches(sealed_with);
    put_on_board(case, by, mv, cite!("I.12.1"));
}

/// Starts a clock under an article.
pub(crate) fn start_clock(case: &mut Case<'_>, side: Color, article: Article) {
    case.start_clock(side);
    case.rule(Ruling::under(article, Decision::ClockStarts { player: side }, Reason::Plain));
}

/// A sealed move has ended the game: its result stands although the player who sealed has not come (I.10; 2001 A.10).
fn ended_by(case: &mut Case<'_>, author: Color) {
    if case.game.adjournment().is_some_and(|open| !open.is_there(author)) {
        result_stands(case);
    }
}

pub(crate) fn result_stands(case: &mut Case<'_>) {
    let article = match case.game.result() {
        Some((_, Ending::Checkmate)) => cite!(2023 "I.10", 2001 "A.10(a)"),
        Some(_) | None => cite!(2023 "I.10", 2001 "A.10(b)"),
    };
    case.rule(Ruling::under(article, Decision::InOrder, Reason::MoveEndedGame));
}
