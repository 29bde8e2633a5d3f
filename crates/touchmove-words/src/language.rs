//! The file and the way of writing of each language.

use fluent_bundle::FluentValue;
use touchmove_law::Language;

/// Which way a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    LeftToRight,
    /// Squares, moves and numbers inside a sentence are isolated, so that they keep their own direction.
    RightToLeft,
}

/// Its file.
pub(crate) const fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en.ftl"),
        Language::Armenian => include_str!("../locales/hy.ftl"),
        Language::Persian => include_str!("../locales/fa.ftl"),
    }
}

/// Its file of acts and of the drill.
pub(crate) const fn drill(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en.drill.ftl"),
        Language::Armenian => include_str!("../locales/hy.drill.ftl"),
        Language::Persian => include_str!("../locales/fa.drill.ftl"),
    }
}

/// Its file of what is ruled in an event.
pub(crate) const fn event(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en.event.ftl"),
        Language::Armenian => include_str!("../locales/hy.event.ftl"),
        Language::Persian => include_str!("../locales/fa.event.ftl"),
    }
}

/// Its file of what is said in the command box, and answered.
pub(crate) const fn say(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en.say.ftl"),
        Language::Armenian => include_str!("../locales/hy.say.ftl"),
        Language::Persian => include_str!("../locales/fa.say.ftl"),
    }
}

/// Its file of what stands on printed pages.
pub(crate) const fn print(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en.print.ftl"),
        Language::Armenian => include_str!("../locales/hy.print.ftl"),
        Language::Persian => include_str!("../locales/fa.print.ftl"),
    }
}

/// Its file of what `touchmove explain` answers.
pub(crate) const fn explain(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en.explain.ftl"),
        Language::Armenian => include_str!("../locales/hy.explain.ftl"),
        Language::Persian => include_str!("../locales/fa.explain.ftl"),
    }
}

pub(crate) const fn direction(language: Language) -> Direction {
    match language {
        Language::English | Language::Armenian => Direction::LeftToRight,
        Language::Persian => Direction::RightToLeft,
    }
}

/// A number in Persian digits; squares, scores and clock readings are texts and keep theirs.
pub(crate) fn persian_digits<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let persian = |c: char| c.to_digit(10).and_then(|digit| char::from_u32(0x06F0 + digit)).unwrap_or(c);
    Some(number.as_string().chars().map(persian).collect())
}
