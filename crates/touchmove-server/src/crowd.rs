//! How many sockets there may be: seats and arbiters keep a part for themselves, and no place takes all the rest.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// All together.
const ALL: u32 = 4096;
/// Kept for seats and arbiters.
const KEPT: u32 = 256;
/// Spectators from one place; this machine itself is no place.
const FROM_ONE_PLACE: u32 = 32;

/// The sockets that are open.
#[derive(Clone, Default)]
pub(crate) struct Crowd {
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    all: u32,
    spectators: HashMap<IpAddr, u32>,
}

/// A socket that is open; closed when this is dropped.
pub(crate) struct Admitted {
    crowd: Crowd,
    spectator: Option<IpAddr>,
}

impl Crowd {
    /// Admits a socket at a seat, or of a spectator from somewhere; `None` if there are too many.
    pub(crate) fn admit(&self, spectator: Option<IpAddr>) -> Option<Admitted> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let most = if spectator.is_some() { ALL - KEPT } else { ALL };
        if open.all >= most {
            return None;
        }
        if let Some(place) = spectator {
            let from_there = open.spectators.entry(place).or_default();
            if *from_there >= FROM_ONE_PLACE && !place.is_loopback() {
                return None;
            }
            *from_there += 1;
        }
        open.all += 1;
        Some(Admitted { crowd: self.clone(), spectator })
    }

    /// How many are open.
    pub(crate) fn count(&self) -> u32 {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.crowd.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        if let Some(place) = self.spectator
            && let Some(count) = open.spectators.get_mut(&place)
        {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.spectators.remove(&place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spectators_from_one_place_do_not_crowd_out_the_others() {
        let crowd = Crowd::default();
        let place: IpAddr = "192.0.2.1".parse().unwrap();
        let there: Vec<_> = (0..40).filter_map(|_| crowd.admit(Some(place))).collect();
        assert_eq!(there.len(), 32);
        assert!(crowd.admit(Some("192.0.2.2".parse().unwrap())).is_some());
        drop(there);
        assert_eq!(crowd.count(), 0);
        assert!(crowd.admit(Some(place)).is_some());
    }

    #[test]
    fn seats_find_room_when_spectators_fill_the_house() {
        let crowd = Crowd::default();
        let here: IpAddr = "127.0.0.1".parse().unwrap();
        let all: Vec<_> = (0..5000).filter_map(|_| crowd.admit(Some(here))).collect();
        assert_eq!(all.len(), 3840);
        let seats: Vec<_> = (0..500).filter_map(|_| crowd.admit(None)).collect();
        assert_eq!(seats.len(), 256);
    }
}
