//! Which move a player has in mind, and the touches that carry it out, in one of the orders people use.

use touchmove_chess::{Color, Move, Position, Role, Square, Wing};
use touchmove_conduct::act::{Contact, PlayerAct};

use super::Players;
use crate::dice::Dice;
use crate::event::Temper;

/// A legal move, as the temper of the players has it; none where there is none.
pub(super) fn choose(players: &mut Players, position: &Position, temper: Temper) -> Option<Move> {
    let legal = position.legal_moves();
    if legal.is_empty() {
        return None;
    }
    let dice = &mut players.dice;
    let by = position.having_move();
    let back = players.last[by.index()].and_then(|last| {
        legal.iter().copied().find(|mv| mv.from() == last.to() && mv.to() == last.from() && !mv.is_capture())
    });
    let chosen = match temper {
        Temper::Shuffling if dice.per_mille(850) => back,
        Temper::Sharp if dice.per_mille(550) => decisive(dice, position, &legal),
        Temper::Shuffling | Temper::Sharp | Temper::Idle if dice.per_mille(150) => back,
        Temper::Shuffling => legal.iter().copied().find(|mv| !mv.is_capture() && mv.role() != Role::Pawn),
        Temper::Sharp | Temper::Idle => None,
    };
    Some(chosen.unwrap_or_else(|| dice.pick(&legal)))
}

/// A mate if there is one, else a capture, a promotion or castling.
fn decisive(dice: &mut Dice, position: &Position, legal: &[Move]) -> Option<Move> {
    let mate = legal.iter().copied().find(|mv| position.play(*mv).is_checkmate());
    let striking: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|mv| mv.is_capture() || mv.promotion().is_some() || mv.castles().is_some())
        .collect();
    mate.or_else(|| (!striking.is_empty()).then(|| dice.pick(&striking)))
}

/// The touches of a move. A player who does not see takes pieces out of their holes instead of touching them.
pub(super) fn carried_out(dice: &mut Dice, position: &Position, mv: Move, sees: bool) -> Vec<PlayerAct> {
    let by = position.having_move();
    let touch = |square: Square| {
        if sees { PlayerAct::Touch { square, contact: Contact::Intent } } else { PlayerAct::Lift { square } }
    };
    let (from, to) = (mv.from(), mv.to());
    match mv {
        Move::Ordinary { .. } | Move::DoubleStep { .. } => {
            let first = if dice.per_mille(300) { PlayerAct::Lift { square: from } } else { touch(from) };
            vec![first, PlayerAct::Release { square: to }]
        }
        Move::Capture { .. } => match dice.below(4) {
            0 => vec![touch(from), PlayerAct::Release { square: to }, PlayerAct::Remove { square: to }],
            1 => vec![touch(from), PlayerAct::Remove { square: to }, PlayerAct::Release { square: to }],
            2 => vec![PlayerAct::Remove { square: to }, touch(from), PlayerAct::Release { square: to }],
            _ => vec![
                PlayerAct::Lift { square: from },
                PlayerAct::Release { square: to },
                PlayerAct::Remove { square: to },
            ],
        },
        Move::EnPassant { .. } => {
            let taken = Square::new(to.file(), from.rank());
            match dice.below(2) {
                0 => {
                    vec![touch(from), PlayerAct::Release { square: to }, PlayerAct::Remove { square: taken }]
                }
                _ => {
                    vec![PlayerAct::Remove { square: taken }, touch(from), PlayerAct::Release { square: to }]
                }
            }
        }
        Move::Castle { king, rook } => castling(dice, by, king, rook, sees),
        Move::Promotion { into, .. } => promotion(dice, mv, into, sees),
    }
}

fn castling(dice: &mut Dice, by: Color, king: Square, rook: Square, sees: bool) -> Vec<PlayerAct> {
    let touch = |square: Square| {
        if sees { PlayerAct::Touch { square, contact: Contact::Intent } } else { PlayerAct::Lift { square } }
    };
    let wing = Wing::towards(king, rook);
    let (king_to, rook_to) = (wing.king_goes_to(by), wing.rook_goes_to(by));
    let crossing = king_to == rook || rook_to == king || king_to == king || rook_to == rook;
    if crossing {
        return vec![
            PlayerAct::SayCastle,
            PlayerAct::Remove { square: king },
            touch(rook),
            PlayerAct::Release { square: rook_to },
            PlayerAct::Place { role: Role::King, square: king_to },
            PlayerAct::Release { square: king_to },
        ];
    }
    match dice.below(4) {
        0 if sees => vec![
            PlayerAct::TouchTogether { first: rook, second: king },
            PlayerAct::Release { square: king_to },
            touch(rook),
            PlayerAct::Release { square: rook_to },
        ],
        // The rook first: that is no castling any more (4.4.2), whatever the board shows in the end.
        1 => vec![
            touch(rook),
            PlayerAct::Release { square: rook_to },
            touch(king),
            PlayerAct::Release { square: king_to },
        ],
        _ => vec![
            touch(king),
            PlayerAct::Release { square: king_to },
            touch(rook),
            PlayerAct::Release { square: rook_to },
        ],
    }
}

fn promotion(dice: &mut Dice, mv: Move, into: Role, sees: bool) -> Vec<PlayerAct> {
    let (from, to) = (mv.from(), mv.to());
    let touch = |square: Square| {
        if sees { PlayerAct::Touch { square, contact: Contact::Intent } } else { PlayerAct::Lift { square } }
    };
    let mut acts = Vec::new();
    match dice.below(3) {
        0 => {
            acts.extend([touch(from), PlayerAct::Release { square: to }]);
            if mv.is_capture() {
                acts.push(PlayerAct::Remove { square: to });
            }
            acts.push(PlayerAct::Remove { square: to });
            acts.extend([PlayerAct::Place { role: into, square: to }, PlayerAct::Release { square: to }]);
        }
        1 => {
            acts.push(PlayerAct::Remove { square: from });
            if mv.is_capture() {
                acts.push(PlayerAct::Remove { square: to });
            }
            acts.extend([PlayerAct::Place { role: into, square: to }, PlayerAct::Release { square: to }]);
        }
        _ => {
            // The new piece comes first, perhaps after another was tried.
            if mv.is_capture() {
                acts.push(PlayerAct::Remove { square: to });
            }
            if dice.per_mille(200) {
                acts.push(PlayerAct::Place {
                    role: dice.pick(&[Role::Knight, Role::Queen, Role::King]),
                    square: to,
                });
            }
            acts.extend([
                PlayerAct::Place { role: into, square: to },
                PlayerAct::Release { square: to },
                PlayerAct::Remove { square: from },
            ]);
        }
    }
    acts
}
