//! The arbiter's own rulings, and what they are asked (Preface, 5.2.2, 6.10, 6.11, 8.7, 12; 2001 Preface, 6.11, 6.13, 13).

use touchmove_chess::Position;
use touchmove_clock::Moment;
use touchmove_conduct::act::{
    ArbiterAct, Claim, ClockReadings, Device, FreeOutcome, Observation, Penalty, PlayerAct, StopReason,
    Winning,
};
use touchmove_conduct::{
    Act, Award, Choice, Decision, Ending, FideReference, Phase, Question, Reason, Score,
};
use touchmove_law::{ArbiterPresence, Edition, Incident};

use crate::support::{BLACK, STANDARD, Table, WHITE, laws, position, seconds};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;

fn rules(table: &mut Table, under: &str, outcome: FreeOutcome, reason: &str) {
    table.arbiter(ArbiterAct::RuleFreely { under: under.into(), outcome, reason: reason.into() });
}

#[test]
fn a_ruling_by_analogy_needs_a_reason_and_an_article_of_the_edition() {
    for (edition, preface, number, beside) in
        [(NEW, "Preface", "12.6", "7.7"), (OLD, "Pref", "13.6/1", "9.6.1")]
    {
        let mut table = Table::standard(edition);
        rules(&mut table, preface, FreeOutcome::Note, "  ");
        assert!(table.not_admitted(preface, &Reason::ReasonMissing));
        rules(&mut table, beside, FreeOutcome::Note, "because");
        assert!(table.not_admitted(number, &Reason::NoSuchArticle { text: beside.into() }));
        rules(&mut table, preface, FreeOutcome::Note, "because");
        assert!(table.ruled(preface, &Decision::InOrder));
    }
}

#[test]
fn an_automatic_loss_can_be_overridden_and_the_journal_keeps_both() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.player(WHITE, PlayerAct::Resign);
        rules(&mut table, "Preface", FreeOutcome::Result { score: Score::DRAW }, "he spoke to somebody else");
        let change = Decision::Rescored { from: Score::win(BLACK), to: Score::DRAW };
        assert!(table.last.iter().any(|ruling| *ruling.decision() == change));
        assert_eq!(table.result(), Some((Score::DRAW, Ending::Ruling)));
        rules(&mut table, "Preface", FreeOutcome::PlayOn, "nobody resigned");
        assert_eq!((table.result(), table.game.phase()), (None, Phase::Stopped));
        table.arbiter(ArbiterAct::Resume);
        table.plays(WHITE, "e2", "e4");
        assert_eq!(table.game.plies().len(), 1);
        rules(&mut table, "Preface", FreeOutcome::NewGame, "the board was broken");
        assert_eq!(table.game.phase(), Phase::Cancelled);
        table.replays();
    }
}

#[test]
fn fair_play_and_the_interests_of_the_event_are_grounds_in_one_edition() {
    for number in ["12.2.1", "12.2.2"] {
        let mut table = Table::standard(NEW);
        rules(&mut table, number, FreeOutcome::Result { score: Score::BOTH_LOSE }, "arranged beforehand");
        assert!(table.ruled(number, &Decision::Over { score: Score::BOTH_LOSE, ending: Ending::Ruling }));
    }
    let mut table = Table::standard(OLD);
    rules(&mut table, "12.2.1", FreeOutcome::Note, "because");
    assert!(table.not_admitted("13.6/1", &Reason::NoSuchArticle { text: "12.2.1".into() }));
}

#[test]
fn a_result_is_changed_with_a_reason_and_within_the_points_of_a_game() {
    for (edition, number) in [(NEW, "8.7"), (OLD, "8.7/2")] {
        let mut table = Table::standard(edition);
        let change = |score: Score, reason: &str| ArbiterAct::ChangeResult { score, reason: reason.into() };
        table.arbiter(change(Score::DRAW, "signed wrongly"));
        assert!(table.not_admitted(number, &Reason::NoResult));
        table.player(WHITE, PlayerAct::Resign);
        table.arbiter(change(Score::DRAW, ""));
        assert!(table.not_admitted(number, &Reason::ReasonMissing));
        let uneven = Score { white: Award::Win, black: Award::Draw };
        table.arbiter(change(uneven, "signed wrongly"));
        if edition == NEW {
            assert!(table.not_admitted("10.2", &Reason::TooManyPoints));
        } else {
            assert_eq!(table.result().unwrap().0, uneven);
        }
        table.arbiter(change(Score::DRAW, "signed wrongly"));
        assert_eq!(table.result(), Some((Score::DRAW, Ending::Ruling)));
    }
}

/// Locked pawns: nobody can ever checkmate.
const LOCKED: &str = "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1";

#[test]
fn a_dead_position_is_declared_with_its_ground_and_never_against_a_proof() {
    for (edition, number) in [(NEW, "5.2.2"), (OLD, "5.2(b)")] {
        let mut table = Table::started(laws(edition, STANDARD, |_| {}), position(LOCKED), STANDARD);
        table.arbiter(ArbiterAct::DeclareDead { proof: " ".into() });
        assert!(table.not_admitted(number, &Reason::ReasonMissing));
        table.arbiter(ArbiterAct::DeclareDead { proof: "the pawns are locked".into() });
        assert!(table.ruled(number, &Decision::Over { score: Score::DRAW, ending: Ending::DeadPosition }));
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::DeclareDead { proof: "boring".into() });
        assert!(table.not_admitted(number, &Reason::OpponentCanCheckmate));
        table.arbiter(ArbiterAct::Proves { player: WHITE, winning: Winning::Impossible });
        assert!(table.not_admitted(number, &Reason::OpponentCanCheckmate));
    }
}

#[test]
fn proofs_that_neither_can_checkmate_end_the_game() {
    for (edition, number) in [(NEW, "5.2.2"), (OLD, "5.2(b)")] {
        let mut table = Table::started(laws(edition, STANDARD, |_| {}), position(LOCKED), STANDARD);
        table.arbiter(ArbiterAct::Proves { player: WHITE, winning: Winning::Impossible });
        if table.game.phase() == Phase::Playing {
            table.arbiter(ArbiterAct::Proves { player: BLACK, winning: Winning::Impossible });
        }
        assert!(table.ruled(number, &Decision::Over { score: Score::DRAW, ending: Ending::DeadPosition }));
    }
}

#[test]
fn a_player_who_stops_the_clocks_without_reason_must_be_penalised() {
    for (edition, number) in [(NEW, "6.11.4"), (OLD, "6.13(d)")] {
        let mut table = Table::standard(edition);
        table.at(100).player(WHITE, PlayerAct::Stop { reason: StopReason::None });
        assert_eq!((table.game.phase(), table.asked().unwrap().default.clone()), (Phase::Stopped, None));
        table.decides(&Question::StoppedWithReason { player: WHITE }, Choice::No);
        assert!(table.not_admitted(number, &Reason::PenaltyOwed));
        table
            .decides(&Question::StoppedWithReason { player: WHITE }, Choice::Penalties { penalties: vec![] });
        assert!(table.open(&Question::StoppedWithReason { player: WHITE }).is_some());
        table.decides(
            &Question::StoppedWithReason { player: WHITE },
            Choice::Penalties { penalties: vec![Penalty::OwnTime { time: seconds(60) }] },
        );
        assert!(table.ruled(number, &Decision::Breach { player: WHITE }));
        assert_eq!(table.left(WHITE), 7200 - 100 - 60);
        assert!(table.game.referrals().is_empty());
        table.player(WHITE, PlayerAct::Stop { reason: StopReason::None });
        table.decides(&Question::StoppedWithReason { player: WHITE }, Choice::Yes);
        assert!(table.ruled(number, &Decision::InOrder));
    }
}

#[test]
fn seeking_help_is_a_reason_unless_the_arbiter_finds_otherwise() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.player(WHITE, PlayerAct::Stop { reason: StopReason::Help { text: "no queen at hand".into() } });
        assert_eq!(table.asked().unwrap().default, Some(Choice::Yes));
        assert_eq!(table.game.phase(), Phase::Stopped);
    }
}

#[test]
fn neither_clock_runs_during_an_interruption_and_only_the_arbiter_resumes() {
    for (edition, stop, resume) in [(NEW, "6.11.1", "6.11.3"), (OLD, "6.13(a)", "6.13(c)")] {
        let mut table = Table::standard(edition);
        table.at(10).arbiter(ArbiterAct::Pause { reason: "fire alarm".into() });
        assert!(table.ruled(stop, &Decision::ClocksStop));
        table.at(500);
        assert_eq!((table.left(WHITE), table.left(BLACK)), (7190, 7200));
        table.touches(WHITE, "e2");
        assert!(table.not_admitted(resume, &Reason::ClocksStand));
        table.arbiter(ArbiterAct::Resume);
        assert!(table.ruled(resume, &Decision::ClockStarts { player: WHITE }));
    }
}

#[test]
fn a_defective_clock_is_replaced_and_the_old_readings_are_kept() {
    for (edition, number) in [(NEW, "6.10.1"), (OLD, "6.11")] {
        let mut table = Table::standard(edition);
        table.at(100).plays(WHITE, "e2", "e4");
        let of = |white, black, moves: Option<(u32, u32)>| ClockReadings {
            white: Some(seconds(white)),
            black: Some(seconds(black)),
            white_moves: moves.map(|(white, _)| white),
            black_moves: moves.map(|(_, black)| black),
        };
        let new = of(300, 420, None);
        table.arbiter(ArbiterAct::Replace { device: Device::Chessclock { readings: new } });
        assert!(table.ruled(number, &Decision::ClockReplaced { old: of(7100, 7200, Some((1, 0))), new }));
        assert_eq!((table.left(WHITE), table.left(BLACK)), (300, 420));
    }
}

#[test]
fn a_reading_stands_unless_the_arbiter_finds_the_clock_defective() {
    for (edition, stands, stops) in [(NEW, "6.10.1", "6.10.1"), (OLD, "6.11/1", "6.11/2")] {
        let mut table = Table::standard(edition);
        table.player(BLACK, PlayerAct::Claim { claim: Claim::ClockDefect });
        assert_eq!(table.asked().unwrap().default, Some(Choice::No));
        table.decides(&Question::ClockDefect { player: BLACK }, Choice::No);
        assert!(table.not_admitted(stands, &Reason::NothingFound));
        assert_eq!(table.game.phase(), Phase::Playing);
        table.player(BLACK, PlayerAct::Claim { claim: Claim::ClockDefect });
        table.decides(&Question::ClockDefect { player: BLACK }, Choice::Yes);
        assert!(table.ruled(stops, &Decision::ClocksStop));
    }
}

#[test]
fn clocks_are_set_only_under_an_article_with_a_reason() {
    for (edition, none) in [(NEW, "12.6"), (OLD, "13.6/1")] {
        let mut table = Table::standard(edition);
        let readings = ClockReadings { white_moves: Some(12), ..ClockReadings::default() };
        let set = |number: &str, reason: &str| ArbiterAct::SetClocks {
            under: number.into(),
            readings,
            reason: reason.into(),
        };
        table.arbiter(set("99", "because"));
        assert!(table.not_admitted(none, &Reason::NoSuchArticle { text: "99".into() }));
        // 6.10.2 and 2001 6.14 are one provision, so either number will do.
        table.arbiter(set("6.10.2", "the counter was wrong"));
        let number = if edition == NEW { "6.10.2" } else { "6.14" };
        assert!(table.ruled(number, &Decision::ClocksSet { readings }));
        assert_eq!(table.game.clock().clock(WHITE, Moment::at(table.now)).completed(), 12);
    }
}

#[test]
fn time_set_on_a_clock_puts_its_flag_up() {
    let mut table = Table::started(laws(NEW, "61", |_| {}), Position::initial(), "61");
    table.at(4000);
    let readings = ClockReadings { white: Some(seconds(60)), ..ClockReadings::default() };
    table.arbiter(ArbiterAct::SetClocks {
        under: "6.10.2".into(),
        readings,
        reason: "it was set to less".into(),
    });
    table.arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
    assert!(table.not_admitted("6.8", &Reason::FlagUp));
}

#[test]
fn a_question_to_fide_is_kept() {
    for (edition, number) in [(NEW, "Preface"), (OLD, "14.1")] {
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::ReferToFide { text: "ref 12".into() });
        assert!(table.ruled(number, &Decision::PutToFide { text: FideReference("ref 12".into()) }));
    }
}

#[test]
fn an_onlooker_reports_to_the_arbiter_or_interferes() {
    let mut table = Table::standard(NEW);
    table.at(9000).does(Act::Bystander(Observation::Flag { of: WHITE }));
    assert!(table.ruled("12.7", &Decision::InOrder));
    assert_eq!(table.game.phase(), Phase::Playing, "no claim");
    for choice in [Choice::Yes, Choice::No] {
        let mut table = Table::standard(OLD);
        table.at(9000).does(Act::Bystander(Observation::Flag { of: WHITE }));
        assert!(table.ruled("13.7", &Decision::Incident { incident: Incident::Interference, player: None }));
        assert_eq!(table.game.phase(), Phase::Playing);
        let sent = choice == Choice::Yes;
        table.decides(&Question::Onlooker, choice);
        assert_eq!(table.ruled("13.7", &Decision::SentOut), sent);
    }
}

#[test]
fn an_unknown_question_has_no_answer() {
    for (edition, number) in [(NEW, "12.1"), (OLD, "13.1")] {
        let mut table = Table::standard(edition);
        table.arbiter(ArbiterAct::Decide { referral: touchmove_conduct::ReferralId(9), choice: Choice::Yes });
        assert!(table.not_admitted(number, &Reason::NoSuchOption));
    }
}

#[test]
fn without_an_arbiter_both_players_confirm_what_he_would_do() {
    for (edition, preface) in [(NEW, "Preface"), (OLD, "Pref")] {
        let laws = laws(edition, STANDARD, |regulations| regulations.arbiter = ArbiterPresence::Absent);
        let mut table = Table::waiting(laws, Position::initial(), STANDARD);
        let confirm = |act: ArbiterAct| PlayerAct::Confirm { act: Box::new(act) };
        table.player(WHITE, confirm(ArbiterAct::Start));
        assert_eq!(table.game.phase(), Phase::NotStarted);
        assert_eq!(*table.last[0].reason(), Reason::BothMustConfirm);
        table.player(WHITE, confirm(ArbiterAct::Start));
        assert_eq!(table.game.phase(), Phase::NotStarted, "one player twice is not both");
        table.player(BLACK, confirm(ArbiterAct::Start));
        assert_eq!(table.game.phase(), Phase::Playing);
        table.player(WHITE, PlayerAct::Stop { reason: StopReason::None });
        let id = table.open(&Question::StoppedWithReason { player: WHITE }).unwrap();
        table.player(WHITE, confirm(ArbiterAct::Decide { referral: id, choice: Choice::Yes }));
        table.player(BLACK, confirm(ArbiterAct::Resume));
        assert!(table.ruled(preface, &Decision::InOrder));
        assert_eq!(*table.last[0].reason(), Reason::PlayersDisagree);
        assert!(table.open(&Question::StoppedWithReason { player: WHITE }).is_some(), "it stays open");
        table.player(BLACK, confirm(ArbiterAct::Decide { referral: id, choice: Choice::Yes }));
        assert!(table.game.referrals().is_empty());
        table.replays();
    }
}

#[test]
fn where_there_is_an_arbiter_the_players_confirm_nothing() {
    for (edition, number) in [(NEW, "12.1"), (OLD, "13.1")] {
        let mut table = Table::standard(edition);
        table.player(WHITE, PlayerAct::Confirm { act: Box::new(ArbiterAct::Pause { reason: "tea".into() }) });
        assert!(table.not_admitted(number, &Reason::NotForeseen));
        assert_eq!(table.game.phase(), Phase::Playing);
    }
}
