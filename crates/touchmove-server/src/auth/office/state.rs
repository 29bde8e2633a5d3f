//! The state of the office, computed from its journal: who is appointed, which sessions are valid, which codes are open.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use touchmove_wire::v1::office::{OfficeDeed, Place, Rank, Who};

use super::OfficeRefusal;

/// An arbiter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Appointed {
    pub(crate) rank: Rank,
    /// In the form that argon2id produces.
    pub(crate) password: String,
}

/// A valid session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Session {
    pub(crate) who: Who,
    pub(crate) device: String,
    /// When it was last used; after a restart, when the server came back.
    pub(crate) used: LastUse,
    /// How many holders its seat has had, this one included.
    pub(crate) generation: u32,
    /// The place at a board of an event through which it has its seat.
    pub(crate) board: Option<Place>,
}

/// When a session was last used. Every copy has the latest at once, so that using a session waits for nobody.
#[derive(Clone, Debug)]
pub(crate) struct LastUse(Arc<Uses>);

/// Moments on this server's scale; one that was before its beginning is negative.
#[derive(Debug)]
struct Uses {
    here: AtomicI64,
    /// As other nodes have told, or when the session began.
    anywhere: AtomicI64,
}

impl LastUse {
    pub(crate) fn at(moment: u64) -> LastUse {
        let (here, anywhere) = (AtomicI64::new(i64::MIN), AtomicI64::new(signed(moment)));
        LastUse(Arc::new(Uses { here, anywhere }))
    }

    /// The moment; the beginning of the scale if it was before that.
    pub(crate) fn moment(&self) -> u64 {
        u64::try_from(self.last()).unwrap_or(0)
    }

    fn last(&self) -> i64 {
        self.0.here.load(Ordering::Relaxed).max(self.0.anywhere.load(Ordering::Relaxed))
    }

    /// For how long it was not used.
    fn idle(&self, now: u64) -> u64 {
        u64::try_from(signed(now).saturating_sub(self.last())).unwrap_or(0)
    }

    fn now(&self, now: u64) {
        self.0.here.fetch_max(signed(now), Ordering::Relaxed);
    }

    /// Whether it was used here at this moment or later.
    pub(super) fn is_used_here_since(&self, moment: u64) -> bool {
        self.0.here.load(Ordering::Relaxed) >= signed(moment)
    }

    /// All nodes together have not used it for this long.
    pub(super) fn unused_anywhere(&self, now: u64, millis: u64) {
        self.0.anywhere.store(signed(now).saturating_sub(signed(millis)), Ordering::Relaxed);
    }
}

fn signed(moment: u64) -> i64 {
    i64::try_from(moment).unwrap_or(i64::MAX)
}

impl PartialEq for LastUse {
    fn eq(&self, other: &LastUse) -> bool {
        self.last() == other.last()
    }
}

impl Eq for LastUse {}

/// A code that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Issued {
    pub(crate) place: Place,
    pub(crate) until: u64,
}

/// The state; replaying the journal gives it back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Office {
    arbiters: HashMap<String, Appointed>,
    sessions: HashMap<String, Session>,
    codes: HashMap<String, Issued>,
    devices: HashMap<String, String>,
    generations: HashMap<Place, u32>,
    /// The games by the electronic boards they are played on.
    boards: BTreeMap<String, String>,
    /// The game that is played at a board of an event, and the seats its table has.
    followed: HashMap<(String, u16, u16), (String, Vec<String>)>,
    /// How often the token of a seat was replaced, by game and seat.
    revoked: HashMap<(String, String), u32>,
}

/// A seat's session ends after this much idle time: a long day of play.
const SEAT_IDLE: u64 = 12 * 3600 * 1000;
/// An arbiter's session ends after this much idle time: an arbiter whose phone was in a pocket for an hour rules on an incident
/// at once. It is only ever open on an enrolled device, which a lost phone stops being (`Office::apply`).
const ARBITER_IDLE: u64 = 12 * 3600 * 1000;
/// A device no longer belongs to its board after this much idle time: an event with its free days.
const BOARD_IDLE: u64 = 14 * 24 * 3600 * 1000;

/// Whether only the latest who was admitted to a place holds it.
fn has_one_holder(place: &Place) -> bool {
    match place {
        Place::Seat { .. } | Place::Assistant { .. } | Place::Board { .. } => true,
        Place::Display { .. } | Place::Device { .. } => false,
    }
}

impl Session {
    /// Whether it was opened for this place.
    fn is_at(&self, place: &Place) -> bool {
        matches!(&self.who, Who::Holder { place: own } if own == place)
    }

    /// Whether it has been idle for too long.
    pub(crate) fn is_idle(&self, now: u64) -> bool {
        self.used.idle(now) > self.longest_idle()
    }

    /// How long it may stay idle.
    pub(crate) fn longest_idle(&self) -> u64 {
        match &self.who {
            Who::Arbiter { .. } => ARBITER_IDLE,
            Who::Holder { place: Place::Board { .. } } => BOARD_IDLE,
            Who::Holder {
                place:
                    Place::Seat { .. } | Place::Assistant { .. } | Place::Display { .. } | Place::Device { .. },
            } => SEAT_IDLE,
        }
    }
}

impl Office {
    /// Whether a decision is still possible; another node may have decided something meanwhile.
    pub(super) fn admits(&self, deed: &OfficeDeed, now: u64) -> Result<(), OfficeRefusal> {
        if let OfficeDeed::Use { code, .. } = deed
            && self.code(code, now).is_none()
        {
            return Err(OfficeRefusal::Code);
        }
        if let OfficeDeed::Open { who: Who::Arbiter { name }, device, .. } = deed
            && (self.arbiter(name).is_none() || !self.is_enrolled(device))
        {
            return Err(OfficeRefusal::Wrong);
        }
        Ok(())
    }

    /// Takes an entry into account. Entries say what was decided; nothing is refused here.
    pub(crate) fn apply(&mut self, deed: &OfficeDeed, at: u64) {
        match deed {
            OfficeDeed::Appoint { name, rank, password } => {
                let appointed = Appointed { rank: rank.clone(), password: password.clone() };
                self.arbiters.insert(name.clone(), appointed);
                // Somebody who knows only the old password is logged out.
                self.end_all_of(name);
            }
            OfficeDeed::Dismiss { name } => {
                self.arbiters.remove(name);
                self.end_all_of(name);
            }
            OfficeDeed::Unenrol { device } => {
                self.devices.remove(device);
                self.sessions.retain(|_, session| session.device != *device);
            }
            OfficeDeed::Revoke { game, seat } => {
                *self.revoked.entry((game.clone(), seat.clone())).or_default() += 1;
            }
            OfficeDeed::Open { session, who, device } => {
                self.open(session.clone(), who.clone(), device.clone(), at);
            }
            OfficeDeed::End { session } => {
                self.sessions.remove(session);
            }
            OfficeDeed::Issue { code, place, until } => {
                // A seat has one card: a new code ends the one before.
                if matches!(place, Place::Seat { .. } | Place::Assistant { .. } | Place::Board { .. }) {
                    self.codes.retain(|_, issued| issued.place != *place);
                }
                self.codes.insert(code.clone(), Issued { place: place.clone(), until: *until });
            }
            OfficeDeed::Follow { event, section, board, game, seats } => {
                let at = (event.clone(), *section, *board);
                self.followed.insert(at, (game.clone(), seats.clone()));
            }
            OfficeDeed::Assign { serial, game } => {
                // A table has one board, and a board one table.
                self.boards.retain(|of, at| of != serial && Some(&*at) != game.as_ref());
                if let Some(game) = game {
                    self.boards.insert(serial.clone(), game.clone());
                }
            }
            OfficeDeed::Use { code, session, device } => {
                if let Some(issued) = self.codes.remove(code) {
                    match issued.place {
                        Place::Device { name } => drop(self.devices.insert(session.clone(), name)),
                        place @ (Place::Seat { .. }
                        | Place::Assistant { .. }
                        | Place::Board { .. }
                        | Place::Display { .. }) => {
                            self.open(session.clone(), Who::Holder { place }, device.clone(), at);
                        }
                    }
                }
            }
        }
    }

    fn end_all_of(&mut self, name: &str) {
        let is_theirs = |who: &Who| matches!(who, Who::Arbiter { name: own } if own == name);
        self.sessions.retain(|_, session| !is_theirs(&session.who));
    }

    fn open(&mut self, session: String, who: Who, device: String, at: u64) {
        let generation = match &who {
            Who::Arbiter { .. } => 0,
            Who::Holder { place } => {
                let generation = self.generations.entry(place.clone()).or_insert(0);
                *generation += 1;
                let generation = *generation;
                // A seat has one holder, the latest: the session before ends.
                if has_one_holder(place) {
                    self.sessions.retain(|_, session| !session.is_at(place));
                }
                generation
            }
        };
        self.sessions
            .insert(session, Session { who, device, used: LastUse::at(at), generation, board: None });
    }

    /// The session of a token's hash, if it still lives; it is now used.
    pub(crate) fn session(&self, hash: &str, now: u64) -> Option<Session> {
        let session = self.sessions.get(hash)?;
        // It stays until its end is in the journal.
        if session.is_idle(now) {
            return None;
        }
        session.used.now(now);
        let session = session.clone();
        match &session.who {
            // A display may be many screens; a seat has one holder, the latest.
            Who::Holder { place: place @ (Place::Seat { .. } | Place::Assistant { .. }) } => {
                (self.generations.get(place) == Some(&session.generation)).then_some(session)
            }
            Who::Holder { place: place @ Place::Board { .. } } => {
                let is_last = self.generations.get(place) == Some(&session.generation);
                let who = Who::Holder { place: self.seat_at(place).unwrap_or_else(|| place.clone()) };
                is_last.then(|| Session { board: Some(place.clone()), who, ..session.clone() })
            }
            Who::Holder { place: Place::Display { .. } | Place::Device { .. } } | Who::Arbiter { .. } => {
                Some(session)
            }
        }
    }

    /// All nodes together have not used this session for this many milliseconds.
    pub(super) fn unused_anywhere(&self, hash: &str, now: u64, millis: u64) {
        if let Some(session) = self.sessions.get(hash) {
            session.used.unused_anywhere(now, millis);
        }
    }

    /// The seat that a place at a board of an event is now.
    pub(crate) fn seat_at(&self, place: &Place) -> Option<Place> {
        let Place::Board { event, section, board, seat } = place else { return None };
        let (game, seats) = self.followed.get(&(event.clone(), *section, *board))?;
        seats.contains(seat).then(|| Place::Seat { game: game.clone(), seat: seat.clone() })
    }

    /// Whether a device belongs to a board of an event, or will.
    pub(crate) fn has_devices(&self, event: &str, section: u16, board: u16) -> bool {
        let is_there = |place: &Place| {
            matches!(place, Place::Board { event: of, section: part, board: at, .. }
                if (of.as_str(), *part, *at) == (event, section, board))
        };
        let sessions = self
            .sessions
            .values()
            .any(|session| matches!(&session.who, Who::Holder { place } if is_there(place)));
        sessions || self.codes.values().any(|issued| is_there(&issued.place))
    }

    /// The games by the electronic boards they are played on.
    pub(crate) fn boards(&self) -> &BTreeMap<String, String> {
        &self.boards
    }

    /// How many have held a place so far.
    pub(crate) fn generation(&self, place: &Place) -> u32 {
        self.generations.get(place).copied().unwrap_or(0)
    }

    /// The valid sessions, by their hashes.
    pub(crate) fn sessions(&self) -> impl Iterator<Item = (&str, &Session)> {
        self.sessions.iter().map(|(hash, session)| (hash.as_str(), session))
    }

    /// Every arbiter with their rank.
    pub(crate) fn arbiters(&self) -> Vec<(String, Rank)> {
        self.arbiters.iter().map(|(name, appointed)| (name.clone(), appointed.rank.clone())).collect()
    }

    /// An arbiter by name.
    pub(crate) fn arbiter(&self, name: &str) -> Option<&Appointed> {
        self.arbiters.get(name)
    }

    /// Whether anybody has been appointed yet.
    pub(crate) fn is_new(&self) -> bool {
        self.arbiters.is_empty()
    }

    /// How often the token of a seat was replaced.
    pub(crate) fn revocations(&self, game: &str, seat: &str) -> u32 {
        self.revoked.get(&(game.to_owned(), seat.to_owned())).copied().unwrap_or(0)
    }

    /// The devices on which arbiters may log in, by their marks.
    pub(crate) fn devices(&self) -> &HashMap<String, String> {
        &self.devices
    }

    /// Whether arbiters may log in on a device.
    pub(crate) fn is_enrolled(&self, device: &str) -> bool {
        self.devices.contains_key(device)
    }

    /// What an open code gives.
    pub(crate) fn code(&self, hash: &str, now: u64) -> Option<&Issued> {
        self.codes.get(hash).filter(|issued| now <= issued.until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat() -> Place {
        Place::Seat { game: "g".into(), seat: "white".into() }
    }

    fn issue(code: &str, place: Place) -> OfficeDeed {
        OfficeDeed::Issue { code: code.into(), place, until: 600_000 }
    }

    fn used(code: &str, session: &str) -> OfficeDeed {
        OfficeDeed::Use { code: code.into(), session: session.into(), device: "d".into() }
    }

    #[test]
    fn a_code_works_once_and_until_its_time() {
        let mut office = Office::default();
        office.apply(&issue("c", seat()), 0);
        assert!(office.code("c", 600_000).is_some());
        assert!(office.code("c", 600_001).is_none());
        office.apply(&used("c", "s"), 1000);
        assert!(office.code("c", 2000).is_none());
        assert!(office.session("s", 2000).is_some());
        office.apply(&used("c", "thief"), 3000);
        assert!(office.session("thief", 3000).is_none());
    }

    #[test]
    fn the_last_holder_of_a_seat_has_it_alone() {
        let mut office = Office::default();
        for (code, session) in [("c1", "first"), ("c2", "second")] {
            office.apply(&issue(code, seat()), 0);
            office.apply(&used(code, session), 0);
        }
        assert!(office.session("first", 1).is_none());
        assert_eq!(office.session("second", 1).map(|session| session.generation), Some(2));
    }

    #[test]
    fn a_device_of_a_board_sits_where_the_board_is_played() {
        let mut office = Office::default();
        let place = |seat: &str| Place::Board { event: "e".into(), section: 1, board: 7, seat: seat.into() };
        let follow = |board: u16, game: &str, seats: &[&str]| OfficeDeed::Follow {
            event: "e".into(),
            section: 1,
            board,
            game: game.into(),
            seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        };
        assert!(!office.has_devices("e", 1, 7));
        office.apply(&issue("c", place("table")), 0);
        assert!(
            office.has_devices("e", 1, 7) && !office.has_devices("e", 1, 8) && !office.has_devices("e", 2, 7)
        );
        office.apply(&used("c", "s"), 0);
        let seat = |office: &Office| office.session("s", 1).map(|session| session.who);
        let at = |place: Place| Some(Who::Holder { place });
        let table = |game: &str| Place::Seat { game: game.into(), seat: "table".into() };
        assert_eq!(seat(&office), at(place("table")), "before any table is set up it waits");
        office.apply(&follow(7, "first", &["table"]), 1);
        office.apply(&follow(8, "other", &["table"]), 1);
        assert_eq!(seat(&office), at(table("first")));
        office.apply(&follow(7, "second", &["table"]), 2);
        assert_eq!(seat(&office), at(table("second")), "the old round's seat has ended");
        // At a table with a device for each side the tablet between them has no seat.
        office.apply(&follow(7, "third", &["white", "black"]), 3);
        assert_eq!(seat(&office), at(place("table")));
        // Another device takes the place.
        office.apply(&issue("d", place("table")), 4);
        office.apply(&used("d", "t"), 4);
        assert!(office.session("s", 5).is_none() && office.session("t", 5).is_some());
    }

    #[test]
    fn a_device_of_a_board_outlives_the_nights_of_an_event() {
        let mut office = Office::default();
        let place = Place::Board { event: "e".into(), section: 1, board: 7, seat: "table".into() };
        office.apply(&issue("c", place), 0);
        office.apply(&used("c", "s"), 0);
        assert!(office.session("s", 3 * SEAT_IDLE).is_some());
        assert!(office.session("s", 3 * SEAT_IDLE + BOARD_IDLE + 1).is_none());
    }

    #[test]
    fn screens_may_be_many() {
        let mut office = Office::default();
        for (code, session) in [("c1", "first"), ("c2", "second")] {
            office.apply(&issue(code, Place::Display { event: "e".into() }), 0);
            office.apply(&used(code, session), 0);
        }
        assert!(office.session("first", 1).is_some() && office.session("second", 1).is_some());
    }

    #[test]
    fn an_idle_session_ends_and_use_keeps_it() {
        let mut office = Office::default();
        let who = Who::Arbiter { name: "A".into() };
        office.apply(&OfficeDeed::Open { session: "s".into(), who, device: "d".into() }, 0);
        assert!(office.session("s", ARBITER_IDLE).is_some());
        assert!(office.session("s", 2 * ARBITER_IDLE).is_some());
        assert!(office.session("s", 3 * ARBITER_IDLE + 1).is_none());
        assert!(office.session("s", 3 * ARBITER_IDLE + 1).is_none());
    }

    #[test]
    fn a_dismissed_arbiter_has_no_session_left() {
        let mut office = Office::default();
        let rank = Rank::Chief {};
        office.apply(&OfficeDeed::Appoint { name: "A".into(), rank, password: "p".into() }, 0);
        assert!(!office.is_new());
        let who = Who::Arbiter { name: "A".into() };
        office.apply(&OfficeDeed::Open { session: "s".into(), who, device: "d".into() }, 0);
        office.apply(&OfficeDeed::Dismiss { name: "A".into() }, 1);
        assert!(office.session("s", 1).is_none() && office.arbiter("A").is_none());
    }

    #[test]
    fn a_device_is_enrolled_by_a_code() {
        let mut office = Office::default();
        assert!(!office.is_enrolled("mark"));
        office.apply(&issue("c", Place::Device { name: "the desk".into() }), 0);
        office.apply(&used("c", "mark"), 1);
        assert!(office.is_enrolled("mark"));
        assert!(office.session("mark", 1).is_none(), "a device is no session");
    }
}
