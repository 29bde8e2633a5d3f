//! The times of `%clk`: below zero, missing, or growing without a reason (6.3, 6.4).

use touchmove_chess::Color;
use touchmove_notation::pgn::clock_times::{self, ClockTime};
use touchmove_notation::pgn::{Extra, Period};

use super::control::Control;
use super::draft::Draft;
use crate::kind::Kind;

/// The clocks of a game as its comments tell them.
pub(super) struct Clocks {
    /// The last time of each player, in milliseconds, and the move after which it stood.
    last: [Option<(u64, u32)>; 2],
    /// Periods whose time each player has been given, the first not counted.
    given: [usize; 2],
    /// The last move that has a time, and the first that has none before it.
    told: u32,
    silent: Option<u32>,
    /// How many moves have a time.
    times: u32,
    /// The first move after which a clock had gained too much, and how often that was.
    rising: Option<(u32, u64)>,
    risen: u32,
}

/// Clocks show whole seconds, each rounded as it likes.
const ROUNDING: u64 = 1_000;

impl Clocks {
    pub(super) fn new() -> Clocks {
        Clocks { last: [None; 2], given: [0; 2], told: 0, silent: None, times: 0, rising: None, risen: 0 }
    }

    /// A comment after a move; what is wrong with its time.
    #[inline]
    pub(super) fn comment(
        &mut self,
        comment: &[u8],
        ply: u32,
        mover: Color,
        control: &mut Control,
    ) -> Option<Draft> {
        let argument = argument(comment)?;
        self.compare_shown(time(argument), argument, ply, mover, control)
    }

    /// A time after a move, or what stands in its place.
    #[inline]
    pub(super) fn compare_shown(
        &mut self,
        time: Option<u64>,
        written: &[u8],
        ply: u32,
        mover: Color,
        control: &mut Control,
    ) -> Option<Draft> {
        if ply == 0 || ply == self.told {
            return None;
        }
        if ply != self.told + 1 {
            self.silent.get_or_insert(self.told + 1);
        }
        self.told = ply;
        self.times += 1;
        match time {
            Some(time) => self.goes_on(time, ply, mover, control),
            None => Some(wrong(written, ply)),
        }
    }

    fn goes_on(&mut self, time: u64, ply: u32, mover: Color, control: &mut Control) -> Option<Draft> {
        let side = mover.index();
        let last = self.last[side].replace((time, ply));
        let Some((last, after)) = last else {
            control.settle(time);
            let most = control.at_start()? + ROUNDING;
            return (time > most).then(|| {
                let text = format!(
                    "{} left, the time control gives {}",
                    clock_text(time),
                    clock_text(most - ROUNDING)
                );
                Draft::at_ply(Kind::ClockAboveStart, ply, text)
            });
        };
        if time <= last {
            return None;
        }
        let periods = control.periods()?;
        // A move without a time has added its share, too.
        let moves = u64::from((ply - after).div_ceil(2));
        self.grows(time - last, moves, ply, side, periods);
        None
    }

    /// A clock gained time: by what a move adds, or by the next period once its moves are made (6.3.1).
    fn grows(&mut self, gain: u64, moves: u64, ply: u32, side: usize, periods: &[Period]) {
        let added = periods.iter().map(|period| added(period.extra)).max().unwrap_or_default();
        let mut most = ROUNDING + added * moves;
        let made = ply.div_ceil(2);
        while gain > most
            && let Some(next) = periods.get(self.given[side] + 1)
            && moves_until(periods, self.given[side]).is_some_and(|until| made >= until)
        {
            self.given[side] += 1;
            most += u64::from(next.seconds) * 1_000;
        }
        if gain > most {
            self.rising.get_or_insert((ply, gain));
            self.risen += 1;
        }
    }

    /// What is to be said when the game has ended after this many moves.
    pub(super) fn finished(&self, plies: u32, drafts: &mut Vec<Draft>) {
        if let Some((ply, gain)) = self.rising {
            let more =
                if self.risen > 1 { format!(", and {} more times", self.risen - 1) } else { String::new() };
            drafts.push(Draft::at_ply(Kind::ClockRising, ply, format!("gained {}{more}", clock_text(gain))));
        }
        if self.times > 0 && self.times < plies {
            let ply = self.silent.unwrap_or(self.told + 1);
            let text = format!("{} of {plies} moves have no clock time", plies - self.times);
            drafts.push(Draft::at_ply(Kind::ClockMissing, ply, text));
        }
    }
}

/// The time in milliseconds of a comment that is nothing else, ` [%clk 0:12:34] ` as servers write after every move.
#[inline]
pub(super) fn read_time(comment: &[u8]) -> Option<u64> {
    let (head, rest) = comment.split_first_chunk::<7>()?;
    let (argument, rest) = rest.split_first_chunk::<7>()?;
    if head == b" [%clk " && rest == b"] " { plain_time(*argument) } else { None }
}

/// The time of `h:mm:ss` in milliseconds.
#[inline]
fn plain_time(text: [u8; 7]) -> Option<u64> {
    let [hours, colon, tens, minutes, other_colon, more, seconds] = text;
    let digits = [hours, tens, minutes, more, seconds].map(|byte| byte.wrapping_sub(b'0'));
    let [hours, tens, minutes, more, seconds] = digits;
    let most = hours.max(minutes).max(seconds);
    let is_time = (colon == b':') & (other_colon == b':') & (most <= 9) & (tens <= 5) & (more <= 5);
    let minutes = u64::from(hours) * 60 + u64::from(tens) * 10 + u64::from(minutes);
    let seconds = u64::from(more) * 10 + u64::from(seconds);
    is_time.then_some((minutes * 60 + seconds) * 1_000)
}

/// The argument of the first `%clk` of a comment.
#[inline]
fn argument(comment: &[u8]) -> Option<&[u8]> {
    let inner = comment.strip_prefix(b" ").unwrap_or(comment);
    if let Some(rest) = inner.strip_prefix(b"[%clk ") {
        let end = rest.iter().position(|byte| *byte == b']')?;
        return Some(rest[..end].trim_ascii());
    }
    if !comment.contains(&b'%') {
        return None;
    }
    clock_times::commands(comment).find(|command| command.name == b"clk").map(|command| command.argument)
}

/// The time in milliseconds; `h:mm:ss` at once, everything else patiently.
#[inline]
fn time(argument: &[u8]) -> Option<u64> {
    if let Ok(plain) = argument.try_into()
        && let Some(time) = plain_time(plain)
    {
        return Some(time);
    }
    ClockTime::read(argument).map(ClockTime::milliseconds)
}

#[cold]
fn wrong(argument: &[u8], ply: u32) -> Draft {
    let kind = if argument.first() == Some(&b'-') { Kind::ClockNegative } else { Kind::ClockUnreadable };
    let draft = Draft::at_ply(kind, ply, kind.gist());
    Draft { token: touchmove_notation::pgn::text::decoded(argument).chars().take(40).collect(), ..draft }
}

fn added(extra: Extra) -> u64 {
    match extra {
        Extra::Added(seconds) => u64::from(seconds) * 1_000,
        Extra::None | Extra::Delay(_) | Extra::Sandclock => 0,
    }
}

/// How many moves end the period with this number.
fn moves_until(periods: &[Period], last: usize) -> Option<u32> {
    periods.get(..=last)?.iter().try_fold(0u32, |sum, period| Some(sum.saturating_add(period.moves?)))
}

/// Milliseconds as a clock shows them.
fn clock_text(milliseconds: u64) -> String {
    ClockTime::new(milliseconds).map_or_else(|| format!("{milliseconds} ms"), |time| time.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Times after each move, White's first; what is said, and after which move.
    fn case(control: &str, times: &[&str], expected: &[(Kind, u32)]) {
        let mut clocks = Clocks::new();
        let mut control = Control::read(control.as_bytes(), false);
        let mut drafts = Vec::new();
        for (index, time) in times.iter().enumerate() {
            let ply = index as u32 + 1;
            let mover = if index % 2 == 0 { Color::White } else { Color::Black };
            let comment = if time.is_empty() { "good".to_owned() } else { format!("[%clk {time}]") };
            drafts.extend(clocks.comment(comment.as_bytes(), ply, mover, &mut control));
        }
        clocks.finished(times.len() as u32, &mut drafts);
        let found: Vec<_> = drafts.iter().map(|draft| (draft.kind, draft.ply)).collect();
        assert_eq!(found, expected, "{control:?} {times:?}");
    }

    #[test]
    fn a_clock_gains_what_a_move_adds_and_no_more() {
        case("300+3", &["0:05:03", "0:05:03", "0:05:05", "0:05:06", "0:05:09"], &[]);
        case("300+3", &["0:05:00", "0:05:00", "0:05:05"], &[(Kind::ClockRising, 3)]);
        case("300", &["0:05:00", "0:04:59", "0:04:58", "0:05:05"], &[(Kind::ClockRising, 4)]);
        case("?", &["0:05:00", "0:04:59", "0:58:00"], &[]);
        case("300+3", &["0:05:00", "0:05:00", "", "0:05:00", "0:05:06"], &[(Kind::ClockMissing, 3)]);
        case("300d3", &["0:05:00", "0:05:00", "0:05:03"], &[(Kind::ClockRising, 3)]);
    }

    #[test]
    fn the_next_period_is_added_once_its_moves_are_made() {
        let control = "2/5400+30:1800+30";
        case(control, &["1:30:00", "1:30:00", "1:59:00", "1:59:00", "1:59:10"], &[]);
        case(control, &["1:30:00", "1:30:00", "1:20:00", "1:20:00", "1:49:00"], &[]);
        case(control, &["1:00:00", "1:00:00", "1:29:00", "1:29:00", "1:59:00"], &[(Kind::ClockRising, 5)]);
        case("3/5400:1800", &["1:00:00", "1:00:00", "1:29:00"], &[(Kind::ClockRising, 3)]);
    }

    #[test]
    fn more_than_the_first_period_gives_is_too_much() {
        case("300+3", &["0:05:04", "0:05:05"], &[(Kind::ClockAboveStart, 2)]);
        // A small plain number is taken for minutes when the clock shows minutes.
        case("90+30", &["1:30:30", "1:30:31"], &[]);
        case("90+30", &["0:01:30", "0:01:30"], &[]);
    }

    #[test]
    fn a_comment_that_is_a_time_says_what_any_comment_says() {
        for text in [" [%clk 0:12:34] ", " [%clk 9:59:59] ", " [%clk 0:00:00] "] {
            let expected = argument(text.as_bytes()).and_then(ClockTime::read).map(ClockTime::milliseconds);
            assert!(expected.is_some() && read_time(text.as_bytes()) == expected, "{text}");
        }
        for text in [
            " [%clk 0:61:34] ",
            " [%clk 0:12:3x] ",
            " [%clk 0-12:34] ",
            " [%clk 0:12:34]",
            "[%clk 0:12:34] ",
            "",
        ] {
            assert_eq!(read_time(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn times_below_zero_unreadable_or_missing_are_found() {
        case("?", &["0:01:00", "-0:00:05"], &[(Kind::ClockNegative, 2)]);
        case("?", &["0:01:00", "0:61:00"], &[(Kind::ClockUnreadable, 2)]);
        case("?", &["0:01:00", "", "0:00:50"], &[(Kind::ClockMissing, 2)]);
        case("?", &["0:01:00", "0:01:00", "", ""], &[(Kind::ClockMissing, 3)]);
        case("?", &["", "0:01:00"], &[(Kind::ClockMissing, 1)]);
        case("?", &["", ""], &[]);
    }
}
