//! Rulings of an event: what the Laws say about an act, each under its article.

use alloc::string::String;
use core::fmt;

use touchmove_chess::Color;
use touchmove_conduct::Ruling;
use touchmove_conduct::act::Penalty;
use touchmove_law::{Incident, Refusal};

use crate::appeal::Verdict;
use crate::ids::{AppealId, GameId, OfficialId, PenaltyId, PlayerId, RoundNumber, SectionId};
use crate::result::Outcome;
use crate::scoring::WhyNot;

/// What the Laws say about an act of an event.
///
/// Mere administration, of which the Laws say no more than that the arbiter follows how the event is running, rests on that
/// article (12.2.5; 2001 13.2).
pub type EventRuling = Ruling<EventDecision, EventReason>;

/// What is decided.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(tag = "decision", rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub enum EventDecision {
    /// The act is in order, and nothing but what it says follows.
    InOrder,
    /// The act has no effect.
    NotAdmitted,
    /// A game has this result.
    Result {
        /// Which.
        game: GameId,
        /// Which result.
        outcome: Outcome,
    },
    /// A game has another result; the old one is kept.
    Rescored {
        /// Which.
        game: GameId,
        /// Before.
        from: Outcome,
        /// After.
        to: Outcome,
    },
    /// A game is adjourned.
    Adjourned {
        /// Which.
        game: GameId,
    },
    /// A penalty is imposed.
    Penalised {
        /// Who.
        player: PlayerId,
        /// Its number.
        number: PenaltyId,
        /// What.
        penalty: Penalty,
    },
    /// A player is excluded from a round.
    Excluded {
        /// Who.
        player: PlayerId,
        /// From which.
        round: RoundNumber,
    },
    /// A player is out of the event.
    Expelled {
        /// Who.
        player: PlayerId,
    },
    /// A penalty holds no longer.
    Lifted {
        /// Its number.
        number: PenaltyId,
    },
    /// The illegal moves of a player were counted in a game.
    IllegalMoves {
        /// In which.
        game: GameId,
        /// Whose.
        side: Color,
        /// How many.
        count: u8,
    },
    /// A player has appealed.
    Appealed {
        /// The number of the appeal.
        number: AppealId,
        /// Who.
        player: PlayerId,
    },
    /// An appeal is decided.
    AppealDecided {
        /// Its number.
        number: AppealId,
        /// How.
        verdict: Verdict,
    },
    /// A player has a special measure.
    Accommodated {
        /// Who.
        player: PlayerId,
    },
    /// A player is a spectator of a game.
    Spectator {
        /// Who.
        player: PlayerId,
        /// Of which.
        game: GameId,
    },
    /// One arbiter has more games in a round than supervised play allows.
    SupervisionLacking {
        /// In which section.
        section: SectionId,
        /// In which round.
        round: RoundNumber,
    },
    /// Something for the arbiter's log.
    Incident {
        /// What.
        #[cfg_attr(feature = "types", schemars(with = "String"))]
        incident: Incident,
        /// About whom, if about a player.
        player: Option<PlayerId>,
    },
}

/// Why.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(tag = "reason", rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub enum EventReason {
    /// The decision says it all.
    Plain,
    /// The arbiter's own words.
    Arbiter {
        /// What they say.
        text: String,
    },
    /// The journal of the game says it.
    ByTheGame,
    /// The players have stated it.
    Signed,
    /// Somebody did not come in time.
    Absent,
    /// The default time is not over.
    MayStillCome,
    /// Persistent refusal to comply with the Laws.
    RefusesToComply,
    /// The player is out of the event, and the game cannot be played.
    NotInTheEvent {
        /// Who.
        player: PlayerId,
    },
    /// The player is excluded from the round.
    ExcludedFromRound {
        /// Who.
        player: PlayerId,
    },
    /// The player has withdrawn.
    HasWithdrawn {
        /// Who.
        player: PlayerId,
    },
    /// The regulations contradict the Laws.
    Unlawful {
        /// Where and how.
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::refused"))]
        #[cfg_attr(feature = "types", schemars(with = "String"))]
        refusal: Refusal,
    },
    /// The scores contradict the Laws.
    BadScore {
        /// How.
        why: WhyNot,
    },
    /// A number is taken already.
    Taken,
    /// There is no such player.
    NoPlayer {
        /// With this number.
        number: PlayerId,
    },
    /// There is no such official.
    NoOfficial {
        /// With this number.
        number: OfficialId,
    },
    /// There is no such section.
    NoSection {
        /// With this number.
        number: SectionId,
    },
    /// There is no such game.
    NoGame {
        /// Which.
        number: GameId,
    },
    /// There is no such penalty, appeal or entry.
    NoSuchMatter,
    /// The player plays in another section, or not in this game.
    PlaysElsewhere {
        /// Who.
        player: PlayerId,
    },
    /// Somebody is paired twice, or with themselves.
    PairedTwice {
        /// Who.
        player: PlayerId,
    },
    /// A board is used twice.
    BoardTwice,
    /// It has begun, and cannot be changed any more.
    Begun,
    /// The game has a result already.
    HasResult,
    /// The game has no result yet.
    NoResult,
    /// The result is the one it has.
    SameResult,
    /// The event is closed: nothing of it changes before it is opened again.
    EventClosed,
    /// The event is as the act would make it.
    AlreadySo,
    /// A game is being played.
    GamesGoOn,
    /// No reason was given where one is needed.
    ReasonMissing,
    /// No name was given.
    NameMissing,
    /// The edition does not provide for it.
    NotForeseen,
    /// The regulations do not allow it.
    BarredByRegulations,
    /// It was not announced in advance.
    NotAnnounced,
    /// The amount is not one that the Laws allow.
    AmountOutOfRange,
    /// It is a matter of one game.
    NeedsGame,
    /// One arbiter would have more games than the rules of supervised play allow: how many.
    TooManyGames {
        /// How many.
        count: u32,
    },
    /// Other sections of the event at this tempo are played under the other set of rules.
    SupervisionDiffers,
    /// A session ends before it begins, or there is none.
    BadSession,
    /// It was decided already.
    AlreadyDecided,
    /// The game is not adjourned.
    NotAdjourned,
    /// The player's own game is over, or it is another's game.
    NotHisGame,
    /// The player plays that game.
    HisGame,
}

impl fmt::Display for EventReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EventReason::Plain => "",
            EventReason::Arbiter { text: words } => words,
            EventReason::ByTheGame => "as ruled in the game",
            EventReason::Signed => "stated by the players",
            EventReason::Absent => "not there within the default time",
            EventReason::MayStillCome => "the default time is not over",
            EventReason::RefusesToComply => "persistent refusal to comply with the Laws",
            EventReason::NotInTheEvent { player } => {
                return write!(f, "player {} is out of the event", player.0);
            }
            EventReason::ExcludedFromRound { player } => {
                return write!(f, "player {} is excluded from the round", player.0);
            }
            EventReason::HasWithdrawn { player } => return write!(f, "player {} has withdrawn", player.0),
            EventReason::Unlawful { refusal } => return write!(f, "{refusal}"),
            EventReason::BadScore { why } => return write!(f, "{why}"),
            EventReason::Taken => "the number is taken",
            EventReason::NoPlayer { number: player } => return write!(f, "there is no player {}", player.0),
            EventReason::NoOfficial { number: official } => {
                return write!(f, "there is no official {}", official.0);
            }
            EventReason::NoSection { number: section } => {
                return write!(f, "there is no section {}", section.0);
            }
            EventReason::NoGame { number: game } => return write!(f, "there is no game {game}"),
            EventReason::NoSuchMatter => "there is no such penalty, appeal or entry",
            EventReason::PlaysElsewhere { player } => {
                return write!(f, "player {} does not play there", player.0);
            }
            EventReason::PairedTwice { player } => return write!(f, "player {} is paired twice", player.0),
            EventReason::BoardTwice => "a board is used twice",
            EventReason::Begun => "play has begun",
            EventReason::HasResult => "the game has a result",
            EventReason::NoResult => "the game has no result",
            EventReason::SameResult => "the game already has this result",
            EventReason::EventClosed => "the event is closed",
            EventReason::AlreadySo => "it is so already",
            EventReason::GamesGoOn => "a game is being played",
            EventReason::ReasonMissing => "a reason must be given",
            EventReason::NameMissing => "a name must be given",
            EventReason::NotForeseen => "this edition does not provide for it",
            EventReason::BarredByRegulations => "the regulations do not allow it",
            EventReason::NotAnnounced => "it was not announced in advance",
            EventReason::AmountOutOfRange => "the Laws do not allow this amount",
            EventReason::NeedsGame => "it belongs to one game, which must be named",
            EventReason::TooManyGames { count: games } => {
                return write!(f, "one arbiter would have {games} games");
            }
            EventReason::SupervisionDiffers => {
                "one set of rules for rapid and blitz applies to the whole event"
            }
            EventReason::BadSession => "a session must end after it begins, and one is needed",
            EventReason::AlreadyDecided => "it has already been decided",
            EventReason::NotAdjourned => "the game is not adjourned",
            EventReason::NotHisGame => "a player who is not playing that game is a spectator",
            EventReason::HisGame => "it is the player's own game",
        })
    }
}
