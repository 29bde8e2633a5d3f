//! A page of an event in its current state, and its changes: made once, for everybody viewing it.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, PoisonError};

use serde::Serialize;
use serde_json::{Map, Value};
use touchmove_competition::{Event, GameId, RoundNumber, Section, SectionId};
use touchmove_law::Language;
use touchmove_wire::v1::changes;
use touchmove_wire::v1::event::desk::Tile;
use touchmove_wire::v1::event::http::{EventShown, LiveShown, Sees};

use super::Running;
use super::answers;
use super::desk::{self, tell};
use super::tables::tables_by_game;
use crate::app::State;
use crate::auth::seats::Seat;
use crate::tables::change_log::From;
use crate::tables::games::outline;
use crate::tables::public;
use crate::tables::registry::Seated;
use crate::tables::view::Committed;

/// What a page shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Page {
    /// The event: players, rounds, results, which boards are being played.
    Event,
    /// The same with the standings.
    Standings,
    /// The same with every board in play, as the public may see it.
    Wall,
    /// The event and the desk of a section, for its arbiters.
    Desk(SectionId),
    /// The newest games of the server, in an event or not, as the public may see them.
    Games,
}

/// How many games are on the page of all games.
const MOST_GAMES: usize = 64;
/// How many of them may have been set up from one address outside the venue.
const MOST_OF_AN_ADDRESS: usize = 8;

/// Pages that are the same for everybody viewing them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    pub(super) event: String,
    pub(super) page: Page,
    pub(super) sees: Sees,
    pub(super) language: Language,
}

pub(super) struct Maker {
    state: Arc<State>,
    /// The event; the page of all games has none.
    running: Option<Arc<Running>>,
    key: Key,
    event: Option<Arc<Event>>,
    /// The tables of the page by their games' names.
    tables: HashMap<String, (Option<GameId>, Seated)>,
    live: HashMap<GameId, LiveShown>,
    /// The tiles of a desk, by their boards.
    tiles: HashMap<GameId, Tile>,
    /// Boards that are shown with a delay, and when more of them becomes visible although nothing happens.
    later: HashMap<String, u64>,
    /// Journals that do not belong to this event.
    others: HashSet<String>,
    /// The last round of each section that has tables.
    newest: HashMap<SectionId, RoundNumber>,
    page: Value,
}

impl Maker {
    pub(super) async fn begin(state: Arc<State>, running: Option<Arc<Running>>, key: Key) -> Maker {
        let event = None;
        let mut maker = Maker {
            state,
            running,
            key,
            event,
            tables: HashMap::new(),
            live: HashMap::new(),
            tiles: HashMap::new(),
            later: HashMap::new(),
            others: HashSet::new(),
            newest: HashMap::new(),
            page: Value::Object(Map::new()),
        };
        maker.look(&From::Everything).await;
        maker
    }

    /// The whole page.
    pub(super) fn page(&self) -> &Value {
        &self.page
    }

    /// Looks for changes and returns them in the order in which they must be applied.
    pub(super) async fn look(&mut self, from: &From) -> Vec<Value> {
        let mut changed = Vec::new();
        let is_event = is_changed(from, &self.key.event);
        let is_seated = is_event || self.has_new_table(from).await;
        let known: HashSet<String> = self.tables.keys().cloned().collect();
        if is_seated {
            self.seat().await;
            self.forget_boards(&mut changed);
            if is_event {
                self.refresh_tiles(&mut changed);
            }
        }
        let mut is_live = is_seated;
        // An event may come to show more of its running games, or less.
        let anew = is_event || (self.key.page == Page::Games && self.has_others(from));
        let wanted = |id: &String| anew || is_changed(from, id) || !known.contains(id);
        let look_at: Vec<(Option<GameId>, Seated)> =
            self.tables.iter().filter(|(id, _)| wanted(id)).map(|(_, found)| found.clone()).collect();
        for (game, table) in look_at {
            // A game that is over and closed is opened only for those who are shown its board.
            let Some(outline) = outline(&table.door).await else { continue };
            if let Some(game) = game {
                let (kind, mut phase) = (table.terms.kind, outline.phase);
                if self.key.sees == Sees::Public {
                    phase = public::phase(&self.state, &table, Seat::Spectator, phase).await;
                }
                let live = LiveShown { id: table.id.clone(), kind, phase };
                is_live |= self.live.insert(game, live.clone()).as_ref() != Some(&live);
            }
            if self.is_on_wall(game) {
                self.hang(game, &table, &mut changed).await;
            }
            if self.has_tile(game)
                && let Some(committed) = tell(&table).await
            {
                self.show_tile(game, &table, &committed, &mut changed);
            }
        }
        if is_live {
            self.put_event(&mut changed);
        }
        if is_event {
            self.put_standings(&mut changed);
        }
        changed
    }

    /// The games of the page of all games. Anybody may set games up: those of events keep half of the page, and those of one address have
    /// a few places and no more.
    fn newest_games(&self, listed: Vec<Seated>) -> Vec<Seated> {
        let (of_events, casual): (Vec<_>, Vec<_>) =
            listed.into_iter().partition(|table| table.terms.event.is_some());
        let mut by_address: HashMap<IpAddr, usize> = HashMap::new();
        let set_up_from = self.state.set_up_from.lock().unwrap_or_else(PoisonError::into_inner);
        let mut has_place = |table: &Seated| {
            let Some(from) = set_up_from.get(&table.id) else { return true };
            let games = by_address.entry(*from).or_default();
            *games += 1;
            *games <= MOST_OF_AN_ADDRESS
        };
        let places = MOST_GAMES - of_events.len().min(MOST_GAMES / 2);
        let casual: Vec<Seated> = casual.into_iter().filter(&mut has_place).take(places).collect();
        let places = MOST_GAMES - casual.len();
        of_events.into_iter().take(places).chain(casual).collect()
    }

    /// Finds the tables of the page.
    async fn seat(&mut self) {
        self.newest.clear();
        let Some(running) = &self.running else {
            // The games of a hidden event stand in no public list.
            let hidden = self.state.events.hidden().await;
            let is_listed =
                |table: &Seated| table.terms.event.as_ref().is_none_or(|of| !hidden.contains(&of.event));
            let listed = self.state.tables.all().await.into_iter().filter(is_listed).collect();
            let newest = self.newest_games(listed);
            self.tables = newest.into_iter().map(|table| (table.id.clone(), (None, table))).collect();
            return;
        };
        let event = running.event().await;
        let there = tables_by_game(&self.state, &running.id, &event).await;
        for game in there.keys() {
            let newest = self.newest.entry(game.section).or_insert(game.round);
            *newest = game.round.max(*newest);
        }
        self.tables =
            there.into_iter().map(|(game, table)| (table.id.clone(), (Some(game), table))).collect();
        self.live.retain(|game, live| self.tables.get(&live.id).is_some_and(|(of, _)| *of == Some(*game)));
        self.event = Some(event);
    }

    fn put_event(&mut self, changed: &mut Vec<Value>) {
        let Some(event) = &self.event else { return };
        let shown =
            EventShown::new(&self.key.event, event, self.key.sees, |game| self.live.get(&game).cloned());
        let is_theirs = self.key.sees == Sees::Everything;
        let push = is_theirs.then(|| self.state.push.state_of(&self.key.event)).flatten();
        let shown = EventShown { pairing_program: self.state.pairing.is_there(), push, ..shown };
        self.put(&["event"], Some(&shown), changed);
    }

    /// Whether a table of this event is new.
    async fn has_new_table(&mut self, from: &From) -> bool {
        let From::After(journals) = from else { return true };
        for journal in journals {
            if self.tables.contains_key(journal) || self.others.contains(journal) {
                continue;
            }
            let found = self.state.tables.find(journal).await;
            let is_ours = |table: &Seated| {
                let of = table.terms.event.as_ref();
                self.running.is_none() || of.is_some_and(|of| of.event == self.key.event)
            };
            if found.as_ref().is_some_and(is_ours) {
                return true;
            }
            // One that is not found yet may still be about to enter the list of tables.
            if found.is_some() && self.others.len() < MOST_OTHERS {
                self.others.insert(journal.clone());
            }
        }
        false
    }

    /// Boards of which more is visible by now.
    pub(super) fn due(&mut self) -> Vec<String> {
        let now = self.state.timeline.now();
        self.later.extract_if(|_, at| *at <= now).map(|(table, _)| table).collect()
    }

    /// Whether a journal that belongs to no table has grown.
    fn has_others(&self, from: &From) -> bool {
        match from {
            From::Everything => true,
            From::After(journals) => journals.iter().any(|journal| !self.tables.contains_key(journal)),
        }
    }

    /// A board on the wall, as far as anybody may see it.
    async fn hang(&mut self, game: Option<GameId>, table: &Seated, changed: &mut Vec<Value>) {
        let Ok((seen, wait)) = public::look(&self.state, table).await else { return };
        let wait = wait.map(|wait| u64::try_from(wait.as_millis()).unwrap_or(u64::MAX));
        self.later.remove(&table.id);
        self.later
            .extend(wait.map(|wait| (table.id.clone(), self.state.timeline.now().saturating_add(wait))));
        let Some(seen) = seen else { return };
        let mut shown = seen.board(table, game, self.key.language);
        shown.now = self.on_our_scale(table, shown.now);
        self.put(&["boards", &table.id], Some(&shown), changed);
    }

    /// Whether a desk shows a board.
    fn has_tile(&self, game: Option<GameId>) -> bool {
        match (self.key.page, game) {
            (Page::Desk(section), Some(game)) => self.on_desk(section) == Some((game.section, game.round)),
            (Page::Desk(_) | Page::Event | Page::Standings | Page::Wall | Page::Games, _) => false,
        }
    }

    /// What a desk shows of a board.
    fn show_tile(
        &mut self,
        game: Option<GameId>,
        table: &Seated,
        committed: &Committed,
        changed: &mut Vec<Value>,
    ) {
        if let (Some(game), Some(event)) = (game, &self.event)
            && let Some(pairing) = event.game(game)
        {
            let seen = desk::tile_facts(&self.state, table, committed, self.key.language);
            let mut tile = Tile::new(event, game, pairing, Some(seen));
            if let Some(live) = &mut tile.live {
                live.now = self.on_our_scale(table, live.now);
            }
            self.put(&["tiles", &game.board.0.to_string()], Some(&tile), changed);
            self.tiles.insert(game, tile);
        }
    }

    /// Whether a board is on the wall: it is in the last round of its section that has tables.
    fn is_on_wall(&self, game: Option<GameId>) -> bool {
        match self.key.page {
            Page::Wall => game.is_some_and(|game| self.newest.get(&game.section) == Some(&game.round)),
            Page::Games => true,
            Page::Event | Page::Standings | Page::Desk(_) => false,
        }
    }

    /// A journal's timeline may be ahead of this server's, by which pages count.
    fn on_our_scale(&self, table: &Seated, now: u64) -> u64 {
        now.saturating_sub((table.door.now)().saturating_sub(self.state.timeline.now()))
    }

    /// The round of a desk: the last that is paired.
    fn on_desk(&self, section: SectionId) -> Option<(SectionId, RoundNumber)> {
        let last = last_round(self.event.as_ref()?.section(section)?)?;
        Some((section, last))
    }

    /// What the event says about the boards of a desk; what was seen of them stays.
    fn refresh_tiles(&mut self, changed: &mut Vec<Value>) {
        let (Page::Desk(section), Some(event)) = (self.key.page, self.event.clone()) else { return };
        let Some((_, number)) = self.on_desk(section) else { return };
        let paired = event.round(section, number).map(|round| round.pairings.as_slice()).unwrap_or_default();
        let mut tiles = HashMap::new();
        for pairing in paired {
            let game = GameId { section, round: number, board: pairing.board };
            let fresh = Tile::new(&event, game, pairing, None);
            let is_same = |known: &Tile| (&known.white, &known.black) == (&fresh.white, &fresh.black);
            let tile = match self.tiles.remove(&game).filter(is_same) {
                Some(known) => Tile { result: fresh.result, ..known },
                None => fresh,
            };
            tiles.insert(game, tile);
        }
        self.tiles = tiles;
        let shown: BTreeMap<String, &Tile> =
            self.tiles.iter().map(|(game, tile)| (game.board.0.to_string(), tile)).collect();
        let shown = serde_json::to_value(shown).unwrap_or_default();
        self.put(&["tiles"], Some(&shown), changed);
    }

    fn put_standings(&mut self, changed: &mut Vec<Value>) {
        if !matches!(self.key.page, Page::Standings | Page::Wall) {
            return;
        }
        let Some(event) = &self.event else { return };
        let mut all = Map::new();
        for section in event.sections() {
            if let Ok(mut table) = answers::table(event, section.id, None) {
                table.rows.sort_by_key(|row| row.number);
                all.insert(section.id.0.to_string(), serde_json::to_value(table).unwrap_or_default());
            }
        }
        self.put(&["standings"], Some(&Value::Object(all)), changed);
    }

    /// Boards of earlier rounds leave the wall.
    fn forget_boards(&mut self, changed: &mut Vec<Value>) {
        if !matches!(self.key.page, Page::Wall | Page::Games) {
            return;
        }
        let shown = self.page.get("boards").and_then(Value::as_object);
        let names: BTreeSet<String> = shown.into_iter().flat_map(Map::keys).cloned().collect();
        if shown.is_none() {
            self.put(&["boards"], Some(&Value::Object(Map::new())), changed);
        }
        for id in names {
            if !self.tables.get(&id).is_some_and(|(game, _)| self.is_on_wall(*game)) {
                self.put(&["boards", &id], None::<&Value>, changed);
            }
        }
    }

    /// Sets something on the page, or removes it, and records the change.
    fn put(&mut self, path: &[&str], shown: Option<&impl Serialize>, changed: &mut Vec<Value>) {
        let after = shown.map(|shown| serde_json::to_value(shown).unwrap_or_default());
        let whole = path.join("/");
        let before = path.iter().try_fold(&self.page, |there, name| there.get(name));
        let made = match (before, after) {
            (None, None) => Vec::new(),
            (Some(_), None) => vec![Value::Array(vec![whole.into()])],
            (Some(before), Some(after)) => changes::beneath(&whole, before, &after),
            (None, Some(after)) => {
                let mut made = Vec::new();
                // The levels above it may not exist yet.
                if let [part, _] = path
                    && self.page.get(part).is_none()
                {
                    made.push(Value::Array(vec![(*part).into(), Value::Object(Map::new())]));
                }
                made.push(Value::Array(vec![whole.into(), after]));
                made
            }
        };
        changes::apply_changes(&mut self.page, &made);
        changed.extend(made);
    }
}

/// Whether a journal may have changed.
fn is_changed(from: &From, journal: &str) -> bool {
    match from {
        From::Everything => true,
        From::After(journals) => journals.iter().any(|one| one == journal),
    }
}

/// How many journals of others are remembered.
const MOST_OTHERS: usize = 10_000;

/// The last paired round of a section.
fn last_round(section: &Section) -> Option<RoundNumber> {
    section.rounds.iter().rev().find(|round| !round.pairings.is_empty()).map(|round| round.number)
}
