//! What pieces reach along lines, found with little memory and few branches.
//!
//! The answers are those of [`attacks`] and [`Position::keeps_king_safe`]. A march is made once a game, when the great
//! tables of those have been pushed out of the caches by the games read in between; one cache line a square is soon
//! there again.

use touchmove_chess::{Bitboard, Color, Position, Role, Square, attacks};

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;

/// The lines from a square: two straight and two diagonal ones that go up, then those that go down.
type Lines = [u64; 8];

static LINES: [Lines; 64] = lines();

const fn lines() -> [Lines; 64] {
    const STEPS: [(i32, i32); 8] = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];
    let mut all = [[0; 8]; 64];
    let mut from = 0;
    while from < 64 {
        let mut line = 0;
        while line < 8 {
            let (files, ranks) = STEPS[line];
            let (mut file, mut rank) = (from as i32 % 8 + files, from as i32 / 8 + ranks);
            while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                all[from][line] |= 1 << (rank * 8 + file);
                (file, rank) = (file + files, rank + ranks);
            }
            line += 1;
        }
        from += 1;
    }
    all
}

#[inline(always)]
fn from(square: Square) -> &'static Lines {
    &LINES[square.index() & 63]
}

/// As far as the first man on a line that goes up.
#[inline(always)]
fn up(line: u64, occupied: u64) -> u64 {
    let men = occupied & line;
    line & (men ^ men.wrapping_sub(1))
}

/// As far as the first man on a line that goes down.
#[inline(always)]
fn down(line: u64, occupied: u64) -> u64 {
    let men = occupied & line | 1;
    line & (u64::MAX << (63 - men.leading_zeros()))
}

#[inline(always)]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let [north, east, _, _, south, west, _, _] = *from(square);
    let occupied = occupied.0;
    Bitboard(up(north, occupied) | up(east, occupied) | down(south, occupied) | down(west, occupied))
}

#[inline(always)]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let [_, _, one, two, _, _, three, four] = *from(square);
    let occupied = occupied.0;
    Bitboard(up(one, occupied) | up(two, occupied) | down(three, occupied) | down(four, occupied))
}

/// What a piece attacks; not asked of pawns and kings.
#[inline(always)]
pub(super) fn reach(role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Queen => rook(square, occupied) | bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Bishop => bishop(square, occupied),
        Role::Knight | Role::Pawn | Role::King => attacks::knight(square),
    }
}

#[inline(always)]
pub(super) fn attacked_by_pawns(pawns: Bitboard, color: Color) -> Bitboard {
    let (left, right) = (pawns.0 & !A_FILE, pawns.0 & !H_FILE);
    Bitboard(color.choose(left << 7 | right << 9, left >> 9 | right >> 7))
}

/// Where pawns can step by one.
#[inline(always)]
pub(super) fn steps_ahead(here: &Position, color: Color) -> Bitboard {
    let pawns = here.pieces(color, Role::Pawn).0;
    Bitboard(color.choose(pawns << 8, pawns >> 8)) - here.occupied()
}

/// Whether the own king is not attacked after a man has gone from one square to another (3.9.2).
#[inline]
pub(super) fn keeps_king_safe(here: &Position, from: Square, to: Square) -> bool {
    let player = here.having_move();
    let king = here.king(player);
    let king = if king == from { to } else { king };
    let theirs = here.by_color(!player) - Bitboard::of(to);
    let near = attacks::knight(king) & here.by_role(Role::Knight)
        | attacks::pawn(player, king) & here.by_role(Role::Pawn)
        | attacks::king(king) & here.by_role(Role::King);
    if !(near & theirs).is_empty() {
        return false;
    }
    let occupied = (here.occupied() - Bitboard::of(from)) | Bitboard::of(to);
    let queens = here.by_role(Role::Queen);
    let [north, east, one, two, south, west, three, four] = *self::from(king);
    let straight = theirs & (here.by_role(Role::Rook) | queens) & Bitboard(north | east | south | west);
    let diagonal = theirs & (here.by_role(Role::Bishop) | queens) & Bitboard(one | two | three | four);
    (straight.is_empty() || (rook(king, occupied) & straight).is_empty())
        && (diagonal.is_empty() || (bishop(king, occupied) & diagonal).is_empty())
}

/// Flows from all pieces at once along one direction, over empty squares and onto the first man.
macro_rules! flow {
    ($from:expr, $empty:expr, $shift:tt, $by:expr, $board:expr) => {{
        let (mut set, mut free) = ($from, $empty & $board);
        set |= free & (set $shift $by);
        free &= free $shift $by;
        set |= free & (set $shift (2 * $by));
        free &= free $shift (2 * $by);
        set |= free & (set $shift (4 * $by));
        (set $shift $by) & $board
    }};
}

/// Every square that men of a side other than the king attack or step to.
pub(super) fn gone_to(here: &Position, color: Color) -> Bitboard {
    let own = here.by_color(color);
    let queens = here.by_role(Role::Queen);
    let straight = (own & (here.by_role(Role::Rook) | queens)).0;
    let diagonal = (own & (here.by_role(Role::Bishop) | queens)).0;
    let knights = here.pieces(color, Role::Knight).0;
    let empty = !here.occupied().0;
    let mut set = attacked_by_pawns(here.pieces(color, Role::Pawn), color).0 | steps_ahead(here, color).0;
    set |= flow!(straight, empty, <<, 8, u64::MAX) | flow!(straight, empty, >>, 8, u64::MAX);
    set |= flow!(straight, empty, <<, 1, !A_FILE) | flow!(straight, empty, >>, 1, !H_FILE);
    set |= flow!(diagonal, empty, <<, 9, !A_FILE) | flow!(diagonal, empty, >>, 9, !H_FILE);
    set |= flow!(diagonal, empty, <<, 7, !H_FILE) | flow!(diagonal, empty, >>, 7, !A_FILE);
    let near = knights << 1 & !A_FILE | knights >> 1 & !H_FILE;
    let far = knights << 2 & !(A_FILE | A_FILE << 1) | knights >> 2 & !(H_FILE | H_FILE >> 1);
    Bitboard(set | near << 16 | near >> 16 | far << 8 | far >> 8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_chess::Random;

    /// Positions of games played at random.
    fn positions() -> Vec<Position> {
        let mut random = Random::seeded(5);
        let mut all = Vec::new();
        for _ in 0..60 {
            let mut here = Position::initial();
            for _ in 0..150 {
                let moves = here.legal_moves();
                let Some(m) = moves.get(random.below(moves.len() as u64) as usize) else { break };
                here = here.play(*m);
                all.push(here);
            }
        }
        all
    }

    #[test]
    fn pieces_reach_what_the_tables_say() {
        for here in positions().iter().step_by(7) {
            for from in Square::all() {
                let occupied = here.occupied();
                assert_eq!(reach(Role::Rook, from, occupied), attacks::rook(from, occupied));
                assert_eq!(reach(Role::Bishop, from, occupied), attacks::bishop(from, occupied));
                assert_eq!(reach(Role::Queen, from, occupied), attacks::queen(from, occupied));
                assert_eq!(reach(Role::Knight, from, occupied), attacks::knight(from));
            }
        }
    }

    #[test]
    fn a_king_is_safe_when_the_board_says_so() {
        let (mut safe, mut unsafe_) = (0, 0);
        for here in positions().iter().step_by(5) {
            for from in here.by_color(here.having_move()) {
                for to in !here.by_color(here.having_move()) - here.by_role(Role::King) {
                    let said = keeps_king_safe(here, from, to);
                    assert_eq!(said, here.keeps_king_safe(from, to), "{here:?} {from} {to}");
                    *if said { &mut safe } else { &mut unsafe_ } += 1;
                }
            }
        }
        assert!(safe > 10_000 && unsafe_ > 10_000, "{safe} {unsafe_}");
    }

    #[test]
    fn a_side_goes_where_its_men_attack_or_its_pawns_step() {
        for here in positions().iter().step_by(3) {
            for color in Color::ALL {
                let king = Bitboard::of(here.king(color));
                let found = gone_to(here, color);
                for square in Square::all() {
                    let attacked = !(here.attackers_of(square, color) - king).is_empty();
                    let stepped = steps_ahead(here, color).contains(square);
                    assert_eq!(found.contains(square), attacked || stepped, "{here:?} {square}");
                }
            }
        }
    }
}
