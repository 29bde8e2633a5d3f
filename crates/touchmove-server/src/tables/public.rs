//! What the public may see of a game: a casual game as it is, a game of an event as the event says (6.12.1; 2001 6.15).
//!
//! A delayed game is replayed from its journal as far as it may be seen and no further: everything shown of it follows from
//! those entries alone, so that neither a clock, nor a result, nor the length of an answer reveals more (12.6).

mod lagging;
mod watching;

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex;
use touchmove_competition::{Broadcast, GameId};
use touchmove_conduct::{Phase, Role};
use touchmove_law::{Language, Switch};
use touchmove_wire::v1::event::desk::BoardShown;
use touchmove_wire::v1::live::{FromServer, Terms};
use touchmove_wire::v1::view::{GameView, last_move};

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
}

/// What anybody sees of a game.
pub(crate) enum Sight {
    /// Everything, as it is.
    Now,
    /// Nothing before it is over.
    Nothing,
    /// As it was.
    Then(Then),
}

/// A game as it was.
pub(crate) struct Then {
    /// The game, at the moment at which it was so.
    committed: Committed,
    /// The rulings so far.
    record: Record,
    /// Up to here its moves are completed.
    pub(crate) moves_until: u32,
    /// When more of it may be seen although nothing happens.
    pub(crate) next: Option<u64>,
    /// It is unknown how long the player having the move has been thinking since.
    frozen: bool,
}

impl Public {
    /// What anybody sees of a game at a moment on its own scale.
    pub(crate) async fn sight(&self, state: &State, table: &Seated, now: u64) -> Result<Sight, Problem> {
        let rule = match rule(state, table).await {
            None | Some(Broadcast::Live) => return Ok(Sight::Now),
            Some(rule) => rule,
        };
        if outline(&table.door).await.is_some_and(|outline| is_over(outline.phase)) {
            self.games.lock().unwrap_or_else(PoisonError::into_inner).remove(&table.id);
            return Ok(Sight::Now);
        }
        if rule == Broadcast::Hidden {
            return Ok(Sight::Nothing);
        }
        self.then(state, table, rule, now).await.map(Sight::Then)
    }

    /// The game as far as a rule lets it be seen.
    pub(crate) async fn then(
        &self,
        state: &State,
        table: &Seated,
        rule: Broadcast,
        now: u64,
    ) -> Result<Then, Problem> {
        let kept = {
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(games.entry(table.id.clone()).or_default())
        };
        let mut kept = kept.lock().await;
        let begun = || Lagging::begun(&shown_in_public(&table.terms)).map_err(Problem::unavailable);
        // What cannot be read is not kept, and is read again from the beginning by the next viewer.
        let mut lagging = kept.take().map_or_else(begun, Ok)?;
        lagging = self.read(state, &table.id, lagging).await?;
        if lagging.has_told_too_much(rule, now) {
            lagging = self.read(state, &table.id, begun()?).await?;
        }
        let (lagging, then) = lagging.until(rule, now).map_err(Problem::unavailable)?;
        *kept = Some(lagging);
        Ok(then)
    }

    async fn read(&self, state: &State, id: &str, lagging: Lagging) -> Result<Lagging, Problem> {
        let new = state.store.entries(id, lagging.entries()).await.map_err(Problem::unavailable)?;
        lagging.read(new).map_err(Problem::unavailable)
    }
}

impl Then {
    /// What a spectator is told.
    pub(crate) fn messages(&self, viewer: Viewer) -> [FromServer; 2] {
        let mut shown = self.committed.message(Role::Spectator, viewer);
        if let (true, FromServer::View { view, .. }) = (self.frozen, &mut shown) {
            view.running = None;
        }
        let edition = self.committed.laws.edition();
        [shown, self.record.shown_to(Role::Spectator, edition, viewer.language)]
    }

    /// The last entry that is seen.
    pub(crate) fn seq(&self) -> u32 {
        self.committed.head.seq
    }
}

/// What is said in public about the running games to which a table belongs; nothing for a casual game.
pub(crate) async fn rule(state: &State, table: &Seated) -> Option<Broadcast> {
    let of = table.terms.event.as_ref()?;
    // An event that cannot be read says nothing.
    let Some(running) = state.events.kept(&of.event).await else { return Some(Broadcast::Hidden) };
    Some(running.event().await.broadcast(of.game.section))
}

/// A game as the public sees it: walls, streams of an event and those of one game use this and nothing else.
pub(crate) struct Seen {
    committed: Arc<Committed>,
    /// The event's rule for its running games, where the game is not shown as it is.
    under: Option<Broadcast>,
}

impl Seen {
    /// Whether nothing of it is seen yet.
    pub(crate) fn is_hidden(&self) -> bool {
        self.under == Some(Broadcast::Hidden)
    }

    /// The last entry that is seen.
    pub(crate) fn seq(&self) -> u32 {
        self.committed.head.seq
    }

    /// The game as a spectator sees it.
    pub(crate) fn view(&self, language: Language) -> GameView {
        let mut view = self.committed.view(Role::Spectator, Viewer::of(language));
        if is_frozen(self.under) {
            view.running = None;
        }
        view
    }

    /// Its board as shown on a wall: of its moves the last (6.12.1, 12.6).
    pub(crate) fn board(&self, table: &Seated, game: Option<GameId>, language: Language) -> BoardShown {
        let committed = &self.committed;
        let mut view = committed.brief(Role::Spectator, language);
        if is_frozen(self.under) {
            view.running = None;
        }
        let last = last_move(&committed.laws, &committed.game, Role::Spectator, &language::style(language));
        let shown =
            BoardShown::new((&table.id, game, table.created), &table.terms, committed.head.seq, view, last);
        BoardShown { broadcast: self.under, ..shown }
    }
}

/// Whether it is unknown how long the player having the move has been thinking.
fn is_frozen(under: Option<Broadcast>) -> bool {
    matches!(under, Some(Broadcast::AfterMoves { .. } | Broadcast::Hidden))
}

/// What the public sees of a table now, and after how long to check again although nothing happens.
pub(crate) async fn seen(state: &State, table: &Seated) -> Result<(Option<Seen>, Option<Duration>), Problem> {
    let now = (table.door.now)();
    let under = rule(state, table).await;
    match state.public.sight(state, table, now).await? {
        Sight::Now => {
            let committed = crate::events::tell(table).await;
            Ok((committed.map(|committed| Seen { committed, under: None }), None))
        }
        // As it was set up: who plays, and nothing of what has happened.
        Sight::Nothing => {
            let begun = Lagging::begun(&shown_in_public(&table.terms)).map_err(Problem::unavailable)?;
            let (_, then) = begun.until(Broadcast::Hidden, 0).map_err(Problem::unavailable)?;
            Ok((Some(Seen { committed: Arc::new(then.committed), under: Some(Broadcast::Hidden) }), None))
        }
        Sight::Then(then) => {
            let wait = then.next.map(|at| Duration::from_millis(at.saturating_sub(now)));
            Ok((Some(Seen { committed: Arc::new(then.committed), under }), wait))
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
