//! Articles 1 to 3 and Guideline II, one function a rule.

use super::{At, Game, Kind, Man, Step};

const BOARD: std::ops::Range<i32> = 0..8;

fn squares() -> impl Iterator<Item = At> {
    BOARD.flat_map(|file| BOARD.map(move |rank| (file, rank)))
}

impl Game {
    /// Every legal move (3.10.1).
    pub(crate) fn legal_moves(&self) -> Vec<Step> {
        let mut moves = Vec::new();
        for from in squares() {
            if self.man(from).is_some_and(|man| man.white == self.white_moves) {
                for to in squares() {
                    moves.extend(self.ways(from, to));
                }
            }
        }
        // 3.9.2: no move may leave or put the own king in check.
        moves.retain(|step| !self.after(*step).is_attacked_king(self.white_moves));
        moves.extend(self.rights.iter().copied().filter_map(|rook| self.castling(rook)));
        moves
    }

    pub(crate) fn in_check(&self) -> bool {
        self.is_attacked_king(self.white_moves)
    }

    fn is_attacked_king(&self, white: bool) -> bool {
        self.is_attacked(self.king(white), !white)
    }

    pub(crate) fn king(&self, white: bool) -> At {
        squares().find(|at| self.man(*at) == Some(Man { white, kind: 'K' })).unwrap()
    }

    /// 3.1.2, 3.1.3: a square is attacked if a piece could capture there as it moves.
    pub(crate) fn is_attacked(&self, target: At, by_white: bool) -> bool {
        squares().any(|from| {
            self.man(from).is_some_and(|man| man.white == by_white && self.attacks(man, from, target))
        })
    }

    fn attacks(&self, man: Man, from: At, to: At) -> bool {
        let (files, ranks) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        let diagonal = files == ranks && files > 0;
        let straight = (files == 0) != (ranks == 0);
        match man.kind {
            'B' => diagonal && self.is_free_between(from, to),
            'R' => straight && self.is_free_between(from, to),
            'Q' => (diagonal || straight) && self.is_free_between(from, to),
            'N' => files.min(ranks) == 1 && files.max(ranks) == 2,
            'K' => files.max(ranks) == 1,
            'P' => files == 1 && to.1 - from.1 == ahead(man.white),
            other => panic!("no such piece: {other}"),
        }
    }

    /// 3.5: nothing stands between two squares of a line.
    fn is_free_between(&self, from: At, to: At) -> bool {
        let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut here = (from.0 + step.0, from.1 + step.1);
        while here != to {
            if self.man(here).is_some() {
                return false;
            }
            here = (here.0 + step.0, here.1 + step.1);
        }
        true
    }

    /// The moves from one square to another, without regard to check: none, one, or four promotions.
    fn ways(&self, from: At, to: At) -> Vec<Step> {
        let man = self.man(from).unwrap();
        let target = self.man(to);
        // 3.1: no own piece there. 1.4.1: a king is not captured.
        if target.is_some_and(|other| other.white == man.white || other.kind == 'K') {
            return Vec::new();
        }
        let step = |kind| Step { from, to, kind };
        if man.kind != 'P' {
            return if self.attacks(man, from, to) { vec![step(Kind::Plain)] } else { Vec::new() };
        }
        if self.passed == Some(to) && target.is_none() && self.attacks(man, from, to) {
            return vec![step(Kind::EnPassant)];
        }
        if !self.pawn_goes(man, from, to) {
            return Vec::new();
        }
        // 3.7.3.3: on the furthest rank it is exchanged.
        if to.1 == if man.white { 7 } else { 0 } {
            return "QRBN".chars().map(|into| step(Kind::Promote(into))).collect();
        }
        vec![step(Kind::Plain)]
    }

    fn pawn_goes(&self, man: Man, from: At, to: At) -> bool {
        let ahead = ahead(man.white);
        let straight = to.0 == from.0;
        let one = straight && to.1 == from.1 + ahead && self.man(to).is_none();
        let on_original_square = from.1 == if man.white { 1 } else { 6 };
        let two = straight
            && to.1 == from.1 + 2 * ahead
            && on_original_square
            && self.man((from.0, from.1 + ahead)).is_none()
            && self.man(to).is_none();
        one || two || self.man(to).is_some() && self.attacks(man, from, to)
    }

    /// 3.8.2.2, II.3.2.7(4): castling with a rook that has the right.
    fn castling(&self, rook: At) -> Option<Step> {
        let rank = if self.white_moves { 0 } else { 7 };
        let king = self.king(self.white_moves);
        if rook.1 != rank {
            return None;
        }
        let (king_to, rook_to) = castled(king, rook);
        let row = |one: i32, other: i32| one.min(other)..=one.max(other);
        let mut way = row(king.0, king_to.0).chain(row(rook.0, rook_to.0));
        let free = way.all(|file| file == king.0 || file == rook.0 || self.man((file, rank)).is_none());
        let safe = row(king.0, king_to.0).all(|file| !self.is_attacked((file, rank), !self.white_moves));
        let step = Step { from: king, to: rook, kind: Kind::Castle };
        (free && safe && !self.after(step).is_attacked_king(self.white_moves)).then_some(step)
    }

    /// The position after the move.
    pub(crate) fn after(&self, step: Step) -> Game {
        let mut next = self.clone();
        let man = self.man(step.from).unwrap();
        let captures = step.kind != Kind::Castle && self.man(step.to).is_some();
        next.set(step.from, None);
        match step.kind {
            Kind::Plain => next.set(step.to, Some(man)),
            Kind::Promote(into) => next.set(step.to, Some(Man { kind: into, ..man })),
            Kind::EnPassant => {
                next.set(step.to, Some(man));
                next.set((step.to.0, step.from.1), None);
            }
            Kind::Castle => {
                let (king_to, rook_to) = castled(step.from, step.to);
                next.set(step.to, None);
                next.set(king_to, Some(man));
                next.set(rook_to, Some(Man { kind: 'R', ..man }));
            }
        }
        // 3.8.2.1: the right goes with the king, with that rook, and with a rook that is captured.
        let home = if man.white { 0 } else { 7 };
        next.rights
            .retain(|rook| *rook != step.from && *rook != step.to && !(man.kind == 'K' && rook.1 == home));
        let two = man.kind == 'P' && (step.to.1 - step.from.1).abs() == 2;
        next.passed = two.then_some((step.from.0, (step.from.1 + step.to.1) / 2));
        next.halfmoves = if man.kind == 'P' || captures { 0 } else { self.halfmoves + 1 };
        next.fullmove += u32::from(!self.white_moves);
        next.white_moves = !self.white_moves;
        next
    }
}

fn ahead(white: bool) -> i32 {
    if white { 1 } else { -1 }
}

/// II.3.2.6: king to c and rook to d, or king to g and rook to f.
fn castled(king: At, rook: At) -> (At, At) {
    if rook.0 < king.0 { ((2, king.1), (3, king.1)) } else { ((6, king.1), (5, king.1)) }
}
