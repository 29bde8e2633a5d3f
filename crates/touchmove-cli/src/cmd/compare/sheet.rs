//! A player's scoresheet: what is written, word after word, nothing judged.

use touchmove_chess::{Move, Position};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Reading};
use touchmove_notation::pgn::{self, Lexer, Next, Options, Token};

/// A scoresheet.
pub(super) struct Sheet {
    pub(super) start: Position,
    pub(super) entries: Vec<Entry>,
    language: &'static Language,
}

/// One entry of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// Something meant as a move.
    Word(String),
    /// A dash, or a mark that it cannot be read.
    Dash(String),
}

impl Entry {
    pub(super) fn text(&self) -> &str {
        match self {
            Entry::Word(text) | Entry::Dash(text) => text,
        }
    }
}

/// What an entry means in a position.
pub(super) enum Meaning {
    One(Move),
    Several(Vec<Move>),
    /// A dash.
    Nothing,
    /// No legal move, or nothing that can be read.
    No(Reading),
}

impl Sheet {
    /// Reads the first game of a file.
    pub(super) fn read(bytes: &[u8], language: &'static Language) -> Result<Sheet, String> {
        let (games, _) = pgn::games(bytes, Options::OWN);
        let game = games.first().ok_or("there is no game in it")?;
        if games.len() > 1 {
            return Err(format!("{} games, expected one scoresheet", games.len()));
        }
        let start = game.start.ok_or("the game cannot be played from its start")?;
        let entries = entries(bytes);
        if entries.is_empty() {
            return Err("no moves are written".to_owned());
        }
        Ok(Sheet { start, entries, language })
    }

    /// What the entry at a place means in a position.
    pub(super) fn meaning(&self, place: usize, position: &Position) -> Option<Meaning> {
        Some(match self.entries.get(place)? {
            Entry::Dash(_) => Meaning::Nothing,
            Entry::Word(text) => match algebraic::read(position, text, self.language).reading {
                Reading::One(mv) => Meaning::One(mv),
                Reading::Several(moves) => Meaning::Several(moves),
                reading @ (Reading::None(_) | Reading::Unreadable { .. }) => Meaning::No(reading),
            },
        })
    }

    /// What is written at a place.
    pub(super) fn text(&self, place: usize) -> Option<String> {
        self.entries.get(place).map(|entry| entry.text().to_owned())
    }
}

/// The entries of the main line; brackets hold variations or the mark of a draw offer.
fn entries(bytes: &[u8]) -> Vec<Entry> {
    let mut lexer = Lexer::new(bytes);
    let mut found = Vec::new();
    let mut depth = 0u32;
    while let Next::Token { start, token } = lexer.next() {
        let stands_alone =
            start.checked_sub(1).and_then(|at| bytes.get(at)).is_none_or(|byte| b" \t\r\n.".contains(byte));
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Marks(marks) if depth == 0 && stands_alone && marks.iter().all(|mark| *mark == b'?') => {
                // Question marks in the place of a move: it could not be read.
                found.push(Entry::Dash(String::from_utf8_lossy(marks).into_owned()));
            }
            Token::Word(word) if depth == 0 => {
                let word = String::from_utf8_lossy(word).into_owned();
                if is_result(&word) {
                    break;
                }
                let blank = word.chars().all(|c| "-–—_.…?".contains(c));
                found.push(if blank { Entry::Dash(word) } else { Entry::Word(word) });
            }
            Token::Stray(b'-' | b'_') if depth == 0 => found.push(Entry::Dash("-".to_owned())),
            Token::Word(_)
            | Token::Marks(_)
            | Token::Number(_)
            | Token::Comment(_)
            | Token::Unclosed(_)
            | Token::Nag(_)
            | Token::Tag { .. }
            | Token::BadTag { .. }
            | Token::Stray(_) => {}
        }
    }
    found
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*")
}
