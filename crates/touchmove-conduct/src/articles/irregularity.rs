//! Irregularities found, and what is done about them (4.8, 7.5, A.5.2; 2001 4.6, 7.4, B.5, C.3).

use alloc::vec::Vec;

use touchmove_chess::{Color, Piece, Position, Role, Square};
use touchmove_clock::{Change, Chessclock, Millis, Moment};
use touchmove_law::{
    ArbiterActs, Article, ForfeitScope, Interpretation, Lapse, Play, PricedBy, Replacement, UnpromotedPawn,
    cite,
};

use super::earlier_position;
use super::end::{self, Looked};
use crate::board::{BoardState, with_queen};
use crate::case::{Case, ClaimOutcome};
use crate::game::Part;
use crate::latent::{Found, Irregular, Irregularities, Latent};
use crate::obligation::{self, Obliged, Touched};
use crate::ply::{Made, Ply};
use crate::progress::Phase;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Choice, Pending, Question};
use crate::result::Ending;
use crate::ruling::{Decision, Right, Ruling};
use crate::turn::{Replaces, Turn};

/// Who has found it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finder {
    /// A player claims.
    Player(Color),
    /// The arbiter sees it.
    Arbiter,
}

/// Touching a piece ends the right to complain of the opponent's touches (4.8; 2001 4.6, B.5(b)).
pub(crate) fn lapsed_by_touch(case: &mut Case<'_>, by: Color) {
    let illegal_too = case.laws.illegal_move_complaint() == Lapse::OpponentTouches
        || case.laws.regulations().claim_forfeit_scope == ForfeitScope::All;
    // Two hands are a breach of Article 4 until the clock is pressed; then they are more (7.5.4).
    let unpressed = BoardState::read(case.game).uncompleted(!by).is_some();
    let last = case.game.plies().len().checked_sub(1);
    let last_was_breach = case.game.latent().iter().any(|latent| {
        latent.what() == Irregular::TouchedPiece
            && latent.standing() == Found::Not
            && Some(latent.ply()) == last
    });
    let lost =
        |article, right| Ruling::under(article, Decision::RightLost { player: by, right }, Reason::Plain);
    let of_touch = |what| what == Irregular::TouchedPiece || (unpressed && what == Irregular::TwoHands);
    lapse(case, !by, Found::Lapsed, of_touch, || lost(cite!("4.8"), Right::TouchComplaint));
    if illegal_too {
        // What the player can no longer claim the arbiter may still see (I-083).
        let article = lapsing(case);
        let illegal = Irregular::counts_as_illegal;
        lapse(case, !by, Found::ForTheArbiter, illegal, || lost(article, Right::IllegalMoveComplaint));
    }
    if last_was_breach {
        // Nobody can take the move back any more: what it has ended on the board it has ended (I-145).
        end::after_move(case, !by, Looked::Lapsed);
    }
}

/// The press makes two hands an illegal move, whether or not the breach could still be complained of (7.5.4).
pub(crate) fn two_hands_pressed(case: &mut Case<'_>, by: Color) {
    if let Some(last) = case.game.plies().iter().rposition(|ply| ply.by() == by) {
        Irregularities::change(case.game).press_two_hands(last);
    }
}

/// Making a move ends the right to complain of an illegal move, where the edition says so (A.5.2; 2001 C.3): the move of
/// the player against whom it was made, and neither their touch nor a press (I-041, I-108).
pub(crate) fn lapsed_by_move(case: &mut Case<'_>, by: Color) {
    match case.laws.illegal_move_complaint() {
        Lapse::OpponentMakesMove | Lapse::OpponentReleases => {
            let stands = || Ruling::under(cite!("A.5.2"), Decision::Stands, Reason::Lapsed);
            lapse(case, !by, Found::Lapsed, Irregular::counts_as_illegal, stands);
        }
        Lapse::Never | Lapse::OpponentTouches | Lapse::AfterMoves(_) => {}
    }
}

/// A reply that is not a legal move was let go. Where the claim was open only until a reply was released, that, too, is too
/// late for it (2001 C.3/2; I-109).
pub(crate) fn lapsed_by_release(case: &mut Case<'_>, by: Color) {
    match case.laws.illegal_move_complaint() {
        Lapse::OpponentReleases => lapsed_by_move(case, by),
        Lapse::Never | Lapse::OpponentTouches | Lapse::OpponentMakesMove | Lapse::AfterMoves(_) => {}
    }
}

/// Lets what `offender` did and nobody found lapse, for the opponent alone or for everybody, and says so if there was
/// anything.
fn lapse(
    case: &mut Case<'_>,
    offender: Color,
    to: Found,
    which: impl Fn(Irregular) -> bool,
    ruling: impl FnOnce() -> Ruling,
) {
    if Irregularities::read(case.game).first(Some(offender), &which).is_some() {
        Irregularities::change(case.game).lapse(offender, to, which);
        case.rule(ruling());
    }
}

/// A press without a move is on record, for somebody to find: its place there (7.5.3).
pub(crate) fn note_press(case: &mut Case<'_>, by: Color) -> usize {
    let (ply, at) = (case.game.plies().len(), by_the_clock(case));
    Irregularities::change(case.game).note(Irregular::PressWithoutMove, by, ply, at)
}

/// The moment by the clock, as flags fall: after a session that was charged up to its end (I.1.2) and resumed before that, it
/// is ahead of the one in the room.
pub(crate) fn by_the_clock(case: &Case<'_>) -> Moment {
    case.at.max(case.game.clock().latest())
}

/// The press reveals it, where the regulations let the machine see.
pub(crate) fn observed_by_machine(case: &mut Case<'_>, by: Color) {
    if case.laws.system_sees_illegal_moves().is_on()
        && let Some(place) = Irregularities::read(case.game).first(Some(by), Irregular::counts_as_illegal)
    {
        rule_on(case, place);
    }
}

/// The article that says when an illegal move is completed, and so can be found (7.5.1; 2001 7.4(a), in blitz C.3).
pub(crate) fn completed_under(case: &Case<'_>) -> Article {
    touchmove_law::decides!(2001 "C.3/1");
    match case.laws.illegal_move_complaint() {
        Lapse::OpponentReleases => cite!(2001 "C.3"),
        Lapse::Never | Lapse::OpponentTouches | Lapse::OpponentMakesMove | Lapse::AfterMoves(_) => {
            cite!("7.5.1")
        }
    }
}

/// The article by which the right to complain of an illegal move ends.
pub(super) fn lapsing(case: &Case<'_>) -> Article {
    touchmove_law::decides!(2001 "C.3/4");
    match case.laws.illegal_move_complaint() {
        Lapse::OpponentTouches => cite!(2001 "B.5(b)"),
        Lapse::OpponentMakesMove | Lapse::OpponentReleases => cite!("A.5.2"),
        // Only where the event lets a touch forfeit every complaint.
        Lapse::Never | Lapse::AfterMoves(_) => cite!("4.8"),
    }
}

/// Rules on one irregularity: the position, the piece to move, the price.
pub(crate) fn rule_on(case: &mut Case<'_>, place: usize) {
    let Some(latent) = Irregularities::change(case.game).rule_on(place) else { return };
    // Running clocks do not matter while the arbiter acts; they go on as soon as the arbiter has ruled.
    case.stop_clocks();
    let lifted = lift_flags_since(case, latent);
    // The position was put back before anybody had said why.
    let joined = (latent.standing() == Found::TakenBack).then_some(Interpretation::I_170);
    match latent.what() {
        // The arbiter has put an earlier position back already (7.5.1).
        _ if latent.standing() == Found::TakenBack => {}
        Irregular::IllegalMove => reinstate(case, latent.ply()),
        Irregular::UnpromotedPawn => match case.laws.unpromoted_pawn() {
            UnpromotedPawn::ForceQueen => force_queen(case, latent.by(), latent.ply()),
            UnpromotedPawn::Restore => reinstate(case, latent.ply()),
        },
        // Nothing has changed on the board, and they still have the move (I-021).
        Irregular::PressWithoutMove => {}
        // The move itself is legal and stands (I-021).
        Irregular::TwoHands | Irregular::TouchedPiece => {}
    }
    price(case, latent.by(), latent.what(), lifted.or(joined));
    if latent.what() == Irregular::UnpromotedPawn
        && case.game.phase() == Phase::Stopped
        && case.game.having_move() != latent.by()
    {
        // The new queen may have ended the game (I-020).
        end::after_move(case, latent.by(), Looked::Queened);
    }
    if case.game.phase() == Phase::Stopped {
        let side = case.game.having_move();
        if Questions::read(case.game).holds_play() {
            // The press of a move that is taken back gave the clock away.
            case.give_clock_to(side);
        } else {
            case.play_on(side);
        }
    }
}

/// The opponent's clock should not have been started: a flag that fell after that, and that nobody has seen, counts no
/// more (7.1; I-141).
fn lift_flags_since(case: &mut Case<'_>, latent: Latent) -> Option<Interpretation> {
    match latent.what() {
        Irregular::IllegalMove | Irregular::UnpromotedPawn | Irregular::PressWithoutMove => {}
        // The move was legal, and its press in order.
        Irregular::TwoHands | Irregular::TouchedPiece => return None,
    }
    let mut lifted = None;
    let of = !latent.by();
    let clock = case.game.clock().clock(of, case.at);
    for (fall, each) in clock.falls().iter().enumerate() {
        if each.is_down() && each.seen.is_none() && each.at > latent.at() && !each.passed {
            let article = cite!("7.1");
            Chessclock::change(case.game).adjust(article, Change::FlagUp { of, fall: Some(fall) }, case.at);
            lifted = Some(Interpretation::I_141);
        }
    }
    lifted
}

/// The position before the ply is reinstated, and the piece of the illegal move must move if it can (7.5.1).
pub(crate) fn reinstate(case: &mut Case<'_>, ply: usize) {
    reinstate_read(case, ply, None);
}

fn reinstate_read(case: &mut Case<'_>, ply: usize, reading: Option<Interpretation>) {
    touchmove_law::decides!(2001 "7.4(a)/1", 2001 "7.4(a)/4");
    let article = cite!("7.5.1");
    if goes_back_further(case, ply, reading) {
        return;
    }
    let Some(mut undone) = case.game.back_to(ply) else { return };
    earlier_position::follow(case);
    let number = u32::try_from(ply).unwrap_or(u32::MAX).saturating_add(1);
    let reinstated = Ruling::under(article, Decision::Reinstated { ply: number }, Reason::IllegalMove);
    let reading = reading.or(is_pawn_on_the_last_rank(&undone).then_some(Interpretation::I_140));
    case.rule_read(reinstated.with(cite!("7.1")), reading);
    let touches = match undone.what() {
        Made::Illegal { from: Some(own), taken: Some(enemy), .. } => {
            alloc::vec![Touched::One(own), Touched::One(enemy)]
        }
        Made::Illegal { from: Some(square), taken: None, .. }
        | Made::Illegal { from: None, taken: Some(square), .. } => {
            alloc::vec![Touched::One(square)]
        }
        Made::Illegal { from: None, taken: None, .. } => alloc::vec![],
        Made::Legal(mv) => alloc::vec![Touched::One(mv.from())],
    };
    // The replacement belongs to the same move, with the touches of the illegal one (I-138).
    Turn::change(case.game).replace(Replaces::Illegal, undone.take_contested());
    // What the player touched binds them; where nobody saw a touch, what they moved and took.
    // With a queen put there meanwhile (7.5.2) it may be able to do less.
    let can_be_done = *case.game.position() == *undone.before()
        || !undone.obliged().permitted(case.game.position()).is_empty();
    let obliged = if undone.obliged() == Obliged::Nothing || !can_be_done {
        obligation::by_touches(case.game.position(), &touches)
    } else {
        undone.obliged()
    };
    match case.laws.replacement() {
        Replacement::Touched | Replacement::TouchedAndReleased => Turn::change(case.game).bind(obliged),
    }
    case.rule(
        Ruling::under(
            obliged.article(),
            Decision::Bound { player: undone.by() },
            Reason::Touched { obliged },
        )
        .with(article),
    );
}

/// Whether an illegal move had brought a pawn to its last rank, where it could not go (I-140).
fn is_pawn_on_the_last_rank(ply: &Ply) -> bool {
    let pawn = Some(Piece { color: ply.by(), role: Role::Pawn });
    let last = touchmove_chess::Rank::Eighth.seen_by(ply.by());
    matches!(ply.what(), Made::Illegal { from: Some(from), to: Some(to), .. }
        if ply.before().piece_at(from) == pawn && to.rank() == last)
}

/// The pawn becomes a queen (7.5.2). A position that cannot be is not made by a ruling: where the player not having the
/// move would be in check, the reply is taken back (7.5.1; I-149).
fn force_queen(case: &mut Case<'_>, by: Color, ply: usize) {
    let square = case.game.plies().get(ply).and_then(|ply| match ply.what() {
        Made::Illegal { to, .. } => to,
        Made::Legal(_) => None,
    });
    let pawn = Piece { color: by, role: Role::Pawn };
    let stands = |square: &Square| case.game.position().piece_at(*square) == Some(pawn);
    let Some(square) = square.filter(stands) else {
        reinstate(case, ply);
        return;
    };
    let now = with_queen(case.game.position(), square);
    let position = match now.filter(|position| position.checkers_of(!position.having_move()).is_empty()) {
        Some(position) => Some(position),
        None => {
            let reply = ply.saturating_add(1);
            // With an earlier queen there may be no such position either: then the pawn's own move is taken back.
            if BoardState::read(case.game).possible_place(reply) < reply {
                reinstate_read(case, ply, Some(Interpretation::I_149));
                return;
            }
            take_back_from(case, reply, None).and_then(|before| with_queen(&before, square))
        }
    };
    if let Some(position) = position {
        BoardState::change(case.game).put_queen(ply, square, position);
    }
    let decision = Decision::Placed { role: Role::Queen, square };
    case.rule(Ruling::under(cite!("7.5.2"), decision, Reason::PawnNotExchanged));
    bind_beside_queen(case);
}

/// The queen may leave the player having the move less to do with what they had touched.
fn bind_beside_queen(case: &mut Case<'_>) {
    let Some(bound) = case.game.turn().bound() else { return };
    let obliged = still_binding(case.game.position(), bound, None);
    if obliged == bound {
        return;
    }
    Turn::change(case.game).bind(obliged);
    let decision = Decision::Bound { player: case.game.having_move() };
    case.rule(Ruling::under(obliged.article(), decision, Reason::Touched { obliged }).with(cite!("7.5.2")));
}

/// What binds in this position of what bound in another: beside a queen that a ruling has put on the board it may be impossible, as
/// where the queen gives check; then the touched pieces bind as far as they can be moved or captured, at last the one that was moved (4.3, 4.5).
fn still_binding(position: &Position, bound: Obliged, moved: Option<Square>) -> Obliged {
    if !bound.permitted(position).is_empty() {
        return bound;
    }
    let squares = match bound {
        Obliged::CaptureWith { own, enemy } => [Some(own), Some(enemy)],
        Obliged::Released { from, .. } => [Some(from), None],
        Obliged::Castle { .. }
        | Obliged::CastlingBegun { .. }
        | Obliged::KingOtherwise
        | Obliged::KingReleased => [Some(position.king(position.having_move())), None],
        Obliged::Move { .. }
        | Obliged::Capture { .. }
        | Obliged::RookFirst { .. }
        | Obliged::Promote { .. }
        | Obliged::Intended { .. }
        | Obliged::Nothing
        | Obliged::NothingTouchedCanMove
        | Obliged::AnythingAfterCastling => [bound.square(), None],
    };
    let touched: Vec<Touched> = squares.into_iter().chain([moved]).flatten().map(Touched::One).collect();
    obligation::by_touches(position, &touched)
}

/// Before this move no position is possible with the queen that a ruling has put on the board since: the moves are taken
/// back from the reply on that left a king attacked by it, and nothing binds the player who has the move then.
fn goes_back_further(case: &mut Case<'_>, ply: usize, reading: Option<Interpretation>) -> bool {
    let place = BoardState::read(case.game).possible_place(ply);
    place < ply && take_back_from(case, place, reading).is_some()
}

/// The moves from this place on are taken back for the sake of a queen (7.5.2); the position before them.
fn take_back_from(case: &mut Case<'_>, place: usize, reading: Option<Interpretation>) -> Option<Position> {
    case.game.back_to(place)?;
    let before = *case.game.position();
    earlier_position::follow(case);
    let number = u32::try_from(place).unwrap_or(u32::MAX).saturating_add(1);
    let article = cite!("7.5.1");
    let ruling = Ruling::under(article, Decision::Reinstated { ply: number }, Reason::PawnNotExchanged);
    case.rule_read(ruling.with(cite!("7.1")).reading(Interpretation::I_149), reading);
    Some(before)
}

/// What an illegal move costs: time, or the game (7.5.5, A.3; 2001 7.4(b), C.3).
fn price(case: &mut Case<'_>, offender: Color, what: Irregular, reading: Option<Interpretation>) {
    touchmove_law::decides!(2001 "7.4(b)/1", 2001 "7.4(b)/2", 2001 "C.3/3");
    let count = Irregularities::change(case.game).count(offender);
    let limit = case.laws.illegal_move_limit();
    let article = match case.laws.illegal_move_priced_by() {
        PricedBy::CompetitionRules => cite!("7.5.5"),
        PricedBy::Blitz => cite!("A.5.2"),
    };
    let reason = match what {
        Irregular::IllegalMove | Irregular::TouchedPiece => Reason::IllegalMove,
        Irregular::UnpromotedPawn => Reason::PawnNotExchanged,
        Irregular::PressWithoutMove => Reason::PressedWithoutMove,
        Irregular::TwoHands => Reason::TwoHands,
    };
    let under = match what {
        Irregular::PressWithoutMove => cite!("7.5.3"),
        Irregular::TwoHands => cite!("7.5.4"),
        Irregular::IllegalMove | Irregular::UnpromotedPawn | Irregular::TouchedPiece => article,
    };
    let counted = Ruling::under(under, Decision::Counted { player: offender, count }, reason);
    let counted = match what {
        Irregular::TwoHands => counted.with(cite!("4.1")),
        Irregular::IllegalMove
        | Irregular::UnpromotedPawn
        | Irregular::PressWithoutMove
        | Irregular::TouchedPiece => counted,
    };
    case.rule_read(counted, reading);
    if count < limit {
        let award = Millis::new(case.laws.illegal_move_award());
        let ruling = case.add_time(article, !offender, award).because(Reason::IllegalMoves { count });
        case.rule(award_read(case, in_fast_play(case, ruling)));
    } else {
        // The older edition has no exception for an opponent who cannot checkmate, except in blitz (I-095).
        let rule = case.laws.illegal_move_loss();
        end::lose(case, offender, rule, article, Ending::IllegalMoves, Pending::IllegalMoves);
    }
}

/// In fast play the award is another one, where the edition says so (A.3).
fn in_fast_play(case: &Case<'_>, ruling: Ruling) -> Ruling {
    if case.laws.has_award_of_its_own() { ruling.with(cite!("A.3")) } else { ruling }
}

/// In supervised blitz the award is the one of the competition rules, or what the event has chosen (I-044).
pub(crate) fn award_read(case: &Case<'_>, ruling: Ruling) -> Ruling {
    match case.laws.play() {
        Play::BlitzSupervised => ruling.reading(Interpretation::I_044),
        Play::Standard | Play::RapidSupervised | Play::Rapid | Play::Blitz => ruling,
    }
}

/// A breach of Article 4 is claimed or seen: the move is taken back, and the touched piece must move (4.3, 4.8).
pub(crate) fn touched_piece_found(case: &mut Case<'_>, finder: Finder) -> ClaimOutcome {
    if case.game.phase().is_over() {
        return case.refuse(cite!("4.8"), Reason::GameOver);
    }
    let by = match finder {
        Finder::Player(claimant) => Some(!claimant),
        Finder::Arbiter => None,
    };
    if finder == Finder::Arbiter && case.laws.arbiter_acts_on_touch() == ArbiterActs::OnlyOnClaim {
        return case.refuse(cite!(2001 "B.5(a)"), Reason::NotForeseen);
    }
    let two_hands = Irregularities::read(case.game).first(by, |what| what == Irregular::TwoHands);
    let Some(place) = Irregularities::read(case.game).first(by, |what| what == Irregular::TouchedPiece)
    else {
        if let Some(latent) = two_hands.and_then(|place| case.game.latent().get(place)) {
            two_hands_complained_of(case, latent.by());
            return ClaimOutcome::Yes;
        }
        let lapsed = case.game.latent().iter().any(|latent| {
            latent.standing() == Found::Lapsed
                && by.is_none_or(|by| latent.by() == by)
                && matches!(latent.what(), Irregular::TouchedPiece | Irregular::TwoHands)
        });
        let reason = if lapsed { Reason::Lapsed } else { Reason::NothingFound };
        let article = if lapsed { cite!("4.8") } else { cite!("4.3") };
        return case.refuse(article, reason);
    };
    if let Some(breach) = Irregularities::change(case.game).rule_on(place) {
        case.stop_clocks();
        undo_touch_breach(case, breach.ply(), breach.by(), None);
    }
    ClaimOutcome::Yes
}

/// Two hands are complained of: the arbiter may penalise it; once the clock is pressed it is an illegal move (4.1, 7.5.4).
fn two_hands_complained_of(case: &mut Case<'_>, offender: Color) {
    let article = cite!("4.1");
    case.rule(Ruling::under(article, Decision::Breach { player: offender }, Reason::TwoHands));
    case.refer(cite!("12.9"), Question::Penalty { player: offender }, Some(Choice::No));
}

/// The move of a breach is taken back, and what bound its player binds them again.
pub(crate) fn undo_touch_breach(
    case: &mut Case<'_>,
    ply: usize,
    offender: Color,
    reading: Option<Interpretation>,
) {
    if goes_back_further(case, ply, reading) {
        case.play_on(case.game.having_move());
        return;
    }
    let Some(mut undone) = case.game.back_to(ply) else { return };
    earlier_position::follow(case);
    let number = u32::try_from(ply).unwrap_or(u32::MAX).saturating_add(1);
    let article = cite!("4.3");
    let reinstated = Ruling::under(article, Decision::Reinstated { ply: number }, Reason::Plain);
    case.rule_read(reinstated.with(cite!("4.8")), reading);
    let moved = if let Made::Legal(mv) = undone.what() { Some(mv.from()) } else { None };
    let obliged = still_binding(case.game.position(), undone.obliged(), moved);
    Turn::change(case.game).bind(obliged);
    Turn::change(case.game).replace(Replaces::Made, undone.take_contested());
    case.rule(Ruling::under(
        obliged.article(),
        Decision::Bound { player: offender },
        Reason::Touched { obliged },
    ));
    case.play_on(offender);
}
