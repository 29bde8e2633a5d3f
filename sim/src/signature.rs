//! The signature of the engine's behaviour: one number over a thousand games that are always the same. A change of any
//! ruling changes it, so that no change goes unseen.

use std::fmt::Write as _;

use crate::players::Range;
use crate::run;

/// How many games are played for it.
const GAMES: u64 = 1000;

/// The number over everything that was done and ruled in them, and over what the clocks showed.
pub fn signature() -> u64 {
    let mut sum = Sum::default();
    for seed in 1..=GAMES {
        run::play_within(Range::AsOnRecord, seed, None, |table| {
            let (edition, now) = (table.event.laws.edition(), touchmove_clock::Moment::at(table.now));
            // Writing into a number cannot fail.
            let done = format!("{:?} {:?}", table.journal.last(), table.game.clock().readings(now));
            let _ = sum.write_str(&unnamed(&done));
            for ruling in &table.last {
                let number = ruling.article().shown_in(edition);
                let ruled = format!("{number} {:?} {:?}", ruling.decision(), ruling.reason());
                let _ = sum.write_str(&unnamed(&ruled));
            }
        });
    }
    sum.0
}

/// What had names for its fields from the first.
const NAMED: [&str; 22] = [
    "Allotment",
    "Article",
    "CanCheckmate",
    "Capture",
    "Castle",
    "ClockReadings",
    "ClockReplaced",
    "DoubleStep",
    "DrawClaim",
    "EnPassant",
    "Entry",
    "Offer",
    "Ordinary",
    "Period",
    "Promotion",
    "Referral",
    "Rescored",
    "RuleFreely",
    "Score",
    "Sides",
    "Tell",
    "TimeControl",
];

/// The text without the names of fields that acts and decisions have been given since the signature on record was taken:
/// `Touch { square: e2, contact: Intent }` is `Touch(e2, Intent)`. So a name may change, and the signature stays.
fn unnamed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // For each open brace whether its fields keep their names.
    let mut open: Vec<bool> = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if letter == '"' {
            let end = end_of_quote(rest);
            out.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if let Some(inner) = rest.strip_prefix(" { ") {
            // The question about a claim of a draw is called as the claim is, and two obligations as moves are.
            let is_other = ["player: ", "rook: ", "square: "].iter().any(|first| inner.starts_with(first));
            let named = NAMED.contains(&last_word(&out)) && !is_other;
            open.push(named);
            out.push_str(if named { " { " } else { "(" });
            rest = if named { inner } else { after_name(inner) };
        } else if let Some(after) = rest.strip_prefix(" }") {
            out.push_str(if open.pop() == Some(false) { ")" } else { " }" });
            rest = after;
        } else if letter == '(' || letter == '[' {
            open.push(true);
            out.push(letter);
            rest = &rest[1..];
        } else if letter == ')' || letter == ']' {
            open.pop();
            out.push(letter);
            rest = &rest[1..];
        } else if let (Some(after), Some(false)) = (rest.strip_prefix(", "), open.last()) {
            out.push_str(", ");
            rest = after_name(after);
        } else {
            out.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    out
}

/// Behind the quotation mark that ends the text at the beginning.
fn end_of_quote(text: &str) -> usize {
    let mut escaped = false;
    for (place, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return place + 1,
            '\\' if !escaped => escaped = true,
            _ => escaped = false,
        }
    }
    text.len()
}

fn last_word(text: &str) -> &str {
    text.rsplit(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default()
}

/// Behind `name: `.
fn after_name(text: &str) -> &str {
    text.split_once(": ").map_or(text, |(_, value)| value)
}

/// A sum over letters that depends on their order (FNV-1a, 64 bits).
struct Sum(u64);

impl Default for Sum {
    fn default() -> Sum {
        Sum(0xcbf2_9ce4_8422_2325)
    }
}

impl std::fmt::Write for Sum {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}
