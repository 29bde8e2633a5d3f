//! The languages.

/// A language that rulings can be said in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
}

/// Which way a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    LeftToRight,
    /// Squares, moves and numbers inside a sentence are isolated, so that they keep their own direction.
    RightToLeft,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 1] = [Language::English];

    /// Its tag, such as `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// The language with this tag; a region after it does not matter.
    pub fn tagged(tag: &str) -> Option<Language> {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// Its file.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Language::English => include_str!("../locales/en.ftl"),
        }
    }

    pub(crate) const fn direction(self) -> Direction {
        match self {
            Language::English => Direction::LeftToRight,
        }
    }
}
