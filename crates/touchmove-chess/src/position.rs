//! Position: what can be played (Articles 1–3), regular or not.
//!
//! A position has one king of each colour and is otherwise any arrangement at all: after an illegal move that
//! stands (A.5.2; 2001 C.3) the game goes on, with both kings in check perhaps, or a pawn on its last rank.

use core::fmt;

use crate::attacks::{self, tables::TABLES};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Castling;
use crate::color::Color;
use crate::irregular::{Irregularities, Irregularity};
use crate::piece::{Piece, Role};
use crate::setup::Setup;
use crate::square::{Rank, Square};

/// A position that can be played: one king of each colour, whatever else is wrong with it.
///
/// Equality is of everything, counters included; for the equality of Article 9.2.3 see [`Position::sameness`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    /// The rooks that may castle on the first and eighth ranks, the square passed over with a double step on the
    /// third or sixth, and [`BLACK_HAS_MOVE`]: one word, because it is copied with every move.
    pub(crate) state: u64,
    pub(crate) halfmoves: u32,
    pub(crate) fullmove: u32,
}

/// Set in the state when Black has the move.
pub(crate) const BLACK_HAS_MOVE: u64 = 1 << 32;
/// The part of the state that holds the castling rights.
pub(crate) const RIGHTS: u64 = 0xff00_0000_0000_00ff;
/// The part of the state that holds the square passed over.
pub(crate) const PASSED: u64 = 0x0000_ff00_00ff_0000;

impl Position {
    /// The initial position (2.3).
    pub fn initial() -> Position {
        Position::assembled(&Setup::initial())
    }

    /// The position of a setup that could arise by legal moves, as far as the tests of 3.10.3 can tell;
    /// otherwise every reason found against it.
    pub fn legal(setup: &Setup) -> Result<Position, Irregularities> {
        let found = Irregularities::of(setup);
        if found.is_empty() { Ok(Position::assembled(setup)) } else { Err(found) }
    }

    /// The position of any setup with one king of each colour.
    ///
    /// A right to castle or to capture en passant that cannot be is left out; everything else stays as it is.
    pub fn admit(setup: &Setup) -> Result<Position, Irregularities> {
        if Color::ALL.into_iter().all(|color| setup.board.king(color).is_some()) {
            return Ok(Position::assembled(&Setup {
                castling: possible_castling(setup),
                en_passant: setup.en_passant.filter(|passed| is_passed(setup, *passed)),
                ..*setup
            }));
        }
        Err(Irregularities::kings(setup))
    }

    /// Puts the fields together; the board has one king of each colour and the other fields agree with it.
    fn assembled(setup: &Setup) -> Position {
        let mut state = setup.castling.rooks().0;
        if let Some(passed) = setup.en_passant {
            state |= Bitboard::of(passed).0;
        }
        if setup.having_move == Color::Black {
            state |= BLACK_HAS_MOVE;
        }
        Position { board: setup.board, state, halfmoves: setup.halfmoves, fullmove: setup.fullmove }
    }

    /// The same as an arrangement with open fields, to be edited and admitted again.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            having_move: self.having_move(),
            castling: self.castling(),
            en_passant: self.passed(),
            halfmoves: self.halfmoves,
            fullmove: self.fullmove,
        }
    }

    /// What is wrong with the position; nothing for one that may have arisen by legal moves (3.10.3).
    pub fn irregularities(&self) -> Irregularities {
        Irregularities::of(&self.to_setup())
    }

    /// Whether anything is wrong with the position.
    pub fn is_irregular(&self) -> bool {
        !self.irregularities().is_empty()
    }

    /// The player having the move (1.3).
    #[inline]
    pub const fn having_move(&self) -> Color {
        if self.state & BLACK_HAS_MOVE == 0 { Color::White } else { Color::Black }
    }

    /// What stands where.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What stands on the square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The squares held by one kind of one side.
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.board.pieces(color, role)
    }

    /// The squares held by a side.
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.board.by_color(color)
    }

    /// The squares held by a kind.
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.board.by_role(role)
    }

    /// The squares that are not empty.
    pub const fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// Where the king of a side stands.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        Square::wrapping(self.board.pieces(color, Role::King).0.trailing_zeros())
    }

    /// The rights to castle that are not lost (3.8.2.1).
    pub const fn castling(&self) -> Castling {
        Castling::with_rooks(Bitboard(self.state & RIGHTS))
    }

    /// The square a pawn passed over with the last move (3.7.2), whether or not anything can capture there.
    pub const fn passed(&self) -> Option<Square> {
        Bitboard(self.state & PASSED).first()
    }

    /// Moves by either player since the last capture or pawn move (9.3, 9.6.2).
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move about to be made.
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// The pieces of a side that attack a square (3.1.2), pinned or not (3.1.3).
    pub fn attackers_of(&self, square: Square, by: Color) -> Bitboard {
        touchmove_law::decides!("3.1.3");
        Bitboard(self.attackers(square.index(), by, self.board.occupied().0))
    }

    /// The same when these squares were the occupied ones.
    #[inline]
    pub(crate) fn attackers(&self, square: usize, by: Color, occupied: u64) -> u64 {
        let square = square & 63;
        let [pawns, knights, bishops, rooks, queens, kings] = self.board.roles;
        // A pawn attacks the square from where a pawn of the other colour standing on it would attack.
        let from = TABLES.pawn[(!by).index()][square] & pawns
            | TABLES.knight[square] & knights
            | TABLES.king[square] & kings
            | attacks::bishop_from(square, occupied) & (bishops | queens)
            | attacks::rook_from(square, occupied) & (rooks | queens);
        from & self.board.colors[by.index()]
    }

    /// Whether the king of the player having the move is attacked (3.9.1).
    pub fn in_check(&self) -> bool {
        // It follows from the position alone: nobody has to say it.
        touchmove_law::decides!("3.9.1", 2001 "3.8(b)/1", 2001 "3.8(b)/2");
        !self.checkers().is_empty()
    }

    /// The pieces that give check to the player having the move (3.9.1).
    pub fn checkers(&self) -> Bitboard {
        self.checkers_of(self.having_move())
    }

    /// The pieces that attack the king of a side, whose move it may be or not.
    pub fn checkers_of(&self, color: Color) -> Bitboard {
        self.attackers_of(self.king(color), !color)
    }

    /// Checkmate (1.4.1): in check without a legal move.
    pub fn is_checkmate(&self) -> bool {
        touchmove_law::decides!("1.4", "1.4.2");
        self.in_check() && !self.has_legal_move()
    }

    /// Stalemate (5.2.1): not in check and without a legal move.
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.has_legal_move()
    }
}

impl TryFrom<Setup> for Position {
    type Error = Irregularities;

    /// Strict, as [`Position::legal`].
    fn try_from(setup: Setup) -> Result<Position, Irregularities> {
        Position::legal(&setup)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("board", &self.board)
            .field("having_move", &self.having_move())
            .field("castling", &self.castling().rooks())
            .field("passed", &self.passed())
            .field("halfmoves", &self.halfmoves)
            .field("fullmove", &self.fullmove)
            .finish()
    }
}

/// The rights that the board allows: see [`crate::irregular::has_possible_right`].
fn possible_castling(setup: &Setup) -> Castling {
    let possible = |rook: &Square| crate::irregular::has_possible_right(setup, *rook);
    Castling::with_rooks(setup.castling.rooks().iter().filter(possible).collect())
}

/// Whether the last move can have been a double step over the square.
pub(crate) fn is_passed(setup: &Setup, passed: Square) -> bool {
    let mover = !setup.having_move;
    let step = mover.choose(1, -1);
    let (Some(origin), Some(arrival)) = (passed.offset(0, -step), passed.offset(0, step)) else {
        return false;
    };
    passed.rank() == Rank::Third.seen_by(mover)
        && setup.board.piece_at(passed).is_none()
        && setup.board.piece_at(origin).is_none()
        && setup.board.piece_at(arrival) == Some(Role::Pawn.of(mover))
}

/// Which king counts are wrong; kept here beside the invariant they break.
impl Irregularities {
    pub(crate) fn kings(setup: &Setup) -> Irregularities {
        let count = |color| setup.board.pieces(color, Role::King).len();
        let wrong = Color::ALL.into_iter().filter(|color| count(*color) != 1);
        wrong.map(|color| Irregularity::Kings { color, count: count(color) }).collect()
    }
}
