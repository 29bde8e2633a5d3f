//! What only people can see: the incidents an arbiter logs.
// Written by `cargo xtask law` from the tables in law/; do not edit.

use core::fmt;
use core::str::FromStr;

/// Something only people can see, logged by an arbiter under its article.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Incident {
    /// The board is eight squares by eight, light and dark in turn, all of one size. It is turned so that each player has a light corner at the right hand.
    BoardTurnedWrongly,
    /// One hand makes the whole move. Using two is no illegal move in this edition; the arbiter may penalise it.
    TwoHands,
    /// The hand that moved presses the clock. A finger may not be kept on the button or over it, nor hold it down.
    PressWithOtherHand,
    /// A finger may not stay on the button or hover over it.
    FingerOnTheClock,
    /// The clock must be treated with care: no striking, lifting, overturning or pressing before a move. A breach is always penalised.
    ClockAbuse,
    /// The arbiter chooses, before play, on which side the clock stands.
    ClockMisplaced,
    /// Anyone who displaces pieces puts them back while their own clock runs.
    PiecesDisplaced,
    /// At every moment of the game the arbiter must be able to see the scoresheet.
    ScoresheetHidden,
    /// Conduct that harms the good name of chess is forbidden.
    Disrepute,
    /// A player needs permission to leave the venue: the hall, rest rooms, refreshment and smoking places and whatever else the arbiter names.
    LeftVenue,
    /// A player whose turn it is needs permission to leave the hall.
    LeftAreaWithTheMove,
    /// While playing, no notes, no outside information or advice, no analysis on another board.
    OutsideHelp,
    /// While playing, no electronic device in the venue that the arbiter has not expressly approved.
    DeviceInVenue,
    /// The arbiter may have clothing, bags, belongings or body searched in private, by the arbiter or an authorised person of the player's own sex. Refusal leads to a penalty.
    Inspection,
    /// Smoking, with electronic cigarettes too, is confined to the place in the venue the arbiter has named.
    SmokingOutsideTheArea,
    /// Both players are bound to help the arbiter when moves have to be reconstructed, for a draw claim too.
    ReconstructionNotHelped,
    /// The arbiter looks after good conditions for play.
    PoorEnvironment,
    /// The arbiter keeps disturbance away from the players.
    PlayersDisturbed,
    /// The arbiter watches the games, above all in time trouble, carries decisions through and penalises where it is called for.
    TimeTrouble,
    /// The arbiter does not indicate that the opponent has completed a move.
    ArbiterToldOfAMove,
    /// Anyone who notices an irregularity may tell the arbiter and nobody else. Spectators and other players stay silent and do not interfere; the arbiter may send offenders out.
    Interference,
    /// Nobody uses a phone or other means of communication in the venue, or next to it where the arbiter has said so, unless the arbiter allows it.
    PhoneInVenue,
    /// The special board is 20 by 20 centimetres or larger.
    BoardTooSmall,
    /// On the special board the dark squares lie a little higher.
    DarkSquaresNotRaised,
    /// On the special board every square has a hole to hold a piece.
    NoSecuringAperture,
    /// Every special piece has a peg for the holes.
    PegDoesNotFit,
    /// The special pieces are Staunton pieces, and the black ones have a mark that can be felt.
    BlackPiecesNotMarked,
    /// A special clock may tell the visually disabled player the time and the number of moves.
    SpeakingClockUnfit,
    /// Instead of a speaking clock an analogue one that can be felt may be used.
    TactileClockUnfit,
    /// A clock that can be felt has sturdy hands; a raised dot marks every five minutes and two mark every quarter of an hour.
    DialCannotBeFelt,
    /// A clock that can be felt has a flag that is easy to feel, and its minute hand can be felt in the last five minutes of the hour.
    FlagCannotBeFelt,
}

impl Incident {
    /// Every incident.
    pub const ALL: [Incident; 31] = [
        Incident::BoardTurnedWrongly,
        Incident::TwoHands,
        Incident::PressWithOtherHand,
        Incident::FingerOnTheClock,
        Incident::ClockAbuse,
        Incident::ClockMisplaced,
        Incident::PiecesDisplaced,
        Incident::ScoresheetHidden,
        Incident::Disrepute,
        Incident::LeftVenue,
        Incident::LeftAreaWithTheMove,
        Incident::OutsideHelp,
        Incident::DeviceInVenue,
        Incident::Inspection,
        Incident::SmokingOutsideTheArea,
        Incident::ReconstructionNotHelped,
        Incident::PoorEnvironment,
        Incident::PlayersDisturbed,
        Incident::TimeTrouble,
        Incident::ArbiterToldOfAMove,
        Incident::Interference,
        Incident::PhoneInVenue,
        Incident::BoardTooSmall,
        Incident::DarkSquaresNotRaised,
        Incident::NoSecuringAperture,
        Incident::PegDoesNotFit,
        Incident::BlackPiecesNotMarked,
        Incident::SpeakingClockUnfit,
        Incident::TactileClockUnfit,
        Incident::DialCannotBeFelt,
        Incident::FlagCannotBeFelt,
    ];

    /// Its code, such as `two-hands`.
    pub const fn code(self) -> &'static str {
        match self {
            Incident::BoardTurnedWrongly => "board-turned-wrongly",
            Incident::TwoHands => "two-hands",
            Incident::PressWithOtherHand => "press-with-other-hand",
            Incident::FingerOnTheClock => "finger-on-the-clock",
            Incident::ClockAbuse => "clock-abuse",
            Incident::ClockMisplaced => "clock-misplaced",
            Incident::PiecesDisplaced => "pieces-displaced",
            Incident::ScoresheetHidden => "scoresheet-hidden",
            Incident::Disrepute => "disrepute",
            Incident::LeftVenue => "left-venue",
            Incident::LeftAreaWithTheMove => "left-area-with-the-move",
            Incident::OutsideHelp => "outside-help",
            Incident::DeviceInVenue => "device-in-venue",
            Incident::Inspection => "inspection",
            Incident::SmokingOutsideTheArea => "smoking-outside-the-area",
            Incident::ReconstructionNotHelped => "reconstruction-not-helped",
            Incident::PoorEnvironment => "poor-environment",
            Incident::PlayersDisturbed => "players-disturbed",
            Incident::TimeTrouble => "time-trouble",
            Incident::ArbiterToldOfAMove => "arbiter-told-of-a-move",
            Incident::Interference => "interference",
            Incident::PhoneInVenue => "phone-in-venue",
            Incident::BoardTooSmall => "board-too-small",
            Incident::DarkSquaresNotRaised => "dark-squares-not-raised",
            Incident::NoSecuringAperture => "no-securing-aperture",
            Incident::PegDoesNotFit => "peg-does-not-fit",
            Incident::BlackPiecesNotMarked => "black-pieces-not-marked",
            Incident::SpeakingClockUnfit => "speaking-clock-unfit",
            Incident::TactileClockUnfit => "tactile-clock-unfit",
            Incident::DialCannotBeFelt => "dial-cannot-be-felt",
            Incident::FlagCannotBeFelt => "flag-cannot-be-felt",
        }
    }
}

impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Incident {
    type Err = UnknownIncident;

    fn from_str(code: &str) -> Result<Incident, UnknownIncident> {
        Incident::ALL.into_iter().find(|incident| incident.code() == code).ok_or(UnknownIncident)
    }
}

/// A code that is not an incident.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownIncident;

impl fmt::Display for UnknownIncident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the code of an incident")
    }
}

impl core::error::Error for UnknownIncident {}
