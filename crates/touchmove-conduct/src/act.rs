//! Acts: the closed list of what can happen at the board. An act is a fact; what follows is a ruling.

mod arbiter;
mod claim;
mod observation;
mod penalty;
mod player;

pub use arbiter::{
    ArbiterAct, ClockReadings, Device, Disability, FreeOutcome, Inspected, Inspector, Place, Refusing, Side,
    Winning,
};
pub use claim::{Basis, Claim, DrawClaim, DrawRule, Evidence, Ground, Papers};
pub use observation::{Observation, SetUpFault};
pub use penalty::Penalty;
pub use player::{Asked, AssistantAct, Contact, Hand, Hands, LeaveTo, PlayerAct, SheetEntry, StopReason};

use touchmove_chess::Color;

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
