//! Games as files for anybody, each written once: whoever asks again before anything has happened is given the same text, so that
//! asking costs nobody's act anything.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::Mutex;
use touchmove_law::Language;

/// How many files are cached.
const MOST_FILES: usize = 256;

/// Which file of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GameFile {
    pub(crate) game: String,
    /// Whether it includes the rulings, as comments.
    pub(crate) rulings: bool,
    /// In which the rulings are said.
    pub(crate) language: Language,
}

/// What has been written already.
#[derive(Default)]
pub(crate) struct WrittenGames {
    // One is written at a time, and whoever asks meanwhile waits for it.
    written: Mutex<HashMap<GameFile, (u32, Arc<str>)>>,
}

impl WrittenGames {
    /// The file of a game after this many entries; `write` is not run where it has been written already.
    pub(crate) async fn text<E>(
        &self,
        of: GameFile,
        entries: u32,
        write: impl Future<Output = Result<String, E>>,
    ) -> Result<Arc<str>, E> {
        let mut written = self.written.lock().await;
        if let Some((made_of, text)) = written.get(&of)
            && *made_of == entries
        {
            return Ok(Arc::clone(text));
        }
        let text: Arc<str> = write.await?.into();
        if written.len() >= MOST_FILES {
            written.clear();
        }
        written.insert(of, (entries, Arc::clone(&text)));
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn file(game: &str) -> GameFile {
        GameFile { game: game.to_owned(), rulings: false, language: Language::English }
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
        let with_rulings = GameFile { rulings: true, ..file("a") };
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
            let written = games.text(file(&number.to_string()), 1, async { Ok::<_, ()>(String::new()) });
            written.await.unwrap();
            assert!(games.written.lock().await.len() <= MOST_FILES);
        }
    }
}
