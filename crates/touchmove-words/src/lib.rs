//! Rulings in words: a typed decision and a typed reason become sentences that a player understands.
//!
//! The texts are Fluent files, one a language (`locales/`). A message is named after what it says:
//! `Decision::TimeAdded` is `decision-time-added`, `Reason::IllegalMove` is `reason-illegal-move`,
//! `Question::ClockDefect` is `question-clock-defect`, `Choice::Drawn` is `choice-drawn`. What a decision or a reason
//! carries comes as arguments that a message can say or select by; no sentence is put together here. Where a decision
//! and a reason make one sentence, a language has a message for the two: `decision-time-added-because-illegal-moves`.
//! `locales/README.md` tells a translator the rest. Acts, the texts of `touchmove drill`, what is ruled in an event
//! (`EventDecision::Lifted` is `event-decision-lifted`) and printed pages are in files of their own.
//!
//! ```
//! use touchmove_chess::Color;
//! use touchmove_clock::Millis;
//! use touchmove_conduct::{Decision, Reason, Ruling};
//! use touchmove_law::cite;
//! use touchmove_words::{Language, Words};
//!
//! let award = Decision::TimeAdded { player: Color::Black, time: Millis::minutes(2) };
//! let ruling = Ruling::under(cite!(2023 "7.5.5", 2001 "7.4(b)"), award, Reason::IllegalMove);
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
