//! Compression of answers that are the same for everybody: each is compressed once, however often it is requested.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use flate2::write::GzEncoder;
use flate2::{Compress, Compression, FlushCompress};
use sha2::{Digest as _, Sha256};

/// How many bytes of compressed answers are cached; the Laws in three languages take a hundredth of it.
const MOST: usize = 16 * 1024 * 1024;

/// What has been compressed already, by its content.
#[derive(Default)]
pub(crate) struct Compressed {
    packed: Mutex<HashMap<[u8; 32], Bytes>>,
}

impl Compressed {
    /// Compresses a body; returns it unchanged if that fails.
    pub(crate) async fn compress(&self, plain: Bytes) -> Option<Bytes> {
        let known: [u8; 32] = Sha256::digest(&plain).into();
        if let Some(packed) = self.packed.lock().unwrap_or_else(PoisonError::into_inner).get(&known) {
            return Some(packed.clone());
        }
        // It takes time, and nobody's act waits for it.
        let packed = tokio::task::spawn_blocking(move || pack(&plain)).await.ok()??;
        let mut all = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if all.values().map(Bytes::len).sum::<usize>() + packed.len() > MOST {
            all.clear();
        }
        all.insert(known, packed.clone());
        Some(packed)
    }
}

fn pack(plain: &[u8]) -> Option<Bytes> {
    let mut packing = GzEncoder::new(Vec::with_capacity(plain.len() / 4), Compression::default());
    packing.write_all(plain).ok()?;
    packing.finish().ok().map(Bytes::from)
}

/// The header of a compressed stream: no name, no time, no system.
pub(crate) const STREAM_HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A part of a compressed stream. It refers to nothing before it, so it is compressed once and sent on every stream.
pub(crate) fn part(plain: &[u8]) -> Bytes {
    let mut packing = Compress::new(Compression::default(), false);
    let mut packed = Vec::with_capacity(plain.len() / 3 + 64);
    loop {
        let read = usize::try_from(packing.total_in()).unwrap_or(usize::MAX).min(plain.len());
        // Incompressible data becomes longer by a few bytes.
        packed.reserve(plain.len() / 3 + 64);
        let went = packing.compress_vec(&plain[read..], &mut packed, FlushCompress::Sync);
        let is_read = packing.total_in() == plain.len() as u64;
        if went.is_err() || (is_read && packed.len() < packed.capacity()) {
            return packed.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn parts_packed_apart_are_one_stream() {
        let mut random = touchmove_chess::Random::seeded(2);
        let noise: Vec<u8> = (0..30_000).flat_map(|_| random.next().to_le_bytes()).collect();
        let parts = [b"a result: 1-0\n".to_vec(), vec![b'x'; 70_000], noise, b"the last".to_vec()];
        let mut stream = STREAM_HEAD.to_vec();
        for part in &parts {
            stream.extend(super::part(part));
        }
        let mut read = vec![0; parts.concat().len()];
        flate2::read::GzDecoder::new(stream.as_slice()).read_exact(&mut read).unwrap();
        assert_eq!(read, parts.concat());
        assert!(super::part(&parts[1]).len() < 200);
    }

    #[tokio::test]
    async fn the_same_answer_is_packed_once_and_room_is_made_for_others() {
        let packing = Compressed::default();
        let text = || Bytes::from(vec![b'x'; 100_000]);
        let (one, again) = (packing.compress(text()).await.unwrap(), packing.compress(text()).await.unwrap());
        assert_eq!(one.as_ptr(), again.as_ptr());
        assert!(one.len() < 1000);
        // Incompressible data fills the cache sooner.
        let mut random = touchmove_chess::Random::seeded(1);
        for _ in 0..40 {
            let noise: Vec<u8> = (0..1 << 17).flat_map(|_| random.next().to_le_bytes()).collect();
            packing.compress(noise.into()).await.unwrap();
            let kept: usize = packing.packed.lock().unwrap().values().map(Bytes::len).sum();
            assert!(kept <= MOST, "{kept}");
        }
    }
}
