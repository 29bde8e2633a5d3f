//! Games whose pieces stand on another board: here are a clock and scoresheets (6.2.1, 6.9, 8.1, 9.5, I.8).

use touchmove_chess::{Color, Position};
use touchmove_clock::Moment;
use touchmove_conduct::act::{
    ArbiterAct, Basis, Claim, DrawClaim, DrawRule, Evidence, Hand, Observation, PlayerAct, SheetEntry,
};
use touchmove_conduct::{
    Award, Choice, Decision, Ending, Game, Knows, Pending, Phase, Question, ReferralId, Role, Score,
};
use touchmove_law::{Edition, Switch};

use crate::support::adjournment::{arrives, order, resumes, running, seals, writes};
use crate::support::{BLACK, Table, WHITE, laws};

/// Ninety minutes and thirty seconds a move.
const CONTROL: &str = "90+30";

fn table(edition: Edition) -> Table {
    let laws = laws(edition, CONTROL, |regulations| regulations.adjournment = Switch::On);
    let game = Game::new(&laws, Position::initial(), CONTROL.parse().unwrap(), Moment::at(0));
    let mut table = Table::of(laws, game.knowing(Knows::NoMove));
    table.arbiter(ArbiterAct::Start);
    table
}

#[test]
fn a_press_completes_a_move_that_nobody_sees_here() {
    for edition in Edition::ALL {
        let mut table = table(edition);
        table.at(7);
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assert!(matches!(table.last[0].decision(), Decision::Completed { player: WHITE }), "{edition}");
        // Ninety minutes and the first thirty seconds, less seven, and thirty for the next move.
        assert_eq!(table.left(WHITE), 5400 + 30 - 7 + 30, "{edition}");
        assert_eq!(table.game.having_move(), BLACK);
        assert_eq!((table.game.moves_made(WHITE), table.game.moves_made(BLACK)), (1, 0));
        assert!(table.game.latent().is_empty());
        // Their clock stands: nothing to press.
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assert!(matches!(table.last[0].decision(), Decision::NotAdmitted));
        assert_eq!(table.game.moves_made(WHITE), 1);
    }
}

#[test]
fn the_press_after_an_offer_rejects_it() {
    let mut table = table(Edition::NEWEST_FIRST[0]);
    table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
    table.player(WHITE, PlayerAct::Offer { condition: None });
    assert!(table.game.offer(WHITE).is_some());
    table.player(BLACK, PlayerAct::Press { hand: Hand::Same });
    assert!(table.game.offer(WHITE).is_none());
}

#[test]
fn whether_the_opponent_of_a_fallen_flag_can_checkmate_is_asked() {
    for edition in Edition::ALL {
        let mut table = table(edition);
        table.at(5500).arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
        assert_eq!(table.game.phase(), Phase::Stopped, "{edition}");
        table.decides(&Question::CanCheckmate { who: BLACK, then: Pending::Flag }, Choice::Yes);
        assert_eq!(table.game.result().map(|(score, _)| score), Some(Score::win(BLACK)), "{edition}");
    }
}

#[test]
fn whatever_is_written_is_kept_and_compared_with_nothing() {
    let mut table = table(Edition::NEWEST_FIRST[0]);
    for text in ["1. e4", "Ke9", "no move at all"] {
        table.player(WHITE, PlayerAct::Write { entry: SheetEntry::Move { text: text.into() } });
        assert!(table.last.iter().all(|ruling| matches!(ruling.decision(), Decision::InOrder)), "{text}");
    }
    let now = Moment::at(0);
    let own = table.game.view(&table.laws, Role::Player(WHITE), now).sheet.unwrap();
    assert_eq!(own.entries().len(), 3);
    // Nobody but the arbiter sees the opponent's.
    assert!(table.game.view(&table.laws, Role::Player(BLACK), now).sheet.unwrap().entries().is_empty());
    assert!(table.game.view(&table.laws, Role::Spectator, now).sheet.is_none());
}

#[test]
fn a_claim_of_a_draw_waits_for_the_arbiter() {
    let mut table = table(Edition::NEWEST_FIRST[0]);
    let claim = DrawClaim {
        rule: DrawRule::Repetition,
        basis: Basis::Intended { text: "Ng8".into() },
        evidence: Evidence::Record,
    };
    table.player(WHITE, PlayerAct::Claim { claim: Claim::Draw(claim.clone()) });
    table.decides(&Question::DrawClaim { player: WHITE, claim }, Choice::No);
    assert_eq!(table.game.phase(), Phase::Playing);
    // A wrong claim gives the opponent two minutes.
    assert_eq!(table.left(BLACK), 5400 + 30 + 120);
}

/// A move that the initial position does not allow was sealed and is kept.
fn sealed(table: &mut Table, by: Color) {
    order(table);
    seals(table, by, "Rd7");
    assert_eq!(table.game.phase(), Phase::Adjourned, "{:?}", table.last);
    table.arbiter(ArbiterAct::ConfirmEnvelope { text: "2 July, 10 o'clock, town hall".into() });
}

/// Both have come, and it is the time of the resumption.
fn resumed(table: &mut Table) {
    arrives(table, WHITE);
    arrives(table, BLACK);
    resumes(table);
}

#[test]
fn a_sealed_move_is_made_on_the_other_board_and_nothing_here_finds_it_illegal() {
    for edition in Edition::ALL {
        for by in Color::ALL {
            let mut table = table(edition);
            // A player who seals has the move: with scoresheets alone nobody here sees who has it.
            sealed(&mut table, by);
            resumed(&mut table);
            table.arbiter(ArbiterAct::OpenEnvelope);
            let told = Decision::EnvelopeOpened { text: "Rd7".into() };
            assert!(table.last.iter().any(|ruling| *ruling.decision() == told), "{:?}", table.last);
            assert_eq!((table.result(), running(&table)), (None, None), "{edition}");
            table.decides(&Question::SealedMove { text: "Rd7".into() }, Choice::Means { text: "Rd7".into() });
            assert_eq!((table.result(), running(&table)), (None, Some(!by)), "{edition}");
            assert_eq!(table.game.having_move(), !by);
            table.replays();
        }
    }
}

#[test]
fn a_sealed_move_that_cannot_be_made_on_the_other_board_loses_if_the_arbiter_finds_so() {
    for edition in Edition::ALL {
        let mut table = table(edition);
        sealed(&mut table, BLACK);
        resumed(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        table.decides(&Question::SealedMove { text: "Rd7".into() }, Choice::Loses { opponent: Award::Win });
        table.decides(&Question::CanCheckmate { who: WHITE, then: Pending::SealedMove }, Choice::Yes);
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::SealedMove)), "{edition}");
        table.replays();
    }
}

#[test]
fn a_lost_envelope_is_replaced_by_the_move_that_the_sealer_states() {
    for edition in Edition::ALL {
        let mut table = table(edition);
        sealed(&mut table, WHITE);
        resumed(&mut table);
        table.arbiter(ArbiterAct::EnvelopeMissing);
        table.player(WHITE, PlayerAct::StateSealed { text: "Rd7".into() });
        assert_eq!((table.result(), running(&table)), (None, Some(BLACK)), "{edition}: {:?}", table.last);
        table.replays();
    }
}

#[test]
fn one_move_is_sealed_by_one_player_and_by_him_whose_clock_runs_where_that_is_seen() {
    for edition in Edition::ALL {
        let mut sheets = table(edition);
        order(&mut sheets);
        writes(&mut sheets, BLACK, "Rd7");
        writes(&mut sheets, WHITE, "Rd2");
        assert!(matches!(sheets.last[0].decision(), Decision::NotAdmitted), "{edition}");
        let mut clock = table(edition);
        clock.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        order(&mut clock);
        writes(&mut clock, WHITE, "Rd2");
        assert!(matches!(clock.last[0].decision(), Decision::NotAdmitted), "{edition}");
        writes(&mut clock, BLACK, "Rd7");
        assert!(matches!(clock.last[0].decision(), Decision::InOrder), "{edition}");
    }
}

fn both_sign_a_draw(table: &mut Table) {
    for side in Color::ALL {
        table.player(side, PlayerAct::Sign { score: Score::DRAW });
    }
}

#[test]
fn a_draw_is_signed_on_scoresheets_alone_once_a_move_of_each_is_written() {
    for edition in Edition::ALL {
        let mut table = table(edition);
        for text in ["e4", "e5"] {
            table.player(WHITE, PlayerAct::Write { entry: SheetEntry::Move { text: text.into() } });
        }
        both_sign_a_draw(&mut table);
        assert_eq!(table.game.result(), Some((Score::DRAW, Ending::Signed)), "{edition}");
    }
    // White's move alone is not enough (5.2.3).
    let mut table = table(Edition::NEWEST_FIRST[0]);
    table.player(WHITE, PlayerAct::Write { entry: SheetEntry::Move { text: "e4".into() } });
    both_sign_a_draw(&mut table);
    assert_eq!(table.game.result(), None);
}

#[test]
fn where_not_every_move_is_told_nobody_says_that_a_player_has_not_moved() {
    for edition in Edition::ALL {
        let laws = laws(edition, CONTROL, |_| {});
        let game = Game::new(&laws, Position::initial(), CONTROL.parse().unwrap(), Moment::at(0));
        let mut table = Table::of(laws, game.knowing(Knows::NotTheMoves));
        table.arbiter(ArbiterAct::Start);
        both_sign_a_draw(&mut table);
        assert_eq!(table.game.result(), Some((Score::DRAW, Ending::Signed)), "{edition}");
        // Nothing known here says otherwise, so nobody is asked; journals of before have answers (8.7).
        assert!(table.open(&Question::SignedResult).is_none(), "{edition}");
        table.arbiter(ArbiterAct::Decide { referral: ReferralId(1), choice: Choice::No });
        assert_eq!(table.game.result(), None, "{edition}");
    }
}

#[test]
fn the_arbiter_enters_what_the_players_have_stated_and_nobody_signs() {
    for edition in Edition::ALL {
        for knows in [Knows::EveryMove, Knows::NotTheMoves, Knows::NoMove] {
            let laws = laws(edition, CONTROL, |_| {});
            let game = Game::new(&laws, Position::initial(), CONTROL.parse().unwrap(), Moment::at(0));
            let mut table = Table::of(laws, game.knowing(knows));
            table.arbiter(ArbiterAct::Start);
            table.arbiter(ArbiterAct::EnterResult { score: Score::DRAW });
            assert_eq!(table.game.result(), Some((Score::DRAW, Ending::Stated)), "{edition} {knows:?}");
            assert!(table.game.referrals().is_empty(), "{edition} {knows:?}");
        }
    }
}
