//! Chance that follows from a seed alone: no clock, no machine, the same game everywhere.

use touchmove_chess::{Color, Square};

/// A small generator of numbers (a permuted congruential one). Everything else draws from [`touchmove_chess::Random`]; the
/// games of the simulator are bound to this one by the signature on record.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Begins at a seed; every seed is good, and neighbours are unlike each other.
    pub fn seeded(seed: u64) -> Dice {
        let mut dice = Dice(seed ^ 0x5bf0_3635_dee9_1a2b);
        dice.throw();
        dice.0 = dice.0.wrapping_add(seed.rotate_left(32));
        dice.throw();
        dice
    }

    /// The next number.
    fn throw(&mut self) -> u32 {
        let old = self.0;
        self.0 = old.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let [.., a, b, c, d] = (((old >> 18) ^ old) >> 27).to_be_bytes();
        u32::from_be_bytes([a, b, c, d]).rotate_right(u32::try_from(old >> 59).unwrap_or(0))
    }

    /// A number below `limit`; 0 if that is 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        let wide = (u64::from(self.throw()) << 32) | u64::from(self.throw());
        if limit == 0 { 0 } else { wide % limit }
    }

    /// Whether something happens that happens so often in a thousand times.
    pub fn per_mille(&mut self, chance: u64) -> bool {
        self.below(1000) < chance
    }

    /// One of several; they are at least one.
    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.index(of.len())].clone()
    }

    /// The index of one of this many.
    pub fn index(&mut self, len: usize) -> usize {
        usize::try_from(self.below(u64::try_from(len).unwrap_or(1))).unwrap_or(0)
    }

    /// White or Black.
    pub fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    /// Any square.
    pub fn square(&mut self) -> Square {
        Square::from_index(self.index(64)).unwrap_or(Square::A1)
    }
}
