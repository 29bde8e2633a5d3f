//! The squares as the board reports them, and since when.

use touchmove_chess::{Board, Piece, Square};
use touchmove_clock::Moment;

/// One square.
#[derive(Clone, Copy, Debug)]
struct Sensed {
    piece: Option<Piece>,
    /// Since when it is so.
    since: Moment,
    /// When a piece last left it.
    left: Moment,
}

/// Which way the board lies: its cable is to the one side or to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// As it reports.
    Right,
    /// Turned by half.
    Round,
}

/// All squares of a board.
#[derive(Clone, Debug)]
pub(crate) struct Sensors {
    squares: [Sensed; 64],
    pub(crate) way: Way,
    /// When something was last different.
    changed: Moment,
}

impl Sensors {
    /// The first reading counts as having always been there.
    pub(crate) fn first(board: &Board) -> Sensors {
        let nothing = Sensed { piece: None, since: Moment::at(0), left: Moment::at(0) };
        let mut squares = [nothing; 64];
        for (sensed, square) in squares.iter_mut().zip(Square::all()) {
            sensed.piece = board.piece_at(square);
        }
        Sensors { squares, way: Way::Right, changed: Moment::at(0) }
    }

    /// What is reported now.
    pub(crate) fn see(&mut self, board: &Board, at: Moment) {
        for (sensed, square) in self.squares.iter_mut().zip(Square::all()) {
            let piece = board.piece_at(square);
            if piece == sensed.piece {
                continue;
            }
            if sensed.piece.is_some() {
                sensed.left = at;
            }
            (sensed.piece, sensed.since) = (piece, at);
            self.changed = at;
        }
    }

    /// When something was last different from before.
    pub(crate) fn changed(&self) -> Moment {
        self.changed
    }

    /// The pieces as White sees them.
    pub(crate) fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for (sensed, square) in self.squares.iter().zip(Square::all()) {
            if let Some(piece) = sensed.piece {
                board.put(self.seen(square), piece);
            }
        }
        board
    }

    /// Since when a square has been as it is.
    pub(crate) fn since(&self, square: Square) -> Moment {
        self.at(square).map_or(Moment::at(0), |sensed| sensed.since)
    }

    /// When a piece last left a square.
    pub(crate) fn left(&self, square: Square) -> Moment {
        self.at(square).map_or(Moment::at(0), |sensed| sensed.left)
    }

    /// Reads the board the other way round from now on.
    pub(crate) fn turn_round(&mut self) {
        self.way = match self.way {
            Way::Right => Way::Round,
            Way::Round => Way::Right,
        };
    }

    fn at(&self, square: Square) -> Option<&Sensed> {
        self.squares.get(self.seen(square).index())
    }

    /// The square that is meant; the same works back.
    fn seen(&self, square: Square) -> Square {
        match self.way {
            Way::Right => square,
            Way::Round => round(square),
        }
    }
}

/// The square on the other side of the middle.
fn round(square: Square) -> Square {
    Square::from_index(63_usize.saturating_sub(square.index())).unwrap_or(square)
}

/// The pieces seen from the other side.
pub(crate) fn turned(board: &Board) -> Board {
    let mut other = Board::EMPTY;
    for (square, piece) in board.iter() {
        other.put(round(square), piece);
    }
    other
}

/// The squares on which two boards differ.
pub(crate) fn differing<'a>(one: &'a Board, other: &'a Board) -> impl Iterator<Item = Square> + 'a {
    Square::all().filter(|square| one.piece_at(*square) != other.piece_at(*square))
}
