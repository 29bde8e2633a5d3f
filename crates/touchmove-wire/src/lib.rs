//! The versioned JSON of Touchmove, and the only crate that serialises.
//!
//! One module per version; within it one module per noun. Fields are in declared order, numbers are integers.
//!
//! A client says what somebody has done, under a key of its own:
//!
//! ```
//! use touchmove_wire::v1::act::Deed;
//! use touchmove_wire::v1::live::FromClient;
//! use touchmove_chess::{Color, Square};
//! use touchmove_conduct::Act;
//! use touchmove_conduct::act::PlayerAct;
//!
//! let sent = r#"{"type":"act","key":"7f3a","by":"white","act":{"do":"release","square":"e4"}}"#;
//! let Ok(FromClient::Act { key, deed, .. }) = FromClient::read(sent) else { panic!("it is an act") };
//! assert_eq!(key, "7f3a");
//! assert_eq!(deed, Deed(Act::Player(Color::White, PlayerAct::Release { square: Square::E4 })));
//! // In the journal its form never changes.
//! assert_eq!(Deed::from_journal(&deed.journal_text()?)?, deed);
//!
//! // What cannot be read is answered under the same key.
//! let unheard = FromClient::read(r#"{"type":"act","key":"7f3b","by":"white","act":{"do":"fly"}}"#).unwrap_err();
//! assert_eq!(unheard.key, "7f3b");
//! # Ok::<(), serde_json::Error>(())
//! ```

pub mod v1;
