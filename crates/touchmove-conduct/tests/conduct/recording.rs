//! Recording: what players write, when, and what is held against them (8.1-8.4, A.2, A.4.3; 2001 8.1-8.4, B.3, E).

use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, Sides};
use touchmove_conduct::act::{
    ArbiterAct, Basis, Claim, Device, DrawClaim, DrawRule, Evidence, Hand, Observation, Penalty, PlayerAct,
    SheetEntry,
};
use touchmove_conduct::{
    Choice, Decision, Ending, Game, Knows, Phase, PlayerDuty, Question, Reason, Role, Ruling, Score,
    SheetReport, Written,
};
use touchmove_law::{Edition, NotationAccepted, Recorder, Regulations, ScoresheetKind, Supervision, cite};

use crate::support::{BLACK, BLITZ, RAPID, STANDARD, Table, WHITE, laws, position, seconds, square};

const NEW: Edition = Edition::Fide2023;
const OLD: Edition = Edition::Fide2001;

fn number(edition: Edition, new: &'static str, old: &'static str) -> &'static str {
    match edition {
        Edition::Fide2023 => new,
        Edition::Fide2001 => old,
    }
}

fn writes(table: &mut Table, by: Color, text: &str) {
    table.player(by, PlayerAct::Write { entry: SheetEntry::Move { text: text.into() } });
}

fn breaches(table: &Table, by: Color) -> Vec<(&'static str, Reason)> {
    let edition = table.laws.edition();
    let of = |ruling: &&touchmove_conduct::Ruling| *ruling.decision() == Decision::Breach { player: by };
    let told = table.last.iter().filter(of);
    told.map(|ruling| (ruling.article().number(edition).unwrap(), ruling.reason().clone())).collect()
}

fn report(table: &Table, of: Color) -> SheetReport {
    let view = table.game.view(&table.laws, Role::Arbiter, Moment::at(table.now));
    view.desk.unwrap().sheets.of(of).clone()
}

fn electronic(regulations: &mut Regulations) {
    regulations.scoresheet = ScoresheetKind::Electronic;
}

#[test]
fn the_previous_own_move_must_be_written_before_the_next_is_made() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "e2", "e4");
        table.player(WHITE, PlayerAct::Write { entry: SheetEntry::Time { text: "0:00".into() } });
        table.plays(BLACK, "e7", "e5");
        table.makes(WHITE, "g1", "f3");
        let article = number(edition, "8.1.3", "8.1/3");
        assert_eq!(breaches(&table, WHITE), [(article, Reason::PreviousMoveUnrecorded)]);
        table.replays();
    }
}

#[test]
fn the_opponents_last_move_may_be_written_after_the_reply() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "e2", "e4");
        writes(&mut table, WHITE, "e4");
        table.plays(BLACK, "e7", "e5");
        table.makes(WHITE, "g1", "f3");
        assert_eq!(breaches(&table, WHITE), []);
        assert!(table.ruled(number(edition, "8.1.3", "8.1/2"), &Decision::InOrder));
        assert_eq!(report(&table, WHITE).missing, 2);
    }
}

#[test]
fn an_earlier_move_left_out_is_told_to_the_arbiter_once() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "e2", "e4");
        writes(&mut table, WHITE, "e4");
        table.plays(BLACK, "e7", "e5");
        table.plays(WHITE, "g1", "f3");
        writes(&mut table, WHITE, "2.Nf3");
        table.plays(BLACK, "b8", "c6");
        writes(&mut table, WHITE, "2...Nc6");
        table.makes(WHITE, "f1", "b5");
        let article = number(edition, "8.1.1", "8.1/1");
        assert_eq!(breaches(&table, WHITE), [(article, Reason::MoveUnrecorded { count: 2 })]);
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        writes(&mut table, WHITE, "3.Bb5");
        table.plays(BLACK, "a7", "a6");
        writes(&mut table, WHITE, "3...a6");
        table.makes(WHITE, "b5", "a4");
        assert_eq!(breaches(&table, WHITE), []);
        assert_eq!(report(&table, WHITE).missing, 2);
        table.replays();
    }
}

#[test]
fn only_the_arbiters_desk_shows_the_scoresheets() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "e2", "e4");
    writes(&mut table, WHITE, "d4");
    assert_eq!(report(&table, WHITE).mismatched, [1]);
    assert_eq!(report(&table, WHITE).sheet.entries(), [SheetEntry::Move { text: "d4".into() }]);
    for role in [Role::Player(WHITE), Role::Player(BLACK), Role::Assistant(WHITE), Role::Spectator] {
        let view = table.game.view(&table.laws, role, Moment::at(0));
        assert!(view.desk.is_none());
        assert!(table.last.iter().all(|ruling| !ruling.is_shown_to(role)), "{role:?}");
    }
}

#[test]
fn players_are_not_told_that_they_need_not_record_by_the_move_that_shows_it() {
    // It is ruled with the first legal move made in the last five minutes; after an illegal one there would be silence (12.6).
    let exempt = Ruling::under(
        cite!("8.4"),
        Decision::Freed { player: WHITE, duty: PlayerDuty::Record },
        Reason::NeedNotRecord,
    );
    assert!(exempt.is_shown_to(Role::Arbiter));
    for role in [Role::Player(WHITE), Role::Player(BLACK), Role::Assistant(WHITE), Role::Spectator] {
        assert!(!exempt.is_shown_to(role), "{role:?}");
    }
}

#[test]
fn a_wrong_entry_is_stored_as_written_and_never_corrected() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "g1", "f3");
        writes(&mut table, WHITE, "Nh3");
        let article = number(edition, "8.1.1", "8.1/1");
        assert_eq!(breaches(&table, WHITE), [(article, Reason::EntryDiffers { text: "Nh3".into() })]);
        assert_eq!(table.game.sheet(WHITE).entries(), [SheetEntry::Move { text: "Nh3".into() }]);
        assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::Wrong));
        writes(&mut table, BLACK, "@#!");
        assert_eq!(
            breaches(&table, BLACK),
            [(article, Reason::WrittenMoveUnreadable { text: "@#!".into() })]
        );
        assert_eq!(report(&table, BLACK).mismatched, [1]);
    }
}

#[test]
fn an_electronic_scoresheet_takes_an_illegal_entry_as_typed() {
    let mut table = Table::started(laws(NEW, STANDARD, electronic), Position::initial(), STANDARD);
    table.plays(WHITE, "e2", "e4");
    writes(&mut table, BLACK, "Ke5");
    assert_eq!(breaches(&table, BLACK), [("8.1.1.2", Reason::EntryDiffers { text: "Ke5".into() })]);
    assert_eq!(report(&table, BLACK).sheet.entries(), [SheetEntry::Move { text: "Ke5".into() }]);
}

#[test]
fn a_player_may_write_in_the_letters_of_his_language() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "g1", "f3");
    writes(&mut table, WHITE, "Ձf3");
    writes(&mut table, BLACK, "Nf3");
    assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::Right));
    assert_eq!(table.game.sheet(BLACK).line(0), Some(Written::Right));
}

#[test]
fn writing_in_advance_is_an_offence_in_one_edition_only() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        writes(&mut table, WHITE, "Nf3");
        let reason = Reason::WrittenInAdvance { text: "Nf3".into() };
        let expected = match edition {
            Edition::Fide2023 => vec![("8.1.2", reason)],
            Edition::Fide2001 => vec![],
        };
        // They may be about to claim a draw with it.
        assert_eq!(breaches(&table, WHITE), []);
        assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::InAdvance));
        table.makes(WHITE, "g1", "f3");
        assert_eq!(breaches(&table, WHITE), expected);
        assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::Right));
        assert_eq!(report(&table, WHITE).missing, 0);
        table.replays();
    }
}

#[test]
fn a_reply_written_on_the_opponents_move_is_an_offence_at_once() {
    let mut table = Table::standard(NEW);
    writes(&mut table, BLACK, "1... Nf6");
    assert_eq!(breaches(&table, BLACK), [("8.1.2", Reason::WrittenInAdvance { text: "1... Nf6".into() })]);
}

#[test]
fn what_was_written_in_advance_and_not_made_is_a_mismatch() {
    let mut table = Table::standard(OLD);
    writes(&mut table, WHITE, "Nf3");
    table.plays(WHITE, "e2", "e4");
    assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::Wrong));
}

#[test]
fn writing_the_move_of_a_claim_is_lawful() {
    let from = position("8/8/4k3/8/8/4K3/8/R7 w - - 99 80");
    let claim = Claim::Draw(DrawClaim {
        rule: DrawRule::FiftyMoves,
        basis: Basis::Intended { text: "Ra2".into() },
        evidence: Evidence::Record,
    });
    let mut table = Table::started(laws(NEW, STANDARD, |_| {}), from, STANDARD);
    writes(&mut table, WHITE, "Ra2");
    table.player(WHITE, PlayerAct::Claim { claim: claim.clone() });
    assert!(table.ruled("8.1.2", &Decision::InOrder));
    assert_eq!(table.result(), Some((Score::DRAW, Ending::FiftyMoves)));
    // Claimed first, written while the clocks stand.
    let from = position("8/8/4k3/8/8/4K3/8/R7 w - - 97 80");
    let mut table = Table::started(laws(NEW, STANDARD, |_| {}), from, STANDARD);
    table.player(WHITE, PlayerAct::Claim { claim });
    writes(&mut table, WHITE, "Ra2");
    assert_eq!(breaches(&table, WHITE), []);
}

#[test]
fn other_text_is_left_to_the_arbiter() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.player(WHITE, PlayerAct::Write { entry: SheetEntry::Note { text: "Good bishop!".into() } });
        let question = Question::SheetEntry { player: WHITE, text: "Good bishop!".into() };
        let asked = table.asked().unwrap();
        assert_eq!(asked.question, question);
        assert_eq!(asked.article.number(edition), Some(number(edition, "8.1.4", "12.2/2")));
        assert_eq!(asked.default, Some(Choice::Yes));
        // An answer that is none leaves the question open.
        table.decides(&question, Choice::Drawn);
        assert!(table.open(&question).is_some());
        table.decides(&question, Choice::Penalties { penalties: vec![Penalty::Warning] });
        assert!(table.open(&question).is_none());
        assert!(table.ruled(
            number(edition, "12.9.1", "13.4(a)"),
            &Decision::Penalised { player: WHITE, penalty: Penalty::Warning }
        ));
        table.player(BLACK, PlayerAct::Write { entry: SheetEntry::Note { text: "x".into() } });
        table.decides(&Question::SheetEntry { player: BLACK, text: "x".into() }, Choice::No);
        assert!(table.open(&Question::Penalty { player: BLACK }).is_some());
        table.player(
            BLACK,
            PlayerAct::Write { entry: SheetEntry::ClaimMatter { text: "fifty moves".into() } },
        );
        assert!(table.ruled(number(edition, "8.1.4", "12.2/2"), &Decision::InOrder));
        table.replays();
    }
}

#[test]
fn both_players_mark_an_offer() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        table.plays(WHITE, "e2", "e4");
        writes(&mut table, WHITE, "e4");
        writes(&mut table, BLACK, "e4");
        table.plays(BLACK, "e7", "e5");
        writes(&mut table, WHITE, "e5");
        writes(&mut table, BLACK, "e5");
        table.makes(WHITE, "g1", "f3");
        table.player(WHITE, PlayerAct::Offer { condition: None });
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assert_eq!(report(&table, WHITE).offers_unmarked, 1);
        writes(&mut table, WHITE, "Nf3 (=)");
        writes(&mut table, BLACK, "Nf3");
        assert_eq!(report(&table, WHITE).offers_unmarked, 0);
        assert_eq!(report(&table, BLACK).offers_unmarked, 1);
        table.plays(BLACK, "b8", "c6");
        assert_eq!(breaches(&table, BLACK), []);
        writes(&mut table, WHITE, "Nc6");
        writes(&mut table, BLACK, "Nc6");
        table.plays(WHITE, "f1", "b5");
        writes(&mut table, BLACK, "Bb5");
        table.makes(BLACK, "a7", "a6");
        assert_eq!(breaches(&table, BLACK), [(number(edition, "8.1.5", "8.1/4"), Reason::OfferNotMarked)]);
        table.player(BLACK, PlayerAct::Write { entry: SheetEntry::DrawOffer });
        assert_eq!(report(&table, BLACK).offers_unmarked, 0);
        // There is nothing more to mark.
        table.player(BLACK, PlayerAct::Write { entry: SheetEntry::DrawOffer });
        assert_eq!(breaches(&table, BLACK), [(number(edition, "8.1.5", "8.1/4"), Reason::NoOffer)]);
        table.replays();
    }
}

#[test]
fn moves_taken_back_leave_the_scoresheet_and_their_entries_stay() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "e2", "e4");
    writes(&mut table, BLACK, "e4");
    table.plays(BLACK, "e7", "e5");
    writes(&mut table, BLACK, "e5");
    table.now = 5000;
    table.plays(WHITE, "g1", "g3");
    writes(&mut table, BLACK, "Ng3");
    assert_eq!(table.game.sheet(BLACK).line(2), Some(Written::Right), "the illegal move as it was made");
    table.player(BLACK, PlayerAct::Claim { claim: Claim::IllegalMove });
    table.now = 9000;
    table.plays(WHITE, "g1", "f3");
    writes(&mut table, BLACK, "Nf3");
    assert_eq!(table.game.sheet(BLACK).line(2), Some(Written::Right));
    assert_eq!(table.game.sheet(BLACK).entries().len(), 4);
    assert_eq!(report(&table, BLACK).missing, 0);
    table.replays();
}

#[test]
fn descriptive_notation_is_warned_about_and_is_no_evidence() {
    for edition in Edition::ALL {
        let laws = laws(edition, STANDARD, |_| {});
        let game = Game::new(&laws, Position::initial(), STANDARD.parse().unwrap(), Moment::at(0));
        let mut table = Table::of(laws, game.knowing(Knows::NotTheMoves));
        table.arbiter(ArbiterAct::Start);
        table.plays(WHITE, "e2", "e4");
        writes(&mut table, BLACK, "P-K4");
        let article = number(edition, "C intro", "E/0.3");
        assert_eq!(breaches(&table, BLACK), [(article, Reason::OtherNotation { text: "P-K4".into() })]);
        table.player(
            BLACK,
            PlayerAct::Claim {
                claim: Claim::Draw(DrawClaim {
                    rule: DrawRule::Repetition,
                    basis: Basis::OnBoard,
                    evidence: Evidence::Record,
                }),
            },
        );
        if edition == NEW {
            // There the arbiter may refuse it, and need not.
            table.decides(&Question::OtherNotation { player: BLACK }, Choice::No);
        }
        let refused = number(edition, "C intro", "E/0.2");
        assert!(
            table.not_admitted(refused, &Reason::OtherNotation { text: "P-K4".into() }),
            "{:?}",
            table.last
        );
        assert_eq!(table.game.phase(), Phase::Playing, "nothing is left to decide");
        table.replays();
    }
}

#[test]
fn a_scoresheet_in_another_notation_that_is_accepted_leaves_the_claim_to_the_arbiter() {
    let laws = laws(NEW, STANDARD, |_| {});
    let game = Game::new(&laws, Position::initial(), STANDARD.parse().unwrap(), Moment::at(0));
    let mut table = Table::of(laws, game.knowing(Knows::NotTheMoves));
    table.arbiter(ArbiterAct::Start);
    table.plays(WHITE, "e2", "e4");
    writes(&mut table, BLACK, "P-K4");
    let claim = DrawClaim { rule: DrawRule::Repetition, basis: Basis::OnBoard, evidence: Evidence::Record };
    table.player(BLACK, PlayerAct::Claim { claim: Claim::Draw(claim.clone()) });
    table.decides(&Question::OtherNotation { player: BLACK }, Choice::Yes);
    assert_eq!(table.game.phase(), Phase::Stopped);
    table.decides(&Question::DrawClaim { player: BLACK, claim }, Choice::Yes);
    assert_eq!(table.game.result(), Some((Score::DRAW, Ending::Repetition)));
    table.replays();
}

#[test]
fn an_event_may_accept_other_notations() {
    let others = |regulations: &mut Regulations| regulations.notation = NotationAccepted::OthersToo;
    let mut table = Table::started(laws(NEW, STANDARD, others), Position::initial(), STANDARD);
    table.plays(WHITE, "e2", "e4");
    writes(&mut table, WHITE, "P-K4");
    assert_eq!(breaches(&table, WHITE), []);
}

#[test]
fn an_electronic_scoresheet_is_replaced_with_everything_on_it() {
    let mut table = Table::started(laws(NEW, STANDARD, electronic), Position::initial(), STANDARD);
    table.plays(WHITE, "e2", "e4");
    writes(&mut table, WHITE, "e4");
    table.arbiter(ArbiterAct::Replace { device: Device::Scoresheet { player: WHITE } });
    assert!(table.ruled("8.3", &Decision::SheetNote { player: WHITE, text: "1".into() }));
    assert_eq!(table.game.sheet(WHITE).entries(), [SheetEntry::Move { text: "e4".into() }]);
    // Paper is no device.
    let mut table = Table::standard(OLD);
    table.arbiter(ArbiterAct::Replace { device: Device::Scoresheet { player: WHITE } });
    assert!(table.not_admitted("8.3", &Reason::NotForeseen));
}

/// White makes the first move after this many milliseconds; eight minutes were given, and so much for each move.
fn is_freed(edition: Edition, per_move: u32, after: u64) -> bool {
    let control = format!("2/8+{per_move}, 100+{per_move}");
    let mut table = Table::started(laws(edition, &control, |_| {}), Position::initial(), &control);
    table.now = after;
    table.makes(WHITE, "e2", "e4");
    table.ruled(number(edition, "8.4", "8.4/1"), &Decision::Freed { player: WHITE, duty: PlayerDuty::Record })
}

#[test]
fn below_five_minutes_a_player_need_not_record() {
    for edition in Edition::ALL {
        assert!(!is_freed(edition, 0, 179_999), "300.001 s");
        assert!(!is_freed(edition, 0, 180_000), "300.000 s");
        assert!(is_freed(edition, 0, 180_001), "299.999 s");
        // Thirty seconds for each move keep the duty to the end; the first ones are there from the start.
        assert!(is_freed(edition, 29, 400_000), "29 s");
        assert!(!is_freed(edition, 30, 400_000), "30 s");
        assert!(!is_freed(edition, 31, 400_000), "31 s");
    }
}

#[test]
fn the_exemption_outlasts_an_award_of_time() {
    for edition in Edition::ALL {
        let control = "40/8, 100";
        let mut table = Table::started(laws(edition, control, |_| {}), Position::initial(), control);
        table.at(200);
        table.plays(WHITE, "e2", "e4");
        table.arbiter(ArbiterAct::GiveTime {
            times: Sides { white: seconds(120), black: seconds(0) },
            reason: "noise".into(),
        });
        assert!(table.left(WHITE) > 300);
        table.arbiter(ArbiterAct::Observe { seen: Observation::NotRecorded { of: WHITE } });
        assert!(table.not_admitted(number(edition, "8.4", "8.4/1"), &Reason::NeedNotRecord));
        table.plays(BLACK, "e7", "e5");
        table.arbiter(ArbiterAct::Observe { seen: Observation::NotRecorded { of: BLACK } });
        assert_eq!(
            breaches(&table, BLACK),
            [(number(edition, "8.1.3", "8.1/3"), Reason::PreviousMoveUnrecorded)]
        );
    }
}

#[test]
fn in_fast_play_nobody_need_record() {
    for edition in Edition::ALL {
        for control in [RAPID, BLITZ] {
            let mut table = Table::started(laws(edition, control, |_| {}), Position::initial(), control);
            table.plays(WHITE, "e2", "e4");
            writes(&mut table, BLACK, "d4");
            assert_eq!(breaches(&table, BLACK), []);
            table.plays(BLACK, "e7", "e5");
            table.plays(WHITE, "g1", "f3");
            table.makes(BLACK, "b8", "c6");
            assert_eq!(breaches(&table, BLACK), []);
            table.arbiter(ArbiterAct::Observe { seen: Observation::NotRecorded { of: WHITE } });
            assert!(table.not_admitted(number(edition, "A.2", "B.3"), &Reason::NeedNotRecord));
        }
    }
}

#[test]
fn a_scoresheet_may_be_asked_for_in_rapid_where_the_edition_says_so() {
    for edition in Edition::ALL {
        let mut table = Table::started(laws(edition, RAPID, |_| {}), Position::initial(), RAPID);
        table.player(WHITE, PlayerAct::AskForSheet);
        match edition {
            Edition::Fide2023 => assert!(table.ruled("A.2", &Decision::InOrder)),
            Edition::Fide2001 => assert!(table.not_admitted("B.3", &Reason::NotForeseen)),
        }
    }
}

fn supervised(games: u8) -> impl FnOnce(&mut Regulations) {
    move |regulations| {
        regulations.supervision = Some(Supervision::Full);
        regulations.games_per_arbiter = Some(games);
        regulations.recorder = Recorder::ArbiterOrAssistant;
    }
}

#[test]
fn the_arbiters_scoresheet_may_be_seen_five_times_on_ones_own_move() {
    for (control, games, article) in [(RAPID, 3, "A.4.3"), (BLITZ, 1, "B.2.3")] {
        let mut table = Table::started(laws(NEW, control, supervised(games)), Position::initial(), control);
        table.player(BLACK, PlayerAct::AskToSeeSheet);
        assert!(table.not_admitted(article, &Reason::NotHisMove));
        for time in 1..=5 {
            table.player(WHITE, PlayerAct::AskToSeeSheet);
            assert!(table.ruled(article, &Decision::InOrder), "{time}");
        }
        table.player(WHITE, PlayerAct::AskToSeeSheet);
        assert_eq!(breaches(&table, WHITE), [("11.5", Reason::AskedSoOften { count: 6 })]);
        assert!(table.open(&Question::Penalty { player: WHITE }).is_some());
        // Each player has five.
        table.plays(WHITE, "e2", "e4");
        table.player(BLACK, PlayerAct::AskToSeeSheet);
        assert!(table.ruled(article, &Decision::InOrder));
    }
}

#[test]
fn there_is_no_arbiters_scoresheet_without_supervision() {
    for (edition, control) in [(NEW, RAPID), (NEW, STANDARD), (OLD, RAPID)] {
        let mut table = Table::started(laws(edition, control, |_| {}), Position::initial(), control);
        table.player(WHITE, PlayerAct::AskToSeeSheet);
        assert!(table.not_admitted(number(edition, "Preface", "Pref"), &Reason::NotForeseen));
    }
}

#[test]
fn the_numbers_of_a_later_start_name_the_right_lines() {
    let from = position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 30");
    let mut table = Table::started(laws(NEW, STANDARD, |_| {}), from, STANDARD);
    table.plays(BLACK, "e8", "e7");
    table.player(
        WHITE,
        PlayerAct::Touch { square: square("e2"), contact: touchmove_conduct::act::Contact::Intent },
    );
    table.player(WHITE, PlayerAct::Release { square: square("e4") });
    writes(&mut table, WHITE, "31.e4");
    assert_eq!(table.game.sheet(WHITE).line(1), Some(Written::Right));
    assert_eq!(table.game.sheet(WHITE).line(0), None);
    writes(&mut table, WHITE, "30...Ke7");
    assert_eq!(table.game.sheet(WHITE).line(0), Some(Written::Right));
}

#[test]
fn a_dash_is_a_move_missed_and_may_be_filled_in_later() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "e2", "e4");
    table.player(BLACK, PlayerAct::Write { entry: SheetEntry::Dash });
    assert_eq!(table.game.sheet(BLACK).line(0), Some(Written::Missed));
    assert_eq!(report(&table, BLACK).missing, 1);
    writes(&mut table, BLACK, "e4");
    assert_eq!(table.game.sheet(BLACK).line(0), Some(Written::Right));
    assert_eq!(report(&table, BLACK).missing, 0);
}
