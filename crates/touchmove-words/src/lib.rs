//! Rulings in words: a typed decision and a typed reason become sentences that a player understands.
//!
//! The texts are Fluent files (`locales/`, with a README for translators). A message is named after what it says, and what a value
//! carries comes as arguments that it can say or select by: `Decision::TimeAdded` is `decision-time-added`. Where a decision and a
//! reason make one sentence, a language has a message for the two: `decision-time-added-because-illegal-moves`.
//!
//! ```
//! use touchmove_chess::Color;
//! use touchmove_clock::Millis;
//! use touchmove_conduct::{Decision, Reason, Ruling};
//! use touchmove_law::cite;
//! use touchmove_words::{Language, Words};
//!
//! let award = Decision::TimeAdded { player: Color::Black, time: Millis::minutes(2) };
//! let ruling = Ruling::under(cite!("7.5.5"), award, Reason::IllegalMove);
//! assert!(Words::english().sentence(&ruling).starts_with("Black"));
//! assert_ne!(Words::of(Language::Armenian).sentence(&ruling), Words::english().sentence(&ruling));
//! ```

mod acts;
mod events;
mod language;
mod said;
mod words;

pub use touchmove_law::Language;
pub use words::Words;
