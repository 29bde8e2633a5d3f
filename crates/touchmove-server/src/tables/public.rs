//! What the public may see of a game: a casual game as it is, a game of an event as the event says (6.12.1; 2001 6.15).
//!
//! A delayed game is replayed from its journal as far as it may be seen and no further: everything shown of it follows from
//! those entries alone, so that neither a clock, nor a result, nor the length of an answer reveals more (12.6).

mod lagging;
mod watching;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex;
use touchmove_competition::{Broadcast, GameId};
use touchmove_conduct::{Phase, Role};
use touchmove_law::{Language, Switch};
use touchmove_wire::v1::event::desk::BoardShown;
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::view::last_move;

use crate::app::State;
use crate::auth::seats::Seat;
use crate::net::language::{self, Viewer};
use crate::net::problem::Problem;
use crate::tables::games::outline;
use crate::tables::registry::Seated;
use crate::tables::view::{Committed, Record};

use lagging::Lagging;
pub(crate) use watching::Watching;

/// The games that are shown with a delay.
#[derive(Default)]
pub(crate) struct Public {
    games: std::sync::Mutex<HashMap<String, Arc<Mutex<Option<Lagging>>>>>,
    /// How often a journal was read for them.
    reads: AtomicU64,
}

/// What anybody sees of a game.
pub(crate) enum PublicView {
    /// Everything, as it is.
    Now,
    /// Nothing before it is over.
    Nothing,
    /// As it was.
    Past(PastGame),
}

/// A game as it was.
pub(crate) struct PastGame {
    /// The game, at the moment at which it was so.
    committed: Arc<Committed>,
    /// The rulings so far.
    record: Record,
    /// Up to here its moves are completed.
    pub(crate) moves_until: u32,
    /// When more of it may be seen although nothing happens.
    pub(crate) next: Option<u64>,
}

impl Public {
    /// What anybody sees of a game at a moment on its own scale.
    pub(crate) async fn sight(&self, state: &State, table: &Seated, now: u64) -> Result<PublicView, Problem> {
        let rule = match rule(state, table).await {
            None | Some(Broadcast::Live) => return Ok(PublicView::Now),
            Some(rule) => rule,
        };
        if outline(&table.door).await.is_some_and(|outline| is_over(outline.phase)) {
            self.games.lock().unwrap_or_else(PoisonError::into_inner).remove(&table.id);
            return Ok(PublicView::Now);
        }
        if rule == Broadcast::Hidden {
            return Ok(PublicView::Nothing);
        }
        self.game_at(state, table, rule, now).await.map(PublicView::Past)
    }

    /// The game as far as a rule lets it be seen.
    pub(crate) async fn game_at(
        &self,
        state: &State,
        table: &Seated,
        rule: Broadcast,
        now: u64,
    ) -> Result<PastGame, Problem> {
        let kept = {
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(games.entry(table.id.clone()).or_default())
        };
        let mut kept = kept.lock().await;
        let begun = || Lagging::at_start(&shown_in_public(&table.terms)).map_err(Problem::unavailable);
        // What cannot be read is not kept, and is read again from the beginning by the next viewer.
        let mut lagging = kept.take().map_or_else(begun, Ok)?;
        lagging = self.read(state, table, lagging).await?;
        if lagging.has_told_too_much(rule, now) {
            lagging = self.read(state, table, begun()?).await?;
        }
        let (lagging, then) = lagging.until(rule, now).map_err(Problem::unavailable)?;
        *kept = Some(lagging);
        Ok(then)
    }

    /// How often a journal was read.
    pub(crate) fn reads(&self) -> u64 {
        self.reads.load(Ordering::Relaxed)
    }

    /// The table itself knows whether its journal has more.
    async fn read(&self, state: &State, table: &Seated, lagging: Lagging) -> Result<Lagging, Problem> {
        if outline(&table.door).await.is_some_and(|outline| outline.seq <= lagging.entries()) {
            return Ok(lagging);
        }
        self.reads.fetch_add(1, Ordering::Relaxed);
        let new = state.store.entries(&table.id, lagging.entries()).await.map_err(Problem::unavailable)?;
        lagging.read(new).map_err(Problem::unavailable)
    }
}

impl PastGame {
    /// What a spectator sees.
    #[cfg(test)]
    pub(crate) fn view(&self, viewer: Viewer) -> touchmove_wire::v1::view::GameView {
        self.committed.view(Role::Spectator, viewer)
    }

    /// The last entry that is seen.
    pub(crate) fn seq(&self) -> u32 {
        self.committed.head.seq
    }
}

/// Whether everybody is shown a game as it is, whatever happens in it.
pub(crate) async fn is_live(state: &State, table: &Seated) -> bool {
    matches!(rule(state, table).await, None | Some(Broadcast::Live))
}

/// What is said in public about the running games to which a table belongs; nothing for a casual game.
pub(crate) async fn rule(state: &State, table: &Seated) -> Option<Broadcast> {
    let of = table.terms.event.as_ref()?;
    // An event that cannot be read says nothing.
    let Some(running) = state.events.find_loaded(&of.event).await else { return Some(Broadcast::Hidden) };
    Some(running.event().await.broadcast(of.game.section))
}

/// A game as the public sees it: walls, streams of an event and those of one game use this and nothing else.
pub(crate) struct PublicGame {
    committed: Arc<Committed>,
    /// The event's rule for its running games, where the game is not shown as it is.
    under: Option<Broadcast>,
}

impl PublicGame {
    /// Whether nothing of it is seen yet.
    pub(crate) fn is_hidden(&self) -> bool {
        self.under == Some(Broadcast::Hidden)
    }

    /// The last entry that is seen.
    pub(crate) fn seq(&self) -> u32 {
        self.committed.head.seq
    }

    /// The game as far as it is seen.
    pub(crate) fn committed(self) -> Arc<Committed> {
        self.committed
    }

    /// Its board as shown on a wall: of its moves the last (6.12.1, 12.6).
    pub(crate) fn board(&self, table: &Seated, game: Option<GameId>, language: Language) -> BoardShown {
        let committed = &self.committed;
        let view = committed.brief(Role::Spectator, Viewer::of(language));
        let last = last_move(&committed.laws, &committed.game, Role::Spectator, &language::style(language));
        let shown =
            BoardShown::new((&table.id, game, table.created), &table.terms, committed.head.seq, view, last);
        BoardShown { broadcast: self.under, ..shown }
    }
}

/// What the public sees of a table now, and after how long to check again although nothing happens.
pub(crate) async fn look(
    state: &State,
    table: &Seated,
) -> Result<(Option<PublicGame>, Option<Duration>), Problem> {
    let now = (table.door.now)();
    let under = rule(state, table).await;
    match state.public.sight(state, table, now).await? {
        PublicView::Now => {
            let committed = crate::events::tell(table).await;
            Ok((committed.map(|committed| PublicGame { committed, under: None }), None))
        }
        // As it was set up: who plays, and nothing of what has happened.
        PublicView::Nothing => {
            let begun = Lagging::at_start(&shown_in_public(&table.terms)).map_err(Problem::unavailable)?;
            let (_, then) = begun.until(Broadcast::Hidden, 0).map_err(Problem::unavailable)?;
            Ok((Some(PublicGame { committed: then.committed, under: Some(Broadcast::Hidden) }), None))
        }
        PublicView::Past(then) => {
            let wait = then.next.map(|at| Duration::from_millis(at.saturating_sub(now)));
            Ok((Some(PublicGame { committed: then.committed, under }), wait))
        }
    }
}

/// The phase of a game, as lists show it to this person: where a game is not shown as it is, they show that it is being played,
/// and not that its clocks are stopped or that a decision is awaited.
pub(crate) async fn phase(state: &State, table: &Seated, seat: Seat, phase: Phase) -> Phase {
    let in_full = seat != Seat::Spectator || matches!(rule(state, table).await, None | Some(Broadcast::Live));
    match phase {
        Phase::Stopped | Phase::ResultPending if !in_full => Phase::Playing,
        Phase::Stopped
        | Phase::ResultPending
        | Phase::NotStarted
        | Phase::Playing
        | Phase::Adjourned
        | Phase::Over
        | Phase::Cancelled => phase,
    }
}

/// The terms of a game as the public sees it: with its moves, since the event shows it at all.
pub(crate) fn shown_in_public(terms: &Terms) -> Terms {
    let mut terms = terms.clone();
    if let Some(of) = &mut terms.event {
        of.regulations.public_display = Some(Switch::On);
    }
    terms
}

fn is_over(phase: Phase) -> bool {
    match phase {
        Phase::Over | Phase::Cancelled => true,
        Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
            false
        }
    }
}
