//! The smallest things with a phrase: squares, players, pieces, times, numbers, texts.

use alloc::format;
use alloc::string::String;
use core::fmt;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Millis, Moment};
use touchmove_conduct::{Award, Score};

pub(crate) use crate::competition::slots::{Byes, Categories, Games, Sessions};
use crate::reader::Reader;
use crate::say::{Say, Words, phrases};
pub(crate) use crate::slots::{Counts, Extra, Numbered, Shown, TwoBoards};

phrases!(Color, "`White` or `Black`", {
    ("White") => { Color::White }
    ("Black") => { Color::Black }
});

phrases!(Role, "a piece such as `queen`", {
    ("king") => { Role::King }
    ("queen") => { Role::Queen }
    ("rook") => { Role::Rook }
    ("bishop") => { Role::Bishop }
    ("knight") => { Role::Knight }
    ("pawn") => { Role::Pawn }
});

impl Say for Square {
    fn read(reader: &mut Reader<'_>) -> Option<Square> {
        reader.token_as("a square such as e4", |word| Square::from_name(word.as_bytes()))
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(self)
    }
}

impl Say for u32 {
    fn read(reader: &mut Reader<'_>) -> Option<u32> {
        reader.token_as("a number such as 3", |word| word.parse().ok())
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(self)
    }
}

impl Say for u16 {
    fn read(reader: &mut Reader<'_>) -> Option<u16> {
        reader.token_as("a number such as 3", |word| word.parse().ok())
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(self)
    }
}

impl Say for u8 {
    fn read(reader: &mut Reader<'_>) -> Option<u8> {
        reader.token_as("a number such as 3", |word| word.parse().ok())
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(self)
    }
}

/// `1:58:40`, `2:00`, `0:20.500`; a bare number is not a time.
impl Say for Millis {
    fn read(reader: &mut Reader<'_>) -> Option<Millis> {
        read_time(reader, "a time such as 2:00, 1:58:40 or 700 s", without_sign)
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(time_text(*self))
    }
}

impl Say for Moment {
    fn read(reader: &mut Reader<'_>) -> Option<Moment> {
        Millis::read(reader).map(|time| Moment::at(time.get()))
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(time_text(Millis::new(self.get())))
    }
}

/// Reads a time after what stands before its digits: `+2:00`, `700 s`, `-3 min`.
pub(crate) fn read_time(
    reader: &mut Reader<'_>,
    expected: &str,
    unsigned: impl Fn(&str) -> Option<&str>,
) -> Option<Millis> {
    reader.blanks();
    let start = reader.at();
    let word = reader.token();
    if let Some(time) = unsigned(word).and_then(time) {
        return Some(time);
    }
    let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let mut unit = word.get(digits.len()..).unwrap_or_default();
    if unit.is_empty() {
        unit = reader.token();
    }
    let number: Option<u64> = unsigned(digits).and_then(|digits| digits.parse().ok());
    let seconds = match unit {
        "s" | "sec" | "second" | "seconds" => Some(1),
        "min" | "minute" | "minutes" => Some(60),
        _ => None,
    };
    let told =
        number.zip(seconds).and_then(|(number, seconds): (u64, u64)| number.checked_mul(seconds * 1000));
    if told.is_none() {
        reader.back(start);
        return reader.miss(expected);
    }
    told.map(Millis::new)
}

/// A time that no sign stands before.
pub(crate) fn without_sign(word: &str) -> Option<&str> {
    Some(word)
}

/// The time a word says; a sign before it is not part of it.
pub(crate) fn time(word: &str) -> Option<Millis> {
    let (whole, fraction) = word.split_once('.').unwrap_or((word, ""));
    if !whole.contains(':') {
        return None;
    }
    let mut total = 0u64;
    for (place, part) in whole.split(':').enumerate() {
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let number: u64 = part.parse().ok().filter(|_| digits)?;
        if place > 2 || (place > 0 && (part.len() != 2 || number > 59)) {
            return None;
        }
        total = total.checked_mul(60)?.checked_add(number)?;
    }
    let millis = match fraction {
        "" => 0,
        digits if digits.len() <= 3 && digits.bytes().all(|b| b.is_ascii_digit()) => {
            format!("{digits:0<3}").parse::<u64>().ok()?
        }
        _ => return None,
    };
    Some(Millis::new(total.checked_mul(1000)?.checked_add(millis)?))
}

/// The time as it is read: hours only where there are any, thousandths only where there are any.
pub(crate) fn time_text(time: Millis) -> String {
    let (seconds, millis) = (time.get() / 1000, time.get() % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let whole = if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    };
    if millis > 0 { format!("{whole}.{millis:03}") } else { whole }
}

/// One word, or several in quotation marks.
impl Say for String {
    fn read(reader: &mut Reader<'_>) -> Option<String> {
        if let Some(text) = quoted(reader) {
            return Some(text);
        }
        reader
            .token_as("a word, or a text in quotation marks", |word| (!word.is_empty()).then(|| word.into()))
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        let plain = !self.is_empty()
            && !self.starts_with(['#', '('])
            && !self.contains(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '"' | ')' | '\\'));
        if plain { words.put(self) } else { put_quoted(self, words) }
    }
}

/// A text in quotation marks, if one stands here; `\"` is a quotation mark within it.
fn quoted(reader: &mut Reader<'_>) -> Option<String> {
    reader.blanks();
    let inside = reader.rest().strip_prefix('"')?;
    let mut text = String::new();
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match (escaped, c) {
            (false, '\\') => escaped = true,
            (false, '"') => {
                reader.advance(at + 2);
                return Some(text);
            }
            (_, c) => {
                escaped = false;
                text.push(c);
            }
        }
    }
    // The mark is missing at the end of the line, and not where the text begins.
    let start = reader.at();
    reader.advance(reader.rest().len());
    let missed = reader.miss("a closing quotation mark, as in \"knight f3\"");
    reader.back(start);
    missed
}

fn put_quoted(text: &str, words: &mut Words<'_>) -> fmt::Result {
    words.put(format_args!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")))
}

/// Free words to the next comma, semicolon or the end, or a text in quotation marks.
pub(crate) struct Free;

impl Free {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<String> {
        if let Some(text) = quoted(reader) {
            return Some(text);
        }
        let start = reader.at();
        let mut text = String::new();
        loop {
            let word = reader.token();
            if word.is_empty() {
                break;
            }
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(word);
        }
        if text.is_empty() {
            reader.back(start);
            return reader.miss("some words, such as `the flag was hidden`");
        }
        Some(text)
    }

    pub(crate) fn say(text: &str, words: &mut Words<'_>) -> fmt::Result {
        let odd = |c: char| {
            matches!(c, ',' | ';' | '"' | '(' | ')' | '#' | '\\') || (c.is_whitespace() && c != ' ')
        };
        let plain = !text.is_empty() && !text.contains(odd) && !text.contains("  ") && text.trim() == text;
        if plain { words.put(text) } else { put_quoted(text, words) }
    }
}

/// A player in the possessive: `White's`.
pub(crate) struct Whose;

impl Whose {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Color> {
        reader.token_as("`White's` or `Black's`", |word| match word.replace('’', "'").as_str() {
            "White's" => Some(Color::White),
            "Black's" => Some(Color::Black),
            _ => None,
        })
    }

    pub(crate) fn say(player: &Color, words: &mut Words<'_>) -> fmt::Result {
        words.put(player.choose("White's", "Black's"))
    }
}

/// `+2:00`.
pub(crate) struct Plus;

impl Plus {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Millis> {
        read_time(reader, "extra time such as +2:00", |word| word.strip_prefix('+'))
    }

    pub(crate) fn say(time: &Millis, words: &mut Words<'_>) -> fmt::Result {
        words.put(format_args!("+{}", time_text(*time)))
    }
}

/// `-3:00`.
pub(crate) struct Minus;

impl Minus {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Millis> {
        read_time(reader, "lost time such as -3:00", |word| word.strip_prefix('-').or(word.strip_prefix('−')))
    }

    pub(crate) fn say(time: &Millis, words: &mut Words<'_>) -> fmt::Result {
        words.put(format_args!("-{}", time_text(*time)))
    }
}

/// `2nd`.
pub(crate) fn ordinal(number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        (1, 11) | (2, 12) | (3, 13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// `2nd`, in small numbers.
pub(crate) struct Nth;

impl Nth {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<u8> {
        Ordinal::read(reader).and_then(|number| u8::try_from(number).ok())
    }

    pub(crate) fn say(number: &u8, words: &mut Words<'_>) -> fmt::Result {
        words.put(ordinal(u32::from(*number)))
    }
}

/// `2nd`.
pub(crate) struct Ordinal;

impl Ordinal {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<u32> {
        reader.token_as("a number such as 2nd", |word| {
            let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
            digits.parse().ok().filter(|number| ordinal(*number) == word)
        })
    }

    pub(crate) fn say(number: &u32, words: &mut Words<'_>) -> fmt::Result {
        words.put(ordinal(*number))
    }
}

fn award(sign: &str) -> Option<Award> {
    match sign {
        "0" => Some(Award::Loss),
        "½" | "1/2" => Some(Award::Draw),
        "1" => Some(Award::Win),
        "-" => Some(Award::ForfeitLoss),
        "+" => Some(Award::ForfeitWin),
        _ => None,
    }
}

impl Say for Award {
    fn read(reader: &mut Reader<'_>) -> Option<Award> {
        reader.token_as("what a player scores, 1, ½ or 0: the Laws know no other part of a point", award)
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(match self {
            Award::Loss => "0",
            Award::Draw => "½",
            Award::Win => "1",
            Award::ForfeitLoss => "-",
            Award::ForfeitWin => "+",
        })
    }
}

/// `1-0`, `½-½`, `0-½`, `+/-`.
impl Say for Score {
    fn read(reader: &mut Reader<'_>) -> Option<Score> {
        reader.token_as("a result such as 1-0, ½-½ or +/-", |word| {
            let word = word.replace("1/2", "½").replace(':', "-");
            let (white, black) = match word.split_once('/') {
                Some(forfeited) => forfeited,
                None => word.split_once('-')?,
            };
            Some(Score { white: award(white)?, black: award(black)? })
        })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(self)
    }
}
