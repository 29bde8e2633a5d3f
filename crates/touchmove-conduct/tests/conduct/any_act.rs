//! Any act of a player or the arbiter at any time: always answered, always under an article in force, always the same.

use touchmove_chess::{Color, Position, Random, Role, Square};
use touchmove_clock::Moment;
use touchmove_conduct::act::{
    ArbiterAct, Claim, ClockReadings, Contact, Filling, FreeOutcome, Hand, Observation, Penalty, PlayerAct,
    SetUpFault,
};
use touchmove_conduct::{Act, Award, Choice, Phase, Score};
use touchmove_law::{ArbiterPresence, Edition, PenaltyKind};

use crate::support::{BLITZ, RAPID, STANDARD, Table, laws, position, seconds};

struct Dice(Random);

impl Dice {
    fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.0.next() % u64::try_from(most).unwrap()).unwrap()
    }

    fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    fn award(&mut self) -> Award {
        self.pick(&[Award::Loss, Award::Draw, Award::Win, Award::ForfeitLoss, Award::ForfeitWin])
    }

    fn score(&mut self) -> Score {
        Score { white: self.award(), black: self.award() }
    }

    fn square(&mut self) -> Square {
        let all: Vec<_> = Square::all().collect();
        self.pick(&all)
    }

    fn fault(&mut self) -> SetUpFault {
        self.pick(&[
            SetUpFault::Pieces,
            SetUpFault::Orientation,
            SetUpFault::Colours,
            SetUpFault::ClockSetting,
        ])
    }

    fn penalty(&mut self) -> Penalty {
        let time = seconds(u64::try_from(self.below(4000)).unwrap());
        let award = self.award();
        let penalty = self.pick(&[
            Penalty::Warning,
            Penalty::OpponentTime { time },
            Penalty::OwnTime { time },
            Penalty::OpponentPoints { award },
            Penalty::OwnPoints { award },
            Penalty::Loss { opponent: award },
            Penalty::Fine { text: "late".into() },
            Penalty::Exclusion { rounds: vec![2] },
            Penalty::Expulsion,
        ]);
        // Most of the time not what ends the game.
        let ends = matches!(penalty.kind(), PenaltyKind::Loss | PenaltyKind::Expulsion);
        if ends && self.below(8) > 0 { Penalty::Warning } else { penalty }
    }

    fn readings(&mut self) -> ClockReadings {
        let white = self.pick(&[None, Some(seconds(0)), Some(seconds(500))]);
        ClockReadings { white, black_moves: self.pick(&[None, Some(40)]), ..ClockReadings::default() }
    }

    fn text(&mut self) -> String {
        self.pick(&["", "because", "7.1", "6.14", "Preface", "12.2.1"]).into()
    }

    fn choice(&mut self) -> Choice {
        let penalties = vec![self.penalty()];
        self.pick(&[
            Choice::Yes,
            Choice::No,
            Choice::White,
            Choice::Black,
            Choice::Continue,
            Choice::Restart,
            Choice::Divided,
            Choice::Ply { ply: 1 },
            Choice::Ply { ply: 3 },
            Choice::Penalties { penalties },
        ])
    }

    fn observation(&mut self) -> Observation {
        let (color, fault, square) = (self.color(), self.fault(), self.square());
        self.pick(&[
            Observation::Flag { of: color },
            Observation::BothFlags,
            Observation::IllegalMove,
            Observation::TouchedPiece { square },
            Observation::IllegalPosition,
            Observation::SetUp { fault },
            Observation::Displaced,
            Observation::Device { of: color },
            Observation::DeviceInBag { of: color },
            Observation::DeviceSounds { of: color },
            Observation::Absent { of: color },
            Observation::BothAbsent,
            Observation::Outsider { text: "somebody".into() },
        ])
    }

    fn arbiter(&mut self, table: &Table) -> ArbiterAct {
        let (color, text, number) = (self.color(), self.text(), self.text());
        let referral = table.game.referrals().first().map(|referral| referral.id);
        if let Some(id) = referral
            && self.below(3) == 0
        {
            return ArbiterAct::Decide { referral: id, choice: self.choice() };
        }
        match self.below(8) {
            0 => return ArbiterAct::Resume,
            1 => return ArbiterAct::Observe { seen: self.observation() },
            2 => {
                let penalties = vec![self.penalty(), self.penalty()];
                return ArbiterAct::Penalise { player: color, penalties, reason: text };
            }
            3 => return ArbiterAct::SetClocks { under: number, readings: self.readings(), reason: text },
            4 => {
                let outcome = match self.below(8) {
                    0 => FreeOutcome::Result { score: self.score() },
                    1 => FreeOutcome::NewGame,
                    2 | 3 => FreeOutcome::Note,
                    _ => FreeOutcome::PlayOn,
                };
                return ArbiterAct::RuleFreely { under: number, outcome, reason: text };
            }
            _ => {}
        }
        let acts = ArbiterAct::samples(&self.filling(table));
        self.pick(&acts).1
    }

    fn filling(&mut self, table: &Table) -> Filling {
        Filling {
            color: self.color(),
            square: self.square(),
            other: self.square(),
            role: self.pick(&Role::ALL),
            text: self.text(),
            control: "30+30".parse().unwrap(),
            moment: Moment::at(table.now),
        }
    }

    fn player(&mut self, table: &Table) -> PlayerAct {
        let (fault, text) = (self.fault(), self.text());
        let legal = table.game.position().legal_moves();
        if !legal.is_empty() && self.below(2) == 0 {
            let mv = legal[self.below(legal.len())];
            return self.pick(&[
                PlayerAct::Touch { square: mv.from(), contact: Contact::Intent },
                PlayerAct::Release { square: mv.to() },
                PlayerAct::Press { hand: Hand::Same },
            ]);
        }
        if self.below(8) == 0 {
            let claim = self.pick(&[
                Claim::SetUp { fault },
                Claim::Displaced,
                Claim::IllegalMove,
                Claim::ClockDefect,
                Claim::Disturbance { text },
            ]);
            return PlayerAct::Claim { claim };
        }
        let mut acts = PlayerAct::samples(&self.filling(table));
        // Most of the time not what ends the game.
        if self.below(8) > 0 {
            acts.retain(|act| !matches!(act, PlayerAct::Resign | PlayerAct::Accept));
        }
        self.pick(&acts)
    }
}

#[test]
fn whatever_anybody_does_is_answered_under_an_article_in_force() {
    let starts = [
        Position::initial(),
        position("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        position("1r5k/P6p/8/8/8/8/p6P/K6R w - - 0 1"),
    ];
    let (mut acts, mut over) = (0, 0);
    for seed in 0..300 {
        let mut dice = Dice(Random::seeded(seed));
        let edition = dice.pick(&Edition::ALL);
        let control = dice.pick(&[STANDARD, RAPID, BLITZ]);
        let presence = dice.pick(&[ArbiterPresence::Present, ArbiterPresence::Absent]);
        let laws = laws(edition, control, |regulations| {
            regulations.arbiter = presence;
            regulations.default_time = Some(60_000);
        });
        let mut table = Table::waiting(laws, dice.pick(&starts), control);
        for _ in 0..60 {
            let step = [0, 0, 300, 1500, 90_000];
            table.now += dice.pick(&step);
            let act = match dice.below(5) {
                0 => Act::Arbiter(dice.arbiter(&table)),
                1 if dice.below(4) == 0 => Act::Bystander(dice.observation()),
                1..=3 if table.game.phase() == Phase::Stopped => Act::Arbiter(ArbiterAct::Resume),
                _ => Act::Player(dice.color(), dice.player(&table)),
            };
            table.does(act);
            assert!(table.game.clock().is_balanced());
            acts += 1;
        }
        over += u32::from(table.game.phase() == Phase::Over);
        table.replays();
    }
    assert_eq!(acts, 18_000);
    assert!(over > 20, "some games must end: {over}");
}
