//! Braille read back to moves.

use touchmove_chess::{File, Position, Rank, Role, Square, Wing};

use super::Cell;
use super::brf::cell;
use super::code::Code;
use crate::algebraic::{Named, Oddities, Read, Reading, Roles, Signs, Trouble, Written, resolve};

/// Reads one move in Unicode Braille or Braille ASCII. A number and blanks may stand before it.
pub fn read(position: &Position, text: &str, code: &Code) -> Read {
    let mut cells = Cells { text, at: 0, code };
    cells.skip_numbers();
    let read = cells.read(position);
    cells.skip_blanks();
    if cells.peek().is_some() && !matches!(read.reading, Reading::Unreadable { .. }) {
        return not_understood(cells.at, Trouble::MoreText);
    }
    read
}

/// Reads the moves of a game in Braille one after the other, and ends after the first that is not one legal move.
pub struct Sheet<'a> {
    position: Position,
    cells: Cells<'a>,
    ended: bool,
}

/// One move of a score in Braille.
pub type Entry = crate::algebraic::Entry;

impl<'a> Sheet<'a> {
    /// Reads from a position on.
    pub const fn new(position: Position, text: &'a str, code: &'a Code) -> Sheet<'a> {
        Sheet { position, cells: Cells { text, at: 0, code }, ended: false }
    }

    /// The position after the moves read so far.
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl Iterator for Sheet<'_> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        self.cells.skip_numbers();
        if self.ended || self.cells.peek().is_none() {
            return None;
        }
        let at = self.cells.at;
        let read = self.cells.read(&self.position);
        match &read.reading {
            Reading::One(m) => self.position = self.position.play(*m),
            Reading::Several(_) | Reading::None(_) | Reading::Unreadable { .. } => self.ended = true,
        }
        Some(Entry { at, end: self.cells.at, read })
    }
}

fn not_understood(at: usize, trouble: Trouble) -> Read {
    Read { reading: Reading::Unreadable { at, trouble }, offers_draw: false, oddities: Oddities::NONE }
}

/// A place in a text of cells.
#[derive(Clone, Copy)]
struct Cells<'a> {
    text: &'a str,
    at: usize,
    code: &'a Code,
}

impl Cells<'_> {
    /// The next character; `Some(None)` if it is not a cell.
    fn peek(&self) -> Option<Option<Cell>> {
        self.text.get(self.at..)?.chars().next().map(cell)
    }

    fn pass(&mut self) {
        let next = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        self.at += next.map_or(0, char::len_utf8);
    }

    fn take(&mut self, wanted: impl FnOnce(Cell) -> bool) -> bool {
        let found = self.peek().flatten().is_some_and(wanted);
        if found {
            self.pass();
        }
        found
    }

    fn skip_blanks(&mut self) {
        while self.take(|cell| cell == 0) {}
    }

    /// Passes blanks and numbers: lowered digits followed by a blank, of which the first is not a zero.
    fn skip_numbers(&mut self) {
        let code = self.code;
        loop {
            self.skip_blanks();
            let place = self.at;
            if !self.take(|cell| code.is_digit(cell) && !code.is_zero(cell)) {
                return;
            }
            while self.take(|cell| code.is_digit(cell)) {}
            if !matches!(self.peek(), None | Some(Some(0))) {
                self.at = place;
                return;
            }
        }
    }

    fn read(&mut self, position: &Position) -> Read {
        let code = self.code;
        self.take(|cell| cell == code.black_moves || cell == code.white_moves);
        match self.written() {
            Some(written) => Read { oddities: Oddities::NONE, ..resolve(position, &written) },
            None => not_understood(self.at, Trouble::ExpectedSquare),
        }
    }

    fn written(&mut self) -> Option<Written> {
        let mut signs = Signs::default();
        let named = match self.castling() {
            Some(wing) => Named::Castle(wing),
            None => self.step(&mut signs)?,
        };
        let (check, mate) = (self.code.check_after, self.code.mate_after);
        signs.check |= self.take_both(check);
        signs.mate |= self.take_both(mate);
        Some(Written { named, signs, offers_draw: false, oddities: Oddities::NONE })
    }

    fn take_both(&mut self, [first, second]: [Cell; 2]) -> bool {
        let place = self.at;
        let found = self.take(|cell| cell == first) && self.take(|cell| cell == second);
        if !found {
            self.at = place;
        }
        found
    }

    /// Two or three zeros, hyphens between them or none.
    fn castling(&mut self) -> Option<Wing> {
        let (code, start) = (self.code, self.at);
        let mut zeros = 0;
        loop {
            let place = self.at;
            if zeros > 0 {
                self.take(|cell| cell == code.castling_hyphen);
            }
            if zeros == 3 || !self.take(|cell| code.is_zero(cell)) {
                self.at = place;
                break;
            }
            zeros += 1;
        }
        match zeros {
            2 => Some(Wing::G),
            3 => Some(Wing::C),
            _ => {
                self.at = start;
                None
            }
        }
    }

    fn step(&mut self, signs: &mut Signs) -> Option<Named> {
        let roles = self.piece().map_or(Roles::PAWN, Roles::of);
        let (file, rank) = (self.file(), self.rank());
        let place = self.at;
        self.sign(signs);
        let arrival = self.file().and_then(|file| Some(Square::new(file, self.rank()?)));
        let (file, rank, to) = match (arrival, file, rank) {
            (Some(to), file, rank) => (file, rank, to),
            (None, Some(file), Some(rank)) => {
                self.at = place;
                (None, None, Square::new(file, rank))
            }
            (None, Some(_), None) | (None, None, Some(_) | None) => return None,
        };
        let promotion = if roles == Roles::PAWN { self.piece().map(Roles::of) } else { None };
        Some(Named::Step { roles, file, rank, to, promotion })
    }

    fn sign(&mut self, signs: &mut Signs) {
        let code = self.code;
        if self.take(|cell| cell == code.capture) {
            signs.capture = true;
        } else if self.take(|cell| cell == code.check) {
            signs.check = true;
        } else if self.take(|cell| cell == code.capture_with_check) {
            signs.capture = true;
            signs.check = true;
        }
    }

    fn piece(&mut self) -> Option<Role> {
        let code = self.code;
        let named = |role: &Role| *role != Role::Pawn && Some(Some(code.piece(*role))) == self.peek();
        let role = Role::ALL.into_iter().find(named)?;
        self.pass();
        Some(role)
    }

    fn file(&mut self) -> Option<File> {
        let file = File::ALL.into_iter().find(|file| Some(Some(self.code.file(*file))) == self.peek())?;
        self.pass();
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = Rank::ALL.into_iter().find(|rank| Some(Some(self.code.rank(*rank))) == self.peek())?;
        self.pass();
        Some(rank)
    }
}
