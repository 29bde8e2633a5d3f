//! Rounds: their sessions, pairings and byes (6.6, 6.7.1, I.14; 2001 6.5, 6.7, A.13).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Sides;

use crate::act::GameReport;
use crate::ids::{BoardNumber, PlayerId, RoundNumber};
use crate::result::{Outcome, Results};
use crate::stamp::Stamp;

/// A round of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its number.
    pub number: RoundNumber,
    /// When it is played: the first session is the round itself, others are for adjourned games.
    pub sessions: Vec<Session>,
    /// Its games, by board.
    pub pairings: Vec<Pairing>,
    /// Who has no game in it, and why.
    pub byes: Vec<Bye>,
}

/// A session of play by the arbiter's watch, announced in advance (I.14; 2001 A.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PlaySession"),
    ts(rename = "PlaySession")
)]
pub struct Session {
    /// Its announced beginning: White's clocks start then (6.6).
    pub start: Stamp,
    /// Its announced end, where games are adjourned.
    pub end: Option<Stamp>,
}

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The board.
    pub board: BoardNumber,
    /// Who plays White and who Black.
    pub players: Sides<PlayerId>,
    /// Every result it has had.
    pub results: Results,
    /// How many illegal moves of each were counted (7.5.5; 2001 7.4(b)).
    pub illegal_moves: Sides<u8>,
    /// Which scoresheets the organiser has (8.3).
    pub sheets: Sides<SheetKept>,
    /// When and where an adjourned game is resumed (I.2.7).
    pub resumption: Option<Resumption>,
    /// What the journal of the game had come to when it was last reported.
    pub reported: Option<GameReport>,
}

/// Whether the organiser has a scoresheet, which belongs to them (8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SheetKept {
    /// Not handed in.
    No,
    /// Handed in and kept.
    Yes,
}

/// When and where an adjourned game is resumed (I.2.7; 2001 A.2(g)).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Resumption {
    /// When.
    pub at: Stamp,
    /// Where.
    pub place: String,
}

/// A player without a game in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Bye {
    /// Who.
    pub player: PlayerId,
    /// Why.
    pub kind: ByeKind,
}

/// Why a player has no game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ByeKind {
    /// The pairing left the player over: points as the section's terms say.
    PairingAllocated,
    /// Asked for, with the points of a draw.
    HalfPoint,
    /// Asked for, or absent: no points.
    ZeroPoint,
    /// Given the points of a win without having been left over.
    FullPoint,
}

impl Pairing {
    /// A game that has not begun.
    pub fn new(board: BoardNumber, white: PlayerId, black: PlayerId) -> Pairing {
        Pairing {
            board,
            players: Sides::new(white, black),
            results: Results::default(),
            illegal_moves: Sides::new(0, 0),
            sheets: Sides::new(SheetKept::No, SheetKept::No),
            resumption: None,
            reported: None,
        }
    }

    /// Whether its game has begun, as far as the event knows.
    pub fn has_begun(&self) -> bool {
        !self.results.all().is_empty() || self.reported.is_some()
    }

    /// The result in force.
    pub fn outcome(&self) -> Outcome {
        self.results.current()
    }

    /// The colour a player has in it.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|color| *self.players.of(*color) == player)
    }

    /// The opponent of a player in it.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        self.color_of(player).map(|color| *self.players.of(!color))
    }
}

impl Round {
    /// A round without games.
    pub fn new(number: RoundNumber) -> Round {
        Round { number, sessions: Vec::new(), pairings: Vec::new(), byes: Vec::new() }
    }

    /// Whether one of its games has begun.
    pub fn has_begun(&self) -> bool {
        self.pairings.iter().any(Pairing::has_begun)
    }

    /// The game of a player.
    pub fn game_of(&self, player: PlayerId) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.color_of(player).is_some())
    }

    /// The bye of a player.
    pub fn bye_of(&self, player: PlayerId) -> Option<ByeKind> {
        self.byes.iter().find(|bye| bye.player == player).map(|bye| bye.kind)
    }

    /// The game on a board.
    pub fn on_board(&self, board: BoardNumber) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.board == board)
    }
}
