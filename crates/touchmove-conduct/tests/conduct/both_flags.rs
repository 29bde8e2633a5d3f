//! Both flags down (III.3.1; 2001 6.12, 10.3, B.8), and a flag that the system sees (6.8), through the public API alone.

use touchmove_chess::{Color, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_conduct::act::{ArbiterAct, Claim, ClockReadings, Observation, PlayerAct, StopReason};
use touchmove_conduct::{Choice, Decision, Ending, Question, Score};
use touchmove_law::{Edition, Switch};

use crate::support::{BLACK, BLITZ, RAPID, STANDARD, Table, WHITE, laws, position};

fn number<'a>(edition: Edition, new: &'a str, old: &'a str) -> &'a str {
    if edition == Edition::Fide2023 { new } else { old }
}

/// Both players have let their time run out, White first, and nobody has noticed.
fn both_flags_down(edition: Edition, control: &str, minutes: u64) -> Table {
    let laws = laws(edition, control, |_| {});
    let mut table = Table::started(laws, Position::initial(), control);
    table.at(minutes * 60 + 10).plays(WHITE, "e2", "e4");
    table.at(2 * minutes * 60 + 30);
    table
}

#[test]
fn where_the_order_is_known_the_first_flag_loses() {
    // The period of 2001 goes on at zero, so only its last one leaves both flags down.
    for (edition, control, minutes) in [(Edition::Fide2023, RAPID, 25), (Edition::Fide2001, "61", 61)] {
        let mut table = both_flags_down(edition, control, minutes);
        table.arbiter(ArbiterAct::Observe { seen: Observation::BothFlags });
        assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Time)), "{edition} {:?}", table.last);
        // It does not matter which of them somebody points at.
        let mut table = both_flags_down(edition, control, minutes);
        table.player(WHITE, PlayerAct::Claim { claim: Claim::Flag });
        assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Time)), "{edition} {:?}", table.last);
        table.replays();
    }
}

#[test]
fn in_fast_play_of_2001_two_flags_are_a_draw_whichever_fell_first() {
    for (control, minutes) in [(RAPID, 25), (BLITZ, 5)] {
        for claimant in Color::ALL {
            let mut table = both_flags_down(Edition::Fide2001, control, minutes);
            table.player(claimant, PlayerAct::Stop { reason: StopReason::Claim });
            table.player(claimant, PlayerAct::Claim { claim: Claim::Flag });
            assert!(
                table.ruled("B.8", &Decision::Over { score: Score::DRAW, ending: Ending::BothFlags }),
                "{:?}",
                table.last
            );
        }
    }
}

/// The arbiter's clock shows two flags, the engine's none: they are asked, and nobody can tell.
fn order_unknown(edition: Edition, control: &str, answer: Choice) -> Table {
    let laws = laws(edition, control, |_| {});
    let mut table = Table::started(laws, Position::initial(), control);
    table.at(60).arbiter(ArbiterAct::Observe { seen: Observation::BothFlags });
    table.decides(&Question::WhichFlagFirst, answer);
    table
}

#[test]
fn where_the_order_is_not_known_the_last_period_is_drawn_and_any_other_goes_on() {
    for edition in Edition::ALL {
        let drawn = Decision::Over { score: Score::DRAW, ending: Ending::BothFlags };
        let table = order_unknown(edition, "61", Choice::Unknown);
        assert!(table.ruled(number(edition, "III.3.1.2", "10.3"), &drawn), "{:?}", table.last);
        let table = order_unknown(edition, STANDARD, Choice::Unknown);
        assert!(table.ruled(number(edition, "III.3.1.1", "6.12"), &Decision::PlayGoesOn), "{:?}", table.last);
        assert_eq!(table.result(), None);
        for side in Color::ALL {
            assert_eq!(table.left(side), 60 * 60, "{edition}: the hour of the second period");
        }
        let table = order_unknown(edition, STANDARD, Choice::White);
        assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Time)), "{edition}");
    }
    let table = order_unknown(Edition::Fide2001, RAPID, Choice::White);
    assert!(table.ruled("B.8", &Decision::Over { score: Score::DRAW, ending: Ending::BothFlags }));
}

#[test]
fn two_flags_in_the_same_instant_of_an_earlier_period_bring_both_into_the_next() {
    for edition in Edition::ALL {
        let mut table = Table::standard(edition);
        let zero = ClockReadings {
            white: Some(Millis::ZERO),
            black: Some(Millis::ZERO),
            ..ClockReadings::default()
        };
        let article = number(edition, "7.1", "6.14");
        table.at(60).arbiter(ArbiterAct::SetClocks {
            under: article.into(),
            readings: zero,
            reason: "both clocks stood at zero".into(),
        });
        table.arbiter(ArbiterAct::Observe { seen: Observation::BothFlags });
        assert_eq!(table.result(), None, "{edition} {:?}", table.last);
        for side in Color::ALL {
            assert!(
                table.ruled(number(edition, "III.3.1.1", "6.12"), &Decision::NextPeriod { player: side })
            );
            assert_eq!(table.left(side), 60 * 60, "{edition}: the hour of the second period");
            assert_eq!(table.game.clock().clock(side, Moment::at(table.now)).flag(), None);
        }
        table.replays();
    }
}

#[test]
fn a_flag_seen_by_the_system_counts_before_the_move_that_comes_after_it() {
    for edition in Edition::ALL {
        for (on, result) in [
            (Switch::On, (Score::win(BLACK), Ending::Time)),
            (Switch::Off, (Score::win(WHITE), Ending::Checkmate)),
        ] {
            let laws = laws(edition, "61", |regulations| regulations.auto_flag = on);
            let mut table = Table::started(laws, position("6k1/5ppp/8/8/8/8/8/R6K w - - 0 40"), "61");
            table.at(61 * 60 + 1).makes(WHITE, "a1", "a8");
            assert_eq!(table.result(), Some(result), "{edition} {on:?}");
            table.replays();
        }
    }
}

#[test]
fn flags_that_fell_with_all_moves_completed_do_not_decide_between_later_ones() {
    // White was the first to reach the second period, Black the first to use it up.
    let laws = laws(Edition::Fide2001, "1/61, 60", |_| {});
    let mut table = Table::started(laws, Position::initial(), "1/61, 60");
    table.at(60).plays(WHITE, "e2", "e4");
    table.at(60).plays(BLACK, "e7", "e5");
    // White's first flag falls with one move completed.
    table.at(62 * 60).plays(WHITE, "d2", "d4");
    // Black uses up both periods, then White the rest of their second.
    table.at(62 * 60 + 122 * 60).plays(BLACK, "d7", "d5");
    table.at(62 * 60 + 122 * 60 + 61 * 60);
    table.arbiter(ArbiterAct::Observe { seen: Observation::BothFlags });
    assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Time)), "{:?}", table.last);
    table.replays();
}
