//! Sums of points, in whole numbers: half-points, and quarter-points where two sums are multiplied (10.1; 2001 11.1).

use core::fmt;

/// A number of half-points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct HalfPoints(pub u32);

impl HalfPoints {
    /// No points.
    pub const ZERO: HalfPoints = HalfPoints(0);

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_add(other.0))
    }

    /// The product, in quarter-points.
    pub const fn times(self, other: HalfPoints) -> QuarterPoints {
        QuarterPoints(self.0.saturating_mul(other.0))
    }

    /// The same amount in quarter-points.
    pub const fn in_quarters(self) -> QuarterPoints {
        QuarterPoints(self.0.saturating_mul(2))
    }

    /// The sum of several.
    pub fn sum(all: impl IntoIterator<Item = HalfPoints>) -> HalfPoints {
        all.into_iter().fold(HalfPoints::ZERO, HalfPoints::plus)
    }
}

/// `4½`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.in_quarters(), f)
    }
}

/// A number of quarter-points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct QuarterPoints(pub u32);

impl QuarterPoints {
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: QuarterPoints) -> QuarterPoints {
        QuarterPoints(self.0.saturating_add(other.0))
    }

    /// Reads `2`, `½`, `1½`, `0.75`, `3/4`; `None` for anything else.
    pub fn read(text: &str) -> Option<QuarterPoints> {
        let (whole, fraction) = parts(text);
        let quarters = match fraction {
            "" => 0,
            "¼" | ".25" | "1/4" => 1,
            "½" | ".5" | ".50" | "1/2" => 2,
            "¾" | ".75" | "3/4" => 3,
            _ => return None,
        };
        let whole: u32 = match whole {
            "" if fraction.is_empty() => return None,
            "" => 0,
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse().ok()?,
            _ => return None,
        };
        whole.checked_mul(4)?.checked_add(quarters).map(QuarterPoints)
    }
}

/// The whole number and what follows it.
fn parts(text: &str) -> (&str, &str) {
    if matches!(text, "1/4" | "1/2" | "3/4") {
        return ("", text);
    }
    let at = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.split_at(at)
}

/// `12¼`.
impl fmt::Display for QuarterPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 4, self.0 % 4);
        if whole > 0 || rest == 0 {
            write!(f, "{whole}")?;
        }
        f.write_str(match rest {
            1 => "¼",
            2 => "½",
            3 => "¾",
            _ => "",
        })
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn points_print_with_their_fractions() {
        assert_eq!(HalfPoints(0).to_string(), "0");
        assert_eq!(HalfPoints(1).to_string(), "½");
        assert_eq!(HalfPoints(9).to_string(), "4½");
        assert_eq!(QuarterPoints(49).to_string(), "12¼");
        assert_eq!(QuarterPoints(3).to_string(), "¾");
    }

    #[test]
    fn points_are_read_as_people_write_them() {
        for (text, quarters) in [
            ("1", 4),
            ("½", 2),
            ("1½", 6),
            ("0.75", 3),
            ("3/4", 3),
            ("1/2", 2),
            ("3", 12),
            ("0", 0),
            ("1.5", 6),
        ] {
            assert_eq!(QuarterPoints::read(text), Some(QuarterPoints(quarters)), "{text}");
        }
        for text in ["", "x", "1x", "-1", "1.3", "½½", "99999999999"] {
            assert_eq!(QuarterPoints::read(text), None, "{text}");
        }
    }

    #[test]
    fn products_of_halves_are_quarters() {
        assert_eq!(HalfPoints(9).times(HalfPoints(1)).to_string(), "2¼");
        assert_eq!(HalfPoints(9).times(HalfPoints(2)).to_string(), "4½");
    }
}
