//! From a text to what it says: the grammar of one move, as lenient as possible without guessing.

use touchmove_chess::{Rank, Square, Wing};

use super::letters;
use super::look_alike::latin;
use super::oddity::{Oddities, Oddity};
use super::reading::Trouble;
use super::suffixes::scan_suffixes;
use super::symbols::{Cursor, capture_sign, is_hyphen, is_zero};
use super::written::{Named, Roles, Signs, Written};
use crate::language::Language;

/// Where a text cannot be understood, and why.
pub(crate) struct Unreadable {
    pub(crate) at: usize,
    pub(crate) trouble: Trouble,
}

/// Scans one move with all that belongs to it, and leaves the cursor after it.
///
/// No space is needed after `e.p.` or `+`, since the samples of the Laws have none in places (I-051).
pub(crate) fn scan(cursor: &mut Cursor<'_>, language: &Language) -> Result<Written, Unreadable> {
    let start = *cursor;
    let mut written = match scan_named(cursor, language, letters::letter) {
        Ok(written) => written,
        Err(unreadable) => {
            // What begins like a letter may be a word: "Dame" begins like Da.
            *cursor = start;
            scan_named(cursor, language, letters::name).map_err(|_| unreadable)?
        }
    };
    scan_suffixes(cursor, language, &mut written);
    Ok(written)
}

type FindPiece = fn(&str, &Language) -> Option<letters::Letter>;

fn scan_named(
    cursor: &mut Cursor<'_>,
    language: &Language,
    find_piece: FindPiece,
) -> Result<Written, Unreadable> {
    let mut written = Written {
        named: Named::Castle(Wing::G),
        signs: Signs::default(),
        offers_draw: false,
        oddities: Oddities::NONE,
    };
    if let Some(wing) = scan_castling(cursor, &mut written.oddities) {
        written.named = Named::Castle(wing);
        return Ok(written);
    }
    let roles = scan_piece(cursor, language, find_piece, &mut written)?;
    written.named = scan_step(cursor, language, roles, &mut written)?;
    Ok(written)
}

/// 0-0 or 0-0-0, with zeros or letters, with hyphens or without (C.13.1, C.13.2).
fn scan_castling(cursor: &mut Cursor<'_>, oddities: &mut Oddities) -> Option<Wing> {
    let mut noted = *oddities;
    let mut ahead = *cursor;
    scan_zero(&mut ahead, &mut noted).then_some(())?;
    scan_further_zero(&mut ahead, &mut noted).then_some(())?;
    let wing = if scan_further_zero(&mut ahead, &mut noted) { Wing::C } else { Wing::G };
    (*cursor, *oddities) = (ahead, noted);
    Some(wing)
}

fn scan_further_zero(cursor: &mut Cursor<'_>, oddities: &mut Oddities) -> bool {
    let (place, noted) = (*cursor, *oddities);
    if !cursor.take(is_hyphen) {
        oddities.note(Oddity::CastlingUnhyphenated);
    }
    let found = scan_zero(cursor, oddities);
    if !found {
        (*cursor, *oddities) = (place, noted);
    }
    found
}

fn scan_zero(cursor: &mut Cursor<'_>, oddities: &mut Oddities) -> bool {
    if cursor.peek().is_some_and(|c| matches!(latin(c), 'o' | 'O')) {
        oddities.note(Oddity::CastlingLetters);
    }
    cursor.take(is_zero)
}

/// The piece's letter, or none for a pawn (C.4).
fn scan_piece(
    cursor: &mut Cursor<'_>,
    language: &Language,
    find_piece: FindPiece,
    written: &mut Written,
) -> Result<Roles, Unreadable> {
    let Some(c) = cursor.peek() else {
        return Err(Unreadable { at: cursor.at(), trouble: Trouble::Empty });
    };
    if matches!(c, '1'..='8') {
        return Err(Unreadable { at: cursor.at(), trouble: Trouble::ExpectedMove });
    }
    let Some(letter) = find_piece(cursor.rest(), language) else {
        let mut ahead = *cursor;
        if ahead.file(&mut Oddities::default()).is_some() {
            return Ok(Roles::PAWN);
        }
        let pawn = letters::is_pawn(cursor.rest(), language);
        let trouble = if pawn { Trouble::PawnLetter } else { Trouble::ExpectedMove };
        return Err(Unreadable { at: cursor.at(), trouble });
    };
    if let Some(oddity) = letter.oddity {
        written.oddities.note(oddity);
    }
    cursor.pass_bytes(letter.len);
    if cursor.skip_spaces() {
        written.oddities.note(Oddity::InnerSpace);
    }
    Ok(letter.roles)
}

/// Departure, capture, arrival and promotion.
fn scan_step(
    cursor: &mut Cursor<'_>,
    language: &Language,
    roles: Roles,
    written: &mut Written,
) -> Result<Named, Unreadable> {
    scan_between(cursor, written);
    let file = cursor.file(&mut written.oddities);
    let rank = cursor.rank(&mut written.oddities);
    let (file, rank, to) = match scan_arrival(cursor, written, file.is_some() && rank.is_some()) {
        Some(to) => (file, rank, to),
        None => match (file, rank) {
            (Some(file), Some(rank)) => (None, None, Square::new(file, rank)),
            (Some(_), None) | (None, Some(_)) | (None, None) => {
                return Err(Unreadable { at: cursor.at(), trouble: Trouble::ExpectedSquare });
            }
        },
    };
    let promotion = if roles == Roles::PAWN { scan_promotion(cursor, language, to, written)? } else { None };
    Ok(Named::Step { roles, file, rank, to, promotion })
}

/// The sign for a capture, or a hyphen, between what leaves and where it goes.
fn scan_between(cursor: &mut Cursor<'_>, written: &mut Written) -> bool {
    let Some(c) = cursor.peek() else { return false };
    if let Some(oddity) = capture_sign(c) {
        written.signs.capture = true;
        if let Some(oddity) = oddity {
            written.oddities.note(oddity);
        }
    } else if is_hyphen(c) {
        written.oddities.note(Oddity::Hyphen);
    } else {
        return false;
    }
    cursor.pass(c);
    true
}

/// The arrival square that follows a departure. A whole square before it may be followed by spaces and a hyphen.
fn scan_arrival(cursor: &mut Cursor<'_>, written: &mut Written, whole: bool) -> Option<Square> {
    let (place, noted) = (*cursor, *written);
    if whole {
        let spaced = cursor.skip_spaces();
        let hyphened = cursor.peek().is_some_and(is_hyphen);
        if spaced && !hyphened {
            *cursor = place;
            return None;
        }
        scan_between(cursor, written);
        if hyphened && (cursor.skip_spaces() || spaced) {
            written.oddities.note(Oddity::InnerSpace);
        }
    } else {
        scan_between(cursor, written);
    }
    let file = cursor.file(&mut written.oddities);
    let rank = file.and_then(|_| cursor.rank(&mut written.oddities));
    match (file, rank) {
        (Some(file), Some(rank)) => Some(Square::new(file, rank)),
        (Some(_), None) | (None, Some(_)) | (None, None) => {
            (*cursor, *written) = (place, noted);
            None
        }
    }
}

/// The new piece's letter (C.11), with `=`, `/` or brackets tolerated.
fn scan_promotion(
    cursor: &mut Cursor<'_>,
    language: &Language,
    to: Square,
    written: &mut Written,
) -> Result<Option<Roles>, Unreadable> {
    let place = *cursor;
    let sign = match cursor.peek() {
        Some(c @ ('=' | '/' | '(')) => {
            cursor.pass(c);
            Some(c)
        }
        Some(_) | None => None,
    };
    let last_rank = matches!(to.rank(), Rank::First | Rank::Eighth);
    if sign.is_none() && !last_rank {
        return Ok(None);
    }
    // The bytes of a letter count from what shows.
    cursor.peek();
    let Some(letter) = promotion_letter(cursor.rest(), language, sign) else {
        let offer = sign.is_some_and(|sign| sign != '/');
        *cursor = place;
        // "=" and "(=)" after a square may also be a draw offer (C.12).
        return if sign.is_none() || offer {
            Ok(None)
        } else {
            Err(Unreadable { at: place.at(), trouble: Trouble::ExpectedPiece })
        };
    };
    cursor.pass_bytes(letter.len);
    if let Some(oddity) = letter.oddity {
        written.oddities.note(oddity);
    }
    if let Some(sign) = sign {
        written.oddities.note(Oddity::PromotionSign);
        if sign == '(' {
            cursor.take(|c| c == ')');
        }
    }
    Ok(Some(letter.roles))
}

/// After a sign a small letter that could be a file is a piece anyway: `e8=b`.
fn promotion_letter(text: &str, language: &Language, sign: Option<char>) -> Option<letters::Letter> {
    let found = letters::letter(text, language);
    if found.is_some() || sign.is_none() {
        return found;
    }
    let c = text.chars().next()?;
    let mut capital = [0; 4];
    let capital = c.to_uppercase().next()?.encode_utf8(&mut capital);
    let letter = letters::letter(capital, language)?;
    Some(letters::Letter { len: c.len_utf8(), oddity: Some(Oddity::SmallLetter), ..letter })
}
