//! Reading a time control.

use alloc::string::String;
use alloc::vec::Vec;
use core::num::NonZeroU16;

use super::{NotationError, NotationErrorKind};
use crate::control::{Allotment, Mode, Period, Quota, TimeControl};
use crate::moment::Millis;

/// Reads a whole text, whatever digits it is typed with.
pub(super) fn control(text: &str) -> Result<TimeControl, NotationError> {
    with_latin_digits(text, latin_control)
}

/// Reads one span of time, whatever digits it is typed with.
pub(super) fn span(text: &str) -> Result<Millis, NotationError> {
    with_latin_digits(text, latin_span)
}

/// Persian and Arabic digits, commas and decimal signs are read as Latin ones; a mistake is shown where it was typed.
fn with_latin_digits<T>(text: &str, read: fn(&str) -> Read<T>) -> Read<T> {
    if text.is_ascii() {
        return read(text);
    }
    let latin: String = text.chars().map(latin).collect();
    read(&latin).map_err(|error| {
        let before = latin.char_indices().take_while(|(at, _)| *at < error.at).count();
        let at = text.char_indices().nth(before).map_or(text.len(), |(at, _)| at);
        NotationError { at, ..error }
    })
}

fn latin(c: char) -> char {
    let digit =
        |zero: char| u32::from(c).checked_sub(u32::from(zero)).and_then(|value| char::from_digit(value, 10));
    match c {
        '\u{6f0}'..='\u{6f9}' => digit('\u{6f0}').unwrap_or(c),
        '\u{660}'..='\u{669}' => digit('\u{660}').unwrap_or(c),
        '\u{60c}' => ',',
        '\u{61b}' => ';',
        '\u{66b}' => '.',
        _ => c,
    }
}

fn latin_control(text: &str) -> Read<TimeControl> {
    let mut reader = Reader { text, rest: text };
    let white = reader.allotment()?;
    if !reader.skip("|") {
        reader.expect_end()?;
        return Ok(TimeControl::same(white));
    }
    let black = reader.allotment()?;
    reader.expect_end()?;
    Ok(TimeControl::unequal(white, black))
}

fn latin_span(text: &str) -> Read<Millis> {
    let mut reader = Reader { text, rest: text };
    let time = reader.time(Unit::Minutes)?;
    reader.blanks();
    if reader.rest.is_empty() { Ok(time) } else { Err(expected(reader.at(), "the end")) }
}

/// The text and what is left of it.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

type Read<T> = Result<T, NotationError>;

impl Reader<'_> {
    /// `40/90+30, 30+30 from 1`
    fn allotment(&mut self) -> Read<Allotment> {
        self.blanks();
        let start = self.at();
        let mut periods = Vec::new();
        let mut common = Mode::None;
        loop {
            // Extra time alone is for every period that names none.
            match self.bonus()? {
                Some(mode) => common = mode,
                None => periods.push(self.period()?),
            }
            if !self.skip(",") && !self.skip(";") {
                break;
            }
        }
        let periods: Vec<_> = periods
            .into_iter()
            .map(|(period, own)| Period { mode: own.unwrap_or(common), ..period })
            .collect();
        let from = if self.skip("from") { self.move_number()? } else { 1 };
        Allotment::with_bonus_from(periods, from)
            .map_err(|error| NotationError { at: start, kind: NotationErrorKind::Control(error) })
    }

    /// `40/90:00 +30`: the period without its extra time, and that apart.
    fn period(&mut self) -> Read<(Period, Option<Mode>)> {
        let quota = self.quota()?;
        let base = self.time(Unit::Minutes)?;
        let mode = self.bonus()?;
        Ok((Period { quota, base, mode: Mode::None }, mode))
    }

    fn quota(&mut self) -> Read<Quota> {
        for all in ["g/", "sd/", "all/"] {
            if self.skip(all) {
                return Ok(Quota::Rest);
            }
        }
        let before = self.rest;
        let at = self.at();
        if let Some(moves) = self.digits()?
            && self.skip("/")
        {
            let moves =
                u16::try_from(moves).map_err(|_| NotationError { at, kind: NotationErrorKind::TooLarge })?;
            let moves = NonZeroU16::new(moves).ok_or(expected(at, "at least one move"))?;
            return Ok(Quota::Moves(moves));
        }
        self.rest = before;
        Ok(Quota::Rest)
    }

    /// `+30`, `d5`, `b5` or the words; `None` if there is nothing of the kind here.
    fn bonus(&mut self) -> Read<Option<Mode>> {
        type Make = fn(Millis) -> Mode;
        let signs: [(&str, Make); 6] = [
            ("+", Mode::Cumulative),
            ("inc", Mode::Cumulative),
            ("delay", Mode::Delay),
            ("d", Mode::Delay),
            ("bronstein", Mode::Bronstein),
            ("b", Mode::Bronstein),
        ];
        for (sign, make) in signs {
            if self.skip(sign) {
                return Ok(Some(make(self.time(Unit::Seconds)?)));
            }
        }
        Ok(None)
    }

    fn move_number(&mut self) -> Read<u32> {
        self.skip("move");
        let at = self.at();
        let number = self.digits()?.ok_or(expected(at, "the number of a move"))?;
        u32::try_from(number).map_err(|_| NotationError { at, kind: NotationErrorKind::TooLarge })
    }

    /// `90`, `0.5`, `90:00`, `1:30:00`, `90m`, `30s`, `1h30`; a bare number is in `unit`.
    fn time(&mut self, unit: Unit) -> Read<Millis> {
        self.blanks();
        let at = self.at();
        let too_large = NotationError { at, kind: NotationErrorKind::TooLarge };
        let first = self.digits()?.ok_or(expected(at, unit.wanted()))?;
        let sum = if self.rest.starts_with(':') {
            self.colons(first)?
        } else {
            let thousandths = self.thousandths()?;
            let unit = self.unit().unwrap_or(unit);
            let whole = first.checked_mul(unit.millis()).ok_or(too_large)?;
            let parts = thousandths * (unit.millis() / 1000);
            let sum = whole.checked_add(parts).ok_or(too_large)?;
            match unit {
                // Minutes may follow hours: 1h30.
                Unit::Hours => match self.digits()? {
                    Some(minutes) => {
                        self.unit();
                        minutes.checked_mul(60_000).and_then(|more| sum.checked_add(more)).ok_or(too_large)?
                    }
                    None => sum,
                },
                Unit::Minutes | Unit::Seconds => sum,
            }
        };
        // Far beyond what a control may give, and far from overflowing when several are added.
        if sum > u64::MAX / 1024 { Err(too_large) } else { Ok(Millis::new(sum)) }
    }

    /// `:30`, `:30:00`, `:30.500` after the first number.
    fn colons(&mut self, first: u64) -> Read<u64> {
        let mut sum = first;
        let mut parts = 1;
        while parts < 3 && self.rest.starts_with(':') {
            self.rest = self.rest.get(1..).unwrap_or_default();
            let at = self.at();
            let width = self.rest.bytes().take_while(u8::is_ascii_digit).count();
            let part = self.digits()?.filter(|&part| part < 60 && width == 2);
            let part = part.ok_or(expected(at, "two digits below 60"))?;
            let too_large = NotationError { at, kind: NotationErrorKind::TooLarge };
            sum = sum.checked_mul(60).and_then(|sum| sum.checked_add(part)).ok_or(too_large)?;
            parts += 1;
        }
        let at = self.at();
        let milliseconds = self.thousandths()?;
        sum.checked_mul(1000)
            .and_then(|sum| sum.checked_add(milliseconds))
            .ok_or(NotationError { at, kind: NotationErrorKind::TooLarge })
    }

    /// `.5` is 500.
    fn thousandths(&mut self) -> Read<u64> {
        let Some(rest) = self.rest.strip_prefix('.') else { return Ok(0) };
        self.rest = rest;
        let at = self.at();
        let width = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let scale = match width {
            1 => 100,
            2 => 10,
            3 => 1,
            _ => return Err(expected(at, "one to three digits")),
        };
        Ok(self.digits()?.unwrap_or_default() * scale)
    }

    fn unit(&mut self) -> Option<Unit> {
        let words = [
            ("sec", Unit::Seconds),
            ("s", Unit::Seconds),
            ("min", Unit::Minutes),
            ("m", Unit::Minutes),
            ("h", Unit::Hours),
        ];
        words.into_iter().find(|(word, _)| self.skip(word)).map(|(_, unit)| unit)
    }

    /// A whole number, if one stands here.
    fn digits(&mut self) -> Read<Option<u64>> {
        self.blanks();
        let at = self.at();
        let end = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        if digits.is_empty() {
            return Ok(None);
        }
        self.rest = rest;
        digits.parse().map(Some).map_err(|_| NotationError { at, kind: NotationErrorKind::TooLarge })
    }

    /// Passes over `word` in either case, with the blanks before it; a word of letters must end where it ends.
    fn skip(&mut self, word: &str) -> bool {
        let start = self.rest.trim_start();
        let Some((head, tail)) = start.split_at_checked(word.len()) else { return false };
        let is_letters = word.bytes().all(|byte| byte.is_ascii_alphabetic());
        let goes_on = tail.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic());
        if !head.eq_ignore_ascii_case(word) || (is_letters && goes_on) {
            return false;
        }
        self.rest = tail;
        true
    }

    fn blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn expect_end(&mut self) -> Read<()> {
        self.blanks();
        if self.rest.is_empty() {
            return Ok(());
        }
        Err(expected(self.at(), "a comma, extra time, a bar or the end"))
    }

    /// How far the reader has come.
    fn at(&self) -> usize {
        self.text.len().saturating_sub(self.rest.len())
    }
}

#[derive(Clone, Copy)]
enum Unit {
    Seconds,
    Minutes,
    Hours,
}

impl Unit {
    const fn millis(self) -> u64 {
        match self {
            Unit::Seconds => 1000,
            Unit::Minutes => 60_000,
            Unit::Hours => 3_600_000,
        }
    }

    const fn wanted(self) -> &'static str {
        match self {
            Unit::Seconds => "seconds",
            Unit::Minutes | Unit::Hours => "minutes",
        }
    }
}

const fn expected(at: usize, what: &'static str) -> NotationError {
    NotationError { at, kind: NotationErrorKind::Expected(what) }
}
