//! The `TimeControl` tag, with what real files write in it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What a `TimeControl` tag says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// `?`: not known.
    Unknown,
    /// `-`: played without a clock.
    None,
    /// Periods, the first first.
    Periods {
        /// The periods.
        periods: Vec<Period>,
        /// In what the main times are meant.
        unit: Unit,
    },
}

/// In what a main time is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Seconds, as the standard has them, or written with their unit.
    Seconds,
    /// A small plain number: seconds by the standard, minutes by a habit of many files. Read as seconds.
    Doubtful,
}

/// One period of a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// The moves to be made in it; `None` for all that remain.
    pub moves: Option<u32>,
    /// The main time in seconds.
    pub seconds: u32,
    /// What a move adds.
    pub extra: Extra,
}

/// What a move adds to the time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// Nothing.
    None,
    /// Seconds, cumulative.
    Added(u32),
    /// Seconds of delay; the standard has no sign for it, `d` is the custom.
    Delay(u32),
    /// What one player uses the other receives.
    Sandclock,
}

/// A plain number up to this is doubtful: three minutes, or three hours?
const DOUBTFUL: u32 = 180;
/// The longest time believed, in seconds: seven days.
const MOST: u32 = 7 * 24 * 3600;

impl TimeControl {
    /// Reads the tag's value; `None` if it cannot be made out.
    pub fn read(value: &[u8]) -> Option<TimeControl> {
        let text = core::str::from_utf8(value).ok()?.trim().to_lowercase();
        match text.as_str() {
            "?" | "" => return Some(TimeControl::Unknown),
            "-" => return Some(TimeControl::None),
            _ => {}
        }
        let mut cursor = Cursor { rest: &text, plain: true };
        let mut periods = Vec::new();
        loop {
            periods.push(cursor.period()?);
            cursor.skip(" ");
            if cursor.rest.is_empty() {
                break;
            }
            if !cursor.skip_one(&[":", ",", ";", "then ", "/"]) || periods.len() > 16 {
                return None;
            }
        }
        let first = periods.first()?;
        let doubtful = cursor.plain && first.seconds <= DOUBTFUL && first.extra != Extra::Sandclock;
        Some(TimeControl::Periods { periods, unit: if doubtful { Unit::Doubtful } else { Unit::Seconds } })
    }

    /// The same with main times that are doubtful taken as minutes.
    #[must_use]
    pub fn in_minutes(self) -> TimeControl {
        match self {
            TimeControl::Periods { mut periods, unit: Unit::Doubtful } => {
                for period in &mut periods {
                    period.seconds = period.seconds.saturating_mul(60);
                }
                TimeControl::Periods { periods, unit: Unit::Seconds }
            }
            certain @ (TimeControl::Unknown | TimeControl::None | TimeControl::Periods { .. }) => certain,
        }
    }
}

/// As the standard has it: `40/5400+30:1800+30`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unknown => f.write_str("?"),
            TimeControl::None => f.write_str("-"),
            TimeControl::Periods { periods, .. } => {
                for (index, period) in periods.iter().enumerate() {
                    f.write_str(if index > 0 { ":" } else { "" })?;
                    period.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        match self.extra {
            Extra::None => write!(f, "{}", self.seconds),
            Extra::Added(extra) => write!(f, "{}+{extra}", self.seconds),
            Extra::Delay(extra) => write!(f, "{}d{extra}", self.seconds),
            Extra::Sandclock => write!(f, "*{}", self.seconds),
        }
    }
}

/// What is left to read, and whether every main time so far was a plain number.
struct Cursor<'a> {
    rest: &'a str,
    plain: bool,
}

impl Cursor<'_> {
    fn period(&mut self) -> Option<Period> {
        self.skip(" ");
        if self.skip_one(&["*"]) {
            return Some(Period { moves: None, seconds: self.time()?, extra: Extra::Sandclock });
        }
        let moves = self.moves()?;
        let seconds = self.time()?;
        self.skip(" ");
        let extra = if self.skip_one(&["+", "|"]) {
            Extra::Added(self.extra()?)
        } else if self.skip_one(&["d"]) {
            Extra::Delay(self.extra()?)
        } else {
            Extra::None
        };
        let extra = if extra == Extra::Added(0) || extra == Extra::Delay(0) { Extra::None } else { extra };
        Some(Period { moves, seconds, extra })
    }

    /// `40/`, `40 moves in`, or `g/` and its like for all the moves.
    fn moves(&mut self) -> Option<Option<u32>> {
        if self.skip_one(&["g/", "sd/", "game/", "g ", "sd "]) {
            self.plain = false;
            self.skip(" ");
            return Some(None);
        }
        let before = self.rest;
        let moves = self.number()?;
        self.skip(" ");
        if self.skip_one(&["/", "moves in", "moves/", "in"]) {
            self.skip(" ");
            return if moves == 0 { None } else { Some(Some(moves)) };
        }
        self.rest = before;
        Some(None)
    }

    /// A main time in seconds: a plain number, one with a unit, or hours, minutes and seconds.
    fn time(&mut self) -> Option<u32> {
        let mut time = self.number()?;
        let mut parts = 1;
        // `7200:20/3600` is two periods: no clock shows this many hours or minutes.
        let is_short = time < 1000;
        while is_short && parts < 3 && self.clock_part() {
            let part = self.rest.get(1..3)?.parse::<u32>().ok()?;
            self.rest = self.rest.get(3..)?;
            time = time.checked_mul(60)?.checked_add(part)?;
            parts += 1;
        }
        if parts > 1 {
            self.plain = false;
        } else if let Some(unit) = self.unit() {
            self.plain = false;
            time = time.checked_mul(unit)?;
        }
        (time <= MOST).then_some(time)
    }

    /// Whether a colon and exactly two digits below sixty follow, as in `1:30:00`.
    fn clock_part(&self) -> bool {
        match self.rest.as_bytes() {
            [b':', b'0'..=b'5', b'0'..=b'9', after @ ..] => {
                !after.first().is_some_and(|next| next.is_ascii_digit() || *next == b'/')
            }
            _ => false,
        }
    }

    fn extra(&mut self) -> Option<u32> {
        self.skip(" ");
        let extra = self.number()?;
        let seconds = extra.checked_mul(self.unit().unwrap_or(1))?;
        self.skip(" ");
        self.skip_one(&["/move", "per move", "increment", "from move 1"]);
        (seconds <= 3600).then_some(seconds)
    }

    /// The seconds of a unit, if one is named.
    fn unit(&mut self) -> Option<u32> {
        const UNITS: [(&str, u32); 14] = [
            ("''", 1),
            ("\"", 1),
            ("″", 1),
            ("seconds", 1),
            ("secs", 1),
            ("sec", 1),
            ("s", 1),
            ("'", 60),
            ("′", 60),
            ("minutes", 60),
            ("mins", 60),
            ("min", 60),
            ("m", 60),
            ("h", 3600),
        ];
        let trimmed = self.rest.trim_start_matches(' ');
        let (rest, seconds) =
            UNITS.iter().find_map(|(sign, seconds)| Some((trimmed.strip_prefix(sign)?, seconds)))?;
        self.rest = rest.strip_prefix('.').unwrap_or(rest);
        Some(*seconds)
    }

    fn number(&mut self) -> Option<u32> {
        let end = self.rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at_checked(end)?;
        let number = digits.parse().ok().filter(|_| digits.len() <= 9)?;
        self.rest = rest;
        Some(number)
    }

    fn skip(&mut self, sign: &str) {
        self.rest = self.rest.trim_start_matches(sign);
    }

    fn skip_one(&mut self, signs: &[&str]) -> bool {
        match signs.iter().find_map(|sign| self.rest.strip_prefix(sign)) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
}

impl From<&TimeControl> for String {
    fn from(control: &TimeControl) -> String {
        alloc::format!("{control}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn case(text: &str, written: &str, doubtful: bool) {
        let control = TimeControl::read(text.as_bytes()).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(control.to_string(), written, "{text}");
        let unit = match control {
            TimeControl::Periods { unit, .. } => unit,
            TimeControl::Unknown | TimeControl::None => Unit::Seconds,
        };
        assert_eq!(unit == Unit::Doubtful, doubtful, "{text}");
    }

    #[test]
    fn what_the_standard_has_is_written_as_it_is_read() {
        for text in
            ["?", "-", "40/9000", "300", "4500+60", "*180", "40/5400+30:1800+30", "40/7200:20/3600:900+30"]
        {
            case(text, text, false);
        }
    }

    #[test]
    fn habits_of_real_files_are_understood() {
        case("90+30", "90+30", true);
        case("10+0", "10", true);
        case("5|3", "5+3", true);
        case("2700d5", "2700d5", false);
        case("G/25 d5", "25d5", false);
        case("1:30:00+30", "5400+30", false);
        case("40/90:00+30:30:00+30", "40/5400+30:1800+30", false);
        case("40 moves in 90 min + 30 sec, 30 min", "40/5400+30:1800", false);
        case("90'+30''", "5400+30", false);
        case("15 min. + 10 sec. increment", "900+10", false);
        assert_eq!(
            TimeControl::read(b"90+30").map(|control| control.in_minutes().to_string()).as_deref(),
            Some("5400+30")
        );
    }

    #[test]
    fn what_cannot_be_made_out_is_not_guessed() {
        for text in
            ["classical", "-5", "40/", "40/-5", "1+", "0/60", "9999999999", "604801", "a+b", "5++3", "\u{0}"]
        {
            assert_eq!(TimeControl::read(text.as_bytes()), None, "{text:?}");
        }
    }
}
