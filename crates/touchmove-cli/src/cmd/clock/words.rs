//! What the clock says, in words.

use std::fmt::Write as _;

use touchmove_chess::Color;
use touchmove_clock::{Chessclock, Clock, Face, Millis, Moment, Motion, Spoken};

use super::session::{CutOff, Session};

/// A time in words: `1 minute 5 seconds`.
pub(super) fn spoken(time: Millis) -> String {
    let Spoken { hours, minutes, seconds } = Face::SECONDS.speak(time);
    let parts = [(hours, "hour"), (minutes, "minute"), (seconds, "second")];
    let said: Vec<_> = parts
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, unit)| format!("{count} {unit}{}", if *count == 1 { "" } else { "s" }))
        .collect();
    if said.is_empty() { "no time".to_owned() } else { said.join(" ") }
}

/// Both readings and what goes on.
pub(super) fn reading(clock: &Chessclock, now: Moment, moves: bool) -> String {
    let mut text = going(clock, now);
    for side in Color::ALL {
        let one = clock.clock(side, now);
        let _ = write!(text, " {side} {}", spoken(one.remaining()));
        if one.flag().is_some() {
            text.push_str(", flag down");
        }
        if clock.control().of(side).last() > 0 {
            let _ = write!(text, ", period {}", one.period() + 1);
        }
        if moves {
            let _ = write!(text, ", {}", completed(&one));
        }
        text.push('.');
    }
    text
}

/// `12 moves`.
pub(super) fn completed(clock: &Clock) -> String {
    let moves = clock.completed();
    format!("{moves} move{}", if moves == 1 { "" } else { "s" })
}

/// Whose clock runs, or why none does.
pub(super) fn going(clock: &Chessclock, now: Moment) -> String {
    match clock.motion(now) {
        Motion::Running => format!("{} runs.", clock.lever()),
        Motion::Waiting => "Not started.".to_owned(),
        Motion::Stopped => format!("Stopped, {} to run.", clock.lever()),
        Motion::Frozen => "Frozen: a flag is down.".to_owned(),
    }
}

/// What to say first about a clock that was interrupted.
pub(super) fn cut_off(cut: CutOff) -> String {
    let since = match cut.gap {
        Some(gap) => format!("the {} since then are", spoken(gap)),
        None => "the time since then is".to_owned(),
    };
    format!(
        "The clock was cut off while it ran. It is charged up to its last mark; {since} charged to nobody."
    )
}

/// What to say on leaving.
pub(super) fn farewell(session: &Session) -> String {
    format!("Kept in {}. Go on with: touchmove clock --resume", session.file().path().display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_said_without_its_empty_parts() {
        assert_eq!(spoken(Millis::new(3_665_000)), "1 hour 1 minute 5 seconds");
        assert_eq!(spoken(Millis::new(7_200_000)), "2 hours");
        assert_eq!(spoken(Millis::new(1)), "1 second");
        assert_eq!(spoken(Millis::ZERO), "no time");
    }
}
