//! Which piece can go to a square, and whether its king is safe afterwards, found by looking along lines.
//!
//! The answers are those of [`Position::candidates`] and [`Position::keeps_king_safe`]. They are found with less
//! memory: most often nothing stands on the lines that would have to be looked up.

use touchmove_chess::{Bitboard, Position, Rank, Role, Square, attacks};

/// For every square the others of its rank and file.
const STRAIGHT: [u64; 64] = lines(true);
/// For every square the others of its diagonals.
const DIAGONAL: [u64; 64] = lines(false);

#[expect(clippy::indexing_slicing, reason = "runs in the compiler only; bounded by the loop")]
const fn lines(straight: bool) -> [u64; 64] {
    let mut all = [0; 64];
    let mut from: usize = 0;
    while from < 64 {
        let mut to: usize = 0;
        while to < 64 {
            let (files, ranks) = ((from % 8).abs_diff(to % 8), (from / 8).abs_diff(to / 8));
            let is_straight = files == 0 || ranks == 0;
            if from != to && (if straight { is_straight } else { files == ranks }) {
                all[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    all
}

#[inline(always)]
fn straight(square: Square) -> Bitboard {
    Bitboard(STRAIGHT.get(square.index()).copied().unwrap_or_default())
}

#[inline(always)]
fn diagonal(square: Square) -> Bitboard {
    Bitboard(DIAGONAL.get(square.index()).copied().unwrap_or_default())
}

/// The one piece of that kind among the given squares that can go to the square and leaves its king safe. The
/// square holds no piece of its own side and no king; the kind is not a pawn.
///
/// Every kind is looked up, and those that do not count are masked: to branch on the kind would cost more.
#[inline(always)]
pub(crate) fn only_piece(position: &Position, role: Role, given: Bitboard, to: Square) -> Option<Square> {
    let masks = MASKS.get(role.index()).copied().unwrap_or_default();
    let near = straight(to).0 & masks.straight
        | diagonal(to).0 & masks.diagonal
        | attacks::knight(to).0 & masks.knight
        | attacks::king(to).0 & masks.king;
    let candidates = position.pieces(position.having_move(), role) & given & Bitboard(near);
    match candidates.single() {
        Some(from) => arrives(position, role, from, to).then_some(from),
        None => only(position, role, candidates, to),
    }
}

/// Whether nothing is in the way and the king is safe afterwards. Nothing stands between the squares of a knight's
/// move or a king's.
#[inline(always)]
fn arrives(position: &Position, role: Role, from: Square, to: Square) -> bool {
    (attacks::between(from, to) & position.occupied()).is_empty() && is_safe(position, role, from, to)
}

/// Which lines count for a kind: all bits or none.
#[derive(Clone, Copy, Default)]
struct Masks {
    straight: u64,
    diagonal: u64,
    knight: u64,
    king: u64,
}

const MASKS: [Masks; 6] = [
    Masks { straight: 0, diagonal: 0, knight: 0, king: 0 },
    Masks { straight: 0, diagonal: 0, knight: u64::MAX, king: 0 },
    Masks { straight: 0, diagonal: u64::MAX, knight: 0, king: 0 },
    Masks { straight: u64::MAX, diagonal: 0, knight: 0, king: 0 },
    Masks { straight: u64::MAX, diagonal: u64::MAX, knight: 0, king: 0 },
    Masks { straight: 0, diagonal: 0, knight: 0, king: u64::MAX },
];

/// The own pawns that attack the square.
#[inline(always)]
pub(crate) fn capturing_pawns(position: &Position, to: Square) -> Bitboard {
    let player = position.having_move();
    attacks::pawn(!player, to) & position.pieces(player, Role::Pawn)
}

/// The own pawn that can step onto the empty square, by one or two. A pawn that can step by one stands in the way of
/// the other, so both are asked about at once.
#[inline(always)]
pub(crate) fn stepping_pawn(position: &Position, to: Square) -> Bitboard {
    let player = position.having_move();
    let back = |set: u64| player.choose(set >> 8, set << 8);
    let single = back(Bitboard::of(to).0);
    let second = Bitboard::rank(Rank::Second.seen_by(player)).0;
    let double = back(single & !position.occupied().0) & second;
    Bitboard(single | double) & position.pieces(player, Role::Pawn)
}

/// The one pawn among the candidates that leaves its king safe when it goes to the square.
#[inline(always)]
pub(crate) fn only_pawn(position: &Position, candidates: Bitboard, to: Square) -> Option<Square> {
    match candidates.single() {
        Some(from) => is_safe(position, Role::Pawn, from, to).then_some(from),
        None => only(position, Role::Pawn, candidates, to),
    }
}

/// The one of several that arrives.
#[inline(never)]
fn only(position: &Position, role: Role, candidates: Bitboard, to: Square) -> Option<Square> {
    let mut arriving = candidates.iter().filter(|from| arrives(position, role, *from, to));
    let from = arriving.next()?;
    arriving.next().is_none().then_some(from)
}

/// Whether the own king is not attacked after the piece has gone there (3.9.2).
#[inline(always)]
pub(crate) fn is_safe(position: &Position, role: Role, from: Square, to: Square) -> bool {
    let player = position.having_move();
    let king = if role == Role::King { to } else { position.king(player) };
    let theirs = position.by_color(!player) - Bitboard::of(to);
    let queens = position.by_role(Role::Queen);
    let near = attacks::knight(king) & position.by_role(Role::Knight)
        | attacks::pawn(player, king) & position.by_role(Role::Pawn)
        | attacks::king(king) & position.by_role(Role::King);
    if !(near & theirs).is_empty() {
        return false;
    }
    let occupied = (position.occupied() - Bitboard::of(from)) | Bitboard::of(to);
    let far = straight(king) & (position.by_role(Role::Rook) | queens)
        | diagonal(king) & (position.by_role(Role::Bishop) | queens);
    !is_reached(king, far & theirs, occupied)
}

/// Whether one of the sliders sees the king past the occupied squares. Two are looked at without asking how many
/// there are, which is seldom more and cannot be predicted.
#[inline(always)]
fn is_reached(king: Square, sliders: Bitboard, occupied: Bitboard) -> bool {
    let rest = without_first(sliders);
    let sees = |sliders: Bitboard| {
        !sliders.is_empty() & (attacks::between(king, any_first(sliders)) & occupied).is_empty()
    };
    if sees(sliders) | sees(rest) {
        return true;
    }
    let rest = without_first(rest);
    !rest.is_empty() && rest.iter().any(|slider| (attacks::between(king, slider) & occupied).is_empty())
}

/// The first square of a set, or any if there is none.
#[inline(always)]
fn any_first(set: Bitboard) -> Square {
    usize::try_from(set.0.trailing_zeros() & 63).ok().and_then(Square::from_index).unwrap_or(Square::A1)
}

#[inline(always)]
fn without_first(set: Bitboard) -> Bitboard {
    Bitboard(set.0 & set.0.wrapping_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_chess::Random;

    /// Positions of random games, and the same with pieces put anywhere, so that both kings may be in check.
    fn positions(each: impl Fn(&Position)) {
        let mut random = Random::seeded(5);
        for _ in 0..200 {
            let mut position = Position::initial();
            for _ in 0..100 {
                let moves = position.legal_moves();
                let chosen = usize::try_from(random.below(moves.len().max(1) as u64)).unwrap();
                let Some(m) = moves.get(chosen) else { break };
                position = position.play(*m);
                each(&position);
                let mut setup = position.to_setup();
                let square = Square::from_index(usize::try_from(random.below(64)).unwrap()).unwrap();
                if setup.board.piece_at(square).is_none() {
                    let role = Role::ALL[usize::try_from(1 + random.below(4)).unwrap()];
                    setup.board.put(square, role.of(!position.having_move()));
                    each(&Position::admit(&setup).unwrap());
                }
            }
        }
    }

    #[test]
    fn a_piece_found_by_looking_back_is_the_only_one_with_a_legal_move_there() {
        positions(|position| {
            let moves = position.legal_moves();
            let free = !(position.by_color(position.having_move()) | position.by_role(Role::King));
            for role in Role::ALL.into_iter().skip(1) {
                for to in free.iter() {
                    let mut legal = moves
                        .iter()
                        .filter(|m| m.role() == role && m.to() == to && m.castles().is_none())
                        .map(|m| m.from());
                    let expected = legal.next().filter(|_| legal.next().is_none());
                    assert_eq!(
                        only_piece(position, role, Bitboard::ALL, to),
                        expected,
                        "{position:?} {role} {to}"
                    );
                }
            }
        });
    }

    #[test]
    fn pawns_found_by_looking_back_are_the_candidates() {
        positions(|position| {
            for to in (!(position.by_color(position.having_move()) | position.by_role(Role::King))).iter() {
                let found = if position.occupied().contains(to) {
                    capturing_pawns(position, to)
                } else {
                    stepping_pawn(position, to)
                };
                assert_eq!(found, position.candidates(Role::Pawn, to), "{position:?} {to}");
            }
        });
    }

    #[test]
    fn a_king_is_safe_where_the_rules_say_so() {
        positions(|position| {
            let own = position.by_color(position.having_move());
            let free = !(own | position.by_role(Role::King));
            for from in own.iter() {
                let role = position.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
                for to in free.iter() {
                    assert_eq!(is_safe(position, role, from, to), position.keeps_king_safe(from, to));
                }
            }
        });
    }
}
