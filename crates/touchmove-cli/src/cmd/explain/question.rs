//! Questions in plain words: what they are taken to ask.

use std::fmt;

use touchmove_chess::{Color, Role, Square, Wing};
use touchmove_conduct::act::DrawRule;

/// A question that was understood.
pub(super) struct Question {
    /// As it was asked.
    pub(super) text: String,
    pub(super) asks: Asks,
}

/// What is asked. No colour means the player having the move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    Castle(Option<Color>, Option<Wing>),
    Move(Option<Color>, String),
    LegalMoves(Option<Color>, Option<Square>),
    Claim(Option<Color>, Option<DrawRule>),
    Repeated,
    FlagFalls(Option<Color>),
    CanCheckmate(Option<Color>),
    Dead,
    Must(Option<Color>, Piece),
    Record(Option<Color>),
    WhoseMove,
    InCheck(Option<Color>),
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
pub(super) struct Piece {
    pub(super) role: Option<Role>,
    pub(super) square: Option<Square>,
}

impl Asks {
    /// The name of the question, for programs.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Asks::Castle(..) => "castle",
            Asks::Move(..) => "move",
            Asks::LegalMoves(..) => "legal-moves",
            Asks::Claim(..) => "claim",
            Asks::Repeated => "repeated",
            Asks::FlagFalls(_) => "flag-falls",
            Asks::CanCheckmate(_) => "can-checkmate",
            Asks::Dead => "dead",
            Asks::Must(..) => "must-move",
            Asks::Record(_) => "must-record",
            Asks::WhoseMove => "whose-move",
            Asks::InCheck(_) => "in-check",
            Asks::Over => "over",
            Asks::LegalPosition => "legal-position",
            Asks::WhatIf { .. } => "what-if",
        }
    }
}

/// What can be asked, an example for each kind.
pub(super) const EXAMPLES: [&str; 16] = [
    "may White castle?",
    "may Black castle queenside?",
    "why is Nf3 illegal?",
    "what are the legal moves of e2?",
    "can Black claim a draw?",
    "can White claim repetition?",
    "what was repeated?",
    "what if White's flag falls now?",
    "can White still checkmate?",
    "is this dead?",
    "must White move the knight?",
    "must White record?",
    "whose move is it?",
    "is Black in check?",
    "is the game over?",
    "is the position legal?",
];

/// A question that was not understood: where, and what can be asked.
#[derive(Debug)]
pub(super) struct NotUnderstood {
    column: usize,
    word: String,
}

impl fmt::Display for NotUnderstood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.word.is_empty() {
            write!(f, "question, column {}: expected a question", self.column)?;
        } else {
            write!(f, "question, column {}: `{}` is not understood", self.column, self.word)?;
        }
        f.write_str("; what can be asked:")?;
        for example in EXAMPLES {
            write!(f, "\n  {example}")?;
        }
        f.write_str("\n  what if Black claims an illegal move?   (any act of docs/scenarios.md)")
    }
}

/// One word of the question.
struct Word<'a> {
    /// As it stands, without the marks around it.
    plain: &'a str,
    small: String,
    /// From 1, in characters.
    column: usize,
    /// Where it begins, in bytes.
    at: usize,
}

fn words(text: &str) -> Vec<Word<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    for part in text.split(char::is_whitespace) {
        let begin = at;
        at += part.len() + text[at + part.len()..].chars().next().map_or(0, char::len_utf8);
        let plain = part.trim_matches(|c: char| "?!,;:\"“”`".contains(c)).trim_end_matches('.');
        if !plain.is_empty() {
            let column = text[..begin].chars().count() + 1;
            let small = plain.to_lowercase().replace('’', "'");
            found.push(Word { plain, small, column, at: begin });
        }
    }
    found
}

impl Question {
    /// What a text asks.
    pub(super) fn read(text: &str) -> Result<Question, NotUnderstood> {
        let words = words(text);
        let asks = asks(text, &words).ok_or_else(|| not_understood(&words))?;
        Ok(Question { text: text.trim().to_owned(), asks })
    }
}

fn asks(text: &str, words: &[Word<'_>]) -> Option<Asks> {
    let has = |any: &[&str]| words.iter().any(|word| any.contains(&word.small.as_str()));
    let begins = |stem: &str| words.iter().any(|word| word.small.starts_with(stem));
    let color = color(words);
    if begins("flag") || has(&["time-out", "timeout"]) {
        return Some(Asks::FlagFalls(color));
    }
    if let [what, when, first, ..] = words
        && what.small == "what"
        && when.small == "if"
    {
        let words = text.get(first.at..)?.trim().trim_end_matches(['?', '.', '!']);
        return Some(Asks::WhatIf { words: words.to_owned(), at: first.column });
    }
    if begins("castl") {
        return Some(Asks::Castle(color, wing(words)));
    }
    if begins("claim") {
        return Some(Asks::Claim(color, rule(words)));
    }
    if begins("repe") || begins("appear") || has(&["often"]) {
        return Some(Asks::Repeated);
    }
    if begins("dead") {
        return Some(Asks::Dead);
    }
    if begins("record") || (has(&["must"]) && has(&["write", "keep", "score"])) {
        return Some(Asks::Record(color));
    }
    about_moves(words, color).or_else(|| about_the_board(words, color))
}

fn about_moves(words: &[Word<'_>], color: Option<Color>) -> Option<Asks> {
    let has = |any: &[&str]| words.iter().any(|word| any.contains(&word.small.as_str()));
    let piece = Piece { role: role(words), square: square(words) };
    if has(&["must", "obliged", "bound", "forced"])
        || words.iter().any(|word| word.small.starts_with("touch"))
    {
        return Some(Asks::Must(color, piece));
    }
    if has(&["moves"]) && !has(&["who"]) {
        return Some(Asks::LegalMoves(color, piece.square));
    }
    if has(&["position", "arrangement"]) && has(&["legal", "illegal", "possible", "arise"]) {
        return Some(Asks::LegalPosition);
    }
    let written = words.iter().find(|word| is_move(word.plain) && !is_square(word.plain));
    // `e4` may be a pawn's move; it is one where a move is asked about.
    let asked = has(&["legal", "illegal", "play", "why", "not", "may", "can", "can't", "cannot"]);
    let written = written.or_else(|| words.iter().find(|word| asked && is_move(word.plain)));
    if let Some(word) = written {
        return Some(Asks::Move(color, word.plain.to_owned()));
    }
    (has(&["move", "moved"]) && piece.role.is_some()).then_some(Asks::Must(color, piece))
}

fn about_the_board(words: &[Word<'_>], color: Option<Color>) -> Option<Asks> {
    let has = |any: &[&str]| words.iter().any(|word| any.contains(&word.small.as_str()));
    if has(&["whose"]) || (has(&["who"]) && has(&["move", "moves", "turn"])) {
        return Some(Asks::WhoseMove);
    }
    if has(&["can", "could", "still"]) && has(&["checkmate", "mate", "win"]) {
        return Some(Asks::CanCheckmate(color));
    }
    if has(&["checkmate", "mate", "stalemate", "over", "ended", "draw", "drawn", "result"]) {
        return Some(Asks::Over);
    }
    has(&["check", "checked"]).then_some(Asks::InCheck(color))
}

fn color(words: &[Word<'_>]) -> Option<Color> {
    words.iter().find_map(|word| match word.small.trim_end_matches("'s") {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    })
}

fn wing(words: &[Word<'_>]) -> Option<Wing> {
    words.iter().find_map(|word| match word.small.as_str() {
        "kingside" | "short" | "0-0" | "o-o" | "g-side" => Some(Wing::G),
        "queenside" | "long" | "0-0-0" | "o-o-o" | "c-side" => Some(Wing::C),
        _ => None,
    })
}

fn rule(words: &[Word<'_>]) -> Option<DrawRule> {
    words.iter().find_map(|word| match word.small.as_str() {
        "repetition" | "threefold" | "repeated" => Some(DrawRule::Repetition),
        "fifty" | "50" | "fifty-move" | "50-move" => Some(DrawRule::FiftyMoves),
        _ => None,
    })
}

fn role(words: &[Word<'_>]) -> Option<Role> {
    words.iter().find_map(|word| {
        Role::ALL.into_iter().find(|role| word.small.trim_end_matches('s') == role.to_string())
    })
}

fn square(words: &[Word<'_>]) -> Option<Square> {
    words.iter().find_map(|word| Square::from_name(word.small.as_bytes()))
}

fn is_square(word: &str) -> bool {
    Square::from_name(word.as_bytes()).is_some()
}

/// Whether it looks like a move: castling, or letters, squares and signs of notation alone.
fn is_move(word: &str) -> bool {
    if matches!(word, "0-0" | "0-0-0" | "O-O" | "O-O-O" | "o-o" | "o-o-o") {
        return true;
    }
    let has_square = word.as_bytes().windows(2).any(|two| Square::from_name(two).is_some());
    has_square && word.len() <= 10 && word.chars().all(|c| "KQRBNPabcdefgh12345678x:-=+#qrnkp.".contains(c))
}

/// Points at the first word that no question has.
fn not_understood(words: &[Word<'_>]) -> NotUnderstood {
    const KNOWN: &str = "a an the is are it this that in of on to with by for may can could might must should does do \
        what which who whose why how when now not white black white's black's if be has have had was were been after \
        before piece knight bishop rook queen king pawn player move made still any";
    let is_known =
        |word: &&Word<'_>| KNOWN.split_whitespace().any(|known| known == word.small) || is_move(word.plain);
    let stranger = words.iter().find(|word| !is_known(word)).or(words.first());
    NotUnderstood {
        column: stranger.map_or(1, |word| word.column),
        word: stranger.map_or(String::new(), |word| word.plain.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Asks {
        Question::read(text).unwrap().asks
    }

    #[test]
    fn every_example_is_understood_as_a_question_of_its_own_kind() {
        let names = [
            "castle",
            "castle",
            "move",
            "legal-moves",
            "claim",
            "claim",
            "repeated",
            "flag-falls",
            "can-checkmate",
            "dead",
            "must-move",
            "must-record",
            "whose-move",
            "in-check",
            "over",
            "legal-position",
        ];
        for (example, name) in EXAMPLES.into_iter().zip(names) {
            assert_eq!(asked(example).name(), name, "{example}");
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
    fn a_strange_question_is_told_with_its_place() {
        let error = Question::read("is the arbiter hungry?").err().unwrap();
        assert_eq!((error.column, error.word.as_str()), (8, "arbiter"));
        assert!(error.to_string().contains("may White castle?"));
        assert_eq!(Question::read("").err().unwrap().column, 1);
    }
}
