//! Players who do not see the board: announcing, making, pressing, two boards (D.1-D.2.9; 2001 F.1-F.2.8).

use touchmove_chess::{Color, Position, Role};
use touchmove_conduct::act::{ArbiterAct, Disability, Hand, Observation, PlayerAct, SheetEntry};
use touchmove_conduct::{Choice, Decision, Made, Phase, Question, Reason, Role as Seen, Written};
use touchmove_law::{AnnouncementLanguage, Edition, Regulations};

use crate::support::{BLACK, STANDARD, Table, WHITE, laws, position, square};

fn number(edition: Edition, new: &'static str, old: &'static str) -> &'static str {
    match edition {
        Edition::Fide2023 => new,
        Edition::Fide2001 => old,
    }
}

/// White does not see; the game has started.
fn blind(edition: Edition, from: Position) -> Table {
    let mut table = Table::waiting(laws(edition, STANDARD, |_| {}), from, STANDARD);
    table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Visual });
    table.arbiter(ArbiterAct::Start);
    table
}

fn says(table: &mut Table, by: Color, text: &str) {
    table.player(by, PlayerAct::Announce { text: text.into() });
}

/// Out of one hole and into another.
fn moves(table: &mut Table, by: Color, from: &str, to: &str) {
    table.player(by, PlayerAct::Lift { square: square(from) });
    table.player(by, PlayerAct::Release { square: square(to) });
}

fn presses(table: &mut Table, by: Color) {
    table.player(by, PlayerAct::Press { hand: Hand::Same });
}

fn made(table: &Table) -> usize {
    table.game.plies().len()
}

#[test]
fn feeling_a_piece_binds_to_nothing_and_lifting_it_does() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        table.touches(WHITE, "e2");
        assert!(table.ruled(number(edition, "D.2.2", "F.2.2"), &Decision::InOrder));
        assert!(table.last.iter().all(|ruling| *ruling.decision() != Decision::Bound { player: WHITE }));
        table.player(WHITE, PlayerAct::Lift { square: square("g1") });
        assert!(table.last.iter().any(|ruling| *ruling.decision() == Decision::Bound { player: WHITE }));
    }
}

#[test]
fn a_move_on_the_board_is_made_when_it_is_announced() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        moves(&mut table, WHITE, "g1", "f3");
        assert_eq!(made(&table), 0);
        assert!(table.ruled(number(edition, "D.2.3.3", "F.2.3(c)"), &Decision::InOrder));
        says(&mut table, WHITE, "Springer Felix drei");
        assert_eq!(made(&table), 1);
        assert!(table.ruled(number(edition, "D.2.3", "F.2.3/0"), &Decision::InOrder));
        presses(&mut table, WHITE);
        assert!(table.ruled(number(edition, "6.2.1", "6.8(a)"), &Decision::Completed { player: WHITE }));
        table.replays();
    }
}

#[test]
fn an_announced_move_is_made_when_it_stands_on_the_board() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        says(&mut table, WHITE, "Eva zwei Eva vier");
        assert!(table.ruled(number(edition, "D.2.3.2", "F.2.3(b)"), &Decision::InOrder));
        assert_eq!(made(&table), 0);
        // Out of the hole and back into the same one.
        moves(&mut table, WHITE, "e2", "e2");
        assert_eq!(made(&table), 0);
        moves(&mut table, WHITE, "e2", "e4");
        assert_eq!(made(&table), 1);
    }
}

#[test]
fn the_captured_piece_must_be_off_the_players_board() {
    for edition in Edition::ALL {
        let mut table = blind(edition, position("4k3/8/8/3p4/8/4N3/8/4K2R w - - 0 1"));
        moves(&mut table, WHITE, "e3", "d5");
        says(&mut table, WHITE, "Springer David fünf");
        assert_eq!(made(&table), 0);
        assert!(table.ruled(number(edition, "D.2.3.1", "F.2.3(a)"), &Decision::InOrder), "{:?}", table.last);
        presses(&mut table, WHITE);
        let article = number(edition, "D.2.4", "F.2.3/1");
        assert!(table.not_admitted(article, &Reason::CapturedPieceStands { square: square("d5") }));
        table.player(WHITE, PlayerAct::Remove { square: square("d5") });
        assert_eq!(made(&table), 1);
        presses(&mut table, WHITE);
        assert_eq!(table.game.clock().lever(), BLACK);
    }
}

#[test]
fn the_opponents_clock_is_not_started_before_the_announcement() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        moves(&mut table, WHITE, "e2", "e4");
        presses(&mut table, WHITE);
        assert!(table.not_admitted(number(edition, "D.2.4", "F.2.3/1"), &Reason::MoveNotAnnounced));
        assert_eq!(table.game.clock().lever(), WHITE);
        assert_eq!(made(&table), 0);
        match edition {
            Edition::Fide2023 => {
                assert_eq!(table.asked().unwrap().article.number(edition), Some("7.5.3"));
                assert_eq!(table.asked().unwrap().default, Some(Choice::No));
            }
            Edition::Fide2001 => assert!(table.ruled("F.2.3/1", &Decision::Breach { player: WHITE })),
        }
        assert_eq!(table.game.illegal_moves(WHITE), 0);
        says(&mut table, WHITE, "Eva vier");
        presses(&mut table, WHITE);
        assert_eq!(table.game.clock().lever(), BLACK);
        table.replays();
    }
}

#[test]
fn the_arbiter_may_count_the_early_press_as_a_press_without_a_move() {
    for (choice, counted) in [(Choice::Yes, 1), (Choice::No, 0)] {
        let mut table = blind(Edition::Fide2023, Position::initial());
        moves(&mut table, WHITE, "e2", "e4");
        presses(&mut table, WHITE);
        table.decides(&Question::PressedUnannounced { player: WHITE }, choice);
        assert_eq!(table.game.illegal_moves(WHITE), counted);
        assert_eq!(table.game.phase(), Phase::Playing);
        assert_eq!(table.left(BLACK), 7200 + 120 * u64::from(counted));
    }
}

#[test]
fn a_promotion_is_announced_with_the_new_piece() {
    for edition in Edition::ALL {
        let mut table = blind(edition, position("8/P6k/8/8/8/8/8/K7 w - - 0 1"));
        table.player(WHITE, PlayerAct::Remove { square: square("a7") });
        table.player(WHITE, PlayerAct::Place { role: Role::Rook, square: square("a8") });
        table.player(WHITE, PlayerAct::Release { square: square("a8") });
        says(&mut table, WHITE, "Anna acht");
        assert!(table.not_admitted(number(edition, "D.2.1", "F.2.1/1"), &Reason::PromotionNotNamed));
        assert_eq!(made(&table), 0);
        says(&mut table, WHITE, "Anna acht Turm");
        assert_eq!(made(&table), 1, "{:?}", table.last);
    }
}

#[test]
fn announcements_are_understood_in_the_words_of_the_event_and_in_german() {
    let english = |regulations: &mut Regulations| {
        regulations.announcement_language = AnnouncementLanguage::English;
    };
    let laws = laws(Edition::Fide2023, STANDARD, english);
    let mut table = Table::waiting(laws, Position::initial(), STANDARD);
    table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Visual });
    table.arbiter(ArbiterAct::Start);
    moves(&mut table, WHITE, "g1", "f3");
    says(&mut table, WHITE, "Knight Felix three");
    assert_eq!(made(&table), 1);
    presses(&mut table, WHITE);
    table.plays(BLACK, "e7", "e5");
    moves(&mut table, WHITE, "f3", "e5");
    table.player(WHITE, PlayerAct::Remove { square: square("e5") });
    says(&mut table, WHITE, "Springer Eva fünf");
    assert_eq!(made(&table), 3);
}

#[test]
fn what_cannot_be_understood_is_no_announcement() {
    let mut table = blind(Edition::Fide2023, Position::initial());
    moves(&mut table, WHITE, "g1", "f3");
    says(&mut table, WHITE, "hm");
    assert!(table.not_admitted("D.2.1", &Reason::AnnouncementUnclear { text: "hm".into() }));
    assert_eq!(made(&table), 0);
}

#[test]
fn an_illegal_announcement_is_not_betrayed() {
    let mut table = blind(Edition::Fide2023, Position::initial());
    says(&mut table, WHITE, "Eva fünf");
    for ruling in &table.last {
        assert!(!ruling.is_shown_to(Seen::Player(WHITE)), "{ruling:?}");
    }
}

#[test]
fn a_slip_of_the_tongue_is_corrected_before_the_press() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        moves(&mut table, WHITE, "d2", "d4");
        says(&mut table, WHITE, "Eva vier");
        assert_eq!(made(&table), 0);
        says(&mut table, WHITE, "David vier");
        assert!(table.ruled(number(edition, "D.2.8", "F.2.6"), &Decision::InOrder));
        assert_eq!(made(&table), 1);
        presses(&mut table, WHITE);
        assert_eq!(table.game.clock().lever(), BLACK);
        assert_eq!(table.game.referrals().len(), 0);
    }
}

/// White has put d4 on the board, said e4 and pressed.
fn slipped(edition: Edition) -> Table {
    let mut table = blind(edition, Position::initial());
    moves(&mut table, WHITE, "d2", "d4");
    says(&mut table, WHITE, "Eva vier");
    presses(&mut table, WHITE);
    table
}

fn last_move(table: &Table) -> String {
    match table.game.plies().last().unwrap().what() {
        Made::Legal(mv) => format!("{:?}{:?}", mv.from(), mv.to()).to_lowercase(),
        Made::Illegal { .. } => "illegal".into(),
    }
}

#[test]
fn an_uncorrected_slip_goes_to_the_arbiter_or_stands_as_announced() {
    let table = slipped(Edition::Fide2001);
    assert_eq!(last_move(&table), "e2e4", "the announced move stands");
    assert!(table.ruled("F.2.6", &Decision::PlayGoesOn));
    assert_eq!(table.game.phase(), Phase::Playing);
    assert_eq!(table.game.clock().lever(), BLACK);
    table.replays();

    let mut table = slipped(Edition::Fide2023);
    assert_eq!(table.game.phase(), Phase::Stopped);
    assert_eq!(table.asked().unwrap().article.number(Edition::Fide2023), Some("D.2.8"));
    table.decides(&Question::Announcement { player: WHITE }, Choice::No);
    assert_eq!(last_move(&table), "d2d4");
    assert_eq!(table.game.phase(), Phase::Playing);

    let mut table = slipped(Edition::Fide2023);
    table.decides(&Question::Announcement { player: WHITE }, Choice::Yes);
    assert_eq!(last_move(&table), "e2e4");
    assert_eq!(table.game.clock().running(touchmove_clock::Moment::at(table.now)), Some(BLACK));
    table.replays();
}

#[test]
fn a_correction_after_the_press_is_too_late() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        moves(&mut table, WHITE, "e2", "e4");
        says(&mut table, WHITE, "Eva vier");
        presses(&mut table, WHITE);
        says(&mut table, WHITE, "David vier");
        assert!(table.not_admitted(number(edition, "D.2.8", "F.2.6"), &Reason::SlipTooLate));
    }
}

#[test]
fn the_opponent_repeats_what_was_announced() {
    for edition in Edition::ALL {
        let article = number(edition, "D.2.1", "F.2.1/1");
        let mut table = blind(edition, Position::initial());
        table.player(BLACK, PlayerAct::Repeat { text: "Eva vier".into() });
        assert!(table.not_admitted(article, &Reason::NothingAnnounced));
        moves(&mut table, WHITE, "e2", "e4");
        says(&mut table, WHITE, "Eva vier");
        table.player(BLACK, PlayerAct::Repeat { text: "David vier".into() });
        assert!(table.not_admitted(article, &Reason::RepeatDiffers { text: "David vier".into() }));
        table.player(BLACK, PlayerAct::Repeat { text: "e4".into() });
        assert!(table.ruled(article, &Decision::InOrder));
    }
}

#[test]
fn for_the_sighted_player_the_ordinary_rules_hold() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        moves(&mut table, WHITE, "e2", "e4");
        says(&mut table, WHITE, "Eva vier");
        presses(&mut table, WHITE);
        table.touches(BLACK, "e7");
        assert!(table.last.iter().any(|ruling| *ruling.decision() == Decision::Bound { player: BLACK }));
        assert!(table.ruled(number(edition, "D.2.5", "F.2.3/2"), &Decision::InOrder));
        table.player(BLACK, PlayerAct::Release { square: square("e5") });
        assert_eq!(made(&table), 2, "made without a word");
        says(&mut table, BLACK, "Eva fünf");
        assert!(table.ruled(number(edition, "D.2.1", "F.2.1/1"), &Decision::InOrder));
    }
}

#[test]
fn moves_are_not_announced_where_both_see() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        says(&mut table, WHITE, "Eva vier");
        assert!(table.not_admitted(number(edition, "D.2.1", "F.2.1/1"), &Reason::NotForeseen));
        table.player(WHITE, PlayerAct::DemandTwoBoards);
        let article = number(edition, "D.1", "F.1/2");
        assert!(table.not_admitted(article, &Reason::NotBetweenSightedAndBlind));
    }
}

#[test]
fn either_player_may_demand_two_boards() {
    for edition in Edition::ALL {
        for by in Color::ALL {
            let mut table = blind(edition, Position::initial());
            assert!(!table.game.has_two_boards(&table.laws));
            table.player(by, PlayerAct::DemandTwoBoards);
            assert!(table.ruled(number(edition, "D.1", "F.1/2"), &Decision::InOrder));
            assert!(table.game.has_two_boards(&table.laws));
        }
    }
}

#[test]
fn the_player_keeps_score_by_voice_or_in_braille() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        moves(&mut table, WHITE, "e2", "e4");
        says(&mut table, WHITE, "Eva vier");
        presses(&mut table, WHITE);
        table.player(WHITE, PlayerAct::Write { entry: SheetEntry::Spoken { text: "Eva vier".into() } });
        assert!(table.ruled(number(edition, "D.2.7", "F.2.5"), &Decision::InOrder));
        assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::Right));
        table.plays(BLACK, "e7", "e5");
        moves(&mut table, WHITE, "g1", "f3");
        says(&mut table, WHITE, "Springer Felix drei");
        assert!(
            table.last.iter().all(|ruling| *ruling.decision() != Decision::Breach { player: WHITE }),
            "8.1.3 is met"
        );
        let before = table.game.plies()[2].before();
        let Made::Legal(mv) = table.game.plies()[2].what() else { panic!("legal") };
        let braille =
            touchmove_notation::braille::text(before, mv, touchmove_notation::braille::Code::BRITISH);
        table.player(WHITE, PlayerAct::Write { entry: SheetEntry::Move { text: braille } });
        assert_eq!(table.game.sheet(WHITE).line(2), Some(Written::Right));
    }
}

/// Three moves, each board's owner writing; White's board then shows Nh3 where both wrote Nf3.
fn two_boards(edition: Edition, third: [&str; 2]) -> Table {
    let mut table = blind(edition, Position::initial());
    table.player(BLACK, PlayerAct::DemandTwoBoards);
    moves(&mut table, WHITE, "e2", "e4");
    says(&mut table, WHITE, "Eva vier");
    presses(&mut table, WHITE);
    table.plays(BLACK, "e7", "e5");
    moves(&mut table, WHITE, "g1", "h3");
    says(&mut table, WHITE, "Springer Hector drei");
    presses(&mut table, WHITE);
    for by in Color::ALL {
        for text in ["e4", "e5", third[usize::from(by == BLACK)]] {
            table.player(by, PlayerAct::Write { entry: SheetEntry::Move { text: text.into() } });
        }
    }
    table
}

#[test]
fn boards_that_differ_are_put_right_by_scores_that_agree() {
    for edition in Edition::ALL {
        let mut table = two_boards(edition, ["Nf3", "Nf3"]);
        table.arbiter(ArbiterAct::Observe { seen: Observation::BoardsDiffer });
        assert!(table.ruled(number(edition, "D.2.9", "F.2.7/2"), &Decision::PlayGoesOn), "{:?}", table.last);
        assert_eq!(made(&table), 3);
        assert_eq!(last_move(&table), "g1f3", "the scores decide");
        assert_eq!(table.game.having_move(), BLACK);
        assert_eq!(table.game.phase(), Phase::Stopped);
        table.arbiter(ArbiterAct::Resume);
        assert_eq!(table.game.phase(), Phase::Playing);
        table.replays();
    }
}

#[test]
fn a_board_alone_is_corrected_where_scores_and_moves_agree() {
    let mut table = two_boards(Edition::Fide2023, ["Nh3", "Nh3"]);
    let before = *table.game.position();
    table.player(WHITE, PlayerAct::ReportBoardsDiffer);
    assert!(table.ruled("D.2.9", &Decision::PlayGoesOn));
    assert_eq!(*table.game.position(), before);
}

#[test]
fn scores_that_differ_lead_back_to_where_they_agree() {
    for edition in Edition::ALL {
        let mut table = two_boards(edition, ["Nh3", "Nf3"]);
        table.player(BLACK, PlayerAct::ReportBoardsDiffer);
        assert!(
            table.ruled(number(edition, "D.2.9", "F.2.8"), &Decision::Reinstated { ply: 3 }),
            "{:?}",
            table.last
        );
        assert_eq!(made(&table), 2);
        assert_eq!(table.game.having_move(), WHITE);
        assert_eq!(table.asked().unwrap().article.number(edition), Some(number(edition, "7.1", "6.14")));
        table.replays();
    }
}

#[test]
fn the_arbiter_reads_scores_that_the_machine_cannot_see() {
    for edition in Edition::ALL {
        let mut table = blind(edition, Position::initial());
        table.player(WHITE, PlayerAct::DemandTwoBoards);
        moves(&mut table, WHITE, "e2", "e4");
        says(&mut table, WHITE, "Eva vier");
        presses(&mut table, WHITE);
        table.player(BLACK, PlayerAct::ReportBoardsDiffer);
        assert_eq!(table.game.phase(), Phase::Stopped);
        table.decides(&Question::BoardsDiffer, Choice::Ply { ply: 9 });
        assert!(table.open(&Question::BoardsDiffer).is_some(), "there is no ninth move");
        table.decides(&Question::BoardsDiffer, Choice::Ply { ply: 1 });
        assert!(table.ruled(number(edition, "D.2.9", "F.2.8"), &Decision::Reinstated { ply: 1 }));
        assert_eq!(made(&table), 0);
    }
}

#[test]
fn one_board_cannot_differ_from_another() {
    let mut table = blind(Edition::Fide2023, Position::initial());
    table.player(WHITE, PlayerAct::ReportBoardsDiffer);
    assert!(table.not_admitted("D.2.9", &Reason::NothingFound));
}
