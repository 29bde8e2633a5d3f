//! The conduct of the game: every act judged, every ruling cited, under the edition the game is played under.
//!
//! [`judge`] takes the Laws, a game and an entry of its journal, and gives the game after it with the rulings. It is
//! total and deterministic: acts are facts, and no act is refused; where the arbiter decides, it asks.
#![no_std]
#![cfg_attr(
    not(test),
    warn(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::float_arithmetic,
        clippy::indexing_slicing,
        clippy::as_conversions
    )
)]

extern crate alloc;

pub mod act;
mod adjourned;
mod articles;
mod case;
mod dispatch;
mod entry;
mod game;
mod judge;
mod latent;
mod obligation;
mod proof;
mod quickplay;
mod reason;
mod referral;
mod result;
mod ruling;
mod scoresheet;
mod turn;
mod view;
mod written;

pub use act::Act;
pub use adjourned::{Adjournment, Custody, Envelope};
pub use articles::completing::Snapshot;
pub use articles::penalty::{article_of as penalty_article, is_allowed, penalised_score};
pub use entry::Entry;
pub use game::{Completed, Game, Knows, Made, Offer, OpenClaim, Person, Phase, Ply};
pub use judge::{Judgment, judge, replay};
pub use latent::{Found, Irregular, Latent};
pub use obligation::{Obliged, Touched};
pub use quickplay::{
    AloneClaim, FinalPosition, Increment, Quickplay, QuickplayClaim, Standing, SubmittedScore,
};
pub use reason::Reason;
pub use referral::{Choice, Pending, Question, Referral, ReferralId};
pub use result::{Award, Ending, Score};
pub use ruling::{Decision, Duty, FideReference, Right, Ruling};
pub use scoresheet::{Scoresheet, SheetReport, Written};
pub use turn::Turn;
pub use view::{ClockFace, Desk, Role, View};
