//! Moves said aloud to and by players who do not see the board (D.2.1; 2001 F.2.1).
//!
//! The files have names, Anna to Hector; the ranks are German numbers unless the arbiter decides otherwise; the
//! pieces and castling have their German names. German is therefore the default voice. The Armenian and the
//! Persian voice say the same words as the two texts of the Laws spell them; the English one keeps the names of the
//! files and says the rest in English.

mod hear;
mod voices;
mod words;

use alloc::string::String;

use touchmove_chess::{Move, Position, Role, Square, Wing};

use crate::algebraic::{self, Apparent, Departure, Read, departure};

pub use voices::Voice;

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wording {
    /// Departure and arrival: "Springer Gustav eins Felix drei".
    Full,
    /// What the short written form has: "Springer Felix drei".
    Short,
    /// Read out from a page: "Springer f3", with capture, check and mate.
    Literate,
}

impl Wording {
    /// The three wordings.
    pub const ALL: [Wording; 3] = [Wording::Full, Wording::Short, Wording::Literate];

    /// The word by which it is chosen.
    pub const fn word(self) -> &'static str {
        match self {
            Wording::Full => "full",
            Wording::Short => "short",
            Wording::Literate => "literate",
        }
    }

    /// The wording with this name.
    pub fn of_word(word: &str) -> Option<Wording> {
        Wording::ALL.into_iter().find(|wording| wording.word() == word)
    }
}

/// What is said for a legal move. A promotion names the new piece (D.2.1).
pub fn announce(position: &Position, m: Move, voice: &Voice, wording: Wording) -> String {
    announce_apparent(&Apparent::legal(position, m), voice, wording)
}

/// What is said for a move that may be an illegal one: it sounds like any other.
pub fn announce_apparent(apparent: &Apparent<'_>, voice: &Voice, wording: Wording) -> String {
    let (position, m) = (apparent.before, apparent.shape);
    let mut said = SpokenText { voice, wording, text: String::new() };
    match m.castles() {
        Some(Wing::G) => said.word(voice.short_castling),
        Some(Wing::C) => said.word(voice.long_castling),
        None => said.step(position, m),
    }
    match wording {
        Wording::Full | Wording::Short => {}
        Wording::Literate => said.check(&apparent.after),
    }
    said.text
}

/// Reads an announcement back. German words are understood in every voice (I-056).
pub fn read(position: &Position, text: &str, voice: &Voice) -> Read {
    match hear::hear(text, voice) {
        Ok(written) => {
            let read = algebraic::resolve(position, &written);
            Read { oddities: algebraic::Oddities::NONE, ..read }
        }
        Err((at, trouble)) => Read {
            reading: algebraic::Reading::Unreadable { at, trouble },
            offers_draw: false,
            oddities: algebraic::Oddities::NONE,
        },
    }
}

struct SpokenText<'a> {
    voice: &'a Voice,
    wording: Wording,
    text: String,
}

impl SpokenText<'_> {
    fn word(&mut self, word: &str) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }

    fn piece(&mut self, role: Role) {
        self.word(match self.wording {
            Wording::Full | Wording::Short => self.voice.piece(role),
            Wording::Literate => self.voice.language.name(role),
        });
    }

    fn step(&mut self, position: &Position, m: Move) {
        if m.role() != Role::Pawn {
            self.piece(m.role());
        }
        match self.wording {
            Wording::Full => self.square(m.from()),
            Wording::Short | Wording::Literate => self.departure(departure(position, m)),
        }
        if m.is_capture() && self.wording == Wording::Literate {
            self.word(self.voice.takes);
        }
        self.square(m.to());
        if let Some(into) = m.promotion() {
            self.piece(into);
        }
        if matches!(m, Move::EnPassant { .. }) && self.wording == Wording::Literate {
            self.word(self.voice.en_passant);
        }
    }

    fn departure(&mut self, departure: Departure) {
        let mut letter = [0; 4];
        match (departure, self.wording) {
            (Departure::Nothing, Wording::Full | Wording::Short | Wording::Literate) => {}
            (Departure::Square(square), Wording::Full | Wording::Short | Wording::Literate) => {
                self.square(square);
            }
            (Departure::File(file), Wording::Literate) => {
                self.word(file.letter().encode_utf8(&mut letter));
            }
            (Departure::Rank(rank), Wording::Literate) => {
                self.word(rank.digit().encode_utf8(&mut letter));
            }
            (Departure::File(file), Wording::Full | Wording::Short) => self.word(self.voice.file(file)),
            (Departure::Rank(rank), Wording::Full | Wording::Short) => self.word(self.voice.rank(rank)),
        }
    }

    fn square(&mut self, square: Square) {
        match self.wording {
            Wording::Full | Wording::Short => {
                self.word(self.voice.file(square.file()));
                self.word(self.voice.rank(square.rank()));
            }
            Wording::Literate => {
                self.word("");
                self.text.push(square.file().letter());
                self.text.push(square.rank().digit());
            }
        }
    }

    fn check(&mut self, after: &Position) {
        if after.is_checkmate() {
            self.word(self.voice.mate);
        } else if after.in_check() {
            self.word(self.voice.check);
        }
    }
}
