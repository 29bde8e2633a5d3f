//! The ids of `docs/interpretations.md`: how the project reads the Laws where they can be read in two ways.

use core::fmt;

use crate::interpretations::TITLES;

/// A reading the project has chosen; a ruling that rests on one carries its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Interpretation(pub(crate) u16);

impl Interpretation {
    /// Every reading, in order.
    pub fn all() -> impl Iterator<Item = Interpretation> {
        (1u16..).take(TITLES.len()).map(Interpretation)
    }

    /// What it is about.
    pub fn title(self) -> &'static str {
        usize::from(self.0).checked_sub(1).and_then(|place| TITLES.get(place)).copied().unwrap_or_default()
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
        assert_eq!(Interpretation::I_014.to_string(), "I-014");
        assert!(Interpretation::all().all(|reading| !reading.title().is_empty()));
    }
}
