//! Commands in comments: `[%clk 1:05:30]` and similar ones.
//!
//! Whatever the command, its comment is kept as it is; here the times are read out of it.

use core::fmt;

use super::scan;

/// A command in a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Command<'a> {
    /// The name after the percent sign, such as `clk`, `emt`, `eval`, `csl`, `cal`.
    pub name: &'a [u8],
    /// What follows it, up to the bracket.
    pub argument: &'a [u8],
}

/// The commands of a comment, in their order.
pub fn commands(comment: &[u8]) -> impl Iterator<Item = Command<'_>> {
    let mut rest = comment;
    core::iter::from_fn(move || {
        let (command, after) = next(rest)?;
        rest = after;
        Some(command)
    })
}

fn next(text: &[u8]) -> Option<(Command<'_>, &[u8])> {
    let mut at = 0;
    loop {
        at += scan::find(b'[', text.get(at..)?)? + 1;
        let Some(inner) = text.get(at..)?.strip_prefix(b"%") else { continue };
        let end = scan::find(b']', inner)?;
        let (inner, after) = inner.split_at_checked(end)?;
        let name = inner.iter().position(u8::is_ascii_whitespace).unwrap_or(inner.len());
        let (name, argument) = inner.split_at_checked(name)?;
        return Some((Command { name, argument: argument.trim_ascii() }, after));
    }
}

/// The time a player has left after the move, by the first `%clk` of the comment that is one.
pub fn left_after(comment: &[u8]) -> Option<ClockTime> {
    of(comment, b"clk")
}

/// The time the move took, by `%emt`.
pub fn taken_by(comment: &[u8]) -> Option<ClockTime> {
    of(comment, b"emt")
}

fn of(comment: &[u8], name: &[u8]) -> Option<ClockTime> {
    commands(comment)
        .filter(|command| command.name == name)
        .find_map(|command| ClockTime::read(command.argument))
}

/// The argument of the first command about time that is not a time.
pub(crate) fn first_wrong(comment: &[u8]) -> Option<&[u8]> {
    let is_time = |name: &[u8]| matches!(name, b"clk" | b"emt" | b"egt" | b"mct");
    let mut times = commands(comment).filter(|command| is_time(command.name));
    times.find_map(|command| ClockTime::read(command.argument).is_none().then_some(command.argument))
}

/// A time shown on a clock, in thousandths of a second; never below zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClockTime {
    milliseconds: u64,
}

impl ClockTime {
    /// The longest time believed: seven days.
    pub const MOST: ClockTime = ClockTime { milliseconds: 7 * 24 * 3_600_000 };

    /// A time of this many thousandths of a second, if it can be believed.
    pub fn new(milliseconds: u64) -> Option<ClockTime> {
        Some(ClockTime { milliseconds }).filter(|time| *time <= ClockTime::MOST)
    }

    /// The thousandths of a second.
    pub const fn milliseconds(self) -> u64 {
        self.milliseconds
    }

    /// Reads `1:05:30`, `05:30`, `5:30.5`, `90`; hours, minutes and seconds, the seconds perhaps with a fraction.
    pub fn read(text: &[u8]) -> Option<ClockTime> {
        let point = text.iter().position(|byte| matches!(byte, b'.' | b','));
        let (whole, fraction) = match point {
            Some(point) => (text.get(..point)?, text.get(point + 1..)?),
            None => (text, &b""[..]),
        };
        let mut seconds: u64 = 0;
        for (index, part) in whole.split(|byte| *byte == b':').enumerate() {
            let part = number(part)?;
            if index > 2 || (index > 0 && part > 59) {
                return None;
            }
            seconds = seconds * 60 + part;
        }
        ClockTime::new(seconds * 1000 + thousandths(fraction)?)
    }
}

/// `h:mm:ss`, with a fraction only where there is one.
impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, rest) = (self.milliseconds / 1000, self.milliseconds % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match rest {
            0 => Ok(()),
            rest if rest % 100 == 0 => write!(f, ".{}", rest / 100),
            rest if rest % 10 == 0 => write!(f, ".{:02}", rest / 10),
            rest => write!(f, ".{rest:03}"),
        }
    }
}

/// Up to nine digits as a number.
fn number(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 9 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some(digits.iter().fold(0, |number, digit| number * 10 + u64::from(digit & 15)))
}

/// The digits after the point as thousandths; what is finer is left out.
fn thousandths(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return Some(0);
    }
    number(digits)?;
    let digit = |index: usize| digits.get(index).map_or(0, |digit| u64::from(digit & 15));
    Some(digit(0) * 100 + digit(1) * 10 + digit(2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    fn case(text: &str, milliseconds: u64, written: &str) {
        let time = ClockTime::read(text.as_bytes()).unwrap_or_else(|| panic!("{text}"));
        assert_eq!((time.milliseconds(), time.to_string().as_str()), (milliseconds, written), "{text}");
    }

    #[test]
    fn times_are_hours_minutes_and_seconds() {
        case("1:05:30", 3_930_000, "1:05:30");
        case("05:30", 330_000, "0:05:30");
        case("90", 90_000, "0:01:30");
        case("0:00:09.5", 9_500, "0:00:09.5");
        case("0:00:00.047", 47, "0:00:00.047");
        case("0:00:03,25", 3_250, "0:00:03.25");
        case("168:00:00", 604_800_000, "168:00:00");
        for wrong in [
            "",
            "-0:00:05",
            "0:-1:00",
            "1:60",
            "0:00:61",
            "1:2:3:4",
            "168:00:01",
            "a",
            ":",
            "1:",
            "9999999999",
        ] {
            assert_eq!(ClockTime::read(wrong.as_bytes()), None, "{wrong}");
        }
    }

    #[test]
    fn commands_are_found_among_other_text() {
        let comment = b"well [played] [%eval 0.17,12] [%clk 0:01:00][%csl Ga1,Rb2] end [%clk";
        let found: Vec<_> = commands(comment).map(|command| (command.name, command.argument)).collect();
        assert_eq!(found, [(&b"eval"[..], &b"0.17,12"[..]), (b"clk", b"0:01:00"), (b"csl", b"Ga1,Rb2")]);
        assert_eq!(left_after(comment), ClockTime::new(60_000));
        assert_eq!(taken_by(comment), None);
        assert_eq!(first_wrong(b"[%clk 0:01:00] [%emt -1]"), Some(&b"-1"[..]));
        assert_eq!(first_wrong(b"[%eval -1]"), None);
    }
}
