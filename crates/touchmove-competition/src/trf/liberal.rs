//! Files as programs really write them, brought into the strict form of the format. What the event does not need never stops
//! it: what was not understood is left out and told.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_law::Date;

use super::cells;
use super::lines::TrfLine;
use super::{Report, Scoring, heading, records};
use crate::standings::TieBreak;

/// Something of a file that was not taken over.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "LineLeftOut"),
    ts(rename = "LineLeftOut")
)]
pub struct LeftOut {
    /// The line, from 1.
    pub line: u32,
    /// What stands there.
    pub text: String,
}

/// A file in the strict form.
pub(super) struct Liberal {
    pub(super) text: String,
    /// How many days of rounds it names (132).
    pub(super) days: u16,
    pub(super) left_out: Vec<LeftOut>,
}

pub(super) fn liberal(text: &str) -> Liberal {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    let mut reading = Reading { days: 0, left_out: Vec::new(), byes: Vec::new() };
    let lines: Vec<String> = text
        .replace('\t', " ")
        .split('\n')
        .zip(1u32..)
        .map(|(line, number)| reading.line(line.trim_end(), number))
        .collect();
    Liberal { text: lines.join("\n"), days: reading.days, left_out: reading.left_out }
}

struct Reading {
    days: u16,
    left_out: Vec<LeftOut>,
    /// The rounds in which somebody has the pairing's bye already.
    byes: Vec<usize>,
}

impl Reading {
    fn line(&mut self, text: &str, number: u32) -> String {
        let line = TrfLine::new(number, text);
        let tag = line.tag();
        let rest = line.rest(5).text;
        match tag.as_str() {
            "001" => self.player(&line),
            "042" | "052" => match day(&rest) {
                Some(date) => format!("{tag} {}", slashed(date)),
                None => self.without(tag, rest, number),
            },
            "062" | "072" => match rest.split(|letter: char| !letter.is_ascii_digit()).next() {
                Some(digits) if !digits.is_empty() && tag == "072" => format!("{tag} {digits}"),
                // How many players there are is counted.
                Some(_) | None => String::new(),
            },
            "132" => self.days(&line),
            "202" | "212" => self.tie_breaks(&tag, &rest, number),
            // What no event here counts: points that no result gives.
            "299" => self.without(String::new(), text.to_string(), number),
            // Without its name there is no event.
            _ if tag != "012" && is_unreadable(&line) => {
                self.without(String::new(), text.to_string(), number)
            }
            // A line of national ratings names a player; other programs have lines of their own that look alike.
            _ if records::is_national(&tag) && line.field(5, 8).text.parse::<u16>().is_err() => {
                self.without(String::new(), text.to_string(), number)
            }
            _ if tag.trim().is_empty()
                || heading::is_known(&tag)
                || records::is_kept(&tag)
                || tag == "###" =>
            {
                text.to_string()
            }
            _ => self.without(String::new(), text.to_string(), number),
        }
    }

    fn without(&mut self, tag: String, text: String, line: u32) -> String {
        if !text.trim().is_empty() {
            self.left_out.push(LeftOut { line, text });
        }
        tag
    }

    /// The tie-breaks that are computed here.
    fn tie_breaks(&mut self, tag: &str, codes: &str, number: u32) -> String {
        let codes = codes.split(',').map(str::trim).filter(|code| !code.is_empty());
        let (known, others): (Vec<&str>, Vec<&str>) = codes.partition(|code| TieBreak::read(code).is_some());
        for code in others {
            self.without(String::new(), code.to_string(), number);
        }
        if known.is_empty() { String::new() } else { format!("{tag} {}", known.join(",")) }
    }

    /// The days of the rounds, wherever they stand in the line.
    fn days(&mut self, line: &TrfLine) -> String {
        let text = line.rest(5).text;
        let days: Option<Vec<Date>> = text.split_whitespace().map(day).collect();
        let days = match days {
            Some(days) if !days.is_empty() => days,
            Some(_) | None => return self.without(String::new(), text, line.number),
        };
        self.days = u16::try_from(days.len()).unwrap_or(u16::MAX);
        let mut written = format!("{:<91}", "132");
        for date in days {
            let [year, month, day] = [date.year() % 100, u16::from(date.month()), u16::from(date.day())];
            written.push_str(&format!("{year:02}/{month:02}/{day:02}  "));
        }
        written.trim_end().to_string()
    }

    fn player(&mut self, line: &TrfLine) -> String {
        let mut letters: Vec<char> = line.text().chars().collect();
        let mut put = |from: usize, to: usize, text: &str| {
            let width = to.saturating_add(1).saturating_sub(from);
            if letters.len() < to {
                letters.resize(to, ' ');
            }
            let padded = format!("{text:>width$}");
            for (place, letter) in (from.saturating_sub(1)..to).zip(padded.chars()) {
                if let Some(old) = letters.get_mut(place) {
                    *old = letter;
                }
            }
        };
        let mut unread: Vec<String> = Vec::new();
        let mut keep = |from: usize, to: usize, is_fit: &dyn Fn(&str) -> bool| {
            let field = line.field(from, to);
            if !field.text.is_empty() && !is_fit(&field.text) {
                put(from, to, "");
                unread.push(field.text);
            }
        };
        keep(10, 10, &|sex| matches!(sex, "m" | "w" | "M" | "W" | "f" | "F"));
        keep(11, 13, &super::players::is_title);
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        keep(49, 52, &digits);
        keep(54, 56, &|code| code.bytes().all(|byte| byte.is_ascii_alphanumeric()));
        keep(58, 68, &digits);
        keep(70, 79, &|born| super::players::is_born(born) || day(born).is_some());
        if matches!(line.letter(10), 'f' | 'F') {
            put(10, 10, "w");
        }
        let born = line.field(70, 79).text;
        if !super::players::is_born(&born)
            && let Some(date) = day(&born)
        {
            put(70, 79, &slashed(date));
        }
        let points = line.field(81, 84).text;
        put(81, 84, &points.replace(',', "."));
        for round in 1..=cells::rounds(line) {
            let at = cells::column(round);
            if let Some((from, text)) = self.cell(line, round) {
                put(at.saturating_add(from), at.saturating_add(7), &text);
            }
        }
        for text in unread {
            self.left_out.push(LeftOut { line: line.number, text });
        }
        let written: String = letters.into_iter().collect();
        written.trim_end().to_string()
    }

    /// What older files write in a round, as the format now has it: from where in the cell, and what.
    fn cell(&mut self, line: &TrfLine, round: usize) -> Option<(usize, String)> {
        let at = cells::column(round);
        let own: u32 = line.field(5, 8).text.parse().ok()?;
        let opponent: u32 = line.field(at, at.saturating_add(3)).text.parse().unwrap_or(0);
        let (color, result) = (line.letter(at.saturating_add(5)), line.letter(at.saturating_add(7)));
        if opponent > 0 {
            // A game nobody sat down to may have no colours; both lines must then say the same.
            let named = if own < opponent { 'w' } else { 'b' };
            return (color == '-' || (color == ' ' && result != ' '))
                .then(|| (5, format!("{named} {result}")));
        }
        let bye = match (color, result) {
            ('-' | ' ', '=') => 'H',
            ('-' | ' ', '-' | '0') => 'Z',
            ('-' | ' ', '+' | '1') => 'F',
            ('-' | ' ', 'U' | 'u') if self.byes.contains(&round) => 'F',
            ('-' | ' ', 'U' | 'u') => {
                self.byes.push(round);
                return None;
            }
            _ => return None,
        };
        Some((0, format!("0000 - {bye}")))
    }
}

/// A line of the heading that cannot be read.
fn is_unreadable(line: &TrfLine) -> bool {
    matches!(heading::read(line, &mut Report::default(), &mut heading::Stated::default()), Some(Err(_)))
}

/// Takes out of the report what results are worth where no event here counts so, and tells it.
pub(super) fn scoring(report: &mut Report, text: &str) -> Vec<LeftOut> {
    let Some((counted, symbols)) = report.scoring.map(Scoring::as_counted) else { return Vec::new() };
    if symbols.is_empty() {
        return Vec::new();
    }
    report.scoring = Some(counted);
    let lines: Vec<TrfLine> =
        text.split('\n').zip(1u32..).map(|(line, number)| TrfLine::new(number, line)).collect();
    let said = |line: &TrfLine| -> Vec<LeftOut> {
        let parts = super::scoring::parts(line).into_iter();
        let parts = parts.filter(|(symbol, _)| symbols.contains(&symbol.as_str()));
        parts.map(|(_, text)| LeftOut { line: line.number, text }).collect()
    };
    let told: Vec<LeftOut> = lines.iter().flat_map(said).collect();
    if !told.is_empty() {
        return told;
    }
    // A bye that no line names counts otherwise here only because of the others.
    let first = lines.iter().find(|line| !super::scoring::parts(line).is_empty());
    first.map(|line| LeftOut { line: line.number, text: line.text() }).into_iter().collect()
}

fn slashed(date: Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// A day as people write it: `2026/11/15`, `15.11.2026`, `28. 07. 2005`, `Jun 26, 2020`, `26/11/15`.
fn day(text: &str) -> Option<Date> {
    let lower = text.to_lowercase();
    let parts: Vec<&str> =
        lower.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    let [first, second, third] = parts.as_slice() else { return None };
    let month = |text: &str| {
        let at = MONTHS.iter().position(|name| text.len() >= 3 && text.starts_with(name))?;
        u8::try_from(at).ok()?.checked_add(1)
    };
    let number = |text: &str| text.parse::<u16>().ok();
    let small = |text: &str| text.parse::<u8>().ok();
    if let Some(month) = month(first) {
        return Date::new(number(third)?, month, small(second)?);
    }
    if let Some(month) = month(second) {
        return Date::new(number(third)?, month, small(first)?);
    }
    if first.len() == 4 {
        return Date::new(number(first)?, small(second)?, small(third)?);
    }
    if third.len() == 4 {
        return Date::new(number(third)?, small(second)?, small(first)?);
    }
    // Short years stand first, as in the line of days (132).
    Date::new(number(first)?.checked_add(2000)?, small(second)?, small(third)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_however_they_are_written() {
        for text in [
            "2026/11/15",
            "15.11.2026",
            "15. 11. 2026",
            "Nov 15, 2026",
            "15 November 2026",
            "2026-11-15",
            "26/11/15",
        ] {
            assert_eq!(day(text).map(slashed).as_deref(), Some("2026/11/15"), "{text}");
        }
        for text in ["", "November", "31.02.2026", "15.11", "a b c"] {
            assert_eq!(day(text), None, "{text}");
        }
    }
}
