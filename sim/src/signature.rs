//! The signature of the engine's behaviour: one number over a thousand games that are always the same. A change of any
//! ruling changes it, so that no change goes unseen.

use std::fmt::Write as _;

use crate::run;

/// So many games are played for it.
const GAMES: u64 = 1000;

/// The number over everything that was done and ruled in them, and over what the clocks showed.
pub fn signature() -> u64 {
    let mut sum = Sum::default();
    for seed in 1..=GAMES {
        run::play(seed, None, |table| {
            let (edition, now) = (table.event.laws.edition(), touchmove_clock::Moment::at(table.now));
            // Writing into a number cannot fail.
            let _ = write!(sum, "{:?} {:?}", table.journal.last(), table.game.clock().readings(now));
            for ruling in &table.last {
                let number = ruling.article().shown_in(edition);
                let _ = write!(sum, "{number} {:?} {:?}", ruling.decision(), ruling.reason());
            }
        });
    }
    sum.0
}

/// A sum over letters that depends on their order (FNV-1a, 64 bits).
struct Sum(u64);

impl Default for Sum {
    fn default() -> Sum {
        Sum(0xcbf2_9ce4_8422_2325)
    }
}

impl std::fmt::Write for Sum {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}
