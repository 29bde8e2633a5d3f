//! Whether a side can checkmate, tried out: many games by chance in which both sides help. A mate that is found is a
//! proof; that none is found proves nothing.

use touchmove_chess::{Color, Position};

use crate::dice::Dice;

/// Tries to find a mate by `side` from the position.
pub(crate) fn finds_mate(position: &Position, side: Color, seed: u32) -> bool {
    let mut dice = Dice::seeded(u64::from(seed));
    (0..60).any(|_| one_try(&mut dice, *position, side))
}

fn one_try(dice: &mut Dice, mut position: Position, side: Color) -> bool {
    for _ in 0..60 {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return position.in_check() && position.having_move() == !side;
        }
        if position.having_move() == side
            && let Some(mate) = legal.iter().find(|mv| position.play(**mv).is_checkmate())
        {
            return !position.play(*mate).has_legal_move();
        }
        position = position.play(dice.pick(&legal));
    }
    false
}
