//! One move made by one player, and how it was completed (1.3, 6.2.1).

use alloc::boxed::Box;

use touchmove_chess::{Board, Color, Move, Position, Square};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_law::Replacement;

use crate::obligation::Obliged;
use crate::turn::Turn;

/// One move made by one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who made it.
    by: Color,
    /// What it was.
    what: Made,
    /// The position before it.
    before: Position,
    /// When it was made.
    at: Moment,
    /// What bound the player when they made it.
    obliged: Obliged,
    /// How it was completed, if it was.
    completed: Option<Completed>,
    /// What both clocks showed once it was completed (7.1).
    times: Option<Sides<Millis>>,
    /// What rulings had given each player by then, in milliseconds: it is kept when the position goes back.
    given: Sides<i64>,
    /// How the pieces stood before it, where that was not a position: a king was missing.
    stood: Option<Board>,
    /// Which of its pieces the player has taken hold of again, before they have completed it: where it stands (4.7).
    held_again: Option<Square>,
    /// Where a ruling has put a queen in the place of the pawn that it left on the last rank (7.5.2).
    queened: Option<Square>,
    /// The turn it ended, while a touch on it is in dispute: the answer says what bound the player.
    contested: Option<Box<Turn>>,
}

/// What was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Made {
    /// A legal move.
    Legal(Move),
    /// An illegal move, completed by the press: this piece went here.
    Illegal {
        /// Where the piece stood.
        from: Option<Square>,
        /// Where it went.
        to: Option<Square>,
        /// An enemy piece that was taken off.
        taken: Option<Square>,
    },
}

/// How a move was completed (6.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Completed {
    /// By the press.
    Pressed,
    /// By ending the game (6.2.1.1).
    EndedGame,
    /// By the player's next move (6.2.1.2).
    NextMove,
    /// By sealing it and stopping the clock (I.1.1, I-059).
    Sealed,
}

impl Ply {
    /// A move, made and not yet completed.
    pub(crate) fn made(by: Color, what: Made, before: Position, at: Moment, obliged: Obliged) -> Ply {
        Ply {
            by,
            what,
            before,
            at,
            obliged,
            completed: None,
            times: None,
            given: Sides::each(|_| 0),
            stood: None,
            held_again: None,
            queened: None,
            contested: None,
        }
    }

    /// Who made it.
    pub fn by(&self) -> Color {
        self.by
    }

    /// What it was.
    pub fn what(&self) -> Made {
        self.what
    }

    /// The position before it.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// When it was made.
    pub fn at(&self) -> Moment {
        self.at
    }

    /// What bound the player when they made it.
    pub fn obliged(&self) -> Obliged {
        self.obliged
    }

    /// How it was completed, if it was.
    pub fn completed(&self) -> Option<Completed> {
        self.completed
    }

    /// What both clocks showed once it was completed (7.1).
    pub fn times(&self) -> Option<Sides<Millis>> {
        self.times
    }

    /// The same, completed by the press over pieces that stood so before it, if that was not a position.
    pub(crate) fn pressed(self, stood: Option<Board>) -> Ply {
        Ply { completed: Some(Completed::Pressed), stood, ..self }
    }

    /// It is completed.
    pub(crate) fn complete(&mut self, how: Completed) {
        self.completed = Some(how);
    }

    /// What both clocks show once it is completed, and what rulings have given by then.
    pub(crate) fn note_times(&mut self, times: Sides<Millis>, given: Sides<i64>) {
        self.times = Some(times);
        self.given = given;
    }

    /// What rulings had given each player once it was completed.
    pub(crate) fn given(&self) -> Sides<i64> {
        self.given
    }

    /// The player takes hold of its piece on this square again.
    pub(crate) fn hold_again(&mut self, square: Square) {
        self.held_again = Some(square);
    }

    /// Which of its pieces the player has in their hand again.
    pub(crate) fn held_again(&self) -> Option<Square> {
        self.held_again
    }

    /// They let go of it again; where it stands, if they had taken hold of one.
    pub(crate) fn let_go_again(&mut self) -> Option<Square> {
        self.held_again.take()
    }

    /// How the pieces stand once it is taken back and this position is put back.
    pub(crate) fn stood_or<'a>(&'a self, position: &'a Position) -> &'a Board {
        self.stood.as_ref().unwrap_or(position.board())
    }

    /// Where a ruling has put a queen in the place of the pawn that it left on the last rank.
    pub(crate) fn queened(&self) -> Option<Square> {
        self.queened
    }

    /// A ruling has put a queen in the place of the pawn that it left on the last rank.
    pub(crate) fn note_queen(&mut self, square: Square) {
        self.queened = Some(square);
    }

    /// The turn that it ended, while a touch on it is in dispute.
    pub(crate) fn contested(&self) -> Option<&Turn> {
        self.contested.as_deref()
    }

    /// Settles a touch of the turn that it ended.
    pub(crate) fn settle<T: Default>(&mut self, settle: impl FnOnce(&mut Turn, &Position) -> T) -> T {
        let before = &self.before;
        self.contested.as_deref_mut().map_or_else(T::default, |turn| settle(turn, before))
    }

    /// What bound the player is worked out again from the turn that is in dispute, if one is.
    pub(crate) fn bind_again(&mut self, replacement: Replacement) {
        let Some(turn) = self.contested.as_deref() else { return };
        self.obliged = match self.what {
            Made::Legal(_) => turn.obliged_before_release(&self.before),
            // An illegal move is another matter; when it is taken back, its replacement is bound so.
            Made::Illegal { .. } => turn.obliges_replacement(&self.before, replacement),
        };
    }

    /// Whether it is a legal move that broke what bound its player (4.3).
    pub(crate) fn is_breach(&self) -> bool {
        match self.what {
            Made::Legal(mv) => !self.obliged.permits(&self.before, mv),
            Made::Illegal { .. } => false,
        }
    }

    /// The turn that it ended is in dispute, or is not.
    pub(crate) fn note_contested(&mut self, turn: Option<Box<Turn>>) {
        self.contested = turn;
    }

    /// Takes out the turn that it ended, once the move is taken back.
    pub(crate) fn take_contested(&mut self) -> Option<Box<Turn>> {
        self.contested.take()
    }

    /// It was this legal move, whatever stood on the board.
    pub(crate) fn say(&mut self, mv: Move) {
        self.what = Made::Legal(mv);
    }

    /// It was made in this position.
    pub(crate) fn make_from(&mut self, before: Position) {
        self.before = before;
    }

    /// Whether the opponent's king was taken off the board (1.4.1).
    pub(crate) fn takes_king(&self) -> bool {
        match self.what {
            Made::Illegal { taken: Some(square), .. } => self.before.king(!self.by) == square,
            Made::Illegal { taken: None, .. } | Made::Legal(_) => false,
        }
    }
}
