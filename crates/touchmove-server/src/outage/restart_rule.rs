//! The restart rule, point by point: what is stopped, who loses time, what arrived too late, and who resumes the games.

mod closed;
mod heads;
mod together;
mod upgraded;

use std::sync::Arc;

use tempfile::TempDir;
use tokio::sync::oneshot;
use touchmove_chess::Color;
use touchmove_competition::GameId;
use touchmove_conduct::{Phase, Role};
use touchmove_law::{ArbiterPresence, Edition, Language, Regulations, Supervision, Switch};
use touchmove_store::{Alive, Store, Stored};
use touchmove_wire::v1::act::{By, Deed};
use touchmove_wire::v1::event::table::{OfEvent, ResumesItself};
use touchmove_wire::v1::gap::{ServiceGap, Settled, Settlement, TimesRuled};
use touchmove_wire::v1::live::{FromServer, Manner, TableKind, Terms};

use crate::net::language::Viewer;
use crate::outage::late_acts::NotTaken;
use crate::outage::timeline::{Cause, Timeline};
use crate::storage::ballast::Ballast;
use crate::storage::journal_damage::StartFindings;
use crate::tables::registry::Tables;
use crate::tables::table::{IncomingAct, Interrupted, Request};

/// A server without its network.
struct House {
    folder: TempDir,
    store: Store,
    timeline: Arc<Timeline>,
    tables: Tables,
}

impl House {
    async fn on(folder: TempDir) -> House {
        let store = Store::open(&folder.path().join("journal.sqlite"), None).await.unwrap().0;
        let timeline = Arc::new(Timeline::open(&store).await.unwrap());
        let space = Arc::new(Ballast::keep(folder.path(), 4096));
        let tables = Tables::new(store.clone(), Arc::clone(&timeline), space, false);
        tables.restore(&StartFindings::default()).await.unwrap();
        House { folder, store, timeline, tables }
    }

    async fn open() -> House {
        House::on(tempfile::tempdir().unwrap()).await
    }

    /// The power fails: another server starts on what is on the disk.
    async fn cut(&self) -> House {
        let image = tempfile::tempdir().unwrap();
        for name in ["journal.sqlite", "journal.sqlite-wal"] {
            let from = self.folder.path().join(name);
            if from.exists() {
                std::fs::copy(from, image.path().join(name)).unwrap();
            }
        }
        House::on(image).await
    }

    /// Sets up a game and starts its clock at the moment 1000.
    async fn started(&self, id: &str, terms: Terms) {
        assert!(self.tables.create(id.to_owned(), terms).await.is_ok());
        assert_eq!(self.act(id, "start", By::Arbiter, r#"{"do":"start"}"#, 1000, u32::MAX).await, Ok(1));
    }

    async fn act(&self, id: &str, key: &str, by: By, act: &str, at: u64, seen: u32) -> Result<u32, NotTaken> {
        let deed = Deed::read(by, serde_json::from_str(act).unwrap()).unwrap();
        let (reply, answer) = oneshot::channel();
        let said = IncomingAct { seen, ..IncomingAct::now(key.to_owned(), "table", deed, at) };
        self.ask(id, Request::Act(said, reply)).await;
        answer.await.unwrap()
    }

    async fn ask(&self, id: &str, request: Request) {
        let door = self.tables.find(id).await.unwrap().door;
        assert!(door.requests.send(request).await.is_ok());
    }

    async fn settle(&self, id: &str, key: &str, ruled: Settlement) -> Result<u32, NotTaken> {
        let (reply, answer) = oneshot::channel();
        let (key, actor) = (key.to_owned(), "Ani".to_owned());
        self.ask(id, Request::Settle { key, actor, ruled, reply }).await;
        answer.await.unwrap()
    }

    async fn gap(&self, id: &str) -> Interrupted {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Request::Gap(Language::English, reply)).await;
        answer.await.unwrap().expect("a gap")
    }

    async fn phase(&self, id: &str) -> Phase {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Request::Outline(reply)).await;
        answer.await.unwrap().phase
    }

    /// White's and Black's time, whose clock runs, and the pieces.
    async fn shows(&self, id: &str) -> (u64, u64, Option<Color>, String) {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Request::Tell(reply)).await;
        let shown = answer.await.unwrap();
        let at = touchmove_clock::Moment::at(shown.now);
        let clock = shown.game.clock();
        let left = |side| clock.remaining(side, at).get();
        let FromServer::View { view, .. } = shown.message(Role::Arbiter, Viewer::of(Language::English))
        else {
            panic!("no view")
        };
        (left(Color::White), left(Color::Black), clock.running(at), view.board)
    }

    async fn entries(&self, id: &str) -> Vec<Stored> {
        self.store.entries(id, 0).await.unwrap()
    }

    /// The server is known to have been up at this moment.
    async fn mark(&self, moment: u64) {
        let alive = Alive { moment, boot_id: "before".to_owned(), wall: 1_000_000 + moment };
        self.store.mark(alive).await.unwrap();
    }
}

fn terms(control: &str, arbiter: ArbiterPresence) -> Terms {
    Terms {
        version: 1,
        edition: Edition::NEWEST_FIRST[0].year(),
        control: control.to_owned(),
        white: String::new(),
        black: String::new(),
        manner: Manner::Strict,
        arbiter,
        position: None,
        kind: TableKind::Board,
        chess960: None,
        event: None,
        scheduled: Some(1000),
        announcements: None,
    }
}

/// The same under the regulations of an event.
fn regulated(control: &str, regulations: &Regulations) -> Terms {
    let of = OfEvent::new("e", GameId::new(1, 1, 1), [1, 2], regulations, 0);
    Terms { event: Some(Box::new(of)), ..terms(control, ArbiterPresence::Present) }
}

fn gaps(entries: &[Stored]) -> Vec<ServiceGap> {
    entries.iter().filter_map(|entry| ServiceGap::read(&entry.device)).collect()
}

fn ruled(times: TimesRuled, admit: Vec<u32>) -> Settlement {
    Settlement { times, admit, reason: "the server was away".to_owned() }
}

/// White's first move, as a device sends it.
const MOVE: [(&str, &str); 3] = [
    ("touch", r#"{"do":"touch","square":"e2"}"#),
    ("release", r#"{"do":"release","square":"e4"}"#),
    ("press", r#"{"do":"press"}"#),
];

const HOUR: u64 = 3_600_000;

#[tokio::test]
async fn restart_rule_gap_one_entry_a_game_that_ran_and_nobody_charged_beyond_the_mark() {
    let house = House::open().await;
    for id in ["a", "b"] {
        house.started(id, terms("60+30", ArbiterPresence::Present)).await;
    }
    assert!(house.tables.create("c".to_owned(), terms("60+30", ArbiterPresence::Present)).await.is_ok());
    house.mark(11_000).await;
    let house = house.cut().await;
    for id in ["a", "b"] {
        let entries = house.entries(id).await;
        let [gap] = gaps(&entries).try_into().expect("one gap");
        assert_eq!((gap.cause.as_str(), gap.mark, gap.before.as_str()), ("restart", 11_000, "before"));
        assert_eq!((gap.white, gap.black), (HOUR + 30_000 - 10_000, HOUR + 30_000));
        assert!(gap.length().is_some() && gap.fell.is_none(), "{gap:?}");
        assert_eq!(house.phase(id).await, Phase::Stopped);
        // The same outage has the same key in every game.
        assert_eq!(entries[1].key, format!("system:gap-{}-0", house.timeline.boot_id()));
    }
    assert_eq!(house.entries("c").await, []);
    // A second cut finds nothing running.
    let again = house.cut().await;
    assert_eq!(gaps(&again.entries("a").await).len(), 1);
    let (white, black, running, _) = again.shows("a").await;
    assert_eq!((white, black, running), (HOUR + 20_000, HOUR + 30_000, None));
}

#[tokio::test]
async fn restart_rule_flag_that_nobody_saw_is_shown_and_not_declared() {
    for auto_flag in [Switch::Off, Switch::On] {
        let house = House::open().await;
        let regulations = Regulations {
            auto_flag,
            supervision: Some(Supervision::Limited),
            ..Regulations::where_nothing_is_said()
        };
        house.started("a", regulated("3s", &regulations)).await;
        house.mark(6000).await;
        let house = house.cut().await;
        let found = house.gap("a").await;
        assert_eq!((found.phase, found.gap.fell), (Phase::Stopped, Some(4000)), "{auto_flag:?}");
        assert_eq!(found.gap.fell_at(), Some(1_004_000));
        let (reply, answer) = oneshot::channel();
        house.ask("a", Request::Outline(reply)).await;
        assert_eq!(answer.await.unwrap().result, None, "{auto_flag:?}");
    }
}

#[tokio::test]
async fn restart_rule_flag_that_was_stored_stands() {
    let house = House::open().await;
    house.started("a", terms("3s", ArbiterPresence::Present)).await;
    let seen = r#"{"do":"observe","seen":{"what":"flag","of":"white"}}"#;
    assert_eq!(house.act("a", "flag", By::Arbiter, seen, 5000, u32::MAX).await, Ok(2));
    let house = house.cut().await;
    assert_eq!(house.phase("a").await, Phase::Over);
    assert_eq!(gaps(&house.entries("a").await), []);
}

/// A game whose first move was on its way when the power failed; the move has arrived after it.
async fn with_late_move() -> House {
    let house = House::open().await;
    house.started("a", terms("60+30", ArbiterPresence::Present)).await;
    house.mark(11_000).await;
    let house = house.cut().await;
    for ((key, act), place) in MOVE.into_iter().zip(3..) {
        assert_eq!(house.act("a", key, By::White, act, 0, 1).await, Err(NotTaken::Late(place)));
    }
    house
}

const AT_FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[tokio::test]
async fn restart_rule_late_input_is_kept_once_and_never_done_by_itself() {
    let house = with_late_move().await;
    // Sent again, it is kept where it was; what was committed before the gap is acknowledged.
    assert_eq!(house.act("a", "press", By::White, MOVE[2].1, 0, 1).await, Err(NotTaken::Late(5)));
    assert_eq!(house.act("a", "start", By::Arbiter, r#"{"do":"start"}"#, 0, 0).await, Ok(1));
    let house = house.cut().await;
    assert_eq!(house.act("a", "touch", By::White, MOVE[0].1, 0, 1).await, Err(NotTaken::Late(3)));
    let found = house.gap("a").await;
    let places: Vec<u32> = found.evidence.iter().map(|one| one.seq).collect();
    assert_eq!((found.stands, places), (true, vec![3, 4, 5]));
    assert!(found.evidence.iter().all(|one| one.by == By::White && !one.text.is_empty()));
    assert_eq!(house.shows("a").await.3, AT_FIRST);
    // A client that has seen the gap does something new.
    assert_eq!(house.act("a", "new", By::White, r#"{"do":"say-adjust"}"#, 0, 5).await, Ok(6));
}

#[tokio::test]
async fn restart_rule_late_input_that_was_sealed_is_read_by_nobody() {
    let house = with_late_move().await;
    let sealed = r#"{"do":"write-sealed","text":"Rxh8+"}"#;
    assert_eq!(house.act("a", "seal", By::White, sealed, 0, 1).await, Err(NotTaken::Late(6)));
    let found = house.gap("a").await;
    let told: Vec<&str> = found.evidence.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(told.len(), 4);
    assert!(!told.join(" ").contains("h8"), "{told:?}");
}

#[tokio::test]
async fn restart_rule_late_input_is_admitted_with_the_charge_that_the_arbiter_sets() {
    let house = with_late_move().await;
    let charge = ruled(TimesRuled::Charge { millis: 1500 }, vec![3, 4, 5]);
    assert_eq!(house.settle("a", "k", charge.clone()).await, Ok(10));
    let (white, _, running, board) = house.shows("a").await;
    assert_eq!(board, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    // At the mark White had used ten seconds; the press has given thirty.
    assert_eq!((white, running), (HOUR + 30_000 - 10_000 - 1500 + 30_000, Some(Color::Black)));
    let entries = house.entries("a").await;
    assert!(entries[5].rulings.contains("6.10.1"), "{}", entries[5].rulings);
    assert!(entries[5..].iter().all(|entry| entry.actor == "Ani" && entry.at == entries[5].at));
    let settled: Settled = serde_json::from_str(&entries[6].device).unwrap();
    assert_eq!((settled.gap, settled.ruled, settled.refused), (Some(2), charge.clone(), vec![]));
    // The same ruling again is the same ruling.
    assert_eq!(house.settle("a", "k", charge).await, Ok(7));
    assert_eq!(house.entries("a").await.len(), 10);
    // And it is what the disk has.
    let house = house.cut().await;
    assert_eq!(house.shows("a").await.3, board);
    assert_eq!(house.gap("a").await.evidence.len(), 0);
}

#[tokio::test]
async fn restart_rule_late_input_that_is_refused_changes_nothing() {
    let house = with_late_move().await;
    assert!(matches!(
        house.settle("a", "k", ruled(TimesRuled::Credit, vec![4, 3])).await,
        Err(NotTaken::Refused(_))
    ));
    assert!(matches!(
        house.settle("a", "k", ruled(TimesRuled::Credit, vec![1])).await,
        Err(NotTaken::Refused(_))
    ));
    let wordless = Settlement { reason: String::new(), ..ruled(TimesRuled::Add { millis: 1 }, vec![]) };
    assert!(matches!(house.settle("a", "k", wordless).await, Err(NotTaken::Refused(_))));
    assert_eq!(house.settle("a", "k", Settlement::default()).await, Ok(6));
    let (_, _, running, board) = house.shows("a").await;
    assert_eq!((running, board.as_str()), (Some(Color::White), AT_FIRST));
    let settled: Settled = serde_json::from_str(&house.entries("a").await[5].device).unwrap();
    assert_eq!(settled.refused, [3, 4, 5]);
    assert_eq!(house.gap("a").await.evidence.len(), 0);
    // What arrives even later still waits there, and the game runs on.
    assert_eq!(house.act("a", "offer", By::White, r#"{"do":"offer"}"#, 0, 1).await, Err(NotTaken::Late(7)));
    assert_eq!((house.gap("a").await.evidence.len(), house.phase("a").await), (1, Phase::Playing));
}

#[tokio::test]
async fn restart_rule_times_are_added_to_both_or_set() {
    for (times, expected, article) in [
        (TimesRuled::Add { millis: 60_000 }, (HOUR + 80_000, HOUR + 90_000), "12.5"),
        (TimesRuled::Set { white: 500_000, black: 700_000 }, (500_000, 700_000), "6.10.1"),
    ] {
        let house = House::open().await;
        house.started("a", terms("60+30", ArbiterPresence::Present)).await;
        house.mark(11_000).await;
        let house = house.cut().await;
        assert_eq!(house.settle("a", "k", ruled(times, vec![])).await, Ok(4));
        let entries = house.entries("a").await;
        assert!(entries[2].rulings.contains(article), "{}", entries[2].rulings);
        // White's clock runs again, and may have run for a moment.
        let (white, black, running, _) = house.shows("a").await;
        assert!(white <= expected.0 && white + 5000 > expected.0, "{white}");
        assert_eq!((black, running), (expected.1, Some(Color::White)));
    }
}

#[tokio::test]
async fn fault_actor_panic_is_contained_and_the_game_stands_as_after_a_gap() {
    let house = House::open().await;
    for id in ["a", "b"] {
        house.started(id, terms("60+30", ArbiterPresence::Present)).await;
    }
    for (key, kept) in [("fails before the commit", false), ("fails after the commit", true)] {
        let (reply, answer) = oneshot::channel();
        let deed = Deed::read(By::White, serde_json::from_str(r#"{"do":"say-adjust"}"#).unwrap()).unwrap();
        let said = IncomingAct::now(key.to_owned(), "table", deed, 2000);
        house.ask("a", Request::Act(said, reply)).await;
        assert!(answer.await.is_err(), "nobody is told what became of it");
        let found = house.gap("a").await;
        assert_eq!((found.phase, found.gap.cause.as_str()), (Phase::Stopped, "fault"));
        assert_eq!(house.phase("b").await, Phase::Playing);
        // Sent again, it is acknowledged if it was stored, and otherwise waits for the arbiter: it is not judged again.
        let again = house.act("a", key, By::White, r#"{"do":"say-adjust"}"#, 2000, 1).await;
        match kept {
            true => assert!(again.is_ok(), "{again:?}"),
            false => assert!(matches!(again, Err(NotTaken::Late(_))), "{again:?}"),
        }
        assert!(house.settle("a", key, Settlement::default()).await.is_ok());
        assert_eq!(house.phase("a").await, Phase::Playing);
    }
    assert_eq!(gaps(&house.entries("a").await).len(), 2);
    assert_eq!(gaps(&house.entries("b").await), []);
}

/// A game under the rule that it resumes automatically, after the server was stopped for a moment.
async fn after_a_moment(seconds: u8) -> House {
    let house = House::open().await;
    let mut terms = regulated("90+30", &Regulations::where_nothing_is_said());
    if seconds > 0
        && let Some(of) = terms.event.as_mut()
    {
        of.resumes = Some(ResumesItself { seconds, signed: "Ani".to_owned() });
    }
    house.started("a", terms).await;
    house.timeline.interrupt(Cause::Stopped);
    assert!(house.tables.all_stand().await);
    house.timeline.close();
    assert_eq!(house.phase("a").await, Phase::Stopped);
    house
}

async fn goes_on_by_itself(house: &House) -> bool {
    let (reply, answer) = oneshot::channel();
    house.ask("a", Request::Back(reply)).await;
    answer.await.unwrap()
}

#[tokio::test]
async fn restart_rule_auto_resume_off_unless_the_chief_arbiter_signed_it() {
    let house = after_a_moment(0).await;
    assert!(!goes_on_by_itself(&house).await);
    assert_eq!(house.phase("a").await, Phase::Stopped);
}

#[tokio::test]
async fn restart_rule_auto_resume_after_a_short_gap_if_nothing_lies_with_the_arbiter() {
    let house = after_a_moment(3).await;
    assert!(goes_on_by_itself(&house).await);
    assert_eq!(house.phase("a").await, Phase::Playing);
    assert_eq!(house.entries("a").await[2].actor, "Ani (regulation)");
    let house = after_a_moment(3).await;
    assert_eq!(house.act("a", "k", By::White, MOVE[0].1, 0, 1).await, Err(NotTaken::Late(3)));
    assert!(!goes_on_by_itself(&house).await);
    // A longer gap is for people.
    let house = after_a_moment(3).await.cut().await;
    assert_eq!(house.gap("a").await.gap.cause, "stopped");
    assert_eq!(house.settle("a", "k", Settlement::default()).await, Ok(3));
    house.mark(1000).await;
    let house = house.cut().await;
    assert!(house.gap("a").await.gap.length() > Some(3000), "the last mark was made long ago");
    assert!(!goes_on_by_itself(&house).await);
}
