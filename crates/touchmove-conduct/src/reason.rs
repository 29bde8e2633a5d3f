//! Why: typed reasons that `touchmove-words` turns into sentences a player understands.

use alloc::string::String;

use touchmove_chess::{Move, Square};
use touchmove_clock::Millis;

use crate::obligation::Obliged;

/// Why a ruling is as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The decision says it all.
    Plain,
    /// It is not his move.
    NotHisMove,
    /// The game is over.
    GameOver,
    /// The game has not begun.
    NotBegun,
    /// The clocks stand.
    ClocksStand,
    /// There is no piece on that square.
    NoPiece(Square),
    /// It was announced before touching.
    Announced,
    /// It was not announced before touching.
    NotAnnounced,
    /// Only the player whose clock runs may adjust.
    ClockNotRunning,
    /// The contact was clearly accidental.
    Accidental,
    /// The touched pieces bind him.
    Touched(Obliged),
    /// The piece was released there.
    ReleasedThere(Square),
    /// This legal move was made.
    MoveMade(Move),
    /// The captured piece still stands there.
    CapturedPieceStands(Square),
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
    /// Nobody could prove whether the opponent can checkmate.
    NotProven,
    /// He resigned.
    Resigned,
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
    Conditional(String),
    /// The opponent touched a piece.
    EndedByTouch,
    /// It was rejected in words.
    EndedByWords,
    /// The position has appeared so often.
    Appeared(u8),
    /// So many moves by each player without pawn move or capture.
    WithoutProgress(u16),
    /// The claim is right.
    ClaimRight,
    /// The claim is wrong.
    ClaimWrong,
    /// The claim comes after touching a piece or making a move.
    ClaimTooLate,
    /// The claim rests only on a display.
    DisplayOnly,
    /// What was written is no legal move.
    WrittenMoveIllegal,
    /// What was written cannot be read.
    WrittenMoveUnreadable(String),
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
    /// The claimant's own flag is down too.
    OwnFlagDown,
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
    /// Nothing irregular was found.
    NothingFound,
    /// The time for complaints is over.
    Lapsed,
    /// He displaced pieces.
    Displaced,
    /// Extra time as the Laws fix it.
    Award(Millis),
    /// The arbiter's own words.
    Arbiter(String),
    /// The question was answered.
    Answered,
    /// There is no such question, or this is no answer to it.
    NoSuchOption,
    /// No reason was given where one is needed.
    ReasonMissing,
    /// The edition does not provide for it.
    NotForeseen,
    /// The regulations did not announce it.
    NotAnnouncedByEvent,
    /// Too much time is left.
    TooMuchTime(Millis),
    /// The players confirm it together.
    BothMustConfirm,
}
