//! The Laws as a game is played under them, and the only place that resolves precedence.
//!
//! Order, strongest first: blitz over rapid over the competition rules (the tables hold one value for each way of playing);
//! the edition's value; the event's regulations, only where the Laws leave room for them.

use alloc::vec::Vec;

use crate::alternatives::{ArbiterActs, DelayMainTimeRule, LegalForce, Permission};
use crate::book::Book;
use crate::choices::{BlitzPenalty, DelayMainTime, PeriodCredit, Switch};
use crate::edition::Edition;
use crate::parameters::Parameters;
use crate::refusal::{Notice, Refusals};
use crate::regulations::Regulations;
use crate::tempo::{Allowance, Play, Tempo};
use crate::validate;

/// An edition, a way of playing and lawful regulations: everything a ruling can depend on besides the game itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laws {
    edition: Edition,
    play: Play,
    allowances: [Allowance; 2],
    regulations: Regulations,
}

impl Laws {
    /// The Laws of `edition` for players with these times (White's, then Black's) under these regulations,
    /// or every article that the regulations contradict.
    pub fn new(
        edition: Edition,
        allowances: [Allowance; 2],
        regulations: Regulations,
    ) -> Result<Laws, Refusals> {
        match validate::play(edition, allowances, &regulations) {
            Ok(play) => Ok(Laws { edition, play, allowances, regulations }),
            Err(refusals) => Err(Refusals(refusals)),
        }
    }

    /// The edition, for choosing numbers to print; no ruling may depend on it.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The articles as the edition prints them.
    pub fn book(&self) -> Book {
        Book::of(self.edition)
    }

    /// The way of playing.
    pub fn play(&self) -> Play {
        self.play
    }

    /// The tempo.
    pub fn tempo(&self) -> Tempo {
        self.play.tempo()
    }

    /// The regulations of the event.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// What an organiser will want to know.
    pub fn notices(&self) -> Vec<Notice> {
        validate::notices(self.edition, self.allowances, &self.regulations, self.play)
    }

    pub(crate) fn parameters(&self) -> &'static Parameters {
        Parameters::of(self.edition)
    }

    /// Whether both players get extra time for each move, by increment or delay.
    pub fn has_extra_time(&self) -> bool {
        self.allowances.iter().any(|allowance| allowance.per_move > 0)
    }

    /// How late a player may come, in milliseconds (6.7.1; 2001 6.7).
    pub fn default_time(&self) -> u64 {
        self.regulations.default_time.unwrap_or(self.parameters().default_time)
    }

    /// How late a player may come to a resumption, in milliseconds (I.10; 2001 A.10).
    pub fn resumption_default_time(&self) -> u64 {
        self.regulations
            .default_time
            .or(self.parameters().resumption_default_time)
            .unwrap_or(self.parameters().default_time)
    }

    /// The opponent's extra time for an illegal move that does not lose, in milliseconds (7.5.5, A.3; 2001 7.4(b)).
    pub fn illegal_move_award(&self) -> u64 {
        self.award(self.parameters().illegal_move_award.get(self.play))
    }

    /// The opponent's extra time for a wrong claim, in milliseconds (9.5.3, A.3; 2001 9.5(b)).
    pub fn wrong_claim_award(&self) -> u64 {
        self.award(self.parameters().wrong_claim_award.get(self.play))
    }

    /// The regulations may shorten the award in supervised blitz (I-044).
    fn award(&self, by_the_letter: u64) -> u64 {
        match (self.play, self.regulations.blitz_penalty) {
            (Play::BlitzSupervised, BlitzPenalty::OneMinute) => by_the_letter.min(60_000),
            (Play::BlitzSupervised, BlitzPenalty::ByTheLetter)
            | (
                Play::Standard | Play::RapidSupervised | Play::Rapid | Play::Blitz,
                BlitzPenalty::OneMinute | BlitzPenalty::ByTheLetter,
            ) => by_the_letter,
        }
    }

    /// Whether the arbiter acts on an illegal move that they see (A.5.2; 2001 B.5(b), I-083).
    pub fn arbiter_acts_on_illegal_move(&self) -> ArbiterActs {
        match self.parameters().arbiter_acts_on_illegal_move.get(self.play) {
            ArbiterActs::ByRegulation => match self.regulations.rapid_arbiter_acts_on_illegal {
                Switch::On => ArbiterActs::WhenSeen,
                Switch::Off => ArbiterActs::OnlyOnClaim,
            },
            decided @ (ArbiterActs::WhenSeen | ArbiterActs::OnlyOnClaim) => decided,
        }
    }

    /// Whether the system sees flags fall: where the event has appointed it, as the arbiter's eye, and the arbiter may call
    /// a flag (6.8, I-017; 2001 B.6).
    pub fn system_sees_flags(&self) -> Switch {
        match self.arbiter_calls_flag() {
            ArbiterActs::WhenSeen | ArbiterActs::ByRegulation => self.regulations.auto_flag,
            ArbiterActs::OnlyOnClaim => Switch::Off,
        }
    }

    /// Whether the press itself reveals an illegal move: where the event wants it, and the arbiter may act without a claim
    /// (A.5.2; 2001 C.3, I-083).
    pub fn system_sees_illegal_moves(&self) -> Switch {
        match self.arbiter_acts_on_illegal_move() {
            ArbiterActs::WhenSeen | ArbiterActs::ByRegulation => self.regulations.machine_observes,
            ArbiterActs::OnlyOnClaim => Switch::Off,
        }
    }

    /// Whether the rules of the quickplay finish are in force in the last period (III.2; 2001 10.1, I-133).
    pub fn quickplay_in_force(&self) -> Switch {
        let in_force = match self.parameters().quickplay.get(self.play) {
            LegalForce::Absent => false,
            LegalForce::Guideline => self.regulations.guideline_iii.is_on(),
            LegalForce::Law => !self.has_extra_time() || self.regulations.quickplay_with_increment.is_on(),
        };
        if in_force { Switch::On } else { Switch::Off }
    }

    /// Whether only the arbiter can admit a quickplay claim, there being extra time for each move (2001 10.2, I-133).
    pub fn quickplay_needs_leave(&self) -> Switch {
        let barred = match self.parameters().quickplay.get(self.play) {
            LegalForce::Absent | LegalForce::Guideline => false,
            LegalForce::Law => self.has_extra_time() && !self.regulations.quickplay_with_increment.is_on(),
        };
        if barred { Switch::On } else { Switch::Off }
    }

    /// Whether games can be adjourned (Guideline I; 2001 Appendix A).
    pub fn adjournment_in_force(&self) -> Switch {
        match self.parameters().adjournment {
            LegalForce::Law => Switch::On,
            LegalForce::Guideline => self.regulations.adjournment,
            LegalForce::Absent => Switch::Off,
        }
    }

    /// Whether a decision may be appealed (11.10; 2001 has no appeal).
    pub fn appeal(&self) -> Permission {
        match (self.parameters().appeal, self.regulations.appeals) {
            (Permission::Allowed, Switch::Off) => Permission::Forbidden,
            (permission, Switch::On | Switch::Off) => permission,
        }
    }

    /// Whether screens in the hall show position and moves (6.12.1; 2001 6.15).
    pub fn public_display(&self) -> Switch {
        self.regulations.public_display.unwrap_or(match self.parameters().public_display {
            crate::alternatives::DisplayRule::Shown => Switch::On,
            crate::alternatives::DisplayRule::Dark => Switch::Off,
        })
    }

    /// When the next period's time is added (I-124).
    pub fn period_credit(&self) -> PeriodCredit {
        self.regulations.period_credit.unwrap_or(match self.parameters().period_credit {
            crate::alternatives::PeriodCreditRule::AtZero => PeriodCredit::AtZero,
            crate::alternatives::PeriodCreditRule::WithLastMove => PeriodCredit::WithLastMove,
        })
    }

    /// What becomes of unused main time of a period with delay: carried (I-012), or for the event to say (I-088).
    pub fn delay_main_time(&self) -> DelayMainTime {
        match self.parameters().delay_main_time {
            DelayMainTimeRule::Carried => DelayMainTime::Carried,
            DelayMainTimeRule::ByRegulation => self.regulations.delay_main_time,
        }
    }

    /// Whether the award for an illegal move differs from standard play (A.3).
    pub fn has_award_of_its_own(&self) -> bool {
        let award = self.parameters().illegal_move_award;
        award.get(self.play) != award.get(Play::Standard)
    }

    /// Whether a player who leaves the playing area must report: where the edition lets the event ask for it (11.2.4).
    pub fn report_on_leave(&self) -> Switch {
        match self.leave_report() {
            Permission::Allowed => self.regulations.report_on_leave,
            Permission::Forbidden | Permission::NotForeseen => Switch::Off,
        }
    }

    /// The most games that one arbiter may have where play is supervised (A.4.1, B.2.1).
    pub fn supervised_games(&self) -> Option<u8> {
        match self.play {
            Play::RapidSupervised => self.parameters().supervised_rapid_games,
            Play::BlitzSupervised => self.parameters().supervised_blitz_games,
            Play::Standard | Play::Rapid | Play::Blitz => None,
        }
    }
}
