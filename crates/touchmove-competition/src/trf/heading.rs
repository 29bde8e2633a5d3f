//! Lines about the event as a whole (012 to 222, and `XXR`, `XXS`, `BBW` of older files).

use alloc::string::String;
use alloc::vec::Vec;

use super::fault::{Fault, Why};
use super::lines::{TrfLine, narrow};
use super::{Day, Report, Scoring, cells, control, scoring};

/// What a heading has said so far that is compared with the rest of the file.
#[derive(Default)]
pub(super) struct Stated {
    /// How many players (062), with the line.
    pub(super) players: Option<(u32, u32)>,
    /// The codes of `202` and of `212`, the points not among them.
    ties: Option<Vec<String>>,
}

/// Whether a line of this kind may stand several times.
pub(super) fn repeats(tag: &str) -> bool {
    matches!(tag, "112" | "XXS")
}

/// Whether a line of this kind belongs to the heading.
pub(super) fn is_known(tag: &str) -> bool {
    read(&TrfLine::new(1, tag), &mut Report::default(), &mut Stated::default()).is_some()
}

/// Reads a line of the heading; `None` if it is not one.
pub(super) fn read(line: &TrfLine, report: &mut Report, stated: &mut Stated) -> Option<Result<(), Fault>> {
    let text = line.rest(5);
    let tag = line.tag();
    let read = match tag.as_str() {
        "012" => put(&mut report.name, text.text),
        "022" => put(&mut report.city, text.text),
        "032" => put(&mut report.federation, text.text),
        "042" => line.date(&text).map(|day| report.begins = day),
        "052" => line.date(&text).map(|day| report.ends = day),
        "062" => {
            line.number(&text, 9999).map(|number| stated.players = number.map(|number| (number, line.number)))
        }
        "072" => line.number(&text, 9999).map(|_| ()),
        "092" => put(&mut report.kind, text.text),
        "102" => put(&mut report.chief, text.text),
        "112" => {
            report.deputies.push(text.text);
            Ok(())
        }
        "122" => put(&mut report.times, text.text),
        "132" => days(line).map(|days| report.days = days),
        "142" | "XXR" => rounds(line, report),
        "162" => scoring::read(line, report.scoring.get_or_insert(Scoring::NORMAL)),
        "XXS" => scoring::read_codes(line, report.scoring.get_or_insert(Scoring::BYE_OF_ONE)),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            scoring::read_bb(line, report.scoring.get_or_insert(Scoring::BYE_OF_ONE))
        }
        "192" => put(&mut report.system, text.text),
        "202" | "212" => ties(line, report, stated),
        "222" => match control::read(&text.text) {
            Some(control) => {
                report.control = Some(control);
                Ok(())
            }
            None => Err(line.fault(text.column, Why::Expected("a time control such as 40/6000+30:900+30"))),
        },
        _ => return None,
    };
    Some(line.blank(4).and(read))
}

fn put(place: &mut String, text: String) -> Result<(), Fault> {
    *place = text;
    Ok(())
}

fn rounds(line: &TrfLine, report: &mut Report) -> Result<(), Fault> {
    let text = line.rest(5);
    let number = line.number(&text, 999)?.and_then(|number| u16::try_from(number).ok());
    let number = number.filter(|number| *number > 0);
    if number.is_none() || report.rounds.is_some_and(|other| Some(other) != number) {
        return Err(line.fault(text.column, Why::Expected("one number of rounds")));
    }
    report.rounds = number;
    Ok(())
}

/// The day of each round stands above its columns.
pub(super) fn days(line: &TrfLine) -> Result<Vec<Option<Day>>, Fault> {
    (4..cells::column(1)).try_for_each(|column| line.blank(column))?;
    let mut days = Vec::new();
    for round in 1..=cells::rounds(line) {
        let at = cells::column(round);
        line.blank(at.saturating_add(8))?;
        line.blank(at.saturating_add(9))?;
        days.push(line.short_day(&line.field(at, at.saturating_add(7)))?);
    }
    Ok(days)
}

/// `212` also names the points; both lines may stand, and then say the same.
fn ties(line: &TrfLine, report: &mut Report, stated: &mut Stated) -> Result<(), Fault> {
    let text = line.rest(5);
    let mut codes = Vec::new();
    let mut column = text.column;
    for code in text.text.split(',') {
        let plain = code.trim();
        if plain.is_empty() || !plain.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(line.fault(column, Why::Expected("codes of tie-breaks with commas between them")));
        }
        if !plain.eq_ignore_ascii_case("PTS") {
            codes.push(String::from(plain));
        }
        column = column.saturating_add(narrow(code.chars().count())).saturating_add(1);
    }
    if stated.ties.as_ref().is_some_and(|others| *others != codes) {
        return Err(line.fault(text.column, Why::Expected("the tie-breaks of the other line")));
    }
    stated.ties = Some(codes.clone());
    report.tie_breaks = codes;
    Ok(())
}
