//! Scoresheets in another notation than the algebraic (Appendix C, introduction; 2001 E/0.1-E/0.3).

use touchmove_chess::Color;
use touchmove_law::{NotationAccepted, cite};

use crate::act::SheetEntry;
use crate::case::Case;
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};

/// Another system than the algebraic: the arbiter warns the player, and the sheet is no evidence (C; 2001 E/0.2, E/0.3).
pub(crate) fn seen(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!(2023 "C intro", 2001 "E/0.3");
    let reason = Reason::OtherNotation(text.into());
    let decision = match case.laws.regulations().notation {
        NotationAccepted::AlgebraicOnly => Decision::Breach(by),
        NotationAccepted::OthersToo => Decision::InOrder,
    };
    case.rule(Ruling::under(article, decision, reason));
}

/// Whether a player's scoresheet may serve as evidence; says so if not (C intro; 2001 E/0.2).
pub(crate) fn is_evidence(case: &mut Case<'_>, of: Color) -> bool {
    let refused = case.laws.regulations().notation == NotationAccepted::AlgebraicOnly;
    let foreign = case.game.sheets.of(of).entries().iter().find_map(|entry| match entry {
        SheetEntry::Move(text) if is_meant(text) => Some(text.clone()),
        SheetEntry::Move(_)
        | SheetEntry::Spoken(_)
        | SheetEntry::Dash
        | SheetEntry::UpToDate
        | SheetEntry::DrawOffer
        | SheetEntry::Time(_)
        | SheetEntry::ClaimMatter(_)
        | SheetEntry::Note(_) => None,
    });
    match foreign {
        Some(text) if refused => {
            case.not_admitted(cite!(2023 "C intro", 2001 "E/0.2"), Reason::OtherNotation(text));
            false
        }
        Some(_) | None => true,
    }
}

/// Whether a text that is no algebraic move is one in descriptive or numeric notation.
pub(crate) fn is_meant(text: &str) -> bool {
    let body = text.trim_start_matches(|letter: char| letter.is_ascii_digit() || ". …".contains(letter));
    let names_a_square = text.as_bytes().windows(2).any(|pair| match pair {
        [file, rank] => (b'a'..=b'h').contains(file) && (b'1'..=b'8').contains(rank),
        _ => false,
    });
    let descriptive = body.starts_with(['P', 'K', 'Q', 'R', 'B', 'N']) && body.contains(['-', 'x', '×']);
    let numeric = text.len() >= 4 && text.bytes().all(|digit| (b'1'..=b'8').contains(&digit));
    (descriptive && !names_a_square) || numeric
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptive_and_numeric_notation_are_told_from_illegible_writing() {
        for other in ["P-K4", "1. P-K4", "N-KB3", "PxP", "QxQP", "5254"] {
            assert!(is_meant(other), "{other}");
        }
        for not in ["", "Nf3", "Bb5-e8", "R?", "scribble", "0-0", "e4", "Kxx e4"] {
            assert!(!is_meant(not), "{not}");
        }
    }
}
