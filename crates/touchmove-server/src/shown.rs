//! What is shown to whoever watches a table: each role its own view, and the rulings it may be told.

use std::sync::Arc;

use touchmove_conduct::{Game, Role, Ruling};
use touchmove_law::{Edition, Language, Laws};
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::ruling::{Ruled, RulingShown};
use touchmove_wire::v1::view::GameView;
use touchmove_words::Words;

use crate::tongue;

/// What has just been committed: everybody who watches gets his own view of it.
#[derive(Clone)]
pub(crate) struct Committed {
    pub(crate) seq: u32,
    pub(crate) laws: Arc<Laws>,
    pub(crate) game: Arc<Game>,
    pub(crate) rulings: Arc<Vec<Ruling>>,
}

impl Committed {
    /// The message for somebody in this role, in his language.
    pub(crate) fn message(&self, role: Role, language: Language, now: u64) -> FromServer {
        let words = tongue::words(language);
        let rulings = told(&self.rulings, role, self.laws.edition(), words);
        let ask = |referral: &touchmove_conduct::Referral| words.question(&referral.question);
        let view = GameView::new(&self.laws, &self.game, role, now, ask)
            .written_in(&self.game, &tongue::style(language));
        FromServer::View { seq: self.seq, view: Box::new(view), rulings }
    }
}

/// The rulings of a game, act by act.
#[derive(Default)]
pub(crate) struct Record {
    ruled: Vec<(u32, Arc<Vec<Ruling>>)>,
}

/// Whoever comes in is told of so many acts that were ruled on.
const TOLD: usize = 40;

impl Record {
    /// What was ruled on an entry.
    pub(crate) fn add(&mut self, seq: u32, rulings: Arc<Vec<Ruling>>) {
        if !rulings.is_empty() {
            self.ruled.push((seq, rulings));
        }
    }

    /// What somebody in this role is told who has just come, the newest first.
    pub(crate) fn shown_to(&self, role: Role, edition: Edition, language: Language) -> FromServer {
        let words = tongue::words(language);
        let acts = self.ruled.iter().rev();
        let ruled =
            acts.map(|(seq, rulings)| Ruled { seq: *seq, rulings: told(rulings, role, edition, words) });
        FromServer::Record { ruled: ruled.filter(|ruled| !ruled.rulings.is_empty()).take(TOLD).collect() }
    }
}

fn told(rulings: &[Ruling], role: Role, edition: Edition, words: &Words) -> Vec<RulingShown> {
    rulings
        .iter()
        .filter(|ruling| ruling.is_shown_to(role))
        .map(|ruling| RulingShown::new(ruling, edition, words.sentence(ruling)))
        .collect()
}
