//! Which editions a command is about.

use clap::ValueEnum;
use touchmove_law::Edition;

/// `--edition`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Chosen {
    /// The older one.
    #[value(name = "2001")]
    Old,
    /// The one in force.
    #[value(name = "2023")]
    New,
    /// Both, to compare them.
    #[value(name = "both")]
    Both,
}

impl Chosen {
    /// The editions meant, oldest first.
    pub(crate) fn editions(self) -> Vec<Edition> {
        match self {
            Chosen::Old => Edition::ALL.into_iter().take(1).collect(),
            Chosen::New => Edition::NEWEST_FIRST.into_iter().take(1).collect(),
            Chosen::Both => Edition::ALL.to_vec(),
        }
    }
}
