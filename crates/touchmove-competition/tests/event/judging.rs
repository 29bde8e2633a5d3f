//! What the Laws say about acts of an event.

use crate::support::{SECTION, Told, terms};
use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_competition::scoring::WhyNot;
use touchmove_competition::{
    Against, AppealId, BoardNumber, Event, EventAct, EventDecision, EventReason, GameId, GamePenalty,
    GameReport, Official, OfficialId, Outcome, Paired, Participation, PenaltyId, Player, PlayerId, Post,
    Resumption, RoundNumber, SectionId, Session, SheetKept, Stamp, System, Verdict, Who, read_score, replay,
    role_in,
};
use touchmove_conduct::act::{Penalty, Refusing};
use touchmove_conduct::{Award, Ending, Role, Score};
use touchmove_law::{Edition, Fine, Incident, Recorder, Regulations, Supervision, Switch};

const GAME: GameId = GameId::new(1, 1, 1);

fn scored(text: &str) -> Outcome {
    Outcome::played(read_score(text).unwrap(), None)
}

/// Four players, the first round published.
fn paired(edition: Edition) -> Told {
    let mut told = Told::with_players(edition, 4);
    told.round(1, "1-2 *, 3-4 *");
    told
}

fn penalise(player: u16, game: Option<GameId>, penalty: Penalty) -> EventAct {
    let penalties = vec![penalty];
    EventAct::Penalise { player: PlayerId(player), game, penalties, reason: "he spoke to others".into() }
}

#[test]
fn every_lawful_result_is_taken_and_no_other() {
    for text in ["1-0", "0-1", "½-½", "½-0", "0-½", "0-0", "+/-", "-/+", "-/-"] {
        let mut told = paired(Edition::Fide2023);
        told.does(EventAct::HandIn { game: GAME, outcome: scored(text) });
        assert_eq!(told.outcome(GAME), text);
    }
    for text in ["1-½", "1-1", "½-1"] {
        let mut told = paired(Edition::Fide2023);
        let refused = told.refused(EventAct::HandIn { game: GAME, outcome: scored(text) });
        assert_eq!(
            refused,
            Some((Some("10.2"), EventReason::BadScore { why: WhyNot::TooManyPoints })),
            "{text}"
        );
        let mut told = paired(Edition::Fide2001);
        assert_eq!(told.refused(EventAct::HandIn { game: GAME, outcome: scored(text) }), None, "{text}");
    }
}

#[test]
fn an_arbiters_change_keeps_the_old_result_and_the_reason() {
    let mut told = paired(Edition::Fide2023);
    told.does(EventAct::HandIn { game: GAME, outcome: scored("1-0") });
    let change =
        |to: &str, reason: &str| EventAct::ChangeResult { game: GAME, to: scored(to), reason: reason.into() };
    assert_eq!(told.refused(change("0-1", " ")), Some((Some("8.7"), EventReason::ReasonMissing)));
    assert_eq!(told.refused(change("1-0", "again")), Some((Some("8.7"), EventReason::SameResult)));
    let ruled = told.ruled(change("0-1", "the slips were exchanged"));
    let expected = EventDecision::Rescored { game: GAME, from: scored("1-0"), to: scored("0-1") };
    assert_eq!(ruled, [(expected, Some("8.7"))]);
    let kept = told.event.game(GAME).unwrap().results.all();
    assert_eq!(kept.len(), 2);
    assert_eq!(kept[0].outcome, scored("1-0"));
    assert_eq!(kept[1].reason, "the slips were exchanged");
    let again = EventAct::HandIn { game: GAME, outcome: scored("½-½") };
    assert_eq!(told.refused(again), Some((Some("8.7"), EventReason::HasResult)));
}

#[test]
fn a_player_who_does_not_come_forfeits_and_two_do_as_the_edition_writes_it() {
    let absent = |who| EventAct::Absent { game: GAME, who };
    let case = |edition, who, expected: &str, article| {
        let mut told = paired(edition);
        let ruled = told.ruled(absent(who));
        assert_eq!(ruled.len(), 1);
        assert_eq!(ruled[0].1, Some(article));
        assert_eq!(told.outcome(GAME), expected);
        assert!(!told.event.game(GAME).unwrap().outcome().is_played());
    };
    case(Edition::Fide2023, Who::One { side: Color::Black }, "+/-", "6.7.1");
    case(Edition::Fide2023, Who::One { side: Color::White }, "-/+", "6.7.1");
    case(Edition::Fide2023, Who::Both, "-/-", "6.7.1");
    case(Edition::Fide2001, Who::One { side: Color::Black }, "+/-", "6.7");
    case(Edition::Fide2001, Who::Both, "0-0", "6.7");
}

#[test]
fn the_points_of_a_game_are_penalised_as_in_the_game_itself() {
    let case = |edition, penalty: Penalty, expected: &str, article: &str| {
        let mut told = paired(edition);
        told.does(EventAct::HandIn { game: GAME, outcome: scored("½-½") });
        let ruled = told.ruled(penalise(1, Some(GAME), penalty));
        assert!(ruled.iter().all(|(_, number)| *number == Some(article)), "{ruled:?}");
        assert_eq!(told.outcome(GAME), expected);
    };
    case(Edition::Fide2023, Penalty::OpponentPoints { award: Award::Win }, "0-1", "12.9.4");
    case(Edition::Fide2001, Penalty::OpponentPoints { award: Award::Win }, "½-1", "13.4(f)");
    case(Edition::Fide2023, Penalty::OwnPoints { award: Award::Loss }, "0-½", "12.9.5");
    case(Edition::Fide2001, Penalty::OwnPoints { award: Award::Loss }, "0-½", "13.4(e)");
    case(Edition::Fide2023, Penalty::Loss { opponent: Award::Draw }, "0-½", "12.9.6");
    case(Edition::Fide2001, Penalty::Loss { opponent: Award::Win }, "0-1", "13.4(d)");
}

#[test]
fn several_penalties_are_imposed_together_or_not_at_all() {
    let mut told = paired(Edition::Fide2023);
    let both = |second| EventAct::Penalise {
        player: PlayerId(1),
        game: None,
        penalties: vec![Penalty::Warning, second],
        reason: "noise".into(),
    };
    let fine = Penalty::Fine { text: "50".into() };
    assert_eq!(told.refused(both(fine)), Some((Some("12.9.7"), EventReason::NotAnnounced)));
    assert!(told.event.penalties().is_empty());
    told.does(both(Penalty::Exclusion { rounds: vec![2, 3] }));
    assert_eq!(told.event.penalties().len(), 2);
    assert_eq!(told.event.entrant(PlayerId(1)).unwrap().excluded, [RoundNumber(2), RoundNumber(3)]);
}

#[test]
fn a_fine_needs_a_tariff_announced_in_advance() {
    let fines = vec![Fine { offence: "a telephone that rings".into(), amount: "50".into() }];
    let regulations = Regulations { fines, ..Regulations::where_nothing_is_said() };
    let mut told = Told::swiss(Edition::Fide2023, regulations, 2, &[]);
    assert_eq!(told.refused(penalise(1, None, Penalty::Fine { text: "50".into() })), None);
    let unknown = told.refused(penalise(1, None, Penalty::Fine { text: "80".into() }));
    assert_eq!(unknown, Some((Some("12.9.7"), EventReason::NotAnnounced)));
    let mut old = Told::with_players(Edition::Fide2001, 2);
    let refused = old.refused(penalise(1, None, Penalty::Fine { text: "50".into() }));
    assert_eq!(refused, Some((Some("13.4"), EventReason::NotForeseen)));
}

#[test]
fn who_is_excluded_is_not_paired_in_that_round_and_forfeits_what_was_published() {
    let mut told = paired(Edition::Fide2023);
    told.does(penalise(1, None, Penalty::Exclusion { rounds: vec![1, 2] }));
    assert_eq!(told.outcome(GAME), "-/+");
    let pair = |round: u16| EventAct::Pair {
        section: SECTION,
        round: RoundNumber(round),
        games: vec![Paired { board: BoardNumber(1), white: PlayerId(1), black: PlayerId(3) }],
        byes: Vec::new(),
    };
    let refused = told.refused(pair(2));
    assert_eq!(refused, Some((Some("12.9.8"), EventReason::ExcludedFromRound { player: PlayerId(1) })));
    assert_eq!(told.refused(pair(3)), None);
}

#[test]
fn who_is_expelled_forfeits_what_was_published_and_is_never_paired_again() {
    for (edition, article) in [(Edition::Fide2023, "12.9.9"), (Edition::Fide2001, "13.4(g)")] {
        let mut told = paired(edition);
        let mut later = told.ruled(penalise(4, Some(GameId::new(1, 1, 2)), Penalty::Expulsion));
        assert!(later.iter().all(|(_, number)| *number == Some(article)));
        assert_eq!(told.outcome(GameId::new(1, 1, 2)), "1-0", "the game being played is lost");
        assert_eq!(told.event.entrant(PlayerId(4)).unwrap().standing, Participation::Expelled);
        later = told.ruled(EventAct::Pair {
            section: SECTION,
            round: RoundNumber(2),
            games: vec![Paired { board: BoardNumber(1), white: PlayerId(4), black: PlayerId(3) }],
            byes: Vec::new(),
        });
        assert_eq!(later, [(EventDecision::NotAdmitted, Some(article))]);
        let mut told = paired(edition);
        told.does(penalise(2, None, Penalty::Expulsion));
        assert_eq!(told.outcome(GAME), "+/-");
    }
}

#[test]
fn a_lifted_penalty_stays_in_the_record() {
    let mut told = paired(Edition::Fide2023);
    told.does(penalise(1, None, Penalty::Expulsion));
    let lift = |reason: &str| EventAct::Lift { penalty: PenaltyId(1), reason: reason.into() };
    assert_eq!(told.refused(lift("")), Some((Some("12.9.9"), EventReason::ReasonMissing)));
    told.does(lift("it was his brother"));
    assert_eq!(told.event.entrant(PlayerId(1)).unwrap().standing, Participation::Playing);
    assert_eq!(told.event.penalties().len(), 1);
    assert!(!told.event.penalties()[0].is_in_force());
    assert_eq!(told.refused(lift("again")), Some((Some("12.9.9"), EventReason::AlreadyDecided)));
}

#[test]
fn persistent_refusal_loses_and_both_guilty_lose_both() {
    for (edition, one, two) in [(Edition::Fide2023, "11.7", "11.8"), (Edition::Fide2001, "12.7", "12.8")] {
        for (award, expected) in [(Award::Win, "0-1"), (Award::Draw, "0-½"), (Award::Loss, "0-0")] {
            let mut told = paired(edition);
            let who = Refusing::One { player: Color::White, opponent: award };
            let ruled = told.ruled(EventAct::RefusesToComply { game: GAME, who, reason: "thrice".into() });
            assert_eq!(ruled.len(), 1);
            assert_eq!((ruled[0].1, told.outcome(GAME).as_str()), (Some(one), expected));
        }
        let mut told = paired(edition);
        let who = Refusing::Both;
        let ruled = told.ruled(EventAct::RefusesToComply { game: GAME, who, reason: "both".into() });
        assert_eq!((ruled[0].1, told.outcome(GAME).as_str()), (Some(two), "0-0"));
    }
}

#[test]
fn an_appeal_is_decided_and_may_change_the_result() {
    let mut told = paired(Edition::Fide2023);
    told.does(EventAct::HandIn { game: GAME, outcome: scored("1-0") });
    let before = u32::try_from(told.entries.len()).unwrap();
    let appeal = |against| EventAct::Appeal {
        player: PlayerId(2),
        against,
        grounds: "we signed the wrong slip".into(),
    };
    assert_eq!(
        told.refused(appeal(Against::Event { entry: before + 10 })),
        Some((Some("11.10"), EventReason::NoSuchMatter))
    );
    let ruled = told.ruled(appeal(Against::Event { entry: before }));
    assert_eq!(
        ruled,
        [(EventDecision::Appealed { number: AppealId(1), player: PlayerId(2) }, Some("11.10"))]
    );
    let verdict = Verdict::UpheldWith { game: GAME, outcome: scored("½-½") };
    told.does(EventAct::DecideAppeal { appeal: AppealId(1), verdict, reason: "both agree".into() });
    assert_eq!(told.outcome(GAME), "½-½");
    assert_eq!(told.event.appeals()[0].decided.as_ref().unwrap().reason, "both agree");
    assert_eq!(
        told.refused(EventAct::DecideAppeal {
            appeal: AppealId(1),
            verdict: Verdict::Rejected,
            reason: "late".into()
        }),
        Some((Some("11.10"), EventReason::AlreadyDecided))
    );
}

#[test]
fn appeals_may_be_barred_by_regulations_and_are_unknown_to_the_older_edition() {
    let appeal =
        EventAct::Appeal { player: PlayerId(1), against: Against::Event { entry: 1 }, grounds: "why".into() };
    let regulations = Regulations { appeals: Switch::Off, ..Regulations::where_nothing_is_said() };
    let mut told = Told::swiss(Edition::Fide2023, regulations, 2, &[]);
    assert_eq!(told.refused(appeal.clone()), Some((Some("11.10"), EventReason::BarredByRegulations)));
    let mut told = Told::with_players(Edition::Fide2001, 2);
    assert_eq!(told.refused(appeal), Some((Some("Pref"), EventReason::NotForeseen)));
}

#[test]
fn a_player_is_a_spectator_of_every_game_but_his_own_until_it_is_over() {
    for (edition, finished, others) in
        [(Edition::Fide2023, "11.4", "12.7"), (Edition::Fide2001, "12.3", "13.7/1")]
    {
        let mut told = paired(edition);
        let role = |event: &Event, player, game| {
            let (role, article) = role_in(event, PlayerId(player), game);
            (role, article.number(edition))
        };
        let other = GameId::new(1, 1, 2);
        assert_eq!(role(&told.event, 1, GAME).0, Role::Player(Color::White));
        assert_eq!(role(&told.event, 1, other), (Role::Spectator, Some(others)));
        let meddle =
            || EventAct::Meddle { player: PlayerId(1), game: other, how: "he pointed at the flag".into() };
        let incident =
            EventDecision::Incident { incident: Incident::Interference, player: Some(PlayerId(1)) };
        assert_eq!(told.ruled(meddle()), [(incident.clone(), Some(others))]);
        told.does(EventAct::HandIn { game: GAME, outcome: scored("½-½") });
        assert_eq!(role(&told.event, 1, GAME), (Role::Spectator, Some(finished)));
        assert_eq!(role(&told.event, 1, other), (Role::Spectator, Some(finished)));
        let spectator = EventDecision::Spectator { player: PlayerId(1), game: other };
        assert_eq!(told.ruled(meddle()), [(spectator, Some(finished)), (incident, Some(others))]);
    }
}

#[test]
fn the_journal_of_a_game_gives_its_result_once() {
    let mut told = paired(Edition::Fide2023);
    let mate = Outcome::played(Score::win(Color::White), Some(Ending::Checkmate));
    let report = GameReport {
        entries: 60,
        outcome: mate,
        article: "5.1.1".into(),
        reason: String::new(),
        illegal_moves: Sides::new(0, 1),
        penalties: vec![GamePenalty {
            player: Color::Black,
            penalty: Penalty::Exclusion { rounds: vec![2] },
            article: "12.9.8".into(),
            reason: "he left".into(),
        }],
        appeals: vec![(Color::Black, 41)],
    };
    let ruled = told.ruled(EventAct::Report { game: GAME, report: report.clone() });
    let decisions: Vec<EventDecision> = ruled.into_iter().map(|(decision, _)| decision).collect();
    assert_eq!(decisions[0], EventDecision::IllegalMoves { game: GAME, side: Color::Black, count: 1 });
    assert_eq!(decisions[1], EventDecision::Result { game: GAME, outcome: mate });
    assert!(matches!(
        decisions[2],
        EventDecision::Penalised { player: PlayerId(2), number: PenaltyId(1), .. }
    ));
    assert_eq!(decisions[3], EventDecision::Excluded { player: PlayerId(2), round: RoundNumber(2) });
    assert_eq!(decisions[4], EventDecision::Appealed { number: AppealId(1), player: PlayerId(2) });
    // The arbiter decides otherwise; the same report again does not undo it.
    told.does(EventAct::ChangeResult { game: GAME, to: scored("½-½"), reason: "analogy".into() });
    assert_eq!(told.ruled(EventAct::Report { game: GAME, report: report.clone() }), []);
    assert_eq!(told.outcome(GAME), "½-½");
    let older = GameReport { entries: 3, ..report };
    let refused = told.refused(EventAct::Report { game: GAME, report: older });
    assert_eq!(refused.map(|(_, why)| why), Some(EventReason::NoSuchMatter));
}

#[test]
fn regulations_against_the_laws_are_refused_under_the_article_they_contradict() {
    let mut told = Told::empty(Edition::Fide2023, Regulations::where_nothing_is_said());
    let open = |regulations: Regulations, control: &str| EventAct::OpenSection {
        section: SECTION,
        terms: touchmove_competition::Terms {
            regulations: Some(regulations),
            ..terms(control, System::Swiss, &[])
        },
    };
    let plain = Regulations::where_nothing_is_said();
    let full =
        Regulations { supervision: Some(Supervision::Full), games_per_arbiter: Some(4), ..plain.clone() };
    assert_eq!(told.refused(open(plain.clone(), "15+10")).unwrap().0, Some("A.6"));
    let ruled = told.ruled(open(full, "15+10"));
    let numbers: Vec<Option<&str>> = ruled.iter().map(|(_, number)| *number).collect();
    assert_eq!(numbers, [Some("A.4.1"), Some("A.4.2")]);
    let limited = Regulations { supervision: Some(Supervision::Limited), ..plain };
    assert_eq!(told.refused(open(limited.clone(), "15+10")), None);
    assert_eq!(told.refused(open(limited, "15+10")), Some((Some("12.2.5"), EventReason::Taken)));
}

#[test]
fn one_set_of_rules_of_rapid_play_governs_the_whole_event() {
    let with = |supervision| Regulations {
        supervision: Some(supervision),
        games_per_arbiter: Some(3),
        recorder: Recorder::ArbiterOrAssistant,
        ..Regulations::where_nothing_is_said()
    };
    let mut told =
        Told::section(Edition::Fide2023, with(Supervision::Limited), 0, terms("15+10", System::Swiss, &[]));
    let second = |regulations| EventAct::OpenSection {
        section: SectionId(2),
        terms: touchmove_competition::Terms {
            regulations: Some(regulations),
            ..terms("25+10", System::Swiss, &[])
        },
    };
    let refused = told.refused(second(with(Supervision::Full)));
    assert_eq!(refused, Some((Some("A.6"), EventReason::SupervisionDiffers)));
    assert_eq!(told.refused(second(with(Supervision::Limited))), None);
}

#[test]
fn supervised_rapid_play_needs_an_arbiter_for_every_three_games() {
    let regulations = Regulations {
        supervision: Some(Supervision::Full),
        games_per_arbiter: Some(3),
        recorder: Recorder::ArbiterOrAssistant,
        ..Regulations::where_nothing_is_said()
    };
    let mut told = Told::section(Edition::Fide2023, regulations, 8, terms("15+10", System::Swiss, &[]));
    let games = |number: u16| EventAct::Pair {
        section: SECTION,
        round: RoundNumber(1),
        games: (1..=number)
            .map(|board| Paired {
                board: BoardNumber(board),
                white: PlayerId(board * 2 - 1),
                black: PlayerId(board * 2),
            })
            .collect(),
        byes: Vec::new(),
    };
    assert_eq!(told.refused(games(4)), Some((Some("A.4.1"), EventReason::TooManyGames { count: 4 })));
    assert_eq!(told.refused(games(3)), None);
    let second = Official {
        name: "Second".into(),
        title: None,
        fide_id: None,
        federation: None,
        post: Post::SectionArbiter { section: SECTION },
    };
    told.does(EventAct::Appoint { official: OfficialId(2), details: second });
    assert_eq!(told.refused(games(4)), None);
    let ruled = told.ruled(EventAct::Dismiss { official: OfficialId(2) });
    assert_eq!(
        ruled[1],
        (EventDecision::SupervisionLacking { section: SECTION, round: RoundNumber(1) }, Some("A.4.1"))
    );
}

#[test]
fn pairings_that_cannot_be_are_not_admitted() {
    let mut told = Told::with_players(Edition::Fide2023, 4);
    let pair = |games: &[(u16, u16, u16)]| EventAct::Pair {
        section: SECTION,
        round: RoundNumber(1),
        games: games
            .iter()
            .map(|(board, white, black)| Paired {
                board: BoardNumber(*board),
                white: PlayerId(*white),
                black: PlayerId(*black),
            })
            .collect(),
        byes: Vec::new(),
    };
    let why = |told: &mut Told, games: &[(u16, u16, u16)]| told.refused(pair(games)).map(|(_, why)| why);
    assert_eq!(why(&mut told, &[(1, 1, 1)]), Some(EventReason::PairedTwice { player: PlayerId(1) }));
    assert_eq!(
        why(&mut told, &[(1, 1, 2), (2, 2, 3)]),
        Some(EventReason::PairedTwice { player: PlayerId(2) })
    );
    assert_eq!(why(&mut told, &[(1, 1, 2), (1, 3, 4)]), Some(EventReason::BoardTwice));
    assert_eq!(why(&mut told, &[(1, 1, 9)]), Some(EventReason::NoPlayer { number: PlayerId(9) }));
    assert_eq!(why(&mut told, &[(1, 1, 2)]), None);
    assert_eq!(why(&mut told, &[(1, 2, 1), (2, 3, 4)]), None, "published anew before play");
    told.does(EventAct::HandIn { game: GAME, outcome: scored("1-0") });
    assert_eq!(why(&mut told, &[(1, 1, 2)]), Some(EventReason::Begun));
}

#[test]
fn an_adjourned_game_is_resumed_in_an_announced_session_only() {
    let regulations = Regulations { adjournment: Switch::On, ..Regulations::where_nothing_is_said() };
    let mut told = Told::swiss(Edition::Fide2023, regulations, 2, &[]);
    told.round(1, "1-2 *");
    told.does(EventAct::Adjourn { game: GAME });
    assert_eq!(told.outcome(GAME), "adjourned");
    let fix = |at: u64| EventAct::FixResumption {
        game: GAME,
        resumption: Resumption { at: Stamp(at), place: "hall B".into() },
    };
    assert_eq!(told.refused(fix(5000)), Some((Some("I.14"), EventReason::NotAnnounced)));
    let session = |start: u64, end: u64| Session { start: Stamp(start), end: Some(Stamp(end)) };
    let schedule =
        |sessions: Vec<Session>| EventAct::Schedule { section: SECTION, round: RoundNumber(1), sessions };
    let backwards = told.refused(schedule(vec![session(10, 10)]));
    assert_eq!(backwards, Some((Some("I.14"), EventReason::BadSession)));
    told.does(schedule(vec![session(0, 1000), session(5000, 9000)]));
    assert_eq!(told.refused(fix(9000)), Some((Some("I.14"), EventReason::NotAnnounced)));
    assert_eq!(told.refused(fix(500)), Some((Some("I.14"), EventReason::NotAnnounced)));
    assert_eq!(told.refused(fix(5000)), None);
    let mut without = paired(Edition::Fide2023);
    let refused = without.refused(EventAct::Adjourn { game: GAME });
    assert_eq!(refused, Some((Some("I.1.1"), EventReason::BarredByRegulations)));
}

#[test]
fn special_measures_and_scoresheets_are_kept() {
    let mut told = paired(Edition::Fide2023);
    let measure = "a table near the door";
    let ruled = told.ruled(EventAct::Accommodate { player: PlayerId(1), measure: measure.into() });
    assert_eq!(ruled, [(EventDecision::Accommodated { player: PlayerId(1) }, Some("12.2.6"))]);
    assert_eq!(told.event.entrant(PlayerId(1)).unwrap().player.needs.measures, [measure]);
    let mut old = paired(Edition::Fide2001);
    let ruled = old.ruled(EventAct::Accommodate { player: PlayerId(1), measure: measure.into() });
    assert_eq!(ruled, [(EventDecision::Accommodated { player: PlayerId(1) }, Some("13.2"))]);
    let ruled = old.ruled(EventAct::KeepSheet { game: GAME, of: Color::White });
    assert_eq!(ruled, [(EventDecision::InOrder, Some("8.3"))]);
    let sheets = old.event.game(GAME).unwrap().sheets;
    assert_eq!((sheets.white, sheets.black), (SheetKept::Yes, SheetKept::No));
}

#[test]
fn replay_is_the_same_as_judging_step_by_step() {
    let mut told = paired(Edition::Fide2023);
    told.does(EventAct::HandIn { game: GAME, outcome: scored("1-0") });
    told.does(penalise(1, None, Penalty::Warning));
    told.does(EventAct::Withdraw { player: PlayerId(3), from: RoundNumber(2), reason: String::new() });
    told.does(EventAct::Amend { player: PlayerId(2), details: Player::named("Another") });
    let again = replay(Event::new(told.founding.clone()), &told.entries);
    assert_eq!(again.event, told.event);
}
