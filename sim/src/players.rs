//! Who does what next: mostly plausible play, so that games get to their ends, mixed with what should not happen.

mod answers;
mod any;
mod arbiter;
mod changing;
mod claims;
mod garbage;
mod moves;
mod planned;
mod sealing;

pub(crate) use sealing::SECRET;

use std::collections::VecDeque;

use touchmove_chess::{Color, Move};
use touchmove_conduct::act::{ArbiterAct, PlayerAct, SheetEntry};
use touchmove_conduct::{Act, Decision, Phase};
use touchmove_law::ArbiterPresence;

use crate::dice::Dice;
use crate::table::Table;

/// What is drawn where anything may happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Range {
    /// Every act of an arbiter, every observation and every answer that the engine knows.
    Everything,
    /// What was drawn of an arbiter's acts, of observations and of answers when the signature on record was taken: its games stay as they
    /// are. Acts of players come from their samples in either case.
    AsOnRecord,
}

/// The people at a table, and what they have in mind.
#[derive(Clone, Debug)]
pub struct Players {
    pub(crate) dice: Dice,
    range: Range,
    pub(crate) planned: VecDeque<Act>,
    /// How many acts the game has stood still.
    standing: u32,
    /// How many acts have happened since the end.
    ended: u32,
    /// The move each made last, so that it can be taken back by the next.
    pub(crate) last: [Option<Move>; 2],
}

impl Players {
    /// People whose acts follow from the dice.
    pub fn new(dice: Dice, range: Range) -> Players {
        Players { dice, range, planned: VecDeque::new(), standing: 0, ended: 0, last: [None, None] }
    }

    /// What happens next, and when; nothing when everybody has gone home.
    pub fn next(&mut self, table: &mut Table) -> Option<Act> {
        self.forget_what_is_stale(table);
        self.pass_time(table);
        if self.dice.per_mille(35) {
            return Some(garbage::any_act(self, table));
        }
        if let Some(act) = self.planned.pop_front() {
            return Some(act);
        }
        match table.game.phase() {
            Phase::NotStarted => self.before_the_game(table),
            Phase::Playing => {
                self.standing = 0;
                planned::plan(self, table);
            }
            Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
                self.standing += 1;
                self.while_it_stands(table);
            }
            Phase::Over | Phase::Cancelled => {
                self.ended += 1;
                if self.ended > 4 {
                    return None;
                }
                garbage::after_the_end(self, table);
            }
        }
        Some(self.planned.pop_front().unwrap_or(Act::Arbiter(ArbiterAct::Resume)))
    }

    /// Plans that a ruling has overtaken are mostly given up.
    fn forget_what_is_stale(&mut self, table: &Table) {
        let overtaken = table.last.iter().any(|ruling| {
            matches!(
                ruling.decision(),
                Decision::Reinstated { .. }
                    | Decision::Over { .. }
                    | Decision::NewGame
                    | Decision::Counted { .. }
                    | Decision::Adjourned
                    | Decision::ClocksStop
            )
        });
        if overtaken && self.dice.per_mille(850) {
            self.planned.clear();
        }
    }

    /// How long it takes until the next act: often nothing, sometimes to the very millisecond of a flag.
    fn pass_time(&mut self, table: &mut Table) {
        let clock = table.game.clock();
        let left = clock.next_zero().map_or(0, |zero| zero.get().saturating_sub(table.now));
        let span = match self.dice.below(1000) {
            0..350 => 0,
            350..800 => self.dice.below(3000),
            800..970 => self.dice.below(left / 25 + 1000),
            970..983 => self.dice.below(left / 4 + 1000),
            983..986 => left,
            986..988 => left.saturating_sub(1),
            988..990 => left + 1,
            990..993 => left + self.dice.below(5000),
            993..999 => self.dice.below(60_000),
            _ => self.dice.below(7_500_000),
        };
        table.now = table.now.saturating_add(span);
    }

    /// Something the arbiter does; where there is none, both players confirm it.
    pub(crate) fn arbiter(&mut self, table: &Table, act: ArbiterAct) {
        let absent = table.event.laws.regulations().arbiter == ArbiterPresence::Absent;
        if absent && self.dice.per_mille(900) {
            let first = self.dice.color();
            self.planned.push_back(Act::Player(first, PlayerAct::Confirm { act: Box::new(act.clone()) }));
            self.planned.push_back(Act::Player(!first, PlayerAct::Confirm { act: Box::new(act) }));
        } else {
            self.planned.push_back(Act::Arbiter(act));
        }
    }

    /// Something a player does.
    pub(crate) fn player(&mut self, by: Color, act: PlayerAct) {
        self.planned.push_back(Act::Player(by, act));
    }

    fn before_the_game(&mut self, table: &Table) {
        if table.journal.is_empty() {
            arbiter::introduce(self, table);
        }
        if self.dice.per_mille(60) {
            let who = self.dice.color();
            self.player(who, PlayerAct::Arrive);
        }
        self.arbiter(table, ArbiterAct::Start);
    }

    fn while_it_stands(&mut self, table: &Table) {
        if self.standing > 24 {
            arbiter::put_an_end(self, table);
        } else if sealing::goes_on(self, table) {
        } else if !table.game.referrals().is_empty() && self.dice.per_mille(800) {
            answers::answer(self, table);
        } else if self.dice.per_mille(60) {
            claims::any(self, table);
        } else if self.dice.per_mille(200) {
            // Scoresheets that must be complete before play goes on (8.5.1).
            for side in Color::ALL {
                self.player(side, PlayerAct::Write { entry: SheetEntry::UpToDate });
            }
        } else {
            self.arbiter(table, ArbiterAct::Resume);
        }
    }
}
