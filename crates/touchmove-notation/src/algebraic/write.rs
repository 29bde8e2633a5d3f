//! Writing a legal move (C.8–C.13; 2001 E.7–E.11).

use core::fmt::{Result, Write};

use touchmove_chess::{Move, Position, Role, Square, Wing};

use super::departure::{Departure, departure};
use super::style::{Form, House, Style};

/// Writes a legal move of the position.
pub fn write(position: &Position, m: Move, style: &Style, out: &mut impl Write) -> Result {
    match style.form {
        Form::Bare => write_move(position, m, style, out),
        Form::Short | Form::Long => write_known(position, m, &position.play(m), style, out),
    }
}

/// Writes a legal move when the position after it is known already; saves making it once more.
pub fn write_known(
    position: &Position,
    m: Move,
    after: &Position,
    style: &Style,
    out: &mut impl Write,
) -> Result {
    write_move(position, m, style, out)?;
    match style.form {
        Form::Bare => Ok(()),
        Form::Short | Form::Long => out.write_str(check_sign(after)),
    }
}

/// Writes a legal move as the export format of the PGN standard wants it.
pub fn write_pgn(position: &Position, m: Move, out: &mut impl Write) -> Result {
    write(position, m, &Style::PGN, out)
}

/// [`write_pgn`] when the position after the move is known already.
pub fn write_pgn_known(position: &Position, m: Move, after: &Position, out: &mut impl Write) -> Result {
    write_known(position, m, after, &Style::PGN, out)
}

/// The sign for check or mate in the position reached (C.13.4, C.13.5).
fn check_sign(after: &Position) -> &'static str {
    if !after.in_check() {
        ""
    } else if after.has_legal_move() {
        "+"
    } else {
        "#"
    }
}

/// The move without the sign for check.
fn write_move(position: &Position, m: Move, style: &Style, out: &mut impl Write) -> Result {
    if let Some(wing) = m.castles() {
        return out.write_str(castling(wing, style.house));
    }
    out.write_str(style.language.letter(m.role()))?;
    match style.form {
        Form::Long => write_square(m.from(), out)?,
        Form::Short | Form::Bare => match departure(position, m) {
            Departure::Nothing => {}
            Departure::File(file) => out.write_char(file.letter())?,
            Departure::Rank(rank) => out.write_char(rank.digit())?,
            Departure::Square(square) => write_square(square, out)?,
        },
    }
    if m.is_capture() && style.form != Form::Bare {
        out.write_char('x')?;
    }
    write_square(m.to(), out)?;
    if let Some(into) = m.promotion() {
        write_promotion(into, style, out)?;
    }
    write_en_passant(m, style, out)
}

fn write_square(square: Square, out: &mut impl Write) -> Result {
    out.write_char(square.file().letter())?;
    out.write_char(square.rank().digit())
}

/// The new piece's letter follows at once (C.11); PGN puts a sign between.
fn write_promotion(into: Role, style: &Style, out: &mut impl Write) -> Result {
    match style.house {
        House::Laws => {}
        House::Pgn => out.write_char('=')?,
    }
    out.write_str(style.language.letter(into))
}

/// "e.p." belongs to the description of the move (C.9.3), so it stands before the sign for check.
fn write_en_passant(m: Move, style: &Style, out: &mut impl Write) -> Result {
    let passes = matches!(m, Move::EnPassant { .. });
    match (style.house, style.form) {
        (House::Laws, Form::Short | Form::Long) if passes => out.write_str(" e.p."),
        (House::Laws | House::Pgn, Form::Short | Form::Long | Form::Bare) => Ok(()),
    }
}

/// The sign for castling (C.13.1, C.13.2).
const fn castling(wing: Wing, house: House) -> &'static str {
    match (wing, house) {
        (Wing::G, House::Laws) => "0-0",
        (Wing::C, House::Laws) => "0-0-0",
        (Wing::G, House::Pgn) => "O-O",
        (Wing::C, House::Pgn) => "O-O-O",
    }
}
