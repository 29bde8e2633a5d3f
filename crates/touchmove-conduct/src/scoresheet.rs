//! What each player has written (Article 8).

use alloc::vec::Vec;

use crate::act::SheetEntry;

/// A player's scoresheet: everything written, in order, as written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scoresheet {
    pub(crate) entries: Vec<SheetEntry>,
}

impl Scoresheet {
    /// Everything written.
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }
}
