//! An explanation: the answer, what it rests on, and what is missing.

use std::sync::LazyLock;

use touchmove_chess::{Bitboard, Color, Move, Piece, Position};
use touchmove_conduct::Ruling;
use touchmove_law::Article;
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Style};
use touchmove_words::Words;

/// Which way the answer goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is so.
    Yes,
    /// It is not so.
    No,
    /// Too little is known to say.
    NotEstablished,
    /// The question was not a yes-or-no question.
    Told,
}

impl Verdict {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Verdict::Yes => "yes",
            Verdict::No => "no",
            Verdict::NotEstablished => "not-established",
            Verdict::Told => "told",
        }
    }
}

/// Something that is so, and the article that makes it matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// In a sentence without full stop.
    pub text: String,
    /// None for a fact of the game.
    pub article: Option<Article>,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Which way it goes.
    pub verdict: Verdict,
    /// In a sentence.
    pub answer: String,
    /// What it rests on, in order.
    pub because: Vec<Ground>,
    /// Moves that prove it.
    pub line: Vec<String>,
    /// What else would have to be known.
    pub missing: Vec<Ground>,
    /// The rulings it reports, to be said in other languages.
    pub(crate) ruled: Vec<Ruling>,
}

impl Explanation {
    pub(crate) fn new(verdict: Verdict, answer: impl Into<String>) -> Explanation {
        Explanation {
            verdict,
            answer: answer.into(),
            because: Vec::new(),
            line: Vec::new(),
            missing: Vec::new(),
            ruled: Vec::new(),
        }
    }

    /// Adds something it rests on.
    pub(crate) fn because(mut self, text: impl Into<String>, article: Article) -> Explanation {
        self.because.push(Ground { text: text.into(), article: Some(article) });
        self
    }

    /// Adds a fact of the game.
    pub(crate) fn fact(mut self, text: impl Into<String>) -> Explanation {
        self.because.push(Ground { text: text.into(), article: None });
        self
    }

    /// Adds something that is not known and matters under the article.
    pub(crate) fn missing(mut self, text: impl Into<String>, article: Article) -> Explanation {
        self.missing.push(Ground { text: text.into(), article: Some(article) });
        self
    }

    /// Adds a ruling that it reports.
    pub(crate) fn ruled(mut self, ruling: Ruling) -> Explanation {
        self.ruled.push(ruling);
        self
    }

    /// Adds moves that prove it.
    pub(crate) fn line(mut self, position: &Position, moves: &[Move]) -> Explanation {
        self.line = written(position, moves);
        self
    }
}

/// The English texts, read once.
pub(crate) fn english() -> &'static Words {
    static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);
    &ENGLISH
}

/// Several texts as a list whose last two are joined by this message: `list-and` or `list-or`.
pub(crate) fn list(name: &str, texts: impl IntoIterator<Item = String>) -> String {
    let mut texts: Vec<String> = texts.into_iter().collect();
    let last = texts.pop();
    let first = if texts.is_empty() { None } else { Some(english().list(texts)) };
    english().joined(name, first.into_iter().chain(last))
}

/// An English answer that says no more than the answer in other languages: the same message of touchmove-words.
pub(crate) fn plain(asks: &str, verdict: &str, player: Color) -> String {
    let player = player.choose("white", "black").to_owned();
    english().text(&format!("explain-{asks}"), &[("verdict", verdict.to_owned()), ("player", player)])
}

pub(crate) fn name(color: Color) -> &'static str {
    color.choose("White", "Black")
}

/// `the knight on e2`.
pub(crate) fn the(piece: Piece, square: impl std::fmt::Display) -> String {
    format!("the {} on {square}", piece.role)
}

/// `the rook on e7 and the bishop on b4`.
pub(crate) fn pieces(position: &Position, squares: Bitboard) -> String {
    let all: Vec<String> = squares
        .iter()
        .filter_map(|square| position.piece_at(square).map(|piece| the(piece, square)))
        .collect();
    if all.is_empty() { "nothing".to_owned() } else { list("list-and", all) }
}

/// A move as the Laws write it.
pub(crate) fn short(position: &Position, mv: Move) -> String {
    algebraic::text(position, mv, &Style::of(Language::ENGLISH, Form::Short))
}

/// `12.Nf3`, `12...Nf6`.
pub(crate) fn numbered(position: &Position, mv: Move) -> String {
    let dots = position.having_move().choose(".", "...");
    format!("{}{dots}{}", position.fullmove(), short(position, mv))
}

/// Moves one after the other, numbered as in the game.
pub(crate) fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut here = *position;
    let mut words = Vec::new();
    for mv in moves {
        let is_first = words.is_empty();
        words.push(if is_first || here.having_move() == Color::White {
            numbered(&here, *mv)
        } else {
            short(&here, *mv)
        });
        here = here.play(*mv);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::list;

    #[test]
    fn lists_end_as_their_language_ends_them() {
        let some = |many: usize| ["Nd2", "Nfd2", "Ned2"].into_iter().take(many).map(str::to_owned);
        let said = |name: &str| (0..=3).map(|many| list(name, some(many))).collect::<Vec<_>>();
        assert_eq!(said("list-and"), ["", "Nd2", "Nd2 and Nfd2", "Nd2, Nfd2 and Ned2"]);
        assert_eq!(said("list-or"), ["", "Nd2", "Nd2 or Nfd2", "Nd2, Nfd2 or Ned2"]);
    }
}
