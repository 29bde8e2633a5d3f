//! A spectator of a game in an event: shown what may be seen when it may be seen, and nothing in between.

use touchmove_competition::Broadcast;
use touchmove_wire::v1::live::FromServer;

use super::{Sight, rule};
use crate::app::State;
use crate::auth::seats::Seat;
use crate::net::language::Viewer;
use crate::tables::registry::Seated;

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
        !matches!(state.public.sight(state, &self.table, now).await, Ok(Sight::Now))
    }

    /// What is new to this spectator; nothing where the game is shown as it is.
    pub(crate) async fn news(&mut self, state: &State, viewer: Viewer) -> Option<Vec<FromServer>> {
        self.next = None;
        let said = rule(state, &self.table).await.unwrap_or(Broadcast::Hidden);
        let sight = state.public.sight(state, &self.table, (self.table.door.now)()).await;
        let mut news = Vec::new();
        if !matches!(sight, Ok(Sight::Now)) && self.rule != Some(said) {
            news.push(FromServer::Broadcast { running: said });
            (self.rule, self.seq) = (Some(said), None);
        }
        match sight {
            Ok(Sight::Now) => {
                self.seq = None;
                None
            }
            // What cannot be read now is shown with the next act.
            Ok(Sight::Nothing) | Err(_) => Some(news),
            Ok(Sight::Then(then)) => {
                self.next = then.next;
                if self.seq != Some(then.seq()) {
                    self.seq = Some(then.seq());
                    news.extend(then.messages(viewer));
                }
                Some(news)
            }
        }
    }
}
