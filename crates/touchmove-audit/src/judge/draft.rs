//! A finding before the game it belongs to is known to its end.

use touchmove_law::Article;
use touchmove_notation::pgn::Location;

use crate::kind::Kind;

/// A finding without its game.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) kind: Kind,
    pub(super) ply: u32,
    /// Where it stands; the beginning of the game if that is not known.
    pub(super) at: Option<Location>,
    pub(super) article: Option<Article>,
    pub(super) token: String,
    pub(super) text: String,
    pub(super) proof: String,
    pub(super) shows: Shows,
}

/// The position a finding shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shows {
    /// None.
    Nothing,
    /// The one after this many moves.
    After(u32),
}

impl Draft {
    /// About the whole game.
    pub(super) fn new(kind: Kind, text: impl Into<String>) -> Draft {
        Draft::at_ply(kind, 0, text)
    }

    /// About a move.
    pub(super) fn at_ply(kind: Kind, ply: u32, text: impl Into<String>) -> Draft {
        Draft {
            kind,
            ply,
            at: None,
            article: None,
            token: String::new(),
            text: text.into(),
            proof: String::new(),
            shows: Shows::Nothing,
        }
    }

    /// With its article.
    pub(super) fn under(self, article: Article) -> Draft {
        Draft { article: Some(article), ..self }
    }

    /// With the word or value it is about.
    pub(super) fn about(self, token: impl Into<String>) -> Draft {
        Draft { token: token.into(), ..self }
    }

    /// With the position after this many moves.
    pub(super) fn showing(self, plies: u32) -> Draft {
        Draft { shows: Shows::After(plies), ..self }
    }

    /// With its proof.
    pub(super) fn proven(self, proof: String) -> Draft {
        Draft { proof, ..self }
    }
}
