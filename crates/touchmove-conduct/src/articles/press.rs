//! Pressing the clock (6.2; 2001 6.8), and pressing it when one should not have (7.5.2-7.5.4).

use touchmove_chess::{Board, Color, Piece, Position, Role, Setup, Square};
use touchmove_clock::{Chessclock, Completes, Pressed, Unpressed};
use touchmove_law::{Article, Breach, CapturedPieceLeft, Incident, Interpretation, cite};

use super::{blind, changed, displaced, draw, incident, irregularity};
use crate::act::Hand;
use crate::board::BoardState;
use crate::case::Case;
use crate::displaced::Displaced;
use crate::game::{Knows, Part};
use crate::latent::{Irregular, Irregularities};
use crate::ply::{Completed, Made, Ply};
use crate::progress::{Phase, Progress};
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::ruling::{Decision, Ruling};
use crate::turn::Turn;

/// A press is, in this order: the completion of the player's own move, a press back after the opponent displaced
/// pieces, an illegal move completed, or a press without a move.
pub(crate) fn press(case: &mut Case<'_>, by: Color, hand: Hand) {
    if hand == Hand::Other {
        incident::log_incident(case, Incident::PressWithOtherHand, Some(by), "");
    }
    if !blind::lets_press(case, by) {
        return;
    }
    changed::settle(case, by);
    if case.game.knows() == Knows::NoMove {
        elsewhere(case, by);
    } else if BoardState::read(case.game).uncompleted(by).is_some() && !waits_for_opponent(case, by) {
        complete(case, by);
    } else if Displaced::read(case.game).by() == Some(!by) {
        press_back(case, by);
    } else if is_given_away(case, !by) {
        give_back(case, !by);
    } else if displaced::was_pressed_back(case, by) {
        displaced::press_on(case, by);
    } else if case.game.having_move() != by || case.game.clock().lever() != by {
        case.not_admitted(cite!("6.2.1"), Reason::NothingToStop);
    } else if case.game.turn().is_changed() && has_moved(case) {
        illegal(case, by);
    } else {
        without_move(case, by);
    }
}

/// Whether they have replied before the opponent has pressed: their own clock does not run yet, and their reply is completed
/// only by a press after that (1.3, 6.2.2; I-116).
pub(super) fn waits_for_opponent(case: &Case<'_>, by: Color) -> bool {
    case.game.clock().lever() != by && BoardState::read(case.game).uncompleted(!by).is_some()
}

/// Whether what the hand has done is a move, lawful or not: where the captured piece still stands on its square the editions
/// differ (7.5.3; 2001 7.4(a), I-166).
fn has_moved(case: &Case<'_>) -> bool {
    match (case.game.turn().crowded(), case.laws.captured_piece_left()) {
        (None, _) | (Some(_), CapturedPieceLeft::IllegalMove) => true,
        (Some(_), CapturedPieceLeft::PressWithoutMove) => false,
    }
}

/// Whether the opponent's clock runs because this player has pressed without having moved, and has not moved since.
fn is_given_away(case: &Case<'_>, by: Color) -> bool {
    Progress::read(case.game).clock_given_away() == Some(by)
        && case.game.having_move() == by
        && case.game.clock().lever() == !by
}

/// The clock is given back to the player who has pressed without a move: by the opponent, or by the arbiter (I-167).
fn give_back(case: &mut Case<'_>, to: Color) {
    if !is_given_away(case, to) || case.game.phase() != Phase::Playing {
        return;
    }
    case.start_clock(to);
    let article = cite!("6.2.1");
    let given = Ruling::under(article, Decision::ClockStarts { player: to }, Reason::Plain);
    case.rule(given.reading(Interpretation::I_167));
}

/// Whose clock runs when play goes on: the one that would have, had nobody stopped it, unless a press without a move had
/// started it.
pub(crate) fn runs_next(case: &Case<'_>) -> Color {
    let side = case.game.clock().lever();
    if is_given_away(case, !side) { !side } else { side }
}

/// What a press without a move is, where it is not an illegal move: the clock is not handled properly (2001 6.8(c)).
fn improper() -> Article {
    cite!("6.2.4")
}

/// The arbiter has answered whether a press without a move is penalised, and gives the clock back (I-167).
pub(crate) fn penalty_answered(case: &mut Case<'_>, asked_under: Article, player: Color) {
    match case.laws.press_without_move() {
        Breach::Incident if asked_under == improper() => give_back(case, player),
        Breach::Incident | Breach::IllegalMove => {}
    }
}

/// The press completes the move, even after the opponent's reply (6.2.1, 6.2.2).
pub(super) fn complete(case: &mut Case<'_>, by: Color) {
    touchmove_law::decides!(2001 "6.8(a)/1", 2001 "6.8(a)/3", 2001 "6.8(a)/4");
    let replied = case.game.having_move() == by;
    BoardState::change(case.game).complete(by, Completed::Pressed);
    match Chessclock::change(case.game).press(by, Completes::Move, case.at) {
        Pressed::Switched | Pressed::Standing => {}
        // The arbiter has set the opponent's clock going already: the move counts, and no time is given for it.
        Pressed::NotRunning => Chessclock::change(case.game).complete(by, Unpressed::NextMove, case.at),
    }
    let article = if replied { cite!("6.2.2") } else { cite!("6.2.1") };
    case.rule(Ruling::under(article, Decision::Completed { player: by }, Reason::Pressed));
    irregularity::two_hands_pressed(case, by);
    irregularity::observed_by_machine(case, by);
    blind::close_corrections(case, by);
}

/// The press of the player whose clock runs completes a move made on another board, which nobody sees here (6.2.1).
fn elsewhere(case: &mut Case<'_>, by: Color) {
    let article = cite!("6.2.1");
    if case.game.clock().lever() != by {
        case.not_admitted(article, Reason::NothingToStop);
        return;
    }
    // To make the move they touched a piece.
    draw::ended_by_touch(case, by);
    Chessclock::change(case.game).press(by, Completes::Move, case.at);
    BoardState::change(case.game).press_elsewhere(by);
    case.rule(Ruling::under(article, Decision::Completed { player: by }, Reason::Pressed));
}

/// The player who displaced pieces must put them back on their own time (7.4.1; 2001 7.3).
fn press_back(case: &mut Case<'_>, by: Color) {
    Chessclock::change(case.game).press(by, Completes::Nothing, case.at);
    case.rule(Ruling::under(cite!("7.4.1"), Decision::ClockStarts { player: !by }, Reason::Displaced));
}

/// The clock is pressed over an arrangement that no legal move gives: the move is completed, and illegal (7.5.1). Before the
/// press the player may put it right, at any tempo (I-094).
pub(super) fn illegal(case: &mut Case<'_>, by: Color) {
    // The piece has arrived where another still stands.
    let capture_left = Turn::change(case.game).oust();
    let before = *case.game.position();
    let after = arrangement(&before, case.game.turn());
    let what = if leaves_pawn(&before, case.game.turn().board()) {
        Irregular::UnpromotedPawn
    } else {
        Irregular::IllegalMove
    };
    complete_illegal_move(case, by, after, what, capture_left.map(|_| Interpretation::I_166));
    // Taking the king is not a reply that closes the window for a claim (I-109, I-147).
    if !case.game.plies().last().is_some_and(Ply::takes_king) {
        irregularity::lapsed_by_move(case, by);
    }
    irregularity::observed_by_machine(case, by);
}

/// Whether nothing but the exchange of the pawn is missing for a legal promotion (7.5.2). A pawn that could not go to the
/// last rank is an illegal move like any other (I-140).
fn leaves_pawn(before: &Position, board: &Board) -> bool {
    let pawn = Piece { color: before.having_move(), role: Role::Pawn };
    before.legal_moves().iter().any(|mv| {
        mv.promotion() == Some(Role::Queen) && board.piece_at(mv.to()) == Some(pawn) && {
            let mut promoted = *before.play(*mv).board();
            promoted.remove(mv.to());
            promoted.put(mv.to(), pawn);
            promoted == *board
        }
    })
}

/// Puts the illegal move on record, silently; the opponent has the move. Where a king is missing, or there is one too many,
/// there is no position to play on, and still nobody has found it: the position before stands in for the record, and the
/// pieces stand as they do (7.5.1, 12.6).
fn complete_illegal_move(
    case: &mut Case<'_>,
    by: Color,
    after: Option<Position>,
    what: Irregular,
    reading: Option<Interpretation>,
) {
    draw::played_on(case);
    let stands = *case.game.turn().board();
    let stood = *case.game.turn().start();
    let stood = (!case.game.turn().has_position(case.game.position())).then_some(stood);
    let after = after.unwrap_or_else(|| passed_on(case.game.position(), case.game.turn()));
    let ply = case.game.plies().len();
    let made = what_went_where(case.game.position(), case.game.turn());
    let obliged = case.game.turn().obliges_replacement(case.game.position(), case.laws.replacement());
    let made = Ply::made(by, made, *case.game.position(), case.at, obliged);
    BoardState::change(case.game).make(made.pressed(stood), after, &stands);
    let at = irregularity::by_the_clock(case);
    let irregularities = Irregularities::change(case.game);
    irregularities.forget_taken_back();
    irregularities.note(what, by, ply, at);
    Progress::change(case.game).note_move();
    Chessclock::change(case.game).press(by, Completes::Move, case.at);
    let completed = Decision::IllegalCompleted { player: by };
    let article = irregularity::completed_under(case);
    case.rule_read(Ruling::under(article, completed, Reason::IllegalMove), reading);
}

/// The same pieces, and the opponent has the move; what was captured on the turn, or the pawn that was moved, ends the moves without
/// either (9.3).
fn passed_on(before: &Position, turn: &Turn) -> Position {
    let after = arrangement(before, &Turn::open(before)).unwrap_or(*before);
    if !makes_progress(before.having_move(), turn.start(), turn.board()) {
        return after;
    }
    Position::admit(&Setup { halfmoves: 0, ..after.to_setup() }).unwrap_or(after)
}

/// Whether a pawn of the player has moved, or anything of the opponent's is gone.
fn makes_progress(player: Color, before: &Board, after: &Board) -> bool {
    before.pieces(player, Role::Pawn) != after.pieces(player, Role::Pawn)
        || before.by_color(!player) != after.by_color(!player)
}

/// The position to play on after an illegal move, if the pieces make one: each player has one king.
fn arrangement(before: &Position, turn: &Turn) -> Option<Position> {
    let setup = before.to_setup();
    let has_progress = makes_progress(before.having_move(), before.board(), turn.board());
    let after = Setup {
        board: *turn.board(),
        having_move: !before.having_move(),
        en_passant: None,
        halfmoves: if has_progress { 0 } else { setup.halfmoves.saturating_add(1) },
        fullmove: match before.having_move() {
            Color::White => setup.fullmove,
            Color::Black => setup.fullmove.saturating_add(1),
        },
        ..setup
    };
    Position::admit(&after).ok()
}

/// Which piece the player moved, as far as the board tells: their own, or else one of the opponent's that still stands.
fn what_went_where(before: &Position, turn: &Turn) -> Made {
    let player = before.having_move();
    let changed = |square: &Square| turn.board().piece_at(*square) != turn.start().piece_at(*square);
    let left = |color: Color| {
        let stood =
            |square: &Square| turn.start().piece_at(*square).is_some_and(|piece| piece.color == color);
        Square::all().find(|square| stood(square) && changed(square))
    };
    let arrived = |color: Color| {
        let stands =
            |square: &Square| turn.board().piece_at(*square).is_some_and(|piece| piece.color == color);
        Square::all().find(|square| stands(square) && changed(square))
    };
    let king = turn.removed().iter().find(|(_, piece)| piece.role == Role::King);
    let taken = king.or(turn.removed().first()).map(|(square, _)| *square);
    match (left(player), arrived(player), arrived(!player)) {
        (None, None, Some(to)) => Made::Illegal { from: left(!player), to: Some(to), taken: None },
        (from, to, _) => Made::Illegal { from, to, taken },
    }
}

/// A press without a move: an illegal move where the edition says so, an incident otherwise (7.5.3; I-117).
fn without_move(case: &mut Case<'_>, by: Color) {
    match case.laws.press_without_move() {
        Breach::IllegalMove => {
            Chessclock::change(case.game).press(by, Completes::Nothing, case.at);
            irregularity::note_press(case, by);
            let decision = Decision::IllegalCompleted { player: by };
            case.rule(Ruling::under(cite!("7.5.3"), decision, Reason::PressedWithoutMove));
            irregularity::observed_by_machine(case, by);
        }
        Breach::Incident => {
            // Nothing is completed or credited, but the opponent's clock runs until it is given back (I-167).
            Chessclock::change(case.game).press(by, Completes::Nothing, case.at);
            let breach = Ruling::under(
                cite!(2001 "6.8(a)"),
                Decision::Breach { player: by },
                Reason::PressedWithoutMove,
            );
            case.rule(breach.reading(Interpretation::I_117).reading(Interpretation::I_167));
            let question = Question::Penalty { player: by };
            case.refer_read(improper(), question, Some(Choice::No), Interpretation::I_117);
        }
    }
    Progress::change(case.game).give_clock_away(by);
}
