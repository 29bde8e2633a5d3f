//! Questions in plain words: what they are taken to ask.

use touchmove_chess::{Color, Role, Square, Wing};
use touchmove_conduct::act::DrawRule;
use touchmove_law::Language;
use touchmove_words::Words;

use crate::Unanswered;
use crate::tongue::{Tongue, Understood, language_of, words};

/// A question that was understood.
pub struct Question {
    /// As it was asked.
    pub text: String,
    /// The language it was asked in.
    pub language: Language,
    pub(crate) asks: Asks,
}

/// What is asked. No colour means the player having the move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asks {
    Castle(Option<Color>, Option<Wing>),
    /// Whether the player may castle who has touched the rook first (4.4.2).
    CastleRookFirst(Option<Color>),
    Move(Option<Color>, String),
    LegalMoves(Option<Color>, Option<Square>),
    /// A claim of a draw (9.2, 9.3).
    Claim(Option<Color>, Option<DrawRule>),
    /// Whether the player has anything to claim: a draw, an illegal move, a touched piece, the flag.
    ClaimAnything(Option<Color>),
    /// A claim with a move that is written and not made (9.2.1, 9.3.1).
    ClaimWith(Option<Color>, Option<DrawRule>, String),
    /// Whether the players may agree on a draw (5.2.3).
    Agreement,
    /// Why the last claim was refused, which only a journal shows.
    NotAdmitted,
    /// The same of the last thing that was not admitted, whatever it was.
    ActNotAdmitted,
    Repeated,
    FlagFalls(Option<Color>),
    CanCheckmate(Option<Color>),
    Dead,
    Must(Option<Color>, Piece),
    Record(Option<Color>),
    WhoseMove,
    InCheck(Option<Color>),
    Checkmate,
    Stalemate,
    Over,
    LegalPosition,
    /// The words of an act, and the column of the question where they begin.
    WhatIf {
        words: String,
        at: usize,
    },
}

/// Which piece is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) role: Option<Role>,
    pub(crate) square: Option<Square>,
}

impl Asks {
    /// The name of the question, for programs.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Asks::Castle(..) => "castle",
            Asks::CastleRookFirst(_) => "castle-rook-first",
            Asks::Move(..) => "move",
            Asks::LegalMoves(..) => "legal-moves",
            Asks::Claim(..) => "claim",
            Asks::ClaimAnything(_) => "claim-anything",
            Asks::ClaimWith(..) => "claim-with",
            Asks::Agreement => "agreement",
            Asks::NotAdmitted => "not-admitted",
            Asks::ActNotAdmitted => "act-not-admitted",
            Asks::Repeated => "repeated",
            Asks::FlagFalls(_) => "flag-falls",
            Asks::CanCheckmate(_) => "can-checkmate",
            Asks::Dead => "dead",
            Asks::Must(..) => "must-move",
            Asks::Record(_) => "must-record",
            Asks::WhoseMove => "whose-move",
            Asks::InCheck(_) => "in-check",
            Asks::Checkmate => "checkmate",
            Asks::Stalemate => "stalemate",
            Asks::Over => "over",
            Asks::LegalPosition => "legal-position",
            Asks::WhatIf { .. } => "what-if",
        }
    }

    /// The player it is about, where it names one.
    pub(crate) fn side(&self) -> Option<Color> {
        match self {
            Asks::Castle(side, _)
            | Asks::CastleRookFirst(side)
            | Asks::Move(side, _)
            | Asks::LegalMoves(side, _)
            | Asks::Claim(side, _)
            | Asks::ClaimAnything(side)
            | Asks::ClaimWith(side, ..)
            | Asks::FlagFalls(side)
            | Asks::CanCheckmate(side)
            | Asks::Must(side, _)
            | Asks::Record(side)
            | Asks::InCheck(side) => *side,
            Asks::Agreement
            | Asks::NotAdmitted
            | Asks::ActNotAdmitted
            | Asks::Repeated
            | Asks::Dead
            | Asks::WhoseMove
            | Asks::Checkmate
            | Asks::Stalemate
            | Asks::Over
            | Asks::LegalPosition
            | Asks::WhatIf { .. } => None,
        }
    }
}

impl Question {
    /// What a text asks; otherwise what was not understood, in the language of the text.
    pub fn read(text: &str) -> Result<Question, Unanswered> {
        let language = language_of(text);
        let all = words(text);
        let understood = Tongue::of(language).understands(&all);
        let asks = understood.map_err(|place| {
            let column = all.get(place).map_or(1, |word| column(text, word.at));
            Unanswered(not_understood(language, column, all.get(place).map_or("", |word| word.plain)))
        })?;
        Ok(Question { text: text.trim().to_owned(), language, asks: asked(text, &asks) })
    }
}

fn column(text: &str, at: usize) -> usize {
    text.get(..at).unwrap_or_default().chars().count() + 1
}

fn not_understood(language: Language, column: usize, word: &str) -> String {
    let words = Words::of(language);
    let mut told =
        words.text("explain-not-understood", &[("column", column.to_string()), ("word", word.to_owned())]);
    for example in Tongue::of(language).examples {
        told = format!("{told}\n  {example}");
    }
    told
}

fn asked(text: &str, understood: &Understood) -> Asks {
    let side = understood.slot("side").and_then(|side| match side {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    });
    let wing = understood.slot("wing").and_then(|wing| match wing {
        "kingside" => Some(Wing::G),
        "queenside" => Some(Wing::C),
        _ => None,
    });
    let rule = understood.slot("rule").and_then(|rule| match rule {
        "repetition" => Some(DrawRule::Repetition),
        "fifty" => Some(DrawRule::FiftyMoves),
        _ => None,
    });
    let square = understood.slot("square").and_then(|square| Square::from_name(square.as_bytes()));
    let role = understood
        .slot("piece")
        .and_then(|piece| Role::ALL.into_iter().find(|role| role.to_string() == piece));
    let written = understood.slot("move").unwrap_or_default().to_owned();
    let player = side.map_or("White", |side| side.choose("White", "Black"));
    let what_if = |act: &str| Asks::WhatIf { words: format!("{player} {act}"), at: 1 };
    match understood.kind {
        "castle" => Asks::Castle(side, wing),
        "rook-first" => Asks::CastleRookFirst(side),
        "move" => Asks::Move(side, written),
        "legal-moves" => Asks::LegalMoves(side, square),
        "claim" => Asks::Claim(side, rule),
        "claim-anything" => Asks::ClaimAnything(side),
        "claim-with" => Asks::ClaimWith(side, rule, written),
        "agreement" => Asks::Agreement,
        "not-admitted" => Asks::NotAdmitted,
        "act-not-admitted" => Asks::ActNotAdmitted,
        "repeated" => Asks::Repeated,
        "flag-falls" => Asks::FlagFalls(side),
        "can-checkmate" => Asks::CanCheckmate(side),
        "dead" => Asks::Dead,
        "must-move" => Asks::Must(side, Piece { role, square }),
        "must-record" => Asks::Record(side),
        "whose-move" => Asks::WhoseMove,
        "in-check" => Asks::InCheck(side),
        "checkmate" => Asks::Checkmate,
        "stalemate" => Asks::Stalemate,
        "over" => Asks::Over,
        "legal-position" => Asks::LegalPosition,
        "claims-illegal" => what_if("claims an illegal move"),
        "resigns" => what_if("resigns"),
        "offers" => what_if("offers a draw"),
        _ => {
            let at = understood.slot("act").and_then(|at| at.parse().ok()).unwrap_or(0);
            let words = text.get(at..).unwrap_or_default().trim().trim_end_matches(['?', '.', '!']);
            Asks::WhatIf { words: words.to_owned(), at: column(text, at) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Asks {
        Question::read(text).unwrap_or_else(|told| panic!("{text}: {told}")).asks
    }

    #[test]
    fn every_example_is_understood_in_its_language() {
        for language in Language::ALL {
            let examples = Tongue::of(language).examples;
            assert!(examples.len() >= 10, "{language:?}");
            for example in examples {
                assert_eq!(language_of(example), language, "{example}");
                asked(example);
            }
        }
    }

    #[test]
    fn colours_wings_pieces_and_moves_are_taken_from_the_question() {
        assert_eq!(asked("may Black castle long?"), Asks::Castle(Some(Color::Black), Some(Wing::C)));
        assert_eq!(asked("Why can't White play e2-e5?"), Asks::Move(Some(Color::White), "e2-e5".to_owned()));
        assert_eq!(asked("why is 0-0 illegal?"), Asks::Move(None, "0-0".to_owned()));
        assert_eq!(asked("is e4 legal?"), Asks::Move(None, "e4".to_owned()));
        let knight = Piece { role: Some(Role::Knight), square: Square::from_name(b"g1") };
        assert_eq!(asked("must white move the knight on g1"), Asks::Must(Some(Color::White), knight));
        assert_eq!(
            asked("can White claim a draw by fifty moves?"),
            Asks::Claim(Some(Color::White), Some(DrawRule::FiftyMoves))
        );
        let words = "Black claims an illegal move".to_owned();
        assert_eq!(asked("what if Black claims an illegal move?"), Asks::WhatIf { words, at: 9 });
        assert_eq!(asked("what if White’s flag falls?"), Asks::FlagFalls(Some(Color::White)));
    }

    #[test]
    fn a_part_of_a_question_is_not_the_question() {
        for (text, word) in [
            ("is the arbiter hungry?", "arbiter"),
            ("may White castle after breakfast?", "breakfast"),
            ("may White castle if the rook is attacked?", "attacked"),
            ("is Nf3 legal and check?", "and"),
        ] {
            let told = Question::read(text).err().unwrap_or_else(|| Unanswered(String::new())).0;
            assert!(told.contains(&format!("`{word}`")), "{text}: {told}");
        }
        assert!(Question::read("").is_err());
    }
}
