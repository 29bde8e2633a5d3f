//! Those who look at a page of the server: desks, hall screens and phones, each on one packed stream. Some reload it now and then, and some
//! phones fall asleep and come back.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use super::http::connected;

/// A page that somebody looks at, and by what cookies the server knows them.
#[derive(Clone, Default)]
pub(crate) struct Looking {
    path: String,
    cookies: String,
}

impl Looking {
    pub(crate) fn at(path: impl Into<String>) -> Looking {
        Looking { path: path.into(), cookies: String::new() }
    }

    pub(crate) fn known_by(self, cookies: &str) -> Looking {
        Looking { cookies: cookies.to_owned(), ..self }
    }
}

/// What viewers do besides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Habit {
    Looks,
    /// Loads the page again after each of these times.
    Reloads(Duration),
    /// Reads nothing for this long, after this delay.
    Sleeps(Duration, Duration),
}

impl Habit {
    /// Every tenth reloads its page, every other tenth falls asleep; not all of them at once.
    fn of(number: usize) -> Habit {
        let apart = Duration::from_millis(number as u64 * 37 % 4000);
        match number % 10 {
            4 => Habit::Reloads(Duration::from_secs(5) + apart),
            7 => Habit::Sleeps(Duration::from_secs(3) + apart, Duration::from_secs(6)),
            _ => Habit::Looks,
        }
    }
}

/// Streams of pages.
#[derive(Default)]
pub(crate) struct Pages {
    bytes: Arc<AtomicU64>,
    ended: Arc<AtomicUsize>,
    reading: Vec<JoinHandle<()>>,
}

impl Pages {
    /// Opens all of them; each is read for as long as the answer lives.
    pub(crate) async fn open(address: &str, from: IpAddr, looking: Vec<Looking>) -> Result<Pages, String> {
        let mut pages = Pages::default();
        for (number, one) in looking.into_iter().enumerate() {
            let viewer =
                Viewer { address: address.to_owned(), from, looking: one, bytes: Arc::clone(&pages.bytes) };
            let stream = viewer.opened().await.map_err(|error| error.to_string())?;
            let ended = Arc::clone(&pages.ended);
            pages.reading.push(tokio::spawn(async move {
                viewer.looks(stream, Habit::of(number)).await;
                ended.fetch_add(1, Ordering::Relaxed);
            }));
        }
        Ok(pages)
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.reading.len()
    }

    /// Closes them: how many bytes came, and how many streams had ended before.
    pub(crate) fn close(self) -> (u64, usize) {
        self.reading.iter().for_each(JoinHandle::abort);
        (self.bytes.load(Ordering::Relaxed), self.ended.load(Ordering::Relaxed))
    }
}

struct Viewer {
    address: String,
    from: IpAddr,
    looking: Looking,
    bytes: Arc<AtomicU64>,
}

impl Viewer {
    async fn opened(&self) -> std::io::Result<TcpStream> {
        let mut stream = connected(self.from, &self.address).await?;
        let Looking { path, cookies } = &self.looking;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookies}\r\nAccept-Encoding: gzip\r\n\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).await?;
        let mut first = vec![0; 1024];
        let count = stream.read(&mut first).await?;
        self.bytes.fetch_add(count as u64, Ordering::Relaxed);
        if !first.starts_with(b"HTTP/1.1 200") {
            let said = String::from_utf8_lossy(&first[..count]).into_owned();
            return Err(std::io::Error::other(format!("{path}: {said}")));
        }
        Ok(stream)
    }

    /// Until the server ends a stream that is being read.
    async fn looks(&self, mut stream: TcpStream, habit: Habit) {
        let mut buffer = vec![0; 16 * 1024];
        loop {
            let until = match habit {
                Habit::Looks => Duration::MAX,
                Habit::Reloads(after) | Habit::Sleeps(after, _) => after,
            };
            let reading = async {
                while let Ok(count @ 1..) = stream.read(&mut buffer).await {
                    self.bytes.fetch_add(count as u64, Ordering::Relaxed);
                }
            };
            if tokio::time::timeout(until, reading).await.is_ok() {
                return;
            }
            if let Habit::Sleeps(_, time) = habit {
                tokio::time::sleep(time).await;
            }
            // The page is loaded again, or woken up: it opens a new stream.
            match self.opened().await {
                Ok(again) => stream = again,
                Err(_) => return,
            }
        }
    }
}
