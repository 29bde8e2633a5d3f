//! The rules of Article 6 that a single reading does not show.

use touchmove_chess::Color::{Black, White};
use touchmove_clock::{
    Change, Chessclock, Completes, FirstFlag, MOST_TIME, Millis, Mode, Moment, Motion, OnFlag, PeriodCredit,
    Pressed, Remark, Setting, TimeControl, Unpressed,
};
use touchmove_law::{Allowance, Article, Edition, Exemption, Laws, Regulations, cite};

fn clock(control: &str, period_credit: PeriodCredit, on_flag: OnFlag) -> Chessclock {
    Chessclock::new(control.parse().unwrap(), Setting { period_credit, on_flag, ..Setting::usual() })
}

fn plain(control: &str) -> Chessclock {
    clock(control, PeriodCredit::AtZero, OnFlag::RunOn)
}

fn second(seconds: u64) -> Moment {
    Moment::at(seconds * 1000)
}

fn hand() -> Article {
    cite!("6.10.1")
}

#[test]
fn a_flag_is_down_before_anybody_sees_it() {
    let mut clock = plain("3+0");
    clock.start(White, second(0));
    assert_eq!(clock.see_flag(White, second(179)), None, "the flag is up: no valid claim");
    let fall = clock.flag(White, second(500)).unwrap();
    assert_eq!((fall.at, fall.seen), (second(180), None));
    assert_eq!(clock.see_flag(White, second(500)).unwrap().seen, Some(second(500)));
    // Seeing it again does not move the moment it was first seen.
    assert_eq!(clock.see_flag(White, second(600)).unwrap().seen, Some(second(500)));
    assert_eq!(clock.flag(White, second(700)).unwrap().at, second(180));
}

#[test]
fn thirty_nine_of_forty_is_too_few_and_forty_is_enough() {
    for (moves, enough) in [(39, false), (40, true), (41, true)] {
        let mut clock = plain("40/90, 30");
        clock.start(White, second(0));
        for _ in 0..moves {
            clock.press(White, Completes::Move, second(0));
            clock.press(Black, Completes::Move, second(0));
        }
        assert_eq!(clock.flag(White, second(5399)), None);
        let fall = clock.flag(White, second(5400)).unwrap();
        assert_eq!((fall.completed, fall.required), (moves, Some(40)));
        assert_eq!(fall.moves_completed(), enough, "{moves}");
    }
}

#[test]
fn in_the_last_period_no_number_of_moves_is_enough() {
    let mut clock = plain("3+0");
    clock.start(White, second(0));
    let fall = clock.see_flag(White, second(180)).unwrap();
    assert_eq!((fall.required, fall.moves_completed()), (None, false));
}

#[test]
fn nobody_looks_for_hours_and_every_period_ends_when_it_did() {
    let mut clock = plain("40/90, 20/60, 15");
    clock.start(White, second(0));
    clock.stop(second(20_000));
    let falls: Vec<_> = clock.clock(White, second(20_000)).falls().iter().map(|f| (f.at, f.period)).collect();
    assert_eq!(falls, [(second(5400), 0), (second(9000), 1), (second(9900), 2)]);
    assert_eq!(clock.remaining(White, second(20_000)), Millis::ZERO);
}

#[test]
fn the_first_flag_is_remembered_whoever_is_seen_first() {
    let mut clock = plain("3+0");
    clock.start(White, second(0));
    clock.press(White, Completes::Move, second(60));
    clock.press(Black, Completes::Move, second(300));
    clock.see_flag(White, second(500));
    assert_eq!(clock.flag(Black, second(500)).unwrap().at, second(240));
    assert_eq!(clock.flag(White, second(500)).unwrap().at, second(420));
    assert_eq!(clock.first_flag(second(500)), FirstFlag::Of(Black));
    assert_eq!(clock.first_flag(second(419)), FirstFlag::Of(Black));
    assert_eq!(clock.first_flag(second(419).after(Millis::new(999))), FirstFlag::Of(Black));
}

#[test]
fn two_flags_fall_together_only_by_an_arbiters_hand() {
    let mut clock = plain("3+0");
    assert_eq!(clock.first_flag(second(0)), FirstFlag::Neither);
    clock.adjust(hand(), Change::Set { of: White, to: Millis::ZERO }, second(1));
    clock.adjust(hand(), Change::Set { of: Black, to: Millis::ZERO }, second(1));
    assert_eq!(clock.first_flag(second(1)), FirstFlag::Together);
    clock.adjust(hand(), Change::FlagUp { of: White, fall: None }, second(2));
    assert_eq!(clock.first_flag(second(2)), FirstFlag::Of(Black));
}

#[test]
fn exactly_one_clock_runs_if_and_only_if_the_chessclock_is_going() {
    let mut clock = clock("3+2", PeriodCredit::AtZero, OnFlag::Freeze);
    assert_eq!((clock.motion(second(9)), clock.running(second(9))), (Motion::Waiting, None));
    clock.start(White, second(10));
    assert_eq!((clock.motion(second(11)), clock.running(second(11))), (Motion::Running, Some(White)));
    clock.press(White, Completes::Move, second(12));
    assert_eq!(clock.running(second(12)), Some(Black));
    clock.stop(second(13));
    assert_eq!((clock.motion(second(14)), clock.running(second(14))), (Motion::Stopped, None));
    assert_eq!(clock.lever(), Black);
    clock.start(Black, second(20));
    assert_eq!((clock.motion(second(999)), clock.running(second(999))), (Motion::Frozen, None));
}

#[test]
fn who_runs_is_not_who_has_the_move() {
    let mut clock = plain("3+2");
    clock.start(White, second(0));
    // White has made a move and Black has answered on the board; White's clock is still the one that runs.
    assert_eq!(clock.press(Black, Completes::Move, second(5)), Pressed::NotRunning);
    assert_eq!(clock.press(White, Completes::Move, second(9)), Pressed::Switched);
    assert_eq!(clock.press(White, Completes::Move, second(9)), Pressed::NotRunning);
    assert_eq!(clock.clock(White, second(9)).completed(), 1);
}

#[test]
fn the_bonus_comes_once_for_a_completed_move_and_never_for_a_press() {
    let mut clock = plain("3+2");
    clock.start(White, second(0));
    for _ in 0..50 {
        clock.press(White, Completes::Nothing, second(0));
        clock.start(White, second(0));
    }
    assert_eq!(clock.remaining(White, second(0)), Millis::seconds(182));
    clock.press(White, Completes::Move, second(0));
    let white = clock.clock(White, second(0));
    assert_eq!((white.remaining(), white.completed(), white.presses()), (Millis::seconds(184), 1, 51));
}

#[test]
fn a_moment_out_of_order_charges_nothing_twice() {
    let mut clock = plain("3+0");
    clock.start(White, second(100));
    clock.stop(second(130));
    clock.start(White, second(90));
    assert_eq!(clock.remaining(White, second(120)), Millis::seconds(150));
    assert_eq!(clock.remaining(White, second(131)), Millis::seconds(149));
}

#[test]
fn a_correction_is_undone_by_others_while_the_time_between_stays_charged() {
    let mut clock = plain("3+0");
    clock.start(White, second(0));
    let done = clock.adjust(
        cite!(2023 "12.9.3"),
        Change::Subtract { from: White, time: Millis::minutes(2) },
        second(90),
    );
    assert_eq!(clock.remaining(White, second(90)), Millis::ZERO);
    assert!(clock.flag(White, second(90)).is_some());
    assert_eq!(done.article.number(Edition::Fide2023), Some("12.9.3"));
    for change in done.undo {
        clock.adjust(hand(), change, second(100));
    }
    // Ninety seconds were there to take; the ten at zero cost nothing.
    assert_eq!(clock.remaining(White, second(100)), Millis::seconds(90));
    assert_eq!(clock.flag(White, second(100)), None);
    assert_eq!(clock.remaining(White, second(110)), Millis::seconds(80));
    assert!(clock.is_balanced());
}

#[test]
fn a_clock_holds_seven_days_and_no_more() {
    let mut clock = plain("3+2");
    let added = clock.adjust(hand(), Change::Add { to: White, time: Millis::new(u64::MAX) }, second(0));
    assert_eq!(clock.remaining(White, second(0)), MOST_TIME);
    clock.start(White, second(0));
    clock.press(White, Completes::Move, second(0));
    assert_eq!(clock.remaining(White, second(0)), MOST_TIME);
    assert!(clock.is_balanced());
    for change in added.undo {
        clock.adjust(hand(), change, second(0));
    }
    assert_eq!(clock.remaining(White, second(0)), Millis::seconds(182));
}

#[test]
fn after_an_overstepped_control_no_time_comes_by_itself() {
    let mut clock = clock("2/3+2, 5+2", PeriodCredit::AfterQuota, OnFlag::RunOn);
    clock.start(White, second(0));
    clock.press(White, Completes::Move, second(200));
    clock.press(Black, Completes::Move, second(201));
    clock.press(White, Completes::Move, second(202));
    let white = clock.clock(White, second(202));
    assert_eq!((white.completed(), white.period(), white.remaining()), (2, 0, Millis::ZERO));
    assert!(white.has_overstepped());
    // The arbiter lets play continue in the next period (8.6, III.3.1.1) and gives its time.
    clock.adjust(cite!("8.6"), Change::Period { of: White, period: 1 }, second(203));
    clock.adjust(cite!("8.6"), Change::Add { to: White, time: Millis::minutes(5) }, second(203));
    clock.press(Black, Completes::Move, second(204));
    clock.press(White, Completes::Move, second(205));
    assert_eq!(clock.remaining(White, second(205)), Millis::seconds(301));
}

#[test]
fn two_minutes_to_the_millisecond() {
    let mut clock = plain("3+0");
    clock.start(White, second(0));
    let limit = Millis::minutes(2);
    assert!(!clock.is_short_of(White, limit, Moment::at(59_999)));
    assert!(!clock.is_short_of(White, limit, Moment::at(60_000)));
    assert!(clock.is_short_of(White, limit, Moment::at(60_001)));
}

#[test]
fn the_time_of_sixty_moves_decides_the_tempo() {
    let case = |text: &str, base: u64, per_move: u64| {
        let control: TimeControl = text.parse().unwrap();
        let expected = Allowance { base: base * 1000, per_move: per_move * 1000 };
        assert_eq!(control.of(White).allowance(), expected, "{text}");
    };
    case("90+30", 5400, 30);
    case("40/90+30, 20/60+30, 15+30", 9000, 30);
    case("40/90+30, 19/60+30, 15+30", 9900, 30);
    case("40/120, 20/60, 15+30", 10_800, 0);
    case("5+3 from 61", 300, 0);
    case("2/5, 1+30", 360, 29);
    case("25 d5", 1500, 5);
    case("3 b2", 180, 2);
    let unequal: TimeControl = "5+0 | 4+0".parse().unwrap();
    assert_eq!(unequal.of(Black).allowance(), Allowance::minutes(4, 0));
}

#[test]
fn a_time_that_does_not_divide_by_sixty_is_kept_whole() {
    let control: TimeControl = "59/5, 1+0.5".parse().unwrap();
    let allowance = control.of(White).allowance();
    assert_eq!(allowance.base + 60 * allowance.per_move, 360_500);
}

#[test]
fn the_increment_of_the_glossary_is_two_to_sixty_seconds() {
    let remarks = |text: &str| text.parse::<TimeControl>().unwrap().remarks();
    assert_eq!(remarks("3+2"), []);
    assert_eq!(remarks("3+60"), []);
    assert_eq!(remarks("3+0"), []);
    let one = |side| Remark::UnusualAddition { side, addition: Millis::seconds(1) };
    assert_eq!(remarks("3+1"), [one(White), one(Black)]);
    assert_eq!(remarks("3+61 | 3+2").len(), 1);
}

#[test]
fn five_seconds_are_put_in_where_there_were_none() {
    let control: TimeControl = "40/90, 30 | 25".parse().unwrap();
    assert!(control.is_without_bonus());
    let five = control.with_mode(Mode::Cumulative(Millis::seconds(5))).unwrap();
    assert_eq!(five.to_string(), "40/90+5, 30+5 | 25+5");
    assert!(!five.is_without_bonus());
}

#[test]
fn the_end_of_the_game_stops_the_chessclock_and_waits_for_nobody() {
    let mut clock = plain("3+0");
    clock.start(White, second(0));
    clock.complete(White, Unpressed::EndsGame, second(10));
    assert_eq!(clock.flag(White, second(10_000)), None);
    assert_eq!(clock.press(White, Completes::Move, second(11)), Pressed::Standing);
    assert_eq!(clock.next_zero(), None);
}

#[test]
fn each_edition_sets_the_device_its_own_way() {
    let setting = |edition| {
        let time = [Allowance::minutes(120, 0); 2];
        let laws = Laws::new(edition, time, Regulations::where_nothing_is_said()).unwrap();
        Setting::under(&laws, OnFlag::RunOn)
    };
    let old = setting(Edition::Fide2001);
    assert_eq!((old.period_credit, old.exemption), (PeriodCredit::AtZero, Exemption::UntilFlagFall));
    let new = setting(Edition::Fide2023);
    assert_eq!((new.period_credit, new.exemption), (PeriodCredit::AfterQuota, Exemption::UntilPeriodEnds));
}
