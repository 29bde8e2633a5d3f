//! The text cut into tokens, each with its place. Nothing is judged here but where a token ends.
//!
//! A lexer works on a piece of the text. Where more may follow, a token that touches the end is not given but
//! waited for ([`Next::Partial`]); so a file can be read in chunks.

use super::scan;
use super::tags::{self, RawTag, Scanned, TagFault};

/// What stands in a PGN text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A move, a result, or anything else in the place of one.
    Word(&'a [u8]),
    /// A move number with its dots.
    Number(&'a [u8]),
    /// A comment in braces, without them, or from a semicolon to the end of the line.
    Comment(&'a [u8]),
    /// A comment without its closing brace: what follows up to the next game or the end.
    Unclosed(&'a [u8]),
    /// A numeric annotation glyph, without its `$`.
    Nag(&'a [u8]),
    /// Exclamation and question marks.
    Marks(&'a [u8]),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// A tag pair.
    Tag {
        /// The pair.
        tag: RawTag<'a>,
        /// Whether its value has quotes that no backslash protects.
        bare_quotes: bool,
    },
    /// Something in brackets that is not a tag pair.
    BadTag {
        /// What it lacks.
        fault: TagFault,
        /// The text left out.
        text: &'a [u8],
    },
    /// A byte that has no place here.
    Stray(u8),
}

/// What the lexer finds next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<'a> {
    /// A token.
    Token {
        /// Where it begins.
        start: usize,
        /// The token.
        token: Token<'a>,
    },
    /// A token that is not whole yet, beginning at [`Lexer::at`]; more text has to be read.
    Partial,
    /// The end of the text.
    End,
}

/// Cuts a piece of PGN into tokens.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    more: bool,
    begins_line: bool,
}

impl<'a> Lexer<'a> {
    /// A lexer for a whole text.
    pub fn new(text: &'a [u8]) -> Lexer<'a> {
        Lexer { text, at: 0, more: false, begins_line: true }
    }

    /// A lexer for a piece of a text, which may go on after it.
    pub(crate) fn piece(text: &'a [u8], begins_line: bool, more: bool) -> Lexer<'a> {
        Lexer { text, at: 0, more, begins_line }
    }

    /// Where the next token is looked for.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes on from there.
    #[inline(always)]
    pub(crate) fn go_to(&mut self, at: usize) {
        self.at = at;
    }

    /// The text from here on.
    #[inline(always)]
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The whole piece.
    #[inline(always)]
    pub(crate) fn whole(&self) -> &'a [u8] {
        self.text
    }

    /// Whether text may follow this piece.
    pub(crate) fn has_more(&self) -> bool {
        self.more
    }

    /// Whether the place is the beginning of a line.
    pub(crate) fn is_line_start(&self, at: usize) -> bool {
        match at.checked_sub(1) {
            Some(before) => self.text.get(before) == Some(&b'\n'),
            None => self.begins_line,
        }
    }

    /// Passes over blanks; what may stand between tokens without a meaning.
    #[inline]
    pub(crate) fn skip_blanks(&mut self) {
        loop {
            self.at += match self.rest() {
                [b' ' | b'\n' | b'\r' | b'\t' | 0x0c | 0xa0, ..] => 1,
                [0xc2, 0xa0, ..] => 2,
                // A byte order mark: at the beginning, or where files were joined.
                [0xef, 0xbb, 0xbf, ..] => 3,
                [b'%', ..] if self.is_line_start(self.at) => match scan::find(b'\n', self.rest()) {
                    Some(feed) => feed + 1,
                    None if self.more => return,
                    None => self.rest().len(),
                },
                _ => return,
            };
        }
    }

    /// Whether an escaped line is cut off here by the end of the piece.
    pub(crate) fn is_in_escape(&self) -> bool {
        self.more && self.rest().first() == Some(&b'%') && self.is_line_start(self.at)
    }

    /// The next token.
    #[expect(clippy::should_implement_trait, reason = "it has three answers, not two")]
    pub fn next(&mut self) -> Next<'a> {
        self.skip_blanks();
        let start = self.at;
        let rest = self.rest();
        let Some(first) = rest.first() else { return Next::End };
        let found = match first {
            b'{' => self.comment(rest),
            b'[' => self.tag(rest),
            b';' => match scan::find(b'\n', rest) {
                Some(feed) => Some((Token::Comment(part(rest, 1, feed)), feed)),
                None if self.more => None,
                None => Some((Token::Comment(part(rest, 1, rest.len())), rest.len())),
            },
            b'(' => Some((Token::Open, 1)),
            b')' => Some((Token::Close, 1)),
            b'*' => Some((Token::Word(part(rest, 0, 1)), 1)),
            b'$' => self.run(rest, 1, |byte| byte.is_ascii_digit(), Token::Nag),
            b'!' | b'?' => self.run(rest, 0, |byte| matches!(byte, b'!' | b'?'), Token::Marks),
            b'0'..=b'9' => self.number(rest),
            b'.' => self.run(rest, 0, |byte| byte == b'.', Token::Number),
            b'%' if self.is_in_escape() => None,
            byte if is_word(*byte) => self.word(rest),
            byte => Some((Token::Stray(*byte), 1)),
        };
        let Some((token, length)) = found else { return Next::Partial };
        self.at += length;
        Next::Token { start, token }
    }

    /// The bytes from `from` on that belong together; none if the piece ends before they do.
    fn run(
        &self,
        rest: &'a [u8],
        from: usize,
        belongs: impl Fn(u8) -> bool,
        token: impl Fn(&'a [u8]) -> Token<'a>,
    ) -> Option<(Token<'a>, usize)> {
        let end = rest.iter().skip(from).position(|byte| !belongs(*byte)).map(|length| from + length);
        let end = match end {
            Some(end) => end,
            None if self.more => return None,
            None => rest.len(),
        };
        Some((token(part(rest, from, end)), end))
    }

    /// A word; `e8(Q)` is one although it has brackets.
    fn word(&self, rest: &'a [u8]) -> Option<(Token<'a>, usize)> {
        let (token, end) = self.run(rest, 0, is_word, Token::Word)?;
        match rest.get(end.saturating_sub(1)..) {
            Some([b'1' | b'8', b'(', b'Q' | b'R' | b'B' | b'N', b')', ..]) => {
                Some((Token::Word(part(rest, 0, end + 3)), end + 3))
            }
            Some([b'1' | b'8', b'('] | [b'1' | b'8', b'(', b'Q' | b'R' | b'B' | b'N']) if self.more => None,
            Some(_) | None => Some((token, end)),
        }
    }

    /// Digits with dots behind them or a blank; anything else that begins with a digit is a word.
    fn number(&self, rest: &'a [u8]) -> Option<(Token<'a>, usize)> {
        let digits = rest.iter().position(|byte| !byte.is_ascii_digit());
        let after = digits.and_then(|digits| rest.get(digits));
        let (Some(digits), Some(after)) = (digits, after) else {
            return if self.more { None } else { Some((Token::Number(rest), rest.len())) };
        };
        match after {
            b'.' => self.run(rest, 0, |byte| byte.is_ascii_digit() || byte == b'.', Token::Number).map(
                |(token, length)| {
                    // `1.0-0` is a number and castling: digits behind the dots belong to what follows.
                    let dots = part(rest, digits, length).iter().take_while(|byte| **byte == b'.').count();
                    let end = digits + dots;
                    if end == length { (token, length) } else { (Token::Number(part(rest, 0, end)), end) }
                },
            ),
            b'-' | b'/' | b':' | b',' => self.run(rest, 0, is_word, Token::Word),
            byte if *byte >= 0x80 => self.run(rest, 0, is_word, Token::Word),
            _ => Some((Token::Number(part(rest, 0, digits)), digits)),
        }
    }

    fn tag(&self, rest: &'a [u8]) -> Option<(Token<'a>, usize)> {
        match tags::scan(rest, self.more) {
            Scanned::Pair { tag, length, bare_quotes } => Some((Token::Tag { tag, bare_quotes }, length)),
            Scanned::Bad { fault, length } => {
                Some((Token::BadTag { fault, text: part(rest, 0, length) }, length.max(1)))
            }
            Scanned::Partial => None,
        }
    }

    fn comment(&self, rest: &'a [u8]) -> Option<(Token<'a>, usize)> {
        match comment_end(rest, 1) {
            CommentEnd::Brace(end) => Some((Token::Comment(part(rest, 1, end)), end + 1)),
            CommentEnd::Game(end) => Some((Token::Unclosed(part(rest, 1, end)), end)),
            CommentEnd::Nowhere if self.more => None,
            CommentEnd::Nowhere => Some((Token::Unclosed(part(rest, 1, rest.len())), rest.len())),
        }
    }
}

/// How a comment in braces ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CommentEnd {
    /// With its brace, at this place.
    Brace(usize),
    /// With the first tag of the next game, the brace having been forgotten; the game begins at this place.
    Game(usize),
    /// Not in this text.
    Nowhere,
}

/// The line that begins a game wherever it stands, even within what looks like a comment.
const GAME: &[u8] = b"[Event \"";

/// Where the comment ends whose text goes on at `from`.
#[inline]
pub(crate) fn comment_end(text: &[u8], from: usize) -> CommentEnd {
    let mut at = from;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let Some(found) = brace_or_feed(rest) else { return CommentEnd::Nowhere };
        if rest.get(found) == Some(&b'}') {
            return CommentEnd::Brace(at + found);
        }
        at += found + 1;
        if text.get(at..).unwrap_or_default().starts_with(GAME) {
            return CommentEnd::Game(at);
        }
    }
}

/// The first closing brace or line feed. Most comments are short, and are searched without a call.
#[inline(always)]
fn brace_or_feed(text: &[u8]) -> Option<usize> {
    let (words, _) = text.as_chunks::<8>();
    for (index, word) in words.iter().take(4).enumerate() {
        let word = u64::from_le_bytes(*word);
        let found = zero_bytes(word ^ repeated(b'}')) | zero_bytes(word ^ repeated(b'\n'));
        if found != 0 {
            let within = usize::try_from(found.trailing_zeros() / 8).unwrap_or_default();
            return Some(8 * index + within);
        }
    }
    scan::find_either(b'}', b'\n', text)
}

const fn repeated(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The high bit of the lowest byte that is zero, and of some above it; 0 if none is.
#[inline(always)]
fn zero_bytes(word: u64) -> u64 {
    word.wrapping_sub(repeated(1)) & !word & repeated(0x80)
}

/// What may stand in a word. Brackets, marks, blanks and control characters end it.
#[inline]
pub(crate) fn is_word(byte: u8) -> bool {
    let ends = b"{}()[]<>$;!?\"".contains(&byte);
    byte > b' ' && byte != 0x7f && !ends
}

#[inline(always)]
fn part(text: &[u8], from: usize, to: usize) -> &[u8] {
    text.get(from..to).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut found = Vec::new();
        while let Next::Token { token, .. } = lexer.next() {
            found.push(token);
        }
        assert_eq!(lexer.at(), text.len());
        found
    }

    #[test]
    fn a_game_is_cut_into_its_tokens() {
        let text = "[A \"b\"]\n% no token\n12.e4!? {x} 12... e5; y\n( 0-0 )$3 1-0 *";
        let tag = RawTag { name: b"A", value: b"b" };
        let expected = [
            Token::Tag { tag, bare_quotes: false },
            Token::Number(b"12."),
            Token::Word(b"e4"),
            Token::Marks(b"!?"),
            Token::Comment(b"x"),
            Token::Number(b"12..."),
            Token::Word(b"e5"),
            Token::Comment(b" y"),
            Token::Open,
            Token::Word(b"0-0"),
            Token::Close,
            Token::Nag(b"3"),
            Token::Word(b"1-0"),
            Token::Word(b"*"),
        ];
        assert_eq!(tokens(text), expected);
    }

    #[test]
    fn numbers_words_and_results_are_told_apart() {
        assert_eq!(tokens("1.0-0"), [Token::Number(b"1."), Token::Word(b"0-0")]);
        assert_eq!(tokens("1 e4"), [Token::Number(b"1"), Token::Word(b"e4")]);
        assert_eq!(tokens("1/2-1/2"), [Token::Word(b"1/2-1/2")]);
        assert_eq!(tokens("½-½"), [Token::Word("½-½".as_bytes())]);
        assert_eq!(
            tokens("e8(Q) e8 (Q"),
            [Token::Word(b"e8(Q)"), Token::Word(b"e8"), Token::Open, Token::Word(b"Q")]
        );
        assert_eq!(tokens("e4 % e5"), [Token::Word(b"e4"), Token::Word(b"%"), Token::Word(b"e5")]);
    }

    #[test]
    fn a_comment_ends_with_its_brace_or_with_the_next_game() {
        assert_eq!(comment_end(b"abc}d", 0), CommentEnd::Brace(3));
        assert_eq!(comment_end(b"0123456789012345678901234567890123456789}", 0), CommentEnd::Brace(40));
        assert_eq!(comment_end(b"a\nb\n[Event \"x\"]}", 0), CommentEnd::Game(4));
        assert_eq!(comment_end(b"a\n[Event x]}", 0), CommentEnd::Brace(11));
        assert_eq!(comment_end(b"a", 0), CommentEnd::Nowhere);
    }
}
