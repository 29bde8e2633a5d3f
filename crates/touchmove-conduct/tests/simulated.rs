//! Cases that random games brought up: each was once judged wrongly.

mod support;

use support::{BLACK, BLITZ, RAPID, STANDARD, Table, WHITE, laws, position, seconds, square};
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

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;

fn number(table: &Table) -> &'static str {
    table.last[0].article().number(table.laws.edition()).unwrap()
}

fn claim() -> PlayerAct {
    let claim = DrawClaim { rule: DrawRule::Repetition, basis: Basis::OnBoard, evidence: Evidence::Record };
    PlayerAct::Claim(Claim::Draw(claim))
}

fn has_breach(table: &Table) -> bool {
    table.game.latent().iter().any(|latent| latent.what == Irregular::TouchedPiece)
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
fn a_piece_that_cannot_move_leaves_the_next_touch_binding() {
    let mut table = Table::standard(NEW);
    table.plays(WHITE, "a1", "a5");
    table.player(BLACK, PlayerAct::Claim(Claim::IllegalMove));
    table.touches(WHITE, "e2");
    table.plays(WHITE, "d2", "d4");
    assert!(has_breach(&table), "{:?}", table.game.latent());
}

#[test]
fn nothing_is_touched_while_the_clocks_stand() {
    let mut table = Table::standard(NEW);
    table.player(BLACK, PlayerAct::Offer { condition: None });
    table.arbiter(ArbiterAct::Pause("noise".into()));
    table.player(WHITE, PlayerAct::Adjust(square("e2")));
    assert!(table.not_admitted("4.2.1", &Reason::ClocksStand));
    assert!(table.game.offer(BLACK).is_some());
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
        table.player(WHITE, PlayerAct::Remove(square("f1")));
        table.player(WHITE, PlayerAct::Touch(square("g1"), Contact::Intent));
        table.player(WHITE, PlayerAct::Release(square("f1")));
        table.player(WHITE, PlayerAct::Place(touchmove_chess::Role::King, square("g1")));
        table.player(WHITE, PlayerAct::Release(square("g1")));
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
fn a_touch_disputed_on_an_earlier_move_does_not_bind_this_one() {
    let mut table = Table::standard(OLD);
    table.player(WHITE, PlayerAct::Touch(square("g1"), Contact::Disputed));
    table.plays(WHITE, "e2", "e4");
    table.plays(BLACK, "e7", "e5");
    table.decides(&Question::TouchIntended(WHITE, square("g1")), Choice::Yes);
    table.plays(WHITE, "d2", "d4");
    assert!(!has_breach(&table));
}

