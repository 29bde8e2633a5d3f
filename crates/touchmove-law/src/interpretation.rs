//! The ids of `docs/interpretations.md`: how the project reads the Laws where they can be read in two ways.

use core::fmt;

use crate::edition::Edition;
use crate::interpretations::READINGS;

/// A reading the project has chosen; a ruling that rests on one carries its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Interpretation(pub(crate) u16);

impl Interpretation {
    /// Every reading, in order; numbers may be left out.
    pub fn all() -> impl Iterator<Item = Interpretation> {
        READINGS.iter().map(|(number, ..)| Interpretation(*number))
    }

    /// What it is about.
    pub fn title(self) -> &'static str {
        READINGS.iter().find(|(number, ..)| *number == self.0).map_or("", |(_, title, _)| *title)
    }

    /// Whether it reads the words of this edition.
    pub fn is_about(self, edition: Edition) -> bool {
        let row = READINGS.binary_search_by_key(&self.0, |(number, ..)| *number);
        row.ok().and_then(|row| READINGS.get(row)).is_some_and(|(_, _, editions)| editions.contains(&edition))
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// `I-014`.
impl fmt::Display for Interpretation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "I-{:03}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn an_id_prints_as_the_page_has_it() {
        assert_eq!(Interpretation::I_016.to_string(), "I-016");
        assert!(Interpretation::all().all(|reading| !reading.title().is_empty()));
    }

    #[test]
    fn a_reading_belongs_to_the_editions_whose_articles_it_names() {
        let of = |reading: Interpretation| Edition::NEWEST_FIRST.map(|edition| reading.is_about(edition));
        assert_eq!(of(Interpretation::I_027), [true, false]);
        assert_eq!(of(Interpretation::I_096), [false, true]);
        assert_eq!(of(Interpretation::I_131), [true, true]);
    }
}
