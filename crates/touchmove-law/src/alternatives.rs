//! The alternatives that the editions choose between: one small enum for each point where they answer differently.
//!
//! Article code asks [`Laws`](crate::Laws) for the value and matches on it; it never asks which year it is.

/// What follows when a player has lost by resigning, by time or by illegal moves, and the opponent cannot checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LossRule {
    /// The game is lost anyway.
    Plain,
    /// Drawn, if the opponent cannot checkmate by any series of legal moves.
    DrawnIfHopeless,
}

/// What completes a move besides the press and the end of the game (D18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completion {
    /// Nothing else.
    PressOnly,
    /// The player's own next move (6.2.1.2).
    PressOrNextMove,
}

/// How a breach of handling that touches no rule of movement is treated (D19, D32).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// An incident; the arbiter may penalise it.
    Incident,
    /// Counted and penalised as an illegal move.
    IllegalMove,
}

/// What becomes of a pawn left on its last rank when the clock is pressed (D31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnpromotedPawn {
    /// The position before the move is reinstated; the pawn must move, with a free choice of piece.
    Restore,
    /// It becomes a queen.
    ForceQueen,
}

/// What becomes of a game begun with the colours reversed (D27).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReversedColours {
    /// It continues unless the arbiter rules otherwise.
    ContinueUnlessRuled,
    /// It starts again while not both players have made this many moves, and continues from then on.
    RestartBefore(u16),
}

/// The act after which a draw can no longer be claimed on this move (D39).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimLostOn {
    /// Making the move.
    Made,
    /// Touching a piece with intent.
    Touched,
}

/// What a wrong claim of a draw costs the claimant themselves (D43).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongClaimCost {
    /// Nothing.
    Nothing,
    /// Above `half_above`: half of the time left, at most `cap`. Above `floor`: the time left becomes `floor`.
    /// Otherwise nothing. All in milliseconds.
    HalfOrFloor {
        /// More than this and half is taken.
        half_above: u64,
        /// The most that is taken.
        cap: u64,
        /// What is left to a claimant between the two.
        floor: u64,
    },
}

/// Where a rule stands: in the Laws, or in a Guideline that an event must announce (D46, D56).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegalForce {
    /// Part of the Laws, always in force.
    Law,
    /// A Guideline: in force if announced beforehand.
    Guideline,
    /// Not in this edition at all.
    Absent,
}

/// Two flags down and nobody knows which fell first (D25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BothFlags {
    /// Play continues, except in the phase of all remaining moves, where the game is drawn (2001 6.12, 10.3).
    ContinueOrDrawAtTheEnd,
    /// Drawn, whichever fell first (2001 B.8).
    Drawn,
    /// Only a Guideline speaks of it (III.3.1).
    ByGuideline,
}

/// How long somebody may come forward with an irregularity (D62, D64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lapse {
    /// As long as the game lasts.
    Never,
    /// Until the player who suffered it touches a piece with intent.
    OpponentTouches,
    /// Until the player who suffered it has made their next move.
    OpponentMakesMove,
    /// Until the player who suffered it has let go of a piece in reply, whether that is a legal move or not.
    OpponentReleases,
    /// Until each player has completed this many moves.
    AfterMoves(u16),
}

/// Whether the arbiter acts of their own accord (D64, D66, D67).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArbiterActs {
    /// They do, when they see it.
    WhenSeen,
    /// Only when a player asks or claims.
    OnlyOnClaim,
    /// The regulations say which of the two; see [`Regulations::rapid_arbiter_acts_on_illegal`](crate::Regulations).
    ByRegulation,
}

/// What a player must do to claim a win on time (D68).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlagClaim {
    /// Say so.
    Plain,
    /// They may stop the chessclock and tell the arbiter (A.5.3).
    MayStop,
    /// They must stop both clocks, and their own flag must be up (2001 B.7).
    MustStopOwnFlagUp,
}

/// What is done about a position that cannot be: both kings in check, a pawn left on its last rank (D69).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalPosition {
    /// Nothing of its own; Article 7 governs, or the position stands.
    NoRule,
    /// The arbiter waits for the next completed move, then declares a draw (A.5.4).
    WaitThenDraw,
}

/// Who has the last word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// The Laws themselves: it follows from what is known.
    Laws,
    /// The arbiter, who may find otherwise.
    Arbiter,
}

/// Whether something is open to people under an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    /// It is.
    Allowed,
    /// It is an offence.
    Forbidden,
    /// The edition does not speak of it.
    NotForeseen,
}

/// Whether the signs for capture, check, mate and en passant must be written (D70).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotationSigns {
    /// They are essential.
    Essential,
    /// They may be left out.
    Optional,
}

/// How a contact nobody can explain is taken (D06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DisputedTouch {
    /// The arbiter says whether it was deliberate.
    Referred,
    /// Intentional unless clearly accidental (4.2.2).
    Intentional,
}

/// When pieces may be adjusted (D07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjusting {
    /// By the player having the move.
    HavingTheMove,
    /// By the player having the move while their own clock runs (4.2.1, 6.2.5).
    HavingTheMoveClockRunning,
}

/// What fixes the choice of the promoted piece (D09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionFixedBy {
    /// Releasing it on the promotion square.
    Release,
    /// Its first contact with the promotion square (4.4.4).
    Contact,
}

/// Which touches show an attempt to castle that turns out to be illegal (D08).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingAttempt {
    /// The king, or king and rook together.
    KingOrTogether,
    /// The king, then the rook.
    KingThenRook,
}

/// Whose clock is set back for using an assistant (D20, D36).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AssistantCost {
    /// The arbiter sets the clock equitably, for everybody.
    Equitable,
    /// The same, but nothing is taken from a player with a disability.
    EquitableNotForDisability,
}

/// When White loses the time in which nobody is there (D22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BothAbsentApplies {
    /// Always.
    Always,
    /// Only where lateness is allowed at all.
    IfLatenessAllowed,
}

/// How the loss of both players by default is written (I-016, I-089).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoubleDefault {
    /// As two games lost without play: -/-.
    BothForfeit,
    /// As two losses: 0-0.
    BothLose,
}

/// What the moves of players in fast play owe to the scoresheet (D60).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recording {
    /// Players record (8.1).
    Required,
    /// Players need not record.
    NotRequired,
}

/// Whether the points of a game may add up to more than a win (D49).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointsSum {
    /// Penalties may make any sum.
    Free,
    /// Never more than the normal maximum, and each score a normal one (10.2).
    AtMostAWin,
}

/// Which articles a move must have obeyed to end the game on the board (D80).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndingProviso {
    /// Article 3.
    Article3,
    /// Articles 3 and 4.2 to 4.7.
    Articles3And4,
}

/// What binds the move that replaces an illegal one (D33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacement {
    /// The touched piece (2001 4.3).
    Touched,
    /// The touched piece, and a lawful release (4.3, 4.7).
    TouchedAndReleased,
}

/// What follows where the written move of a wrong claim was illegal (I-032, I-162).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalWrittenMove {
    /// The piece it names counts as touched (9.5.3, 4.3).
    CountsAsTouched,
    /// The same, unless the arbiter decides otherwise (2001 9.5(b)).
    ArbiterDecides,
}

/// What a scoresheet in another notation than the algebraic proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OtherNotation {
    /// The arbiter may refuse it (C introduction).
    ArbiterDecides,
    /// Nothing (2001 E/0.2).
    NoEvidence,
}

/// What a press is while the captured piece still stands on its square (I-166).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CapturedPieceLeft {
    /// A press without a move (7.5.3).
    PressWithoutMove,
    /// An illegal move (2001 7.4(a)).
    IllegalMove,
}

/// What onlookers may do about an irregularity (D54).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onlookers {
    /// Keep silent.
    KeepSilent,
    /// Tell the arbiter, and nobody else.
    TellTheArbiter,
}

/// When the exemption from recording ends (D37).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exemption {
    /// At the next flag-fall (I-090).
    UntilFlagFall,
    /// At the end of the period.
    UntilPeriodEnds,
}

/// What becomes of a wrong announcement that was not corrected before the press (I-099).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LateSlip {
    /// The arbiter decides which move stands.
    Referred,
    /// The announced move stands if it is legal.
    AnnouncedStands,
}

/// Which castling a wrong starting square bars once the time for complaints is over (D63).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MisplacedCastling {
    /// None with a king that changed places with its queen.
    InterchangedKing,
    /// None with a king or a rook that started on a wrong square.
    KingOrRook,
}

/// When a postponed claim in a quickplay finish is decided (D47).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PostponedClaim {
    /// After a flag has fallen.
    AfterFlag,
    /// Later in the game, or as soon as possible after a flag has fallen.
    LaterOrAfterFlag,
}

/// What of the claimant's own flag ends the right to a claim in a quickplay finish (D46).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimUntil {
    /// That it is down, seen or not.
    FlagDown,
    /// That it has been seen or claimed.
    FlagSeen,
}

/// For whose lateness at a resumption the result of a sealed move that ended the game stands (D56).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResumptionResult {
    /// For anybody's.
    Stands,
    /// Only for that of the player who sealed (2001 A.10).
    StandsForTheSealer,
}

/// A penalty an arbiter may impose; each edition lists its own, in its order (D53).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum PenaltyKind {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime,
    /// Less time for the offender.
    OwnTime,
    /// More points for the opponent, up to the maximum of the game.
    OpponentPoints,
    /// Fewer points for the offender.
    OwnPoints,
    /// The game is lost.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}

/// Whether screens in the hall show position and moves where the regulations do not say (6.12.1; 2001 6.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DisplayRule {
    /// They do.
    Shown,
    /// They do not.
    Dark,
}

/// When the next period's time is added where the regulations do not say (I-124).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeriodCreditRule {
    /// At zero.
    AtZero,
    /// With the last move of the period.
    WithLastMove,
}

/// Whose rule says what an illegal move costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PricedBy {
    /// The competition rules (7.5.5; 2001 7.4(b)).
    CompetitionRules,
    /// Blitz has its own (2001 C.3).
    Blitz,
}

/// The move that a right claim of a draw ends the game with, written and not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimedMove {
    /// It counts as completed (6.2.1.1).
    Completed,
    /// It does not.
    NotCompleted,
}

/// What a quickplay claim is that is not admitted (D44).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnadmittedClaim {
    /// An offer of a draw, as the claims of repetition and of fifty moves are (2001 9.1(c)).
    Offer,
    /// Nothing.
    Nothing,
}

/// What becomes of unused main time of a period with delay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DelayMainTimeRule {
    /// It is carried into the next period.
    Carried,
    /// The regulations say; see [`Regulations::delay_main_time`](crate::Regulations).
    ByRegulation,
}
