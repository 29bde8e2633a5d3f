//! The list on disk: one line per player, sorted by name; in memory, every few names and all the numbers.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek as _, SeekFrom};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use touchmove_competition::rating_list::Rated;
use touchmove_wire::v1::ratings::RatedShown;

/// One line in this many is remembered with its name.
const EVERY: usize = 64;

pub(super) struct List {
    file: Mutex<File>,
    /// Names and where their lines begin.
    names: Vec<(Box<str>, u32)>,
    /// Numbers and where their lines begin, in order.
    numbers: Vec<(u32, u32)>,
}

impl List {
    /// Indexes the list.
    pub(super) fn open(path: &Path) -> io::Result<List> {
        let mut reading = BufReader::new(File::open(path)?);
        let (mut names, mut numbers, mut at, mut line) = (Vec::new(), Vec::new(), 0_u32, String::new());
        loop {
            line.clear();
            let length = reading.read_line(&mut line)?;
            if length == 0 {
                break;
            }
            if let Some(read) = ListLine::read(&line) {
                if numbers.len() % EVERY == 0 {
                    names.push((read.key.into(), at));
                }
                numbers.push((read.fide_id, at));
            }
            at = at.saturating_add(u32::try_from(length).unwrap_or(u32::MAX));
        }
        numbers.sort_unstable();
        Ok(List { file: Mutex::new(reading.into_inner()), names, numbers })
    }

    pub(super) fn players(&self) -> u32 {
        u32::try_from(self.numbers.len()).unwrap_or(u32::MAX)
    }

    /// At most this many whose names begin like this; the one with this number.
    pub(super) fn search(&self, wanted: &str, most: usize) -> io::Result<Vec<RatedShown>> {
        let key = fold_name(wanted);
        if key.is_empty() {
            return Ok(Vec::new());
        }
        if let Ok(number) = key.parse::<u32>() {
            let place = self.numbers.binary_search_by_key(&number, |(number, _)| *number);
            let Some((_, at)) = place.ok().and_then(|place| self.numbers.get(place)) else {
                return Ok(Vec::new());
            };
            return self.lines(*at, |_| LineMatch::Last);
        }
        let before = self.names.partition_point(|(name, _)| **name < *key).saturating_sub(1);
        let at = self.names.get(before).map_or(0, |(_, at)| *at);
        let mut found = 0;
        self.lines(at, |name| {
            if !name.starts_with(&key) {
                return if *name < *key { LineMatch::NotYet } else { LineMatch::No };
            }
            found += 1;
            if found == most { LineMatch::Last } else { LineMatch::Yes }
        })
    }

    /// The lines from here on that match.
    fn lines(&self, at: u32, mut is: impl FnMut(&str) -> LineMatch) -> io::Result<Vec<RatedShown>> {
        // A panic while it was read leaves nothing half done: the position is set again.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(u64::from(at)))?;
        let mut found = Vec::new();
        for line in BufReader::new(&mut *file).lines() {
            let line = line?;
            let Some(read) = ListLine::read(&line) else { continue };
            match is(read.key) {
                LineMatch::NotYet => {}
                LineMatch::No => break,
                LineMatch::Yes => found.push(read.to_wire()),
                LineMatch::Last => {
                    found.push(read.to_wire());
                    break;
                }
            }
        }
        Ok(found)
    }
}

enum LineMatch {
    NotYet,
    Yes,
    Last,
    No,
}

pub(super) fn place(at: u32) -> usize {
    usize::try_from(at).unwrap_or(usize::MAX)
}

/// A name as it is compared: letters and digits in lower case, one space between words.
fn fold_name(name: &str) -> String {
    let lower = name.to_lowercase();
    lower
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// One line of the list, as it is read.
struct Read<'a> {
    key: &'a str,
    fide_id: u32,
    fields: Vec<&'a str>,
}

/// One line of the list.
pub(super) struct ListLine(String);

impl ListLine {
    pub(super) fn of(rated: &Rated) -> ListLine {
        let shown = RatedShown::from(rated);
        let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
        let fields = [
            fold_name(&shown.name),
            shown.fide_id.to_string(),
            shown.name,
            shown.federation.unwrap_or_default(),
            shown.sex.unwrap_or_default(),
            shown.title.unwrap_or_default(),
            number(shown.standard),
            number(shown.rapid),
            number(shown.blitz),
            shown.born.unwrap_or_default(),
        ];
        ListLine(fields.map(|field| field.replace(['\t', '\n'], " ")).join("\t") + "\n")
    }

    pub(super) fn text(&self) -> &str {
        &self.0
    }

    fn read(line: &str) -> Option<Read<'_>> {
        let fields: Vec<&str> = line.trim_end_matches('\n').split('\t').collect();
        let (key, fide_id) = (fields.first()?, fields.get(1)?.parse().ok()?);
        Some(Read { key, fide_id, fields })
    }
}

impl Read<'_> {
    fn to_wire(&self) -> RatedShown {
        let field = |at: usize| self.fields.get(at).filter(|text| !text.is_empty()).map(ToString::to_string);
        let number = |at: usize| self.fields.get(at).and_then(|text| text.parse().ok());
        RatedShown {
            fide_id: self.fide_id,
            name: field(2).unwrap_or_default(),
            federation: field(3),
            sex: field(4),
            title: field(5),
            rating: number(6),
            standard: number(6),
            rapid: number(7),
            blitz: number(8),
            born: field(9),
        }
    }
}
