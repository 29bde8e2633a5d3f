//! The language a viewer is answered in: rulings, questions, gists, and the letters of moves.

use std::sync::LazyLock;

use serde::Deserialize;
use touchmove_law::{AnnouncementLanguage, Language, Laws};
use touchmove_notation::Language as Notation;
use touchmove_notation::algebraic::{Form, Style};
use touchmove_notation::spoken::{Voice, Wording};
use touchmove_words::Words;

/// What a URL says about it.
#[derive(Deserialize, Default)]
pub(crate) struct LanguageQuery {
    /// `en`, `hy` or `fa`; a language that the server does not speak is answered in English.
    language: Option<String>,
}

impl LanguageQuery {
    /// The language to answer in.
    pub(crate) fn language(&self) -> Language {
        language_of_tag(self.language.as_deref())
    }
}

/// The language of a tag; English where the server does not speak it.
pub(crate) fn language_of_tag(tag: Option<&str>) -> Language {
    tag.and_then(|tag| tag.parse().ok()).unwrap_or(Language::English)
}

/// What the address of a live game says.
#[derive(Deserialize)]
pub(crate) struct ViewerQuery {
    /// As everywhere.
    language: Option<String>,
    /// `law`, `own` or `literate`: how moves are announced to anyone who wants to hear them.
    announce: Option<String>,
    /// `1`: after the first view only what has changed.
    changes: Option<String>,
}

/// The language and style in which somebody is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Viewer {
    pub(crate) language: Language,
    /// How moves are announced to them, if they want to hear them.
    pub(crate) announcing: Option<Announcing>,
}

impl Viewer {
    /// A client that only reads.
    pub(crate) fn of(language: Language) -> Viewer {
        Viewer { language, announcing: None }
    }
}

/// How moves are announced to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Announcing {
    /// In the words of the event: the German ones of Appendix D, unless the arbiter decides otherwise.
    Law,
    /// In the words of Appendix D in their own language.
    Own,
    /// Read out in their language, with captures and checks.
    Literate,
}

impl ViewerQuery {
    /// The same as part of an address.
    pub(crate) fn query(&self) -> String {
        let announce = match self.announcing() {
            Some(Announcing::Law) => "&announce=law",
            Some(Announcing::Own) => "&announce=own",
            Some(Announcing::Literate) => "&announce=literate",
            None => "",
        };
        let changes = if self.by_changes() { "&changes=1" } else { "" };
        format!("language={}{announce}{changes}", self.language().tag())
    }

    /// Whether a game is sent as changes.
    pub(crate) fn by_changes(&self) -> bool {
        self.changes.as_deref() == Some("1")
    }

    /// The requester.
    pub(crate) fn viewer(&self) -> Viewer {
        Viewer { language: self.language(), announcing: self.announcing() }
    }

    fn announcing(&self) -> Option<Announcing> {
        match self.announce.as_deref() {
            Some("law") => Some(Announcing::Law),
            Some("own") => Some(Announcing::Own),
            Some("literate") => Some(Announcing::Literate),
            Some(_) | None => None,
        }
    }

    fn language(&self) -> Language {
        language_of_tag(self.language.as_deref())
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

/// The words in which moves are announced at the event (D.2.1; 2001 F.2.1).
pub(crate) fn event_voice(laws: &Laws) -> &'static Voice {
    let code = match laws.regulations().announcement_language {
        AnnouncementLanguage::German => "de",
        AnnouncementLanguage::English => "en",
        AnnouncementLanguage::Armenian => "hy",
        AnnouncementLanguage::Persian => "fa",
    };
    Voice::of_code(code).unwrap_or(Voice::DEFAULT)
}

/// The voice somebody hears moves in.
pub(crate) fn voice(laws: &Laws, language: Language, announcing: Announcing) -> &'static Voice {
    match announcing {
        Announcing::Law => event_voice(laws),
        Announcing::Own | Announcing::Literate => own_voice(language),
    }
}

/// How much of a move is announced to them.
pub(crate) fn wording(announcing: Announcing) -> Wording {
    match announcing {
        Announcing::Law | Announcing::Own => Wording::Short,
        Announcing::Literate => Wording::Literate,
    }
}

/// The words in which they are announced in a language.
pub(crate) fn own_voice(language: Language) -> &'static Voice {
    Voice::of_code(language.tag()).unwrap_or(Voice::DEFAULT)
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
        LanguageQuery { language: tag.map(str::to_owned) }.language()
    }

    #[test]
    fn a_language_that_the_server_does_not_speak_is_answered_in_english() {
        assert_eq!(asked(Some("hy")), Language::Armenian);
        assert_eq!(asked(Some("fa")), Language::Persian);
        assert_eq!(asked(Some("xx")), Language::English);
        assert_eq!(asked(None), Language::English);
    }
}
