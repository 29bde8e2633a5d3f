//! Acts of an event: the closed list of what can happen to it. An act is a fact; what follows is a ruling.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_conduct::act::{Penalty, Refusing};
use touchmove_law::{Incident, Regulations};

use crate::appeal::{Against, Verdict};
use crate::ids::{AppealId, BoardNumber, GameId, OfficialId, PenaltyId, PlayerId, RoundNumber, SectionId};
use crate::official::{By, Official};
use crate::player::Player;
use crate::result::Outcome;
use crate::round::{Bye, ByeKind, Resumption, Session};
use crate::section::Terms;
use crate::stamp::Stamp;

/// What is stored of an event, for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// The pairings of a round are published; before its first game begins they may be published anew.
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
    /// The journal of a game has come to this.
    Report {
        /// Which.
        game: GameId,
        /// What it has come to.
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
    /// A player meddles in a game that is not, or no longer, the player's own (11.4, 12.7; 2001 12.3, 13.7).
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
        incident: Incident,
        /// By whom, if by a player.
        player: Option<PlayerId>,
        /// In which game, if in one.
        game: Option<GameId>,
        /// In words.
        remark: String,
    },
}

/// A game of the published pairings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Paired {
    /// The board.
    pub board: BoardNumber,
    /// White.
    pub white: PlayerId,
    /// Black.
    pub black: PlayerId,
}

/// One player or both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// One.
    One(Color),
    /// Both.
    Both,
}

/// What the journal of a game has come to, as the event needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReport {
    /// How many entries of the journal were read.
    pub entries: u32,
    /// The result in force, or that there is none.
    pub outcome: Outcome,
    /// The number of the article the result rests on; empty where there is no result.
    pub article: String,
    /// Why the arbiter changed it, if he did.
    pub reason: String,
    /// How many illegal moves of each were counted.
    pub illegal_moves: Sides<u8>,
    /// Every penalty imposed in the game, in order.
    pub penalties: Vec<GamePenalty>,
    /// Every appeal lodged in the game: who, and against which entry.
    pub appeals: Vec<(Color, u32)>,
}

/// A penalty imposed in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamePenalty {
    /// On whom.
    pub player: Color,
    /// What.
    pub penalty: Penalty,
    /// The number of the article.
    pub article: String,
    /// Why, in the arbiter's words where there are any.
    pub reason: String,
}
