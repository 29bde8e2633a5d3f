//! What a journal holds, read from a copy of its files, and the game it makes.

use std::fs;
use std::path::Path;

use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::{Entry, Game, Role, judge};
use touchmove_law::{Edition, Laws, Regulations, Switch};
use touchmove_store::{Kind, Store, Stored};
use touchmove_wire::v1::gap::Kept as Written;
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::view::GameView;
use touchmove_words::Words;

/// A journal as the disk has it after a power cut.
pub(crate) struct Kept {
    pub(crate) entries: Vec<Stored>,
    /// The last durable mark.
    pub(crate) mark: u64,
    laws: Laws,
    /// The game after this many entries.
    games: Vec<Game>,
    words: Words,
}

impl Kept {
    /// Reads a copy, so that the server finds its files as it left them.
    pub(crate) fn read(folder: &Path, id: &str) -> Kept {
        let copy = tempfile::tempdir().unwrap();
        for name in ["journal.sqlite", "journal.sqlite-wal"] {
            if folder.join(name).exists() {
                fs::copy(folder.join(name), copy.path().join(name)).unwrap();
            }
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let (terms, entries, mark) = runtime.block_on(async {
            let store = Store::open(&copy.path().join("journal.sqlite"), None).await.unwrap().0;
            let games = store.journals(Kind::Game).await.unwrap();
            let row = games.into_iter().find(|row| row.id == id).unwrap();
            let mark = store.last_mark().await.unwrap().unwrap().moment;
            (row.terms, store.entries(id, 0).await.unwrap(), mark)
        });
        Kept::replay(&serde_json::from_str(&terms).unwrap(), entries, mark)
    }

    /// Reads what several nodes have kept; their marks are on scales of their own.
    #[cfg(feature = "postgres")]
    pub(crate) fn shared(url: &str, id: &str) -> Kept {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let (terms, entries) = runtime.block_on(async {
            let node = touchmove_store::Node { name: "reader".into(), address: String::new() };
            let store = Store::join(url, node).await.unwrap();
            let games = store.journals(Kind::Game).await.unwrap();
            let row = games.into_iter().find(|row| row.id == id).unwrap();
            (row.terms, store.entries(id, 0).await.unwrap())
        });
        Kept::replay(&serde_json::from_str(&terms).unwrap(), entries, u64::MAX)
    }

    /// The game after every entry, and nothing of how it got there.
    pub(crate) fn last_of(terms: &Terms, entries: Vec<Stored>) -> Game {
        let (laws, mut game) = Kept::begun(terms);
        for entry in entries {
            if let Written::Done(deed) = Written::read(&entry.act).unwrap() {
                game =
                    judge(&laws, game, &Entry { seq: entry.seq, at: Moment::at(entry.at), act: deed.0 }).game;
            }
        }
        game
    }

    fn begun(terms: &Terms) -> (Laws, Game) {
        let edition: Edition = terms.edition.to_string().parse().unwrap();
        let control: TimeControl = terms.control.parse().unwrap();
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let regulations = Regulations {
            machine_observes: Switch::Off,
            last_move_marked: Switch::On,
            ..Regulations::casual()
        };
        let laws = Laws::new(edition, allowances, regulations).unwrap();
        let game = Game::new(&laws, Position::initial(), control, terms.scheduled.map(Moment::at));
        (laws, game)
    }

    fn replay(terms: &Terms, entries: Vec<Stored>, mark: u64) -> Kept {
        let (laws, game) = Kept::begun(terms);
        let mut games = vec![game];
        for entry in &entries {
            let before = games.last().unwrap().clone();
            let game = match Written::read(&entry.act).unwrap() {
                // From what came too late nothing follows.
                Written::Late(_) => before,
                Written::Done(deed) => {
                    let entry = Entry { seq: entry.seq, at: Moment::at(entry.at), act: deed.0 };
                    judge(&laws, before, &entry).game
                }
            };
            games.push(game);
        }
        Kept { entries, mark, laws, games, words: Words::english() }
    }

    /// What the table is shown at `now`, by the first `seq` entries.
    pub(crate) fn view(&self, seq: u32, now: u64) -> GameView {
        // Both players sit at the tablet, and nobody's scoresheet lies open between them.
        GameView { sheet: None, ..self.view_of(Role::Player(Color::White), seq, now) }
    }

    /// What somebody is shown at `now`, by the first `seq` entries.
    pub(crate) fn view_of(&self, role: Role, seq: u32, now: u64) -> GameView {
        let game = &self.games[usize::try_from(seq).unwrap()];
        let ask = |referral: &touchmove_conduct::Referral| self.words.question(&referral.question);
        GameView::new(&self.laws, game, role, now, ask)
    }

    /// The game after every entry.
    pub(crate) fn last(&self) -> &Game {
        self.games.last().unwrap()
    }
}
