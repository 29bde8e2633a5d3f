//! Displaced pieces and positions put back (7.1, 7.4, 7.6; 2001 6.14, 7.3, 7.5).

use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, Sides};
use touchmove_conduct::act::{
    ArbiterAct, Claim, ClockReadings, Hand, Observation, Penalty, PlayerAct, StopReason,
};
use touchmove_conduct::{Choice, Decision, Phase, PlayerDuty, Question, Reason};
use touchmove_law::Edition;

use crate::support::{BLACK, RAPID, Table, WHITE, laws, seconds, square};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;

fn knocks(table: &mut Table, by: Color) {
    table.player(by, PlayerAct::Displace { squares: vec![square("g1"), square("h2")] });
}

fn running(table: &Table) -> Option<Color> {
    table.game.clock().running(Moment::at(table.now))
}

#[test]
fn the_opponent_may_press_the_clock_back_to_the_displacer() {
    for (edition, number, back) in [(NEW, "7.4.1", "7.4.1"), (OLD, "7.3/1", "7.3")] {
        let mut table = Table::standard(edition);
        table.makes(WHITE, "e2", "e4");
        knocks(&mut table, WHITE);
        assert!(table.ruled(number, &Decision::Duty { player: WHITE, duty: PlayerDuty::PutBack }));
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        table.at(10).player(BLACK, PlayerAct::Press { hand: Hand::Same });
        assert!(table.ruled(back, &Decision::ClockStarts { player: WHITE }));
        assert_eq!((running(&table), table.game.illegal_moves(BLACK)), (Some(WHITE), 0));
        assert!(table.game.latent().is_empty());
        table.at(40).player(WHITE, PlayerAct::PutBack);
        assert!(table.ruled(number, &Decision::Freed { player: WHITE, duty: PlayerDuty::PutBack }));
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assert!(table.ruled(back, &Decision::ClockStarts { player: BLACK }));
        assert_eq!((running(&table), table.game.illegal_moves(WHITE)), (Some(BLACK), 0));
        assert_eq!((table.left(WHITE), table.left(BLACK)), (7200 - 30, 7200 - 10));
        let clock = table.game.clock().clock(WHITE, Moment::at(table.now));
        assert_eq!(clock.completed(), 1, "pressing on completes nothing");
        table.plays(BLACK, "e7", "e5");
        table.replays();
    }
}

#[test]
fn pressing_back_is_for_a_displacement_only() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "e2", "e4");
    table.player(BLACK, PlayerAct::Press { hand: Hand::Same });
    assert_eq!(table.game.latent().len(), 1, "a press without a move");
}

#[test]
fn stopping_for_displaced_pieces_is_never_penalised_and_the_displacer_may_be() {
    for (edition, stop, penalty) in [(NEW, "7.4.2", "7.4.3"), (OLD, "7.3", "7.3/3")] {
        for choice in [Choice::No, Choice::Penalties { penalties: vec![Penalty::Warning] }] {
            let mut table = Table::standard(edition);
            knocks(&mut table, WHITE);
            table.player(BLACK, PlayerAct::Stop { reason: StopReason::Displaced });
            assert!(table.ruled(stop, &Decision::ClocksStop));
            assert!(table.open(&Question::StoppedWithReason { player: BLACK }).is_none());
            let asked = table.asked().unwrap();
            assert_eq!((asked.article.number(edition), &asked.default), (Some(penalty), &Some(Choice::No)));
            let warned = u8::from(choice != Choice::No);
            table.decides(&Question::Penalty { player: WHITE }, choice);
            assert_eq!(table.game.warnings(WHITE), warned);
            assert!(table.game.referrals().is_empty());
        }
    }
}

#[test]
fn pieces_found_displaced_are_put_back_where_they_stood_before() {
    for (edition, number) in [(NEW, "7.6"), (OLD, "7.5")] {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "e2", "e4");
        table.plays(BLACK, "e7", "e5");
        let before = *table.game.position();
        knocks(&mut table, BLACK);
        table.plays(WHITE, "d2", "d4");
        table.plays(BLACK, "d7", "d6");
        table.arbiter(ArbiterAct::Observe { seen: Observation::Displaced });
        assert!(table.ruled(number, &Decision::Reinstated { ply: 3 }));
        assert_eq!(*table.game.position(), before);
        assert_eq!((table.game.illegal_moves(WHITE), table.game.illegal_moves(BLACK)), (0, 0));
        assert_eq!(table.game.phase(), Phase::Stopped);
        table.arbiter(ArbiterAct::Resume);
        assert_eq!(running(&table), Some(WHITE));
        table.replays();
    }
}

#[test]
fn where_nobody_knows_the_arbiter_names_the_position() {
    for (edition, number) in [(NEW, "7.6"), (OLD, "7.5")] {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "e2", "e4");
        table.plays(BLACK, "e7", "e5");
        let wanted = *table.game.position();
        table.plays(WHITE, "d2", "d4");
        table.player(BLACK, PlayerAct::Claim { claim: Claim::Displaced });
        assert_eq!(table.game.phase(), Phase::Stopped);
        for wrong in [Choice::Ply { ply: 0 }, Choice::Ply { ply: 5 }, Choice::Yes] {
            table.decides(&Question::WhichPosition, wrong);
            assert!(table.not_admitted(number, &Reason::NoSuchOption));
        }
        table.decides(&Question::WhichPosition, Choice::Ply { ply: 3 });
        assert!(table.ruled(number, &Decision::Reinstated { ply: 3 }));
        assert_eq!(*table.game.position(), wanted);
    }
}

#[test]
fn the_clocks_go_back_to_the_logged_times_or_stay() {
    for (edition, number) in [(NEW, "7.1"), (OLD, "6.14")] {
        let restored = |choice: Choice| {
            let mut table = Table::standard(edition);
            table.at(100).plays(WHITE, "e2", "e4");
            table.at(250).plays(BLACK, "e7", "e5");
            table.at(900).plays(WHITE, "d2", "d4");
            table.at(1000).arbiter(ArbiterAct::Reinstate { ply: 3 });
            let logged = Sides::new(seconds(7100), seconds(7050));
            assert_eq!(table.asked().unwrap().question, Question::ClockTimes { times: logged });
            assert_eq!(table.asked().unwrap().default, Some(Choice::No), "unchanged");
            table.decides(&Question::ClockTimes { times: logged }, choice);
            assert!(table.last.iter().all(|ruling| ruling.article().number(edition) == Some(number)));
            let completed = |side| table.game.clock().clock(side, Moment::at(table.now)).completed();
            assert_eq!((completed(WHITE), completed(BLACK)), (1, 1));
            (table.left(WHITE), table.left(BLACK))
        };
        assert_eq!(restored(Choice::Yes), (7100, 7050));
        assert_eq!(restored(Choice::No), (7200 - 750, 7200 - 250));
    }
}

#[test]
fn times_of_the_arbiters_own_answer_the_question_too() {
    for (edition, number) in [(NEW, "7.1"), (OLD, "6.14")] {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "e2", "e4");
        table.arbiter(ArbiterAct::Reinstate { ply: 1 });
        let readings =
            ClockReadings { white: Some(seconds(5)), black: Some(seconds(6)), ..ClockReadings::default() };
        table.arbiter(ArbiterAct::SetClocks {
            under: number.into(),
            readings,
            reason: "by best judgement".into(),
        });
        assert!(table.ruled(number, &Decision::ClocksSet { readings }));
        assert!(table.game.referrals().is_empty());
        assert_eq!((table.left(WHITE), table.left(BLACK)), (5, 6));
    }
}

#[test]
fn in_fast_play_of_the_older_edition_a_touch_ends_the_claim() {
    let mut table = Table::started(laws(OLD, RAPID, |_| {}), Position::initial(), RAPID);
    table.makes(WHITE, "e2", "e4");
    knocks(&mut table, WHITE);
    table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
    table.touches(BLACK, "e7");
    table.player(BLACK, PlayerAct::Claim { claim: Claim::Displaced });
    assert!(table.not_admitted("B.5(b)", &Reason::Lapsed));
    table.arbiter(ArbiterAct::Observe { seen: Observation::Displaced });
    assert!(table.ruled("7.5", &Decision::Reinstated { ply: 2 }));
}
