//! What players and their assistants do, on the wire: `{"do":"touch","square":"e2"}`.

use touchmove_conduct::act::{
    Asked, AssistantAct, Contact, Hand, LeaveTo, PlayerAct, SheetEntry, StopReason,
};

use super::arbiter::ArbiterDeed;
use super::claim::ClaimName;
use crate::v1::mirror::{mirror, words};
use crate::v1::names::{RoleName, ScoreName, SquareName};

mirror! {
    /// What a player does.
    PlayerDeed by "do" of PlayerAct {
        /// Announces adjusting.
        SayAdjust {} = (PlayerAct::SayAdjust);
        /// Adjusts a piece.
        Adjust {
            /// Where.
            square: SquareName,
        } = (PlayerAct::Adjust(square));
        /// Touches a piece.
        Touch {
            /// Where.
            square: SquareName,
            /// How; with intent unless said otherwise.
            #[serde(default)]
            #[cfg_attr(test, ts(as = "Option<ContactName>", optional))]
            contact: ContactName,
        } = (PlayerAct::Touch(square, contact));
        /// Touches two pieces at once.
        TouchTogether {
            /// One.
            first: SquareName,
            /// The other.
            second: SquareName,
        } = (PlayerAct::TouchTogether(first, second));
        /// Announces castling.
        SayCastle {} = (PlayerAct::SayCastle);
        /// Takes a piece into the hand.
        Lift {
            /// Where.
            square: SquareName,
        } = (PlayerAct::Lift(square));
        /// Takes a piece off.
        Remove {
            /// Where.
            square: SquareName,
        } = (PlayerAct::Remove(square));
        /// Brings a new piece to a square.
        Place {
            /// Which.
            role: RoleName,
            /// Where.
            square: SquareName,
        } = (PlayerAct::Place(role, square));
        /// Brings a piece of the opponent's colour to a square.
        PlaceEnemy {
            /// Which.
            role: RoleName,
            /// Where.
            square: SquareName,
        } = (PlayerAct::PlaceEnemy(role, square));
        /// Lets go.
        Release {
            /// Where.
            square: SquareName,
        } = (PlayerAct::Release(square));
        /// Uses both hands.
        UseBothHands {} = (PlayerAct::UseBothHands);
        /// Presses the clock.
        Press {
            /// With which hand; the one that moved unless said otherwise.
            #[serde(default)]
            #[cfg_attr(test, ts(as = "Option<HandName>", optional))]
            hand: HandName,
        } = (PlayerAct::Press(hand));
        /// Stops the clocks.
        Stop {
            /// What for.
            reason: StopName,
        } = (PlayerAct::Stop(reason));
        /// Knocks pieces from their squares.
        Displace {
            /// Which.
            squares: Vec<SquareName>,
        } = (PlayerAct::Displace(squares));
        /// Puts them back.
        PutBack {} = (PlayerAct::PutBack);
        /// Starts a clock that stands.
        Restart {} = (PlayerAct::Restart);
        /// Says "check".
        SayCheck {} = (PlayerAct::SayCheck);
        /// Writes on the scoresheet.
        Write {
            /// What.
            entry: EntryName,
        } = (PlayerAct::Write(entry));
        /// Takes the opponent's scoresheet.
        BorrowSheet {} = (PlayerAct::BorrowSheet);
        /// Gives it back.
        ReturnSheet {} = (PlayerAct::ReturnSheet);
        /// Offers a draw.
        Offer {
            /// What it is made to depend on, if anything.
            #[serde(default)]
            #[cfg_attr(test, ts(optional))]
            condition: Option<String>,
        } = (PlayerAct::Offer { condition });
        /// Accepts it.
        Accept {} = (PlayerAct::Accept);
        /// Rejects it.
        Reject {} = (PlayerAct::Reject);
        /// Takes back what cannot be taken back.
        Withdraw {} = (PlayerAct::Withdraw);
        /// Claims something.
        Claim {
            /// What.
            claim: ClaimName,
        } = (PlayerAct::Claim(claim));
        /// Resigns.
        Resign {} = (PlayerAct::Resign);
        /// States the result on the scoresheet.
        Sign {
            /// Which.
            score: ScoreName,
        } = (PlayerAct::Sign(score));
        /// Refuses to sign.
        RefuseToSign {} = (PlayerAct::RefuseToSign);
        /// Arrives at the board.
        Arrive {} = (PlayerAct::Arrive);
        /// Asks for leave.
        AskLeave {
            /// Where to.
            to: LeaveName,
        } = (PlayerAct::AskLeave(to));
        /// Goes there.
        Leave {
            /// Where to.
            to: LeaveName,
        } = (PlayerAct::Leave(to));
        /// Comes back.
        Return {} = (PlayerAct::Return);
        /// Asks to use the bag in which a device may lie.
        AskBag {} = (PlayerAct::AskBag);
        /// Uses it.
        UseBag {} = (PlayerAct::UseBag);
        /// Asks to see the arbiter's scoresheet.
        AskToSeeSheet {} = (PlayerAct::AskToSeeSheet);
        /// Asks for a scoresheet.
        AskForSheet {} = (PlayerAct::AskForSheet);
        /// Asks for an explanation of the Laws.
        AskExplanation {} = (PlayerAct::AskExplanation);
        /// Asks how many moves have been made.
        AskMoveCount {} = (PlayerAct::AskMoveCount);
        /// Appeals.
        Appeal {
            /// Against what followed this entry.
            entry: u32,
        } = (PlayerAct::Appeal(entry));
        /// Writes the move to be sealed.
        WriteSealed {
            /// The move.
            text: String,
        } = (PlayerAct::WriteSealed(text));
        /// Seals the envelope.
        CloseEnvelope {} = (PlayerAct::CloseEnvelope);
        /// States which move was sealed.
        StateSealed {
            /// The move.
            text: String,
        } = (PlayerAct::StateSealed(text));
        /// Points out a wrong clock at the resumption.
        ContestClock {} = (PlayerAct::ContestClock);
        /// Announces a move.
        Announce {
            /// The move.
            text: String,
        } = (PlayerAct::Announce(text));
        /// Repeats the opponent's announcement.
        Repeat {
            /// The move.
            text: String,
        } = (PlayerAct::Repeat(text));
        /// Demands two boards.
        DemandTwoBoards {} = (PlayerAct::DemandTwoBoards);
        /// Reports that they differ.
        ReportBoardsDiffer {} = (PlayerAct::ReportBoardsDiffer);
        /// Agrees to correct an illegal move that stands.
        AgreeToCorrect {} = (PlayerAct::AgreeToCorrect);
        /// Agrees to what an arbiter would do.
        Confirm {
            /// What.
            act: Box<ArbiterDeed>,
        } = (PlayerAct::Confirm(act));
    }
}

mirror! {
    /// What an assistant does for his player.
    AssistantDeed by "do" of AssistantAct {
        /// What the player himself would do.
        ForPlayer {
            /// What.
            act: PlayerDeed,
        } = (AssistantAct::For(act));
        /// Makes a move on the other board.
        Execute {
            /// The move.
            text: String,
        } = (AssistantAct::Execute(text));
        /// Tells the number of moves and the times.
        Tell {
            /// Whether the player had asked.
            asked: AskedName,
        } = (AssistantAct::Tell { asked });
        /// Tells the arbiter of a touched piece.
        ReportTouch {
            /// Where.
            square: SquareName,
        } = (AssistantAct::ReportTouch(square));
    }
}

mirror! {
    /// Why a player stopped the clocks.
    StopName by "for" of StopReason {
        /// No reason given.
        None {} = (StopReason::None);
        /// To seek help.
        Help {
            /// With what.
            text: String,
        } = (StopReason::Help(text));
        /// Pieces were displaced.
        Displaced {} = (StopReason::Displaced);
        /// The clock is set wrongly.
        ClockSetting {} = (StopReason::ClockSetting);
        /// To claim something.
        Claim {} = (StopReason::Claim);
        /// The move is sealed.
        Sealed {} = (StopReason::Sealed);
        /// Just arrived, with a sealed move to be opened.
        Arrived {} = (StopReason::Arrived);
    }
}

mirror! {
    /// What stands on a scoresheet.
    EntryName by "write" of SheetEntry {
        /// A move.
        Move {
            /// As written.
            text: String,
        } = (SheetEntry::Move(text));
        /// A move said into a recording device.
        Spoken {
            /// As said.
            text: String,
        } = (SheetEntry::Spoken(text));
        /// A dash for a missed move.
        Dash {} = (SheetEntry::Dash);
        /// All missing moves, from a complete record.
        UpToDate {} = (SheetEntry::UpToDate);
        /// The sign of a draw offer.
        DrawOffer {} = (SheetEntry::DrawOffer);
        /// A clock time.
        Time {
            /// As written.
            text: String,
        } = (SheetEntry::Time(text));
        /// Something about a claim.
        ClaimMatter {
            /// As written.
            text: String,
        } = (SheetEntry::ClaimMatter(text));
        /// Anything else.
        Note {
            /// As written.
            text: String,
        } = (SheetEntry::Note(text));
    }
}

words! {
    /// How a piece was touched.
    #[derive(Default)]
    ContactName of Contact {
        /// With intent.
        #[default]
        Intent,
        /// By accident.
        Accident,
        /// Nobody can say.
        Disputed,
    }
}

words! {
    /// The hand that pressed.
    #[derive(Default)]
    HandName of Hand {
        /// The one that moved.
        #[default]
        Same,
        /// The other.
        Other,
    }
}

words! {
    /// Where a player goes.
    LeaveName of LeaveTo {
        /// Out of the playing area, within the venue.
        Venue,
        /// Out of the venue.
        Outside,
    }
}

words! {
    /// Whether somebody had asked.
    AskedName of Asked {
        /// Yes.
        Yes,
        /// No.
        No,
    }
}
