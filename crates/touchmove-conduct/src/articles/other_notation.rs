//! Scoresheets in a notation other than the algebraic (Appendix C, introduction; 2001 E/0.1-E/0.3).

use alloc::string::String;

use touchmove_chess::Color;
use touchmove_law::{Article, Interpretation, NotationAccepted, OtherNotation, cite};

use crate::act::SheetEntry;
use crate::case::Case;
use crate::reason::Reason;
use crate::referral::{Question, ReferralId};
use crate::ruling::{Decision, Ruling};

/// A system other than the algebraic: the arbiter warns the player, and the sheet is not evidence (C; 2001 E/0.2, E/0.3).
pub(crate) fn warn_about_notation(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!(2023 "C intro", 2001 "E/0.3");
    let reason = Reason::OtherNotation { text: text.into() };
    let decision = match case.laws.regulations().notation {
        NotationAccepted::AlgebraicOnly => Decision::Breach { player: by },
        NotationAccepted::OthersToo => Decision::InOrder,
    };
    case.rule(Ruling::under(article, decision, reason));
}

/// What becomes of a scoresheet as evidence.
pub(crate) enum Evidence {
    /// It is evidence.
    Accepted,
    /// The arbiter is asked.
    Asked(ReferralId),
    /// It is not evidence, and a ruling says so.
    Refused,
}

/// Whether a player's scoresheet may serve as evidence: in another notation the arbiter may refuse it, or it is not evidence
/// (C intro; 2001 E/0.2).
pub(crate) fn evidence_of(case: &mut Case<'_>, of: Color) -> Evidence {
    let algebraic_only = case.laws.regulations().notation == NotationAccepted::AlgebraicOnly;
    if !algebraic_only || foreign_entry(case, of).is_none() {
        return Evidence::Accepted;
    }
    match case.laws.other_notation() {
        OtherNotation::ArbiterDecides => {
            Evidence::Asked(case.refer(evidence(), Question::OtherNotation { player: of }, None))
        }
        OtherNotation::NoEvidence => {
            refuse_sheet(case, of);
            Evidence::Refused
        }
    }
}

fn evidence() -> Article {
    cite!(2023 "C intro", 2001 "E/0.2")
}

/// The first move that is written in another notation.
fn foreign_entry(case: &Case<'_>, of: Color) -> Option<String> {
    case.game.sheet(of).entries().iter().find_map(|entry| {
        if let SheetEntry::Move { text } = entry { is_meant(text).then(|| text.clone()) } else { None }
    })
}

/// The scoresheet is not evidence, and what rests on it is not examined (I-168).
pub(crate) fn refuse_sheet(case: &mut Case<'_>, of: Color) {
    let reason = Reason::OtherNotation { text: foreign_entry(case, of).unwrap_or_default() };
    let ruling = Ruling::under(evidence(), Decision::NotAdmitted, reason);
    case.rule(ruling.reading(Interpretation::I_168));
}

/// The arbiter accepts it.
pub(crate) fn accept_sheet(case: &mut Case<'_>) {
    case.rule(Ruling::under(evidence(), Decision::InOrder, Reason::Answered));
}

/// Whether a text that is not an algebraic move is one in descriptive or numeric notation.
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
