//! What somebody may send to do harm: a located fault, bounded time, bounded memory, a small stack.
//!
//! One test, so that it has a process of its own in which memory can be measured.

use std::io::Read;
use std::thread;
use std::time::Duration;

use touchmove_notation::pgn::{Fault, FaultKind, Follows, Long, Options, Reader, Visitor};

/// Counts faults and keeps the first.
#[derive(Default)]
struct Faults {
    first: Option<Fault>,
    count: u64,
}

impl Visitor for Faults {
    fn fault(&mut self, fault: &Fault) {
        self.count += 1;
        self.first.get_or_insert_with(|| fault.clone());
    }
}

/// This many bytes made by repeating a unit after a head, given out bit by bit.
fn repeated(head: &str, unit: &str, size: u64) -> impl Read {
    let line: Vec<u8> = unit.bytes().cycle().take(unit.len() * (1 + 65_536 / unit.len())).collect();
    std::io::Cursor::new(head.as_bytes().to_vec()).chain(Endless { line, at: 0 }).take(size)
}

struct Endless {
    line: Vec<u8>,
    at: usize,
}

impl Read for Endless {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let length = out.len().min(self.line.len() - self.at);
        out[..length].copy_from_slice(&self.line[self.at..self.at + length]);
        self.at = (self.at + length) % self.line.len();
        Ok(length)
    }
}

/// Reads a stream with a buffer of fixed size, as anybody would.
fn read(mut stream: impl Read) -> Faults {
    let mut faults = Faults::default();
    let mut reader = Reader::new(Options::OWN);
    let mut buffer = vec![0; 2 * Options::OWN.limits.longest()];
    let mut filled = 0;
    loop {
        let read = stream.read(&mut buffer[filled..]).unwrap();
        filled += read;
        let full = filled == buffer.len();
        if read > 0 && !full {
            continue;
        }
        let follows = if read == 0 { Follows::Nothing } else { Follows::More };
        let used = reader.feed(&buffer[..filled], follows, &mut faults);
        if follows == Follows::Nothing {
            return faults;
        }
        assert!(used > 0, "a full buffer is always read further");
        buffer.copy_within(used..filled, 0);
        filled -= used;
    }
}

const MIB: u64 = 1 << 20;

#[test]
fn hostile_texts_are_answered_in_bounded_time_and_memory() {
    let before = peak();
    thread::Builder::new().stack_size(256 << 10).spawn(all).unwrap().join().unwrap();
    let used = peak().saturating_sub(before);
    assert!(used < 64 << 10, "{used} KiB");
}

fn all() {
    let nested = "1. e4 ".to_owned() + &"(".repeat(10_000);
    case("ten thousand brackets", &nested, "", nested.len() as u64, |kind| {
        kind == &FaultKind::VariationFirst
    });
    let nested = "1. e4 ".to_owned() + &"(1. d4 ".repeat(10_000);
    case("ten thousand variations", &nested, "", nested.len() as u64, |kind| kind == &FaultKind::TooDeep);
    let word = |kind: &FaultKind| kind == &FaultKind::TooLong(Long::Word);
    let comment = |kind: &FaultKind| kind == &FaultKind::TooLong(Long::Comment);
    let game = |kind: &FaultKind| kind == &FaultKind::TooLong(Long::Game);
    let tag = |kind: &FaultKind| kind == &FaultKind::TooLong(Long::Tag);
    case("a line of a gigabyte", "1. e4 ", "a", 1024 * MIB, word);
    case("an endless comment", "1. e4 {", "b", 64 * MIB, comment);
    case("an endless rest of the line", "1. e4 ;", "b", 32 * MIB, comment);
    case("an endless game", "", "Nf3 Nf6 Ng1 Ng8 ", 32 * MIB, game);
    case("endless comments", "1. e4 ", "{c} ", 32 * MIB, game);
    case("endless large comments", "1. e4 ", &format!("{{{}}}", "c".repeat(9_999)), 64 * MIB, game);
    case("endless glyphs", "1. e4 ", "$1 ", 32 * MIB, game);
    case("an endless tag", "[Event \"", "x", 32 * MIB, tag);
    case("endless tags", "", "[A \"b\"]\n", 32 * MIB, |kind| kind == &FaultKind::TooLong(Long::Tags));
    case("endless digits", "1. e4 ", "7", 32 * MIB, word);
    case("endless marks", "1. e4 ", "!", 32 * MIB, word);
    case("endless dots", "1. e4 ", ".", 32 * MIB, word);
    case("endless brackets", "1. e4 ", "(", 32 * MIB, |kind| kind == &FaultKind::VariationFirst);
    case("endless closing brackets", "1. e4 ", ")", MIB, |kind| kind == &FaultKind::Stray);
    case("endless zeros", "1. e4 ", "\0", MIB, |kind| kind == &FaultKind::Nul);
    case("endless prose", "x", "y z\n", 32 * MIB, |kind| kind == &FaultKind::Between);
    case("an endless line of prose", "x ", "y z", 32 * MIB, |kind| kind == &FaultKind::Between);
    case("endless escapes", "1. e4 ", "\n% {", 32 * MIB, |kind| kind == &FaultKind::NoResult);
    case("an endless escape", "1. e4 \n%", "{", 32 * MIB, |kind| kind == &FaultKind::NoResult);
    case("endless blanks", "1. e4 ", " ", 32 * MIB, |kind| kind == &FaultKind::NoResult);
    case("endless blanks after two zeros", "[Result \"1-0\"]\n1. e4 0-0 ", " ", 32 * MIB, |_| true);
    case("endless bad moves", "1. e4 ", "Ke9 ", 32 * MIB, |_| true);
    case("endless bad tags", "", "[!]", MIB, |kind| matches!(kind, FaultKind::Tag(_)));
    case("endless open tags", "", "[Event \"\n", MIB, |kind| matches!(kind, FaultKind::Tag(_)));
    case("endless quotes", "[Event \"", "\"", 4 * MIB, |_| true);
    case("endless brackets in a tag", "[Event \"", "\" \"", 4 * MIB, |_| true);
    case("endless games", "", "1. e4 Ke9 * ", 16 * MIB, |_| true);
    case(
        "endless marks of illegal moves",
        "1. e4 ",
        "{[%illegal 4k3/8/8/8/8/8/8/4K3 w - - 0 1]} Ke9 ",
        16 * MIB,
        |_| true,
    );
    case("endless beginnings of games", "", "{\n[Event \"", 16 * MIB, |_| true);
}

fn case(name: &str, head: &str, unit: &str, size: u64, expected: impl Fn(&FaultKind) -> bool) {
    println!("{name}");
    let start = worked();
    let unit = if unit.is_empty() { " " } else { unit };
    let faults = read(repeated(head, unit, size));
    let taken = worked() - start;
    let first = faults.first.unwrap_or_else(|| panic!("{name}: no fault"));
    assert!(expected(&first.kind), "{name}: {first}");
    assert!(first.at.line >= 1 && first.at.byte < size.max(head.len() as u64) + 1, "{name}: {first}");
    // Never more work than a second for each MiB, and a second for starting up, however busy the machine is.
    let allowed = Duration::from_secs(1 + size / MIB);
    assert!(taken < allowed, "{name}: {taken:?}");
    println!("{name}: {taken:?}, {} faults, first {first}", faults.count);
}

/// How long this thread has had a processor, waiting left out; nothing where the system does not tell.
fn worked() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split_whitespace().next().and_then(|number| number.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

/// The most memory the process has held, in KiB.
fn peak() -> u64 {
    let Ok(text) = std::fs::read_to_string("/proc/self/status") else { return 0 };
    let line = text.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}
