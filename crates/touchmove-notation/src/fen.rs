//! Positions written as FEN, X-FEN and Shredder-FEN.
//!
//! Reading is tolerant: whatever fills eight ranks of eight squares is an arrangement, however many kings it has,
//! and fields left out at the end are taken as White to move, no rights, move one. Writing is canonical, and what
//! is written reads back as the same arrangement.
//!
//! Castling rights are rooks. `K` and `Q` mean the outermost rook on that side of the king (X-FEN), a file letter
//! the rook of that file (Shredder-FEN). A letter without a rook to go with it still names a square, the corner
//! if nothing better is known: such a right cannot be, and the position says so, not the reader.
//!
//! ```
//! use touchmove_chess::Setup;
//! use touchmove_notation::fen::Fen;
//!
//! let fen: Fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse()?;
//! assert_eq!(fen.setup(), Setup::initial());
//! assert_eq!(fen.shredder().to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
//! let wrong = "8/8/8/8/8/8/8/9 w - - 0 1".parse::<Fen>().unwrap_err();
//! assert_eq!(wrong.to_string(), "column 15, placement: expected a piece letter or a digit from 1 to 8");
//! # Ok::<(), touchmove_notation::fen::FenError>(())
//! ```

mod error;
mod read;
mod write;

use core::str::FromStr;

use touchmove_chess::{Bitboard, Board, Castling, Color, File, Position, Rank, Role, Setup, Square, Wing};

pub use error::{Expected, FenError, Field};
pub use write::Shredder;

/// An arrangement that was read from FEN or is to be written so; shown as X-FEN, which is plain FEN wherever
/// plain FEN can say it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fen(Setup);

impl Fen {
    /// Reads FEN, X-FEN or Shredder-FEN.
    pub fn read(text: &[u8]) -> Result<Fen, FenError> {
        read::setup(text).map(Fen)
    }

    /// The arrangement.
    pub const fn setup(self) -> Setup {
        self.0
    }

    /// The same, shown with rooks named by their files, as Shredder-FEN does always.
    pub const fn shredder(self) -> Shredder {
        Shredder(self)
    }
}

impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Fen, FenError> {
        Fen::read(text.as_bytes())
    }
}

impl From<Setup> for Fen {
    fn from(setup: Setup) -> Fen {
        Fen(setup)
    }
}

impl From<&Position> for Fen {
    fn from(position: &Position) -> Fen {
        Fen(position.to_setup())
    }
}

impl From<Fen> for Setup {
    fn from(fen: Fen) -> Setup {
        fen.0
    }
}

/// The rook that `K` or `Q` names: the outermost on that side of the king, else the corner.
///
/// Reader and writer both ask here, so that what is written is read back.
fn outermost_rook(board: &Board, color: Color, wing: Wing) -> Square {
    let first = Rank::First.seen_by(color);
    let rooks = board.pieces(color, Role::Rook) & Bitboard::rank(first);
    let king = board.king(color).filter(|king| king.rank() == first);
    let outermost = king.and_then(|king| Castling::with_rooks(rooks).rook(color, king, wing));
    let corner = match wing {
        Wing::C => File::A,
        Wing::G => File::H,
    };
    outermost.unwrap_or(Square::new(corner, first))
}
