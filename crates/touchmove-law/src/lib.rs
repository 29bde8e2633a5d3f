//! The FIDE Laws of Chess as typed data: what the Laws are, not yet what they do.
//!
//! - [`Edition`] says which Laws: those in force from 1 July 2001 or from 1 January 2023.
//! - [`cite!`] names a provision by its number in one edition or both; a wrong number does not compile.
//! - [`Row`] and [`Provision`] are the tables: every number of both editions with its gist in our words,
//!   in each [`Language`].
//! - [`Laws`] answers every question on which a ruling can depend: edition, tempo, supervision and
//!   [`Regulations`] resolved in one place.
//!
//! ```
//! use touchmove_law::{Allowance, Edition, Laws, LossRule, Regulations, Tempo};
//!
//! let time = [Allowance::minutes(90, 30); 2];
//! let laws = Laws::new(Edition::Fide2023, time, Regulations::where_nothing_is_said()).unwrap();
//! assert_eq!(laws.tempo(), Tempo::Standard);
//! assert_eq!(laws.resignation(), LossRule::DrawnIfHopeless);
//! assert_eq!(laws.illegal_move_limit(), 2);
//! ```
//!
//! No I/O, no clock, no dependency.
// What TypeScript and JSON Schema are written with needs the standard library.
#![cfg_attr(not(feature = "types"), no_std)]
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

mod alternatives;
mod article;
mod book;
mod by_play;
mod choices;
mod citing;
mod date;
mod edition;
mod editions;
mod gists_fa;
mod gists_hy;
mod glossary;
mod incident;
mod interpretation;
mod interpretations;
mod language;
mod laws;
mod parameters;
mod provision;
mod provisions;
mod questions;
mod refusal;
mod regulations;
mod tempo;
mod terms;
mod validate;
#[cfg(feature = "wire")]
mod wire;

pub use alternatives::*;
pub use article::Article;
pub use book::Book;
pub use by_play::ByPlay;
pub use choices::*;
pub use date::Date;
pub use edition::{Edition, NotCovered, UnknownEdition};
pub use glossary::Term;
pub use incident::{Incident, UnknownIncident};
pub use interpretation::Interpretation;
pub use language::{Language, UnknownLanguage};
pub use laws::Laws;
pub use parameters::Parameters;
pub use provision::{Home, Kind, Provision, Row, UnknownKind};
pub use refusal::{Notice, Refusal, RefusalReason, Refusals};
pub use regulations::Regulations;
pub use tempo::{
    Allowance, CountsIncrement, IncrementCounting, Play, Supervision, Tempo, TempoBounds, UnknownTempo,
};
