//! From an announcement to what it says.

use alloc::string::String;

use touchmove_chess::{File, Rank, Role, Square, Wing};

use super::voices::Voice;
use super::words::{self, Word};
use crate::algebraic::{
    Named, Oddities, Roles, Signs, Trouble, Written, digit, in_words, is_invisible, latin,
};

/// Where an announcement cannot be understood, and why.
type Misunderstanding = (usize, Trouble);

/// More words than any announcement has; the rest is not listened to.
const WORDS: usize = 32;

/// What the words of an announcement say together.
pub(super) fn hear(text: &str, voice: &Voice) -> Result<Written, Misunderstanding> {
    let mut heard = PartsHeard::default();
    let (mut at, mut words) = (0, 0);
    for word in text.split(is_between_words) {
        if !word.is_empty() {
            words += 1;
            if words > WORDS {
                return Err((at, Trouble::MoreText));
            }
            heard.word(word, voice).ok_or((at, Trouble::UnknownWord))?;
        }
        at += word.len();
        // The separator itself.
        at += text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    }
    let named = heard.named().ok_or(if heard.is_silent() {
        (0, Trouble::Empty)
    } else {
        (text.len(), Trouble::ExpectedSquare)
    })?;
    Ok(Written { named, signs: heard.signs, offers_draw: false, oddities: Oddities::NONE })
}

fn is_between_words(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, ',' | '.' | ';' | ':' | '!' | '-' | '–' | '—' | '«' | '»' | '"' | '“' | '”' | '։')
}

/// What was heard so far.
#[derive(Default)]
struct PartsHeard {
    piece: Option<Role>,
    becomes: Option<Role>,
    squares: Coordinates,
    castling: Option<Castling>,
    signs: Signs,
}

/// The files and ranks said, in order; at most two squares.
#[derive(Default, Clone, Copy)]
struct Coordinates {
    said: [Option<Coordinate>; 4],
}

#[derive(Clone, Copy)]
enum Coordinate {
    File(File),
    Rank(Rank),
}

#[derive(Default, Clone, Copy)]
struct Castling {
    wing: Option<Wing>,
}

impl PartsHeard {
    /// Takes in a word; nothing if it is not known.
    fn word(&mut self, word: &str, voice: &Voice) -> Option<()> {
        match meaning(word, voice) {
            Some(meaning) => self.take(meaning),
            None => self.letters(word),
        }
    }

    fn take(&mut self, word: Word) -> Option<()> {
        match word {
            Word::Piece(role) => self.name(role),
            Word::File(file) => self.squares.push(Coordinate::File(file))?,
            Word::Rank(rank) => self.squares.push(Coordinate::Rank(rank))?,
            Word::Castling => {
                self.castling.get_or_insert_default();
            }
            Word::Short => self.castling.get_or_insert_default().wing = Some(Wing::G),
            Word::Long => self.castling.get_or_insert_default().wing = Some(Wing::C),
            Word::Takes => self.signs.capture = true,
            Word::Check => self.signs.check = true,
            Word::Mate => self.signs.mate = true,
            Word::EnPassant => self.signs.en_passant = true,
            Word::Small => {}
        }
        Some(())
    }

    /// The first piece named moves; one named after "takes" is captured; one named after the squares is the new
    /// piece (D.2.1). In castling it is the side.
    fn name(&mut self, role: Role) {
        if let Some(castling) = &mut self.castling {
            castling.wing = castling.wing.or(match role {
                Role::King => Some(Wing::G),
                Role::Queen => Some(Wing::C),
                Role::Pawn | Role::Knight | Role::Bishop | Role::Rook => None,
            });
        } else if !self.squares.is_empty() && self.squares.ends_with_rank() {
            self.becomes = Some(role);
        } else if self.piece.is_none() && self.squares.is_empty() {
            self.piece = Some(role);
        }
    }

    /// A square spelled with letters and digits: f3, g1f3.
    fn letters(&mut self, word: &str) -> Option<()> {
        for c in word.chars().filter(|c| !is_invisible(*c)) {
            let coordinate = match digit(c) {
                Some(value) => Coordinate::Rank(Rank::new(usize::from(value).checked_sub(1)?)?),
                None => Coordinate::File(File::from_letter(u8::try_from(latin(c)).ok()?)?),
            };
            self.squares.push(coordinate)?;
        }
        Some(())
    }

    const fn is_silent(&self) -> bool {
        self.piece.is_none() && self.squares.is_empty() && self.castling.is_none()
    }

    fn named(&self) -> Option<Named> {
        if let Some(castling) = self.castling {
            return castling.wing.map(Named::Castle);
        }
        let (file, rank, to) = self.squares.read()?;
        let roles = Roles::of(self.piece.unwrap_or(Role::Pawn));
        Some(Named::Step { roles, file, rank, to, promotion: self.becomes.map(Roles::of) })
    }
}

impl Coordinates {
    const fn is_empty(&self) -> bool {
        let [first, ..] = self.said;
        first.is_none()
    }

    fn ends_with_rank(&self) -> bool {
        let last = self.said.iter().rev().flatten().next();
        matches!(last, Some(Coordinate::Rank(_)))
    }

    /// Adds one, unless two squares are complete.
    fn push(&mut self, coordinate: Coordinate) -> Option<()> {
        let slot = self.said.iter_mut().find(|slot| slot.is_none())?;
        *slot = Some(coordinate);
        Some(())
    }

    /// Departure as far as it is said, and arrival.
    fn read(&self) -> Option<(Option<File>, Option<Rank>, Square)> {
        use Coordinate::{File as F, Rank as R};
        match self.said {
            [Some(F(file)), Some(R(rank)), None, None] => Some((None, None, Square::new(file, rank))),
            [Some(F(from)), Some(F(file)), Some(R(rank)), None] => {
                Some((Some(from), None, Square::new(file, rank)))
            }
            [Some(R(from)), Some(F(file)), Some(R(rank)), None] => {
                Some((None, Some(from), Square::new(file, rank)))
            }
            [Some(F(from)), Some(R(row)), Some(F(file)), Some(R(rank))] => {
                Some((Some(from), Some(row), Square::new(file, rank)))
            }
            _ => None,
        }
    }
}

/// What a word means to a voice; German words mean the same to all.
fn meaning(word: &str, voice: &Voice) -> Option<Word> {
    let heard = spelled(word);
    let understood = |known: &str| spelled(known) == heard;
    spoken_by(voice, &understood)
        .or_else(|| known_to(voice.understands, &understood))
        .or_else(|| spoken_by(Voice::DEFAULT, &understood))
        .or_else(|| known_to(words::GERMAN, &understood))
}

fn spoken_by(voice: &Voice, understood: &impl Fn(&str) -> bool) -> Option<Word> {
    let piece = |role: &Role| understood(voice.piece(*role)) || understood(voice.language.name(*role));
    if let Some(file) = File::ALL.into_iter().find(|file| understood(voice.file(*file))) {
        return Some(Word::File(file));
    }
    if let Some(rank) = Rank::ALL.into_iter().find(|rank| understood(voice.rank(*rank))) {
        return Some(Word::Rank(rank));
    }
    Role::ALL.into_iter().find(piece).map(Word::Piece)
}

fn known_to(words: &[(&str, Word)], understood: &impl Fn(&str) -> bool) -> Option<Word> {
    words.iter().find(|(word, _)| understood(word)).map(|(_, meaning)| *meaning)
}

/// A word as it is compared: small, umlauts written out, Persian vowel signs and half-spaces left out.
fn spelled(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    for c in word.chars().map(in_words).filter(|c| !is_invisible(*c) && !matches!(c, '\u{64b}'..='\u{652}')) {
        match c {
            'ä' => out.push_str("ae"),
            'ö' => out.push_str("oe"),
            'ü' => out.push_str("ue"),
            'ß' => out.push_str("ss"),
            _ => out.push(c),
        }
    }
    out
}
