//! Positions that cannot be, and illegal moves that stand (A.5.2, A.5.4; 2001 C.3).

use touchmove_conduct::act::{ArbiterAct, Claim, Observation, PlayerAct};
use touchmove_conduct::{Decision, Ending, Phase, Reason, Score};
use touchmove_law::Edition;

use crate::support::{BLACK, BLITZ, RAPID, STANDARD, Table, WHITE, laws, position};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;
/// White is about to leave a pawn on a8.
const PAWN: &str = "1r5k/P6p/8/8/8/8/8/K6R w - - 0 1";

fn table(edition: Edition, control: &str, fen: &str) -> Table {
    Table::started(laws(edition, control, |_| {}), position(fen), control)
}

fn sees(table: &mut Table) {
    table.arbiter(ArbiterAct::Observe { seen: Observation::IllegalPosition });
}

#[test]
fn a_pawn_left_on_its_last_rank_draws_if_it_is_still_there_after_the_next_completed_move() {
    for control in [RAPID, BLITZ] {
        let mut table = table(NEW, control, PAWN);
        table.plays(WHITE, "a7", "a8");
        sees(&mut table);
        assert!(table.ruled("A.5.4", &Decision::InOrder), "he waits");
        assert_eq!(table.game.phase(), Phase::Playing);
        table.makes(BLACK, "h7", "h6");
        assert_eq!(table.game.phase(), Phase::Playing, "made and not completed");
        table.player(BLACK, PlayerAct::Press { hand: touchmove_conduct::act::Hand::Same });
        assert!(
            table.ruled("A.5.4", &Decision::Over { score: Score::DRAW, ending: Ending::IllegalPosition })
        );
        assert_eq!(table.game.illegal_moves(WHITE), 0);
        table.replays();
    }
}

#[test]
fn a_pawn_taken_meanwhile_lets_play_go_on() {
    let mut table = table(NEW, RAPID, PAWN);
    table.plays(WHITE, "a7", "a8");
    sees(&mut table);
    table.touches(BLACK, "b8");
    table.player(BLACK, PlayerAct::Remove { square: crate::support::square("a8") });
    table.player(BLACK, PlayerAct::Release { square: crate::support::square("a8") });
    table.player(BLACK, PlayerAct::Press { hand: touchmove_conduct::act::Hand::Same });
    assert_eq!(table.game.phase(), Phase::Playing);
    assert_eq!(table.result(), None);
}

#[test]
fn an_illegal_reply_draws_all_the_same_and_is_not_counted() {
    let mut table = table(NEW, RAPID, PAWN);
    table.plays(WHITE, "a7", "a8");
    sees(&mut table);
    table.plays(BLACK, "h7", "h4");
    assert_eq!(table.result(), Some((Score::DRAW, Ending::IllegalPosition)));
    assert_eq!((table.game.illegal_moves(WHITE), table.game.illegal_moves(BLACK)), (0, 0));
}

#[test]
fn two_checks_are_over_when_one_king_has_left() {
    let both = "4k2R/p6p/8/8/8/8/8/r3K3 w - - 0 1";
    let mut table = table(NEW, BLITZ, both);
    sees(&mut table);
    table.plays(WHITE, "e1", "e2");
    assert_eq!(table.game.phase(), Phase::Playing);
    let mut table = self::table(NEW, BLITZ, both);
    sees(&mut table);
    table.plays(WHITE, "h8", "g8");
    assert_eq!(
        table.result(),
        Some((Score::DRAW, Ending::IllegalPosition)),
        "White's king is still in check"
    );
}

#[test]
fn both_kings_in_check_are_such_a_position_and_an_ordinary_one_is_not() {
    let mut table = table(NEW, BLITZ, "4k2R/p6p/8/8/8/8/8/r3K3 w - - 0 1");
    sees(&mut table);
    assert!(table.ruled("A.5.4", &Decision::InOrder));
    let mut table = self::table(NEW, BLITZ, PAWN);
    sees(&mut table);
    assert!(table.not_admitted("A.5.4", &Reason::NothingFound));
}

#[test]
fn elsewhere_it_is_an_illegal_move_like_any_other() {
    let mut table = self::table(NEW, STANDARD, PAWN);
    table.plays(WHITE, "a7", "a8");
    sees(&mut table);
    assert_eq!(table.game.illegal_moves(WHITE), 1);
    let mut table = self::table(OLD, BLITZ, PAWN);
    table.plays(WHITE, "a7", "a8");
    table.plays(BLACK, "h7", "h6");
    sees(&mut table);
    assert_eq!((table.game.phase(), table.game.illegal_moves(WHITE)), (Phase::Playing, 0), "it stands");
}

#[test]
fn an_illegal_move_that_stands_is_corrected_only_if_both_players_agree() {
    for control in [RAPID, BLITZ] {
        let mut table =
            Table::started(laws(NEW, control, |_| {}), touchmove_chess::Position::initial(), control);
        table.plays(WHITE, "g1", "g3");
        table.player(BLACK, PlayerAct::AgreeToCorrect);
        assert!(table.not_admitted("A.5.2", &Reason::NothingFound), "it does not stand yet");
        table.plays(BLACK, "e7", "e5");
        table.player(BLACK, PlayerAct::Claim { claim: Claim::IllegalMove });
        assert!(table.not_admitted("A.5.2", &Reason::Lapsed));
        table.player(BLACK, PlayerAct::AgreeToCorrect);
        table.player(BLACK, PlayerAct::AgreeToCorrect);
        assert_eq!(table.game.plies().len(), 2, "one is not both");
        table.player(WHITE, PlayerAct::AgreeToCorrect);
        assert!(table.ruled("A.5.2", &Decision::Reinstated { ply: 1 }));
        assert_eq!(*table.game.position(), touchmove_chess::Position::initial());
        assert_eq!(table.game.illegal_moves(WHITE), 0);
        table.plays(WHITE, "e2", "e4");
        assert_eq!(table.game.plies().len(), 1);
        table.replays();
    }
}

#[test]
fn an_agreement_ends_with_the_next_move() {
    let mut table = Table::started(laws(NEW, RAPID, |_| {}), touchmove_chess::Position::initial(), RAPID);
    table.plays(WHITE, "g1", "g3");
    table.plays(BLACK, "e7", "e5");
    table.player(BLACK, PlayerAct::AgreeToCorrect);
    table.plays(WHITE, "e2", "e4");
    table.player(WHITE, PlayerAct::AgreeToCorrect);
    assert_eq!(table.game.plies().len(), 3);
}

#[test]
fn the_older_blitz_lets_nothing_be_corrected_after_the_reply() {
    let mut table = Table::started(laws(OLD, BLITZ, |_| {}), touchmove_chess::Position::initial(), BLITZ);
    table.plays(WHITE, "g1", "g3");
    table.plays(BLACK, "e7", "e5");
    for by in [BLACK, WHITE] {
        table.player(by, PlayerAct::AgreeToCorrect);
        assert!(table.not_admitted("C.3", &Reason::NotForeseen));
    }
    table.player(BLACK, PlayerAct::Claim { claim: Claim::IllegalMove });
    assert!(table.not_admitted("C.3", &Reason::Lapsed));
    assert_eq!(table.game.phase(), Phase::Playing);
}
