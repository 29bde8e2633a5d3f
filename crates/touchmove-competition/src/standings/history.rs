//! What happened to each player in each round, as tie-breaks read it (C.07, articles 15 and 16).

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_conduct::Award;
use touchmove_law::Points;

use crate::event::Event;
use crate::ids::{PlayerId, RoundNumber, SectionId};
use crate::points::HalfPoints;
use crate::result::{Length, Outcome};
use crate::round::{ByeKind, Round};
use crate::scoring::worth;
use crate::section::{Section, System};

/// What a round was to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Happened {
    /// A game was published.
    Game {
        /// Against whom.
        opponent: PlayerId,
        /// With which colour.
        color: Color,
        /// How it stands.
        outcome: Outcome,
    },
    /// No game, and points as the bye gives them.
    Bye(ByeKind),
    /// Not there.
    Nothing,
}

/// Whether a round was played, and if not, whose choice that was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Played {
    /// Over the board.
    Yes,
    /// Not played, and the player had asked for it or was not there.
    Requested,
    /// A game that the player forfeited.
    ForfeitLoss,
    /// Not played, and not by the player's choice.
    No,
}

impl Happened {
    pub(super) fn played(self) -> Played {
        match self {
            Happened::Game { outcome: Outcome::Scored { length, score, .. }, color, .. } => {
                match (length, score.of(color)) {
                    (Length::Played | Length::UnderOneMove, _) => Played::Yes,
                    (Length::Forfeited, Award::ForfeitWin | Award::Win | Award::Draw) => Played::No,
                    (Length::Forfeited, Award::ForfeitLoss | Award::Loss) => Played::ForfeitLoss,
                }
            }
            // The game will be played, or nobody is to blame.
            Happened::Game { outcome: Outcome::Open | Outcome::Adjourned, .. } => Played::Yes,
            Happened::Game { outcome: Outcome::Unplayed, .. } => Played::No,
            Happened::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) => Played::No,
            Happened::Bye(ByeKind::HalfPoint | ByeKind::ZeroPoint) | Happened::Nothing => Played::Requested,
        }
    }
}

impl Played {
    /// Whether the player chose not to play.
    pub(super) fn is_voluntary(self) -> bool {
        match self {
            Played::Requested | Played::ForfeitLoss => true,
            Played::Yes | Played::No => false,
        }
    }
}

/// The rounds of one player, the first one first.
pub(super) struct History {
    pub(super) player: PlayerId,
    pub(super) rounds: Vec<Turn>,
}

/// One round of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    pub(super) round: RoundNumber,
    pub(super) happened: Happened,
    pub(super) scored: HalfPoints,
}

impl History {
    /// The points on the table.
    pub(super) fn points(&self) -> HalfPoints {
        HalfPoints::sum(self.rounds.iter().map(|turn| turn.scored))
    }
}

/// The rounds of every player of a section.
pub(super) struct Field {
    pub(super) after: RoundNumber,
    pub(super) system: System,
    pub(super) points: Points,
    pub(super) all: Vec<History>,
}

impl Field {
    /// The field after a round; after the last one that was published if none is named.
    pub(super) fn of(event: &Event, id: SectionId, after: Option<RoundNumber>) -> Option<Field> {
        let section = event.section(id)?;
        let published = section.rounds.iter().filter(|round| !round.pairings.is_empty());
        let last = published.map(|round| round.number).max().unwrap_or(RoundNumber(0));
        let after = after.unwrap_or(last).min(last);
        let regulations = section.terms.regulations.as_ref().unwrap_or(&event.founding().regulations);
        let points = regulations.points;
        let history = |player: PlayerId| History {
            player,
            rounds: (1..=after.0).map(|round| turn(section, points, player, RoundNumber(round))).collect(),
        };
        let all = event.entrants_of(id).into_iter().map(|entrant| history(entrant.id)).collect();
        Some(Field { after, system: section.terms.system, points, all })
    }

    pub(super) fn of_player(&self, player: PlayerId) -> Option<&History> {
        self.all.iter().find(|history| history.player == player)
    }

    /// Whether unplayed games are read as if they had been played, because it is a round robin anyway.
    pub(super) fn is_all_play_all(&self) -> bool {
        match self.system {
            System::RoundRobin | System::DoubleRoundRobin => true,
            System::Swiss | System::Other => false,
        }
    }

    /// What an opponent's points count for others: a round that was asked off, with nothing but absence after it,
    /// counts as a draw, so that nobody loses by having met somebody who then left.
    pub(super) fn adjusted(&self, history: &History) -> HalfPoints {
        if self.is_all_play_all() {
            return history.points();
        }
        let mut sum = HalfPoints::ZERO;
        let mut only_absence_follows = true;
        for turn in history.rounds.iter().rev() {
            let played = turn.happened.played();
            let as_draw = played == Played::Requested && only_absence_follows;
            sum = sum.plus(if as_draw { worth(self.points, Award::Draw) } else { turn.scored });
            only_absence_follows &= played.is_voluntary();
        }
        sum
    }
}

fn turn(section: &Section, points: Points, player: PlayerId, number: RoundNumber) -> Turn {
    let happened = section.round(number).map_or(Happened::Nothing, |round| happened(round, player));
    let scored = match happened {
        Happened::Game { outcome, color, .. } => {
            outcome.award(color).map_or(HalfPoints::ZERO, |award| worth(points, award))
        }
        Happened::Bye(ByeKind::PairingAllocated) => worth(points, section.terms.bye),
        Happened::Bye(ByeKind::HalfPoint) => worth(points, Award::Draw),
        Happened::Bye(ByeKind::FullPoint) => worth(points, Award::Win),
        Happened::Bye(ByeKind::ZeroPoint) | Happened::Nothing => HalfPoints::ZERO,
    };
    Turn { round: number, happened, scored }
}

fn happened(round: &Round, player: PlayerId) -> Happened {
    if let Some(pairing) = round.game_of(player)
        && let (Some(opponent), Some(color)) = (pairing.opponent_of(player), pairing.color_of(player))
    {
        return Happened::Game { opponent, color, outcome: pairing.outcome() };
    }
    round.bye_of(player).map_or(Happened::Nothing, Happened::Bye)
}
