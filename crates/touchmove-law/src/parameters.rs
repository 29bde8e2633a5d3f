//! The numbers and alternatives of each edition.
// Written by `cargo xtask law` from the tables in law/; do not edit.

use crate::alternatives::*;
use crate::by_play::ByPlay;
use crate::edition::Edition;
use crate::tempo::{CountsIncrement, TempoBounds};

/// The points on which the Laws fix a number or choose an alternative; one value per edition.
///
/// Times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameters {
    /// How late a player may come where the regulations do not say. (6.7.1; 2001 6.7; D21)
    pub default_time: u64,
    /// How late a player may come to a resumption; none where it is the event's default time. (I.10; 2001 A.10)
    pub resumption_default_time: Option<u64>,
    /// For whose lateness the result of a sealed move that ended the game stands. (I.10; 2001 A.10; D56)
    pub resumption_result: ResumptionResult,
    /// When White loses the time in which nobody is there. (6.7.2; 2001 6.6; D22)
    pub both_absent_applies: BothAbsentApplies,
    /// How the loss of both players by default is written. (6.7.1; 2001 6.7; D21)
    pub double_default: DoubleDefault,
    /// The opponent's extra time for an illegal move that does not lose. (7.5.5; 2001 7.4(b); D61)
    pub illegal_move_award: ByPlay<u64>,
    /// The illegal move of one player that loses. (7.5.5; 2001 7.4(b); D29, D65)
    pub illegal_move_limit: ByPlay<u8>,
    /// Whether illegal moves lose to an opponent who cannot checkmate. (7.5.5; 2001 7.4(b); D30)
    pub illegal_move_loss: ByPlay<LossRule>,
    /// Whether resigning loses to an opponent who cannot checkmate. (5.1.2; 2001 5.1(b); D13)
    pub resignation: LossRule,
    /// Whether a bad sealed move loses to an opponent who cannot checkmate. (I.8; 2001 A.8; D79)
    pub sealed_move_loss: LossRule,
    /// How many moves each player must have made before a draw can be agreed. (5.2.3; 2001 5.2(c); D14)
    pub agreement_after: u16,
    /// Whether regulations may restrict offers of a draw. (9.1.1; 2001 9.1(a); D15)
    pub draw_restrictions: Permission,
    /// How often a position must appear for a draw to be claimed. (9.2; 2001 9.2; D16)
    pub claimed_repetition: u8,
    /// How many moves by each player without pawn move or capture let a draw be claimed. (9.3; 2001 9.3; D16)
    pub claimed_without_progress: u16,
    /// How often a position must appear to draw the game without a claim. (9.6.1; D17)
    pub automatic_repetition: Option<u8>,
    /// How many moves by each player without pawn move or capture draw the game without a claim. (9.6.2; D17)
    pub automatic_without_progress: Option<u16>,
    /// The act after which a draw can no longer be claimed on this move. (9.4; 2001 9.4; D39)
    pub claim_lost_on: ClaimLostOn,
    /// The opponent's extra time for a wrong claim of a draw. (9.5.3; 2001 9.5(b); D43, D61)
    pub wrong_claim_award: ByPlay<u64>,
    /// What a wrong claim costs the claimant. (9.5.3; 2001 9.5(b); D43)
    pub wrong_claim_cost: WrongClaimCost,
    /// What completes a move besides the press and the end of the game. (6.2.1; 2001 6.8(a); D18)
    pub completion: Completion,
    /// A press without a move. (7.5.3; D19)
    pub press_without_move: Breach,
    /// A move made with two hands and completed. (7.5.4; D32)
    pub two_hands: Breach,
    /// A pawn left on its last rank when the clock is pressed. (7.5.2; D31)
    pub unpromoted_pawn: UnpromotedPawn,
    /// What binds the move that replaces an illegal one. (7.5.1; 2001 7.4(a); D33)
    pub replacement: Replacement,
    /// A game begun with the colours reversed. (7.3; 2001 7.2; D27)
    pub reversed_colours: ReversedColours,
    /// How long a wrong set-up or a wrong clock setting may be complained of. (A.5.1.2; 2001 B.4; D62)
    pub set_up_complaint: ByPlay<Lapse>,
    /// Which castling a wrong starting square bars once complaints are over. (A.5.1.2; 2001 B.4; D63)
    pub misplaced_castling: MisplacedCastling,
    /// How long an illegal move may be complained of. (A.5.2; 2001 C.3; D64, D65, D28)
    pub illegal_move_complaint: ByPlay<Lapse>,
    /// How long reversed colours and displaced pieces may be complained of. (2001 B.5(b); D64)
    pub irregularity_complaint: ByPlay<Lapse>,
    /// Whether the players together may correct an illegal move that stands. (A.5.2; 2001 C.3; D64, D65)
    pub agreed_correction: ByPlay<Permission>,
    /// Whether the arbiter acts on an illegal move that they see. (A.5.2; 2001 B.5(b); D64)
    pub arbiter_acts_on_illegal_move: ByPlay<ArbiterActs>,
    /// Whether the arbiter acts on a touched piece of their own accord. (2001 B.5(a); D66)
    pub arbiter_acts_on_touch: ByPlay<ArbiterActs>,
    /// Whether the arbiter calls a flag-fall that they see. (A.5.5; 2001 B.6; D67)
    pub arbiter_calls_flag: ByPlay<ArbiterActs>,
    /// What a player must do to claim a win on time. (A.5.3; 2001 B.7; D68)
    pub flag_claim: ByPlay<FlagClaim>,
    /// Both flags down, and nobody knows which fell first. (III.3.1; 2001 6.12; D25)
    pub both_flags: ByPlay<BothFlags>,
    /// Both kings in check, or a pawn left on its last rank, seen by the arbiter. (A.5.4; D69, D05)
    pub illegal_position: ByPlay<IllegalPosition>,
    /// Whether the rules of the quickplay finish are Laws or a Guideline. (III.2.1; 2001 10.1; D46)
    pub quickplay: ByPlay<LegalForce>,
    /// With less than this left a draw may be claimed in a quickplay finish. (III.5; 2001 10.2)
    pub quickplay_threshold: u64,
    /// The opponent's extra time when such a claim is postponed or rejected. (III.5.3; 2001 10.2(c))
    pub quickplay_award: u64,
    /// The increment a player may ask for instead. (III.4; D46)
    pub quickplay_increment: Option<u64>,
    /// When a postponed claim is decided. (III.5.2; 2001 10.2(b); D47)
    pub postponed_claim: PostponedClaim,
    /// What of the claimant's own flag ends the right to such a claim. (III.5; 2001 10.2/0; D46)
    pub quickplay_until: ClaimUntil,
    /// What follows for the player where the written move of a wrong claim was illegal. (9.5.3; 2001 9.5(b))
    pub illegal_written_move: IllegalWrittenMove,
    /// What a scoresheet in another notation than the algebraic proves. (C intro; 2001 E/0.2)
    pub other_notation: OtherNotation,
    /// What a press is while the captured piece still stands on its square. (7.5.3; 2001 7.4(a))
    pub captured_piece_left: CapturedPieceLeft,
    /// Whether such a decision may be appealed. (11.10; 2001 10.2(d); D48)
    pub quickplay_appeal: Permission,
    /// Whether decisions may be appealed. (11.10; D52)
    pub appeal: Permission,
    /// Whether adjournment is part of the Laws or a Guideline. (I.1.1; 2001 A.1(a); D56)
    pub adjournment: LegalForce,
    /// Whether a drawn initial position is known. (II.1; 2001 2.3)
    pub chess960: LegalForce,
    /// When the next period's time is added where the regulations do not say. (6.3.1; 2001 6.2(a))
    pub period_credit: PeriodCreditRule,
    /// Whether screens show position and moves where the regulations do not say. (6.12.1; 2001 6.15/1)
    pub public_display: DisplayRule,
    /// Whether players must record. (A.2; 2001 B.3; D60)
    pub recording: ByPlay<Recording>,
    /// With less than this left in the period a player need not record. (8.4; 2001 8.4)
    pub recording_exempt_below: u64,
    /// An extra time for each move from which on players always record. (8.4; 2001 8.4)
    pub recording_increment: u64,
    /// When the exemption from recording ends. (8.4; 2001 8.4; D37)
    pub recording_exemption: Exemption,
    /// Whether a move may be written before it is made. (8.1.2; 2001 8.1; D34)
    pub writing_in_advance: Permission,
    /// Whether a certified electronic scoresheet may be used. (8.1.1.2; D35)
    pub electronic_scoresheet: Permission,
    /// How often a player may ask to see the arbiter's scoresheet in supervised fast play. (A.4.3)
    pub scoresheet_requests: Option<u8>,
    /// Whose clock is set back for using an assistant. (6.2.6; 2001 6.8(d); D20, D36)
    pub assistant_cost: AssistantCost,
    /// Whether a player unable to move the pieces may have an assistant. (4.9; D12)
    pub moving_assistant: Permission,
    /// How a contact nobody can explain is taken. (4.2.2; 2001 4.3; D06)
    pub disputed_touch: DisputedTouch,
    /// When pieces may be adjusted. (4.2.1; 2001 4.2; D07)
    pub adjusting: Adjusting,
    /// Which touches show an attempt to castle. (4.4.3; 2001 4.4(c); D08)
    pub castling_attempt: CastlingAttempt,
    /// What fixes the choice of the promoted piece. (4.4.4; 2001 4.7; D09)
    pub promotion_fixed_by: PromotionFixedBy,
    /// Which articles a move must have obeyed to end the game on the board. (5.1.1; 2001 5.1(a); D80)
    pub ending_proviso: EndingProviso,
    /// Whether the points of a game may add up to more than a win. (10.2; 2001 11.1; D49)
    pub points_sum: PointsSum,
    /// The penalties an arbiter may impose, in the order of the edition. (12.9; 2001 13.4; D53)
    pub penalties: &'static [PenaltyKind],
    /// What onlookers may do about an irregularity. (12.7; 2001 13.7; D54)
    pub onlookers: Onlookers,
    /// Whether electronic devices, smoking and inspection are ruled on. (11.3.2; D50)
    pub devices: LegalForce,
    /// Whether a federation may add rules of its own. (2001 Pref(a); D01)
    pub local_rules: Permission,
    /// Whether the signs for capture, check, mate and en passant must be written. (C.13.3; 2001 E.abbr/x; D70, D74)
    pub notation_signs: NotationSigns,
    /// How many rapid games one arbiter may supervise for the full rules. (A.4.1; D59)
    pub supervised_rapid_games: Option<u8>,
    /// How many blitz games one arbiter may supervise for the full rules. (B.2.1; D59)
    pub supervised_blitz_games: Option<u8>,
    /// Whether a player who need not record may ask for a scoresheet. (A.2; 2001 B.3; D60)
    pub asking_for_a_scoresheet: Permission,
    /// What becomes of a wrong announcement that nobody corrected before the press. (D.2.8; 2001 F.2.6)
    pub late_slip: LateSlip,
    /// Whether a blind player needs an assistant against one hard of hearing. (D.2.11; D78)
    pub hearing_impaired_assistant: LegalForce,
    /// Where blitz ends and rapid begins, where rapid ends and standard begins. (A.1; 2001 B.1; D57, D58)
    pub tempo_bounds: TempoBounds,
    /// Whether a breach of the rules of conduct may be let rest without a penalty, with a note why. (11.6; 2001 12.6)
    pub misconduct_without_penalty: Permission,
    /// Who says whether a sealed move that fits several legal moves is ambiguous. (I.8.1; 2001 A.8(a))
    pub ambiguous_sealed_move: Judgement,
    /// Whose rule says what an illegal move costs. (7.5.5; 2001 7.4(b))
    pub illegal_move_priced_by: ByPlay<PricedBy>,
    /// The move that a right claim ends the game with, written and not made. (6.2.1.1; 2001 6.8(a))
    pub claimed_move: ClaimedMove,
    /// What a quickplay claim is that is not admitted. (9.1.2.3; 2001 9.1(c); D44)
    pub unadmitted_quickplay_claim: ByPlay<UnadmittedClaim>,
    /// Whether regulations may ask a player who leaves the playing area to report. (11.2.4; D51)
    pub leave_report: Permission,
    /// Asking the arbiter to explain a point of the Laws. (11.9)
    pub explanations: Permission,
    /// Letting somebody into the playing area who neither plays nor arbitrates. (11.2.3.3)
    pub admission_to_area: Permission,
    /// Saying which places adjoin the playing area. (12.8)
    pub adjoining_places: Permission,
    /// Announcing castling in Chess960. (II.3.2.7(1))
    pub castling_announcement: Permission,
    /// Whether the new piece of a promotion may be put down before the pawn is taken off. (4.6.2)
    pub new_piece_first: Permission,
    /// Changing the setting of the clock for the sake of the schedule after complaints are over. (A.5.1.1; 2001 B.4/1)
    pub late_clock_setting: Permission,
    /// What becomes of unused main time of a period with delay. (6.3.2)
    pub delay_main_time: DelayMainTimeRule,
}

impl Parameters {
    /// The values of an edition.
    pub const fn of(edition: Edition) -> &'static Parameters {
        match edition {
            Edition::Fide2023 => &IN_2023,
            Edition::Fide2001 => &IN_2001,
        }
    }
}

static IN_2023: Parameters = Parameters {
    default_time: 0,
    resumption_default_time: None,
    resumption_result: ResumptionResult::Stands,
    both_absent_applies: BothAbsentApplies::IfLatenessAllowed,
    double_default: DoubleDefault::BothForfeit,
    illegal_move_award: ByPlay {
        standard: 120000,
        rapid_supervised: 60000,
        rapid: 60000,
        blitz_supervised: 120000,
        blitz: 60000,
    },
    illegal_move_limit: ByPlay { standard: 2, rapid_supervised: 2, rapid: 2, blitz_supervised: 2, blitz: 2 },
    illegal_move_loss: ByPlay {
        standard: LossRule::DrawnIfHopeless,
        rapid_supervised: LossRule::DrawnIfHopeless,
        rapid: LossRule::DrawnIfHopeless,
        blitz_supervised: LossRule::DrawnIfHopeless,
        blitz: LossRule::DrawnIfHopeless,
    },
    resignation: LossRule::DrawnIfHopeless,
    sealed_move_loss: LossRule::DrawnIfHopeless,
    agreement_after: 1,
    draw_restrictions: Permission::Allowed,
    claimed_repetition: 3,
    claimed_without_progress: 50,
    automatic_repetition: Some(5),
    automatic_without_progress: Some(75),
    claim_lost_on: ClaimLostOn::Touched,
    wrong_claim_award: ByPlay {
        standard: 120000,
        rapid_supervised: 60000,
        rapid: 60000,
        blitz_supervised: 120000,
        blitz: 60000,
    },
    wrong_claim_cost: WrongClaimCost::Nothing,
    completion: Completion::PressOrNextMove,
    press_without_move: Breach::IllegalMove,
    two_hands: Breach::IllegalMove,
    unpromoted_pawn: UnpromotedPawn::ForceQueen,
    replacement: Replacement::TouchedAndReleased,
    reversed_colours: ReversedColours::RestartBefore(10),
    set_up_complaint: ByPlay {
        standard: Lapse::Never,
        rapid_supervised: Lapse::Never,
        rapid: Lapse::AfterMoves(10),
        blitz_supervised: Lapse::Never,
        blitz: Lapse::AfterMoves(10),
    },
    misplaced_castling: MisplacedCastling::KingOrRook,
    illegal_move_complaint: ByPlay {
        standard: Lapse::Never,
        rapid_supervised: Lapse::Never,
        rapid: Lapse::OpponentMakesMove,
        blitz_supervised: Lapse::Never,
        blitz: Lapse::OpponentMakesMove,
    },
    irregularity_complaint: ByPlay {
        standard: Lapse::Never,
        rapid_supervised: Lapse::Never,
        rapid: Lapse::Never,
        blitz_supervised: Lapse::Never,
        blitz: Lapse::Never,
    },
    agreed_correction: ByPlay {
        standard: Permission::NotForeseen,
        rapid_supervised: Permission::NotForeseen,
        rapid: Permission::Allowed,
        blitz_supervised: Permission::NotForeseen,
        blitz: Permission::Allowed,
    },
    arbiter_acts_on_illegal_move: ByPlay {
        standard: ArbiterActs::WhenSeen,
        rapid_supervised: ArbiterActs::WhenSeen,
        rapid: ArbiterActs::WhenSeen,
        blitz_supervised: ArbiterActs::WhenSeen,
        blitz: ArbiterActs::WhenSeen,
    },
    arbiter_acts_on_touch: ByPlay {
        standard: ArbiterActs::WhenSeen,
        rapid_supervised: ArbiterActs::WhenSeen,
        rapid: ArbiterActs::WhenSeen,
        blitz_supervised: ArbiterActs::WhenSeen,
        blitz: ArbiterActs::WhenSeen,
    },
    arbiter_calls_flag: ByPlay {
        standard: ArbiterActs::WhenSeen,
        rapid_supervised: ArbiterActs::WhenSeen,
        rapid: ArbiterActs::WhenSeen,
        blitz_supervised: ArbiterActs::WhenSeen,
        blitz: ArbiterActs::WhenSeen,
    },
    flag_claim: ByPlay {
        standard: FlagClaim::Plain,
        rapid_supervised: FlagClaim::Plain,
        rapid: FlagClaim::MayStop,
        blitz_supervised: FlagClaim::Plain,
        blitz: FlagClaim::MayStop,
    },
    both_flags: ByPlay {
        standard: BothFlags::ByGuideline,
        rapid_supervised: BothFlags::ByGuideline,
        rapid: BothFlags::ByGuideline,
        blitz_supervised: BothFlags::ByGuideline,
        blitz: BothFlags::ByGuideline,
    },
    illegal_position: ByPlay {
        standard: IllegalPosition::NoRule,
        rapid_supervised: IllegalPosition::NoRule,
        rapid: IllegalPosition::WaitThenDraw,
        blitz_supervised: IllegalPosition::NoRule,
        blitz: IllegalPosition::WaitThenDraw,
    },
    quickplay: ByPlay {
        standard: LegalForce::Guideline,
        rapid_supervised: LegalForce::Guideline,
        rapid: LegalForce::Guideline,
        blitz_supervised: LegalForce::Absent,
        blitz: LegalForce::Absent,
    },
    quickplay_threshold: 120000,
    quickplay_award: 120000,
    quickplay_increment: Some(5000),
    postponed_claim: PostponedClaim::LaterOrAfterFlag,
    quickplay_until: ClaimUntil::FlagSeen,
    illegal_written_move: IllegalWrittenMove::CountsAsTouched,
    other_notation: OtherNotation::ArbiterDecides,
    captured_piece_left: CapturedPieceLeft::PressWithoutMove,
    quickplay_appeal: Permission::Allowed,
    appeal: Permission::Allowed,
    adjournment: LegalForce::Guideline,
    chess960: LegalForce::Guideline,
    period_credit: PeriodCreditRule::WithLastMove,
    public_display: DisplayRule::Dark,
    recording: ByPlay {
        standard: Recording::Required,
        rapid_supervised: Recording::NotRequired,
        rapid: Recording::NotRequired,
        blitz_supervised: Recording::NotRequired,
        blitz: Recording::NotRequired,
    },
    recording_exempt_below: 300000,
    recording_increment: 30000,
    recording_exemption: Exemption::UntilPeriodEnds,
    writing_in_advance: Permission::Forbidden,
    electronic_scoresheet: Permission::Allowed,
    scoresheet_requests: Some(5),
    assistant_cost: AssistantCost::EquitableNotForDisability,
    moving_assistant: Permission::Allowed,
    disputed_touch: DisputedTouch::Intentional,
    adjusting: Adjusting::HavingTheMoveClockRunning,
    castling_attempt: CastlingAttempt::KingThenRook,
    promotion_fixed_by: PromotionFixedBy::Contact,
    ending_proviso: EndingProviso::Articles3And4,
    points_sum: PointsSum::AtMostAWin,
    penalties: &[
        PenaltyKind::Warning,
        PenaltyKind::OpponentTime,
        PenaltyKind::OwnTime,
        PenaltyKind::OpponentPoints,
        PenaltyKind::OwnPoints,
        PenaltyKind::Loss,
        PenaltyKind::Fine,
        PenaltyKind::Exclusion,
        PenaltyKind::Expulsion,
    ],
    onlookers: Onlookers::TellTheArbiter,
    devices: LegalForce::Law,
    local_rules: Permission::NotForeseen,
    notation_signs: NotationSigns::Optional,
    supervised_rapid_games: Some(3),
    supervised_blitz_games: Some(1),
    asking_for_a_scoresheet: Permission::Allowed,
    late_slip: LateSlip::Referred,
    hearing_impaired_assistant: LegalForce::Law,
    tempo_bounds: TempoBounds {
        rapid_from: 600_001,
        standard_from: 3_600_000,
        counts_increment: CountsIncrement::SixtyMoves,
    },
    misconduct_without_penalty: Permission::Forbidden,
    ambiguous_sealed_move: Judgement::Arbiter,
    illegal_move_priced_by: ByPlay {
        standard: PricedBy::CompetitionRules,
        rapid_supervised: PricedBy::CompetitionRules,
        rapid: PricedBy::CompetitionRules,
        blitz_supervised: PricedBy::CompetitionRules,
        blitz: PricedBy::CompetitionRules,
    },
    claimed_move: ClaimedMove::Completed,
    unadmitted_quickplay_claim: ByPlay {
        standard: UnadmittedClaim::Nothing,
        rapid_supervised: UnadmittedClaim::Nothing,
        rapid: UnadmittedClaim::Nothing,
        blitz_supervised: UnadmittedClaim::Nothing,
        blitz: UnadmittedClaim::Nothing,
    },
    leave_report: Permission::Allowed,
    explanations: Permission::Allowed,
    admission_to_area: Permission::Allowed,
    adjoining_places: Permission::Allowed,
    castling_announcement: Permission::Allowed,
    new_piece_first: Permission::Allowed,
    late_clock_setting: Permission::Allowed,
    delay_main_time: DelayMainTimeRule::Carried,
};

static IN_2001: Parameters = Parameters {
    default_time: 3600000,
    resumption_default_time: Some(3600000),
    resumption_result: ResumptionResult::StandsForTheSealer,
    both_absent_applies: BothAbsentApplies::Always,
    double_default: DoubleDefault::BothLose,
    illegal_move_award: ByPlay {
        standard: 120000,
        rapid_supervised: 120000,
        rapid: 120000,
        blitz_supervised: 120000,
        blitz: 120000,
    },
    illegal_move_limit: ByPlay { standard: 3, rapid_supervised: 3, rapid: 3, blitz_supervised: 1, blitz: 1 },
    illegal_move_loss: ByPlay {
        standard: LossRule::Plain,
        rapid_supervised: LossRule::Plain,
        rapid: LossRule::Plain,
        blitz_supervised: LossRule::DrawnIfHopeless,
        blitz: LossRule::DrawnIfHopeless,
    },
    resignation: LossRule::Plain,
    sealed_move_loss: LossRule::DrawnIfHopeless,
    agreement_after: 0,
    draw_restrictions: Permission::NotForeseen,
    claimed_repetition: 3,
    claimed_without_progress: 50,
    automatic_repetition: None,
    automatic_without_progress: None,
    claim_lost_on: ClaimLostOn::Made,
    wrong_claim_award: ByPlay {
        standard: 180000,
        rapid_supervised: 180000,
        rapid: 180000,
        blitz_supervised: 180000,
        blitz: 180000,
    },
    wrong_claim_cost: WrongClaimCost::HalfOrFloor { half_above: 120_000, cap: 180_000, floor: 60_000 },
    completion: Completion::PressOnly,
    press_without_move: Breach::Incident,
    two_hands: Breach::Incident,
    unpromoted_pawn: UnpromotedPawn::Restore,
    replacement: Replacement::Touched,
    reversed_colours: ReversedColours::ContinueUnlessRuled,
    set_up_complaint: ByPlay {
        standard: Lapse::Never,
        rapid_supervised: Lapse::AfterMoves(3),
        rapid: Lapse::AfterMoves(3),
        blitz_supervised: Lapse::AfterMoves(3),
        blitz: Lapse::AfterMoves(3),
    },
    misplaced_castling: MisplacedCastling::InterchangedKing,
    illegal_move_complaint: ByPlay {
        standard: Lapse::Never,
        rapid_supervised: Lapse::OpponentTouches,
        rapid: Lapse::OpponentTouches,
        blitz_supervised: Lapse::OpponentReleases,
        blitz: Lapse::OpponentReleases,
    },
    irregularity_complaint: ByPlay {
        standard: Lapse::Never,
        rapid_supervised: Lapse::OpponentTouches,
        rapid: Lapse::OpponentTouches,
        blitz_supervised: Lapse::OpponentTouches,
        blitz: Lapse::OpponentTouches,
    },
    agreed_correction: ByPlay {
        standard: Permission::NotForeseen,
        rapid_supervised: Permission::NotForeseen,
        rapid: Permission::NotForeseen,
        blitz_supervised: Permission::Forbidden,
        blitz: Permission::Forbidden,
    },
    arbiter_acts_on_illegal_move: ByPlay {
        standard: ArbiterActs::WhenSeen,
        rapid_supervised: ArbiterActs::ByRegulation,
        rapid: ArbiterActs::ByRegulation,
        blitz_supervised: ArbiterActs::OnlyOnClaim,
        blitz: ArbiterActs::OnlyOnClaim,
    },
    arbiter_acts_on_touch: ByPlay {
        standard: ArbiterActs::WhenSeen,
        rapid_supervised: ArbiterActs::OnlyOnClaim,
        rapid: ArbiterActs::OnlyOnClaim,
        blitz_supervised: ArbiterActs::OnlyOnClaim,
        blitz: ArbiterActs::OnlyOnClaim,
    },
    arbiter_calls_flag: ByPlay {
        standard: ArbiterActs::WhenSeen,
        rapid_supervised: ArbiterActs::OnlyOnClaim,
        rapid: ArbiterActs::OnlyOnClaim,
        blitz_supervised: ArbiterActs::OnlyOnClaim,
        blitz: ArbiterActs::OnlyOnClaim,
    },
    flag_claim: ByPlay {
        standard: FlagClaim::Plain,
        rapid_supervised: FlagClaim::MustStopOwnFlagUp,
        rapid: FlagClaim::MustStopOwnFlagUp,
        blitz_supervised: FlagClaim::MustStopOwnFlagUp,
        blitz: FlagClaim::MustStopOwnFlagUp,
    },
    both_flags: ByPlay {
        standard: BothFlags::ContinueOrDrawAtTheEnd,
        rapid_supervised: BothFlags::Drawn,
        rapid: BothFlags::Drawn,
        blitz_supervised: BothFlags::Drawn,
        blitz: BothFlags::Drawn,
    },
    illegal_position: ByPlay {
        standard: IllegalPosition::NoRule,
        rapid_supervised: IllegalPosition::NoRule,
        rapid: IllegalPosition::NoRule,
        blitz_supervised: IllegalPosition::NoRule,
        blitz: IllegalPosition::NoRule,
    },
    quickplay: ByPlay {
        standard: LegalForce::Law,
        rapid_supervised: LegalForce::Law,
        rapid: LegalForce::Law,
        blitz_supervised: LegalForce::Absent,
        blitz: LegalForce::Absent,
    },
    quickplay_threshold: 120000,
    quickplay_award: 120000,
    quickplay_increment: None,
    postponed_claim: PostponedClaim::AfterFlag,
    quickplay_until: ClaimUntil::FlagDown,
    illegal_written_move: IllegalWrittenMove::ArbiterDecides,
    other_notation: OtherNotation::NoEvidence,
    captured_piece_left: CapturedPieceLeft::IllegalMove,
    quickplay_appeal: Permission::Forbidden,
    appeal: Permission::NotForeseen,
    adjournment: LegalForce::Law,
    chess960: LegalForce::Absent,
    period_credit: PeriodCreditRule::AtZero,
    public_display: DisplayRule::Shown,
    recording: ByPlay {
        standard: Recording::Required,
        rapid_supervised: Recording::NotRequired,
        rapid: Recording::NotRequired,
        blitz_supervised: Recording::NotRequired,
        blitz: Recording::NotRequired,
    },
    recording_exempt_below: 300000,
    recording_increment: 30000,
    recording_exemption: Exemption::UntilFlagFall,
    writing_in_advance: Permission::Allowed,
    electronic_scoresheet: Permission::NotForeseen,
    scoresheet_requests: None,
    assistant_cost: AssistantCost::Equitable,
    moving_assistant: Permission::NotForeseen,
    disputed_touch: DisputedTouch::Referred,
    adjusting: Adjusting::HavingTheMove,
    castling_attempt: CastlingAttempt::KingOrTogether,
    promotion_fixed_by: PromotionFixedBy::Release,
    ending_proviso: EndingProviso::Article3,
    points_sum: PointsSum::Free,
    penalties: &[
        PenaltyKind::Warning,
        PenaltyKind::OpponentTime,
        PenaltyKind::OwnTime,
        PenaltyKind::Loss,
        PenaltyKind::OwnPoints,
        PenaltyKind::OpponentPoints,
        PenaltyKind::Expulsion,
    ],
    onlookers: Onlookers::KeepSilent,
    devices: LegalForce::Absent,
    local_rules: Permission::Allowed,
    notation_signs: NotationSigns::Essential,
    supervised_rapid_games: None,
    supervised_blitz_games: None,
    asking_for_a_scoresheet: Permission::NotForeseen,
    late_slip: LateSlip::AnnouncedStands,
    hearing_impaired_assistant: LegalForce::Absent,
    tempo_bounds: TempoBounds {
        rapid_from: 900_000,
        standard_from: 3_600_001,
        counts_increment: CountsIncrement::No,
    },
    misconduct_without_penalty: Permission::Allowed,
    ambiguous_sealed_move: Judgement::Laws,
    illegal_move_priced_by: ByPlay {
        standard: PricedBy::CompetitionRules,
        rapid_supervised: PricedBy::CompetitionRules,
        rapid: PricedBy::CompetitionRules,
        blitz_supervised: PricedBy::Blitz,
        blitz: PricedBy::Blitz,
    },
    claimed_move: ClaimedMove::NotCompleted,
    unadmitted_quickplay_claim: ByPlay {
        standard: UnadmittedClaim::Offer,
        rapid_supervised: UnadmittedClaim::Offer,
        rapid: UnadmittedClaim::Offer,
        blitz_supervised: UnadmittedClaim::Nothing,
        blitz: UnadmittedClaim::Nothing,
    },
    leave_report: Permission::NotForeseen,
    explanations: Permission::NotForeseen,
    admission_to_area: Permission::NotForeseen,
    adjoining_places: Permission::NotForeseen,
    castling_announcement: Permission::NotForeseen,
    new_piece_first: Permission::NotForeseen,
    late_clock_setting: Permission::Forbidden,
    delay_main_time: DelayMainTimeRule::ByRegulation,
};
