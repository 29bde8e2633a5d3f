//! Writing FEN: X-FEN and Shredder-FEN.

use core::fmt::{self, Write};

use touchmove_chess::{Board, Color, File, Piece, Rank, Setup, Square, Wing};

use super::{Fen, outermost_rook};

/// A FEN whose castling rights name the files of the rooks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shredder(pub(super) Fen);

/// How a castling right is written.
#[derive(Clone, Copy)]
enum RookNames {
    /// `K` and `Q` for the outermost rooks, the file for others.
    ByWing,
    /// The file for every rook.
    ByFile,
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fields(f, &self.setup(), RookNames::ByWing)
    }
}

impl fmt::Display for Shredder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fields(f, &self.0.setup(), RookNames::ByFile)
    }
}

fn write_fields(f: &mut fmt::Formatter<'_>, setup: &Setup, names: RookNames) -> fmt::Result {
    write_placement(f, &setup.board)?;
    f.write_str(setup.having_move.choose(" w ", " b "))?;
    write_castling(f, setup, names)?;
    match setup.en_passant {
        Some(square) => write!(f, " {square} ")?,
        None => f.write_str(" - ")?,
    }
    write!(f, "{} {}", setup.halfmoves, setup.fullmove)
}

fn write_placement(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut gap = 0;
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                Some(piece) => write_piece(f, &mut gap, piece)?,
                None => gap += 1,
            }
        }
        write_gap(f, &mut gap)?;
        if rank != Rank::First {
            f.write_char('/')?;
        }
    }
    Ok(())
}

fn write_piece(f: &mut fmt::Formatter<'_>, gap: &mut u8, piece: Piece) -> fmt::Result {
    write_gap(f, gap)?;
    f.write_char(piece.letter())
}

fn write_gap(f: &mut fmt::Formatter<'_>, gap: &mut u8) -> fmt::Result {
    let squares = core::mem::take(gap);
    if squares > 0 { write!(f, "{squares}") } else { Ok(()) }
}

/// White's rights before Black's, the h-file before the a-file: `KQkq`, `HAha`.
fn write_castling(f: &mut fmt::Formatter<'_>, setup: &Setup, names: RookNames) -> fmt::Result {
    if setup.castling.rooks().is_empty() {
        return f.write_char('-');
    }
    for color in Color::ALL {
        let rooks = setup.castling.of(color);
        for file in File::ALL.into_iter().rev() {
            let rook = Square::new(file, Rank::First.seen_by(color));
            if rooks.contains(rook) {
                let letter = rook_name(&setup.board, color, rook, names).to_ascii_lowercase();
                f.write_char(color.choose(letter.to_ascii_uppercase(), letter))?;
            }
        }
    }
    Ok(())
}

fn rook_name(board: &Board, color: Color, rook: Square, names: RookNames) -> char {
    match names {
        RookNames::ByWing if outermost_rook(board, color, Wing::G) == rook => 'K',
        RookNames::ByWing if outermost_rook(board, color, Wing::C) == rook => 'Q',
        RookNames::ByWing | RookNames::ByFile => rook.file().letter(),
    }
}
