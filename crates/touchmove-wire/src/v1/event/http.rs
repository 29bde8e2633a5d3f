//! Events as they are asked for and shown over HTTP.

use serde::{Deserialize, Serialize};
use touchmove_competition::standings::TieBreak;
use touchmove_competition::{
    Appointed, Broadcast, Bye, ByeKind, Category, Entrant, Event, EventAct, Founding, GameId, Listing,
    Pairing, Participation, Player, Round, Section, SectionId, Session, Stage, Terms,
};
use touchmove_conduct::Phase;
use touchmove_conduct::act::ActText;
use touchmove_law::{Date, Regulations};

use super::ArchiveForm;
use super::matters::{AppealShown, PenaltyShown};
use super::push::PushShown;
use crate::v1::live::TableKind;
use crate::v1::ruling::RulingShown;
use crate::v1::text::{self, File, LongText, Texts};

/// An event to be set up: one of the three.
#[derive(Deserialize, Clone, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct EventWanted {
    /// A new one.
    #[serde(default, deserialize_with = "text::outside")]
    pub founding: Option<Founding>,
    /// From the text of a tournament report file.
    #[serde(default)]
    pub trf: Option<File>,
    /// From an archive.
    #[serde(default, deserialize_with = "text::of_program")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub archive: Option<ArchiveForm>,
    /// The time control of a tournament file that names none a program understands.
    #[serde(default)]
    pub control: Option<LongText>,
    /// How many rounds are planned, where a tournament file does not say it or is wrong.
    #[serde(default)]
    pub rounds: Option<u16>,
    /// The tie-breaks, where a tournament file names none or others are wanted.
    #[serde(default)]
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// What the clocks of the place of a tournament file show, in minutes ahead of universal time.
    #[serde(default)]
    pub zone: Option<i16>,
    /// The year of the edition a tournament file is played under; the one in force without it.
    #[serde(default)]
    pub edition: Option<u16>,
    /// The regulations a tournament file is played under, for it names none.
    #[serde(default, deserialize_with = "text::outside")]
    #[cfg_attr(test, ts(optional, type = "Partial<Regulations> | null"))]
    pub regulations: Option<Regulations>,
}

/// An event that was set up.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EventMade {
    /// Its name on this server.
    pub event: String,
    /// Journals of games that an archive had and that were not taken over.
    pub games_left_out: u32,
    /// What tells its archive from every other: the same here and there, the same event with the same games.
    pub digest: String,
}

/// An event in a list.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EventListed {
    /// Its name on this server.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// Its first day.
    pub begins: Option<Date>,
    /// Its last day.
    pub ends: Option<Date>,
    /// Its sections.
    pub sections: Vec<SectionListed>,
    /// Whether it is closed; open by default.
    #[serde(skip_serializing_if = "is_usual")]
    #[cfg_attr(test, ts(optional, as = "Option<Stage>"), schemars(default))]
    pub stage: Stage,
    /// Whether it is in public lists; it is by default.
    #[serde(skip_serializing_if = "is_usual")]
    #[cfg_attr(test, ts(optional, as = "Option<Listing>"), schemars(default))]
    pub listing: Listing,
}

/// Defaults are not sent.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A section in a list.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SectionListed {
    /// Its number.
    pub section: u16,
    /// What people call it.
    pub name: String,
    /// Rounds planned.
    pub rounds: u16,
    /// The last round that is paired; 0 before the first.
    pub round: u16,
    /// How many players.
    pub players: u32,
}

/// An event as a viewer may see it.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EventShown {
    /// Its name on this server.
    pub id: String,
    /// The last entry of its journal.
    pub seq: u32,
    /// What it began with, its regulations as they now are.
    pub founding: Founding,
    /// Who leads it.
    pub officials: Vec<Appointed>,
    /// Its sections.
    pub sections: Vec<SectionShown>,
    /// Whether the server has a program that pairs rounds.
    pub pairing_program: bool,
    /// Where its games are taken as PGN, for its arbiters.
    pub push: Option<PushShown>,
    /// Every penalty, lifted ones too; for the arbiters of the event.
    pub penalties: Vec<PenaltyShown>,
    /// Every appeal; for the arbiters of the event.
    pub appeals: Vec<AppealShown>,
    /// Whether it is closed; open by default.
    #[serde(skip_serializing_if = "is_usual")]
    #[cfg_attr(test, ts(optional, as = "Option<Stage>"), schemars(default))]
    pub stage: Stage,
    /// Whether it is in public lists; it is by default.
    #[serde(skip_serializing_if = "is_usual")]
    #[cfg_attr(test, ts(optional, as = "Option<Listing>"), schemars(default))]
    pub listing: Listing,
}

/// A section.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SectionShown {
    /// Its number.
    pub section: u16,
    /// What it is played under.
    pub terms: Terms,
    /// Its players by their starting numbers.
    pub players: Vec<EntrantShown>,
    /// Its rounds.
    pub rounds: Vec<RoundShown>,
    /// What anybody may see of its running games.
    pub broadcast: Broadcast,
    /// Its prize categories.
    pub categories: Vec<Category>,
}

/// A player of a section.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EntrantShown {
    /// The number in the event.
    pub player: u16,
    /// The starting number.
    pub number: u16,
    /// Who it is; without the day of birth and needs where the viewer is not an arbiter.
    pub details: Player,
    /// `playing`, `withdrawn` or `expelled`.
    pub standing: &'static str,
    /// The first round not played, of one who has withdrawn.
    pub from: Option<u16>,
    /// The rounds the player asked not to be paired in.
    pub requested: Vec<RequestedShown>,
}

/// A bye that a player asked for.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RequestedShown {
    /// The round.
    pub round: u16,
    /// What for.
    pub kind: ByeKind,
}

/// A round.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoundShown {
    /// Its number.
    pub round: u16,
    /// Its sessions, the round itself first.
    pub sessions: Vec<Session>,
    /// Until when players may come without losing (6.7.1), in milliseconds since the beginning of 1970.
    pub default_time: Option<u64>,
    /// Its games.
    pub pairings: Vec<PairingShown>,
    /// Who has none.
    pub byes: Vec<Bye>,
}

/// A game of a round.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PairingShown {
    /// Section, round and board: `1/3.7`.
    pub game: String,
    /// The board.
    pub board: u16,
    /// White's number in the event.
    pub white: u16,
    /// Black's number in the event.
    pub black: u16,
    /// `1-0`, `½-½`, `+/-`, `adjourned`, `*`.
    pub result: String,
    /// What it was before it was changed, the first first.
    pub changed: Vec<String>,
    /// Its table, if one is set up.
    pub live: Option<LiveShown>,
}

/// The table of a game.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LiveShown {
    /// The name of the game on this server.
    pub id: String,
    /// What its devices are there for.
    pub kind: TableKind,
    /// How far it has got.
    pub phase: Phase,
}

/// How much a viewer may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sees {
    /// What everybody may.
    Public,
    /// Everything, as arbiters do.
    Everything,
}

impl EventListed {
    /// An event in a list.
    pub fn new(id: &str, event: &Event) -> EventListed {
        let founding = event.founding().clone();
        let section = |section: &Section| SectionListed {
            section: section.id.0,
            name: section.terms.name.clone(),
            rounds: section.terms.rounds,
            round: last_paired(section),
            players: u32::try_from(event.entrants_of(section.id).len()).unwrap_or(u32::MAX),
        };
        EventListed {
            id: id.to_owned(),
            name: founding.name,
            place: founding.place,
            begins: founding.begins,
            ends: founding.ends,
            sections: event.sections().iter().map(section).collect(),
            stage: event.stage(),
            listing: event.listing(),
        }
    }
}

fn last_paired(section: &Section) -> u16 {
    section
        .rounds
        .iter()
        .filter(|round| !round.pairings.is_empty())
        .map(|round| round.number.0)
        .max()
        .unwrap_or(0)
}

impl EventShown {
    /// The event as it stands; `live` finds the table of a game.
    pub fn new(
        id: &str,
        event: &Event,
        sees: Sees,
        live: impl Fn(GameId) -> Option<LiveShown>,
    ) -> EventShown {
        let (penalties, appeals) = match sees {
            Sees::Everything => (event.penalties(), event.appeals()),
            Sees::Public => (&[][..], &[][..]),
        };
        EventShown {
            id: id.to_owned(),
            seq: event.entries(),
            founding: event.founding().clone(),
            officials: event.officials().to_vec(),
            sections: event.sections().iter().map(|one| SectionShown::new(event, one, sees, &live)).collect(),
            pairing_program: false,
            push: None,
            penalties: penalties.iter().map(|one| PenaltyShown::new(event, one)).collect(),
            appeals: appeals.iter().map(AppealShown::new).collect(),
            stage: event.stage(),
            listing: event.listing(),
        }
    }
}

impl SectionShown {
    fn new(
        event: &Event,
        section: &Section,
        sees: Sees,
        live: &impl Fn(GameId) -> Option<LiveShown>,
    ) -> SectionShown {
        SectionShown {
            section: section.id.0,
            terms: section.terms.clone(),
            players: event
                .entrants_of(section.id)
                .into_iter()
                .map(|one| EntrantShown::new(one, sees))
                .collect(),
            rounds: section
                .rounds
                .iter()
                .map(|round| RoundShown::new(event, section.id, round, live))
                .collect(),
            broadcast: event.broadcast(section.id),
            categories: section.categories.clone(),
        }
    }
}

impl EntrantShown {
    fn new(entrant: &Entrant, sees: Sees) -> EntrantShown {
        let mut details = entrant.player.clone();
        if sees == Sees::Public {
            details.born = None;
            details.needs.disabilities.clear();
            details.needs.measures.clear();
        }
        let (standing, from) = match entrant.standing {
            Participation::Playing => ("playing", None),
            Participation::Withdrawn(from) => ("withdrawn", Some(from.0)),
            Participation::Expelled => ("expelled", None),
        };
        let requested = entrant.requested.iter();
        EntrantShown {
            player: entrant.id.0,
            number: entrant.number,
            details,
            standing,
            from,
            requested: requested
                .map(|(round, kind)| RequestedShown { round: round.0, kind: *kind })
                .collect(),
        }
    }
}

impl RoundShown {
    fn new(
        event: &Event,
        section: SectionId,
        round: &Round,
        live: &impl Fn(GameId) -> Option<LiveShown>,
    ) -> RoundShown {
        let named = |pairing: &Pairing| GameId { section, round: round.number, board: pairing.board };
        let first = round.pairings.first().and_then(|pairing| event.may_come_until(named(pairing)));
        RoundShown {
            round: round.number.0,
            sessions: round.sessions.clone(),
            default_time: first.map(|stamp| stamp.0),
            pairings: round
                .pairings
                .iter()
                .map(|pairing| PairingShown {
                    game: named(pairing).to_string(),
                    board: pairing.board.0,
                    white: pairing.players.white.0,
                    black: pairing.players.black.0,
                    result: pairing.outcome().to_string(),
                    changed: before(pairing),
                    live: live(named(pairing)),
                })
                .collect(),
            byes: round.byes.clone(),
        }
    }
}

/// The results a game has had before the one in force.
fn before(pairing: &Pairing) -> Vec<String> {
    let kept = pairing.results.all();
    let earlier = kept.get(..kept.len().saturating_sub(1)).unwrap_or_default();
    earlier.iter().map(|one| one.outcome.to_string()).collect()
}

/// An act of an event, sent.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct EventActSent {
    /// The client's own key; the same key is the same act.
    pub key: LongText,
    /// The last entry the client knows; where there is a later one, nothing is done.
    #[serde(default)]
    pub expect: Option<u32>,
    /// What happened.
    #[serde(deserialize_with = "text::outside")]
    pub act: EventAct,
}

impl Texts for Regulations {}

impl Texts for Founding {
    fn texts(&self) -> Vec<ActText<'_>> {
        self.names()
    }
}

impl Texts for EventAct {
    fn texts(&self) -> Vec<ActText<'_>> {
        self.names()
    }
}

/// An act of an event, in the journal.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EventActTaken {
    /// Its place.
    pub seq: u32,
    /// What the Laws say about it.
    pub rulings: Vec<RulingShown<String>>,
}

/// Tables are wanted for a round.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TablesWanted {
    /// What the devices are there for.
    pub kind: TableKind,
    /// The games go on by themselves after the server was down for at most this many seconds; 3 at most, and only the
    /// chief arbiter signs it.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub resume_within: u8,
    /// Only for these boards.
    #[serde(default)]
    pub boards: Option<Vec<u16>>,
}

/// Which clocks are to start.
#[derive(Deserialize, Clone, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct StartWanted {
    /// Only those of these boards.
    #[serde(default)]
    pub boards: Option<Vec<u16>>,
}

/// The boards whose clocks have started.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Started {
    /// At one moment.
    pub started: Vec<u16>,
}

/// The tables of a round.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TablesMade {
    /// Board by board.
    pub boards: Vec<BoardMade>,
}

/// The table of a board.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardMade {
    /// The board.
    pub board: u16,
    /// The name of its game on this server.
    pub game: String,
    /// What its devices are there for.
    pub kind: TableKind,
}

/// The codes of a table's seats: each works once.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatCodes {
    /// The name of the game.
    pub game: String,
    /// Seat by seat.
    pub codes: Vec<SeatCode>,
}

/// The code of a seat.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatCode {
    /// `table`, `white`, `black`, `white-assistant`, `black-assistant`.
    pub seat: String,
    /// The code.
    pub code: String,
    /// Where its picture for cameras is.
    pub picture: String,
}
