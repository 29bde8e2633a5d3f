//! How many sockets there may be: seats of events and arbiters have room of their own, no address takes all that is for those who watch
//! or for games that anybody may set up, and no seat the room of the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::net::address::{Limits, Uncounted, limit_key};
use crate::net::rate_limit::Pace;

/// Those who watch, all together.
const WATCHERS: u32 = 3840;
/// Seats of games of events, all together: whatever the others do, they have room of their own.
pub(crate) const SEATED: u32 = 4096;
/// Arbiters and screens of the hall, all together.
const ARBITERS: u32 = 2048;
/// Seats of games that anybody may set up, all together and from one place.
const CASUAL: u32 = 2048;
const CASUAL_FROM_ONE_PLACE: u32 = 128;
/// Messages a second that are taken from all such seats of one place together: a club of fifty boards behind one address.
const CASUAL_A_SECOND: u32 = 200;
/// Pages of events from one place: a hall may have one address.
const PAGES_FROM_ONE_PLACE: u32 = 1024;
/// For this many milliseconds no spectator is let in from a place from which one has flooded the server.
const PAUSE: u64 = 60_000;
/// Devices at one seat. A seat is one player's: the tablet they play on and perhaps a phone beside it, and for each of them the connection
/// before a reload or a change of network, which is known to be gone after three seconds. More is not one player any more. Anyone who finds the
/// seat full for that long tries again, and a link that has got about is replaced, which closes the seat to everybody who has the old one.
const AT_ONE_SEAT: u32 = 4;

/// Who comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Coming {
    /// A spectator from somewhere.
    Spectator(IpAddr),
    /// A page of an event from somewhere: it says nothing, and what it is shown is made for all of them at once.
    Page(IpAddr),
    /// Somebody at a seat of a game.
    Seat {
        /// The game.
        game: String,
        /// The seat.
        seat: &'static str,
        /// Whose game it is.
        of: Playing,
    },
    /// An arbiter.
    Arbiter,
}

/// Whose game somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Playing {
    /// One of an event: an arbiter has given out its seats.
    Event,
    /// One that anybody may set up, from somewhere.
    Casual(IpAddr),
    /// The same, proxied by another node, which has counted where it comes from.
    Carried,
}

/// Whose room a socket takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ConnectionPool {
    Watchers,
    Events,
    Casual,
    Arbiters,
}

impl ConnectionPool {
    fn most(self) -> u32 {
        match self {
            ConnectionPool::Watchers => WATCHERS,
            ConnectionPool::Events => SEATED,
            ConnectionPool::Casual => CASUAL,
            ConnectionPool::Arbiters => ARBITERS,
        }
    }
}

impl Coming {
    fn pool(&self) -> ConnectionPool {
        match self {
            Coming::Spectator(_) | Coming::Page(_) => ConnectionPool::Watchers,
            Coming::Seat { of: Playing::Event, .. } => ConnectionPool::Events,
            Coming::Seat { of: Playing::Casual(_) | Playing::Carried, .. } => ConnectionPool::Casual,
            Coming::Arbiter => ConnectionPool::Arbiters,
        }
    }
}

/// The sockets that are open.
#[derive(Clone)]
pub(crate) struct ConnectionLimit {
    /// Messages a second that are taken from a seat.
    a_second: u32,
    /// Spectators from one address; this machine itself and the venue are not counted.
    spectators: u32,
    uncounted: Uncounted,
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    watchers: u32,
    seated: u32,
    casual: u32,
    arbiters: u32,
    /// Seats of games that anybody may set up, by place.
    casual_from: HashMap<IpAddr, CasualFrom>,
    spectators: HashMap<IpAddr, u32>,
    pages: HashMap<IpAddr, u32>,
    /// Places from which spectators have flooded the server, and until when none is let in.
    flooded: HashMap<IpAddr, u64>,
    seats: HashMap<(String, &'static str), AtSeat>,
}

impl Open {
    fn pool_count(&mut self, who: &Coming) -> &mut u32 {
        match who.pool() {
            ConnectionPool::Watchers => &mut self.watchers,
            ConnectionPool::Events => &mut self.seated,
            ConnectionPool::Casual => &mut self.casual,
            ConnectionPool::Arbiters => &mut self.arbiters,
        }
    }
}

/// What one place has of the seats of games that anybody may set up.
struct CasualFrom {
    open: u32,
    pace: Arc<Mutex<Pace>>,
}

struct AtSeat {
    open: u32,
    pace: Arc<Mutex<Pace>>,
}

/// A socket that is open; closed when this is dropped.
pub(crate) struct Admitted {
    crowd: ConnectionLimit,
    who: Coming,
    /// However many sockets a seat has, together they speak no faster than one.
    pace: Arc<Mutex<Pace>>,
    /// However many such seats a place has, together they speak no faster than this.
    of_place: Option<Arc<Mutex<Pace>>>,
}

impl ConnectionLimit {
    /// Messages accepted from a seat per second.
    pub(crate) fn new(a_second: u32, limits: &Limits) -> ConnectionLimit {
        let (spectators, uncounted) = (limits.spectators, Uncounted::people(limits));
        ConnectionLimit { a_second, spectators, uncounted, open: Arc::default() }
    }

    /// Admits a socket at this moment; `None` if there are too many.
    pub(crate) fn admit(&self, who: Coming, now: u64) -> Option<Admitted> {
        let mut open = lock(&self.open);
        if *open.pool_count(&who) >= who.pool().most() {
            return None;
        }
        let mut of_place = None;
        let pace = match &who {
            Coming::Spectator(from) => {
                open.flooded.retain(|_, until| now < *until);
                if open.flooded.contains_key(&limit_key(*from)) {
                    return None;
                }
                let from_there = open.spectators.entry(limit_key(*from)).or_default();
                if *from_there >= self.spectators && !self.uncounted.holds(*from) {
                    return None;
                }
                *from_there += 1;
                self.pace()
            }
            Coming::Page(from) => {
                let from_there = open.pages.entry(limit_key(*from)).or_default();
                if *from_there >= PAGES_FROM_ONE_PLACE && !self.uncounted.holds(*from) {
                    return None;
                }
                *from_there += 1;
                self.pace()
            }
            Coming::Seat { game, seat, of } => {
                if let Playing::Casual(from) = of
                    && !self.uncounted.holds(*from)
                    && open
                        .casual_from
                        .get(&limit_key(*from))
                        .is_some_and(|from| from.open >= CASUAL_FROM_ONE_PLACE)
                {
                    return None;
                }
                // Anyone who leaves and comes back goes on where they were; a seat at rest is forgotten.
                open.seats.retain(|_, at| at.open > 0 || !lock(&at.pace).is_at_rest(now));
                let new = || AtSeat { open: 0, pace: self.pace() };
                let there = open.seats.entry((game.clone(), seat)).or_insert_with(new);
                if there.open >= AT_ONE_SEAT {
                    return None;
                }
                there.open += 1;
                let pace = Arc::clone(&there.pace);
                if let Playing::Casual(from) = of {
                    // Nobody makes anything good by leaving and coming back.
                    open.casual_from.retain(|_, from| from.open > 0 || !lock(&from.pace).is_at_rest(now));
                    let new =
                        || CasualFrom { open: 0, pace: Arc::new(Mutex::new(Pace::new(CASUAL_A_SECOND))) };
                    let there = open.casual_from.entry(limit_key(*from)).or_insert_with(new);
                    there.open += 1;
                    of_place = (!self.uncounted.holds(*from)).then(|| Arc::clone(&there.pace));
                }
                pace
            }
            Coming::Arbiter => self.pace(),
        };
        *open.pool_count(&who) += 1;
        Some(Admitted { crowd: self.clone(), who, pace, of_place })
    }

    /// How many are open.
    pub(crate) fn count(&self) -> u32 {
        let open = lock(&self.open);
        open.watchers + open.seated + open.casual + open.arbiters
    }

    fn pace(&self) -> Arc<Mutex<Pace>> {
        Arc::new(Mutex::new(Pace::new(self.a_second)))
    }
}

impl Admitted {
    /// Whether one more message is taken at this moment.
    pub(crate) fn may_speak(&self, now: u64) -> bool {
        lock(&self.pace).allows(now) && self.of_place.as_ref().is_none_or(|pace| lock(pace).allows(now))
    }

    /// How much more was said lately than may be, at the seat as a whole: coming back makes nothing good.
    pub(crate) fn strikes(&self) -> u32 {
        lock(&self.pace).strikes()
    }

    /// Says more than anybody may: anyone who floods as a spectator does not come back at once. Seats behind the same address are
    /// let in, because a hall may have one.
    pub(crate) fn floods(&self, now: u64) {
        if let Coming::Spectator(from) = &self.who
            && !self.crowd.uncounted.holds(*from)
        {
            lock(&self.crowd.open).flooded.insert(limit_key(*from), now + PAUSE);
        }
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = lock(&self.crowd.open);
        let counted = open.pool_count(&self.who);
        *counted = counted.saturating_sub(1);
        match &self.who {
            Coming::Spectator(from) => release_slot(&mut open.spectators, *from),
            Coming::Page(from) => release_slot(&mut open.pages, *from),
            Coming::Seat { game, seat, of } => {
                if let Some(at) = open.seats.get_mut(&(game.clone(), *seat)) {
                    at.open = at.open.saturating_sub(1);
                }
                if let Playing::Casual(from) = of
                    && let Some(there) = open.casual_from.get_mut(&limit_key(*from))
                {
                    there.open = there.open.saturating_sub(1);
                }
            }
            Coming::Arbiter => {}
        }
    }
}

/// One less from there.
fn release_slot(places: &mut HashMap<IpAddr, u32>, from: IpAddr) {
    let from = limit_key(from);
    if let Some(count) = places.get_mut(&from) {
        *count = count.saturating_sub(1);
        if *count == 0 {
            places.remove(&from);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(place: &str) -> Coming {
        Coming::Spectator(place.parse().unwrap())
    }

    fn white(game: &str) -> Coming {
        Coming::Seat { game: game.to_owned(), seat: "white", of: Playing::Event }
    }

    fn casual(game: &str, place: &str) -> Coming {
        Coming::Seat { game: game.to_owned(), seat: "white", of: Playing::Casual(place.parse().unwrap()) }
    }

    #[test]
    fn spectators_from_one_place_do_not_crowd_out_the_others() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let there: Vec<_> = (0..40).filter_map(|_| crowd.admit(from("192.0.2.1"), 0)).collect();
        assert_eq!(there.len(), 32);
        assert!(crowd.admit(from("192.0.2.2"), 0).is_some());
        drop(there);
        assert_eq!(crowd.count(), 0);
        assert!(crowd.admit(from("192.0.2.1"), 0).is_some());
    }

    #[test]
    fn at_the_venue_nobody_is_counted_by_address() {
        let venue = vec!["192.0.2.0/28".parse().unwrap()];
        let crowd = ConnectionLimit::new(20, &Limits { spectators: 4, venue, ..Limits::default() });
        let there: Vec<_> = (0..100).filter_map(|_| crowd.admit(from("192.0.2.1"), 0)).collect();
        assert_eq!(there.len(), 100);
        there[0].floods(0);
        assert!(crowd.admit(from("192.0.2.1"), 0).is_some(), "one who floods keeps no hall out");
        let elsewhere: Vec<_> = (0..100).filter_map(|_| crowd.admit(from("192.0.2.77"), 0)).collect();
        assert_eq!(elsewhere.len(), 4);
    }

    #[test]
    fn a_hall_with_one_address_may_look_at_the_pages_of_its_event() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let page = |place: &str| Coming::Page(place.parse().unwrap());
        let there: Vec<_> = (0..2000).filter_map(|_| crowd.admit(page("192.0.2.1"), 0)).collect();
        assert_eq!(there.len(), 1024);
        assert!(crowd.admit(page("192.0.2.2"), 0).is_some());
        assert!(crowd.admit(from("192.0.2.1"), 0).is_some());
        drop(there);
        assert_eq!((crowd.count(), crowd.open.lock().unwrap().pages.len()), (0, 0));
    }

    #[test]
    fn whoever_floods_as_a_spectator_does_not_come_back_at_once_and_seats_do() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let (one, other) = (from("192.0.2.1"), from("192.0.2.2"));
        crowd.admit(one.clone(), 1000).unwrap().floods(1000);
        assert!(crowd.admit(one.clone(), 1000 + PAUSE - 1).is_none());
        assert!(crowd.admit(other, 1000).is_some());
        assert!(crowd.admit(white("g"), 1000).is_some());
        assert!(crowd.admit(one, 1000 + PAUSE).is_some());
        // A seat that floods keeps no spectator out.
        crowd.admit(white("g"), 1000).unwrap().floods(1000);
        assert!(crowd.open.lock().unwrap().flooded.is_empty());
    }

    #[test]
    fn seats_find_room_when_spectators_fill_the_house() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let all: Vec<_> = (0..5000).filter_map(|_| crowd.admit(from("127.0.0.1"), 0)).collect();
        assert_eq!(all.len(), 3840);
        let seats: Vec<_> = (0..2000).filter_map(|game| crowd.admit(white(&game.to_string()), 0)).collect();
        assert_eq!(seats.len(), 2000);
        assert!(crowd.admit(Coming::Arbiter, 0).is_some());
        assert!(crowd.admit(from("192.0.2.1"), 0).is_none(), "no more who watch");
    }

    #[test]
    fn one_seat_does_not_take_the_room_of_the_others() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let there: Vec<_> = (0..40).filter_map(|_| crowd.admit(white("g"), 0)).collect();
        assert_eq!(there.len(), 4);
        assert!(crowd.admit(white("h"), 0).is_some());
        let black = Coming::Seat { game: "g".to_owned(), seat: "black", of: Playing::Event };
        assert!(crowd.admit(black, 0).is_some());
        assert!(crowd.admit(Coming::Arbiter, 0).is_some());
        drop(there);
        assert!(crowd.admit(white("g"), 0).is_some());
    }

    #[test]
    fn games_that_anybody_sets_up_take_no_room_of_events() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let at = |place: &str| -> Vec<_> {
            (0..4000).filter_map(|game| crowd.admit(casual(&format!("{place} {game}"), place), 0)).collect()
        };
        let one = at("192.0.2.1");
        assert_eq!(one.len(), 128, "from one place");
        let others: Vec<_> = (2..40).flat_map(|last| at(&format!("192.0.2.{last}"))).collect();
        assert_eq!(one.len() + others.len(), 2048, "all together");
        let seats: Vec<_> = (0..4096).filter_map(|game| crowd.admit(white(&game.to_string()), 0)).collect();
        assert_eq!(seats.len(), 4096);
        assert!(crowd.admit(Coming::Arbiter, 0).is_some());
        drop((one, others));
        assert!(crowd.admit(casual("again", "192.0.2.1"), 0).is_some());
        drop(seats);
        // A place is remembered until its pace is at rest.
        drop(crowd.admit(casual("later", "192.0.2.200"), 60_000));
        let open = crowd.open.lock().unwrap();
        assert_eq!(
            open.casual_from.keys().collect::<Vec<_>>(),
            ["192.0.2.200".parse::<IpAddr>().unwrap()].iter().collect::<Vec<_>>()
        );
        assert_eq!((open.casual, open.seated), (0, 0));
    }

    #[test]
    fn many_sockets_at_a_seat_speak_no_faster_than_one() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let now = 1_000_000;
        let (one, other) = (crowd.admit(white("g"), now).unwrap(), crowd.admit(white("g"), now).unwrap());
        assert_eq!((0..100).filter(|_| one.may_speak(now)).count(), 40);
        assert!(!other.may_speak(now));
        // Neither does leaving and coming back help.
        drop((one, other));
        let again = crowd.admit(white("g"), now).unwrap();
        assert!(!again.may_speak(now));
        assert_eq!(again.strikes(), 62);
        drop(again);
        assert!(crowd.admit(white("h"), now).unwrap().may_speak(now));
        // Two seconds later the seat is at rest, and nothing of it is kept.
        let later = now + 2000;
        drop(crowd.admit(white("i"), later));
        assert_eq!(crowd.open.lock().unwrap().seats.len(), 1);
    }

    #[test]
    fn all_casual_seats_of_one_place_together_speak_no_faster_than_a_club() {
        let crowd = ConnectionLimit::new(20, &Limits::default());
        let coming = |place: &str| -> Vec<Admitted> {
            (0..128).filter_map(|game| crowd.admit(casual(&format!("{place} {game}"), place), 1000)).collect()
        };
        let (there, elsewhere) = (coming("192.0.2.1"), coming("192.0.2.2"));
        assert_eq!((there.len(), elsewhere.len()), (128, 128));
        let said = |seats: &[Admitted], now: u64| {
            seats.iter().map(|seat| (0..20).filter(|_| seat.may_speak(now)).count()).sum::<usize>()
        };
        assert_eq!(said(&there, 1000), 400);
        assert_eq!(said(&there, 2000), 200);
        assert_eq!(said(&elsewhere, 2000), 400);
        // Coming back makes nothing good.
        drop(there);
        assert_eq!(said(&coming("192.0.2.1"), 2000), 0);
        // This machine itself is not counted.
        let here =
            (0..128).filter_map(|game| crowd.admit(casual(&format!("here {game}"), "127.0.0.1"), 1000));
        assert_eq!(said(&here.collect::<Vec<_>>(), 1000), 128 * 20);
    }
}
