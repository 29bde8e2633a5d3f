//! What was sealed: read, made, or lost by (I.8; 2001 A.8), through the public API alone.

use touchmove_chess::Position;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Claim, Contact, Observation, PlayerAct};
use touchmove_conduct::{Award, Choice, Decision, Ending, Question, Score};
use touchmove_law::{Edition, Switch};

use crate::support::adjournment::{
    HOUR, RESUMPTION, arrives, number, order, resumed, resumes, running, seals, table,
};
use crate::support::{BLACK, Table, WHITE, laws, position, square};

#[test]
fn an_ambiguous_sealed_move_loses_but_not_one_whose_twin_is_pinned() {
    let rook_against_two_knights = "4k2r/8/8/8/8/8/8/K3N1N1 w - - 0 60";
    for edition in Edition::ALL {
        let article = number(edition, "I.8.1", "A.8(a)");
        let table = resumed(edition, position(rook_against_two_knights), "Nf3");
        assert!(
            table.ruled(article, &Decision::Over { score: Score::win(BLACK), ending: Ending::SealedMove }),
            "{:?}",
            table.last
        );
        // Against a bare king it is a draw.
        let table = resumed(edition, position("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"), "Nf3");
        assert!(
            table.ruled(article, &Decision::Over { score: Score::DRAW, ending: Ending::SealedMove }),
            "{:?}",
            table.last
        );
        // Two rooks.
        let table = resumed(edition, position("4k3/7p/8/8/8/8/4K3/R6R w - - 0 40"), "Rd1");
        assert_eq!(table.result(), Some((Score::win(BLACK), Ending::SealedMove)), "{edition}");
        // The knight on e2 is pinned: only the other one can go to c3.
        let table = resumed(edition, position("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1"), "Nc3");
        assert_eq!(table.result(), None, "{edition}");
        table.replays();
    }
}

#[test]
fn the_arbiter_may_find_an_ambiguous_move_clear_if_it_is_one_of_those_that_fit() {
    let mut table = resumed(Edition::Fide2023, position("4k3/7p/8/8/8/8/4K3/R6R w - - 0 40"), "Rd1");
    let asked = Question::SealedMove { text: "Rd1".into() };
    table.decides(&asked, Choice::Means { text: "Ra5".into() });
    assert!(table.open(&asked).is_some(), "a move that does not fit is no option");
    table.decides(&asked, Choice::Means { text: "Rad1".into() });
    assert_eq!((table.result(), running(&table)), (None, Some(BLACK)), "{:?}", table.last);
    table.replays();
}

#[test]
fn the_older_edition_decides_that_an_ambiguous_move_loses() {
    let table = resumed(Edition::Fide2001, position("4k3/7p/8/8/8/8/4K3/R6R w - - 0 40"), "Rd1");
    assert_eq!(table.result(), Some((Score::win(BLACK), Ending::SealedMove)));
    assert!(table.game.referrals().is_empty());
}

#[test]
fn a_sealed_move_without_meaning_is_for_the_arbiter() {
    for edition in Edition::ALL {
        let asked = Question::SealedMove { text: "N?g".into() };
        let mut table = resumed(edition, Position::initial(), "N?g");
        assert_eq!(table.result(), None);
        let referral = table.asked().unwrap();
        assert_eq!(referral.article.number(edition), Some(number(edition, "I.8.2", "A.8(b)")));
        assert_eq!(referral.default, Some(Choice::Loses { opponent: Award::Win }), "loss is proposed");
        table.decides(&asked, Choice::Means { text: "Nh5".into() });
        assert!(table.open(&asked).is_some(), "it must mean a legal move");
        let mut lost = resumed(edition, Position::initial(), "N?g");
        lost.decides(&asked, Choice::Loses { opponent: Award::Win });
        assert_eq!(lost.result(), Some((Score::win(BLACK), Ending::SealedMove)));
        table.decides(&asked, Choice::Means { text: "Nf3".into() });
        assert_eq!((table.result(), running(&table)), (None, Some(BLACK)), "{edition} {:?}", table.last);
        table.replays();
    }
}

#[test]
fn an_illegal_sealed_move_loses_unless_the_opponent_cannot_checkmate() {
    for edition in Edition::ALL {
        let article = number(edition, "I.8.3", "A.8(c)");
        let lost = Decision::Over { score: Score::win(BLACK), ending: Ending::SealedMove };
        for sealed in ["Ke2", "Ra9", "Nd4"] {
            let table = resumed(edition, Position::initial(), sealed);
            assert!(table.ruled(article, &lost), "{edition} {sealed} {:?}", table.last);
        }
        // The pinned knight.
        let table = resumed(edition, position("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1"), "Nd4");
        assert!(table.ruled(article, &lost), "{edition} {:?}", table.last);
        let table = resumed(edition, position("7k/8/8/8/8/8/8/KQ6 w - - 0 40"), "Qc3");
        assert!(
            table.ruled(article, &Decision::Over { score: Score::DRAW, ending: Ending::SealedMove }),
            "{:?}",
            table.last
        );
        table.replays();
    }
}

#[test]
fn missing_signs_and_the_long_form_never_make_a_sealed_move_bad() {
    let capture = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 30";
    for edition in Edition::ALL {
        for sealed in ["exd5", "ed5", "e4xd5", "e4-d5", "e4d5", "30.exd5", "Ra8", "Ra1-a8+"] {
            let table = resumed(edition, position(capture), sealed);
            assert_eq!(table.result(), None, "{edition} {sealed} {:?}", table.last);
            assert_eq!(table.game.plies().len(), 1);
        }
    }
}

#[test]
fn what_the_sealed_move_ends_it_ends_when_it_is_opened() {
    for edition in Edition::ALL {
        let table = resumed(edition, position("6k1/5ppp/8/8/8/8/8/R6K w - - 0 40"), "Ra8#");
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Checkmate)), "{edition}");
        let table = resumed(edition, position("k7/8/1K6/8/8/8/8/2Q5 w - - 0 40"), "Qc7");
        assert_eq!(table.result(), Some((Score::DRAW, Ending::Stalemate)), "{edition}");
        let table = resumed(edition, position("7k/8/8/8/8/1K6/1r6/8 w - - 0 40"), "Kxb2");
        assert_eq!(table.result(), Some((Score::DRAW, Ending::DeadPosition)), "{edition}");
        table.replays();
    }
}

#[test]
fn the_sealed_move_counts_as_completed_for_the_time_control() {
    for edition in Edition::ALL {
        let control = "1/120, 60";
        let laws = laws(edition, control, |regulations| {
            regulations.adjournment = Switch::On;
            regulations.default_time = Some(HOUR * 1000);
        });
        let mut table = Table::started(laws, Position::initial(), control);
        table.at(7100).arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(7_100_000) });
        seals(&mut table, WHITE, "e4");
        let clock = table.game.clock().clock(WHITE, Moment::at(table.now));
        assert_eq!(clock.completed(), 1, "{edition}");
        let left = table.left(WHITE);
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() });
        arrives(&mut table, BLACK);
        arrives(&mut table, WHITE);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert_eq!(table.left(WHITE), left);
        assert_eq!(table.game.clock().clock(WHITE, Moment::at(table.now)).completed(), 1);
        // A hundred seconds were left in the first period; the flag finds the one move completed.
        table.plays(BLACK, "e7", "e5");
        table.at(RESUMPTION + 200).arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
        assert_eq!(table.result(), None, "{edition} {:?}", table.last);
        table.replays();
    }
}

#[test]
fn touched_pieces_bind_the_sealed_move_too() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        table.at(60).player(WHITE, PlayerAct::Touch { square: square("g1"), contact: Contact::Intent });
        order(&mut table);
        seals(&mut table, WHITE, "e4");
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() });
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        table.player(BLACK, PlayerAct::Claim { claim: Claim::TouchedPiece });
        assert_eq!(*table.game.position(), Position::initial(), "{edition} {:?}", table.last);
    }
}
