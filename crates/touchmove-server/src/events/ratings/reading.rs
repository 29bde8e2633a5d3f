//! A file as FIDE publishes it, read once from beginning to end, and written as a list sorted by name.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write as _};
use std::path::Path;

use flate2::bufread::DeflateDecoder;
use touchmove_competition::rating_list::{Columns, Rated, Unread, element};
use touchmove_wire::v1::ratings::{RatedShown, RatingsRead};
use touchmove_wire::v1::text;

use super::list::{self, ListLine};

/// How many problems are listed individually.
const TOLD: usize = 50;
/// How many players are shown as they were understood.
const EXAMPLES: usize = 5;
/// The longest line of a list.
const LONGEST: u64 = 64 * 1024;

/// Reads a file and writes its contents next to the list in use.
pub(super) fn import_list(from: &Path, to: &Path) -> Result<RatingsRead, String> {
    let file = File::open(from).map_err(|error| error.to_string())?;
    let mut taking = Taking::default();
    read(BufReader::new(file), &mut taking)?;
    if taking.lines.is_empty() {
        let first = taking.read.problems.first().cloned();
        return Err(first.unwrap_or_else(|| "no player stands in this file".to_owned()));
    }
    taking.write_list(to).map_err(|error| error.to_string())
}

/// What has been read so far: every player once, in as few bytes as the list will have.
#[derive(Default)]
struct Taking {
    text: Vec<u8>,
    /// Where lines begin and end.
    lines: Vec<(u32, u32)>,
    read: RatingsRead,
}

impl Taking {
    fn add(&mut self, place: u64, what: &str, read: Result<Rated, Unread>) -> Result<(), String> {
        match read {
            Ok(mut rated) => {
                rated.name = text::line(&rated.name).into_owned();
                if self.read.examples.len() < EXAMPLES {
                    self.read.examples.push(RatedShown::from(&rated));
                }
                let from = u32::try_from(self.text.len()).map_err(|_| "the list is too long".to_owned())?;
                self.text.extend_from_slice(ListLine::of(&rated).text().as_bytes());
                let to = u32::try_from(self.text.len()).map_err(|_| "the list is too long".to_owned())?;
                self.lines.push((from, to));
            }
            Err(why) => {
                self.read.refused += 1;
                if self.read.problems.len() < TOLD {
                    self.read.problems.push(format!("{what} {place}: {why}"));
                }
            }
        }
        Ok(())
    }

    fn write_list(mut self, to: &Path) -> io::Result<RatingsRead> {
        let text = &self.text;
        let line =
            |(from, to): &(u32, u32)| text.get(list::place(*from)..list::place(*to)).unwrap_or_default();
        self.lines.sort_unstable_by(|one, other| line(one).cmp(line(other)));
        let mut out = BufWriter::new(File::create(to)?);
        for one in &self.lines {
            out.write_all(line(one))?;
        }
        out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        self.read.players = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        Ok(self.read)
    }
}

/// Text, XML, or either of them in a ZIP file.
fn read(mut file: impl BufRead, taking: &mut Taking) -> Result<(), String> {
    let begins = file.fill_buf().map_err(|error| error.to_string())?;
    if begins.starts_with(b"PK\x03\x04") {
        skip_head(&mut file)?;
        return read_plain(BufReader::new(DeflateDecoder::new(file)), taking);
    }
    read_plain(file, taking)
}

/// What comes before the first file of an archive: its name and other details.
fn skip_head(file: &mut impl Read) -> Result<(), String> {
    let cut = |_| "this ZIP file is cut short".to_owned();
    let mut head = [0; 30];
    file.read_exact(&mut head).map_err(cut)?;
    let number = |at: usize| u64::from(u16::from_le_bytes([head[at], head[at + 1]]));
    if number(8) != 8 {
        return Err("the first file of this ZIP file is not packed as ZIP files are".to_owned());
    }
    let more = number(26) + number(28);
    let skipped = io::copy(&mut file.take(more), &mut io::sink()).map_err(|error| error.to_string())?;
    if skipped == more { Ok(()) } else { Err("this ZIP file is cut short".to_owned()) }
}

fn read_plain(mut file: impl BufRead, taking: &mut Taking) -> Result<(), String> {
    let (mut number, mut columns, mut raw) = (0, None, Vec::new());
    let mut xml = None;
    loop {
        raw.clear();
        let length = (&mut file).take(LONGEST).read_until(b'\n', &mut raw);
        if length.map_err(|error| format!("line {}: {error}", number + 1))? == 0 {
            break;
        }
        number += 1;
        let line = decode_line(&raw);
        let line = line.trim_end_matches(['\r', '\n']).trim_start_matches('\u{feff}');
        if number == 1 && line.trim_start().starts_with('<') {
            xml = Some(Elements::default());
        }
        match (&mut xml, &columns) {
            (Some(elements), _) => elements.line(number, line, taking)?,
            (None, _) if line.trim().is_empty() => {}
            (None, None) => {
                let read = Columns::read(line).map_err(|why| format!("line {number}: {why}"))?;
                columns = Some(read);
            }
            (None, Some(columns)) => taking.add(number, "line", columns.player(line))?,
        }
    }
    Ok(())
}

/// FIDE writes UTF-8; lists kept by others may be in Latin-1, in which every byte is a character.
fn decode_line(raw: &[u8]) -> String {
    std::str::from_utf8(raw).map_or_else(|_| raw.iter().copied().map(char::from).collect(), str::to_owned)
}

/// Elements of players, which begin and end on any line.
#[derive(Default)]
struct Elements {
    open: Option<(u64, String)>,
}

impl Elements {
    fn line(&mut self, number: u64, line: &str, taking: &mut Taking) -> Result<(), String> {
        const BEGIN: &str = "<player>";
        const END: &str = "</player>";
        let mut rest = line;
        loop {
            match &mut self.open {
                None => match rest.split_once(BEGIN) {
                    Some((_, after)) => (self.open, rest) = (Some((number, String::new())), after),
                    None => return Ok(()),
                },
                Some((begun, text)) => {
                    if let Some((before, after)) = rest.split_once(END) {
                        text.push_str(before);
                        let (begun, read) = (*begun, element(text));
                        (self.open, rest) = (None, after);
                        taking.add(begun, "line", read)?;
                    } else {
                        text.push_str(rest);
                        if text.len() > 16 * 1024 {
                            return Err(format!("line {begun}: expected </player>"));
                        }
                        return Ok(());
                    }
                }
            }
        }
    }
}
