//! What is done with the moves the generator finds: count them, list them, make them, or see whether there is one.

use core::marker::PhantomData;

use crate::generate::for_each;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::side::Side;
use crate::square::Square;

/// Takes the legal moves of the side `S` in sets.
pub(crate) trait Sink<S: Side> {
    /// Whether a queen may be handed over in two parts, as a rook and as a bishop.
    const PARTS_QUEENS: bool = false;

    /// Whether the generator may stop.
    fn enough(&self) -> bool {
        false
    }

    /// Moves of a king or of a piece from one square to a set.
    fn piece(&mut self, role: Role, from: usize, targets: u64);

    /// Moves of pawns by their squares of arrival: one step, two steps, captures towards the a- and the h-file.
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64);

    /// One capture en passant.
    fn en_passant(&mut self, from: usize, to: usize);

    /// One castling.
    fn castle(&mut self, king: usize, rook: usize);
}

/// Counts the moves.
#[derive(Default)]
pub(crate) struct Count(u32);

impl Count {
    #[inline(always)]
    pub(crate) fn moves(&self) -> usize {
        self.0 as usize
    }

    #[inline(always)]
    fn add(&mut self, set: u64) {
        self.0 = self.0.wrapping_add(set.count_ones());
    }
}

impl<S: Side> Sink<S> for Count {
    const PARTS_QUEENS: bool = true;

    #[inline(always)]
    fn piece(&mut self, _: Role, _: usize, targets: u64) {
        self.add(targets);
    }

    #[inline(always)]
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        // Steps of one and two and captures arrive on different squares: the squares of steps are empty, and a
        // pawn that could step to the end of a double step stands in its way.
        self.add(single | double | west);
        self.add(east);
        if (single | west | east) & S::LAST != 0 {
            let promoting = ((single | west) & S::LAST).count_ones() + (east & S::LAST).count_ones();
            self.0 = self.0.wrapping_add(3 * promoting);
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, _: usize, _: usize) {
        self.0 = self.0.wrapping_add(1);
    }

    #[inline(always)]
    fn castle(&mut self, _: usize, _: usize) {
        self.0 = self.0.wrapping_add(1);
    }
}

/// Finds out whether there is any move.
#[derive(Default)]
pub(crate) struct Any(bool);

impl<S: Side> Sink<S> for Any {
    const PARTS_QUEENS: bool = true;

    fn enough(&self) -> bool {
        self.0
    }

    fn piece(&mut self, _: Role, _: usize, targets: u64) {
        self.0 |= targets != 0;
    }

    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        self.0 |= single | double | west | east != 0;
    }

    fn en_passant(&mut self, _: usize, _: usize) {
        self.0 = true;
    }

    fn castle(&mut self, _: usize, _: usize) {
        self.0 = true;
    }
}

/// The pawn's square before it arrived.
#[inline(always)]
fn origin<S: Side>(to: usize, steps: i32, files: i32) -> usize {
    (to as i32).wrapping_sub(S::AHEAD.wrapping_mul(steps).wrapping_add(files)) as usize & 63
}

/// Calls `visit` with each move.
pub(crate) struct List<S, F> {
    enemy: u64,
    visit: F,
    side: PhantomData<S>,
}

impl<S: Side, F: FnMut(Move)> List<S, F> {
    pub(crate) fn new(position: &Position, visit: F) -> List<S, F> {
        let enemy = position.board.colors[S::Opponent::COLOR.index()];
        List { enemy, visit, side: PhantomData }
    }

    fn promotions(&mut self, from: Square, to: Square) {
        for into in Role::PROMOTIONS {
            (self.visit)(Move::Promotion { from, to, into });
        }
    }

    fn pawn_captures(&mut self, targets: u64, files: i32) {
        for_each(targets, |to| {
            let from = square(origin::<S>(to, 1, files));
            if S::LAST >> to & 1 == 1 {
                self.promotions(from, square(to));
            } else {
                (self.visit)(Move::Capture { role: Role::Pawn, from, to: square(to) });
            }
        });
    }
}

fn square(index: usize) -> Square {
    Square::wrapping(index as u32)
}

impl<S: Side, F: FnMut(Move)> Sink<S> for List<S, F> {
    fn piece(&mut self, role: Role, from: usize, targets: u64) {
        let from = square(from);
        for_each(targets & self.enemy, |to| (self.visit)(Move::Capture { role, from, to: square(to) }));
        for_each(targets & !self.enemy, |to| (self.visit)(Move::Ordinary { role, from, to: square(to) }));
    }

    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        self.pawn_captures(west, -1);
        self.pawn_captures(east, 1);
        for_each(single, |to| {
            let from = square(origin::<S>(to, 1, 0));
            if S::LAST >> to & 1 == 1 {
                self.promotions(from, square(to));
            } else {
                (self.visit)(Move::Ordinary { role: Role::Pawn, from, to: square(to) });
            }
        });
        for_each(double, |to| {
            (self.visit)(Move::DoubleStep { from: square(origin::<S>(to, 2, 0)), to: square(to) });
        });
    }

    fn en_passant(&mut self, from: usize, to: usize) {
        (self.visit)(Move::EnPassant { from: square(from), to: square(to) });
    }

    fn castle(&mut self, king: usize, rook: usize) {
        (self.visit)(Move::Castle { king: square(king), rook: square(rook) });
    }
}

/// Calls `visit` with the position after each move.
pub(crate) struct Each<'a, S, F> {
    before: &'a Position,
    visit: F,
    side: PhantomData<S>,
}

impl<'a, S: Side, F: FnMut(&Position)> Each<'a, S, F> {
    pub(crate) fn new(before: &'a Position, visit: F) -> Each<'a, S, F> {
        Each { before, visit, side: PhantomData }
    }

    #[inline(always)]
    fn pawn_arrivals<const FILES: i32>(&mut self, targets: u64) {
        for_each(targets & !S::LAST, |to| {
            let from = origin::<S>(to, 1, FILES);
            let next = match FILES {
                0 => self.before.pawn_stepped::<S>(1 << from, 1 << to, 0),
                _ => self.before.pawn_captured::<S>(1 << from, 1 << to),
            };
            (self.visit)(&next);
        });
        for_each(targets & S::LAST, |to| {
            let from = origin::<S>(to, 1, FILES);
            for into in Role::PROMOTIONS {
                (self.visit)(&self.before.promoted::<S>(1 << from, 1 << to, into));
            }
        });
    }
}

impl<S: Side, F: FnMut(&Position)> Sink<S> for Each<'_, S, F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: usize, targets: u64) {
        let enemy = self.before.board.colors[S::Opponent::COLOR.index()];
        for_each(targets & !enemy, |to| {
            (self.visit)(&self.before.piece_stepped::<S>(role, 1 << from, 1 << to));
        });
        for_each(targets & enemy, |to| {
            (self.visit)(&self.before.piece_captured::<S>(role, 1 << from, 1 << to));
        });
    }

    #[inline(always)]
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        self.pawn_arrivals::<0>(single);
        for_each(double, |to| {
            let from = origin::<S>(to, 2, 0);
            let passed = origin::<S>(to, 1, 0);
            (self.visit)(&self.before.pawn_stepped::<S>(1 << from, 1 << to, 1 << passed));
        });
        self.pawn_arrivals::<-1>(west);
        self.pawn_arrivals::<1>(east);
    }

    #[inline(always)]
    fn en_passant(&mut self, from: usize, to: usize) {
        (self.visit)(&self.before.captured_en_passant::<S>(1 << from, 1 << to));
    }

    #[inline(always)]
    fn castle(&mut self, king: usize, rook: usize) {
        (self.visit)(&self.before.castled::<S>(king, rook));
    }
}
