//! Where a simulated game is played: the edition, the control, the regulations, the position, the players.

use touchmove_chess::{Color, Position, Random, chess960};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::{Game, Knows};
use touchmove_law::{
    ArbiterPresence, BlitzPenalty, BothAbsent, BothLate, ClaimVerification, DelayMainTime, DrawAgreement,
    Edition, ForfeitScope, Laws, PeriodCredit, Recorder, Regulations, Session, Supervision, Switch,
};
use touchmove_notation::fen::Fen;

use crate::dice::Dice;
use crate::positions::STARTS;

/// A game about to be played.
#[derive(Clone, Debug)]
pub struct Event {
    /// The Laws it is played under.
    pub laws: Laws,
    /// The control, as it is written.
    pub control: &'static str,
    /// How it should begin.
    pub initial: Position,
    /// How it begins in fact, if otherwise (7.2.1).
    pub begun: Option<Position>,
    /// Whether the engine knows the moves.
    pub knows: Knows,
    /// The game, not yet begun.
    pub start: Game,
    /// When it should begin.
    pub scheduled: u64,
    /// How the players play.
    pub temper: Temper,
    /// Who does not see the board.
    pub blind: Option<Color>,
    /// How many moves by each must be made before a draw without consent, where the regulations say so.
    pub restricted: Option<u16>,
}

/// What the players are like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// They look for captures and mates.
    Sharp,
    /// They move to and fro.
    Shuffling,
    /// They move by chance.
    Idle,
}

/// Controls with few moves to a period, so that games get through them.
const CONTROLS: [&str; 24] = [
    "5/60, 3/30+30, 15",
    "40/120, 60",
    "90+30",
    "4/90, 30",
    "6/60 d10, 30 d5",
    "3/61 b20, 20 b10",
    "120",
    "2/40+30, 2/20, 10+10",
    "60+5 from 4",
    "15+10",
    "25",
    "3/10, 10",
    "20 b5",
    "15 d5",
    "30",
    "3+2",
    "5",
    "1+0",
    "2/2, 1",
    "3 d2",
    "2 b3",
    "5+0 | 4+0",
    "4",
    "2/1+3, 3/1, 1+1",
];

/// Draws everything that is fixed before the game; the same number of throws whatever the edition.
pub fn draw(dice: &mut Dice, edition: Option<Edition>) -> Event {
    let drawn = dice.pick(&Edition::ALL);
    let edition = edition.unwrap_or(drawn);
    let text = dice.pick(&CONTROLS);
    let control: TimeControl = text.parse().expect("the controls of the list can be read");
    let laws = laws(dice, edition, &control);
    let scheduled = dice.pick(&[0, 0, 60_000, 3_600_000]);
    let initial = initial(dice, &laws);
    let drawn = chess960::Start::drawn(&mut Random::seeded(dice.below(1 << 40))).position();
    let begun = dice.per_mille(30).then_some(drawn);
    let knows = if dice.per_mille(40) { Knows::NotTheMoves } else { Knows::EveryMove };
    let start = begin(&laws, initial, begun, knows, &control, scheduled);
    let temper = dice.pick(&[Temper::Sharp, Temper::Sharp, Temper::Sharp, Temper::Shuffling, Temper::Idle]);
    let blind = dice.per_mille(80).then(|| dice.color());
    let restricted = match laws.regulations().draw_agreement {
        DrawAgreement::Allowed => None,
        DrawAgreement::AfterMoves { moves } => Some(moves),
        DrawAgreement::WithConsent => Some(u16::MAX),
    };
    Event { laws, control: text, initial, begun, knows, start, scheduled, temper, blind, restricted }
}

fn begin(
    laws: &Laws,
    initial: Position,
    begun: Option<Position>,
    knows: Knows,
    control: &TimeControl,
    scheduled: u64,
) -> Game {
    let game = Game::new(laws, initial, control.clone(), Moment::at(scheduled)).knowing(knows);
    match begun {
        Some(wrong) => game.begun_from(laws, wrong),
        None => game,
    }
}

impl Event {
    /// The same game, set for another moment.
    pub fn rescheduled(&self, scheduled: u64) -> Game {
        let control = self.start.clock().control();
        begin(&self.laws, self.initial, self.begun, self.knows, control, scheduled)
    }
}

/// Regulations by chance; where the edition refuses them, the plainest that it takes.
fn laws(dice: &mut Dice, edition: Edition, control: &TimeControl) -> Laws {
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let wanted = regulations(dice);
    let unannounced = Regulations { guideline_iii: Switch::Off, ..wanted.clone() };
    let plainer =
        Regulations { draw_agreement: DrawAgreement::Allowed, chess960: Switch::Off, ..wanted.clone() };
    let plainest = Regulations { guideline_iii: Switch::Off, ..plainer.clone() };
    let unsupervised = Regulations { supervision: Some(Supervision::Limited), ..plainest.clone() };
    [wanted, unannounced, plainer, plainest, unsupervised]
        .into_iter()
        .find_map(|regulations| Laws::new(edition, allowances, regulations).ok())
        .expect("some regulations are lawful")
}

fn switch(dice: &mut Dice, chance: u64) -> Switch {
    if dice.per_mille(chance) { Switch::On } else { Switch::Off }
}

fn regulations(dice: &mut Dice) -> Regulations {
    let full = dice.per_mille(300);
    Regulations {
        supervision: Some(if full { Supervision::Full } else { Supervision::Limited }),
        games_per_arbiter: Some(1),
        recorder: if full { Recorder::ArbiterOrAssistant } else { Recorder::Nobody },
        blitz_penalty: dice.pick(&[
            BlitzPenalty::ByTheLetter,
            BlitzPenalty::ByTheLetter,
            BlitzPenalty::OneMinute,
        ]),
        default_time: dice.pick(&[None, None, Some(0), Some(900_000)]),
        both_absent: dice.pick(&[BothAbsent::AsTheLawsSay, BothAbsent::AsTheLawsSay, BothAbsent::Divided]),
        both_late: dice.pick(&[BothLate::BothLose, BothLate::ArbiterDecides]),
        auto_flag: switch(dice, 150),
        machine_observes: switch(dice, 200),
        public_display: Some(switch(dice, 300)),
        draw_agreement: dice.pick(&[
            DrawAgreement::Allowed,
            DrawAgreement::Allowed,
            DrawAgreement::Allowed,
            DrawAgreement::AfterMoves { moves: 3 },
            DrawAgreement::WithConsent,
        ]),
        claim_verification: dice.pick(&[
            ClaimVerification::WhereMovesAreKnown,
            ClaimVerification::WhereMovesAreKnown,
            ClaimVerification::WhereMovesAreKnown,
            ClaimVerification::ArbiterConfirms,
        ]),
        two_boards: switch(dice, 50),
        adjournment: switch(dice, 500),
        chess960: switch(dice, 150),
        guideline_iii: switch(dice, 600),
        arbiter: dice.pick(&[
            ArbiterPresence::Present,
            ArbiterPresence::Present,
            ArbiterPresence::Present,
            ArbiterPresence::Absent,
        ]),
        period_credit: dice.pick(&[None, Some(PeriodCredit::AtZero), Some(PeriodCredit::WithLastMove)]),
        delay_main_time: dice.pick(&[DelayMainTime::Carried, DelayMainTime::Lapses]),
        sessions: dice.pick(&[vec![], vec![Session { start: 0, end: 7_200_000 }]]),
        claim_forfeit_scope: dice.pick(&[ForfeitScope::Article4, ForfeitScope::Article4, ForfeitScope::All]),
        rapid_arbiter_acts_on_illegal: switch(dice, 500),
        quickplay_with_increment: switch(dice, 200),
        automatic_press: switch(dice, 150),
        ..Regulations::where_nothing_is_said()
    }
}

/// The usual beginning, one of Chess960, or a position from which a rule is not far.
fn initial(dice: &mut Dice, laws: &Laws) -> Position {
    let (seed, which, special) = (dice.below(1 << 40), dice.index(STARTS.len()), dice.per_mille(650));
    if laws.regulations().chess960.is_on() {
        return chess960::Start::drawn(&mut Random::seeded(seed)).position();
    }
    if !special {
        return Position::initial();
    }
    let fen = Fen::read(STARTS[which].as_bytes()).expect("the positions of the list can be read");
    Position::legal(&fen.setup()).expect("the positions of the list are regular")
}
