//! Players, officials and the terms of a section, as an archive has them.

use serde::{Deserialize, Serialize};
use touchmove_clock::TimeControl;
use touchmove_competition::standings::TieBreak;
use touchmove_competition::{Assistant, Born, Needs, Official, Player, Post, Sex, System, Terms, Title};
use touchmove_conduct::Award;
use touchmove_conduct::act::Disability;
use touchmove_law::Duty;

use super::form::{Form, SectionNumber, records, variants, words};
use super::regulations::RegulationsForm;

words! {
    /// As federations register it.
    SexWord of Sex, "m or w" { "m" = Sex::Male, "w" = Sex::Female, }
    /// How opponents are found.
    SystemWord of System, "swiss, round-robin, double-round-robin or other" {
        "swiss" = System::Swiss,
        "round-robin" = System::RoundRobin,
        "double-round-robin" = System::DoubleRoundRobin,
        "other" = System::Other,
    }
}

/// A text that is read and written by the thing itself.
macro_rules! texts {
    ($($(#[$doc:meta])* $form:ident of $type:ty, $write:expr, $read:expr, $what:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $form(pub String);

        impl Form for $form {
            type Of = $type;

            fn of(value: &$type) -> $form {
                let write: fn(&$type) -> String = $write;
                $form(write(value))
            }

            fn back(self) -> Result<$type, String> {
                let read: fn(&str) -> Option<$type> = $read;
                read(&self.0).ok_or_else(|| format!("expected {}, not {}", $what, self.0))
            }
        }
    )* };
}

texts! {
    /// `GM`.
    TitleText of Title, |title| title.code().into(), Title::read, "a title such as GM";
    /// `BH/C1`.
    TieBreakText of TieBreak, |one| one.code().into(), TieBreak::read, "a tie-break such as BH/C1";
    /// `1990` or `1990-05-17`.
    BornText of Born, born, read_born, "a year or a day such as 1990-05-17";
}

fn born(born: &Born) -> String {
    match born {
        Born::On(date) => date.to_string(),
        Born::In(year) => year.to_string(),
    }
}

fn read_born(text: &str) -> Option<Born> {
    match text.parse() {
        Ok(year) => Some(Born::In(year)),
        Err(_) => super::date(text).ok().map(Born::On),
    }
}

records! {
    /// A player.
    PlayerForm of Player {
        /// The name.
        name: String,
        /// As federations register it.
        sex: Option<SexWord>,
        /// FIDE's title.
        title: Option<TitleText>,
        /// The rating.
        rating: Option<u16>,
        /// The federation.
        federation: Option<String>,
        /// FIDE's number.
        fide_id: Option<u32>,
        /// The day of birth, or the year.
        born: Option<BornText>,
        /// The club.
        club: Option<String>,
        /// What the player needs.
        needs: NeedsForm,
    }
    /// What a player needs.
    NeedsForm of Needs {
        /// What the player cannot do.
        disabilities: Vec<Disability>,
        /// The assistant.
        assistant: Option<AssistantForm>,
        /// Special measures.
        measures: Vec<String>,
    }
    /// An assistant.
    AssistantForm of Assistant {
        /// The name.
        name: String,
        /// What the assistant may do.
        duties: Vec<Duty>,
    }
    /// An official.
    OfficialForm of Official {
        /// The name.
        name: String,
        /// The title.
        title: Option<String>,
        /// FIDE's number.
        fide_id: Option<u32>,
        /// The federation.
        federation: Option<String>,
        /// What for.
        post: PostForm,
    }
    /// What a section is played under.
    TermsForm of Terms {
        /// Its name.
        name: String,
        /// How opponents are found.
        system: SystemWord,
        /// Rounds planned.
        rounds: u16,
        /// The time control.
        control: TimeControl,
        /// Regulations of its own.
        regulations: Option<RegulationsForm>,
        /// Tie-breaks in order.
        tie_breaks: Vec<TieBreakText>,
        /// What a bye gives.
        bye: Award,
        /// Lines of a tournament file that only other programs read.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        carried: Vec<String>,
    }
}

variants! {
    /// What an official is there for.
    PostForm by "as" of Post {
        /// Chief arbiter.
        ChiefArbiter {} = (Post::ChiefArbiter);
        /// Deputy chief arbiter.
        DeputyChiefArbiter {} = (Post::DeputyChiefArbiter);
        /// Arbiter of a section.
        SectionArbiter {
            /// Which.
            section: SectionNumber,
        } = (Post::SectionArbiter(section));
        /// Arbiter.
        Arbiter {} = (Post::Arbiter);
        /// Assistant.
        Assistant {
            /// In which section, if in one.
            section: Option<SectionNumber>,
        } = (Post::Assistant(section));
        /// Organiser.
        Organiser {} = (Post::Organiser);
    }
}
