//! Rulings: what the Laws say about an act, each under its article.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Millis, Sides, TimeControl};
use touchmove_law::{Article, Book, Incident, Interpretation};

use crate::act::{ClockReadings, Penalty};
use crate::reason::Reason;
use crate::referral::Referral;
use crate::result::{Ending, Score};

/// What the Laws say about an act: of a game, and with decisions and reasons of its own, of an event.
///
/// It cannot be built without an article.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling<D = Decision, R = Reason> {
    article: Article,
    supporting: Vec<Article>,
    readings: Vec<Interpretation>,
    decision: D,
    reason: R,
}

impl<D, R> Ruling<D, R> {
    /// A ruling under an article.
    pub fn under(article: Article, decision: D, reason: R) -> Ruling<D, R> {
        Ruling { article, supporting: Vec::new(), readings: Vec::new(), decision, reason }
    }

    /// With another article that supports it.
    pub fn with(mut self, article: Article) -> Ruling<D, R> {
        // Most rest on one article more.
        self.supporting.reserve_exact(1);
        self.supporting.push(article);
        self
    }

    /// The same for another reason.
    pub(crate) fn because(self, reason: R) -> Ruling<D, R> {
        Ruling { reason, ..self }
    }

    /// Resting on a reading of the project; a ruling under one edition carries only the readings of its words.
    pub fn reading(mut self, interpretation: Interpretation) -> Ruling<D, R> {
        if !self.readings.contains(&interpretation) {
            self.readings.push(interpretation);
        }
        self
    }

    /// Takes the readings of this edition's words out, so that more can be added to them.
    pub(crate) fn take_readings(&mut self, book: Book) -> Readings {
        let mut list = core::mem::take(&mut self.readings);
        list.retain(|reading| book.is_read_by(*reading));
        Readings { book, list }
    }

    /// It rests on these readings.
    pub(crate) fn rest_on(&mut self, readings: Readings) {
        self.readings = readings.list;
    }

    /// The leading article.
    pub fn article(&self) -> Article {
        self.article
    }

    /// The articles that support it.
    pub fn supporting(&self) -> &[Article] {
        &self.supporting
    }

    /// The readings it rests on.
    pub fn readings(&self) -> &[Interpretation] {
        &self.readings
    }

    /// What is decided.
    pub fn decision(&self) -> &D {
        &self.decision
    }

    /// Why.
    pub fn reason(&self) -> &R {
        &self.reason
    }
}

/// Readings of one edition's words, each once.
pub(crate) struct Readings {
    book: Book,
    list: Vec<Interpretation>,
}

impl Readings {
    /// Adds one, if it reads words of this edition.
    pub(crate) fn add(&mut self, reading: Interpretation) {
        if self.book.is_read_by(reading) && !self.list.contains(&reading) {
            self.list.push(reading);
        }
    }
}

/// What is decided.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "DecisionName"),
    ts(rename = "DecisionName")
)]
pub enum Decision {
    /// The game is over with this score.
    Over {
        /// With this score.
        score: Score,
        /// How it came about.
        ending: Ending,
    },
    /// The result is changed; the old one is kept.
    Rescored {
        /// Before.
        from: Score,
        /// After.
        to: Score,
    },
    /// The game is cancelled, and a new one is played.
    NewGame,
    /// The game has ended, but its result waits for a decision.
    ResultPending,
    /// Play goes on.
    PlayGoesOn,
    /// A player has the move (1.3).
    HasMove {
        /// Who.
        player: Color,
    },
    /// A piece must stay where it was released (4.7).
    Fixed {
        /// Where.
        square: Square,
    },
    /// A move is completed (6.2.1).
    Completed {
        /// Whose.
        player: Color,
    },
    /// A move is completed, and it is illegal; silent until it is found (7.5.1).
    IllegalCompleted {
        /// Whose.
        player: Color,
    },
    /// The position before this ply, counted from 1, is reinstated.
    Reinstated {
        /// The one before this ply, counted from 1.
        ply: u32,
    },
    /// A piece is put on the board by the arbiter.
    Placed {
        /// Which.
        role: Role,
        /// Where.
        square: Square,
    },
    /// The illegal move stands (A.5.2).
    Stands,
    /// Counted as this player's n-th illegal move (7.5.5).
    Counted {
        /// Whose.
        player: Color,
        /// Its number among that player’s illegal moves.
        count: u8,
    },
    /// What a player must play (4.3, 4.4, 4.7).
    Bound {
        /// Whom.
        player: Color,
    },
    /// A right is lost.
    RightLost {
        /// Whose.
        player: Color,
        /// Which.
        right: Right,
    },
    /// A duty arises.
    Duty {
        /// Whose.
        player: Color,
        /// Which.
        duty: PlayerDuty,
    },
    /// A duty is lifted.
    Freed {
        /// Whose.
        player: Color,
        /// Which.
        duty: PlayerDuty,
    },
    /// A player's clock starts.
    ClockStarts {
        /// Whose.
        player: Color,
    },
    /// Both clocks are stopped.
    ClocksStop,
    /// A player gets time.
    TimeAdded {
        /// Who.
        player: Color,
        /// How much, in milliseconds.
        time: Millis,
    },
    /// A player loses time.
    TimeTaken {
        /// Who.
        player: Color,
        /// How much, in milliseconds.
        time: Millis,
    },
    /// The clocks are set.
    ClocksSet {
        /// To what.
        readings: ClockReadings,
    },
    /// Both clocks add this much for each move from now on (III.4).
    IncrementSet {
        /// How much, in milliseconds.
        time: Millis,
    },
    /// A player is in their next period (6.4, 8.6).
    NextPeriod {
        /// Who.
        player: Color,
    },
    /// A flag has fallen (6.8).
    FlagFallen {
        /// Whose.
        player: Color,
    },
    /// An offer of a draw is open.
    OfferOpen {
        /// Whose.
        player: Color,
    },
    /// It ended without being accepted.
    OfferEnds {
        /// Whose.
        player: Color,
    },
    /// The act has no effect.
    NotAdmitted,
    /// The act is in order, and nothing else follows.
    InOrder,
    /// The arbiter is asked.
    Referred {
        /// The number of the question.
        #[cfg_attr(feature = "wire", serde(with = "crate::wire::by_number"))]
        #[cfg_attr(feature = "types", schemars(with = "u32"), ts(as = "u32"))]
        referral: Box<Referral>,
    },
    /// Something for the arbiter's log.
    Incident {
        /// What.
        #[cfg_attr(feature = "types", schemars(with = "String"), ts(as = "String"))]
        incident: Incident,
        /// Whose.
        player: Option<Color>,
    },
    /// The arbiter is told of a breach that has no incident code of its own.
    Breach {
        /// Whose.
        player: Color,
    },
    /// A penalty is imposed.
    Penalised {
        /// Whose.
        player: Color,
        /// Which.
        penalty: Penalty,
    },
    /// Something stands on the scoresheet or must.
    SheetNote {
        /// Whose.
        player: Color,
        /// What.
        text: String,
    },
    /// The game is adjourned.
    Adjourned,
    /// A result falls away, and play goes on; the journal keeps it.
    Annulled {
        /// Which.
        score: Score,
    },
    /// The chessclock is set to another time control (6.10.2).
    ControlSet {
        /// Which.
        control: TimeControl,
    },
    /// A defective chessclock is replaced (6.10.1; 2001 6.11).
    ClockReplaced {
        /// What the old one showed.
        old: ClockReadings,
        /// What the new one is set to.
        new: ClockReadings,
    },
    /// The arbiter tells how many moves have been completed (12.6, 8.5).
    MoveCount {
        /// By each.
        moves: Sides<u32>,
    },
    /// A player appeals against what followed this entry (11.10).
    Appealed {
        /// Whose.
        player: Color,
        /// Against what followed this entry.
        entry: u32,
    },
    /// Somebody who is not playing is sent out (12.7).
    SentOut,
    /// A question is put to FIDE (2001 14.1).
    PutToFide {
        /// Which.
        text: FideReference,
    },
    /// The envelope is opened: this was sealed (I.7, I.9).
    EnvelopeOpened {
        /// This was sealed.
        text: String,
    },
}

/// Who is told of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Audience {
    /// Everybody.
    Everybody,
    /// Players, their assistants and arbiters.
    AtTheTable,
    /// Arbiters alone.
    Arbiter,
}

impl Decision {
    /// Who is told of it: players hear what happens to their game, not what only helps them (12.6, I-115).
    pub(crate) fn audience(&self) -> Audience {
        match self {
            Decision::Over { .. }
            | Decision::Rescored { .. }
            | Decision::NewGame
            | Decision::ResultPending
            | Decision::PlayGoesOn
            | Decision::Reinstated { .. }
            | Decision::Placed { .. }
            | Decision::Counted { .. }
            | Decision::ClockStarts { .. }
            | Decision::ClocksStop
            | Decision::TimeAdded { .. }
            | Decision::TimeTaken { .. }
            | Decision::ClocksSet { .. }
            | Decision::IncrementSet { .. }
            | Decision::FlagFallen { .. }
            | Decision::OfferOpen { .. }
            | Decision::OfferEnds { .. }
            | Decision::Penalised { .. }
            | Decision::Annulled { .. }
            | Decision::ControlSet { .. }
            | Decision::ClockReplaced { .. }
            | Decision::Adjourned
            | Decision::EnvelopeOpened { .. } => Audience::Everybody,
            // It is ruled when a legal move is made, and an illegal one would be known by the silence.
            Decision::Freed { duty: PlayerDuty::Record, .. }
            | Decision::Duty { duty: PlayerDuty::Record, .. } => Audience::Arbiter,
            Decision::NotAdmitted
            | Decision::Duty { .. }
            | Decision::Freed { .. }
            | Decision::SheetNote { .. }
            | Decision::MoveCount { .. }
            | Decision::Appealed { .. }
            | Decision::NextPeriod { .. } => Audience::AtTheTable,
            Decision::HasMove { .. }
            | Decision::Fixed { .. }
            | Decision::Completed { .. }
            | Decision::IllegalCompleted { .. }
            | Decision::Stands
            | Decision::Bound { .. }
            | Decision::RightLost { .. }
            | Decision::InOrder
            | Decision::Referred { .. }
            | Decision::Incident { .. }
            | Decision::SentOut
            | Decision::PutToFide { .. }
            | Decision::Breach { .. } => Audience::Arbiter,
        }
    }

    /// Whether it must be told wherever rulings are: results, time, positions, counts, penalties, incidents, questions, and what is
    /// not admitted. The rest shows on the board, the clock and the scoresheets.
    pub fn is_weighty(&self) -> bool {
        match self {
            Decision::Over { .. }
            | Decision::Rescored { .. }
            | Decision::NewGame
            | Decision::ResultPending
            | Decision::Reinstated { .. }
            | Decision::Placed { .. }
            | Decision::Counted { .. }
            | Decision::TimeAdded { .. }
            | Decision::TimeTaken { .. }
            | Decision::ClocksSet { .. }
            | Decision::IncrementSet { .. }
            | Decision::NotAdmitted
            | Decision::Referred { .. }
            | Decision::Incident { .. }
            | Decision::Breach { .. }
            | Decision::Penalised { .. }
            | Decision::Annulled { .. }
            | Decision::ControlSet { .. }
            | Decision::ClockReplaced { .. }
            | Decision::Appealed { .. }
            | Decision::SentOut
            | Decision::PutToFide { .. }
            | Decision::Adjourned => true,
            Decision::PlayGoesOn
            | Decision::HasMove { .. }
            | Decision::Fixed { .. }
            | Decision::Completed { .. }
            | Decision::IllegalCompleted { .. }
            | Decision::Stands
            | Decision::Bound { .. }
            | Decision::RightLost { .. }
            | Decision::Duty { .. }
            | Decision::Freed { .. }
            | Decision::ClockStarts { .. }
            | Decision::ClocksStop
            | Decision::NextPeriod { .. }
            | Decision::FlagFallen { .. }
            | Decision::OfferOpen { .. }
            | Decision::OfferEnds { .. }
            | Decision::InOrder
            | Decision::MoveCount { .. }
            | Decision::EnvelopeOpened { .. }
            | Decision::SheetNote { .. } => false,
        }
    }
}

/// A question put to FIDE, or the reference of its official decision (2001 14.1).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct FideReference(pub String);

/// Rights a player can lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "RightName"),
    ts(rename = "RightName")
)]
pub enum Right {
    /// To complain of a breach of Article 4 (4.8).
    TouchComplaint,
    /// To claim a draw on this move (9.4).
    DrawClaim,
    /// To complain of an illegal move (A.5.2; 2001 B.5(b), C.3).
    IllegalMoveComplaint,
    /// To have an assistant (D.2.11).
    Assistant,
    /// To castle at all, or with one rook, in this game (A.5.1.2; 2001 B.4).
    CastlingInThisGame,
}

/// Duties a player can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum PlayerDuty {
    /// To record the moves (8.1).
    Record,
    /// To bring the scoresheet up to date before moving (8.5.2).
    CompleteSheet,
    /// To return the opponent's scoresheet (8.5.2).
    ReturnSheet,
    /// To put displaced pieces back on their own time (7.4.1).
    PutBack,
    /// To mark the offer (8.1.5).
    MarkOffer,
    /// To make the move they wrote (9.5.3).
    IntendedMove,
    /// To seal (I.1.1).
    Seal,
    /// To announce the move (D.2.1).
    Announce,
    /// To state the move they sealed, the envelope being lost (I.12.1).
    StateSealed,
}
