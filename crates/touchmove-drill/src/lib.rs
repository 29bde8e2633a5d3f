//! The scenario stock that the program carries, and practice for arbiters made from it.
//!
//! A line of a story whose ruling can be asked for is an *incident*. What is asked about it, which options there are and
//! which of them is right follows from the incident and a seed, so that a key can be found again without being kept.
//!
//! ```
//! use touchmove_drill::{Stock, Questions};
//! use touchmove_law::Edition;
//! use touchmove_words::Words;
//!
//! let stock = Stock::carried().unwrap();
//! let [_, newest] = Edition::ALL;
//! let incidents = stock.incidents(newest);
//! let words = Words::english();
//! let asked = Questions::of(newest).about(&incidents[0], &words, 7);
//! assert!(asked.iter().all(|question| question.right < question.options.len()));
//! ```
#![cfg_attr(
    not(test),
    warn(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::float_arithmetic,
        clippy::indexing_slicing
    )
)]

mod incident;
mod key;
mod parts;
pub mod shown;
mod stock;

pub use incident::Incident;
pub use parts::{Asked, Part, Questions, shuffle};
pub use stock::{Kept, Stock, StockError};
