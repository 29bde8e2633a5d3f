//! Which seats have a device connected: an arbiter is told when one is lost.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Devices by game and seat: how many are there now. A seat that never had one is not lost.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    seats: Arc<Mutex<HashMap<(String, &'static str), u32>>>,
}

/// A device that is there; it has gone when this is dropped.
pub(crate) struct There {
    presence: Presence,
    seat: (String, &'static str),
}

impl Presence {
    /// A device comes.
    pub(crate) fn comes(&self, game: &str, seat: &'static str) -> There {
        let seat = (game.to_owned(), seat);
        let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        *seats.entry(seat.clone()).or_default() += 1;
        There { presence: self.clone(), seat }
    }

    /// The seats of a game whose device was there and is gone.
    pub(crate) fn lost(&self, game: &str) -> Vec<&'static str> {
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
        let mut seats = self.presence.seats.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = seats.get_mut(&self.seat) {
            *count = count.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_lost_when_the_last_one_at_its_seat_has_gone() {
        let presence = Presence::default();
        assert!(presence.lost("g").is_empty());
        let (first, second) = (presence.comes("g", "white"), presence.comes("g", "white"));
        drop(first);
        assert!(presence.lost("g").is_empty());
        drop(second);
        assert_eq!(presence.lost("g"), ["white"]);
        assert!(presence.lost("h").is_empty());
        let _again = presence.comes("g", "white");
        assert!(presence.lost("g").is_empty());
    }
}
