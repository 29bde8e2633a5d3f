//! Which editions a command is about.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use touchmove_law::Edition;

/// `--edition`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chosen {
    /// This one.
    One(Edition),
    /// All, to compare them.
    All,
}

impl Chosen {
    /// The newest.
    pub(crate) const NEWEST: Chosen = Chosen::One(Edition::NEWEST);

    /// The editions meant, oldest first.
    pub(crate) fn editions(self) -> Vec<Edition> {
        match self {
            Chosen::One(edition) => vec![edition],
            Chosen::All => Edition::ALL.to_vec(),
        }
    }
}

impl ValueEnum for Chosen {
    fn value_variants<'a>() -> &'a [Chosen] {
        static ALL: LazyLock<Vec<Chosen>> =
            LazyLock::new(|| Edition::ALL.into_iter().map(Chosen::One).chain([Chosen::All]).collect());
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Chosen::One(edition) => {
                PossibleValue::new(edition.name()).help(format!("In force from {}", edition.from_day()))
            }
            Chosen::All => PossibleValue::new("both").help("All of them, to compare"),
        })
    }
}

/// Reads one edition by its name.
pub(crate) fn one_edition() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name)).try_map(|name| name.parse::<Edition>())
}
