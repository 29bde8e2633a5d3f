//! Moves in Braille, as kept by a player who reads with the fingers (D.2.7; 2001 F.2.5).
//!
//! The signs are a table, [`Code`]; the one at hand is the British code of 2015. Where a sign could not be
//! established the table says so and docs/notation.md lists it. Text is in Unicode Braille patterns; [`to_brf`]
//! turns it into the ASCII of embossers, and reading takes both.

mod brf;
mod code;
mod read;

use alloc::string::String;

use touchmove_chess::{Move, Position, Role, Square, Wing};

use crate::algebraic::{Apparent, Departure, departure};

pub use brf::to_brf;
pub use code::Code;
pub use read::{Entry, Sheet, read};

/// One Braille cell: dots 1 to 6 as bits.
pub(crate) type Cell = u8;

/// A legal move in Unicode Braille.
pub fn text(position: &Position, m: Move, code: &Code) -> String {
    text_of_apparent(&Apparent::legal(position, m), code)
}

/// A move that may be an illegal one: it is written like any other.
pub fn text_of_apparent(apparent: &Apparent<'_>, code: &Code) -> String {
    let (position, after, m) = (apparent.before, apparent.after, apparent.shape);
    let mate = after.is_checkmate();
    let check = after.in_check() && !mate;
    let mut out = String::new();
    match m.castles() {
        Some(wing) => {
            castling(wing, code, &mut out);
            if check {
                cells(code.check_after, &mut out);
            }
        }
        None => step(position, m, check, code, &mut out),
    }
    if mate {
        cells(code.mate_after, &mut out);
    }
    out
}

/// A move number: lowered digits without a number sign.
pub fn number(number: u32, code: &Code) -> String {
    let mut digits = [0; 10];
    let mut len = 0;
    let mut rest = number;
    for slot in &mut digits {
        *slot = code.digit(rest % 10);
        len += 1;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    let mut out = String::new();
    for digit in digits.iter().take(len).rev() {
        out.push(unicode(*digit));
    }
    out
}

fn step(position: &Position, m: Move, check: bool, code: &Code, out: &mut String) {
    if m.role() != Role::Pawn {
        out.push(unicode(code.piece(m.role())));
    }
    match departure(position, m) {
        Departure::Nothing => {}
        Departure::File(file) => out.push(unicode(code.file(file))),
        Departure::Rank(rank) => out.push(unicode(code.rank(rank))),
        Departure::Square(from) => square(from, code, out),
    }
    match (m.is_capture(), check) {
        (true, true) => out.push(unicode(code.capture_with_check)),
        (true, false) => out.push(unicode(code.capture)),
        (false, true) => out.push(unicode(code.check)),
        (false, false) => {}
    }
    square(m.to(), code, out);
    if let Some(into) = m.promotion() {
        out.push(unicode(code.piece(into)));
    }
}

fn square(square: Square, code: &Code, out: &mut String) {
    out.push(unicode(code.file(square.file())));
    out.push(unicode(code.rank(square.rank())));
}

fn castling(wing: Wing, code: &Code, out: &mut String) {
    let further = match wing {
        Wing::G => 1,
        Wing::C => 2,
    };
    out.push(unicode(code.castling));
    for _ in 0..further {
        out.push(unicode(code.castling_hyphen));
        out.push(unicode(code.castling));
    }
}

fn cells(cells: [Cell; 2], out: &mut String) {
    out.extend(cells.map(unicode));
}

/// The Unicode pattern of a cell.
fn unicode(cell: Cell) -> char {
    char::from_u32(0x2800 + u32::from(cell & 63)).unwrap_or('\u{2800}')
}
