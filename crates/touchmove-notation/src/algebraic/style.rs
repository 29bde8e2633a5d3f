//! In which way a move is written.

use touchmove_law::{Article, NotationSigns, cite};

use crate::language::Language;

/// The sign of a draw offer, beside the move with which it is made (C.12; 2001 E.12).
pub const DRAW_OFFER: &str = "(=)";

/// How much is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Arrival square, with x, +, # and e.p.: `exd6 e.p.` (C.8–C.13; I-048).
    Short,
    /// Without the signs that the Laws leave to the player: `ed6` (C.13, second sample).
    Bare,
    /// With the departure square, and the signs: `e5xd6 e.p.` (C.8, third sample). The hyphen is never written
    /// (I-047).
    Long,
}

impl Form {
    /// The three forms.
    pub const ALL: [Form; 3] = [Form::Short, Form::Bare, Form::Long];

    /// The word by which it is chosen.
    pub const fn word(self) -> &'static str {
        match self {
            Form::Short => "short",
            Form::Bare => "bare",
            Form::Long => "long",
        }
    }

    /// The form with this name.
    pub fn of_word(word: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.word() == word)
    }

    /// What a scoresheet in this form lacks where the signs are essential; nothing where they are optional.
    pub fn falls_short_of(self, signs: NotationSigns) -> Option<Article> {
        match (self, signs) {
            (Form::Bare, NotationSigns::Essential) => Some(cite!(2001 "E.abbr/x")),
            (Form::Bare, NotationSigns::Optional)
            | (Form::Short | Form::Long, NotationSigns::Essential | NotationSigns::Optional) => None,
        }
    }
}

/// Whose style is followed where the Laws and the PGN standard differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum House {
    /// `0-0`, `d8Q`, `exd6 e.p.` (C.11, C.13).
    Laws,
    /// `O-O`, `d8=Q`, `exd6` (export format of the PGN standard).
    Pgn,
}

/// In which way a move is written.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Whose letters.
    pub language: &'static Language,
    /// How much.
    pub form: Form,
    /// Which signs for castling, promotion and en passant.
    pub house: House,
}

impl Style {
    /// What the PGN standard wants in a file for exchange.
    pub const PGN: Style = Style { language: Language::ENGLISH, form: Form::Short, house: House::Pgn };

    /// As the Laws write, in a language and a form.
    pub const fn of(language: &'static Language, form: Form) -> Style {
        Style { language, form, house: House::Laws }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_bare_form_falls_short_and_only_where_the_signs_are_essential() {
        for form in Form::ALL {
            assert_eq!(form.falls_short_of(NotationSigns::Optional), None);
            assert_eq!(form.falls_short_of(NotationSigns::Essential).is_some(), form == Form::Bare);
            assert_eq!(Form::of_word(form.word()), Some(form));
        }
        assert_eq!(Form::of_word("Short"), None);
    }
}
