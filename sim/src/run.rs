//! Playing a simulated game to its end, with every invariant looked at after every act.

use std::fmt;
use std::rc::Rc;

use touchmove_clock::{Millis, Moment};
use touchmove_conduct::act::{ArbiterAct, PlayerAct};
use touchmove_conduct::{Act, Ending, Entry, Game, judge, replay};
use touchmove_law::Edition;

use crate::dice::Dice;
use crate::event::{self, Event};
use crate::invariants::INVARIANTS;
use crate::players::{Players, Range};
use crate::shadow::Shadow;
use crate::table::Table;
use crate::twin::Opening;

/// The most acts of one game.
const MOST_ACTS: usize = 260;

/// An invariant that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which.
    pub invariant: u8,
    /// After which act, counted from 1.
    pub act: usize,
    /// What was wrong.
    pub why: String,
    /// The seed of the game.
    pub seed: u64,
    /// The edition it was played under.
    pub edition: Edition,
}

/// One line that says what broke and how to see it again.
impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "invariant {} broken at act {}: touchmove-sim --one {} --edition {}  ({})",
            self.invariant, self.act, self.seed, self.edition, self.why
        )
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The table it was played at.
    pub table: Table,
    /// How it first ended, whatever was made of the result afterwards.
    pub ended: Option<Ending>,
    /// What broke, if anything.
    pub breach: Option<Breach>,
}

/// Plays the game of a seed; `told` hears of every act.
pub fn play(seed: u64, edition: Option<Edition>, told: impl FnMut(&Table)) -> Played {
    play_within(Range::Everything, seed, edition, told)
}

/// The same where what may happen out of place comes from this range.
pub fn play_within(
    range: Range,
    seed: u64,
    edition: Option<Edition>,
    mut told: impl FnMut(&Table),
) -> Played {
    let mut dice = Dice::seeded(seed);
    let event = event::draw(&mut dice, edition);
    let edition = event.laws.edition();
    let mut shadow = Shadow::new(&event);
    let mut table = Table::new(event);
    // What is looked at only now and then is drawn apart, so that looking changes nothing.
    let mut sampling = Dice::seeded(seed.wrapping_add(1));
    let prefix = sampling.index(120);
    let mut kept: Option<Rc<Game>> = None;
    let mut ended: Option<Ending> = None;
    let mut players = Players::new(dice, range);
    let mut opening = Opening::of(&table);
    let breach =
        |table: &Table, invariant, why| Breach { invariant, act: table.journal.len(), why, seed, edition };
    while table.journal.len() < MOST_ACTS
        && let Some(act) = players.next(&mut table)
    {
        let before = table.does(act);
        told(&table);
        ended = ended.or(table.game.result().map(|(_, ending)| ending));
        let seen = table.look(&before);
        let Some(step) = table.step(&before, &seen) else { break };
        shadow.follow(&step);
        for invariant in INVARIANTS {
            if let Err(why) = (invariant.holds)(&step, &shadow) {
                let breach = Some(breach(&table, invariant.number, why));
                return Played { table, ended, breach };
            }
        }
        if let Err(why) = opening.look(&table) {
            let breach = Some(breach(&table, 39, why));
            return Played { table, ended, breach };
        }
        if sampling.per_mille(200)
            && let Err(why) = judged_twice(&table, &before)
        {
            let breach = Some(breach(&table, 26, why));
            return Played { table, ended, breach };
        }
        if table.journal.len() == prefix {
            kept = Some(Rc::clone(&table.game));
        }
    }
    let breach = replayed(&table, kept.as_deref().map(|game| (prefix, game)))
        .map_err(|why| (26, why))
        .and_then(|()| if sampling.per_mille(60) { shifted(&table).map_err(|why| (9, why)) } else { Ok(()) })
        .err()
        .map(|(number, why)| breach(&table, number, why));
    Played { table, ended, breach }
}

/// Invariant 26: the same act judged again gives the same, to the last ruling.
fn judged_twice(table: &Table, before: &Game) -> Result<(), String> {
    let Some(entry) = table.journal.last() else { return Ok(()) };
    let again = judge(&table.event.laws, before.clone(), entry);
    if again.game == *table.game && again.rulings == table.last {
        Ok(())
    } else {
        Err("the same act judged twice gives two judgments".into())
    }
}

/// Invariant 26: the journal replayed is the game, at a prefix and at the end.
fn replayed(table: &Table, kept: Option<(usize, &Game)>) -> Result<(), String> {
    let (laws, start) = (&table.event.laws, &table.event.start);
    let (prefix, rest) = table.journal.split_at(kept.map_or(0, |(prefix, _)| prefix));
    let half = replay(laws, start.clone(), prefix).game;
    if kept.is_some_and(|(_, game)| half != *game) {
        return Err(format!("the first {} acts replayed give another game", prefix.len()));
    }
    if replay(laws, half, rest).game == *table.game {
        Ok(())
    } else {
        Err("the journal replayed gives another game".into())
    }
}

/// Invariant 9: only spans count. The same journal, everything a year later, gives the same readings and rulings.
fn shifted(table: &Table) -> Result<(), String> {
    let Event { laws, scheduled, .. } = &table.event;
    if !laws.regulations().sessions.is_empty() {
        return Ok(());
    }
    let year = Millis::minutes(365 * 24 * 60);
    let later: Vec<Entry> = table
        .journal
        .iter()
        .map(|entry| Entry { at: entry.at.after(year), act: moved(&entry.act, year), ..entry.clone() })
        .collect();
    let start = table.event.rescheduled(Moment::at(*scheduled).after(year).get());
    let game = replay(laws, start, &later).game;
    let now = Moment::at(table.now);
    let same = game.clock().readings(now.after(year)) == table.game.clock().readings(now)
        && game.result() == table.game.result()
        && game.phase() == table.game.phase()
        && game.position() == table.game.position();
    if same { Ok(()) } else { Err("the same game a year later is another game".into()) }
}

/// The same act with the moments it names moved.
fn moved(act: &Act, by: Millis) -> Act {
    let arbiter = |act: &ArbiterAct| match act {
        ArbiterAct::OrderSeal { session_end: moment } => {
            ArbiterAct::OrderSeal { session_end: moment.after(by) }
        }
        ArbiterAct::ResumeAdjourned { moment } => ArbiterAct::ResumeAdjourned { moment: moment.after(by) },
        other => other.clone(),
    };
    match act {
        Act::Arbiter(act) => Act::Arbiter(arbiter(act)),
        Act::Player(who, PlayerAct::Confirm { act }) => {
            Act::Player(*who, PlayerAct::Confirm { act: Box::new(arbiter(act)) })
        }
        Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => act.clone(),
    }
}
