//! What no series of moves can mate with, whatever stands where.
//!
//! Each lemma speaks of positions in which the loser's king is not attacked while the winner has the move; mates
//! that stand on the board already are looked at before.

use crate::board::Board;
use crate::color::Color;

/// Why the pieces alone cannot checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Material {
    /// The winner has a king and nothing else: kings give no check.
    LoneKing,
    /// The winner has one knight and the loser only a king and queens (I-103).
    ///
    /// A square beside the mated king that neither the knight nor the other king attacks must be held by a
    /// queen, and in every such arrangement one of those queens can take the knight.
    KnightAgainstQueens,
    /// The winner has bishops of one square colour, and the loser no pawn, no knight and no bishop of the other.
    ///
    /// Let the check come along a diagonal. Of the two squares beside the king and beside that diagonal, of the
    /// other colour both, the winner's king attacks at most one, since a square beside both is beside the king.
    /// On the other stands a rook or a queen. No bishop of the winner can pin it there, and with one step it
    /// takes a bishop next to the king or steps into its way. Two bishops of one colour give no double check.
    BishopsOfOneColor,
}

const DARK: u64 = 0xaa55_aa55_aa55_aa55;

/// The lemma by which `winner` cannot mate with these pieces, if one applies.
#[inline]
pub(super) fn hopeless(board: &Board, winner: Color) -> Option<Material> {
    let [pawns, knights, bishops, rooks, queens, kings] = board.roles;
    let own = board.colors[winner.index()];
    let other = board.colors[(!winner).index()];
    if (pawns | rooks | queens) & own != 0 {
        return None;
    }
    let (own_knights, own_bishops) = (knights & own, bishops & own);
    if own_knights == 0 {
        if own_bishops == 0 {
            return Some(Material::LoneKing);
        }
        let all = bishops & (own | other);
        let one_colored = all & DARK == 0 || all & !DARK == 0;
        return (one_colored && (pawns | knights) & other == 0).then_some(Material::BishopsOfOneColor);
    }
    let lone_knight = own_bishops == 0 && own_knights & own_knights.wrapping_sub(1) == 0;
    (lone_knight && other & !(kings | queens) == 0).then_some(Material::KnightAgainstQueens)
}
