//! Commands for the clock, one line of words each; the screen's correction line accepts the same.

use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment, Motion};
use touchmove_wire::v1::clock::Deed;

use super::session::Session;
use crate::outcome::BadUse;

/// The lines that are understood.
pub(super) const HELP: &str = "\
Lines: empty or press = press the running clock; w, b = White's or Black's press
  pause, resume; back = take back the last press or correction
  time = both readings; quit
  white +1:00, black -30s, white =5:00 = more time, less time, a new reading
  white moves 12, white period 2, white flag up = correct the counter, the period, the flag";

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// A press by this player, or by the player whose clock is running.
    Press(Option<Color>),
    /// Stop both clocks.
    Pause,
    /// Restart the clock that was stopped.
    Resume,
    /// A correction, or a take-back.
    Correct(Deed),
    /// Say both readings.
    Time,
    /// Say what is understood.
    Help,
    /// Stop and leave.
    Quit,
}

impl Order {
    /// Understands a line.
    pub(super) fn read(line: &str) -> Result<Order, String> {
        let line = line.trim().to_ascii_lowercase();
        let words: Vec<_> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["press" | "start"] => Ok(Order::Press(None)),
            ["w" | "white"] => Ok(Order::Press(Some(Color::White))),
            ["b" | "black"] => Ok(Order::Press(Some(Color::Black))),
            ["p" | "pause" | "stop"] => Ok(Order::Pause),
            ["r" | "resume" | "go"] => Ok(Order::Resume),
            ["u" | "back" | "undo"] => Ok(Order::Correct(Deed::TakeBack)),
            ["t" | "time" | "?"] => Ok(Order::Time),
            ["h" | "help"] => Ok(Order::Help),
            ["q" | "quit"] => Ok(Order::Quit),
            [who, rest @ ..] => correction(who, rest).map(Order::Correct),
        }
    }

    /// Carries out the command if it is an action; otherwise says why not.
    pub(super) fn carry_out(self, session: &mut Session) -> Result<Result<(), &'static str>, BadUse> {
        let now = session.now();
        let motion = session.clock().motion(now);
        let deed = match (self, motion) {
            (Order::Press(_), Motion::Waiting) => Deed::Start,
            (Order::Press(_), Motion::Stopped) => return Ok(Err("stopped; resume first")),
            (Order::Press(_), Motion::Frozen) => return Ok(Err("a flag is down")),
            (Order::Press(by), Motion::Running) => match press(session, by, now) {
                Some(deed) => deed,
                None => return Ok(Err("that clock is not the one running")),
            },
            (Order::Pause, Motion::Running) => Deed::Stop,
            (Order::Pause, Motion::Waiting | Motion::Stopped | Motion::Frozen) => {
                return Ok(Err("nothing runs"));
            }
            (Order::Resume, Motion::Stopped | Motion::Frozen) => Deed::Resume,
            (Order::Resume, Motion::Waiting) => Deed::Start,
            (Order::Resume, Motion::Running) => return Ok(Err("it runs already")),
            (Order::Correct(deed), Motion::Waiting | Motion::Running | Motion::Stopped | Motion::Frozen) => {
                deed
            }
            (Order::Time | Order::Help | Order::Quit, _) => return Ok(Ok(())),
        };
        session.act(deed)?;
        Ok(Ok(()))
    }
}

fn press(session: &Session, by: Option<Color>, now: Moment) -> Option<Deed> {
    let running = session.clock().running(now)?;
    let by = by.unwrap_or(running);
    (by == running).then_some(Deed::Press { side: by })
}

/// `white +1:00`, `black moves 12`.
fn correction(who: &str, rest: &[&str]) -> Result<Deed, String> {
    let side = match who {
        "w" | "white" => Color::White,
        "b" | "black" => Color::Black,
        other => return Err(format!("{other} is not understood; help lists what is")),
    };
    let number = |word: &str| word.parse::<u32>().map_err(|_| format!("expected a number, found {word}"));
    match rest {
        ["moves", moves] => Ok(Deed::Moves { side, moves: number(moves)? }),
        ["period", period] => match number(period)?.checked_sub(1).and_then(|p| usize::try_from(p).ok()) {
            Some(period) => Ok(Deed::Period { side, period }),
            None => Err("periods are counted from 1".to_owned()),
        },
        ["flag", "up"] => Ok(Deed::FlagUp { side }),
        words => time_change(side, &words.concat()),
    }
}

fn time_change(side: Color, text: &str) -> Result<Deed, String> {
    let span =
        |text: &str| text.parse::<Millis>().map(Millis::get).map_err(|error| format!("{text}: {error}"));
    if let Some(more) = text.strip_prefix('+') {
        Ok(Deed::Add { side, time: span(more)? })
    } else if let Some(less) = text.strip_prefix('-') {
        Ok(Deed::Subtract { side, time: span(less)? })
    } else {
        Ok(Deed::Set { side, time: span(text.strip_prefix('=').unwrap_or(text))? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrections_are_written_as_one_would_say_them() {
        let case = |line: &str, deed: Deed| assert_eq!(Order::read(line), Ok(Order::Correct(deed)), "{line}");
        case("white +2:00", Deed::Add { side: Color::White, time: 120_000 });
        case("black - 30s", Deed::Subtract { side: Color::Black, time: 30_000 });
        case("Black =5", Deed::Set { side: Color::Black, time: 300_000 });
        case("w 0:10", Deed::Set { side: Color::White, time: 10_000 });
        case("white moves 12", Deed::Moves { side: Color::White, moves: 12 });
        case("white period 2", Deed::Period { side: Color::White, period: 1 });
        case("white flag up", Deed::FlagUp { side: Color::White });
        case("back", Deed::TakeBack);
    }

    #[test]
    fn what_is_not_understood_is_said() {
        for line in ["castle", "white", "white period 0", "white +x", "white moves many"] {
            let understood = Order::read(line);
            assert_eq!(understood.is_ok(), line == "white", "{line}: {understood:?}");
        }
    }
}
