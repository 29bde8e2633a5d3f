//! Those who look at a page of the server: hall screens and phones, each on one packed stream.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// Streams of the page of all games.
#[derive(Default)]
pub(crate) struct Pages {
    bytes: Arc<AtomicU64>,
    ended: Arc<AtomicUsize>,
    reading: Vec<JoinHandle<()>>,
}

impl Pages {
    /// Opens so many; each is read for as long as the answer lives.
    pub(crate) async fn open(address: &str, count: usize) -> Result<Pages, String> {
        let mut pages = Pages::default();
        for _ in 0..count {
            let stream = stream(address).await.map_err(|error| error.to_string())?;
            let (bytes, ended) = (Arc::clone(&pages.bytes), Arc::clone(&pages.ended));
            pages.reading.push(tokio::spawn(read(stream, bytes, ended)));
        }
        Ok(pages)
    }

    /// Closes them: how many bytes came, and how many streams had ended before.
    pub(crate) fn close(self) -> (u64, usize) {
        self.reading.iter().for_each(JoinHandle::abort);
        (self.bytes.load(Ordering::Relaxed), self.ended.load(Ordering::Relaxed))
    }
}

async fn stream(address: &str) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address).await?;
    let request =
        format!("GET /api/stream?language=en HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: gzip\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}

async fn read(mut stream: TcpStream, bytes: Arc<AtomicU64>, ended: Arc<AtomicUsize>) {
    let mut buffer = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = stream.read(&mut buffer).await {
        bytes.fetch_add(count as u64, Ordering::Relaxed);
    }
    ended.fetch_add(1, Ordering::Relaxed);
}
