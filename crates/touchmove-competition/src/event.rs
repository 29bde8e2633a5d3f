//! The event: everything that follows from its journal, and the archive it can be read back from (8.3, 12.2.5;
//! 2001 8.3, 13.2).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_conduct::act::{ActText, TextKind};
use touchmove_law::{Book, Date, Edition, Incident, Laws, Refusals, Regulations, Switch};

use crate::act::EventEntry;
use crate::appeal::Appeal;
use crate::broadcast::Broadcast;
use crate::category::Category;
use crate::ids::{GameId, OfficialId, PenaltyId, PlayerId, RoundNumber, SectionId};
use crate::official::{Appointed, By, Official};
use crate::penalties::Imposed;
use crate::player::Entrant;
use crate::record::GameRecord;
use crate::result::Outcome;
use crate::round::{Pairing, Round};
use crate::section::Section;
use crate::stamp::{Stamp, Zone};

/// What an event begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Founding {
    /// Its name.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// The federation in whose territory it is played.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "types", ts(optional))]
    pub federation: Option<String>,
    /// Its first day.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "types", ts(optional))]
    pub begins: Option<Date>,
    /// Its last day.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ends: Option<Date>,
    /// What the clocks of the place show.
    pub zone: Zone,
    /// The edition of the Laws it is played under.
    pub edition: Edition,
    /// Its regulations, for every section that has none of its own.
    #[cfg_attr(feature = "types", ts(type = "Partial<Regulations>"))]
    pub regulations: Regulations,
}

impl Founding {
    /// The names it has, each with its field.
    pub fn names(&self) -> Vec<ActText<'_>> {
        let names = [
            ("name", Some(&self.name)),
            ("place", Some(&self.place)),
            ("federation", self.federation.as_ref()),
        ];
        names.into_iter().filter_map(|(field, name)| Some((field, TextKind::Name, name?.as_str()))).collect()
    }
}

/// An event as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    pub(crate) founding: Founding,
    pub(crate) officials: Vec<Appointed>,
    pub(crate) sections: Vec<Section>,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) penalties: Vec<Imposed>,
    pub(crate) appeals: Vec<Appeal>,
    pub(crate) incidents: Vec<Noted>,
    pub(crate) broadcast: Option<Broadcast>,
    pub(crate) stage: Stage,
    pub(crate) listing: Listing,
    pub(crate) entries: u32,
}

/// Whether anything of an event can still change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Stage {
    /// It goes on.
    #[default]
    Open,
    /// It is over and only read.
    Closed,
}

/// Whether an event is in public lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Listing {
    /// It does.
    #[default]
    Listed,
    /// It does not; anyone with its address still finds it.
    Hidden,
}

/// Something only people could see, as it was logged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// What.
    pub incident: Incident,
    /// By whom, if by a player.
    pub player: Option<PlayerId>,
    /// In which game, if in one.
    pub game: Option<GameId>,
    /// In words.
    pub remark: String,
    /// Who logged it.
    pub by: By,
    /// With which entry of the journal.
    pub entry: u32,
}

/// Everything that is kept of an event (8.3): from it the event can be read back to the same state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Archive {
    /// What it began with.
    pub founding: Founding,
    /// The journal of the event.
    pub entries: Vec<EventEntry>,
    /// The journals of its games, scoresheets included: they belong to the organiser.
    pub games: Vec<GameRecord>,
}

impl Event {
    /// An event in which nothing has happened.
    pub fn new(founding: Founding) -> Event {
        Event {
            founding,
            officials: Vec::new(),
            sections: Vec::new(),
            entrants: Vec::new(),
            penalties: Vec::new(),
            appeals: Vec::new(),
            incidents: Vec::new(),
            broadcast: None,
            stage: Stage::Open,
            listing: Listing::Listed,
            entries: 0,
        }
    }

    /// What it began with, its regulations as they now are.
    pub fn founding(&self) -> &Founding {
        &self.founding
    }

    /// The edition it is played under.
    pub fn edition(&self) -> Edition {
        self.founding.edition
    }

    /// The articles as that edition prints them.
    pub fn book(&self) -> Book {
        Book::of(self.founding.edition)
    }

    /// The Laws that a section is played under, or what of its terms they refuse.
    pub(crate) fn laws_of(&self, section: &Section) -> Result<Laws, Refusals> {
        section.terms.laws(self.founding.edition, &self.founding.regulations)
    }

    /// Its officials.
    pub fn officials(&self) -> &[Appointed] {
        &self.officials
    }

    /// An official.
    pub fn official(&self, id: OfficialId) -> Option<&Official> {
        self.officials.iter().find(|appointed| appointed.id == id).map(|appointed| &appointed.official)
    }

    /// Its sections.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// A section.
    pub fn section(&self, id: SectionId) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// Its players, as they were registered.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The players of a section, by their starting numbers.
    pub fn entrants_of(&self, section: SectionId) -> Vec<&Entrant> {
        let mut all: Vec<&Entrant> = self.entrants.iter().filter(|one| one.section == section).collect();
        all.sort_by_key(|entrant| entrant.number);
        all
    }

    /// A player.
    pub fn entrant(&self, id: PlayerId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.id == id)
    }

    /// The name of a player; the number where nobody has it.
    pub fn name(&self, id: PlayerId) -> String {
        self.entrant(id)
            .map_or_else(|| alloc::format!("player {}", id.0), |entrant| entrant.player.name.clone())
    }

    /// A round.
    pub fn round(&self, section: SectionId, round: RoundNumber) -> Option<&Round> {
        self.section(section)?.round(round)
    }

    /// A game.
    pub fn game(&self, id: GameId) -> Option<&Pairing> {
        self.round(id.section, id.round)?.on_board(id.board)
    }

    /// Every game, by section, round and board as they were published.
    pub fn games(&self) -> impl Iterator<Item = (GameId, &Pairing)> {
        self.sections.iter().flat_map(|section| {
            section.rounds.iter().flat_map(move |round| {
                round.pairings.iter().map(move |pairing| {
                    (GameId { section: section.id, round: round.number, board: pairing.board }, pairing)
                })
            })
        })
    }

    /// Every penalty, in order, those that were lifted too.
    pub fn penalties(&self) -> &[Imposed] {
        &self.penalties
    }

    /// A penalty.
    pub fn penalty(&self, id: PenaltyId) -> Option<&Imposed> {
        self.penalties.iter().find(|imposed| imposed.id == id)
    }

    /// Every penalty on a player that is in force.
    pub fn penalties_of(&self, player: PlayerId) -> impl Iterator<Item = &Imposed> {
        self.penalties.iter().filter(move |imposed| imposed.player == player && imposed.is_in_force())
    }

    /// Every appeal, in order.
    pub fn appeals(&self) -> &[Appeal] {
        &self.appeals
    }

    /// Every incident that was logged, in order.
    pub fn incidents(&self) -> &[Noted] {
        &self.incidents
    }

    /// What anybody may see of the running games of a section. An event that has not said so itself says it by the regulation that
    /// screens show the games, as events did before there was a delay; else nothing is shown.
    pub fn broadcast(&self, section: SectionId) -> Broadcast {
        let own = self.section(section).and_then(|section| section.terms.regulations.as_ref());
        let unsaid = match own.unwrap_or(&self.founding.regulations).public_display {
            Some(Switch::On) => Broadcast::Live,
            Some(Switch::Off) | None => Broadcast::Hidden,
        };
        self.broadcast.unwrap_or(unsaid)
    }

    /// The prize categories of a section, each with its players in the order in which they are given.
    pub fn by_category(&self, section: SectionId, players: &[PlayerId]) -> Vec<(&Category, Vec<PlayerId>)> {
        let categories = self.section(section).map(|found| found.categories.as_slice()).unwrap_or_default();
        let has = |category: &Category, player: &PlayerId| {
            self.entrant(*player).is_some_and(|entrant| category.has(entrant))
        };
        let of = |category| players.iter().copied().filter(|player| has(category, player)).collect();
        categories.iter().map(|category| (category, of(category))).collect()
    }

    /// Whether anything of it can still change.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether it is in public lists.
    pub fn listing(&self) -> Listing {
        self.listing
    }

    /// How many entries its journal has.
    pub fn entries(&self) -> u32 {
        self.entries
    }

    /// The Laws as the games of a section are played under them.
    pub fn laws(&self, section: SectionId) -> Option<Result<Laws, Refusals>> {
        self.section(section).map(|section| self.laws_of(section))
    }

    /// Until when the players of a game may come to it, or to its resumption, without losing; `None` where no beginning
    /// was announced (6.7.1, I.10; 2001 6.7, A.10).
    pub fn may_come_until(&self, id: GameId) -> Option<Stamp> {
        let laws = self.laws(id.section)?.ok()?;
        let pairing = self.game(id)?;
        match pairing.outcome() {
            Outcome::Adjourned => {
                pairing.resumption.as_ref().map(|fixed| fixed.at.after(laws.resumption_default_time()))
            }
            Outcome::Open | Outcome::Unplayed | Outcome::Scored { .. } => {
                let session = self.round(id.section, id.round)?.sessions.first()?;
                Some(session.start.after(laws.default_time()))
            }
        }
    }

    /// Who did something, in words.
    pub fn by(&self, by: By) -> String {
        match by {
            By::Official { official: id } => self
                .official(id)
                .map_or_else(|| alloc::format!("official {}", id.0), |official| official.name.clone()),
            By::Player { player: id } => self.name(id),
            By::Organiser => String::from("organiser"),
            By::System => String::from("game"),
        }
    }
}
