//! Which connections are accepted: a limit in all, a limit per address, and where all are in use the one that has waited longest for its
//! next request makes room, so that players find the server open however many connections others hold without using them.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::net::address::{self, Limits, Uncounted};
use crate::net::descriptors;
use crate::net::rate_limit::Paces;

/// All connections together; sockets have limits of their own beside it.
const MOST: u32 = 10_240;
/// How many new connections a second are taken from one address; at once as many as it may have, or this many: a hall of a hundred
/// devices behind one address comes back at the same moment.
const ARRIVALS_A_SECOND: u32 = 100;
const ARRIVALS_AT_ONCE: u32 = 512;
/// The venue and proxies have no limits of their own, but one of their addresses leaves this part of all connections to others.
const LEFT_TO_OTHERS: u32 = 4;

/// The connections that are open.
#[derive(Clone)]
pub(super) struct Connections {
    open: Arc<Mutex<Open>>,
}

struct Open {
    all: u32,
    /// From everywhere together.
    in_all: u32,
    /// From one address; this machine itself, the venue and proxies have a limit of their own.
    most: u32,
    uncounted: Uncounted,
    by_place: HashMap<IpAddr, u32>,
    arrivals: Paces,
    /// Those on which nothing is under way, the one that has waited longest first.
    idle: BTreeMap<u64, Arc<Notify>>,
    /// The number of the next that becomes idle.
    next: u64,
}

/// One that is open; closed when this is dropped.
pub(super) struct Entered {
    connections: Connections,
    place: IpAddr,
    leaves: Arc<Notify>,
    use_of: Mutex<Use>,
}

/// What is under way on a connection.
enum Use {
    /// This many requests.
    Busy(u32),
    /// Nothing, since this number.
    Idle(u64),
}

/// Something is under way on a connection until this is dropped.
pub(super) struct Busy(Arc<Entered>);

impl Connections {
    pub(super) fn new(limits: &Limits) -> Connections {
        Connections::with(limits, descriptors::connections(descriptors::open_files()))
    }

    /// The same with this many files for all, and for one address.
    fn with(limits: &Limits, (in_all, for_one): (u32, u32)) -> Connections {
        let uncounted = Uncounted::connections(limits);
        let most = limits.connections.min(for_one);
        if most < limits.connections {
            tracing::warn!("one address may have only {most} connections, because so few files may be open");
        }
        let arrivals = Paces::new(ARRIVALS_A_SECOND, ARRIVALS_AT_ONCE.max(most), uncounted.clone());
        let (by_place, idle) = (HashMap::new(), BTreeMap::new());
        let open =
            Open { all: 0, in_all: MOST.min(in_all), most, uncounted, by_place, arrivals, idle, next: 0 };
        Connections { open: Arc::new(Mutex::new(open)) }
    }

    /// A new connection; none if there are too many.
    pub(super) fn enter(&self, place: IpAddr, now: u64) -> Option<Entered> {
        let mut open = self.lock();
        if !open.arrivals.allows(place, now) {
            return None;
        }
        let most = if address::is_this_machine(place) {
            u32::MAX
        } else if open.uncounted.holds(place) {
            open.in_all - open.in_all / LEFT_TO_OTHERS
        } else {
            open.most
        };
        let place = address::limit_key(place);
        if open.by_place.get(&place).is_some_and(|there| *there >= most) {
            return None;
        }
        if open.all >= open.in_all {
            // It is gone in a moment; until then there is one more than there should be.
            open.idle.pop_first()?.1.notify_one();
        }
        open.all += 1;
        *open.by_place.entry(place).or_default() += 1;
        let leaves = Arc::new(Notify::new());
        let since = open.rests(&leaves);
        Some(Entered { connections: self.clone(), place, leaves, use_of: Mutex::new(Use::Idle(since)) })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Nothing is under way on this one from now on.
    fn rests(&mut self, one: &Arc<Notify>) -> u64 {
        self.next += 1;
        self.idle.insert(self.next, Arc::clone(one));
        self.next
    }
}

impl Entered {
    /// A request has come.
    pub(super) fn busy(self: &Arc<Entered>) -> Busy {
        let mut open = self.connections.lock();
        let mut use_of = self.use_of.lock().unwrap_or_else(PoisonError::into_inner);
        *use_of = match *use_of {
            Use::Busy(requests) => Use::Busy(requests.saturating_add(1)),
            Use::Idle(since) => {
                open.idle.remove(&since);
                Use::Busy(1)
            }
        };
        Busy(Arc::clone(self))
    }

    /// Until somebody else needs the room.
    pub(super) async fn makes_room(&self) {
        self.leaves.notified().await;
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let Busy(entered) = self;
        let mut open = entered.connections.lock();
        let mut use_of = entered.use_of.lock().unwrap_or_else(PoisonError::into_inner);
        *use_of = match *use_of {
            Use::Busy(requests) if requests > 1 => Use::Busy(requests - 1),
            Use::Busy(_) => Use::Idle(open.rests(&entered.leaves)),
            Use::Idle(since) => Use::Idle(since),
        };
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        if let Use::Idle(since) = *self.use_of.get_mut().unwrap_or_else(PoisonError::into_inner) {
            open.idle.remove(&since);
        }
        open.all = open.all.saturating_sub(1);
        if let Some(there) = open.by_place.get_mut(&self.place) {
            *there = there.saturating_sub(1);
            if *there == 0 {
                open.by_place.remove(&self.place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_does_not_take_every_connection() {
        let venue = vec!["198.51.100.0/24".parse().unwrap()];
        let limits = Limits { connections: 128, venue, ..Limits::default() };
        let connections = Connections::with(&limits, (MOST, MOST));
        let place: IpAddr = "192.0.2.1".parse().unwrap();
        let there: Vec<_> = (0..150).filter_map(|_| connections.enter(place, 1000)).collect();
        assert_eq!(there.len(), 128);
        let other: IpAddr = "192.0.2.2".parse().unwrap();
        assert!(connections.enter(other, 1000).is_some());
        drop(there);
        assert!(connections.enter(place, 1000).is_some());
        assert_eq!(connections.open.lock().unwrap().all, 0);
        // Coming and going, one after the other.
        let came = (0..5000).filter(|_| connections.enter(place, 1000).is_some()).count();
        assert_eq!(came, 512 - 151);
        assert_eq!((0..5000).filter(|_| connections.enter(place, 2000).is_some()).count(), 100);
        assert!(connections.enter(other, 1000).is_some());
        // A hall behind one address is not a place like others.
        let hall: IpAddr = "198.51.100.7".parse().unwrap();
        let devices: Vec<_> = (0..1500).filter_map(|_| connections.enter(hall, 1000)).collect();
        assert_eq!(devices.len(), 1500);
    }

    #[test]
    fn where_few_files_may_be_open_one_place_leaves_most_of_them_to_others() {
        let connections = Connections::with(&Limits::default(), descriptors::connections(Some(1024)));
        let from = |last: u8| IpAddr::from([192, 0, 2, last]);
        let crowd =
            |last: u8| -> Vec<_> { (0..1200).filter_map(|_| connections.enter(from(last), 1000)).collect() };
        let first = crowd(1);
        assert_eq!(first.len(), 192);
        assert!(connections.enter(from(2), 1000).is_some());
        let others = [crowd(2), crowd(3), crowd(4)];
        assert!(others.iter().all(|there| there.len() == 192));
        let all: Vec<Arc<Entered>> = [first].into_iter().chain(others).flatten().map(Arc::new).collect();
        let busy: Vec<Busy> = all.iter().map(Entered::busy).collect();
        assert!(connections.enter(from(5), 1000).is_none(), "files for the journal and the printer are kept");
        drop(busy);
    }

    #[test]
    fn where_all_are_taken_the_longest_idle_makes_room() {
        let venue = vec!["198.51.100.0/24".parse().unwrap()];
        let limits = Limits { venue, ..Limits::default() };
        let connections = Connections::with(&limits, (100, 60));
        let from = |last: u8| IpAddr::from([192, 0, 2, last]);
        let crowd = |last: u8| -> Vec<Arc<Entered>> {
            (0..50).filter_map(|_| connections.enter(from(last), 1000)).map(Arc::new).collect()
        };
        let (first, second) = (crowd(1), crowd(2));
        assert_eq!((first.len(), second.len()), (50, 50));
        // What is under way goes on.
        let busy: Vec<Busy> = first.iter().take(10).map(Entered::busy).collect();
        let newcomer = connections.enter(from(3), 1000).map(Arc::new).expect("a seat finds no room");
        let asked = |one: &Arc<Entered>| {
            use futures_util::FutureExt as _;
            one.makes_room().now_or_never().is_some()
        };
        assert!(!first[..10].iter().any(asked) && !second.iter().any(asked));
        assert!(asked(&first[10]) && !asked(&first[11]) && !asked(&newcomer));
        // A connection that has been answered waits again, behind the others.
        drop(busy);
        let more: Vec<_> = (0..89).filter_map(|_| connections.enter(from(4), 1000)).collect();
        assert_eq!(more.len(), 60, "and nobody takes more than an address may have");
        assert!(!first[..10].iter().any(asked));
        // Where everything is under way there is no room.
        let all = Connections::with(&Limits::default(), (2, 2));
        let both = [1, 2].map(|last| all.enter(from(last), 1000).map(Arc::new).unwrap());
        let under_way: Vec<Busy> = both.iter().map(Entered::busy).collect();
        assert!(all.enter(from(3), 1000).is_none());
        drop(under_way);
        assert!(all.enter(from(3), 1000).is_some());
    }

    #[test]
    fn a_hall_behind_one_address_leaves_room_to_others() {
        let venue = vec!["198.51.100.7".parse().unwrap()];
        let connections = Connections::with(&Limits { venue, ..Limits::default() }, (100, 60));
        let hall: IpAddr = "198.51.100.7".parse().unwrap();
        let devices: Vec<_> = (0..100).filter_map(|_| connections.enter(hall, 1000)).collect();
        assert_eq!(devices.len(), 75);
        assert!(connections.enter(IpAddr::from([127, 0, 0, 1]), 1000).is_some());
    }
}
