//! What the pawns show about the game so far: how often they have captured, and which bishops never got out.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::piece::Role;
use crate::square::{File, Rank, Square};

/// The least number of captures by which pawns of one side stand on these squares, each having begun on a file of its
/// own; `None` if that is impossible. At most eight pawns, between the second rank and the seventh.
///
/// The pawns are taken one by one; for each set of files already used as starting points the cheapest way is kept.
pub(super) fn least_captures(pawns: Bitboard, color: Color) -> Option<usize> {
    let doubled = File::ALL.into_iter().any(|file| (pawns & Bitboard::file(file)).has_several());
    if !doubled {
        return Some(0);
    }
    let mut cheapest: [Option<usize>; 256] = [None; 256];
    cheapest[0] = Some(0);
    for pawn in pawns.iter() {
        let mut next: [Option<usize>; 256] = [None; 256];
        for (used, so_far) in cheapest.iter().enumerate() {
            let Some(so_far) = so_far else { continue };
            for start in (0..8).filter(|start| used & (1 << start) == 0) {
                let Some(captures) = captures_from(start, pawn, color) else { continue };
                let total = so_far + captures;
                let best = &mut next[used | (1 << start)];
                *best = Some(best.map_or(total, |known| known.min(total)));
            }
        }
        cheapest = next;
    }
    cheapest.into_iter().flatten().min()
}

/// How often a pawn has captured on its way from its square on the file; `None` if it is too far aside for its rank.
fn captures_from(start: usize, pawn: Square, color: Color) -> Option<usize> {
    let aside = pawn.file().index().abs_diff(start);
    let steps = pawn.rank().seen_by(color).index().checked_sub(1)?;
    (aside <= steps).then_some(aside)
}

/// How many bishops of a side must be promoted pawns: those beyond the first on squares of one colour; and those off the
/// first rank where no bishop of that colour has ever left it, whatever arrangement the game began with.
pub(super) fn promoted_bishops(board: &Board, color: Color) -> usize {
    let of = |is_light: bool| {
        let bishops = board.pieces(color, Role::Bishop);
        let all = bishops.iter().filter(|square| square.is_light() == is_light);
        let outside = all.clone().filter(|square| square.rank().seen_by(color) != Rank::First).count();
        let beyond_one = all.count().saturating_sub(1);
        if can_leave(board, color, is_light) { beyond_one } else { beyond_one.max(outside) }
    };
    of(true) + of(false)
}

/// Whether a bishop may have left the first rank on squares of this colour: a pawn on its second rank has always been there.
fn can_leave(board: &Board, color: Color, is_light: bool) -> bool {
    let unmoved = board.pieces(color, Role::Pawn);
    let exit = |file: usize| File::new(file).map(|file| Square::new(file, Rank::Second.seen_by(color)));
    let exits = (0..8).filter_map(exit).filter(|square| square.is_light() == is_light);
    exits.into_iter().any(|square| !unmoved.contains(square))
}
