//! Writing a report as a file. Lines end with carriage return and line feed.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::cells::{Cell, bye_letter};
use super::lines::written;
use super::players::PlayerLine;
use super::{Format, Report, control, scoring};
use crate::player::{Born, Sex, Title};
use crate::points::HalfPoints;
use touchmove_chess::Color;

/// Why a report cannot be written: something is wider than its columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritable {
    /// The starting number of the player.
    pub player: u16,
    /// What is too wide.
    pub what: &'static str,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}: {} is wider than its columns", self.player, self.what)
    }
}

impl core::error::Error for Unwritable {}

/// The file of a report.
pub fn write(report: &Report, format: Format) -> Result<String, Unwritable> {
    let mut lines = heading(report, format);
    for player in &report.players {
        lines.push(line(player)?);
    }
    if format == Format::Trf16 {
        lines.extend(report.rounds.map(|rounds| alloc::format!("XXR {rounds}")));
        lines.extend(report.scoring.and_then(scoring::codes));
    }
    lines.extend(report.carried.iter().filter(|line| !is_heading(line)).cloned());
    let mut out = String::new();
    for line in lines {
        out.push_str(line.trim_end());
        out.push_str("\r\n");
    }
    Ok(out)
}

/// Whether a carried line belongs to the heading, where lines stand in the order of their numbers.
fn is_heading(line: &str) -> bool {
    let mut letters = line.bytes();
    let digits = [letters.next(), letters.next(), letters.next()];
    matches!(digits, [Some(b'0'..=b'7'), Some(b'0'..=b'9'), Some(b'2')])
}

fn heading(report: &Report, format: Format) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut put = |tag: &str, text: &str| {
        if !text.is_empty() {
            lines.push(alloc::format!("{tag} {text}"));
        }
    };
    let day = |day: Option<touchmove_law::Date>| day.map(slashes).unwrap_or_default();
    put("012", &report.name);
    put("022", &report.city);
    put("032", &report.federation);
    put("042", &day(report.begins));
    put("052", &day(report.ends));
    put("062", &report.players.len().to_string());
    let rated = report.players.iter().filter(|player| player.player.rating.is_some()).count();
    put("072", &rated.to_string());
    put("092", &report.kind);
    put("102", &report.chief);
    for deputy in &report.deputies {
        put("112", deputy);
    }
    put("122", &report.times);
    let days = super::export::days_line(&report.days).unwrap_or_default();
    put("132", days.get(4..).unwrap_or_default());
    if format == Format::Trf26 {
        put("142", &report.rounds.map(|rounds| rounds.to_string()).unwrap_or_default());
        let line = report.scoring.and_then(scoring::line).unwrap_or_default();
        put("162", line.get(4..).unwrap_or_default());
        put("192", &report.system);
        put("202", &report.tie_breaks.join(","));
        put("222", &report.control.as_ref().and_then(control::code).unwrap_or_default());
    }
    lines.extend(report.carried.iter().filter(|line| is_heading(line)).cloned());
    lines.sort_by(|a, b| a.get(..3).cmp(&b.get(..3)));
    lines
}

fn slashes(day: touchmove_law::Date) -> String {
    alloc::format!("{:04}/{:02}/{:02}", day.year(), day.month(), day.day())
}

fn line(one: &PlayerLine) -> Result<String, Unwritable> {
    let wide = |what: &'static str| Unwritable { player: one.number, what };
    let fits = |text: String, width: usize, what: &'static str| {
        if text.chars().count() <= width { Ok(text) } else { Err(wide(what)) }
    };
    let player = &one.player;
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let start = fits(one.number.to_string(), 4, "the starting number")?;
    let sex = player.sex.map_or(' ', |sex| match sex {
        Sex::Male => 'm',
        Sex::Female => 'w',
    });
    let title = player.title.map(Title::code).unwrap_or_default();
    let name = fits(player.name.clone(), 33, "the name")?;
    let rating = fits(number(player.rating.map(u32::from)), 4, "the rating")?;
    let federation = fits(player.federation.clone().unwrap_or_default(), 3, "the federation")?;
    let fide_id = number(player.fide_id);
    let born = match player.born {
        None => String::new(),
        Some(Born::In(year)) => alloc::format!("{year:04}/00/00"),
        Some(Born::On(day)) => slashes(day),
    };
    let points = fits(written(one.points.unwrap_or(HalfPoints::ZERO)), 4, "the sum of points")?;
    let rank = fits(number(one.rank.map(u32::from)), 4, "the place")?;
    let mut out = alloc::format!(
        "001 {start:>4} {sex}{title:>3} {name:<33} {rating:>4} {federation:<3} {fide_id:>11} {born:<10} {points:>4} {rank:>4}"
    );
    for cell in &one.cells {
        out.push_str("  ");
        out.push_str(&written_cell(*cell));
    }
    Ok(out)
}

fn written_cell(cell: Cell) -> String {
    match cell {
        Cell::Nothing => " ".repeat(8),
        Cell::Bye(kind) => alloc::format!("0000 - {}", bye_letter(kind)),
        Cell::Game { opponent, color, sign } => {
            let color = match color {
                Color::White => 'w',
                Color::Black => 'b',
            };
            let sign = sign.map_or(' ', super::Sign::letter);
            alloc::format!("{opponent:>4} {color} {sign}")
        }
    }
}
