//! Penalties, incidents and scores (10.2, 11.6, 12.9; 2001 12.6, 13.4).

use touchmove_chess::Position;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Penalty, PlayerAct, Refusing};
use touchmove_conduct::{Award, Choice, Decision, Ending, Phase, Question, Reason, Score};
use touchmove_law::{Article, Edition, Fine, Incident, Points};

use crate::support::{BLACK, STANDARD, Table, WHITE, laws, seconds};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;

fn penalise(table: &mut Table, penalties: &[Penalty]) {
    table.arbiter(ArbiterAct::Penalise {
        player: WHITE,
        penalties: penalties.to_vec(),
        reason: "noise".into(),
    });
}

fn drawn(edition: Edition) -> Table {
    let mut table = Table::standard(edition);
    table.plays(WHITE, "e2", "e4");
    table.plays(BLACK, "e7", "e5");
    table.player(WHITE, PlayerAct::Offer { condition: None });
    table.player(BLACK, PlayerAct::Accept);
    assert_eq!(table.result(), Some((Score::DRAW, Ending::Agreement)));
    table
}

#[test]
fn a_warning_and_time_for_the_opponent_are_two_records_of_one_decision() {
    for (edition, warning, time) in [(NEW, "12.9.1", "12.9.2"), (OLD, "13.4(a)", "13.4(b)")] {
        let mut table = Table::standard(edition);
        let before = table.left(BLACK);
        penalise(&mut table, &[Penalty::OpponentTime { time: seconds(60) }, Penalty::Warning]);
        assert!(table.ruled(warning, &Decision::Penalised { player: WHITE, penalty: Penalty::Warning }));
        assert!(table.ruled(time, &Decision::TimeAdded { player: BLACK, time: seconds(60) }));
        assert_eq!(
            *table.last[0].decision(),
            Decision::Penalised { player: WHITE, penalty: Penalty::Warning },
            "in the edition's order"
        );
        assert_eq!(table.left(BLACK), before + 60);
        assert_eq!((table.game.warnings(WHITE), table.game.warnings(BLACK)), (1, 0));
        table.replays();
    }
}

#[test]
fn a_penalty_needs_a_reason_and_an_amount() {
    for (edition, list, time) in [(NEW, "12.9", "12.9.2"), (OLD, "13.4", "13.4(b)")] {
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::Penalise {
            player: WHITE,
            penalties: vec![Penalty::Warning],
            reason: " ".into(),
        });
        assert!(table.not_admitted(list, &Reason::ReasonMissing));
        penalise(&mut table, &[]);
        assert!(table.not_admitted(list, &Reason::NotForeseen));
        penalise(&mut table, &[Penalty::Warning, Penalty::OpponentTime { time: seconds(0) }]);
        assert!(table.not_admitted(time, &Reason::AmountOutOfRange));
        assert_eq!(table.game.warnings(WHITE), 0, "all or none");
    }
}

#[test]
fn taking_more_time_than_is_left_drops_the_flag() {
    for (taken, left, down) in [(89, 1, false), (90, 0, true), (120, 0, true)] {
        for (edition, number) in [(NEW, "12.9.3"), (OLD, "13.4(c)")] {
            let mut table = Table::started(laws(edition, "61", |_| {}), Position::initial(), "61");
            table.at(61 * 60 - 90);
            penalise(&mut table, &[Penalty::OwnTime { time: seconds(taken) }]);
            assert!(table.ruled(number, &Decision::TimeTaken { player: WHITE, time: seconds(taken) }));
            assert_eq!(table.left(WHITE), left);
            assert_eq!(table.game.clock().flag(WHITE, Moment::at(table.now)).is_some(), down);
            assert_eq!(table.game.phase(), Phase::Playing, "nobody has called the flag");
        }
    }
}

#[test]
fn raising_the_opponents_points_lowers_the_offenders_where_the_sum_is_limited() {
    let mut table = drawn(NEW);
    penalise(&mut table, &[Penalty::OpponentPoints { award: Award::Win }]);
    assert!(table.ruled("12.9.4", &Decision::Rescored { from: Score::DRAW, to: Score::win(BLACK) }));
    let mut table = drawn(OLD);
    penalise(&mut table, &[Penalty::OpponentPoints { award: Award::Win }]);
    let uneven = Score { white: Award::Draw, black: Award::Win };
    assert!(table.ruled("13.4(f)", &Decision::Rescored { from: Score::DRAW, to: uneven }));
    assert_eq!(table.result(), Some((uneven, Ending::Penalty)));
}

#[test]
fn an_offender_can_be_left_with_less_and_never_with_more() {
    for (edition, number) in [(NEW, "12.9.5"), (OLD, "13.4(e)")] {
        let mut table = drawn(edition);
        penalise(&mut table, &[Penalty::OwnPoints { award: Award::Draw }]);
        assert!(table.not_admitted(number, &Reason::AmountOutOfRange));
        penalise(&mut table, &[Penalty::OwnPoints { award: Award::Loss }]);
        let lower = Score::lost_by(WHITE, Award::Draw);
        assert!(table.ruled(number, &Decision::Rescored { from: Score::DRAW, to: lower }));
        penalise(&mut table, &[Penalty::OwnPoints { award: Award::Loss }]);
        assert!(table.not_admitted(number, &Reason::AmountOutOfRange));
    }
}

#[test]
fn points_need_a_result() {
    for (edition, number) in [(NEW, "12.9.5"), (OLD, "13.4(e)")] {
        let mut table = Table::standard(edition);
        penalise(&mut table, &[Penalty::OwnPoints { award: Award::Loss }]);
        assert!(table.not_admitted(number, &Reason::NoResult));
    }
}

#[test]
fn three_one_none_limits_the_sum_to_three() {
    let laws = laws(NEW, STANDARD, |regulations| regulations.points = Points::THREE_ONE_NONE);
    let mut table = Table::started(laws, Position::initial(), STANDARD);
    table.player(WHITE, PlayerAct::Resign);
    let change = |table: &mut Table, white, black| {
        table.arbiter(ArbiterAct::ChangeResult { score: Score { white, black }, reason: "found out".into() });
    };
    change(&mut table, Award::Win, Award::Draw);
    assert!(table.not_admitted("10.2", &Reason::TooManyPoints));
    change(&mut table, Award::Draw, Award::Loss);
    assert_eq!(table.result().unwrap().0, Score { white: Award::Draw, black: Award::Loss });
}

#[test]
fn a_declared_loss_leaves_the_opponents_score_to_the_arbiter() {
    for (edition, number) in [(NEW, "12.9.6"), (OLD, "13.4(d)")] {
        for award in [Award::Win, Award::Draw, Award::Loss] {
            let mut table = Table::standard(edition);
            penalise(&mut table, &[Penalty::Loss { opponent: award }]);
            let score = Score::lost_by(WHITE, award);
            assert!(table.ruled(number, &Decision::Over { score, ending: Ending::Penalty }));
            assert_eq!(table.game.phase(), Phase::Over);
        }
        let mut table = Table::standard(edition);
        penalise(&mut table, &[Penalty::Loss { opponent: Award::ForfeitWin }]);
        assert!(table.not_admitted(number, &Reason::AmountOutOfRange));
    }
}

#[test]
fn a_fine_must_have_been_announced_and_the_older_edition_knows_none() {
    let fine = Penalty::Fine { text: "telephone".into() };
    let mut table = Table::standard(NEW);
    penalise(&mut table, core::slice::from_ref(&fine));
    assert!(table.not_admitted("12.9.7", &Reason::NotAnnouncedByEvent));
    let announced = Fine { offence: "telephone".into(), amount: "200".into() };
    let laws = laws(NEW, STANDARD, |regulations| regulations.fines.push(announced));
    let mut table = Table::started(laws, Position::initial(), STANDARD);
    penalise(&mut table, core::slice::from_ref(&fine));
    assert!(table.ruled("12.9.7", &Decision::Penalised { player: WHITE, penalty: fine.clone() }));
    let mut table = Table::standard(OLD);
    penalise(&mut table, core::slice::from_ref(&fine));
    assert!(table.not_admitted("13.4", &Reason::NotForeseen));
}

#[test]
fn exclusion_is_for_named_rounds_and_expulsion_ends_the_game() {
    let mut table = Table::standard(NEW);
    penalise(&mut table, &[Penalty::Exclusion { rounds: vec![] }]);
    assert!(table.not_admitted("12.9.8", &Reason::AmountOutOfRange));
    penalise(&mut table, &[Penalty::Exclusion { rounds: vec![5] }]);
    assert!(table.ruled(
        "12.9.8",
        &Decision::Penalised { player: WHITE, penalty: Penalty::Exclusion { rounds: vec![5] } }
    ));
    assert_eq!(table.game.phase(), Phase::Playing);
    let mut table = Table::standard(OLD);
    penalise(&mut table, &[Penalty::Exclusion { rounds: vec![5] }]);
    assert!(table.not_admitted("13.4", &Reason::NotForeseen));
    for (edition, number) in [(NEW, "12.9.9"), (OLD, "13.4(g)")] {
        let mut table = Table::standard(edition);
        penalise(&mut table, &[Penalty::Expulsion]);
        assert!(table.ruled(number, &Decision::Over { score: Score::win(BLACK), ending: Ending::Penalty }));
    }
}

#[test]
fn persistent_refusal_loses_and_both_refusing_lose_both() {
    for (edition, one, both) in [(NEW, "11.7", "11.8"), (OLD, "12.7", "12.8")] {
        for award in [Award::Win, Award::Draw, Award::Loss] {
            let mut table = Table::standard(edition);
            table.arbiter(ArbiterAct::RefusesToComply {
                refusing: Refusing::One { player: BLACK, opponent: award },
                reason: "again".into(),
            });
            assert!(table.ruled(
                one,
                &Decision::Over { score: Score::lost_by(BLACK, award), ending: Ending::Penalty }
            ));
        }
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::RefusesToComply {
            refusing: Refusing::One { player: BLACK, opponent: Award::ForfeitWin },
            reason: "again".into(),
        });
        assert!(table.not_admitted(one, &Reason::AmountOutOfRange));
        table.arbiter(ArbiterAct::RefusesToComply { refusing: Refusing::Both, reason: String::new() });
        assert!(table.not_admitted(one, &Reason::ReasonMissing));
        table.arbiter(ArbiterAct::RefusesToComply { refusing: Refusing::Both, reason: "again".into() });
        assert!(table.ruled(both, &Decision::Over { score: Score::BOTH_LOSE, ending: Ending::Penalty }));
        assert_eq!(table.result().unwrap().0.to_string(), "0-0");
    }
}

#[test]
fn every_incident_is_logged_under_the_edition_that_speaks_of_it() {
    let unknown_in_2001 = [
        Incident::DeviceInVenue,
        Incident::Inspection,
        Incident::SmokingOutsideTheArea,
        Incident::ReconstructionNotHelped,
        Incident::PhoneInVenue,
    ];
    for edition in Edition::ALL {
        for incident in Incident::ALL {
            let mut table = Table::standard(edition);
            table.arbiter(ArbiterAct::Log { incident, player: Some(WHITE), note: "seen".into() });
            let logged = table.last.iter().any(|ruling| {
                *ruling.decision() == Decision::Incident { incident, player: Some(WHITE) }
                    && ruling.article().number(edition).is_some()
            });
            let known = edition == NEW || !unknown_in_2001.contains(&incident);
            assert_eq!(logged, known, "{edition} {incident}");
            assert_eq!(Article::of_incident(edition, incident).is_some(), known, "{edition} {incident}");
            assert_eq!(table.game.phase(), Phase::Playing);
        }
    }
}

#[test]
fn abuse_of_the_clock_must_be_penalised() {
    for (edition, number) in [(NEW, "6.2.4"), (OLD, "6.8(c)")] {
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::Log {
            incident: Incident::ClockAbuse,
            player: Some(WHITE),
            note: "struck it".into(),
        });
        let asked = table.asked().unwrap();
        assert_eq!((asked.article.number(edition), &asked.default), (Some(number), &None));
        table.decides(&Question::Penalty { player: WHITE }, Choice::No);
        assert!(table.not_admitted(number, &Reason::PenaltyOwed));
        table.decides(&Question::Penalty { player: WHITE }, Choice::Drawn);
        assert!(table.not_admitted(number, &Reason::NoSuchOption));
        let before = table.left(BLACK);
        table.decides(
            &Question::Penalty { player: WHITE },
            Choice::Penalties { penalties: vec![Penalty::OpponentTime { time: seconds(120) }] },
        );
        assert_eq!(table.left(BLACK), before + 120);
        assert!(table.game.referrals().is_empty());
    }
}

#[test]
fn a_breach_of_conduct_stays_open_until_a_penalty_is_chosen() {
    for (edition, number) in [(NEW, "11.6"), (OLD, "12.6")] {
        for incident in [Incident::Disrepute, Incident::OutsideHelp, Incident::LeftVenue] {
            let mut table = Table::standard(edition);
            table.arbiter(ArbiterAct::Log { incident, player: Some(WHITE), note: "seen".into() });
            assert_eq!(table.asked().unwrap().article.number(edition), Some(number));
            table.decides(&Question::Penalty { player: WHITE }, Choice::No);
            assert!(table.not_admitted(number, &Reason::PenaltyOwed));
            // A penalty imposed without naming the question answers it too.
            penalise(&mut table, &[Penalty::Warning]);
            assert!(table.game.referrals().is_empty());
        }
    }
}

#[test]
fn two_breaches_need_two_penalties() {
    let mut table = Table::standard(NEW);
    for incident in [Incident::Disrepute, Incident::OutsideHelp] {
        table.arbiter(ArbiterAct::Log { incident, player: Some(WHITE), note: "seen".into() });
    }
    table.decides(
        &Question::Penalty { player: WHITE },
        Choice::Penalties { penalties: vec![Penalty::Warning] },
    );
    assert_eq!(table.game.referrals().len(), 1);
    penalise(&mut table, &[Penalty::Warning]);
    assert!(table.game.referrals().is_empty());
}

#[test]
fn the_wrong_hand_on_the_clock_may_go_unpunished() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::Log {
            incident: Incident::PressWithOtherHand,
            player: Some(BLACK),
            note: String::new(),
        });
        assert_eq!(table.asked().unwrap().default, Some(Choice::No));
        table.decides(&Question::Penalty { player: BLACK }, Choice::No);
        assert!(table.game.referrals().is_empty());
    }
}

#[test]
fn a_disturbance_logged_brings_up_extra_time() {
    for (edition, number) in [(NEW, "12.5"), (OLD, "13.5")] {
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::Log {
            incident: Incident::PlayersDisturbed,
            player: None,
            note: "alarm".into(),
        });
        assert_eq!(table.asked().unwrap().question, Question::ExtraTime);
        let (white, black) = (table.left(WHITE), table.left(BLACK));
        let both = touchmove_clock::Sides::new(seconds(180), seconds(180));
        table.arbiter(ArbiterAct::GiveTime { times: both, reason: "alarm".into() });
        assert!(table.ruled(number, &Decision::TimeAdded { player: WHITE, time: seconds(180) }));
        assert!(table.ruled(number, &Decision::TimeAdded { player: BLACK, time: seconds(180) }));
        assert_eq!((table.left(WHITE), table.left(BLACK)), (white + 180, black + 180));
        assert_eq!(table.game.warnings(WHITE), 0);
        assert!(table.game.referrals().is_empty());
        let none = touchmove_clock::Sides::new(seconds(0), seconds(0));
        table.arbiter(ArbiterAct::GiveTime { times: none, reason: "alarm".into() });
        assert!(table.not_admitted(number, &Reason::AmountOutOfRange));
    }
}
