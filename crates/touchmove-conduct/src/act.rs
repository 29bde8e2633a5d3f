//! Acts: the closed list of what can happen at the board. An act is a fact; what follows is a ruling.

mod arbiter;
mod carried;
mod claim;
mod observation;
mod penalty;
mod player;
mod ruled;
mod stopped;
mod text;

pub use arbiter::{ArbiterAct, ClockReadings, FreeOutcome, Refusing, Subject};
pub use carried::{Contact, Hand, LeaveTo, SheetEntry, StopReason, WhoAsked};
pub use claim::{Basis, Claim, DrawClaim, DrawRule, Evidence, Ground, Papers};
pub use observation::{Observation, SetUpFault};
pub use penalty::Penalty;
pub use player::{AssistantAct, PlayerAct, Topic};
pub use ruled::{Device, Disability, Inspected, Inspector, Premises, Side, Winning};
pub use stopped::SystemStop;
pub use text::{ActText, TextKind};

use alloc::string::String;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Moment, TimeControl};

/// What somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// A player did it.
    Player(Color, PlayerAct),
    /// The assistant of a player did it (4.9, 6.2.6, D.2.10).
    Assistant(Color, AssistantAct),
    /// An arbiter did it.
    Arbiter(ArbiterAct),
    /// Somebody else reported something (12.7); all a bystander can do.
    Bystander(Observation),
}

/// The values that samples of acts are filled with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filling {
    /// Whom an act is about.
    pub color: Color,
    /// Where.
    pub square: Square,
    /// Where else.
    pub other: Square,
    /// Which piece.
    pub role: Role,
    /// A move, as somebody writes it.
    pub text: String,
    /// A time control.
    pub control: TimeControl,
    /// A moment.
    pub moment: Moment,
}
