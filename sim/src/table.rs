//! A table at which a game is played: the game, its journal, the moment.

use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, AssistantAct, PlayerAct};
use touchmove_conduct::{Act, Entry, Game, Judgment, Ruling, judge};
use touchmove_law::Laws;

use crate::event::Event;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table {
    /// What was fixed before it.
    pub event: Event,
    /// The game as it stands.
    pub game: Game,
    /// What has happened.
    pub journal: Vec<Entry>,
    /// The present moment, in milliseconds.
    pub now: u64,
    /// The rulings on the last act.
    pub last: Vec<Ruling>,
}

/// One act and what followed from it: what the invariants look at.
#[derive(Clone, Copy)]
pub struct Step<'a> {
    /// The Laws of the game.
    pub laws: &'a Laws,
    /// What was fixed before the game.
    pub event: &'a Event,
    /// The game before the act.
    pub before: &'a Game,
    /// The game after it.
    pub after: &'a Game,
    /// The act.
    pub entry: &'a Entry,
    /// What was ruled on it.
    pub rulings: &'a [Ruling],
}

impl Table {
    /// Sits down to a game.
    pub fn new(event: Event) -> Table {
        let game = event.start.clone();
        Table { game, event, journal: Vec::new(), now: 0, last: Vec::new() }
    }

    /// Something happens now; gives the game before it.
    pub fn does(&mut self, act: Act) -> Game {
        let seq = u32::try_from(self.journal.len()).unwrap_or(u32::MAX).saturating_add(1);
        let entry = Entry { seq, at: Moment::at(self.now), act };
        let before = self.game.clone();
        let Judgment { game, rulings } = judge(&self.event.laws, before.clone(), &entry);
        self.game = game;
        self.last = rulings;
        self.journal.push(entry);
        before
    }

    /// The last act as the invariants see it.
    pub fn step<'a>(&'a self, before: &'a Game) -> Option<Step<'a>> {
        let entry = self.journal.last()?;
        Some(Step {
            laws: &self.event.laws,
            event: &self.event,
            before,
            after: &self.game,
            entry,
            rulings: &self.last,
        })
    }
}

impl<'a> Step<'a> {
    /// The moment of the act; a moment before one the clocks already know counts as that one.
    pub fn at(&self) -> Moment {
        self.entry.at
    }

    /// What a player did, himself or by his assistant, and who it was.
    pub fn deed(&self) -> Option<(Color, &'a PlayerAct)> {
        match &self.entry.act {
            Act::Player(by, act) | Act::Assistant(by, AssistantAct::For { act }) => Some((*by, act)),
            Act::Assistant(
                _,
                AssistantAct::Execute { .. } | AssistantAct::Tell { .. } | AssistantAct::ReportTouch { .. },
            )
            | Act::Arbiter(_)
            | Act::Bystander(_) => None,
        }
    }

    /// What an arbiter did, or both players in his place.
    pub fn arbitration(&self) -> Option<&'a ArbiterAct> {
        match &self.entry.act {
            Act::Arbiter(act) => Some(act),
            Act::Player(_, PlayerAct::Confirm { act }) => Some(act),
            Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => None,
        }
    }
}
