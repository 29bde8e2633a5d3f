//! A whole event through tournament files: nine rounds of sixty players, imported, played by rulings, exported, read back.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use touchmove_chess::Color;
use touchmove_competition::standings::{Standings, TieBreak};
use touchmove_competition::trf::{Format, Import, import, read, report, write};
use touchmove_competition::{
    Archive, BoardNumber, Bye, ByeKind, Event, EventAct, EventDecision, EventEntry, GameId, Length, Outcome,
    Paired, PlayerId, RoundNumber, Stamp, Who, Zone, judge, read_score,
};
use touchmove_law::{Edition, Regulations};

use crate::support::{ARBITER, SECTION};

const PLAYERS: u16 = 60;
const ROUNDS: u16 = 9;
const TIES: [TieBreak; 4] =
    [TieBreak::DirectEncounter, TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger];

/// Whether scores that do not add up to a whole are among the results.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Odd {
    Yes,
    No,
}

fn how() -> Import {
    Import {
        edition: Edition::Fide2023,
        regulations: Regulations::where_nothing_is_said(),
        zone: Zone(240),
        control: None,
        tie_breaks: Some(TIES.to_vec()),
        rounds: None,
        at: Stamp(1_763_000_000_000),
    }
}

/// A file of players before the first round; the columns are set here, not by the program.
fn registration() -> String {
    let mut text = String::from(
        "012 Sixty Players\n022 Yerevan\n032 ARM\n042 2026/11/01\n052 2026/11/09\n062 60\n072 40\n\
         092 Individual: Swiss-System\n102 Chief Arbiter\n112 Deputy Arbiter\n122 90+30\n",
    );
    for number in 1..=PLAYERS {
        let rated = number % 3 != 0;
        let (rating, id) = if rated {
            (format!("{}", 2600 - 10 * number), format!("{}", 13_300_000 + u32::from(number)))
        } else {
            (String::new(), String::new())
        };
        let (sex, title) = match number {
            1..=5 => ("m", "GM"),
            6..=9 => ("w", "WGM"),
            _ => ("m", ""),
        };
        let federation = ["ARM", "IRI", "GEO"][usize::from(number % 3)];
        let name = format!("Player, Number {number}");
        let born = if number % 2 == 0 { "1990/02/28" } else { "" };
        writeln!(
            text,
            "001 {number:>4} {sex:1}{title:>3} {name:<33} {rating:>4} {federation:<3} {id:>11} {born:<10}  0.0"
        )
        .unwrap();
    }
    text + "XXR 9\n260 001 009    1    2\n250       1.0 001 002 0001 0030\n"
}

/// An event that goes on from an archive.
struct Playing {
    archive: Archive,
    event: Event,
    random: touchmove_chess::Random,
}

impl Playing {
    fn does(&mut self, act: EventAct) {
        let seq = u32::try_from(self.archive.entries.len()).unwrap() + 1;
        let at = Stamp(1_763_000_000_000 + u64::from(seq) * 1000);
        let entry = EventEntry { seq, at, by: ARBITER, act };
        let judgment = judge(self.event.clone(), &entry);
        for ruling in &judgment.rulings {
            assert_ne!(*ruling.decision(), EventDecision::NotAdmitted, "{entry:?}: {:?}", ruling.reason());
        }
        self.event = judgment.event;
        self.archive.entries.push(entry);
    }

    /// The next of a row of numbers that is the same on every machine, below `most`.
    fn below(&mut self, most: u64) -> u64 {
        self.random.below(most)
    }

    fn have_met(&self, one: PlayerId, other: PlayerId) -> bool {
        self.event.games().any(|(_, game)| game.opponent_of(one) == Some(other))
    }

    /// Neighbours in the standings who have not met; in every round somebody is away, in some an odd number.
    fn pair(&mut self, round: u16) {
        let mut byes = Vec::new();
        let away = [(3 * round, ByeKind::HalfPoint), (3 * round + 1, ByeKind::ZeroPoint)];
        for (number, kind) in away.into_iter().take(1 + usize::from(round % 2)) {
            byes.push(Bye { player: PlayerId(number), kind });
        }
        if round == 5 {
            byes.push(Bye { player: PlayerId(50), kind: ByeKind::FullPoint });
        }
        let standings = Standings::of(&self.event, SECTION, None).unwrap();
        let mut order: Vec<PlayerId> = standings.rows.iter().map(|row| row.player).collect();
        order.retain(|player| byes.iter().all(|bye| bye.player != *player));
        if order.len() % 2 == 1 {
            let had = |player: &PlayerId| {
                self.event
                    .section(SECTION)
                    .unwrap()
                    .rounds
                    .iter()
                    .any(|round| round.bye_of(*player).is_some())
            };
            let at = order.iter().rposition(|player| !had(player)).unwrap();
            byes.push(Bye { player: order.remove(at), kind: ByeKind::PairingAllocated });
        }
        let mut pairs = Vec::new();
        while !order.is_empty() {
            let first = order.remove(0);
            let at = order.iter().position(|other| !self.have_met(first, *other)).unwrap_or(0);
            pairs.push((first, order.remove(at)));
        }
        let colored = |(one, other): (PlayerId, PlayerId)| {
            if (one.0 + round).is_multiple_of(2) { (one, other) } else { (other, one) }
        };
        let mut pairs: Vec<(PlayerId, PlayerId)> = pairs.into_iter().map(colored).collect();
        // The format has no boards: they are counted by the lower starting number.
        pairs.sort_by_key(|(white, black)| *white.min(black));
        byes.sort_by_key(|bye| bye.player);
        let games = pairs.into_iter().zip(1..).map(|((white, black), board)| Paired {
            board: BoardNumber(board),
            white,
            black,
        });
        self.does(EventAct::Pair {
            section: SECTION,
            round: RoundNumber(round),
            games: games.collect(),
            byes,
        });
    }

    fn play(&mut self, round: u16, odd: Odd) {
        let boards = self.event.round(SECTION, RoundNumber(round)).unwrap().pairings.len();
        for board in 1..=u16::try_from(boards).unwrap() {
            let game = GameId { section: SECTION, round: RoundNumber(round), board: BoardNumber(board) };
            let score = |text: &str| read_score(text).unwrap();
            let played = |text: &str| Outcome::played(score(text), None);
            let short = |text: &str| Outcome::Scored {
                score: score(text),
                ending: None,
                length: Length::UnderOneMove,
            };
            match self.below(40) {
                0 => self.does(EventAct::Absent { game, who: Who::One { side: Color::White } }),
                1 => self.does(EventAct::Absent { game, who: Who::One { side: Color::Black } }),
                2 => self.does(EventAct::Absent { game, who: Who::Both }),
                3 => self.does(EventAct::HandIn { game, outcome: short("1-0") }),
                4 => self.does(EventAct::HandIn { game, outcome: short("½-½") }),
                5 | 6 if odd == Odd::Yes => {
                    self.does(EventAct::HandIn { game, outcome: played("½-½") });
                    let to = if board % 2 == 0 { "0-0" } else { "½-0" };
                    let reason = "both were found guilty".to_owned();
                    self.does(EventAct::ChangeResult { game, to: played(to), reason });
                }
                7..=20 => self.does(EventAct::HandIn { game, outcome: played("1-0") }),
                21..=29 => self.does(EventAct::HandIn { game, outcome: played("0-1") }),
                _ => self.does(EventAct::HandIn { game, outcome: played("½-½") }),
            }
        }
    }
}

fn played(odd: Odd) -> Event {
    let archive = import(&registration(), &how()).unwrap();
    let event = archive.event();
    assert_eq!(event.entrants().len(), usize::from(PLAYERS));
    let mut playing = Playing { archive, event, random: touchmove_chess::Random::seeded(2026) };
    for round in 1..=ROUNDS {
        playing.pair(round);
        playing.play(round, odd);
    }
    assert_eq!(playing.archive.event(), playing.event, "the archive leads to the same state");
    playing.event
}

/// Everything of an event that the format can say.
#[derive(PartialEq, Eq, Debug)]
struct Seen {
    founding: Vec<String>,
    officials: Vec<String>,
    players: Vec<String>,
    games: Vec<String>,
    byes: Vec<String>,
    standings: Vec<String>,
    carried: Vec<String>,
}

fn seen(event: &Event) -> Seen {
    let founding = event.founding();
    let section = event.section(SECTION).unwrap();
    let standings = Standings::of(event, SECTION, None).unwrap();
    Seen {
        founding: vec![
            founding.name.clone(),
            founding.place.clone(),
            format!("{:?} {:?} {:?}", founding.federation, founding.begins, founding.ends),
            format!("{:?} {} {}", section.terms.system, section.terms.rounds, section.terms.control),
            format!("{:?} {:?}", founding.regulations.points, section.terms.bye),
        ],
        officials: event.officials().iter().map(|one| format!("{:?}", one.official)).collect(),
        players: event.entrants().iter().map(|one| format!("{} {:?}", one.number, one.player)).collect(),
        games: event
            .games()
            .map(|(id, game)| {
                let outcome = game.outcome();
                let length = if let Outcome::Scored { length, .. } = &outcome { Some(*length) } else { None };
                format!("{id} {:?} {outcome} {length:?}", game.players)
            })
            .collect(),
        byes: section.rounds.iter().map(|round| format!("{} {:?}", round.number.0, round.byes)).collect(),
        standings: standings.rows.iter().map(|row| format!("{row:?}")).collect(),
        carried: section.terms.carried.clone(),
    }
}

#[test]
fn nine_rounds_of_sixty_players_go_out_and_come_back_the_same() {
    for odd in [Odd::Yes, Odd::No] {
        let event = played(odd);
        assert_eq!(
            event.games().count()
                + event.section(SECTION).unwrap().rounds.iter().map(|r| r.byes.len()).sum::<usize>() / 2,
            270,
            "everybody is somewhere"
        );
        let reported = report(&event, SECTION).unwrap();
        assert_eq!(reported.lost, []);
        for format in [Format::Trf16, Format::Trf26] {
            let text = write(&reported.report, format).unwrap();
            // The older format cannot name the tie-breaks; the newer one does.
            let given = match format {
                Format::Trf16 => how(),
                Format::Trf26 => Import { tie_breaks: None, ..how() },
            };
            let again = import(&text, &given).unwrap().event();
            assert_eq!(seen(&again), seen(&event));
            let written = write(&report(&again, SECTION).unwrap().report, format).unwrap();
            assert_eq!(written, text, "a second writing is the same, letter by letter");
            assert_eq!(read(&written).unwrap(), read(&text).unwrap());
        }
    }
}

#[test]
fn every_sign_of_the_format_is_in_the_file_of_sixty_players() {
    let text = write(&report(&played(Odd::Yes), SECTION).unwrap().report, Format::Trf16).unwrap();
    let mut signs: Vec<char> = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("001")) {
        let letters: Vec<char> = line.chars().collect();
        signs.extend(letters.iter().skip(98).step_by(10));
    }
    for sign in "10=+-WDLHFUZ".chars() {
        assert!(signs.contains(&sign), "{sign} is missing");
    }
}

#[test]
fn files_for_readers_of_others_are_laid_down() {
    // script/test gives these to programs of others: tests/read_by_others.py.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (odd, name) in [(Odd::Yes, "odd"), (Odd::No, "plain")] {
        let event = played(odd);
        let reported = report(&event, SECTION).unwrap().report;
        for (format, version) in [(Format::Trf16, 16), (Format::Trf26, 26)] {
            fs::write(folder.join(format!("{name}-{version}.trf")), write(&reported, format).unwrap())
                .unwrap();
        }
        let mut standings = String::new();
        for row in Standings::of(&event, SECTION, None).unwrap().rows {
            writeln!(standings, "{} {} {}", row.player.0, row.points.0, row.rank).unwrap();
        }
        fs::write(folder.join(format!("{name}.standings")), standings).unwrap();
    }
}

#[test]
fn an_export_says_what_it_cannot_say() {
    let mut told = crate::support::Told::with_players(Edition::Fide2023, 4);
    let long = touchmove_competition::Player {
        federation: Some("Armenia".into()),
        ..touchmove_competition::Player::named("A name that is a good deal longer than its columns")
    };
    told.does(EventAct::Amend { player: PlayerId(4), details: long });
    told.round(1, "1-2 *, 3-4 *");
    let half =
        Outcome::Scored { score: read_score("½-½").unwrap(), ending: None, length: Length::Forfeited };
    let reason = || "as the organiser decided".to_owned();
    told.does(EventAct::ChangeResult { game: GameId::new(1, 1, 1), to: Outcome::Unplayed, reason: reason() });
    told.does(EventAct::ChangeResult { game: GameId::new(1, 1, 2), to: half, reason: reason() });
    let reported = report(&told.event, SECTION).unwrap();
    let lost: Vec<String> = reported.lost.iter().map(ToString::to_string).collect();
    let expected = [
        "player 4: the name is cut after 33 letters",
        "player 4: the federation is no code of three letters",
        "game 1/1.1: not played, both written as absent",
        "game 1/1.2: half a point without a game, both written with a bye",
    ];
    assert_eq!(lost, expected);
    let text = write(&reported.report, Format::Trf26).unwrap();
    assert!(text.contains("A name that is a good deal longer "));
    assert_eq!(text.matches("0000 - Z").count(), 2);
    assert_eq!(text.matches("0000 - H").count(), 2);
}
