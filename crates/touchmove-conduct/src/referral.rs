//! Referrals: where the Laws leave it to the arbiter, the engine asks and waits for their act.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::{Color, Square};
use touchmove_clock::{Millis, Sides};
use touchmove_law::{Article, Laws, Permission, cite};

use crate::act::{DrawClaim, Filling, Ground, LeaveTo, Penalty, SetUpFault};
use crate::articles::arbiter;
use crate::result::Award;

/// The number of a referral within its game, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ReferralId(pub u32);

/// A question left to the arbiter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Referral {
    /// Its number.
    pub id: ReferralId,
    /// The article that leaves it to them.
    pub article: Article,
    /// What is asked.
    pub question: Question,
    /// What follows if they say nothing; `None` where they must answer before play goes on.
    pub default: Option<Choice>,
}

/// Whether an answer was one that the Laws offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It was, and is applied.
    Taken,
    /// It was not; the question stays open.
    NoSuchOption,
    /// It was not, and why has been said; the question stays open.
    Said,
}

/// What the arbiter is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "QuestionName"),
    ts(rename = "QuestionName")
)]
pub enum Question {
    /// Was the contact intentional or clearly accidental (4.2.2)?
    TouchIntended {
        /// Whose.
        player: Color,
        /// Where.
        square: Square,
    },
    /// Must the player move a piece as if it had been touched (4.3; 2001 9.5(b), I-162)?
    TouchedPiece {
        /// Whom.
        player: Color,
    },
    /// Can this player still checkmate? The proof was not found within the budget.
    CanCheckmate {
        /// The player asked about.
        #[cfg_attr(feature = "wire", serde(rename = "player"))]
        who: Color,
        /// What depends on it.
        then: Pending,
    },
    /// Is the claim of a draw right (9.5, 11.12)?
    DrawClaim {
        /// Whose.
        player: Color,
        /// What is claimed.
        claim: DrawClaim,
    },
    /// Had the player a reason to stop the clocks (6.11.4)?
    StoppedWithReason {
        /// Who stopped them.
        player: Color,
    },
    /// Which penalty, if any (7.4.3, 11.5, 12.9)?
    Penalty {
        /// For whom.
        player: Color,
    },
    /// Is the barred draw consented to (9.1.1)?
    Consent,
    /// Was the untimely or repeated offer a disturbance (9.1.2.1, 11.5)?
    Distraction {
        /// Who.
        player: Color,
    },
    /// Which flag fell first (III.3.1)?
    WhichFlagFirst,
    /// Do the colours stay reversed (2001 7.2)?
    ReversedColours,
    /// Which position is restored (7.5.1, 7.6)?
    WhichPosition,
    /// What do the clocks show after a restoration (7.1; 2001 6.14)? Yes: these, as logged at that move; no: unchanged.
    ClockTimes {
        /// What they showed at that move, in milliseconds.
        times: Sides<Millis>,
    },
    /// Draw, postponed or rejected (III.5.1; 2001 10.2(a))?
    Quickplay {
        /// Who claims.
        player: Color,
        /// Why.
        ground: Ground,
    },
    /// A claim was postponed and this player's flag has fallen: draw or loss (III.5.2; 2001 10.2(b))?
    QuickplayAfterFlag {
        /// Whose flag.
        player: Color,
    },
    /// Is the increment agreed to (III.4)?
    QuickplayIncrement {
        /// Who asks.
        player: Color,
    },
    /// What was the claim without an arbiter worth (III.6.2; 2001 D.1/3)?
    QuickplayAlone {
        /// Whose.
        player: Color,
    },
    /// Does the signed result stand (8.7)?
    SignedResult,
    /// Has the other entry on the scoresheet to do with the game (8.1.4)?
    SheetEntry {
        /// Whose.
        player: Color,
        /// As written.
        text: String,
    },
    /// How many moves have been made (8.6)?
    MovesMade,
    /// Can the sealed move be given a meaning (I.8.1, I.8.2)?
    SealedMove {
        /// As written.
        text: String,
    },
    /// Is the clock corrected although the complaint is late (I.13)?
    LateClockComplaint {
        /// Whose.
        player: Color,
    },
    /// Is the device evident (11.3.2.2)?
    Device {
        /// Whose.
        player: Color,
    },
    /// Are the two boards set right (D.2.9)?
    BoardsDiffer,
    /// Did the game begin wrongly (7.2.1; 2001 7.1(a))? The moves are not known.
    SetUp {
        /// In what way.
        fault: SetUpFault,
    },
    /// Would the schedule suffer if the clock setting stayed (A.5.1.1)?
    ClockSetting,
    /// Both came too late: do both lose (I-016, I-089)?
    BothLate,
    /// Who loses the time in which nobody was there (6.7.2; 2001 6.6)? Yes: as the regulations have it.
    BothAbsent,
    /// May the player go there (11.2.3)?
    Leave {
        /// Who.
        player: Color,
        /// Where to.
        to: LeaveTo,
    },
    /// Is the capture of the king by this player accepted as their claim (2001 C.3, I-109)?
    KingTaken {
        /// Who took it.
        player: Color,
    },
    /// May the player use the bag in which a device may lie (11.3.2.1)?
    Bag {
        /// Who.
        player: Color,
    },
    /// Is the clock evidently defective, as this player says (6.10.1; 2001 6.11)?
    ClockDefect {
        /// Who says so.
        player: Color,
    },
    /// Is extra time given for the disturbance (12.5; 2001 13.5)?
    ExtraTime,
    /// Is the onlooker sent out (12.7; 2001 13.7)?
    Onlooker,
    /// Does the announced move stand, or the one on the player's board (D.2.8)?
    Announcement {
        /// Whose.
        player: Color,
    },
    /// Is the press before the announcement a press without a move (D.2.4, 7.5.3)?
    PressedUnannounced {
        /// Whose.
        player: Color,
    },
    /// Not a real question: in a ruling that is read back it stands for a question known by its number alone.
    Other {
        /// In words.
        text: String,
    },
    /// Is a quickplay claim admitted although there is extra time for each move (2001 10.2, I-133)?
    AdmitQuickplay {
        /// Whose.
        player: Color,
        /// Why.
        ground: Ground,
    },
    /// The claim was postponed: is the game drawn before a flag falls (III.5.2)?
    QuickplayLater {
        /// Whose.
        player: Color,
    },
    /// Which times are right at the resumption (I.13; 2001 A.12)? Answered by setting the clocks.
    ResumedClocks {
        /// Who contests them.
        player: Color,
    },
    /// Is this player's scoresheet, in a notation other than the algebraic, accepted as evidence (C introduction)?
    OtherNotation {
        /// Whose.
        player: Color,
    },
}

impl Referral {
    /// The answers the question has, one of each kind; none where it is answered by another act.
    pub fn options(&self, laws: &Laws) -> Vec<Choice> {
        arbiter::answers(self, laws).into_iter().filter_map(arbiter::Taken::offered).collect()
    }

    /// Whether the matter may rest without a penalty that the Laws otherwise demand (2001 12.6).
    pub(crate) fn may_be_waived(&self, laws: &Laws) -> bool {
        match laws.misconduct_without_penalty() {
            Permission::Allowed => self.article.provision() == cite!("11.6").provision(),
            Permission::Forbidden | Permission::NotForeseen => false,
        }
    }
}

/// What waits for the answer whether somebody can checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PendingName"),
    ts(rename = "PendingName")
)]
pub enum Pending {
    /// The opponent resigned (5.1.2).
    Resignation,
    /// The opponent's flag fell (6.9, A.5.3).
    Flag,
    /// The opponent completed their last illegal move (7.5.5).
    IllegalMoves,
    /// The opponent's sealed move was bad (I.8).
    SealedMove,
}

/// What the arbiter chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "choose", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ChoiceName"),
    ts(rename = "ChoiceName")
)]
pub enum Choice {
    /// Yes: intended, right, valid, agreed, it stands.
    Yes,
    /// No: accidental, wrong, refused, it does not stand.
    No,
    /// White, where a player is asked for.
    White,
    /// Black, where a player is asked for.
    Black,
    /// It cannot be determined.
    Unknown,
    /// The claim is postponed, with this much extra time for the opponent.
    Postponed {
        /// Extra time for the opponent, in milliseconds.
        extra: Millis,
    },
    /// The game is drawn.
    Drawn,
    /// The player asked about loses; the opponent scores this.
    Loses {
        /// What the opponent scores.
        opponent: Award,
    },
    /// Play is started again.
    Restart,
    /// Play goes on.
    Continue,
    /// Penalties.
    Penalties {
        /// Which.
        penalties: Vec<Penalty>,
    },
    /// No penalty, for this reason (2001 12.6).
    NoPenalty {
        /// Why.
        reason: String,
    },
    /// The number of moves.
    Moves {
        /// How many.
        moves: u32,
    },
    /// The position before this ply, counted from 1.
    Ply {
        /// Which, counted from 1.
        ply: u32,
    },
    /// The written move means this.
    Means {
        /// The move.
        text: String,
    },
    /// It is divided equally.
    Divided,
}

/// A plain answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Verdict {
    Yes,
    No,
}

/// What kind of answer a choice is; what a question does not offer is not an answer to it.
impl Choice {
    /// Each of them at least once, in an order that does not change: for simulators and tests.
    pub fn samples(with: &Filling) -> Vec<Choice> {
        vec![
            Choice::Yes,
            Choice::No,
            Choice::White,
            Choice::Black,
            Choice::Unknown,
            Choice::Postponed { extra: Millis::seconds(120) },
            Choice::Drawn,
            Choice::Loses { opponent: Award::Draw },
            Choice::Loses { opponent: Award::Win },
            Choice::Restart,
            Choice::Continue,
            Choice::Penalties { penalties: vec![Penalty::Warning] },
            Choice::NoPenalty { reason: "it was nothing".into() },
            Choice::Moves { moves: 5 },
            Choice::Ply { ply: 2 },
            Choice::Means { text: with.text.clone() },
            Choice::Divided,
        ]
    }

    /// Yes or no.
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        match self {
            Choice::Yes => Some(Verdict::Yes),
            Choice::No => Some(Verdict::No),
            Choice::White
            | Choice::Black
            | Choice::Unknown
            | Choice::Postponed { .. }
            | Choice::Drawn
            | Choice::Loses { .. }
            | Choice::Restart
            | Choice::Continue
            | Choice::Penalties { .. }
            | Choice::NoPenalty { .. }
            | Choice::Moves { .. }
            | Choice::Ply { .. }
            | Choice::Means { .. }
            | Choice::Divided => None,
        }
    }

    /// One of the players.
    pub(crate) fn player(&self) -> Option<Color> {
        let is = |color: &Color| *self == color.choose(Choice::White, Choice::Black);
        Color::ALL.into_iter().find(is)
    }
}
