//! Adjourned games: what was sealed, what the envelope states, how far the resumption has got (Guideline I;
//! 2001 Appendix A).

use alloc::string::String;
use core::fmt;

use touchmove_chess::{Color, Move, Position};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_law::Laws;
use touchmove_notation::algebraic::{self, Reading, Style};

use crate::offers::Offer;
use crate::written;

/// An adjournment, from the order to seal until the next one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adjournment {
    /// The player who seals.
    pub(crate) sealer: Color,
    /// When the session ends, whether or not he has sealed before (I.1.2).
    pub(crate) session_end: Moment,
    pub(crate) stage: Stage,
    /// What is in the closed envelope; nobody is shown it before it is opened.
    pub(crate) sealed: Option<SealedMove>,
    pub(crate) envelope: Option<Envelope>,
    /// How many touches had bound the sealer by then.
    pub(crate) touches: usize,
    /// The moment fixed for the resumption.
    pub(crate) resumption: Option<Moment>,
    /// Who has come to the resumption, and when.
    pub(crate) arrived: Sides<Option<Moment>>,
    /// Who was seen not to be there, and when.
    pub(crate) missed: Sides<Option<Moment>>,
}

/// How far an adjournment has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The player having the move has to seal; his clock runs (I.1.1).
    Sealing(Sealing),
    /// Sealed: both clocks stand, and nobody plays.
    Sealed,
    /// The time of resumption has come, and the sealed move is not on the board yet (I.9).
    Awaiting,
    /// The sealed move is on the board, and this is the number of moves made with it.
    Opened(usize),
    /// The sealer is absent, and the replier seals his reply (I.9.3).
    Replying(usize, Sealing),
    /// The reply waits in its envelope for the absent sealer, whose clock runs (I.9.3).
    ReplySealed(usize, SealedMove),
}

/// What a player who seals has done so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sealing {
    pub(crate) written: Option<SealedMove>,
    /// A move he made on the board after the order: it must be the sealed one (I.1.1).
    pub(crate) made: Option<Move>,
    pub(crate) flap: Flap,
    /// When he stopped the clock.
    pub(crate) stopped: Option<Moment>,
}

impl Sealing {
    /// Nothing done yet.
    pub(crate) const NOTHING: Sealing =
        Sealing { written: None, made: None, flap: Flap::Open, stopped: None };

    /// Whether there is a move to be sealed.
    pub(crate) fn has_move(&self) -> bool {
        self.written.is_some() || self.made.is_some()
    }
}

/// Whether an envelope is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flap {
    Open,
    Closed,
}

/// A move as it was sealed: secret, so not even a trace of the program prints it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SealedMove {
    text: String,
    /// The move itself where everybody has seen it on the board (I.1.1).
    made: Option<Move>,
}

impl SealedMove {
    /// A move that was written.
    pub(crate) fn written(text: &str) -> SealedMove {
        SealedMove { text: text.into(), made: None }
    }

    /// A move that was made on the board, whatever the player wrote.
    pub(crate) fn made(position: &Position, mv: Move) -> SealedMove {
        SealedMove { text: algebraic::text(position, mv, &Style::PGN), made: Some(mv) }
    }

    /// What was written; only for opening the envelope.
    pub(crate) fn unsealed(&self) -> &str {
        &self.text
    }

    /// What it means; only for opening the envelope.
    pub(crate) fn read(&self, laws: &Laws, position: &Position) -> Reading {
        match self.made {
            Some(mv) => Reading::One(mv),
            None => written::read(laws, position, &self.text),
        }
    }
}

impl fmt::Debug for SealedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealedMove(..)")
    }
}

/// What stands on the envelope (I.2; 2001 A.2), the players' names apart, which a game does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// The position immediately before the sealed move (I.2.2).
    pub position: Position,
    /// The time used by each player (I.2.3).
    pub time_used: Sides<Millis>,
    /// The time left to each player: with extra time for each move the one does not give the other (I-058).
    pub time_left: Sides<Millis>,
    /// Who sealed (I.2.4).
    pub sealed_by: Color,
    /// The number of the sealed move (I.2.5).
    pub move_number: u32,
    /// Offers of a draw that are open (I.2.6).
    pub open_offer: Sides<Option<Offer>>,
    /// Date, time and place of the resumption (I.2.7); empty until the arbiter has them.
    pub resumption: String,
    /// Where the envelope is.
    pub custody: Custody,
}

/// Where an envelope is (I.3; 2001 A.3, A.9(c)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Custody {
    /// Closed; the arbiter has not yet verified what it states.
    Unverified,
    /// Verified, and kept by the arbiter since then.
    Kept(Moment),
    /// Opened.
    Opened(Moment),
    /// It cannot be found (I.12.1).
    Missing,
}

impl Adjournment {
    /// The player having the move is to seal.
    pub(crate) fn ordered(sealer: Color, session_end: Moment) -> Adjournment {
        Adjournment {
            sealer,
            session_end,
            stage: Stage::Sealing(Sealing::NOTHING),
            sealed: None,
            envelope: None,
            touches: 0,
            resumption: None,
            arrived: Sides::each(|_| None),
            missed: Sides::each(|_| None),
        }
    }

    /// The player who seals, or has sealed.
    pub fn sealer(&self) -> Color {
        self.sealer
    }

    /// Whether the move is still to be sealed.
    pub fn is_sealing(&self) -> bool {
        matches!(self.stage, Stage::Sealing(_))
    }

    /// The player who must reply to the sealed move.
    pub fn replier(&self) -> Color {
        !self.sealer
    }

    /// What stands on the envelope, once it is closed and the clock stopped.
    pub fn envelope(&self) -> Option<&Envelope> {
        self.envelope.as_ref()
    }

    /// The moment fixed for the resumption, once the arbiter has resumed.
    pub fn resumption(&self) -> Option<Moment> {
        self.resumption
    }

    /// Whether the player has come to the resumption.
    pub(crate) fn is_there(&self, who: Color) -> bool {
        self.arrived.of(who).is_some()
    }

    /// Whether the sealed move is not on the board yet.
    pub fn is_closed(&self) -> bool {
        match self.stage {
            Stage::Sealed | Stage::Awaiting => true,
            Stage::Sealing(_) | Stage::Opened(_) | Stage::Replying(..) | Stage::ReplySealed(..) => false,
        }
    }

    /// Whether the envelope is open, though its move may not be on the board yet (I.8.2).
    pub(crate) fn is_opened(&self) -> bool {
        self.envelope.as_ref().is_some_and(|envelope| matches!(envelope.custody, Custody::Opened(_)))
    }

    /// Whether the envelope was made out for this position.
    pub(crate) fn is_made_out_for(&self, position: &Position) -> bool {
        self.envelope.as_ref().is_some_and(|envelope| envelope.position == *position)
    }

    /// Whether the envelope cannot be found.
    pub(crate) fn is_missing(&self) -> bool {
        self.envelope.as_ref().is_some_and(|envelope| envelope.custody == Custody::Missing)
    }
}

impl fmt::Display for Envelope {
    /// The number of the sealed move as it is printed: `41.` for White, `41...` for Black.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.move_number, self.sealed_by.choose(".", "..."))
    }
}
