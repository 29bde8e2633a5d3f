//! Pairings that are drafted, doubted, overruled and corrected; players who come late, stay away or come back.

use touchmove_chess::Color;
use touchmove_competition::doubts::{Doubt, doubts, with_requested};
use touchmove_competition::draft::draft;
use touchmove_competition::{
    BoardNumber, Bye, ByeKind, EventAct, EventReason, GameId, Outcome, Paired, PairingList, Participation,
    PlayerId, RoundNumber, System, Who, read_score,
};
use touchmove_law::{Edition, Regulations};

use crate::support::{SECTION, Told, terms};

fn list(pairs: &[(u16, u16)], byes: &[(u16, ByeKind)]) -> PairingList {
    let games = pairs.iter().zip(1u16..).map(|((white, black), board)| Paired {
        board: BoardNumber(board),
        white: PlayerId(*white),
        black: PlayerId(*black),
    });
    let byes = byes.iter().map(|(player, kind)| Bye { player: PlayerId(*player), kind: *kind });
    PairingList { games: games.collect(), byes: byes.collect() }
}

fn correct(round: u16, PairingList { games, byes }: PairingList, reason: &str) -> EventAct {
    EventAct::CorrectPairings {
        section: SECTION,
        round: RoundNumber(round),
        games,
        byes,
        reason: reason.into(),
    }
}

fn doubted(told: &Told, round: u16, pairs: &[(u16, u16)], byes: &[(u16, ByeKind)]) -> Vec<Doubt> {
    doubts(&told.event, SECTION, RoundNumber(round), &list(pairs, byes))
}

#[test]
fn a_round_in_order_raises_no_doubt() {
    let mut told = Told::with_players(Edition::Fide2023, 4);
    told.round(1, "1-3 1-0, 4-2 1-0");
    assert_eq!(doubted(&told, 2, &[(4, 1), (2, 3)], &[]), []);
}

#[test]
fn what_is_seldom_meant_is_told_before_it_is_published() {
    let mut told = Told::with_players(Edition::Fide2023, 5);
    told.round(1, "1-3 1-0, 4-2 +/-, 5 bye");
    told.round(2, "1-4 1-0, 3-2 *");
    let found = doubted(&told, 3, &[(1, 3)], &[(5, ByeKind::PairingAllocated)]);
    let expected = [
        Doubt::Unfinished { round: RoundNumber(2), games: 1 },
        Doubt::Repeated { board: BoardNumber(1), round: RoundNumber(1) },
        Doubt::ThirdColor { player: PlayerId(1), color: Color::White },
        Doubt::Missing { player: PlayerId(2) },
        Doubt::Missing { player: PlayerId(4) },
        Doubt::SecondBye { player: PlayerId(5) },
    ];
    assert_eq!(found, expected);
    // A game won by default was no meeting, and gave no colour.
    assert!(!doubted(&told, 3, &[(4, 2)], &[]).iter().any(|doubt| matches!(doubt, Doubt::Repeated { .. })));
}

#[test]
fn everybody_may_meet_twice_with_turned_colours_in_a_double_round_robin() {
    let terms = terms("90+30", System::DoubleRoundRobin, &[]);
    let mut told = Told::section(Edition::Fide2023, Regulations::where_nothing_is_said(), 2, terms);
    told.round(1, "1-2 1-0");
    assert_eq!(doubted(&told, 2, &[(2, 1)], &[]), []);
    assert_eq!(
        doubted(&told, 2, &[(1, 2)], &[]),
        [Doubt::Repeated { board: BoardNumber(1), round: RoundNumber(1) }]
    );
}

#[test]
fn a_round_that_has_begun_is_corrected_for_a_reason_and_played_games_stay() {
    for (edition, article) in [(Edition::Fide2023, "12.2.5"), (Edition::Fide2001, "13.2")] {
        let mut told = Told::with_players(edition, 6);
        told.round(1, "1-4 1-0, 5-2 *, 3-6 *");
        let swapped = || list(&[(1, 4), (2, 5), (3, 6)], &[]);
        let refused = told.refused(correct(1, swapped(), " "));
        assert_eq!(refused, Some((Some(article), EventReason::ReasonMissing)));
        assert_eq!(told.refused(correct(1, swapped(), "colours were wrong")), None);
        assert_eq!(told.outcome(GameId::new(1, 1, 1)), "1-0");
        assert_eq!(told.event.game(GameId::new(1, 1, 2)).unwrap().players.white, PlayerId(2));
        // What has begun stays on its board.
        let moved = list(&[(2, 5), (1, 4), (3, 6)], &[]);
        assert_eq!(told.refused(correct(1, moved, "boards")), Some((Some(article), EventReason::Begun)));
        // A result that goes is told before, and goes only for a reason.
        let without = [(4, 1), (2, 5), (3, 6)];
        let won = Outcome::played(read_score("1-0").unwrap(), None);
        assert_eq!(
            doubted(&told, 1, &without, &[]),
            [Doubt::ResultDropped { board: BoardNumber(1), result: won }]
        );
        assert_eq!(told.refused(correct(1, list(&without, &[]), "played with wrong colours")), None);
        assert_eq!(told.outcome(GameId::new(1, 1, 1)), "*");
    }
}

#[test]
fn who_asked_for_a_bye_has_it_without_being_named() {
    let mut told = Told::with_players(Edition::Fide2023, 5);
    let ask = |player: u16, round: u16, kind| EventAct::RequestBye {
        player: PlayerId(player),
        round: RoundNumber(round),
        kind,
    };
    assert_eq!(told.refused(ask(5, 1, Some(ByeKind::HalfPoint))), None);
    let full = told.refused(ask(4, 1, Some(ByeKind::FullPoint)));
    assert_eq!(full, Some((Some("12.2.5"), EventReason::AmountOutOfRange)));
    let filled = with_requested(&told.event, SECTION, RoundNumber(1), list(&[(1, 3), (4, 2)], &[]));
    assert_eq!(filled.byes, [Bye { player: PlayerId(5), kind: ByeKind::HalfPoint }]);
    assert_eq!(doubts(&told.event, SECTION, RoundNumber(1), &filled), []);
    assert_eq!(
        doubted(&told, 1, &[(1, 3), (5, 2)], &[(4, ByeKind::PairingAllocated)]),
        [Doubt::AskedForBye { player: PlayerId(5) }]
    );
    assert_eq!(told.refused(ask(5, 1, None)), None);
    assert_eq!(told.event.entrant(PlayerId(5)).unwrap().requested, []);
    told.round(1, "1-3 *, 4-2 *, 5 bye");
    assert_eq!(told.refused(ask(5, 1, None)), Some((Some("12.2.5"), EventReason::Begun)));
}

#[test]
fn who_has_withdrawn_may_come_back() {
    let mut told = Told::with_players(Edition::Fide2023, 2);
    let back = || EventAct::Return { player: PlayerId(1) };
    assert_eq!(told.refused(back()), Some((Some("12.2.5"), EventReason::NoSuchMatter)));
    told.does(EventAct::Withdraw { player: PlayerId(1), from: RoundNumber(2), reason: "ill".into() });
    assert_eq!(told.refused(back()), None);
    assert_eq!(told.event.entrant(PlayerId(1)).unwrap().standing, Participation::Playing);
}

#[test]
fn rounds_and_tie_breaks_are_corrected_any_time_and_the_time_control_before_play() {
    let mut told = Told::with_players(Edition::Fide2023, 2);
    let amend = |control: &str, rounds: u16| EventAct::AmendSection {
        section: SECTION,
        terms: touchmove_competition::Terms { rounds, ..terms(control, System::Swiss, &[]) },
    };
    assert_eq!(told.refused(amend("60+30", 5)), None);
    told.round(1, "1-2 1-0");
    assert_eq!(told.refused(amend("90+30", 5)), Some((Some("6.3.1"), EventReason::Begun)));
    assert_eq!(told.refused(amend("60+30", 7)), None);
    assert_eq!(told.event.section(SECTION).unwrap().terms.rounds, 7);
}

#[test]
fn the_first_round_of_a_swiss_is_drafted_and_no_later_one() {
    let told = Told::with_players(Edition::Fide2023, 5);
    let first = draft(&told.event, SECTION, RoundNumber(1)).unwrap();
    assert_eq!(first, list(&[(1, 3), (4, 2)], &[(5, ByeKind::PairingAllocated)]));
    assert_eq!(draft(&told.event, SECTION, RoundNumber(2)), None);
}

/// FIDE's Handbook C.05, Annex 1: the tables for six and for four.
#[test]
fn a_round_robin_is_drafted_by_bergers_tables() {
    let robin = |players, system| {
        let terms = terms("90+30", system, &[]);
        Told::section(Edition::Fide2023, Regulations::where_nothing_is_said(), players, terms)
    };
    let drafted = |told: &Told, round| draft(&told.event, SECTION, RoundNumber(round));
    let six = robin(6, System::RoundRobin);
    let tables: [&[(u16, u16)]; 5] = [
        &[(1, 6), (2, 5), (3, 4)],
        &[(6, 4), (5, 3), (1, 2)],
        &[(2, 6), (3, 1), (4, 5)],
        &[(6, 5), (1, 4), (2, 3)],
        &[(3, 6), (4, 2), (5, 1)],
    ];
    for (pairs, round) in tables.into_iter().zip(1u16..) {
        assert_eq!(drafted(&six, round), Some(list(pairs, &[])), "round {round}");
    }
    assert_eq!(drafted(&six, 6), None);
    let three = robin(3, System::DoubleRoundRobin);
    let free = |player| [(player, ByeKind::ZeroPoint)];
    assert_eq!(drafted(&three, 1), Some(list(&[(2, 3)], &free(1))));
    assert_eq!(drafted(&three, 2), Some(list(&[(1, 2)], &free(3))));
    assert_eq!(drafted(&three, 4), Some(list(&[(3, 2)], &free(1))));
    assert_eq!(drafted(&three, 7), None);
}

#[test]
fn nobody_signs_that_somebody_did_not_come() {
    for (edition, article) in [(Edition::Fide2023, "6.7.1"), (Edition::Fide2001, "6.7")] {
        let mut told = Told::with_players(edition, 4);
        told.round(1, "1-2 *, 3-4 *");
        let [first, second] = [GameId::new(1, 1, 1), GameId::new(1, 1, 2)];
        let outcome = Outcome::forfeited(read_score("+/-").unwrap());
        let handed = told.does(EventAct::HandIn { game: first, outcome });
        assert_eq!(handed.rulings[0].article().number(edition), Some(article));
        assert_eq!(handed.rulings[0].reason(), &EventReason::Absent);
        let found = told.does(EventAct::Absent { game: second, who: Who::One { side: Color::White } });
        assert_eq!(found.rulings[0].article().number(edition), Some(article));
        assert_eq!((told.outcome(first), told.outcome(second)), ("+/-".into(), "-/+".into()));
    }
}
