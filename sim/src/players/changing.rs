//! Moves that are made and changed before the clock is pressed, in the orders that hands take (4.7).

use touchmove_chess::{Color, Move, Role, Square, Wing};
use touchmove_conduct::act::{Contact, Hand, PlayerAct};

use super::{Players, moves};
use crate::table::Table;

/// A move is made, and then, before the press, another takes its place.
pub(super) fn made_and_changed(players: &mut Players, table: &Table, by: Color) {
    let position = *table.game.position();
    let legal = position.legal_moves();
    if legal.is_empty() {
        return;
    }
    let special: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|mv| mv.is_capture() || mv.promotion().is_some() || mv.castles().is_some())
        .collect();
    let made = if !special.is_empty() && players.dice.per_mille(600) {
        players.dice.pick(&special)
    } else {
        players.dice.pick(&legal)
    };
    for act in moves::carried_out(&mut players.dice, &position, made, true) {
        players.player(by, act);
    }
    let same: Vec<Move> = legal.iter().copied().filter(|mv| mv.from() == made.from()).collect();
    let then = if players.dice.per_mille(700) { players.dice.pick(&same) } else { players.dice.pick(&legal) };
    match players.dice.below(10) {
        0 => taken_back(players, table, by, made),
        1..4 => {
            taken_back(players, table, by, made);
            for act in moves::carried_out(&mut players.dice, &position, then, true) {
                players.player(by, act);
            }
        }
        _ => moved_on(players, table, by, made, then),
    }
    if players.dice.per_mille(900) {
        players.player(by, PlayerAct::Press { hand: Hand::Same });
    }
}

/// Everything is put back where it stood, what was captured first or last.
fn taken_back(players: &mut Players, table: &Table, by: Color, made: Move) {
    let mut steps: Vec<Vec<PlayerAct>> = Vec::new();
    match made {
        Move::Castle { king, rook } => {
            let wing = Wing::towards(king, rook);
            steps.push(carried(players, wing.king_goes_to(by), king));
            steps.push(carried(players, wing.rook_goes_to(by), rook));
        }
        Move::Promotion { from, to, .. } => {
            steps.push(vec![
                PlayerAct::Remove { square: to },
                PlayerAct::Place { role: Role::Pawn, square: from },
                PlayerAct::Release { square: from },
            ]);
        }
        Move::Ordinary { .. } | Move::Capture { .. } | Move::DoubleStep { .. } | Move::EnPassant { .. } => {
            steps.push(carried(players, made.to(), made.from()));
        }
    }
    if let Some((square, role)) = captured(table, made) {
        steps.push(vec![PlayerAct::PlaceEnemy { role, square }, PlayerAct::Release { square }]);
    }
    if players.dice.per_mille(400) {
        steps.reverse();
    }
    for act in steps.into_iter().flatten() {
        players.player(by, act);
    }
}

/// The piece goes on to another square, or another new piece comes for the first.
fn moved_on(players: &mut Players, table: &Table, by: Color, made: Move, then: Move) {
    let mut steps: Vec<Vec<PlayerAct>> = Vec::new();
    if let Move::Castle { king, rook } = made {
        steps.push(carried(players, Wing::towards(king, rook).rook_goes_to(by), rook));
    }
    if let (Some(_), true) = (made.promotion(), players.dice.per_mille(600)) {
        let role = players.dice.pick(&[Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
        if players.dice.per_mille(500) {
            steps.push(vec![PlayerAct::Remove { square: made.to() }]);
        }
        steps.push(vec![
            PlayerAct::Place { role, square: made.to() },
            PlayerAct::Release { square: made.to() },
        ]);
    } else {
        if let Some((square, _)) = captured(table, then) {
            steps.push(vec![PlayerAct::Remove { square }]);
        }
        steps.push(carried(players, made.to(), then.to()));
        if players.dice.per_mille(500) {
            steps.reverse();
        }
    }
    for act in steps.into_iter().flatten() {
        players.player(by, act);
    }
}

/// A piece is taken from one square to another.
fn carried(players: &mut Players, from: Square, to: Square) -> Vec<PlayerAct> {
    let first = if players.dice.per_mille(400) {
        PlayerAct::Lift { square: from }
    } else {
        PlayerAct::Touch { square: from, contact: Contact::Intent }
    };
    vec![first, PlayerAct::Release { square: to }]
}

/// What a move captures, and where it stood.
fn captured(table: &Table, mv: Move) -> Option<(Square, Role)> {
    let square = match mv {
        Move::EnPassant { from, to } => Square::new(to.file(), from.rank()),
        _ => mv.is_capture().then(|| mv.to())?,
    };
    Some((square, table.game.position().piece_at(square)?.role))
}
