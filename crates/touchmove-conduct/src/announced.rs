//! The latest announcement of a move in a game with a visually disabled player (D.2.1; 2001 F.2.1).

use alloc::string::String;

use touchmove_chess::{Color, Move, Position};

use crate::act::Disability;
use crate::game::{Game, Part};
use crate::people::People;
use crate::ply::Ply;

/// What was announced last, if anything was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Announced(Option<Announcement>);

/// An announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Announcement {
    by: Color,
    ply: usize,
    text: String,
    names: Option<Move>,
}

impl Announcement {
    /// Whose move it is about.
    pub(crate) fn by(&self) -> Color {
        self.by
    }

    /// Which ply, counted from 0.
    pub(crate) fn ply(&self) -> usize {
        self.ply
    }

    /// In which words.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The legal move it names; none if it names an illegal one.
    pub(crate) fn names(&self) -> Option<Move> {
        self.names
    }
}

impl Announced {
    /// The latest announcement.
    pub(crate) fn latest(&self) -> Option<&Announcement> {
        self.0.as_ref()
    }

    /// The same, if it is about this ply of this player.
    pub(crate) fn about(&self, by: Color, ply: usize) -> Option<&Announcement> {
        self.latest().filter(|said| said.by == by && said.ply == ply)
    }

    /// A move is announced.
    pub(crate) fn say(&mut self, by: Color, ply: usize, text: &str, names: Option<Move>) {
        self.0 = Some(Announcement { by, ply, text: text.into(), names });
    }

    /// An earlier position is on the board: what was announced was about another move.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}

impl Game {
    /// The latest announcement: whose, about which ply counted from 0, in which words.
    pub fn announced(&self) -> Option<(Color, usize, &str)> {
        Announced::read(self).latest().map(|said| (said.by, said.ply, said.text.as_str()))
    }

    /// Whether a player is visually disabled.
    pub fn is_visually_disabled(&self, color: Color) -> bool {
        People::read(self).of(color).has(Disability::Visual)
    }

    /// The position before a ply that was made, or that is about to be.
    pub(crate) fn position_before(&self, ply: usize) -> &Position {
        self.plies().get(ply).map_or(self.position(), Ply::before)
    }
}
