//! The summary of an audit for a person.

use std::fmt::Write;
use std::io::{IsTerminal, stderr, stdout};

use touchmove_audit::{Basis, Kind, Severity, Summary};

/// Prints the summary; to standard error if a report has standard output.
pub(super) fn summary(files: usize, summary: &Summary, elsewhere: bool) {
    let terminal = if elsewhere { stderr().is_terminal() } else { stdout().is_terminal() };
    let colored = terminal && std::env::var_os("NO_COLOR").is_none();
    let text = text(files, summary, colored);
    if elsewhere {
        eprint!("{text}");
    } else {
        print!("{text}");
    }
}

fn text(files: usize, summary: &Summary, colored: bool) -> String {
    let mut text = format!(
        "{}, {}, {} moves of either player\n",
        counted(files as u64, "file"),
        counted(summary.games, "game"),
        group_digits(summary.plies)
    );
    for (basis, games) in Basis::ALL.iter().zip(summary.by_basis).filter(|(_, games)| *games > 0) {
        let _ = match basis {
            Basis::Edition(edition) => {
                writeln!(text, "{} judged by the Laws of {edition}", counted(games, "game"))
            }
            Basis::Common => writeln!(
                text,
                "{} dated when neither edition was in force, or not dated: judged by the rules both have",
                counted(games, "game")
            ),
        };
    }
    if summary.findings() == 0 {
        text += "nothing found\n";
    }
    for severity in [Severity::Fault, Severity::Remark, Severity::Note] {
        let of_it = Kind::ALL.iter().filter(|kind| kind.severity() == severity);
        let found: Vec<(Kind, u64)> = of_it
            .map(|kind| (*kind, summary.by_kind[kind.index()]))
            .filter(|(_, count)| *count > 0)
            .collect();
        if found.is_empty() {
            continue;
        }
        let total = summary.of_severity(severity);
        let _ = writeln!(text, "\n{}", paint(severity, &counted(total, severity.word()), colored));
        for (kind, count) in found {
            let _ = writeln!(text, "{:>10}  {:28} {}", group_digits(count), kind.word(), kind.gist());
        }
    }
    text
}

/// Colour says nothing that the word does not.
fn paint(severity: Severity, words: &str, colored: bool) -> String {
    let code = match severity {
        Severity::Fault => 31,
        Severity::Remark => 33,
        Severity::Note => 36,
    };
    if colored { format!("\x1b[1;{code}m{words}\x1b[0m") } else { words.to_owned() }
}

fn counted(number: u64, what: &str) -> String {
    format!("{} {what}{}", group_digits(number), if number == 1 { "" } else { "s" })
}

/// `1,234,567`.
fn group_digits(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
