//! A slow, obvious player of chess written straight from the articles, to find faults in the fast one.
//!
//! Squares are pairs of numbers from 0 to 7, file first. Nothing of the crate is used but to copy a position in.
#![allow(dead_code, reason = "each test binary uses its own part")]

pub(crate) mod positions;
mod rules;

use touchmove_chess::{Color, Position, Role, Square};

/// File and rank.
pub(crate) type At = (i32, i32);

/// A piece: its side and the letter of its kind, `P` for a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Man {
    pub(crate) white: bool,
    pub(crate) kind: char,
}

/// A position as a person would keep it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    pub(crate) men: [[Option<Man>; 8]; 8],
    pub(crate) white_moves: bool,
    /// The rooks that may castle.
    pub(crate) rights: Vec<At>,
    /// The square passed over by a double step just made.
    pub(crate) passed: Option<At>,
    pub(crate) halfmoves: u32,
    pub(crate) fullmove: u32,
}

/// A move: where from and where to, and what else happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) from: At,
    /// For castling the rook's square.
    pub(crate) to: At,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Plain,
    EnPassant,
    Castle,
    Promote(char),
}

impl Game {
    pub(crate) fn man(&self, at: At) -> Option<Man> {
        self.men[at.0 as usize][at.1 as usize]
    }

    pub(crate) fn set(&mut self, at: At, man: Option<Man>) {
        self.men[at.0 as usize][at.1 as usize] = man;
    }

    /// The position as the crate holds it, copied square by square.
    pub(crate) fn of(position: &Position) -> Game {
        let mut game = Game {
            men: [[None; 8]; 8],
            white_moves: position.having_move() == Color::White,
            rights: position.castling().rooks().iter().map(at).collect(),
            passed: position.passed().map(at),
            halfmoves: position.halfmoves(),
            fullmove: position.fullmove(),
        };
        for square in Square::all() {
            let man = position.piece_at(square).map(|piece| Man {
                white: piece.color == Color::White,
                kind: match piece.role {
                    Role::Pawn => 'P',
                    Role::Knight => 'N',
                    Role::Bishop => 'B',
                    Role::Rook => 'R',
                    Role::Queen => 'Q',
                    Role::King => 'K',
                },
            });
            game.set(at(square), man);
        }
        game.rights.sort_unstable();
        game
    }
}

/// The same square in the other's terms.
pub(crate) fn at(square: Square) -> At {
    (square.index() as i32 % 8, square.index() as i32 / 8)
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = |file: i32| (b'a' + file as u8) as char;
        write!(f, "{}{}{}{}", letter(self.from.0), self.from.1 + 1, letter(self.to.0), self.to.1 + 1)?;
        match self.kind {
            Kind::Promote(into) => write!(f, "{}", into.to_ascii_lowercase()),
            Kind::Plain | Kind::EnPassant | Kind::Castle => Ok(()),
        }
    }
}
