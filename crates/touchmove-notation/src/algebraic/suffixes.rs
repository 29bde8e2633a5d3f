//! What may follow a move: the signs of C.12 and C.13.

use super::look_alike::latin;
use super::oddity::Oddity;
use super::symbols::{Cursor, is_dot};
use super::written::Written;
use crate::language::Language;

/// What may follow a move: check, mate, e.p., remarks, the draw offer.
pub(super) fn scan_suffixes(cursor: &mut Cursor<'_>, language: &Language, written: &mut Written) {
    while scan_check(cursor, written)
        || scan_remark(cursor, written)
        || scan_late_capture(cursor, language, written)
        || scan_en_passant(cursor, written)
        || scan_offer(cursor, written)
    {}
}

fn scan_check(cursor: &mut Cursor<'_>, written: &mut Written) -> bool {
    if cursor.take(|c| matches!(c, '#' | '‡')) {
        written.signs.mate = true;
        return true;
    }
    if !cursor.take(|c| matches!(c, '+' | '†')) {
        return false;
    }
    if written.signs.check || cursor.take(|c| matches!(c, '+' | '†')) {
        // Twice means mate, not double check (C.13.5).
        written.signs.mate = true;
        written.oddities.note(Oddity::DoublePlus);
    } else {
        written.signs.check = true;
    }
    true
}

fn scan_remark(cursor: &mut Cursor<'_>, written: &mut Written) -> bool {
    let found = cursor.take(|c| matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉'));
    if found {
        written.oddities.note(Oddity::Remark);
    }
    found
}

/// The colon after the square is an old sign for a capture, but the end of a sentence in Armenian.
fn scan_late_capture(cursor: &mut Cursor<'_>, language: &Language, written: &mut Written) -> bool {
    let found = cursor.take(|c| c == ':');
    if found && !language.is(Language::ARMENIAN) {
        written.signs.capture = true;
        written.oddities.note(Oddity::CaptureSign);
    }
    found
}

/// "e.p." in any spelling, with a space before it or none.
fn scan_en_passant(cursor: &mut Cursor<'_>, written: &mut Written) -> bool {
    let place = *cursor;
    cursor.skip_spaces();
    cursor.peek();
    let begin = *cursor;
    let letter = |wanted: char| move |c: char| latin(c).eq_ignore_ascii_case(&wanted);
    if !cursor.take(letter('e')) {
        *cursor = place;
        return false;
    }
    cursor.take(is_dot);
    cursor.skip_spaces();
    if !cursor.take(letter('p')) || cursor.peek().is_some_and(char::is_numeric) {
        *cursor = place;
        return false;
    }
    cursor.take(is_dot);
    written.signs.en_passant = true;
    if !begin.rest().starts_with("e.p.") {
        written.oddities.note(Oddity::EnPassantSpelling);
    }
    true
}

/// `(=)`, or `=` alone as one of the Armenian texts has it (C.12).
fn scan_offer(cursor: &mut Cursor<'_>, written: &mut Written) -> bool {
    let place = *cursor;
    cursor.skip_spaces();
    let bracketed = cursor.take(|c| c == '(');
    if !cursor.take(|c| c == '=') || bracketed && !cursor.take(|c| c == ')') {
        *cursor = place;
        return false;
    }
    written.offers_draw = true;
    if !bracketed {
        written.oddities.note(Oddity::OfferUnbracketed);
    }
    true
}
