//! In which words and which notation pages are printed.

use touchmove_chess::{Color, Move, Position};
use touchmove_clock::{Face, Millis};
use touchmove_competition::{Entrant, Local};
use touchmove_law::Language;
use touchmove_notation::Language as Letters;
use touchmove_notation::algebraic::{self, Form, Style};
use touchmove_words::Words;

use crate::page::{Block, Direction, Pages, Run, Tone};
use crate::solar::with_solar_day;

/// Prints pages in a language.
pub struct Printer {
    words: Words,
    language: Language,
    style: Style,
}

impl Printer {
    /// Pages with the words of one language and moves with the letters of another, or of the same.
    pub fn new(language: Language, letters: &'static Letters) -> Printer {
        Printer { words: Words::of(language), language, style: Style::of(letters, Form::Short) }
    }

    /// The same with moves written in another form.
    #[must_use]
    pub fn in_form(self, form: Form) -> Printer {
        Printer { style: Style { form, ..self.style }, ..self }
    }

    /// A text by its name.
    pub(crate) fn text(&self, name: &str) -> String {
        self.filled(name, &[])
    }

    /// A text with words put into it.
    pub(crate) fn filled(&self, name: &str, args: &[(&'static str, String)]) -> String {
        self.words.text(name, args)
    }

    /// A board of the event, by its number.
    pub(crate) fn board_number(&self, number: impl ToString) -> String {
        self.filled("print-board-number", &[("board", self.digits(number))])
    }

    /// A round, by its number.
    pub(crate) fn round_number(&self, number: impl ToString) -> String {
        self.filled("print-round-number", &[("round", self.digits(number))])
    }

    /// A note that there is nothing to print.
    pub(crate) fn nothing(&self, name: &str) -> Block {
        Block::Paragraph(Tone::Nothing, vec![Run::Words(self.text(name))])
    }

    /// A count, a number of a round or a board, a year: in the digits of the language.
    pub(crate) fn digits(&self, number: impl ToString) -> String {
        let plain = number.to_string();
        match self.language {
            Language::English | Language::Armenian => plain,
            Language::Persian => plain.chars().map(persian).collect(),
        }
    }

    /// A day and an hour by the clocks of the place.
    pub(crate) fn time(&self, local: Local) -> Run {
        self.day(&local.to_string())
    }

    /// A day such as `2026-11-15`, with an hour or without: in the calendar of the language.
    pub(crate) fn day(&self, written: &str) -> Run {
        Run::Figures(match self.language {
            Language::English | Language::Armenian => written.to_owned(),
            Language::Persian => self.digits(with_solar_day(written)),
        })
    }

    /// What a clock shows: the same digits everywhere.
    pub(crate) fn reading(&self, time: Millis) -> Run {
        Run::Figures(Face::SECONDS.show(time).to_string())
    }

    /// A result between two names.
    pub(crate) fn score(&self, score: String) -> Run {
        Run::Score(score, Direction::of(self.language))
    }

    /// A move in the chosen notation.
    pub(crate) fn written(&self, before: &Position, made: Move) -> String {
        algebraic::text(before, made, &self.style)
    }

    /// A player with their title; empty if there is no player.
    pub(crate) fn player(&self, entrant: Option<&Entrant>) -> Run {
        let Some(entrant) = entrant else { return Run::Words(String::new()) };
        let title = entrant.player.title.map(|title| format!("{title} ")).unwrap_or_default();
        Run::Name(format!("{title}{}", entrant.player.name))
    }

    /// Whole pages.
    pub(crate) fn pages(&self, title: String, blocks: Vec<Block>) -> Pages {
        Pages { title, language: self.language, blocks }
    }
}

/// The label of a side.
pub(crate) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "print-white",
        Color::Black => "print-black",
    }
}

fn persian(letter: char) -> char {
    letter.to_digit(10).and_then(|digit| char::from_u32(0x06F0 + digit)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_digits_of_the_language_and_clocks_do_not() {
        let printer = Printer::new(Language::Persian, Letters::PERSIAN);
        assert_eq!(printer.digits(1960), "۱۹۶۰");
        assert_eq!(printer.reading(Millis::minutes(90)), Run::Figures("1:30:00".into()));
        assert_eq!(Printer::new(Language::Armenian, Letters::ARMENIAN).digits(12), "12");
    }

    #[test]
    fn persian_pages_have_solar_days() {
        let persian = Printer::new(Language::Persian, Letters::PERSIAN);
        assert_eq!(persian.day("2026.11.15"), Run::Figures("۱۴۰۵/۰۸/۲۴".into()));
        let armenian = Printer::new(Language::Armenian, Letters::ARMENIAN);
        assert_eq!(armenian.day("2026.11.15"), Run::Figures("2026.11.15".into()));
    }
}
