//! Games read by several threads, told in the order of the file.

use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use touchmove_chess::{Move, Position};
use touchmove_notation::pgn::{
    Fault, Follows, GameResult, Location, Options, RawTag, Reader, UncorrectedMove, Visitor, Want,
};

use crate::blocks::{Block, Blocks};

/// What a visitor was told of a part of the file.
#[derive(Debug)]
pub struct Part<V> {
    /// The visitor.
    pub visitor: V,
    /// How many games stand before the part: its faults count games from there.
    pub games_before: u64,
    /// Where the part ends.
    pub end: Location,
}

/// Where reading begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The place in the whole stream, at the beginning of a game or of the stream.
    pub at: Location,
    /// Games before it.
    pub games: u64,
}

impl Start {
    /// The beginning of a stream.
    pub const BEGINNING: Start = Start { at: Location::START, games: 0 };
}

/// Reads all games of a stream with this many threads. Each part of the stream has a visitor of its own, made by
/// `make`; when it is done it is given to `take`, one after the other in the order of the stream.
///
/// The memory needed is that of a few parts for each thread, whatever the size of the stream.
pub fn read<V: Visitor + Send>(
    stream: impl Read + Send,
    options: Options,
    threads: NonZeroUsize,
    make: impl Fn() -> V + Sync,
    take: impl FnMut(Part<V>) + Send,
) -> io::Result<()> {
    read_from(stream, options, threads, Start::BEGINNING, make, take)
}

/// The same of the rest of a stream that begins there.
pub fn read_from<V: Visitor + Send>(
    stream: impl Read + Send,
    options: Options,
    threads: NonZeroUsize,
    start: Start,
    make: impl Fn() -> V + Sync,
    take: impl FnMut(Part<V>) + Send,
) -> io::Result<()> {
    let work = Work {
        blocks: Mutex::new(Blocks::new(stream, start.at)),
        turn: Mutex::new(Turn { next: 0, games: start.games, take, failed: None }),
        passed: Condvar::new(),
        options,
        make,
    };
    if threads.get() == 1 {
        work.read_on();
    } else {
        thread::scope(|scope| {
            for _ in 0..threads.get() {
                scope.spawn(|| work.read_on());
            }
        });
    }
    let turn = work.turn.into_inner().unwrap_or_else(PoisonError::into_inner);
    turn.failed.map_or(Ok(()), Err)
}

/// What the threads share.
struct Work<R, M, T> {
    blocks: Mutex<Blocks<R>>,
    turn: Mutex<Turn<T>>,
    passed: Condvar,
    options: Options,
    make: M,
}

/// Whose part is given on next.
struct Turn<T> {
    next: u64,
    games: u64,
    take: T,
    failed: Option<io::Error>,
}

impl<R, V, M, T> Work<R, M, T>
where
    R: Read + Send,
    V: Visitor + Send,
    M: Fn() -> V + Sync,
    T: FnMut(Part<V>) + Send,
{
    fn read_on(&self) {
        loop {
            let mut blocks = lock(&self.blocks);
            match blocks.next() {
                Ok(Some(block)) => self.read_part(block, blocks),
                Ok(None) => return,
                Err(error) => {
                    lock(&self.turn).failed.get_or_insert(error);
                    return;
                }
            }
        }
    }

    /// Reads a block to the end of its last game. A game larger than a block keeps the stream to itself.
    fn read_part(&self, block: Block, blocks: MutexGuard<'_, Blocks<R>>) {
        let mut visitor = Counting { visitor: (self.make)(), games: 0 };
        let mut reader = Reader::at(self.options, block.start);
        let first = block.index;
        let mut last = first;
        let mut end = Some(block.end);
        if block.ends {
            drop(blocks);
            reader.feed(&block.bytes, Follows::Nothing, &mut visitor);
        } else {
            (last, end) = self.read_large(block, blocks, &mut reader, &mut visitor);
        }
        let mut turn = lock(&self.turn);
        while turn.next != first {
            turn = self.passed.wait(turn).unwrap_or_else(PoisonError::into_inner);
        }
        let games_before = turn.games;
        turn.games += visitor.games;
        turn.next = last + 1;
        if let Some(end) = end {
            (turn.take)(Part { visitor: visitor.visitor, games_before, end });
        }
        drop(turn);
        self.passed.notify_all();
    }

    /// Reads blocks as pieces of one game until one ends with a game; says which was the last and where it ends,
    /// or no place if the stream fails within it.
    fn read_large(
        &self,
        block: Block,
        mut blocks: MutexGuard<'_, Blocks<R>>,
        reader: &mut Reader,
        visitor: &mut Counting<V>,
    ) -> (u64, Option<Location>) {
        let Block { index: mut last, mut bytes, end, mut ends, .. } = block;
        let mut end = Some(end);
        loop {
            let follows = if ends { Follows::Nothing } else { Follows::More };
            let used = reader.feed(&bytes, follows, visitor);
            if ends {
                return (last, end);
            }
            bytes.drain(..used);
            match blocks.next() {
                Ok(Some(block)) => {
                    bytes.extend_from_slice(&block.bytes);
                    (last, end, ends) = (block.index, Some(block.end), block.ends);
                }
                Ok(None) => ends = true,
                Err(error) => {
                    lock(&self.turn).failed.get_or_insert(error);
                    (end, ends) = (None, true);
                }
            }
        }
    }
}

/// A thread that panicked has said so itself; the others go on.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts games on their way to a visitor.
struct Counting<V> {
    visitor: V,
    games: u64,
}

impl<V: Visitor> Visitor for Counting<V> {
    const WANTS_PLACES: bool = V::WANTS_PLACES;

    fn opens(&mut self, at: Location) {
        self.visitor.opens(at);
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        self.visitor.tag(tag);
    }

    fn begin(&mut self, start: Option<&Position>) -> Want {
        self.visitor.begin(start)
    }

    #[inline(always)]
    fn played(&mut self, m: Move, before: &Position, after: &Position) {
        self.visitor.played(m, before, after);
    }

    fn stands(&mut self, standing: UncorrectedMove<'_>) {
        self.visitor.stands(standing);
    }

    fn unread(&mut self, word: &[u8]) {
        self.visitor.unread(word);
    }

    #[inline(always)]
    fn comment(&mut self, text: &[u8]) {
        self.visitor.comment(text);
    }

    fn nag(&mut self, nag: u8) {
        self.visitor.nag(nag);
    }

    fn open(&mut self) {
        self.visitor.open();
    }

    fn close(&mut self) {
        self.visitor.close();
    }

    fn last(&mut self, position: &Position) {
        self.visitor.last(position);
    }

    fn end(&mut self, result: Option<GameResult>) {
        self.games += 1;
        self.visitor.end(result);
    }

    fn fault(&mut self, fault: &Fault) {
        self.visitor.fault(fault);
    }
}
