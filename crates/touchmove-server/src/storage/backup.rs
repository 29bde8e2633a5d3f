//! A whole copy from the page: everything that another machine needs, for the chief arbiter alone. It has the journal, the secret of
//! the seats, certificates with their keys, and the settings.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::auth::security_line::SecurityWord;
use axum::body::{Body, Bytes};
use axum::extract::State as Shared;
use axum::http::header;
use futures_util::stream::unfold;
use touchmove_store::{carry, private_folder};

use crate::app::State;
use crate::net::answer::{Database, File};
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::storage::copies;
use crate::storage::disk_space::Left;
use crate::storage::machine_files::machine_files;
use crate::tables::games::name;

/// How many bytes are sent at once.
const PART: usize = 256 * 1024;

/// Makes a copy of everything and sends it.
pub(crate) async fn download(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
) -> Result<File<Database>, Problem> {
    if state.disk.left() == Left::Scarce {
        return Err(Code::DiskScarce.into());
    }
    let folder = state.data.join("copies");
    private_folder(&folder).map_err(Problem::unavailable)?;
    let made = TemporaryCopy(folder.join(format!("{}.download", name().ok_or(Code::NoRandomness)?)));
    state.store.copy(&made.0).await.map_err(Problem::unavailable)?;
    let files = machine_files(&state.data, state.settings.as_deref()).map_err(Problem::unavailable)?;
    carry(&made.0, &files).await.map_err(Problem::unavailable)?;
    state.security.note(SecurityWord::Elevated, asking.0.name(), None, "a whole copy was downloaded");
    let day = copies::calendar(state.timeline.wall());
    let named = format!("touchmove-{}.sqlite", day.get(..10).unwrap_or("copy"));
    let length = fs::metadata(&made.0).map_err(Problem::unavailable)?.len();
    let body = made.into_body().map_err(Problem::unavailable)?;
    let file = File::with_name(&named, body).with(header::CONTENT_LENGTH, &length.to_string());
    Ok(file.with(header::CACHE_CONTROL, "no-store"))
}

/// A copy that is gone when it was sent, or when nobody takes it any more.
struct TemporaryCopy(PathBuf);

impl TemporaryCopy {
    fn into_body(self) -> io::Result<Body> {
        let file = fs::File::open(&self.0)?;
        Ok(Body::from_stream(unfold((self, file), |(made, file)| async move {
            // Disks take their time, and nobody's act waits for it.
            let read = tokio::task::spawn_blocking(move || part(file)).await;
            match read.unwrap_or_else(|error| Err(io::Error::other(error))) {
                Ok((part, _)) if part.is_empty() => None,
                Ok((part, file)) => Some((Ok::<Bytes, io::Error>(part), (made, file))),
                Err(error) => {
                    tracing::warn!("{}: {error}", made.path().display());
                    None
                }
            }
        })))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryCopy {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The next bytes of a file; none at its end.
fn part(mut file: fs::File) -> io::Result<(Bytes, fs::File)> {
    let mut bytes = Vec::new();
    file.by_ref().take(PART as u64).read_to_end(&mut bytes)?;
    Ok((Bytes::from(bytes), file))
}
