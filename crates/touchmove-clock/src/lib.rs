//! The chessclock (Article 6) as a value: every method takes the moment, nothing here reads a clock.
//!
//! Times are whole milliseconds. A [`TimeControl`] says what each player is given, a [`Setting`] how the device behaves
//! where the Laws leave it to the regulations, and a [`Chessclock`] is the state of one game's two clocks.
//!
//! Four things are kept apart that are often confused: whose clock runs and who has the move (6.2.2), presses and
//! completed moves (6.2.1), the instant a flag falls and the moment somebody sees it (6.8), and the time a player is
//! given and the time they have used ([`Account`]).
//!
//! ```
//! use touchmove_chess::Color;
//! use touchmove_clock::{Chessclock, Completes, Moment, Setting, TimeControl};
//!
//! let control: TimeControl = "90+30".parse()?;
//! let mut clock = Chessclock::new(control, Setting::usual());
//! clock.start(Color::White, Moment::at(0));
//! clock.press(Color::White, Completes::Move, Moment::at(20_000));
//! // 1:30:30 at the start, twenty seconds used, thirty given for the next move.
//! assert_eq!(clock.remaining(Color::White, Moment::at(20_000)).to_string(), "1:30:40");
//! # Ok::<(), touchmove_clock::NotationError>(())
//! ```
// What TypeScript and JSON Schema are written with needs the standard library.
#![cfg_attr(not(feature = "types"), no_std)]
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

mod account;
mod adjust;
mod chessclock;
mod clock;
mod control;
mod display;
mod duty;
mod flag;
mod lateness;
mod moment;
mod notation;
mod penalty;
mod preset;
mod setting;
mod sides;
mod spoken;
#[cfg(feature = "wire")]
mod wire;

pub use account::{Account, AccountLine};
pub use adjust::{Adjustment, Change};
pub use chessclock::{Chessclock, Completes, Motion, Pressed, Unpressed};
pub use clock::Clock;
pub use control::{Allotment, ControlError, MOST_TIME, Mode, Period, Quota, Remark, TimeControl};
pub use display::{Face, Rounding, Spoken};
pub use duty::{LittleTime, RecordingDuty};
pub use flag::{FirstFlag, FlagFall};
pub use lateness::{Arrival, Scheduled};
pub use moment::{Millis, Moment};
pub use notation::{NotationError, NotationErrorKind};
pub use penalty::claimant_loses;
pub use preset::{PRESETS, Preset, armageddon};
pub use setting::{DelayCarry, OnFlag, PeriodCredit, Setting};
pub use sides::Sides;
pub use spoken::read_control;
