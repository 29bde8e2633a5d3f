//! Every act, observation and answer that the engine knows is played in some game: it follows from the samples beside the lists, so
//! that nobody has to think of the simulator when one is added.

use std::collections::BTreeSet;
use std::fmt::Debug;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Filling, Observation, PlayerAct};
use touchmove_conduct::{Act, Choice};
use touchmove_sim::players::Range;
use touchmove_sim::run;

/// How many games are played.
const GAMES: u64 = 3000;

/// The list and the variant.
fn name(list: &str, value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let variant = text.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
    format!("{list}::{variant}")
}

/// What an act is, and what is within it.
fn names(act: &Act) -> Vec<String> {
    match act {
        Act::Player(_, act) => vec![name("PlayerAct", act)],
        Act::Arbiter(ArbiterAct::Observe { seen }) => {
            vec![name("ArbiterAct", &ArbiterAct::Observe { seen: seen.clone() }), name("Observation", seen)]
        }
        Act::Arbiter(ArbiterAct::Decide { referral, choice }) => {
            let act = ArbiterAct::Decide { referral: *referral, choice: choice.clone() };
            vec![name("ArbiterAct", &act), name("Choice", choice)]
        }
        Act::Arbiter(act) => vec![name("ArbiterAct", act)],
        Act::Assistant(..) | Act::Bystander(_) => Vec::new(),
    }
}

fn known() -> BTreeSet<String> {
    let filling = Filling {
        color: Color::White,
        square: Square::A1,
        other: Square::A1,
        role: Role::Queen,
        text: "e4".into(),
        control: "30+30".parse().unwrap(),
        moment: Moment::at(0),
    };
    let mut known: BTreeSet<String> =
        PlayerAct::samples(&filling).iter().map(|act| name("PlayerAct", act)).collect();
    known.extend(ArbiterAct::samples(&filling).iter().map(|(_, act)| name("ArbiterAct", act)));
    known.extend(Observation::samples(&filling).iter().map(|seen| name("Observation", seen)));
    known.extend(Choice::samples(&filling).iter().map(|choice| name("Choice", choice)));
    known
}

/// What no game has.
fn missing(range: Range) -> BTreeSet<String> {
    let mut missing = known();
    for seed in 1..=GAMES {
        let played = run::play_within(range, seed, None, |_| {});
        for entry in &played.table.journal {
            names(&entry.act).iter().for_each(|name| {
                missing.remove(name);
            });
        }
        if missing.is_empty() {
            break;
        }
    }
    missing
}

#[test]
fn every_act_observation_and_answer_is_played() {
    assert_eq!(missing(Range::Everything), BTreeSet::new());
}

/// The games of the signature do not have all of them, so that the test above can fail.
#[test]
fn the_games_on_record_leave_some_out() {
    assert!(missing(Range::AsOnRecord).contains("ArbiterAct::EnterResult"));
}
