//! The arbiter's desk: how the event is running, board by board (12.2.5, 12.3; 2001 13.2, 13.3).

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::{Game, Phase};

use crate::event::Event;
use crate::ids::{GameId, PlayerId, RoundNumber, SectionId};
use crate::result::Outcome;

/// With less than this on a clock the arbiter is told to watch the game (12.3; 2001 13.3).
pub const TIME_TROUBLE: Millis = Millis::minutes(5);

/// How a round is running.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Desk {
    /// Its boards, in order.
    pub boards: Vec<Board>,
    /// How many games are not decided.
    pub undecided: u32,
    /// Appeals that wait for a decision.
    pub appeals: u32,
}

/// One board of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The game.
    pub game: GameId,
    /// Who plays.
    pub players: Sides<PlayerId>,
    /// The result in force.
    pub outcome: Outcome,
    /// Special measures that the players have been granted (12.2.6).
    pub measures: Sides<usize>,
    /// What is known of a game that is being played.
    pub live: Option<Live>,
}

/// A game that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Live {
    /// How far it has got.
    pub phase: Phase,
    /// What the clocks show.
    pub clocks: Sides<Millis>,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// Who is in time trouble.
    pub trouble: Sides<TimeTrouble>,
    /// Moves made by each.
    pub moves: Sides<u16>,
    /// Questions that wait for the arbiter.
    pub calls: usize,
    /// Flags that are down.
    pub flags: Sides<Flag>,
}

/// Whether a player has little time left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeTrouble {
    /// Less than five minutes.
    Yes,
    /// Enough.
    No,
}

/// Whether a flag is down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flag {
    /// It is.
    Down,
    /// It is not.
    Up,
}

impl Desk {
    /// The desk of a round; `live` finds the game being played on a board and the moment on its scale.
    pub fn of<'a>(
        event: &Event,
        section: SectionId,
        round: RoundNumber,
        live: impl Fn(GameId) -> Option<(&'a Game, Moment)>,
    ) -> Option<Desk> {
        let found = event.round(section, round)?;
        let boards: Vec<Board> = found
            .pairings
            .iter()
            .map(|pairing| {
                let game = GameId { section, round, board: pairing.board };
                let measures = |color: Color| {
                    let entrant = event.entrant(*pairing.players.of(color));
                    entrant.map_or(0, |entrant| entrant.player.needs.measures.len())
                };
                Board {
                    game,
                    players: pairing.players,
                    outcome: pairing.outcome(),
                    measures: Sides::each(measures),
                    live: live(game).map(|(game, at)| Live::of(game, at)),
                }
            })
            .collect();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let undecided = boards.iter().filter(|board| board.outcome.is_undecided()).count();
        let appeals = event.appeals().iter().filter(|appeal| appeal.decided.is_none()).count();
        Some(Desk { boards, undecided: count(undecided), appeals: count(appeals) })
    }
}

impl Live {
    /// A game at a moment.
    pub fn of(game: &Game, at: Moment) -> Live {
        let clock = game.clock();
        let is_on = matches!(game.phase(), Phase::Playing | Phase::Stopped);
        Live {
            phase: game.phase(),
            clocks: Sides::each(|side| clock.remaining(side, at)),
            running: clock.running(at),
            trouble: Sides::each(|side| {
                let little = is_on && clock.remaining(side, at) < TIME_TROUBLE;
                if little { TimeTrouble::Yes } else { TimeTrouble::No }
            }),
            moves: Sides::each(|side| game.moves_made(side)),
            calls: game.referrals().len(),
            flags: Sides::each(|side| if clock.flag(side, at).is_some() { Flag::Down } else { Flag::Up }),
        }
    }
}
