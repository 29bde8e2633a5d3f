//! Time controls in code (222): `5400+30`, `40/6000+30:900+30`, `W300-B240`, all in seconds.

use alloc::string::String;
use alloc::vec::Vec;
use core::num::NonZeroU16;

use touchmove_chess::Color;
use touchmove_clock::{Allotment, Millis, Mode, Period, Quota, TimeControl};

/// The control a text means.
pub(super) fn read(text: &str) -> Option<TimeControl> {
    let Some(rest) = text.strip_prefix('W') else {
        return allotment(text).map(TimeControl::same);
    };
    let (white, black) = rest.split_once("-B")?;
    Some(TimeControl::unequal(allotment(white)?, allotment(black)?))
}

fn allotment(text: &str) -> Option<Allotment> {
    let periods: Option<Vec<Period>> = text.split(':').map(period).collect();
    Allotment::new(periods?).ok()
}

fn period(text: &str) -> Option<Period> {
    let (quota, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Quota::Moves(NonZeroU16::new(u16::try_from(digits(moves)?).ok()?)?), rest),
        None => (Quota::Rest, text),
    };
    let (base, mode) = match rest.split_once('+') {
        Some((base, extra)) => (base, Mode::Cumulative(Millis::seconds(digits(extra)?))),
        None => (rest, Mode::None),
    };
    Some(Period { quota, base: Millis::seconds(digits(base)?), mode })
}

fn digits(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// The control as code; none where the code has no sign for it: delay, parts of seconds, extra time that begins late.
pub(super) fn code(control: &TimeControl) -> Option<String> {
    let white = one(control.of(Color::White))?;
    if control.is_same_for_both() {
        return Some(white);
    }
    Some(alloc::format!("W{white}-B{}", one(control.of(Color::Black))?))
}

fn one(allotment: &Allotment) -> Option<String> {
    if allotment.bonus_from() > 1 {
        return None;
    }
    let periods: Option<Vec<String>> = allotment.periods().iter().map(written).collect();
    Some(periods?.join(":"))
}

fn written(period: &Period) -> Option<String> {
    let seconds = |time: Millis| time.get().is_multiple_of(1000).then(|| time.get() / 1000);
    let quota = match period.quota {
        Quota::Moves(moves) => alloc::format!("{moves}/"),
        Quota::Rest => String::new(),
    };
    let extra = match period.mode {
        Mode::None => String::new(),
        Mode::Cumulative(time) => alloc::format!("+{}", seconds(time)?),
        Mode::Delay(_) | Mode::Bronstein(_) => return None,
    };
    Some(alloc::format!("{quota}{}{extra}", seconds(period.base)?))
}
