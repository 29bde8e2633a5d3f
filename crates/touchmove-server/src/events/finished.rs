//! The games of an event for anybody: finished ones, running ones as far as the event shows them, and nothing that
//! reveals an illegal move that nobody has found (12.6). Each is written once.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::Mutex;
use touchmove_competition::{Broadcast, Event, GameId, Outcome, Pairing, Scope, pgn};
use touchmove_law::Laws;
use touchmove_notation::pgn::writer::{self, Export, Illegals};
use touchmove_store::StoreError;

use super::Running;
use super::keeping::record;
use super::tables::tables_by_game;
use crate::app::State;
use crate::tables::registry::Seated;

/// How games are written for anybody.
const PUBLIC: Export = Export { illegals: Illegals::Unmarked, ..Export::PGN };
/// How many files are cached; few different parts are requested.
const MOST_FILES: usize = 64;

/// What has been written already.
#[derive(Default)]
pub(crate) struct Finished {
    // A request that arrives while a file is being made waits for it.
    written: Mutex<FileCache>,
}

#[derive(Default)]
struct FileCache {
    games: HashMap<(String, GameId), WrittenGame>,
    /// Whole files, each with what it was made of.
    files: HashMap<(String, Scope), WrittenFile>,
    /// How often any was asked for.
    asked: u64,
}

struct WrittenFile {
    made: MadeFrom,
    text: Arc<str>,
    /// When it was last asked for, in requests.
    asked: u64,
}

/// What a file was made from: entries of the event, and of each running game those that are shown.
type MadeFrom = (u32, Vec<(GameId, u32)>);

struct WrittenGame {
    /// The game without its moves, which says whether names or results have changed.
    heading: String,
    /// The entries of its journal that the event has been told of, or that may be seen.
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
        let tables = tables_by_game(state, &running.id, &event).await;
        let seen = find_visible(state, &event, scope, &tables).await;
        let made = (event.entries(), seen.clone());
        if let Some(text) = written.find(&of, &made) {
            return Ok(text);
        }
        let seen: HashMap<GameId, u32> = seen.into_iter().collect();
        let mut file = String::new();
        for (id, pairing) in event.games().filter(|(id, _)| scope.holds(*id)) {
            let until = match seen.get(&id) {
                Some(until) => Some(*until),
                None if is_over(pairing) => None,
                None => continue,
            };
            if let Some(Ok(laws)) = event.laws(id.section) {
                let table = tables.get(&id);
                let game = written.game(state, running, &event, laws, (id, pairing), (table, until)).await?;
                file.push_str(&game);
            }
        }
        let file: Arc<str> = file.into();
        written.keep(of, made, &file);
        Ok(file)
    }
}

impl FileCache {
    /// A file that was written of the same.
    fn find(&mut self, of: &(String, Scope), made: &MadeFrom) -> Option<Arc<str>> {
        self.asked += 1;
        let file = self.files.get_mut(of).filter(|file| file.made == *made)?;
        file.asked = self.asked;
        Some(Arc::clone(&file.text))
    }

    /// Where there are too many, the one that nobody has asked for the longest is forgotten.
    fn keep(&mut self, of: (String, Scope), made: MadeFrom, text: &Arc<str>) {
        if self.files.len() >= MOST_FILES
            && let Some(oldest) =
                self.files.iter().min_by_key(|(_, file)| file.asked).map(|(of, _)| of.clone())
        {
            self.files.remove(&oldest);
        }
        self.files.insert(of, WrittenFile { made, text: Arc::clone(text), asked: self.asked });
    }

    async fn game(
        &mut self,
        state: &State,
        running: &Running,
        event: &Arc<Event>,
        laws: Laws,
        (id, pairing): (GameId, &Pairing),
        (table, until): (Option<&Seated>, Option<u32>),
    ) -> Result<Arc<str>, StoreError> {
        let heading = writer::text(pgn::game(event, &laws, id, pairing, None), &PUBLIC);
        let entries = until.or(pairing.reported.as_ref().map(|report| report.entries)).unwrap_or(0);
        let of = (running.id.clone(), id);
        if let Some(known) = self.games.get(&of)
            && known.heading == heading
            && known.entries == entries
        {
            return Ok(Arc::clone(&known.text));
        }
        let mut record = match table {
            Some(table) => record(state, table, event).await?,
            None => None,
        };
        if let (Some(record), Some(until)) = (&mut record, until) {
            record.entries.retain(|recorded| recorded.entry.seq <= until);
            record.late.retain(|late| late.recorded.entry.seq <= until);
        }
        let (event, pairing) = (Arc::clone(event), pairing.clone());
        let write = move || {
            let game = pgn::game(&event, &laws, id, &pairing, record.as_ref());
            writer::text(game, &PUBLIC)
        };
        // Replaying takes time, and nobody's act waits for it.
        let text: Arc<str> = tokio::task::spawn_blocking(write).await.unwrap_or_default().into();
        self.games.insert(of, WrittenGame { heading, entries, text: Arc::clone(&text) });
        Ok(text)
    }
}

/// The running games of a part of an event of which something may be seen, each with its last entry that completes a move there.
async fn find_visible(
    state: &State,
    event: &Event,
    scope: Scope,
    tables: &HashMap<GameId, Seated>,
) -> Vec<(GameId, u32)> {
    let mut seen = Vec::new();
    for (id, _) in event.games().filter(|(id, pairing)| scope.holds(*id) && !is_over(pairing)) {
        let (rule, Some(table)) = (event.broadcast(id.section), tables.get(&id)) else { continue };
        if rule != Broadcast::Hidden
            && let Ok(then) = state.public.game_at(state, table, rule, (table.door.now)()).await
            && then.moves_until > 0
        {
            seen.push((id, then.moves_until));
        }
    }
    seen
}

fn is_over(pairing: &Pairing) -> bool {
    match pairing.outcome() {
        Outcome::Scored { .. } | Outcome::Unplayed => true,
        Outcome::Open | Outcome::Adjourned => false,
    }
}
