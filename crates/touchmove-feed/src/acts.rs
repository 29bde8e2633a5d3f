//! A legal move, told piece by piece in the order in which the board saw it (4.4, 4.6, 4.7).

use alloc::vec::Vec;

use touchmove_chess::{Color, Move, Position, Role, Square, Wing};
use touchmove_clock::Moment;
use touchmove_conduct::Act;
use touchmove_conduct::act::{Contact, PlayerAct};

use crate::reader::Reading;
use crate::sensors::Sensors;

/// Whether a pawn was seen on its last rank before the new piece came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stood {
    /// It was.
    Yes,
    /// It went straight from the board.
    No,
}

/// The acts of a move.
pub(crate) fn of_move(before: &Position, mv: Move, sensors: &Sensors, stood: Stood) -> Vec<Reading> {
    let mut told = ActWriter { by: before.having_move(), acts: Vec::new(), latest: Moment::at(0) };
    match mv {
        Move::Castle { king, rook } => told.castling(mv, king, rook, sensors),
        Move::Ordinary { from, to, .. } | Move::DoubleStep { from, to } => told.step(from, to, None, sensors),
        Move::Capture { from, to, .. } => told.step(from, to, Some(to), sensors),
        Move::EnPassant { from, to } => {
            told.step(from, to, Some(Square::new(to.file(), from.rank())), sensors);
        }
        Move::Promotion { from, to, into } => {
            let taken = (from.file() != to.file()).then_some(to);
            told.promotion(from, to, into, taken, sensors, stood);
        }
    }
    told.acts
}

/// The acts of an arrangement that no legal move gives, if one hand explains it: it counts once the clock is pressed.
pub(crate) fn of_arrangement(by: Color, parts: &[Part], sensors: &Sensors) -> Vec<Reading> {
    let mut told = ActWriter { by, acts: Vec::new(), latest: Moment::at(0) };
    for part in parts {
        match *part {
            Part::Moved { from, to, taken } => told.step(from, to, taken, sensors),
            Part::Exchanged { from, to, into, taken } => {
                told.promotion(from, to, into, taken, sensors, Stood::No);
            }
            Part::Taken(square) => told.add(PlayerAct::Remove { square }, sensors.left(square)),
        }
    }
    told.acts
}

/// What one hand did to one piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Put it elsewhere, perhaps taking an enemy piece off.
    Moved { from: Square, to: Square, taken: Option<Square> },
    /// Exchanged a pawn for it.
    Exchanged { from: Square, to: Square, into: Role, taken: Option<Square> },
    /// Took an enemy piece off, and no more.
    Taken(Square),
}

struct ActWriter {
    by: Color,
    acts: Vec<Reading>,
    latest: Moment,
}

impl ActWriter {
    /// Adds an act, never earlier than the one before it.
    fn add(&mut self, act: PlayerAct, at: Moment) {
        self.latest = self.latest.max(at);
        self.acts.push(Reading { at: self.latest, act: Act::Player(self.by, act) });
    }

    fn step(&mut self, from: Square, to: Square, taken: Option<Square>, sensors: &Sensors) {
        self.up(from, taken, sensors);
        self.add(PlayerAct::Release { square: to }, sensors.since(to));
    }

    /// The piece and what it captures leave their squares, whichever was first.
    fn up(&mut self, from: Square, taken: Option<Square>, sensors: &Sensors) {
        let lifted = sensors.left(from);
        let gone = taken.map(|square| (square, sensors.left(square)));
        if let Some((square, at)) = gone.filter(|(_, at)| *at < lifted) {
            self.add(PlayerAct::Remove { square }, at);
        }
        self.add(PlayerAct::Lift { square: from }, lifted);
        if let Some((square, at)) = gone.filter(|(_, at)| *at >= lifted) {
            self.add(PlayerAct::Remove { square }, at);
        }
    }

    fn promotion(
        &mut self,
        from: Square,
        to: Square,
        into: Role,
        taken: Option<Square>,
        sensors: &Sensors,
        stood: Stood,
    ) {
        self.up(from, taken, sensors);
        let arrived = sensors.since(to);
        if stood == Stood::Yes {
            self.add(PlayerAct::Release { square: to }, arrived);
            self.add(PlayerAct::Remove { square: to }, arrived);
        }
        self.add(PlayerAct::Place { role: into, square: to }, arrived);
        self.add(PlayerAct::Release { square: to }, arrived);
    }

    /// The king is told first, as castling is one move; a rook that was touched before it was touched (4.4.2). In Chess960
    /// one of them may stay where it is (II.3.2.3, II.3.2.4).
    fn castling(&mut self, mv: Move, king: Square, rook: Square, sensors: &Sensors) {
        let (king_left, rook_left) = (sensors.left(king), sensors.left(rook));
        let (to, put) = (mv.to(), Wing::towards(king, rook).rook_goes_to(self.by));
        if put == rook {
            return self.step(king, to, None, sensors);
        }
        if to == king {
            return self.step(rook, put, None, sensors);
        }
        if rook_left < king_left {
            self.add(PlayerAct::Touch { square: rook, contact: Contact::Intent }, rook_left);
        }
        // Both are touched before the one is let go: the king alone might seem to have moved (II.3.2.5).
        self.add(PlayerAct::Touch { square: king, contact: Contact::Intent }, king_left);
        self.add(PlayerAct::Touch { square: rook, contact: Contact::Intent }, rook_left);
        if to == rook {
            // The king goes where the rook stands: the rook makes room first.
            self.add(PlayerAct::Remove { square: rook }, rook_left);
        }
        self.add(PlayerAct::Lift { square: king }, king_left);
        self.add(PlayerAct::Release { square: to }, sensors.since(to));
        let comes = if to == rook {
            PlayerAct::Place { role: Role::Rook, square: put }
        } else {
            PlayerAct::Lift { square: rook }
        };
        self.add(comes, rook_left);
        self.add(PlayerAct::Release { square: put }, sensors.since(put));
    }
}
