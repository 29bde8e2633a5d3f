//! Tokens, one by one, in whatever phase the reader is.

use alloc::string::String;

use touchmove_chess::Wing;

use super::{Phase, Reader, Skip, Taken};
use crate::pgn::fault::{Fault, FaultKind};
use crate::pgn::lexer::{Lexer, Next, Token};
use crate::pgn::result::GameResult;
use crate::pgn::visitor::{Visitor, Want};
use crate::pgn::{nag, quick, word};

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
                if self.phase == Phase::Tags && self.game.has_event && tag.name == b"Event" {
                    // A game without moves, and the next one.
                    self.finish_game(text, start, visitor);
                    self.phase = Phase::Between;
                }
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
            Token::Word(written) => Some(word::is_move(written)),
            Token::Number(_) => match self.ahead(start, lexer) {
                Ahead::Word(written) => Some(word::is_move(written) || GameResult::read(written).is_some()),
                Ahead::Comment => Some(true),
                Ahead::Bracket | Ahead::Other | Ahead::End => Some(false),
                Ahead::NotSeen => None,
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
                self.remark_between(text, start, text_of(token), visitor);
                if !matches!(token, Token::Comment(_) | Token::Unclosed(_)) {
                    // The whole line is prose.
                    self.skip = Skip::Line;
                    self.skip_on(lexer);
                }
                Taken::Now
            }
        }
    }

    /// Remarks once upon text between two games.
    pub(super) fn remark_between<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        shown: &[u8],
        visitor: &mut V,
    ) {
        if !self.remarked {
            self.remarked = true;
            self.report(text, start, shown, FaultKind::Between, visitor);
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

    fn take_nag<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        token: &[u8],
        nag: Option<u8>,
        visitor: &mut V,
    ) {
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
            let last = match self.ahead(start, lexer) {
                Ahead::Bracket | Ahead::End => true,
                Ahead::Word(_) | Ahead::Comment | Ahead::Other => false,
                Ahead::NotSeen => return Taken::Later,
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

    /// What stands after the token. It is waited for no longer than a piece may be that has to be read further.
    fn ahead<'a>(&self, start: usize, lexer: &Lexer<'a>) -> Ahead<'a> {
        let waits = lexer.has_more() && lexer.whole().len() - start < self.options.limits.longest();
        let mut lexer = lexer.clone();
        lexer.skip_blanks();
        match lexer.rest().first() {
            None if waits => Ahead::NotSeen,
            None => Ahead::End,
            Some(b'{' | b';') => Ahead::Comment,
            Some(b'[') => Ahead::Bracket,
            Some(_) => match lexer.next() {
                Next::Token { token: Token::Word(word), .. } => Ahead::Word(word),
                Next::Token { .. } => Ahead::Other,
                Next::Partial | Next::End if waits => Ahead::NotSeen,
                Next::Partial | Next::End => Ahead::Other,
            },
        }
    }

    fn can_castle(&self) -> bool {
        self.line.known && quick::castle(&self.line.now, Wing::G).is_some()
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

    pub(super) fn close_all<V: Visitor>(&mut self, text: &[u8], start: usize, visitor: &mut V) {
        if self.passed_over > 0 || !self.outer.is_empty() {
            self.report(text, start, &[], FaultKind::VariationOpen, visitor);
        }
        self.passed_over = 0;
        while let Some(line) = self.outer.pop() {
            self.line = line;
            visitor.close();
        }
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

/// What stands after a token.
enum Ahead<'a> {
    /// A word.
    Word(&'a [u8]),
    /// A comment.
    Comment,
    /// A tag, or something like it.
    Bracket,
    /// Anything else.
    Other,
    /// Nothing.
    End,
    /// More of the text has to be seen.
    NotSeen,
}

/// What is shown of a token.
fn text_of(token: Token<'_>) -> &[u8] {
    match token {
        Token::Word(text)
        | Token::Number(text)
        | Token::Comment(text)
        | Token::Unclosed(text)
        | Token::Nag(text)
        | Token::Marks(text)
        | Token::BadTag { text, .. } => text,
        Token::Tag { tag, .. } => tag.name,
        Token::Open | Token::Close | Token::Stray(_) => &[],
    }
}

fn is_en_passant(written: &[u8]) -> bool {
    written == b"e.p." || written == b"ep" || written == b"e.p"
}
