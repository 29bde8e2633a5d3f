//! Comments, and the signs of ours among them.

use super::{Reader, Times};
use crate::pgn::clock_times;
use crate::pgn::fault::{FaultKind, Long};
use crate::pgn::stands;
use crate::pgn::visitor::{Visitor, Want};

impl Reader {
    /// Whether a comment is nothing but a comment, of moderate length.
    #[inline(always)]
    pub(super) fn is_plain_comment(&mut self, comment: &[u8]) -> bool {
        let is_plain = self.options.times == Times::Passed
            && !self.has_nul
            && !may_be_sign(comment)
            && comment.len() <= self.options.limits.comment.min(self.game.bytes_left)
            && self.game.left > 0;
        if is_plain {
            self.game.left -= 1;
            self.game.bytes_left -= comment.len();
        }
        is_plain
    }

    pub(super) fn take_comment<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        comment: &[u8],
        visitor: &mut V,
    ) {
        if self.passed_over > 0 || self.game.want == Want::Nothing {
            return;
        }
        if comment.contains(&0) {
            return self.report(text, start, comment, FaultKind::Nul, visitor);
        }
        if comment.len() > self.options.limits.comment {
            return self.report(text, start, comment, FaultKind::TooLong(Long::Comment), visitor);
        }
        if comment.len() > self.game.bytes_left {
            self.report(text, start, comment, FaultKind::TooLong(Long::Game), visitor);
            self.game.want = Want::Nothing;
            return;
        }
        self.game.bytes_left -= comment.len();
        if self.is_full(text, start, comment, visitor) {
            return;
        }
        if let Some(fen) = stands::marked(comment, stands::MARK) {
            match stands::position(fen) {
                Some(position) => {
                    self.game.mark = Some(position);
                    return;
                }
                None => self.report(text, start, comment, FaultKind::Mark, visitor),
            }
        }
        if let Some(words) = stands::marked(comment, stands::UNREAD) {
            for written in words.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()) {
                self.line.lose();
                visitor.unread(written);
            }
            return;
        }
        if self.options.times == Times::Tested
            && let Some(wrong) = clock_times::first_wrong(comment)
        {
            self.report(text, start, wrong, FaultKind::ClockTime, visitor);
        }
        visitor.comment(comment);
    }
}

/// Whether a comment may be a sign of ours and not only a comment; seldom true of others.
#[inline(always)]
fn may_be_sign(comment: &[u8]) -> bool {
    let inner = comment.strip_prefix(b" ").unwrap_or(comment);
    matches!(inner, [b'[', b'%', b'i' | b'u', ..] | [b' ' | b'\n' | b'\r' | b'\t' | 0x0c, ..])
}
