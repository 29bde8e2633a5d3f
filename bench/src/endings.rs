//! Our proofs beside a plain backward search, on every position of endings with four men.
//!
//! Without classes all of them are gone through, which takes hours; `--stride N` asks fully about one position in N.

#[path = "../../crates/touchmove-chess/tests/winnability/backward.rs"]
mod backward;

use std::process::ExitCode;

use backward::{Backward, Class};
use touchmove_chess::winnability::{Budget, Winnability, unwinnable_at_sight, winnability};
use touchmove_chess::{Color, Position};

/// What the answers about a class came to.
#[derive(Default)]
struct Tally {
    positions: usize,
    can_mate: usize,
    asked: usize,
    undetermined: usize,
    wrong: usize,
}

pub(crate) fn run(words: &[&str]) -> ExitCode {
    let (stride, names) = match words {
        ["--stride", stride, names @ ..] => (stride.parse().unwrap_or(1), names),
        names => (1, names),
    };
    let names: Vec<String> =
        if names.is_empty() { all() } else { names.iter().map(|name| (*name).to_owned()).collect() };
    let mut solved = Backward::default();
    let mut wrong = 0;
    for name in names {
        let mut tally = Tally::default();
        solved.each(&Class::named(&name), |position, expected| tally.ask(position, expected, stride));
        wrong += tally.wrong;
        println!(
            "{name}: {} positions, {} winnable, {} asked, {} undetermined, {} wrong",
            tally.positions, tally.can_mate, tally.asked, tally.undetermined, tally.wrong
        );
    }
    println!("wrong={wrong}");
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
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
    fn ask(&mut self, position: &Position, expected: bool, stride: usize) {
        self.positions += 1;
        self.can_mate += usize::from(expected);
        self.wrong += usize::from(expected && unwinnable_at_sight(position, Color::White).is_some());
        if !self.positions.is_multiple_of(stride) {
            return;
        }
        self.asked += 1;
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
