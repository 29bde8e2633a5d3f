//! Reads PGN in one pass, piece by piece: nothing is kept but the game's present position and those to which its
//! open variations return.
//!
//! A bad game never stops the text, and no move is ever invented. After a word that is not a legal move the board of
//! that line stops: the words that follow are told as unread. The next game begins with a clean board.

mod comments;
mod games;
mod moves;
mod place;
mod tokens;

use alloc::vec::Vec;

use touchmove_chess::Position;

use super::fault::{FaultKind, Long};
use super::lexer::{CommentEnd, Lexer, Next, comment_end, is_word};
use super::limits::Limits;
use super::line::FollowedLine;
use super::location::Location;
use super::result::GameResult;
use super::scan;
use super::visitor::{Visitor, Want};
use place::TextCursor;

/// What becomes of an illegal move that carries no mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMoves {
    /// The board of the line stops there.
    Stop,
    /// It stands, if the word tells which piece went where; the board goes on.
    Stand,
}

/// Whether the times in comments and tags are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Times {
    /// Passed on as they are.
    Passed,
    /// Invalid ones are reported.
    Tested,
}

/// How a text is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How much is accepted.
    pub limits: Limits,
    /// What becomes of illegal moves.
    pub illegal: IllegalMoves,
    /// Whether times are looked at.
    pub times: Times,
}

impl Options {
    /// For trusted files: illegal moves stop the board, times are passed on.
    pub const OWN: Options =
        Options { limits: Limits::OWN, illegal: IllegalMoves::Stop, times: Times::Passed };
}

/// Whether text follows a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Follows {
    /// More follows.
    More,
    /// This is the end.
    Nothing,
}

/// Reads games and tells a [`Visitor`] about them.
///
/// ```
/// use touchmove_notation::pgn::{Options, Reader, Visitor};
///
/// struct Moves(u32);
/// impl Visitor for Moves {
///     fn played(&mut self, _: touchmove_chess::Move, _: &touchmove_chess::Position, _: &touchmove_chess::Position) {
///         self.0 += 1;
///     }
/// }
///
/// let mut moves = Moves(0);
/// Reader::new(Options::OWN).read(b"1. e4 e5 2. Nf3 *", &mut moves);
/// assert_eq!(moves.0, 3);
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    options: Options,
    initial: Position,
    phase: Phase,
    place: TextCursor,
    skip: Skip,
    game: Game,
    /// The line being read, and those to which its variations return.
    line: FollowedLine,
    outer: Vec<FollowedLine>,
    /// How many variations are open that are passed over.
    passed_over: u32,
    /// Whether the piece being read has a byte of value zero.
    has_nul: bool,
    /// Whether the text between the games has been remarked upon.
    remarked: bool,
}

/// Where in a text the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Before the first game, or after one that is over.
    Between,
    /// In the tags of a game.
    Tags,
    /// In its moves.
    Moves,
    /// After its result; comments may still follow.
    Ended,
}

/// What is being passed over across pieces, being too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Skip {
    Nothing,
    Line,
    Comment,
    Word,
}

/// What is known of the game being read.
#[derive(Clone, Debug)]
struct Game {
    /// Its number in the text.
    number: u64,
    tags: u32,
    has_event: bool,
    start: Start,
    tag_result: Option<GameResult>,
    result: Option<GameResult>,
    want: Want,
    /// How many moves, comments and glyphs may still come, and bytes of comments.
    left: u32,
    bytes_left: usize,
    /// The position after the next move, which is marked as illegal.
    mark: Option<Position>,
}

/// Where a game begins.
#[derive(Clone, Copy, Debug)]
enum Start {
    Initial,
    At(Position),
    Unknown,
}

impl Reader {
    /// A reader at the beginning of a text.
    pub fn new(options: Options) -> Reader {
        Reader::at(options, Location::START)
    }

    /// A reader of the part of a text that begins there, at the beginning of a line; it counts games from there.
    pub fn at(options: Options, start: Location) -> Reader {
        Reader {
            options,
            initial: Position::initial(),
            phase: Phase::Between,
            place: TextCursor::new(start),
            skip: Skip::Nothing,
            game: Game::new(0, &options.limits),
            line: FollowedLine::new(Position::initial(), false),
            outer: Vec::new(),
            passed_over: 0,
            has_nul: false,
            remarked: false,
        }
    }

    /// Reads a whole text.
    pub fn read(mut self, text: &[u8], visitor: &mut impl Visitor) {
        self.feed(text, Follows::Nothing, visitor);
    }

    /// Reads a piece of a text and says how many bytes of it are done with; the next piece begins with the others.
    ///
    /// A piece of at least [`Limits::longest`] bytes is always read further; a shorter one perhaps not, if more
    /// follows.
    pub fn feed<V: Visitor>(&mut self, text: &[u8], follows: Follows, visitor: &mut V) -> usize {
        self.has_nul = scan::find(0, text).is_some();
        let mut lexer = Lexer::piece(text, self.place.begins_line(), follows == Follows::More);
        if self.skip_on(&mut lexer) {
            self.read_tokens(text, &mut lexer, visitor);
        }
        if follows == Follows::Nothing {
            self.finish_game(text, lexer.at(), visitor);
            self.phase = Phase::Between;
        } else {
            self.place.pass(text, lexer.at());
        }
        lexer.at()
    }

    fn read_tokens<V: Visitor>(&mut self, text: &[u8], lexer: &mut Lexer<'_>, visitor: &mut V) {
        loop {
            if self.is_plain() {
                self.read_quickly(lexer, visitor);
            }
            match lexer.next() {
                Next::Token { start, token } => {
                    if self.take(text, start, token, lexer, visitor) == Taken::Later {
                        lexer.go_to(start);
                        return;
                    }
                }
                Next::Partial if self.is_too_long(lexer) => {
                    self.refuse(text, lexer, visitor);
                    if !self.skip_on(lexer) {
                        return;
                    }
                }
                Next::Partial | Next::End => return,
            }
        }
    }

    /// Whether moves can be read without looking at anything but the present line.
    fn is_plain(&self) -> bool {
        self.phase == Phase::Moves
            && self.line.known
            && self.passed_over == 0
            && self.game.mark.is_none()
            && self.game.want != Want::Nothing
    }

    /// Whether what is at the end of the piece exceeds its limit although its end is not visible yet.
    fn is_too_long(&self, lexer: &Lexer<'_>) -> bool {
        let limits = &self.options.limits;
        let limit = match lexer.rest().first() {
            Some(b'%') if lexer.is_in_escape() => 0,
            Some(b'{' | b';') => limits.comment,
            Some(b'[') => limits.tag,
            Some(_) | None => limits.word,
        };
        lexer.rest().len() > limit
    }

    /// Reports what is too long and begins to pass over it.
    #[cold]
    fn refuse<V: Visitor>(&mut self, text: &[u8], lexer: &mut Lexer<'_>, visitor: &mut V) {
        let start = lexer.at();
        let first = lexer.rest().first().copied().unwrap_or_default();
        let escapes = lexer.is_in_escape();
        lexer.go_to(start + 1);
        let (skip, long) = match first {
            b'%' if escapes => (Skip::Line, None),
            b'{' => (Skip::Comment, Some(Long::Comment)),
            b';' => (Skip::Line, Some(Long::Comment)),
            b'[' => (Skip::Line, Some(Long::Tag)),
            _ => (Skip::Word, Some(Long::Word)),
        };
        self.skip = skip;
        let Some(long) = long else { return };
        let head = text.get(start..).unwrap_or_default();
        if long == Long::Word && matches!(self.phase, Phase::Between | Phase::Ended) {
            return self.remark_between(text, start, head, visitor);
        }
        self.report(text, start, head, FaultKind::TooLong(long), visitor);
        if long == Long::Word && self.passed_over == 0 && !is_mark(first) {
            self.line.lose();
        }
    }

    /// Goes on passing over; whether the end of it is in this piece.
    fn skip_on(&mut self, lexer: &mut Lexer<'_>) -> bool {
        let rest = lexer.rest();
        let end = match self.skip {
            Skip::Nothing => Some(0),
            Skip::Line => scan::find(b'\n', rest),
            Skip::Word => rest.iter().position(|byte| !is_word(*byte) && !is_mark(*byte)),
            Skip::Comment => match comment_end(rest, 0) {
                CommentEnd::Brace(end) => Some(end + 1),
                CommentEnd::Game(end) => Some(end),
                CommentEnd::Nowhere => None,
            },
        };
        lexer.go_to(lexer.at() + end.unwrap_or(rest.len()));
        if end.is_some() {
            self.skip = Skip::Nothing;
        }
        end.is_some()
    }
}

fn is_mark(byte: u8) -> bool {
    matches!(byte, b'!' | b'?')
}

/// Whether a token was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    /// Yes.
    Now,
    /// Not before more of the text is seen.
    Later,
}

impl Game {
    fn new(number: u64, limits: &Limits) -> Game {
        Game {
            number,
            tags: 0,
            has_event: false,
            start: Start::Initial,
            tag_result: None,
            result: None,
            want: Want::Everything,
            left: limits.moves,
            bytes_left: limits.comments,
            mark: None,
        }
    }
}
