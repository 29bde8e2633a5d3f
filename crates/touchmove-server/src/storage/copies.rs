//! Copies for the day everything fails: all boards as a page that can be printed, and whole copies of the journal.

use std::collections::HashMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use touchmove_clock::{Moment, Sides};
use touchmove_competition::{Stamp, Zone};
use touchmove_conduct::Game;
use touchmove_law::Language;
use touchmove_notation::Language as Letters;
use touchmove_print::{PrintedBoard, Printer};
use touchmove_store::{Head, private_file, private_folder};

use crate::app::State;
use crate::storage::disk_space::Left;
use crate::tables::registry::Seated;
use crate::tables::table::Request;

/// The page is never older than thirty seconds.
const BETWEEN_PAGES: Duration = Duration::from_secs(15);
/// How many letters of a link are printed: as many as `touchmove dump` shows.
const LINK: usize = 16;
/// How many whole copies are kept.
const COPIES: usize = 3;

/// A table as it stands, for the page.
pub(crate) struct TableSnapshot {
    pub(crate) game: Arc<Game>,
    pub(crate) head: Head,
    pub(crate) now: u64,
    pub(crate) running: bool,
}

/// Writes the page again and again, and a whole copy whenever every clock is stopped.
pub(crate) async fn keep_paper(state: Arc<State>, folder: PathBuf, whole_copies: bool) {
    let mut copied = None;
    loop {
        put_down(&state, &folder, whole_copies, &mut copied).await;
        tokio::time::sleep(BETWEEN_PAGES).await;
    }
}

/// How many tables there were and how many entries they had together, when everything was last copied.
type Extent = (usize, u64);

/// Writes the page, and a whole copy if every clock is stopped and something has happened since the last one.
async fn put_down(state: &State, folder: &Path, whole_copies: bool, copied: &mut Option<Extent>) {
    let (tables, closed) = standing(state).await;
    let tables = in_order(tables);
    let played = played_in(state, &tables).await;
    // The page is read in the hall: its time is that of the event.
    let zone = played.values().next().map(|(_, zone)| *zone);
    let (when, place) = (local(state.timeline.wall(), zone), folder.to_owned());
    // Drawing takes its time, and nobody's act waits for it.
    let drawn = tokio::task::spawn_blocking(move || {
        let written = write(&when, &place, &tables, &played);
        (tables, written)
    });
    let Ok((tables, written)) = drawn.await else { return };
    // The disk may be full; the page before stays.
    match written {
        Ok(()) => state.promises.paper_written(state.timeline.wall()),
        Err(error) => tracing::warn!("the page of all boards was not written: {error}"),
    }
    let entries = closed.1 + tables.iter().map(|(_, stands)| u64::from(stands.head.seq)).sum::<u64>();
    let extent = (closed.0 + tables.len(), entries);
    let pause = tables.iter().all(|(_, stands)| !stands.running);
    if whole_copies && pause && entries > 0 && *copied != Some(extent) {
        match copy(state, folder).await {
            Ok(()) => {
                state.promises.note_copy(state.timeline.wall());
                *copied = Some(extent);
            }
            Err(error) => tracing::warn!("no whole copy was made: {error}"),
        }
    }
}

/// Every table with its game, and how far the games are that are over and closed: nobody goes on with them from paper.
async fn standing(state: &State) -> (Vec<(Seated, TableSnapshot)>, Extent) {
    let (mut tables, mut closed) = (Vec::new(), (0, 0));
    for table in state.tables.all().await {
        if let Some(known) = table.door.requests.as_closed() {
            closed = (closed.0 + 1, closed.1 + u64::from(known.seq));
            continue;
        }
        let (reply, answer) = oneshot::channel();
        if table.door.requests.send_if_open(Request::Snapshot(reply)).await.is_ok()
            && let Ok(stands) = answer.await
        {
            tables.push((table, stands));
        }
    }
    (tables, closed)
}

/// The events of the tables by their names on this server: what each is called, and the zone of its place.
type Played = HashMap<String, (String, Zone)>;

async fn played_in(state: &State, tables: &[(Seated, TableSnapshot)]) -> Played {
    let mut played = Played::new();
    for id in tables.iter().filter_map(|(table, _)| Some(table.terms.event.as_ref()?.event.clone())) {
        if !played.contains_key(&id)
            && let Some(running) = state.events.find(&id).await
        {
            let event = running.event().await;
            played.insert(id, (event.founding().name.clone(), event.founding().zone));
        }
    }
    played
}

/// Board by board; games of no event come last.
fn in_order(mut tables: Vec<(Seated, TableSnapshot)>) -> Vec<(Seated, TableSnapshot)> {
    tables.sort_by_key(|(table, _)| {
        let of = table.terms.event.as_ref();
        let game = of.map(|of| of.game);
        let place = game.map(|game| (game.section.0, game.round.0, game.board.0));
        (of.is_none(), of.map(|of| of.event.clone()), place)
    });
    tables
}

fn write(when: &str, folder: &Path, tables: &[(Seated, TableSnapshot)], played: &Played) -> io::Result<()> {
    let heads: Vec<String> =
        tables.iter().map(|(_, stands)| stands.head.hex().chars().take(LINK).collect()).collect();
    let boards: Vec<PrintedBoard<'_>> = tables
        .iter()
        .zip(&heads)
        .map(|((table, stands), head)| PrintedBoard {
            id: &table.id,
            place: table.terms.event.as_ref().and_then(|of| {
                let (name, _) = played.get(&of.event)?;
                Some((name.as_str(), of.game.round.0, of.game.board.0))
            }),
            players: Sides { white: &table.terms.white, black: &table.terms.black },
            game: &stands.game,
            at: Moment::at(stands.now),
            entry: stands.head.seq,
            head,
        })
        .collect();
    for language in Language::ALL {
        let letters = Letters::of_code(language.tag()).unwrap_or(Letters::ENGLISH);
        let page = Printer::new(language, letters).standing(when, &boards).html();
        let name = page_name(language);
        let (beside, place) = (folder.join(format!("{name}.new")), folder.join(&name));
        let _ = fs::remove_file(&beside);
        private_file(&beside)?.write_all(page.as_bytes())?;
        fs::rename(beside, place)?;
    }
    Ok(())
}

/// `paper.html` is the English page; every other language has its own beside it.
fn page_name(language: Language) -> String {
    match language {
        Language::English => "paper.html".to_owned(),
        Language::Armenian | Language::Persian => format!("paper-{}.html", language.tag()),
    }
}

/// A whole copy beside the older ones; the oldest goes.
async fn copy(state: &State, folder: &Path) -> Result<(), String> {
    if state.disk.left() == Left::Scarce {
        return Err("there is too little room on the disk".to_owned());
    }
    let copies = folder.join("copies");
    private_folder(&copies).map_err(|error| error.to_string())?;
    let name = format!("journal-{:013}.sqlite", state.timeline.wall());
    let beside = copies.join("new");
    // Left over from a copy that was cut off.
    let _ = fs::remove_file(&beside);
    state.store.copy(&beside).await.map_err(|error| error.to_string())?;
    fs::rename(beside, copies.join(name)).map_err(|error| error.to_string())?;
    let mut kept: Vec<PathBuf> = fs::read_dir(&copies)
        .map_err(|error| error.to_string())?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "sqlite"))
        .collect();
    kept.sort();
    for old in kept.iter().rev().skip(COPIES) {
        fs::remove_file(old).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// A moment of the wall clock by the clocks of a place; in coordinated time where no place is known.
fn local(millis: u64, zone: Option<Zone>) -> String {
    let Some(zone) = zone else { return calendar(millis) };
    let Zone(minutes) = zone;
    let sign = if minutes < 0 { '-' } else { '+' };
    let (hours, rest) = (minutes.unsigned_abs() / 60, minutes.unsigned_abs() % 60);
    format!("{} (UTC{sign}{hours}:{rest:02})", to_the_second(millis, zone))
}

/// A moment of the wall clock by the calendar, in coordinated time.
pub(crate) fn calendar(millis: u64) -> String {
    format!("{} UTC", to_the_second(millis, Zone::UNIVERSAL))
}

fn to_the_second(millis: u64, zone: Zone) -> String {
    let shown = Stamp(millis).local(zone);
    format!("{shown}:{:02}", shown.second)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use touchmove_law::ArbiterPresence;
    use touchmove_wire::v1::act::{By, Deed};
    use touchmove_wire::v1::live::{Manner, TableKind, Terms};
    use touchmove_wire::v1::record::Record;

    use super::*;
    use crate::Options;
    use crate::storage::disk_space::{Disk, FreeSpace};
    use crate::tables::table::IncomingAct;

    #[test]
    fn the_page_of_all_boards_is_there_in_every_language() {
        let folder = tempfile::tempdir().unwrap();
        write("2026-01-01", folder.path(), &[], &Played::new()).unwrap();
        for (name, language) in [("paper.html", "en"), ("paper-hy.html", "hy"), ("paper-fa.html", "fa")] {
            let page = fs::read_to_string(folder.path().join(name)).unwrap();
            assert!(page.contains(&format!("lang=\"{language}\"")), "{name}");
        }
    }

    /// The whole copies in a folder, the oldest first.
    fn copies(folder: &Path) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(folder.join("copies")) else { return Vec::new() };
        let mut found: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
        found.sort();
        found
    }

    async fn act(state: &State, key: &str, act: &str) {
        let table = state.tables.find("g").await.unwrap();
        let deed = Deed::read(By::Arbiter, serde_json::from_str(act).unwrap()).unwrap();
        let (reply, answer) = oneshot::channel();
        let said = IncomingAct::now(key.to_owned(), "arbiter", deed, (table.door.now)());
        assert!(table.door.requests.send(Request::Act(said, reply)).await.is_ok());
        assert!(answer.await.unwrap().is_ok());
    }

    #[tokio::test]
    async fn while_the_page_is_drawn_everybody_else_is_served() {
        let folder = tempfile::tempdir().unwrap();
        let options = Options::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
        let state = State::open(&Options { ballast: 4096, ..options }, "http://here").await.unwrap();
        for number in 0..20 {
            state.tables.create(format!("g{number}"), terms()).await.unwrap_or_else(|_| panic!("no game"));
        }
        // This runtime has one thread: whatever is done on it keeps this from being served.
        let served = Arc::new(AtomicU64::new(0));
        let serving = Arc::clone(&served);
        let others = tokio::spawn(async move {
            loop {
                serving.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
            }
        });
        put_down(&state, folder.path(), false, &mut None).await;
        others.abort();
        let served = served.load(Ordering::Relaxed);
        assert!(folder.path().join("paper-fa.html").exists());
        // The tables are asked one after the other, which lets others in some dozen times.
        assert!(served > 1000, "{served}");
    }

    fn terms() -> Terms {
        Terms {
            version: 1,
            edition: touchmove_law::Edition::NEWEST_FIRST[0].year(),
            control: "90+30".to_owned(),
            white: String::new(),
            black: String::new(),
            manner: Manner::Strict,
            arbiter: ArbiterPresence::Present,
            position: None,
            kind: TableKind::Board,
            chess960: None,
            scheduled: None,
            announcements: None,
            event: None,
        }
    }

    #[tokio::test]
    async fn a_whole_copy_is_made_when_every_clock_stands_and_never_while_one_runs() {
        let folder = tempfile::tempdir().unwrap();
        let options = Options::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
        let state = State::open(&Options { ballast: 4096, ..options }, "http://here").await.unwrap();
        assert!(state.tables.create("g".to_owned(), terms()).await.is_ok());
        let mut copied = None;
        let mut count = async || {
            put_down(&state, folder.path(), true, &mut copied).await;
            copies(folder.path()).len()
        };
        assert_eq!(count().await, 0, "nothing has happened");
        act(&state, "1", r#"{"do":"start"}"#).await;
        assert_eq!(count().await, 0, "a clock runs");
        act(&state, "2", r#"{"do":"pause","reason":"noise"}"#).await;
        assert_eq!(count().await, 1);
        assert_eq!(count().await, 1, "nothing has happened since");
        let copy = copies(folder.path()).remove(0);
        let kept = touchmove_store::read_copy(&copy).await.unwrap();
        let entries =
            kept.iter().filter(|record| matches!(record, Record::Entry { journal, .. } if journal == "g"));
        assert_eq!(entries.count(), 2, "the copy alone has everything");
        for key in 3..9 {
            act(&state, &key.to_string(), r#"{"do":"tell-move-count"}"#).await;
            count().await;
        }
        assert_eq!(copies(folder.path()).len(), COPIES, "the oldest go");
    }

    #[tokio::test]
    async fn no_whole_copy_is_made_where_there_is_no_room_for_one() {
        let folder = tempfile::tempdir().unwrap();
        let options = Options::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
        let mut state = State::open(&Options { ballast: 4096, ..options }, "http://here").await.unwrap();
        let room = |free| Box::new(move |_: &Path| Some(FreeSpace { free, whole: 1 << 40 }));
        state.disk = Disk::read_by(folder.path(), room(1 << 20));
        assert_eq!(copy(&state, folder.path()).await, Err("there is too little room on the disk".to_owned()));
        assert!(copies(folder.path()).is_empty());
        state.disk = Disk::read_by(folder.path(), room(1 << 30));
        assert_eq!(copy(&state, folder.path()).await, Ok(()));
        assert_eq!(copies(folder.path()).len(), 1);
    }

    #[test]
    fn the_page_has_the_time_of_the_place() {
        assert_eq!(local(0, None), "1970-01-01 00:00:00 UTC");
        assert_eq!(local(951_782_399_000, Some(Zone(240))), "2000-02-29 03:59:59 (UTC+4:00)");
        assert_eq!(local(951_782_399_000, Some(Zone(-210))), "2000-02-28 20:29:59 (UTC-3:30)");
    }

    #[test]
    fn days_are_counted_by_the_calendar() {
        assert_eq!(calendar(0), "1970-01-01 00:00:00 UTC");
        assert_eq!(calendar(951_782_399_000), "2000-02-28 23:59:59 UTC");
        assert_eq!(calendar(951_868_800_000), "2000-03-01 00:00:00 UTC");
        assert_eq!(calendar(1_709_164_800_000), "2024-02-29 00:00:00 UTC");
    }
}
