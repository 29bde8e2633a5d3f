//! Scoresheets brought up to date after a flag-fall, reconstruction, and which control has been made
//! (8.5, 8.6; 2001 8.4/2, 8.5, 8.6).

use touchmove_chess::{Board, Color};
use touchmove_clock::{Change, Chessclock, FlagFall, Millis, Moment, RecordingDuty, Sides};
use touchmove_law::{Article, Exemption, Interpretation, Laws, LossRule, Recording as Required, cite};

use super::end;
use crate::board::BoardState;
use crate::case::Case;
use crate::game::{Game, Knows, Part};
use crate::progress::Phase;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Pending, Question};
use crate::result::Ending;
use crate::ruling::{Decision, PlayerDuty, Ruling};

/// What the game keeps about scoresheets that are not up to date.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Completing {
    upkeep: Sides<Upkeep>,
    standstill: Standstill,
    /// Who has the opponent's scoresheet (8.5.2).
    borrowed: Option<Color>,
    snapshot: Option<Snapshot>,
    /// The player of whom nobody knows whether they made the control.
    in_doubt: Option<Color>,
}

/// How a player stands with their scoresheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Upkeep {
    /// They record as usual.
    Kept,
    /// They were exempt in this period (8.4).
    Excused,
    /// Their period has ended without a flag: they record again from this ply on, and what they missed before is owed once a
    /// flag has fallen (I-160).
    Resumed(usize),
    /// A flag has fallen: they must bring it up to date.
    Due,
}

/// Whether the clocks are stopped until both scoresheets are complete (8.5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standstill {
    Yes,
    No,
}

/// What the arbiter records before a reconstruction (8.5.3; I-024).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// When.
    pub at: Moment,
    /// The pieces as they stood.
    pub board: Board,
    /// What both clocks showed.
    pub times: Sides<Millis>,
    /// Whose clock was running, or would have been.
    pub running: Color,
    /// The moves each had completed, where they are known.
    pub moves: Option<Sides<u32>>,
}

impl Default for Completing {
    fn default() -> Completing {
        Completing {
            upkeep: Sides::each(|_| Upkeep::Kept),
            standstill: Standstill::No,
            borrowed: None,
            snapshot: None,
            in_doubt: None,
        }
    }
}

impl Completing {
    /// How a player stands with their scoresheet.
    pub(crate) fn upkeep(&self, of: Color) -> Upkeep {
        *self.upkeep.of(of)
    }

    /// A player was never exempt after all.
    pub(crate) fn keeps(&mut self, color: Color) {
        *self.upkeep.of_mut(color) = Upkeep::Kept;
    }
}

impl Game {
    /// What the arbiter recorded before a reconstruction.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        Completing::read(self).snapshot.as_ref()
    }

    /// The same game, of which not every move is known: what depends on their number is the arbiter's to say.
    pub fn knowing(mut self, knows: Knows) -> Game {
        BoardState::change(&mut self).know(knows);
        self
    }
}

/// A flag has fallen and the moves were completed: a player who was exempt brings their scoresheet up to date (8.5.1, 8.5.2).
///
/// In the last period the flag decides the game, and nobody need complete anything (I-110).
pub(crate) fn after_flag(case: &mut Case<'_>, fallen: Color, fall: &FlagFall) {
    let first_seen_now = fall.seen.is_some_and(|seen| seen >= case.at);
    if case.laws.recording() == Required::NotRequired || !first_seen_now {
        return;
    }
    let exempt = Sides::each(|side| {
        let upkeep = *Completing::read(case.game).upkeep.of(side);
        let by_the_clock = if side == fallen {
            // With the new period the clock's own latch may be open again.
            let allotment = case.game.clock().control().of(side);
            let addition = allotment.mode_of_move(fall.completed.saturating_add(1)).addition();
            RecordingDuty::with(Millis::ZERO, addition, case.game.clock().setting().little_time)
        } else {
            case.game.clock().duty(side, case.at)
        };
        upkeep != Upkeep::Kept || by_the_clock == RecordingDuty::Exempt
    });
    match (exempt.white, exempt.black) {
        (true, true) => {
            let article = cite!("8.5.1");
            case.interrupt();
            Completing::change(case.game).standstill = Standstill::Yes;
            case.rule(Ruling::under(article, Decision::ClocksStop, Reason::ScoresheetIncomplete));
            for side in Color::ALL {
                due(
                    case,
                    side,
                    Ruling::under(
                        article,
                        Decision::Duty { player: side, duty: PlayerDuty::CompleteSheet },
                        Reason::Plain,
                    ),
                );
            }
        }
        (true, false) => due_alone(case, Color::White),
        (false, true) => due_alone(case, Color::Black),
        (false, false) => {}
    }
}

fn due_alone(case: &mut Case<'_>, side: Color) {
    let article = cite!("8.5.2");
    due(
        case,
        side,
        Ruling::under(
            article,
            Decision::Duty { player: side, duty: PlayerDuty::CompleteSheet },
            Reason::Plain,
        ),
    );
}

fn due(case: &mut Case<'_>, side: Color, ruling: Ruling) {
    *Completing::change(case.game).upkeep.of_mut(side) = Upkeep::Due;
    case.rule(ruling);
}

/// A player has made a move: was their scoresheet up to date, and the opponent's returned (8.5.2; 2001 8.4/2, 8.5(b))?
pub(crate) fn check_after_move(case: &mut Case<'_>, by: Color) {
    if Completing::read(case.game).borrowed == Some(by) {
        let article = cite!(2023 "8.5.2", 2001 "8.5(b)/2");
        case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::SheetNotReturned));
    }
    let by_the_clock = case.game.clock().duty(by, case.at);
    let upkeep = *Completing::read(case.game).upkeep.of(by);
    match (upkeep, by_the_clock) {
        (Upkeep::Kept | Upkeep::Resumed(_), RecordingDuty::Exempt) => {
            *Completing::change(case.game).upkeep.of_mut(by) = Upkeep::Excused;
            let freed = Ruling::under(
                cite!("8.4"),
                Decision::Freed { player: by, duty: PlayerDuty::Record },
                Reason::NeedNotRecord,
            );
            case.rule(freed.reading(exemption_read(case.laws)));
        }
        (Upkeep::Excused, RecordingDuty::Exempt)
        | (Upkeep::Kept | Upkeep::Resumed(_), RecordingDuty::Records) => {}
        (Upkeep::Excused, RecordingDuty::Records) => match case.laws.recording_exemption() {
            // Their period, and with it the exemption, has ended; it may be this move that has completed the period.
            Exemption::UntilPeriodEnds => records_again(case, by),
            // What is missing is owed only once a flag has fallen (I-090).
            Exemption::UntilFlagFall => {}
        },
        (Upkeep::Due, RecordingDuty::Exempt | RecordingDuty::Records) => owed_before_moving(case, by),
    }
}

/// The exemption has ended, and no flag has fallen: from the move just made on they record (I-160).
fn records_again(case: &mut Case<'_>, by: Color) {
    let ply = case.game.plies().len().saturating_sub(1);
    *Completing::change(case.game).upkeep.of_mut(by) = Upkeep::Resumed(ply);
    let article = cite!("8.4");
    let duty = Ruling::under(article, Decision::Duty { player: by, duty: PlayerDuty::Record }, Reason::Plain);
    case.rule(duty.reading(Interpretation::I_160));
}

/// How long the exemption lasts, as the edition's words are read.
pub(crate) fn exemption_read(laws: &Laws) -> Interpretation {
    match laws.recording_exemption() {
        Exemption::UntilPeriodEnds => Interpretation::I_023,
        Exemption::UntilFlagFall => Interpretation::I_090,
    }
}

fn owed_before_moving(case: &mut Case<'_>, by: Color) {
    // The move just made need not be on it yet.
    let before = case.game.plies().len().saturating_sub(1);
    if case.game.sheet(by).is_complete(before) {
        *Completing::change(case.game).upkeep.of_mut(by) = Upkeep::Kept;
        return;
    }
    *Completing::change(case.game).upkeep.of_mut(by) = Upkeep::Due;
    let article = cite!(2023 "8.5.2", 2001 "8.4/2");
    case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::ScoresheetIncomplete));
}

/// A player copies everything that was missing (8.5.1, 8.5.2).
pub(crate) fn brought_up_to_date(case: &mut Case<'_>, by: Color) {
    let (sheet, plies) = case.game.sheet_to_write(by);
    sheet.bring_up_to_date(plies);
    if *Completing::read(case.game).upkeep.of(by) == Upkeep::Kept {
        let article = cite!("8.1.1");
        case.rule(Ruling::under(article, Decision::InOrder, Reason::ScoresheetComplete));
    }
}

/// The duty ends as soon as the scoresheet is complete.
pub(crate) fn freed_if_complete(case: &mut Case<'_>, by: Color) {
    let upkeep = *Completing::read(case.game).upkeep.of(by);
    if !case.game.sheet(by).is_complete(case.game.plies().len()) {
        return;
    }
    if let Upkeep::Resumed(_) = upkeep {
        *Completing::change(case.game).upkeep.of_mut(by) = Upkeep::Kept;
    }
    if upkeep == Upkeep::Due {
        *Completing::change(case.game).upkeep.of_mut(by) = Upkeep::Kept;
        let article = if completes_together(case) { cite!("8.5.1") } else { cite!("8.5.2") };
        let freed = Decision::Freed { player: by, duty: PlayerDuty::CompleteSheet };
        case.rule(Ruling::under(article, freed, Reason::ScoresheetComplete));
    }
}

/// Whether play may be resumed: after 8.5.1 not before both scoresheets are complete. Says so if not.
pub(crate) fn admits_resumption(case: &mut Case<'_>) -> bool {
    let waits = completes_together(case)
        && Color::ALL.into_iter().any(|side| *Completing::read(case.game).upkeep.of(side) == Upkeep::Due);
    if waits {
        case.not_admitted(cite!("8.5.1"), Reason::ScoresheetIncomplete);
        return false;
    }
    Completing::change(case.game).standstill = Standstill::No;
    true
}

/// Takes the opponent's scoresheet to complete their own: on their own move, or while both do it (8.5.1, 8.5.2).
pub(crate) fn borrow_scoresheet(case: &mut Case<'_>, by: Color) {
    let together = completes_together(case);
    let article = lent_under(case);
    if *Completing::read(case.game).upkeep.of(by) != Upkeep::Due {
        case.not_admitted(article, Reason::NotForeseen);
    } else if case.game.having_move() != by && !together {
        case.not_admitted(article, Reason::NotHisMove);
    } else {
        Completing::change(case.game).borrowed = Some(by);
        case.rule(Ruling::under(
            article,
            Decision::Duty { player: by, duty: PlayerDuty::ReturnSheet },
            Reason::Plain,
        ));
    }
}

/// Whether the clocks are stopped until both scoresheets are complete (8.5.1; 2001 8.5(a)/2).
pub(crate) fn completes_together(case: &Case<'_>) -> bool {
    Completing::read(case.game).standstill == Standstill::Yes
}

/// What lets a player use another scoresheet: the arbiter's or the opponent's while both complete theirs, otherwise
/// only the opponent's.
pub(crate) fn lent_under(case: &Case<'_>) -> Article {
    if completes_together(case) { cite!("8.5.1") } else { cite!(2023 "8.5.2", 2001 "8.5(b)/2") }
}

/// Gives it back.
pub(crate) fn return_scoresheet(case: &mut Case<'_>, by: Color) {
    let article = lent_under(case);
    if Completing::read(case.game).borrowed == Some(by) {
        Completing::change(case.game).borrowed = None;
        case.rule(Ruling::under(
            article,
            Decision::Freed { player: by, duty: PlayerDuty::ReturnSheet },
            Reason::Plain,
        ));
    } else {
        case.not_admitted(article, Reason::NothingFound);
    }
}

/// The arbiter records position, times, whose clock was running, and the number of moves if known (8.5.3; I-024).
pub(crate) fn snapshot_taken(case: &mut Case<'_>) {
    let article = cite!(2023 "8.5.3", 2001 "8.5(c)/2");
    match case.game.phase() {
        Phase::Playing | Phase::Stopped | Phase::Adjourned => {}
        Phase::NotStarted | Phase::Over | Phase::Cancelled | Phase::ResultPending => {
            case.not_admitted(article, Reason::NothingFound);
            return;
        }
    }
    let clock = case.game.clock();
    let moves = match case.game.knows() {
        Knows::EveryMove => Some(Sides::each(|side| clock.clock(side, case.at).completed())),
        Knows::NotTheMoves | Knows::NoMove => None,
    };
    Completing::change(case.game).snapshot = Some(Snapshot {
        at: case.at,
        board: *case.game.turn().board(),
        times: clock.readings(case.at),
        running: clock.lever(),
        moves,
    });
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain).reading(Interpretation::I_024));
}

/// A reconstruction has shown this many moves of each player, or has failed (8.5.3, 8.6; 2001 8.5(c), 8.6).
pub(crate) fn record_reconstruction(case: &mut Case<'_>, moves: &Sides<Option<u32>>) {
    let article = cite!(2023 "8.5.3", 2001 "8.5(c)/2");
    if Completing::change(case.game).snapshot.take().is_none() {
        case.not_admitted(article, Reason::NoSnapshot);
        return;
    }
    let reconstruction = cite!(2023 "8.5.3", 2001 "8.5(c)/1");
    if case.game.phase() == Phase::Playing {
        case.interrupt();
        case.rule(Ruling::under(reconstruction, Decision::ClocksStop, Reason::Plain));
    }
    case.rule(Ruling::under(reconstruction, Decision::InOrder, Reason::Plain));
    for side in Color::ALL {
        *Completing::change(case.game).upkeep.of_mut(side) = Upkeep::Kept;
    }
    Completing::change(case.game).in_doubt = None;
    Questions::change(case.game).drop(&Question::MovesMade);
    // The player whose flag fell first is looked at first.
    let first = match case.game.clock().first_flag(case.at) {
        touchmove_clock::FirstFlag::Of(side) => side,
        touchmove_clock::FirstFlag::Neither | touchmove_clock::FirstFlag::Together => Color::White,
    };
    for side in [first, !first] {
        if case.game.phase() != Phase::Over {
            record_proven_moves(case, side, *moves.of(side));
        }
    }
}

/// A flag has fallen where the moves are not known: the arbiter is asked how many were made (8.6).
pub(crate) fn moves_in_doubt(case: &mut Case<'_>, side: Color, fall: &FlagFall) -> bool {
    if case.game.knows() == Knows::EveryMove || fall.required.is_none() {
        return false;
    }
    if Completing::read(case.game).in_doubt.is_none() {
        case.interrupt();
        Completing::change(case.game).in_doubt = Some(side);
        case.refer(cite!("8.6"), Question::MovesMade, None);
    }
    true
}

/// The arbiter answers how many moves the player in doubt had made; `None` if nobody can say.
pub(crate) fn moves_answered(case: &mut Case<'_>, moves: Option<u32>) {
    if let Some(side) = Completing::change(case.game).in_doubt.take() {
        record_proven_moves(case, side, moves);
    }
}

/// This many moves are proven, or none: then the next move is the first of the next period (8.6; I-025).
fn record_proven_moves(case: &mut Case<'_>, side: Color, moves: Option<u32>) {
    let article = cite!("8.6");
    let fall = case.game.clock().flag(side, case.at);
    let period = fall.map_or_else(|| case.game.clock().clock(side, case.at).period(), |fall| fall.period);
    let Some(required) = case.game.clock().control().of(side).required(period) else {
        if let Some(moves) = moves {
            set_counter(case, side, moves);
            case.rule(Ruling::under(article, Decision::InOrder, Reason::MovesProven { count: moves }));
        }
        return;
    };
    if let (Some(moves), Some(_)) = (moves, fall)
        && moves < required
    {
        set_counter(case, side, moves);
        case.rule(Ruling::under(article, Decision::InOrder, Reason::MovesProven { count: moves }));
        let article = cite!("6.9");
        end::lose(case, side, LossRule::DrawnIfHopeless, article, Ending::Time, Pending::Flag);
        return;
    }
    let done = case.game.clock().clock(side, case.at).completed();
    set_counter(case, side, moves.unwrap_or_else(|| done.max(required)));
    let reason = moves.map_or(Reason::MovesNotProven, |count| Reason::MovesProven { count });
    if fall.is_some() {
        begin_next_period(case, side, period);
        let next = Ruling::under(article, Decision::NextPeriod { player: side }, reason);
        case.rule(next.reading(Interpretation::I_025));
    } else {
        case.rule(Ruling::under(article, Decision::InOrder, reason));
    }
}

fn set_counter(case: &mut Case<'_>, of: Color, moves: u32) {
    let article = cite!("8.6");
    Chessclock::change(case.game).adjust(article, Change::Completed { of, moves }, case.at);
}

/// The clock goes over into the next period, if it has not done so by itself; the flag has cost nothing.
fn begin_next_period(case: &mut Case<'_>, of: Color, ended: usize) {
    let article = cite!("8.6");
    let clock = case.game.clock().clock(of, case.at);
    if clock.period() > ended {
        return;
    }
    let time = case.game.clock().control().of(of).base(ended + 1);
    Chessclock::change(case.game).adjust(article, Change::Add { to: of, time }, case.at);
    Chessclock::change(case.game).adjust(article, Change::Period { of, period: ended + 1 }, case.at);
    // Only now, for a running clock at zero would drop its flag again.
    Chessclock::change(case.game).adjust(article, Change::FlagUp { of, fall: None }, case.at);
}
