//! The languages in which Touchmove says what the Laws say, and what it rules.

use core::fmt;
use core::str::FromStr;

/// A language of the gists, the glossary and the rulings.
///
/// Gists are in our own words in each of them; they are neither an official text nor a translation of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English, in which the gists are written first.
    English,
    /// Armenian.
    Armenian,
    /// Persian, written from right to left.
    Persian,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::Armenian, Language::Persian];

    /// Its tag, as pages and headers write it.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Armenian => "hy",
            Language::Persian => "fa",
        }
    }

    /// The language with this tag, in upper or lower case; a region after it does not matter.
    pub fn tagged(tag: &str) -> Option<Language> {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Armenian => "Հայերեն",
            Language::Persian => "فارسی",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        Language::tagged(tag).ok_or(UnknownLanguage)
    }
}

/// A tag that is not one of our languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a language: en, hy or fa")
    }
}

impl core::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_back() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        assert_eq!("fa-IR".parse(), Ok(Language::Persian));
        assert_eq!("de".parse::<Language>(), Err(UnknownLanguage));
    }
}
