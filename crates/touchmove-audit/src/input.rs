//! A file opened for reading games: unpacked by what it is, not by its name, and capped.

use std::error::Error;
use std::fmt;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::caps::{Capped, Caps, Counted};
use crate::decode::{self, Decoded, UnknownEncoding};

/// How a file is packed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Packing {
    /// Not at all.
    Plain,
    /// Zstandard, `.zst`.
    Zstandard,
    /// gzip, `.gz`.
    Gzip,
    /// bzip2, `.bz2`.
    Bzip2,
    /// A zip archive, which is not unpacked.
    Zip,
}

impl Packing {
    /// What the first bytes of a file say.
    pub fn of(head: &[u8]) -> Packing {
        match head {
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Packing::Zstandard,
            // A frame that decoders pass over may stand first.
            [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Packing::Zstandard,
            [0x1f, 0x8b, ..] => Packing::Gzip,
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => Packing::Bzip2,
            [b'P', b'K', 3, 4, ..] => Packing::Zip,
            [..] => Packing::Plain,
        }
    }
}

/// Why a file cannot be opened.
#[derive(Debug)]
pub enum OpenError {
    /// The system says no.
    Io(io::Error),
    /// A zip archive.
    Zip,
    /// No such encoding.
    Encoding(UnknownEncoding),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Io(error) => error.fmt(f),
            OpenError::Zip => {
                f.write_str("a zip archive; expected PGN, plain or packed as .zst, .gz or .bz2")
            }
            OpenError::Encoding(error) => error.fmt(f),
        }
    }
}

impl Error for OpenError {}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> OpenError {
        OpenError::Io(error)
    }
}

/// How far a file has been read, before unpacking; may be asked from any thread.
#[derive(Clone, Debug)]
pub struct Progress {
    read: Arc<AtomicU64>,
    size: Option<u64>,
}

impl Progress {
    /// Bytes read so far.
    pub fn read(&self) -> u64 {
        self.read.load(Ordering::Relaxed)
    }

    /// Bytes in all, where that is known.
    pub fn size(&self) -> Option<u64> {
        self.size
    }
}

/// Games as a stream of text.
pub struct Input {
    text: Box<dyn Read + Send>,
    progress: Progress,
}

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Input").field("progress", &self.progress).finish_non_exhaustive()
    }
}

impl Input {
    /// Opens a file; with an encoding if it is not UTF-8, Latin-1, Windows-1252 or UTF-16 with its mark.
    pub fn open(path: &Path, caps: Caps, encoding: Option<&str>) -> Result<Input, OpenError> {
        let file = File::open(path)?;
        let size = file.metadata().ok().filter(|metadata| metadata.is_file()).map(|metadata| metadata.len());
        Input::new(file, size, caps, encoding)
    }

    /// The same of any stream.
    pub fn new(
        stream: impl Read + Send + 'static,
        size: Option<u64>,
        caps: Caps,
        encoding: Option<&str>,
    ) -> Result<Input, OpenError> {
        let encoding = encoding.map(decode::named).transpose().map_err(OpenError::Encoding)?;
        let read = Arc::new(AtomicU64::new(0));
        let (head, stream) = peek(Counted::new(stream, Arc::clone(&read)))?;
        let packing = Packing::of(&head);
        let unpacked: Box<dyn Read + Send> = match packing {
            Packing::Plain => Box::new(stream),
            Packing::Zstandard => {
                let mut decoder = zstd::Decoder::new(stream)?;
                decoder.window_log_max(caps.window)?;
                Box::new(decoder)
            }
            Packing::Gzip => Box::new(flate2::read::MultiGzDecoder::new(stream)),
            Packing::Bzip2 => Box::new(bzip2::read::MultiBzDecoder::new(stream)),
            Packing::Zip => return Err(OpenError::Zip),
        };
        let (head, text) = peek(Capped::new(unpacked, caps, Arc::clone(&read)))?;
        let text: Box<dyn Read + Send> = match encoding.or_else(|| decode::declared(&head)) {
            Some(encoding) => Box::new(Decoded::new(text, encoding)),
            None => Box::new(text),
        };
        Ok(Input { text, progress: Progress { read, size } })
    }

    /// How far it has been read.
    pub fn progress(&self) -> Progress {
        self.progress.clone()
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.text.read(out)
    }
}

/// The first four bytes of a stream, and the stream with them.
fn peek<R: Read>(mut stream: R) -> io::Result<(Vec<u8>, impl Read)> {
    let mut head = Vec::with_capacity(4);
    stream.by_ref().take(4).read_to_end(&mut head)?;
    Ok((head.clone(), Cursor::new(head).chain(stream)))
}
