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

