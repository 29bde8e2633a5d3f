//! The files and the way of writing of each language.

use fluent_bundle::FluentValue;
use touchmove_law::Language;

/// The files of the language with this tag: rulings; acts and the drill; events; what is said in the command box and answered;
/// printed pages; what `touchmove explain` answers.
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../locales/", $tag, ".ftl")),
            include_str!(concat!("../locales/", $tag, ".drill.ftl")),
            include_str!(concat!("../locales/", $tag, ".event.ftl")),
            include_str!(concat!("../locales/", $tag, ".say.ftl")),
            include_str!(concat!("../locales/", $tag, ".print.ftl")),
            include_str!(concat!("../locales/", $tag, ".explain.ftl")),
        ]
    };
}

/// Its files.
pub(crate) const fn files(language: Language) -> [&'static str; 6] {
    match language {
        Language::English => files!("en"),
        Language::Armenian => files!("hy"),
        Language::Persian => files!("fa"),
    }
}

/// A number in Persian digits; squares, scores and clock readings are texts and keep theirs.
pub(crate) fn persian_digits<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let persian = |c: char| c.to_digit(10).and_then(|digit| char::from_u32(0x06F0 + digit)).unwrap_or(c);
    Some(number.as_string().chars().map(persian).collect())
}
