//! A stream cut into blocks at the boundaries of games, so that threads can read them side by side.

use std::io::{self, Read};

use memchr::memmem;
use touchmove_notation::pgn::Location;

/// How large a block is about.
const SIZE: usize = 1 << 20;

/// Every game with tags begins so, on a line of its own; the reader of games takes it for a beginning wherever it
/// stands, even within a comment that was not closed.
const BOUNDARY: &[u8] = b"\n[Event \"";

/// A piece of a stream.
pub(crate) struct Block {
    /// Its number in the stream.
    pub(crate) index: u64,
    pub(crate) bytes: Vec<u8>,
    /// Where it begins and where it ends.
    pub(crate) start: Location,
    pub(crate) end: Location,
    /// Whether a game ends with it; otherwise the next block belongs to it.
    pub(crate) ends: bool,
}

/// Cuts a stream into blocks.
pub(crate) struct Blocks<R> {
    stream: R,
    carried: Vec<u8>,
    place: Location,
    index: u64,
    over: bool,
}

impl<R: Read> Blocks<R> {
    /// Of a stream whose first byte stands there.
    pub(crate) fn new(stream: R, place: Location) -> Blocks<R> {
        Blocks { stream, carried: Vec::new(), place, index: 0, over: false }
    }

    /// The next block; none at the end of the stream.
    pub(crate) fn next(&mut self) -> io::Result<Option<Block>> {
        if self.over {
            return Ok(None);
        }
        let mut bytes = std::mem::take(&mut self.carried);
        bytes.reserve_exact(SIZE.saturating_sub(bytes.len()));
        let wanted = SIZE.saturating_sub(bytes.len()).max(SIZE / 2) as u64;
        let read = self.stream.by_ref().take(wanted).read_to_end(&mut bytes)?;
        self.over = (read as u64) < wanted;
        let boundary = if self.over { None } else { memmem::rfind(&bytes, BOUNDARY) };
        if let Some(feed) = boundary {
            self.carried = bytes.split_off(feed + 1);
        }
        let start = self.place;
        self.place = start.after(&bytes);
        let ends = self.over || boundary.is_some();
        let block = Block { index: self.index, start, end: self.place, ends, bytes };
        self.index += 1;
        Ok(Some(block))
    }
}
