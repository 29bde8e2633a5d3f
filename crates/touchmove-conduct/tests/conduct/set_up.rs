//! Games that began wrongly (6.10.2, 7.2, 7.3, A.5.1; 2001 6.14, 7.1, 7.2, B.4).

use touchmove_chess::{Color, Position};
use touchmove_clock::Moment;
use touchmove_conduct::act::{
    ArbiterAct, Claim, ClockReadings, Observation, PlayerAct, SetUpFault, StopReason,
};
use touchmove_conduct::{Choice, Decision, Game, Phase, Question, Reason, Right};
use touchmove_law::{Edition, Supervision, Switch};

use crate::support::{BLACK, BLITZ, RAPID, STANDARD, Table, WHITE, laws, position, seconds, square};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;
/// Black's king and queen have changed places.
const INTERCHANGED: &str = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White's king's rook and knight have changed places.
const ROOK_MISPLACED: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w GAha - 0 1";

fn begun(edition: Edition, control: &str, from: &str) -> Table {
    Table::started(laws(edition, control, |_| {}), position(from), control)
}

fn claims(table: &mut Table, by: Color, fault: SetUpFault) {
    table.player(by, PlayerAct::Claim { claim: Claim::SetUp { fault } });
}

fn observes(table: &mut Table, fault: SetUpFault) {
    table.arbiter(ArbiterAct::Observe { seen: Observation::SetUp { fault } });
}

#[test]
fn a_wrong_initial_position_found_late_in_a_standard_game_cancels_it() {
    for (edition, number) in [(NEW, "7.2.1"), (OLD, "7.1(a)")] {
        let mut table = begun(edition, STANDARD, INTERCHANGED);
        table.shuffles(14);
        claims(&mut table, WHITE, SetUpFault::Pieces);
        assert!(table.ruled(number, &Decision::NewGame));
        assert_eq!(table.game.phase(), Phase::Cancelled);
        assert_eq!(table.result(), None);
        table.replays();
    }
}

#[test]
fn the_right_initial_position_gives_no_ground_to_a_claim() {
    for (edition, number) in [(NEW, "7.2.1"), (OLD, "7.1(a)")] {
        let mut table = Table::standard(edition);
        claims(&mut table, BLACK, SetUpFault::Pieces);
        assert!(table.not_admitted(number, &Reason::NothingFound));
        assert_eq!(table.game.phase(), Phase::Playing);
    }
}

#[test]
fn before_the_game_a_wrong_set_up_is_simply_set_right() {
    for (edition, number) in [(NEW, "2.3"), (OLD, "2.3")] {
        let mut table = Table::waiting(laws(edition, STANDARD, |_| {}), position(INTERCHANGED), STANDARD);
        observes(&mut table, SetUpFault::Pieces);
        assert!(table.ruled(number, &Decision::InOrder));
        assert_eq!(*table.game.position(), Position::initial());
        table.arbiter(ArbiterAct::Start);
        claims(&mut table, WHITE, SetUpFault::Pieces);
        assert_eq!(table.game.phase(), Phase::Playing);
    }
}

#[test]
fn after_the_end_nothing_is_found_any_more() {
    for (edition, number) in [(NEW, "7.2.1"), (OLD, "7.1(a)")] {
        let mut table = begun(edition, STANDARD, INTERCHANGED);
        table.player(WHITE, PlayerAct::Resign);
        let result = table.result();
        observes(&mut table, SetUpFault::Pieces);
        assert!(table.not_admitted(number, &Reason::GameOver));
        assert_eq!(table.result(), result);
    }
}

#[test]
fn in_fast_play_the_complaint_ends_when_each_has_completed_the_moves() {
    for (edition, limit, number, barred) in [(NEW, 10, "7.2.1", "A.5.1.2"), (OLD, 3, "7.1(a)", "B.4/1")] {
        for control in [RAPID, BLITZ] {
            let mut table = begun(edition, control, INTERCHANGED);
            table.shuffles(limit - 1);
            table.shuffles_half(WHITE, limit - 1);
            claims(&mut table, WHITE, SetUpFault::Pieces);
            assert!(table.ruled(number, &Decision::NewGame), "{edition} {control}: one player lacks a move");
            let mut table = begun(edition, control, INTERCHANGED);
            table.shuffles(limit);
            claims(&mut table, WHITE, SetUpFault::Pieces);
            assert!(table.not_admitted(barred, &Reason::Lapsed), "{edition} {control}");
            assert_eq!(table.game.phase(), Phase::Playing);
            observes(&mut table, SetUpFault::Orientation);
            assert!(table.not_admitted(barred, &Reason::Lapsed));
        }
    }
}

#[test]
fn a_move_made_and_not_completed_does_not_close_the_window() {
    for (edition, limit, number) in [(NEW, 10, "7.2.1"), (OLD, 3, "7.1(a)")] {
        let mut table = begun(edition, RAPID, INTERCHANGED);
        table.shuffles(limit - 1);
        table.shuffles_half(WHITE, limit - 1);
        table.makes(BLACK, "h7", "h6");
        claims(&mut table, WHITE, SetUpFault::Pieces);
        assert!(table.ruled(number, &Decision::NewGame));
    }
}

#[test]
fn supervised_rapid_keeps_the_complaint_open() {
    let laws = laws(NEW, RAPID, |regulations| {
        regulations.supervision = Some(Supervision::Full);
        regulations.games_per_arbiter = Some(3);
        regulations.recorder = touchmove_law::Recorder::ArbiterOrAssistant;
    });
    let mut table = Table::started(laws, position(INTERCHANGED), RAPID);
    table.shuffles(11);
    claims(&mut table, WHITE, SetUpFault::Pieces);
    assert!(table.ruled("7.2.1", &Decision::NewGame));
}

#[test]
fn a_misplaced_king_never_castles_and_the_opponents_may() {
    for (edition, barred) in [(NEW, "A.5.1.2"), (OLD, "B.4/2")] {
        let mut table = begun(edition, RAPID, INTERCHANGED);
        assert!(table.game.position().castling().of(BLACK).is_empty());
        assert_eq!(table.game.position().castling().of(WHITE).len(), 2);
        table.shuffles(12);
        claims(&mut table, WHITE, SetUpFault::Pieces);
        assert!(
            table.ruled(barred, &Decision::RightLost { player: BLACK, right: Right::CastlingInThisGame })
        );
        assert!(
            !table.ruled(barred, &Decision::RightLost { player: WHITE, right: Right::CastlingInThisGame })
        );
    }
}

#[test]
fn a_misplaced_rook_does_not_castle_where_the_edition_says_so() {
    let new = begun(NEW, RAPID, ROOK_MISPLACED);
    assert_eq!(new.game.position().castling().of(WHITE).single(), Some(square("a1")));
    let old = begun(OLD, RAPID, ROOK_MISPLACED);
    assert_eq!(old.game.position().castling().of(WHITE).len(), 2);
}

#[test]
fn in_chess960_the_drawn_position_is_the_right_one() {
    let drawn = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let otherwise = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNRNKR w HEhf - 0 1";
    let of = || laws(NEW, STANDARD, |regulations| regulations.chess960 = Switch::On);
    let mut table = Table::started(of(), position(drawn), STANDARD);
    claims(&mut table, BLACK, SetUpFault::Pieces);
    assert!(table.not_admitted("7.2.1", &Reason::NothingFound));
    let laws = of();
    let game = Game::new(&laws, position(drawn), STANDARD.parse().unwrap(), Moment::at(0));
    let mut table = Table::of(laws.clone(), game.begun_from(&laws, position(otherwise)));
    table.arbiter(ArbiterAct::Start);
    assert_eq!(table.game.position().castling().of(WHITE).single(), Some(square("h1")));
    claims(&mut table, BLACK, SetUpFault::Pieces);
    assert!(table.ruled("7.2.1", &Decision::NewGame));
}

#[test]
fn a_board_turned_wrongly_changes_nothing_on_it() {
    for (edition, number) in [(NEW, "7.2.2"), (OLD, "7.1(b)")] {
        let mut table = Table::standard(edition);
        table.shuffles(12);
        let before = *table.game.position();
        claims(&mut table, BLACK, SetUpFault::Orientation);
        assert!(table.ruled(number, &Decision::PlayGoesOn));
        assert_eq!(*table.game.position(), before);
    }
}

#[test]
fn reversed_colours_restart_the_game_until_both_have_made_ten_moves() {
    let mut table = Table::standard(NEW);
    table.shuffles(9);
    table.shuffles_half(WHITE, 9);
    claims(&mut table, BLACK, SetUpFault::Colours);
    assert!(table.ruled("7.3", &Decision::NewGame), "ten and nine");
    assert_eq!(table.game.phase(), Phase::Cancelled);
    let mut table = Table::standard(NEW);
    table.shuffles(9);
    table.shuffles_half(WHITE, 9);
    // Made is enough: the press does not matter here.
    table.makes(BLACK, "h7", "h6");
    claims(&mut table, WHITE, SetUpFault::Colours);
    assert!(table.ruled("7.3", &Decision::PlayGoesOn), "ten and ten");
    assert_eq!(table.game.phase(), Phase::Playing);
}

#[test]
fn reversed_colours_are_for_the_arbiter_in_the_older_edition() {
    for (choice, decision) in [(Choice::Continue, Decision::PlayGoesOn), (Choice::Restart, Decision::NewGame)]
    {
        let mut table = Table::standard(OLD);
        table.shuffles(3);
        claims(&mut table, BLACK, SetUpFault::Colours);
        assert_eq!(table.asked().unwrap().default, Some(Choice::Continue));
        assert_eq!(table.game.phase(), Phase::Playing);
        table.decides(&Question::ReversedColours, Choice::Drawn);
        assert!(table.not_admitted("7.2", &Reason::NoSuchOption));
        table.decides(&Question::ReversedColours, choice);
        assert!(table.ruled("7.2", &decision));
    }
}

#[test]
fn in_fast_play_of_the_older_edition_a_touch_ends_the_claim_of_reversed_colours() {
    for control in [RAPID, BLITZ] {
        let mut table = Table::started(laws(OLD, control, |_| {}), Position::initial(), control);
        table.plays(WHITE, "e2", "e4");
        claims(&mut table, WHITE, SetUpFault::Colours);
        assert!(table.not_admitted("B.5(b)", &Reason::Lapsed));
        claims(&mut table, BLACK, SetUpFault::Colours);
        assert_eq!(table.asked().unwrap().question, Question::ReversedColours, "he has touched nothing");
        let mut table = Table::started(laws(OLD, control, |_| {}), Position::initial(), control);
        table.plays(WHITE, "e2", "e4");
        table.touches(BLACK, "e7");
        claims(&mut table, BLACK, SetUpFault::Colours);
        assert!(table.not_admitted("B.5(b)", &Reason::Lapsed));
        // After three moves as well, for colours are not in the list of B.4; the arbiter may still rule.
        observes(&mut table, SetUpFault::Colours);
        assert_eq!(table.asked().unwrap().question, Question::ReversedColours);
    }
}

#[test]
fn a_wrong_clock_setting_stops_the_clocks_and_the_arbiter_sets_it_right() {
    for (edition, number) in [(NEW, "6.10.2"), (OLD, "6.14")] {
        let mut table = Table::standard(edition);
        table.shuffles(12);
        claims(&mut table, WHITE, SetUpFault::ClockSetting);
        assert!(table.ruled(number, &Decision::ClocksStop));
        assert_eq!(table.game.phase(), Phase::Stopped);
        let control: touchmove_clock::TimeControl = "40/120+30, 60+30".parse().unwrap();
        let reason = || "no increment was set".to_owned();
        table.arbiter(ArbiterAct::SetControl {
            under: number.into(),
            control: control.clone(),
            reason: reason(),
        });
        assert!(table.ruled(number, &Decision::ControlSet { control }));
        let readings = ClockReadings { white: Some(seconds(7000)), ..ClockReadings::default() };
        table.arbiter(ArbiterAct::SetClocks { under: number.into(), readings, reason: reason() });
        assert!(table.ruled(number, &Decision::ClocksSet { readings }));
        assert_eq!(table.left(WHITE), 7000);
        table.arbiter(ArbiterAct::Resume);
        let before = table.left(WHITE);
        table.plays(WHITE, "h2", "h3");
        assert_eq!(table.left(WHITE), before + 30);
    }
}

#[test]
fn in_fast_play_the_setting_stays_unless_the_schedule_would_suffer() {
    let faster: touchmove_clock::TimeControl = "20".parse().unwrap();
    let change = |table: &mut Table| {
        let act = ArbiterAct::SetControl {
            under: "6.10.2".into(),
            control: faster.clone(),
            reason: "five minutes too many".into(),
        };
        table.arbiter(act);
    };
    let mut table = Table::started(laws(NEW, RAPID, |_| {}), Position::initial(), RAPID);
    table.shuffles(9);
    table.shuffles_half(WHITE, 9);
    change(&mut table);
    assert!(table.ruled("6.10.2", &Decision::ControlSet { control: faster.clone() }), "ten and nine");
    let mut table = Table::started(laws(NEW, RAPID, |_| {}), Position::initial(), RAPID);
    table.shuffles(10);
    claims(&mut table, WHITE, SetUpFault::ClockSetting);
    assert!(table.not_admitted("A.5.1.1", &Reason::Lapsed));
    change(&mut table);
    assert!(table.not_admitted("A.5.1.1", &Reason::Lapsed));
    table.decides(&Question::ClockSetting, Choice::Yes);
    change(&mut table);
    assert!(table.ruled("6.10.2", &Decision::ControlSet { control: faster.clone() }));
    let mut table = Table::started(laws(OLD, RAPID, |_| {}), Position::initial(), RAPID);
    table.shuffles(3);
    claims(&mut table, WHITE, SetUpFault::ClockSetting);
    assert!(table.not_admitted("B.4/1", &Reason::Lapsed));
    assert!(table.asked().is_none());
}

#[test]
fn stopping_for_a_wrong_setting_needs_no_other_reason() {
    for (edition, number) in [(NEW, "6.10.2"), (OLD, "6.14")] {
        let mut table = Table::standard(edition);
        table.player(BLACK, PlayerAct::Stop { reason: StopReason::ClockSetting });
        assert!(table.ruled(number, &Decision::ClocksStop));
        assert!(table.game.referrals().is_empty());
    }
}

#[test]
fn the_side_of_the_clock_is_the_arbiters_choice_before_the_game() {
    use touchmove_conduct::act::Side;
    for (edition, number) in [(NEW, "6.5"), (OLD, "6.4")] {
        let mut table = Table::waiting(laws(edition, STANDARD, |_| {}), Position::initial(), STANDARD);
        table.arbiter(ArbiterAct::ClockSide { side: Side::Left });
        assert_eq!(table.game.clock_side(), Some(Side::Left));
        table.arbiter(ArbiterAct::Start);
        table.arbiter(ArbiterAct::ClockSide { side: Side::Right });
        assert!(table.not_admitted(number, &Reason::Begun));
        assert_eq!(table.game.clock_side(), Some(Side::Left));
    }
}
