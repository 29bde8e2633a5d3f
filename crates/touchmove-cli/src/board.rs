//! Boards on the command line: a FEN in one word or several, and a diagram.

use touchmove_chess::{Board, File, Piece, Position, Rank, Setup, Square};
use touchmove_notation::fen::Fen;

use crate::outcome::BadUse;

/// Reads a FEN whose fields may have come as words of their own.
pub(crate) fn read(words: &[String]) -> Result<Setup, BadUse> {
    let text = words.join(" ");
    text.parse::<Fen>().map(Fen::setup).map_err(|error| BadUse::new(format!("FEN, {error}")))
}

/// The position of a FEN, regular or not; only kings missing or to spare are refused.
pub(crate) fn read_position(words: &[String]) -> Result<Position, BadUse> {
    Ok(Position::admit(&read(words)?)?)
}

/// The board seen from White's side, capitals for White.
pub(crate) fn diagram(board: &Board) -> String {
    let mut lines = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        lines.push(rank.digit());
        lines.push(' ');
        for file in File::ALL {
            lines.push(' ');
            lines.push(board.piece_at(Square::new(file, rank)).map_or('.', Piece::letter));
        }
        lines.push('\n');
    }
    lines + "   a b c d e f g h\n"
}
