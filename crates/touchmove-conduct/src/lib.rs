//! The conduct of the game: every act judged, every ruling cited, under the edition the game is played under.
//!
//! [`judge`] takes the Laws, a game and an entry of its journal, and gives the game after it with the rulings. It is
//! total and deterministic: acts are facts, and no act is refused; where the arbiter decides, it asks.
//!
//! # Acts in, rulings out
//!
//! ```
//! use touchmove_chess::{Color, Position, Square};
//! use touchmove_clock::{Moment, TimeControl};
//! use touchmove_conduct::act::{ArbiterAct, Claim, Contact, Hand, PlayerAct};
//! use touchmove_conduct::{Act, Decision, Entry, Game, replay};
//! use touchmove_law::{Edition, Laws, Regulations};
//!
//! let control: TimeControl = "40/120, 60".parse().unwrap();
//! let allowances = Color::ALL.map(|side| control.of(side).allowance());
//! let laws = Laws::new(Edition::Fide2023, allowances, Regulations::where_nothing_is_said()).unwrap();
//! let game = Game::new(&laws, Position::initial(), control, Moment::at(0));
//!
//! // White moves a knight as knights do not move, and presses the clock; Black claims.
//! let acts = [
//!     Act::Arbiter(ArbiterAct::Start),
//!     Act::Player(Color::White, PlayerAct::Touch { square: Square::G1, contact: Contact::Intent }),
//!     Act::Player(Color::White, PlayerAct::Release { square: Square::G3 }),
//!     Act::Player(Color::White, PlayerAct::Press { hand: Hand::Same }),
//!     Act::Player(Color::Black, PlayerAct::Claim { claim: Claim::IllegalMove }),
//! ];
//! let journal: Vec<Entry> =
//!     acts.into_iter().zip(1..).map(|(act, seq)| Entry { seq, at: Moment::at(u64::from(seq) * 1000), act }).collect();
//! let judgment = replay(&laws, game, &journal);
//!
//! let award = judgment.rulings.iter().find(|one| matches!(one.decision(), Decision::TimeAdded { player: Color::Black, .. }));
//! assert_eq!(award.unwrap().article().number(Edition::Fide2023), Some("7.5.5"));
//! assert_eq!(judgment.game.illegal_moves(Color::White), 1);
//! ```
//!
//! # Claims
//!
//! A claim is an act like any other; whether it is right is in the ruling. Here nothing has been repeated:
//!
//! ```
//! # use touchmove_chess::{Color, Position};
//! # use touchmove_clock::{Moment, TimeControl};
//! # use touchmove_law::{Edition, Laws, Regulations};
//! use touchmove_conduct::act::{ArbiterAct, Basis, Claim, DrawClaim, DrawRule, Evidence, PlayerAct};
//! use touchmove_conduct::{Act, Decision, Entry, Game, judge};
//!
//! # let control: TimeControl = "40/120, 60".parse().unwrap();
//! # let allowances = Color::ALL.map(|side| control.of(side).allowance());
//! # let laws = Laws::new(Edition::Fide2023, allowances, Regulations::where_nothing_is_said()).unwrap();
//! let game = Game::new(&laws, Position::initial(), control, Moment::at(0));
//! let start = Entry { seq: 1, at: Moment::at(0), act: Act::Arbiter(ArbiterAct::Start) };
//! let game = judge(&laws, game, &start).game;
//!
//! let claim = DrawClaim { rule: DrawRule::Repetition, basis: Basis::OnBoard, evidence: Evidence::Record };
//! let act = Act::Player(Color::White, PlayerAct::Claim { claim: Claim::Draw(claim) });
//! let judgment = judge(&laws, game, &Entry { seq: 2, at: Moment::at(5000), act });
//! let wrong = judgment.rulings.iter().find(|one| one.article().number(Edition::Fide2023) == Some("9.5.3")).unwrap();
//! assert!(matches!(wrong.decision(), Decision::TimeAdded { player: Color::Black, time } if time.to_string() == "2:00"));
//! ```
//!
//! # A flag falls
//!
//! Black's time is over, and White has a bare king: not lost but drawn (6.9).
//!
//! ```
//! # use touchmove_chess::{Color, Piece, Position, Role, Setup, Square};
//! # use touchmove_clock::{Moment, TimeControl};
//! # use touchmove_law::{Edition, Laws, Regulations};
//! use touchmove_conduct::act::{ArbiterAct, Observation};
//! use touchmove_conduct::{Act, Ending, Entry, Game, Reason, Score, replay};
//!
//! # let control: TimeControl = "90".parse().unwrap();
//! # let allowances = Color::ALL.map(|side| control.of(side).allowance());
//! # let laws = Laws::new(Edition::Fide2023, allowances, Regulations::where_nothing_is_said()).unwrap();
//! # let mut setup = Setup { having_move: Color::Black, ..Setup::EMPTY };
//! # setup.board.put(Square::A1, Role::King.of(Color::White));
//! # setup.board.put(Square::H8, Role::King.of(Color::Black));
//! # setup.board.put(Square::H7, Role::Rook.of(Color::Black));
//! # let position = Position::legal(&setup).unwrap();
//! let game = Game::new(&laws, position, control, Moment::at(0));
//! let journal = [
//!     Entry { seq: 1, at: Moment::at(0), act: Act::Arbiter(ArbiterAct::Start) },
//!     Entry { seq: 2, at: Moment::at(91 * 60_000), act: Act::Arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: Color::Black } }) },
//! ];
//! let judgment = replay(&laws, game, &journal);
//! assert_eq!(judgment.game.result(), Some((Score::DRAW, Ending::Time)));
//! assert!(judgment.rulings.iter().any(|ruling| *ruling.reason() == Reason::OpponentCannotCheckmate));
//! ```
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

pub mod act;
mod adjourned;
mod announced;
mod articles;
mod board;
mod case;
mod dispatch;
mod displaced;
mod entry;
mod game;
mod judge;
mod latent;
mod obligation;
mod offers;
mod outcome;
mod people;
mod plies;
mod ply;
mod progress;
mod proof;
mod questions;
mod quickplay;
mod readings;
mod reason;
mod referral;
mod result;
mod ruling;
mod scoresheet;
mod turn;
mod view;
#[cfg(feature = "wire")]
mod wire;
mod written;

pub use act::Act;
pub use adjourned::{Adjournment, Custody, Envelope};
pub use articles::completing::Snapshot;
pub use articles::penalty::{article_of as penalty_article, is_allowed, penalised_score};
pub use entry::Entry;
pub use game::{Game, Knows};
pub use judge::{Judgment, judge, judge_in_place, replay};
pub use latent::{Found, Irregular, Latent};
pub use obligation::{Obliged, Touched};
pub use offers::{Offer, OpenClaim};
pub use ply::{Completed, Made, Ply};
pub use progress::Phase;
pub use quickplay::{
    AloneClaim, ClaimStage, FinalPosition, Increment, Quickplay, QuickplayClaim, SubmittedScore,
};
pub use reason::Reason;
pub use referral::{Choice, Pending, Question, Referral, ReferralId};
pub use result::{Award, Ending, Score};
pub use ruling::{Decision, FideReference, PlayerDuty, Right, Ruling};
pub use scoresheet::{Scoresheet, SheetReport, Written};
pub use turn::Turn;
pub use view::{ClockFace, Desk, Role, View, Warning};
