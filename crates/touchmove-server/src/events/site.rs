//! The pages of an event for any web server, packed into one ZIP file.

use std::io::{self, Write as _};
use std::sync::Arc;

use axum::extract::{Path, State as Shared};
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use touchmove_print::{SiteFile, site};

use super::routes::find_event;
use crate::app::State;
use crate::net::answer::{File, Zip};
use crate::net::problem::Problem;

pub(crate) async fn static_site(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
) -> Result<File<Zip>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let made = tokio::task::spawn_blocking(move || zip(&site(&event))).await;
    let made = made.map_err(Problem::unavailable)?.map_err(Problem::unavailable)?;
    Ok(File::with_name("site.zip", made))
}

/// The first date the format supports: a file is the same whenever it is made.
const DAY: u16 = 0x0021;
const DEFLATED: u16 = 8;
/// What a reader must know, and that names are UTF-8.
const VERSION: u16 = 20;
const UTF8: u16 = 0x0800;

fn zip(files: &[SiteFile]) -> io::Result<Vec<u8>> {
    let too_large = |_| io::Error::other("too large for the format");
    let (mut out, mut list) = (Vec::new(), Vec::new());
    for file in files {
        let mut sum = Crc::new();
        sum.update(file.text.as_bytes());
        let mut packing = DeflateEncoder::new(Vec::new(), Compression::default());
        packing.write_all(file.text.as_bytes())?;
        let packed = packing.finish()?;
        let at = u32::try_from(out.len()).map_err(too_large)?;
        let mut about = Vec::new();
        for word in [VERSION, UTF8, DEFLATED, 0, DAY] {
            about.extend(word.to_le_bytes());
        }
        about.extend(sum.sum().to_le_bytes());
        for length in [packed.len(), file.text.len()] {
            about.extend(u32::try_from(length).map_err(too_large)?.to_le_bytes());
        }
        about.extend(u16::try_from(file.path.len()).map_err(too_large)?.to_le_bytes());
        about.extend(0_u16.to_le_bytes());
        out.extend(b"PK\x03\x04");
        out.extend(&about);
        out.extend(file.path.as_bytes());
        out.extend(&packed);
        list.extend(b"PK\x01\x02");
        list.extend(VERSION.to_le_bytes());
        list.extend(&about);
        // No comment, the first disk, no attributes.
        list.extend([0; 10]);
        list.extend(at.to_le_bytes());
        list.extend(file.path.as_bytes());
    }
    let (at, count) = (out.len(), u16::try_from(files.len()).map_err(too_large)?);
    let length = list.len();
    out.extend(list);
    out.extend(b"PK\x05\x06\0\0\0\0");
    out.extend(count.to_le_bytes());
    out.extend(count.to_le_bytes());
    for number in [length, at] {
        out.extend(u32::try_from(number).map_err(too_large)?.to_le_bytes());
    }
    out.extend(0_u16.to_le_bytes());
    Ok(out)
}
