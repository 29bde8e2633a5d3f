//! Records that only other programs read: their columns are verified, and they are kept as they are.

use alloc::string::String;
use alloc::vec::Vec;

use super::fault::{Fault, Why};
use super::lines::{Field, TrfLine, narrow};

/// What may stand in a field.
#[derive(Clone, Copy)]
enum Holds {
    /// A whole number.
    Number,
    /// Points such as `4.5`, with a minus sign where they are taken away.
    Points,
    /// One of these words.
    Word(&'static [&'static str], &'static str),
    /// Anything.
    Text,
}

/// Whether something must stand in a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Must {
    Yes,
    No,
}

/// A field: first and last column, what it holds.
struct Part(usize, usize, Holds, Must);

/// Fields that go on to the end of the line: first column, width, step, how many at least.
struct Tail {
    from: usize,
    width: usize,
    step: usize,
    least: usize,
    holds: Holds,
    of: Of,
}

/// What the numbers at the end of a record name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// Players.
    Players,
    /// Players, or teams in an event of teams.
    Participants,
    /// Nobody.
    Nobody,
}

struct Shape {
    tag: &'static str,
    parts: &'static [Part],
    tail: Option<Tail>,
}

const NUMBER: Holds = Holds::Number;
const COLOR: Holds = Holds::Word(&["W", "B", "w", "b"], "W or B");
const METHOD: Holds = Holds::Word(
    &["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"],
    "FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER",
);
const BYE: Holds = Holds::Word(&["F", "H", "Z", "f", "h", "z"], "F, H or Z");
const FORFEIT: Holds = Holds::Word(&["+-", "-+", "--"], "+-, -+ or --");
const ABNORMAL: Holds =
    Holds::Word(&["W", "D", "L", "F", "H", "Z", "+", "-"], "W, D, L, F, H, Z, +, - or a blank");

const fn tail(from: usize, width: usize, least: usize, of: Of) -> Option<Tail> {
    Some(Tail { from, width, step: width + 1, least, holds: NUMBER, of })
}

const SHAPES: &[Shape] = &[
    Shape { tag: "013", parts: &[Part(5, 36, Holds::Text, Must::Yes)], tail: tail(37, 4, 1, Of::Players) },
    Shape { tag: "082", parts: &[Part(5, 12, NUMBER, Must::No)], tail: None },
    Shape { tag: "152", parts: &[Part(5, 5, COLOR, Must::Yes)], tail: None },
    Shape {
        tag: "172",
        parts: &[Part(5, 7, Holds::Text, Must::Yes), Part(9, 13, METHOD, Must::Yes)],
        tail: None,
    },
    Shape { tag: "182", parts: &[Part(5, usize::MAX, Holds::Text, Must::No)], tail: None },
    Shape {
        tag: "240",
        parts: &[Part(5, 5, BYE, Must::Yes), Part(7, 9, NUMBER, Must::Yes)],
        tail: tail(11, 4, 1, Of::Participants),
    },
    Shape {
        tag: "250",
        parts: &[
            Part(5, 8, Holds::Points, Must::No),
            Part(10, 13, Holds::Points, Must::No),
            Part(15, 17, NUMBER, Must::Yes),
            Part(19, 21, NUMBER, Must::Yes),
        ],
        tail: tail(23, 4, 2, Of::Participants),
    },
    Shape {
        tag: "260",
        parts: &[Part(5, 7, NUMBER, Must::Yes), Part(9, 11, NUMBER, Must::Yes)],
        tail: tail(13, 4, 2, Of::Participants),
    },
    Shape {
        tag: "299",
        parts: &[
            Part(5, 5, ABNORMAL, Must::No),
            Part(8, 11, Holds::Points, Must::No),
            Part(14, 17, Holds::Points, Must::No),
            Part(20, 22, NUMBER, Must::No),
        ],
        tail: tail(24, 4, 0, Of::Participants),
    },
    Shape {
        tag: "300",
        parts: &[
            Part(5, 7, NUMBER, Must::Yes),
            Part(9, 11, NUMBER, Must::Yes),
            Part(13, 15, NUMBER, Must::Yes),
        ],
        tail: tail(17, 4, 1, Of::Players),
    },
    Shape {
        tag: "310",
        parts: &[
            Part(5, 7, NUMBER, Must::Yes),
            Part(9, 40, Holds::Text, Must::Yes),
            Part(42, 46, Holds::Text, Must::No),
            Part(48, 53, NUMBER, Must::No),
            Part(55, 60, Holds::Points, Must::No),
            Part(62, 67, Holds::Points, Must::No),
            Part(69, 71, NUMBER, Must::No),
        ],
        tail: tail(74, 4, 1, Of::Players),
    },
    Shape {
        tag: "320",
        parts: &[Part(5, 8, Holds::Points, Must::Yes), Part(10, 13, Holds::Points, Must::Yes)],
        tail: tail(15, 3, 0, Of::Nobody),
    },
    Shape {
        tag: "330",
        parts: &[
            Part(5, 6, FORFEIT, Must::Yes),
            Part(8, 10, NUMBER, Must::Yes),
            Part(12, 14, NUMBER, Must::Yes),
            Part(16, 18, NUMBER, Must::Yes),
        ],
        tail: None,
    },
    Shape { tag: "352", parts: &[Part(5, usize::MAX, Holds::Text, Must::Yes)], tail: None },
    Shape { tag: "362", parts: &[Part(5, usize::MAX, Holds::Text, Must::Yes)], tail: None },
    Shape { tag: "801", parts: &[Part(5, usize::MAX, Holds::Text, Must::Yes)], tail: None },
    Shape { tag: "802", parts: &[Part(5, usize::MAX, Holds::Text, Must::Yes)], tail: None },
    Shape {
        tag: "XXA",
        parts: &[Part(5, 8, NUMBER, Must::Yes)],
        tail: Some(Tail { from: 10, width: 4, step: 5, least: 0, holds: Holds::Points, of: Of::Nobody }),
    },
];

/// Records that stand only once.
const ONCE: [&str; 6] = ["082", "152", "182", "320", "352", "362"];

/// The event as far as these records need it.
pub(super) struct Known<'a> {
    pub(super) numbers: &'a [u16],
    pub(super) teams: Teams,
}

/// Whether it is an event of teams.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Teams {
    Yes,
    No,
}

/// Whether a tag belongs to a record that is verified and kept.
pub(super) fn is_kept(tag: &str) -> bool {
    SHAPES.iter().any(|shape| shape.tag == tag) || is_extension(tag) || is_national(tag)
}

pub(super) fn stands_once(tag: &str) -> bool {
    ONCE.contains(&tag)
}

/// Lines that pairing programs added for themselves, with rules of their own.
fn is_extension(tag: &str) -> bool {
    tag == "DAT" || ((tag.starts_with("XX") || tag.starts_with("BB")) && tag.len() == 3)
}

/// National ratings: a federation's code in the place of `001`.
pub(super) fn is_national(tag: &str) -> bool {
    tag.len() == 3 && tag.bytes().all(|byte| byte.is_ascii_uppercase()) && !is_extension(tag)
}

/// Verifies a record against its columns.
pub(super) fn verify(line: &TrfLine, known: &Known<'_>) -> Result<(), Fault> {
    let tag = line.tag();
    line.blank(4)?;
    if let Some(shape) = SHAPES.iter().find(|shape| shape.tag == tag) {
        return shape.verify(line, known);
    }
    match tag.as_str() {
        "XXP" | "XXZ" => listed(line).and_then(|all| {
            all.into_iter().try_for_each(|(number, column)| known.player(line, number, column))
        }),
        _ if is_national(&tag) => {
            let field = line.field(5, 8);
            let number = line.number(&field, 9999)?;
            let number = number.ok_or_else(|| line.fault(5, Why::NoSuchRecord))?;
            known.player(line, number, field.column)
        }
        _ => Ok(()),
    }
}

/// Numbers with blanks between them, each with its column.
pub(super) fn listed(line: &TrfLine) -> Result<Vec<(u32, u32)>, Fault> {
    let mut all = Vec::new();
    let mut column = 5;
    while column <= line.width() {
        if line.letter(column) == ' ' {
            column = column.saturating_add(1);
            continue;
        }
        let end = (column..=line.width()).find(|at| line.letter(*at) == ' ').unwrap_or(line.width() + 1);
        let field = line.field(column, end.saturating_sub(1));
        let number = line.number(&field, 9999)?;
        all.extend(number.map(|number| (number, field.column)));
        column = end;
    }
    Ok(all)
}

/// What a `240` line says.
pub(super) struct Byes {
    /// Which bye.
    pub(super) letter: char,
    pub(super) round: u32,
    /// Who, each with the column.
    pub(super) who: Vec<(u32, u32)>,
}

/// Reads a `240` line.
pub(super) fn byes(line: &TrfLine) -> Result<Byes, Fault> {
    let round = line.number(&line.field(7, 9), 999)?.unwrap_or(0);
    let mut who = Vec::new();
    let mut at: usize = 11;
    while at <= line.width() {
        let field = line.field(at, at.saturating_add(3));
        let number = line.number(&field, 9999)?;
        who.extend(number.map(|number| (number, field.column)));
        at = at.saturating_add(5);
    }
    Ok(Byes { letter: line.letter(5), round, who })
}

impl Known<'_> {
    fn player(&self, line: &TrfLine, number: u32, column: u32) -> Result<(), Fault> {
        let narrow = u16::try_from(number).unwrap_or(u16::MAX);
        if self.numbers.contains(&narrow) {
            Ok(())
        } else {
            Err(line.fault(column, Why::NoSuchPlayer(narrow)))
        }
    }
}

impl Shape {
    fn verify(&self, line: &TrfLine, known: &Known<'_>) -> Result<(), Fault> {
        let mut next = 5;
        for Part(from, to, holds, must) in self.parts {
            blanks(line, next, *from)?;
            let to = (*to).min(line.width().max(*from));
            let field = line.field(*from, to);
            holds.verify(line, &field)?;
            if field.text.is_empty() && *must == Must::Yes {
                return Err(line.fault(narrow(*from), Why::Expected(holds.wanted())));
            }
            next = to.saturating_add(1);
        }
        let Some(tail) = &self.tail else {
            return blanks(line, next, line.width().saturating_add(1));
        };
        let mut found = 0usize;
        let mut from = tail.from;
        while from <= line.width() || found < tail.least {
            blanks(line, next, from)?;
            let to = from.saturating_add(tail.width).saturating_sub(1);
            let field = line.field(from, to);
            tail.holds.verify(line, &field)?;
            if field.text.is_empty() && found < tail.least {
                return Err(line.fault(narrow(from), Why::Expected(tail.holds.wanted())));
            }
            found = found.saturating_add(1);
            tail.named(line, &field, known)?;
            next = to.saturating_add(1);
            from = from.saturating_add(tail.step);
        }
        Ok(())
    }
}

impl Tail {
    /// Whether the one named is there; zero names nobody.
    fn named(&self, line: &TrfLine, field: &Field, known: &Known<'_>) -> Result<(), Fault> {
        let players = match self.of {
            Of::Players => true,
            Of::Participants => known.teams == Teams::No,
            Of::Nobody => false,
        };
        match line.number(field, 9999) {
            Ok(Some(number)) if players && number > 0 => known.player(line, number, field.column),
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

impl Holds {
    fn verify(self, line: &TrfLine, field: &Field) -> Result<(), Fault> {
        if field.text.is_empty() {
            return Ok(());
        }
        match self {
            Holds::Number => line.number(field, 999_999).map(|_| ()),
            Holds::Points => {
                let text = field.text.strip_prefix('-').unwrap_or(&field.text);
                let field = Field { text: String::from(text), column: field.column };
                line.points(&field).map(|_| ())
            }
            Holds::Word(words, wanted) if !words.contains(&field.text.as_str()) => {
                Err(line.fault(field.column, Why::Expected(wanted)))
            }
            Holds::Word(..) | Holds::Text => Ok(()),
        }
    }

    fn wanted(self) -> &'static str {
        match self {
            Holds::Number => "a whole number",
            Holds::Points => "points such as 4.5",
            Holds::Word(_, wanted) => wanted,
            Holds::Text => "a text",
        }
    }
}

/// Whether every column from one up to another, not included, is blank.
fn blanks(line: &TrfLine, from: usize, until: usize) -> Result<(), Fault> {
    (from..until.min(line.width().saturating_add(1))).try_for_each(|column| line.blank(column))
}
