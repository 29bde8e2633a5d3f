//! Which seats have a device connected: an arbiter is told when one is lost.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use crate::tables::change_log::ChangeLog;

/// Tells everybody at a table which of its seats have lost their device.
type Lost = watch::Sender<Vec<&'static str>>;

/// Connected devices by game and seat. A seat that never had one is not lost.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    seats: Arc<Mutex<HashMap<(String, &'static str), u32>>>,
    /// Notifies the desks when devices come and go.
    feed: Option<Arc<ChangeLog>>,
    /// And everybody at the same table: the seats of each game whose device is lost.
    tables: Arc<Mutex<HashMap<String, Lost>>>,
}

/// A connected device; it is gone when this is dropped.
pub(crate) struct There {
    presence: Presence,
    seat: (String, &'static str),
}

impl Presence {
    /// Devices whose coming and going is announced on the feed.
    pub(crate) fn told_to(feed: Arc<ChangeLog>) -> Presence {
        Presence { feed: Some(feed), ..Presence::default() }
    }

    fn tell(&self, game: &str) {
        if let Some(feed) = &self.feed {
            feed.add(game.to_owned());
        }
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.get(game) {
            table.send_replace(self.missing_seats(game));
        }
    }

    /// The seats of a game whose device is lost, now and whenever that changes.
    pub(crate) fn watch(&self, game: &str) -> watch::Receiver<Vec<&'static str>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let table = tables.entry(game.to_owned()).or_insert_with(|| watch::channel(Vec::new()).0);
        table.send_replace(self.missing_seats(game));
        table.subscribe()
    }

    /// A device comes.
    pub(crate) fn comes(&self, game: &str, seat: &'static str) -> There {
        let seat = (game.to_owned(), seat);
        let was_lost = {
            let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
            let known = seats.get(&seat).copied();
            *seats.entry(seat.clone()).or_default() += 1;
            known == Some(0)
        };
        if was_lost {
            self.tell(game);
        }
        There { presence: self.clone(), seat }
    }

    /// Whether both players' devices are there: one between them, or one each.
    pub(crate) fn both(&self, game: &str) -> bool {
        let seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        let there = |seat| seats.get(&(game.to_owned(), seat)).is_some_and(|count| *count > 0);
        there("table") || (there("white") && there("black"))
    }

    /// The seats of a game whose device was there and is gone.
    pub(crate) fn missing_seats(&self, game: &str) -> Vec<&'static str> {
        let seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lost: Vec<&'static str> = seats
            .iter()
            .filter(|((of, _), count)| of == game && **count == 0)
            .map(|((_, seat), _)| *seat)
            .collect();
        lost.sort_unstable();
        lost
    }
}

impl Drop for There {
    fn drop(&mut self) {
        let is_lost = {
            let mut seats = self.presence.seats.lock().unwrap_or_else(PoisonError::into_inner);
            seats.get_mut(&self.seat).is_some_and(|count| {
                *count = count.saturating_sub(1);
                *count == 0
            })
        };
        if is_lost {
            self.presence.tell(&self.seat.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_devices_are_there_with_one_between_them_or_one_each() {
        let presence = Presence::default();
        let white = presence.comes("g", "white");
        assert!(!presence.both("g"));
        let black = presence.comes("g", "black");
        assert!(presence.both("g") && !presence.both("h"));
        drop(white);
        assert!(!presence.both("g"));
        drop(black);
        let _table = presence.comes("g", "table");
        assert!(presence.both("g"));
    }

    #[test]
    fn a_device_is_lost_when_the_last_one_at_its_seat_has_gone() {
        let presence = Presence::default();
        assert!(presence.missing_seats("g").is_empty());
        let (first, second) = (presence.comes("g", "white"), presence.comes("g", "white"));
        drop(first);
        assert!(presence.missing_seats("g").is_empty());
        drop(second);
        assert_eq!(presence.missing_seats("g"), ["white"]);
        assert!(presence.missing_seats("h").is_empty());
        let _again = presence.comes("g", "white");
        assert!(presence.missing_seats("g").is_empty());
    }

    #[test]
    fn whoever_sits_at_the_table_hears_of_a_lost_device_and_of_its_return() {
        let presence = Presence::default();
        let white = presence.comes("g", "white");
        let mut heard = presence.watch("g");
        assert!(heard.borrow_and_update().is_empty());
        drop(white);
        assert!(heard.has_changed().is_ok_and(|changed| changed));
        assert_eq!(*heard.borrow_and_update(), ["white"]);
        // A newcomer is told at once; other tables are told nothing.
        assert_eq!(*presence.watch("g").borrow(), ["white"]);
        assert!(presence.watch("h").borrow().is_empty());
        let _again = presence.comes("g", "white");
        assert!(heard.borrow_and_update().is_empty());
    }

    #[test]
    fn desks_hear_when_a_device_is_lost_and_when_it_comes_back_and_of_nothing_else() {
        let feed = Arc::new(ChangeLog::new("run".to_owned()));
        let presence = Presence::told_to(Arc::clone(&feed));
        let (mut heard, _) = feed.listen(None);
        let (first, second) = (presence.comes("g", "white"), presence.comes("g", "white"));
        drop(first);
        assert!(heard.try_recv().is_err());
        drop(second);
        assert_eq!(heard.try_recv().map(|change| change.journal), Ok("g".to_owned()));
        let _again = presence.comes("g", "white");
        assert_eq!(heard.try_recv().map(|change| change.journal), Ok("g".to_owned()));
    }
}
