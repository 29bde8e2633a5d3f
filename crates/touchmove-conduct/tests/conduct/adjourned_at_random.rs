//! Random acts around adjournments and quickplay finishes: nothing panics, the clocks balance, exactly one runs while
//! the game is played, nobody is shown a sealed move, and the journal judged again gives the same game.

use std::collections::BTreeMap;

use touchmove_chess::Position;
use touchmove_clock::{Millis, Moment};
use touchmove_conduct::act::{
    ArbiterAct, Claim, Contact, Ground, Hand, Observation, Papers, PlayerAct, StopReason,
};
use touchmove_conduct::{Act, Award, Choice, Custody, Phase, ReferralId, Role};
use touchmove_law::{ArbiterPresence, Edition, Switch};

use crate::support::adjournment::table_with;
use crate::support::{BLACK, Table, WHITE, square};

/// A small generator: the same seed, the same games.
struct Dice(touchmove_chess::Random);

impl Dice {
    fn throw(&mut self, sides: u64) -> u64 {
        self.0.below(sides)
    }
}

/// A text that occurs nowhere else.
const SECRET: &str = "Nh3 secret";

fn player_act(dice: &mut Dice) -> PlayerAct {
    let text = ["e4", "e5", "Nf3", "Nc6", "Ke2", "Rd1", SECRET][usize::try_from(dice.throw(7)).unwrap()];
    match dice.throw(20) {
        0..=2 => PlayerAct::WriteSealed { text: text.into() },
        3..=4 => PlayerAct::CloseEnvelope,
        5..=6 => PlayerAct::Stop { reason: StopReason::Sealed },
        7 => PlayerAct::Stop { reason: StopReason::Arrived },
        8..=9 => PlayerAct::Arrive,
        10 => PlayerAct::StateSealed { text: text.into() },
        11 => PlayerAct::ContestClock,
        12 => PlayerAct::Press { hand: Hand::Same },
        13 => PlayerAct::Offer { condition: None },
        14 => PlayerAct::Claim { claim: Claim::Quickplay { ground: Ground::CannotWin } },
        15 => PlayerAct::Claim { claim: Claim::QuickplayIncrement },
        16 => PlayerAct::Claim {
            claim: Claim::QuickplayAlone { ground: Ground::NoEffort, papers: Papers::PositionAndScore },
        },
        17 => PlayerAct::Claim { claim: Claim::IllegalMove },
        18 => PlayerAct::Claim { claim: Claim::Flag },
        _ => PlayerAct::Reject,
    }
}

fn arbiter_act(dice: &mut Dice, table: &Table) -> ArbiterAct {
    let now = Moment::at(table.now);
    let side = if dice.throw(2) == 0 { WHITE } else { BLACK };
    let answer = match dice.throw(6) {
        0 => Choice::Yes,
        1 => Choice::No,
        2 => Choice::Drawn,
        3 => Choice::Postponed { extra: Millis::ZERO },
        4 => Choice::Loses { opponent: Award::Win },
        _ => Choice::Means { text: "e4".into() },
    };
    match dice.throw(16) {
        0..=2 => ArbiterAct::OrderSeal { session_end: now },
        3 => ArbiterAct::OrderSeal { session_end: now.after(Millis::minutes(10)) },
        4..=5 => ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() },
        6..=7 => ArbiterAct::ResumeAdjourned { moment: now },
        8..=9 => ArbiterAct::OpenEnvelope,
        10 => ArbiterAct::EnvelopeMissing,
        11 => ArbiterAct::Resume,
        12 => ArbiterAct::Observe { seen: Observation::Flag { of: side } },
        13 => ArbiterAct::Observe { seen: Observation::BothFlags },
        14 => ArbiterAct::Observe { seen: Observation::Absent { of: side } },
        _ => {
            let last = table.game.referrals().last().map_or(ReferralId(1), |referral| referral.id);
            ArbiterAct::Decide { referral: last, choice: answer }
        }
    }
}

/// What usually comes next, so that the games get somewhere.
fn usual_act(dice: &mut Dice, table: &Table) -> Act {
    let now = Moment::at(table.now);
    let open = table.game.adjournment();
    let by = table.game.having_move();
    let seals = [
        PlayerAct::WriteSealed {
            text: ["e4", "Nf3", "e5", "Nc6", "Rd1", SECRET][usize::try_from(dice.throw(6)).unwrap()].into(),
        },
        PlayerAct::CloseEnvelope,
        PlayerAct::Stop { reason: StopReason::Sealed },
        PlayerAct::Press { hand: Hand::Same },
    ];
    let seal = |dice: &mut Dice| Act::Player(by, seals[usize::try_from(dice.throw(4)).unwrap()].clone());
    let arrive = |dice: &mut Dice| {
        let who = if dice.throw(3) == 0 { by } else { !by };
        Act::Player(who, PlayerAct::Arrive)
    };
    match (open.and_then(|open| open.envelope()).map(|envelope| envelope.custody), table.game.phase()) {
        (None, Phase::Playing | Phase::Stopped) if open.is_none() => {
            Act::Arbiter(ArbiterAct::OrderSeal { session_end: now })
        }
        (None, _) => seal(dice),
        (Some(Custody::Unverified), _) => {
            Act::Arbiter(ArbiterAct::ConfirmEnvelope { text: "tomorrow, 10 o'clock, here".into() })
        }
        (Some(Custody::Kept(_) | Custody::Missing), Phase::Adjourned) if dice.throw(3) > 0 => arrive(dice),
        (Some(Custody::Kept(_) | Custody::Missing), Phase::Adjourned) => {
            Act::Arbiter(ArbiterAct::ResumeAdjourned { moment: now })
        }
        (Some(Custody::Kept(_)), _) if dice.throw(2) == 0 => arrive(dice),
        (Some(Custody::Kept(_)), _) => Act::Arbiter(ArbiterAct::OpenEnvelope),
        (Some(Custody::Missing), _) => Act::Player(by, PlayerAct::StateSealed { text: "e4".into() }),
        (Some(Custody::Opened(_)), _) => seal(dice),
    }
}

fn moves(table: &mut Table, dice: &mut Dice) {
    let by = table.game.having_move();
    let (from, to) = [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6"), ("a2", "a5")]
        [usize::try_from(dice.throw(5)).unwrap()];
    table.player(by, PlayerAct::Touch { square: square(from), contact: Contact::Intent });
    table.player(by, PlayerAct::Release { square: square(to) });
    if dice.throw(2) == 0 {
        table.player(by, PlayerAct::Press { hand: Hand::Same });
    }
}

fn holds(table: &Table, seed: u64) {
    let now = Moment::at(table.now);
    let clock = table.game.clock();
    assert!(clock.is_balanced(), "seed {seed}");
    let is_playing = table.game.phase() == Phase::Playing;
    assert_eq!(clock.running(now).is_some(), is_playing, "seed {seed}: {:?}", table.journal.last());
    let opened = table.last.iter().any(|ruling| format!("{ruling:?}").contains("EnvelopeOpened"));
    if !opened && !format!("{:?}", table.game.referrals()).contains(SECRET) {
        for role in [Role::Player(WHITE), Role::Player(BLACK), Role::Arbiter, Role::Spectator] {
            let shown = format!("{:?}", table.game.view(&table.laws, role, now));
            assert!(!shown.contains(SECRET), "seed {seed} {role:?}");
        }
    }
}

#[test]
fn nothing_that_players_and_arbiters_do_breaks_an_adjourned_game() {
    let mut articles = BTreeMap::new();
    for seed in 0..1500 {
        let mut dice = Dice(touchmove_chess::Random::seeded(seed));
        let edition = if seed % 2 == 0 { Edition::Fide2001 } else { Edition::Fide2023 };
        let mut table = table_with(edition, Position::initial(), |regulations| {
            regulations.guideline_iii = if seed % 4 == 1 { Switch::On } else { Switch::Off };
            regulations.auto_flag = if seed % 5 == 0 { Switch::On } else { Switch::Off };
            regulations.machine_observes = if seed % 3 == 0 { Switch::On } else { Switch::Off };
            if seed % 7 == 0 {
                regulations.arbiter = ArbiterPresence::Absent;
            }
        });
        for _ in 0..40 {
            table.now += [0, 0, 1000, 60_000, 2_000_000][usize::try_from(dice.throw(5)).unwrap()];
            match dice.throw(12) {
                0 => moves(&mut table, &mut dice),
                1..=8 => {
                    let act = usual_act(&mut dice, &table);
                    table.does(act);
                }
                9 | 10 => {
                    let act = player_act(&mut dice);
                    let by =
                        if dice.throw(3) == 0 { !table.game.having_move() } else { table.game.having_move() };
                    table.does(Act::Player(by, act));
                }
                _ => {
                    let act = arbiter_act(&mut dice, &table);
                    table.arbiter(act);
                }
            }
            holds(&table, seed);
            for ruling in &table.last {
                if let Some(number) = ruling.article().number(edition) {
                    *articles.entry(number).or_insert(0) += 1;
                }
            }
        }
        table.replays();
    }
    // The games really get there.
    for number in
        ["I.1.1", "I.3", "I.5", "I.8", "I.9.1", "I.9.2", "I.12.1", "A.1(a)/2", "A.8/0", "A.9(a)", "A.11(a)/2"]
    {
        assert!(articles.get(number).is_some_and(|times| *times > 9), "{number}: {articles:?}");
    }
}
