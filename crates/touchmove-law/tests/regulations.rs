//! What regulations may say, and the article that stops them where they may not.

use touchmove_law::{
    Allowance, Edition, Fine, Laws, LocalRule, Points, Recorder, Regulations, ScoresheetKind, Supervision,
    Switch, Tempo,
};

const STANDARD: [Allowance; 2] = [Allowance::minutes(90, 30); 2];
const RAPID: [Allowance; 2] = [Allowance::minutes(25, 0); 2];
const BLITZ: [Allowance; 2] = [Allowance::minutes(5, 0); 2];

/// The numbers under which the regulations are refused, in order.
fn refused(edition: Edition, times: [Allowance; 2], change: impl FnOnce(&mut Regulations)) -> Vec<String> {
    let mut regulations = Regulations::where_nothing_is_said();
    change(&mut regulations);
    match Laws::new(edition, times, regulations) {
        Ok(_) => Vec::new(),
        Err(refusals) => refusals.0.iter().map(|r| r.article.shown_in(edition).to_string()).collect(),
    }
}

#[test]
fn a_game_needs_time() {
    let none = [Allowance { base: 0, per_move: 0 }, Allowance::minutes(90, 0)];
    assert!(
        refused(Edition::Fide2023, none, |r| r.stated_tempo = Some(Tempo::Standard))
            .contains(&"6.3.1".to_owned())
    );
    assert!(
        refused(Edition::Fide2001, none, |r| r.stated_tempo = Some(Tempo::Standard))
            .contains(&"6.2(a)".to_owned())
    );
}

#[test]
fn fast_play_says_which_rules_govern_it() {
    assert_eq!(refused(Edition::Fide2023, RAPID, |_| ()), ["A.6"]);
    assert_eq!(refused(Edition::Fide2023, BLITZ, |_| ()), ["B.4"]);
    assert_eq!(refused(Edition::Fide2001, RAPID, |_| ()), [""; 0]);
    assert_eq!(refused(Edition::Fide2023, STANDARD, |_| ()), [""; 0]);
    let limited = |r: &mut Regulations| r.supervision = Some(Supervision::Limited);
    assert_eq!(refused(Edition::Fide2023, RAPID, limited), [""; 0]);
}

#[test]
fn full_rules_need_few_games_and_a_recorder() {
    let full = |games: Option<u8>, recorder| {
        move |r: &mut Regulations| {
            r.supervision = Some(Supervision::Full);
            r.games_per_arbiter = games;
            r.recorder = recorder;
        }
    };
    let edition = Edition::Fide2023;
    assert_eq!(refused(edition, RAPID, full(Some(3), Recorder::ArbiterOrAssistant)), [""; 0]);
    assert_eq!(refused(edition, RAPID, full(Some(4), Recorder::ArbiterOrAssistant)), ["A.4.1"]);
    assert_eq!(refused(edition, RAPID, full(None, Recorder::Nobody)), ["A.4.1", "A.4.2"]);
    assert_eq!(refused(edition, BLITZ, full(Some(1), Recorder::ArbiterOrAssistant)), [""; 0]);
    assert_eq!(refused(edition, BLITZ, full(Some(2), Recorder::Nobody)), ["B.2.1", "B.2.2"]);
    assert_eq!(refused(Edition::Fide2001, RAPID, full(Some(1), Recorder::ArbiterOrAssistant)), ["B.2"]);
    assert_eq!(refused(Edition::Fide2001, BLITZ, full(Some(1), Recorder::ArbiterOrAssistant)), ["C.2"]);
}

#[test]
fn two_tempos_in_one_game_must_be_resolved_by_the_organiser() {
    let unequal = [Allowance::minutes(12, 0), Allowance::minutes(8, 0)];
    let limited = |r: &mut Regulations| r.supervision = Some(Supervision::Limited);
    assert_eq!(refused(Edition::Fide2023, unequal, limited), ["A.1"]);
    let stated = |r: &mut Regulations| {
        limited(r);
        r.stated_tempo = Some(Tempo::Blitz);
    };
    assert_eq!(refused(Edition::Fide2023, unequal, stated), [""; 0]);
    assert_eq!(refused(Edition::Fide2023, STANDARD, stated), ["A.1"]);
}

#[test]
fn an_edition_refuses_what_it_does_not_know() {
    let restrict =
        |r: &mut Regulations| r.draw_agreement = touchmove_law::DrawAgreement::AfterMoves { moves: 30 };
    assert_eq!(refused(Edition::Fide2023, STANDARD, restrict), [""; 0]);
    assert_eq!(refused(Edition::Fide2001, STANDARD, restrict), ["9.1(a)"]);
    let electronic = |r: &mut Regulations| r.scoresheet = ScoresheetKind::Electronic;
    assert_eq!(refused(Edition::Fide2023, STANDARD, electronic), [""; 0]);
    assert_eq!(refused(Edition::Fide2001, STANDARD, electronic), ["8.1"]);
    let fined = |r: &mut Regulations| r.fines = vec![Fine { offence: "a".into(), amount: "b".into() }];
    assert_eq!(refused(Edition::Fide2023, STANDARD, fined), [""; 0]);
    assert_eq!(refused(Edition::Fide2001, STANDARD, fined), ["13.4"]);
    let drawn_start = |r: &mut Regulations| r.chess960 = Switch::On;
    assert_eq!(refused(Edition::Fide2023, STANDARD, drawn_start), [""; 0]);
    assert_eq!(refused(Edition::Fide2001, STANDARD, drawn_start), ["2.3"]);
    let guideline = |r: &mut Regulations| r.guideline_iii = Switch::On;
    assert_eq!(refused(Edition::Fide2001, RAPID, guideline), ["10.1"]);
}

#[test]
fn points_fall_from_win_to_loss() {
    let points = |points| move |r: &mut Regulations| r.points = points;
    assert_eq!(refused(Edition::Fide2023, STANDARD, points(Points::THREE_ONE_NONE)), [""; 0]);
    let flat = Points { win: 2, draw: 2, loss: 0 };
    assert_eq!(refused(Edition::Fide2023, STANDARD, points(flat)), ["10.1"]);
    assert_eq!(refused(Edition::Fide2001, STANDARD, points(flat)), ["11.1"]);
}

#[test]
fn a_federation_may_add_detail_at_home_only() {
    let rule = |changes: Option<&str>, home: &'static str| {
        let changes = changes.map(str::to_owned);
        move |r: &mut Regulations| {
            r.federation = Some("X".into());
            r.local_rules = vec![LocalRule { federation: home.into(), text: "detail".into(), changes }];
        }
    };
    assert_eq!(refused(Edition::Fide2001, STANDARD, rule(None, "X")), [""; 0]);
    assert_eq!(refused(Edition::Fide2001, STANDARD, rule(Some("7.4(b)"), "X")), ["Pref(a)"]);
    assert_eq!(refused(Edition::Fide2001, STANDARD, rule(None, "Y")), ["Pref(b)"]);
    assert_eq!(refused(Edition::Fide2023, STANDARD, rule(None, "X")), ["Preface"]);
}
