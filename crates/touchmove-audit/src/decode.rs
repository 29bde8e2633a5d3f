//! Old encodings made UTF-8.
//!
//! Without instructions only self-describing text is decoded: UTF-16 with its byte order mark. The rest passes as it is;
//! the reader of games takes bytes, and decodes names and comments one by one.

use std::error::Error;
use std::fmt;
use std::io::{self, Read};
use std::ops::Range;

use encoding_rs::{Decoder, Encoding};

/// No encoding has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownEncoding(pub String);

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no encoding is named {:?}; expected a name such as windows-1251 or iso-8859-2", self.0)
    }
}

impl Error for UnknownEncoding {}

/// The encoding with this name.
pub(crate) fn named(label: &str) -> Result<&'static Encoding, UnknownEncoding> {
    Encoding::for_label(label.as_bytes()).ok_or_else(|| UnknownEncoding(label.to_owned()))
}

/// The encoding that the first bytes of a text declare and that is not read as it is.
pub(crate) fn declared(head: &[u8]) -> Option<&'static Encoding> {
    let (encoding, _) = Encoding::for_bom(head)?;
    (encoding != encoding_rs::UTF_8).then_some(encoding)
}

/// A text in an old encoding, read as UTF-8.
pub(crate) struct Decoded<R> {
    inner: R,
    decoder: Decoder,
    raw: Box<[u8]>,
    /// What of `raw` is still to be decoded.
    waiting: Range<usize>,
    text: Box<[u8]>,
    /// What of `text` is still to be given out.
    ready: Range<usize>,
    ended: bool,
}

impl<R: Read> Decoded<R> {
    pub(crate) fn new(inner: R, encoding: &'static Encoding) -> Decoded<R> {
        let raw = vec![0; 1 << 15].into_boxed_slice();
        let text = vec![0; 1 << 16].into_boxed_slice();
        let decoder = encoding.new_decoder();
        Decoded { inner, decoder, raw, waiting: 0..0, text, ready: 0..0, ended: false }
    }

    /// Decodes until something is ready or all is.
    fn decode(&mut self) -> io::Result<()> {
        while self.ready.is_empty() && !(self.ended && self.waiting.is_empty()) {
            if self.waiting.is_empty() {
                let length = self.inner.read(&mut self.raw)?;
                self.waiting = 0..length;
                self.ended = length == 0;
            }
            let waiting = &self.raw[self.waiting.clone()];
            let (_, used, written, _) = self.decoder.decode_to_utf8(waiting, &mut self.text, self.ended);
            self.waiting.start += used;
            self.ready = 0..written;
            if self.ended {
                break;
            }
        }
        Ok(())
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if !self.ended || !self.ready.is_empty() {
            self.decode()?;
        }
        let length = out.len().min(self.ready.len());
        let given = self.ready.start..self.ready.start + length;
        out[..length].copy_from_slice(&self.text[given]);
        self.ready.start += length;
        Ok(length)
    }
}
