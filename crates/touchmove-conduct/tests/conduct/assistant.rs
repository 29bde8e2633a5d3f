//! Assistants of players (4.9, 6.2.6, 8.1.6, D.2.10, D.2.11; 2001 6.8(d), 8.1/5, 8.1/6, F.2.9).

use touchmove_chess::{Color, Position};
use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, Claim, Disability, Hand, PlayerAct, SheetEntry, StopReason, WhoAsked,
};
use touchmove_conduct::{Act, Decision, Ending, Phase, Question, Reason, Right, Score, Written};
use touchmove_law::{AssistantDuty, Edition};

use crate::support::{BLACK, RAPID, STANDARD, Table, WHITE, laws, seconds, square};

const ALL_DUTIES: [AssistantDuty; 6] = [
    AssistantDuty::MakeMoves,
    AssistantDuty::Announce,
    AssistantDuty::RecordAndPress,
    AssistantDuty::Inform,
    AssistantDuty::Claim,
    AssistantDuty::Adjourn,
];

fn number(edition: Edition, new: &'static str, old: &'static str) -> &'static str {
    match edition {
        Edition::Fide2023 => new,
        Edition::Fide2001 => old,
    }
}

fn waiting(edition: Edition) -> Table {
    Table::waiting(laws(edition, STANDARD, |_| {}), Position::initial(), STANDARD)
}

fn assists(table: &mut Table, of: Color, act: AssistantAct) {
    table.does(Act::Assistant(of, act));
}

fn approve(table: &mut Table, of: Color, duties: &[AssistantDuty], cost: u64) {
    table.arbiter(ArbiterAct::Assistant { player: of, duties: duties.to_vec(), cost: seconds(cost) });
}

/// White does not see and has an assistant with these duties; the game has started.
fn blind(edition: Edition, duties: &[AssistantDuty]) -> Table {
    let mut table = waiting(edition);
    table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Visual });
    if !duties.is_empty() {
        approve(&mut table, WHITE, duties, 0);
    }
    table.arbiter(ArbiterAct::Start);
    table
}

fn lifts_and_releases(table: &mut Table, from: &str, to: &str) {
    table.player(WHITE, PlayerAct::Lift { square: square(from) });
    table.player(WHITE, PlayerAct::Release { square: square(to) });
}

#[test]
fn nobody_moves_for_a_player_without_the_arbiters_approval() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Release { square: square("e4") } });
        // The older edition has no helper at the pieces.
        assert!(table.not_admitted(number(edition, "4.9", "6.8(d)"), &Reason::AssistantNotApproved));
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        assert!(table.not_admitted(number(edition, "6.2.6", "6.8(d)"), &Reason::AssistantNotApproved));
    }
}

#[test]
fn an_approved_assistant_moves_the_pieces_where_the_edition_knows_him() {
    for edition in Edition::ALL {
        let mut table = waiting(edition);
        table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Other });
        approve(&mut table, WHITE, &[AssistantDuty::MakeMoves], 0);
        table.arbiter(ArbiterAct::Start);
        match edition {
            Edition::Fide2001 => assert_eq!(table.game.plies().len(), 0),
            Edition::Fide2023 => {
                let touch = PlayerAct::Touch {
                    square: square("e2"),
                    contact: touchmove_conduct::act::Contact::Intent,
                };
                assists(&mut table, WHITE, AssistantAct::For { act: touch });
                assists(
                    &mut table,
                    WHITE,
                    AssistantAct::For { act: PlayerAct::Release { square: square("e4") } },
                );
                assert!(table.ruled("4.9", &Decision::InOrder));
                assert_eq!(table.game.plies().len(), 1, "the player's own move");
            }
        }
        table.replays();
    }
    let mut table = waiting(Edition::Fide2001);
    approve(&mut table, WHITE, &[AssistantDuty::MakeMoves], 0);
    assert!(table.not_admitted("Pref", &Reason::NotHisDuty));
}

#[test]
fn an_assistant_does_what_he_was_approved_for_and_no_more() {
    for edition in Edition::ALL {
        let mut table = blind(edition, &[AssistantDuty::Announce]);
        lifts_and_releases(&mut table, "e2", "e4");
        assists(
            &mut table,
            WHITE,
            AssistantAct::For { act: PlayerAct::Announce { text: "Eva vier".into() } },
        );
        assert!(table.ruled(number(edition, "D.2.10.2", "F.2.9(b)"), &Decision::InOrder));
        assert_eq!(table.game.plies().len(), 1, "his announcement is the player's");
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        assert!(table.not_admitted(number(edition, "D.2.10.3", "F.2.9(c)"), &Reason::NotHisDuty));
        assert_eq!(table.game.clock().lever(), WHITE);
        // Nobody resigns for somebody else.
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Resign });
        assert!(table.not_admitted(number(edition, "D.2.10", "F.2.9/0"), &Reason::NotHisDuty));
        assert_eq!(table.game.phase(), Phase::Playing);
    }
}

#[test]
fn the_assistant_records_and_presses_for_his_player_after_the_announcement() {
    for edition in Edition::ALL {
        let mut table = blind(edition, &ALL_DUTIES);
        lifts_and_releases(&mut table, "e2", "e4");
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        assert!(table.not_admitted(number(edition, "D.2.4", "F.2.3/1"), &Reason::MoveNotAnnounced));
        table.player(WHITE, PlayerAct::Announce { text: "Eva vier".into() });
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        assert!(table.ruled(number(edition, "6.2.1", "6.8(a)"), &Decision::Completed { player: WHITE }));
        assists(
            &mut table,
            WHITE,
            AssistantAct::For { act: PlayerAct::Write { entry: SheetEntry::Move { text: "e4".into() } } },
        );
        assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::Right));
        table.replays();
    }
}

#[test]
fn the_assistant_announces_the_opponents_moves_too() {
    for edition in Edition::ALL {
        let mut table = blind(edition, &ALL_DUTIES);
        lifts_and_releases(&mut table, "e2", "e4");
        assists(
            &mut table,
            WHITE,
            AssistantAct::For { act: PlayerAct::Announce { text: "Eva vier".into() } },
        );
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        table.plays(BLACK, "e7", "e5");
        assists(
            &mut table,
            WHITE,
            AssistantAct::For { act: PlayerAct::Announce { text: "Eva fünf".into() } },
        );
        table.player(WHITE, PlayerAct::Repeat { text: "Eva fünf".into() });
        assert!(table.ruled(number(edition, "D.2.1", "F.2.1/1"), &Decision::InOrder), "{:?}", table.last);
        assert_eq!(table.game.plies().len(), 2);
    }
}

#[test]
fn moves_made_on_the_other_board_touch_nothing() {
    for edition in Edition::ALL {
        let article = number(edition, "D.2.10.1", "F.2.9(a)");
        let mut table = blind(edition, &[AssistantDuty::MakeMoves]);
        lifts_and_releases(&mut table, "g1", "f3");
        table.player(WHITE, PlayerAct::Announce { text: "Springer Felix drei".into() });
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assists(&mut table, WHITE, AssistantAct::Execute { text: "Nh3".into() });
        assert!(table.not_admitted(article, &Reason::RepeatDiffers { text: "Nh3".into() }));
        assists(&mut table, WHITE, AssistantAct::Execute { text: "Nf3".into() });
        assert!(table.ruled(article, &Decision::InOrder));
        assert_eq!(table.game.turn().obliged(table.game.position()), touchmove_conduct::Obliged::Nothing);
    }
}

#[test]
fn the_assistant_tells_moves_and_times_only_when_asked() {
    for edition in Edition::ALL {
        let article = number(edition, "D.2.10.4", "F.2.9(d)");
        let mut table = blind(edition, &[AssistantDuty::Inform]);
        assists(&mut table, WHITE, AssistantAct::Tell { asked: WhoAsked::Yes });
        assert!(table.ruled(article, &Decision::InOrder));
        assists(&mut table, WHITE, AssistantAct::Tell { asked: WhoAsked::No });
        assert!(table.ruled(article, &Decision::Breach { player: WHITE }));
    }
}

#[test]
fn the_assistant_claims_the_flag_as_the_player_would() {
    for edition in Edition::ALL {
        let article = number(edition, "D.2.10.5", "F.2.9(e)");
        let mut table = Table::waiting(laws(edition, RAPID, |_| {}), Position::initial(), RAPID);
        table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Visual });
        approve(&mut table, WHITE, &[AssistantDuty::Claim], 0);
        table.arbiter(ArbiterAct::Start);
        lifts_and_releases(&mut table, "e2", "e4");
        table.player(WHITE, PlayerAct::Announce { text: "Eva vier".into() });
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        table.at(25 * 60);
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Stop { reason: StopReason::Claim } });
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Claim { claim: Claim::Flag } });
        assert!(table.ruled(article, &Decision::InOrder));
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Time)), "{:?}", table.last);
        table.replays();
    }
}

#[test]
fn the_assistant_reports_what_the_sighted_player_touched() {
    for edition in Edition::ALL {
        let mut table = blind(edition, &[AssistantDuty::Claim]);
        lifts_and_releases(&mut table, "e2", "e4");
        table.player(WHITE, PlayerAct::Announce { text: "Eva vier".into() });
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assists(&mut table, WHITE, AssistantAct::ReportTouch { square: square("d7") });
        assert!(table.ruled(number(edition, "D.2.10.5", "F.2.9(e)"), &Decision::InOrder));
        assert!(table.open(&Question::TouchIntended { player: BLACK, square: square("d7") }).is_some());
        let bound = table.last.iter().any(|ruling| *ruling.decision() == Decision::Bound { player: BLACK });
        assert_eq!(bound, edition == Edition::Fide2023, "intentional until the arbiter says otherwise");
    }
}

#[test]
fn the_sighted_players_helper_may_only_move_and_announce() {
    for edition in Edition::ALL {
        let article = number(edition, "D.2.11", "F.2.9/1");
        let mut table = blind(edition, &[]);
        approve(&mut table, BLACK, &[AssistantDuty::MakeMoves, AssistantDuty::RecordAndPress], 0);
        assert!(table.not_admitted(article, &Reason::NotHisDuty));
        approve(&mut table, BLACK, &[AssistantDuty::MakeMoves, AssistantDuty::Announce], 0);
        assert!(table.last.iter().any(|ruling| *ruling.decision() == Decision::InOrder));
        lifts_and_releases(&mut table, "e2", "e4");
        assists(
            &mut table,
            BLACK,
            AssistantAct::For { act: PlayerAct::Announce { text: "Eva vier".into() } },
        );
        assert_eq!(table.game.plies().len(), 0, "the player announces his own move himself");
        table.player(WHITE, PlayerAct::Announce { text: "Eva vier".into() });
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assists(&mut table, BLACK, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        assert!(table.not_admitted(number(edition, "D.2.10.3", "F.2.9(c)"), &Reason::NotHisDuty));
        // With an assistant for the one who does not see, the other's helper goes.
        approve(&mut table, WHITE, &[AssistantDuty::Announce], 0);
        assert!(table.ruled(article, &Decision::RightLost { player: BLACK, right: Right::Assistant }));
        approve(&mut table, BLACK, &[AssistantDuty::Announce], 0);
        assert!(table.not_admitted(article, &Reason::NotHisDuty));
        table.replays();
    }
}

#[test]
fn a_blind_player_needs_an_assistant_against_one_who_does_not_hear() {
    for edition in Edition::ALL {
        let mut table = waiting(edition);
        table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Visual });
        table.arbiter(ArbiterAct::Disability { player: BLACK, disability: Disability::Hearing });
        table.arbiter(ArbiterAct::Start);
        match edition {
            Edition::Fide2001 => assert_eq!(table.game.phase(), Phase::Playing),
            Edition::Fide2023 => {
                assert!(table.not_admitted("D.2.11", &Reason::AssistantNeeded));
                assert_eq!(table.game.phase(), Phase::NotStarted);
                approve(&mut table, WHITE, &[AssistantDuty::Announce], 0);
                table.arbiter(ArbiterAct::Start);
                assert_eq!(table.game.phase(), Phase::Playing);
            }
        }
    }
}

#[test]
fn time_is_taken_for_an_assistant_but_not_for_a_disability_in_the_newer_edition() {
    for edition in Edition::ALL {
        let article = number(edition, "6.2.6", "6.8(d)");
        let mut table = waiting(edition);
        approve(&mut table, WHITE, &[AssistantDuty::RecordAndPress], 600);
        assert_eq!(table.left(WHITE), 6600);
        assert_eq!(table.left(BLACK), 7200);
        table.arbiter(ArbiterAct::Disability { player: BLACK, disability: Disability::Other });
        approve(&mut table, BLACK, &[AssistantDuty::RecordAndPress], 300);
        match edition {
            Edition::Fide2023 => {
                assert!(table.not_admitted(article, &Reason::Disability));
                assert_eq!(table.left(BLACK), 7200);
            }
            Edition::Fide2001 => {
                assert!(table.ruled(article, &Decision::TimeTaken { player: BLACK, time: seconds(300) }));
                assert_eq!(table.left(BLACK), 6900);
            }
        }
        table.arbiter(ArbiterAct::Start);
        table.plays(WHITE, "e2", "e4");
        table.makes(BLACK, "e7", "e5");
        assists(&mut table, BLACK, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        assert_eq!(table.game.clock().lever(), WHITE, "the assistant is approved all the same");
    }
}

#[test]
fn a_player_who_cannot_record_and_has_no_assistant_loses_time_once_in_the_older_edition() {
    let mut table = waiting(Edition::Fide2001);
    approve(&mut table, WHITE, &[], 600);
    assert!(table.ruled("8.1/5", &Decision::TimeTaken { player: WHITE, time: seconds(600) }));
    assert_eq!(table.left(WHITE), 6600);
    approve(&mut table, WHITE, &[], 600);
    assert!(table.not_admitted("8.1/5", &Reason::OnlyOnce));
    table.arbiter(ArbiterAct::Start);
    table.plays(WHITE, "e2", "e4");
    approve(&mut table, BLACK, &[], 600);
    assert!(table.not_admitted("8.1/5", &Reason::Begun));

    let mut table = waiting(Edition::Fide2023);
    approve(&mut table, WHITE, &[], 600);
    assert!(table.not_admitted("8.1.6", &Reason::NotForeseen));
    assert_eq!(table.left(WHITE), 7200);
}

#[test]
fn a_refused_assistant_does_nothing() {
    for edition in Edition::ALL {
        let mut table = waiting(edition);
        approve(&mut table, WHITE, &[AssistantDuty::RecordAndPress], 0);
        table.arbiter(ArbiterAct::RefuseAssistant { player: WHITE });
        table.arbiter(ArbiterAct::Start);
        table.makes(WHITE, "e2", "e4");
        assists(&mut table, WHITE, AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } });
        assert!(table.not_admitted(number(edition, "6.2.6", "6.8(d)"), &Reason::AssistantNotApproved));
    }
}
