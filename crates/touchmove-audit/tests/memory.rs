//! Games of any number in the same memory. One test, so that it has a process of its own to measure.

use std::io::Read;
use std::num::NonZeroUsize;

use touchmove_audit::read;
use touchmove_chess::{Move, Position};
use touchmove_notation::pgn::{Options, Visitor};

/// Counts moves.
#[derive(Default)]
struct Moves(u64);

impl Visitor for Moves {
    fn played(&mut self, _: Move, _: &Position, _: &Position) {
        self.0 += 1;
    }
}

/// Gives the same games again and again.
struct Endless {
    text: Vec<u8>,
    at: usize,
}

impl Read for Endless {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let length = out.len().min(self.text.len() - self.at);
        out[..length].copy_from_slice(&self.text[self.at..self.at + length]);
        self.at = (self.at + length) % self.text.len();
        Ok(length)
    }
}

#[test]
fn the_memory_does_not_depend_on_the_size() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(20);
    let text = format!("[Event \"?\"]\n\n{shuffle}{{[%clk 0:01:00]}} *\n\n").repeat(500).into_bytes();
    let run = |size: u64| {
        let stream = Endless { text: text.clone(), at: 0 }.take(size);
        let threads = NonZeroUsize::new(2).unwrap();
        let mut moves = 0;
        read(stream, Options::OWN, threads, Moves::default, |part| moves += part.visitor.0).unwrap();
        moves
    };
    run(32 << 20);
    let before = peak();
    assert!(run(128 << 20) > 20_000_000);
    let grown = peak().saturating_sub(before);
    assert!(grown < 32 << 10, "{grown} KiB");
}

/// The most memory the process has held, in KiB.
fn peak() -> u64 {
    let Ok(text) = std::fs::read_to_string("/proc/self/status") else { return 0 };
    let line = text.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}
