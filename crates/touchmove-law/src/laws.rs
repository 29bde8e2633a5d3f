//! The Laws as a game is played under them, and the only place that resolves precedence.
//!
//! Order, strongest first: blitz over rapid over the competition rules (the tables hold one value a way of playing);
//! the edition's value; the event's regulations, only where the Laws leave room for them.

use alloc::vec::Vec;

use crate::alternatives::{
    Adjusting, ArbiterActs, AssistantCost, BothAbsentApplies, BothFlags, Breach, CapturedPieceLeft,
    CastlingAttempt, ClaimLostOn, ClaimStops, ClaimUntil, Completion, DisputedTouch, DoubleDefault,
    EndingProviso, Exemption, FlagClaim, IllegalPosition, IllegalWrittenMove, Judgement, Lapse, LateSlip,
    LossRule, MisplacedCastling, NotationSigns, Onlookers, OtherNotation, PenaltyKind, Permission, PointsSum,
    PostponedClaim, PromotionFixedBy, Recording, Replacement, ResumptionResult, ReversedColours, Standing,
    UnpromotedPawn, WrongClaimCost,
};
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

/// Asks the tables: one question, one method.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident: $type:ty;)*) => {
        $($(#[$doc])* pub fn $name(&self) -> $type { self.parameters().$name })*
    };
}

/// Asks the tables a question whose answer depends on the way of playing.
macro_rules! questions_by_play {
    ($($(#[$doc:meta])* $name:ident: $type:ty;)*) => {
        $($(#[$doc])* pub fn $name(&self) -> $type { self.parameters().$name.get(self.play) })*
    };
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

    fn parameters(&self) -> &'static Parameters {
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

    /// Whether the arbiter acts on an illegal move that he sees (A.5.2; 2001 B.5(b), I-083).
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
            Standing::Absent => false,
            Standing::Guideline => self.regulations.guideline_iii.is_on(),
            Standing::Law => !self.has_extra_time() || self.regulations.quickplay_with_increment.is_on(),
        };
        if in_force { Switch::On } else { Switch::Off }
    }

    /// Whether only the arbiter can admit a quickplay claim, there being extra time for each move (2001 10.2, I-133).
    pub fn quickplay_needs_leave(&self) -> Switch {
        let barred = match self.parameters().quickplay.get(self.play) {
            Standing::Absent | Standing::Guideline => false,
            Standing::Law => self.has_extra_time() && !self.regulations.quickplay_with_increment.is_on(),
        };
        if barred { Switch::On } else { Switch::Off }
    }

    /// Whether games can be adjourned (Guideline I; 2001 Appendix A).
    pub fn adjournment_in_force(&self) -> Switch {
        match self.parameters().adjournment {
            Standing::Law => Switch::On,
            Standing::Guideline => self.regulations.adjournment,
            Standing::Absent => Switch::Off,
        }
    }

    /// Whether a decision may be appealed (11.10; 2001 knows no appeal).
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

    /// What becomes of unused main time of a period with delay: always carried in the newer edition (I-012), for the event
    /// to say in the older (I-088).
    pub fn delay_main_time(&self) -> DelayMainTime {
        match self.edition {
            Edition::Fide2023 => DelayMainTime::Carried,
            Edition::Fide2001 => self.regulations.delay_main_time,
        }
    }

    questions! {
        /// When White loses the time in which nobody is there (6.7.2; 2001 6.6).
        both_absent_applies: BothAbsentApplies;
        /// How the loss of both players by default is written (6.7.1; 2001 6.7).
        double_default: DoubleDefault;
        /// For whose lateness the result of a sealed move that ended the game stands (I.10; 2001 A.10).
        resumption_result: ResumptionResult;
        /// What resigning means when the opponent cannot checkmate (5.1.2; 2001 5.1(b)).
        resignation: LossRule;
        /// What a bad sealed move means when the opponent cannot checkmate (I.8; 2001 A.8).
        sealed_move_loss: LossRule;
        /// How many moves each must have made before a draw is agreed (5.2.3).
        agreement_after: u16;
        /// How often a position must appear for a claim (9.2).
        claimed_repetition: u8;
        /// How many moves by each player without progress let a draw be claimed (9.3).
        claimed_without_progress: u16;
        /// How often a position must appear to draw the game (9.6.1).
        automatic_repetition: Option<u8>;
        /// How many moves by each player without progress draw the game (9.6.2).
        automatic_without_progress: Option<u16>;
        /// The act after which a draw can no longer be claimed on this move (9.4).
        claim_lost_on: ClaimLostOn;
        /// Who stops the chessclock on a claim (9.5.1; 2001 9.5).
        claim_stops: ClaimStops;
        /// What a wrong claim costs the claimant (9.5.3; 2001 9.5(b)).
        wrong_claim_cost: WrongClaimCost;
        /// What completes a move besides the press (6.2.1; 2001 6.8(a)).
        completion: Completion;
        /// A press without a move (7.5.3).
        press_without_move: Breach;
        /// Two hands for one move (7.5.4; 2001 4.1).
        two_hands: Breach;
        /// A pawn left on its last rank (7.5.2; 2001 7.4(a)).
        unpromoted_pawn: UnpromotedPawn;
        /// What binds the move that replaces an illegal one (7.5.1; 2001 7.4(a)).
        replacement: Replacement;
        /// Colours reversed (7.3; 2001 7.2).
        reversed_colours: ReversedColours;
        /// Which castling a wrong set-up bars (A.5.1.2; 2001 B.4).
        misplaced_castling: MisplacedCastling;
        /// With less than this left, in milliseconds, a quickplay claim is possible (III.5; 2001 10.2).
        quickplay_threshold: u64;
        /// The opponent's extra time for a quickplay claim postponed or rejected, in milliseconds.
        quickplay_award: u64;
        /// The increment that may be asked for, in milliseconds (III.4).
        quickplay_increment: Option<u64>;
        /// When a postponed claim is decided (III.5.2; 2001 10.2(b)).
        postponed_claim: PostponedClaim;
        /// What of the claimant's own flag ends the right to a quickplay claim (III.5; 2001 10.2).
        quickplay_until: ClaimUntil;
        /// What follows where the written move of a wrong claim was illegal (9.5.3; 2001 9.5(b)).
        illegal_written_move: IllegalWrittenMove;
        /// What a scoresheet in another notation than the algebraic proves (C introduction; 2001 E/0.2).
        other_notation: OtherNotation;
        /// What a press is while the captured piece still stands on its square (7.5.3; 2001 7.4(a)).
        captured_piece_left: CapturedPieceLeft;
        /// Whether a decision on a quickplay claim may be appealed (2001 10.2(d)).
        quickplay_appeal: Permission;
        /// With less than this left, in milliseconds, a player need not record (8.4).
        recording_exempt_below: u64;
        /// The extra time for each move, in milliseconds, from which on players always record (8.4).
        recording_increment: u64;
        /// When the exemption ends (8.4).
        recording_exemption: Exemption;
        /// Writing a move before making it (8.1.2).
        writing_in_advance: Permission;
        /// Whether a breach of the rules of conduct may be let rest with a note (11.6; 2001 12.6).
        misconduct_without_penalty: Permission;
        /// Who says whether a sealed move is ambiguous (I.8.1; 2001 A.8(a)).
        ambiguous_sealed_move: Judgement;
        /// How often the arbiter's scoresheet may be asked for (A.4.3, B.2.3).
        scoresheet_requests: Option<u8>;
        /// Whose clock is set back for an assistant (6.2.6, 8.1.6).
        assistant_cost: AssistantCost;
        /// An assistant who moves the pieces (4.9).
        moving_assistant: Permission;
        /// A contact nobody can explain (4.2.2).
        disputed_touch: DisputedTouch;
        /// When pieces may be adjusted (4.2.1, 6.2.5).
        adjusting: Adjusting;
        /// Which touches show an attempt to castle (4.4.3).
        castling_attempt: CastlingAttempt;
        /// What fixes the promoted piece (4.4.4).
        promotion_fixed_by: PromotionFixedBy;
        /// Which articles an ending move must have obeyed (5.1.1).
        ending_proviso: EndingProviso;
        /// The sum of the points of a game (10.2).
        points_sum: PointsSum;
        /// The penalties, in the order of the edition (12.9; 2001 13.4).
        penalties: &'static [PenaltyKind];
        /// What onlookers may do (12.7; 2001 13.7).
        onlookers: Onlookers;
        /// Devices, smoking, inspection (11.3.2-11.3.4).
        devices: Standing;
        /// Whether the signs of notation must be written (C.13; 2001 E).
        notation_signs: NotationSigns;
        /// The long form of a move (C.8).
        long_notation: Permission;
        /// Asking for a scoresheet where players need not record (A.2; 2001 B.3).
        asking_for_a_scoresheet: Permission;
        /// A wrong announcement not corrected before the press (D.2.8; 2001 F.2.6).
        late_slip: LateSlip;
        /// An assistant against an opponent hard of hearing (D.2.11).
        hearing_impaired_assistant: Standing;
    }

    questions_by_play! {
        /// The illegal move of one player that loses: 1 is the first (7.5.5; 2001 7.4(b), C.3).
        illegal_move_limit: u8;
        /// What that loss means when the opponent cannot checkmate.
        illegal_move_loss: LossRule;
        /// How long a wrong set-up may be complained of (A.5.1; 2001 B.4).
        set_up_complaint: Lapse;
        /// How long an illegal move may be complained of (A.5.2; 2001 B.5(b), C.3).
        illegal_move_complaint: Lapse;
        /// How long reversed colours and displaced pieces may be complained of (2001 B.5(b)).
        irregularity_complaint: Lapse;
        /// Whether the players together may correct an illegal move that stands (A.5.2; 2001 C.3).
        agreed_correction: Permission;
        /// Whether the arbiter acts on a touched piece (2001 B.5(a)).
        arbiter_acts_on_touch: ArbiterActs;
        /// Whether the arbiter calls a flag (A.5.5; 2001 B.6).
        arbiter_calls_flag: ArbiterActs;
        /// How a win on time is claimed (A.5.3; 2001 B.7).
        flag_claim: FlagClaim;
        /// Both flags down (III.3.1; 2001 6.12, 10.3, B.8).
        both_flags: BothFlags;
        /// A position that cannot be (A.5.4).
        illegal_position: IllegalPosition;
        /// Whether players must record (8.1.1, A.2; 2001 B.3).
        recording: Recording;
    }
}
