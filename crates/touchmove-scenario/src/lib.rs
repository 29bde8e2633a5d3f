//! Scenarios: games told in plain words, judged by the Laws, and compared with what was expected.
//!
//! ```
//! use touchmove_law::Edition;
//! use touchmove_scenario::Scenario;
//!
//! let scenario = Scenario::read(
//!     "law   2023 5.1.1, 2001 5.1(a)\n\
//!      moves 1.f3 e5 2.g4\n\
//!      0:10  Black plays Qh4\n\
//!      both  Black wins by checkmate\n",
//! )
//! .unwrap();
//! assert!(scenario.run(Edition::Fide2023).faults.is_empty());
//! ```
//!
//! The language is described for arbiters in docs/scenarios.md. No I/O, no clock, no dependency.
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

mod about;
mod answer;
mod atoms;
mod by_hand;
mod competition;
mod expect;
mod header;
mod listing;
mod near;
mod numbers;
mod phrases;
mod reader;
mod regulation;
mod say;
mod scenario;
mod session;
mod slots;
mod state;
mod story;
mod table;
mod tie;
mod told;
mod trouble;

pub use by_hand::{illegal as acts_of_attempt, legal as acts_of_move, read as read_move};
pub use competition::{EventIssued, event_phrase};
pub use expect::Issued;
pub use near::letters_apart;
pub use reader::Fault;
pub use scenario::{Report, Scenario, Telling};
pub use session::Event;
pub use told::{PlayedScenario, Scene};

use alloc::string::String;

use touchmove_conduct::Act;

/// The act in the words of a scenario, with its actor.
pub fn phrase(act: &Act) -> String {
    match act {
        Act::Player(by, act) => alloc::format!("{} {}", say::said(by), say::said(act)),
        Act::Assistant(of, act) => alloc::format!("{}'s assistant {}", say::said(of), say::said(act)),
        Act::Arbiter(act) => alloc::format!("arbiter {}", say::said(act)),
        Act::Bystander(seen) => alloc::format!("bystander reports {}", say::said(seen)),
    }
}

/// The act that a phrase says, actor included: what [`phrase`] gives is read back as the same.
pub fn read_act(text: &str) -> Result<Act, Fault> {
    story::one_act(&mut reader::Reader::whole(text))
}

/// Every phrase of acts and decisions with its slots in angle brackets, by subject: what the reference must explain.
pub fn lexicon() -> alloc::vec::Vec<(&'static str, &'static [&'static str])> {
    phrases::lexicon()
}

/// The examples of the library guide are run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../library.md")]
struct Guide;
