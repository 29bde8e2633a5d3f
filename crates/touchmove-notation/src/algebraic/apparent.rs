//! What a move looks like to anyone who sees the board and does not judge it: players write an illegal move down like any other, and
//! nothing shown to them may tell the two apart before somebody finds it (7.5, 12.6; 2001 7.4, 13.6).

use alloc::string::String;

use touchmove_chess::{File, Move, Piece, Position, Role, Square};

use super::style::Style;
use super::write::write_known;

/// What one hand did, by its squares.
#[derive(Clone, Copy, Debug)]
pub struct Apparent<'a> {
    /// The position before.
    pub before: &'a Position,
    /// The position after.
    pub after: Position,
    /// What it looks like.
    pub shape: Move,
}

impl<'a> Apparent<'a> {
    /// A legal move looks like what it is.
    pub fn legal(before: &'a Position, shape: Move) -> Apparent<'a> {
        Apparent { before, after: before.play(shape), shape }
    }

    /// A piece went from one square to another, perhaps as if it captured; none where no piece of the player's stood there.
    pub fn of_squares(
        before: &'a Position,
        after: &Position,
        [from, to]: [Square; 2],
        taken: Option<Square>,
    ) -> Option<Apparent<'a>> {
        let piece = before.piece_at(from)?;
        let captures = taken.is_some() || before.piece_at(to).is_some_and(|other| other.color != piece.color);
        let arrived = after.piece_at(to).filter(|other| other.color == piece.color);
        let shape = if let Some((king, rook)) = castled(before, after, piece) {
            Move::Castle { king, rook }
        } else if took_in_passing(before, piece, [from, to], taken) {
            Move::EnPassant { from, to }
        } else {
            match (piece.role, arrived.map(|arrived| arrived.role)) {
                (Role::Pawn, Some(into)) if into != Role::Pawn => Move::Promotion { from, to, into },
                (role, _) if captures => Move::Capture { role, from, to },
                (role, _) => Move::Ordinary { role, from, to },
            }
        };
        Some(Apparent { before, after: *after, shape })
    }

    /// As it is written.
    pub fn text(&self, style: &Style) -> String {
        let mut out = String::with_capacity(12);
        // Writing to a string cannot fail.
        let _ = write_known(self.before, self.shape, &self.after, style, &mut out);
        out
    }
}

/// The squares that king and rook have left as if they had castled, whichever of them was taken for the one that moved.
fn castled(before: &Position, after: &Position, piece: Piece) -> Option<(Square, Square)> {
    if !matches!(piece.role, Role::King | Role::Rook) {
        return None;
    }
    let king = Piece { color: piece.color, role: Role::King };
    let [from, to] = [before, after].map(|position| position.king(piece.color));
    castling_rook(before, after, king, [from, to]).map(|rook| (from, rook))
}

/// Whether a pawn went as if it captured another one that had just passed it.
fn took_in_passing(before: &Position, piece: Piece, [from, to]: [Square; 2], taken: Option<Square>) -> bool {
    let beside = Square::new(to.file(), from.rank());
    let steps = |a: usize, b: usize| a.abs_diff(b) == 1;
    piece.role == Role::Pawn
        && taken == Some(beside)
        && before.piece_at(to).is_none()
        && before.piece_at(beside) == Some(Piece { color: !piece.color, role: Role::Pawn })
        && steps(from.file().index(), to.file().index())
        && steps(from.rank().index(), to.rank().index())
}

/// The rook with which a king seems to have castled: both stand where castling brings them.
fn castling_rook(
    before: &Position,
    after: &Position,
    king: Piece,
    [from, to]: [Square; 2],
) -> Option<Square> {
    let beside = match to.file() {
        File::G => File::F,
        File::C => File::D,
        File::A | File::B | File::D | File::E | File::F | File::H => return None,
    };
    let rook = Piece { color: king.color, role: Role::Rook };
    let is_rook = |position: &Position, square: Square| position.piece_at(square) == Some(rook);
    let arrived = Square::new(beside, from.rank());
    if king.role != Role::King
        || from.rank() != to.rank()
        || is_rook(before, arrived)
        || !is_rook(after, arrived)
    {
        return None;
    }
    File::ALL.into_iter().map(|file| Square::new(file, from.rank())).find(|square| {
        is_rook(before, *square)
            && !is_rook(after, *square)
            && (square.file() > from.file()) == (to.file() == File::G)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::Fen;

    fn position(fen: &str) -> Position {
        Position::admit(&fen.parse::<Fen>().unwrap().setup()).unwrap()
    }

    fn looks(before: &str, after: &str, squares: [&str; 2]) -> String {
        let (before, after) = (position(before), position(after));
        let squares = squares.map(|name| Square::from_name(name.as_bytes()).unwrap());
        Apparent::of_squares(&before, &after, squares, None).unwrap().text(&Style::PGN)
    }

    #[test]
    fn an_illegal_move_is_written_like_a_legal_one() {
        let before = "4k3/8/8/8/8/5N2/3r4/4K3 w - - 0 1";
        assert_eq!(looks(before, "4k3/8/8/5N2/8/8/3r4/4K3 b - - 1 1", ["f3", "f5"]), "Nf5");
        assert_eq!(looks(before, "4k3/8/3N4/8/8/8/3r4/4K3 b - - 1 1", ["f3", "d6"]), "Nd6+");
        assert_eq!(looks(before, "4k3/8/8/8/8/8/3N4/4K3 b - - 0 1", ["f3", "d2"]), "Nxd2");
    }

    #[test]
    fn castling_that_was_not_allowed_looks_like_castling() {
        let before = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_eq!(looks(before, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", ["e1", "g1"]), "O-O");
        // Whichever of the two squares is taken for that of arrival, and on the other side of departure too.
        assert_eq!(looks(before, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", ["e1", "f1"]), "O-O");
        let long = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(looks(long, "4k3/8/8/8/8/8/8/2KR4 b - - 1 1", ["a1", "c1"]), "O-O-O");
        // A king alone goes too far.
        assert_eq!(looks(before, "4k3/8/8/8/8/8/8/6KR b - - 1 1", ["e1", "g1"]), "Kg1");
    }

    #[test]
    fn a_pawn_taken_in_passing_too_late_looks_like_one_taken_in_time() {
        let (in_time, late) =
            (position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
        let [from, to, taken] = ["e5", "d6", "d5"].map(|name| Square::from_name(name.as_bytes()).unwrap());
        let legal = Apparent::legal(&in_time, Move::EnPassant { from, to });
        let seen = Apparent::of_squares(&late, &legal.after, [from, to], Some(taken)).unwrap();
        assert_eq!(seen.shape, legal.shape);
        assert_eq!(seen.text(&Style::PGN), legal.text(&Style::PGN));
    }

    #[test]
    fn a_pawn_is_named_as_pawns_are() {
        let before = "4k3/8/8/8/8/5p2/4P3/4K3 w - - 0 1";
        assert_eq!(looks(before, "4k3/8/8/4P3/8/5p2/8/4K3 b - - 0 1", ["e2", "e5"]), "e5");
        let before = "3qk3/8/P7/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(looks(before, "Q2qk3/8/8/8/8/8/8/4K3 b - - 0 1", ["a6", "a8"]), "a8=Q");
    }
}
