//! A small event, and pages of it: shared by the tests of what stands on pages and of how they are set.

use touchmove_chess::{Color, Position, Square};
use touchmove_clock::Moment;
use touchmove_competition::{
    Archive, BoardNumber, By, Bye, ByeKind, Event, EventAct, EventEntry, Founding, GameId, GameRecord,
    Paired, Player, PlayerId, RecordedEntry, RoundNumber, SectionId, Session, Stamp, System, Terms, Title,
    Zone, judge,
};
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct, StopReason};
use touchmove_conduct::{Act, Award, Entry, Knows};
use touchmove_law::{Edition, Language, Regulations};
use touchmove_notation::Language as Letters;
use touchmove_notation::pgn::{Options, games};
use touchmove_print::{Printer, Sheet};

pub(crate) const SECTION: SectionId = SectionId(1);
pub(crate) const ROUND: RoundNumber = RoundNumber(1);
pub(crate) const GAME: GameId = GameId::new(1, 1, 1);

pub(crate) fn printer(language: Language) -> Printer {
    let letters = Letters::of_code(language.tag()).unwrap();
    Printer::new(language, letters)
}

pub(crate) fn sheet(pgn: &str) -> Sheet {
    Sheet::of_pgn(&games(pgn.as_bytes(), Options::OWN).0[0])
}

/// An event with a game of three half-moves on board 1.
pub(crate) fn event() -> (Archive, Event) {
    let founding = Founding {
        name: "Open <of> Yerevan".into(),
        place: "Երևան".into(),
        federation: None,
        begins: None,
        ends: None,
        zone: Zone(240),
        edition: Edition::Fide2023,
        regulations: Regulations::where_nothing_is_said(),
    };
    let terms = Terms {
        name: "A".into(),
        system: System::Swiss,
        rounds: 9,
        control: "90+30".parse().unwrap(),
        regulations: None,
        tie_breaks: Vec::new(),
        bye: Award::Win,
        carried: Vec::new(),
    };
    let mut acts = vec![EventAct::OpenSection { section: SECTION, terms }];
    for number in 1..=3 {
        let details = Player {
            title: Some(Title::Gm),
            rating: Some(2600),
            ..Player::named(format!("Player {number}"))
        };
        acts.push(EventAct::Register { player: PlayerId(number), section: SECTION, number, details });
    }
    let start = Session { start: Stamp(1_763_206_200_000), end: None };
    acts.push(EventAct::Schedule { section: SECTION, round: ROUND, sessions: vec![start] });
    let games = vec![Paired { board: BoardNumber(1), white: PlayerId(1), black: PlayerId(2) }];
    let byes = vec![Bye { player: PlayerId(3), kind: ByeKind::HalfPoint }];
    acts.push(EventAct::Pair { section: SECTION, round: ROUND, games, byes });
    let mut event = Event::new(founding.clone());
    let mut entries = Vec::new();
    for (act, seq) in acts.into_iter().zip(1..) {
        let entry = EventEntry { seq, at: Stamp(1_763_200_000_000), by: By::Organiser, act };
        event = judge(event, &entry).event;
        entries.push(entry);
    }
    (Archive { founding, entries, games: vec![record()] }, event)
}

fn record() -> GameRecord {
    let mut acts: Vec<Act> = Color::ALL.map(|color| Act::Player(color, PlayerAct::Arrive)).to_vec();
    acts.push(Act::Arbiter(ArbiterAct::Start));
    for (color, from, to) in
        [(Color::White, "g1", "f3"), (Color::Black, "b8", "c6"), (Color::White, "e2", "e4")]
    {
        let square = |name: &str| Square::from_name(name.as_bytes()).unwrap();
        acts.push(Act::Player(color, PlayerAct::Touch { square: square(from), contact: Contact::Intent }));
        acts.push(Act::Player(color, PlayerAct::Release { square: square(to) }));
        acts.push(Act::Player(color, PlayerAct::Press { hand: Hand::Same }));
    }
    let entries = acts.into_iter().zip(1u32..).map(|(act, seq)| RecordedEntry {
        entry: Entry { seq, at: Moment::at(u64::from(seq.saturating_sub(3)) * 10_000), act },
        by: By::System,
        person: None,
    });
    GameRecord {
        game: GAME,
        initial: Position::initial(),
        control: "90+30".parse().unwrap(),
        scheduled: Some(Moment::at(0)),
        epoch: Stamp(1_763_206_200_000),
        knows: Knows::EveryMove,
        entries: entries.collect(),
        late: Vec::new(),
    }
}

/// The same after Black sealed a move.
pub(crate) fn adjourned() -> (Archive, Event) {
    let (mut archive, _) = event();
    archive.founding.regulations.adjournment = touchmove_law::Switch::On;
    let record = &mut archive.games[0];
    let at = record.entries.last().unwrap().entry.at;
    let sealing = [
        Act::Arbiter(ArbiterAct::OrderSeal { session_end: at }),
        Act::Player(Color::Black, PlayerAct::WriteSealed { text: "e5".into() }),
        Act::Player(Color::Black, PlayerAct::CloseEnvelope),
        Act::Player(Color::Black, PlayerAct::Stop { reason: StopReason::Sealed }),
    ];
    for act in sealing {
        let seq = u32::try_from(record.entries.len()).unwrap() + 1;
        record.entries.push(RecordedEntry { entry: Entry { seq, at, act }, by: By::System, person: None });
    }
    let event = archive.event();
    (archive, event)
}
