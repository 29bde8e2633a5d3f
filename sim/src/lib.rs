//! Random and adversarial games, and what must hold after every act of them.
//!
//! [`run::play`] plays the game of a seed: the event, the acts and the moments all follow from it. Beside the engine a
//! [`shadow::Shadow`] keeps the game by other means, and every [`invariants::Invariant`] is looked at after every act.

pub mod dice;
pub mod event;
pub mod invariants;
pub mod players;
mod playout;
mod positions;
pub mod run;
pub mod shadow;
pub mod table;
