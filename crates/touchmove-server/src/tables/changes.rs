//! Changes of a game since it was last sent: moves and rulings are sent once, however long the game is, and what is sent is made once for
//! everybody who knows the same.

#[cfg(test)]
mod tests;

use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use touchmove_conduct::Game;
use touchmove_wire::v1::changes;
use touchmove_wire::v1::lists::{self, Lengths};
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::view::{GameChanged, GameView};

use crate::auth::seats::Seat;
use crate::net::answer::{SharedEvent, event_streams};
use crate::net::language;
use crate::tables::view::{Audience, Committed, rulings_for, text};

event_streams! {
    /// One game, as spectators see it: whole, and then, if asked for, by its changes.
    GameStream { GameView = "view", GameChanged = "changed" }
}

/// The game as it was last sent to somebody.
pub(crate) struct SentGame {
    game: Arc<Game>,
    /// How much was sent of what grows with it.
    lengths: Lengths,
    /// Everything else.
    brief: Value,
}

/// How the game is sent over a connection after the first time.
#[derive(Clone)]
pub(crate) enum Sends {
    Whole,
    /// By changes to what was sent before; nothing was sent where nothing is known.
    Changes(Option<Arc<SentGame>>),
}

impl Sends {
    /// What is sent next is the whole game.
    pub(crate) fn forget(&mut self) {
        if let Sends::Changes(known) = self {
            *known = None;
        }
    }
}

/// What is sent to those in an audience who know the same: written once for all of them.
struct Update {
    audience: Audience,
    known: Arc<SentGame>,
    changes: Vec<Value>,
    /// Over sockets and over streams, once it is asked for.
    text: Option<Utf8Bytes>,
    event: Option<Bytes>,
}

#[derive(Default)]
struct Updates {
    made: Vec<Update>,
    /// What each audience knows afterwards.
    after: Vec<(Audience, Arc<SentGame>)>,
    /// The whole game over streams.
    whole: Vec<(Audience, Bytes)>,
}

/// The changes of a commit, by recipient.
#[derive(Default)]
pub(crate) struct Since(Mutex<Updates>);

impl Updates {
    fn after(&mut self, committed: &Committed, audience: Audience) -> Arc<SentGame> {
        if let Some((_, known)) = self.after.iter().find(|(of, _)| *of == audience) {
            return Arc::clone(known);
        }
        let known = Arc::new(committed.known_afterwards(audience));
        self.after.push((audience, Arc::clone(&known)));
        known
    }

    /// The changes for an audience who know this, and what they know afterwards.
    fn update(
        &mut self,
        committed: &Committed,
        audience: Audience,
        known: &Arc<SentGame>,
    ) -> (&mut Update, Arc<SentGame>) {
        let after = self.after(committed, audience);
        let is_same = |made: &Update| made.audience == audience && Arc::ptr_eq(&made.known, known);
        let place = self.made.iter().position(is_same).unwrap_or_else(|| {
            let changes = after.since(known, audience);
            let known = Arc::clone(known);
            self.made.push(Update { audience, known, changes, text: None, event: None });
            self.made.len() - 1
        });
        (&mut self.made[place], after)
    }
}

impl SentGame {
    /// The changes that make this of what was known.
    fn since(&self, known: &SentGame, audience: Audience) -> Vec<Value> {
        let mut all = changes::between(&known.brief, &self.brief);
        let style = language::style(audience.viewer.language);
        let (before, now) = ((&*known.game, known.lengths), (&*self.game, self.lengths));
        all.extend(lists::additions(audience.seat.role(), &style, before, now));
        all
    }
}

impl Committed {
    fn known_afterwards(&self, audience: Audience) -> SentGame {
        let role = audience.seat.role();
        let lengths = Lengths::of(&self.laws, &self.game, role);
        // No scoresheet is visible on a shared tablet.
        let lengths = match audience.seat {
            Seat::Table => Lengths { sheet: None, ..lengths },
            Seat::Player(_) | Seat::Assistant(_) | Seat::Arbiter | Seat::Spectator => lengths,
        };
        let brief = serde_json::to_value(self.brief(role, audience.viewer)).unwrap_or_default();
        SentGame { game: Arc::clone(&self.game), lengths, brief }
    }

    fn updates<T>(&self, use_them: impl FnOnce(&mut Updates) -> T) -> T {
        // A panic while one was made leaves those before it intact.
        use_them(&mut self.since.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The message for an audience, and the encoding of its next one.
    pub(crate) fn message_for(&self, audience: Audience, sends: &mut Sends) -> Utf8Bytes {
        match sends {
            Sends::Whole => self.text(audience),
            Sends::Changes(knows @ None) => {
                *knows = Some(self.updates(|updates| updates.after(self, audience)));
                self.text(audience)
            }
            Sends::Changes(Some(known)) => {
                let (text, after) = self.since(audience, known);
                *known = after;
                text
            }
        }
    }

    /// What an audience who know this are sent over their sockets, and what they know afterwards.
    fn since(&self, audience: Audience, known: &Arc<SentGame>) -> (Utf8Bytes, Arc<SentGame>) {
        self.updates(|updates| {
            let (update, after) = updates.update(self, audience, known);
            let written = || {
                let role = audience.seat.role();
                let words = language::words(audience.viewer.language);
                let rulings = rulings_for(&self.rulings, role, self.laws.edition(), words);
                let (seq, hash, held) = (self.head.seq, self.hash_for(role), self.held);
                text(&FromServer::Changed { seq, changes: update.changes.clone(), rulings, hash, held })
            };
            let text = update.text.take().unwrap_or_else(written);
            update.text = Some(text.clone());
            (text, after)
        })
    }

    /// The same over the streams of those who watch one game.
    pub(crate) fn stream_event_for(&self, audience: Audience, sends: &mut Sends) -> SharedEvent<GameStream> {
        let id = self.head.seq.to_string();
        self.updates(|updates| {
            if let Sends::Changes(Some(known)) = sends {
                let (update, after) = updates.update(self, audience, known);
                let changes = &mut update.changes;
                let event = update.event.get_or_insert_with(|| {
                    let changed = GameChanged { changes: std::mem::take(changes) };
                    let event = SharedEvent::<GameStream>::new(&id, &changed).bytes();
                    *changes = changed.changes;
                    event
                });
                *known = after;
                return SharedEvent::from_bytes(event.clone());
            }
            if let Sends::Changes(knows) = sends {
                *knows = Some(updates.after(self, audience));
            }
            if let Some((_, event)) = updates.whole.iter().find(|(of, _)| *of == audience) {
                return SharedEvent::from_bytes(event.clone());
            }
            let view = self.view(audience.seat.role(), audience.viewer);
            let event = SharedEvent::<GameStream>::new(&id, &view).bytes();
            updates.whole.push((audience, event.clone()));
            SharedEvent::from_bytes(event)
        })
    }
}
