//! Adjourning a game (I.1-I.4, I.6; 2001 A.1-A.4, A.6), through the public API alone.

use touchmove_chess::Position;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Hand, PlayerAct, StopReason};
use touchmove_conduct::{Custody, Decision, Ending, Phase, PlayerDuty, Reason, Role, Score};
use touchmove_law::{Edition, Session};

use crate::support::adjournment::{
    HOUR, SESSION_END, adjourned, arrives, number, order, resumes, running, seals, table, table_with, writes,
};
use crate::support::{BLACK, Table, WHITE, position, seconds, square};

#[test]
fn the_player_having_the_move_is_ordered_to_seal_and_his_clock_runs_on() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        order(&mut table);
        assert!(table.ruled(
            number(edition, "I.1.1", "A.1(a)/1"),
            &Decision::Duty { player: WHITE, duty: PlayerDuty::Seal }
        ));
        assert_eq!(running(&table), Some(WHITE));
        // The other player has nothing to seal.
        writes(&mut table, BLACK, "e5");
        assert!(table.last.iter().all(|ruling| *ruling.decision() == Decision::NotAdmitted));
        table.replays();
    }
}

#[test]
fn without_the_guideline_no_move_can_be_sealed_but_the_law_of_2001_needs_no_announcement() {
    for (edition, ordered) in [(Edition::Fide2001, true), (Edition::Fide2023, false)] {
        let mut table = Table::standard(edition);
        table.at(60).arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(60_000) });
        let duty = Decision::Duty { player: WHITE, duty: PlayerDuty::Seal };
        assert_eq!(table.last.iter().any(|ruling| *ruling.decision() == duty), ordered, "{edition}");
    }
}

#[test]
fn the_sealed_move_may_be_changed_until_the_clock_is_stopped() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        order(&mut table);
        writes(&mut table, WHITE, "Nf3");
        table.player(WHITE, PlayerAct::CloseEnvelope);
        writes(&mut table, WHITE, "Nc3");
        assert!(table.ruled(number(edition, "I.1.1", "A.1(a)/3"), &Decision::InOrder), "{:?}", table.last);
        table.player(WHITE, PlayerAct::CloseEnvelope);
        table.at(SESSION_END + 300).player(WHITE, PlayerAct::Stop { reason: StopReason::Sealed });
        assert!(table.ruled(number(edition, "I.1.1", "A.1(a)/2"), &Decision::Adjourned));
        assert_eq!(table.game.phase(), Phase::Adjourned);
        assert_eq!(running(&table), None, "the opponent's clock does not start");
        assert_eq!((table.left(WHITE), table.left(BLACK)), (HOUR - 300, 5 * HOUR));
        writes(&mut table, WHITE, "e4");
        assert!(
            table.not_admitted(number(edition, "I.1.1", "A.1(a)/3"), &Reason::AlreadySealed),
            "{:?}",
            table.last
        );
        // What is opened is the last that was written.
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() });
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert!(
            table.ruled(number(edition, "I.9.1", "A.9(a)"), &Decision::EnvelopeOpened { text: "Nc3".into() })
        );
        table.replays();
    }
}

#[test]
fn the_order_is_write_envelope_clock() {
    for edition in Edition::ALL {
        let article = number(edition, "I.1.1", "A.1(a)/2");
        let mut table = table(edition, Position::initial());
        order(&mut table);
        table.player(WHITE, PlayerAct::CloseEnvelope);
        assert!(table.not_admitted(article, &Reason::NothingSealed));
        table.player(WHITE, PlayerAct::Stop { reason: StopReason::Sealed });
        assert!(table.ruled(article, &Decision::Breach { player: WHITE }), "{:?}", table.last);
        assert_eq!((table.game.phase(), running(&table)), (Phase::Stopped, None));
        // They still have to seal, and have one try.
        writes(&mut table, WHITE, "e4");
        writes(&mut table, WHITE, "d4");
        assert!(table.not_admitted(number(edition, "I.1.1", "A.1(a)/3"), &Reason::AlreadySealed));
        table.player(WHITE, PlayerAct::CloseEnvelope);
        assert_eq!(table.game.phase(), Phase::Adjourned);
        table.replays();
    }
}

#[test]
fn a_press_after_sealing_does_not_start_the_opponents_clock() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        order(&mut table);
        writes(&mut table, WHITE, "e4");
        table.player(WHITE, PlayerAct::CloseEnvelope);
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        assert!(table.ruled(number(edition, "I.1.1", "A.1(a)/2"), &Decision::Breach { player: WHITE }));
        assert_eq!((table.game.phase(), running(&table)), (Phase::Adjourned, None));
        assert_eq!(table.game.illegal_moves(WHITE), 0);
    }
}

#[test]
fn a_move_made_on_the_board_after_the_order_must_be_the_sealed_one() {
    for edition in Edition::ALL {
        let article = number(edition, "I.1.1", "A.1(a)/4");
        let mut table = table(edition, Position::initial());
        order(&mut table);
        table.makes(WHITE, "g1", "f3");
        assert!(
            table.ruled(article, &Decision::Duty { player: WHITE, duty: PlayerDuty::Seal }),
            "{:?}",
            table.last
        );
        writes(&mut table, WHITE, "Nh3");
        assert!(
            table.last.iter().all(|ruling| *ruling.decision() == Decision::NotAdmitted),
            "{:?}",
            table.last
        );
        seals(&mut table, WHITE, "Nf3");
        assert_eq!(table.game.phase(), Phase::Adjourned);
        // The envelope states the position before it.
        assert_eq!(table.game.adjournment().unwrap().envelope().unwrap().position, Position::initial());

        // Written before and something else made: the move on the board counts.
        let mut table = self::table(edition, Position::initial());
        order(&mut table);
        writes(&mut table, WHITE, "e4");
        table.makes(WHITE, "g1", "f3");
        table.player(WHITE, PlayerAct::CloseEnvelope);
        table.player(WHITE, PlayerAct::Stop { reason: StopReason::Sealed });
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() });
        arrives(&mut table, BLACK);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        let knight = table.game.position().piece_at(square("f3"));
        assert!(knight.is_some(), "{:?}", table.last);
        table.replays();
    }
}

#[test]
fn a_checkmate_made_on_the_board_after_the_order_ends_the_game() {
    for edition in Edition::ALL {
        let mut table = table(edition, position("6k1/5ppp/8/8/8/8/8/R6K w - - 0 40"));
        order(&mut table);
        table.makes(WHITE, "a1", "a8");
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Checkmate)), "{edition}");
        table.replays();
    }
}

#[test]
fn an_early_adjournment_costs_the_time_to_the_end_of_the_session() {
    for edition in Edition::ALL {
        // 3000 seconds are left on White's clock, and they seal twenty minutes before the end.
        let mut table = table(edition, Position::initial());
        let early = 5 * HOUR - 3000;
        let end = Moment::at((early + 1200) * 1000);
        table.at(early).arbiter(ArbiterAct::OrderSeal { session_end: end });
        seals(&mut table, WHITE, "e4");
        let article = number(edition, "I.1.2", "A.1(b)");
        assert!(table.journal.len() == 5 && table.game.phase() == Phase::Adjourned);
        assert!(
            table.ruled(article, &Decision::TimeTaken { player: WHITE, time: seconds(1200) }),
            "{:?}",
            table.last
        );
        let envelope = table.game.adjournment().unwrap().envelope().unwrap();
        assert_eq!(envelope.time_left.white, seconds(1800));
        assert_eq!(envelope.time_left.black, seconds(5 * HOUR));
        table.replays();
    }
}

#[test]
fn an_early_adjournment_needs_more_time_than_the_session_has_left() {
    for edition in Edition::ALL {
        for (rest, admitted) in [(2999, true), (3000, false), (3001, false)] {
            let mut table = table(edition, Position::initial());
            let early = 5 * HOUR - 3000;
            table.at(early).arbiter(ArbiterAct::OrderSeal { session_end: Moment::at((early + rest) * 1000) });
            let ordered = table.ruled(
                number(edition, "I.1.1", "A.1(a)/1"),
                &Decision::Duty { player: WHITE, duty: PlayerDuty::Seal },
            );
            assert_eq!(ordered, admitted, "{edition} {rest}");
            if !admitted {
                let article = number(edition, "I.1.2", "A.1(b)");
                assert!(table.not_admitted(article, &Reason::TooLittleTime { time: seconds(3000) }));
            }
        }
    }
}

#[test]
fn a_player_may_adjourn_early_himself_within_an_announced_session() {
    for edition in Edition::ALL {
        let mut table = table_with(edition, Position::initial(), |regulations| {
            regulations.sessions = vec![Session { start: 0, end: SESSION_END * 1000 }];
        });
        table.at(SESSION_END - 600);
        seals(&mut table, WHITE, "e4");
        assert_eq!(table.game.phase(), Phase::Adjourned, "{edition} {:?}", table.last);
        assert_eq!(table.left(WHITE), HOUR);
        let mut table = self::table(edition, Position::initial());
        table.at(600);
        writes(&mut table, WHITE, "e4");
        assert!(table.not_admitted(number(edition, "I.1.2", "A.1(b)"), &Reason::NotForeseen));
    }
}

#[test]
fn the_envelope_states_position_times_sealer_number_offer_and_resumption() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        table.at(HOUR).makes(WHITE, "e2", "e4");
        table.player(WHITE, PlayerAct::Offer { condition: None });
        table.player(WHITE, PlayerAct::Press { hand: Hand::Same });
        let before = *table.game.position();
        order(&mut table);
        seals(&mut table, BLACK, "e5");
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "  ".into() });
        let date = number(edition, "I.2.7", "A.2(g)");
        assert!(table.not_admitted(date, &Reason::EnvelopeIncomplete));
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "2 July, 10 o'clock, town hall".into() });
        assert!(table.ruled(number(edition, "I.3", "A.3"), &Decision::InOrder));
        let envelope = table.game.adjournment().unwrap().envelope().unwrap();
        assert_eq!(envelope.position, before);
        assert_eq!((envelope.time_used.white, envelope.time_used.black), (seconds(HOUR), seconds(3 * HOUR)));
        assert_eq!(
            (envelope.time_left.white, envelope.time_left.black),
            (seconds(4 * HOUR), seconds(2 * HOUR))
        );
        assert_eq!(envelope.sealed_by, BLACK);
        assert_eq!(envelope.to_string(), "1...");
        assert!(envelope.open_offer.white.is_some() && envelope.open_offer.black.is_none());
        assert_eq!(envelope.resumption, "2 July, 10 o'clock, town hall");
        assert_eq!(envelope.custody, Custody::Kept(Moment::at(SESSION_END * 1000)));
        table.replays();
    }
}

#[test]
fn an_envelope_that_nobody_has_verified_cannot_be_resumed_from() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        order(&mut table);
        seals(&mut table, WHITE, "e4");
        resumes(&mut table);
        assert!(table.not_admitted(number(edition, "I.3", "A.3"), &Reason::EnvelopeIncomplete));
        assert_eq!(table.game.phase(), Phase::Adjourned);
    }
}

#[test]
fn nobody_is_shown_the_sealed_move_before_it_is_opened() {
    for edition in Edition::ALL {
        let mut table = adjourned(edition, Position::initial(), "Nh3");
        arrives(&mut table, BLACK);
        let roles = [
            Role::Player(WHITE),
            Role::Player(BLACK),
            Role::Assistant(WHITE),
            Role::Assistant(BLACK),
            Role::Arbiter,
            Role::Spectator,
        ];
        let look = |table: &Table| {
            for role in roles {
                let shown = format!("{:?}", table.game.view(&table.laws, role, Moment::at(table.now)));
                assert!(!shown.contains("Nh3"), "{edition} {role:?}");
                assert!(!shown.contains("h3") || role == Role::Arbiter, "{edition} {role:?}: {shown}");
            }
            assert!(!format!("{:?}", table.game).contains("Nh3"), "not even a trace of the program shows it");
            assert!(!format!("{:?}", table.last).contains("Nh3"));
        };
        look(&table);
        resumes(&mut table);
        look(&table);
        // Nor does anything on the way: what they write is not commented on, legal or not.
        let mut table = self::table(edition, Position::initial());
        order(&mut table);
        for text in ["Nh3", "Ra5", "rubbish"] {
            writes(&mut table, WHITE, text);
            let rulings: Vec<_> = table
                .last
                .iter()
                .map(|ruling| (ruling.decision().clone(), ruling.reason().clone()))
                .collect();
            assert_eq!(rulings, [(Decision::InOrder, Reason::Plain)], "{edition} {text}");
        }
    }
}

#[test]
fn an_offer_lives_through_the_adjournment_and_may_be_accepted_before_the_resumption() {
    for edition in Edition::ALL {
        let mut table = table(edition, Position::initial());
        table.plays(WHITE, "e2", "e4");
        table.plays(BLACK, "e7", "e5");
        order(&mut table);
        seals(&mut table, WHITE, "Nf3");
        table.player(BLACK, PlayerAct::Offer { condition: None });
        assert!(table.ruled(number(edition, "I.4", "A.4"), &Decision::OfferOpen { player: BLACK }));
        assert!(
            !table.last.iter().any(|ruling| *ruling.decision() == Decision::Breach { player: BLACK }),
            "it is in order"
        );
        let offered = table.game.clone();
        table.player(WHITE, PlayerAct::Accept);
        assert_eq!(table.result(), Some((Score::DRAW, Ending::Agreement)), "{edition}");
        let between = number(edition, "I.6", "A.6");
        let cites = |ruling: &touchmove_conduct::Ruling| {
            ruling.supporting().iter().any(|article| article.number(edition) == Some(between))
        };
        assert!(table.last.iter().any(cites));

        // Or it is declined by their first touch after the resumption.
        table.game = offered;
        table.arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() });
        arrives(&mut table, BLACK);
        arrives(&mut table, WHITE);
        resumes(&mut table);
        table.arbiter(ArbiterAct::OpenEnvelope);
        assert!(table.game.offer(BLACK).is_some(), "making the sealed move is no answer");
        table.plays(BLACK, "b8", "c6");
        table.touches(WHITE, "f1");
        assert!(table.game.offer(BLACK).is_none());
    }
}

#[test]
fn a_resignation_between_the_sessions_ends_the_game_unopened() {
    for (edition, bare_king) in [(Edition::Fide2023, Score::DRAW), (Edition::Fide2001, Score::win(BLACK))] {
        let mut table = adjourned(edition, Position::initial(), "e4");
        table.player(BLACK, PlayerAct::Resign);
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Resignation)), "{edition}");
        assert!(matches!(table.game.adjournment().unwrap().envelope().unwrap().custody, Custody::Kept(_)));
        // A bare king cannot win, and the newer edition says so here too.
        let mut table = adjourned(edition, position("7k/8/8/8/8/8/8/KQ6 w - - 0 40"), "Qb2");
        table.player(WHITE, PlayerAct::Resign);
        assert_eq!(table.result(), Some((bare_king, Ending::Resignation)), "{edition}");
        table.replays();
    }
}
