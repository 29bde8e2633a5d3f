//! How players behave: leaving, distracting, devices, asking, appealing (11, 12.4-12.8; 2001 12, 13.6).

use touchmove_chess::Position;
use touchmove_clock::Sides;
use touchmove_conduct::act::{
    ArbiterAct, Claim, Ground, Inspected, Inspector, LeaveTo, Observation, Penalty, PlayerAct, Premises,
    SetUpFault,
};
use touchmove_conduct::{Choice, Decision, Ending, Phase, Question, Reason, Score};
use touchmove_law::{DevicePenalty, Edition, Incident, PenaltyKind, PeriodCredit, Regulations, Switch};

use crate::support::{BLACK, STANDARD, Table, WHITE, laws};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;

fn table(edition: Edition, change: impl FnOnce(&mut Regulations)) -> Table {
    Table::started(laws(edition, STANDARD, change), Position::initial(), STANDARD)
}

#[test]
fn leaving_the_venue_needs_permission() {
    for (edition, number) in [(NEW, "11.2.3.1"), (OLD, "12.4/1")] {
        let mut table = table(edition, |_| {});
        table.player(BLACK, PlayerAct::Leave { to: LeaveTo::Outside });
        assert!(
            table.ruled(number, &Decision::Incident { incident: Incident::LeftVenue, player: Some(BLACK) })
        );
        assert_eq!(table.asked().unwrap().question, Question::Penalty { player: BLACK });
        let mut table = self::table(edition, |_| {});
        table.player(BLACK, PlayerAct::AskLeave { to: LeaveTo::Outside });
        table.decides(&Question::Leave { player: BLACK, to: LeaveTo::Outside }, Choice::No);
        assert!(table.not_admitted(number, &Reason::NoPermission));
        table.player(BLACK, PlayerAct::AskLeave { to: LeaveTo::Outside });
        table.arbiter(ArbiterAct::GrantLeave { player: BLACK });
        assert!(table.game.referrals().is_empty());
        table.player(BLACK, PlayerAct::Leave { to: LeaveTo::Outside });
        assert!(table.ruled(number, &Decision::InOrder));
        table.player(BLACK, PlayerAct::Return);
        table.player(BLACK, PlayerAct::Leave { to: LeaveTo::Outside });
        assert!(
            table.ruled(number, &Decision::Incident { incident: Incident::LeftVenue, player: Some(BLACK) }),
            "one leave, one way out"
        );
    }
}

#[test]
fn only_the_player_having_the_move_needs_permission_to_leave_the_area() {
    for (edition, number) in [(NEW, "11.2.3.2"), (OLD, "12.4/2")] {
        let mut table = table(edition, |_| {});
        table.player(BLACK, PlayerAct::Leave { to: LeaveTo::Venue });
        assert!(table.ruled(number, &Decision::InOrder));
        table.player(WHITE, PlayerAct::Leave { to: LeaveTo::Venue });
        assert!(table.ruled(
            number,
            &Decision::Incident { incident: Incident::LeftAreaWithTheMove, player: Some(WHITE) }
        ));
    }
}

#[test]
fn regulations_may_ask_the_other_player_to_report() {
    let mut table = table(NEW, |regulations| regulations.report_on_leave = Switch::On);
    table.player(BLACK, PlayerAct::Leave { to: LeaveTo::Venue });
    assert!(table.ruled("11.2.4", &Decision::Breach { player: BLACK }));
    table.player(BLACK, PlayerAct::Return);
    table.player(BLACK, PlayerAct::AskLeave { to: LeaveTo::Venue });
    table.player(BLACK, PlayerAct::Leave { to: LeaveTo::Venue });
    assert!(table.ruled("11.2.3.2", &Decision::InOrder));
}

#[test]
fn whoever_has_finished_may_go() {
    for edition in Edition::ALL {
        let mut table = table(edition, |_| {});
        table.player(WHITE, PlayerAct::Resign);
        table.player(WHITE, PlayerAct::Leave { to: LeaveTo::Outside });
        assert!(table.last.iter().all(|ruling| *ruling.decision() == Decision::InOrder));
    }
}

#[test]
fn the_third_offer_in_a_row_brings_up_distraction() {
    for (edition, number) in [(NEW, "11.5"), (OLD, "12.5")] {
        let mut table = table(edition, |_| {});
        let offers = |table: &mut Table, by, from, to| {
            table.makes(by, from, to);
            table.player(by, PlayerAct::Offer { condition: None });
            let asked = table.asked().map(|asked| asked.question.clone());
            table.player(by, PlayerAct::Press { hand: touchmove_conduct::act::Hand::Same });
            asked
        };
        assert_eq!(offers(&mut table, WHITE, "a2", "a3"), None);
        table.plays(BLACK, "a7", "a6");
        assert_eq!(offers(&mut table, WHITE, "b2", "b3"), None);
        table.plays(BLACK, "b7", "b6");
        assert_eq!(offers(&mut table, WHITE, "c2", "c3"), Some(Question::Distraction { player: WHITE }));
        table.decides(&Question::Distraction { player: WHITE }, Choice::Yes);
        assert_eq!(table.asked().unwrap().default, None, "a penalty is due");
        table.decides(
            &Question::Penalty { player: WHITE },
            Choice::Penalties { penalties: vec![Penalty::Warning] },
        );
        assert_eq!(table.game.warnings(WHITE), 1);
        assert!(!number.is_empty());
    }
}

#[test]
fn an_offer_of_the_opponents_in_between_breaks_the_row() {
    let mut table = table(NEW, |_| {});
    for (by, from, to) in [(WHITE, "a2", "a3"), (BLACK, "a7", "a6"), (WHITE, "b2", "b3"), (BLACK, "b7", "b6")]
    {
        table.makes(by, from, to);
        table.player(by, PlayerAct::Offer { condition: None });
        assert!(table.asked().is_none());
        table.player(by, PlayerAct::Press { hand: touchmove_conduct::act::Hand::Same });
    }
}

#[test]
fn unfounded_claims_bring_up_distraction() {
    for (edition, number) in [(NEW, "11.5"), (OLD, "12.5")] {
        let mut table = table(edition, |_| {});
        for _ in 0..2 {
            table.player(WHITE, PlayerAct::Claim { claim: Claim::SetUp { fault: SetUpFault::Pieces } });
            assert!(table.asked().is_none());
        }
        table.player(WHITE, PlayerAct::Claim { claim: Claim::IllegalMove });
        assert!(!table.ruled(number, &Decision::Breach { player: WHITE }), "that is for the arbiter to find");
        assert_eq!(table.asked().unwrap().question, Question::Distraction { player: WHITE });
        table.decides(&Question::Distraction { player: WHITE }, Choice::No);
        assert!(table.game.referrals().is_empty());
        table.player(WHITE, PlayerAct::Claim { claim: Claim::IllegalMove });
        table.decides(&Question::Distraction { player: WHITE }, Choice::Yes);
        assert!(table.ruled(number, &Decision::Breach { player: WHITE }));
    }
}

#[test]
fn a_player_complains_of_a_disturbance() {
    for (edition, number) in [(NEW, "11.5"), (OLD, "12.5")] {
        let mut table = table(edition, |_| {});
        table.player(WHITE, PlayerAct::Claim { claim: Claim::Disturbance { text: "he hums".into() } });
        assert_eq!(table.asked().unwrap().article.number(edition), Some(number));
        table.decides(
            &Question::Distraction { player: BLACK },
            Choice::Penalties { penalties: vec![Penalty::Warning] },
        );
        assert_eq!((table.game.warnings(BLACK), table.game.warnings(WHITE)), (1, 0));
    }
}

#[test]
fn an_evident_device_loses_unless_the_regulations_are_milder() {
    let sees = |table: &mut Table| {
        table.arbiter(ArbiterAct::Observe { seen: Observation::Device { of: WHITE } });
    };
    let mut strict = table(NEW, |_| {});
    sees(&mut strict);
    assert!(strict.ruled("11.3.2.2", &Decision::Over { score: Score::win(BLACK), ending: Ending::Device }));
    let mut mild = table(NEW, |r| r.device_penalty = DevicePenalty::Milder { penalty: PenaltyKind::Warning });
    sees(&mut mild);
    assert_eq!((mild.game.phase(), mild.game.warnings(WHITE)), (Phase::Playing, 1));
    let mut timed =
        table(NEW, |r| r.device_penalty = DevicePenalty::Milder { penalty: PenaltyKind::OwnTime });
    sees(&mut timed);
    assert_eq!(timed.asked().unwrap().default, None);
    let mut old = table(OLD, |_| {});
    sees(&mut old);
    assert!(old.not_admitted("Pref", &Reason::NotForeseen));
}

#[test]
fn an_authorised_device_is_no_offence_until_the_arbiter_says_so() {
    let mut table = table(NEW, |_| {});
    table.arbiter(ArbiterAct::AuthoriseDevice { player: Some(WHITE), name: "hearing aid".into() });
    assert!(table.ruled("11.3.2", &Decision::InOrder));
    table.arbiter(ArbiterAct::Observe { seen: Observation::Device { of: WHITE } });
    assert_eq!(table.asked().unwrap().default, Some(Choice::No));
    table.decides(&Question::Device { player: WHITE }, Choice::No);
    assert_eq!(table.game.phase(), Phase::Playing);
    table.arbiter(ArbiterAct::Observe { seen: Observation::Device { of: WHITE } });
    table.decides(&Question::Device { player: WHITE }, Choice::Yes);
    assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Device)));
}

#[test]
fn an_inspection_is_made_by_a_person_of_the_same_sex() {
    let inspect = |by, outcome| ArbiterAct::Inspect { player: BLACK, inspector: by, outcome };
    let mut table = table(NEW, |_| {});
    table.arbiter(inspect(Inspector::OtherSex, Inspected::Clean));
    assert!(table.not_admitted("11.3.3", &Reason::OtherSex));
    table.arbiter(inspect(Inspector::SameSex, Inspected::Clean));
    assert!(table.ruled("11.3.3", &Decision::InOrder));
    table.arbiter(inspect(Inspector::SameSex, Inspected::Refused));
    assert_eq!(table.asked().unwrap().question, Question::Penalty { player: BLACK });
    table.arbiter(inspect(Inspector::SameSex, Inspected::DeviceFound));
    assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Device)));
    let mut old = self::table(OLD, |_| {});
    old.arbiter(inspect(Inspector::SameSex, Inspected::Refused));
    assert!(old.not_admitted("Pref", &Reason::NotForeseen));
}

#[test]
fn an_explanation_may_be_asked_for_and_nothing_else_changes() {
    let mut table = table(NEW, |_| {});
    table.player(WHITE, PlayerAct::AskExplanation);
    assert!(table.ruled("11.9", &Decision::InOrder));
    assert_eq!((table.game.explanations(WHITE), table.game.phase()), (1, Phase::Playing));
}

#[test]
fn an_appeal_names_an_entry_and_is_open_after_the_game() {
    let mut table = table(NEW, |_| {});
    table.player(WHITE, PlayerAct::Resign);
    table.player(WHITE, PlayerAct::Appeal { entry: 2 });
    assert!(table.ruled("11.10", &Decision::Appealed { player: WHITE, entry: 2 }));
    assert_eq!(table.game.appeals(), [2]);
    for wrong in [0, 5, 99] {
        table.player(WHITE, PlayerAct::Appeal { entry: wrong });
        assert!(table.not_admitted("11.10", &Reason::NoSuchOption), "{wrong}");
    }
    let mut none = self::table(NEW, |regulations| regulations.appeals = Switch::Off);
    none.player(WHITE, PlayerAct::Appeal { entry: 1 });
    assert!(none.not_admitted("11.10", &Reason::BarredByRegulations));
    let mut old = self::table(OLD, |_| {});
    old.player(WHITE, PlayerAct::Appeal { entry: 1 });
    assert!(old.not_admitted("Pref", &Reason::NotForeseen), "the older edition knows no appeal");
}

#[test]
fn a_decision_in_the_quickplay_finish_is_final_in_the_older_edition() {
    let mut table = Table::started(laws(OLD, "61", |_| {}), Position::initial(), "61");
    table
        .at(61 * 60 - 119)
        .player(WHITE, PlayerAct::Claim { claim: Claim::Quickplay { ground: Ground::NoEffort } });
    table.decides(&Question::Quickplay { player: WHITE, ground: Ground::NoEffort }, Choice::No);
    table.player(WHITE, PlayerAct::Appeal { entry: 3 });
    assert!(table.not_admitted("10.2(d)", &Reason::NotForeseen));
}

#[test]
fn the_number_of_moves_is_told_only_when_a_flag_has_fallen() {
    for (edition, number) in [(NEW, "12.6"), (OLD, "13.6/2")] {
        let mut table = table(edition, |_| {});
        table.plays(WHITE, "e2", "e4");
        table.player(BLACK, PlayerAct::AskMoveCount);
        assert!(table.not_admitted(number, &Reason::NotForeseen));
        table.arbiter(ArbiterAct::TellMoveCount);
        assert!(table.not_admitted(number, &Reason::FlagUp));
        let control = "2/61, 61";
        let laws =
            laws(edition, control, |regulations| regulations.period_credit = Some(PeriodCredit::AtZero));
        let mut table = Table::started(laws, Position::initial(), control);
        table.shuffles(2);
        table.at(61 * 60).arbiter(ArbiterAct::TellMoveCount);
        assert!(table.not_admitted(number, &Reason::FlagUp), "down, and nobody has seen it");
        table.arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
        table.arbiter(ArbiterAct::TellMoveCount);
        assert!(table.ruled(number, &Decision::MoveCount { moves: Sides::new(2, 2) }));
    }
}

#[test]
fn places_observers_and_passes_are_the_arbiters_to_give() {
    let mut table = table(NEW, |_| {});
    table.arbiter(ArbiterAct::AppointAssistant { name: "second arbiter".into() });
    assert!(table.ruled("12.4", &Decision::InOrder));
    assert_eq!(table.game.observers(), ["second arbiter"]);
    for (place, number) in [
        (Premises::Venue, "11.2.1"),
        (Premises::Area, "11.2.2"),
        (Premises::Smoking, "11.3.4"),
        (Premises::Contiguous, "12.8"),
    ] {
        table.arbiter(ArbiterAct::Designate { place, name: "hall".into() });
        assert!(table.ruled(number, &Decision::InOrder));
    }
    table.arbiter(ArbiterAct::Observe { seen: Observation::Outsider { text: "a photographer".into() } });
    assert!(table.ruled("11.2.3.3", &Decision::Incident { incident: Incident::Interference, player: None }));
    table.arbiter(ArbiterAct::AdmitPerson { name: "a photographer".into() });
    table.arbiter(ArbiterAct::Observe { seen: Observation::Outsider { text: "a photographer".into() } });
    assert!(table.ruled("11.2.3.3", &Decision::InOrder));
    let mut old = self::table(OLD, |_| {});
    old.arbiter(ArbiterAct::Designate { place: Premises::Smoking, name: "terrace".into() });
    assert!(old.ruled("12.4/1", &Decision::InOrder));
    old.arbiter(ArbiterAct::Designate { place: Premises::Contiguous, name: "street".into() });
    assert!(old.not_admitted("Pref", &Reason::NotForeseen));
}
