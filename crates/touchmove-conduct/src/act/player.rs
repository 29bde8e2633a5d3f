//! What a player does, physical and small; a move is not an act but what the engine recognises in touches and releases.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::{Role, Square};
use touchmove_law::AssistantDuty;

use super::Filling;
use super::arbiter::ArbiterAct;
use super::carried::{Contact, Hand, LeaveTo, SheetEntry, StopReason, WhoAsked};
use super::claim::Claim;
use super::text::{ActText, TextKind};
use crate::result::Score;

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PlayerDeed"),
    ts(rename = "PlayerDeed")
)]
pub enum PlayerAct {
    /// Announces that they adjust: "j'adoube", "I adjust" (4.2.1).
    SayAdjust,
    /// Straightens a piece on its square.
    Adjust {
        /// Where.
        square: Square,
    },
    /// Touches a piece.
    Touch {
        /// Where.
        square: Square,
        /// How; with intent unless said otherwise.
        #[cfg_attr(feature = "wire", serde(default))]
        #[cfg_attr(feature = "types", ts(as = "Option<Contact>", optional))]
        contact: Contact,
    },
    /// Touches two pieces at once, or in an order nobody can tell.
    TouchTogether {
        /// One.
        first: Square,
        /// The other.
        second: Square,
    },
    /// Announces that they are about to castle (II.3.2.7(1)).
    SayCastle,
    /// Takes a piece off its square and keeps it in the hand; on a special board, out of its hole (D.2.2).
    Lift {
        /// Where.
        square: Square,
    },
    /// Takes a piece off the board and puts it aside.
    Remove {
        /// Where.
        square: Square,
    },
    /// Brings a new piece into contact with a square, still in the hand (4.4.4).
    Place {
        /// Which.
        role: Role,
        /// Where.
        square: Square,
    },
    /// The same with a piece of the opponent's colour, which a pawn cannot become (3.7.3.3).
    PlaceEnemy {
        /// Which.
        role: Role,
        /// Where.
        square: Square,
    },
    /// Lets go of the piece in the hand on a square (4.7).
    Release {
        /// Where.
        square: Square,
    },
    /// Uses the other hand too (4.1).
    UseBothHands,
    /// Presses the clock (6.2.1).
    Press {
        /// With which hand; the one that moved unless said otherwise.
        #[cfg_attr(feature = "wire", serde(default))]
        #[cfg_attr(feature = "types", ts(as = "Option<Hand>", optional))]
        hand: Hand,
    },
    /// Stops both clocks (6.11.2).
    Stop {
        /// What for.
        reason: StopReason,
    },
    /// Knocks pieces from their squares (7.4.1).
    Displace {
        /// Which.
        squares: Vec<Square>,
    },
    /// Puts displaced pieces back (7.4.1).
    PutBack,
    /// Starts a stopped clock, which is for the arbiter to do (6.11.3).
    Restart,
    /// Says "check"; nobody has to (2001 3.8(b)).
    SayCheck,
    /// Writes on the scoresheet (8.1).
    Write {
        /// What.
        entry: SheetEntry,
    },
    /// Takes the opponent's scoresheet to complete their own (8.5.2).
    BorrowSheet,
    /// Gives it back.
    ReturnSheet,
    /// Offers a draw, perhaps with a condition (9.1.2.1).
    Offer {
        /// What the offer was made to depend on, if anything.
        #[cfg_attr(feature = "wire", serde(default))]
        #[cfg_attr(feature = "types", ts(optional))]
        condition: Option<String>,
    },
    /// Accepts the opponent's offer.
    Accept,
    /// Rejects it in words.
    Reject,
    /// Takes back an offer or a claim, which cannot be done.
    Withdraw,
    /// Claims something.
    Claim {
        /// What.
        claim: Claim,
    },
    /// Resigns (5.1.2).
    Resign,
    /// States the result on the scoresheets (8.7).
    Sign {
        /// Which.
        score: Score,
    },
    /// Refuses to sign (8.7).
    RefuseToSign,
    /// Arrives at the board (6.7).
    Arrive,
    /// Asks the arbiter for leave to go somewhere (11.2.3).
    AskLeave {
        /// Where to.
        to: LeaveTo,
    },
    /// Goes there.
    Leave {
        /// Where to.
        to: LeaveTo,
    },
    /// Comes back.
    Return,
    /// Asks to use the bag in which a device may lie (11.3.2.1).
    AskBag,
    /// Uses that bag.
    UseBag,
    /// Asks to see the arbiter's scoresheet (A.4.3, B.2.3).
    AskToSeeSheet,
    /// Asks for a scoresheet to record on (A.2).
    AskForSheet,
    /// Asks the arbiter to explain a point of the Laws (11.9).
    AskExplanation,
    /// Asks how many moves have been made, which nobody may tell them (12.6).
    AskMoveCount,
    /// Appeals against a ruling, by the number of the entry it followed (11.10).
    Appeal {
        /// Against what followed this entry.
        entry: u32,
    },
    /// Writes the move to be sealed, or another in its place (I.1.1).
    WriteSealed {
        /// The move.
        text: String,
    },
    /// Puts the scoresheets in the envelope and seals it.
    CloseEnvelope,
    /// States which move they had sealed, the envelope being lost (I.12.1).
    StateSealed {
        /// The move.
        text: String,
    },
    /// Points out that a clock is wrong at the resumption (I.13).
    ContestClock,
    /// Announces a move (D.2.1), or corrects the announcement (D.2.8).
    Announce {
        /// The move.
        text: String,
    },
    /// Repeats the opponent's announcement.
    Repeat {
        /// The move.
        text: String,
    },
    /// Demands two boards (D.1).
    DemandTwoBoards,
    /// Reports that the two boards differ (D.2.9).
    ReportBoardsDiffer,
    /// Agrees with the opponent to correct an illegal move that stands (A.5.2).
    AgreeToCorrect,
    /// Agrees to something that an arbiter would do, where there is none (III.6; 2001 D).
    Confirm {
        /// What.
        act: Box<ArbiterAct>,
    },
}

/// What a player's act is about. At which stage of the game and at which device it can be done follows from this.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// A piece is touched or moved, as a move is made.
    Moving,
    /// The pieces, without making a move.
    Pieces,
    /// The lever of the clock.
    Lever,
    /// The scoresheet.
    Sheet,
    /// An offer of a draw, or its acceptance.
    Offer,
    /// A draw by what has been on the board (9.2, 9.3).
    DrawClaim,
    /// A draw or an increment in the quickplay finish (III.4, III.5, III.6; 2001 10.2, D.1).
    QuickplayClaim,
    /// How the game goes on or ends otherwise: an offer rejected, another claim, resignation, the clocks stopped.
    Course,
    /// Something else.
    Other,
}

impl PlayerAct {
    /// Each of them at least once, in an order that does not change: for simulators and tests.
    pub fn samples(with: &Filling) -> Vec<PlayerAct> {
        let text = || with.text.clone();
        vec![
            PlayerAct::SayAdjust,
            PlayerAct::Adjust { square: with.square },
            PlayerAct::Touch { square: with.square, contact: Contact::Intent },
            PlayerAct::Touch { square: with.square, contact: Contact::Disputed },
            PlayerAct::TouchTogether { first: with.square, second: with.other },
            PlayerAct::SayCastle,
            PlayerAct::Lift { square: with.square },
            PlayerAct::Remove { square: with.square },
            PlayerAct::Place { role: with.role, square: with.square },
            PlayerAct::PlaceEnemy { role: with.role, square: with.square },
            PlayerAct::Restart,
            PlayerAct::SayCheck,
            PlayerAct::RefuseToSign,
            PlayerAct::AskBag,
            PlayerAct::UseBag,
            PlayerAct::Release { square: with.square },
            PlayerAct::UseBothHands,
            PlayerAct::Press { hand: Hand::Same },
            PlayerAct::Press { hand: Hand::Other },
            PlayerAct::Stop { reason: StopReason::None },
            PlayerAct::Stop { reason: StopReason::Help { text: "the piece is missing".into() } },
            PlayerAct::Stop { reason: StopReason::Displaced },
            PlayerAct::Stop { reason: StopReason::Sealed },
            PlayerAct::Displace { squares: vec![with.square, with.other] },
            PlayerAct::PutBack,
            PlayerAct::Write { entry: SheetEntry::Move { text: text() } },
            PlayerAct::Write { entry: SheetEntry::Note { text: "hm".into() } },
            PlayerAct::Write { entry: SheetEntry::UpToDate },
            PlayerAct::Write { entry: SheetEntry::DrawOffer },
            PlayerAct::BorrowSheet,
            PlayerAct::ReturnSheet,
            PlayerAct::Offer { condition: None },
            PlayerAct::Accept,
            PlayerAct::Reject,
            PlayerAct::Withdraw,
            PlayerAct::Sign { score: Score::DRAW },
            PlayerAct::Arrive,
            PlayerAct::AskLeave { to: LeaveTo::Outside },
            PlayerAct::Leave { to: LeaveTo::Venue },
            PlayerAct::Return,
            PlayerAct::AskToSeeSheet,
            PlayerAct::AskForSheet,
            PlayerAct::AskExplanation,
            PlayerAct::AskMoveCount,
            PlayerAct::Appeal { entry: 2 },
            PlayerAct::WriteSealed { text: text() },
            PlayerAct::CloseEnvelope,
            PlayerAct::StateSealed { text: text() },
            PlayerAct::ContestClock,
            PlayerAct::Announce { text: text() },
            PlayerAct::Repeat { text: text() },
            PlayerAct::DemandTwoBoards,
            PlayerAct::ReportBoardsDiffer,
            PlayerAct::AgreeToCorrect,
            PlayerAct::Confirm { act: Box::new(ArbiterAct::Resume) },
            PlayerAct::Claim { claim: Claim::Flag },
            PlayerAct::Resign,
        ]
    }

    /// Whether a piece is touched or moved by it, as a move is made.
    pub(crate) fn moves_pieces(&self) -> bool {
        self.topic() == Topic::Moving
    }

    /// What it is about.
    pub fn topic(&self) -> Topic {
        match self {
            PlayerAct::Touch { .. }
            | PlayerAct::TouchTogether { .. }
            | PlayerAct::Lift { .. }
            | PlayerAct::Remove { .. }
            | PlayerAct::Place { .. }
            | PlayerAct::PlaceEnemy { .. }
            | PlayerAct::Release { .. } => Topic::Moving,
            PlayerAct::UseBothHands
            | PlayerAct::Adjust { .. }
            | PlayerAct::Displace { .. }
            | PlayerAct::PutBack => Topic::Pieces,
            PlayerAct::Press { .. } => Topic::Lever,
            PlayerAct::Write { .. } | PlayerAct::BorrowSheet | PlayerAct::ReturnSheet => Topic::Sheet,
            PlayerAct::Offer { .. } | PlayerAct::Accept => Topic::Offer,
            PlayerAct::Claim { claim } => claim.topic(),
            PlayerAct::Reject | PlayerAct::Resign | PlayerAct::Stop { .. } => Topic::Course,
            PlayerAct::SayAdjust
            | PlayerAct::SayCastle
            | PlayerAct::Restart
            | PlayerAct::SayCheck
            | PlayerAct::Withdraw
            | PlayerAct::Sign { .. }
            | PlayerAct::RefuseToSign
            | PlayerAct::Arrive
            | PlayerAct::AskLeave { .. }
            | PlayerAct::Leave { .. }
            | PlayerAct::Return
            | PlayerAct::AskBag
            | PlayerAct::UseBag
            | PlayerAct::AskToSeeSheet
            | PlayerAct::AskForSheet
            | PlayerAct::AskExplanation
            | PlayerAct::AskMoveCount
            | PlayerAct::Appeal { .. }
            | PlayerAct::WriteSealed { .. }
            | PlayerAct::CloseEnvelope
            | PlayerAct::StateSealed { .. }
            | PlayerAct::ContestClock
            | PlayerAct::Announce { .. }
            | PlayerAct::Repeat { .. }
            | PlayerAct::DemandTwoBoards
            | PlayerAct::ReportBoardsDiffer
            | PlayerAct::AgreeToCorrect
            | PlayerAct::Confirm { .. } => Topic::Other,
        }
    }

    /// The duty of an assistant that it belongs to (D.2.10); none for what only the player themselves can do.
    pub fn assistants_duty(&self) -> Option<AssistantDuty> {
        match self {
            PlayerAct::SayAdjust
            | PlayerAct::Adjust { .. }
            | PlayerAct::Touch { .. }
            | PlayerAct::TouchTogether { .. }
            | PlayerAct::SayCastle
            | PlayerAct::Lift { .. }
            | PlayerAct::Remove { .. }
            | PlayerAct::Place { .. }
            | PlayerAct::PlaceEnemy { .. }
            | PlayerAct::Release { .. }
            | PlayerAct::UseBothHands
            | PlayerAct::Displace { .. }
            | PlayerAct::PutBack => Some(AssistantDuty::MakeMoves),
            PlayerAct::Announce { .. } | PlayerAct::Repeat { .. } => Some(AssistantDuty::Announce),
            PlayerAct::Press { .. }
            | PlayerAct::Write { .. }
            | PlayerAct::BorrowSheet
            | PlayerAct::ReturnSheet => Some(AssistantDuty::RecordAndPress),
            PlayerAct::Claim { claim: Claim::Flag | Claim::OwnFlag | Claim::TouchedPiece }
            | PlayerAct::Stop { reason: StopReason::Claim } => Some(AssistantDuty::Claim),
            PlayerAct::WriteSealed { .. }
            | PlayerAct::CloseEnvelope
            | PlayerAct::StateSealed { .. }
            | PlayerAct::ContestClock
            | PlayerAct::Stop { reason: StopReason::Sealed | StopReason::Arrived } => {
                Some(AssistantDuty::Adjourn)
            }
            PlayerAct::Claim {
                claim:
                    Claim::Draw(_)
                    | Claim::IllegalMove
                    | Claim::OwnIllegalMove
                    | Claim::MoveWasIllegal { .. }
                    | Claim::SetUp { .. }
                    | Claim::Displaced
                    | Claim::Quickplay { .. }
                    | Claim::QuickplayIncrement
                    | Claim::QuickplayAlone { .. }
                    | Claim::Disturbance { .. }
                    | Claim::ClockDefect,
            }
            | PlayerAct::Stop {
                reason:
                    StopReason::None | StopReason::Help { .. } | StopReason::Displaced | StopReason::ClockSetting,
            }
            | PlayerAct::Offer { .. }
            | PlayerAct::Accept
            | PlayerAct::Reject
            | PlayerAct::Withdraw
            | PlayerAct::Resign
            | PlayerAct::Sign { .. }
            | PlayerAct::Arrive
            | PlayerAct::AskLeave { .. }
            | PlayerAct::Leave { .. }
            | PlayerAct::Return
            | PlayerAct::AskBag
            | PlayerAct::UseBag
            | PlayerAct::RefuseToSign
            | PlayerAct::Restart
            | PlayerAct::SayCheck
            | PlayerAct::AskToSeeSheet
            | PlayerAct::AskForSheet
            | PlayerAct::AskExplanation
            | PlayerAct::AskMoveCount
            | PlayerAct::Appeal { .. }
            | PlayerAct::DemandTwoBoards
            | PlayerAct::ReportBoardsDiffer
            | PlayerAct::AgreeToCorrect
            | PlayerAct::Confirm { .. } => None,
        }
    }

    /// The text in it that is more than a remark.
    pub(super) fn text(&self) -> Option<ActText<'_>> {
        match self {
            PlayerAct::WriteSealed { text } | PlayerAct::StateSealed { text } => {
                Some(("text", TextKind::Move, text))
            }
            PlayerAct::Write { entry } => entry.text(),
            PlayerAct::Claim { claim } => claim.text(),
            PlayerAct::Confirm { act } => act.text(),
            PlayerAct::SayAdjust
            | PlayerAct::Adjust { .. }
            | PlayerAct::Touch { .. }
            | PlayerAct::TouchTogether { .. }
            | PlayerAct::SayCastle
            | PlayerAct::Lift { .. }
            | PlayerAct::Remove { .. }
            | PlayerAct::Place { .. }
            | PlayerAct::PlaceEnemy { .. }
            | PlayerAct::Release { .. }
            | PlayerAct::UseBothHands
            | PlayerAct::Press { .. }
            | PlayerAct::Stop { .. }
            | PlayerAct::Displace { .. }
            | PlayerAct::PutBack
            | PlayerAct::Restart
            | PlayerAct::SayCheck
            | PlayerAct::BorrowSheet
            | PlayerAct::ReturnSheet
            | PlayerAct::Offer { .. }
            | PlayerAct::Accept
            | PlayerAct::Reject
            | PlayerAct::Withdraw
            | PlayerAct::Resign
            | PlayerAct::Sign { .. }
            | PlayerAct::RefuseToSign
            | PlayerAct::Arrive
            | PlayerAct::AskLeave { .. }
            | PlayerAct::Leave { .. }
            | PlayerAct::Return
            | PlayerAct::AskBag
            | PlayerAct::UseBag
            | PlayerAct::AskToSeeSheet
            | PlayerAct::AskForSheet
            | PlayerAct::AskExplanation
            | PlayerAct::AskMoveCount
            | PlayerAct::Appeal { .. }
            | PlayerAct::CloseEnvelope
            | PlayerAct::ContestClock
            | PlayerAct::Announce { .. }
            | PlayerAct::Repeat { .. }
            | PlayerAct::DemandTwoBoards
            | PlayerAct::ReportBoardsDiffer
            | PlayerAct::AgreeToCorrect => None,
        }
    }
}

/// What an assistant does for their player (D.2.10; 2001 F.2.9).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "AssistantDeed"),
    ts(rename = "AssistantDeed")
)]
pub enum AssistantAct {
    /// What the player themselves would do: moving a piece, pressing, writing, announcing, claiming the flag, sealing.
    #[cfg_attr(feature = "wire", serde(rename = "for-player"))]
    For {
        /// What.
        act: PlayerAct,
    },
    /// Makes a move on the other board.
    Execute {
        /// The move.
        text: String,
    },
    /// Tells their player the number of moves and the times, at their request or not.
    Tell {
        /// Whether the player had asked.
        asked: WhoAsked,
    },
    /// Tells the arbiter that the sighted player has touched a piece (D.2.10.5).
    ReportTouch {
        /// Where.
        square: Square,
    },
}

impl AssistantAct {
    /// The text in it that is more than a remark.
    pub(super) fn text(&self) -> Option<ActText<'_>> {
        match self {
            AssistantAct::For { act } => act.text(),
            AssistantAct::Execute { text } => Some(("text", TextKind::Move, text)),
            AssistantAct::Tell { .. } | AssistantAct::ReportTouch { .. } => None,
        }
    }
}
