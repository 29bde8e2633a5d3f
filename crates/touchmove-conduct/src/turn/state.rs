//! What the articles ask a turn, and what they tell it.

use alloc::boxed::Box;

use touchmove_chess::{Board, Move, Piece, Role, Square};

use super::{Announced, Hands, InHand, Release, Replaces, Turn};
use crate::obligation::Obliged;

impl Turn {
    /// The pieces as they stood when the turn began.
    pub(crate) fn start(&self) -> &Board {
        &self.start
    }

    /// The piece in the hand.
    pub(crate) fn in_hand(&self) -> Option<InHand> {
        self.in_hand
    }

    /// The square on which a piece was let go upon an enemy piece that nobody has removed yet.
    pub(crate) fn crowded(&self) -> Option<Square> {
        self.crowding.map(|(square, _)| square)
    }

    /// The piece that was let go upon another takes its place; where, if there is one.
    pub(crate) fn oust(&mut self) -> Option<Square> {
        let (square, arriving) = self.crowding.take()?;
        self.board.put(square, arriving);
        Some(square)
    }

    /// The release that is a legal move or part of one.
    pub(crate) fn released(&self) -> Option<(Square, Square)> {
        self.released.map(|Release { from, to, .. }| (from, to))
    }

    /// The same, with what had been touched by then.
    pub(crate) fn release(&self) -> Option<Release> {
        self.released
    }

    /// A piece was let go as in a legal move, and has to stay.
    pub(crate) fn fix(&mut self, from: Square, to: Square) {
        self.released = Some(Release { from, to, touches: self.touches.len() });
    }

    /// What had been let go so still has to stay.
    pub(crate) fn fix_again(&mut self, release: Release) {
        self.released = Some(release);
    }

    /// The move that was made on this turn and is being changed before the clock is pressed.
    pub(crate) fn changes(&self) -> Option<Move> {
        self.changes
    }

    /// The choice of a new piece that is final, and its square.
    pub(crate) fn promotion(&self) -> Option<(Square, Role)> {
        self.promotion
    }

    /// The choice of the new piece is final.
    pub(crate) fn choose(&mut self, square: Square, role: Role) {
        self.promotion = Some((square, role));
    }

    /// A new piece, from beside the board, is brought to a square.
    pub(crate) fn take_new(&mut self, piece: Piece, square: Square) {
        self.in_hand = Some(InHand { piece, from: None, at: Some(square) });
    }

    /// A new piece that is in the hand is put beside the board again.
    pub(crate) fn put_aside_new(&mut self) -> Option<InHand> {
        self.in_hand.take_if(|held| held.from.is_none())
    }

    /// Whether a new piece is in the hand that has been brought to the square, where nothing else stands.
    pub(crate) fn has_new_piece_over(&self, square: Square) -> bool {
        let new = self.in_hand.is_some_and(|held| held.from.is_none() && held.at == Some(square));
        new && self.board.piece_at(square).is_none()
    }

    /// Whether a piece stands on the square, or was taken up there and is in the hand; one that was let go upon another is
    /// named by the square it came from.
    pub(crate) fn has_piece(&self, square: Square) -> bool {
        self.board.piece_at(square).is_some()
            || self.in_hand.is_some_and(|held| held.at == Some(square))
            || self.crowding.is_some_and(|(crowded, _)| self.moved.contains(&(square, crowded)))
    }

    /// Enemy pieces they have taken off, in order.
    pub(crate) fn removed(&self) -> &[(Square, Piece)] {
        &self.removed
    }

    /// They have taken an enemy piece off.
    pub(crate) fn note_removed(&mut self, square: Square, piece: Piece) {
        self.removed.push((square, piece));
    }

    /// Whether they have announced that they adjust.
    pub(crate) fn adjusting(&self) -> Announced {
        self.adjusting
    }

    /// They announce that they adjust.
    pub(crate) fn announce_adjusting(&mut self) {
        self.adjusting = Announced::Yes;
    }

    /// Whether they have announced castling.
    pub(crate) fn castling(&self) -> Announced {
        self.castling
    }

    /// They announce castling.
    pub(crate) fn announce_castling(&mut self) {
        self.castling = Announced::Yes;
    }

    /// Whether the move took two hands.
    pub(crate) fn is_two_handed(&self) -> bool {
        self.hands == Hands::Two
    }

    /// The move takes two hands.
    pub(crate) fn use_both_hands(&mut self) {
        self.hands = Hands::Two;
    }

    /// What binds them besides their touches.
    pub(crate) fn bound(&self) -> Option<Obliged> {
        self.bound
    }

    /// Something binds them besides their touches.
    pub(crate) fn bind(&mut self, obliged: Obliged) {
        self.bound = Some(obliged);
    }

    /// Nothing but their touches binds them.
    pub(crate) fn unbind(&mut self) {
        self.bound = None;
    }

    /// What the move now to be made stands in place of.
    pub(crate) fn replaces(&self) -> Replaces {
        self.replaces
    }

    /// It stands in place of a move whose turn is still in dispute, or is not.
    pub(crate) fn replace(&mut self, what: Replaces, turn: Option<Box<Turn>>) {
        self.replaces = what;
        self.replaced = turn;
    }

    /// It is bound as that other turn was.
    pub(crate) fn bind_like(&mut self, other: &Turn) {
        self.bound = other.bound;
        self.replaces = other.replaces;
        self.replaced = other.replaced.clone();
    }
}

impl InHand {
    /// What it is.
    pub(crate) fn piece(&self) -> Piece {
        self.piece
    }

    /// Where it stood when the turn began; a new piece stood nowhere.
    pub(crate) fn from(&self) -> Option<Square> {
        self.from
    }

    /// Where it was taken up, or stands while it is only touched.
    pub(crate) fn at(&self) -> Option<Square> {
        self.at
    }
}
