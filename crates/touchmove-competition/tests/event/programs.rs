//! Files in the conventions of other programs, each read as it stands.

use touchmove_competition::pairing_list::{ListWhy, read_round};
use touchmove_competition::pgn::{self, Scope};
use touchmove_competition::trf::{Brought, Import, import_liberal};
use touchmove_competition::{ByeKind, Event, GameId, PairingList, PlayerId, RoundNumber, Stamp, Zone};
use touchmove_law::{Edition, Regulations};
use touchmove_notation::pgn::writer::Export;

use crate::support::SECTION;

const FIDE: &str = include_str!("../files/fide-example.trf");
const LICHESS: &str = include_str!("../files/lichess.trf");
const JAVAFO: &str = include_str!("../files/javafo.trfx");
const JAVAFO_ANSWER: &str = include_str!("../files/javafo-answer.txt");
const BBP: &str = include_str!("../files/bbppairings.trf");
const SWISS_MANAGER: &str = include_str!("../files/swiss-manager-round-1.trf");
const SWISS_MANAGER_PAIRED: &str = include_str!("../files/swiss-manager-round-2-paired.trf");
const SWISS_MANAGER_PAIRINGS: &str = include_str!("../files/swiss-manager-pairings.txt");
const VEGA: &str = include_str!("../files/vega-engine26.trf");
const VEGA_PAIRS: &str = include_str!("../files/vega-SortedPairs.txt");

fn brought(text: &str, rounds: Option<u16>) -> (Event, Brought) {
    let how = Import {
        edition: Edition::Fide2023,
        regulations: Regulations::where_nothing_is_said(),
        zone: Zone(240),
        control: Some("90+30".parse().unwrap()),
        tie_breaks: None,
        rounds,
        at: Stamp(0),
    };
    let brought = import_liberal(text, &how).unwrap();
    assert_eq!(brought.points, []);
    (brought.archive.event(), brought)
}

fn result(event: &Event, round: u16, board: u16) -> String {
    event.game(GameId::new(1, round, board)).unwrap().outcome().to_string()
}

fn byes(event: &Event, round: u16) -> Vec<(u16, ByeKind)> {
    let round = event.round(SECTION, RoundNumber(round)).unwrap();
    round.byes.iter().map(|bye| (bye.player.0, bye.kind)).collect()
}

/// Board, White and Black of each game, and who has none.
type Listed = (Vec<(u16, u16, u16)>, Vec<(u16, ByeKind)>);

fn listed(list: &PairingList) -> Listed {
    let games = list.games.iter().map(|game| (game.board.0, game.white.0, game.black.0)).collect();
    (games, list.byes.iter().map(|bye| (bye.player.0, bye.kind)).collect())
}

#[test]
fn the_example_of_fide_has_free_dates_and_the_old_signs_of_byes() {
    let (event, _) = brought(FIDE, None);
    assert_eq!(event.founding().begins.map(|day| day.to_string()).as_deref(), Some("2005-07-28"));
    assert_eq!(event.section(SECTION).unwrap().terms.rounds, 3);
    assert_eq!((result(&event, 1, 1), result(&event, 2, 1)), ("1-0".into(), "½-½".into()));
    assert_eq!(byes(&event, 2), [(5, ByeKind::FullPoint), (6, ByeKind::ZeroPoint)]);
    assert_eq!(byes(&event, 3), [(1, ByeKind::HalfPoint), (6, ByeKind::ZeroPoint)]);
}

#[test]
fn lichess_writes_a_bye_without_opponent_and_colour_and_no_ratings() {
    let (event, _) = brought(LICHESS, Some(5));
    assert_eq!(event.entrants_of(SECTION).len(), 5);
    assert!(event.entrants_of(SECTION).iter().all(|one| one.player.rating.is_none()));
    assert_eq!(byes(&event, 1), [(5, ByeKind::PairingAllocated)]);
    assert_eq!(byes(&event, 2), [(3, ByeKind::PairingAllocated)]);
}

#[test]
fn pairing_programs_add_lines_of_their_own() {
    let (event, _) = brought(JAVAFO, None);
    assert_eq!(event.section(SECTION).unwrap().terms.rounds, 5);
    let answer = read_round(JAVAFO_ANSWER, &event, SECTION, Some(RoundNumber(2))).unwrap();
    assert_eq!(listed(&answer), (vec![(1, 3, 1), (2, 5, 2)], vec![(4, ByeKind::PairingAllocated)]));
    let (event, _) = brought(BBP, None);
    let points = event.founding().regulations.points;
    assert_eq!((points.win, points.draw, points.loss), (6, 2, 0), "three, one, nothing, in half-points");
    assert_eq!(byes(&event, 1), [(3, ByeKind::PairingAllocated)]);
}

#[test]
fn a_report_with_the_paired_round_is_a_pairing_list() {
    let (event, _) = brought(SWISS_MANAGER, None);
    assert_eq!(event.section(SECTION).unwrap().terms.rounds, 3, "three days of rounds");
    let expected =
        (vec![(1, 3, 1), (2, 4, 5)], vec![(2, ByeKind::HalfPoint), (6, ByeKind::PairingAllocated)]);
    let list = read_round(SWISS_MANAGER_PAIRED, &event, SECTION, Some(RoundNumber(2))).unwrap();
    assert_eq!(listed(&list), expected);
    // Its own pairing file says the same, but for the bye that a player asked for.
    let list = read_round(SWISS_MANAGER_PAIRINGS, &event, SECTION, Some(RoundNumber(2))).unwrap();
    assert_eq!(listed(&list), (expected.0, vec![(6, ByeKind::PairingAllocated)]));
    // The report before the pairing has nothing about round 2, and strangers are nobody's players.
    let why =
        |text: &str| read_round(text, &event, SECTION, Some(RoundNumber(2))).unwrap_err()[0].why.clone();
    assert_eq!(why(SWISS_MANAGER), ListWhy::OtherRound(1));
    let strange = SWISS_MANAGER_PAIRED.replace("Delta,Four", "Omega,One ").replace("13300004", "99999999");
    assert_eq!(why(&strange), ListWhy::NoSuchPlayer("4 Omega,One".into()));
}

#[test]
fn the_list_of_vega_has_every_board_twice_and_names_squashed_in_its_report() {
    let (event, _) = brought(VEGA, None);
    assert_eq!(event.name(PlayerId(1)), "AlphaOne");
    let list = read_round(VEGA_PAIRS, &event, SECTION, Some(RoundNumber(2))).unwrap();
    assert_eq!(listed(&list), (vec![(1, 3, 1), (2, 5, 2)], vec![(4, ByeKind::PairingAllocated)]));
    let other = read_round(VEGA_PAIRS, &event, SECTION, Some(RoundNumber(3))).unwrap_err();
    assert_eq!((other[0].line, other[0].why.clone()), (1, ListWhy::OtherRound(2)));
    // A line of the player with Black alone says the board too.
    let half: String = VEGA_PAIRS
        .lines()
        .filter(|line| !line.contains("plays with white"))
        .fold(String::new(), |all, line| all + line + "\n");
    assert_eq!(listed(&read_round(&half, &event, SECTION, None).unwrap()), listed(&list));
    let twice = VEGA_PAIRS.replace("in board    2", "in board    1");
    let fault = read_round(&twice, &event, SECTION, None).unwrap_err();
    assert_eq!(fault[0].why, ListWhy::BoardTwice(1));
}

#[test]
fn the_day_of_a_game_comes_from_the_file_where_no_start_was_announced() {
    let (event, Brought { archive, .. }) = brought(SWISS_MANAGER, None);
    let written = pgn::text(&archive, &event, Scope::Event, &Export::PGN);
    assert!(written.contains("[Date \"2026.11.14\"]"), "{written}");
}
