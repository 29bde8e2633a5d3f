//! Any act of a player or the arbiter at any time: always answered, always under an article in force, always the same.

mod support;

use support::{BLITZ, RAPID, STANDARD, Table, laws, position, seconds};
use touchmove_chess::{Color, Position, Random, Role, Square};
use touchmove_clock::Sides;
use touchmove_conduct::act::{
    ArbiterAct, Claim, ClockReadings, Contact, Device, FreeOutcome, Hand, Inspected, Inspector, LeaveTo,
    Observation, Penalty, Place, PlayerAct, Refusing, SetUpFault, Side, StopReason, Winning,
};
use touchmove_conduct::{Act, Award, Choice, Phase, Score};
use touchmove_law::{ArbiterPresence, Edition, Incident, PenaltyKind};

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
            Penalty::OpponentTime(time),
            Penalty::OwnTime(time),
            Penalty::OpponentPoints(award),
            Penalty::OwnPoints(award),
            Penalty::Loss(award),
            Penalty::Fine("late".into()),
            Penalty::Exclusion(vec![2]),
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
            Choice::Ply(1),
            Choice::Ply(3),
            Choice::Penalties(penalties),
        ])
    }

    fn observation(&mut self) -> Observation {
        let (color, fault, square) = (self.color(), self.fault(), self.square());
        self.pick(&[
            Observation::Flag(color),
            Observation::BothFlags,
            Observation::IllegalMove,
            Observation::TouchedPiece(square),
            Observation::IllegalPosition,
            Observation::SetUp(fault),
            Observation::Displaced,
            Observation::Device(color),
            Observation::Absent(color),
            Observation::BothAbsent,
            Observation::Outsider("somebody".into()),
        ])
    }

    fn arbiter(&mut self, table: &Table) -> ArbiterAct {
        let (color, text, number) = (self.color(), self.text(), self.text());
        let referral = table.game.referrals().first().map(|referral| referral.id);
        if let Some(id) = referral
            && self.below(3) == 0
        {
            return ArbiterAct::Decide(id, self.choice());
        }
        let outcome = match self.below(8) {
            0 => FreeOutcome::Result(self.score()),
            1 => FreeOutcome::NewGame,
            2 | 3 => FreeOutcome::Note,
            _ => FreeOutcome::PlayOn,
        };
        let acts = [
            ArbiterAct::Start,
            ArbiterAct::Resume,
            ArbiterAct::Resume,
            ArbiterAct::Pause(text.clone()),
            ArbiterAct::Observe(self.observation()),
            ArbiterAct::SetClocks(number.clone(), self.readings(), text.clone()),
            ArbiterAct::SetControl(number.clone(), "30+30".parse().unwrap(), text.clone()),
            ArbiterAct::GiveTime(Sides::new(seconds(5), seconds(0)), text.clone()),
            ArbiterAct::Reinstate(u32::try_from(self.below(6)).unwrap()),
            ArbiterAct::Penalise(color, vec![self.penalty(), self.penalty()], text.clone()),
            ArbiterAct::ChangeResult(self.score(), text.clone()),
            ArbiterAct::Log(self.pick(&Incident::ALL), self.pick(&[None, Some(color)]), text.clone()),
            ArbiterAct::RuleFreely { under: number, outcome, reason: text.clone() },
            ArbiterAct::DeclareDead(text.clone()),
            ArbiterAct::Proves(color, self.pick(&[Winning::Possible, Winning::Impossible])),
            ArbiterAct::AdmitLate(color),
            ArbiterAct::GrantLeave(color),
            ArbiterAct::GrantBag(color),
            ArbiterAct::RefuseLeave(color),
            ArbiterAct::AuthoriseDevice(Some(color), text.clone()),
            ArbiterAct::Designate(Place::Smoking, text.clone()),
            ArbiterAct::ClockSide(Side::Left),
            ArbiterAct::AppointAssistant(text.clone()),
            ArbiterAct::Replace(Device::Chessclock(self.readings())),
            ArbiterAct::TellMoveCount,
            ArbiterAct::ReferToFide(text.clone()),
            ArbiterAct::RefusesToComply(Refusing::One(color, self.award()), String::new()),
            ArbiterAct::Inspect(
                color,
                Inspector::SameSex,
                self.pick(&[Inspected::Clean, Inspected::Refused]),
            ),
            ArbiterAct::AdmitPerson(text),
        ];
        self.pick(&acts)
    }

    fn player(&mut self, table: &Table) -> PlayerAct {
        let (square, other, fault, text) = (self.square(), self.square(), self.fault(), self.text());
        let legal = table.game.position().legal_moves();
        if !legal.is_empty() && self.below(2) == 0 {
            let mv = legal[self.below(legal.len())];
            return self.pick(&[
                PlayerAct::Touch(mv.from(), Contact::Intent),
                PlayerAct::Release(mv.to()),
                PlayerAct::Press(Hand::Same),
            ]);
        }
        let confirmed = ArbiterAct::Start;
        let acts = [
            PlayerAct::Touch(square, Contact::Intent),
            PlayerAct::Remove(square),
            PlayerAct::Release(other),
            PlayerAct::Press(Hand::Other),
            PlayerAct::Stop(StopReason::None),
            PlayerAct::Stop(StopReason::Displaced),
            PlayerAct::Displace(vec![square]),
            PlayerAct::PutBack,
            PlayerAct::Offer { condition: None },
            PlayerAct::Reject,
            PlayerAct::Claim(Claim::SetUp(fault)),
            PlayerAct::Claim(Claim::Displaced),
            PlayerAct::Claim(Claim::IllegalMove),
            PlayerAct::Claim(Claim::Flag),
            PlayerAct::Claim(Claim::ClockDefect),
            PlayerAct::Claim(Claim::Disturbance(text)),
            PlayerAct::Arrive,
            PlayerAct::AskLeave(LeaveTo::Outside),
            PlayerAct::Leave(LeaveTo::Venue),
            PlayerAct::Return,
            PlayerAct::AskExplanation,
            PlayerAct::AskBag,
            PlayerAct::UseBag,
            PlayerAct::RefuseToSign,
            PlayerAct::Restart,
            PlayerAct::SayCheck,
            PlayerAct::UseBothHands,
            PlayerAct::PlaceEnemy(Role::Queen, square),
            PlayerAct::AskMoveCount,
            PlayerAct::Appeal(1),
            PlayerAct::AgreeToCorrect,
            PlayerAct::Confirm(Box::new(confirmed)),
        ];
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
