//! Players from a table: CSV, a sheet copied from a spreadsheet or from chess-results, Swiss-Manager's player file. Columns
//! are known by their headings in several languages; a person may say otherwise, and nothing is taken in unseen.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_law::Date;

use crate::pairing_list::{latin_digits, letters, values};
use crate::player::{Born, Player, Sex};
use crate::trf::titled;

/// What a column has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The starting number.
    Number,
    /// The whole name.
    Name,
    /// The surname.
    Surname,
    /// The given name.
    Given,
    /// FIDE's title.
    Title,
    /// The rating that counts.
    Rating,
    /// The federation.
    Federation,
    /// FIDE's number.
    FideId,
    /// The day or year of birth.
    Born,
    /// The sex.
    Sex,
    /// The club.
    Club,
    /// Nothing that is needed.
    Nothing,
}

impl Column {
    /// All of them, with the word each is asked and answered by.
    pub const ALL: [(Column, &'static str); 12] = [
        (Column::Number, "number"),
        (Column::Name, "name"),
        (Column::Surname, "surname"),
        (Column::Given, "given"),
        (Column::Title, "title"),
        (Column::Rating, "rating"),
        (Column::Federation, "federation"),
        (Column::FideId, "fide-id"),
        (Column::Born, "born"),
        (Column::Sex, "sex"),
        (Column::Club, "club"),
        (Column::Nothing, "nothing"),
    ];

    /// What a heading names; headings of English, German, French, Spanish, Armenian and Persian tables.
    fn named(heading: &str) -> Column {
        match letters(heading).as_str() {
            "no" | "nr" | "sno" | "snr" | "startno" | "startnr" | "seed" | "rank" | "pos" | "rk" => {
                Column::Number
            }
            "name" | "player" | "players" | "fullname" | "spieler" | "nom" | "jugador" | "nombre"
            | "անուն" | "نام" => Column::Name,
            "surname"
            | "lastname"
            | "familyname"
            | "nachname"
            | "apellido"
            | "apellidos"
            | "ազգանուն"
            | "نامخانوادگی" => Column::Surname,
            "given" | "givenname" | "firstname" | "forename" | "vorname" | "prenom" | "prénom" => {
                Column::Given
            }
            "title" | "titel" | "fidetitle" | "titre" | "titulo" => Column::Title,
            "rating" | "rtg" | "rtgi" | "elo" | "eloint" | "fiderating" | "irtg" | "fide" | "վարկանիշ"
            | "ریتینگ" => Column::Rating,
            "fed" | "federation" | "country" | "land" | "fédé" | "federacion" => Column::Federation,
            "fideid" | "fideno" | "fidenr" | "idno" | "id" | "ident" | "codefide" | "idfide" => {
                Column::FideId
            }
            "born" | "birth" | "birthday" | "birthdate" | "dateofbirth" | "dob" | "geburt"
            | "geburtsdatum" | "gebdat" | "year" | "yearofbirth" => Column::Born,
            "sex" | "gender" | "geschlecht" => Column::Sex,
            "club" | "clubcity" | "verein" | "team" | "vereinort" => Column::Club,
            _ => Column::Nothing,
        }
    }
}

/// A table as it was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerTable {
    /// What stands above each column; the first line where there is no heading.
    pub headings: Vec<String>,
    /// What each column has.
    pub columns: Vec<Column>,
    /// The players, by starting number.
    pub players: Vec<Numbered>,
    /// Values that could not be read: the line and the value.
    pub left_out: Vec<(u32, String)>,
}

/// A player with a starting number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// The starting number.
    pub number: u16,
    /// Who it is.
    pub player: Player,
}

/// Reads a table; `said` are columns a person has named, the others are recognised. None where it is not a table with names.
pub fn read(text: &str, said: Option<&[Column]>) -> Option<PlayerTable> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    let mut lines = text.split('\n').zip(1u32..).filter(|(line, _)| !line.trim().is_empty());
    let (first, _) = lines.next()?;
    let separator = ['\t', ';', ','].into_iter().find(|sign| first.contains(*sign))?;
    let headings = values(first, separator)?;
    let columns: Vec<Column> = match said {
        Some(said) => said.to_vec(),
        None => once(headings.iter().map(|heading| Column::named(heading)).collect()),
    };
    if !columns.contains(&Column::Name) && !columns.contains(&Column::Surname) {
        return None;
    }
    let rows: Vec<(Vec<String>, u32)> =
        lines.map(|(line, number)| Some((values(line, separator)?, number))).collect::<Option<_>>()?;
    let columns = if said.is_none() { with_titles(columns, &headings, &rows) } else { columns };
    let mut table = PlayerTable { headings, columns, players: Vec::new(), left_out: Vec::new() };
    for (row, number) in &rows {
        table.row(row, *number);
    }
    table.number();
    Some(table)
}

/// Results pages have titles in a column without a heading: where all that stands in one are titles, that is what it has.
fn with_titles(mut columns: Vec<Column>, headings: &[String], rows: &[(Vec<String>, u32)]) -> Vec<Column> {
    let is_titles = |place: usize| {
        let mut said = rows
            .iter()
            .filter_map(|(row, _)| row.get(place))
            .map(|value| value.trim())
            .filter(|value| !value.is_empty() && *value != "-" && *value != "0")
            .peekable();
        // One letter may be a title in a rating list; here it is rather the sex.
        said.peek().is_some() && said.all(|value| value.len() > 1 && titled(value).is_some())
    };
    let unnamed = headings.iter().enumerate().filter(|(_, heading)| heading.trim().is_empty());
    let found = unnamed.map(|(place, _)| place).find(|place| is_titles(*place));
    if columns.contains(&Column::Title) {
        return columns;
    }
    if let Some(column) = found.and_then(|place| columns.get_mut(place)) {
        *column = Column::Title;
    }
    columns
}

/// Only the first of several columns with one meaning counts.
fn once(columns: Vec<Column>) -> Vec<Column> {
    let mut seen = Vec::new();
    let first = |column: Column| {
        let again = seen.contains(&column);
        seen.push(column);
        if again { Column::Nothing } else { column }
    };
    columns.into_iter().map(first).collect()
}

impl PlayerTable {
    fn row(&mut self, row: &[String], line: u32) {
        let mut player = Player::named("");
        let (mut number, mut surname, mut given) = (0, String::new(), String::new());
        for (column, value) in self.columns.iter().zip(row) {
            let value = value.trim();
            let figures = latin_digits(value);
            if value.is_empty() || figures == "0" || value == "-" {
                continue;
            }
            let read = match column {
                Column::Number => figures.trim_end_matches('.').parse().map(|read| number = read).is_ok(),
                Column::Name => put(&mut player.name, value),
                Column::Surname => put(&mut surname, value),
                Column::Given => put(&mut given, value),
                Column::Title => set(&mut player.title, titled(value)),
                Column::Rating => {
                    set(&mut player.rating, figures.parse().ok().filter(|rating| *rating <= 4000))
                }
                Column::Federation => set(&mut player.federation, federation(value)),
                Column::FideId => set(&mut player.fide_id, figures.parse().ok()),
                Column::Born => set(&mut player.born, born(&figures)),
                Column::Sex => set(&mut player.sex, sex(value)),
                Column::Club => set(&mut player.club, Some(value.to_string())),
                Column::Nothing => true,
            };
            if !read {
                self.left_out.push((line, value.to_string()));
            }
        }
        if player.name.is_empty() {
            player.name = if given.is_empty() { surname } else { alloc::format!("{surname}, {given}") };
        }
        if player.name.is_empty() {
            self.left_out.push((line, row.join(" ")));
        } else {
            self.players.push(Numbered { number, player });
        }
    }

    /// Starting numbers as the table has them, if all are there and differ; else in the order of the lines.
    fn number(&mut self) {
        let mut numbers: Vec<u16> = self.players.iter().map(|one| one.number).collect();
        numbers.sort_unstable();
        let before = numbers.len();
        numbers.dedup();
        if numbers.len() < before || numbers.first() == Some(&0) {
            for (one, number) in self.players.iter_mut().zip(1u16..) {
                one.number = number;
            }
        }
        self.players.sort_by_key(|one| one.number);
    }
}

fn put(place: &mut String, value: &str) -> bool {
    *place = value.to_string();
    true
}

fn set<T>(place: &mut Option<T>, read: Option<T>) -> bool {
    *place = read;
    place.is_some()
}

fn federation(value: &str) -> Option<String> {
    let code = value.len() == 3 && value.bytes().all(|byte| byte.is_ascii_alphabetic());
    code.then(|| value.to_ascii_uppercase())
}

fn sex(value: &str) -> Option<Sex> {
    match value.to_lowercase().as_str() {
        "m" | "male" | "männlich" => Some(Sex::Male),
        "w" | "f" | "female" | "weiblich" => Some(Sex::Female),
        _ => None,
    }
}

fn born(value: &str) -> Option<Born> {
    let parts: Vec<u16> =
        value.split(['.', '/', '-']).map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    let small = |number: u16| u8::try_from(number).unwrap_or(0);
    match parts.as_slice() {
        [year] if *year > 1000 => Some(Born::In(*year)),
        [year, 0, 0] if *year > 1000 => Some(Born::In(*year)),
        [year, month, day] if *year > 1000 => Date::new(*year, small(*month), small(*day)).map(Born::On),
        [day, month, year] if *year > 1000 => Date::new(*year, small(*month), small(*day)).map(Born::On),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Title;

    fn names(text: &str) -> Vec<(u16, String)> {
        read(text, None).unwrap().players.into_iter().map(|one| (one.number, one.player.name)).collect()
    }

    #[test]
    fn a_table_from_a_results_page_is_known_by_its_headings() {
        let text = "No.\tName\t\tFideID\tFED\tRtg\tBorn\tTyp\n1\tAlpha, One\tGM\t13300000\tARM\t2502\t1990\tx\n2\tBeta, Two\t\t0\tIRN\t0\t17.05.2001\t";
        let table = read(text, None).unwrap();
        assert_eq!(names(text), [(1, "Alpha, One".into()), (2, "Beta, Two".into())]);
        let first = &table.players[0].player;
        assert_eq!(
            (first.rating, first.fide_id, first.born),
            (Some(2502), Some(13_300_000), Some(Born::In(1990)))
        );
        assert_eq!(first.title, Some(Title::Gm), "titles are known by themselves");
        let said: Vec<Column> =
            [Column::Number, Column::Name, Column::Title].into_iter().chain([Column::Nothing; 5]).collect();
        assert_eq!(read(text, Some(&said)).unwrap().players[0].player.title, Some(Title::Gm));
        assert_eq!(table.players[1].player.born, Date::new(2001, 5, 17).map(Born::On));
    }

    #[test]
    fn a_column_without_a_heading_has_titles_where_all_that_stands_in_it_are_titles() {
        let titles = |text: &str| -> Vec<Option<Title>> {
            read(text, None).unwrap().players.into_iter().map(|one| one.player.title).collect()
        };
        let all = "No.\t\tName\n1\tWGM\tAlpha\n2\t\tBeta\n3\tCM\tGamma";
        assert_eq!(titles(all), [Some(Title::Wgm), None, Some(Title::Cm)]);
        assert_eq!(titles("No.\t\tName\n1\tGM\tAlpha\n2\tx\tBeta"), [None, None], "not all are titles");
        assert_eq!(titles("No.\t\tName\n1\t\tAlpha\n2\t\tBeta"), [None, None], "nothing stands there");
        assert_eq!(titles("No.\t\tName\n1\tm\tAlpha\n2\tf\tBeta"), [None, None], "that is the sex");
        assert_eq!(titles("No.;Title;;Name\n1;IM;GM;Alpha"), [Some(Title::Im)], "a heading says it");
    }

    #[test]
    fn the_player_file_of_swiss_manager_has_two_columns_for_the_name() {
        let text = "Nr;Nachname;Vorname;EloInt;Fed\r\n2;Beta;Two;2400;IRN\r\n1;Alpha;One;x;ARM\r\n";
        assert_eq!(names(text), [(1, "Alpha, One".into()), (2, "Beta, Two".into())]);
        assert_eq!(read(text, None).unwrap().left_out, [(3, "x".into())]);
    }

    #[test]
    fn digits_of_persian_and_arabic_keyboards_are_numbers_and_names_stay_as_written() {
        let text = "No.;Name;Rtg;FideID;Born\n۲;آلفا ۲;۲۴۰۰;۱۲۵۰۰۰۰۱;۱۹۹۰\n١;Beta, Two;٢٣٠٠;0;٠٥.١٢.٢٠٠١\n۳;Gamma;۰;۰;";
        let table = read(text, None).unwrap();
        assert_eq!(names(text), [(1, "Beta, Two".into()), (2, "آلفا ۲".into()), (3, "Gamma".into())]);
        let of = |at: usize| {
            let player: &Player = &table.players[at].player;
            (player.rating, player.fide_id, player.born)
        };
        assert_eq!(of(0), (Some(2300), None, Date::new(2001, 12, 5).map(Born::On)));
        assert_eq!(of(1), (Some(2400), Some(12_500_001), Some(Born::In(1990))));
        assert_eq!(of(2), (None, None, None));
        assert_eq!(table.left_out, []);
    }

    #[test]
    fn what_has_no_names_is_no_table() {
        assert_eq!(read("Alpha 2400\nBeta 2300", None), None);
        assert_eq!(read("1,2,3\n4,5,6", None), None);
    }
}
