//! The games of an event for anybody who asks: those that are over, and nothing that tells which moves nobody has found to be
//! illegal (12.6). Each is written once; a game that is running is its players' and its arbiters'.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::Mutex;
use touchmove_competition::{Event, GameId, Outcome, Pairing, Scope, pgn};
use touchmove_law::Laws;
use touchmove_notation::pgn::writer::{self, Export, Illegals};
use touchmove_store::StoreError;

use super::Running;
use super::keeping::record;
use crate::app::State;
use crate::tables::Seated;

/// How games are written for anybody.
const PUBLIC: Export = Export { illegals: Illegals::Unmarked, ..Export::PGN };
/// So many files are kept; the parts that people ask for are few.
const MOST_FILES: usize = 64;

/// What has been written already.
#[derive(Default)]
pub(crate) struct Finished {
    // Whoever comes while a file is made waits for it, and has it then.
    written: Mutex<Written>,
}

#[derive(Default)]
struct Written {
    games: HashMap<(String, GameId), WrittenGame>,
    /// Whole files, each with the entries of the event it was made of.
    files: HashMap<(String, Scope), (u32, Arc<str>)>,
}

struct WrittenGame {
    /// The game without its moves, which says whether names or results have changed.
    heading: String,
    /// The entries of its journal that the event has been told of.
    entries: u32,
    text: Arc<str>,
}

impl Finished {
    /// The finished games of a part of an event.
    pub(crate) async fn file(
        &self,
        state: &State,
        running: &Running,
        scope: Scope,
    ) -> Result<Arc<str>, StoreError> {
        let mut written = self.written.lock().await;
        let event = running.event().await;
        let of = (running.id.clone(), scope);
        if let Some((entries, text)) = written.files.get(&of)
            && *entries == event.entries()
        {
            return Ok(Arc::clone(text));
        }
        let tables = tables(state, running).await;
        let mut file = String::new();
        for (id, pairing) in event.games().filter(|(id, pairing)| scope.holds(*id) && is_over(pairing)) {
            if let Some(Ok(laws)) = event.laws(id.section) {
                let table = tables.get(&id);
                file.push_str(&written.game(state, running, &event, laws, (id, pairing), table).await?);
            }
        }
        let file: Arc<str> = file.into();
        if written.files.len() >= MOST_FILES {
            written.files.clear();
        }
        written.files.insert(of, (event.entries(), Arc::clone(&file)));
        Ok(file)
    }
}

impl Written {
    async fn game(
        &mut self,
        state: &State,
        running: &Running,
        event: &Arc<Event>,
        laws: Laws,
        (id, pairing): (GameId, &Pairing),
        table: Option<&Seated>,
    ) -> Result<Arc<str>, StoreError> {
        let heading = writer::text(pgn::game(event, &laws, id, pairing, None), &PUBLIC);
        let entries = pairing.reported.as_ref().map_or(0, |report| report.entries);
        let of = (running.id.clone(), id);
        if let Some(known) = self.games.get(&of)
            && known.heading == heading
            && known.entries == entries
        {
            return Ok(Arc::clone(&known.text));
        }
        let record = match table {
            Some(table) => record(state, table, event).await?,
            None => None,
        };
        let (event, pairing) = (Arc::clone(event), pairing.clone());
        let write = move || {
            let game = pgn::game(&event, &laws, id, &pairing, record.as_ref());
            writer::text(game, &PUBLIC)
        };
        // Replaying takes its time, and nobody's act waits for it.
        let text: Arc<str> = tokio::task::spawn_blocking(write).await.unwrap_or_default().into();
        self.games.insert(of, WrittenGame { heading, entries, text: Arc::clone(&text) });
        Ok(text)
    }
}

/// The tables of an event by their games.
async fn tables(state: &State, running: &Running) -> HashMap<GameId, Seated> {
    let all = state.tables.all().await.into_iter();
    let of = all.filter_map(|table| {
        let of = table.terms.event.as_ref().filter(|of| of.event == running.id)?;
        Some((of.game, table))
    });
    of.collect()
}

fn is_over(pairing: &Pairing) -> bool {
    match pairing.outcome() {
        Outcome::Scored { .. } | Outcome::Unplayed => true,
        Outcome::Open | Outcome::Adjourned => false,
    }
}
