//! Pieces knocked from their squares and not yet put back (7.4.1; 2001 7.3).

use touchmove_chess::Color;

/// Whether pieces are displaced: by whom, and after how many moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Displaced(Option<(Color, usize)>);

impl Displaced {
    /// Who did it.
    pub(crate) fn by(&self) -> Option<Color> {
        self.0.map(|(by, _)| by)
    }

    /// After how many moves.
    pub(crate) fn after(&self) -> Option<usize> {
        self.0.map(|(_, after)| after)
    }

    /// This player knocks pieces over.
    pub(crate) fn knock_over(&mut self, by: Color, after: usize) {
        self.0 = Some((by, after));
    }

    /// The pieces stand right again; who had displaced them.
    pub(crate) fn put_back(&mut self) -> Option<Color> {
        self.0.take().map(|(by, _)| by)
    }

    /// Moves were taken back: what was knocked over after them stands in the position before them now.
    pub(crate) fn follow(&mut self, plies: usize) {
        if let Some((_, after)) = &mut self.0 {
            *after = plies.min(*after);
        }
    }
}
