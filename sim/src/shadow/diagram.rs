//! A position as a person keeps it, square by square, and the moves as a person works them out: slow and obvious, and
//! nothing of the engine but its names for squares and pieces.

use touchmove_chess::{Color, Move, Piece, Position, Role, Square};

/// What stands where, and what else belongs to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The men, a1 first, h8 last.
    pub men: [Option<Piece>; 64],
    /// Who has the move.
    pub turn: Color,
    /// The rooks that may still castle.
    pub rooks: [bool; 64],
    /// The square passed over by a pawn on the last move.
    pub passed: Option<usize>,
    /// Moves by either since a pawn moved or something was captured.
    pub idle: u32,
    /// The number of the move.
    pub number: u32,
}

/// File and rank as numbers, where they are on the board.
fn step(from: usize, files: i8, ranks: i8) -> Option<usize> {
    let file = i8::try_from(from % 8).ok()? + files;
    let rank = i8::try_from(from / 8).ok()? + ranks;
    let inside = (0..8).contains(&file) && (0..8).contains(&rank);
    inside.then(|| usize::try_from(rank * 8 + file).ok())?
}

const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const STRAIGHT: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const AROUND: [(i8, i8); 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

/// The direction in which a side's pawns go.
fn ahead(color: Color) -> i8 {
    color.choose(1, -1)
}

impl Diagram {
    /// Copies a position square by square.
    pub fn of(position: &Position) -> Diagram {
        let mut men = [None; 64];
        let mut rooks = [false; 64];
        for square in Square::all() {
            men[square.index()] = position.piece_at(square);
        }
        for rook in position.castling().rooks().iter() {
            rooks[rook.index()] = true;
        }
        Diagram {
            men,
            turn: position.having_move(),
            rooks,
            passed: position.passed().map(Square::index),
            idle: position.halfmoves(),
            number: position.fullmove(),
        }
    }

    fn is(&self, at: usize, color: Color, role: Role) -> bool {
        self.men[at] == Some(Piece { color, role })
    }

    /// Where the king of a side stands.
    pub fn king(&self, color: Color) -> Option<usize> {
        (0..64).find(|at| self.is(*at, color, Role::King))
    }

    /// Whether the king of a side is attacked.
    pub fn is_in_check(&self, color: Color) -> bool {
        self.king(color).is_some_and(|king| self.is_attacked(king, !color))
    }

    /// Whether a side attacks a square (3.1.2): looks out from the square as each kind of piece would.
    pub fn is_attacked(&self, target: usize, by: Color) -> bool {
        let leaps = |steps: &[(i8, i8)], role: Role| {
            steps.iter().any(|(f, r)| step(target, *f, *r).is_some_and(|at| self.is(at, by, role)))
        };
        let slides = |lines: &[(i8, i8)], role: Role| {
            lines.iter().any(|(f, r)| {
                self.first_seen(target, *f, *r)
                    .is_some_and(|at| self.is(at, by, role) || self.is(at, by, Role::Queen))
            })
        };
        let behind = -ahead(by);
        leaps(&KNIGHT, Role::Knight)
            || leaps(&AROUND, Role::King)
            || leaps(&[(1, behind), (-1, behind)], Role::Pawn)
            || slides(&STRAIGHT, Role::Rook)
            || slides(&DIAGONAL, Role::Bishop)
    }

    /// The first man along a line.
    fn first_seen(&self, from: usize, files: i8, ranks: i8) -> Option<usize> {
        let mut at = step(from, files, ranks)?;
        while self.men[at].is_none() {
            at = step(at, files, ranks)?;
        }
        Some(at)
    }

    /// Every move that the pieces of a square could make if check did not matter (3.2-3.8).
    fn ways(&self, from: usize) -> Vec<Move> {
        let Some(man) = self.men[from].filter(|man| man.color == self.turn) else { return Vec::new() };
        let lines: &[(i8, i8)] = match man.role {
            Role::Pawn => return self.pawn_ways(from),
            Role::Knight => &KNIGHT,
            Role::King | Role::Queen => &AROUND,
            Role::Rook => &STRAIGHT,
            Role::Bishop => &DIAGONAL,
        };
        let once = matches!(man.role, Role::Knight | Role::King);
        let mut moves = Vec::new();
        for (files, ranks) in lines {
            let mut next = step(from, *files, *ranks);
            while let Some(at) = next {
                let (origin, to) = (square(from), square(at));
                match self.men[at] {
                    None => moves.push(Move::Ordinary { role: man.role, from: origin, to }),
                    Some(other) => {
                        if other.color != man.color && other.role != Role::King {
                            moves.push(Move::Capture { role: man.role, from: origin, to });
                        }
                        break;
                    }
                }
                next = if once { None } else { step(at, *files, *ranks) };
            }
        }
        if man.role == Role::King {
            moves.extend(
                (0..64).filter(|rook| self.rooks[*rook]).filter_map(|rook| self.castling(from, rook)),
            );
        }
        moves
    }

    fn pawn_ways(&self, from: usize) -> Vec<Move> {
        let (forward, origin) = (ahead(self.turn), square(from));
        let home = self.turn.choose(1, 6);
        let mut moves = Vec::new();
        let mut arrive = |to: usize, captures: bool| {
            let to_square = square(to);
            if to / 8 == 7 || to / 8 == 0 {
                moves.extend(
                    [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(|into| Move::Promotion {
                        from: origin,
                        to: to_square,
                        into,
                    }),
                );
            } else if captures {
                moves.push(Move::Capture { role: Role::Pawn, from: origin, to: to_square });
            } else {
                moves.push(Move::Ordinary { role: Role::Pawn, from: origin, to: to_square });
            }
        };
        let one = step(from, 0, forward).filter(|to| self.men[*to].is_none());
        if let Some(to) = one {
            arrive(to, false);
        }
        let beside = [step(from, 1, forward), step(from, -1, forward)];
        for to in beside.into_iter().flatten() {
            if self.men[to].is_some_and(|man| man.color != self.turn && man.role != Role::King) {
                arrive(to, true);
            }
        }
        let two = one.and_then(|to| step(to, 0, forward)).filter(|to| self.men[*to].is_none());
        if let Some(to) = two.filter(|_| from / 8 == home) {
            moves.push(Move::DoubleStep { from: origin, to: square(to) });
        }
        for to in beside.into_iter().flatten() {
            if self.passed == Some(to) && self.men[to].is_none() {
                moves.push(Move::EnPassant { from: origin, to: square(to) });
            }
        }
        moves
    }

    /// 3.8.2, II.3.2: the way free but for king and rook, the king's way not attacked.
    fn castling(&self, king: usize, rook: usize) -> Option<Move> {
        let home = self.turn.choose(0, 7);
        if king / 8 != home || rook / 8 != home || !self.is(rook, self.turn, Role::Rook) {
            return None;
        }
        let (king_to, rook_to) = castled(king, rook);
        let row = |a: usize, b: usize| a.min(b)..=a.max(b);
        let free = row(king, king_to)
            .chain(row(rook, rook_to))
            .all(|at| at == king || at == rook || self.men[at].is_none());
        let safe = row(king, king_to).all(|at| !self.is_attacked(at, !self.turn));
        (free && safe).then(|| Move::Castle { king: square(king), rook: square(rook) })
    }

    /// Every legal move (3.9.2, 3.10.1).
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = (0..64).flat_map(|from| self.ways(from)).collect();
        moves.retain(|mv| self.leaves_king_safe(*mv));
        moves
    }

    /// Whether there is any.
    pub fn has_legal_move(&self) -> bool {
        (0..64).any(|from| self.ways(from).into_iter().any(|mv| self.leaves_king_safe(mv)))
    }

    /// Whether this is one of them.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.ways(mv.from().index()).contains(&mv) && self.leaves_king_safe(mv)
    }

    fn leaves_king_safe(&self, mv: Move) -> bool {
        !self.after(mv).is_in_check(self.turn)
    }

    /// The position after a move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Diagram {
        let mut next = self.clone();
        let (from, to) = (mv.from().index(), mv.to().index());
        let man = self.men[from];
        let mut captures = false;
        next.men[from] = None;
        next.passed = None;
        match mv {
            Move::Ordinary { .. } => next.men[to] = man,
            Move::Capture { .. } => {
                captures = true;
                next.men[to] = man;
            }
            Move::DoubleStep { .. } => {
                next.men[to] = man;
                next.passed = Some(usize::midpoint(from, to));
            }
            Move::EnPassant { .. } => {
                captures = true;
                next.men[to] = man;
                next.men[from / 8 * 8 + to % 8] = None;
            }
            Move::Castle { king, rook } => {
                let (king_to, rook_to) = castled(king.index(), rook.index());
                next.men[rook.index()] = None;
                next.men[king_to] = Some(Piece { color: self.turn, role: Role::King });
                next.men[rook_to] = Some(Piece { color: self.turn, role: Role::Rook });
            }
            Move::Promotion { into, .. } => {
                captures = from % 8 != to % 8;
                next.men[to] = Some(Piece { color: self.turn, role: into });
            }
        }
        if mv.role() == Role::King {
            let home = self.turn.choose(0, 7);
            next.rooks[home * 8..home * 8 + 8].fill(false);
        }
        next.rooks[from] = false;
        if mv.castles().is_none() {
            next.rooks[to] = false;
        }
        next.idle = if captures || mv.role() == Role::Pawn { 0 } else { self.idle + 1 };
        next.number += u32::from(self.turn == Color::Black);
        next.turn = !self.turn;
        next
    }

    /// Whether two positions are the same (9.2.3).
    pub fn is_same_as(&self, other: &Diagram) -> bool {
        self.men == other.men
            && self.turn == other.turn
            && self.rooks == other.rooks
            && (self.passed == other.passed || self.capturable() == other.capturable())
    }

    /// The square where a capture en passant is legal (9.2.3.1).
    fn capturable(&self) -> Option<usize> {
        let passed = self.passed?;
        let pawns = (0..64).filter(|from| self.is(*from, self.turn, Role::Pawn));
        let mut captures = pawns.flat_map(|from| self.pawn_ways(from));
        let here = |mv: &Move| matches!(mv, Move::EnPassant { to, .. } if to.index() == passed);
        captures.any(|mv| here(&mv) && self.leaves_king_safe(mv)).then_some(passed)
    }

    /// How many men of a kind a side has.
    pub fn count(&self, color: Color, role: Role) -> usize {
        (0..64).filter(|at| self.is(*at, color, role)).count()
    }

    /// How many men a side has.
    pub fn men_of(&self, color: Color) -> usize {
        self.men.iter().flatten().filter(|man| man.color == color).count()
    }
}

/// Where king and rook stand after castling: on the c- and d-files, or on the g- and f-files.
fn castled(king: usize, rook: usize) -> (usize, usize) {
    let row = king / 8 * 8;
    if rook < king { (row + 2, row + 3) } else { (row + 6, row + 5) }
}

fn square(index: usize) -> Square {
    Square::from_index(index).unwrap_or(Square::A1)
}
