//! What the texts in acts are: the length allowed for one follows from that. Beside each list stands what its texts are, every
//! variant written; a text that is none of these is a remark.

use super::Act;

/// A text that is more than a remark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextKind {
    /// Somebody or something by name, or an article by its number.
    Name,
    /// A move as people write it.
    Move,
}

/// A text with the field it stands in and what it is.
pub type ActText<'a> = (&'static str, TextKind, &'a str);

impl Act {
    /// The text it has that is more than a remark; no act has two.
    pub fn text(&self) -> Option<ActText<'_>> {
        match self {
            Act::Player(_, act) => act.text(),
            Act::Assistant(_, act) => act.text(),
            Act::Arbiter(act) => act.text(),
            Act::Bystander(seen) => seen.text(),
        }
    }
}
