//! Numbers that look random and follow from a seed alone.

/// A small generator (splitmix64): the same seed gives the same numbers everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Begins at a seed; every seed is good.
    pub const fn seeded(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// The next number below `limit`, each as likely as another; 0 if `limit` is 0.
    pub const fn below(&mut self, limit: u64) -> u64 {
        if limit == 0 {
            return 0;
        }
        // Numbers past the last full multiple of `limit` would favour the small ones.
        let last = u64::MAX - u64::MAX % limit;
        loop {
            let drawn = self.next();
            if drawn < last {
                return drawn % limit;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_numbers_below_the_limit() {
        let (mut one, mut other) = (Random::seeded(7), Random::seeded(7));
        let mut seen = [0; 10];
        for _ in 0..1000 {
            let drawn = one.below(10);
            assert_eq!(drawn, other.below(10));
            seen[usize::try_from(drawn).unwrap()] += 1;
        }
        assert!(seen.iter().all(|count| (50..=150).contains(count)), "{seen:?}");
        assert_eq!(one.below(0), 0);
    }
}
