//! What an arbiter does.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Color, Square};
use touchmove_clock::{Millis, Moment, Sides, TimeControl};
use touchmove_law::{Duty, Incident, PenaltyKind};

use crate::referral::{Choice, ReferralId};
use crate::result::{Award, Score};

/// What an arbiter does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArbiterAct {
    /// Lets White's clock start at the scheduled moment (6.6).
    Start,
    /// Stops the clocks (6.11.1).
    Pause(String),
    /// Lets play go on (6.11.3).
    Resume,
    /// Sees something.
    Observe(Observation),
    /// Answers a referral.
    Decide(ReferralId, Choice),
    /// Sets clocks right by best judgement (6.10, 7.1, 12.5, I.12, I.13); the number of the article and the reason.
    SetClocks(String, ClockReadings, String),
    /// Gives extra time after a disturbance (12.5; 2001 13.5).
    GiveTime(Sides<Millis>, String),
    /// Restores the position before a ply (7.5.1, 7.6; 2001 7.4(a), 7.5).
    Reinstate(u32),
    /// Imposes penalties on a player (12.9; 2001 13.4): for what, and the reason.
    Penalise(Color, Vec<Penalty>, String),
    /// Changes the result (8.7, Preface): the old one is kept.
    ChangeResult(Score, String),
    /// Logs something only people can see.
    Log(Incident, Option<Color>, String),
    /// Rules where the Laws are silent, by analogy (Preface), or for fair play (12.2.1).
    RuleFreely {
        /// The number of the article he rests on.
        under: String,
        /// What follows.
        outcome: FreeOutcome,
        /// Why; may not be empty.
        reason: String,
    },
    /// Declares the position dead, with a proof found outside the game (5.2.2).
    DeclareDead(String),
    /// Has proof that a player can, or cannot, checkmate by some series of legal moves.
    Proves(Color, Winning),
    /// Admits a latecomer (6.7.1), or leaves him out.
    AdmitLate(Color),
    /// Consents to a draw that the regulations bar (9.1.1).
    Consent,
    /// Approves an assistant for a player (4.9, 6.2.6, 8.1.6, D.2.10), who may do this; takes time from the player.
    Assistant(Color, Vec<Duty>, Millis),
    /// Refuses an assistant.
    RefuseAssistant(Color),
    /// Declares that a player is visually disabled, hard of hearing, or disabled otherwise (6.2.6, D).
    Disability(Color, Disability),
    /// Grants leave (11.2.3).
    GrantLeave(Color),
    /// Refuses it.
    RefuseLeave(Color),
    /// Lets a player use the bag in which a device may lie (11.3.2.1).
    GrantBag(Color),
    /// Authorises a device (11.3.2, 12.8).
    AuthoriseDevice(Option<Color>, String),
    /// Designates a place as part of the venue (11.2.1), for smoking (11.3.4) or adjoining it (12.8).
    Designate(Place, String),
    /// Says on which side of White the clock stands (6.5).
    ClockSide(Side),
    /// Appoints an assistant to observe the game (12.4).
    AppointAssistant(String),
    /// Replaces a clock or an electronic scoresheet (6.10.1, 8.3).
    Replace(Device),
    /// Records the position and the times before a reconstruction (8.5.3).
    TakeSnapshot,
    /// States how many moves a reconstruction has shown (8.5.3, 8.6); none if it failed.
    Reconstructed(Sides<Option<u32>>),
    /// Requires the player having the move to seal (I.1.1), the session ending at this moment.
    OrderSeal(Moment),
    /// Has the envelope's statements and confirms them (I.2, I.3): date, time and place of resumption.
    ConfirmEnvelope(String),
    /// Lets the adjourned game be resumed at this moment (I.9).
    ResumeAdjourned(Moment),
    /// Opens the envelope (I.7).
    OpenEnvelope,
    /// Finds the envelope missing (I.12.1).
    EnvelopeMissing,
    /// Finds that the position cannot be established (I.12.2).
    PositionLost,
    /// Tells how many moves have been made, as only 8.5 allows (12.6).
    TellMoveCount,
    /// Refers a question to FIDE (2001 14.1) and keeps the reference.
    ReferToFide(String),
    /// Installs another time control, the setting being wrong (6.10.2): the number of the article and the reason.
    SetControl(String, TimeControl, String),
    /// Finds that a player, or both, persistently refuse to comply with the Laws (11.7, 11.8): who, and the reason.
    RefusesToComply(Refusing, String),
    /// Has a player inspected in private (11.3.3): by whom, and what came of it.
    Inspect(Color, Inspector, Inspected),
    /// Lets somebody who is neither player nor arbiter enter the playing area (11.2.3.3).
    AdmitPerson(String),
}

/// What an arbiter, or somebody reporting to him, sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Observation {
    /// A flag is down (6.8).
    Flag(Color),
    /// Both flags are down, and nobody saw which fell first (III.3.1).
    BothFlags,
    /// A player has completed an illegal move or what counts as one (7.5).
    IllegalMove,
    /// A player did not move what he touched (4.3).
    TouchedPiece(Square),
    /// Both kings are in check, or a pawn stands on its last rank (A.5.4).
    IllegalPosition,
    /// The game began wrongly (7.2, 7.3).
    SetUp(SetUpFault),
    /// Pieces stand on wrong squares (7.6).
    Displaced,
    /// The two boards differ (D.2.9).
    BoardsDiffer,
    /// A player has not recorded as he must (8.1.1, 8.1.3, 8.5.2).
    NotRecorded(Color),
    /// A player carries a device (11.3.2.2).
    Device(Color),
    /// A player is not there (6.7).
    Absent(Color),
    /// Neither player is there (6.7).
    BothAbsent,
    /// Somebody who is neither player nor arbiter is in the playing area (11.2.3.3).
    Outsider(String),
}

/// How a game began wrongly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpFault {
    /// Pieces stood on wrong squares (7.2.1).
    Pieces,
    /// The board lay the wrong way (7.2.2).
    Orientation,
    /// The colours were reversed (7.3).
    Colours,
    /// The clock was set wrongly (6.10.2).
    ClockSetting,
}

/// Who refuses to comply with the Laws (11.7, 11.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusing {
    /// One player; the opponent scores this.
    One(Color, Award),
    /// Both.
    Both,
}

/// Who inspects a player (11.3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Inspector {
    /// The arbiter or an authorised person, of the player's sex.
    SameSex,
    /// Somebody of the other sex.
    OtherSex,
}

/// What came of an inspection (11.3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Inspected {
    /// Nothing was found.
    Clean,
    /// A device was found on the player.
    DeviceFound,
    /// The player refused.
    Refused,
}

/// New readings of the chessclock; what is not named stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClockReadings {
    /// White's time.
    pub white: Option<Millis>,
    /// Black's time.
    pub black: Option<Millis>,
    /// The moves White has completed.
    pub white_moves: Option<u32>,
    /// The moves Black has completed.
    pub black_moves: Option<u32>,
}

/// One penalty with its amount.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// So much more time for the opponent.
    OpponentTime(Millis),
    /// So much less time for the offender.
    OwnTime(Millis),
    /// The opponent's points become those of a win, a draw or a loss.
    OpponentPoints(Award),
    /// The offender's points become those of a win, a draw or a loss.
    OwnPoints(Award),
    /// The game is lost; the opponent scores this.
    Loss(Award),
    /// A fine announced in advance.
    Fine(String),
    /// Exclusion from these rounds.
    Exclusion(Vec<u16>),
    /// Expulsion.
    Expulsion,
}

impl Penalty {
    /// Which item of the edition's list it is.
    pub fn kind(&self) -> PenaltyKind {
        match self {
            Penalty::Warning => PenaltyKind::Warning,
            Penalty::OpponentTime(_) => PenaltyKind::OpponentTime,
            Penalty::OwnTime(_) => PenaltyKind::OwnTime,
            Penalty::OpponentPoints(_) => PenaltyKind::OpponentPoints,
            Penalty::OwnPoints(_) => PenaltyKind::OwnPoints,
            Penalty::Loss(_) => PenaltyKind::Loss,
            Penalty::Fine(_) => PenaltyKind::Fine,
            Penalty::Exclusion(_) => PenaltyKind::Exclusion,
            Penalty::Expulsion => PenaltyKind::Expulsion,
        }
    }
}

/// What a free ruling decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FreeOutcome {
    /// Nothing but what is said.
    Note,
    /// A result.
    Result(Score),
    /// Play goes on.
    PlayOn,
    /// The game is cancelled and a new one is played.
    NewGame,
}

/// Whether a player can checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winning {
    /// He can.
    Possible,
    /// He cannot.
    Impossible,
}

/// What a player cannot do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Disability {
    /// See the board.
    Visual,
    /// Hear.
    Hearing,
    /// Move, press or write.
    Other,
}

/// What an arbiter designates a place for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Part of the playing venue.
    Venue,
    /// Part of the playing area.
    Area,
    /// Smoking.
    Smoking,
    /// Adjoining, with rules of its own.
    Contiguous,
}

/// A side of White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// White's left.
    Left,
    /// White's right.
    Right,
}

/// What is replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Device {
    /// The chessclock, with these readings on the new one (6.10.1).
    Chessclock(ClockReadings),
    /// The electronic scoresheet of a player (8.3).
    Scoresheet(Color),
}
