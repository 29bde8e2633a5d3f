//! Caps on what is unpacked: a few bytes can pretend to be a great many.

use std::error::Error;
use std::fmt;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How much is unpacked at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Caps {
    /// Bytes after unpacking.
    pub bytes: u64,
    /// Bytes after unpacking for each byte before, once a mebibyte has been unpacked. Games pack to about a tenth,
    /// the dullest to a hundredth.
    pub ratio: u64,
    /// The power of two of the memory a Zstandard file may ask for.
    pub window: u32,
}

impl Caps {
    /// For trusted files.
    pub const OWN: Caps = Caps { bytes: 1 << 42, ratio: 2_000, window: 31 };

    /// For untrusted files.
    pub const UPLOAD: Caps = Caps { bytes: 16 << 20, ratio: 200, window: 23 };
}

/// A file unpacks to more than its caps allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TooMuch {
    /// More bytes than allowed.
    Bytes {
        /// How many are.
        most: u64,
    },
    /// More bytes for each packed byte than allowed.
    Ratio {
        /// How many are.
        most: u64,
        /// How many bytes had been unpacked.
        at: u64,
    },
}

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TooMuch::Bytes { most } => write!(f, "unpacks to more than {most} bytes"),
            TooMuch::Ratio { most, at } => {
                write!(f, "unpacks to more than {most} times its size (at byte {at})")
            }
        }
    }
}

impl Error for TooMuch {}

/// Counts what passes through.
pub(crate) struct Counted<R> {
    inner: R,
    count: Arc<AtomicU64>,
}

impl<R> Counted<R> {
    pub(crate) fn new(inner: R, count: Arc<AtomicU64>) -> Counted<R> {
        Counted { inner, count }
    }
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(out)?;
        self.count.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// Stops with an error when the caps are passed.
pub(crate) struct Capped<R> {
    inner: R,
    caps: Caps,
    packed: Arc<AtomicU64>,
    unpacked: u64,
}

impl<R> Capped<R> {
    /// `packed` counts what has been read before unpacking.
    pub(crate) fn new(inner: R, caps: Caps, packed: Arc<AtomicU64>) -> Capped<R> {
        Capped { inner, caps, packed, unpacked: 0 }
    }
}

impl<R: Read> Read for Capped<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(out)?;
        self.unpacked += length as u64;
        if self.unpacked > self.caps.bytes {
            return Err(io::Error::other(TooMuch::Bytes { most: self.caps.bytes }));
        }
        let packed = self.packed.load(Ordering::Relaxed);
        if self.unpacked > 1 << 20 && self.unpacked / packed.max(1) > self.caps.ratio {
            let too_much = TooMuch::Ratio { most: self.caps.ratio, at: self.unpacked };
            return Err(io::Error::other(too_much));
        }
        Ok(length)
    }
}
