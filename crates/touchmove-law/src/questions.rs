//! What the Laws answer from the tables alone.
// Written by `cargo xtask law` from the tables in law/; do not edit.

use crate::alternatives::*;
use crate::laws::Laws;

impl Laws {
    /// For whose lateness the result of a sealed move that ended the game stands. (I.10; 2001 A.10; D56)
    pub fn resumption_result(&self) -> ResumptionResult {
        self.parameters().resumption_result
    }

    /// When White loses the time in which nobody is there. (6.7.2; 2001 6.6; D22)
    pub fn both_absent_applies(&self) -> BothAbsentApplies {
        self.parameters().both_absent_applies
    }

    /// How the loss of both players by default is written. (6.7.1; 2001 6.7; D21)
    pub fn double_default(&self) -> DoubleDefault {
        self.parameters().double_default
    }

    /// The illegal move of one player that loses. (7.5.5; 2001 7.4(b); D29, D65)
    pub fn illegal_move_limit(&self) -> u8 {
        self.parameters().illegal_move_limit.get(self.play())
    }

    /// Whether illegal moves lose to an opponent who cannot checkmate. (7.5.5; 2001 7.4(b); D30)
    pub fn illegal_move_loss(&self) -> LossRule {
        self.parameters().illegal_move_loss.get(self.play())
    }

    /// Whether resigning loses to an opponent who cannot checkmate. (5.1.2; 2001 5.1(b); D13)
    pub fn resignation(&self) -> LossRule {
        self.parameters().resignation
    }

    /// Whether a bad sealed move loses to an opponent who cannot checkmate. (I.8; 2001 A.8; D79)
    pub fn sealed_move_loss(&self) -> LossRule {
        self.parameters().sealed_move_loss
    }

    /// How many moves each player must have made before a draw can be agreed. (5.2.3; 2001 5.2(c); D14)
    pub fn agreement_after(&self) -> u16 {
        self.parameters().agreement_after
    }

    /// Whether regulations may restrict offers of a draw. (9.1.1; 2001 9.1(a); D15)
    pub fn draw_restrictions(&self) -> Permission {
        self.parameters().draw_restrictions
    }

    /// How often a position must appear for a draw to be claimed. (9.2; 2001 9.2; D16)
    pub fn claimed_repetition(&self) -> u8 {
        self.parameters().claimed_repetition
    }

    /// How many moves by each player without pawn move or capture let a draw be claimed. (9.3; 2001 9.3; D16)
    pub fn claimed_without_progress(&self) -> u16 {
        self.parameters().claimed_without_progress
    }

    /// How often a position must appear to draw the game without a claim. (9.6.1; D17)
    pub fn automatic_repetition(&self) -> Option<u8> {
        self.parameters().automatic_repetition
    }

    /// How many moves by each player without pawn move or capture draw the game without a claim. (9.6.2; D17)
    pub fn automatic_without_progress(&self) -> Option<u16> {
        self.parameters().automatic_without_progress
    }

    /// The act after which a draw can no longer be claimed on this move. (9.4; 2001 9.4; D39)
    pub fn claim_lost_on(&self) -> ClaimLostOn {
        self.parameters().claim_lost_on
    }

    /// What a wrong claim costs the claimant. (9.5.3; 2001 9.5(b); D43)
    pub fn wrong_claim_cost(&self) -> WrongClaimCost {
        self.parameters().wrong_claim_cost
    }

    /// What completes a move besides the press and the end of the game. (6.2.1; 2001 6.8(a); D18)
    pub fn completion(&self) -> Completion {
        self.parameters().completion
    }

    /// A press without a move. (7.5.3; D19)
    pub fn press_without_move(&self) -> Breach {
        self.parameters().press_without_move
    }

    /// A move made with two hands and completed. (7.5.4; D32)
    pub fn two_hands(&self) -> Breach {
        self.parameters().two_hands
    }

    /// A pawn left on its last rank when the clock is pressed. (7.5.2; D31)
    pub fn unpromoted_pawn(&self) -> UnpromotedPawn {
        self.parameters().unpromoted_pawn
    }

    /// What binds the move that replaces an illegal one. (7.5.1; 2001 7.4(a); D33)
    pub fn replacement(&self) -> Replacement {
        self.parameters().replacement
    }

    /// A game begun with the colours reversed. (7.3; 2001 7.2; D27)
    pub fn reversed_colours(&self) -> ReversedColours {
        self.parameters().reversed_colours
    }

    /// How long a wrong set-up or a wrong clock setting may be complained of. (A.5.1.2; 2001 B.4; D62)
    pub fn set_up_complaint(&self) -> Lapse {
        self.parameters().set_up_complaint.get(self.play())
    }

    /// Which castling a wrong starting square bars once complaints are over. (A.5.1.2; 2001 B.4; D63)
    pub fn misplaced_castling(&self) -> MisplacedCastling {
        self.parameters().misplaced_castling
    }

    /// How long an illegal move may be complained of. (A.5.2; 2001 C.3; D64, D65, D28)
    pub fn illegal_move_complaint(&self) -> Lapse {
        self.parameters().illegal_move_complaint.get(self.play())
    }

    /// How long reversed colours and displaced pieces may be complained of. (2001 B.5(b); D64)
    pub fn irregularity_complaint(&self) -> Lapse {
        self.parameters().irregularity_complaint.get(self.play())
    }

    /// Whether the players together may correct an illegal move that stands. (A.5.2; 2001 C.3; D64, D65)
    pub fn agreed_correction(&self) -> Permission {
        self.parameters().agreed_correction.get(self.play())
    }

    /// Whether the arbiter acts on a touched piece of their own accord. (2001 B.5(a); D66)
    pub fn arbiter_acts_on_touch(&self) -> ArbiterActs {
        self.parameters().arbiter_acts_on_touch.get(self.play())
    }

    /// Whether the arbiter calls a flag-fall that they see. (A.5.5; 2001 B.6; D67)
    pub fn arbiter_calls_flag(&self) -> ArbiterActs {
        self.parameters().arbiter_calls_flag.get(self.play())
    }

    /// What a player must do to claim a win on time. (A.5.3; 2001 B.7; D68)
    pub fn flag_claim(&self) -> FlagClaim {
        self.parameters().flag_claim.get(self.play())
    }

    /// Both flags down, and nobody knows which fell first. (III.3.1; 2001 6.12; D25)
    pub fn both_flags(&self) -> BothFlags {
        self.parameters().both_flags.get(self.play())
    }

    /// Both kings in check, or a pawn left on its last rank, seen by the arbiter. (A.5.4; D69, D05)
    pub fn illegal_position(&self) -> IllegalPosition {
        self.parameters().illegal_position.get(self.play())
    }

    /// With less than this left a draw may be claimed in a quickplay finish. (III.5; 2001 10.2)
    pub fn quickplay_threshold(&self) -> u64 {
        self.parameters().quickplay_threshold
    }

    /// The opponent's extra time when such a claim is postponed or rejected. (III.5.3; 2001 10.2(c))
    pub fn quickplay_award(&self) -> u64 {
        self.parameters().quickplay_award
    }

    /// The increment a player may ask for instead. (III.4; D46)
    pub fn quickplay_increment(&self) -> Option<u64> {
        self.parameters().quickplay_increment
    }

    /// When a postponed claim is decided. (III.5.2; 2001 10.2(b); D47)
    pub fn postponed_claim(&self) -> PostponedClaim {
        self.parameters().postponed_claim
    }

    /// What of the claimant's own flag ends the right to such a claim. (III.5; 2001 10.2/0; D46)
    pub fn quickplay_until(&self) -> ClaimUntil {
        self.parameters().quickplay_until
    }

    /// What follows for the player where the written move of a wrong claim was illegal. (9.5.3; 2001 9.5(b))
    pub fn illegal_written_move(&self) -> IllegalWrittenMove {
        self.parameters().illegal_written_move
    }

    /// What a scoresheet in another notation than the algebraic proves. (C intro; 2001 E/0.2)
    pub fn other_notation(&self) -> OtherNotation {
        self.parameters().other_notation
    }

    /// What a press is while the captured piece still stands on its square. (7.5.3; 2001 7.4(a))
    pub fn captured_piece_left(&self) -> CapturedPieceLeft {
        self.parameters().captured_piece_left
    }

    /// Whether such a decision may be appealed. (11.10; 2001 10.2(d); D48)
    pub fn quickplay_appeal(&self) -> Permission {
        self.parameters().quickplay_appeal
    }

    /// Whether players must record. (A.2; 2001 B.3; D60)
    pub fn recording(&self) -> Recording {
        self.parameters().recording.get(self.play())
    }

    /// With less than this left in the period a player need not record. (8.4; 2001 8.4)
    pub fn recording_exempt_below(&self) -> u64 {
        self.parameters().recording_exempt_below
    }

    /// An extra time for each move from which on players always record. (8.4; 2001 8.4)
    pub fn recording_increment(&self) -> u64 {
        self.parameters().recording_increment
    }

    /// When the exemption from recording ends. (8.4; 2001 8.4; D37)
    pub fn recording_exemption(&self) -> Exemption {
        self.parameters().recording_exemption
    }

    /// Whether a move may be written before it is made. (8.1.2; 2001 8.1; D34)
    pub fn writing_in_advance(&self) -> Permission {
        self.parameters().writing_in_advance
    }

    /// How often a player may ask to see the arbiter's scoresheet in supervised fast play. (A.4.3)
    pub fn scoresheet_requests(&self) -> Option<u8> {
        self.parameters().scoresheet_requests
    }

    /// Whose clock is set back for using an assistant. (6.2.6; 2001 6.8(d); D20, D36)
    pub fn assistant_cost(&self) -> AssistantCost {
        self.parameters().assistant_cost
    }

    /// Whether a player unable to move the pieces may have an assistant. (4.9; D12)
    pub fn moving_assistant(&self) -> Permission {
        self.parameters().moving_assistant
    }

    /// How a contact nobody can explain is taken. (4.2.2; 2001 4.3; D06)
    pub fn disputed_touch(&self) -> DisputedTouch {
        self.parameters().disputed_touch
    }

    /// When pieces may be adjusted. (4.2.1; 2001 4.2; D07)
    pub fn adjusting(&self) -> Adjusting {
        self.parameters().adjusting
    }

    /// Which touches show an attempt to castle. (4.4.3; 2001 4.4(c); D08)
    pub fn castling_attempt(&self) -> CastlingAttempt {
        self.parameters().castling_attempt
    }

    /// What fixes the choice of the promoted piece. (4.4.4; 2001 4.7; D09)
    pub fn promotion_fixed_by(&self) -> PromotionFixedBy {
        self.parameters().promotion_fixed_by
    }

    /// Which articles a move must have obeyed to end the game on the board. (5.1.1; 2001 5.1(a); D80)
    pub fn ending_proviso(&self) -> EndingProviso {
        self.parameters().ending_proviso
    }

    /// Whether the points of a game may add up to more than a win. (10.2; 2001 11.1; D49)
    pub fn points_sum(&self) -> PointsSum {
        self.parameters().points_sum
    }

    /// The penalties an arbiter may impose, in the order of the edition. (12.9; 2001 13.4; D53)
    pub fn penalties(&self) -> &'static [PenaltyKind] {
        self.parameters().penalties
    }

    /// What onlookers may do about an irregularity. (12.7; 2001 13.7; D54)
    pub fn onlookers(&self) -> Onlookers {
        self.parameters().onlookers
    }

    /// Whether electronic devices, smoking and inspection are ruled on. (11.3.2; D50)
    pub fn devices(&self) -> LegalForce {
        self.parameters().devices
    }

    /// Whether the signs for capture, check, mate and en passant must be written. (C.13.3; 2001 E.abbr/x; D70, D74)
    pub fn notation_signs(&self) -> NotationSigns {
        self.parameters().notation_signs
    }

    /// Whether a player who need not record may ask for a scoresheet. (A.2; 2001 B.3; D60)
    pub fn asking_for_a_scoresheet(&self) -> Permission {
        self.parameters().asking_for_a_scoresheet
    }

    /// What becomes of a wrong announcement that nobody corrected before the press. (D.2.8; 2001 F.2.6)
    pub fn late_slip(&self) -> LateSlip {
        self.parameters().late_slip
    }

    /// Whether a blind player needs an assistant against one hard of hearing. (D.2.11; D78)
    pub fn hearing_impaired_assistant(&self) -> LegalForce {
        self.parameters().hearing_impaired_assistant
    }

    /// Whether a breach of the rules of conduct may be let rest without a penalty, with a note why. (11.6; 2001 12.6)
    pub fn misconduct_without_penalty(&self) -> Permission {
        self.parameters().misconduct_without_penalty
    }

    /// Who says whether a sealed move that fits several legal moves is ambiguous. (I.8.1; 2001 A.8(a))
    pub fn ambiguous_sealed_move(&self) -> Judgement {
        self.parameters().ambiguous_sealed_move
    }

    /// Whose rule says what an illegal move costs. (7.5.5; 2001 7.4(b))
    pub fn illegal_move_priced_by(&self) -> PricedBy {
        self.parameters().illegal_move_priced_by.get(self.play())
    }

    /// The move that a right claim ends the game with, written and not made. (6.2.1.1; 2001 6.8(a))
    pub fn claimed_move(&self) -> ClaimedMove {
        self.parameters().claimed_move
    }

    /// What a quickplay claim is that is not admitted. (9.1.2.3; 2001 9.1(c); D44)
    pub fn unadmitted_quickplay_claim(&self) -> UnadmittedClaim {
        self.parameters().unadmitted_quickplay_claim.get(self.play())
    }

    /// Whether regulations may ask a player who leaves the playing area to report. (11.2.4; D51)
    pub fn leave_report(&self) -> Permission {
        self.parameters().leave_report
    }

    /// Asking the arbiter to explain a point of the Laws. (11.9)
    pub fn explanations(&self) -> Permission {
        self.parameters().explanations
    }

    /// Letting somebody into the playing area who neither plays nor arbitrates. (11.2.3.3)
    pub fn admission_to_area(&self) -> Permission {
        self.parameters().admission_to_area
    }

    /// Saying which places adjoin the playing area. (12.8)
    pub fn adjoining_places(&self) -> Permission {
        self.parameters().adjoining_places
    }

    /// Announcing castling in Chess960. (II.3.2.7(1))
    pub fn castling_announcement(&self) -> Permission {
        self.parameters().castling_announcement
    }

    /// Whether the new piece of a promotion may be put down before the pawn is taken off. (4.6.2)
    pub fn new_piece_first(&self) -> Permission {
        self.parameters().new_piece_first
    }

    /// Changing the setting of the clock for the sake of the schedule after complaints are over. (A.5.1.1; 2001 B.4/1)
    pub fn late_clock_setting(&self) -> Permission {
        self.parameters().late_clock_setting
    }
}
