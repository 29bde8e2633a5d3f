//! Our proofs beside a plain backward search, on every position of endings with four men, up to symmetry.
//!
//! Without classes all of them are gone through.

#[path = "../../crates/touchmove-chess/tests/winnability/backward.rs"]
mod backward;

use std::process::ExitCode;
use std::time::Instant;

use backward::{Backward, Class};
use touchmove_chess::winnability::{Budget, Winnability, unwinnable_at_sight, winnability};
use touchmove_chess::{Color, Position};

/// What the answers about a class came to.
#[derive(Default)]
struct Tally {
    positions: usize,
    can_mate: usize,
    undetermined: usize,
    wrong: usize,
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
pub(crate) fn run(names: &[&str]) -> ExitCode {
    let names: Vec<String> =
        if names.is_empty() { all() } else { names.iter().map(|name| (*name).to_owned()).collect() };
    let start = Instant::now();
    let mut solved = Backward::default();
    let mut whole = Tally::default();
    for name in &names {
        let tallies: Vec<Tally> = solved.each(&Class::named(name), Tally::ask);
        let tally = Tally::sum(&tallies);
        println!("{name}: {tally}");
        whole = Tally::sum(&[whole, tally]);
    }
    println!("{} endings in {:.0} s: {whole}", names.len(), start.elapsed().as_secs_f64());
    println!("positions={} undetermined={} wrong={}", whole.positions, whole.undetermined, whole.wrong);
    if whole.wrong + whole.undetermined == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// The endings of four men, White the winner asked about.
fn all() -> Vec<String> {
    const MEN: [&str; 5] = ["P", "N", "B", "R", "Q"];
    let mut names = Vec::new();
    for (nth, one) in MEN.into_iter().enumerate() {
        for other in MEN {
            names.push(format!("K{one}K{other}"));
        }
        for other in &MEN[nth..] {
            names.push(format!("K{one}{other}K"));
            names.push(format!("KK{one}{other}"));
        }
    }
    names
}

impl Tally {
    fn sum(parts: &[Tally]) -> Tally {
        let sum = |part: fn(&Tally) -> usize| parts.iter().map(part).sum();
        Tally {
            positions: sum(|part| part.positions),
            can_mate: sum(|part| part.can_mate),
            undetermined: sum(|part| part.undetermined),
            wrong: sum(|part| part.wrong),
        }
    }

    /// Asks about a position, at sight and fully; a line must end in mate.
    fn ask(&mut self, position: &Position, expected: bool) {
        self.positions += 1;
        self.can_mate += usize::from(expected);
        self.wrong += usize::from(expected && unwinnable_at_sight(position, Color::White).is_some());
        match winnability(position, Color::White, Budget::DEFAULT) {
            Winnability::Winnable { line } => {
                let last = line.iter().try_fold(*position, |here, m| here.try_play(*m));
                let mates =
                    last.is_some_and(|last| last.is_checkmate() && last.having_move() == Color::Black);
                self.wrong += usize::from(!mates || !expected);
            }
            Winnability::Unwinnable { .. } => self.wrong += usize::from(expected),
            Winnability::Undetermined { .. } => self.undetermined += 1,
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { positions, can_mate, undetermined, wrong } = self;
        write!(f, "{positions} positions, {can_mate} winnable, {undetermined} undetermined, {wrong} wrong")
    }
}
