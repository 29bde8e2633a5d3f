//! Acts of an event: the closed list of what can happen to it. An act is a fact; what follows is a ruling.

mod parts;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

pub use parts::{GamePenalty, GameReport, Paired, Who};

use touchmove_chess::Color;
use touchmove_conduct::act::{ActText, Penalty, Refusing, TextKind};
use touchmove_law::{Incident, Regulations};

use crate::appeal::{Against, Verdict};
use crate::broadcast::Broadcast;
use crate::category::Category;
use crate::event::Event;
use crate::ids::{AppealId, GameId, OfficialId, PenaltyId, PlayerId, RoundNumber, SectionId};
use crate::official::{By, Official};
use crate::player::Player;
use crate::result::Outcome;
use crate::round::{Bye, ByeKind, Resumption, Session};
use crate::section::Terms;
use crate::stamp::{Stamp, Zone};

/// What is stored of an event, permanently.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct EventEntry {
    /// Its place in the journal of the event, from 1.
    pub seq: u32,
    /// When it happened.
    pub at: Stamp,
    /// Who did it.
    pub by: By,
    /// What happened.
    pub act: EventAct,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum EventAct {
    /// A section is opened.
    OpenSection {
        /// Its number.
        section: SectionId,
        /// What it is played under.
        terms: Terms,
    },
    /// A player is registered.
    Register {
        /// The number within the event.
        player: PlayerId,
        /// The section.
        section: SectionId,
        /// The starting number within the section.
        number: u16,
        /// Who it is.
        details: Player,
    },
    /// What is known about a player is corrected.
    Amend {
        /// Who.
        player: PlayerId,
        /// What is right.
        details: Player,
    },
    /// A player withdraws.
    Withdraw {
        /// Who.
        player: PlayerId,
        /// The first round not played.
        from: RoundNumber,
        /// Why.
        reason: String,
    },
    /// A player who has withdrawn comes back.
    Return {
        /// Who.
        player: PlayerId,
    },
    /// A player asks not to be paired in a round, or takes the request back.
    RequestBye {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
        /// What the player gets for it; nothing where the player wants to play after all.
        kind: Option<ByeKind>,
    },
    /// What a section is played under is corrected: the time control only before a game has begun.
    AmendSection {
        /// Which.
        section: SectionId,
        /// What is right.
        terms: Terms,
    },
    /// The event gets another name.
    Rename {
        /// Its name.
        name: String,
    },
    /// An official is appointed, or given another post (12.4).
    Appoint {
        /// The number within the event.
        official: OfficialId,
        /// Who it is, and what for.
        details: Official,
    },
    /// An official leaves.
    Dismiss {
        /// Who.
        official: OfficialId,
    },
    /// The regulations are set, of the event or of a section; not once a game has begun.
    Regulate {
        /// The section, or the whole event.
        section: Option<SectionId>,
        /// What is regulated.
        #[cfg_attr(feature = "types", ts(type = "Partial<Regulations>"))]
        regulations: Regulations,
    },
    /// The sessions of a round are announced (6.6, I.14; 2001 A.13).
    Schedule {
        /// The section.
        section: SectionId,
        /// The round.
        round: RoundNumber,
        /// Its sessions, the round itself first.
        sessions: Vec<Session>,
    },
    /// The pairings of a round are published; before its first game begins they may be published again.
    Pair {
        /// The section.
        section: SectionId,
        /// The round.
        round: RoundNumber,
        /// Its games.
        games: Vec<Paired>,
        /// Who has none.
        byes: Vec<Bye>,
    },
    /// The pairings of a round are set by the arbiter's decision, for a reason: doubts are overruled, or a round is
    /// corrected that has begun. Games that have begun and stay as they are keep all they have.
    CorrectPairings {
        /// The section.
        section: SectionId,
        /// The round.
        round: RoundNumber,
        /// Its games.
        games: Vec<Paired>,
        /// Who has none.
        byes: Vec<Bye>,
        /// Why.
        reason: String,
    },
    /// The outcome of the journal of a game so far.
    Report {
        /// Which.
        game: GameId,
        /// The outcome so far.
        report: GameReport,
    },
    /// A result is handed in by the players, signed (8.7).
    HandIn {
        /// Of which game.
        game: GameId,
        /// The result.
        outcome: Outcome,
    },
    /// The arbiter finds players absent after the default time (6.7.1; 2001 6.7).
    Absent {
        /// In which game.
        game: GameId,
        /// Who.
        who: Who,
    },
    /// The arbiter changes a result; the old one is kept (8.7, Preface).
    ChangeResult {
        /// Of which game.
        game: GameId,
        /// To what.
        to: Outcome,
        /// Why.
        reason: String,
    },
    /// A game is adjourned (I.1.1; 2001 A.1(a)).
    Adjourn {
        /// Which.
        game: GameId,
    },
    /// The resumption of an adjourned game is fixed (I.2.7, I.14; 2001 A.2(g)).
    FixResumption {
        /// Of which game.
        game: GameId,
        /// When and where.
        resumption: Resumption,
    },
    /// The arbiter penalises a player (12.9; 2001 13.4).
    Penalise {
        /// Whom.
        player: PlayerId,
        /// In which game, if in one.
        game: Option<GameId>,
        /// With what.
        #[cfg_attr(feature = "wire", serde(with = "crate::wire::penalties"))]
        #[cfg_attr(
            feature = "types",
            schemars(with = "Vec<crate::wire::schemas::EventPenalty>"),
            ts(type = "EventPenalty[]")
        )]
        penalties: Vec<Penalty>,
        /// Why.
        reason: String,
    },
    /// A penalty is lifted; it stays in the record.
    Lift {
        /// Which.
        penalty: PenaltyId,
        /// Why.
        reason: String,
    },
    /// Players persistently refuse to comply with the Laws (11.7, 11.8; 2001 12.7, 12.8).
    RefusesToComply {
        /// In which game.
        game: GameId,
        /// Who.
        #[cfg_attr(feature = "wire", serde(with = "crate::wire::refusing"))]
        #[cfg_attr(
            feature = "types",
            schemars(with = "crate::wire::schemas::EventRefusing"),
            ts(type = "EventRefusing")
        )]
        who: Refusing,
        /// Why the arbiter finds so.
        reason: String,
    },
    /// A player appeals (11.10).
    Appeal {
        /// Who.
        player: PlayerId,
        /// Against what.
        against: Against,
        /// On which grounds.
        grounds: String,
    },
    /// An appeal is decided.
    DecideAppeal {
        /// Which.
        appeal: AppealId,
        /// How.
        verdict: Verdict,
        /// Why.
        reason: String,
    },
    /// The arbiter grants a special measure to a player who needs it (12.2.6).
    Accommodate {
        /// To whom.
        player: PlayerId,
        /// What.
        measure: String,
    },
    /// A player interferes in a game that is not, or no longer, the player's own (11.4, 12.7; 2001 12.3, 13.7).
    Meddle {
        /// Who.
        player: PlayerId,
        /// In which game.
        game: GameId,
        /// How.
        how: String,
    },
    /// The organiser takes a scoresheet into keeping (8.3).
    KeepSheet {
        /// Of which game.
        game: GameId,
        /// Whose.
        of: Color,
    },
    /// The arbiter logs something only people can see.
    Log {
        /// What.
        #[cfg_attr(feature = "types", schemars(with = "String"), ts(as = "String"))]
        incident: Incident,
        /// By whom, if by a player.
        player: Option<PlayerId>,
        /// In which game, if in one.
        game: Option<GameId>,
        /// In words.
        remark: String,
    },
    /// Sets what anybody may see of running games (6.12.1; 2001 6.15).
    Broadcast {
        /// From now on.
        running: Broadcast,
    },
    /// The prize categories of a section are set.
    SetCategories {
        /// Which section.
        section: SectionId,
        /// All of them, in the order in which they are shown.
        categories: Vec<Category>,
    },
    /// The event is over: nothing of it changes any more.
    Close,
    /// A closed event goes on.
    Reopen {
        /// Why.
        reason: String,
    },
    /// The event is in no public list; anyone with its address still finds it.
    Hide,
    /// The event is in the public lists again.
    Unhide,
    /// What the clocks of the place show is corrected: every hour that is printed or shown follows it.
    SetZone {
        /// Against universal time.
        zone: Zone,
    },
}

/// Whom an act concerns: an arbiter of a section acts in that section only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Concern {
    /// One section.
    Section(SectionId),
    /// The whole event: a matter for the chief arbiter.
    Event,
    /// Nobody: the games report it themselves.
    Games,
}

impl EventAct {
    /// Whom it concerns.
    pub fn concern(&self, event: &Event) -> Concern {
        let of_player = |player: PlayerId| {
            event.entrant(player).map_or(Concern::Event, |entrant| Concern::Section(entrant.section))
        };
        let of_game = |game: GameId| Concern::Section(game.section);
        match self {
            EventAct::OpenSection { .. }
            | EventAct::Rename { .. }
            | EventAct::SetZone { .. }
            | EventAct::Appoint { .. }
            | EventAct::Broadcast { .. }
            | EventAct::Close
            | EventAct::Reopen { .. }
            | EventAct::Hide
            | EventAct::Unhide
            | EventAct::Dismiss { .. } => Concern::Event,
            EventAct::Regulate { section, .. } => section.map_or(Concern::Event, Concern::Section),
            EventAct::Register { section, .. }
            | EventAct::AmendSection { section, .. }
            | EventAct::Schedule { section, .. }
            | EventAct::CorrectPairings { section, .. }
            | EventAct::SetCategories { section, .. }
            | EventAct::Pair { section, .. } => Concern::Section(*section),
            EventAct::Amend { player, .. }
            | EventAct::Withdraw { player, .. }
            | EventAct::Return { player }
            | EventAct::RequestBye { player, .. }
            | EventAct::Accommodate { player, .. }
            | EventAct::Penalise { player, .. } => of_player(*player),
            EventAct::Report { .. } => Concern::Games,
            EventAct::HandIn { game, .. }
            | EventAct::Absent { game, .. }
            | EventAct::ChangeResult { game, .. }
            | EventAct::Adjourn { game }
            | EventAct::FixResumption { game, .. }
            | EventAct::RefusesToComply { game, .. }
            | EventAct::Meddle { game, .. }
            | EventAct::KeepSheet { game, .. } => of_game(*game),
            EventAct::Lift { penalty, .. } => {
                event.penalty(*penalty).map_or(Concern::Event, |imposed| of_player(imposed.player))
            }
            EventAct::Appeal { player, against, .. } => match against {
                Against::Game { game, .. } => of_game(*game),
                Against::Event { .. } => of_player(*player),
            },
            // The committee's verdict comes through the chief arbiter.
            EventAct::DecideAppeal { .. } => Concern::Event,
            EventAct::Log { player, game, .. } => match (game, player) {
                (Some(game), _) => of_game(*game),
                (None, Some(player)) => of_player(*player),
                (None, None) => Concern::Event,
            },
        }
    }

    /// The names it has, each with its field; every other text of it is a remark.
    pub fn names(&self) -> Vec<ActText<'_>> {
        let (name, others) =
            if let EventAct::Register { details, .. } | EventAct::Amend { details, .. } = self {
                (&details.name, [("club", &details.club), ("federation", &details.federation)])
            } else if let EventAct::Appoint { details, .. } = self {
                (&details.name, [("title", &details.title), ("federation", &details.federation)])
            } else if let EventAct::OpenSection { terms: Terms { name, .. }, .. }
            | EventAct::AmendSection { terms: Terms { name, .. }, .. }
            | EventAct::Rename { name, .. } = self
            {
                (name, [("name", &None); 2])
            } else {
                return Vec::new();
            };
        let others = others.into_iter().filter_map(|(field, name)| Some((field, name.as_deref()?)));
        let named = others.chain([("name", name.as_str())]);
        named.map(|(field, name)| (field, TextKind::Name, name)).collect()
    }

    /// The game it is about, if it is about one.
    pub fn game(&self) -> Option<GameId> {
        match self {
            EventAct::Report { game, .. }
            | EventAct::HandIn { game, .. }
            | EventAct::Absent { game, .. }
            | EventAct::ChangeResult { game, .. }
            | EventAct::Adjourn { game }
            | EventAct::FixResumption { game, .. }
            | EventAct::RefusesToComply { game, .. }
            | EventAct::Meddle { game, .. }
            | EventAct::KeepSheet { game, .. } => Some(*game),
            EventAct::Penalise { game, .. } | EventAct::Log { game, .. } => *game,
            EventAct::Appeal { against: Against::Game { game, .. }, .. }
            | EventAct::DecideAppeal { verdict: Verdict::UpheldWith { game, .. }, .. } => Some(*game),
            EventAct::Appeal { .. }
            | EventAct::DecideAppeal { .. }
            | EventAct::OpenSection { .. }
            | EventAct::Register { .. }
            | EventAct::Amend { .. }
            | EventAct::Withdraw { .. }
            | EventAct::Return { .. }
            | EventAct::RequestBye { .. }
            | EventAct::AmendSection { .. }
            | EventAct::Rename { .. }
            | EventAct::SetZone { .. }
            | EventAct::CorrectPairings { .. }
            | EventAct::Appoint { .. }
            | EventAct::Dismiss { .. }
            | EventAct::Regulate { .. }
            | EventAct::Schedule { .. }
            | EventAct::Pair { .. }
            | EventAct::Lift { .. }
            | EventAct::Broadcast { .. }
            | EventAct::SetCategories { .. }
            | EventAct::Close
            | EventAct::Reopen { .. }
            | EventAct::Hide
            | EventAct::Unhide
            | EventAct::Accommodate { .. } => None,
        }
    }
}

/// What samples of acts are filled with.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what the act that carries it says")]
pub struct EventFilling {
    pub section: SectionId,
    pub round: RoundNumber,
    pub player: PlayerId,
    pub official: OfficialId,
    pub game: GameId,
    pub number: u16,
    pub text: String,
    pub terms: Terms,
    pub details: Player,
    pub appointed: Official,
    pub regulations: Regulations,
    pub sessions: Vec<Session>,
    pub games: Vec<Paired>,
    pub byes: Vec<Bye>,
    pub kind: Option<ByeKind>,
    pub report: GameReport,
    pub outcome: Outcome,
    pub absent: Who,
    pub resumption: Resumption,
    pub penalties: Vec<Penalty>,
    pub refusing: Refusing,
    pub against: Against,
    pub verdict: Verdict,
    pub of: Color,
    pub incident: Incident,
    pub running: Broadcast,
    pub categories: Vec<Category>,
}

impl EventAct {
    /// Each of them once, in an order that does not change: for simulators and tests.
    pub fn samples(with: &EventFilling) -> Vec<EventAct> {
        let EventFilling { section, round, player, official, game, number, .. } = *with;
        let with = with.clone();
        let text = || with.text.clone();
        let (terms, details, appointed) = (|| with.terms.clone(), || with.details.clone(), with.appointed);
        let (games, byes) = (|| with.games.clone(), || with.byes.clone());
        vec![
            EventAct::OpenSection { section, terms: terms() },
            EventAct::Register { player, section, number, details: details() },
            EventAct::Amend { player, details: details() },
            EventAct::Withdraw { player, from: round, reason: text() },
            EventAct::Return { player },
            EventAct::RequestBye { player, round, kind: with.kind },
            EventAct::AmendSection { section, terms: terms() },
            EventAct::Rename { name: text() },
            EventAct::Appoint { official, details: appointed },
            EventAct::Dismiss { official },
            EventAct::Regulate { section: None, regulations: with.regulations.clone() },
            EventAct::Regulate { section: Some(section), regulations: with.regulations },
            EventAct::Schedule { section, round, sessions: with.sessions },
            EventAct::Pair { section, round, games: games(), byes: byes() },
            EventAct::CorrectPairings { section, round, games: games(), byes: byes(), reason: text() },
            EventAct::Report { game, report: with.report },
            EventAct::HandIn { game, outcome: with.outcome },
            EventAct::Absent { game, who: with.absent },
            EventAct::ChangeResult { game, to: with.outcome, reason: text() },
            EventAct::Adjourn { game },
            EventAct::FixResumption { game, resumption: with.resumption },
            EventAct::Penalise {
                player,
                game: Some(game),
                penalties: with.penalties.clone(),
                reason: text(),
            },
            EventAct::Penalise { player, game: None, penalties: with.penalties, reason: text() },
            EventAct::Lift { penalty: PenaltyId(u32::from(number)), reason: text() },
            EventAct::RefusesToComply { game, who: with.refusing, reason: text() },
            EventAct::Appeal { player, against: with.against, grounds: text() },
            EventAct::DecideAppeal {
                appeal: AppealId(u32::from(number)),
                verdict: with.verdict,
                reason: text(),
            },
            EventAct::Accommodate { player, measure: text() },
            EventAct::Meddle { player, game, how: text() },
            EventAct::KeepSheet { game, of: with.of },
            EventAct::Log { incident: with.incident, player: Some(player), game: Some(game), remark: text() },
            EventAct::Log { incident: with.incident, player: None, game: None, remark: text() },
            EventAct::Broadcast { running: with.running },
            EventAct::SetCategories { section, categories: with.categories },
            EventAct::Close,
            EventAct::Reopen { reason: text() },
            EventAct::Hide,
            EventAct::Unhide,
            EventAct::SetZone { zone: Zone(240) },
        ]
    }
}
