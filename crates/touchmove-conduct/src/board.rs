//! The game on the board: the position, the moves that led to it, and the turn of the player having the move.

use touchmove_chess::{Board, Color, Move, Piece, Position, Role, Setup, Square};
use touchmove_clock::{Millis, Sides};

use crate::game::Knows;
use crate::obligation::Touched;
use crate::plies::{Plies, Reach};
use crate::ply::{Completed, Ply};
use crate::turn::{Ended, Turn};

/// What is known of the board. The position, the moves and the turn belong together: they change by the verbs below, and
/// nowhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BoardState {
    initial: Position,
    position: Position,
    plies: Plies,
    turn: Turn,
    /// What bound the player in the turn before it, for as long as their move may be changed.
    ended: Ended,
    /// Moves made and completed before the first ply: the game is taken up in the middle.
    made_before: Sides<u32>,
    knows: Knows,
    /// Whether a move made on another board was ever completed here by a press.
    presses_seen: bool,
}

impl BoardState {
    /// A game that begins in this position.
    pub(crate) fn new(initial: Position) -> BoardState {
        BoardState {
            initial,
            position: initial,
            plies: Plies::default(),
            turn: Turn::open(&initial),
            ended: Ended::default(),
            made_before: Sides::each(|_| 0),
            knows: Knows::EveryMove,
            presses_seen: false,
        }
    }

    /// The position it began in.
    pub(crate) fn initial(&self) -> &Position {
        &self.initial
    }

    /// The position on the board, by the moves made.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made, legal or not.
    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The turn of the player having the move.
    pub(crate) fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What is done on this turn.
    pub(crate) fn turn_mut(&mut self) -> &mut Turn {
        &mut self.turn
    }

    /// The move at this place, from 0.
    pub(crate) fn ply_mut(&mut self, place: usize) -> Option<&mut Ply> {
        self.plies.get_mut(place)
    }

    /// The last move.
    pub(crate) fn last_ply_mut(&mut self) -> Option<&mut Ply> {
        self.plies.last_mut()
    }

    /// The last move of `color`, if it is made and not completed.
    pub(crate) fn uncompleted(&self, color: Color) -> Option<&Ply> {
        // Nobody has made more than one since: the search ends at their last ply.
        self.plies.iter().rev().find(|ply| ply.by() == color).filter(|ply| ply.completed().is_none())
    }

    /// Whether every move is known here.
    pub(crate) fn knows(&self) -> Knows {
        self.knows
    }

    /// How much is known here of the moves.
    pub(crate) fn know(&mut self, knows: Knows) {
        self.knows = knows;
    }

    /// Whether nothing tells here how many moves were made: neither pieces nor presses are seen.
    pub(crate) fn sees_nothing(&self) -> bool {
        self.knows == Knows::NoMove && !self.presses_seen
    }

    /// How many moves `color` made before the first that is known here.
    pub(crate) fn made_before(&self, color: Color) -> u32 {
        *self.made_before.of(color)
    }

    /// The game starts in the middle, after this many moves.
    pub(crate) fn take_up_after(&mut self, moves: Sides<u32>) {
        self.made_before = moves;
    }

    /// It began in this position after all; nothing has been moved.
    pub(crate) fn begin_from(&mut self, initial: Position) {
        self.initial = initial;
        self.stand_on(initial);
    }

    /// How many moves of `color` are completed, with those before the first that is known here.
    pub(crate) fn completed_moves(&self, color: Color) -> u32 {
        let completed = |ply: &&Ply| ply.by() == color && ply.completed().is_some();
        self.counted(color, self.plies.iter().filter(completed).count())
    }

    /// How many moves of `color` are made, with those before the first that is known here.
    pub(crate) fn made_moves(&self, color: Color) -> u32 {
        self.counted(color, self.plies.iter().filter(|ply| ply.by() == color).count())
    }

    fn counted(&self, color: Color, plies: usize) -> u32 {
        u32::try_from(plies).unwrap_or(u32::MAX).saturating_add(self.made_before(color))
    }

    /// A move is made that leads to `after`, with the pieces standing so: the opponent has the move (1.3).
    pub(crate) fn make(&mut self, ply: Ply, after: Position, stands: &Board) {
        self.plies.push(ply);
        self.position = after;
        self.ended.keep(&mut self.turn, self.plies.len());
        let contested = self.turn.pass(stands);
        if let Some(ply) = self.plies.last_mut() {
            ply.note_contested(contested);
        }
    }

    /// The last move that `color` has made is completed, if it was not (6.2.1).
    pub(crate) fn complete(&mut self, color: Color, how: Completed) {
        let last = self.plies.iter_mut().rev().find(|ply| ply.by() == color);
        if let Some(ply) = last.filter(|ply| ply.completed().is_none()) {
            ply.complete(how);
        }
    }

    /// A press has completed a move made on another board.
    pub(crate) fn press_elsewhere(&mut self, color: Color) {
        self.presses_seen = true;
        self.move_elsewhere(color);
    }

    /// `color` has made a move on another board: here it is known only that the opponent has the move.
    pub(crate) fn move_elsewhere(&mut self, color: Color) {
        let setup = self.position.to_setup();
        if let Ok(position) = Position::admit(&Setup { having_move: !color, en_passant: None, ..setup }) {
            self.stand_on(position);
        }
    }

    /// The last move was this one instead of what stood on the board.
    pub(crate) fn say_last(&mut self, mv: Move) {
        if let Some(made) = self.plies.last_mut() {
            made.say(mv);
            let position = made.before().play(mv);
            self.stand_on(position);
        }
    }

    /// The moves were these, whatever stood on the board; the board follows, unless more moves were made than that.
    pub(crate) fn rewrite(&mut self, moves: &[Move]) {
        let position = self.plies.rewrite(self.initial, moves);
        if self.plies.len() <= moves.len() && self.position != position {
            self.stand_on(position);
        }
    }

    /// What bound the player when they made the last move.
    pub(crate) fn ended(&self) -> Option<&Ended> {
        Some(&self.ended).filter(|ended| ended.is_of(self.plies.len()))
    }

    /// The last move is not made any more: its player has the piece in hand again, and this is the turn.
    pub(crate) fn reopen_last(&mut self, turn: Turn) {
        if let Some(ply) = self.plies.pop() {
            self.position = *ply.before();
            self.turn = turn;
        }
    }

    /// Goes back to before the move at this place: it and all after it are taken back. The move itself.
    pub(crate) fn back_to(&mut self, place: usize) -> Option<Ply> {
        let undone = self.plies.get(place)?.clone();
        self.position = self.position_to_put_back(place, &undone);
        self.turn = Turn::open_on(undone.stood_or(&self.position));
        self.plies.truncate(place);
        Some(undone)
    }

    /// The turn begins again, and no move is taken back.
    pub(crate) fn begin_turn_again(&mut self, keeps: Keeps) {
        let mut fresh = Turn::open_on(self.turn.start());
        match keeps {
            Keeps::Nothing => {}
            Keeps::Bond => fresh.bind_like(&self.turn),
        }
        self.turn = fresh;
    }

    /// A piece is touched on this turn.
    pub(crate) fn touch(&mut self, touch: Touched) {
        self.turn.touch(touch, &self.position);
    }

    /// The pieces are set up in the position on the board, on the same turn.
    pub(crate) fn set_up_again(&mut self) {
        self.turn.set_up_on(&self.position);
    }

    /// A ruling puts a queen in the place of the pawn that the move at this place left on the last rank (7.5.2), which gives
    /// this position. The player having the move may have touched something already.
    pub(crate) fn put_queen(&mut self, place: usize, square: Square, position: Position) {
        self.position = position;
        if let Some(pawn_move) = self.plies.get_mut(place) {
            pawn_move.note_queen(square);
        }
        self.set_up_again();
    }

    /// Whether a move is completed and nobody has noted yet what the clocks showed then (7.1).
    pub(crate) fn lacks_times(&self) -> bool {
        self.latest().any(is_unnoted)
    }

    /// Notes what both clocks show, and what rulings have given by then, for the moves that were completed since.
    pub(crate) fn note_times(&mut self, times: Sides<Millis>, given: Sides<i64>) {
        for ply in self.plies.iter_mut().rev().take(2).filter(|ply| is_unnoted(ply)) {
            ply.note_times(times, given);
        }
    }

    /// The two last moves: a late press completes the one before the last (6.2.2).
    fn latest(&self) -> impl Iterator<Item = &Ply> {
        self.plies.iter().rev().take(2)
    }

    /// How far to go back so that a position stands which is possible with the queens that rulings have put on the board: as
    /// far as asked, or to the player's reply that left their king where such a queen attacks it (I-149).
    pub(crate) fn possible_place(&self, place: usize) -> usize {
        let is_possible = |place: &usize| {
            self.plies.get(*place).is_none_or(|ply| {
                let position = self.position_to_put_back(*place, ply);
                position == *ply.before() || position.checkers_of(!position.having_move()).is_empty()
            })
        };
        (0..=place).rev().find(is_possible).unwrap_or(place)
    }

    /// How often a position has appeared (9.2.3), counting the one on the board, or the one an intended move leads to.
    pub(crate) fn appearances(&self, position: &Position, reach: Reach) -> u8 {
        self.plies.appearances(position, reach)
    }

    /// The position before a move, with the queens that rulings have put in the place of pawns since (7.5.2; I-149).
    fn position_to_put_back(&self, place: usize, ply: &Ply) -> Position {
        let queens = self.plies.iter().take(place).filter_map(Ply::queened);
        queens.fold(*ply.before(), |position, square| with_queen(&position, square).unwrap_or(position))
    }

    fn stand_on(&mut self, position: Position) {
        self.position = position;
        self.turn = Turn::open(&position);
    }
}

fn is_unnoted(ply: &Ply) -> bool {
    ply.completed().is_some() && ply.times().is_none()
}

/// What of a turn is kept when it begins again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keeps {
    /// Nothing.
    Nothing,
    /// What bound the player.
    Bond,
}

/// The position with a queen in the place of the pawn on the square, if one stands there.
pub(crate) fn with_queen(position: &Position, square: Square) -> Option<Position> {
    let mut setup = position.to_setup();
    let pawn = setup.board.remove(square).filter(|piece| piece.role == Role::Pawn)?;
    setup.board.put(square, Piece { role: Role::Queen, ..pawn });
    Position::admit(&setup).ok()
}
