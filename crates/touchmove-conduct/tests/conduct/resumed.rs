//! Resuming an adjourned game (I.5, I.7, I.9-I.13; 2001 A.5, A.7, A.9-A.12), through the public API alone.

use touchmove_chess::{Color, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_conduct::act::{ArbiterAct, ClockReadings, Hand, Observation, PlayerAct, StopReason};
use touchmove_conduct::{Choice, Completed, Decision, Ending, Phase, PlayerDuty, Question, Reason, Score};
use touchmove_law::{BothAbsent, Edition, Switch};

use crate::support::adjournment::{
    HOUR, RESUMPTION, adjourned, adjourned_with, arrives, number, order, resumed, resumes, running, seals,
    table, writes,
};
use crate::support::{BLACK, STANDARD, Table, WHITE, laws, position, seconds};

#[test]
fn the_envelope_is_opened_only_when_the_replier_is_there() {
    for edition in Edition::ALL {
        let mut table = adjourned(edition, Position::initial(), "e4");
        table.at(RESUMPTION - 60);
        arrives(&mut table, WHITE);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert!(
            table.not_admitted(number(edition, "I.7", "A.7"), &Reason::NotThere { player: BLACK }),
            "{:?}",
            table.last
        );
        // Nobody plays before it is opened, whosever clock runs.
        for by in Color::ALL {
            table.touches(by, "e2");
            assert!(table.not_admitted(number(edition, "I.7", "A.7"), &Reason::EnvelopeClosed));
        }
    }
}

#[test]
fn replier_present_the_sealed_move_is_made_and_his_clock_runs() {
    for edition in Edition::ALL {
        let table = resumed(edition, Position::initial(), "e4");
        assert!(table.ruled(number(edition, "I.8", "A.8/0"), &Decision::InOrder));
        assert!(table.ruled(number(edition, "I.9.1", "A.9(a)"), &Decision::ClockStarts { player: BLACK }));
        assert_eq!((table.game.phase(), running(&table)), (Phase::Playing, Some(BLACK)));
        assert_eq!((table.left(WHITE), table.left(BLACK)), (HOUR, 5 * HOUR), "the readings of the envelope");
        assert_eq!(table.game.plies().len(), 1);
        assert_eq!(table.game.plies()[0].completed(), Some(Completed::Sealed));
        table.replays();
    }
}

#[test]
fn the_resumption_sets_up_what_the_envelope_states() {
    for edition in Edition::ALL {
        let mut table = adjourned(edition, Position::initial(), "e4");
        arrives(&mut table, BLACK);
        resumes(&mut table);
        let envelope = table.game.adjournment().unwrap().envelope().unwrap().clone();
        let readings = ClockReadings {
            white: Some(envelope.time_left.white),
            black: Some(envelope.time_left.black),
            ..ClockReadings::default()
        };
        assert!(table.ruled(number(edition, "I.5", "A.5"), &Decision::ClocksSet { readings }));
        assert_eq!(*table.game.position(), envelope.position);
        assert_eq!(running(&table), None, "his clock waits for the envelope");
    }
}

#[test]
fn an_absent_repliers_clock_runs_and_he_may_stop_it_when_he_comes() {
    for edition in Edition::ALL {
        let mut table = adjourned(edition, Position::initial(), "e4");
        table.at(RESUMPTION - 60);
        arrives(&mut table, WHITE);
        resumes(&mut table);
        let article = number(edition, "I.9.2", "A.9(b)");
        assert!(table.ruled(article, &Decision::ClockStarts { player: BLACK }), "{:?}", table.last);
        table.at(RESUMPTION + 300);
        arrives(&mut table, BLACK);
        table.player(BLACK, PlayerAct::Stop { reason: StopReason::Arrived });
        assert!(table.ruled(article, &Decision::ClocksStop), "{:?}", table.last);
        table.at(RESUMPTION + 330).arbiter(ArbiterAct::OpenEnvelope);
        assert!(table.ruled(article, &Decision::ClockStarts { player: BLACK }));
        assert_eq!(table.left(BLACK), 5 * HOUR - 300, "{edition}");
        assert_eq!(running(&table), Some(BLACK));
        table.replays();
    }
}

#[test]
fn the_replier_may_seal_his_reply_while_the_sealer_is_absent() {
    for edition in Edition::ALL {
        let mut table = adjourned(edition, Position::initial(), "e4");
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        table.at(RESUMPTION + 120);
        writes(&mut table, BLACK, "c5");
        let article = number(edition, "I.9.3", "A.9(c)/1");
        assert!(table.ruled(article, &Decision::InOrder), "{:?}", table.last);
        table.player(BLACK, PlayerAct::CloseEnvelope);
        table.player(BLACK, PlayerAct::Press { hand: Hand::Same });
        assert!(table.ruled(article, &Decision::ClockStarts { player: WHITE }), "{:?}", table.last);
        assert_eq!(running(&table), Some(WHITE));
        assert_eq!(table.game.plies().len(), 1, "nobody has seen the reply");
        table.at(RESUMPTION + 200).arbiter(ArbiterAct::OpenEnvelope);
        let opening = number(edition, "I.9.3", "A.9(c)/2");
        assert!(table.not_admitted(opening, &Reason::NotThere { player: WHITE }));
        table.at(RESUMPTION + 420);
        arrives(&mut table, WHITE);
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert!(table.ruled(opening, &Decision::EnvelopeOpened { text: "c5".into() }), "{:?}", table.last);
        assert_eq!((running(&table), table.game.plies().len()), (Some(WHITE), 2));
        assert_eq!((table.left(WHITE), table.left(BLACK)), (HOUR - 300, 5 * HOUR - 120));
        table.plays(WHITE, "g1", "f3");
        assert_eq!(table.game.plies().len(), 3);
        for side in Color::ALL {
            let completed = table.game.clock().clock(side, Moment::at(table.now)).completed();
            assert_eq!(completed, side.choose(2, 1), "{edition}: no move is counted twice");
        }
        table.replays();
    }
}

#[test]
fn a_second_envelope_is_only_for_an_absent_sealer() {
    for edition in Edition::ALL {
        let mut table = resumed(edition, Position::initial(), "e4");
        writes(&mut table, BLACK, "c5");
        assert!(
            table.last.iter().all(|ruling| *ruling.decision() == Decision::NotAdmitted),
            "{:?}",
            table.last
        );
    }
}

#[test]
fn arriving_after_the_default_time_loses_and_exactly_then_does_not() {
    for edition in Edition::ALL {
        for (late, lost) in [(HOUR - 1, false), (HOUR, false), (HOUR + 1, true)] {
            let mut table = adjourned(edition, Position::initial(), "e4");
            resumes(&mut table);
            table.at(RESUMPTION + late);
            arrives(&mut table, BLACK);
            let result = table.ruled(
                number(edition, "I.10", "A.10/0"),
                &Decision::Over { score: Score::win(WHITE), ending: Ending::Default },
            );
            assert_eq!(result, lost, "{edition} {late} {:?}", table.last);
            if lost {
                table.arbiter(ArbiterAct::AdmitLate { player: BLACK });
                assert_eq!(
                    (table.result(), table.game.phase()),
                    (None, Phase::Stopped),
                    "the arbiter lets him in"
                );
                table.arbiter(ArbiterAct::OpenEnvelope);
                assert_eq!(running(&table), Some(BLACK));
                assert_eq!(table.left(BLACK), 5 * HOUR - late);
            }
            table.replays();
        }
    }
}

#[test]
fn unstated_the_default_time_of_a_resumption_is_an_hour_in_2001_and_nothing_in_2023() {
    for (edition, late) in [(Edition::Fide2001, HOUR), (Edition::Fide2023, 0)] {
        for (delay, lost) in [(late, false), (late + 1, true)] {
            let mut table = adjourned_with(edition, Position::initial(), "e4", |regulations| {
                regulations.default_time = None;
            });
            resumes(&mut table);
            table.at(RESUMPTION + delay);
            arrives(&mut table, BLACK);
            assert_eq!(table.result().is_some(), lost, "{edition} {delay}");
        }
    }
}

#[test]
fn the_arbiter_sees_who_has_not_come() {
    for edition in Edition::ALL {
        let absent = |who| ArbiterAct::Observe { seen: Observation::Absent { of: who } };
        let mut table = adjourned(edition, Position::initial(), "e4");
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        table.at(RESUMPTION + HOUR).arbiter(absent(WHITE));
        assert_eq!(table.result(), None);
        table.at(RESUMPTION + HOUR + 1).arbiter(absent(WHITE));
        assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Default)), "{edition}");
        // Neither has come.
        let mut table = adjourned(edition, Position::initial(), "e4");
        resumes(&mut table);
        table.at(RESUMPTION + HOUR + 1).arbiter(absent(BLACK));
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Default)));
        table.arbiter(absent(WHITE));
        assert_eq!(table.result(), Some((Score::BOTH_LOSE, Ending::Default)), "{edition} {:?}", table.last);
        table.replays();
    }
}

#[test]
fn a_sealed_move_that_ended_the_game_keeps_its_result_although_the_sealer_never_comes() {
    let mate = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 40";
    for edition in Edition::ALL {
        // Opened with the replier there.
        let mut table = adjourned(edition, position(mate), "Ra8");
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Checkmate)));
        assert!(table.ruled(number(edition, "I.10", "A.10(a)"), &Decision::InOrder), "{:?}", table.last);
        // A capture that leaves two kings.
        let mut table = adjourned(edition, position("7k/8/8/8/8/1K6/1r6/8 w - - 0 40"), "Kxb2");
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert!(table.ruled(number(edition, "I.10", "A.10(b)"), &Decision::InOrder), "{:?}", table.last);
        assert_eq!(table.result(), Some((Score::DRAW, Ending::DeadPosition)));
        // Still closed when the sealer is too late.
        let mut table = adjourned(edition, position(mate), "Ra8");
        resumes(&mut table);
        table
            .at(RESUMPTION + HOUR + 1)
            .arbiter(ArbiterAct::Observe { seen: Observation::Absent { of: WHITE } });
        assert_eq!(
            table.result(),
            Some((Score::win(WHITE), Ending::Checkmate)),
            "{edition} {:?}",
            table.last
        );
        table.replays();
    }
}

#[test]
fn a_late_replier_is_saved_by_a_sealed_stalemate_only_in_2023() {
    let stalemate = "k7/8/1K6/8/8/8/8/2Q5 w - - 0 40";
    for (edition, result) in [
        (Edition::Fide2023, (Score::DRAW, Ending::Stalemate)),
        (Edition::Fide2001, (Score::win(WHITE), Ending::Default)),
    ] {
        let mut table = adjourned(edition, position(stalemate), "Qc7");
        resumes(&mut table);
        table.at(RESUMPTION + HOUR + 1);
        arrives(&mut table, BLACK);
        assert_eq!(table.result(), Some(result), "{edition} {:?}", table.last);
    }
}

#[test]
fn a_present_replier_who_loses_on_time_has_lost_although_the_sealer_is_absent() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        table.at(1).plays(WHITE, "e2", "e4");
        table.at(1 + 2 * HOUR).plays(BLACK, "e7", "e5");
        // White seals; Black has three hours left, so the default time is longer here.
        order(&mut table);
        seals(&mut table, WHITE, "Nf3");
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() });
        let readings = ClockReadings { black: Some(seconds(600)), ..ClockReadings::default() };
        let article = number(edition, "12.5", "13.5");
        table.arbiter(ArbiterAct::SetClocks {
            under: article.into(),
            readings,
            reason: "to have it shorter".into(),
        });
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        table.at(RESUMPTION + 600).arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: BLACK } });
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Time)), "{edition}");
        assert!(table.ruled(number(edition, "I.10", "A.10(c)"), &Decision::InOrder), "{:?}", table.last);
        // The sealer's hour is up later, and changes nothing.
        table.at(RESUMPTION + HOUR + 1);
        arrives(&mut table, WHITE);
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Time)));
    }
}

#[test]
fn where_nobody_is_there_the_replier_loses_the_time_until_he_comes() {
    let absent = ArbiterAct::Observe { seen: Observation::Absent { of: WHITE } };
    for (rule, white, black) in [
        (BothAbsent::AsTheLawsSay, HOUR, 5 * HOUR - 600),
        (BothAbsent::Divided, HOUR - 300, 5 * HOUR - 300),
        (BothAbsent::FirstArrivalStarts, HOUR, 5 * HOUR),
    ] {
        let mut table = adjourned_with(Edition::Fide2023, Position::initial(), "e4", |regulations| {
            regulations.both_absent = rule;
        });
        table.at(RESUMPTION - 1).arbiter(absent.clone());
        resumes(&mut table);
        assert!(table.ruled("I.11", &Decision::ClockStarts { player: BLACK }), "{:?}", table.last);
        table.at(RESUMPTION + 600);
        arrives(&mut table, BLACK);
        assert_eq!((table.left(WHITE), table.left(BLACK)), (white, black), "{rule:?} {:?}", table.last);
        table.replays();
    }
    // The older edition has no rule of its own for it; the clock of the replier runs all the same.
    let mut table = adjourned(Edition::Fide2001, Position::initial(), "e4");
    table.at(RESUMPTION - 1).arbiter(absent);
    resumes(&mut table);
    assert!(table.ruled("A.9(b)", &Decision::ClockStarts { player: BLACK }));
    table.at(RESUMPTION + 600);
    arrives(&mut table, BLACK);
    assert_eq!(table.left(BLACK), 5 * HOUR - 600);
}

/// The envelope is lost; both players are there.
fn lost_envelope(edition: Edition) -> Table {
    let mut table = adjourned(edition, Position::initial(), "e4");
    table.at(RESUMPTION - 60);
    arrives(&mut table, WHITE);
    arrives(&mut table, BLACK);
    resumes(&mut table);
    table.arbiter(ArbiterAct::EnvelopeMissing);
    table
}

#[test]
fn an_envelope_that_is_lost_is_replaced_by_what_the_sealer_states() {
    for edition in Edition::ALL {
        let mut table = lost_envelope(edition);
        let times = ClockReadings {
            white: Some(seconds(HOUR)),
            black: Some(seconds(5 * HOUR)),
            ..ClockReadings::default()
        };
        assert!(
            table.ruled(number(edition, "I.12.1", "A.11(a)/1"), &Decision::ClocksSet { readings: times })
        );
        let stating = number(edition, "I.12.1", "A.11(a)/2");
        assert!(table.ruled(stating, &Decision::Duty { player: WHITE, duty: PlayerDuty::StateSealed }));
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert!(table.not_admitted(number(edition, "I.12.1", "A.11(a)/1"), &Reason::EnvelopeMissing));
        table.player(BLACK, PlayerAct::StateSealed { text: "d4".into() });
        assert!(table.not_admitted(stating, &Reason::NotForeseen));
        table.player(WHITE, PlayerAct::StateSealed { text: "e5".into() });
        assert!(table.not_admitted(stating, &Reason::WrittenMoveIllegal));
        // Any legal move is accepted; nobody can look it up.
        table.player(WHITE, PlayerAct::StateSealed { text: "d4".into() });
        assert!(table.ruled(stating, &Decision::ClockStarts { player: BLACK }), "{:?}", table.last);
        assert_eq!(running(&table), Some(BLACK));
        assert_eq!(table.game.clock().clock(WHITE, Moment::at(table.now)).completed(), 1);
        table.replays();
    }
}

#[test]
fn the_sealer_may_make_the_move_of_a_lost_envelope_on_the_board() {
    for edition in Edition::ALL {
        let mut table = lost_envelope(edition);
        table.makes(WHITE, "d2", "d4");
        assert_eq!(
            (running(&table), table.game.plies().len()),
            (Some(BLACK), 1),
            "{edition} {:?}",
            table.last
        );
        assert_eq!(table.left(WHITE), HOUR);
        table.replays();
    }
}

#[test]
fn a_position_that_cannot_be_established_means_a_new_game() {
    for edition in Edition::ALL {
        let mut table = adjourned(edition, Position::initial(), "e4");
        table.arbiter(ArbiterAct::PositionLost);
        assert!(table.ruled(number(edition, "I.12.2", "A.11(b)"), &Decision::NewGame));
        assert_eq!((table.game.phase(), table.result()), (Phase::Cancelled, None));
        // Only an adjourned game can lose its position so.
        let mut table = self::table(edition, Position::initial());
        table.arbiter(ArbiterAct::PositionLost);
        assert_eq!(table.game.phase(), Phase::Playing);
    }
}

#[test]
fn a_wrong_clock_pointed_out_before_the_first_move_is_put_right() {
    for edition in Edition::ALL {
        let mut table = resumed(edition, Position::initial(), "e4");
        table.at(RESUMPTION + 30).player(BLACK, PlayerAct::ContestClock);
        let asked = table.asked().unwrap();
        assert_eq!(asked.question, Question::ResumedClocks { player: BLACK });
        assert_eq!((asked.default.clone(), running(&table)), (None, None));
        let readings = ClockReadings { black: Some(seconds(4 * HOUR)), ..ClockReadings::default() };
        let article = number(edition, "I.13", "A.12/1");
        table.arbiter(ArbiterAct::SetClocks {
            under: article.into(),
            readings,
            reason: "the envelope says so".into(),
        });
        assert!(table.ruled(article, &Decision::ClocksSet { readings }), "{:?}", table.last);
        assert_eq!((table.left(BLACK), running(&table)), (4 * HOUR, Some(BLACK)));
        // The sealer has not made a move of this session either, and may still point it out.
        table.plays(BLACK, "e7", "e5");
        table.player(WHITE, PlayerAct::ContestClock);
        assert_eq!(table.asked().unwrap().question, Question::ResumedClocks { player: WHITE });
        table.replays();
    }
}

#[test]
fn a_wrong_clock_pointed_out_later_stays_unless_the_arbiter_decides_otherwise() {
    for edition in Edition::ALL {
        let late = |choice: Choice| {
            let mut table = resumed(edition, Position::initial(), "e4");
            table.plays(BLACK, "e7", "e5");
            table.player(BLACK, PlayerAct::ContestClock);
            let asked = table.asked().unwrap();
            assert_eq!(asked.question, Question::LateClockComplaint { player: BLACK });
            assert_eq!(asked.article.number(edition), Some(number(edition, "I.13", "A.12/2")));
            assert_eq!(asked.default, Some(Choice::No));
            assert_eq!(running(&table), Some(WHITE), "play is not stopped for it");
            table.decides(&Question::LateClockComplaint { player: BLACK }, choice);
            table
        };
        let table = late(Choice::No);
        assert!(table.game.referrals().is_empty());
        let mut table = late(Choice::Yes);
        let readings = ClockReadings { black: Some(seconds(HOUR)), ..ClockReadings::default() };
        table.arbiter(ArbiterAct::SetClocks {
            under: number(edition, "I.13", "A.12/2").into(),
            readings,
            reason: "too severe".into(),
        });
        assert_eq!((table.left(BLACK), running(&table)), (HOUR, Some(WHITE)), "{:?}", table.last);
        // Outside a resumption nobody can contest a clock in this way.
        let mut table = self::table(edition, Position::initial());
        table.player(WHITE, PlayerAct::ContestClock);
        assert!(
            table.not_admitted(number(edition, "I.13", "A.12/1"), &Reason::NotForeseen),
            "{:?}",
            table.last
        );
    }
}

#[test]
fn between_the_sessions_nothing_can_be_claimed_and_no_clock_runs() {
    for edition in Edition::ALL {
        let mut table = adjourned(edition, Position::initial(), "e4");
        let readings = (table.left(WHITE), table.left(BLACK));
        table.at(RESUMPTION - 1000);
        table.player(WHITE, PlayerAct::Stop { reason: StopReason::None });
        table.arbiter(ArbiterAct::Resume);
        table.touches(WHITE, "e2");
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assert_eq!(table.game.phase(), Phase::Adjourned, "{edition}");
        assert_eq!((table.left(WHITE), table.left(BLACK)), readings);
        assert_eq!(table.game.illegal_moves(WHITE), 0);
        table.replays();
    }
}

#[test]
fn a_game_may_be_adjourned_twice() {
    for edition in Edition::ALL {
        let mut table = resumed(edition, Position::initial(), "e4");
        table.plays(BLACK, "e7", "e5");
        table.plays(WHITE, "g1", "f3");
        table
            .at(RESUMPTION + 600)
            .arbiter(ArbiterAct::OrderSeal { session_end: Moment::at((RESUMPTION + 600) * 1000) });
        seals(&mut table, BLACK, "Nc6");
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "the day after, 10 o'clock, here".into() });
        table.at(2 * RESUMPTION);
        arrives(&mut table, WHITE);
        arrives(&mut table, BLACK);
        table.arbiter(ArbiterAct::ResumeAdjourned { moment: Moment::at(2 * RESUMPTION * 1000) });
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert_eq!(
            (running(&table), table.game.plies().len()),
            (Some(WHITE), 4),
            "{edition} {:?}",
            table.last
        );
        table.replays();
    }
}

#[test]
fn standard_play_keeps_its_quota_through_the_resumption() {
    // What is here is only that nothing is awarded twice: both clocks balance.
    for edition in Edition::ALL {
        let laws = laws(edition, STANDARD, |regulations| regulations.adjournment = Switch::On);
        let mut table = Table::started(laws, Position::initial(), STANDARD);
        table.at(600).arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(1_200_000) });
        seals(&mut table, WHITE, "e4");
        assert!(table.game.clock().is_balanced());
        assert_eq!(table.left(WHITE), 7200 - 1200);
        assert_eq!(
            Millis::seconds(1200),
            table.game.adjournment().unwrap().envelope().unwrap().time_used.white
        );
    }
}
