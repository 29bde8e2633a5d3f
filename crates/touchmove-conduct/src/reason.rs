//! Why: typed reasons that `touchmove-words` turns into sentences a player understands.

use alloc::string::String;

use touchmove_chess::{Color, Move, Square};
use touchmove_clock::Millis;

use crate::act::SetUpFault;
use crate::obligation::Obliged;

/// Why a ruling is as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(tag = "because", rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub enum Reason {
    /// The decision says it all.
    Plain,
    /// It is not their move.
    NotHisMove,
    /// The game is over.
    GameOver,
    /// The game has not begun.
    NotBegun,
    /// The clocks are stopped.
    ClocksStand,
    /// There is no piece on that square.
    NoPiece {
        /// Where.
        square: Square,
    },
    /// It was announced before touching.
    Announced,
    /// Only the player whose clock runs may adjust.
    ClockNotRunning,
    /// The player's own clock does not run: a press stops nothing.
    NothingToStop,
    /// The contact was clearly accidental.
    Accidental,
    /// The touched pieces bind them.
    Touched {
        /// What binds the player.
        #[cfg_attr(feature = "types", schemars(with = "Obliged<String>"))]
        obliged: Obliged,
    },
    /// The piece was released there.
    ReleasedThere {
        /// Where.
        square: Square,
    },
    /// This legal move was made.
    MoveMade {
        /// The move.
        #[cfg_attr(feature = "wire", serde(skip))]
        made: Move,
    },
    /// The captured piece still stands there.
    CapturedPieceStands {
        /// Where.
        square: Square,
    },
    /// Both flags.
    BothFlags,
    /// The king is attacked and has no legal move.
    Checkmate,
    /// There is no legal move, and the king is not attacked.
    Stalemate,
    /// Neither player can checkmate.
    NeitherCanCheckmate,
    /// The opponent can checkmate by some series of legal moves.
    OpponentCanCheckmate,
    /// The opponent cannot checkmate by any series of legal moves.
    OpponentCannotCheckmate,
    /// The offer was accepted.
    Accepted,
    /// Not both have made a move.
    NotBothHaveMoved,
    /// The regulations bar it without the arbiter's consent.
    BarredByRegulations,
    /// There is no offer to answer.
    NoOffer,
    /// The offer cannot be withdrawn.
    CannotBeWithdrawn,
    /// It was offered at another time than after the move and before the press.
    UntimelyOffer,
    /// A condition was attached.
    Conditional {
        /// The words.
        text: String,
    },
    /// The opponent touched a piece.
    EndedByTouch,
    /// It was rejected in words.
    EndedByWords,
    /// The position has appeared this often.
    Appeared {
        /// How many.
        count: u8,
    },
    /// This many moves by each player without a pawn move or a capture.
    WithoutProgress {
        /// How many.
        count: u16,
    },
    /// The claim is right.
    ClaimRight,
    /// The claim is wrong.
    ClaimWrong,
    /// The claim comes after touching a piece or making a move.
    ClaimTooLate,
    /// The claim rests only on a display.
    DisplayOnly,
    /// What was written is not a legal move.
    WrittenMoveIllegal,
    /// What was written cannot be read.
    WrittenMoveUnreadable {
        /// The words.
        text: String,
    },
    /// The flag is down, and the moves were not completed.
    FlagFell,
    /// The flag is down, and the moves were completed.
    MovesCompleted,
    /// The flag is up.
    FlagUp,
    /// The edition leaves flags to the players.
    FlagNotForArbiter,
    /// The claimant did not stop the clocks.
    ClocksNotStopped,
    /// The move was made and the clock pressed.
    Pressed,
    /// The next move was made without pressing.
    NextMoveMade,
    /// The move ended the game.
    MoveEndedGame,
    /// The clock was pressed without a move.
    PressedWithoutMove,
    /// Two hands were used.
    TwoHands,
    /// The pawn was not exchanged.
    PawnNotExchanged,
    /// The move was illegal.
    IllegalMove,
    /// It is the opponent's n-th completed illegal move.
    IllegalMoves {
        /// How many.
        count: u8,
    },
    /// Nothing irregular was found.
    NothingFound,
    /// The time for complaints is over.
    Lapsed,
    /// The position before an illegal move cannot be established; the last one before it that can be is put back (7.5.1).
    LastIdentifiable,
    /// They displaced pieces.
    Displaced,
    /// Extra time as the Laws fix it.
    Award {
        /// How much.
        time: Millis,
    },
    /// The arbiter's own words.
    Arbiter {
        /// The words.
        text: String,
    },
    /// The question was answered.
    Answered,
    /// There is no such question, or this is not an answer to it.
    NoSuchOption,
    /// No reason was given where one is needed.
    ReasonMissing,
    /// The edition does not provide for it.
    NotForeseen,
    /// The regulations did not announce it.
    NotAnnouncedByEvent,
    /// Too much time is left.
    TooMuchTime {
        /// How much.
        time: Millis,
    },
    /// The players confirm it together.
    BothMustConfirm,
    /// The players want different things.
    PlayersDisagree,
    /// The game has begun.
    Begun,
    /// The game has no result yet.
    NoResult,
    /// The game began wrongly in this way.
    WrongSetUp {
        /// What was wrong.
        fault: SetUpFault,
    },
    /// This many moves have been made by both players.
    MovesMadeByBoth {
        /// How many.
        count: u16,
    },
    /// The Laws have no article of this number.
    NoSuchArticle {
        /// The words.
        text: String,
    },
    /// The amount is not one that the Laws allow.
    AmountOutOfRange,
    /// Together the players would score more than a game is worth.
    TooManyPoints,
    /// The Laws demand a penalty.
    PenaltyOwed,
    /// They came this long after the scheduled start.
    Late {
        /// How much.
        time: Millis,
    },
    /// They may still come.
    MayStillCome,
    /// They were there in time.
    InTime,
    /// Neither player was there at the start.
    NobodyThere,
    /// Both players came too late.
    BothTooLate,
    /// The arbiter lets the latecomer play.
    LetIn,
    /// Both kings are in check, or a pawn stands on its last rank.
    IllegalPosition,
    /// Both players agreed to it.
    BothAgreed,
    /// They had no permission.
    NoPermission,
    /// They did not report to the arbiter.
    NotReported,
    /// It is the n-th of its kind in a row.
    Repeated {
        /// How many.
        count: u16,
    },
    /// They persistently refuse to comply with the Laws.
    RefusesToComply,
    /// They are not of the player's sex.
    OtherSex,
    /// They refused to be inspected.
    RefusedInspection,
    /// They carry a device.
    CarriesDevice,
    /// A device in their bag is not switched off.
    DeviceOn,
    /// It was written before the move was made.
    WrittenInAdvance {
        /// The words.
        text: String,
    },
    /// What is written is not the move that was made.
    EntryDiffers {
        /// The words.
        text: String,
    },
    /// It is written in a notation other than the algebraic.
    OtherNotation {
        /// The words.
        text: String,
    },
    /// Their own previous move is not recorded.
    PreviousMoveUnrecorded,
    /// An earlier move is not recorded: this ply, counted from 1.
    MoveUnrecorded {
        /// How many.
        count: u32,
    },
    /// The offer of a draw is not marked.
    OfferNotMarked,
    /// They need not record.
    NeedNotRecord,
    /// The scoresheet is not up to date.
    ScoresheetIncomplete,
    /// The scoresheet is up to date.
    ScoresheetComplete,
    /// The opponent's scoresheet was not returned.
    SheetNotReturned,
    /// Position and times were not recorded first.
    NoSnapshot,
    /// This many moves are proven.
    MovesProven {
        /// How many.
        count: u32,
    },
    /// Nobody could prove how many moves were made.
    MovesNotProven,
    /// The move of the claim was not written down first.
    MoveNotWritten {
        /// The words.
        text: String,
    },
    /// They refuse to sign.
    RefusesToSign,
    /// Both players signed it.
    BothSigned,
    /// The players signed different results.
    SignaturesDiffer,
    /// They have asked this often.
    AskedSoOften {
        /// How many.
        count: u8,
    },
    /// The move was not announced.
    MoveNotAnnounced,
    /// The announced move does not stand on the board.
    MoveNotOnBoard,
    /// The announcement does not say which move it is.
    AnnouncementUnclear {
        /// The words.
        text: String,
    },
    /// The new piece was not named.
    PromotionNotNamed,
    /// The announcement was corrected in time.
    SlipCorrected,
    /// The announcement was wrong, and the clock is pressed.
    SlipTooLate,
    /// What was repeated, or made on the other board, is another move.
    RepeatDiffers {
        /// The words.
        text: String,
    },
    /// Nothing has been announced.
    NothingAnnounced,
    /// Neither player, or not just one of them, is visually disabled.
    NotBetweenSightedAndBlind,
    /// Both scores say the same.
    ScoresAgree,
    /// The scores say different things.
    ScoresDiffer,
    /// The arbiter has not approved an assistant.
    AssistantNotApproved,
    /// The assistant has not this duty.
    NotHisDuty,
    /// An assistant is needed.
    AssistantNeeded,
    /// Nobody had asked.
    Unasked,
    /// Nothing is taken from a player with a disability.
    Disability,
    /// It was done once already.
    OnlyOnce,
    /// A move must be sealed now.
    SealOrdered,
    /// The move is sealed and cannot be changed.
    AlreadySealed,
    /// Nothing has been sealed.
    NothingSealed,
    /// Too little time is left for that.
    TooLittleTime {
        /// How much.
        time: Millis,
    },
    /// A statement of the envelope is missing, or the arbiter has not verified it.
    EnvelopeIncomplete,
    /// The envelope has not been opened.
    EnvelopeClosed,
    /// The envelope cannot be found.
    EnvelopeMissing,
    /// The position cannot be established.
    PositionLost,
    /// This player is not there.
    NotThere {
        /// Who.
        player: Color,
    },
    /// There is extra time for each move.
    ExtraTimeGiven,
    /// It is not the last period.
    NotLastPeriod,
    /// A claim waits for its decision.
    ClaimPending,
    /// The papers of the claim are not complete.
    PapersIncomplete,
    /// No arbiter supervises the game.
    NoArbiter,
    /// An arbiter supervises the game.
    ArbiterPresent,
}
