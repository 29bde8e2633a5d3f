//! A spectator of a game in an event: shown what may be seen when it may be seen, and nothing in between.

use touchmove_competition::Broadcast;
use touchmove_conduct::Role;
use touchmove_law::Language;
use touchmove_wire::v1::live::FromServer;

use super::{PastGame, PublicView, rule};
use crate::app::State;
use crate::auth::seats::Seat;
use crate::tables::registry::Seated;
use crate::tables::view::Committed;

/// What a spectator has been shown.
pub(crate) struct Watching {
    table: Seated,
    /// Under which rule.
    rule: Option<Broadcast>,
    /// Up to which entry, where not everything was shown.
    seq: Option<u32>,
    /// When more may be shown although nothing happens.
    next: Option<u64>,
}

impl Watching {
    /// Somebody at this seat; none where the seat is shown everything, or the game belongs to no event.
    pub(crate) fn of(seat: Seat, table: &Seated) -> Option<Watching> {
        let watches = seat == Seat::Spectator && table.terms.event.is_some();
        watches.then(|| Watching { table: table.clone(), rule: None, seq: None, next: None })
    }

    /// When more may be shown although nothing happens.
    pub(crate) fn next(&self) -> Option<u64> {
        self.next
    }

    /// Whether the game is not shown as it is.
    pub(crate) async fn is_kept_waiting(&self, state: &State) -> bool {
        let now = (self.table.door.now)();
        !matches!(state.public.sight(state, &self.table, now).await, Ok(PublicView::Now))
    }

    /// What is new to this spectator; nothing where the game is shown as it is.
    pub(crate) async fn news(&mut self, state: &State) -> Option<News> {
        self.next = None;
        let said = rule(state, &self.table).await.unwrap_or(Broadcast::Hidden);
        let sight = state.public.sight(state, &self.table, (self.table.door.now)()).await;
        let mut news = News::default();
        if !matches!(sight, Ok(PublicView::Now)) && self.rule != Some(said) {
            news.running = Some(said);
            (self.rule, self.seq) = (Some(said), None);
        }
        match sight {
            Ok(PublicView::Now) => {
                self.seq = None;
                None
            }
            // What cannot be read now is shown with the next act.
            Ok(PublicView::Nothing) | Err(_) => Some(news),
            Ok(PublicView::Past(then)) => {
                self.next = then.next;
                if self.seq != Some(then.seq()) {
                    news.known = self.seq.replace(then.seq());
                    news.then = Some(then);
                }
                Some(news)
            }
        }
    }
}

/// What is new to a spectator of a game that is not shown as it is.
#[derive(Default)]
pub(crate) struct News {
    /// What is said of the running games, where the spectator was told otherwise.
    running: Option<Broadcast>,
    then: Option<PastGame>,
    /// Up to which entry it was shown before.
    known: Option<u32>,
}

impl News {
    /// What spectators are shown from now on.
    pub(crate) fn broadcast(&self) -> Option<FromServer> {
        self.running.map(|running| FromServer::Broadcast { running })
    }

    /// The game, as far as it may be seen now.
    pub(crate) fn committed(&self) -> Option<&Committed> {
        self.then.as_ref().map(|then| &*then.committed)
    }

    /// What was ruled so far, where anything of it is new.
    pub(crate) fn record(&self, language: Language) -> Option<FromServer> {
        let then = self.then.as_ref()?;
        let is_new = self.known.is_none_or(|seq| then.record.has_since(seq, Role::Spectator));
        let edition = then.committed.laws.edition();
        is_new.then(|| then.record.shown_to(Role::Spectator, edition, language))
    }

    #[cfg(test)]
    pub(crate) fn messages(&self, viewer: crate::net::language::Viewer) -> Vec<FromServer> {
        let shown = self.committed().map(|committed| committed.message(Role::Spectator, viewer));
        self.broadcast().into_iter().chain(shown).chain(self.record(viewer.language)).collect()
    }
}
