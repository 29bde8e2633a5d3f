//! A table at which a game is played: the game, its journal, the moment.

use std::rc::Rc;

use touchmove_chess::Color;
use touchmove_clock::{Clock, Moment, Sides};
use touchmove_conduct::act::{ArbiterAct, AssistantAct, PlayerAct};
use touchmove_conduct::{
    Act, Decision, Ending, Entry, Game, Judgment, Reason, Role, Ruling, Score, View, judge,
};
use touchmove_law::Laws;

use crate::event::Event;

/// Everybody but the arbiter.
pub const ONLOOKERS: [Role; 5] = [
    Role::Player(Color::White),
    Role::Player(Color::Black),
    Role::Assistant(Color::White),
    Role::Assistant(Color::Black),
    Role::Spectator,
];

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table {
    /// What was fixed before it.
    pub event: Event,
    /// The game as it stands; it can be kept and compared later without copying it.
    pub game: Rc<Game>,
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
    /// What can be seen of both games at the moment of the act.
    pub seen: &'a Seen,
}

/// The clocks before and after an act, and what people are shown after it: many invariants look at them.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The clocks of the game before the act.
    pub before: Sides<Clock>,
    /// The clocks of the game after it.
    pub after: Sides<Clock>,
    /// What everybody but the arbiter is shown after it.
    pub shown: [Shown; 5],
}

/// What the invariants ask of a view.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// Who looks.
    pub role: Role,
    /// Whether they see what is for the arbiter alone.
    pub desk: bool,
    /// Whether they see the list of moves.
    pub moves: bool,
    /// The result they are shown.
    pub result: Option<(Score, Ending)>,
}

impl Shown {
    fn of(role: Role, view: &View) -> Shown {
        Shown { role, desk: view.desk.is_some(), moves: view.moves.is_some(), result: view.result }
    }
}

impl Table {
    /// Sits down to a game.
    pub fn new(event: Event) -> Table {
        let game = Rc::new(event.start.clone());
        Table { game, event, journal: Vec::new(), now: 0, last: Vec::new() }
    }

    /// Something happens now; gives the game before it.
    pub fn does(&mut self, act: Act) -> Rc<Game> {
        let seq = u32::try_from(self.journal.len()).unwrap_or(u32::MAX).saturating_add(1);
        let entry = Entry { seq, at: Moment::at(self.now), act };
        let Judgment { game, rulings } = judge(&self.event.laws, Game::clone(&self.game), &entry);
        self.last = rulings;
        self.journal.push(entry);
        core::mem::replace(&mut self.game, Rc::new(game))
    }

    /// What can be seen at the moment of the last act.
    pub fn look(&self, before: &Game) -> Seen {
        let at = Moment::at(self.now);
        Seen {
            before: Sides::each(|side| before.clock().clock(side, at)),
            after: Sides::each(|side| self.game.clock().clock(side, at)),
            shown: ONLOOKERS.map(|role| Shown::of(role, &self.game.view(&self.event.laws, role, at))),
        }
    }

    /// The last act as the invariants see it.
    pub fn step<'a>(&'a self, before: &'a Game, seen: &'a Seen) -> Option<Step<'a>> {
        let entry = self.journal.last()?;
        Some(Step {
            laws: &self.event.laws,
            event: &self.event,
            before,
            after: &self.game,
            entry,
            rulings: &self.last,
            seen,
        })
    }
}

impl<'a> Step<'a> {
    /// The moment of the act; a moment before one the clocks already know counts as that one.
    pub fn at(&self) -> Moment {
        self.entry.at
    }

    /// Who has pressed the clock with this act: by hand, or by a move where the move presses (6.2.1).
    pub fn pressed(&self) -> Option<Color> {
        let by = self.deed().map(|(by, _)| by)?;
        let completed = |ruling: &Ruling| match ruling.decision() {
            Decision::Completed { player } => *player == by && *ruling.reason() == Reason::Pressed,
            Decision::IllegalCompleted { player } => *player == by,
            _ => false,
        };
        let by_itself = self.laws.regulations().automatic_press.is_on() && self.rulings.iter().any(completed);
        let by_hand = matches!(self.deed(), Some((_, PlayerAct::Press { .. })));
        (by_hand || by_itself).then_some(by)
    }

    /// What a player did, themselves or by their assistant, and who it was.
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

    /// What an arbiter did, or both players in their place.
    pub fn arbitration(&self) -> Option<&'a ArbiterAct> {
        match &self.entry.act {
            Act::Arbiter(act) => Some(act),
            Act::Player(_, PlayerAct::Confirm { act }) => Some(act),
            Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => None,
        }
    }
}
