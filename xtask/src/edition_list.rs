//! `Edition` of touchmove-law, from the rows of `law/editions.toml`.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use toml::value::{Date, Datetime};

use crate::edition_rows::Edition;
use crate::generate::GENERATED;
use crate::tables::Tables;

/// The enum, its lists and what each edition says of itself.
pub(crate) fn rust(tables: &Tables) -> Result<String> {
    let mut out = format!("//! The list of the editions.\n{GENERATED}");
    out += "use crate::date::Date;\n\n\
            /// An edition of the Laws that Touchmove knows.\n///\n\
            /// There is no default: a game says which Laws it is played under.\n\
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n\
            #[cfg_attr(feature = \"types\", derive(schemars::JsonSchema, ts_rs::TS), \
            schemars(with = \"u16\", rename = \"EditionYear\"), ts(type = \"number\", rename = \"EditionYear\"))]\n\
            pub enum Edition {\n";
    let mut names = Vec::new();
    for edition in &tables.editions {
        let from = date(&edition.from)?;
        let month = MONTHS[usize::from(from.month) - 1];
        writeln!(out, "/// In force from {} {month} {}.\nFide{},", from.day, from.year, edition.year)?;
        names.push(format!("Edition::Fide{}", edition.year));
    }
    let count = names.len();
    let newest: Vec<String> = names.iter().rev().cloned().collect();
    writeln!(out, "}}\n\nimpl Edition {{\n/// How many there are.\npub const COUNT: usize = {count};\n")?;
    let all = names.join(", ");
    writeln!(out, "/// Every edition, oldest first.\npub const ALL: [Edition; {count}] = [{all}];\n")?;
    out += "/// Every edition, newest first: the order in which a number without an edition is looked up.\n";
    writeln!(out, "pub const NEWEST_FIRST: [Edition; {count}] = [{}];\n", newest.join(", "))?;
    writeln!(out, "/// The newest edition.\npub const NEWEST: Edition = {};\n", newest[0])?;
    out += "/// The edition whose numbers [`cite!`](crate::cite) takes without a year.\n";
    writeln!(out, "pub const CITED: Edition = Edition::Fide{};\n", tables.cited())?;
    let mut question =
        |doc: &str, head: &str, answer: &dyn Fn(usize, &Edition) -> Result<String>| -> Result<()> {
            writeln!(out, "/// {doc}\n{head} {{\nmatch self {{")?;
            for (place, (edition, name)) in tables.editions.iter().zip(&names).enumerate() {
                writeln!(out, "{name} => {},", answer(place, edition)?)?;
            }
            out += "}\n}\n\n";
            Ok(())
        };
    question("The year people call it by.", "pub const fn year(self) -> u16", &|_, edition| {
        Ok(edition.year.to_string())
    })?;
    question("The year as a word.", "pub const fn name(self) -> &'static str", &|_, edition| {
        Ok(format!("\"{}\"", edition.year))
    })?;
    question("The first day it was in force.", "pub const fn from_day(self) -> Date", &|_, edition| {
        Ok(known(date(&edition.from)?))
    })?;
    question(
        "The last day it was in force, as far as it is known to have ended.",
        "pub const fn last_day(self) -> Option<Date>",
        &|place, edition| {
            let next = tables.editions.get(place + 1).map(|next| date(&next.from)).transpose()?;
            let last = edition.until.as_ref().map(date).transpose()?.or(next.map(day_before));
            Ok(last.map_or("None".to_owned(), |last| format!("Some({})", known(last))))
        },
    )?;
    question(
        "The edition that it differs little from, if it is given as changes of that one.",
        "pub(crate) const fn base(self) -> Option<Edition>",
        &|_, edition| {
            Ok(edition.based_on.map_or("None".to_owned(), |base| format!("Some(Edition::Fide{base})")))
        },
    )?;
    question("Its place in [`Edition::ALL`].", "pub(crate) const fn place(self) -> usize", &|place, _| {
        Ok(place.to_string())
    })?;
    out += "}\n";
    Ok(out)
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

fn date(given: &Datetime) -> Result<Date> {
    given.date.with_context(|| format!("{given} is no day"))
}

fn known(date: Date) -> String {
    format!("Date::known({}, {}, {})", date.year, date.month, date.day)
}

fn day_before(date: Date) -> Date {
    let leap =
        date.year.is_multiple_of(4) && (!date.year.is_multiple_of(100) || date.year.is_multiple_of(400));
    match (date.month, date.day) {
        (1, 1) => Date { year: date.year - 1, month: 12, day: 31 },
        (month, 1) => {
            let day = match month - 1 {
                2 if leap => 29,
                2 => 28,
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            Date { month: month - 1, day, ..date }
        }
        (_, day) => Date { day: day - 1, ..date },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_ends_the_day_before_the_next() {
        let day = |year, month, day| Date { year, month, day };
        assert_eq!(day_before(day(2023, 1, 1)), day(2022, 12, 31));
        assert_eq!(day_before(day(2024, 3, 1)), day(2024, 2, 29));
        assert_eq!(day_before(day(2100, 3, 1)), day(2100, 2, 28));
        assert_eq!(day_before(day(2099, 7, 1)), day(2099, 6, 30));
        assert_eq!(day_before(day(2099, 7, 15)), day(2099, 7, 14));
    }
}
