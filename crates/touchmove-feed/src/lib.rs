//! What an electronic chessboard reports, read as acts of the players (4.3, 4.6, 4.7, 6.2.1).
//!
//! A board reports which piece stands on which square, many times a second and not always truly: a piece in the hand is
//! sensed on squares it passes over, one that stands is missed for an instant, one is sensed twice. [`Reader`] takes
//! these reports with their moments, and what the clock beside the board shows, and gives the acts that the judge of the
//! game is to hear: touches, moves piece by piece, presses.
//!
//! It never guesses. What no legal move explains becomes an act only when the player presses their clock over it (7.5.1);
//! what nobody's hand explains, and kings put in the centre to show the result, are [`Remark`]s for the arbiter. A report
//! is evidence: the reader always starts from the game as the arbiter has it, so that a correction is followed at once,
//! and a restart in the middle of a game needs no memory.
//!
//! ```
//! use touchmove_chess::{Color, Position, Square};
//! use touchmove_clock::{Millis, Moment, Sides, TimeControl};
//! use touchmove_conduct::act::ArbiterAct;
//! use touchmove_conduct::{Act, Entry, Game, judge};
//! use touchmove_feed::{Pace, Reader, Shown};
//! use touchmove_law::{Edition, Laws, Regulations};
//!
//! let control: TimeControl = "90+30".parse().unwrap();
//! let allowances = Color::ALL.map(|side| control.of(side).allowance());
//! let laws = Laws::new(Edition::Fide2023, allowances, Regulations::where_nothing_is_said()).unwrap();
//! let game = Game::new(&laws, Position::initial(), control, Moment::at(0));
//! let start = Entry { seq: 1, at: Moment::at(0), act: Act::Arbiter(ArbiterAct::Start) };
//! let mut game = judge(&laws, game, &start).game;
//!
//! let mut reader = Reader::new(Pace::USUAL);
//! let shown = |running| Shown { left: Sides::each(|_| Millis::minutes(90)), running: Some(running) };
//! let mut board = *game.position().board();
//! reader.see(&board, Moment::at(1000));
//! reader.clock(Some(shown(Color::White)), Moment::at(1000));
//! let pawn = board.remove(Square::E2).unwrap();
//! reader.see(&board, Moment::at(2000));
//! board.put(Square::E4, pawn);
//! reader.see(&board, Moment::at(2400));
//! reader.clock(Some(shown(Color::Black)), Moment::at(2900));
//! for (reading, seq) in reader.read(&game, Moment::at(3200)).into_iter().zip(2..) {
//!     game = judge(&laws, game, &Entry { seq, at: reading.at, act: reading.act }).game;
//! }
//! assert_eq!(game.having_move(), Color::Black);
//! assert_eq!(game.clock().lever(), Color::Black);
//! ```

#![no_std]
#![forbid(unsafe_code)]
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

mod acts;
mod arranged;
mod lever;
mod matching;
mod reader;
mod remark;
mod sensors;

pub use lever::Shown;
pub use reader::{Pace, Reader, Reading};
pub use remark::{Remark, Signal};
