//! A plain backward search over all positions of a few men: who can be mated with help, without any cleverness.
//!
//! White can mate from a position if Black is mated in it, or if some legal move of either player leads to a
//! position from which White can mate. All positions are gone over until nothing changes.

use std::collections::HashMap;

use touchmove_chess::{Bitboard, Board, Color, Position, Rank, Role, Setup, Square};

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
        let mut open: Vec<u32> =
            (0..table.size()).filter(|index| table.position(*index).is_some()).map(|index| index as u32).collect();
        loop {
            let before = open.len();
            open.retain(|index| {
                let Some(position) = table.position(*index as usize) else { return false };
                let can_mate = position.is_checkmate() && position.having_move() == Color::Black
                    || self.leads_on(&table, &position);
                if can_mate {
                    table.insert(*index as usize);
                }
                !can_mate
            });
            if open.len() == before {
                break;
            }
            open.reverse();
        }
        self.tables.insert(class.clone(), table);
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

    /// The place of a position: of those that are the same up to symmetry, one with the white king in a corner of
    /// the board.
    fn index(&self, position: &Position) -> usize {
        let king = position.king(Color::White);
        let flip_file = if king.file() as usize > 3 { 7 } else { 0 };
        let flip_rank = if !self.class.has_pawns() && king.rank() as usize > 3 { 56 } else { 0 };
        let flipped = |square: Square| square.index() ^ flip_file ^ flip_rank;
        let corner = flipped(king);
        let turn = !self.class.has_pawns() && corner >> 3 > corner & 7;
        let placed = |square: Square| {
            let square = flipped(square);
            if turn { (square & 7) << 3 | square >> 3 } else { square }
        };
        let mut index = usize::from(position.having_move() == Color::Black);
        index = index << 6 | placed(king);
        index = index << 6 | placed(position.king(Color::Black));
        let mut before = None;
        for man in &self.class.0 {
            let mut squares = position.pieces(man.0, man.1).iter().map(placed);
            let first = squares.next().unwrap_or(0);
            // The second of two equal men has the greater square.
            let square = match squares.next() {
                Some(second) if before == Some(man) => first.max(second),
                Some(second) => first.min(second),
                None => first,
            };
            index = index << 6 | square;
            before = Some(man);
        }
        index
    }

    /// The position at a place; none where men stand on one square, a pawn on its last ranks, the player who has
    /// just moved is in check, or a symmetric place stands for it.
    fn position(&self, index: usize) -> Option<Position> {
        let men = self.class.0.len();
        let field = |nth: usize| Square::from_index(index >> (6 * nth) & 63);
        let white = field(men + 1)?;
        let outer = white.file() as usize > 3
            || !self.class.has_pawns() && (white.rank() as usize > 3 || white.rank() as usize > white.file() as usize);
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
