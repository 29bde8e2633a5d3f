//! Random and adversarial games, and what must hold after every act of them.
//!
//! [`run::play`] plays the game of a seed: the event, the acts and the moments all follow from it. Beside the engine a
//! [`shadow::Shadow`] keeps the game by other means, and every [`invariants::Invariant`] is looked at after every act.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an onlooker: what an invariant does not speak of is not its concern, and a new decision that moves a \
              clock or a piece unseen breaks the sums"
)]

pub mod dice;
pub mod event;
pub mod invariants;
pub mod players;
mod playout;
mod positions;
pub mod run;
pub mod shadow;
pub mod signature;
pub mod table;
mod twin;
