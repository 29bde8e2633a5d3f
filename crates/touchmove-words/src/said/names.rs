//! The names by which messages select: of players, pieces and winners.

use touchmove_chess::{Color, Role};
use touchmove_conduct::{Award, Score};

pub(crate) fn player(color: Color) -> &'static str {
    color.choose("white", "black")
}

pub(crate) fn piece(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Who has won: `nobody` in a draw, `neither` where both lose, `uneven` where one scores half and the other nothing.
pub(super) fn winner(score: Score) -> &'static str {
    match (score.white, score.black) {
        (Award::Win | Award::ForfeitWin, Award::Loss | Award::ForfeitLoss) => "white",
        (Award::Loss | Award::ForfeitLoss, Award::Win | Award::ForfeitWin) => "black",
        (Award::Draw, Award::Draw) => "nobody",
        (Award::Loss | Award::ForfeitLoss, Award::Loss | Award::ForfeitLoss) => "neither",
        (Award::Loss | Award::Draw | Award::Win | Award::ForfeitLoss | Award::ForfeitWin, _) => "uneven",
    }
}
