//! What an event may choose: the values of [`Regulations`](crate::Regulations).

use alloc::string::String;
use alloc::vec::Vec;

use crate::alternatives::PenaltyKind;

/// A choice between having something and not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Switch {
    /// Not in force.
    Off,
    /// In force.
    On,
}

impl Switch {
    /// Whether it is in force.
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }
}

/// Who keeps the arbiter's record of a game in supervised fast play (A.4.2, B.2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Recorder {
    /// Nobody.
    Nobody,
    /// The arbiter or an assistant, electronically if possible.
    ArbiterOrAssistant,
}

/// The time award in supervised blitz (I-044).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum BlitzPenalty {
    /// Two minutes, because B.2 does not import A.3.
    ByTheLetter,
    /// One minute, as in all other fast play.
    OneMinute,
}

/// Who loses the time in which nobody is there (6.7.2, I.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum BothAbsent {
    /// White; at a resumption the player who must reply.
    AsTheLawsSay,
    /// It is divided equally.
    Divided,
    /// Nobody: the clock starts when the first player arrives.
    FirstArrivalStarts,
}

/// The result when both players come too late (I-016, I-089).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum BothLate {
    /// Both lose.
    BothLose,
    /// The arbiter decides.
    ArbiterDecides,
}

/// On what players record (8.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ScoresheetKind {
    /// Paper.
    Paper,
    /// A certified electronic scoresheet (8.1.1.2).
    Electronic,
}

/// When a draw may be offered and agreed (9.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "when", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum DrawAgreement {
    /// At any time that the Laws allow.
    Allowed,
    /// Before this many moves by each player only with the arbiter's consent.
    AfterMoves {
        /// How many.
        moves: u16,
    },
    /// Only with the arbiter's consent.
    WithConsent,
}

/// Who verifies a claim of repetition or of fifty moves (11.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ClaimVerification {
    /// The machine, where it knows every move of the game; the arbiter may still rule otherwise.
    WhereMovesAreKnown,
    /// The arbiter, always.
    ArbiterConfirms,
}

/// What a result is worth, in half-points (10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Points {
    /// A win, by play or by forfeit.
    pub win: u8,
    /// A draw.
    pub draw: u8,
    /// A loss.
    pub loss: u8,
}

impl Points {
    /// One, a half, nothing.
    pub const NORMAL: Points = Points { win: 2, draw: 1, loss: 0 };
    /// Three, one, nothing.
    pub const THREE_ONE_NONE: Points = Points { win: 6, draw: 2, loss: 0 };
}

/// Named places: what counts as the venue and what does not (11.2, 11.3.4, 12.8).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Zones {
    /// Parts of the playing venue besides the playing area.
    pub venue: Vec<String>,
    /// Where the games are played.
    pub area: Vec<String>,
    /// Where smoking is allowed.
    pub smoking: Vec<String>,
    /// Adjoining places with rules of their own.
    pub contiguous: Vec<String>,
}

/// What a device found on a player costs (11.3.2.2, I-035).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "costs", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum DevicePenalty {
    /// The game.
    Loss,
    /// A milder penalty, named in the regulations.
    Milder {
        /// Which.
        penalty: PenaltyKind,
    },
}

/// A fine, announced in advance (12.9.7).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Fine {
    /// What it is for.
    pub offence: String,
    /// How much, as announced.
    pub amount: String,
}

/// The words in which moves are announced (D.2.1; 2001 F.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum AnnouncementLanguage {
    /// German, as the Laws suggest.
    German,
    /// English.
    English,
    /// Armenian.
    Armenian,
    /// Persian.
    Persian,
}

/// What an assistant of a visually disabled player may do (D.2.10; 2001 F.2.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "DutyName"),
    ts(rename = "DutyName")
)]
pub enum AssistantDuty {
    /// Make either player's move on the opponent's board.
    MakeMoves,
    /// Announce the moves of both players.
    Announce,
    /// Keep the player's score and press the clock.
    RecordAndPress,
    /// Tell the player, at their request only, the number of moves and the times.
    Inform,
    /// Claim a win on time, and tell the arbiter when the sighted player has touched a piece.
    Claim,
    /// The formalities of an adjournment.
    Adjourn,
}

/// Whether an arbiter supervises the game (III.6; 2001 Appendix D).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ArbiterPresence {
    /// One does.
    Present,
    /// None does: the players together confirm what an arbiter would do.
    Absent,
}

/// A rule of a federation (2001 Preface).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct LocalRule {
    /// The federation that made it.
    pub federation: String,
    /// What it says.
    pub text: String,
    /// The number of the article it changes; a rule that only adds detail changes none.
    pub changes: Option<String>,
}

/// When the time of the next period is added (I-124).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum PeriodCredit {
    /// At zero, as most digital clocks do.
    AtZero,
    /// With the last move of the period.
    WithLastMove,
}

/// What becomes of unused main time of a period with delay (I-088).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum DelayMainTime {
    /// It is carried into the next period.
    Carried,
    /// It lapses.
    Lapses,
}

/// A session of play (2001 A.13), in milliseconds of the event's time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "RegulatedSession"),
    ts(rename = "RegulatedSession")
)]
pub struct Session {
    /// Its announced beginning.
    pub start: u64,
    /// Its announced end.
    pub end: u64,
}

/// Which systems of notation a scoresheet may use as evidence (Appendix C; 2001 Appendix E).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum NotationAccepted {
    /// Algebraic notation only, as in FIDE's own events.
    AlgebraicOnly,
    /// Others too.
    OthersToo,
}

/// Which complaints a player loses by touching a piece (I-080).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ForfeitScope {
    /// Those under Article 4.
    #[cfg_attr(feature = "wire", serde(rename = "article-4"))]
    Article4,
    /// All.
    All,
}

/// What becomes of a game ended by a claim that is then rejected (I-098).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum RejectedClaim {
    /// The claimant has lost.
    ClaimantLoses,
    /// The arbiter decides.
    ArbiterDecides,
}
