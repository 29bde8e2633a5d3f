//! What only people can see: the incidents an arbiter logs.
// Written by `cargo xtask law` from the tables in law/; do not edit.

use core::fmt;
use core::str::FromStr;

/// Something only people can see, logged by an arbiter under its article.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Incident {
    /// The board has 64 equal squares, eight by eight, alternately light and dark. It lies so that the corner at each player's right hand is light.
    BoardTurnedWrongly,
    /// Each move is made with one hand only. A breach is no illegal move; the arbiter may penalise it.
    TwoHands,
    /// The clock is pressed with the hand that made the move. Holding the button down and keeping a finger on it or over it are forbidden.
    PressWithOtherHand,
    /// Keeping a finger on the button or hovering over it is forbidden.
    FingerOnTheClock,
    /// The clock must be handled properly: hitting it, pressing it before moving, lifting it and knocking it over are forbidden, and a breach must be penalised.
    ClockAbuse,
    /// Before the game the arbiter decides where the chessclock stands.
    ClockMisplaced,
    /// A player who displaces pieces must restore the position on the player's own time.
    PiecesDisplaced,
    /// The scoresheet must be visible to the arbiter throughout the game.
    ScoresheetHidden,
    /// Players may do nothing that brings the game of chess into disrepute.
    Disrepute,
    /// A player may not leave the playing venue (the hall, rest rooms, refreshment and smoking areas and other places the arbiter names) without permission.
    LeftVenue,
    /// The player having the move may not leave the playing hall without permission.
    LeftAreaWithTheMove,
    /// During play the players may not use notes, sources of information or advice, nor analyse on another board.
    OutsideHelp,
    /// During play a player may have no electronic device in the playing venue unless the arbiter has specifically approved it.
    DeviceInVenue,
    /// The arbiter may have a player's clothes, bags, other items or body inspected in private, by the arbiter or an authorised person of the player's sex. A player who refuses faces a penalty.
    Inspection,
    /// Smoking, electronic cigarettes included, is allowed only in the part of the venue the arbiter has designated.
    SmokingOutsideTheArea,
    /// Both players must help the arbiter in any situation that needs a reconstruction, draw claims included.
    ReconstructionNotHelped,
    /// The arbiter sees that a good playing environment is maintained.
    PoorEnvironment,
    /// The arbiter sees that the players are not disturbed.
    PlayersDisturbed,
    /// The arbiter observes the games, especially when players are short of time, enforces decisions and penalises players where appropriate.
    TimeTroubleObserved,
    /// The arbiter does not tell a player that the opponent has completed a move.
    ArbiterToldOfAMove,
    /// Whoever sees an irregularity may tell only the arbiter. Spectators and players of other games may not speak about a game or interfere in it; the arbiter may expel offenders.
    Interference,
    /// Without the arbiter's authorisation nobody may use a mobile phone or other means of communication in the playing venue or in the adjoining area the arbiter designates.
    PhoneInVenue,
    /// The special board measures at least 20 by 20 centimetres.
    BoardTooSmall,
    /// The dark squares of the special board are slightly raised.
    DarkSquaresNotRaised,
    /// Each square of the special board has a securing aperture.
    NoSecuringAperture,
    /// Each piece has a peg that fits the securing aperture.
    PegDoesNotFit,
    /// The pieces are of Staunton design, the black ones specially marked to the touch.
    BlackPiecesNotMarked,
    /// A special chessclock that tells the visually disabled player the time and the number of moves is admissible.
    SpeakingClockUnfit,
    /// Alternatively an analogue chessclock with the following features may be used.
    TactileClockUnfit,
    /// The dial has reinforced hands, one raised dot every five minutes and two every fifteen.
    DialCannotBeFelt,
    /// The flag is easily felt and arranged so that the player can feel the minute hand during the last five minutes of the hour.
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
        Incident::TimeTroubleObserved,
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
            Incident::TimeTroubleObserved => "time-trouble-observed",
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

/// A code that is no incident.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownIncident;

impl fmt::Display for UnknownIncident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the code of an incident")
    }
}

impl core::error::Error for UnknownIncident {}
