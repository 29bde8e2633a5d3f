//! The quickplay finish (Guideline III; 2001 Article 10, Appendix D, C.4), through the public API alone.

use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment};
use touchmove_conduct::act::{ArbiterAct, Claim, Ground, Observation, Papers, PlayerAct, StopReason};
use touchmove_conduct::{Award, Choice, Decision, Ending, Increment, Phase, Question, Reason, Score};
use touchmove_law::{ArbiterPresence, Edition, Regulations, RejectedClaim, Switch};

use crate::support::{BLACK, BLITZ, STANDARD, Table, WHITE, laws, position, seconds};

/// Rook against rook: both sides can still mate, and nobody can win by normal means.
const ROOKS: &str = "k7/4r3/8/8/8/8/4R3/K7 w - - 0 60";
/// Thirty minutes for the whole game: rapid in both editions.
const HALF_AN_HOUR: &str = "30";

fn announced(regulations: &mut Regulations) {
    regulations.guideline_iii = Switch::On;
}

/// A game of half an hour in which the rules hold, White to move.
fn table(edition: Edition) -> Table {
    table_with(edition, |_| {})
}

fn table_with(edition: Edition, change: impl FnOnce(&mut Regulations)) -> Table {
    let laws = laws(edition, HALF_AN_HOUR, |regulations| {
        if edition == Edition::Fide2023 {
            announced(regulations);
        }
        change(regulations);
    });
    Table::started(laws, position(ROOKS), HALF_AN_HOUR)
}

/// White's clock at this moment shows this many milliseconds.
fn with_left(table: &mut Table, milliseconds: u64) {
    table.now = 30 * 60 * 1000 - milliseconds;
}

fn claims(table: &mut Table, by: Color) {
    table.player(by, PlayerAct::Claim { claim: Claim::Quickplay { ground: Ground::CannotWin } });
}

fn claimed(edition: Edition) -> Table {
    let mut table = table(edition);
    with_left(&mut table, 100_000);
    claims(&mut table, WHITE);
    table
}

fn question() -> Question {
    Question::Quickplay { player: WHITE, ground: Ground::CannotWin }
}

fn number<'a>(edition: Edition, new: &'a str, old: &'a str) -> &'a str {
    if edition == Edition::Fide2023 { new } else { old }
}

#[test]
fn a_claim_needs_less_than_two_minutes_to_the_millisecond() {
    for edition in Edition::ALL {
        let article = number(edition, "III.5", "10.2/0");
        for (left, admitted) in [(120_001, false), (120_000, false), (119_999, true)] {
            let mut table = table(edition);
            with_left(&mut table, left);
            claims(&mut table, WHITE);
            assert_eq!(table.open(&question()).is_some(), admitted, "{edition} {left}");
            if !admitted {
                assert!(
                    table.not_admitted(article, &Reason::TooMuchTime { time: Millis::new(left) }),
                    "{:?}",
                    table.last
                );
                assert_eq!(table.game.phase(), Phase::Playing);
            }
            table.replays();
        }
    }
}

#[test]
fn a_claim_stops_the_clocks_is_an_offer_and_leaves_three_options() {
    for edition in Edition::ALL {
        let mut table = claimed(edition);
        assert_eq!(table.game.phase(), Phase::Stopped);
        assert!(table.ruled(number(edition, "III.5", "10.2/0"), &Decision::OfferOpen { player: WHITE }));
        let asked = table.asked().unwrap();
        assert_eq!(asked.article.number(edition), Some(number(edition, "III.5.1", "10.2(a)")));
        assert_eq!(asked.default, None);
        // Neither a loss nor another amount is among the options.
        for other in [
            Choice::Yes,
            Choice::Loses { opponent: Award::Win },
            Choice::Postponed { extra: seconds(60) },
            Choice::Postponed { extra: seconds(121) },
            Choice::Continue,
        ] {
            table.decides(&question(), other.clone());
            assert!(table.open(&question()).is_some(), "{edition} {other:?}");
        }
        table.decides(&question(), Choice::Drawn);
        assert!(table.ruled(
            number(edition, "III.5.1", "10.2(a)"),
            &Decision::Over { score: Score::DRAW, ending: Ending::Quickplay }
        ));
        table.replays();
    }
}

#[test]
fn the_opponent_may_accept_the_claim_as_an_offer() {
    for edition in Edition::ALL {
        let mut table = table(edition);
        // 5.2.3 wants both to have moved.
        table.at(1).plays(WHITE, "e2", "f2");
        table.plays(BLACK, "e7", "f7");
        table.now = 30 * 60 * 1000 - 60_000;
        claims(&mut table, WHITE);
        table.player(BLACK, PlayerAct::Accept);
        assert_eq!(table.result(), Some((Score::DRAW, Ending::Agreement)), "{edition}");
        assert!(table.game.referrals().is_empty());
        table.replays();
    }
}

#[test]
fn only_the_player_having_the_move_may_claim_and_only_before_his_flag() {
    for edition in Edition::ALL {
        let article = number(edition, "III.5", "10.2/0");
        let mut table = table(edition);
        with_left(&mut table, 60_000);
        claims(&mut table, BLACK);
        assert!(table.not_admitted(article, &Reason::NotHisMove));
        // They have made their move, and the opponent has it.
        table.makes(WHITE, "e2", "f2");
        claims(&mut table, WHITE);
        assert!(table.not_admitted(article, &Reason::NotHisMove));
        table.replays();
    }
}

#[test]
fn a_flag_that_is_down_bars_the_claim_in_2001_and_one_that_was_seen_in_2023() {
    for (edition, admitted) in [(Edition::Fide2001, false), (Edition::Fide2023, true)] {
        let mut table = table(edition);
        with_left(&mut table, 1);
        claims(&mut table, WHITE);
        assert!(table.open(&question()).is_some(), "{edition}: one millisecond is left");

        let mut table = self::table(edition);
        with_left(&mut table, 0);
        claims(&mut table, WHITE);
        assert_eq!(table.open(&question()).is_some(), admitted, "{edition}");
        if !admitted {
            assert!(table.not_admitted("10.2/0", &Reason::FlagFell));
        }
        table.replays();
    }
}

#[test]
fn a_claim_lodged_before_the_flag_is_seen_is_decided_first_and_the_flag_then_counts() {
    let mut table = table(Edition::Fide2023);
    with_left(&mut table, 0);
    claims(&mut table, WHITE);
    table.player(BLACK, PlayerAct::Claim { claim: Claim::Flag });
    assert_eq!(table.result(), None);
    table.decides(&question(), Choice::No);
    assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Time)));
    table.replays();
}

#[test]
fn a_rejected_claim_gives_the_opponent_two_minutes_in_rapid_play_too() {
    for edition in Edition::ALL {
        let mut table = claimed(edition);
        let (white, black) = (table.left(WHITE), table.left(BLACK));
        table.decides(&question(), Choice::No);
        let article = number(edition, "III.5.3", "10.2(c)");
        assert!(
            table.ruled(article, &Decision::TimeAdded { player: BLACK, time: seconds(120) }),
            "{:?}",
            table.last
        );
        assert_eq!((table.left(WHITE), table.left(BLACK)), (white, black + 120));
        assert_eq!(table.game.clock().running(Moment::at(table.now)), Some(WHITE));
        assert!(table.game.offer(WHITE).is_some(), "the claim stays an offer");
        table.replays();
    }
}

#[test]
fn a_postponed_claim_may_give_two_minutes_and_blocks_the_loss_on_time() {
    for edition in Edition::ALL {
        for extra in [0, 120] {
            let mut table = claimed(edition);
            let black = table.left(BLACK);
            table.decides(&question(), Choice::Postponed { extra: seconds(extra) });
            assert_eq!(table.left(BLACK), black + extra);
            assert!(table.ruled(number(edition, "III.5.2", "10.2(b)/1"), &Decision::PlayGoesOn));
            assert_eq!(table.game.phase(), Phase::Playing);
            with_left(&mut table, 0);
            table.player(WHITE, PlayerAct::Stop { reason: StopReason::Claim });
            table.player(BLACK, PlayerAct::Claim { claim: Claim::Flag });
            assert_eq!(table.result(), None, "{edition}: the result waits");
            let asked = table.asked().unwrap();
            assert_eq!(asked.question, Question::QuickplayAfterFlag { player: WHITE });
            assert_eq!(asked.article.number(edition), Some(number(edition, "III.5.2", "10.2(b)/2")));
            table.replays();
        }
    }
}

#[test]
fn after_the_flag_the_arbiter_declares_a_draw_or_the_loss() {
    for edition in Edition::ALL {
        for (choice, result) in [
            (Choice::Drawn, (Score::DRAW, Ending::Quickplay)),
            (Choice::Loses { opponent: Award::Win }, (Score::win(BLACK), Ending::Time)),
        ] {
            let mut table = claimed(edition);
            table.decides(&question(), Choice::Postponed { extra: Millis::ZERO });
            with_left(&mut table, 0);
            table.player(WHITE, PlayerAct::Stop { reason: StopReason::Claim });
            table.player(BLACK, PlayerAct::Claim { claim: Claim::Flag });
            table.decides(&Question::QuickplayAfterFlag { player: WHITE }, Choice::Continue);
            assert!(table.last.iter().any(|ruling| *ruling.decision() == Decision::NotAdmitted));
            table.decides(&Question::QuickplayAfterFlag { player: WHITE }, choice);
            assert_eq!(table.result(), Some(result), "{edition}");
            table.replays();
        }
    }
}

#[test]
fn a_postponed_claim_may_be_decided_later_only_in_2023() {
    for edition in Edition::ALL {
        let mut table = claimed(edition);
        table.decides(&question(), Choice::Postponed { extra: Millis::ZERO });
        let later = table.open(&Question::QuickplayLater { player: WHITE });
        assert_eq!(later.is_some(), edition == Edition::Fide2023);
        if later.is_some() {
            table
                .decides(&Question::QuickplayLater { player: WHITE }, Choice::Loses { opponent: Award::Win });
            assert_eq!(table.result(), None, "no loss before a flag");
            table.decides(&Question::QuickplayLater { player: WHITE }, Choice::Drawn);
            assert_eq!(table.result(), Some((Score::DRAW, Ending::Quickplay)));
        }
        table.replays();
    }
}

#[test]
fn checkmate_ends_a_game_with_a_pending_claim() {
    for edition in Edition::ALL {
        let laws = laws(edition, HALF_AN_HOUR, |regulations| {
            if edition == Edition::Fide2023 {
                announced(regulations);
            }
        });
        let mut table = Table::started(laws, position("6k1/5ppp/8/8/8/8/8/R6K w - - 0 40"), HALF_AN_HOUR);
        with_left(&mut table, 60_000);
        claims(&mut table, WHITE);
        table.decides(&question(), Choice::Postponed { extra: Millis::ZERO });
        table.makes(WHITE, "a1", "a8");
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Checkmate)), "{edition}");
        table.replays();
    }
}

#[test]
fn the_decision_is_final_in_2001_and_can_be_appealed_in_2023() {
    for edition in Edition::ALL {
        let mut table = claimed(edition);
        table.decides(&question(), Choice::No);
        let decision = u32::try_from(table.journal.len()).unwrap();
        table.player(WHITE, PlayerAct::Appeal { entry: decision });
        match edition {
            Edition::Fide2001 => {
                assert!(table.not_admitted("10.2(d)", &Reason::NotForeseen), "{:?}", table.last)
            }
            Edition::Fide2023 => {
                assert!(table.ruled("11.10", &Decision::Appealed { player: WHITE, entry: decision }))
            }
        }
        table.replays();
    }
}

#[test]
fn there_is_no_such_claim_in_blitz() {
    for edition in Edition::ALL {
        let laws = laws(edition, BLITZ, |_| {});
        let mut table = Table::started(laws, position(ROOKS), BLITZ);
        table.at(5 * 60 - 30);
        claims(&mut table, WHITE);
        assert!(
            table.not_admitted(number(edition, "III.2.2", "C.4"), &Reason::NotForeseen),
            "{:?}",
            table.last
        );
        assert!(table.game.offer(WHITE).is_none());
    }
}

#[test]
fn the_guideline_holds_only_where_it_was_announced_and_the_law_of_2001_always() {
    for (edition, admitted) in [(Edition::Fide2001, true), (Edition::Fide2023, false)] {
        let laws = laws(edition, HALF_AN_HOUR, |_| {});
        let mut table = Table::started(laws, position(ROOKS), HALF_AN_HOUR);
        with_left(&mut table, 60_000);
        claims(&mut table, WHITE);
        assert_eq!(table.open(&question()).is_some(), admitted, "{edition}");
        if !admitted {
            assert!(table.not_admitted("III.2.1", &Reason::NotAnnouncedByEvent));
        }
    }
}

#[test]
fn with_an_increment_the_arbiter_of_2001_may_admit_the_claim() {
    let control = "30+5";
    let mut table = Table::started(laws(Edition::Fide2001, control, |_| {}), position(ROOKS), control);
    table.now = 30 * 60 * 1000 + 5000 - 60_000;
    claims(&mut table, WHITE);
    assert!(table.not_admitted("10.2/0", &Reason::ExtraTimeGiven));
    let asked = Question::AdmitQuickplay { player: WHITE, ground: Ground::CannotWin };
    assert_eq!(table.asked().unwrap().default, Some(Choice::No));
    table.decides(&asked, Choice::Yes);
    assert!(table.open(&question()).is_some(), "{:?}", table.last);

    let by_regulation = laws(Edition::Fide2001, control, |regulations| {
        regulations.quickplay_with_increment = Switch::On;
    });
    let mut table = Table::started(by_regulation, position(ROOKS), control);
    table.now = 30 * 60 * 1000 + 5000 - 60_000;
    claims(&mut table, WHITE);
    assert!(table.open(&question()).is_some());
}

#[test]
fn the_first_period_is_no_quickplay_finish() {
    for edition in Edition::ALL {
        let laws = laws(edition, STANDARD, |regulations| {
            if edition == Edition::Fide2023 {
                announced(regulations);
            }
        });
        let mut table = Table::started(laws, position(ROOKS), STANDARD);
        table.at(120 * 60 - 30);
        claims(&mut table, WHITE);
        let article = number(edition, "III.5", "10.2/0");
        assert!(table.not_admitted(article, &Reason::NotLastPeriod), "{edition} {:?}", table.last);
    }
}

/// The increment of III.4, asked for with so much time left.
fn asks_increment(left: u64) -> Table {
    let mut table = table(Edition::Fide2023);
    table.at(1).plays(WHITE, "e2", "f2");
    table.plays(BLACK, "e7", "f7");
    table.now = 30 * 60 * 1000 - left;
    table.player(WHITE, PlayerAct::Claim { claim: Claim::QuickplayIncrement });
    table
}

#[test]
fn an_increment_may_be_asked_for_below_two_minutes_and_is_an_offer() {
    for (left, admitted) in [(120_000, false), (119_999, true)] {
        let table = asks_increment(left);
        assert_eq!(table.open(&Question::QuickplayIncrement { player: WHITE }).is_some(), admitted);
        assert_eq!(table.game.offer(WHITE).is_some(), admitted);
    }
    let mut table = asks_increment(100_000);
    table.player(BLACK, PlayerAct::Accept);
    assert_eq!(table.result(), Some((Score::DRAW, Ending::Agreement)));
}

#[test]
fn a_granted_increment_runs_for_both_gives_the_opponent_two_minutes_and_ends_the_other_claims() {
    let mut table = asks_increment(100_000);
    let black = table.left(BLACK);
    table.player(BLACK, PlayerAct::Reject);
    table.decides(&Question::QuickplayIncrement { player: WHITE }, Choice::Yes);
    assert!(table.ruled("III.4", &Decision::IncrementSet { time: seconds(5) }));
    assert!(table.ruled("III.4", &Decision::TimeAdded { player: BLACK, time: seconds(120) }));
    assert_eq!(table.left(BLACK), black + 120);
    assert_eq!(table.game.quickplay().increment(), Increment::Given);
    let white = table.left(WHITE);
    table.plays(WHITE, "f2", "e2");
    assert_eq!(table.left(WHITE), white + 5);
    let black = table.left(BLACK);
    table.plays(BLACK, "f7", "e7");
    assert_eq!(table.left(BLACK), black + 5);
    claims(&mut table, WHITE);
    assert!(table.not_admitted("III.5", &Reason::ExtraTimeGiven));
    table.player(WHITE, PlayerAct::Claim { claim: Claim::QuickplayIncrement });
    assert!(table.not_admitted("III.4", &Reason::ExtraTimeGiven));
    table.replays();
}

#[test]
fn a_refused_increment_changes_nothing_and_leaves_the_claim_of_a_draw() {
    let mut table = asks_increment(100_000);
    let black = table.left(BLACK);
    table.decides(&Question::QuickplayIncrement { player: WHITE }, Choice::No);
    assert_eq!(table.left(BLACK), black);
    assert_eq!(table.game.clock().running(Moment::at(table.now)), Some(WHITE));
    claims(&mut table, WHITE);
    assert!(table.open(&question()).is_some());
}

#[test]
fn no_increment_can_be_asked_for_in_2001() {
    let mut table = table(Edition::Fide2001);
    with_left(&mut table, 60_000);
    table.player(WHITE, PlayerAct::Claim { claim: Claim::QuickplayIncrement });
    assert!(table.not_admitted("Pref", &Reason::NotForeseen));
}

fn alone(edition: Edition) -> Table {
    table_with(edition, |regulations| regulations.arbiter = ArbiterPresence::Absent)
}

fn claims_alone(table: &mut Table, by: Color, ground: Ground, papers: Papers) {
    table.player(by, PlayerAct::Claim { claim: Claim::QuickplayAlone { ground, papers } });
}

#[test]
fn without_an_arbiter_the_claim_ends_the_game_and_the_result_waits() {
    for edition in Edition::ALL {
        let mut table = alone(edition);
        with_left(&mut table, 120_000);
        claims_alone(&mut table, WHITE, Ground::CannotWin, Papers::Position);
        assert_eq!(
            table.game.phase(),
            Phase::Playing,
            "{edition}: two minutes are not less than two minutes"
        );
        with_left(&mut table, 119_999);
        claims_alone(&mut table, WHITE, Ground::CannotWin, Papers::Position);
        assert_eq!(table.game.phase(), Phase::ResultPending);
        assert!(table.ruled(number(edition, "III.6.1", "D.1/0"), &Decision::ResultPending));
        assert_eq!(table.result(), None);
        table.touches(WHITE, "e2");
        assert!(table.last.iter().any(|ruling| *ruling.reason() == Reason::GameOver), "no further moves");
        table.arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: BLACK } });
        assert_eq!(table.result(), None);
        table.decides(&Question::QuickplayAlone { player: WHITE }, Choice::Drawn);
        let article = number(edition, "III.6.2", "D.1/3");
        assert!(table.ruled(article, &Decision::Over { score: Score::DRAW, ending: Ending::Quickplay }));
        table.replays();
    }
}

#[test]
fn the_ground_of_no_effort_needs_a_confirmed_score_and_every_ground_a_confirmed_position() {
    for edition in Edition::ALL {
        for (ground, papers, complete) in [
            (Ground::CannotWin, Papers::Unconfirmed, false),
            (Ground::CannotWin, Papers::Position, true),
            (Ground::CannotWin, Papers::PositionAndScore, true),
            (Ground::NoEffort, Papers::Unconfirmed, false),
            (Ground::NoEffort, Papers::Position, false),
            (Ground::NoEffort, Papers::PositionAndScore, true),
        ] {
            let mut table = alone(edition);
            with_left(&mut table, 60_000);
            claims_alone(&mut table, WHITE, ground, papers);
            let pending = table.game.phase() == Phase::ResultPending;
            assert_eq!(pending, complete, "{edition} {ground:?} {papers:?}");
            if complete {
                assert_eq!(table.game.quickplay().alone().unwrap().position.0, position(ROOKS));
            }
        }
    }
}

#[test]
fn a_claim_without_arbiter_that_is_not_upheld_loses_unless_the_event_leaves_it_to_him() {
    for edition in Edition::ALL {
        let mut table = alone(edition);
        with_left(&mut table, 60_000);
        claims_alone(&mut table, WHITE, Ground::CannotWin, Papers::Position);
        table.decides(&Question::QuickplayAlone { player: WHITE }, Choice::No);
        assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Quickplay)), "{edition}");

        let mut table = table_with(edition, |regulations| {
            regulations.arbiter = ArbiterPresence::Absent;
            regulations.rejected_claim = RejectedClaim::ArbiterDecides;
        });
        with_left(&mut table, 60_000);
        claims_alone(&mut table, WHITE, Ground::CannotWin, Papers::Position);
        table.decides(&Question::QuickplayAlone { player: WHITE }, Choice::No);
        assert_eq!(table.result(), None);
        table.decides(&Question::QuickplayAlone { player: WHITE }, Choice::Loses { opponent: Award::Draw });
        assert_eq!(table.result(), Some((Score::lost_by(WHITE, Award::Draw), Ending::Quickplay)));
    }
}

#[test]
fn each_kind_of_claim_is_for_its_own_kind_of_game() {
    for edition in Edition::ALL {
        let mut table = table(edition);
        with_left(&mut table, 60_000);
        claims_alone(&mut table, WHITE, Ground::CannotWin, Papers::Position);
        assert!(table.not_admitted(number(edition, "III.6", "D.1/0"), &Reason::ArbiterPresent));
        let mut table = alone(edition);
        with_left(&mut table, 60_000);
        claims(&mut table, WHITE);
        assert!(table.not_admitted(number(edition, "III.6", "D.1/0"), &Reason::NoArbiter));
    }
}
