//! Cases that random games brought up: each was once judged wrongly.

use touchmove_chess::Position;
use touchmove_clock::Moment;
use touchmove_conduct::act::{
    ArbiterAct, Basis, Claim, ClockReadings, Contact, Disability, DrawClaim, DrawRule, Evidence, Hand,
    Observation, Penalty, PlayerAct, StopReason,
};
use touchmove_conduct::{
    Award, Choice, Decision, Ending, Irregular, Knows, Phase, Question, Reason, Right, Score,
};
use touchmove_law::{BothAbsent, ClaimVerification, Edition, ForfeitScope, Switch};

use crate::support::{BLACK, BLITZ, RAPID, STANDARD, Table, WHITE, laws, position, seconds, square};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;

fn number(table: &Table) -> &'static str {
    table.last[0].article().number(table.laws.edition()).unwrap()
}

fn claim() -> PlayerAct {
    let claim = DrawClaim { rule: DrawRule::Repetition, basis: Basis::OnBoard, evidence: Evidence::Record };
    PlayerAct::Claim { claim: Claim::Draw(claim) }
}

fn has_breach(table: &Table) -> bool {
    table.game.latent().iter().any(|latent| latent.what() == Irregular::TouchedPiece)
}

#[test]
fn a_claim_for_the_arbiter_is_put_to_him_under_an_article_of_the_edition() {
    for (edition, under) in [(OLD, "9.5"), (NEW, "11.12")] {
        let laws = laws(edition, STANDARD, |regulations| {
            regulations.claim_verification = ClaimVerification::ArbiterConfirms;
        });
        let mut table = Table::started(laws, Position::initial(), STANDARD);
        table.player(WHITE, claim());
        assert_eq!(table.asked().unwrap().article.number(edition), Some(under));
    }
}

#[test]
fn nobody_consents_to_a_draw_where_draws_are_free_or_the_game_is_over() {
    let mut table = Table::standard(OLD);
    table.arbiter(ArbiterAct::Consent);
    assert!(table.not_admitted("Pref", &Reason::NotForeseen));
    let mut table = Table::standard(NEW);
    table.player(WHITE, PlayerAct::Resign);
    table.arbiter(ArbiterAct::Consent);
    assert!(table.not_admitted("9.1.1", &Reason::GameOver));
    assert!(table.game.offer(WHITE).is_none());
}

#[test]
fn castling_is_announced_only_where_an_edition_knows_it() {
    let mut table = Table::standard(OLD);
    table.player(WHITE, PlayerAct::SayCastle);
    assert!(table.not_admitted("Pref", &Reason::NotForeseen));
}

#[test]
fn a_complaint_forfeited_by_regulation_is_forfeited_under_the_edition() {
    for (edition, under) in [(OLD, "4.6"), (NEW, "4.8")] {
        let laws = laws(edition, STANDARD, |regulations| {
            regulations.claim_forfeit_scope = ForfeitScope::All;
        });
        let mut table = Table::started(laws, Position::initial(), STANDARD);
        table.plays(WHITE, "e2", "e5");
        table.touches(BLACK, "e7");
        assert!(
            table.ruled(under, &Decision::RightLost { player: BLACK, right: Right::IllegalMoveComplaint })
        );
    }
}

#[test]
fn a_claimed_flag_says_that_it_stops_the_clocks() {
    let mut table = Table::started(laws(NEW, RAPID, |_| {}), Position::initial(), RAPID);
    table.player(BLACK, PlayerAct::Claim { claim: Claim::Flag });
    assert!(table.ruled("A.5.3", &Decision::ClocksStop));
    assert_eq!(table.game.phase(), Phase::Stopped);
}

#[test]
fn a_forfeit_stands_beside_nothing_but_a_forfeit() {
    let mut table = Table::standard(NEW);
    table.player(WHITE, PlayerAct::Resign);
    let mixed = Score { white: Award::Draw, black: Award::ForfeitLoss };
    table.arbiter(ArbiterAct::ChangeResult { score: mixed, reason: "why not".into() });
    assert!(table.not_admitted("8.7", &Reason::AmountOutOfRange));
    table.arbiter(ArbiterAct::ChangeResult {
        score: Score::forfeit_win(WHITE),
        reason: "he never came".into(),
    });
    table.arbiter(ArbiterAct::Penalise {
        player: WHITE,
        penalties: vec![Penalty::OwnPoints { award: Award::Draw }],
        reason: "noise".into(),
    });
    assert_eq!(table.result(), Some((Score { white: Award::Draw, black: Award::Loss }, Ending::Penalty)));
}

#[test]
fn a_position_put_back_while_play_goes_on_stops_the_clocks() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "e2", "e4");
    table.player(BLACK, PlayerAct::Claim { claim: Claim::Displaced });
    table.arbiter(ArbiterAct::Resume);
    table.plays(BLACK, "e7", "e5");
    table.decides(&Question::WhichPosition, Choice::Ply { ply: 2 });
    assert_eq!(table.game.phase(), Phase::Stopped);
    assert_eq!(table.game.clock().running(Moment::at(table.now)), None);
}

#[test]
fn what_stood_in_discarded_moves_cannot_be_corrected_any_more() {
    let mut table = Table::started(laws(NEW, BLITZ, |_| {}), Position::initial(), BLITZ);
    table.plays(WHITE, "e2", "e5");
    table.plays(BLACK, "d7", "d6");
    table.arbiter(ArbiterAct::Reinstate { ply: 1 });
    table.arbiter(ArbiterAct::Resume);
    table.plays(WHITE, "e2", "e4");
    table.plays(BLACK, "d7", "d6");
    table.player(WHITE, PlayerAct::AgreeToCorrect);
    assert!(table.not_admitted("A.5.2", &Reason::NothingFound));
}

#[test]
fn who_has_moved_cannot_arrive_late_for_the_start() {
    let laws = laws(OLD, STANDARD, |regulations| regulations.both_absent = BothAbsent::Divided);
    let mut table = Table::started(laws, Position::initial(), STANDARD);
    table.at(600).plays(WHITE, "e2", "e4");
    table.plays(BLACK, "e7", "e5");
    table.player(BLACK, PlayerAct::Arrive);
    table.player(WHITE, PlayerAct::Arrive);
    assert!(table.not_admitted("6.7", &Reason::InTime));
    assert_eq!(table.left(WHITE), 7200 - 600);
}

#[test]
fn times_put_back_put_the_flag_up() {
    let mut table = Table::started(laws(NEW, "1", |_| {}), Position::initial(), "1");
    table.at(10).plays(WHITE, "e2", "e4");
    table.at(20).plays(BLACK, "e7", "e5");
    table.at(90).arbiter(ArbiterAct::Reinstate { ply: 3 });
    let times = touchmove_clock::Sides::new(seconds(50), seconds(50));
    table.decides(&Question::ClockTimes { times }, Choice::Yes);
    assert!(table.game.clock().flag(WHITE, Moment::at(table.now)).is_none());
}

#[test]
fn a_piece_that_cannot_move_leaves_the_next_touch_binding() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "a1", "a5");
    table.player(BLACK, PlayerAct::Claim { claim: Claim::IllegalMove });
    table.touches(WHITE, "e2");
    table.plays(WHITE, "d2", "d4");
    assert!(has_breach(&table), "{:?}", table.game.latent());
}

#[test]
fn nothing_is_touched_while_the_clocks_stand() {
    let mut table = Table::standard(NEW);
    table.player(BLACK, PlayerAct::Offer { condition: None });
    table.arbiter(ArbiterAct::Pause { reason: "noise".into() });
    table.player(WHITE, PlayerAct::Adjust { square: square("e2") });
    assert!(table.not_admitted("4.2.1", &Reason::ClocksStand));
    assert!(table.game.offer(BLACK).is_some());
}

#[test]
fn a_new_period_given_to_a_running_clock_does_not_drop_its_flag_again() {
    let laws = laws(NEW, "2/2, 1", |_| {});
    let game =
        touchmove_conduct::Game::new(&laws, Position::initial(), "2/2, 1".parse().unwrap(), Moment::at(0));
    let mut table = Table::of(laws, game.knowing(Knows::NotTheMoves));
    table.arbiter(ArbiterAct::Start);
    table.at(125).arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
    table.arbiter(ArbiterAct::Resume);
    table.decides(&Question::MovesMade, Choice::Unknown);
    let clock = table.game.clock().clock(WHITE, Moment::at(table.now));
    assert_eq!(clock.falls().len(), 1);
    assert!(!clock.has_overstepped());
    assert_eq!(table.left(WHITE), 60);
}

#[test]
fn every_touch_answers_an_offer() {
    let mut table = Table::standard(NEW);
    table.touches(WHITE, "e2");
    table.player(BLACK, PlayerAct::Offer { condition: None });
    table.touches(WHITE, "d2");
    assert!(table.game.offer(BLACK).is_none());
}

#[test]
fn a_rook_touched_first_bars_castling_even_if_it_cannot_move() {
    let from = position("4k3/8/8/8/8/8/6PP/5KRB w G - 0 1");
    let table = || {
        let laws = laws(NEW, STANDARD, |regulations| regulations.chess960 = Switch::On);
        Table::started(laws, from, STANDARD)
    };
    let castles = |table: &mut Table| {
        table.player(WHITE, PlayerAct::Remove { square: square("f1") });
        table.player(WHITE, PlayerAct::Touch { square: square("g1"), contact: Contact::Intent });
        table.player(WHITE, PlayerAct::Release { square: square("f1") });
        table.player(WHITE, PlayerAct::Place { role: touchmove_chess::Role::King, square: square("g1") });
        table.player(WHITE, PlayerAct::Release { square: square("g1") });
        assert_eq!(table.game.having_move(), BLACK);
    };
    let mut right = table();
    right.player(WHITE, PlayerAct::SayCastle);
    castles(&mut right);
    assert!(!has_breach(&right));
    let mut wrong = table();
    wrong.player(WHITE, PlayerAct::SayCastle);
    wrong.touches(WHITE, "g1");
    castles(&mut wrong);
    assert!(has_breach(&wrong));
}

#[test]
fn a_reconstruction_says_that_it_stops_the_clocks() {
    let mut table = Table::standard(NEW);
    table.arbiter(ArbiterAct::TakeSnapshot);
    table.arbiter(ArbiterAct::Reconstructed { moves: touchmove_clock::Sides::new(Some(0), Some(0)) });
    assert!(table.ruled("8.5.3", &Decision::ClocksStop));
}

#[test]
fn the_queen_that_is_placed_leaves_what_was_touched() {
    let mut table =
        Table::started(laws(NEW, STANDARD, |_| {}), position("4k3/P7/8/8/8/8/4P3/4K2R w - - 0 1"), STANDARD);
    table.plays(WHITE, "a7", "a8");
    table.plays(BLACK, "e8", "e7");
    table.touches(WHITE, "h1");
    table.player(BLACK, PlayerAct::Claim { claim: Claim::IllegalMove });
    table.plays(WHITE, "e2", "e4");
    assert!(has_breach(&table));
}

#[test]
fn pieces_displaced_before_a_reinstated_position_are_displaced_no_more() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "e2", "e5");
    table.plays(BLACK, "e7", "e6");
    table.player(WHITE, PlayerAct::Displace { squares: vec![square("d1")] });
    table.player(BLACK, PlayerAct::Claim { claim: Claim::IllegalMove });
    assert!(table.game.plies().is_empty());
    table.player(BLACK, PlayerAct::Claim { claim: Claim::Displaced });
    assert!(!table.last.iter().any(|ruling| matches!(ruling.decision(), Decision::Reinstated { .. })));
}

#[test]
fn an_announcement_does_not_outlive_its_position() {
    let mut table = Table::standard(NEW);
    table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Visual });
    table.player(WHITE, PlayerAct::Announce { text: "e4".into() });
    table.player(WHITE, PlayerAct::Lift { square: square("e2") });
    table.player(WHITE, PlayerAct::Release { square: square("e4") });
    table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
    table.arbiter(ArbiterAct::Reinstate { ply: 1 });
    table.arbiter(ArbiterAct::Resume);
    table.player(WHITE, PlayerAct::Lift { square: square("e2") });
    table.player(WHITE, PlayerAct::Release { square: square("e4") });
    assert_eq!(table.game.having_move(), WHITE, "he has not announced it this time");
}

#[test]
fn a_touch_disputed_on_an_earlier_move_does_not_bind_this_one() {
    let mut table = Table::standard(OLD);
    table.player(WHITE, PlayerAct::Touch { square: square("g1"), contact: Contact::Disputed });
    table.plays(WHITE, "e2", "e4");
    table.plays(BLACK, "e7", "e5");
    table.decides(&Question::TouchIntended { player: WHITE, square: square("g1") }, Choice::Yes);
    table.plays(WHITE, "d2", "d4");
    assert!(!has_breach(&table));
}

#[test]
fn a_game_agreed_drawn_between_the_sessions_is_not_resumed() {
    let mut table = sealed();
    table.player(WHITE, PlayerAct::Offer { condition: None });
    table.player(BLACK, PlayerAct::Accept);
    table.arbiter(ArbiterAct::ResumeAdjourned { moment: Moment::at(table.now) });
    assert!(table.not_admitted("A.5", &Reason::NothingSealed));
    assert_eq!(table.game.phase(), Phase::Over);
}

fn sealed() -> Table {
    let mut table = Table::standard(OLD);
    table.arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(0) });
    table.player(WHITE, PlayerAct::WriteSealed { text: "e4".into() });
    table.player(WHITE, PlayerAct::CloseEnvelope);
    table.player(WHITE, PlayerAct::Stop { reason: StopReason::Sealed });
    table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow".into() });
    assert_eq!(table.game.phase(), Phase::Adjourned);
    table
}

#[test]
fn nothing_is_sealed_after_the_game() {
    let mut table = Table::standard(OLD);
    table.arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(0) });
    table.player(WHITE, PlayerAct::WriteSealed { text: "e4".into() });
    table.player(WHITE, PlayerAct::Stop { reason: StopReason::Sealed });
    table.player(WHITE, PlayerAct::Resign);
    table.player(WHITE, PlayerAct::CloseEnvelope);
    assert_eq!(table.game.phase(), Phase::Over);
}

#[test]
fn what_was_made_to_be_sealed_falls_with_its_position() {
    let mut table = Table::standard(OLD);
    table.plays(WHITE, "e2", "e4");
    table.plays(BLACK, "e7", "e5");
    table.arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(0) });
    table.makes(WHITE, "f1", "c4");
    table.arbiter(ArbiterAct::Reinstate { ply: 1 });
    table.arbiter(ArbiterAct::Resume);
    table.player(WHITE, PlayerAct::WriteSealed { text: "d4".into() });
    assert!(!table.not_admitted("A.1(a)/4", &Reason::Plain));
    assert!(table.last.iter().all(|ruling| *ruling.decision() == Decision::InOrder), "{:?}", table.last);
}

#[test]
fn an_answer_about_the_number_of_moves_is_always_ruled_on() {
    let laws = laws(OLD, "2/2, 1", |_| {});
    let game =
        touchmove_conduct::Game::new(&laws, Position::initial(), "2/2, 1".parse().unwrap(), Moment::at(0));
    let mut table = Table::of(laws, game.knowing(Knows::NotTheMoves));
    table.arbiter(ArbiterAct::Start);
    // The next period's time has come at zero; then the flag turns out to have fallen wrongly.
    table.at(125).player(BLACK, PlayerAct::Stop { reason: StopReason::Claim });
    table.player(BLACK, PlayerAct::Claim { claim: Claim::Flag });
    let readings = ClockReadings { white: Some(seconds(30)), ..ClockReadings::default() };
    table.arbiter(ArbiterAct::SetClocks { under: "6.14".into(), readings, reason: "a wrong flag".into() });
    table.decides(&Question::MovesMade, Choice::Moves { moves: 1 });
    assert_eq!(number(&table), "8.6");
}

#[test]
fn a_claim_answered_late_binds_nobody_and_starts_no_clock() {
    let laws = laws(NEW, STANDARD, |regulations| {
        regulations.claim_verification = ClaimVerification::ArbiterConfirms;
    });
    let mut table = Table::started(laws, Position::initial(), STANDARD);
    let claim = DrawClaim {
        rule: DrawRule::Repetition,
        basis: Basis::Intended { text: "Nf3".into() },
        evidence: Evidence::Record,
    };
    table.player(WHITE, PlayerAct::Claim { claim: Claim::Draw(claim.clone()) });
    table.arbiter(ArbiterAct::Resume);
    table.plays(WHITE, "g1", "f3");
    table.decides(&Question::DrawClaim { player: WHITE, claim }, Choice::No);
    assert_eq!(table.game.clock().running(Moment::at(table.now)), Some(BLACK));
    table.plays(BLACK, "e7", "e5");
    assert!(!has_breach(&table));
}

#[test]
fn an_envelope_that_was_opened_is_not_missing() {
    let mut table = Table::standard(OLD);
    table.arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(0) });
    table.player(WHITE, PlayerAct::WriteSealed { text: "scribble".into() });
    table.player(WHITE, PlayerAct::CloseEnvelope);
    table.player(WHITE, PlayerAct::Stop { reason: StopReason::Sealed });
    table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow".into() });
    table.player(BLACK, PlayerAct::Arrive);
    table.arbiter(ArbiterAct::ResumeAdjourned { moment: Moment::at(table.now) });
    table.arbiter(ArbiterAct::OpenEnvelope);
    assert!(table.open(&Question::SealedMove { text: "scribble".into() }).is_some());
    table.arbiter(ArbiterAct::EnvelopeMissing);
    assert!(table.not_admitted("A.11(a)/1", &Reason::NothingSealed));
}
