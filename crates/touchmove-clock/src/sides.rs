//! One value for each player.

use touchmove_chess::Color;

/// One value for White and one for Black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "Both"))]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Sides<T> {
    /// White's value and Black's.
    pub const fn new(white: T, black: T) -> Sides<T> {
        Sides { white, black }
    }

    /// The value of `side`.
    pub fn of(&self, side: Color) -> &T {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The value of `side`, to be changed.
    pub fn of_mut(&mut self, side: Color) -> &mut T {
        match side {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// What `make` returns for each side.
    pub fn each(mut make: impl FnMut(Color) -> T) -> Sides<T> {
        Sides { white: make(Color::White), black: make(Color::Black) }
    }

    /// The same for each side as `make` has it.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> Sides<U> {
        Sides { white: make(self.white), black: make(self.black) }
    }
}
