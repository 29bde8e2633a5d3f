//! A game replayed from its journal.

use std::sync::Arc;

use touchmove_clock::Moment;
use touchmove_conduct::{Entry, Game, Ruling, judge};
use touchmove_law::Laws;
use touchmove_store::{Hash, Head, Stored};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::ruling;

use crate::outage::late_acts::Missed;
use crate::outage::upgrade::JudgedAgain;
use crate::tables::setup;
use crate::tables::view::{Record, shrink_to_fit};

/// A game and how it got where it is.
pub(crate) struct ReplayedGame {
    pub(crate) laws: Laws,
    pub(crate) game: Game,
    pub(crate) seq: u32,
    /// The link of its last entry.
    pub(crate) hash: Hash,
    pub(crate) latest: u64,
    pub(crate) record: Record,
    /// What it missed while the server was down.
    pub(crate) missed: Missed,
    /// How its rulings differ from those in the journal.
    pub(crate) judged_again: JudgedAgain,
}

impl ReplayedGame {
    /// Before the first act.
    pub(crate) fn at_start(terms: &Terms) -> Result<ReplayedGame, String> {
        let (laws, game) = setup::set_up(terms)?;
        let (record, missed) = (Record::default(), Missed::default());
        let Head { seq, hash } = Head::START;
        let judged_again = JudgedAgain::default();
        Ok(ReplayedGame { laws, game, seq, hash, latest: 0, record, missed, judged_again })
    }

    /// After every entry of its journal.
    pub(crate) fn replay(terms: &Terms, entries: Vec<Stored>) -> Result<ReplayedGame, String> {
        let mut played = ReplayedGame::at_start(terms)?;
        for stored in entries {
            played = played.read(&stored)?;
        }
        Ok(played)
    }

    /// After one more entry of its journal.
    pub(crate) fn read(mut self, stored: &Stored) -> Result<ReplayedGame, String> {
        self.hash = stored.hash;
        match Kept::read(&stored.act).map_err(|error| error.to_string())? {
            Kept::Late(deed) => self.late(stored.at, deed),
            Kept::Done(deed) => {
                let rulings;
                (self, rulings) = self.judge(stored.at, deed, &stored.device);
                self.judged_again.compare(stored, &rulings, self.laws.edition());
            }
        }
        Ok(self)
    }

    /// After something that arrived too late: it has a place in the journal, and nothing follows from it.
    pub(crate) fn late(&mut self, at: u64, deed: Deed) {
        self.seq += 1;
        self.latest = at;
        self.missed.came_late(self.seq, deed);
    }

    /// After one more act; the rulings on it, as the journal stores them.
    pub(crate) fn act(
        self,
        at: u64,
        deed: Deed,
        device: &str,
    ) -> Result<(ReplayedGame, String), serde_json::Error> {
        let (played, rulings) = self.judge(at, deed, device);
        let text = ruling::journal_text(&rulings, played.laws.edition())?;
        Ok((played, text))
    }

    /// After one more act, with the rulings on it. The game is passed on and not copied: a start judges every entry of every game.
    fn judge(mut self, at: u64, deed: Deed, device: &str) -> (ReplayedGame, Arc<Vec<Ruling>>) {
        self.seq += 1;
        self.latest = at;
        let entry = Entry { seq: self.seq, at: Moment::at(at), act: deed.0 };
        let judgment = judge(&self.laws, self.game, &entry);
        self.game = judgment.game;
        let rulings = shrink_to_fit(judgment.rulings);
        self.record.add(self.seq, Arc::clone(&rulings));
        self.missed.note_done(self.seq, device, self.game.phase());
        (self, rulings)
    }
}
