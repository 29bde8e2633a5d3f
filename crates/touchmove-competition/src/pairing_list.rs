//! Plain pairing lists, as spreadsheets and pairing programs write them: one line per game with board, White and Black.
//!
//! Values are separated by commas, semicolons or tabs, whichever the first line has, and may stand in double quotes. A
//! heading may name the columns, then in any order and among others; without one they are board, White, Black. A player
//! is a starting number or a name. `bye` in the place of an opponent is the pairing's bye; `half-point bye`,
//! `full-point bye` and `zero-point bye` are the others.
//!
//! Lines of bare numbers need no separators: `board white black`, or as `JaVaFo` and `bbpPairings` write them, first how many
//! pairs and then `white black` with 0 for nobody. Swiss-Manager's pairing file and tables copied from chess-results have
//! headings of their own, which are known. So are Vega's list (`SortedPairs.txt`) and a tournament report that has the
//! paired round.

mod report;
mod vega;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::act::Paired;
use crate::event::Event;
use crate::ids::{BoardNumber, PlayerId, RoundNumber, SectionId};
use crate::player::Entrant;
use crate::round::{Bye, ByeKind};

/// What a list says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PairingList {
    /// The games.
    pub games: Vec<Paired>,
    /// Who has none.
    pub byes: Vec<Bye>,
}

/// A defect of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListFault {
    /// The line, from 1.
    pub line: u32,
    /// The value within the line, from 1.
    pub value: u32,
    /// What is wrong.
    pub why: ListWhy,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListWhy {
    /// Something else belongs here.
    Expected(&'static str),
    /// Nobody of the section has this name or number.
    NoSuchPlayer(String),
    /// Several players have this name.
    SeveralPlayers(String),
    /// The player stands in an earlier line.
    PlayerTwice(String),
    /// The board stands in an earlier line.
    BoardTwice(u16),
    /// The list is of another round.
    OtherRound(u16),
    /// The tournament report cannot be read.
    Report(String),
}

impl fmt::Display for ListFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, value {}: ", self.line, self.value)?;
        match &self.why {
            ListWhy::Expected(what) => write!(f, "expected {what}"),
            ListWhy::NoSuchPlayer(name) => write!(f, "nobody in the section is {name}"),
            ListWhy::SeveralPlayers(name) => write!(f, "several players are {name}; use starting numbers"),
            ListWhy::PlayerTwice(name) => write!(f, "{name} stands in an earlier line"),
            ListWhy::BoardTwice(board) => write!(f, "board {board} stands in an earlier line"),
            ListWhy::OtherRound(round) => write!(f, "the list is of round {round}"),
            ListWhy::Report(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for ListFault {}

/// Reads a list for a section, or tells everything that is wrong with it.
pub fn read(text: &str, event: &Event, section: SectionId) -> Result<PairingList, Vec<ListFault>> {
    read_round(text, event, section, None)
}

/// The same of a list that may name other rounds too.
pub fn read_round(
    text: &str,
    event: &Event,
    section: SectionId,
    round: Option<RoundNumber>,
) -> Result<PairingList, Vec<ListFault>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    if report::is_one(&text) {
        return report::read(&text, event, section, round);
    }
    let vegas = vega::as_plain_list(&text, round).transpose()?;
    let is_vegas = vegas.is_some();
    let text = vegas.or_else(|| bare_numbers(&text)).unwrap_or(text);
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let separator = [';', '\t', ','].into_iter().find(|sign| first.contains(*sign)).unwrap_or(',');
    let mut reading = Reading {
        entrants: event.entrants_of(section),
        columns: Columns::PLAIN,
        list: PairingList::default(),
        seen: Vec::new(),
        faults: Vec::new(),
    };
    let mut heading = true;
    for (line, number) in text.split('\n').zip(1u32..) {
        if line.trim().is_empty() {
            continue;
        }
        let Some(values) = values(line, separator) else {
            reading.fault(number, 1, ListWhy::Expected("a closing quotation mark"));
            continue;
        };
        if core::mem::take(&mut heading)
            && let Some(columns) = Columns::named(&values)
        {
            reading.columns = columns;
            continue;
        }
        if reading.is_of_another_round(&values, round) {
            continue;
        }
        reading.row(&values, number);
    }
    if reading.faults.is_empty() && reading.list == PairingList::default() {
        reading.fault(1, 1, ListWhy::Expected("a game"));
    }
    // Vega's is sorted by names; others say in which order they want the boards.
    if is_vegas {
        reading.list.games.sort_by_key(|game| game.board);
    }
    if reading.faults.is_empty() { Ok(reading.list) } else { Err(reading.faults) }
}

/// Where board, White and Black stand in a line, from 0.
#[derive(Clone, Copy)]
struct Columns {
    board: Option<usize>,
    white: usize,
    black: usize,
    round: Option<usize>,
}

impl Columns {
    const PLAIN: Columns = Columns { board: Some(0), white: 1, black: 2, round: None };

    /// The columns a heading names; none if the line is not a heading.
    fn named(values: &[String]) -> Option<Columns> {
        // A name with a number in it is a player, never a heading.
        let plain = |value: &String| -> String {
            if latin_digits(value).contains(|letter: char| letter.is_ascii_digit()) {
                return String::new();
            }
            let kept = value.chars().filter(|letter| letter.is_alphabetic() || *letter == '#');
            kept.collect::<String>().to_lowercase()
        };
        let plain: Vec<String> = values.iter().map(plain).collect();
        let all = |names: &'static [&'static str]| {
            let named = move |(_, value): &(usize, &String)| names.contains(&value.as_str());
            plain.iter().enumerate().filter(named).map(|(at, _)| at)
        };
        let at = |names| all(names).next();
        let twice = |names| {
            let mut both = all(names);
            Some((both.next()?, both.next()?))
        };
        // Starting numbers are surer than names; both stand once for each side.
        let (white, black) = at(&["nrw"])
            .zip(at(&["nrs"]))
            .or_else(|| twice(NUMBERS))
            .or_else(|| at(WHITE).zip(at(BLACK)))
            .or_else(|| twice(&["name", "player", "spieler"]))?;
        let board = at(BOARD).or_else(|| at(NUMBERS)).filter(|at| *at != white && *at != black);
        Some(Columns { board, white, black, round: at(&["round", "runde", "rd"]) })
    }
}

const BOARD: &[&str] = &["board", "boards", "bd", "bo", "br", "brd", "brett", "table", "tisch", "#"];
const NUMBERS: &[&str] = &["no", "nr", "sno", "snr", "startnr"];
const WHITE: &[&str] = &["white", "whiteplayer", "whitename", "w", "weiß", "weiss"];
const BLACK: &[&str] = &["black", "blackplayer", "blackname", "b", "schwarz"];

/// Lines that have nothing but numbers, as a list with commas; none where something else stands there.
fn bare_numbers(text: &str) -> Option<String> {
    let numbers =
        |line: &str| -> Option<Vec<u16>> { line.split_whitespace().map(|word| number(word).ok()).collect() };
    let lines: Option<Vec<Vec<u16>>> = text.split('\n').map(numbers).collect();
    let lines = lines?;
    let in_pairs = lines.iter().any(|line| line.len() == 2) && lines.iter().all(|line| line.len() <= 2);
    let count = if in_pairs { lines.iter().position(|line| line.len() == 1) } else { None };
    let mut board = 0u16;
    let mut written = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        written.push(match line.as_slice() {
            [_] if count == Some(place) && lines.iter().take(place).all(Vec::is_empty) => String::new(),
            [player] | [player, 0] => alloc::format!(",{player},bye"),
            [white, black] if in_pairs => {
                board = board.saturating_add(1);
                alloc::format!("{board},{white},{black}")
            }
            [] => String::new(),
            several => several.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        });
    }
    Some(written.join("\n"))
}

struct Reading<'a> {
    entrants: Vec<&'a Entrant>,
    columns: Columns,
    list: PairingList,
    seen: Vec<PlayerId>,
    faults: Vec<ListFault>,
}

impl Reading<'_> {
    fn fault(&mut self, line: u32, value: usize, why: ListWhy) {
        let value = u32::try_from(value).unwrap_or(u32::MAX);
        self.faults.push(ListFault { line, value, why });
    }

    fn is_of_another_round(&self, values: &[String], round: Option<RoundNumber>) -> bool {
        let said = self.columns.round.and_then(|at| values.get(at)).and_then(|text| number(text.trim()).ok());
        said.zip(round).is_some_and(|(said, round): (u16, RoundNumber)| said != round.0)
    }

    fn row(&mut self, values: &[String], line: u32) {
        let Columns { board, white, black, .. } = self.columns;
        let value = |at: usize| values.get(at).map(|value| value.trim().to_string()).unwrap_or_default();
        let (left, right) = (value(white), value(black));
        match (bye(&left), bye(&right)) {
            (Some(_), Some(_)) => {
                self.fault(line, white.saturating_add(1), ListWhy::Expected("a player"));
            }
            (None, Some(kind)) => self.without_game(&left, kind, line, white),
            (Some(kind), None) => self.without_game(&right, kind, line, black),
            (None, None) => {
                let board = self.board(board.map(value), line, board.unwrap_or(0));
                let players = (self.player(&left, line, white), self.player(&right, line, black));
                if let (Some(board), (Some(white), Some(black))) = (board, players) {
                    self.list.games.push(Paired { board, white, black });
                }
            }
        }
    }

    fn without_game(&mut self, name: &str, kind: ByeKind, line: u32, at: usize) {
        if let Some(player) = self.player(name, line, at) {
            self.list.byes.push(Bye { player, kind });
        }
    }

    /// The board as it is written; where no column has boards, they are counted.
    fn board(&mut self, written: Option<String>, line: u32, at: usize) -> Option<BoardNumber> {
        let number = match written {
            Some(text) => number(text.trim_end_matches('.')).ok().filter(|number| *number > 0),
            None => u16::try_from(self.list.games.len()).ok().and_then(|number| number.checked_add(1)),
        };
        match number {
            None => {
                self.fault(line, at.saturating_add(1), ListWhy::Expected("the number of a board"));
                None
            }
            Some(number) if self.list.games.iter().any(|game| game.board.0 == number) => {
                self.fault(line, at.saturating_add(1), ListWhy::BoardTwice(number));
                None
            }
            Some(number) => Some(BoardNumber(number)),
        }
    }

    fn player(&mut self, text: &str, line: u32, at: usize) -> Option<PlayerId> {
        let at = at.saturating_add(1);
        if text.is_empty() {
            self.fault(line, at, ListWhy::Expected("a player"));
            return None;
        }
        let found: Vec<PlayerId> = match number(text) {
            Ok(number) => self.entrants.iter().filter(|one| one.number == number).map(|one| one.id).collect(),
            Err(_) => {
                let same = |one: &&&Entrant| letters(&one.player.name) == letters(text);
                self.entrants.iter().filter(same).map(|one| one.id).collect()
            }
        };
        match found.as_slice() {
            [] => self.fault(line, at, ListWhy::NoSuchPlayer(text.into())),
            [player] if self.seen.contains(player) => self.fault(line, at, ListWhy::PlayerTwice(text.into())),
            [player] => {
                self.seen.push(*player);
                return Some(*player);
            }
            [_, _, ..] => self.fault(line, at, ListWhy::SeveralPlayers(text.into())),
        }
        None
    }
}

fn number(text: &str) -> Result<u16, core::num::ParseIntError> {
    latin_digits(text).parse()
}

/// The text with Latin digits: tables written in Persian or Arabic have digits of their own.
pub(crate) fn latin_digits(text: &str) -> String {
    let latin = |letter: char| {
        let mut all =
            ["۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩"].into_iter().flat_map(|digits| digits.chars().zip('0'..='9'));
        all.find(|(own, _)| *own == letter).map_or(letter, |(_, latin)| latin)
    };
    text.chars().map(latin).collect()
}

/// A name without what programs write differently: blanks, commas, capitals, the digits of an alphabet.
pub(crate) fn letters(name: &str) -> String {
    let name = latin_digits(name);
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The bye a word stands for.
fn bye(text: &str) -> Option<ByeKind> {
    match letters(text).as_str() {
        "bye" | "pairingallocatedbye" | "spielfrei" => Some(ByeKind::PairingAllocated),
        "1" if latin_digits(text.trim()) == "-1" => Some(ByeKind::PairingAllocated),
        "halfpointbye" | "halfbye" => Some(ByeKind::HalfPoint),
        "fullpointbye" | "fullbye" => Some(ByeKind::FullPoint),
        "zeropointbye" | "zerobye" | "notpaired" | "nichtausgelost" => Some(ByeKind::ZeroPoint),
        _ => None,
    }
}

/// The values of a line; none if a quotation mark is not closed.
pub(crate) fn values(line: &str, separator: char) -> Option<Vec<String>> {
    let mut all = Vec::new();
    let mut value = String::new();
    let mut letters = line.chars().peekable();
    let mut quoted = false;
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                value.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if value.trim().is_empty() => {
                value.clear();
                quoted = true;
            }
            letter if letter == separator && !quoted => all.push(core::mem::take(&mut value)),
            letter => value.push(letter),
        }
    }
    all.push(value);
    (!quoted).then_some(all)
}
