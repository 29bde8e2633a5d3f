//! What a board shows that is for the arbiter to judge.

use alloc::vec::Vec;

use touchmove_chess::{Board, Color, Square};

/// Something the arbiter should see; nothing follows from it by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Both kings stand in the centre: the players tell the result in this way.
    Kings(Signal),
    /// The pieces stand on these squares as no legal move leaves them.
    Disorder(Vec<Square>),
    /// The clock beside the board runs, and the game has not been started.
    ClockRuns,
    /// The board lies the other way round, and is read so.
    Round,
}

/// A result as the kings tell it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// Both on light squares.
    WhiteWins,
    /// Both on dark squares.
    BlackWins,
    /// One on each.
    Draw,
}

/// The four squares in the middle.
pub(crate) fn is_central(square: Square) -> bool {
    matches!(square, Square::D4 | Square::E4 | Square::D5 | Square::E5)
}

/// Both kings in the centre: next to each other, which no game ever shows (3.9.2).
pub(crate) fn signal(board: &Board) -> Option<Signal> {
    let king = |color| board.king(color).filter(|square| is_central(*square));
    let (white, black) = (king(Color::White)?, king(Color::Black)?);
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => Signal::WhiteWins,
        (false, false) => Signal::BlackWins,
        (true, false) | (false, true) => Signal::Draw,
    })
}
