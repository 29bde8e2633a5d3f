//! Arriving, and arriving late (6.6, 6.7; 2001 6.5-6.7).

use touchmove_chess::{Color, Position};
use touchmove_conduct::act::{ArbiterAct, Observation, PlayerAct};
use touchmove_conduct::{Choice, Decision, Ending, Game, Phase, Question, Reason, Score};
use touchmove_law::{BothAbsent, BothLate, Edition, Regulations};

use crate::support::{BLACK, STANDARD, Table, WHITE, laws, seconds};

const OLD: Edition = Edition::Fide2001;
const NEW: Edition = Edition::Fide2023;

/// A game whose clock is started at the moment 0.
fn table(edition: Edition, change: impl FnOnce(&mut Regulations)) -> Table {
    Table::started(laws(edition, STANDARD, change), Position::initial(), STANDARD)
}

fn minutes(minutes: u64) -> impl FnOnce(&mut Regulations) {
    move |regulations| regulations.default_time = Some(minutes * 60_000)
}

fn arrives(table: &mut Table, by: Color, at: u64) {
    table.at(at).player(by, PlayerAct::Arrive);
}

fn is_absent(table: &mut Table, who: Color, at: u64) {
    table.at(at).arbiter(ArbiterAct::Observe { seen: Observation::Absent { of: who } });
}

#[test]
fn the_clock_runs_from_the_scheduled_moment_whoever_is_there() {
    for edition in Edition::ALL {
        let mut table = Table::waiting(laws(edition, STANDARD, |_| {}), Position::initial(), STANDARD);
        table.at(600).arbiter(ArbiterAct::Start);
        assert_eq!(table.left(WHITE), 7200 - 600);
        assert_eq!(table.left(BLACK), 7200);
    }
}

#[test]
fn without_a_default_time_a_second_is_too_late_in_one_edition_and_an_hour_in_the_other() {
    for (edition, last, number) in [(NEW, 0, "6.7.1"), (OLD, 3600, "6.7")] {
        let mut on_time = table(edition, |_| {});
        arrives(&mut on_time, BLACK, last);
        assert!(on_time.ruled(number, &Decision::InOrder), "{edition}");
        assert_eq!(on_time.game.phase(), Phase::Playing);
        let mut late = table(edition, |_| {});
        arrives(&mut late, BLACK, last + 1);
        let score = Score::forfeit_win(WHITE);
        assert!(late.ruled(number, &Decision::Over { score, ending: Ending::Default }), "{edition}");
        assert_eq!(late.result().unwrap().0.to_string(), "+/-");
        late.replays();
    }
}

#[test]
fn a_stated_default_time_holds_in_both_editions() {
    for edition in Edition::ALL {
        for (at, result) in [(1799, None), (1800, None), (1801, Some("-/+"))] {
            let mut table = table(edition, minutes(30));
            arrives(&mut table, WHITE, at);
            assert_eq!(
                table.result().map(|(score, _)| score.to_string()).as_deref(),
                result,
                "{edition} {at}"
            );
        }
    }
}

#[test]
fn the_arbiter_sees_who_is_absent_when_the_default_time_is_over() {
    for (edition, number) in [(NEW, "6.7.1"), (OLD, "6.7")] {
        let mut table = table(edition, minutes(15));
        is_absent(&mut table, BLACK, 900);
        assert!(table.ruled(number, &Decision::InOrder), "he may still come");
        assert_eq!(table.result(), None);
        is_absent(&mut table, BLACK, 901);
        assert_eq!(table.result(), Some((Score::forfeit_win(WHITE), Ending::Default)));
        is_absent(&mut table, WHITE, 902);
        let both = if edition == NEW { "-/-" } else { "0-0" };
        assert_eq!(table.result().unwrap().0.to_string(), both, "neither came");
    }
}

#[test]
fn nobody_who_has_come_or_moved_is_absent() {
    for (edition, number) in [(NEW, "6.7.1"), (OLD, "6.7")] {
        let mut table = table(edition, minutes(15));
        arrives(&mut table, WHITE, 5);
        is_absent(&mut table, WHITE, 5000);
        assert!(table.not_admitted(number, &Reason::InTime));
        table.plays(WHITE, "e2", "e4");
        table.plays(BLACK, "e7", "e5");
        is_absent(&mut table, BLACK, 5001);
        assert!(table.not_admitted(number, &Reason::InTime));
        assert_eq!(table.game.phase(), Phase::Playing);
    }
}

#[test]
fn both_too_late_lose_both_unless_the_regulations_leave_it_to_the_arbiter() {
    for (edition, written) in [(NEW, "-/-"), (OLD, "0-0")] {
        let mut table = table(edition, minutes(15));
        arrives(&mut table, BLACK, 1000);
        arrives(&mut table, WHITE, 1100);
        assert_eq!(table.result().unwrap().0.to_string(), written);
    }
    let answers = [
        (Choice::Yes, Some("-/-")),
        (Choice::White, Some("-/+")),
        (Choice::Black, Some("+/-")),
        (Choice::Continue, None),
    ];
    for (choice, written) in answers {
        let mut table = table(NEW, |regulations| {
            minutes(15)(regulations);
            regulations.both_late = BothLate::ArbiterDecides;
        });
        arrives(&mut table, BLACK, 1000);
        arrives(&mut table, WHITE, 1100);
        assert_eq!(table.result(), None);
        table.decides(&Question::BothLate, Choice::Drawn);
        assert!(table.not_admitted("6.7.1", &Reason::NoSuchOption));
        table.decides(&Question::BothLate, choice);
        assert_eq!(table.result().map(|(score, _)| score.to_string()).as_deref(), written);
    }
}

#[test]
fn the_arbiter_may_let_a_latecomer_play_before_or_after_he_has_lost() {
    for (edition, number) in [(NEW, "6.7.1"), (OLD, "6.7")] {
        let mut before = table(edition, minutes(0));
        before.at(1).arbiter(ArbiterAct::AdmitLate { player: BLACK });
        arrives(&mut before, BLACK, 5);
        assert_eq!(before.result(), None);
        let mut after = table(edition, minutes(0));
        arrives(&mut after, BLACK, 5);
        assert_eq!(after.game.phase(), Phase::Over);
        after.at(10).arbiter(ArbiterAct::AdmitLate { player: BLACK });
        assert!(after.ruled(number, &Decision::Annulled { score: Score::forfeit_win(WHITE) }));
        assert_eq!(after.result(), None);
        assert_eq!(after.game.phase(), Phase::Playing);
        assert_eq!((after.left(WHITE), after.left(BLACK)), (7195, 7200), "the clocks are as they were");
        after.plays(WHITE, "e2", "e4");
        assert_eq!(after.game.position().having_move(), BLACK);
        after.replays();
    }
}

#[test]
fn white_loses_the_time_in_which_nobody_was_there() {
    for (edition, number) in [(NEW, "6.7.2"), (OLD, "6.6")] {
        let mut table = table(edition, minutes(30));
        is_absent(&mut table, BLACK, 1);
        arrives(&mut table, WHITE, 720);
        assert!(table.ruled(number, &Decision::TimeTaken { player: WHITE, time: seconds(720) }));
        assert_eq!((table.left(WHITE), table.left(BLACK)), (7200 - 720, 7200));
        table.plays(WHITE, "e2", "e4");
        arrives(&mut table, BLACK, 1500);
        assert_eq!(table.left(BLACK), 7200 - (1500 - 720), "of the first 720 seconds Black loses none");
        assert_eq!(table.result(), None);
    }
}

#[test]
fn the_regulations_or_the_arbiter_may_divide_that_time() {
    let of = |rule: BothAbsent| {
        let mut table = table(NEW, |regulations| {
            minutes(30)(regulations);
            regulations.both_absent = rule;
        });
        arrives(&mut table, BLACK, 600);
        arrives(&mut table, WHITE, 1000);
        table
    };
    let times = |table: &Table| (table.left(WHITE), table.left(BLACK));
    assert_eq!(times(&of(BothAbsent::AsTheLawsSay)), (7200 - 1000, 7200));
    assert_eq!(times(&of(BothAbsent::Divided)), (7200 - 700, 7200 - 300));
    assert_eq!(times(&of(BothAbsent::FirstArrivalStarts)), (7200 - 400, 7200));
    let mut table = of(BothAbsent::AsTheLawsSay);
    table.decides(&Question::BothAbsent, Choice::Divided);
    assert_eq!(times(&table), (7200 - 700, 7200 - 300));
    table.replays();
}

#[test]
fn one_player_absent_costs_only_his_own_time() {
    for edition in Edition::ALL {
        let mut table = table(edition, minutes(30));
        arrives(&mut table, WHITE, 0);
        table.at(5).plays(WHITE, "e2", "e4");
        arrives(&mut table, BLACK, 605);
        assert_eq!((table.left(WHITE), table.left(BLACK)), (7195, 6600));
        assert!(table.asked().is_none());
    }
}

#[test]
fn where_no_start_was_announced_the_clock_starts_at_the_time_it_shows_and_nobody_is_late() {
    for edition in Edition::ALL {
        let laws = laws(edition, STANDARD, minutes(15));
        let game = Game::new(&laws, Position::initial(), STANDARD.parse().unwrap(), None);
        let mut table = Table::of(laws, game);
        is_absent(&mut table, BLACK, 7_000);
        assert!(table.result().is_none(), "{edition}");
        arrives(&mut table, BLACK, 7_100);
        table.at(7_200).arbiter(ArbiterAct::Start);
        assert_eq!((table.left(WHITE), table.left(BLACK)), (7200, 7200), "{edition}");
        table.at(7_260).plays(WHITE, "e2", "e4");
        assert_eq!(table.left(WHITE), 7200 - 60, "{edition}");
        table.replays();
    }
}
