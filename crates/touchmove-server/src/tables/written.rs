//! Games as files for anybody, each written once: anyone who asks again before anything has happened is given the same text, so that
//! asking costs nobody's act anything.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Mutex;
use touchmove_law::Language;

use crate::auth::seats::Seat;

/// How many files are cached.
const MOST_FILES: usize = 256;

/// Which file of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GameFile {
    pub(crate) game: String,
    pub(crate) form: Form,
    /// As whom somebody asks: each sees the game as their role does.
    pub(crate) seat: Seat,
    /// In which moves and rulings are said.
    pub(crate) language: Language,
}

/// What is written of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Form {
    /// PGN.
    Pgn,
    /// PGN with the rulings as comments.
    PgnWithRulings,
    /// Move by move, to step through.
    Replay,
}

/// What has been written already.
#[derive(Default)]
pub(crate) struct WrittenGames {
    // One is written at a time, and anyone who asks meanwhile waits for it.
    written: Mutex<Files>,
    /// How often one was written.
    times: AtomicU64,
}

#[derive(Default)]
struct Files {
    files: HashMap<GameFile, CachedFile>,
    /// How often any was asked for.
    asked: u64,
}

struct CachedFile {
    /// What it was made of.
    entries: u32,
    text: Arc<str>,
    /// When it was last asked for, in requests.
    asked: u64,
}

impl WrittenGames {
    /// How often a file was written.
    pub(crate) fn times(&self) -> u64 {
        self.times.load(Ordering::Relaxed)
    }

    /// The file of a game after this many entries; `write` is not run where it has been written already.
    pub(crate) async fn text<E>(
        &self,
        of: GameFile,
        entries: u32,
        write: impl Future<Output = Result<String, E>>,
    ) -> Result<Arc<str>, E> {
        let mut written = self.written.lock().await;
        let Files { files, asked } = &mut *written;
        *asked += 1;
        if let Some(kept) = files.get_mut(&of)
            && kept.entries == entries
        {
            kept.asked = *asked;
            return Ok(Arc::clone(&kept.text));
        }
        self.times.fetch_add(1, Ordering::Relaxed);
        let text: Arc<str> = write.await?.into();
        // A client that asks for many different files pushes out one at a time, and not those that people look at.
        if files.len() >= MOST_FILES
            && let Some(oldest) = files.iter().min_by_key(|(_, kept)| kept.asked).map(|(of, _)| of.clone())
        {
            files.remove(&oldest);
        }
        files.insert(of, CachedFile { entries, text: Arc::clone(&text), asked: *asked });
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::*;

    fn file(game: &str) -> GameFile {
        let (form, seat) = (Form::Pgn, Seat::Spectator);
        GameFile { game: game.to_owned(), form, seat, language: Language::English }
    }

    #[tokio::test]
    async fn a_game_is_written_once_until_something_happens() {
        let (games, times) = (WrittenGames::default(), AtomicU32::new(0));
        let write = async || -> Result<String, ()> {
            Ok(format!("written {}", times.fetch_add(1, Ordering::Relaxed) + 1))
        };
        let all = (0..16).map(|_| games.text(file("a"), 7, write()));
        let texts = futures_util::future::join_all(all).await;
        assert!(texts.iter().all(|text| text.as_deref() == Ok("written 1")), "{texts:?}");
        assert_eq!(games.text(file("a"), 8, write()).await.as_deref(), Ok("written 2"));
        assert_eq!(games.text(file("b"), 8, write()).await.as_deref(), Ok("written 3"));
        let with_rulings = GameFile { form: Form::PgnWithRulings, ..file("a") };
        assert_eq!(games.text(with_rulings, 8, write()).await.as_deref(), Ok("written 4"));
        // What could not be written is tried again, and not remembered.
        assert_eq!(games.text(file("c"), 1, async { Err(()) }).await, Err(()));
        assert_eq!(games.text(file("c"), 1, write()).await.as_deref(), Ok("written 5"));
        assert_eq!(games.text(file("a"), 8, write()).await.as_deref(), Ok("written 2"));
    }

    #[tokio::test]
    async fn memory_does_not_grow_with_the_games_that_are_asked_for() {
        let games = WrittenGames::default();
        for number in 0..1000 {
            let written = games.text(file(&number.to_string()), 1, async { Ok::<_, &str>(String::new()) });
            written.await.unwrap();
            assert!(games.written.lock().await.files.len() <= MOST_FILES);
            // One that is asked for all the time is not pushed out by others.
            let again = games.text(file("0"), 1, async { Err::<String, _>("written twice") }).await;
            assert!(again.is_ok(), "{number}: {again:?}");
        }
    }
}
