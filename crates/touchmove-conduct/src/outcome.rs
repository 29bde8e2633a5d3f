//! What a game has come to: its results in order, and what ended it.

use alloc::vec::Vec;

use touchmove_law::Article;

use crate::result::{Ending, Score};

/// The results of a game; the last is in force, those before it are kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outcome {
    results: Vec<(Score, Ending)>,
    /// What ended the game, or cancelled it.
    ended_under: Option<Article>,
}

impl Outcome {
    /// The result in force.
    pub(crate) fn result(&self) -> Option<(Score, Ending)> {
        self.results.last().copied()
    }

    /// The latest result that was not signed by the players.
    pub(crate) fn before_signing(&self) -> Option<(Score, Ending)> {
        self.results.iter().rev().find(|(_, ending)| *ending != Ending::Signed).copied()
    }

    /// What ended the game.
    pub(crate) fn ended_under(&self) -> Option<Article> {
        self.ended_under
    }

    /// The game ends.
    pub(crate) fn end(&mut self, article: Article, score: Score, ending: Ending) {
        self.results.push((score, ending));
        self.ended_under = Some(article);
    }

    /// It ends, and its result waits for a decision.
    pub(crate) fn wait(&mut self, article: Article) {
        self.ended_under = Some(article);
    }

    /// The result becomes another; the old one is kept.
    pub(crate) fn rescore(&mut self, score: Score, ending: Ending) {
        self.results.push((score, ending));
    }

    /// The game is cancelled, and has no result.
    pub(crate) fn cancel(&mut self, article: Article) {
        self.results.clear();
        self.ended_under = Some(article);
    }

    /// The game goes on after all; the result that falls away.
    pub(crate) fn reopen(&mut self) -> Option<Score> {
        let (score, _) = self.results.pop()?;
        self.results.clear();
        self.ended_under = None;
        Some(score)
    }

    /// A game whose result waited goes on.
    pub(crate) fn go_on(&mut self) {
        self.ended_under = None;
    }
}
