//! A plain backward search over all positions of a few men: who can be mated with help, without any cleverness.
//!
//! White can mate from a position if Black is mated in it, or if some legal move of either player leads to a
//! position from which White can mate. So from the mates, and from the positions that captures and promotions lead
//! to, moves are taken back until nothing new is found.
//!
//! Of positions that are images of each other in a symmetry of the board one is looked at. Without rights to castle
//! the Laws do not tell left from right, and without pawns no edge from another: the legal moves of an image are the
//! images of the legal moves, so the player who can mate in a position can mate in its image. The same with colours
//! exchanged and the board turned round; therefore only White's case is looked at.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

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
        let all = |_| true;
        shared(kings(), |tally, (turn, white)| {
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
        // Only captures, promotions and captures en passant lead out of the table.
        let mut found = self.gone_over(&table);
        while !found.is_empty() {
            found = shared(found.chunks(1 << 12), |before: &mut Vec<usize>, some| {
                some.iter().for_each(|index| table.take_back(*index, before));
            })
            .concat();
            if found.is_empty() && class.has_opposing_pawns() {
                found = self.gone_over(&table);
            }
        }
        self.tables.insert(class.clone(), table);
    }

    /// Goes over all positions that are not known yet; those from which White can mate with the next move, or gets
    /// to a known position with it.
    fn gone_over(&self, table: &Table) -> Vec<usize> {
        let open = |index| !table.has(index);
        let from = |found: &mut Vec<usize>, (turn, white)| {
            table.each_from(turn, white, open, |index, position| {
                if self.leads_on(table, position) && table.insert(index) {
                    found.push(index);
                }
            });
        };
        shared(kings(), from).concat()
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

    /// Whether that was new.
    fn insert(&self, index: usize) -> bool {
        let bit = 1 << (index % 64);
        self.can_mate[index / 64].fetch_or(bit, Ordering::Relaxed) & bit == 0
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
            squares = squares.map(reflected);
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

    /// Takes back each move without capture or promotion that can have led to a place; adds the places that are
    /// new.
    fn take_back(&self, index: usize, found: &mut Vec<usize>) {
        let men = self.class.0.len();
        let mover = if index >> (6 * men + 12) & 1 == 0 { Color::Black } else { Color::White };
        let roles =
            [&[(Color::White, Role::King), (Color::Black, Role::King)], self.class.0.as_slice()].concat();
        let mut squares = [0; 4];
        let mut setup = Setup { having_move: mover, ..Setup::EMPTY };
        for (nth, (color, role)) in roles.iter().enumerate() {
            squares[nth] = index >> (6 * (men + 1 - nth)) & 63;
            setup.board.put(Square::from_index(squares[nth]).unwrap(), role.of(*color));
        }
        for (nth, (_, role)) in roles.iter().enumerate().filter(|(_, (color, _))| *color == mover) {
            let to = Square::from_index(squares[nth]).unwrap();
            for from in origins(setup.board.occupied(), *role, mover, to) {
                let mut before = squares;
                before[nth] = from.index();
                // With both kings on the diagonal from a1 a position and its reflection have both a place.
                let image = if self.class.has_pawns() { before } else { before.map(reflected) };
                for place in [self.place(mover, before), self.place(mover, image)] {
                    if !self.has(place) && was_legal(&setup, *role, from, to) && self.insert(place) {
                        found.push(place);
                    }
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

/// The square reflected in the diagonal from a1.
fn reflected(square: usize) -> usize {
    (square & 7) << 3 | square >> 3
}

/// Whether a square is on the far side of the diagonal from a1.
fn beyond(square: usize) -> std::cmp::Ordering {
    (square >> 3).cmp(&(square & 7))
}

/// From where a man may have come to a square without capturing.
fn origins(occupied: Bitboard, role: Role, mover: Color, to: Square) -> Bitboard {
    if role != Role::Pawn {
        return attacks::of(role.of(mover), to, occupied) - occupied;
    }
    let back = mover.choose(-1, 1);
    let step = |from: Square| from.offset(0, back).filter(|from| !occupied.contains(*from));
    let single = step(to).filter(|from| from.rank() != Rank::First.seen_by(mover));
    let double = single.and_then(step).filter(|from| from.rank() == Rank::Second.seen_by(mover));
    single.into_iter().chain(double).collect()
}

/// Whether the move that led here was legal, and gave no right to capture en passant.
///
/// Nobody who has just moved is in check in a position of the table. So the move left its own king safe, and it
/// was legal if the other king was not in check before it.
fn was_legal(after: &Setup, role: Role, from: Square, to: Square) -> bool {
    let mover = after.having_move;
    let mut setup = *after;
    setup.board.remove(to);
    setup.board.put(from, role.of(mover));
    let before = Position::admit(&setup).expect("two kings");
    let double = role == Role::Pawn && from.index().abs_diff(to.index()) == 16;
    before.checkers_of(!mover).is_empty()
        && (!double || before.play(Move::DoubleStep { from, to }).en_passant_capturers().is_empty())
}

/// Whose move it is and where the white king stands.
fn kings() -> impl Iterator<Item = (Color, Square)> + Send {
    Color::ALL.into_iter().flat_map(|turn| Square::all().map(move |white| (turn, white)))
}

/// Shares out some work among threads, each with its own tally.
fn shared<W: Send, T: Default + Send>(
    work: impl Iterator<Item = W> + Send,
    labour: impl Fn(&mut T, W) + Sync,
) -> Vec<T> {
    let left = Mutex::new(work);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let one = || {
        let mut tally = T::default();
        loop {
            let next = left.lock().expect("the others go on").next();
            let Some(next) = next else { return tally };
            labour(&mut tally, next);
        }
    };
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
        all.into_iter().map(|one| one.join().expect("every position agrees")).collect()
    })
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
