//! Castling in Chess960 as a board sees it: from every pair of squares, on both wings, by both players (II.3.2).

use crate::room::{Room, coordinates, square};
use touchmove_chess::{
    Bitboard, Board, Castling, Color, File, Move, Piece, Position, Rank, Role, Setup, Square, Wing,
};
use touchmove_conduct::Made;

/// King and one rook, a row of pawns before each player, the other king at home.
fn position(by: Color, king: File, rook: File) -> Position {
    let rank = Rank::First.seen_by(by);
    let (king, rook) = (Square::new(king, rank), Square::new(rook, rank));
    let mut board = Board::EMPTY;
    for file in File::ALL {
        for color in Color::ALL {
            let pawn = Piece { color, role: Role::Pawn };
            board.put(Square::new(file, Rank::Second.seen_by(color)), pawn);
        }
    }
    board.put(king, Piece { color: by, role: Role::King });
    board.put(rook, Piece { color: by, role: Role::Rook });
    board.put(Square::new(File::E, Rank::First.seen_by(!by)), Piece { color: !by, role: Role::King });
    let castling = Castling::with_rooks(Bitboard::of(rook));
    Position::legal(&Setup { board, castling, having_move: by, ..Setup::EMPTY }).unwrap()
}

/// Every pair from which one can castle: the king between b and g, the rook on either side of it.
fn pairs() -> impl Iterator<Item = (Color, File, File)> {
    let kings = || File::ALL.into_iter().filter(|file| !matches!(file, File::A | File::H));
    let pairs = kings().flat_map(|king| File::ALL.into_iter().map(move |rook| (king, rook)));
    let pairs = pairs.filter(|(king, rook)| king != rook);
    pairs.flat_map(|(king, rook)| Color::ALL.map(|by| (by, king, rook)))
}

fn castling(position: &Position) -> (Move, Square, Square) {
    let legal = position.legal_moves();
    let found = legal.iter().find_map(|mv| match mv {
        Move::Castle { king, rook } => Some((*mv, *king, *rook)),
        Move::Ordinary { .. }
        | Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::EnPassant { .. }
        | Move::Promotion { .. } => None,
    });
    found.expect("nothing is in the way")
}

/// A hand castles: the king is taken up first, then the rook, each only if it goes anywhere; so long it is held.
fn castles(room: &mut Room, (mv, king, rook): (Move, Square, Square), held: u64) {
    let put = Wing::towards(king, rook).rook_goes_to(room.game.having_move());
    let lifted = |room: &mut Room, from: Square, to: Square| {
        (from != to).then(|| {
            let piece = room.lift(from);
            room.wait(held);
            piece
        })
    };
    let (with_king, with_rook) = (lifted(room, king, mv.to()), lifted(room, rook, put));
    for (piece, to) in [(with_king, mv.to()), (with_rook, put)] {
        if let Some(piece) = piece {
            room.put(to, piece);
            room.wait(200);
        }
    }
}

#[test]
fn castling_is_read_from_every_pair_of_squares_however_long_the_pieces_are_held() {
    let mut read = 0;
    for (by, king, rook) in pairs() {
        // Less and more than it takes for a touch to be told by itself.
        for held in [100, 700] {
            let before = position(by, king, rook);
            let castling = castling(&before);
            let mut room = Room::begun(before);
            room.wait(1000);
            castles(&mut room, castling, held);
            room.press();
            let case = format!("{by:?}, king {}, rook {}, held {held} ms", castling.1, castling.2);
            assert_eq!(room.moves(), [coordinates(castling.0)], "{case}: {:?}", room.acts);
            assert_eq!(room.game.plies()[0].what(), Made::Legal(castling.0), "{case}: {:?}", room.acts);
            assert!(room.game.plies()[0].completed().is_some(), "{case}");
            assert_eq!(*room.game.position().board(), room.board, "{case}");
            assert!(room.game.latent().is_empty(), "{case}: {:?}", room.game.latent());
            assert!(room.reader.remarks().is_empty(), "{case}: {:?}", room.reader.remarks());
            read += 1;
        }
    }
    // Six files for the king, seven for the rook, two players, two hands.
    assert_eq!(read, 6 * 7 * 2 * 2);
}

#[test]
fn a_rook_taken_up_before_the_king_bars_castling_with_it_where_the_king_moves() {
    for (king, rook) in [(File::F, File::G), (File::E, File::H), (File::F, File::H), (File::D, File::B)] {
        let before = position(Color::White, king, rook);
        let (mv, king, rook) = castling(&before);
        let put = Wing::towards(king, rook).rook_goes_to(Color::White);
        let mut room = Room::begun(before);
        room.wait(1000);
        let with_rook = room.lift(rook);
        room.wait(100);
        let with_king = room.lift(king);
        room.wait(100);
        room.put(mv.to(), with_king);
        room.put(put, with_rook);
        room.press();
        assert_eq!(room.moves(), [coordinates(mv)]);
        assert_eq!(room.game.latent().len(), 1, "{king} {rook}: {:?}", room.acts);
    }
}

#[test]
fn a_king_that_steps_to_its_castling_square_alone_has_not_castled() {
    let mut room = Room::begun(position(Color::White, File::F, File::H));
    room.step("f1", "g1");
    room.press();
    assert_eq!(room.moves(), ["f1g1"]);
    assert_eq!(room.game.position().board().role_at(square("h1")), Some(Role::Rook));
    assert!(room.game.latent().is_empty());
}

#[test]
fn a_rook_that_goes_elsewhere_beside_a_king_that_could_castle_has_only_moved() {
    // The king stands where it would castle to: only a rook on the other side of it has castled.
    let mut room = Room::begun(position(Color::White, File::C, File::A));
    room.step("a1", "b1");
    room.press();
    assert_eq!(room.moves(), ["a1b1"]);
    assert!(room.game.latent().is_empty());
}
