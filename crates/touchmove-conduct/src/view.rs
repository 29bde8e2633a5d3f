//! What each person may be shown of a game: the software knows everything and tells players nothing that the Laws
//! forbid (6.12, 8.1, 12.6; 2001 6.15, 13.6).

use alloc::vec::Vec;

use touchmove_chess::{Board, Color, Square};
use touchmove_clock::{FirstFlag, Moment, RecordingDuty, Sides};
use touchmove_law::{ArbiterPresence, Laws};

use crate::act::ArbiterAct;
use crate::articles::no_arbiter::Confirming;
use crate::game::{Game, Part};
use crate::latent::{Irregularities, Latent};
use crate::obligation::{Obliged, Touched};
use crate::offers::{Offer, Offers, OpenClaim};
use crate::people::People;
use crate::ply::Made;
use crate::progress::Phase;
use crate::questions::Questions;
use crate::referral::Referral;
use crate::result::{Ending, Score};
use crate::ruling::{Audience, Ruling};
use crate::scoresheet::{Scoresheet, SheetReport};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// A player.
    Player(Color),
    /// The assistant of a player.
    Assistant(Color),
    /// An arbiter.
    Arbiter,
    /// Anybody else.
    Spectator,
}

/// What somebody is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// How far the game has got.
    pub phase: Phase,
    /// The pieces as they stand, one in somebody's hand apart.
    pub board: Board,
    /// The square from which a piece was lifted, if one is in the hand.
    pub lifted: Option<Square>,
    /// The clocks as they show.
    pub clocks: Sides<ClockFace>,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// Offers of a draw that are open.
    pub offers: Sides<Option<Offer>>,
    /// The result in force.
    pub result: Option<(Score, Ending)>,
    /// The moves made, where this person may see them.
    pub moves: Option<Vec<Made>>,
    /// What the player having the move has touched on this move; both players and the arbiter see a touch.
    pub touched: Vec<Touched>,
    /// A claim of a draw that waits for its decision.
    pub claim: Option<OpenClaim>,
    /// The questions that wait for an answer, for those who answer them: the arbiter, or both players where there is none.
    pub referrals: Vec<Referral>,
    /// What each player has confirmed and the other has not yet, where no arbiter supervises the game.
    pub confirmed: Sides<Option<ArbiterAct>>,
    /// What a friendly table points out before the clock is pressed.
    pub warning: Option<Warning>,
    /// Moves completed by each, as a clock may show them (6.12.1).
    pub completed: Sides<u32>,
    /// Whose flag fell first of those that are down; a clock shows it (6.12.1).
    pub first_flag: Option<Color>,
    /// What this player has written; nobody sees the opponent's scoresheet but the arbiter.
    pub sheet: Option<Scoresheet>,
    /// What each player has stated as the result (8.7).
    pub signed: Sides<Option<Score>>,
    /// What only the arbiter sees.
    pub desk: Option<Desk>,
}

/// What a friendly table points out to the players; the Laws have no such help.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "WarningName"),
    ts(rename = "WarningName")
)]
pub enum Warning {
    /// The piece was let go where no legal move brings it.
    NotAMove,
}

/// One clock as it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFace {
    /// Milliseconds left.
    pub remaining: u64,
    /// How much longer the main time does not run on this move.
    pub free: u64,
}

/// What the arbiter sees, and nobody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Desk {
    /// The player having the move.
    pub having_move: Color,
    /// How often the position has appeared.
    pub appearances: u8,
    /// Half-moves since the last pawn move or capture.
    pub without_progress: u32,
    /// Irregularities that nobody has raised.
    pub irregularities: Vec<Latent>,
    /// Flags that are down, seen or not.
    pub flags_down: Sides<Option<Moment>>,
    /// Whether each player must record.
    pub recording: Sides<RecordingDuty>,
    /// Moves completed by each.
    pub completed: Sides<u32>,
    /// Counted illegal moves of each.
    pub illegal_moves: Sides<u8>,
    /// What binds the player having the move.
    pub obliged: Obliged,
    /// Both scoresheets against the moves made (8.1.1, 8.2).
    pub sheets: Sides<SheetReport>,
}

impl Game {
    /// What `role` may be shown at `at`.
    pub fn view(&self, laws: &Laws, role: Role, at: Moment) -> View {
        View {
            moves: self.shows_moves(laws, role).then(|| self.plies().iter().map(|ply| ply.what()).collect()),
            sheet: self.sheet_shown(role).cloned(),
            ..self.glance(laws, role, at)
        }
    }

    /// The same without the moves and the player's own scoresheet, which grow with the game.
    pub fn glance(&self, laws: &Laws, role: Role, at: Moment) -> View {
        let over = self.phase() == Phase::Over;
        let readings = Sides::each(|side| ClockFace {
            remaining: self.clock().remaining(side, at).get(),
            free: self.clock().free(side, at).get(),
        });
        View {
            phase: self.phase(),
            board: *if over { self.turn().start() } else { self.turn().board() },
            lifted: self.turn().in_hand().filter(|held| held.from().is_some()).and_then(|held| held.at()),
            clocks: readings,
            running: self.clock().running(at),
            offers: Offers::read(self).open(),
            result: self.result(),
            moves: None,
            touched: match role {
                Role::Arbiter => self.turn().touches().into(),
                Role::Player(_) | Role::Assistant(_) => self.turn().shown_touches(),
                Role::Spectator => Vec::new(),
            },
            claim: Offers::read(self).claim().cloned(),
            referrals: if answers(laws, role) { Questions::read(self).open().into() } else { Vec::new() },
            confirmed: Sides::each(|side| Confirming::read(self).of(side).cloned()),
            warning: (laws.regulations().friendly.is_on() && self.shows_no_move())
                .then_some(Warning::NotAMove),
            completed: Sides::each(|side| self.clock().clock(side, at).completed()),
            first_flag: match self.clock().first_flag(at) {
                FirstFlag::Of(side) => Some(side),
                FirstFlag::Neither | FirstFlag::Together => None,
            },
            sheet: None,
            signed: Sides::each(|side| People::read(self).of(side).signed()),
            desk: sees_desk(role).then(|| self.desk(laws, at)),
        }
    }

    /// The scoresheet that a player, or the player's assistant, sees.
    pub fn sheet_shown(&self, role: Role) -> Option<&Scoresheet> {
        match role {
            Role::Player(color) | Role::Assistant(color) => Some(self.sheet(color)),
            Role::Arbiter | Role::Spectator => None,
        }
    }

    /// Players see no move list but their own scoresheet while an arbiter supervises the game; screens show the moves
    /// where the event allows them (6.12.1).
    pub fn shows_moves(&self, laws: &Laws, role: Role) -> bool {
        let regulations = laws.regulations();
        match role {
            Role::Arbiter => true,
            Role::Spectator => {
                laws.public_display().is_on() || regulations.arbiter == ArbiterPresence::Absent
            }
            Role::Player(_) | Role::Assistant(_) => {
                self.phase() == Phase::Over || regulations.arbiter == ArbiterPresence::Absent
            }
        }
    }

    /// Whether a piece of the player having the move was let go where no legal move, nor a part of one, brings it.
    fn shows_no_move(&self) -> bool {
        let player = self.having_move();
        let own =
            |board: &Board, square: Square| board.piece_at(square).filter(|piece| piece.color == player);
        let arrived = |square: Square| {
            own(self.turn().board(), square).is_some()
                && own(self.turn().board(), square) != own(self.position().board(), square)
        };
        let let_go = self.turn().crowded().is_some() || Square::all().any(arrived);
        self.phase() == Phase::Playing
            && self.turn().in_hand().is_none()
            && self.turn().released().is_none()
            && self.turn().promotion().is_none()
            && let_go
    }

    fn desk(&self, laws: &Laws, at: Moment) -> Desk {
        Desk {
            having_move: self.having_move(),
            appearances: self.appearances(self.position()),
            without_progress: self.position().halfmoves(),
            irregularities: self.latent().iter().copied().filter(Latent::is_open).collect(),
            flags_down: Sides::each(|side| self.clock().flag(side, at).map(|fall| fall.at)),
            recording: Sides::each(|side| self.clock().duty(side, at)),
            completed: Sides::each(|side| self.clock().clock(side, at).completed()),
            illegal_moves: Irregularities::read(self).counted(),
            obliged: self.turn().obliged(self.position()),
            sheets: Sides::each(|side| self.sheet_report(laws, side)),
        }
    }
}

/// The desk is the arbiter's alone.
fn sees_desk(role: Role) -> bool {
    match role {
        Role::Arbiter => true,
        Role::Player(_) | Role::Assistant(_) | Role::Spectator => false,
    }
}

/// Whether somebody in this role answers questions that the Laws leave to the arbiter.
fn answers(laws: &Laws, role: Role) -> bool {
    match role {
        Role::Arbiter => true,
        Role::Player(_) => laws.regulations().arbiter == ArbiterPresence::Absent,
        Role::Assistant(_) | Role::Spectator => false,
    }
}

impl Ruling {
    /// Whether `role` may be told of the ruling.
    ///
    /// Players are told what happens to their game; they are not told what only helps them: that a move was illegal and
    /// nobody has found it, what their touches oblige them to, which right just lapsed (12.6); nor that the opponent has
    /// made a move, or completed one (I-115).
    pub fn is_shown_to(&self, role: Role) -> bool {
        match self.decision().audience() {
            Audience::Everybody => true,
            Audience::AtTheTable => role != Role::Spectator,
            Audience::Arbiter => role == Role::Arbiter,
        }
    }
}

#[cfg(test)]
mod tests {
    use touchmove_law::cite;

    use super::*;
    use crate::reason::Reason;
    use crate::ruling::Decision;

    #[test]
    fn players_are_not_told_of_an_illegal_move_that_nobody_has_found() {
        let silent = Ruling::under(
            cite!(2023 "7.5.1"),
            Decision::IllegalCompleted { player: Color::White },
            Reason::IllegalMove,
        );
        assert!(silent.is_shown_to(Role::Arbiter));
        for role in [Role::Player(Color::White), Role::Player(Color::Black), Role::Spectator] {
            assert!(!silent.is_shown_to(role), "{role:?}");
        }
    }
}
