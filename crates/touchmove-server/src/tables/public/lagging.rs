//! One game, replayed twice from its journal: to its end, and as far as the public may see it.

use std::collections::VecDeque;
use std::sync::Arc;

use touchmove_competition::Broadcast;
use touchmove_conduct::{Game, Phase};
use touchmove_store::{Head, Stored};
use touchmove_wire::v1::live::Terms;

use super::{PastGame, is_over};
use crate::tables::changes::Since;
use crate::tables::replay::ReplayedGame;
use crate::tables::view::{Committed, Texts};

/// A minute, in milliseconds.
const MINUTE: u64 = 60_000;

pub(crate) struct Lagging {
    has_clock: bool,
    /// To the end of the journal.
    ahead: ReplayedGame,
    /// As far as it was last seen.
    behind: ReplayedGame,
    /// What lies between the two.
    between: VecDeque<Stored>,
    /// Of every entry, in order.
    marks: Vec<Mark>,
    /// The game as it was last seen.
    shown: Option<Arc<Committed>>,
}

/// What decides whether an entry may be seen.
struct Mark {
    at: u64,
    /// How many moves had been completed, including those taken back later.
    completed: usize,
    /// How many are completed in the game at that point.
    standing: usize,
    has_begun: bool,
    is_over: bool,
}

impl Lagging {
    /// Before the first entry.
    pub(super) fn at_start(terms: &Terms) -> Result<Lagging, String> {
        let (ahead, behind) = (ReplayedGame::at_start(terms)?, ReplayedGame::at_start(terms)?);
        Ok(Lagging {
            has_clock: terms.has_clock(),
            ahead,
            behind,
            between: VecDeque::new(),
            marks: Vec::new(),
            shown: None,
        })
    }

    /// How many entries have been read.
    pub(super) fn entries(&self) -> u32 {
        self.ahead.seq
    }

    /// After more of the journal.
    pub(super) fn read(mut self, entries: Vec<Stored>) -> Result<Lagging, String> {
        for stored in entries {
            let (made, stood) = self.marks.last().map_or((0, 0), |mark| (mark.completed, mark.standing));
            self.ahead = self.ahead.read(&stored)?;
            let standing = completed(&self.ahead.game);
            let phase = self.ahead.game.phase();
            self.marks.push(Mark {
                at: stored.at,
                completed: made + standing.saturating_sub(stood),
                standing,
                has_begun: phase != Phase::NotStarted,
                is_over: is_over(phase),
            });
            self.between.push_back(stored);
        }
        Ok(self)
    }

    /// Whether more has been shown than a rule allows: the event has become more restrictive.
    pub(super) fn has_told_too_much(&self, rule: Broadcast, now: u64) -> bool {
        place(self.behind.seq) > self.count_visible(rule, now)
    }

    /// As far as a rule lets the public see it at a moment.
    pub(super) fn until(mut self, rule: Broadcast, now: u64) -> Result<(Lagging, PastGame), String> {
        let seen = self.count_visible(rule, now);
        while place(self.behind.seq) < seen
            && let Some(stored) = self.between.pop_front()
        {
            self.behind = self.behind.read(&stored)?;
        }
        let then = self.game_at(rule, now, seen);
        Ok((self, then))
    }

    /// How many entries may be seen. What was shown because the game was over is not hidden again when it goes on.
    fn count_visible(&self, rule: Broadcast, now: u64) -> usize {
        let over = self.marks.iter().rposition(|mark| mark.is_over).map_or(0, |last| last + 1);
        let by_rule = match rule {
            Broadcast::Hidden => 0,
            Broadcast::Live => self.marks.len(),
            Broadcast::AfterMoves { moves } => self.after_moves(usize::from(moves)),
            Broadcast::AfterMinutes { minutes } => {
                let delay = u64::from(minutes) * MINUTE;
                self.marks.partition_point(|mark| mark.at.saturating_add(delay) <= now)
            }
        };
        over.max(by_rule)
    }

    /// The entries up to a completed move after which each player has completed this many more. What is done on the board between
    /// that move and the next belongs to the next.
    fn after_moves(&self, moves: usize) -> usize {
        let made = self.marks.last().map_or(0, |mark| mark.completed);
        let shown = made.saturating_sub(2 * moves);
        let reached = |mark: &Mark| mark.has_begun && mark.completed >= shown;
        self.marks.iter().position(reached).map_or(0, |at| at + 1)
    }

    fn game_at(&mut self, rule: Broadcast, now: u64, seen: usize) -> PastGame {
        let played = &self.behind;
        let is_after_moves = matches!(rule, Broadcast::AfterMoves { .. });
        let frozen = is_after_moves || rule == Broadcast::Hidden;
        let delay = match rule {
            Broadcast::AfterMinutes { minutes } => u64::from(minutes) * MINUTE,
            Broadcast::Hidden | Broadcast::Live | Broadcast::AfterMoves { .. } => 0,
        };
        let at = if is_after_moves { played.latest } else { now.saturating_sub(delay).max(played.latest) };
        let is_same =
            |shown: &Arc<Committed>| (shown.head.seq, shown.now, shown.frozen) == (played.seq, at, frozen);
        // What was made of it for one spectator serves the others.
        let committed = self.shown.clone().filter(is_same).unwrap_or_else(|| {
            let known = self.shown.as_ref().filter(|shown| shown.head.seq == played.seq);
            Arc::new(Committed {
                head: Head { seq: played.seq, hash: played.hash },
                held: played.missed.held,
                has_clock: self.has_clock,
                now: at,
                laws: known.map_or_else(|| Arc::new(played.laws.clone()), |shown| Arc::clone(&shown.laws)),
                game: known.map_or_else(|| Arc::new(played.game.clone()), |shown| Arc::clone(&shown.game)),
                rulings: Arc::default(),
                frozen,
                texts: Texts::default(),
                since: Since::default(),
            })
        });
        self.shown = Some(Arc::clone(&committed));
        let upcoming = self.marks.get(seen).map(|mark| mark.at.saturating_add(delay));
        PastGame {
            committed,
            record: played.record.clone(),
            moves_until: self.moves_until(seen),
            next: upcoming.filter(|_| delay > 0),
        }
    }

    /// Of this many entries, those up to the completion of the last move.
    fn moves_until(&self, seen: usize) -> u32 {
        let marks = self.marks.get(..seen).unwrap_or_default();
        let made = marks.last().map_or(0, |mark| mark.completed);
        let reached = marks.iter().position(|mark| mark.completed >= made);
        reached.map_or(0, |at| u32::try_from(at + 1).unwrap_or(u32::MAX))
    }
}

fn place(seq: u32) -> usize {
    usize::try_from(seq).unwrap_or(usize::MAX)
}

/// How many moves are completed in a game as it stands.
fn completed(game: &Game) -> usize {
    game.plies().iter().filter(|ply| ply.completed().is_some()).count()
}
