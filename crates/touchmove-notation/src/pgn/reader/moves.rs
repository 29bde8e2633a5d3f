//! Moves: the fast path for what is written as it should be, and the patient one for the rest.

use touchmove_chess::{Illegal, Move, Position};

use super::{IllegalMoves, Phase, Reader};
use crate::pgn::fault::{FaultKind, Long};
use crate::pgn::lexer::{CommentEnd, Lexer, comment_end};
use crate::pgn::nag;
use crate::pgn::quick::{self, Quick};
use crate::pgn::stands;
use crate::pgn::visitor::{Standing, Visitor};
use crate::pgn::word::{self, Meaning};

impl Reader {
    /// Reads numbers, moves and comments as long as they are written as the export format has them, and stops at
    /// the first thing that is not.
    ///
    /// Each position has a place of its own for as long as eight moves: to copy what has just been written is slow.
    pub(super) fn read_quickly<V: Visitor>(&mut self, lexer: &mut Lexer<'_>, visitor: &mut V) {
        let most = self.options.limits.plies.saturating_sub(self.line.plies);
        let (text, mut at) = (lexer.whole(), lexer.at());
        let mut moves = 0;
        let mut before = self.line.before;
        let mut now = self.line.now;
        loop {
            macro_rules! step {
                ($before:ident, $now:ident, $next:ident) => {
                    let m = if moves < most { self.next_quick(text, &mut at, &$now, visitor) } else { None };
                    let Some(m) = m else {
                        self.line.leap(moves, &$before, &$now);
                        break;
                    };
                    let $next = $now.play(m);
                    moves += 1;
                    visitor.played(m, &$now, &$next);
                };
            }
            step!(before, now, first);
            step!(now, first, second);
            step!(first, second, third);
            step!(second, third, fourth);
            step!(third, fourth, fifth);
            step!(fourth, fifth, sixth);
            step!(fifth, sixth, seventh);
            step!(sixth, seventh, eighth);
            (before, now) = (seventh, eighth);
        }
        lexer.go_to(at);
    }

    /// The next move, after numbers and comments; none if it is not written so, or something else comes first.
    #[inline(never)]
    fn next_quick<V: Visitor>(
        &mut self,
        text: &[u8],
        at: &mut usize,
        position: &Position,
        visitor: &mut V,
    ) -> Option<Move> {
        loop {
            let rest = text.get(*at..).unwrap_or_default();
            // Asked one after the other, the most frequent first: a jump by the byte is foreseen less often.
            let first = *rest.first()?;
            if first.is_ascii_alphabetic() && first != b'O' {
                let quick = Quick::at(rest)?;
                let m = quick.read(position)?;
                self.game.left = self.game.left.checked_sub(1)?;
                *at += quick.length;
                return Some(m);
            } else if first.is_ascii_digit() {
                *at += number(rest)?;
            } else if first == b'{' {
                let CommentEnd::Brace(end) = comment_end(rest, 1) else { return None };
                let comment = rest.get(1..end).unwrap_or_default();
                if !self.is_plain_comment(comment) {
                    return None;
                }
                *at += end + 1;
                visitor.comment(comment);
            } else if matches!(first, b' ' | b'\n') {
                *at += 1;
            } else if first == b'O' {
                let (m, length) = quick::castling(position, rest)?;
                self.game.left = self.game.left.checked_sub(1)?;
                *at += length;
                return Some(m);
            } else if first == b'$' {
                let (nag, length) = glyph(rest)?;
                self.game.left = self.game.left.checked_sub(1)?;
                *at += length;
                visitor.nag(nag);
            } else {
                return None;
            }
        }
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
            return visitor.stands(Standing { written, why, after: &self.line.now });
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
                visitor.stands(Standing { written, why: Some(why), after: &self.line.now });
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

    /// Reports a word that is no legal move; from here on the position of the line is not known.
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

/// The length of a move number with its dots and the blank after them; none for anything else that begins with a digit.
#[inline(always)]
fn number(rest: &[u8]) -> Option<usize> {
    let mut at = 1;
    while rest.get(at)?.is_ascii_digit() {
        at += 1;
    }
    if rest.get(at) != Some(&b'.') {
        return None;
    }
    while *rest.get(at)? == b'.' {
        at += 1;
    }
    Some(at + usize::from(rest.get(at) == Some(&b' ')))
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
