//! A plain backward search over all positions of a few men: who can be mated with help, without any cleverness.
//!
//! White can mate from a position if Black is mated in it, or if some legal move of either player leads to a
//! position from which White can mate. So all positions are gone over again and again, and what is known spreads
//! back from the mates until nothing new is found.
//!
//! Of positions that are images of each other in a symmetry of the board one is looked at. Without rights to castle
//! the Laws do not tell left from right, and without pawns no edge from another: the legal moves of an image are the
//! images of the legal moves, so whoever can mate in a position can mate in its image. The same with colours
//! exchanged and the board turned round; therefore only White's case is looked at.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use touchmove_chess::{Board, Color, Position, Rank, Role, Setup, Square};

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

    pub(crate) fn has_pawns(&self) -> bool {
        self.0.iter().any(|(_, role)| *role == Role::Pawn)
    }

    fn has_opposing_pawns(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.0.contains(&(color, Role::Pawn)))
    }

    /// Whether the second of two men is like the first.
    fn has_twins(&self) -> bool {
        matches!(self.0.as_slice(), [one, other] if one == other)
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

/// What is known of one class: a bit for each placement from which White can mate.
struct Table {
    class: Class,
    can_mate: Vec<AtomicU64>,
}

/// The classes solved so far.
#[derive(Default)]
pub(crate) struct Backward {
    tables: HashMap<Class, Table>,
}

impl Backward {
    /// Calls `visit` with every position of a class, up to symmetry, and whether White can mate from it. Several
    /// threads do so, and each has its own tally.
    pub(crate) fn each<T: Default + Send>(
        &mut self,
        class: &Class,
        visit: impl Fn(&mut T, &Position, bool) + Sync,
    ) -> Vec<T> {
        self.solve(class);
        let table = &self.tables[class];
        table.shared(|tally, turn, white| {
            let all = |_| true;
            table.each_from(turn, white, all, |index, position| {
                visit(tally, position, table.has(index));
                for position in with_captures_en_passant(&table.class, position) {
                    visit(tally, &position, self.leads_on(table, &position));
                }
            });
        })
    }

    fn solve(&mut self, class: &Class) {
        if self.tables.contains_key(class) {
            return;
        }
        for next in class.next() {
            self.solve(&next);
        }
        let table = Table::empty(class.clone());
        loop {
            let found: Vec<usize> = table.shared(|found, turn, white| {
                let open = |index| !table.has(index);
                table.each_from(turn, white, open, |index, position| {
                    if self.leads_on(&table, position) {
                        table.insert(index);
                        *found += 1;
                    }
                });
            });
            if found.iter().sum::<usize>() == 0 {
                break;
            }
        }
        self.tables.insert(class.clone(), table);
    }

    /// Whether Black is mated, or a move leads to a position from which White is known to be able to mate.
    fn leads_on(&self, own: &Table, position: &Position) -> bool {
        let mut found = position.having_move() == Color::Black && position.is_checkmate();
        position.each_legal(|m| {
            if !found {
                let stays = !m.is_capture() && m.promotion().is_none();
                found = self.knows(own, stays, &position.play(m));
            }
        });
        found
    }

    /// Whether White is known to be able to mate; `stays` tells that the class is the same.
    fn knows(&self, own: &Table, stays: bool, position: &Position) -> bool {
        if !stays {
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
        Table { class, can_mate: (0..bits / 64).map(|_| AtomicU64::new(0)).collect() }
    }

    fn has(&self, index: usize) -> bool {
        self.can_mate[index / 64].load(Ordering::Relaxed) >> (index % 64) & 1 == 1
    }

    fn insert(&self, index: usize) {
        self.can_mate[index / 64].fetch_or(1 << (index % 64), Ordering::Relaxed);
    }

    /// Shares out the squares of the white king among threads.
    fn shared<T: Default + Send>(&self, work: impl Fn(&mut T, Color, Square) + Sync) -> Vec<T> {
        let taken = AtomicUsize::new(0);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let labour = || {
            let mut tally = T::default();
            loop {
                let next = taken.fetch_add(1, Ordering::Relaxed);
                let Some(white) = Square::from_index(next / 2) else { return tally };
                work(&mut tally, if next.is_multiple_of(2) { Color::White } else { Color::Black }, white);
            }
        };
        std::thread::scope(|scope| {
            let all: Vec<_> = (0..threads).map(|_| scope.spawn(labour)).collect();
            all.into_iter().map(|one| one.join().expect("the other threads go on")).collect()
        })
    }

    /// Whether the kings stand in the part of the board to which symmetry can bring them.
    fn are_looked_at(&self, white: Square, black: Square) -> bool {
        let near = white.file().index() < 4 && (self.class.has_pawns() || white.rank().index() < 4);
        let side = beyond(white.index()).then(beyond(black.index()));
        near && white != black && (self.class.has_pawns() || side.is_le())
    }

    /// The place of a position.
    fn index(&self, position: &Position) -> usize {
        let mut squares = [0; 4];
        squares[0] = position.king(Color::White).index();
        squares[1] = position.king(Color::Black).index();
        for (nth, (color, role)) in self.class.0.iter().enumerate() {
            let mut men = position.pieces(*color, *role).iter();
            let man = if nth == 1 && self.class.has_twins() { men.nth(1) } else { men.next() };
            squares[2 + nth] = man.map_or(0, Square::index);
        }
        self.place(position.having_move(), squares)
    }

    /// The place of kings and men on these squares, or of an image of theirs.
    fn place(&self, turn: Color, mut squares: [usize; 4]) -> usize {
        let pawns = self.class.has_pawns();
        let flip = if squares[0] & 7 > 3 { 7 } else { 0 } | if !pawns && squares[0] > 31 { 56 } else { 0 };
        squares = squares.map(|square| square ^ flip);
        if !pawns && beyond(squares[0]).then(beyond(squares[1])).is_gt() {
            squares = squares.map(|square| (square & 7) << 3 | square >> 3);
        }
        if self.class.has_twins() {
            squares[2..].sort_unstable();
        }
        let kings = turn.index() << 12 | squares[0] << 6 | squares[1];
        squares[2..2 + self.class.0.len()].iter().fold(kings, |index, square| index << 6 | square)
    }

    /// Calls `visit` with every position in which the white king stands there and whose place is wanted, except
    /// those in which the player who has just moved is in check.
    fn each_from(
        &self,
        turn: Color,
        white: Square,
        wanted: impl Fn(usize) -> bool,
        mut visit: impl FnMut(usize, &Position),
    ) {
        let mut setup = Setup::EMPTY;
        setup.having_move = turn;
        setup.board.put(white, Role::King.of(Color::White));
        let mut look = |index: usize, setup: &Setup| {
            if wanted(index) {
                let position = Position::admit(setup).expect("two kings");
                if position.checkers_of(!turn).is_empty() {
                    visit(index, &position);
                }
            }
        };
        for black in Square::all().filter(|black| self.are_looked_at(white, *black)) {
            let kings = turn.index() << 12 | white.index() << 6 | black.index();
            let setup = with(&setup, (Color::Black, Role::King), black);
            for one in self.squares(&setup, 0) {
                let index = kings << 6 | one.index();
                let setup = with(&setup, self.class.0[0], one);
                let Some(second) = self.class.0.get(1) else {
                    look(index, &setup);
                    continue;
                };
                let first = if self.class.has_twins() { one.index() } else { 0 };
                for other in self.squares(&setup, 1).into_iter().filter(|other| other.index() >= first) {
                    look(index << 6 | other.index(), &with(&setup, *second, other));
                }
            }
        }
    }

    /// Where a man of the class can be put.
    fn squares(&self, setup: &Setup, nth: usize) -> Vec<Square> {
        let Some((_, role)) = self.class.0.get(nth) else { return Vec::new() };
        let last = |square: &Square| matches!(square.rank(), Rank::First | Rank::Eighth);
        let free = !setup.board.occupied();
        free.iter().filter(|square| *role != Role::Pawn || !last(square)).collect()
    }
}

fn with(setup: &Setup, (color, role): (Color, Role), square: Square) -> Setup {
    let mut setup = *setup;
    setup.board.put(square, role.of(color));
    setup
}

/// Whether a square is on the far side of the diagonal from a1.
fn beyond(square: usize) -> std::cmp::Ordering {
    (square >> 3).cmp(&(square & 7))
}

/// The same arrangement when a pawn has just made a double step past another that can take it.
fn with_captures_en_passant(class: &Class, position: &Position) -> Vec<Position> {
    if !class.has_opposing_pawns() {
        return Vec::new();
    }
    let passed = Rank::Third.seen_by(!position.having_move());
    let squares = Square::all().filter(|square| square.rank() == passed);
    let with = |square| Position::admit(&Setup { en_passant: Some(square), ..position.to_setup() }).ok();
    squares.filter_map(with).filter(|position| !position.en_passant_capturers().is_empty()).collect()
}
