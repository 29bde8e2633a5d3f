//! What an act and its rulings mean for the stopwatch.

use touchmove_chess::Color;
use touchmove_clock::{Mode, Moment};
use touchmove_conduct::act::{ArbiterAct, ClockReadings, PlayerAct, StopReason};
use touchmove_conduct::{Choice, Decision, Ending, Game, Irregular, Latent, Question, Reason, Ruling};
use touchmove_law::cite;

use super::Shadow;
use super::hands::Hands;
use crate::table::Step;

/// Lets the time pass and applies what was ruled.
pub(super) fn follow(hands: &mut Hands, unknown: &mut bool, step: &Step<'_>) {
    let at = step.at().get().max(hands.latest);
    let running = step.before.clock().running(step.at());
    hands.pass(running, at);
    *unknown = false;
    both_at_zero(hands, step);
    charged_ahead(hands, step);
    for ruling in step.rulings {
        apply(hands, step, running, ruling);
    }
    moves_stated(hands, step);
    started_in_the_past(hands, step);
    if is_about_absence(step) {
        *unknown = true;
        emptied_by_absence(hands, step);
    }
    hands.pass(step.after.clock().running(step.at()), at);
    if *unknown {
        for side in Color::ALL {
            hands.of_mut(side).left = step.after.clock().remaining(side, step.at()).get();
        }
    }
}

fn apply(hands: &mut Hands, step: &Step<'_>, running: Option<Color>, ruling: &Ruling) {
    match ruling.decision() {
        Decision::Completed { player: by } => match ruling.reason() {
            Reason::NextMoveMade => hands.completed_unpressed(*by),
            Reason::Pressed if running == Some(*by) => hands.pressed(*by),
            // Somebody had set the other clock going: the press counts the move and brings no time.
            Reason::Pressed => hands.completed_unpressed(*by),
            // A move that ends the game is counted; one that had been sealed was counted then.
            Reason::MoveEndedGame if !is_from_an_envelope(step) => hands.of_mut(*by).completed += 1,
            _ => {}
        },
        Decision::IllegalCompleted { player: by } if *ruling.reason() == Reason::IllegalMove => {
            hands.pressed(*by)
        }
        Decision::Adjourned => {
            if let Some(open) = step.after.adjournment() {
                hands.completed_unpressed(open.sealer());
            }
        }
        Decision::ClockStarts { .. } if is_sealed_reply(step, ruling) => {
            let by = step.before.having_move();
            if running == Some(by) { hands.pressed(by) } else { hands.completed_unpressed(by) }
        }
        // The flag of a clock that has nothing left may end the game before the clock is seen to run.
        Decision::ClockStarts { player: side } if !is_started_in_the_past(step) => hands.started(*side),
        Decision::TimeAdded { player: to, time } => hands.add(*to, time.get()),
        Decision::FlagFallen { player: side } => hands.see(*side),
        // Nobody can say which fell first; both have been seen.
        Decision::Over { ending: Ending::BothFlags, .. } => {
            Color::ALL.into_iter().for_each(|side| hands.see(side))
        }
        Decision::Counted { .. } => {
            for (by, since) in found_here(step) {
                hands.lift_since(!by, since);
            }
        }
        Decision::TimeTaken { player: from, time } if ruling.article() == cite!("7.1") => {
            hands.previous_period(*from);
            hands.take(*from, time.get());
        }
        // Time charged up to the end of a session has run; the sum lost by absence is not what the act took.
        Decision::TimeTaken { player: from, time }
            if ruling.article() != cite!("I.1.2") && !is_about_absence(step) =>
        {
            hands.take(*from, time.get());
        }
        Decision::ClocksSet { readings } if !is_only_shown(step) => set(hands, readings),
        Decision::ClockReplaced { new, .. } => set(hands, new),
        Decision::ControlSet { control } => hands.replace(control),
        Decision::IncrementSet { time } => hands.increment(Mode::Cumulative(*time)),
        Decision::NextPeriod { player: side } => next_period(hands, step, *side, ruling.reason()),
        Decision::Reinstated { .. } => {
            for side in Color::ALL {
                let completed = Shadow::completed(step.after, side);
                hands.of_mut(side).completed = u32::try_from(completed).unwrap_or(u32::MAX);
            }
        }
        _ => {}
    }
}

/// Who completed the illegal moves that this act has brought to light, and when; two hands complete a legal one.
fn found_here(step: &Step<'_>) -> Vec<(Color, u64)> {
    let open = |latent: &&Latent| latent.is_open() && latent.what() != Irregular::TwoHands;
    // Two illegal moves of one player at one moment are alike.
    let count = |game: &Game, latent: &Latent| game.latent().iter().filter(|each| *each == latent).count();
    let ruled = |latent: &Latent| {
        let ruled = latent.ruled();
        count(step.after, &ruled) > count(step.before, &ruled)
    };
    step.before
        .latent()
        .iter()
        .filter(open)
        .filter(|latent| ruled(latent))
        .map(|latent| (latent.by(), latent.at().get()))
        .collect()
}

fn set(hands: &mut Hands, readings: &ClockReadings) {
    let named = [
        (Color::White, readings.white, readings.white_moves),
        (Color::Black, readings.black, readings.black_moves),
    ];
    for (side, time, moves) in named {
        if let Some(time) = time {
            hands.show(side, time.get());
            if !time.is_zero() {
                // Setting time on a clock says that it is not used up.
                hands.lift(side);
            }
        }
        if let Some(moves) = moves {
            hands.of_mut(side).completed = moves;
        }
    }
}

/// At a resumption, and when an envelope is lost, the readings are stated and stay as they are.
fn is_only_shown(step: &Step<'_>) -> bool {
    matches!(step.arbitration(), Some(ArbiterAct::ResumeAdjourned { .. } | ArbiterAct::EnvelopeMissing))
}

fn next_period(hands: &mut Hands, step: &Step<'_>, side: Color, reason: &Reason) {
    match reason {
        Reason::BothFlags => {
            if hands.has_overstepped(side) && hands.has_next_period(side) {
                hands.next_period(side);
            }
            hands.lift(side);
        }
        Reason::MovesProven { .. } | Reason::MovesNotProven => {
            let moves = step.after.clock().clock(side, step.at()).completed();
            hands.of_mut(side).completed = moves;
            if hands.has_overstepped(side) {
                hands.lift(side);
                hands.next_period(side);
            }
        }
        _ => {}
    }
}

/// Whether it is settled who loses the time in which nobody was there: that is lateness's own sum (6.7.2; 2001 6.6).
pub(crate) fn is_about_absence(step: &Step<'_>) -> bool {
    let article = cite!("6.7.2");
    step.rulings.iter().any(|ruling| ruling.article() == article)
}

/// What somebody loses by absence may be all that is left: the flag falls with it.
fn emptied_by_absence(hands: &mut Hands, step: &Step<'_>) {
    for side in Color::ALL {
        let falls = |game: &Game| game.clock().clock(side, step.at()).falls().len();
        let taken = step
            .rulings
            .iter()
            .any(|ruling| matches!(ruling.decision(), Decision::TimeTaken { player, .. } if *player == side));
        if taken && falls(step.after) > falls(step.before) {
            hands.show(side, 0);
        }
    }
}

/// The arbiter says how many moves were made, and what he says holds (8.6).
fn moves_stated(hands: &mut Hands, step: &Step<'_>) {
    let stated = matches!(
        step.arbitration(),
        Some(
            ArbiterAct::Decide { choice: Choice::Moves { .. } | Choice::Unknown, .. }
                | ArbiterAct::Reconstructed { .. }
        )
    );
    if stated {
        for side in Color::ALL {
            hands.of_mut(side).completed = step.after.clock().clock(side, step.at()).completed();
        }
    }
}

/// The arbiter's own clock shows two fallen flags: what they say is what holds (III.3.1; 2001 6.12, 10.3, B.8).
fn both_at_zero(hands: &mut Hands, step: &Step<'_>) {
    let Some(ArbiterAct::Decide { referral: id, choice }) = step.arbitration() else { return };
    let asked = |question: &Question| *question == Question::WhichFlagFirst;
    let open = step.before.referrals().iter().any(|open| open.id == *id && asked(&open.question));
    let drawn = step.laws.both_flags() == touchmove_law::BothFlags::Drawn;
    let at_zero = match choice {
        Choice::Unknown => true,
        Choice::White | Choice::Black => drawn,
        _ => false,
    };
    let taken = step.rulings.iter().any(|ruling| {
        *ruling.reason() == Reason::BothFlags && !matches!(ruling.decision(), Decision::FlagFallen { .. })
    });
    if open && at_zero && taken {
        for side in Color::ALL {
            if hands.of(side).falls.iter().all(|fall| fall.lifted || fall.met) {
                hands.show(side, 0);
            }
        }
    }
}

/// Whether a clock is started as of another moment than the present.
fn is_started_in_the_past(step: &Step<'_>) -> bool {
    matches!(step.arbitration(), Some(ArbiterAct::Start | ArbiterAct::ResumeAdjourned { .. }))
}

/// The clock starts at the scheduled moment, and at a resumption at the agreed one, whenever that is said (6.6, I.9.2).
fn started_in_the_past(hands: &mut Hands, step: &Step<'_>) {
    let Some(side) = step.rulings.iter().find_map(|ruling| match ruling.decision() {
        Decision::ClockStarts { player: side } => Some(*side),
        _ => None,
    }) else {
        return;
    };
    let refused = step.rulings.iter().any(|ruling| *ruling.decision() == Decision::NotAdmitted);
    let since = match step.arbitration() {
        Some(ArbiterAct::Start) => Moment::at(step.event.scheduled).min(step.at()),
        Some(ArbiterAct::ResumeAdjourned { moment: agreed }) if !refused => *agreed,
        _ => return,
    };
    let known = step.before.clock().latest();
    hands.latest = since.max(known).get();
    let now = step.at().get().max(hands.latest);
    hands.pass(Some(side), now);
}

/// Who seals before the end of the session is charged up to it (I.1.2; 2001 A.1(b)).
fn charged_ahead(hands: &mut Hands, step: &Step<'_>) {
    let end = step.after.clock().latest().get();
    let sealed = matches!(
        step.deed(),
        Some((
            _,
            PlayerAct::Stop { reason: StopReason::Sealed }
                | PlayerAct::Press { .. }
                | PlayerAct::CloseEnvelope
        ))
    );
    if let (true, Some((by, _))) = (sealed && end > hands.latest, step.deed()) {
        hands.pass(Some(by), end);
    }
}

/// Whether the move that ended the game had been sealed.
fn is_from_an_envelope(step: &Step<'_>) -> bool {
    if matches!(step.after.result(), Some((_, Ending::Repetition | Ending::FiftyMoves))) {
        // It is the written move of a claim, which is counted with the claim.
        return false;
    }
    if step.after.plies().len() == step.before.plies().len() {
        // It was made before, and only now nobody can complain of it any more.
        return false;
    }
    let Some(open) = step.before.adjournment().filter(|open| open.envelope().is_some()) else { return false };
    // A player who makes a move while the envelope is missing shows the one that was sealed.
    open.is_closed()
        || !matches!(
            step.deed(),
            Some((
                _,
                PlayerAct::Release { .. }
                    | PlayerAct::Remove { .. }
                    | PlayerAct::Announce { .. }
                    | PlayerAct::Press { .. }
            ))
        )
}

fn is_sealed_reply(step: &Step<'_>, ruling: &Ruling) -> bool {
    let by_sealer = matches!(
        step.deed(),
        Some((_, PlayerAct::Stop { reason: StopReason::Sealed } | PlayerAct::Press { .. }))
    );
    by_sealer && ruling.article() == cite!("I.9.3")
}
