//! How far the player having the move has got with it (4.1-4.7).

mod disputes;
mod reopened;
mod state;

use alloc::boxed::Box;
use alloc::vec::Vec;

use touchmove_chess::{Board, Color, Move, Piece, Position, Role, Square};
use touchmove_law::{Article, Replacement, cite};

pub(crate) use disputes::Counts;
use disputes::Disputed;
pub(crate) use reopened::{Ended, puts_piece_on};

use crate::obligation::{self, Obliged, Touched};

/// The turn of the player having the move: what they touched, what they hold, how the board stands meanwhile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    touches: Vec<Touched>,
    /// What the touches oblige to, worked out when the last of them was made; `None` where that is still to be done.
    tie: Option<Obliged>,
    /// Touches of this turn of which nobody can say yet whether they were meant (4.2.2).
    disputed: Vec<Disputed>,
    /// Whether the turn began with a move, and what sort of move, that was taken back.
    replaces: Replaces,
    adjusting: Announced,
    castling: Announced,
    /// The pieces as they stood when the turn began: the position's, unless an illegal move left what no position is,
    /// such as a board without a king.
    start: Board,
    /// The pieces as they stand, which is not always a position.
    board: Board,
    in_hand: Option<InHand>,
    /// Pieces let go elsewhere on this turn: where each stood when it began, and where it stands.
    moved: Vec<(Square, Square)>,
    /// A piece let go on a square from which nobody has removed the enemy piece yet.
    crowding: Option<(Square, Piece)>,
    /// The first release that is a legal move or part of one (4.7).
    released: Option<Release>,
    /// The move that was made on this turn and is being changed before the clock is pressed.
    changes: Option<Move>,
    promotion: Option<(Square, Role)>,
    hands: Hands,
    /// What binds them besides their touches: a claim's written move, the piece of an illegal move taken back.
    bound: Option<Obliged>,
    /// The turn of the move that this one replaces, while a touch on it is in dispute.
    replaced: Option<Box<Turn>>,
    /// Enemy pieces they have taken off.
    removed: Vec<(Square, Piece)>,
}

/// Whether something was announced on this move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Announced {
    Yes,
    No,
}

/// What the move now to be made stands in place of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Replaces {
    /// Of nothing: it is the first on this turn.
    Nothing,
    /// Of an illegal move, which was touched for and never made (7.5.1; 2001 7.4(a)).
    Illegal,
    /// Of a legal move that was made, against Article 4 (4.8; 2001 4.6).
    Made,
}

/// A piece let go as in a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Release {
    from: Square,
    to: Square,
    /// How many touches counted by then: what is touched later does not undo it (4.7).
    touches: usize,
}

/// How many hands a move took.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Hands {
    One,
    Two,
}

/// A piece in the player's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InHand {
    piece: Piece,
    /// Where it stood when the turn began, wherever it has been put since; a new piece stood nowhere.
    from: Option<Square>,
    /// Where it was taken up, or stands while it is only touched.
    at: Option<Square>,
}

impl Turn {
    /// Nothing touched yet.
    pub(crate) fn open(position: &Position) -> Turn {
        Turn::open_on(position.board())
    }

    /// The same, with the pieces standing as they do, which may be no position.
    pub(crate) fn open_on(start: &Board) -> Turn {
        Turn {
            touches: Vec::new(),
            tie: None,
            disputed: Vec::new(),
            replaces: Replaces::Nothing,
            adjusting: Announced::No,
            castling: Announced::No,
            start: *start,
            board: *start,
            in_hand: None,
            moved: Vec::new(),
            crowding: None,
            released: None,
            changes: None,
            promotion: None,
            hands: Hands::One,
            bound: None,
            replaced: None,
            removed: Vec::new(),
        }
    }

    /// The next turn begins, with the pieces standing so. The turn that has ended, if a touch of it is still in dispute.
    pub(crate) fn pass(&mut self, start: &Board) -> Option<Box<Turn>> {
        if self.has_disputes() {
            return Some(Box::new(core::mem::replace(self, Turn::open_on(start))));
        }
        // The lists are used again, so that a move allocates nothing.
        *self = Turn {
            touches: take_cleared(&mut self.touches),
            moved: take_cleared(&mut self.moved),
            removed: take_cleared(&mut self.removed),
            ..Turn::open_on(start)
        };
        None
    }

    /// The touches that count, in order.
    pub(crate) fn touches(&self) -> &[Touched] {
        &self.touches
    }

    /// Another touch counts.
    pub(crate) fn touch(&mut self, touch: Touched, position: &Position) {
        self.touches.push(touch);
        self.tie = Some(obligation::by_touches(position, &self.touches));
    }

    /// Only this many touches count.
    pub(crate) fn keep_touches(&mut self, count: usize) {
        self.touches.truncate(count);
        self.tie = None;
        if let Some(release) = &mut self.released {
            release.touches = release.touches.min(count);
        }
    }

    /// The same turn with the pieces set up again: what the player touched binds them still.
    pub(crate) fn set_up_on(&mut self, position: &Position) {
        let turn = core::mem::replace(self, Turn::open(position));
        self.touches = turn.touches;
        self.disputed = turn.disputed;
        self.bound = turn.bound;
        self.replaces = turn.replaces;
        self.replaced = turn.replaced;
    }

    /// The pieces as they stand, which is not always a position.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the pieces stand differently from before the turn; one still in the hand has gone nowhere yet (I-010).
    pub(crate) fn is_changed(&self) -> bool {
        let mut board = self.board;
        if let Some(InHand { piece, from: Some(square), .. }) = self.in_hand {
            board.put(square, piece);
        }
        board != self.start || self.crowding.is_some()
    }

    /// Whether the turn began with a position; where a king is missing no move is legal.
    pub(crate) fn has_position(&self, position: &Position) -> bool {
        self.start == *position.board()
    }

    /// Where the piece on the square stood when the turn began; of two there the one that was there first.
    pub(crate) fn origin(&self, square: Square) -> Square {
        if self.is_crowded(square) {
            return square;
        }
        self.moved.iter().find(|(_, stands)| *stands == square).map_or(square, |(stood, _)| *stood)
    }

    /// Whether a piece from beside the board was put down over the one that stood on the square.
    pub(crate) fn has_new_piece(&self, square: Square) -> bool {
        let (stood, stands) = (self.start.piece_at(square), self.board.piece_at(square));
        let moved = self.moved.iter().any(|(_, to)| *to == square);
        stood.is_some() && stands.is_some() && stood != stands && !moved
    }

    fn is_crowded(&self, square: Square) -> bool {
        self.crowding.is_some_and(|(crowded, _)| crowded == square)
    }

    /// What has become of the piece that stood on the square: what it is, and where it stands.
    fn whereabouts(&self, origin: Square) -> Option<(Piece, Square)> {
        let gone = self.moved.iter().find(|(stood, _)| *stood == origin).map(|(_, stands)| *stands);
        match (gone, self.crowding) {
            (Some(at), Some((crowded, piece))) if crowded == at => Some((piece, at)),
            (Some(at), _) => Some((self.board.piece_at(at)?, at)),
            (None, _) => Some((self.board.piece_at(origin)?, origin)),
        }
    }

    /// Takes the piece on the square into the hand; of two there the one that was there first.
    pub(crate) fn take_up(&mut self, square: Square) {
        let from = Some(self.origin(square));
        if let Some(piece) = self.board.remove(square) {
            if !self.is_crowded(square) {
                self.moved.retain(|(_, stands)| *stands != square);
            }
            self.in_hand = Some(InHand { piece, from, at: Some(square) });
        }
    }

    /// A piece that was only touched leaves the square it stands on; of two there it is the one let go last.
    fn withdraw(&mut self, square: Square) {
        if self.crowding.take_if(|(crowded, _)| *crowded == square).is_none() {
            self.board.remove(square);
        }
        self.moved.retain(|(_, stands)| *stands != square);
    }

    /// Takes a piece off the board; of two on a square the one that stood there first.
    pub(crate) fn take_off(&mut self, square: Square) {
        self.board.remove(square);
        match self.crowding.take_if(|(crowded, _)| *crowded == square) {
            Some((_, arriving)) => {
                self.board.put(square, arriving);
            }
            None => self.moved.retain(|(_, stands)| *stands != square),
        }
    }

    /// Lets go of a piece, in the hand or only touched, on a square.
    pub(crate) fn put_down(&mut self, held: InHand, square: Square) {
        if self.in_hand.take().is_none()
            && let Some(at) = held.at
        {
            self.withdraw(at);
        }
        if let Some(from) = held.from
            && from != square
        {
            self.moved.push((from, square));
        }
        match self.board.piece_at(square) {
            Some(there) if there.color != held.piece.color => self.crowding = Some((square, held.piece)),
            Some(_) | None => {
                self.board.put(square, held.piece);
            }
        }
    }

    /// What the players are shown of their touches: nothing once they have let go of a piece elsewhere, so that nobody can tell
    /// from it whether a move was made by that (12.6; 2001 13.6).
    pub(crate) fn shown_touches(&self) -> Vec<Touched> {
        if self.moved.is_empty() && self.released.is_none() { self.touches.clone() } else { Vec::new() }
    }

    /// What binds the player now: the strongest tie first.
    pub fn obliged(&self, position: &Position) -> Obliged {
        if let Some(Release { from, to, .. }) = self.released {
            return self.obliged_by_release(position, from, to);
        }
        if let Some((square, role)) = self.promotion {
            return Obliged::Promote { square, role };
        }
        self.obliged_before_release(position)
    }

    /// What the ties of their touches rest on: pieces of both colours are a case of their own, also where the one cannot
    /// capture the other and only the first of them binds (4.3.3).
    pub fn article(&self, position: &Position) -> Article {
        self.article_of(self.obliged(position), position)
    }

    /// The article behind what binds them, which was worked out already.
    pub(crate) fn article_of(&self, obliged: Obliged, position: &Position) -> Article {
        touchmove_law::decides!(2001 "4.3(c)/1", 2001 "4.3(c)/2");
        match obliged {
            Obliged::Move { .. } | Obliged::Capture { .. } if self.has_touched_both_colours(position) => {
                cite!("4.3.3")
            }
            Obliged::Nothing
            | Obliged::NothingTouchedCanMove
            | Obliged::Move { .. }
            | Obliged::Capture { .. }
            | Obliged::CaptureWith { .. }
            | Obliged::Castle { .. }
            | Obliged::CastlingBegun { .. }
            | Obliged::KingOtherwise
            | Obliged::AnythingAfterCastling
            | Obliged::KingReleased
            | Obliged::RookFirst { .. }
            | Obliged::Released { .. }
            | Obliged::Promote { .. }
            | Obliged::Intended { .. } => obliged.article(),
        }
    }

    fn has_touched_both_colours(&self, position: &Position) -> bool {
        let touches = |color: Color| {
            let his = |square: Square| position.piece_at(square).is_some_and(|piece| piece.color == color);
            self.touches.iter().any(|touch| match *touch {
                Touched::One(square) => his(square),
                Touched::Together(a, b) => his(a) || his(b),
            })
        };
        Color::ALL.into_iter().all(touches)
    }

    /// What bound them before they let go of anything: touches, or what was imposed on them.
    pub(crate) fn obliged_before_release(&self, position: &Position) -> Obliged {
        self.obliged_by_first(self.touches.len(), position)
    }

    /// What bound them once they had touched this many pieces.
    fn obliged_by_first(&self, count: usize, position: &Position) -> Obliged {
        match (self.bound, self.touches.get(..count)) {
            // What cannot be moved or captured does not bind; what they touch instead does (4.5).
            (None | Some(Obliged::Nothing | Obliged::NothingTouchedCanMove), Some(first))
                if count < self.touches.len() =>
            {
                obligation::by_touches(position, first)
            }
            (None | Some(Obliged::Nothing | Obliged::NothingTouchedCanMove), _) => {
                self.tie.unwrap_or_else(|| obligation::by_touches(position, &self.touches))
            }
            (Some(bound), _) => bound,
        }
    }

    /// Whether what binds them leaves a move from one square to another.
    pub(crate) fn leaves_move(&self, position: &Position, from: Square, to: Square) -> bool {
        let left = self.obliged_before_release(position).permitted(position);
        left.iter().any(|mv| (mv.from(), mv.to()) == (from, to))
    }

    /// What binds them, a piece let go of as part of a legal move included, unless that went against their touches (4.3, 4.7).
    pub(crate) fn obliges(&self, position: &Position) -> Obliged {
        match self.released {
            Some(_) => self.obliges_replacement(position, Replacement::TouchedAndReleased),
            None => self.obliged_before_release(position),
        }
    }

    /// What binds the move that replaces an illegal one: what they touched, and where the edition says so also what they had
    /// let go of as part of a legal move, unless that went against their touches (7.5.1, 4.3, 4.7; 2001 7.4(a)).
    pub(crate) fn obliges_replacement(&self, position: &Position, replacement: Replacement) -> Obliged {
        let touched = self.obliged_before_release(position);
        match (replacement, self.released) {
            (Replacement::Touched, _) => touched,
            (Replacement::TouchedAndReleased, release) => {
                let released = self.obliged(position);
                // What they touch once they have let go of it does not undo a release.
                let by_then = release
                    .map_or(touched, |Release { touches, .. }| self.obliged_by_first(touches, position));
                let agree = released.permitted(position).iter().any(|mv| by_then.permits(position, *mv));
                if agree { released } else { touched }
            }
        }
    }

    /// A released piece stays; a king released as for castling leaves only that castling (4.7, 4.7.2).
    fn obliged_by_release(&self, position: &Position, from: Square, to: Square) -> Obliged {
        let legal = position.legal_moves();
        let castling = legal.iter().find_map(|mv| match mv {
            Move::Castle { king, rook } if *king == from && mv.to() == to => Some(*rook),
            Move::Castle { .. }
            | Move::Ordinary { .. }
            | Move::Capture { .. }
            | Move::DoubleStep { .. }
            | Move::EnPassant { .. }
            | Move::Promotion { .. } => None,
        });
        // In Chess960 an ordinary move of the king may end on the same square: then castling must have been shown (II.3.2.7).
        let is_ordinary = legal.iter().any(|mv| mv.castles().is_none() && (mv.from(), mv.to()) == (from, to));
        let is_shown = self.castling == Announced::Yes
            || matches!(self.obliged_before_release(position), Obliged::Castle { .. });
        match (castling.filter(|_| is_shown || !is_ordinary), self.promotion) {
            (Some(rook), _) => Obliged::CastlingBegun { rook },
            (None, Some((square, role))) if square == to => Obliged::Promote { square, role },
            // A piece brought to another square does not undo the release.
            (None, Some(_) | None) => Obliged::Released { from, square: to },
        }
    }

    /// The piece they would let go of: the one in hand, or else the own piece they touched last, or else the opponent's, if they
    /// has touched no other.
    pub(crate) fn held(&self, player: Color) -> Option<InHand> {
        if self.in_hand.is_some() {
            return self.in_hand;
        }
        let touched = |square: Square| {
            let (piece, at) = self.whereabouts(square)?;
            Some(InHand { piece, from: Some(square), at: Some(at) })
        };
        let own = |square: Square| touched(square).filter(|held| held.piece.color == player);
        let is_king = |square: Square| own(square).is_some_and(|held| held.piece.role == Role::King);
        // A touched enemy piece may be followed by the capture with a piece touched before it.
        let of = |touch: &Touched| match *touch {
            Touched::One(square) => own(square),
            Touched::Together(a, b) if is_king(b) => own(b).or_else(|| own(a)),
            Touched::Together(a, b) => own(a).or_else(|| own(b)),
        };
        self.touches.iter().rev().find_map(of).or_else(|| match *self.touches.last()? {
            Touched::One(square) => touched(square),
            Touched::Together(..) => None,
        })
    }

    /// The legal move that the board now shows, with everything that belongs to it done (4.7.1-4.7.3): of a promotion
    /// the new piece in place and the pawn off the board, in either order (I-006).
    pub(crate) fn recognised(&self, position: &Position) -> Option<Move> {
        if self.crowding.is_some() || !self.has_position(position) {
            return None;
        }
        position.move_to(&self.board)
    }

    /// Whether a release from one square to another is a legal move, or part of one (4.7).
    pub(crate) fn is_part_of_a_legal_move(position: &Position, from: Square, to: Square) -> bool {
        position.legal_moves().iter().any(|mv| mv.from() == from && mv.to() == to)
    }
}

/// The list, to be filled again.
fn take_cleared<T>(list: &mut Vec<T>) -> Vec<T> {
    let mut list = core::mem::take(list);
    list.clear();
    list
}
