//! Lines of players (001): who, how many points, which place, and every round.

use alloc::string::String;
use alloc::vec::Vec;

use super::cells::{self, Cell};
use super::fault::{Fault, Why};
use super::lines::{Field, TrfLine, parts};
use crate::player::{Born, Player, Sex, Title};
use crate::points::HalfPoints;

/// A player's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerLine {
    /// The starting number.
    pub number: u16,
    /// Who it is; the format knows neither clubs nor needs.
    pub player: Player,
    /// The points.
    pub points: Option<HalfPoints>,
    /// The place.
    pub rank: Option<u16>,
    /// The rounds, the first one first.
    pub cells: Vec<Cell>,
}

/// Columns that belong to no field.
const GAPS: [usize; 11] = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];

/// Reads a line; every defect of it is told.
pub(super) fn read(line: &TrfLine, faults: &mut Vec<Fault>) -> Option<PlayerLine> {
    let before = faults.len();
    for gap in GAPS {
        keep(line.blank(gap), faults);
    }
    let number = keep(starting_number(line), faults);
    let sex = keep(sex(line), faults);
    let title = keep(title(line), faults);
    let name = line.field(15, 47);
    if name.text.is_empty() {
        faults.push(line.fault(15, Why::Expected("a name")));
    }
    let rating = keep(line.number(&line.field(49, 52), 9999), faults);
    let federation = keep(federation(line), faults);
    let fide_id = keep(line.number(&line.field(58, 68), u32::MAX), faults);
    let born = keep(born(line), faults);
    let points = keep(line.points(&line.field(81, 84)), faults);
    let rank = keep(line.number(&line.field(86, 89), 9999), faults);
    let mut cells = Vec::new();
    for round in 1..=cells::rounds(line) {
        cells.extend(keep(cells::read(line, round), faults));
    }
    if points == Some(None) && cells.iter().any(|cell| *cell != Cell::Nothing) {
        faults.push(line.fault(81, Why::Expected("points such as 4.5")));
    }
    if faults.len() > before {
        return None;
    }
    let small = |number: Option<Option<u32>>| {
        number.flatten().filter(|number| *number > 0).and_then(|number| u16::try_from(number).ok())
    };
    Some(PlayerLine {
        number: number?,
        player: Player {
            sex: sex?,
            title: title?,
            rating: small(rating),
            federation: federation?,
            fide_id: fide_id?.filter(|number| *number > 0),
            born: born?,
            ..Player::named(name.text)
        },
        points: points?,
        rank: small(rank),
        cells,
    })
}

/// The value, or a fault more.
fn keep<T>(read: Result<T, Fault>, faults: &mut Vec<Fault>) -> Option<T> {
    match read {
        Ok(value) => Some(value),
        Err(fault) => {
            faults.push(fault);
            None
        }
    }
}

fn starting_number(line: &TrfLine) -> Result<u16, Fault> {
    let field = line.field(5, 8);
    let number = line.number(&field, 9999)?.and_then(|number| u16::try_from(number).ok());
    number
        .filter(|number| *number > 0)
        .ok_or_else(|| line.fault(field.column, Why::Expected("a starting number from 1 on")))
}

fn sex(line: &TrfLine) -> Result<Option<Sex>, Fault> {
    match line.letter(10) {
        ' ' => Ok(None),
        'm' | 'M' => Ok(Some(Sex::Male)),
        'w' | 'W' => Ok(Some(Sex::Female)),
        _ => Err(line.fault(10, Why::Expected("m, w or a blank"))),
    }
}

/// FIDE's codes, or the short ones of its older lists, in either case.
fn title(line: &TrfLine) -> Result<Option<Title>, Fault> {
    let Field { text, column } = line.field(11, 13);
    if text.is_empty() {
        return Ok(None);
    }
    titled(&text).map(Some).ok_or_else(|| line.fault(column, Why::Expected("one of FIDE's titles")))
}

/// Whether a text is a title.
pub(super) fn is_title(text: &str) -> bool {
    titled(text).is_some()
}

/// Whether a text is a day of birth as the format has it.
pub(super) fn is_born(text: &str) -> bool {
    born(&TrfLine::new(1, &alloc::format!("{text:>79}"))).is_ok()
}

/// The title of a code.
pub(crate) fn titled(text: &str) -> Option<Title> {
    let short = match text.to_ascii_lowercase().as_str() {
        "g" => Some(Title::Gm),
        "m" => Some(Title::Im),
        "f" => Some(Title::Fm),
        "c" => Some(Title::Cm),
        "wg" => Some(Title::Wgm),
        "wm" => Some(Title::Wim),
        "wf" => Some(Title::Wfm),
        "wc" => Some(Title::Wcm),
        _ => None,
    };
    short.or_else(|| Title::read(&text.to_ascii_uppercase()))
}

fn federation(line: &TrfLine) -> Result<Option<String>, Fault> {
    let Field { text, column } = line.field(54, 56);
    if text.is_empty() {
        return Ok(None);
    }
    if text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        Ok(Some(text))
    } else {
        Err(line.fault(column, Why::Expected("a federation's code")))
    }
}

/// A day, or the year alone, which files also write with zeros after it.
fn born(line: &TrfLine) -> Result<Option<Born>, Fault> {
    let field = line.field(70, 79);
    if field.text.len() == 4
        && let Some(year) = line.number(&field, 9999)?.and_then(|year| u16::try_from(year).ok())
    {
        return Ok((year > 0).then_some(Born::In(year)));
    }
    match parts(&field.text) {
        Some([0, 0, 0]) => Ok(None),
        Some([year, 0, 0]) => Ok(Some(Born::In(year))),
        Some(_) | None => Ok(line.date(&field)?.map(Born::On)),
    }
}
