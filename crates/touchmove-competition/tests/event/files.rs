//! Games with their journals: what they come to, what is reported, written and printed of them.

use touchmove_chess::{Color, Position, Square};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_competition::desk::{Desk, Flag, TimeTrouble};
use touchmove_competition::report::{Caption, Note, ReportWording, ToldReport};
use touchmove_competition::{
    Against, AppealId, AppealPack, Archive, By, EnvelopeLabel, EventAct, GameId, GameRecord, GameReport,
    Outcome, PlayerId, RecordedEntry, Report, Resumption, RoundNumber, Scope, Session, Stamp, Stated, Who,
    pgn,
};
use touchmove_conduct::act::{ArbiterAct, Claim, Contact, Hand, PlayerAct, StopReason};
use touchmove_conduct::{Act, Ending, Entry, Knows, Score};
use touchmove_law::{Edition, Laws, Regulations, Switch};
use touchmove_notation::pgn::writer::Export;
use touchmove_notation::pgn::{Element, GameResult, Options, games};

use crate::support::{ARBITER, SECTION, Told};

const GAME: GameId = GameId::new(1, 1, 1);

/// A journal being written.
struct Journal {
    record: GameRecord,
    at: u64,
}

impl Journal {
    fn new() -> Journal {
        let record = GameRecord {
            game: GAME,
            initial: Position::initial(),
            control: "90+30".parse().unwrap(),
            scheduled: Some(Moment::at(0)),
            epoch: Stamp(1_700_000_000_000),
            knows: Knows::EveryMove,
            entries: Vec::new(),
            late: Vec::new(),
        };
        let mut journal = Journal { record, at: 0 };
        for color in Color::ALL {
            journal.does(Act::Player(color, PlayerAct::Arrive));
        }
        journal.does(Act::Arbiter(ArbiterAct::Start));
        journal
    }

    fn does(&mut self, act: Act) -> u32 {
        let seq = u32::try_from(self.record.entries.len()).unwrap() + 1;
        let by = match act {
            Act::Player(color, _) | Act::Assistant(color, _) => {
                By::Player { player: color.choose(PlayerId(1), PlayerId(2)) }
            }
            Act::Arbiter(_) | Act::Bystander(_) => ARBITER,
        };
        self.record.entries.push(RecordedEntry {
            entry: Entry { seq, at: Moment::at(self.at), act },
            by,
            person: None,
        });
        seq
    }

    /// `e2e4` by touching, releasing and pressing ten seconds later.
    fn moves(&mut self, moves: &str) -> &mut Journal {
        for text in moves.split_whitespace() {
            let by = if self.presses().is_multiple_of(2) { Color::White } else { Color::Black };
            self.at += 10_000;
            let square = |part: &str| Square::from_name(part.as_bytes()).unwrap();
            self.does(Act::Player(
                by,
                PlayerAct::Touch { square: square(&text[..2]), contact: Contact::Intent },
            ));
            self.does(Act::Player(by, PlayerAct::Release { square: square(&text[2..]) }));
            self.does(Act::Player(by, PlayerAct::Press { hand: Hand::Same }));
        }
        self
    }

    fn presses(&self) -> usize {
        let is_press =
            |one: &&RecordedEntry| matches!(one.entry.act, Act::Player(_, PlayerAct::Press { .. }));
        self.record.entries.iter().filter(is_press).count()
    }
}

/// An event of two players with one game, its journal and what came of it.
fn event(edition: Edition, regulations: Regulations) -> Told {
    let mut told = Told::swiss(edition, regulations, 2, &[]);
    told.round(1, "1-2 *");
    told
}

fn plain() -> Regulations {
    Regulations::where_nothing_is_said()
}

fn laws(told: &Told) -> Laws {
    told.event.laws(SECTION).unwrap().unwrap()
}

fn reported(told: &mut Told, record: &GameRecord) -> Archive {
    let report = GameReport::of(&laws(told), record);
    told.does(EventAct::Report { game: GAME, report });
    archive(told, record)
}

fn archive(told: &Told, record: &GameRecord) -> Archive {
    Archive { founding: told.founding.clone(), entries: told.entries.clone(), games: vec![record.clone()] }
}

fn words() -> ReportWording<'static> {
    ReportWording {
        act: &|act, _| format!("{act:?}"),
        ruling: &|ruling| format!("{:?}", ruling.decision()),
        event_act: &|act| format!("{act:?}").chars().take(20).collect(),
        event_ruling: &|ruling| format!("{:?}", ruling.decision()),
        by: &|by| format!("{by:?}"),
        caption: &|caption| {
            if let Caption::Articles(numbers) = caption {
                numbers.join(" و ")
            } else {
                format!("{caption:?}")
            }
        },
    }
}

#[test]
fn the_journal_of_a_game_comes_to_its_result() {
    let mut told = event(Edition::Fide2023, plain());
    let mut journal = Journal::new();
    journal.moves("f2f3 e7e5 g2g4 d8h4");
    let report = GameReport::of(&laws(&told), &journal.record);
    assert_eq!(report.outcome, Outcome::played(Score::win(Color::Black), Some(Ending::Checkmate)));
    assert_eq!(report.article, "5.1.1");
    reported(&mut told, &journal.record);
    assert_eq!(told.outcome(GAME), "0-1");
}

#[test]
fn a_game_given_up_before_both_have_moved_is_not_rated() {
    let told = event(Edition::Fide2001, plain());
    let mut journal = Journal::new();
    journal.moves("f2f3");
    journal.does(Act::Player(Color::Black, PlayerAct::Resign));
    let report = GameReport::of(&laws(&told), &journal.record);
    let Outcome::Scored { length, .. } = report.outcome else { panic!("{report:?}") };
    assert_eq!(length, touchmove_competition::Length::UnderOneMove);
}

#[test]
fn a_report_has_facts_clocks_articles_and_who() {
    let mut told = event(Edition::Fide2023, plain());
    let mut journal = Journal::new();
    journal.moves("e2e4 e7e5 g1g3");
    journal.at += 5_000;
    let claim = journal.does(Act::Player(Color::Black, PlayerAct::Claim { claim: Claim::IllegalMove }));
    let archive = reported(&mut told, &journal.record);
    let report = Report::of(&archive, Scope::Game(GAME));
    let items = words().items(&archive.event(), &report.items);
    let item = items.iter().find(|item| item.game == "1/1.1" && item.entry == claim).expect("the claim");
    let clocks = item.clocks.expect("clocks");
    // Two minutes for the opponent of the offender (7.5.5), whose own clock was at the reading of the claim.
    assert_eq!(clocks.after.black, clocks.before.black.plus(Millis::minutes(2)));
    assert_eq!(clocks.after.white, clocks.before.white);
    assert_eq!(item.by, "Player { player: PlayerId(2) }");
    assert_eq!(item.players, "Player 1 – Player 2");
    let articles: Vec<&str> = item.rulings.iter().flat_map(|one| &one.articles).map(String::as_str).collect();
    assert!(articles.contains(&"7.5.5"), "{articles:?}");
    // Moves on which nothing was ruled are not in it, and the illegal move is counted by the event.
    assert!(items.iter().all(|item| !item.fact.contains("Press")));
    assert!(items.iter().any(|item| item.rulings.iter().any(|one| one.text.contains("IllegalMoves"))));
    let heading = [("Event".into(), "Test".into())];
    let (title, language, direction, nothing) = ("Report", "en", "ltr", "none");
    let report = ToldReport { title, language, direction, heading: &heading, items: &items, nothing };
    let plain = report.text();
    assert!(plain.contains("ClocksBefore(") && plain.contains("(7.5.5"), "{plain}");
    // Several articles are listed as the language lists them.
    let several =
        items.iter().flat_map(|item| &item.rulings).find(|one| one.articles.len() > 1).expect("several");
    assert!(plain.contains(&format!("({})", several.articles.join(" و "))), "{plain}");
    assert!(report.html().contains(&format!("({})", several.articles.join(" و "))));
    let page = report.html();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Player 1 – Player 2"), "{page}");
}

#[test]
fn an_appeal_pack_shows_the_position_before_the_ruling() {
    let mut told = event(Edition::Fide2023, plain());
    let mut journal = Journal::new();
    journal.moves("e2e4 e7e5 g1g3");
    let claim = journal.does(Act::Player(Color::Black, PlayerAct::Claim { claim: Claim::IllegalMove }));
    reported(&mut told, &journal.record);
    told.does(EventAct::Appeal {
        player: PlayerId(1),
        against: Against::Game { game: GAME, entry: claim },
        grounds: "he had touched a piece".into(),
    });
    let archive = archive(&told, &journal.record);
    let pack = AppealPack::of(&archive, AppealId(1)).unwrap();
    for note in [
        Note::Grounds("he had touched a piece".into()),
        Note::Appellant("Player 1".into()),
        Note::Undecided,
        Note::AgainstGame(GAME, claim),
        // Two moves of White, the second of them illegal and not yet found; one of Black.
        Note::MovesUntilThen(Sides::new((2, 0), (1, 0))),
    ] {
        assert!(pack.heading.contains(&note), "{note:?} in {:?}", pack.heading);
    }
    let before = pack
        .heading
        .iter()
        .find_map(|note| if let Note::Position(fen) = note { Some(fen.as_str()) } else { None });
    assert!(before.unwrap().starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/6N1/"));
    assert!(pack.items.iter().any(|item| item.game == Some(GAME) && item.entry == claim));
    assert!(AppealPack::of(&archive, AppealId(2)).is_none());
}

#[test]
fn games_are_written_with_times_and_the_ruling_and_read_back() {
    let mut told = event(Edition::Fide2023, plain());
    told.does(EventAct::Schedule {
        section: SECTION,
        round: RoundNumber(1),
        sessions: vec![Session { start: Stamp(1_700_000_000_000), end: None }],
    });
    let mut journal = Journal::new();
    journal.moves("f2f3 e7e5 g2g4 d8h4");
    let archive = reported(&mut told, &journal.record);
    let written = pgn::text(&archive, &archive.event(), Scope::Event, &Export::PGN);
    for line in [
        "[Event \"Test Open\"]",
        "[Site \"Yerevan ARM\"]",
        "[Date \"2023.11.15\"]",
        "[Round \"1.1\"]",
        "[White \"Player 1\"]",
        "[Result \"0-1\"]",
        "[Board \"1\"]",
        "[Ruling \"2023 5.1.1 checkmate\"]",
        "[Termination \"normal\"]",
        "[TimeControl \"5400+30\"]",
    ] {
        assert!(written.contains(line), "{line} is missing from\n{written}");
    }
    // Ninety minutes and the first increment, ten seconds used, the next increment added.
    assert!(
        written.contains("1. f3 { [%clk 1:30:50] }") || written.contains("1. f3 {[%clk 1:30:50]}"),
        "{written}"
    );
    let (read, faults) = games(written.as_bytes(), Options::OWN);
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(read.len(), 1);
    assert_eq!(read[0].result, Some(GameResult::BLACK_WON));
    assert_eq!(read[0].elements.iter().filter(|one| matches!(one, Element::Move(_))).count(), 4);
}

#[test]
fn a_forfeit_is_written_without_moves_and_with_its_article() {
    let mut told = event(Edition::Fide2023, plain());
    told.does(EventAct::Absent { game: GAME, who: Who::One { side: Color::Black } });
    let archive = Archive { games: Vec::new(), ..archive(&told, &Journal::new().record) };
    let written = pgn::text(&archive, &told.event, Scope::Game(GAME), &Export::PGN);
    for line in ["[Result \"1-0\"]", "[Termination \"rules infraction\"]", "[Ruling \"2023 6.7.1 default\"]"]
    {
        assert!(written.contains(line), "{line} is missing from\n{written}");
    }
    assert_eq!(pgn::text(&archive, &told.event, Scope::Game(GameId::new(1, 2, 1)), &Export::PGN), "");
}

#[test]
fn every_score_has_its_result_in_a_file() {
    for (text, expected) in [
        ("1-0", "1-0"),
        ("½-0", "1/2-0"),
        ("0-½", "0-1/2"),
        ("0-0", "0-0"),
        ("+/-", "1-0"),
        ("-/+", "0-1"),
        ("-/-", "0-0"),
    ] {
        let outcome = Outcome::played(touchmove_competition::read_score(text).unwrap(), None);
        assert_eq!(pgn::result(outcome).to_string(), expected, "{text}");
    }
    assert_eq!(pgn::result(Outcome::Adjourned).to_string(), "*");
}

#[test]
fn the_desk_tells_of_time_trouble_below_five_minutes() {
    let told = event(Edition::Fide2023, plain());
    let journal = Journal::new();
    let game = journal.record.played(&laws(&told));
    let desk = |at: u64| {
        let live = |id: GameId| (id == GAME).then_some((&game, Moment::at(at)));
        Desk::of(&told.event, SECTION, RoundNumber(1), live).unwrap()
    };
    // White has ninety minutes and thirty seconds.
    let limit = (90 * 60 + 30 - 300) * 1000;
    let trouble = |at: u64| desk(at).boards[0].live.as_ref().unwrap().trouble;
    assert_eq!(trouble(limit), Sides::new(TimeTrouble::No, TimeTrouble::No));
    assert_eq!(trouble(limit + 1), Sides::new(TimeTrouble::Yes, TimeTrouble::No));
    let late = desk(limit + 300_000);
    assert_eq!(late.boards[0].live.as_ref().unwrap().flags, Sides::new(Flag::Down, Flag::Up));
    assert_eq!((late.undecided, late.appeals), (1, 0));
}

#[test]
fn the_envelope_states_names_position_times_and_resumption() {
    let regulations = Regulations { adjournment: Switch::On, ..plain() };
    let mut told = event(Edition::Fide2023, regulations);
    let mut journal = Journal::new();
    journal.moves("e2e4 e7e5");
    journal.does(Act::Arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(journal.at) }));
    journal.does(Act::Player(Color::White, PlayerAct::WriteSealed { text: "Nf3".into() }));
    journal.does(Act::Player(Color::White, PlayerAct::CloseEnvelope));
    journal.does(Act::Player(Color::White, PlayerAct::Stop { reason: StopReason::Sealed }));
    reported(&mut told, &journal.record);
    assert_eq!(told.outcome(GAME), "adjourned");
    let game = journal.record.played(&laws(&told));
    let label = EnvelopeLabel::of(&told.event, GAME, &game).expect("a closed envelope");
    assert_eq!(label.stated(), Stated::Lacking, "the resumption is not fixed");
    let session = |start: u64| Session { start: Stamp(start), end: None };
    told.does(EventAct::Schedule {
        section: SECTION,
        round: RoundNumber(1),
        sessions: vec![session(0), session(1_700_000_000_000)],
    });
    let resumption = Resumption { at: Stamp(1_700_000_000_000), place: "hall B".into() };
    told.does(EventAct::FixResumption { game: GAME, resumption });
    let label = EnvelopeLabel::of(&told.event, GAME, &game).unwrap();
    assert_eq!(label.stated(), Stated::Whole);
    assert_eq!((label.players.white.as_str(), label.players.black.as_str()), ("Player 1", "Player 2"));
    assert_eq!(label.sealed_by, "Player 1");
    assert_eq!(label.move_number, "2.");
    assert!(label.position.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"), "{}", label.position);
    assert_eq!(label.time_used, Sides::new(Millis::seconds(10), Millis::seconds(10)));
    assert_eq!(label.open_offer, None);
    // 22:13 universal time is 02:13 of the next day in Yerevan.
    assert_eq!(label.resumption, "2023-11-15 02:13, hall B");
}
