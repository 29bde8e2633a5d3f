//! The language a viewer is answered in: rulings, questions, gists, and the letters of moves.

use std::sync::LazyLock;

use serde::Deserialize;
use touchmove_law::Language;
use touchmove_notation::Language as Notation;
use touchmove_notation::algebraic::{Form, Style};
use touchmove_words::Words;

/// What an address says about it.
#[derive(Deserialize, Default)]
pub(crate) struct Wanted {
    /// `en`, `hy` or `fa`; a language that the server does not speak is answered in English.
    language: Option<String>,
}

impl Wanted {
    /// The language to answer in.
    pub(crate) fn language(&self) -> Language {
        self.language.as_deref().and_then(|tag| tag.parse().ok()).unwrap_or(Language::English)
    }
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of(Language::English));
static ARMENIAN: LazyLock<Words> = LazyLock::new(|| Words::of(Language::Armenian));
static PERSIAN: LazyLock<Words> = LazyLock::new(|| Words::of(Language::Persian));

/// The words of a language; they are read once.
pub(crate) fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::Armenian => &ARMENIAN,
        Language::Persian => &PERSIAN,
    }
}

/// How a move is written for somebody who reads this language.
pub(crate) fn style(language: Language) -> Style {
    match language {
        Language::English => Style::PGN,
        Language::Armenian => Style::of(Notation::ARMENIAN, Form::Short),
        Language::Persian => Style::of(Notation::PERSIAN, Form::Short),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(tag: Option<&str>) -> Language {
        Wanted { language: tag.map(str::to_owned) }.language()
    }

    #[test]
    fn a_language_that_the_server_does_not_speak_is_answered_in_english() {
        assert_eq!(asked(Some("hy")), Language::Armenian);
        assert_eq!(asked(Some("fa")), Language::Persian);
        assert_eq!(asked(Some("xx")), Language::English);
        assert_eq!(asked(None), Language::English);
    }
}
