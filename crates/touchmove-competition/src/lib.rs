//! The competition: an event with its sections, rounds, players and officials, judged by the Laws.
//!
//! [`judge`] takes an event and an entry of its journal, and gives the event after it with the rulings. It is total
//! and deterministic: acts are facts, and no act is refused; what the Laws give no effect is *not admitted*, with the
//! article. Pairings are given, never computed.
//!
//! ```
//! use touchmove_competition::{
//!     By, Event, EventAct, EventEntry, EventReason, Founding, Stamp, System, Terms, SectionId, Zone, judge,
//! };
//! use touchmove_conduct::Award;
//! use touchmove_law::{Edition, Regulations};
//!
//! let event = Event::new(Founding {
//!     name: "Spring Open".into(),
//!     place: "Yerevan".into(),
//!     federation: None,
//!     begins: None,
//!     ends: None,
//!     zone: Zone(240),
//!     edition: Edition::Fide2023,
//!     regulations: Regulations::where_nothing_is_said(),
//! });
//! let terms = Terms {
//!     name: "Rapid".into(),
//!     system: System::Swiss,
//!     rounds: 9,
//!     control: "15+10".parse().unwrap(),
//!     regulations: None,
//!     tie_breaks: Vec::new(),
//!     bye: Award::Win,
//!     carried: vec![],
//! };
//! let act = EventAct::OpenSection { section: SectionId(1), terms };
//! let judgment = judge(event, &EventEntry { seq: 1, at: Stamp(0), by: By::Organiser, act });
//!
//! // A rapid event must say which set of rules governs it: not admitted, under A.6.
//! let ruling = &judgment.rulings[0];
//! assert_eq!(ruling.article().number(Edition::Fide2023), Some("A.6"));
//! assert!(matches!(ruling.reason(), EventReason::Unlawful { .. }));
//! ```
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

mod act;
mod appeal;
mod articles;
mod broadcast;
mod case;
mod category;
mod come_to;
pub mod desk;
pub mod doubts;
pub mod draft;
mod envelope;
mod event;
mod ids;
mod judge;
mod official;
pub mod pairing_list;
mod penalties;
pub mod pgn;
mod player;
pub mod player_table;
mod points;
pub mod rating_list;
mod record;
pub mod report;
mod result;
mod role;
mod round;
mod ruling;
pub mod scoring;
mod section;
mod stamp;
pub mod standings;
pub mod swiss_manager;
pub mod trf;
#[cfg(feature = "wire")]
pub mod wire;

pub use act::{Concern, EventAct, EventEntry, EventFilling, GamePenalty, GameReport, Paired, Who};
pub use appeal::{Against, Appeal, Decided, Verdict};
pub use broadcast::Broadcast;
pub use category::Category;
pub use desk::Desk;
pub use envelope::{EnvelopeLabel, Stated};
pub use event::{Archive, Event, Founding, Listing, Noted, Stage};
pub use ids::{AppealId, BoardNumber, GameId, OfficialId, PenaltyId, PlayerId, RoundNumber, SectionId};
pub use judge::{EventJudgment, judge, replay};
pub use official::{Appointed, By, Official, Post};
pub use pairing_list::PairingList;
pub use penalties::{Force, Imposed};
pub use pgn::Scope;
pub use player::{Assistant, Born, Entrant, Needs, Participation, Player, Sex, Title};
pub use points::{HalfPoints, QuarterPoints};
pub use record::{GameRecord, LateEntry, RecordedEntry};
pub use report::{AppealPack, Report};
pub use result::{Kept, Length, Outcome, Results, read_score};
pub use role::role_in;
pub use round::{Bye, ByeKind, Pairing, Resumption, Round, Session, SheetKept};
pub use ruling::{EventDecision, EventReason, EventRuling};
pub use section::{Section, System, Terms};
pub use stamp::{Local, Stamp, Zone};
