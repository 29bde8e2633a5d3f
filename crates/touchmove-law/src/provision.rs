//! The provisions of every edition, as the tables in `law/` have them.

use core::fmt;
use core::str::FromStr;

use crate::edition::Edition;
use crate::incident::Incident;
use crate::language::Language;
pub(crate) use crate::provisions::{PROVISIONS, ROWS};
use crate::{gists_fa, gists_hy};

/// One question of the Laws: it has one identity, a number in each edition that asks it, and that edition's answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Provision(u16);

impl Provision {
    /// Every provision, in the order of the newest edition, then those that only the older one has.
    pub fn all() -> impl Iterator<Item = Provision> {
        (0u16..).take(PROVISIONS.len()).map(Provision)
    }

    pub(crate) fn at(index: u16) -> Provision {
        Provision(index)
    }

    /// Its stable name, such as `illegal-move-price`.
    pub fn id(self) -> &'static str {
        PROVISIONS.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    /// Its rows in `edition`, in the order of that edition.
    pub fn rows(self, edition: Edition) -> impl Iterator<Item = &'static Row> {
        Row::all(edition).iter().filter(move |row| row.provision == self.0)
    }
}

/// One number of one edition: what it asks for there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number as that edition prints it; `/1`, `/2` are ours and split an unlettered text.
    pub number: &'static str,
    pub(crate) head: &'static str,
    /// The number that goes with it in each edition of [`Edition::ALL`].
    pub(crate) partners: [Partner; Edition::COUNT],
    /// The edition it stands in.
    pub edition: Edition,
    /// Its place among the rows of that edition.
    pub(crate) place: u16,
    pub(crate) provision: u16,
    /// What it takes to honour it, the primary kind first.
    pub kinds: &'static [Kind],
    /// The part of Touchmove that owns it.
    pub home: Home,
    /// What it says, in our words, in English.
    pub gist: &'static str,
    /// For a ruling: the options the Laws allow.
    pub options: &'static [&'static str],
    /// For an event's choice: the setting that holds it.
    pub setting: Option<&'static str>,
    /// For something only people can see: the incident an arbiter logs.
    pub incident: Option<Incident>,
}

impl Row {
    /// All rows of an edition, in its order.
    pub fn all(edition: Edition) -> &'static [Row] {
        in_place(&ROWS, edition)
    }

    /// The row with this number.
    pub fn find(edition: Edition, number: &str) -> Option<&'static Row> {
        Row::all(edition).iter().find(|row| row.number == number)
    }

    /// The provision it belongs to.
    pub fn provision(&self) -> Provision {
        Provision(self.provision)
    }

    /// What it says, in our words, in `language`.
    pub fn gist_in(&self, language: Language) -> &'static str {
        let gists = match language {
            Language::English => return self.gist,
            Language::Armenian => &gists_hy::ROWS,
            Language::Persian => &gists_fa::ROWS,
        };
        in_place(gists, self.edition).get(usize::from(self.place)).copied().unwrap_or(self.gist)
    }

    /// The number without our `/n`: what the edition itself prints.
    pub fn head(&self) -> &'static str {
        self.head
    }

    /// Whether `number` is this row's, or that of the provision it is part of.
    pub fn is_named_by(&self, number: &str) -> bool {
        self.number == number || self.head == number
    }
}

/// The number that goes with a row's in another edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Partner {
    /// The edition has no such provision.
    None,
    /// A row, or a whole provision that stands in several.
    Number(&'static str),
    /// There are several, and the table does not say which.
    Several,
}

/// The entry of an edition in a table that has one each, oldest first.
#[expect(
    clippy::indexing_slicing,
    reason = "a table has an entry for each edition, and each has its own place"
)]
pub(crate) const fn in_place<T: Copy>(table: &[T; Edition::COUNT], edition: Edition) -> T {
    table[edition.place()]
}

/// What it takes to honour a provision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The machine decides it from what happened.
    Decide,
    /// The arbiter judges; the machine offers the options and applies the chosen one.
    Ruling,
    /// A fact to keep or to show.
    Record,
    /// The event's regulations choose.
    Configure,
    /// Only people can see it; an arbiter logs an incident.
    Physical,
    /// A number that only opens a list.
    Heading,
}

impl Kind {
    /// Every kind, in the order the specifications list them.
    pub const ALL: [Kind; 6] =
        [Kind::Decide, Kind::Ruling, Kind::Record, Kind::Configure, Kind::Physical, Kind::Heading];

    /// Its word in the tables.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Decide => "decide",
            Kind::Ruling => "ruling",
            Kind::Record => "record",
            Kind::Configure => "configure",
            Kind::Physical => "physical",
            Kind::Heading => "heading",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Kind, UnknownKind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word).ok_or(UnknownKind)
    }
}

/// A word that is not a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownKind;

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected decide, ruling, record, configure, physical or heading")
    }
}

impl core::error::Error for UnknownKind {}

/// The part of Touchmove that owns a provision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Home {
    /// Editions, tempo, regulations.
    Law,
    /// Board and moves.
    Chess,
    /// Written and spoken moves.
    Notation,
    /// The chessclock.
    Clock,
    /// The conduct of one game.
    Conduct,
    /// The event.
    Competition,
    /// The server.
    Server,
    /// The web page.
    Web,
}

impl Home {
    /// Its word in the tables.
    pub const fn word(self) -> &'static str {
        match self {
            Home::Law => "law",
            Home::Chess => "chess",
            Home::Notation => "notation",
            Home::Clock => "clock",
            Home::Conduct => "conduct",
            Home::Competition => "competition",
            Home::Server => "server",
            Home::Web => "web",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_the_number_without_the_part_that_is_ours() {
        let head = |number| Row::find(Edition::Fide2001, number).unwrap().head();
        assert_eq!(head("7.4(b)/2"), "7.4(b)");
        assert_eq!(head("E/0.3"), "E");
        assert_eq!(head("E.abbr/0-0"), "E.abbr/0-0");
        assert_eq!(head("1.2"), "1.2");
    }

    #[test]
    fn every_partner_is_a_number_of_its_edition_and_of_the_same_provision() {
        for row in Edition::ALL.into_iter().flat_map(Row::all) {
            for edition in Edition::ALL {
                if let Partner::Number(number) = in_place(&row.partners, edition) {
                    let twins = row.provision().rows(edition).filter(|twin| twin.is_named_by(number));
                    assert_ne!(twins.count(), 0, "{} {}: {number}", row.edition, row.number);
                }
            }
        }
    }

    #[test]
    fn a_row_knows_its_edition_and_its_place() {
        for edition in Edition::ALL {
            for (place, row) in Row::all(edition).iter().enumerate() {
                assert_eq!((row.edition, usize::from(row.place)), (edition, place));
            }
        }
    }

    #[test]
    fn a_gist_in_another_language_is_that_of_the_same_row() {
        let gist = |edition, number, language| Row::find(edition, number).unwrap().gist_in(language);
        // The bishop, in each edition and language, and a number that each edition gives to another rule.
        for edition in Edition::ALL {
            assert!(gist(edition, "3.2", Language::English).contains("bishop"));
            assert!(gist(edition, "3.2", Language::Armenian).contains("Փիղ"));
            assert!(gist(edition, "3.2", Language::Persian).contains("فیل"));
        }
        assert!(gist(Edition::Fide2023, "C.1", Language::Armenian).contains("զինվոր"));
        assert!(gist(Edition::Fide2001, "C.1", Language::Armenian).contains("Կայծակնային"));
    }

    #[test]
    fn every_row_of_a_provision_is_found_through_it() {
        for edition in Edition::ALL {
            for row in Row::all(edition) {
                assert!(row.provision().rows(edition).any(|other| other.number == row.number));
                assert!(!row.provision().id().is_empty());
            }
        }
    }
}
