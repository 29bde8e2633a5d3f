//! Rulings in words: a typed decision and a typed reason become sentences that a player understands.
//!
//! The texts are Fluent files, one a language. A message is named after the variant it says: `Decision::TimeAdded` is
//! `decision-time-added`, `Reason::IllegalMove` is `reason-illegal-move`.

mod language;
mod said;

pub use language::Words;
