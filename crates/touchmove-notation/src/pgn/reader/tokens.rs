//! Tokens, one by one, and the beginning and end of games.

use alloc::string::String;

use touchmove_chess::Position;

use super::{Game, Phase, Reader, Skip, Start, Taken, Times};
use crate::fen::Fen;
use crate::pgn::clock_times;
use crate::pgn::fault::{Fault, FaultKind, Long};
use crate::pgn::lexer::{Lexer, Next, Token};
use crate::pgn::line::Line;
use crate::pgn::nag;
use crate::pgn::result::GameResult;
use crate::pgn::stands;
use crate::pgn::tags::RawTag;
use crate::pgn::time_control::TimeControl;
use crate::pgn::visitor::{Visitor, Want};
use crate::pgn::word;

impl Reader {
    /// Takes a token in whatever phase the reader is.
    pub(super) fn take<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        token: Token<'_>,
        lexer: &mut Lexer<'_>,
        visitor: &mut V,
    ) -> Taken {
        match token {
            Token::Tag { tag, bare_quotes } => {
                self.open_tags(text, start, visitor);
                self.take_tag(text, start, tag, visitor);
                if bare_quotes {
                    self.report(text, start, tag.value, FaultKind::BareQuotes, visitor);
                }
                return Taken::Now;
            }
            Token::BadTag { fault, text: bad } => {
                let begins = lexer.is_line_start(start) && bad.get(1).is_some_and(u8::is_ascii_alphabetic);
                if begins || self.phase == Phase::Between {
                    self.open_tags(text, start, visitor);
                }
                self.report(text, start, bad, FaultKind::Tag(fault), visitor);
                return Taken::Now;
            }
            Token::Word(_)
            | Token::Number(_)
            | Token::Comment(_)
            | Token::Unclosed(_)
            | Token::Nag(_)
            | Token::Marks(_)
            | Token::Open
            | Token::Close
            | Token::Stray(_) => {}
        }
        match self.phase {
            Phase::Between | Phase::Ended => self.take_between(text, start, token, lexer, visitor),
            Phase::Tags => {
                self.begin_moves(visitor);
                self.take_in_moves(text, start, token, lexer, visitor)
            }
            Phase::Moves => self.take_in_moves(text, start, token, lexer, visitor),
        }
    }

    /// After a result or before any game: comments belong to the game that is over, moves begin one without tags,
    /// and anything else is text between the games.
    fn take_between<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        token: Token<'_>,
        lexer: &mut Lexer<'_>,
        visitor: &mut V,
    ) -> Taken {
        if self.phase == Phase::Ended {
            match token {
                Token::Comment(comment) => {
                    self.take_comment(text, start, comment, visitor);
                    return Taken::Now;
                }
                Token::Unclosed(_) | Token::Nag(_) | Token::Marks(_) => {
                    return self.take_in_moves(text, start, token, lexer, visitor);
                }
                Token::Word(_)
                | Token::Number(_)
                | Token::Open
                | Token::Close
                | Token::Tag { .. }
                | Token::BadTag { .. }
                | Token::Stray(_) => {}
            }
        }
        let begins = match token {
            Token::Word(written) => Some(word::written(written).is_some()),
            Token::Number(_) => match lexer.clone().next() {
                Next::Token { token: Token::Word(written), .. } => {
                    Some(word::written(written).is_some() || GameResult::read(written).is_some())
                }
                Next::Token { token: Token::Comment(_), .. } => Some(true),
                Next::Token { .. } | Next::End => Some(false),
                Next::Partial if self.is_too_long(lexer) => Some(false),
                Next::Partial => None,
            },
            Token::Comment(_)
            | Token::Unclosed(_)
            | Token::Nag(_)
            | Token::Marks(_)
            | Token::Open
            | Token::Close
            | Token::Tag { .. }
            | Token::BadTag { .. }
            | Token::Stray(_) => Some(false),
        };
        match begins {
            None => Taken::Later,
            Some(true) => {
                self.open_tags(text, start, visitor);
                self.begin_moves(visitor);
                self.take_in_moves(text, start, token, lexer, visitor)
            }
            Some(false) => {
                if token == Token::Stray(0) {
                    self.report(text, start, &[0], FaultKind::Nul, visitor);
                }
                self.remark_between(text, start, visitor);
                if !matches!(token, Token::Comment(_) | Token::Unclosed(_)) {
                    // The whole line is prose.
                    self.skip = Skip::Line;
                    self.skip_on(lexer);
                }
                Taken::Now
            }
        }
    }

    pub(super) fn remark_between<V: Visitor>(&mut self, text: &[u8], start: usize, visitor: &mut V) {
        if !self.remarked {
            self.remarked = true;
            let rest = text.get(start..).unwrap_or_default();
            let line = memchr::memchr(b'\n', rest).and_then(|feed| rest.get(..feed)).unwrap_or(rest);
            self.report(text, start, line.trim_ascii_end(), FaultKind::Between, visitor);
        }
    }

    fn take_in_moves<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        token: Token<'_>,
        lexer: &mut Lexer<'_>,
        visitor: &mut V,
    ) -> Taken {
        let silent = self.passed_over > 0 || self.game.want == Want::Nothing;
        match token {
            Token::Number(_) | Token::Tag { .. } | Token::BadTag { .. } => {}
            Token::Word(written) => return self.take_word_or_result(text, start, written, lexer, visitor),
            Token::Comment(comment) => self.take_comment(text, start, comment, visitor),
            Token::Unclosed(comment) => {
                self.report(text, start, comment, FaultKind::CommentOpen, visitor);
                self.take_comment(text, start, comment, visitor);
            }
            Token::Open => self.open(text, start, visitor),
            Token::Close => self.close(text, start, visitor),
            Token::Nag(_) | Token::Marks(_) if silent => {}
            Token::Nag(digits) => self.take_nag(text, start, digits, nag::numbered(digits), visitor),
            Token::Marks(marks) => self.take_nag(text, start, marks, nag::marked(marks), visitor),
            Token::Stray(0) => self.report(text, start, &[0], FaultKind::Nul, visitor),
            Token::Stray(byte) => self.report(text, start, &[byte], FaultKind::Stray, visitor),
        }
        Taken::Now
    }

    fn take_nag<V: Visitor>(&mut self, text: &[u8], start: usize, token: &[u8], nag: Option<u8>, visitor: &mut V) {
        match nag {
            Some(_) if self.is_full(text, start, token, visitor) => {}
            Some(nag) => visitor.nag(nag),
            None => self.report(text, start, token, FaultKind::Nag, visitor),
        }
    }

    /// `0-0` may be a result or castling; what follows decides, and the tag.
    fn take_word_or_result<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        written: &[u8],
        lexer: &mut Lexer<'_>,
        visitor: &mut V,
    ) -> Taken {
        let silent = self.passed_over > 0 || self.game.want == Want::Nothing;
        let Some(result) = GameResult::read(written) else {
            match nag::evaluation(written) {
                _ if silent => {}
                Some(nag) => self.take_nag(text, start, written, Some(nag), visitor),
                None if is_en_passant(written) => {}
                None => self.take_word(text, start, written, visitor),
            }
            return Taken::Now;
        };
        let inside = self.passed_over > 0 || !self.outer.is_empty();
        if inside || result == GameResult::BOTH_LOST {
            let last = match lexer.clone().next() {
                Next::Token { token: Token::Tag { .. } | Token::BadTag { .. }, .. } | Next::End => {
                    if lexer.has_more() && lexer.clone().next() == Next::End {
                        return Taken::Later;
                    }
                    true
                }
                Next::Token { .. } => false,
                Next::Partial if self.is_too_long(lexer) => false,
                Next::Partial => return Taken::Later,
            };
            let agrees = self.game.tag_result == Some(result);
            let castles = result == GameResult::BOTH_LOST && !(last && (agrees || !self.can_castle()));
            if castles && !silent {
                self.take_word(text, start, written, visitor);
                return Taken::Now;
            }
            if castles || !last {
                if !castles {
                    self.report(text, start, written, FaultKind::ResultInside, visitor);
                }
                return Taken::Now;
            }
        }
        self.take_result(text, start, result, visitor);
        Taken::Now
    }

    fn can_castle(&self) -> bool {
        self.line.known
            && crate::pgn::quick::castle(&self.line.now, touchmove_chess::Wing::G).is_some()
    }

    fn take_result<V: Visitor>(&mut self, text: &[u8], start: usize, result: GameResult, visitor: &mut V) {
        self.close_all(text, start, visitor);
        self.game.result = Some(result);
        self.phase = Phase::Ended;
        self.remarked = false;
        match self.game.tag_result {
            Some(tag) if tag != result => {
                let kind = FaultKind::ResultsDiffer { tag, end: result };
                self.report(text, start, &[], kind, visitor);
            }
            Some(_) | None => {}
        }
    }

    /// Whether a comment is nothing but a comment, of moderate length.
    #[inline(always)]
    pub(super) fn is_plain_comment(&mut self, comment: &[u8]) -> bool {
        let has_sign = match comment {
            [b'[', b'%', b'i' | b'u', ..] | [b' ' | b'\n' | b'\r' | b'\t', ..] => true,
            [..] => false,
        };
        let is_plain = self.options.times == Times::Passed
            && !self.has_nul
            && !(has_sign && is_sign(comment))
            && comment.len() <= self.options.limits.comment
            && comment.len() <= self.game.bytes_left
            && self.game.left > 0;
        if is_plain {
            self.game.left -= 1;
            self.game.bytes_left -= comment.len();
        }
        is_plain
    }

    fn take_comment<V: Visitor>(&mut self, text: &[u8], start: usize, comment: &[u8], visitor: &mut V) {
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

    fn open<V: Visitor>(&mut self, text: &[u8], start: usize, visitor: &mut V) {
        let depth = u32::try_from(self.outer.len()).unwrap_or(u32::MAX);
        if self.passed_over == 0 && self.game.want == Want::Everything {
            let kind = if depth >= self.options.limits.depth {
                Some(FaultKind::TooDeep)
            } else if !self.line.moved {
                Some(FaultKind::VariationFirst)
            } else {
                None
            };
            match kind {
                Some(kind) => self.report(text, start, b"(", kind, visitor),
                None if self.is_full(text, start, b"(", visitor) => {}
                None => {
                    let variation = self.line.variation();
                    self.outer.push(core::mem::replace(&mut self.line, variation));
                    return visitor.open();
                }
            }
        }
        self.passed_over = self.passed_over.saturating_add(1);
    }

    fn close<V: Visitor>(&mut self, text: &[u8], start: usize, visitor: &mut V) {
        if self.passed_over > 0 {
            self.passed_over -= 1;
        } else if let Some(line) = self.outer.pop() {
            self.game.mark = None;
            self.line = line;
            visitor.close();
        } else {
            self.report(text, start, b")", FaultKind::Stray, visitor);
        }
    }

    fn close_all<V: Visitor>(&mut self, text: &[u8], start: usize, visitor: &mut V) {
        if self.passed_over > 0 || !self.outer.is_empty() {
            self.report(text, start, &[], FaultKind::VariationOpen, visitor);
        }
        self.passed_over = 0;
        while let Some(line) = self.outer.pop() {
            self.line = line;
            visitor.close();
        }
    }

    /// Ends the game being read, if any, and begins another with its tags.
    fn open_tags<V: Visitor>(&mut self, text: &[u8], start: usize, visitor: &mut V) {
        match self.phase {
            Phase::Tags => return,
            Phase::Moves | Phase::Ended => self.finish_game(text, start, visitor),
            Phase::Between => {}
        }
        self.game = Game::new(self.game.number.saturating_add(1), &self.options.limits);
        self.phase = Phase::Tags;
        self.remarked = false;
    }

    pub(super) fn finish_game<V: Visitor>(&mut self, text: &[u8], at: usize, visitor: &mut V) {
        match self.phase {
            Phase::Between => return,
            Phase::Tags => self.begin_moves(visitor),
            Phase::Moves | Phase::Ended => {}
        }
        self.close_all(text, at, visitor);
        if self.game.result.is_none() {
            self.report(text, at, &[], FaultKind::NoResult, visitor);
        }
        visitor.end(self.game.result);
    }

    fn begin_moves<V: Visitor>(&mut self, visitor: &mut V) {
        let start = match self.game.start {
            Start::Initial => Some(self.initial),
            Start::At(position) => Some(position),
            Start::Unknown => None,
        };
        self.line = Line::new(start.unwrap_or(self.initial), start.is_some());
        self.outer.clear();
        self.passed_over = 0;
        self.phase = Phase::Moves;
        self.game.want = visitor.begin(start.as_ref());
    }

    fn take_tag<V: Visitor>(&mut self, text: &[u8], start: usize, tag: RawTag<'_>, visitor: &mut V) {
        self.game.tags = self.game.tags.saturating_add(1);
        if self.game.tags > self.options.limits.tags {
            if self.game.tags == self.options.limits.tags.saturating_add(1) {
                self.report(text, start, tag.name, FaultKind::TooLong(Long::Tags), visitor);
            }
            return;
        }
        if tag.name.len() + tag.value.len() > self.options.limits.tag {
            return self.report(text, start, tag.name, FaultKind::TooLong(Long::Tag), visitor);
        }
        if self.has_nul && tag.value.contains(&0) {
            return self.report(text, start, tag.name, FaultKind::Nul, visitor);
        }
        match tag.name {
            b"FEN" => self.take_start(text, start, tag, visitor),
            b"Result" => match GameResult::read(tag.value.trim_ascii()) {
                Some(result) => self.game.tag_result = Some(result),
                None => self.report(text, start, tag.value, FaultKind::ResultTag, visitor),
            },
            b"Variant" if !is_known_variant(tag.value) => {
                self.report(text, start, tag.value, FaultKind::Variant, visitor);
            }
            b"TimeControl" if self.options.times == Times::Tested && TimeControl::read(tag.value).is_none() => {
                self.report(text, start, tag.value, FaultKind::TimeControl, visitor);
            }
            _ => {}
        }
        visitor.tag(tag);
    }

    fn take_start<V: Visitor>(&mut self, text: &[u8], start: usize, tag: RawTag<'_>, visitor: &mut V) {
        let setup = match Fen::read(tag.value.trim_ascii()) {
            Ok(fen) => fen.setup(),
            Err(error) => {
                self.game.start = Start::Unknown;
                return self.report(text, start, tag.value, FaultKind::Fen(error), visitor);
            }
        };
        self.game.start = match Position::admit(&setup) {
            Ok(position) => Start::At(position),
            Err(found) => {
                self.report(text, start, tag.value, FaultKind::Start(found), visitor);
                Start::Unknown
            }
        };
    }

    #[cold]
    pub(super) fn report<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        token: &[u8],
        kind: FaultKind,
        visitor: &mut V,
    ) {
        let at = self.place.locate(text, start);
        let token = String::from(word::shown(token));
        visitor.fault(&Fault { at, game: self.game.number, ply: self.line.plies, token, kind });
    }
}

fn is_en_passant(written: &[u8]) -> bool {
    written == b"e.p." || written == b"ep" || written == b"e.p"
}

/// Whether a comment is a sign of ours and not only a comment.
fn is_sign(comment: &[u8]) -> bool {
    let comment = comment.trim_ascii_start();
    comment.starts_with(stands::MARK) || comment.starts_with(stands::UNREAD)
}

fn is_known_variant(value: &[u8]) -> bool {
    const KNOWN: [&str; 9] = [
        "standard",
        "chess",
        "normal",
        "from position",
        "chess960",
        "chess 960",
        "fischerandom",
        "fischerrandom",
        "freestyle",
    ];
    KNOWN.iter().any(|known| value.trim_ascii().eq_ignore_ascii_case(known.as_bytes()))
}
