//! Pairing lists as people write them.

use touchmove_competition::pairing_list::{ListFault, ListWhy, read, read_round};
use touchmove_competition::{BoardNumber, Bye, ByeKind, Paired, PlayerId, RoundNumber};
use touchmove_law::Edition;

use crate::support::{SECTION, Told};

/// Board, White and Black.
type Game = (u16, u16, u16);

fn games(text: &str) -> (Vec<Game>, Vec<(u16, ByeKind)>) {
    let told = Told::with_players(Edition::Fide2023, 8);
    let list = read(text, &told.event, SECTION).unwrap();
    let game = |Paired { board: BoardNumber(board), white: PlayerId(white), black: PlayerId(black) }| {
        (board, white, black)
    };
    let bye = |Bye { player: PlayerId(player), kind }| (player, kind);
    (list.games.into_iter().map(game).collect(), list.byes.into_iter().map(bye).collect())
}

fn faults(text: &str) -> Vec<(u32, u32, ListWhy)> {
    let told = Told::with_players(Edition::Fide2023, 8);
    let faults = read(text, &told.event, SECTION).unwrap_err();
    faults.into_iter().map(|ListFault { line, value, why }| (line, value, why)).collect()
}

#[test]
fn a_plain_list_has_board_white_black() {
    assert_eq!(games("1,3,1\n2,2,4\n").0, [(1, 3, 1), (2, 2, 4)]);
    assert_eq!(games("\u{feff}1;Player 3;Player 1\r\n\r\n2;PLAYER 2;4\r\n").0, [(1, 3, 1), (2, 2, 4)]);
}

#[test]
fn digits_of_persian_and_arabic_keyboards_are_numbers() {
    assert_eq!(games("۱,۳,۱\n۲,Player ۲,٤\n").0, [(1, 3, 1), (2, 2, 4)]);
    assert_eq!(games("۲\n۳ ۱\n۲ ۴\n").0, [(1, 3, 1), (2, 2, 4)]);
    assert_eq!(faults("۱,۳,۹"), [(1, 3, ListWhy::NoSuchPlayer("۹".into()))]);
}

#[test]
fn a_heading_names_columns_in_any_order_among_others() {
    let text = "Black\tElo\tWhite\tBd.\n\"Player 1\"\t2400\t3\t7\n5\t\t6\t2\n";
    assert_eq!(games(text).0, [(7, 3, 1), (2, 6, 5)]);
    assert_eq!(games("White,Black\n3,1\n2,4\n").0, [(1, 3, 1), (2, 2, 4)]);
}

#[test]
fn byes_stand_in_the_place_of_an_opponent() {
    let (games, byes) = games("1,1,2\n,3,bye\n,half-point bye,4\n,5,Zero-Point Bye\n,6,full-point bye");
    assert_eq!(games, [(1, 1, 2)]);
    let expected = [
        (3, ByeKind::PairingAllocated),
        (4, ByeKind::HalfPoint),
        (5, ByeKind::ZeroPoint),
        (6, ByeKind::FullPoint),
    ];
    assert_eq!(byes, expected);
}

#[test]
fn every_defect_is_told_with_its_place() {
    let text = "board,white,black\n1,3,9\nx,1,2\n2,Player 1,5\n4,6,6\n5,\"7,8\n6,7\n2,7,8\n2,4,5\n";
    let expected = [
        (2, 3, ListWhy::NoSuchPlayer("9".into())),
        (3, 1, ListWhy::Expected("the number of a board")),
        (4, 2, ListWhy::PlayerTwice("Player 1".into())),
        (5, 3, ListWhy::PlayerTwice("6".into())),
        (6, 1, ListWhy::Expected("a closing quotation mark")),
        (7, 3, ListWhy::Expected("a player")),
        (8, 2, ListWhy::PlayerTwice("7".into())),
        (9, 3, ListWhy::PlayerTwice("5".into())),
    ];
    assert_eq!(faults(text), expected);
    assert_eq!(faults("1,1,2\n1,3,4"), [(2, 1, ListWhy::BoardTwice(1))]);
    assert_eq!(faults(""), [(1, 1, ListWhy::Expected("a game"))]);
    assert_eq!(faults("1,bye,bye"), [(1, 2, ListWhy::Expected("a player"))]);
    assert_eq!(faults("1,nobody,2")[0], (1, 2, ListWhy::NoSuchPlayer("nobody".into())));
    let fault = ListFault { line: 2, value: 3, why: ListWhy::NoSuchPlayer("9".into()) };
    assert_eq!(fault.to_string(), "line 2, value 3: nobody in the section is 9");
}

#[test]
fn the_answer_of_a_pairing_program_is_read_as_it_comes() {
    let expected = (vec![(1, 5, 1), (2, 2, 6)], vec![(3, ByeKind::PairingAllocated)]);
    assert_eq!(games("3\r\n5 1\r\n2 6\r\n3 0\r\n"), expected);
    assert_eq!(games("5 1\n2 6\n3 0"), expected, "without the number of pairs");
    assert_eq!(games("1 5 1\n2 2 6\n3"), expected, "boards first, a player alone has the bye");
}

#[test]
fn the_pairing_file_of_swiss_manager_is_read_for_its_round() {
    let text = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\r\n\
                1;1;0;0;1;2;1;0;;1:0;;1;0\r\n2;1;0;0;5;1;0;0;;0:0;;0;0\r\n2;2;0;0;2;6;0;0;;0:0;;0;0\r\n\
                2;3;0;0;3;-1;0;0;;0:0;;0;0\r\n";
    let told = Told::with_players(Edition::Fide2023, 8);
    let list = read_round(text, &told.event, SECTION, Some(RoundNumber(2))).unwrap();
    let players: Vec<_> = list.games.iter().map(|game| (game.board.0, game.white.0, game.black.0)).collect();
    assert_eq!(players, [(1, 5, 1), (2, 2, 6)]);
    assert_eq!(list.byes, [Bye { player: PlayerId(3), kind: ByeKind::PairingAllocated }]);
}

#[test]
fn a_table_copied_from_a_results_page_is_read_by_starting_numbers_or_names() {
    let text = "Bo.\tNo.\t\tName\tRtg\tPts.\tResult\tPts.\t\tName\tRtg\tNo.\n\
                1\t5\tGM\tPlayer 5\t2500\t1\t\t1\t\tPlayer 1\t2400\t1\n";
    assert_eq!(games(text).0, [(1, 5, 1)]);
    assert_eq!(games("Bo.\tName\tResult\tName\n3\tPlayer 5\t\tplayer1\n").0, [(3, 5, 1)]);
}
