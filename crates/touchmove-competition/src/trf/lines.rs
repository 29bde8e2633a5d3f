//! Lines and their columns, counted in letters from 1 as the format counts them.

use alloc::string::String;
use alloc::vec::Vec;

use super::Day;
use super::fault::{Fault, Why};
use crate::points::HalfPoints;
use touchmove_law::Date;

/// A line of a file.
pub(super) struct TrfLine {
    /// Its number, from 1.
    pub(super) number: u32,
    letters: Vec<char>,
}

/// What stands in some columns, blanks around it taken away.
pub(super) struct Field {
    pub(super) text: String,
    /// The column it begins in.
    pub(super) column: u32,
}

type Read<T> = Result<T, Fault>;

impl TrfLine {
    pub(super) fn new(number: u32, text: &str) -> TrfLine {
        TrfLine { number, letters: text.trim_end().chars().collect() }
    }

    /// The first three columns.
    pub(super) fn tag(&self) -> String {
        self.letters.iter().take(3).collect()
    }

    /// The whole line without blanks at its end.
    pub(super) fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// How many columns it has.
    pub(super) fn width(&self) -> usize {
        self.letters.len()
    }

    /// The letter in a column; a blank beyond the end.
    pub(super) fn letter(&self, column: usize) -> char {
        column.checked_sub(1).and_then(|at| self.letters.get(at)).copied().unwrap_or(' ')
    }

    /// The columns from one to another, both included.
    pub(super) fn field(&self, from: usize, to: usize) -> Field {
        let raw: String = (from..=to).map(|column| self.letter(column)).collect();
        let blanks = raw.chars().take_while(|letter| *letter == ' ').count();
        let text = String::from(raw.trim());
        let column = if text.is_empty() { from } else { from.saturating_add(blanks) };
        Field { text, column: narrow(column) }
    }

    /// Everything from a column on.
    pub(super) fn rest(&self, from: usize) -> Field {
        self.field(from, self.width().max(from))
    }

    pub(super) fn fault(&self, column: u32, why: Why) -> Fault {
        Fault { line: self.number, column, why }
    }

    /// Whether a column that belongs to no field is blank.
    pub(super) fn blank(&self, column: usize) -> Read<()> {
        if self.letter(column) == ' ' { Ok(()) } else { Err(self.fault(narrow(column), Why::BetweenFields)) }
    }

    /// A whole number, or nothing where the columns are blank.
    pub(super) fn number(&self, field: &Field, most: u32) -> Read<Option<u32>> {
        if field.text.is_empty() {
            return Ok(None);
        }
        let digits = field.text.bytes().all(|byte| byte.is_ascii_digit());
        match field.text.parse::<u32>() {
            Ok(number) if digits && number <= most => Ok(Some(number)),
            Ok(_) | Err(_) => Err(self.fault(field.column, Why::Expected("a whole number"))),
        }
    }

    /// A number of points in halves, or nothing where the columns are blank.
    pub(super) fn points(&self, field: &Field) -> Read<Option<HalfPoints>> {
        if field.text.is_empty() {
            return Ok(None);
        }
        read_points(&field.text)
            .map(Some)
            .ok_or_else(|| self.fault(field.column, Why::Expected("points such as 4.5")))
    }

    /// A day, year first; the year alone, or nothing but zeros, where the format of the field allows it.
    pub(super) fn date(&self, field: &Field) -> Read<Option<Date>> {
        if field.text.is_empty() {
            return Ok(None);
        }
        match parts(&field.text) {
            Some([year, month, day]) => Date::new(year, narrow_day(month), narrow_day(day)),
            None => None,
        }
        .map(Some)
        .ok_or_else(|| self.fault(field.column, Why::Expected("a day such as 2026/11/15")))
    }

    /// The day of a round.
    pub(super) fn short_day(&self, field: &Field) -> Read<Option<Day>> {
        if field.text.is_empty() {
            return Ok(None);
        }
        let day = parts(&field.text).and_then(|[year, month, day]| {
            // Which century is not for the line to say: a leap day is let through.
            let real = Date::new(2000, narrow_day(month), narrow_day(day)).is_some() && year < 100;
            real.then(|| Day {
                year: u8::try_from(year).unwrap_or(0),
                month: narrow_day(month),
                day: narrow_day(day),
            })
        });
        day.map(Some).ok_or_else(|| self.fault(field.column, Why::Expected("a day such as 26/11/15")))
    }
}

/// A column as faults print it.
pub(super) fn narrow(column: usize) -> u32 {
    u32::try_from(column).unwrap_or(u32::MAX)
}

fn narrow_day(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(0)
}

/// `2026/11/15` as three numbers; other programs write dots or hyphens.
pub(super) fn parts(text: &str) -> Option<[u16; 3]> {
    let separator = text.chars().find(|letter| !letter.is_ascii_digit())?;
    if !matches!(separator, '/' | '-' | '.') {
        return None;
    }
    let mut numbers = text.split(separator).map(|part| {
        let digits = !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| part.parse::<u16>().ok()).flatten()
    });
    let all = [numbers.next()??, numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(all)
}

/// `4.5`, `4`, `.5` in half-points.
pub(super) fn read_points(text: &str) -> Option<HalfPoints> {
    let (whole, half) = match text.split_once('.') {
        Some((whole, "0")) => (whole, 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return None,
        None if text.is_empty() => return None,
        None => (text, 0),
    };
    if !whole.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    whole.checked_mul(2)?.checked_add(half).map(HalfPoints)
}

/// `4.5`.
pub(super) fn written(points: HalfPoints) -> String {
    alloc::format!("{}.{}", points.0 / 2, if points.0.is_multiple_of(2) { 0 } else { 5 })
}
