//! Moves: the fast path for what is written as it should be, and the patient one for the rest.

use touchmove_chess::{Illegal, Move, Position};

use super::{IllegalMoves, Phase, Reader};
use crate::pgn::fault::{FaultKind, Long};
use crate::pgn::lexer::{CommentEnd, Lexer, comment_end};
use crate::pgn::nag;
use crate::pgn::quick::{self, Quick};
use crate::pgn::stands;
use crate::pgn::visitor::{UncorrectedMove, Visitor};
use crate::pgn::word::{self, Meaning};

impl Reader {
    /// Reads numbers, moves and comments as long as they are written as the export format has them, and stops at
    /// the first thing that is not.
    ///
    /// Two places take the positions in turn: to copy what has just been written is slow.
    pub(super) fn read_quickly<V: Visitor>(&mut self, lexer: &mut Lexer<'_>, visitor: &mut V) {
        let most = self.options.limits.plies.saturating_sub(self.line.plies);
        let (text, mut at) = (lexer.whole(), lexer.at());
        let mut moves = 0;
        let (mut even, mut odd) = (self.line.now, self.line.before);
        let (before, now) = loop {
            if moves >= most {
                break (&odd, &even);
            }
            let Some(m) = self.next_quick(text, &mut at, &even, &mut odd, visitor) else {
                break (&odd, &even);
            };
            moves += 1;
            visitor.played(m, &even, &odd);
            if moves >= most {
                break (&even, &odd);
            }
            let Some(m) = self.next_quick(text, &mut at, &odd, &mut even, visitor) else {
                break (&even, &odd);
            };
            moves += 1;
            visitor.played(m, &odd, &even);
        };
        self.line.leap(moves, before, now);
        lexer.go_to(at);
    }

    /// The next move, after numbers and comments, and in `next` the position after it; none if it is not written so, or
    /// something else comes first, and then `next` is as it was.
    #[inline(never)]
    fn next_quick<V: Visitor>(
        &mut self,
        text: &[u8],
        at: &mut usize,
        position: &Position,
        next: &mut Position,
        visitor: &mut V,
    ) -> Option<Move> {
        loop {
            let rest = text.get(*at..)?;
            // The last few bytes of a piece are left to the patient reader.
            let packed = u64::from_le_bytes(*rest.first_chunk()?);
            // Taken from the number and not from the text, because otherwise the number would be assembled byte by byte.
            let first = u8::try_from(packed & 0xff).ok()?;
            // Asked one after the other, the most frequent first: a jump by the byte is predicted less well. Rare or
            // expensive cases are calls, so that this stays small.
            if first >= b'A' && first != b'{' && first != b'O' {
                let quick = Quick::of(packed)?;
                let left = self.game.left.checked_sub(1)?;
                let m = quick.play(position, next)?;
                self.game.left = left;
                *at += quick.length;
                return Some(m);
            } else if first.is_ascii_digit() {
                *at += number(packed)?;
            } else if first == b'{' {
                *at += self.quick_comment(rest, visitor)?;
            } else if matches!(first, b' ' | b'\n') {
                *at += 1;
            } else if first == b'O' {
                let (m, length) = self.quick_castling(rest, position, next)?;
                *at += length;
                return Some(m);
            } else if first == b'$' {
                *at += self.quick_glyph(rest, visitor)?;
            } else {
                return None;
            }
        }
    }

    /// Tells of the comment at the beginning of the text, and says how long it is; none if it is not plain.
    #[inline(never)]
    fn quick_comment<V: Visitor>(&mut self, text: &[u8], visitor: &mut V) -> Option<usize> {
        let end = match clock_comment(text) {
            Some(end) => end,
            None => plain_comment(text)?,
        };
        let comment = text.get(1..end)?;
        if !self.is_plain_comment(comment) {
            return None;
        }
        visitor.comment(comment);
        Some(end + 1)
    }

    #[inline(never)]
    fn quick_castling(
        &mut self,
        text: &[u8],
        position: &Position,
        next: &mut Position,
    ) -> Option<(Move, usize)> {
        let (m, length) = quick::castling(position, text)?;
        self.game.left = self.game.left.checked_sub(1)?;
        *next = position.play(m);
        Some((m, length))
    }

    #[inline(never)]
    fn quick_glyph<V: Visitor>(&mut self, text: &[u8], visitor: &mut V) -> Option<usize> {
        let (nag, length) = glyph(text)?;
        self.game.left = self.game.left.checked_sub(1)?;
        visitor.nag(nag);
        Some(length)
    }

    /// Whether one more move is within the limits; it is counted.
    fn has_room(&mut self) -> bool {
        let fits = self.game.left > 0 && self.line.plies < self.options.limits.plies;
        self.game.left = self.game.left.saturating_sub(u32::from(fits));
        fits
    }

    /// A word where a move should be.
    #[cold]
    pub(super) fn take_word<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        written: &[u8],
        visitor: &mut V,
    ) {
        if self.is_full(text, start, written, visitor) {
            return;
        }
        if let Some(after) = self.game.mark.take() {
            let why = self.why_illegal(written);
            self.report(text, start, written, FaultKind::Stands(why), visitor);
            self.line.go_on(after);
            return visitor.stands(UncorrectedMove { written, why, after: &self.line.now });
        }
        if !self.line.known {
            self.line.lose();
            return visitor.unread(written);
        }
        match word::meaning(&self.line.now, written) {
            Meaning::Legal(m) => {
                if !is_export(written, m) {
                    self.report(text, start, written, FaultKind::Unusual, visitor);
                }
                self.line.go_on(self.line.now.play(m));
                visitor.played(m, &self.line.before, &self.line.now);
            }
            Meaning::Illegal { why, tried } => {
                let after = tried
                    .filter(|_| self.options.illegal == IllegalMoves::Stand)
                    .and_then(|tried| stands::after(&self.line.now, tried));
                let Some(after) = after else {
                    return self.lose(text, start, written, FaultKind::Illegal(why), visitor);
                };
                self.report(text, start, written, FaultKind::Stands(Some(why)), visitor);
                self.line.go_on(after);
                visitor.stands(UncorrectedMove { written, why: Some(why), after: &self.line.now });
            }
            Meaning::NoSuchMove => self.lose(text, start, written, FaultKind::NoSuchMove, visitor),
            Meaning::Several(candidates) => {
                self.lose(text, start, written, FaultKind::Ambiguous { candidates }, visitor);
            }
            Meaning::Null => self.lose(text, start, written, FaultKind::NullMove, visitor),
            Meaning::Unreadable => self.lose(text, start, written, FaultKind::Unreadable, visitor),
        }
    }

    /// Whether the game has reached its limits; said once.
    pub(super) fn is_full<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        token: &[u8],
        visitor: &mut V,
    ) -> bool {
        if self.has_room() {
            return false;
        }
        self.report(text, start, token, FaultKind::TooLong(Long::Game), visitor);
        self.game.want = crate::pgn::visitor::Want::Nothing;
        true
    }

    /// Reports a word that is not a legal move; from here on the position of the line is not known.
    fn lose<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        written: &[u8],
        kind: FaultKind,
        visitor: &mut V,
    ) {
        debug_assert_eq!(self.phase, Phase::Moves);
        self.report(text, start, written, kind, visitor);
        self.line.lose();
        visitor.unread(written);
    }

    fn why_illegal(&self, written: &[u8]) -> Option<Illegal> {
        if !self.line.known {
            return None;
        }
        match word::meaning(&self.line.now, written) {
            Meaning::Illegal { why, .. } => Some(why),
            Meaning::Legal(_)
            | Meaning::Several(_)
            | Meaning::NoSuchMove
            | Meaning::Null
            | Meaning::Unreadable => None,
        }
    }
}

/// The high bit of each byte.
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// The length of a move number with its dots and the blank after them; none for anything else that begins with a digit.
/// The eight bytes are looked at as one number, without a loop whose end would have to be predicted.
#[inline(always)]
fn number(packed: u64) -> Option<usize> {
    let digits_as_zero = packed ^ 0x3030_3030_3030_3030;
    // The high bit of a byte is set if it is not a digit: from ten up the sum reaches it, and nothing is carried over.
    let sum = (digits_as_zero & !HIGH_BITS).wrapping_add(0x7676_7676_7676_7676);
    let digits = ((sum | digits_as_zero) & HIGH_BITS).trailing_zeros() / 8;
    let rest = packed.checked_shr(8 * digits)?;
    let dots = (rest ^ 0x2e2e_2e2e_2e2e_2e2e).trailing_zeros() / 8;
    let [next, ..] = rest.checked_shr(8 * dots)?.to_le_bytes();
    let length = digits + dots;
    if dots == 0 || length > 7 {
        return None;
    }
    usize::try_from(length + u32::from(next == b' ')).ok()
}

/// Where the brace stands that closes the comment at the beginning of the text.
#[inline(always)]
fn plain_comment(text: &[u8]) -> Option<usize> {
    match comment_end(text, 1) {
        CommentEnd::Brace(end) => Some(end),
        CommentEnd::Game(_) | CommentEnd::Nowhere => None,
    }
}

/// The same of a comment that is nothing but a time, `{ [%clk 0:12:34] }` as servers write after every move: it is seen
/// with three comparisons.
#[inline(always)]
fn clock_comment(text: &[u8]) -> Option<usize> {
    let (head, rest) = text.split_first_chunk::<8>()?;
    let (time, rest) = rest.split_first_chunk::<8>()?;
    // Digits become 0 to 9 and the other signs 0; what is more than that reaches the high bit of its byte.
    let differing = u64::from_le_bytes(*time) ^ u64::from_le_bytes(*b"0:00:00]");
    let sum = (differing & !HIGH_BITS).wrapping_add(0x7f76_767f_7676_7f76);
    let is_time = (sum | differing) & HIGH_BITS == 0;
    (head == b"{ [%clk " && is_time && rest.starts_with(b" }")).then_some(17)
}

/// A glyph of one to three digits with a blank after it, and its length.
#[inline(always)]
fn glyph(rest: &[u8]) -> Option<(u8, usize)> {
    let digits = rest.get(1..)?.iter().take(4).position(|byte| !byte.is_ascii_digit())?;
    if !matches!(rest.get(digits + 1), Some(b' ' | b'\n')) {
        return None;
    }
    Some((nag::numbered(rest.get(1..=digits)?)?, digits + 2))
}

/// Whether a word for this move stands as the export format has it. Not all that is asked is what the fast path
/// asks, but nothing that the fast path takes fails here: those that come here may be its own, cut off by the end
/// of a piece.
fn is_export(written: &[u8], m: Move) -> bool {
    let core = written.strip_suffix(b"+").or(written.strip_suffix(b"#")).unwrap_or(written);
    if m.castles().is_some() {
        return core == b"O-O" || core == b"O-O-O";
    }
    let begins =
        core.first().is_some_and(|first| matches!(first, b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K'));
    begins
        && core.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'=')
        && core.contains(&b'x') == m.is_capture()
        && core.contains(&b'=') == m.promotion().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_ends_with_its_dots_and_a_blank() {
        let case = |text: &[u8; 8]| number(u64::from_le_bytes(*text));
        assert_eq!(case(b"1. e4 e5"), Some(3));
        assert_eq!(case(b"1.e4 e5 "), Some(2));
        assert_eq!(case(b"12... e5"), Some(6));
        assert_eq!(case(b"999... e"), Some(7));
        assert_eq!(case(b"1234... "), Some(8));
        assert_eq!(case(b"9.\n12345"), Some(2));
        for other in [
            b"1/2-1/2 ",
            b"1-0\n\n[Ev",
            b"0-1\n\n[Ev",
            b"0-0 1. e",
            b"12345678",
            b"1 e4 e5 ",
            b"1234567.",
            b"12345...",
        ] {
            assert_eq!(case(other), None, "{other:?}");
        }
    }

    #[test]
    fn a_comment_that_is_a_time_ends_where_any_comment_would() {
        for text in ["{ [%clk 0:12:34] } e4", "{ [%clk 9:59:59] }\n", "{ [%clk 0:00:00] }"] {
            assert_eq!(clock_comment(text.as_bytes()), Some(17), "{text}");
            assert_eq!(plain_comment(text.as_bytes()), Some(17), "{text}");
        }
        for text in [
            "{ [%clk 0:12:3a] }",
            "{ [%clk 0:12:34] x}",
            "{ [%clk 0:12}34] }",
            "{ [%clk 0:\n2:34] }",
            "{ [%clk 00:1:34] }",
            "{ [%clk 0:1\u{b2}34] }",
            "{ [%emt 0:12:34] }",
            "{ [%clk 0:12:34] ",
            "{[%clk 0:12:34]}",
        ] {
            assert_eq!(clock_comment(text.as_bytes()), None, "{text}");
        }
    }
}
