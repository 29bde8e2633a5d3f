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
    sealer: Color,
    /// When the session ends, whether or not they have sealed before (I.1.2).
    session_end: Moment,
    stage: Stage,
    /// What is in the closed envelope; nobody is shown it before it is opened.
    sealed: Option<SealedMove>,
    envelope: Option<Envelope>,
    /// How many touches had bound the sealer by then.
    touches: usize,
    /// The moment fixed for the resumption.
    resumption: Option<Moment>,
    /// Who has come to the resumption, and when.
    arrived: Sides<Option<Moment>>,
    /// Who was seen not to be there, and when.
    missed: Sides<Option<Moment>>,
}

/// How far an adjournment has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The player having the move has to seal; their clock runs (I.1.1).
    Sealing(Sealing),
    /// Sealed: both clocks are stopped, and nobody plays.
    Sealed,
    /// The time of resumption has come, and the sealed move is not on the board yet (I.9).
    Awaiting,
    /// The sealed move is on the board, and this is the number of moves made with it.
    Opened(usize),
    /// The sealer is absent, and the replier seals their reply (I.9.3).
    Replying(usize, Sealing),
    /// The reply waits in its envelope for the absent sealer, whose clock runs (I.9.3).
    ReplySealed(usize, SealedMove),
}

/// What a player who seals has done so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sealing {
    written: Option<SealedMove>,
    /// A move they made on the board after the order: it must be the sealed one (I.1.1).
    made: Option<Move>,
    flap: Flap,
    /// When they stopped the clock.
    stopped: Option<Moment>,
}

impl Sealing {
    /// Nothing done yet.
    const NOTHING: Sealing = Sealing { written: None, made: None, flap: Flap::Open, stopped: None };

    /// Whether there is a move to be sealed.
    pub(crate) fn has_move(&self) -> bool {
        self.written.is_some() || self.made.is_some()
    }

    /// Whether a move is in the closed envelope.
    pub(crate) fn is_ready(&self) -> bool {
        self.has_move() && self.flap == Flap::Closed
    }

    /// Whether the clock is stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    /// The move that everybody has seen on the board.
    pub(crate) fn made(&self) -> Option<Move> {
        self.made
    }

    /// They write a move, which opens the envelope; the one that stood there before.
    pub(crate) fn write(&mut self, text: &str) -> Option<SealedMove> {
        self.flap = Flap::Open;
        self.written.replace(SealedMove::written(text))
    }

    /// They make a move on the board: the first must be sealed, and what was written otherwise falls away. Which it is.
    pub(crate) fn make(&mut self, laws: &Laws, position: &Position, mv: Move) -> Move {
        let first = *self.made.get_or_insert(mv);
        if self.written.as_ref().is_some_and(|text| text.read(laws, position).one() != Some(first)) {
            self.written = None;
            self.flap = Flap::Open;
        }
        first
    }

    /// They close the envelope.
    pub(crate) fn close(&mut self) {
        self.flap = Flap::Closed;
    }

    /// They stop the clock.
    pub(crate) fn stop(&mut self, at: Moment) {
        self.stopped = Some(at);
    }

    /// The move that is sealed: the one made on the board, or else the one written.
    pub(crate) fn sealed(&self, position: &Position) -> Option<SealedMove> {
        self.made.map(|mv| SealedMove::made(position, mv)).or_else(|| self.written.clone())
    }
}

/// Whether an envelope is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flap {
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
    /// The time left to each player: with extra time for each move one does not give the other (I-058).
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

    /// When the session ends.
    pub(crate) fn session_end(&self) -> Moment {
        self.session_end
    }

    /// How far it has got.
    pub(crate) fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What is in the closed envelope.
    pub(crate) fn sealed(&self) -> Option<&SealedMove> {
        self.sealed.as_ref()
    }

    /// How many touches had bound the sealer by then.
    pub(crate) fn touches(&self) -> usize {
        self.touches
    }

    /// Who has come to the resumption, and when.
    pub(crate) fn arrived(&self) -> Sides<Option<Moment>> {
        self.arrived
    }

    /// Whether a player was seen not to be there.
    pub(crate) fn has_missed(&self, who: Color) -> bool {
        self.missed.of(who).is_some()
    }

    /// Whether nothing has been done yet towards sealing.
    pub(crate) fn is_untouched(&self) -> bool {
        self.stage == Stage::Sealing(Sealing::NOTHING)
    }

    /// Another player has to seal, from the beginning.
    pub(crate) fn hand_over(&mut self, sealer: Color) {
        *self = Adjournment::ordered(sealer, self.session_end);
    }

    /// What the player has done towards sealing, if they are the one who seals now.
    pub(crate) fn sealing_of(&mut self, by: Color) -> Option<&mut Sealing> {
        match &mut self.stage {
            Stage::Sealing(sealing) if self.sealer == by => Some(sealing),
            Stage::Replying(_, reply) if self.sealer != by => Some(reply),
            Stage::Sealing(_)
            | Stage::Replying(..)
            | Stage::Sealed
            | Stage::Awaiting
            | Stage::Opened(_)
            | Stage::ReplySealed(..) => None,
        }
    }

    /// The move is sealed.
    pub(crate) fn seal(&mut self, sealed: SealedMove, envelope: Envelope, touches: usize) {
        self.stage = Stage::Sealed;
        self.sealed = Some(sealed);
        self.envelope = Some(envelope);
        self.touches = touches;
    }

    /// By how many the number of touches that had bound the sealer changes.
    pub(crate) fn recount_touches(&mut self, before: usize, after: usize) {
        self.touches = self.touches.saturating_add(after).saturating_sub(before);
    }

    /// The envelope between the sessions, to be verified.
    pub(crate) fn envelope_to_verify(&mut self) -> Option<&mut Envelope> {
        if self.stage == Stage::Sealed { self.envelope.as_mut() } else { None }
    }

    /// The time of resumption has come.
    pub(crate) fn resume(&mut self, moment: Moment) {
        self.resumption = Some(moment);
        self.stage = Stage::Awaiting;
    }

    /// The envelope is opened.
    pub(crate) fn open(&mut self, at: Moment) {
        if let Some(envelope) = self.envelope.as_mut() {
            envelope.custody = Custody::Opened(at);
        }
    }

    /// The envelope cannot be found.
    pub(crate) fn lose_envelope(&mut self) {
        if let Some(envelope) = self.envelope.as_mut() {
            envelope.custody = Custody::Missing;
        }
    }

    /// The sealed move is on the board, the last of this many.
    pub(crate) fn put_on_board(&mut self, plies: usize) {
        self.stage = Stage::Opened(plies);
    }

    /// The replier begins to seal their reply.
    pub(crate) fn begin_reply(&mut self, plies: usize) {
        self.stage = Stage::Replying(plies, Sealing::NOTHING);
    }

    /// The reply is not sealed after all.
    pub(crate) fn leave_reply(&mut self) {
        if let Stage::Replying(plies, _) = self.stage {
            self.stage = Stage::Opened(plies);
        }
    }

    /// The reply that was written waits in its envelope; `None` where none was written.
    pub(crate) fn seal_reply(&mut self) -> Option<()> {
        let Stage::Replying(plies, reply) = &self.stage else { return None };
        self.stage = Stage::ReplySealed(*plies, reply.written.clone()?);
        Some(())
    }

    /// A player comes to the resumption; the first time counts.
    pub(crate) fn arrive(&mut self, who: Color, at: Moment) {
        self.arrived.of_mut(who).get_or_insert(at);
    }

    /// A player is seen not to be there; the first time counts.
    pub(crate) fn miss(&mut self, who: Color, at: Moment) {
        self.missed.of_mut(who).get_or_insert(at);
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
