//! FIDE's rating lists, as it gives them: a text in fixed columns that its first line names, or XML; one player at a time, so that a
//! list of any length is read without being held.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::player::{Born, Sex, Title};

/// A player of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rated {
    /// FIDE's number.
    pub fide_id: u32,
    /// The name.
    pub name: String,
    /// The federation's code.
    pub federation: Option<String>,
    /// As FIDE registers it.
    pub sex: Option<Sex>,
    /// The title.
    pub title: Option<Title>,
    /// The rating at the standard tempo.
    pub standard: Option<u16>,
    /// At rapid chess.
    pub rapid: Option<u16>,
    /// At blitz.
    pub blitz: Option<u16>,
    /// The year of birth, all that a list has.
    pub born: Option<Born>,
}

/// Why a line, or an element, says nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// What was expected.
    pub expected: &'static str,
    /// What stands there.
    pub found: String,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found `{}`", self.expected, self.found)
    }
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomensTitle,
    Standard,
    Rapid,
    Blitz,
    Born,
}

/// The columns of a text, as its first line names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Columns {
    /// Each from its first letter to the beginning of the next.
    fields: Vec<(Field, usize, usize)>,
}

impl Columns {
    /// Reads the first line.
    pub fn read(line: &str) -> Result<Columns, Unread> {
        let starts = starts(line);
        let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([usize::MAX]);
        let named = starts.iter().zip(ends).filter_map(|((at, name), end)| Some((field(name)?, *at, end)));
        let fields: Vec<_> = named.collect();
        let has = |wanted: Field| fields.iter().any(|(field, ..)| *field == wanted);
        if has(Field::Id) && has(Field::Name) {
            Ok(Columns { fields })
        } else {
            Err(Unread {
                expected: "the names of columns, `ID Number` and `Name` among them",
                found: cut(line),
            })
        }
    }

    /// Reads the line of a player.
    pub fn player(&self, line: &str) -> Result<Rated, Unread> {
        let mut rated = Rated::default();
        for (field, from, to) in &self.fields {
            let value = line.get(place(line, *from)..place(line, *to)).unwrap_or_default();
            put(&mut rated, *field, value.trim())?;
        }
        whole(rated, line)
    }
}

/// Where the letter of this number begins, or the end of the line.
fn place(line: &str, letter: usize) -> usize {
    // Most lines have no letter that takes more than a byte.
    if line.is_ascii() {
        return letter.min(line.len());
    }
    line.char_indices().nth(letter).map_or(line.len(), |(at, _)| at)
}

/// Where names of columns begin: words apart by blanks, but `ID Number` is one.
fn starts(line: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut before = ' ';
    for (at, letter) in line.chars().enumerate() {
        if !letter.is_whitespace() {
            match found.last_mut() {
                Some((_, name)) if before != ' ' || name == "ID" => name.push(letter),
                Some(_) | None => found.push((at, String::from(letter))),
            }
        }
        before = if letter.is_whitespace() { ' ' } else { letter };
    }
    found
}

fn field(name: &str) -> Option<Field> {
    Some(match name {
        "IDNumber" => Field::Id,
        "Name" => Field::Name,
        "Fed" => Field::Federation,
        "Sex" => Field::Sex,
        "Tit" => Field::Title,
        "WTit" => Field::WomensTitle,
        "SRtng" => Field::Standard,
        "RRtng" => Field::Rapid,
        "BRtng" => Field::Blitz,
        "B-day" => Field::Born,
        month if is_month(month) => Field::Standard,
        _ => return None,
    })
}

/// A list of one tempo names its ratings by the month: `NOV26`.
fn is_month(name: &str) -> bool {
    const MONTHS: [&str; 12] =
        ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
    name.len() == 5
        && name.get(..3).is_some_and(|month| MONTHS.contains(&month.to_uppercase().as_str()))
        && name.get(3..).is_some_and(|year| year.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Reads what stands between `<player>` and `</player>`.
pub fn element(text: &str) -> Result<Rated, Unread> {
    let mut rated = Rated::default();
    for part in text.split('<').skip(1) {
        let Some((tag, value)) = part.split_once('>') else {
            return Err(Unread { expected: "`>` after the name of a field", found: cut(part) });
        };
        let field = match tag {
            "fideid" => Field::Id,
            "name" => Field::Name,
            "country" => Field::Federation,
            "sex" => Field::Sex,
            "title" => Field::Title,
            "w_title" => Field::WomensTitle,
            "rating" => Field::Standard,
            "rapid_rating" => Field::Rapid,
            "blitz_rating" => Field::Blitz,
            "birthday" => Field::Born,
            _ => continue,
        };
        put(&mut rated, field, plain(value.trim()).trim())?;
    }
    whole(rated, text)
}

/// A text with XML's escapes resolved.
fn plain(value: &str) -> String {
    if !value.contains('&') {
        return value.to_owned();
    }
    let signs =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&amp;", "&")];
    signs.iter().fold(value.to_owned(), |text, (sign, meant)| text.replace(sign, meant))
}

fn put(rated: &mut Rated, field: Field, value: &str) -> Result<(), Unread> {
    if value.is_empty() {
        return Ok(());
    }
    let unread = |expected| Unread { expected, found: cut(value) };
    let rating = || match value.parse::<u16>() {
        // An unrated player has 0 there.
        Ok(0) => Ok(None),
        Ok(rating) if rating < 4000 => Ok(Some(rating)),
        Ok(_) | Err(_) => Err(unread("a rating")),
    };
    match field {
        Field::Id => rated.fide_id = value.parse().map_err(|_| unread("FIDE's number of a player"))?,
        Field::Name => rated.name = value.to_owned(),
        Field::Federation => rated.federation = Some(value.to_uppercase()),
        Field::Sex => {
            rated.sex = match value {
                "M" | "m" => Some(Sex::Male),
                "F" | "f" | "W" | "w" => Some(Sex::Female),
                _ => return Err(unread("M or F")),
            }
        }
        // Of two titles the first counts, which is the higher.
        Field::Title | Field::WomensTitle => rated.title = rated.title.or_else(|| titled(value)),
        Field::Standard => rated.standard = rating()?,
        Field::Rapid => rated.rapid = rating()?,
        Field::Blitz => rated.blitz = rating()?,
        Field::Born => {
            rated.born = match value.parse() {
                Ok(0) => None,
                Ok(year @ 1850..=2100) => Some(Born::In(year)),
                Ok(_) | Err(_) => return Err(unread("a year of birth")),
            }
        }
    }
    Ok(())
}

/// Lists have `GM` and, in old ones, `g`; honorary titles and those of other roles are not a player's.
fn titled(value: &str) -> Option<Title> {
    let short = [("g", Title::Gm), ("m", Title::Im), ("f", Title::Fm), ("c", Title::Cm)];
    let short = short.into_iter().chain([
        ("wg", Title::Wgm),
        ("wm", Title::Wim),
        ("wf", Title::Wfm),
        ("wc", Title::Wcm),
    ]);
    Title::read(value).or_else(|| short.into_iter().find(|(code, _)| *code == value).map(|(_, title)| title))
}

fn whole(rated: Rated, from: &str) -> Result<Rated, Unread> {
    if rated.fide_id == 0 {
        return Err(Unread { expected: "FIDE's number of a player", found: cut(from) });
    }
    if rated.name.is_empty() {
        return Err(Unread { expected: "a name", found: cut(from) });
    }
    Ok(rated)
}

/// As much of a text as is needed to find it.
fn cut(text: &str) -> String {
    text.trim().chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    const HEAD: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

    /// A line with values where the first line names their columns.
    fn line(head: &str, values: &[(&str, &str)]) -> String {
        let mut line = String::new();
        for (name, value) in values {
            let at = head.find(name).unwrap();
            while line.chars().count() < at {
                line.push(' ');
            }
            line.push_str(value);
        }
        line
    }

    #[test]
    fn columns_are_where_the_first_line_names_them() {
        let columns = Columns::read(HEAD).unwrap();
        let values = [
            ("ID Number", "13300001"),
            ("Name", "Gyumri, Anna"),
            ("Fed", "ARM"),
            ("Sex", "F"),
            ("Tit", "IM"),
            ("WTit", "WGM"),
            ("SRtng", "2401"),
            ("SK", "10"),
            ("RRtng", "2350"),
            ("BRtng", "0"),
            ("B-day", "1990"),
        ];
        let read = columns.player(&line(HEAD, &values)).unwrap();
        assert_eq!((read.fide_id, read.name.as_str()), (13_300_001, "Gyumri, Anna"));
        assert_eq!((read.federation.as_deref(), read.sex), (Some("ARM"), Some(Sex::Female)));
        assert_eq!(read.title, Some(Title::Im));
        assert_eq!((read.standard, read.rapid, read.blitz), (Some(2401), Some(2350), None));
        assert_eq!(read.born, Some(Born::In(1990)));
    }

    #[test]
    fn a_list_of_one_tempo_names_its_ratings_by_the_month() {
        let head = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag";
        let columns = Columns::read(head).unwrap();
        let values = [
            ("ID Number", "12500001"),
            ("Name", "Shiraz, Réza"),
            ("WTit", "WFM"),
            ("NOV26", "1999"),
            ("B-day", "0000  i"),
        ];
        let read = columns.player(&line(head, &values)).unwrap();
        assert_eq!((read.standard, read.born, read.title), (Some(1999), None, Some(Title::Wfm)));
        assert_eq!(read.name, "Shiraz, Réza");
    }

    #[test]
    fn what_cannot_be_read_says_what_was_expected() {
        let columns = Columns::read(HEAD).unwrap();
        let told = |values: &[(&str, &str)]| columns.player(&line(HEAD, values)).unwrap_err().to_string();
        let (id, name) = (("ID Number", "12"), ("Name", "Goris"));
        assert_eq!(told(&[("ID Number", "x12"), name]), "expected FIDE's number of a player, found `x12`");
        assert!(told(&[]).starts_with("expected FIDE's number"));
        assert!(told(&[id]).starts_with("expected a name"));
        assert_eq!(told(&[id, name, ("SRtng", "24O1")]), "expected a rating, found `24O1`");
        assert_eq!(told(&[id, name, ("B-day", "85")]), "expected a year of birth, found `85`");
        assert!(Columns::read("Nothing here").is_err());
    }

    #[test]
    fn an_element_of_the_xml_is_read() {
        let text = "\n<fideid>13300001</fideid>\n<name>O&apos;Hara &amp; Co, A</name><country>ARM</country><sex>F</sex><title>WGM</title>\
            <w_title>WGM</w_title><rating>2300</rating><games>0</games><rapid_rating></rapid_rating><birthday>1991</birthday><flag>w</flag>";
        let read = element(text).unwrap();
        assert_eq!(
            (read.name.as_str(), read.title, read.standard),
            ("O'Hara & Co, A", Some(Title::Wgm), Some(2300))
        );
        assert!(element("<fideid>1</fideid>").unwrap_err().to_string().contains("a name"));
        assert!(element("<fideid").is_err());
    }
}
