//! Whether a position can be dead at all, asked after every capture, promotion and pawn move (5.2.2).

use touchmove_chess::winnability::is_dead;
use touchmove_chess::{Color, Position, Role};

/// Whether neither player can checkmate any more, as far as that is seen quickly; the player having the move has
/// a legal move.
#[inline(always)]
pub(super) fn seen_dead(position: &Position) -> bool {
    is_thin(position) && may_be_dead(position) && seen(position)
}

/// Whether a side has few men or nobody has a rook or a queen, without which nothing is seen dead. Asked after every move
/// and seldom true, so that the answer is predictable.
#[inline(always)]
pub(super) fn is_thin(position: &Position) -> bool {
    let heavy = position.by_role(Role::Rook) | position.by_role(Role::Queen);
    let [white, black] = Color::ALL.map(|color| position.by_color(color).len() <= 3);
    heavy.is_empty() | white | black
}

#[cold]
fn seen(position: &Position) -> bool {
    position.has_legal_move() && is_dead(position)
}

/// What must hold for the quick test to say anything: both sides are down to little, or nothing but kings, bishops
/// and four pawns or more is left.
fn may_be_dead(position: &Position) -> bool {
    let pawns = position.by_role(Role::Pawn);
    let heavy = position.by_role(Role::Rook) | position.by_role(Role::Queen);
    let little = |color: Color| {
        let own = position.by_color(color);
        (own & (pawns | heavy)).is_empty() || own.len() <= 3
    };
    let walls = || (heavy | position.by_role(Role::Knight)).is_empty() && pawns.len() >= 4;
    little(Color::White) && little(Color::Black) || walls()
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_chess::{Random, Setup, Square};

    #[test]
    fn nothing_that_is_seen_dead_is_passed_over() {
        let mut random = Random::seeded(11);
        let mut dead = 0;
        for _ in 0..200_000 {
            let mut setup = Setup::EMPTY;
            let men = 2 + random.below(6);
            for man in 0..men {
                let color = if man % 2 == 0 { Color::White } else { Color::Black };
                let role = match man {
                    0 | 1 => Role::King,
                    _ => Role::ALL[random.below(5) as usize],
                };
                let square = Square::from_index(random.below(64) as usize).unwrap();
                if setup.board.piece_at(square).is_none() {
                    setup.board.put(square, role.of(color));
                }
            }
            let Ok(position) = Position::legal(&setup) else { continue };
            if position.has_legal_move() && is_dead(&position) {
                dead += 1;
                assert!(seen_dead(&position), "{position:?}");
            }
        }
        assert!(dead > 1_000, "{dead}");
    }

    #[test]
    fn a_wall_of_pawns_is_asked_about() {
        let fen = b"8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1";
        let setup = touchmove_notation::fen::Fen::read(fen).unwrap().setup();
        assert!(seen_dead(&Position::legal(&setup).unwrap()));
        assert!(!seen_dead(&Position::initial()));
    }
}
