//! Pieces displaced, and positions put back (7.1, 7.4, 7.6; 2001 6.14, 7.3, 7.5).

use touchmove_chess::{Color, Square};
use touchmove_clock::{Change, Chessclock, Completes, Millis, Sides};
use touchmove_law::{Article, Incident, cite};

use super::irregularity::Finder;
use super::{earlier_position, set_up};
use crate::board::{BoardState, Keeps};
use crate::case::{Case, ClaimOutcome};
use crate::displaced::Displaced;
use crate::game::Part;
use crate::latent::Irregularities;
use crate::progress::{Phase, Progress};
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question};
use crate::ruling::{Decision, PlayerDuty, Ruling};
use crate::turn::Replaces;

/// A player knocks pieces over and puts them back while their own clock runs (7.4.1; 2001 7.3).
pub(crate) fn displace(case: &mut Case<'_>, by: Color, squares: &[Square]) {
    let article = cite!(2023 "7.4.1", 2001 "7.3/1");
    if case.game.phase().is_over() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if squares.is_empty() {
        case.not_admitted(article, Reason::NothingFound);
        return;
    }
    let after = case.game.plies().len();
    Displaced::change(case.game).knock_over(by, after);
    let incident = Decision::Incident { incident: Incident::PiecesDisplaced, player: Some(by) };
    case.rule(Ruling::under(article, incident, Reason::Displaced));
    case.rule(Ruling::under(
        article,
        Decision::Duty { player: by, duty: PlayerDuty::PutBack },
        Reason::Displaced,
    ));
}

/// The pieces stand right again.
pub(crate) fn put_back(case: &mut Case<'_>, by: Color) {
    let article = cite!(2023 "7.4.1", 2001 "7.3/1");
    match Displaced::change(case.game).put_back() {
        Some(displacer) => {
            give_back_turn(case, displacer);
            case.rule(Ruling::under(
                article,
                Decision::Freed { player: displacer, duty: PlayerDuty::PutBack },
                Reason::Plain,
            ));
        }
        None => case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::NothingFound)),
    }
}

/// Whose clock runs when play goes on before the pieces are back: the displacer's (7.4.1; 2001 7.3).
pub(crate) fn owes_restoring(case: &Case<'_>) -> Option<Color> {
    Displaced::read(case.game).by()
}

/// The pieces are back while the clocks are stopped: the clock of the player having the move is the one to run on, and not that
/// of the displacer, if it had been pressed back to them.
fn give_back_turn(case: &mut Case<'_>, displacer: Color) {
    let pressed_back =
        was_pressed_back(case, displacer) && BoardState::read(case.game).uncompleted(displacer).is_none();
    if case.game.phase() == Phase::Stopped && pressed_back {
        Chessclock::change(case.game).start(!displacer, case.at);
        Chessclock::change(case.game).stop(case.at);
    }
}

/// The displacer, whose clock was pressed back to them, gives the turn back; it is not a press without a move, for their
/// move is completed (7.4.1; 2001 7.3, I-118).
pub(crate) fn press_on(case: &mut Case<'_>, by: Color) {
    Chessclock::change(case.game).press(by, Completes::Nothing, case.at);
    let article = cite!("7.4.1");
    case.rule(Ruling::under(article, Decision::ClockStarts { player: !by }, Reason::Displaced));
}

/// Whether the clock of `by` runs although they have no move to make: it was pressed back to them.
pub(crate) fn was_pressed_back(case: &Case<'_>, by: Color) -> bool {
    case.game.having_move() != by && case.game.clock().lever() == by
}

/// The arbiter may penalise the displacer (7.4.3; 2001 7.3).
pub(crate) fn ask_penalty(case: &mut Case<'_>) {
    let Some(player) = Displaced::read(case.game).by() else { return };
    let question = Question::Penalty { player };
    if !Questions::read(case.game).has(&question) {
        case.refer(cite!("7.4.3"), question, Some(Choice::No));
    }
}

/// Pieces are found on wrong squares: the position before that is put back, or the last that can be identified (7.6;
/// 2001 7.5). No illegal move is counted.
pub(crate) fn rule_on_displaced(case: &mut Case<'_>, finder: Finder) -> ClaimOutcome {
    touchmove_law::decides!(2001 "7.5/1");
    let article = cite!("7.6");
    if case.game.phase().is_over() {
        return case.refuse(article, Reason::GameOver);
    }
    let displaced_after = Displaced::read(case.game).after();
    if let (Finder::Player(claimant), Some(since)) = (finder, displaced_after)
        && set_up::has_lost_the_claim(case, claimant, since)
    {
        return case.refuse(cite!(2001 "B.5(b)"), Reason::Lapsed);
    }
    case.interrupt();
    match displaced_after {
        Some(after) => {
            ask_penalty(case);
            reinstate(case, article, after);
        }
        None => {
            case.refer(article, Question::WhichPosition, None);
        }
    }
    ClaimOutcome::Yes
}

/// The arbiter names the move, counted from 1, before which the position stood right.
pub(crate) fn position_answered(case: &mut Case<'_>, article: Article, ply: u32) -> Answer {
    match place_of(case, ply) {
        Some(place) => {
            reinstate(case, article, place);
            Answer::Taken
        }
        None => Answer::NoSuchOption,
    }
}

/// The arbiter puts an earlier position back of their own accord: the last one that can be identified before an illegal move
/// or before pieces were displaced (7.5.1, 7.6; 2001 7.4(a), 7.5).
pub(crate) fn reinstate_position(case: &mut Case<'_>, ply: u32) {
    touchmove_law::decides!(2001 "7.4(a)/2");
    let article = cite!("7.6");
    if case.game.phase().is_over() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    match place_of(case, ply) {
        Some(place) if is_for_illegal_move(case) => {
            case.interrupt();
            let article = cite!("7.5.1");
            reinstate_for(case, article, place, Reason::LastIdentifiable);
        }
        Some(place) => {
            case.interrupt();
            if !has_displaced_pieces(case) {
                // It may be for an illegal move that nobody has named yet, and must not tell of it (12.6; I-170).
                Irregularities::change(case.game).take_back_first(place);
            }
            Questions::change(case.game).drop(&Question::WhichPosition);
            reinstate(case, article, place);
        }
        None => case.not_admitted(article, Reason::NoSuchOption),
    }
}

/// Whether an earlier position is put back for an illegal move that was found and is not replaced yet (7.5.1; 2001 7.4(a)).
fn is_for_illegal_move(case: &Case<'_>) -> bool {
    !has_displaced_pieces(case) && case.game.turn().replaces() == Replaces::Illegal
}

/// Whether pieces stand displaced, and everybody knows (7.6; 2001 7.5).
fn has_displaced_pieces(case: &Case<'_>) -> bool {
    Displaced::read(case.game).by().is_some() || Questions::read(case.game).has(&Question::WhichPosition)
}

/// The place of a move that was made, or of the one about to be made.
fn place_of(case: &Case<'_>, ply: u32) -> Option<usize> {
    let place = usize::try_from(ply).ok()?.checked_sub(1)?;
    (place <= case.game.plies().len()).then_some(place)
}

/// Puts the position before a move back; what came after it is discarded with what was irregular in it. The clocks
/// are stopped until the arbiter resumes; what they show is set under 7.1 (I-022).
fn reinstate(case: &mut Case<'_>, article: Article, place: usize) {
    reinstate_for(case, article, place, Reason::Displaced);
}

/// The same, for another reason (D.2.9; 2001 F.2.8).
pub(crate) fn reinstate_for(case: &mut Case<'_>, article: Article, place: usize, reason: Reason) {
    // The question may have been answered while play had gone on.
    case.interrupt();
    let place = BoardState::read(case.game).possible_place(place);
    let times = times_before(case, place);
    if case.game.back_to(place).is_none() {
        // A move that replaces another is still bound, if nothing more is discarded.
        let is_bound = matches!(reason, Reason::LastIdentifiable | Reason::Displaced)
            && place == case.game.plies().len();
        let keeps = if is_bound { Keeps::Bond } else { Keeps::Nothing };
        BoardState::change(case.game).begin_turn_again(keeps);
        Irregularities::change(case.game).forget_from(place);
    }
    Displaced::change(case.game).put_back();
    let number = u32::try_from(place).unwrap_or(u32::MAX).saturating_add(1);
    let ruling = Ruling::under(article, Decision::Reinstated { ply: number }, reason);
    case.rule(ruling.with(cite!("7.1")));
    earlier_position::follow(case);
    case.give_clock_to(case.game.having_move());
    Questions::change(case.game).drop_all(|question| matches!(question, Question::ClockTimes { .. }));
    case.refer(cite!("7.1"), Question::ClockTimes { times }, Some(Choice::No));
}

/// What both clocks showed when the position before this move arose, with what rulings have given or taken since: a
/// penalty is not taken back with the moves.
fn times_before(case: &Case<'_>, place: usize) -> Sides<Millis> {
    let now = Progress::read(case.game).given();
    let with_given = |times: Sides<Millis>, then: Sides<i64>| {
        Sides::each(|side| {
            let since = now.of(side).saturating_sub(*then.of(side));
            Millis::new(times.of(side).get().saturating_add_signed(since))
        })
    };
    let Some(last) = place.checked_sub(1) else {
        let opening = Sides::each(|side| case.game.clock().control().of(side).opening());
        return with_given(opening, Sides::each(|_| 0));
    };
    let logged = case.game.plies().get(last).and_then(|ply| Some(with_given(ply.times()?, ply.given())));
    logged.unwrap_or_else(|| case.game.clock().readings(case.at))
}

/// The clocks are put back to the times logged at that move (7.1; 2001 6.14).
pub(crate) fn times_restored(case: &mut Case<'_>, times: Sides<Millis>) {
    touchmove_law::decides!(2001 "7.4(a)/3", 2001 "7.5/2");
    let article = cite!("7.1");
    for of in Color::ALL {
        let to = *times.of(of);
        Chessclock::change(case.game).adjust(article, Change::Set { of, to }, case.at);
        if !to.is_zero() {
            // A flag that fell in the meantime has not fallen.
            Chessclock::change(case.game).adjust(article, Change::FlagUp { of, fall: None }, case.at);
        }
    }
    let readings = crate::act::ClockReadings {
        white: Some(times.white),
        black: Some(times.black),
        white_moves: None,
        black_moves: None,
    };
    case.rule(Ruling::under(article, Decision::ClocksSet { readings }, Reason::Answered));
}

/// The clocks stay as they are, which is also for the arbiter to say (7.1; 2001 6.14).
pub(crate) fn times_unchanged(case: &mut Case<'_>) {
    case.rule(Ruling::under(cite!("7.1"), Decision::InOrder, Reason::Answered));
}

/// Keeps what the clocks show once a move is completed, so that it can be proposed later (7.1).
pub(crate) fn note_times(case: &mut Case<'_>) {
    if BoardState::read(case.game).lacks_times() {
        let (readings, given) = (case.game.clock().readings(case.at), Progress::read(case.game).given());
        BoardState::change(case.game).note_times(readings, given);
    }
}
