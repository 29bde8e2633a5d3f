//! Acts out of place: anything by anybody at any time, and what people do after the game.

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, ClockReadings, Contact, Device, Filling, FreeOutcome, Hand, Inspected,
    Inspector, Observation, PlayerAct, Refusing, SetUpFault, Subject, WhoAsked, Winning,
};
use touchmove_conduct::{Act, Award, ReferralId, Score};
use touchmove_law::Incident;

use super::{Players, Range, answers, any, claims};
use crate::dice::Dice;
use crate::table::Table;

/// Anything at all.
pub(super) fn any_act(players: &mut Players, table: &Table) -> Act {
    let who = players.dice.color();
    match players.dice.below(20) {
        0..13 => {
            if players.dice.per_mille(150) {
                claims::any(players, table);
                if let Some(act) = players.planned.pop_back() {
                    return act;
                }
            }
            Act::Player(who, player(&mut players.dice))
        }
        13..18 => Act::Arbiter(arbiter(players, table)),
        18 => {
            let act = match players.dice.below(4) {
                0 => AssistantAct::Execute { text: "e4".into() },
                1 => AssistantAct::Tell { asked: players.dice.pick(&[WhoAsked::Yes, WhoAsked::No]) },
                2 => AssistantAct::ReportTouch { square: players.dice.square() },
                _ => AssistantAct::For { act: player(&mut players.dice) },
            };
            Act::Assistant(who, act)
        }
        _ => Act::Bystander(observation(players, table)),
    }
}

/// What people do when the game is over.
pub(super) fn after_the_end(players: &mut Players, table: &Table) {
    let result = table.game.result().map_or(Score::DRAW, |(score, _)| score);
    let who = players.dice.color();
    let act = match players.dice.below(12) {
        0..4 => Act::Player(who, PlayerAct::Sign { score: result }),
        4 => Act::Player(who, PlayerAct::Sign { score: score(&mut players.dice) }),
        5 => Act::Arbiter(ArbiterAct::ChangeResult {
            score: score(&mut players.dice),
            reason: "it was wrong".into(),
        }),
        6 => Act::Player(who, PlayerAct::Press { hand: Hand::Same }),
        7 => Act::Player(who, PlayerAct::Resign),
        8 => Act::Player(who, PlayerAct::Touch { square: players.dice.square(), contact: Contact::Intent }),
        _ => any_act(players, table),
    };
    players.planned.push_back(act);
}

fn score(dice: &mut Dice) -> Score {
    let award = |dice: &mut Dice| {
        dice.pick(&[Award::Loss, Award::Draw, Award::Win, Award::Win, Award::ForfeitLoss, Award::ForfeitWin])
    };
    Score { white: award(dice), black: award(dice) }
}

fn player(dice: &mut Dice) -> PlayerAct {
    let (square, other) = (dice.square(), dice.square());
    let text: String = dice.pick(&["e4", "Nf3", "0-0", "Ra9", ""]).into();
    let role = dice.pick(&[Role::Queen, Role::Knight, Role::King, Role::Pawn]);
    let mut acts = PlayerAct::samples(&Filling { square, other, text, role, ..filling(Color::White, 0) });
    // A player who resigns plays no longer, and claims are made with what they need.
    acts.retain(|act| !matches!(act, PlayerAct::Resign | PlayerAct::Claim { .. }));
    dice.pick(&acts)
}

fn filling(color: Color, now: u64) -> Filling {
    Filling {
        color,
        square: Square::A1,
        other: Square::A1,
        role: Role::Queen,
        text: "e4".into(),
        control: "30+30".parse().expect("a control"),
        moment: Moment::at(now),
    }
}

/// One of the acts of an arbiter about something.
fn about(dice: &mut Dice, subject: Subject, color: Color, table: &Table) -> ArbiterAct {
    let samples = ArbiterAct::samples(&filling(color, table.now)).into_iter();
    let acts: Vec<ArbiterAct> = samples.filter(|(about, _)| *about == subject).map(|(_, act)| act).collect();
    dice.pick(&acts)
}

fn observation(players: &mut Players, table: &Table) -> Observation {
    let dice = &mut players.dice;
    if players.range == Range::Everything && dice.per_mille(500) {
        return any::observation(dice, table);
    }
    let (color, square) = (dice.color(), dice.square());
    dice.pick(&[
        Observation::Flag { of: color },
        Observation::Flag { of: color },
        Observation::BothFlags,
        Observation::IllegalMove,
        Observation::IllegalMove,
        Observation::TouchedPiece { square },
        Observation::IllegalPosition,
        Observation::SetUp { fault: SetUpFault::Pieces },
        Observation::SetUp { fault: SetUpFault::ClockSetting },
        Observation::Displaced,
        Observation::BoardsDiffer,
        Observation::NotRecorded { of: color },
        Observation::Absent { of: color },
        Observation::BothAbsent,
        Observation::Outsider { text: "a guest".into() },
    ])
}

/// Anything that an arbiter does. The table of chances is bound by the signature on record, and some of its acts come with odd values;
/// what it leaves out is drawn from the samples.
fn arbiter(players: &mut Players, table: &Table) -> ArbiterAct {
    if players.range == Range::Everything && players.dice.per_mille(400) {
        return any::arbiter_act(&mut players.dice, table);
    }
    let dice = &mut players.dice;
    let color = dice.color();
    let number: String = dice.pick(&["7.1", "6.14", "Preface", "12.2.1", "99"]).into();
    let reason: String = dice.pick(&["because", "because", ""]).into();
    let time = dice.pick(&[Some(Millis::ZERO), Some(Millis::new(1)), Some(Millis::minutes(7)), None]);
    let moves = dice.pick(&[None, None, None, Some(3)]);
    let readings = ClockReadings { white: time, black_moves: moves, ..ClockReadings::default() };
    let plies = u64::try_from(table.game.plies().len()).unwrap_or(0);
    let ply = u32::try_from(dice.below(plies + 3)).unwrap_or(0);
    let amount = if dice.per_mille(100) { 700_000_000 } else { dice.below(90_000) };
    let given = Sides::new(Millis::new(amount), Millis::ZERO);
    let free = match dice.below(30) {
        0 => FreeOutcome::Result { score: score(dice) },
        1 => FreeOutcome::NewGame,
        2..16 => FreeOutcome::Note,
        _ => FreeOutcome::PlayOn,
    };
    let proven = dice.pick(&[Winning::Possible, Winning::Impossible]);
    match dice.below(30) {
        0..4 => ArbiterAct::Resume,
        4 => ArbiterAct::Pause { reason: "a noise".into() },
        5..8 => ArbiterAct::Observe { seen: observation(players, table) },
        8 | 9 => ArbiterAct::SetClocks { under: number, readings, reason },
        10 => ArbiterAct::SetControl { under: number, control: "30+30".parse().expect("a control"), reason },
        11 => ArbiterAct::GiveTime { times: given, reason },
        12 => ArbiterAct::Reinstate { ply },
        13..15 => ArbiterAct::Penalise { player: color, penalties: vec![answers::penalty(dice)], reason },
        15 => ArbiterAct::ChangeResult { score: score(dice), reason },
        16 => ArbiterAct::Log { incident: dice.pick(&Incident::ALL), player: Some(color), note: reason },
        17 => ArbiterAct::RuleFreely { under: number, outcome: free, reason },
        18 => ArbiterAct::DeclareDead { proof: reason },
        19 => ArbiterAct::Proves { player: color, winning: proven },
        20 => about(dice, Subject::Permission, color, table),
        21 => ArbiterAct::Consent,
        22 => ArbiterAct::Replace { device: Device::Chessclock { readings } },
        23 => ArbiterAct::TellMoveCount,
        24 => about(dice, Subject::Arrangement, color, table),
        25 => ArbiterAct::RefusesToComply {
            refusing: Refusing::One { player: color, opponent: Award::Win },
            reason: String::new(),
        },
        26 => ArbiterAct::Inspect { player: color, inspector: Inspector::SameSex, outcome: Inspected::Clean },
        27 => about(dice, Subject::Record, color, table),
        28 => about(dice, Subject::Adjournment, color, table),
        _ => ArbiterAct::Decide {
            referral: ReferralId(u32::try_from(players.dice.below(12)).unwrap_or(0)),
            choice: answers::any(players, table),
        },
    }
}
