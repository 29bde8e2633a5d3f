//! Time controls as arbiters write them in free text, typed or in a report file (122): `90 min + 30 sec/move`, `90'+30''`,
//! `90/40+30/end+30s`.
//!
//! What is uncertain is not guessed: a person states it.

use alloc::string::String;
use alloc::vec::Vec;

use crate::TimeControl;

/// The control a text means.
pub fn read_control(text: &str) -> Option<TimeControl> {
    text.trim().parse().ok().or_else(|| spoken(text))
}

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Hours,
    Minutes,
    Seconds,
    Moves,
    Unsaid,
}

/// A number, its unit, and whether a slash stands before it.
struct Amount {
    number: u32,
    unit: Unit,
    after_slash: bool,
}

fn spoken(text: &str) -> Option<TimeControl> {
    let amounts = amounts(&text.to_lowercase())?;
    let mut periods: Vec<(Option<u32>, u32)> = Vec::new();
    let mut extra = None;
    let mut quota_ahead = None;
    for amount in amounts {
        match amount.unit {
            Unit::Hours => periods.push((quota_ahead.take(), amount.number.checked_mul(60)?)),
            Unit::Minutes => periods.push((quota_ahead.take(), amount.number)),
            Unit::Seconds if extra.is_none() => extra = Some(amount.number),
            Unit::Seconds => (extra == Some(amount.number)).then_some(())?,
            // Moves come before their time (40 moves in 90 minutes) or after it (90 minutes for 40 moves).
            Unit::Moves => match periods.last_mut() {
                Some((quota @ None, _)) => *quota = Some(amount.number),
                Some(_) | None => quota_ahead = Some(amount.number),
            },
            Unit::Unsaid if amount.after_slash => match periods.last_mut() {
                Some((quota @ None, _)) => *quota = Some(amount.number),
                Some(_) | None => return None,
            },
            Unit::Unsaid => periods.push((quota_ahead.take(), amount.number)),
        }
    }
    if quota_ahead.is_some() {
        return None;
    }
    written(&periods, extra)?.parse().ok()
}

/// The control in our own notation; the last period has no number of moves, and every other one has.
fn written(periods: &[(Option<u32>, u32)], extra: Option<u32>) -> Option<String> {
    let (last, others) = periods.split_last()?;
    if last.0.is_some() || others.iter().any(|(quota, _)| quota.is_none()) {
        return None;
    }
    let one = |(quota, base): &(Option<u32>, u32)| {
        let quota = quota.map(|moves| alloc::format!("{moves}/")).unwrap_or_default();
        let extra =
            extra.filter(|extra| *extra > 0).map(|extra| alloc::format!("+{extra}")).unwrap_or_default();
        alloc::format!("{quota}{base}{extra}")
    };
    Some(periods.iter().map(one).collect::<Vec<_>>().join(", "))
}

/// Every number of a text with what it counts; none where a word stands there that may change the meaning.
fn amounts(text: &str) -> Option<Vec<Amount>> {
    let mut all = Vec::new();
    let mut rest = text.trim();
    let mut after_slash = false;
    let mut last_word = "";
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            let (digits, tail) = rest.split_at(end);
            let number = digits.parse().ok().filter(|number| *number <= 6000)?;
            let (unit, tail) = unit(tail);
            // Extra time from the first move on is what is usual.
            if matches!(last_word, "move" | "zug") && number == 1 {
                rest = tail.trim_start();
                continue;
            }
            all.push(Amount { number, unit, after_slash: core::mem::take(&mut after_slash) });
            rest = tail.trim_start();
        } else if first.is_alphabetic() {
            let end = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
            let (word, tail) = rest.split_at(end);
            if !IDLE.contains(&word) {
                return None;
            }
            last_word = word;
            rest = tail.trim_start();
        } else {
            after_slash = first == '/';
            rest = rest.get(first.len_utf8()..)?.trim_start();
        }
    }
    Some(all)
}

/// Words that change nothing.
const IDLE: [&str; 38] = [
    "and",
    "with",
    "plus",
    "per",
    "for",
    "the",
    "a",
    "an",
    "each",
    "every",
    "game",
    "move",
    "from",
    "start",
    "starting",
    "rest",
    "end",
    "to",
    "of",
    "in",
    "all",
    "increment",
    "inc",
    "added",
    "additional",
    "player",
    "then",
    "und",
    "für",
    "pro",
    "zug",
    "je",
    "partie",
    "ab",
    "ersten",
    "first",
    "one",
    "beginning",
];

/// The unit after a number, and what follows it.
fn unit(text: &str) -> (Unit, &str) {
    let tail = text.trim_start();
    let marks = [
        ("''", Unit::Seconds),
        ("’’", Unit::Seconds),
        ("\"", Unit::Seconds),
        ("”", Unit::Seconds),
        ("″", Unit::Seconds),
    ];
    let minutes = [("'", Unit::Minutes), ("’", Unit::Minutes), ("′", Unit::Minutes)];
    for (mark, unit) in marks.into_iter().chain(minutes) {
        if let Some(tail) = tail.strip_prefix(mark) {
            return (unit, tail);
        }
    }
    let end = tail.find(|letter: char| !letter.is_alphabetic()).unwrap_or(tail.len());
    let (word, after) = tail.split_at(end);
    let unit = match word {
        "h" | "hr" | "hrs" | "hour" | "hours" | "std" | "stunden" => Unit::Hours,
        "m" | "min" | "mins" | "minute" | "minutes" | "minuten" | "minutos" => Unit::Minutes,
        "s" | "sec" | "secs" | "second" | "seconds" | "sek" | "sekunden" | "segundos" => Unit::Seconds,
        "moves" | "mv" | "züge" | "zügen" | "coups" => Unit::Moves,
        _ => return (Unit::Unsaid, text),
    };
    (unit, after.strip_prefix('.').unwrap_or(after))
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn usual_texts_are_read() {
        let cases = [
            ("90 min + 30 sec/move", "90+30"),
            ("90'+30''", "90+30"),
            ("90'+30\"", "90+30"),
            ("90 minutes + 30 seconds increment", "90+30"),
            ("90 min/game + 30 sec/move", "90+30"),
            ("90 min with 30 sec per move", "90+30"),
            ("90 Min. + 30 Sek. pro Zug", "90+30"),
            ("15m+10s", "15+10"),
            ("2h", "120"),
            ("90/40+30/end+30s", "40/90+30, 30+30"),
            ("90 min for 40 moves + 30 min + 30 sec/move", "40/90+30, 30+30"),
            (
                "40 moves in 90 minutes, then 30 minutes for the rest with 30 seconds per move",
                "40/90+30, 30+30",
            ),
            ("90'/40 moves + 30' + 30'' per move from move 1", "40/90+30, 30+30"),
            (
                "90 minutes for 40 moves, 30 minutes for the rest, 30 seconds per move starting from move one",
                "40/90+30, 30+30",
            ),
            ("90+30", "90+30"),
        ];
        for (text, expected) in cases {
            let read = read_control(text).map(|control| control.to_string()).unwrap_or_default();
            let wanted =
                expected.parse::<TimeControl>().map(|control| control.to_string()).unwrap_or_default();
            assert_eq!(read, wanted, "{text}");
        }
    }

    #[test]
    fn what_is_not_sure_is_asked() {
        for text in ["", "classical", "see regulations", "40 moves", "90 min + 30 sec delay", "90 + 30 + 15"]
        {
            assert_eq!(read_control(text), None, "{text}");
        }
    }
}
