//! Seats: who may act for whom, by a token that only the server can make.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};
use touchmove_chess::Color;
use touchmove_conduct::Role;
use touchmove_law::ArbiterPresence;
use touchmove_store::{JournalRow, Kind, Store, StoreError, free_name};
use touchmove_wire::v1::live::{FromServer, Terms};
use touchmove_wire::v1::office::Place;

use crate::app::State;
use crate::auth::access::{Actor, Policy, RequestScope};
use crate::net::problem::ServeError;

/// A place at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Seat {
    /// One tablet between both players.
    Table,
    /// One player's own device.
    Player(Color),
    /// The assistant of a player (Appendix D).
    Assistant(Color),
    /// The arbiter.
    Arbiter,
    /// Nobody's: watching.
    Spectator,
}

impl Seat {
    /// Whether a player or their assistant sits here: the game waits for a device that is lost.
    pub(crate) fn is_players(self) -> bool {
        match self {
            Seat::Table | Seat::Player(_) | Seat::Assistant(_) => true,
            Seat::Arbiter | Seat::Spectator => false,
        }
    }

    /// The seats that tokens open.
    const WITH_TOKENS: [Seat; 4] =
        [Seat::Table, Seat::Player(Color::White), Seat::Player(Color::Black), Seat::Arbiter];

    /// The seat of this word that a token opens.
    pub(crate) fn with_token(word: &str) -> Option<Seat> {
        Seat::WITH_TOKENS.into_iter().find(|seat| seat.word() == word)
    }

    /// The seat of this word, as codes have it.
    pub(crate) fn of_word(word: &str) -> Option<Seat> {
        let seats = [Seat::Table, Seat::Player(Color::White), Seat::Player(Color::Black)];
        seats.into_iter().find(|seat| seat.word() == word)
    }

    /// The seat of this person at a table.
    pub(crate) fn of(actor: &Actor, game: &str, terms: &Terms) -> Seat {
        match actor {
            Actor::Anonymous
            | Actor::Holder(Place::Board { .. } | Place::Display { .. } | Place::Device { .. }) => {
                Seat::Spectator
            }
            Actor::Holder(Place::Seat { game: of, seat }) if of == game => {
                Seat::of_word(seat).unwrap_or(Seat::Spectator)
            }
            Actor::Holder(Place::Assistant { game: of, of: side }) if of == game => match side.as_str() {
                "white" => Seat::Assistant(Color::White),
                "black" => Seat::Assistant(Color::Black),
                _ => Seat::Spectator,
            },
            Actor::Holder(Place::Seat { .. } | Place::Assistant { .. }) => Seat::Spectator,
            Actor::Arbiter { .. } => {
                let of = terms.event.as_ref().map(|of| (&of.event, of.game.section.0.to_string()));
                let asked = RequestScope {
                    event: of.as_ref().map(|(event, _)| event.as_str()),
                    section: of.as_ref().map(|(_, section)| section.as_str()),
                };
                let supervised = terms.arbiter == ArbiterPresence::Present;
                if supervised && Policy::Section.allows(actor, asked) {
                    Seat::Arbiter
                } else {
                    Seat::Spectator
                }
            }
        }
    }

    pub(crate) fn word(self) -> &'static str {
        match self {
            Seat::Table => "table",
            Seat::Player(Color::White) => "white",
            Seat::Player(Color::Black) => "black",
            Seat::Assistant(Color::White) => "white-assistant",
            Seat::Assistant(Color::Black) => "black-assistant",
            Seat::Arbiter => "arbiter",
            Seat::Spectator => "spectator",
        }
    }

    /// What the holder of this seat is shown. Two players at one tablet see what either of them may.
    pub(crate) fn role(self) -> Role {
        match self {
            Seat::Table => Role::Player(Color::White),
            Seat::Player(color) => Role::Player(color),
            Seat::Assistant(color) => Role::Assistant(color),
            Seat::Arbiter => Role::Arbiter,
            Seat::Spectator => Role::Spectator,
        }
    }
}

impl Seat {
    /// A message as the holder of this seat is shown it: no scoresheet is visible on a shared tablet.
    pub(crate) fn sees(self, mut message: FromServer) -> FromServer {
        if let (Seat::Table, FromServer::View { view, .. }) = (self, &mut message) {
            view.sheet = None;
        }
        message
    }
}

/// Makes and recognises tokens.
pub(crate) struct Seats {
    secret: [u8; 32],
}

impl Seats {
    /// The secret of this data folder, made on the first start. If there are games but no secret, links given out before no
    /// longer open their seats: that is reported, and an invalid file is kept.
    pub(crate) async fn open(folder: &Path, store: &Store) -> Result<Seats, ServeError> {
        let file = folder.join("secret");
        let kept = fs::read(&file).ok();
        if let Some(Ok(secret)) = kept.clone().map(<[u8; 32]>::try_from) {
            return Ok(Seats { secret });
        }
        if kept.is_some() {
            let aside = free_name(&file, "before");
            fs::rename(&file, &aside).map_err(ServeError::Folder)?;
            tracing::warn!("{} is damaged; it is kept as {}", file.display(), aside.display());
        }
        if !store.journals(Kind::Game).await?.is_empty() {
            tracing::warn!(
                "the file {} is missing, and a new one was made: links to seats given out before no longer open; hand out new \
                 codes, or stop the server and put the old file back",
                file.display()
            );
        }
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|_| ServeError::NoRandomness)?;
        write_private(&file, &secret).map_err(ServeError::Folder)?;
        Ok(Seats { secret })
    }

    /// The secret shared by all nodes: the first one makes it, and it is stored in the database.
    pub(crate) async fn load_shared(store: &Store) -> Result<Seats, ServeError> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|_| ServeError::NoRandomness)?;
        let terms = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        let created = touchmove_moment::read().wall_millis();
        match store.create(JournalRow { id: SHARED.to_owned(), kind: Kind::Office, terms, created }).await {
            Ok(()) | Err(StoreError::JournalExists) => {}
            Err(error) => return Err(error.into()),
        }
        let rows = store.journals(Kind::Office).await?;
        let row = rows.iter().find(|row| row.id == SHARED);
        let secret = row.and_then(|row| bytes(&row.terms)).ok_or(ServeError::NoRandomness)?;
        Ok(Seats { secret })
    }

    /// The token of a seat that has been replaced this many times.
    pub(crate) fn token(&self, game: &str, seat: Seat, replaced: u32) -> String {
        let mut hash = Sha256::new();
        hash.update(self.secret);
        hash.update(game.as_bytes());
        hash.update([0]);
        hash.update(seat.word().as_bytes());
        if replaced > 0 {
            hash.update([0]);
            hash.update(replaced.to_be_bytes());
        }
        hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }

    /// By which a node knows another one: all of them share the secret.
    pub(crate) fn node(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(self.secret);
        hash.update([0]);
        hash.update(b"node");
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether this is what a node sends.
    pub(crate) fn is_node(&self, sent: &[u8]) -> bool {
        same(self.node().as_bytes(), sent)
    }

    /// Whether a token opens this seat, which has been replaced this many times.
    fn opens(&self, game: &str, seat: Seat, replaced: u32, token: &str) -> bool {
        same(self.token(game, seat, replaced).as_bytes(), token.as_bytes())
    }
}

/// The seat that a token opens now; none if it opens none of this game.
pub(crate) async fn of_token(state: &State, game: &str, token: &str) -> Option<Seat> {
    for seat in Seat::WITH_TOKENS {
        if state.seats.opens(game, seat, state.accounts.revocations(game, seat.word()), token) {
            return Some(seat);
        }
    }
    None
}

/// The journal whose terms are the secret of all nodes.
const SHARED: &str = "seats";

/// Thirty-two bytes in hexadecimal.
fn bytes(text: &str) -> Option<[u8; 32]> {
    let byte = |place: usize| u8::from_str_radix(text.get(place * 2..place * 2 + 2)?, 16).ok();
    let read: Option<Vec<u8>> = (0..text.len() / 2).map(byte).collect();
    read?.try_into().ok()
}

/// Compares in constant time, so that timing does not reveal where the difference is.
fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |difference, (a, b)| difference | (a ^ b)) == 0
}

pub(crate) fn write_private(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    use std::io::Write;
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_back_from_its_letters() {
        assert_eq!(bytes(&"0a".repeat(32)), Some([10; 32]));
        assert_eq!(bytes(&"0a".repeat(31)), None);
        assert_eq!(bytes(&"0ä".repeat(32)), None);
    }

    #[test]
    fn a_token_opens_its_own_seat_and_no_other() {
        let seats = Seats { secret: [7; 32] };
        let seat = Seat::Player(Color::White);
        let white = seats.token("g", seat, 0);
        assert!(seats.opens("g", seat, 0, &white));
        assert!(!seats.opens("h", seat, 0, &white));
        assert!(!seats.opens("g", Seat::Player(Color::Black), 0, &white));
        assert!(!seats.opens("g", seat, 0, "white"));
        // What nodes know each other by opens nothing, and no token is taken for it.
        assert!(!seats.opens("g", seat, 0, &seats.node()) && !seats.is_node(white.as_bytes()));
        assert!(seats.is_node(seats.node().as_bytes()) && !seats.is_node(b""));
        // Once it was replaced, only the new one does.
        assert!(!seats.opens("g", seat, 1, &white));
        assert!(seats.opens("g", seat, 1, &seats.token("g", seat, 1)));
    }
}
