//! The office: who may do what. Everything it decides is an entry of its journal, stored before it takes effect.
//!
//! Several nodes write one journal: what was decided first is first at each of them, so that one code seats one device and no start
//! brings back what was ended.

mod guesses;
mod password;
mod record;
pub(crate) mod secret;
mod state;
mod throttle;
mod uses;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex as Lock, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use tokio::sync::Mutex;
use touchmove_store::{Store, StoreError};
use touchmove_wire::v1::office::{OfficeDeed, Place, Rank, Who};

use crate::net::address::Uncounted;
use crate::net::problem::ServeError;
use crate::outage::timeline::Timeline;
use guesses::Guesses;
use password::{Busy, Passwords};
pub(crate) use record::Keeper;
use record::Record;
use state::Office;
pub(crate) use state::{Appointed, Session};
use throttle::Failures;
pub(crate) use throttle::PerMinute;
pub(crate) use uses::keep_uses;

/// How long to wait when too many people are logging in at once.
const BUSY: u64 = 3000;
/// How often idle sessions are looked for.
const BETWEEN_EXPIRIES: Duration = Duration::from_secs(20);
/// Lifetime of a code that gives rights over others: time to walk to the device.
pub(crate) const CODE_LIVES: u64 = 10 * 60 * 1000;
/// The code of a seat is valid as long as a round can last: a latecomer finds it on the card.
const SEAT_CODE_LIVES: u64 = 24 * 3600 * 1000;

/// Why the office refuses.
#[derive(Debug)]
pub(crate) enum OfficeRefusal {
    /// The name and the password do not match, or the device is not enrolled.
    Wrong,
    /// Too many attempts; the milliseconds to wait.
    Wait(u64),
    /// There is no such code, or it has been used or has expired.
    Code,
    /// The password is too short or too long.
    Password,
    /// The system provides no random bytes.
    Randomness,
    /// Nothing can be stored now.
    Store(StoreError),
}

impl From<Busy> for OfficeRefusal {
    fn from(_: Busy) -> OfficeRefusal {
        OfficeRefusal::Wait(BUSY)
    }
}

impl From<ServeError> for OfficeRefusal {
    fn from(error: ServeError) -> OfficeRefusal {
        if let ServeError::Journal(error) = error {
            return OfficeRefusal::Store(error);
        }
        // The journal cannot be read: nothing more is decided.
        OfficeRefusal::Store(StoreError::Closed)
    }
}

impl From<StoreError> for OfficeRefusal {
    fn from(error: StoreError) -> OfficeRefusal {
        OfficeRefusal::Store(error)
    }
}

/// A session that has just begun: its token is given out once, and kept only as a hash.
#[derive(Debug)]
pub(crate) struct NewSession {
    pub(crate) token: String,
    pub(crate) who: Who,
    /// How many holders its seat has had, this one included; an arbiter holds no seat.
    pub(crate) generation: u32,
}

/// The office of this node.
pub(crate) struct Accounts {
    store: Store,
    timeline: Arc<Timeline>,
    passwords: Passwords,
    /// What was decided: locked for as long as it is looked at or changed, never while something is being written to the journal.
    office: RwLock<Office>,
    /// The codes that were tried: guessing waits for no decision, and delays none.
    guesses: Lock<Guesses>,
    /// One decision at a time, until it is in the journal.
    inner: Mutex<Inner>,
}

struct Inner {
    record: Record,
    failures: Failures,
}

impl Accounts {
    /// Reads every office journal and begins the one that is written from now on.
    pub(crate) async fn open(
        store: Store,
        timeline: Arc<Timeline>,
        keeper: Keeper<'_>,
        uncounted: Uncounted,
    ) -> Result<Arc<Accounts>, ServeError> {
        let inner =
            Inner { record: Record::begin(&store, &timeline, keeper).await?, failures: Failures::default() };
        let left = store.last_mark().await?.map_or(0, |mark| mark.wall);
        let (passwords, office) = (Passwords::new(), RwLock::default());
        let guesses = Lock::new(Guesses::new(uncounted));
        let desk = Accounts { store, timeline, passwords, office, guesses, inner: Mutex::new(inner) };
        desk.catch_up().await?;
        match keeper {
            Keeper::Alone(_) => desk.end_those_left(left).await?,
            // What nobody has used for too long stays unused; its end is written by a node that knows what is used at the others.
            Keeper::Node(_) => desk.learn_uses().await?,
        }
        let desk = Arc::new(desk);
        tokio::spawn(record::follow(Arc::clone(&desk)));
        Ok(desk)
    }

    /// The office as it was decided last; nobody waits for a decision that is being written.
    fn office(&self) -> RwLockReadGuard<'_, Office> {
        self.office.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is in the journal takes effect.
    fn apply(&self, deed: &OfficeDeed, at: u64) {
        self.office.write().unwrap_or_else(PoisonError::into_inner).apply(deed, at);
    }

    /// Nobody could notice how long sessions were unused during an outage: those older than the outage have ended. `left` is
    /// the wall-clock time at which the server was last alive.
    async fn end_those_left(&self, left: u64) -> Result<(), ServeError> {
        let away = touchmove_moment::read().wall_millis().saturating_sub(left);
        let mut inner = self.inner.lock().await;
        let ended = self.hashes(|session| left > 0 && away > session.longest_idle());
        self.end_idle(&mut inner, ended).await.map_err(|no| match no {
            OfficeRefusal::Store(error) => error.into(),
            OfficeRefusal::Wrong
            | OfficeRefusal::Wait(_)
            | OfficeRefusal::Code
            | OfficeRefusal::Password
            | OfficeRefusal::Randomness => ServeError::NoRandomness,
        })
    }

    /// Ends every idle session in the journal, so that a restart does not revive it.
    pub(crate) async fn expire(&self) -> Result<(), OfficeRefusal> {
        let now = self.timeline.now();
        let mut inner = self.inner.lock().await;
        let idle = self.hashes(|session| session.is_idle(now));
        self.end_idle(&mut inner, idle).await
    }

    /// The sessions like these, by the hashes of their tokens.
    fn hashes(&self, is_so: impl Fn(&Session) -> bool) -> Vec<String> {
        let office = self.office();
        let those = office.sessions().filter(|(_, session)| is_so(session));
        those.map(|(hash, _)| hash.to_owned()).collect()
    }

    async fn end_idle(&self, inner: &mut Inner, sessions: Vec<String>) -> Result<(), OfficeRefusal> {
        for session in sessions {
            self.decide(inner, OfficeDeed::End { session }, "idle", "").await?;
        }
        Ok(())
    }

    /// The devices on which arbiters may log in, by their marks.
    pub(crate) fn devices(&self) -> Vec<(String, String)> {
        let office = self.office();
        let mut devices: Vec<_> =
            office.devices().iter().map(|(id, name)| (id.clone(), name.clone())).collect();
        devices.sort_by(|a, b| (&a.1, &a.0).cmp(&(&b.1, &b.0)));
        devices
    }

    /// Removes a device from the list; returns its name if it was on it.
    pub(crate) async fn unenrol(&self, device: &str, by: &str) -> Result<Option<String>, OfficeRefusal> {
        let mut inner = self.inner.lock().await;
        let Some(name) = self.office().devices().get(device).cloned() else { return Ok(None) };
        self.decide(&mut inner, OfficeDeed::Unenrol { device: device.to_owned() }, by, "").await?;
        Ok(Some(name))
    }

    /// How often the token of a seat was replaced.
    pub(crate) fn revocations(&self, game: &str, seat: &str) -> u32 {
        self.office().revocations(game, seat)
    }

    /// Replaces the token of a seat.
    pub(crate) async fn revoke(&self, game: &str, seat: &str, by: &str) -> Result<(), OfficeRefusal> {
        let deed = OfficeDeed::Revoke { game: game.to_owned(), seat: seat.to_owned() };
        let mut inner = self.inner.lock().await;
        self.decide(&mut inner, deed, by, "").await
    }

    /// The code with which the first chief arbiter registers; it also enrols the device it is typed on.
    pub(crate) async fn set_up_code(&self) -> Result<Option<String>, ServeError> {
        if !self.is_new() {
            return Ok(None);
        }
        match self.issue(Place::Device { name: "the first".to_owned() }, "setup").await {
            Ok(code) => Ok(Some(code)),
            Err(OfficeRefusal::Store(error)) => Err(error.into()),
            Err(
                OfficeRefusal::Wrong
                | OfficeRefusal::Wait(_)
                | OfficeRefusal::Code
                | OfficeRefusal::Password
                | OfficeRefusal::Randomness,
            ) => Err(ServeError::NoRandomness),
        }
    }

    /// Whether nobody has been appointed yet.
    pub(crate) fn is_new(&self) -> bool {
        self.office().is_new()
    }

    /// Appoints an arbiter, or changes the password or rank of one.
    pub(crate) async fn appoint(
        &self,
        name: &str,
        rank: Rank,
        password: String,
        by: &str,
    ) -> Result<(), OfficeRefusal> {
        let password = self.hash_password(password).await?;
        self.appoint_hashed(name, rank, password, by).await
    }

    /// How many passwords were worked out.
    pub(crate) fn passwords(&self) -> u64 {
        self.passwords.taken()
    }

    /// What is stored of a password.
    pub(crate) async fn hash_password(&self, password: String) -> Result<String, OfficeRefusal> {
        self.passwords.hash_password(password).await?.ok_or(OfficeRefusal::Password)
    }

    /// The same with the stored form of the password.
    pub(crate) async fn appoint_hashed(
        &self,
        name: &str,
        rank: Rank,
        password: String,
        by: &str,
    ) -> Result<(), OfficeRefusal> {
        let deed = OfficeDeed::Appoint { name: name.to_owned(), rank, password };
        let mut inner = self.inner.lock().await;
        self.decide(&mut inner, deed, by, "").await
    }

    /// Ends an appointment.
    pub(crate) async fn dismiss(&self, name: &str, by: &str) -> Result<(), OfficeRefusal> {
        let mut inner = self.inner.lock().await;
        self.decide(&mut inner, OfficeDeed::Dismiss { name: name.to_owned() }, by, "").await
    }

    /// Opens an arbiter's session: the right password, on an enrolled device.
    pub(crate) async fn log_in(
        &self,
        name: &str,
        password: String,
        device: &str,
        from: &str,
    ) -> Result<NewSession, OfficeRefusal> {
        let (whose, kept) = {
            let mut inner = self.inner.lock().await;
            // Guessing elsewhere must not lock an arbiter out at the desk: an enrolled device is counted by itself,
            // everything else by its address.
            let mark = secret::hash_secret(device);
            let enrolled = self.office().is_enrolled(&mark);
            let whose = if enrolled { format!("{name} {mark}") } else { from.to_owned() };
            if let Some(wait) = inner.failures.wait(&whose, self.timeline.now()) {
                return Err(OfficeRefusal::Wait(wait));
            }
            if !enrolled {
                // Nobody can log in there whatever the password, so the costly comparison is skipped.
                inner.fail(&whose, self.timeline.now());
                return Err(OfficeRefusal::Wrong);
            }
            let kept = self.office().arbiter(name).map(|appointed| appointed.password.clone());
            (whose, kept)
        };
        let right = self.passwords.is_right(password, kept).await?;
        let mut inner = self.inner.lock().await;
        if !right || !self.office().is_enrolled(&secret::hash_secret(device)) {
            inner.fail(&whose, self.timeline.now());
            return Err(OfficeRefusal::Wrong);
        }
        inner.failures.clear_failures(&whose);
        let who = Who::Arbiter { name: name.to_owned() };
        let token = secret::token().ok_or(OfficeRefusal::Randomness)?;
        let session = secret::hash_secret(&token);
        let device = secret::hash_secret(device);
        let deed = OfficeDeed::Open { session: session.clone(), who: who.clone(), device: device.clone() };
        self.decide(&mut inner, deed, name, &device).await?;
        self.begin_use(session).await;
        Ok(NewSession { token, who, generation: 0 })
    }

    /// Assigns an electronic board to a table, or removes it.
    pub(crate) async fn assign(
        &self,
        serial: &str,
        game: Option<&str>,
        by: &str,
    ) -> Result<(), OfficeRefusal> {
        let deed = OfficeDeed::Assign { serial: serial.to_owned(), game: game.map(str::to_owned) };
        let mut inner = self.inner.lock().await;
        self.decide(&mut inner, deed, by, "").await
    }

    /// Another game is played at a board of an event: devices that belong there follow. If there are none, nothing is recorded.
    pub(crate) async fn follow(
        &self,
        (event, section, board): (&str, u16, u16),
        game: &str,
        seats: &[&str],
        by: &str,
    ) -> Result<(), OfficeRefusal> {
        let mut inner = self.inner.lock().await;
        if !self.office().has_devices(event, section, board) {
            return Ok(());
        }
        let deed = OfficeDeed::Follow {
            event: event.to_owned(),
            section,
            board,
            game: game.to_owned(),
            seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        };
        self.decide(&mut inner, deed, by, "").await
    }

    /// The seat that a place at a board of an event is now.
    pub(crate) fn seat_at(&self, place: &Place) -> Option<Place> {
        self.office().seat_at(place)
    }

    /// The games by the electronic boards they are played on.
    pub(crate) fn boards(&self) -> BTreeMap<String, String> {
        self.office().boards().clone()
    }

    /// Issues a code for a place.
    pub(crate) async fn issue(&self, place: Place, by: &str) -> Result<String, OfficeRefusal> {
        let code = secret::code().ok_or(OfficeRefusal::Randomness)?;
        let lives = match &place {
            Place::Seat { .. } | Place::Assistant { .. } | Place::Board { .. } => SEAT_CODE_LIVES,
            Place::Display { .. } | Place::Device { .. } => CODE_LIVES,
        };
        let until = self.timeline.now() + lives;
        let deed = OfficeDeed::Issue { code: secret::hashed_code(&code), place, until };
        let mut inner = self.inner.lock().await;
        self.decide(&mut inner, deed, by, "").await?;
        Ok(code)
    }

    fn guesses(&self) -> MutexGuard<'_, Guesses> {
        self.guesses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a code from an address may be looked up.
    pub(crate) fn may_look_up(&self, from: IpAddr) -> Result<(), OfficeRefusal> {
        self.guesses().may_look_up(from, self.timeline.now())
    }

    /// A wrong code was tried from an address; what is said to that.
    pub(crate) fn wrong_code(&self, from: IpAddr) -> OfficeRefusal {
        self.guesses().was_wrong(from, self.timeline.now())
    }

    /// Whether a code enrols a device; asking does not use it up.
    pub(crate) async fn is_for_a_device(&self, typed: &str, from: IpAddr) -> Result<(), OfficeRefusal> {
        match self.look_up_code(typed, from).await? {
            Place::Device { .. } => Ok(()),
            Place::Seat { .. } | Place::Assistant { .. } | Place::Board { .. } | Place::Display { .. } => {
                Err(OfficeRefusal::Code)
            }
        }
    }

    /// Looks up a typed code, within the limit on guesses.
    async fn look_up_code(&self, typed: &str, from: IpAddr) -> Result<Place, OfficeRefusal> {
        self.may_look_up(from)?;
        if let Some(place) = self.place_of(typed) {
            return Ok(place);
        }
        // Another node may have issued it just now. Guesses beyond the first ones ask no database: within a second it is known here anyway.
        let is_asked = self.guesses().may_be_wrong(from, self.timeline.now());
        if is_asked && self.inner.lock().await.record.is_shared() {
            self.catch_up().await?;
        }
        self.place_of(typed).ok_or_else(|| self.wrong_code(from))
    }

    fn place_of(&self, typed: &str) -> Option<Place> {
        let code = secret::hashed_code(typed);
        self.office().code(&code, self.timeline.now()).map(|known| known.place.clone())
    }

    /// Redeems a code. For a device the token marks the device itself; for a seat it is the session's.
    pub(crate) async fn join(
        &self,
        typed: &str,
        device: &str,
        from: IpAddr,
    ) -> Result<NewSession, OfficeRefusal> {
        self.look_up_code(typed, from).await?;
        let mut inner = self.inner.lock().await;
        // While a decision was being written, somebody else may have used it.
        let place = self.place_of(typed).ok_or_else(|| self.wrong_code(from))?;
        let code = secret::hashed_code(typed);
        let token = secret::token().ok_or(OfficeRefusal::Randomness)?;
        let session = secret::hash_secret(&token);
        let device = secret::hash_secret(device);
        let deed = OfficeDeed::Use { code, session: session.clone(), device: device.clone() };
        self.decide(&mut inner, deed, "code", &device).await?;
        self.begin_use(session).await;
        let generation = self.office().generation(&place);
        // If its board is being played, it is seated at once.
        let place = self.office().seat_at(&place).unwrap_or(place);
        Ok(NewSession { token, who: Who::Holder { place }, generation })
    }

    /// A session for somebody who has redeemed a code for this place, however many others have just done so.
    #[cfg(test)]
    pub(crate) async fn open_session(&self, place: Place) -> String {
        let code = self.issue(place, "test").await.unwrap();
        let token = secret::token().unwrap();
        let (code, session) = (secret::hashed_code(&code), secret::hash_secret(&token));
        let deed = OfficeDeed::Use { code, session, device: String::new() };
        let mut inner = self.inner.lock().await;
        self.decide(&mut inner, deed, "test", "").await.unwrap();
        token
    }

    /// Sessions are checked again after this many milliseconds without use.
    #[cfg(test)]
    pub(crate) async fn idle_for(&self, token: &str, time: u64) {
        let (hash, now) = (secret::hash_secret(token), self.timeline.now() + time);
        let mut inner = self.inner.lock().await;
        let mut idle = self.hashes(|session| session.is_idle(now));
        idle.retain(|own| *own == hash);
        self.end_idle(&mut inner, idle).await.unwrap();
    }

    /// The session of a token, if it is still valid.
    pub(crate) fn session(&self, token: &str) -> Option<Session> {
        self.office().session(&secret::hash_secret(token), self.timeline.now())
    }

    /// Every arbiter with their rank.
    pub(crate) fn arbiters(&self) -> Vec<(String, Rank)> {
        self.office().arbiters()
    }

    /// An arbiter by name.
    pub(crate) fn arbiter(&self, name: &str) -> Option<Appointed> {
        self.office().arbiter(name).cloned()
    }

    /// The valid sessions, by the hashes of their tokens.
    pub(crate) fn sessions(&self) -> Vec<(String, Session)> {
        let office = self.office();
        office.sessions().map(|(hash, session)| (hash.to_owned(), session.clone())).collect()
    }

    /// Ends a session at once, by the hash of its token.
    pub(crate) async fn end(&self, session: &str, by: &str) -> Result<(), OfficeRefusal> {
        let mut inner = self.inner.lock().await;
        self.decide(&mut inner, OfficeDeed::End { session: session.to_owned() }, by, "").await
    }

    /// Ends the session of a token.
    pub(crate) async fn log_out(&self, token: &str) -> Result<(), OfficeRefusal> {
        self.end(&secret::hash_secret(token), "itself").await
    }
}

/// While nobody is appointed, an expired first code is replaced by a new one, which is printed on the server's
/// own screen.
pub(crate) async fn keep_first_code(desk: Arc<Accounts>, lives: Duration, tell: impl Fn(String)) {
    loop {
        tokio::time::sleep(lives).await;
        match desk.set_up_code().await {
            Ok(Some(code)) => tell(code),
            Ok(None) => return,
            Err(error) => tracing::warn!("{error}"),
        }
    }
}

impl Inner {
    fn fail(&mut self, whose: &str, now: u64) {
        self.failures.count_failure(whose, now);
        self.failures.forget(now);
    }
}

/// Periodically ends idle sessions in the journal.
pub(crate) async fn keep_expiring(desk: Arc<Accounts>) {
    loop {
        tokio::time::sleep(BETWEEN_EXPIRIES).await;
        // If the journal cannot be written now, it is tried again.
        drop(desk.expire().await);
    }
}

#[cfg(test)]
mod tests;
