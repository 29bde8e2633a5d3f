//! What shows that a position cannot have arisen by legal moves (3.10.3).
//!
//! Only certain tests: nothing found does not prove that a game leads there.

use alloc::vec::Vec;
use core::fmt;

use touchmove_law::{Article, cite};

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Wing;
use crate::color::Color;
use crate::piece::Role;
use crate::position::{Position, is_passed};
use crate::setup::Setup;
use crate::square::{File, Rank, Square};

mod structure;

/// One reason why a position is illegal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Irregularity {
    /// A side has no king or several (2.2).
    Kings {
        /// Whose.
        color: Color,
        /// How many.
        count: usize,
    },
    /// A side has more than sixteen pieces (2.2).
    TooManyPieces {
        /// Whose.
        color: Color,
        /// How many.
        count: usize,
    },
    /// A side has more than eight pawns (2.2).
    TooManyPawns {
        /// Whose.
        color: Color,
        /// How many.
        count: usize,
    },
    /// More pieces than the missing pawns can have been promoted to (2.2, 3.7.3.3).
    TooManyPromoted {
        /// Whose.
        color: Color,
        /// The least number of promotions that explains the pieces.
        promoted: usize,
        /// How many pawns are missing.
        missing: usize,
    },
    /// Pawns have changed files more often than the opponent has lost pieces: they do so only by capturing (3.7.3).
    TooManyCaptures {
        /// Whose pawns.
        color: Color,
        /// The least number of captures that explains where they stand; `None` if no captures do.
        captures: Option<usize>,
        /// How many pieces the opponent has lost.
        lost: usize,
    },
    /// A pawn on the rank where its side's pieces began: pawns never go back (3.7.1).
    PawnOnFirstRank {
        /// Where.
        square: Square,
    },
    /// A pawn on the furthest rank that was not promoted (3.7.3.3).
    PawnOnLastRank {
        /// Where.
        square: Square,
    },
    /// The king of the player who has just moved is attacked (3.9.2).
    OpponentInCheck {
        /// Whose king.
        color: Color,
    },
    /// Both kings are attacked (3.9.2, A.5.4).
    BothInCheck,
    /// No single move can have given this check (3.9.1).
    ImpossibleCheck {
        /// The pieces that give it.
        checkers: Bitboard,
    },
    /// A right to castle without king and rook standing for it (3.8.2.1).
    Castling {
        /// The square named for the rook.
        rook: Square,
    },
    /// A square that no pawn can have passed over with the last move (3.7.3.1).
    EnPassant {
        /// The square named.
        square: Square,
    },
}

impl Irregularity {
    /// The rule that the position shows broken. That such a position is illegal is 3.10.3; the edition of 2001
    /// has no provision for it.
    pub fn article(&self) -> Article {
        match self {
            Irregularity::Kings { .. }
            | Irregularity::TooManyPieces { .. }
            | Irregularity::TooManyPawns { .. } => cite!("2.2"),
            Irregularity::TooManyPromoted { .. } | Irregularity::PawnOnLastRank { .. } => {
                cite!("3.7.3.3")
            }
            Irregularity::TooManyCaptures { .. } => cite!("3.7.3"),
            Irregularity::PawnOnFirstRank { .. } => cite!("3.7.1"),
            Irregularity::OpponentInCheck { .. } | Irregularity::BothInCheck => {
                cite!("3.9.2")
            }
            Irregularity::ImpossibleCheck { .. } => cite!("3.10.3"),
            Irregularity::Castling { .. } => cite!("3.8.2.1(1)"),
            Irregularity::EnPassant { .. } => cite!("3.7.3.1"),
        }
    }
}

/// Everything found against a position, in the order of the tests; empty for a regular one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Irregularities(Vec<Irregularity>);

impl Irregularities {
    /// Everything wrong with a setup.
    pub fn of(setup: &Setup) -> Irregularities {
        let mut found = Irregularities::kings(setup);
        for color in Color::ALL {
            found.count_pieces(&setup.board, color);
            found.find_pawns(&setup.board, color);
            found.count_captures(&setup.board, color);
        }
        let impossible = setup.castling.rooks().iter().filter(|rook| !has_possible_right(setup, *rook));
        found.0.extend(impossible.map(|rook| Irregularity::Castling { rook }));
        if let Some(square) = setup.en_passant.filter(|square| !is_passed(setup, *square)) {
            found.0.push(Irregularity::EnPassant { square });
        }
        if let Ok(position) = Position::admit(setup) {
            found.examine_checks(&position);
        }
        found
    }

    /// The reasons.
    pub fn as_slice(&self) -> &[Irregularity] {
        &self.0
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn count_pieces(&mut self, board: &Board, color: Color) {
        let count = |role| board.pieces(color, role).len();
        let total = board.by_color(color).len();
        if total > 16 {
            self.0.push(Irregularity::TooManyPieces { color, count: total });
        }
        let pawns = count(Role::Pawn);
        if pawns > 8 {
            self.0.push(Irregularity::TooManyPawns { color, count: pawns });
        }
        let promoted = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + structure::promoted_bishops(board, color);
        let missing = 8usize.saturating_sub(pawns);
        if promoted > missing {
            self.0.push(Irregularity::TooManyPromoted { color, promoted, missing });
        }
    }

    fn find_pawns(&mut self, board: &Board, color: Color) {
        let on = |rank: Rank| board.pieces(color, Role::Pawn) & Bitboard::rank(rank.seen_by(color));
        self.0.extend(on(Rank::First).iter().map(|square| Irregularity::PawnOnFirstRank { square }));
        self.0.extend(on(Rank::Eighth).iter().map(|square| Irregularity::PawnOnLastRank { square }));
    }

    fn count_captures(&mut self, board: &Board, color: Color) {
        let pawns = board.pieces(color, Role::Pawn);
        let home_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        // Wrong numbers and ranks are told above.
        if pawns.len() > 8 || !(pawns & home_ranks).is_empty() {
            return;
        }
        let lost = 16usize.saturating_sub(board.by_color(!color).len());
        let captures = structure::least_captures(pawns, color);
        if captures.is_none_or(|captures| captures > lost) {
            self.0.push(Irregularity::TooManyCaptures { color, captures, lost });
        }
    }

    fn examine_checks(&mut self, position: &Position) {
        let player = position.having_move();
        let checkers = position.checkers();
        if !position.checkers_of(!player).is_empty() {
            self.0.push(Irregularity::OpponentInCheck { color: !player });
            if !checkers.is_empty() {
                self.0.push(Irregularity::BothInCheck);
            }
        }
        if is_impossible_check(position, checkers) {
            self.0.push(Irregularity::ImpossibleCheck { checkers });
        }
    }
}

impl FromIterator<Irregularity> for Irregularities {
    fn from_iter<I: IntoIterator<Item = Irregularity>>(found: I) -> Irregularities {
        Irregularities(found.into_iter().collect())
    }
}

impl<'a> IntoIterator for &'a Irregularities {
    type Item = &'a Irregularity;
    type IntoIter = core::slice::Iter<'a, Irregularity>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Display for Irregularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Irregularity::Kings { color, count } => write!(f, "{color} has {count} kings"),
            Irregularity::TooManyPieces { color, count } => write!(f, "{color} has {count} pieces"),
            Irregularity::TooManyPawns { color, count } => write!(f, "{color} has {count} pawns"),
            Irregularity::TooManyPromoted { color, promoted, missing } => {
                write!(f, "{color} has promoted at least {promoted} pawns but only {missing} are missing")
            }
            Irregularity::TooManyCaptures { color, captures: Some(captures), lost } => {
                let opponent = !*color;
                write!(
                    f,
                    "the pawns of {color} have captured at least {captures} times, and {opponent} has lost {lost} pieces"
                )
            }
            Irregularity::TooManyCaptures { color, captures: None, .. } => {
                write!(f, "no captures bring the pawns of {color} to where they stand")
            }
            Irregularity::PawnOnFirstRank { square } => write!(f, "a pawn on its first rank, {square}"),
            Irregularity::PawnOnLastRank { square } => write!(f, "a pawn on its last rank, {square}"),
            Irregularity::OpponentInCheck { color } => {
                write!(f, "{color} does not have the move and is in check")
            }
            Irregularity::BothInCheck => f.write_str("both kings are in check"),
            Irregularity::ImpossibleCheck { .. } => f.write_str("no move can have given this check"),
            Irregularity::Castling { rook } => write!(f, "no right to castle with {rook} is possible"),
            Irregularity::EnPassant { square } => write!(f, "no pawn can have passed over {square}"),
        }
    }
}

/// The reasons, separated by semicolons.
impl fmt::Display for Irregularities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, irregularity) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{irregularity}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Irregularities {}

/// Whether king and rook stand so that neither need have moved: the king on its first rank between the corners
/// (II.2.1), its rook on the square, and no second right to that side.
pub(crate) fn has_possible_right(setup: &Setup, rook: Square) -> bool {
    let color = if rook.rank() == Rank::First { Color::White } else { Color::Black };
    let Some(king) = setup.board.king(color) else { return false };
    king.rank() == Rank::First.seen_by(color)
        && !matches!(king.file(), File::A | File::H)
        && setup.board.piece_at(rook) == Some(Role::Rook.of(color))
        && setup.castling.rook(color, king, Wing::towards(king, rook)) == Some(rook)
}

/// Whether no last move explains the check: three checkers, two that both had to move, two on one line through
/// the king, or an attack that was there before the double step just made.
fn is_impossible_check(position: &Position, checkers: Bitboard) -> bool {
    if checkers.len() > 2 {
        return true;
    }
    let player = position.having_move();
    let king = position.king(player);
    if checkers.has_several() {
        let sliders = checkers
            - position.by_role(Role::Pawn)
            - position.by_role(Role::Knight)
            - position.by_role(Role::King);
        let [Some(one), Some(other)] = [checkers.iter().next(), checkers.iter().nth(1)] else { return false };
        if sliders.is_empty() || attacks::between(one, other).contains(king) {
            return true;
        }
    }
    existed_before_double_step(position, king)
}

fn existed_before_double_step(position: &Position, king: Square) -> bool {
    let mover = !position.having_move();
    let step = mover.choose(1, -1);
    let Some(passed) = position.passed() else { return false };
    let (Some(origin), Some(arrival)) = (passed.offset(0, -step), passed.offset(0, step)) else {
        return false;
    };
    let mut before = *position;
    before.board.remove(arrival);
    before.board.put(origin, Role::Pawn.of(mover));
    !before.attackers_of(king, mover).is_empty()
}
