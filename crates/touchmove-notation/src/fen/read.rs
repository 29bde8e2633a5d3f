//! Reading FEN: one pass over the bytes, never back.

use touchmove_chess::{Board, Color, File, Piece, Rank, Setup, Square, Wing};

use super::error::{Expected, FenError, Field};
use super::outermost_rook;

/// Reads the six fields; those missing at the end keep the values of the empty board.
pub(super) fn setup(text: &[u8]) -> Result<Setup, FenError> {
    let mut words = Words { text, next: 0 };
    let mut setup = Setup::EMPTY;
    setup.board = placement(words.next_word().unwrap_or(Word { letters: &[], column: 1 }))?;
    if let Some(word) = words.next_word() {
        setup.having_move = having_move(word)?;
    }
    if let Some(word) = words.next_word() {
        castling(word, &mut setup)?;
    }
    if let Some(word) = words.next_word() {
        setup.en_passant = en_passant(word)?;
    }
    if let Some(word) = words.next_word() {
        setup.halfmoves = number(word, Field::Halfmoves)?;
    }
    if let Some(word) = words.next_word() {
        setup.fullmove = number(word, Field::Fullmove)?;
    }
    match words.next_word() {
        None => Ok(setup),
        Some(word) => Err(FenError { field: Field::Rest, column: word.column, expected: Expected::End }),
    }
}

/// A run of bytes between spaces, and where it begins.
#[derive(Clone, Copy)]
struct Word<'a> {
    letters: &'a [u8],
    column: usize,
}

impl Word<'_> {
    fn wrong(self, field: Field, index: usize, expected: Expected) -> FenError {
        FenError { field, column: self.column.saturating_add(index), expected }
    }
}

struct Words<'a> {
    text: &'a [u8],
    next: usize,
}

impl<'a> Words<'a> {
    fn next_word(&mut self) -> Option<Word<'a>> {
        let rest = self.text.get(self.next..)?;
        let spaces = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let start = self.next + spaces;
        let letters = rest.get(spaces..)?;
        let length = letters.iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
        self.next = start + length;
        let letters = letters.get(..length).filter(|letters| !letters.is_empty())?;
        Some(Word { letters, column: start + 1 })
    }
}

fn placement(word: Word<'_>) -> Result<Board, FenError> {
    let wrong = |index, expected| Err(word.wrong(Field::Placement, index, expected));
    let mut board = Board::EMPTY;
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut rank = Rank::Eighth;
    ranks.next();
    let mut files = 0;
    for (index, byte) in word.letters.iter().enumerate() {
        match (byte, Piece::from_letter(*byte), File::new(files)) {
            (b'/', _, Some(_)) => {
                return wrong(index, Expected::MoreSquares { rank, missing: 8 - files });
            }
            (b'/', _, None) => match ranks.next() {
                Some(below) => (rank, files) = (below, 0),
                None => return wrong(index, Expected::EndOfPlacement),
            },
            (_, Some(piece), Some(file)) => {
                board.put(Square::new(file, rank), piece);
                files += 1;
            }
            (b'1'..=b'8', None, Some(_)) => {
                files += usize::from(byte - b'0');
                if files > 8 {
                    return wrong(index, end_of(rank));
                }
            }
            (_, Some(_), None) | (b'1'..=b'8', None, None) => return wrong(index, end_of(rank)),
            (_, None, _) => return wrong(index, Expected::PieceOrGap),
        }
    }
    let end = word.letters.len();
    match (files, ranks.next()) {
        (8, None) => Ok(board),
        (8, Some(rank)) => wrong(end, Expected::MoreSquares { rank, missing: 8 }),
        (files, _) => wrong(end, Expected::MoreSquares { rank, missing: 8usize.saturating_sub(files) }),
    }
}

/// What should follow the eighth square of a rank.
fn end_of(rank: Rank) -> Expected {
    if rank == Rank::First { Expected::EndOfPlacement } else { Expected::EndOfRank { rank } }
}

fn having_move(word: Word<'_>) -> Result<Color, FenError> {
    match word.letters {
        b"w" | b"W" => Ok(Color::White),
        b"b" | b"B" => Ok(Color::Black),
        [b'w' | b'W' | b'b' | b'B', ..] => Err(word.wrong(Field::HavingMove, 1, Expected::Color)),
        _ => Err(word.wrong(Field::HavingMove, 0, Expected::Color)),
    }
}

fn castling(word: Word<'_>, setup: &mut Setup) -> Result<(), FenError> {
    if word.letters == b"-" {
        return Ok(());
    }
    for (index, letter) in word.letters.iter().enumerate() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_uppercase() {
            b'K' => Some(outermost_rook(&setup.board, color, Wing::G)),
            b'Q' => Some(outermost_rook(&setup.board, color, Wing::C)),
            file => File::from_letter(file).map(|file| Square::new(file, Rank::First.seen_by(color))),
        };
        match rook {
            Some(rook) => setup.castling = setup.castling.with(rook),
            None => return Err(word.wrong(Field::Castling, index, Expected::Castling)),
        }
    }
    Ok(())
}

fn en_passant(word: Word<'_>) -> Result<Option<Square>, FenError> {
    if word.letters == b"-" {
        return Ok(None);
    }
    let wrong = word.wrong(Field::EnPassant, 0, Expected::Square);
    Square::from_name(word.letters).map(Some).ok_or(wrong)
}

fn number(word: Word<'_>, field: Field) -> Result<u32, FenError> {
    let mut number = 0u32;
    for (index, byte) in word.letters.iter().enumerate() {
        let wrong = word.wrong(field, index, Expected::Number);
        if !byte.is_ascii_digit() {
            return Err(wrong);
        }
        let grown = number.checked_mul(10).and_then(|tens| tens.checked_add(u32::from(byte - b'0')));
        number = grown.ok_or(wrong)?;
    }
    Ok(number)
}
