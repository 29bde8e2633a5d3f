//! Bugs planted on purpose, so that the simulator can prove that it would catch such a one.
//!
//! Each stands at a single place of the code that it spoils. Without the feature `planted` none of them can be switched
//! on: [`is`] is then a constant, and the compiler leaves the place as it was.

macro_rules! bugs {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A bug that can be planted.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Bug {
            $($(#[$doc])* $name,)*
        }

        impl Bug {
            /// All of them.
            pub const ALL: &'static [Bug] = &[$(Bug::$name),*];
        }
    };
}

bugs! {
    /// Positions with different rights to castle count as the same (9.2.3.2).
    SamenessIgnoresCastling,
    /// Positions with and without a capture en passant count as the same (9.2.3.1).
    SamenessIgnoresEnPassant,
    /// The right to castle with a rook outlives its capture (3.8.2.1).
    RightOutlivesRook,
    /// A pawn move does not reset the count of moves without progress (9.3).
    PawnMoveIsNoProgress,
    /// A double step leaves no square to capture on (3.7.3.1).
    DoubleStepUnseen,
    /// The king may castle through an attacked square (3.8.2.2).
    CastlingThroughAttack,
    /// The increment is given twice (6.3.1).
    IncrementTwice,
    /// The increment is given after the last time is used up (6.3.1).
    IncrementAfterFlag,
    /// A press that completes nothing counts as a completed move (7.5.3).
    EmptyPressCounts,
    /// The flag falls a moment after zero (6.1).
    FlagFallsLate,
    /// The flag is said to have fallen when somebody looked (6.8).
    FlagFallsWhenSeen,
    /// The next period begins a move too late (6.3.1).
    PeriodOneMoveLate,
    /// The delay is not given anew for each move (6.3.2).
    DelayOnlyOnce,
    /// A stopped clock goes on (6.11).
    StoppedClockRuns,
    /// A clock may hold more than seven days.
    NoCeiling,
    /// Readings depend on the date (the wall clock is looked at).
    DateMatters,
    /// The illegal move that loses is the one after (7.5.5).
    OneIllegalMoveMore,
    /// The time for an illegal move goes to the offender (7.5.5).
    AwardToOffender,
    /// The time for an illegal move is put on the clock twice (7.5.5).
    AwardTwice,
    /// An illegal move is counted and the position stays (7.5.1).
    PositionNotReinstated,
    /// The counters do not go back with the position (7.1).
    CountersNotRewound,
    /// An illegal move is completed and nobody notes it (7.5.1).
    IllegalMoveUnnoted,
    /// A reinstated position forgets the counted illegal moves (7.5.5).
    CountForgotten,
    /// The pawn left on the last rank stays a pawn (7.5.2).
    QueenNotPlaced,
    /// After an illegal move the wrong clock is started.
    WrongClockStarted,
    /// A move with another piece than the touched one is not noted (4.3).
    BreachUnnoted,
    /// Nothing binds the move that replaces an illegal one (7.5.1).
    ReplacementFree,
    /// King and rook touched in the wrong order still let him castle (4.4.2).
    RookThenKingCastles,
    /// A claim is heard although he has touched a piece (9.4).
    ClaimAfterTouch,
    /// A claim is right at the second appearance (9.2).
    TwofoldIsEnough,
    /// A claim of a draw is no offer (9.1.2.3).
    ClaimIsNoOffer,
    /// A wrong claim gives the opponent nothing (9.5.3).
    WrongClaimIsFree,
    /// A wrong claim leaves the claimant his time where the edition takes it (2001 9.5(b)).
    ClaimantKeepsTime,
    /// The same position five times does not end the game (9.6.1).
    FivefoldGoesOn,
    /// Seventy-five moves beat checkmate (9.6.2).
    SeventyFiveBeatsMate,
    /// An offer outlives the opponent's touch (9.1.2.1).
    OfferOutlivesTouch,
    /// An offer outlives the game.
    OfferOutlivesGame,
    /// A draw is agreed before both have moved (5.2.3).
    AgreementTooEarly,
    /// A draw is agreed without the consent that the regulations ask for (9.1.1).
    AgreementWithoutConsent,
    /// A flag loses to a player who cannot checkmate (6.9).
    FlagLosesToBareKing,
    /// A flag draws against a player who can checkmate (6.9).
    FlagAlwaysDraws,
    /// A flag loses although the moves of the period were completed (6.4).
    QuotaMetAndLost,
    /// Who resigns wins (5.1.2).
    ResignerWins,
    /// A clock runs on after the end (6.2.1.1).
    ClockOutlivesGame,
    /// A player may go on after the end.
    PlayAfterTheEnd,
    /// Together the players score more than a game is worth (10.2).
    TooManyPoints,
    /// Two questions have one number.
    NumberUsedTwice,
    /// An envelope is opened before the resumption (I.7).
    EnvelopeOpenedEarly,
    /// The sealed move is told when it is written (I.1.1).
    SealedMoveTold,
    /// The assistant sees the arbiter's desk (12.6).
    DeskForAssistant,
    /// The players see the list of moves (8.1, 12.6).
    MovesForPlayers,
    /// The players are told of an illegal move that nobody has found (12.6).
    IllegalMoveTold,
    /// Spectators are not shown the result.
    ResultHidden,
    /// A ruling rests on an article that the edition has not.
    ForeignArticle,
    /// The same act is judged now so, now otherwise.
    JudgeWavers,
}

#[cfg(feature = "planted")]
mod switch {
    use core::sync::atomic::{AtomicUsize, Ordering};

    use super::Bug;

    /// The number of the planted bug from 1; 0 for none.
    static PLANTED: AtomicUsize = AtomicUsize::new(0);
    static ASKED: AtomicUsize = AtomicUsize::new(0);

    /// Plants a bug in the place of the one before, or none.
    pub fn plant(bug: Option<Bug>) {
        PLANTED.store(bug.map_or(0, |bug| bug as usize + 1), Ordering::SeqCst);
    }

    /// Whether this bug is planted.
    #[inline]
    pub fn is(bug: Bug) -> bool {
        PLANTED.load(Ordering::Relaxed) == bug as usize + 1
    }

    /// The same, but only every third time somebody asks.
    #[inline]
    pub fn is_now_and_then(bug: Bug) -> bool {
        is(bug) && ASKED.fetch_add(1, Ordering::Relaxed).is_multiple_of(3)
    }
}

#[cfg(not(feature = "planted"))]
mod switch {
    use super::Bug;

    /// Whether this bug is planted: never without the feature.
    #[inline(always)]
    pub const fn is(_bug: Bug) -> bool {
        false
    }

    /// The same, but only every third time somebody asks.
    #[inline(always)]
    pub const fn is_now_and_then(_bug: Bug) -> bool {
        false
    }
}

pub use switch::*;
