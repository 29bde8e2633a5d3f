//! A reader of FEN for tests only, which trusts its input; the real one is in touchmove-notation.
#![allow(dead_code, reason = "each test binary uses its own part")]

use touchmove_chess::{Bitboard, Castling, Color, File, Piece, Position, Rank, Role, Setup, Square, Wing};

/// The arrangement a FEN or Shredder-FEN describes; missing fields are empty.
pub(crate) fn setup(fen: &str) -> Setup {
    let mut fields = fen.split(' ');
    let mut setup = Setup::EMPTY;
    for (rank, row) in Rank::ALL.into_iter().rev().zip(fields.next().unwrap().split('/')) {
        let mut file = 0;
        for letter in row.bytes() {
            match Piece::from_letter(letter) {
                Some(piece) => {
                    setup.board.put(Square::new(File::new(file).unwrap(), rank), piece);
                    file += 1;
                }
                None => file += usize::from(letter - b'0'),
            }
        }
        assert_eq!(file, 8, "{fen}");
    }
    if fields.next() == Some("b") {
        setup.having_move = Color::Black;
    }
    for letter in fields.next().unwrap_or("-").bytes().filter(|letter| *letter != b'-') {
        setup.castling = setup.castling.with(rook(&setup, letter));
    }
    setup.en_passant = fields.next().and_then(|name| Square::from_name(name.as_bytes()));
    setup.halfmoves = fields.next().map_or(0, |number| number.parse().unwrap());
    setup.fullmove = fields.next().map_or(1, |number| number.parse().unwrap());
    setup
}

/// K and Q are the outermost rooks, other letters are files.
fn rook(setup: &Setup, letter: u8) -> Square {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let first = Rank::First.seen_by(color);
    let king = setup.board.king(color).unwrap();
    let rooks = setup.board.pieces(color, Role::Rook) & Bitboard::rank(first);
    let outermost = |wing| Castling::with_rooks(rooks).rook(color, king, wing);
    let found = match letter.to_ascii_uppercase() {
        b'K' => outermost(Wing::G),
        b'Q' => outermost(Wing::C),
        file => File::from_letter(file).map(|file| Square::new(file, first)),
    };
    found.unwrap_or_else(|| panic!("no rook for {}", letter as char))
}

/// The regular position of a FEN.
pub(crate) fn position(fen: &str) -> Position {
    Position::legal(&setup(fen)).unwrap_or_else(|found| panic!("{fen}: {found}"))
}

/// The position of a FEN, regular or not.
pub(crate) fn admitted(fen: &str) -> Position {
    Position::admit(&setup(fen)).unwrap_or_else(|found| panic!("{fen}: {found}"))
}
