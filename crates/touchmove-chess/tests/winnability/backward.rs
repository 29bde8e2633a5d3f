//! A plain backward search over all positions of a few men: who can be mated with help, without any cleverness.
//!
//! White can mate from a position if Black is mated in it, or if some legal move of either player leads to a
//! position from which White can mate. So from the mates, and from the positions that captures and promotions lead
//! to, moves are taken back until nothing new is found.

use std::collections::HashMap;

use touchmove_chess::{Bitboard, Board, Color, Move, Position, Rank, Role, Setup, Square, attacks};

/// The men besides the kings, one or two, and whose they are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Class(Vec<(Color, Role)>);

impl Class {
    /// A class by its letters, White's first: `KNKP` is king and knight against king and pawn.
    pub(crate) fn named(name: &str) -> Class {
        let mut color = Color::Black;
        let mut men = Vec::new();
        for letter in name.bytes() {
            match Role::from_letter(letter) {
                Some(Role::King) => color = !color,
                Some(role) => men.push((color, role)),
                None => panic!("{name} is no class"),
            }
        }
        Class::of(men)
    }

    fn of(mut men: Vec<(Color, Role)>) -> Class {
        men.sort();
        Class(men)
    }

    fn on(board: &Board) -> Class {
        let men = board.iter().map(|(_, piece)| (piece.color, piece.role));
        Class::of(men.filter(|(_, role)| *role != Role::King).collect())
    }

    /// Whether these are exactly the men on the board.
    fn is_on(&self, board: &Board) -> bool {
        let count = |man: &(Color, Role)| self.0.iter().filter(|other| *other == man).count();
        board.occupied().len() == self.0.len() + 2
            && self.0.iter().all(|man| board.pieces(man.0, man.1).len() == count(man))
    }

    fn has_pawns(&self) -> bool {
        self.0.iter().any(|(_, role)| *role == Role::Pawn)
    }

    fn has_opposing_pawns(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.0.contains(&(color, Role::Pawn)))
    }

    /// The classes that captures and promotions lead to.
    fn next(&self) -> Vec<Class> {
        let mut next = Vec::new();
        for left_out in 0..self.0.len() {
            let mut fewer = self.0.clone();
            let (color, role) = fewer.remove(left_out);
            next.push(Class::of(fewer.clone()));
            if role == Role::Pawn {
                for into in Role::PROMOTIONS {
                    let mut promoted = fewer.clone();
                    promoted.push((color, into));
                    next.push(Class::of(promoted));
                }
            }
        }
        next
    }
}

/// What was found for one class: a bit for each placement.
struct Table {
    class: Class,
    can_mate: Vec<u64>,
}

/// The classes solved so far.
#[derive(Default)]
pub(crate) struct Backward {
    tables: HashMap<Class, Table>,
}

impl Backward {
    /// Calls `visit` with every position of a class, up to symmetry, and whether White can mate from it.
    pub(crate) fn each(&mut self, class: &Class, mut visit: impl FnMut(&Position, bool)) {
        self.solve(class);
        let table = &self.tables[class];
        for index in 0..table.size() {
            if let Some(position) = table.position(index) {
                visit(&position, table.has(index));
            }
        }
    }

    fn solve(&mut self, class: &Class) {
        if self.tables.contains_key(class) {
            return;
        }
        for next in class.next() {
            self.solve(&next);
        }
        let mut table = Table::empty(class.clone());
        let mut found = Vec::new();
        for index in 0..table.size() {
            let Some(position) = table.position(index) else { continue };
            let mated = position.having_move() == Color::Black && position.is_checkmate();
            if mated || self.leaves_well(&table, &position) {
                table.insert(index);
                found.push(index as u32);
            }
        }
        while let Some(index) = found.pop() {
            table.take_back(index as usize, |before| found.push(before as u32));
            if found.is_empty() && table.class.has_opposing_pawns() {
                self.go_over(&mut table, &mut found);
            }
        }
        self.tables.insert(class.clone(), table);
    }

    /// Whether a capture or a promotion leads to a position from which White can mate.
    fn leaves_well(&self, own: &Table, position: &Position) -> bool {
        let mut found = false;
        position.each_legal(|m| {
            let leaves = m.is_capture() || m.promotion().is_some();
            found = found || leaves && self.knows(own, &position.play(m));
        });
        found
    }

    /// Goes over all positions: double steps beside a pawn lead to positions that have no place in the table.
    fn go_over(&self, table: &mut Table, found: &mut Vec<u32>) {
        for index in 0..table.size() {
            if !table.has(index)
                && let Some(position) = table.position(index)
                && self.leads_on(table, &position)
            {
                table.insert(index);
                found.push(index as u32);
            }
        }
    }

    /// Whether a move leads to a position from which White is known to be able to mate.
    fn leads_on(&self, own: &Table, position: &Position) -> bool {
        let mut found = false;
        position.each_next(|next| found = found || self.knows(own, next));
        found
    }

    fn knows(&self, own: &Table, position: &Position) -> bool {
        if !own.class.is_on(position.board()) {
            let table = &self.tables[&Class::on(position.board())];
            return table.has(table.index(position));
        }
        if position.passed().is_none() || position.en_passant_capturers().is_empty() {
            return own.has(own.index(position));
        }
        // A right to capture en passant is not in the table: look one move further.
        self.leads_on(own, position)
    }
}

impl Table {
    fn empty(class: Class) -> Table {
        let bits = 1usize << (13 + 6 * class.0.len());
        Table { class, can_mate: vec![0; bits / 64] }
    }

    fn size(&self) -> usize {
        self.can_mate.len() * 64
    }

    fn has(&self, index: usize) -> bool {
        self.can_mate[index / 64] >> (index % 64) & 1 == 1
    }

    fn insert(&mut self, index: usize) {
        self.can_mate[index / 64] |= 1 << (index % 64);
    }

    /// The place of a position.
    fn index(&self, position: &Position) -> usize {
        let mut squares = [0; 4];
        squares[0] = position.king(Color::White).index();
        squares[1] = position.king(Color::Black).index();
        let mut before = None;
        for (square, man) in squares[2..].iter_mut().zip(&self.class.0) {
            let nth = usize::from(before == Some(man));
            *square = position.pieces(man.0, man.1).iter().nth(nth).map_or(0, Square::index);
            before = Some(man);
        }
        self.place(position.having_move(), squares)
    }

    /// The place of kings and men on these squares: of those that are the same up to symmetry, one with the white
    /// king in a corner of the board, and the first of two equal men on the lower square.
    fn place(&self, turn: Color, mut squares: [usize; 4]) -> usize {
        let pawns = self.class.has_pawns();
        let flip = if squares[0] & 7 > 3 { 7 } else { 0 } | if !pawns && squares[0] > 31 { 56 } else { 0 };
        squares = squares.map(|square| square ^ flip);
        if !pawns && squares[0] >> 3 > squares[0] & 7 {
            squares = squares.map(reflected);
        }
        if let [one, other] = self.class.0.as_slice()
            && one == other
        {
            squares[2..].sort_unstable();
        }
        let kings = turn.index() << 12 | squares[0] << 6 | squares[1];
        squares[2..2 + self.class.0.len()].iter().fold(kings, |index, square| index << 6 | square)
    }

    /// Takes back each move that can have led to a place, and reports places that are new.
    fn take_back(&mut self, index: usize, mut visit: impl FnMut(usize)) {
        let Some(position) = self.position(index) else { return };
        let mover = !position.having_move();
        let kings = [(Color::White, Role::King), (Color::Black, Role::King)];
        let men: Vec<(Color, Role)> = kings.into_iter().chain(self.class.0.iter().copied()).collect();
        let mut squares = [0; 4];
        for (nth, square) in squares[..men.len()].iter_mut().enumerate() {
            *square = index >> (6 * (men.len() - 1 - nth)) & 63;
        }
        for (nth, (_, role)) in men.iter().enumerate().filter(|(_, (color, _))| *color == mover) {
            let to = Square::from_index(squares[nth]).unwrap();
            for from in origins(&position, *role, mover, to) {
                let mut before = squares;
                before[nth] = from.index();
                // With the white king on the long diagonal, a position and its reflection have both a place.
                let places = [self.place(mover, before), self.place(mover, before.map(reflected))];
                let places = if self.class.has_pawns() { &places[..1] } else { &places };
                for place in places {
                    if !self.has(*place) && was_legal(&position, *role, from, to) {
                        self.insert(*place);
                        visit(*place);
                    }
                }
            }
        }
    }

    /// The position at a place; none where men stand on one square, a pawn on its last ranks, the player who has
    /// just moved is in check, or a symmetric place stands for it.
    fn position(&self, index: usize) -> Option<Position> {
        let men = self.class.0.len();
        let field = |nth: usize| Square::from_index(index >> (6 * nth) & 63);
        let white = field(men + 1)?;
        let outer = white.file() as usize > 3
            || !self.class.has_pawns()
                && (white.rank() as usize > 3 || white.rank() as usize > white.file() as usize);
        if outer {
            return None;
        }
        let mut setup = Setup::EMPTY;
        setup.board.put(white, Role::King.of(Color::White));
        let mut place = |square: Square, color: Color, role: Role| {
            let last = role == Role::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth);
            let free = !last && !setup.board.occupied().contains(square);
            setup.board.put(square, role.of(color));
            free
        };
        if !place(field(men)?, Color::Black, Role::King) {
            return None;
        }
        for (nth, (color, role)) in self.class.0.iter().enumerate() {
            if !place(field(men - 1 - nth)?, *color, *role) {
                return None;
            }
        }
        if let [one, other] = self.class.0.as_slice()
            && one == other
            && field(1)?.index() > field(0)?.index()
        {
            return None;
        }
        setup.having_move = if index >> (6 * men + 12) & 1 == 0 { Color::White } else { Color::Black };
        let position = Position::admit(&setup).ok()?;
        (position.checkers_of(!position.having_move()) == Bitboard::EMPTY).then_some(position)
    }
}

/// The square reflected in the long diagonal from a1.
fn reflected(square: usize) -> usize {
    (square & 7) << 3 | square >> 3
}

/// From where a man may have come without capturing.
fn origins(position: &Position, role: Role, mover: Color, to: Square) -> Bitboard {
    let free = !position.occupied();
    if role != Role::Pawn {
        return attacks::of(role.of(mover), to, position.occupied()) & free;
    }
    let back = mover.choose(-1, 1);
    let single = to.offset(0, back).filter(|from| free.contains(*from));
    let double = single.and_then(|from| from.offset(0, back)).filter(|from| free.contains(*from));
    let double = double.filter(|from| from.rank() == Rank::Second.seen_by(mover));
    single.into_iter().chain(double).collect()
}

/// Whether the move was legal, and led to the position without a right to capture en passant.
fn was_legal(position: &Position, role: Role, from: Square, to: Square) -> bool {
    let mut setup = position.to_setup();
    let mover = !setup.having_move;
    setup.board.remove(to);
    setup.board.put(from, role.of(mover));
    setup.having_move = mover;
    let Ok(before) = Position::admit(&setup) else { return false };
    let double = role == Role::Pawn && from.index().abs_diff(to.index()) == 16;
    let m = if double { Move::DoubleStep { from, to } } else { Move::Ordinary { role, from, to } };
    let last = role == Role::Pawn && matches!(from.rank(), Rank::First | Rank::Eighth);
    !last
        && before.checkers_of(!mover).is_empty()
        && before.try_play(m).is_some_and(|after| after.en_passant_capturers().is_empty())
}
