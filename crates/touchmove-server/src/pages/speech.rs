//! A voice for browsers that have none in the viewer's language: espeak-ng, run as a separate program.

use std::process::Stdio;
use std::sync::LazyLock;
use std::time::Duration;

use axum::extract::Query;
use axum::http::header;
use serde::Deserialize;
use tokio::io::AsyncWriteExt;
use tokio::process::Command;
use tokio::sync::Semaphore;

use crate::net::answer::{File, Sound};
use crate::net::problem::{Code, Problem};

/// What is to be spoken.
#[derive(Deserialize)]
pub(crate) struct SpeechQuery {
    text: String,
    /// `en`, `hy`, `fa`, or `de` for announcements.
    language: String,
}

/// The most text at a time.
const LONGEST: usize = 400;
/// How many voices speak at once; further requests are told to try again.
const VOICES: usize = 2;
const PATIENCE: Duration = Duration::from_secs(10);

static POOL: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(VOICES));

/// The words as sound.
pub(crate) async fn speak(Query(wanted): Query<SpeechQuery>) -> Result<File<Sound>, Problem> {
    let voice = voice(&wanted.language).ok_or(Code::NoVoice)?;
    if wanted.text.chars().count() > LONGEST {
        return Err(Code::SpeechTooLong { most: LONGEST }.into());
    }
    let _turn = POOL.try_acquire().map_err(|_| Code::VoicesBusy)?;
    let sound = tokio::time::timeout(PATIENCE, synthesise(voice, &wanted.text))
        .await
        .map_err(|_| Code::VoiceSilent)?
        .map_err(|_| Code::NoVoiceInstalled)?;
    Ok(File::new(sound).with(header::CACHE_CONTROL, "private, max-age=3600"))
}

/// The name of a voice of espeak-ng.
fn voice(language: &str) -> Option<&'static str> {
    ["en", "hy", "fa", "de"].into_iter().find(|known| *known == language)
}

/// The words are passed through a pipe, so that none of them can be an option.
async fn synthesise(voice: &str, text: &str) -> std::io::Result<Vec<u8>> {
    let mut child = Command::new("espeak-ng")
        .args(["-v", voice, "--stdin", "--stdout"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(text.as_bytes()).await?;
    }
    let output = child.wait_with_output().await?;
    if output.status.success() && !output.stdout.is_empty() {
        Ok(output.stdout)
    } else {
        Err(std::io::Error::other("espeak-ng said nothing"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn long_texts_and_unknown_languages_are_refused() {
        let wanted = |text: &str, language: &str| {
            speak(Query(SpeechQuery { text: text.to_owned(), language: language.to_owned() }))
        };
        assert!(wanted(&"a".repeat(LONGEST + 1), "en").await.is_err());
        assert!(wanted("a", "-f/etc/passwd").await.is_err());
    }
}
