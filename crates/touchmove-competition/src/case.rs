//! The case before the judge: the event, the entry, and the rulings so far.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_law::{Article, Laws, cite};

use crate::act::EventEntry;
use crate::event::Event;
use crate::ids::{GameId, PlayerId, RoundNumber, SectionId};
use crate::player::Entrant;
use crate::result::{Kept, Outcome};
use crate::round::{Pairing, Round};
use crate::ruling::{EventDecision, EventReason, EventRuling};
use crate::section::Section;

/// What an article's code works on.
pub(crate) struct Case<'a> {
    pub(crate) event: Event,
    pub(crate) entry: &'a EventEntry,
    pub(crate) rulings: Vec<EventRuling>,
}

/// What mere administration rests on: the arbiter follows how the event is running (12.2.5; 2001 13.2).
pub(crate) fn administration() -> Article {
    cite!("12.2.5")
}

impl Case<'_> {
    /// Adds a ruling.
    pub(crate) fn rule(&mut self, ruling: EventRuling) {
        self.rulings.push(ruling);
    }

    /// Rules that the act is in order.
    pub(crate) fn in_order(&mut self, article: Article) {
        self.rule(EventRuling::under(article, EventDecision::InOrder, EventReason::Plain));
    }

    /// Rules that the act has no effect.
    pub(crate) fn not_admitted(&mut self, article: Article, reason: EventReason) {
        self.rule(EventRuling::under(article, EventDecision::NotAdmitted, reason));
    }

    /// A section to be changed.
    pub(crate) fn section_mut(&mut self, id: SectionId) -> Option<&mut Section> {
        self.event.sections.iter_mut().find(|section| section.id == id)
    }

    /// A round to be changed; created if there is none.
    pub(crate) fn round_mut(&mut self, section: SectionId, number: RoundNumber) -> Option<&mut Round> {
        let rounds = &mut self.section_mut(section)?.rounds;
        if !rounds.iter().any(|round| round.number == number) {
            rounds.push(Round::new(number));
            rounds.sort_by_key(|round| round.number);
        }
        rounds.iter_mut().find(|round| round.number == number)
    }

    /// A game to be changed.
    pub(crate) fn pairing_mut(&mut self, game: GameId) -> Option<&mut Pairing> {
        let rounds = &mut self.section_mut(game.section)?.rounds;
        let round = rounds.iter_mut().find(|round| round.number == game.round)?;
        round.pairings.iter_mut().find(|pairing| pairing.board == game.board)
    }

    /// A player to be changed.
    pub(crate) fn entrant_mut(&mut self, id: PlayerId) -> Option<&mut Entrant> {
        self.event.entrants.iter_mut().find(|entrant| entrant.id == id)
    }

    /// The Laws of a section; those that contradict its regulations were never admitted.
    pub(crate) fn laws(&self, section: SectionId) -> Option<Laws> {
        self.event.laws(section).and_then(Result::ok)
    }

    /// The game and its Laws; rules that there is none if it is missing.
    pub(crate) fn game(&mut self, article: Article, game: GameId) -> Option<(Pairing, Laws)> {
        let found = self.event.game(game).cloned();
        match (found, self.laws(game.section)) {
            (Some(pairing), Some(laws)) => Some((pairing, laws)),
            (None, _) | (_, None) => {
                self.not_admitted(article, EventReason::NoGame { number: game });
                None
            }
        }
    }

    /// A game has this result; what it had before is kept.
    pub(crate) fn result(&mut self, article: Article, game: GameId, to: Outcome, reason: EventReason) {
        let words =
            if let EventReason::Arbiter { text: words } = &reason { words.clone() } else { String::new() };
        let (entry, by) = (self.entry.seq, self.entry.by);
        let Some(pairing) = self.pairing_mut(game) else {
            self.not_admitted(article, EventReason::NoGame { number: game });
            return;
        };
        let from = pairing.outcome();
        pairing.results.becomes(Kept { outcome: to, entry, by, article, reason: words });
        let decision = match (from, to) {
            (_, Outcome::Adjourned) => EventDecision::Adjourned { game },
            (Outcome::Open | Outcome::Adjourned, _) => EventDecision::Result { game, outcome: to },
            (Outcome::Unplayed | Outcome::Scored { .. }, _) => EventDecision::Rescored { game, from, to },
        };
        self.rule(EventRuling::under(article, decision, reason));
    }
}
