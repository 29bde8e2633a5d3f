//! Room on the disk of the data folder: arbiters are told before it is gone, and what is not needed for play gives way first.

use std::path::{Path, PathBuf};

/// What a disk has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FreeSpace {
    /// Bytes that this server may still take.
    pub(crate) free: u64,
    /// Bytes altogether.
    pub(crate) whole: u64,
}

/// How much of it is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// Enough, or nobody can say.
    Enough,
    /// Arbiters are warned.
    Low,
    /// No files are taken in, and no whole copies made: what is left is for play.
    Scarce,
}

/// With less free space than this, in bytes, arbiters are warned.
const LOW: u64 = 1024 * 1024 * 1024;
/// And below this part of the disk: a tenth.
const PART: u64 = 10;
/// With less free space than this, in bytes, only games go on.
const SCARCE: u64 = 200 * 1024 * 1024;

impl FreeSpace {
    /// How much is left.
    pub(crate) fn left(self) -> Left {
        if self.free < SCARCE {
            Left::Scarce
        } else if self.free < LOW || self.free < self.whole / PART {
            Left::Low
        } else {
            Left::Enough
        }
    }
}

impl Left {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Left::Enough => "enough",
            Left::Low => "low",
            Left::Scarce => "scarce",
        }
    }
}

/// Reads the free space of a folder's disk; none if the system does not report it.
type Reading = Box<dyn Fn(&Path) -> Option<FreeSpace> + Send + Sync>;

/// The disk of a folder.
pub(crate) struct Disk {
    folder: PathBuf,
    read: Reading,
}

impl Disk {
    pub(crate) fn of(folder: &Path) -> Disk {
        Disk::read_by(folder, Box::new(read))
    }

    /// Read in another way.
    pub(crate) fn read_by(folder: &Path, read: Reading) -> Disk {
        Disk { folder: folder.to_owned(), read }
    }

    /// What it has now.
    pub(crate) fn free_space(&self) -> Option<FreeSpace> {
        (self.read)(&self.folder)
    }

    /// How much is left now.
    pub(crate) fn left(&self) -> Left {
        self.free_space().map_or(Left::Enough, FreeSpace::left)
    }
}

#[cfg(target_os = "linux")]
fn read(folder: &Path) -> Option<FreeSpace> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(FreeSpace {
        free: told.f_bavail.saturating_mul(told.f_frsize),
        whole: told.f_blocks.saturating_mul(told.f_frsize),
    })
}

#[cfg(not(target_os = "linux"))]
fn read(_: &Path) -> Option<FreeSpace> {
    None
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::body::{Body, to_bytes};
    use axum::extract::ConnectInfo;
    use axum::http::Request;
    use touchmove_wire::v1::office::{Place, Rank};
    use tower::ServiceExt;

    use super::*;

    const MIB: u64 = 1024 * 1024;

    #[test]
    fn arbiters_are_warned_below_a_gibibyte_or_a_tenth_and_files_wait_below_200_mebibytes() {
        let left = |free, whole| FreeSpace { free, whole }.left();
        assert_eq!(left(1024 * MIB, 8 * 1024 * MIB), Left::Enough);
        assert_eq!(left(1024 * MIB - 1, 8 * 1024 * MIB), Left::Low);
        assert_eq!(left(10_000 * MIB, 100_000 * MIB), Left::Enough);
        assert_eq!(left(10_000 * MIB - 1, 100_000 * MIB), Left::Low);
        assert_eq!(left(200 * MIB, 1000 * MIB), Left::Low);
        assert_eq!(left(200 * MIB - 1, 1000 * MIB), Left::Scarce);
        assert_eq!(left(0, 0), Left::Scarce);
    }

    #[test]
    fn a_disk_that_nobody_can_read_is_no_reason_to_refuse_anything() {
        let disk = Disk::read_by(Path::new("nowhere"), Box::new(|_| None));
        assert_eq!((disk.free_space(), disk.left()), (None, Left::Enough));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_disk_of_a_folder_has_no_more_room_than_it_is_large() {
        let folder = tempfile::tempdir().unwrap();
        let room = Disk::of(folder.path()).free_space().unwrap();
        assert!(room.free <= room.whole && room.whole > 0, "{room:?}");
    }

    #[tokio::test]
    async fn no_file_is_taken_in_where_there_is_no_room_and_an_event_is_founded_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let options = crate::Options::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
        let mut state = crate::app::State::open(&crate::Options { ballast: 0, ..options }, "").await.unwrap();
        let room = |_: &Path| Some(FreeSpace { free: 100 * MIB, whole: 1 << 40 });
        state.disk = Disk::read_by(folder.path(), Box::new(room));
        let state = std::sync::Arc::new(state);
        let (password, device) = ("a long enough password", Place::Device { name: "desk".into() });
        state.accounts.appoint("Chief", Rank::Chief {}, password.into(), "setup").await.unwrap();
        let code = state.accounts.issue(device, "setup").await.unwrap();
        let device = state.accounts.join(&code, "", [127, 0, 0, 1].into()).await.unwrap().token;
        let chief = state.accounts.log_in("Chief", password.into(), &device, "here").await.unwrap().token;
        let (router, _) = crate::app::router(state);
        let asks = async |body: &'static str| {
            let request = Request::builder().method("POST").uri("/api/events");
            let request = request.header("content-type", "application/json");
            let mut request =
                request.header("cookie", format!("session={chief}")).body(Body::from(body)).unwrap();
            request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
            let answer = router.clone().oneshot(request).await.unwrap();
            let code = answer.status().as_u16();
            let bytes = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
            (code, String::from_utf8(bytes.to_vec()).unwrap())
        };
        let (code, text) = asks(r#"{"trf":"012 Open"}"#).await;
        assert!(code == 503 && text.contains("disk-scarce"), "{code} {text}");
        let founding =
            r#"{"founding":{"name":"Open","place":"Gyumri","zone":240,"edition":2023,"regulations":{}}}"#;
        let (code, text) = asks(founding).await;
        assert_eq!(code, 200, "{text}");
    }
}
