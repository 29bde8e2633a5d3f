//! Scoresheets brought up to date after a flag-fall, reconstruction, the control, the signed result (8.5-8.7).

use touchmove_chess::{Color, Position, Role as Piece, Square};
use touchmove_clock::{Moment, Sides};
use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, Disability, Filling, Observation, PlayerAct, SheetEntry,
};
use touchmove_conduct::{
    Act, Choice, Decision, Ending, Game, Knows, Phase, PlayerDuty, Question, Reason, ReferralId, Role, Score,
};
use touchmove_law::{AssistantDuty, Edition, PeriodCredit, Regulations};

use crate::support::{BLACK, STANDARD, Table, WHITE, laws, seconds};

/// Two moves in eight minutes, then a hundred minutes, with the time added at zero.
const CONTROL: &str = "2/8, 100";

fn number(edition: Edition, new: &'static str, old: &'static str) -> &'static str {
    match edition {
        Edition::Fide2023 => new,
        Edition::Fide2001 => old,
    }
}

fn at_zero(regulations: &mut Regulations) {
    regulations.period_credit = Some(PeriodCredit::AtZero);
}

/// Two moves each; White, or both, go below five minutes on the first. Then White thinks until their flag falls, their
/// eight minutes being used, and the arbiter sees it.
fn flag_at_the_control(edition: Edition, thinks: Thinks) -> Table {
    let mut table = Table::started(laws(edition, CONTROL, at_zero), Position::initial(), CONTROL);
    table.at(200);
    table.plays(WHITE, "e2", "e4");
    let black = match thinks {
        Thinks::WhiteOnly => 201,
        Thinks::Both => 400,
    };
    table.at(black);
    table.plays(BLACK, "e7", "e5");
    table.at(black + 1);
    table.plays(WHITE, "g1", "f3");
    table.at(black + 2);
    table.plays(BLACK, "b8", "c6");
    table.at(black + 400);
    table.arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
    table
}

#[derive(Clone, Copy)]
enum Thinks {
    WhiteOnly,
    Both,
}

#[test]
fn with_both_exempt_the_clocks_stand_until_both_scoresheets_are_complete() {
    for edition in Edition::ALL {
        let mut table = flag_at_the_control(edition, Thinks::Both);
        let article = number(edition, "8.5.1", "8.5(a)/2");
        assert!(table.ruled(number(edition, "6.4", "6.3"), &Decision::NextPeriod { player: WHITE }));
        assert!(table.ruled(article, &Decision::ClocksStop), "{:?}", table.last);
        for side in Color::ALL {
            assert!(table.ruled(article, &Decision::Duty { player: side, duty: PlayerDuty::CompleteSheet }));
        }
        assert_eq!(table.game.phase(), Phase::Stopped);
        table.arbiter(ArbiterAct::Resume);
        assert!(table.not_admitted(article, &Reason::ScoresheetIncomplete));
        table.player(WHITE, PlayerAct::Write { entry: SheetEntry::UpToDate });
        assert!(table.ruled(article, &Decision::Freed { player: WHITE, duty: PlayerDuty::CompleteSheet }));
        table.arbiter(ArbiterAct::Resume);
        assert!(table.not_admitted(article, &Reason::ScoresheetIncomplete));
        // Black writes move by move.
        for (text, complete) in [("e4", false), ("e5", false), ("Nf3", false), ("Nc6", true)] {
            table.player(BLACK, PlayerAct::Write { entry: SheetEntry::Move { text: text.into() } });
            assert_eq!(
                table.ruled(article, &Decision::Freed { player: BLACK, duty: PlayerDuty::CompleteSheet }),
                complete,
                "{text}"
            );
        }
        table.arbiter(ArbiterAct::Resume);
        assert_eq!(table.game.phase(), Phase::Playing);
        table.makes(WHITE, "f1", "b5");
        assert!(table.last.iter().all(|ruling| *ruling.decision() != Decision::Breach { player: WHITE }));
        table.replays();
    }
}

#[test]
fn a_scoresheet_with_a_wrong_move_is_not_complete() {
    let mut table = flag_at_the_control(Edition::Fide2023, Thinks::Both);
    table.player(WHITE, PlayerAct::Write { entry: SheetEntry::UpToDate });
    for text in ["e4", "e5", "Nf3", "Nf6"] {
        table.player(BLACK, PlayerAct::Write { entry: SheetEntry::Move { text: text.into() } });
    }
    table.arbiter(ArbiterAct::Resume);
    assert!(table.not_admitted("8.5.1", &Reason::ScoresheetIncomplete));
    table.player(BLACK, PlayerAct::Write { entry: SheetEntry::Move { text: "2...Nc6".into() } });
    table.arbiter(ArbiterAct::Resume);
    assert_eq!(table.game.phase(), Phase::Playing);
}

#[test]
fn one_exempt_player_completes_his_scoresheet_before_he_moves() {
    for edition in Edition::ALL {
        let mut table = flag_at_the_control(edition, Thinks::WhiteOnly);
        let article = number(edition, "8.5.2", "8.5(b)/1");
        assert!(table.ruled(article, &Decision::Duty { player: WHITE, duty: PlayerDuty::CompleteSheet }));
        assert!(!table.ruled(article, &Decision::Duty { player: BLACK, duty: PlayerDuty::CompleteSheet }));
        assert_eq!(table.game.phase(), Phase::Playing, "his clock goes on");
        table.makes(WHITE, "f1", "b5");
        assert!(table.ruled(number(edition, "8.5.2", "8.4/2"), &Decision::Breach { player: WHITE }));
        assert_eq!(table.game.plies().len(), 5, "the move is made all the same");
        table.replays();
    }
}

#[test]
fn he_may_use_the_opponents_scoresheet_and_returns_it_before_he_moves() {
    for edition in Edition::ALL {
        let borrowing = number(edition, "8.5.2", "8.5(b)/2");
        let mut table = flag_at_the_control(edition, Thinks::WhiteOnly);
        table.player(BLACK, PlayerAct::BorrowSheet);
        assert!(table.not_admitted(borrowing, &Reason::NotForeseen), "he was not exempt");
        table.player(WHITE, PlayerAct::BorrowSheet);
        assert!(table.ruled(borrowing, &Decision::Duty { player: WHITE, duty: PlayerDuty::ReturnSheet }));
        table.player(WHITE, PlayerAct::Write { entry: SheetEntry::UpToDate });
        let mut hasty = flag_at_the_control(edition, Thinks::WhiteOnly);
        hasty.player(WHITE, PlayerAct::BorrowSheet);
        hasty.player(WHITE, PlayerAct::Write { entry: SheetEntry::UpToDate });
        hasty.makes(WHITE, "f1", "b5");
        assert!(hasty.ruled(borrowing, &Decision::Breach { player: WHITE }), "he has it still");
        table.player(WHITE, PlayerAct::ReturnSheet);
        assert!(table.ruled(borrowing, &Decision::Freed { player: WHITE, duty: PlayerDuty::ReturnSheet }));
        table.makes(WHITE, "f1", "b5");
        assert!(table.last.iter().all(|ruling| *ruling.decision() != Decision::Breach { player: WHITE }));
        table.player(WHITE, PlayerAct::ReturnSheet);
        assert!(table.not_admitted(borrowing, &Reason::NothingFound));
    }
}

#[test]
fn a_flag_seen_twice_asks_for_nothing_twice() {
    let mut table = flag_at_the_control(Edition::Fide2023, Thinks::WhiteOnly);
    table.player(WHITE, PlayerAct::Write { entry: SheetEntry::UpToDate });
    table.now += 1000;
    table.arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
    assert!(!table.ruled("8.5.2", &Decision::Duty { player: WHITE, duty: PlayerDuty::CompleteSheet }));
}

#[test]
fn a_reconstruction_begins_with_a_record_of_position_and_times() {
    for edition in Edition::ALL {
        let article = number(edition, "8.5.3", "8.5(c)/2");
        let mut table = flag_at_the_control(edition, Thinks::Both);
        table.arbiter(ArbiterAct::Reconstructed { moves: Sides { white: Some(2), black: Some(2) } });
        assert!(table.not_admitted(article, &Reason::NoSnapshot));
        table.arbiter(ArbiterAct::TakeSnapshot);
        assert!(table.ruled(article, &Decision::InOrder));
        let snapshot = table.game.snapshot().unwrap().clone();
        assert_eq!(snapshot.board, *table.game.position().board());
        assert_eq!(snapshot.running, WHITE);
        assert_eq!(snapshot.moves, Some(Sides { white: 2, black: 2 }));
        assert_eq!(snapshot.times.white.get() / 1000, table.left(WHITE));
        table.arbiter(ArbiterAct::Reconstructed { moves: Sides { white: Some(2), black: Some(2) } });
        assert!(table.ruled("8.6", &Decision::NextPeriod { player: WHITE }));
        table.arbiter(ArbiterAct::Resume);
        assert_eq!(table.game.phase(), Phase::Playing);
        assert!(table.game.snapshot().is_none());
        table.replays();
    }
}

/// A flag falls at the control, and nobody knows the moves.
fn moves_unknown(edition: Edition, change: impl FnOnce(&mut Regulations)) -> Table {
    let laws = laws(edition, CONTROL, change);
    let game = Game::new(&laws, Position::initial(), CONTROL.parse().unwrap(), Moment::at(0));
    let mut table = Table::of(laws, game.knowing(Knows::NotTheMoves));
    table.arbiter(ArbiterAct::Start);
    table.at(480);
    table.arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: WHITE } });
    assert_eq!(table.game.phase(), Phase::Stopped);
    assert_eq!(table.result(), None);
    table
}

#[test]
fn a_control_that_nobody_can_disprove_counts_as_made() {
    for edition in Edition::ALL {
        for change in [|_: &mut Regulations| {}, at_zero] {
            let mut table = moves_unknown(edition, change);
            table.decides(&Question::MovesMade, Choice::Unknown);
            assert!(table.ruled("8.6", &Decision::NextPeriod { player: WHITE }), "{:?}", table.last);
            let clock = table.game.clock().clock(WHITE, Moment::at(table.now));
            assert_eq!((clock.completed(), clock.period()), (2, 1), "the next move is the third");
            assert_eq!(table.left(WHITE), 6000);
            table.arbiter(ArbiterAct::Resume);
            assert_eq!(table.game.phase(), Phase::Playing);
            table.replays();
        }
    }
}

#[test]
fn evidence_decides_how_many_moves_were_made() {
    for edition in Edition::ALL {
        for (moves, lost) in [(1, true), (2, false), (3, false)] {
            let mut table = moves_unknown(edition, |_| {});
            table.arbiter(ArbiterAct::TakeSnapshot);
            assert_eq!(table.game.snapshot().unwrap().moves, None);
            table.arbiter(ArbiterAct::Reconstructed {
                moves: Sides { white: Some(moves), black: Some(moves) },
            });
            let expected = lost.then_some((Score::win(BLACK), Ending::Time));
            assert_eq!(table.result(), expected, "{edition} {moves}");
            if !lost {
                let clock = table.game.clock().clock(WHITE, Moment::at(table.now));
                assert_eq!((clock.completed(), clock.period()), (moves, 1));
            }
        }
    }
}

#[test]
fn the_arbiter_may_name_the_number_proven() {
    let mut table = moves_unknown(Edition::Fide2001, |_| {});
    table.decides(&Question::MovesMade, Choice::Moves { moves: 1 });
    assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Time)));
    let mut table = moves_unknown(Edition::Fide2001, |_| {});
    table.decides(&Question::MovesMade, Choice::Yes);
    assert!(table.open(&Question::MovesMade).is_some(), "yes is no number");
}

/// White has checkmated.
fn mated(edition: Edition) -> Table {
    let mut table = Table::standard(edition);
    table.plays(WHITE, "e2", "e4");
    table.plays(BLACK, "f7", "f6");
    table.plays(WHITE, "d2", "d4");
    table.plays(BLACK, "g7", "g5");
    table.makes(WHITE, "d1", "h5");
    assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Checkmate)));
    table
}

#[test]
fn the_right_result_is_signed_without_more_ado() {
    for edition in Edition::ALL {
        let mut table = mated(edition);
        table.player(WHITE, PlayerAct::Sign { score: Score::win(WHITE) });
        assert!(table.ruled(number(edition, "8.7", "8.7/1"), &Decision::InOrder));
        table.player(BLACK, PlayerAct::Sign { score: Score::win(WHITE) });
        assert!(table.ruled(number(edition, "8.7", "8.7/2"), &Decision::InOrder));
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Checkmate)));
        assert!(table.game.referrals().is_empty());
    }
}

#[test]
fn a_wrong_result_that_both_signed_stands_unless_the_arbiter_decides_otherwise() {
    for edition in Edition::ALL {
        let article = number(edition, "8.7", "8.7/2");
        let mut table = mated(edition);
        table.player(WHITE, PlayerAct::Sign { score: Score::DRAW });
        assert_eq!(
            table.result(),
            Some((Score::win(WHITE), Ending::Checkmate)),
            "one signature is not enough"
        );
        table.player(BLACK, PlayerAct::Sign { score: Score::DRAW });
        let rescored = Decision::Rescored { from: Score::win(WHITE), to: Score::DRAW };
        assert!(table.ruled(article, &rescored));
        assert_eq!(table.result(), Some((Score::DRAW, Ending::Signed)));
        assert_eq!(table.asked().unwrap().default, Some(Choice::Yes));
        let mut stands = table;
        stands.decides(&Question::SignedResult, Choice::Yes);
        assert_eq!(stands.result(), Some((Score::DRAW, Ending::Signed)));

        let mut table = mated(edition);
        table.player(WHITE, PlayerAct::Sign { score: Score::win(BLACK) });
        table.player(BLACK, PlayerAct::Sign { score: Score::win(BLACK) });
        assert_eq!(table.result(), Some((Score::win(BLACK), Ending::Signed)));
        table.decides(&Question::SignedResult, Choice::No);
        assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Ruling)));
        table.replays();
    }
}

#[test]
fn the_arbiter_may_correct_a_signed_result_to_another() {
    let mut table = mated(Edition::Fide2023);
    table.player(WHITE, PlayerAct::Sign { score: Score::win(BLACK) });
    table.player(BLACK, PlayerAct::Sign { score: Score::win(BLACK) });
    table.decides(&Question::SignedResult, Choice::Drawn);
    assert_eq!(table.result(), Some((Score::DRAW, Ending::Ruling)));
}

#[test]
fn different_signatures_change_nothing_and_the_arbiter_is_told() {
    let mut table = mated(Edition::Fide2023);
    table.player(WHITE, PlayerAct::Sign { score: Score::win(WHITE) });
    table.player(BLACK, PlayerAct::Sign { score: Score::DRAW });
    assert!(table.not_admitted("8.7", &Reason::SignaturesDiffer));
    assert!(table.open(&Question::SignedResult).is_some());
    assert_eq!(table.result(), Some((Score::win(WHITE), Ending::Checkmate)));
    // They think better of it.
    table.player(BLACK, PlayerAct::Sign { score: Score::win(WHITE) });
    assert!(table.open(&Question::SignedResult).is_none());
}

#[test]
fn players_who_sign_a_result_have_ended_the_game() {
    let mut table = Table::standard(Edition::Fide2023);
    table.plays(WHITE, "e2", "e4");
    table.player(WHITE, PlayerAct::Sign { score: Score::DRAW });
    assert!(table.not_admitted("5.2.3", &Reason::NotBothHaveMoved));
    table.plays(BLACK, "e7", "e5");
    table.player(WHITE, PlayerAct::Sign { score: Score::DRAW });
    assert_eq!(table.game.phase(), Phase::Playing);
    table.player(BLACK, PlayerAct::Sign { score: Score::DRAW });
    assert_eq!(table.result(), Some((Score::DRAW, Ending::Signed)));
    assert_eq!(table.game.phase(), Phase::Over);
    table.decides(&Question::SignedResult, Choice::No);
    assert_eq!(table.result(), None, "nothing but the signatures had ended it");
    assert_eq!(table.game.phase(), Phase::Stopped);
}

#[test]
fn nobody_signs_before_the_game_or_a_score_that_no_game_has() {
    let mut table = Table::waiting(laws(Edition::Fide2023, STANDARD, |_| {}), Position::initial(), STANDARD);
    table.player(WHITE, PlayerAct::Sign { score: Score::DRAW });
    assert!(table.not_admitted("8.7", &Reason::NotBegun));
    let mut table = mated(Edition::Fide2023);
    table.player(WHITE, PlayerAct::Sign { score: Score::BOTH_LOSE });
    assert!(table.not_admitted("8.7", &Reason::NoSuchOption));
}

/// Numbers that look random and are always the same.
struct Dice(touchmove_chess::Random);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        usize::try_from(self.0.below(sides as u64)).unwrap()
    }
}

/// One of the things that can be done about scoresheets and announcements, mostly out of turn.
fn any_act(dice: &mut Dice) -> Act {
    let by = Color::ALL[dice.throw(2)];
    let texts =
        ["e4", "1...e5", "Nf3", "2. Nf3", "0-0", "P-K4", "99.Kh8", "", "(=)", "⠑⠲", "Eva vier", "Anna acht"];
    let text = texts[dice.throw(texts.len())].to_owned();
    let mut square = || Square::all().nth(dice.throw(64)).unwrap();
    let filling = Filling {
        color: by,
        square: square(),
        other: square(),
        role: Piece::Queen,
        text: text.clone(),
        control: CONTROL.parse().unwrap(),
        moment: Moment::at(0),
    };
    // What nobody's samples write: a dash, and what a player who does not see says into a device.
    let written = [SheetEntry::Dash, SheetEntry::Spoken { text }];
    let mut acts: Vec<PlayerAct> = written.map(|entry| PlayerAct::Write { entry }).into();
    let about_sheets = dice.throw(3) > 0;
    acts.extend(PlayerAct::samples(&filling).into_iter().filter(|act| match act.assistants_duty() {
        Some(AssistantDuty::MakeMoves) => !about_sheets,
        Some(AssistantDuty::Announce | AssistantDuty::RecordAndPress) => true,
        Some(AssistantDuty::Inform | AssistantDuty::Claim | AssistantDuty::Adjourn) => false,
        // What ends the game ends the story.
        None => !matches!(act, PlayerAct::Resign | PlayerAct::Accept | PlayerAct::Sign { .. }),
    }));
    let player = acts.swap_remove(dice.throw(acts.len()));
    let choices =
        [Choice::Yes, Choice::No, Choice::Ply { ply: 2 }, Choice::Moves { moves: 1 }, Choice::Unknown];
    match dice.throw(12) {
        0 => Act::Arbiter(ArbiterAct::Decide {
            referral: ReferralId(u32::try_from(dice.throw(30)).unwrap()),
            choice: choices[dice.throw(choices.len())].clone(),
        }),
        1 => Act::Arbiter(ArbiterAct::Resume),
        2 => Act::Arbiter(ArbiterAct::TakeSnapshot),
        3 => Act::Arbiter(ArbiterAct::Reconstructed { moves: Sides { white: Some(2), black: None } }),
        4 => Act::Assistant(by, AssistantAct::For { act: player }),
        _ => Act::Player(by, player),
    }
}

#[test]
fn whatever_is_done_about_scoresheets_is_judged_and_replays() {
    for edition in Edition::ALL {
        for seed in 0..60 {
            let mut dice = Dice(touchmove_chess::Random::seeded(seed));
            let mut table = Table::waiting(laws(edition, CONTROL, at_zero), Position::initial(), CONTROL);
            if seed % 2 == 0 {
                table.arbiter(ArbiterAct::Disability { player: WHITE, disability: Disability::Visual });
                table.arbiter(ArbiterAct::Assistant {
                    player: WHITE,
                    duties: vec![AssistantDuty::Announce, AssistantDuty::RecordAndPress],
                    cost: seconds(5),
                });
            }
            table.arbiter(ArbiterAct::Start);
            for _ in 0..150 {
                table.now += u64::try_from(dice.throw(5000)).unwrap();
                table.does(any_act(&mut dice));
                assert!(table.game.clock().is_balanced());
                table.game.view(&table.laws, Role::Arbiter, Moment::at(table.now));
            }
            table.replays();
        }
    }
}
