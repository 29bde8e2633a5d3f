//! FEN both ways: what is read, what is refused and where, and that what is written reads back.

use touchmove_chess::{Board, Castling, Color, Irregularity, Piece, Position, Random, Role, Setup, Square};
use touchmove_notation::fen::{Expected, Fen, FenError, Field};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn setup(fen: &str) -> Setup {
    fen.parse::<Fen>().unwrap_or_else(|error| panic!("{fen}: {error}")).setup()
}

fn refused(fen: &str) -> FenError {
    match fen.parse::<Fen>() {
        Ok(read) => panic!("{fen} was read as {read}"),
        Err(error) => error,
    }
}

#[test]
fn the_initial_position_is_read_and_written() {
    assert_eq!(setup(INITIAL), Setup::initial());
    assert_eq!(Fen::from(Setup::initial()).to_string(), INITIAL);
    assert_eq!(Fen::from(&Position::initial()).to_string(), INITIAL);
}

#[test]
fn every_field_is_read() {
    let read = setup("4k3/8/8/8/3Pp3/8/8/4K2R b K d3 12 345");
    assert_eq!(read.having_move, Color::Black);
    assert_eq!(read.castling, Castling::NONE.with(Square::H1));
    assert_eq!(read.en_passant, Some(Square::D3));
    assert_eq!((read.halfmoves, read.fullmove), (12, 345));
    assert_eq!(read.board.piece_at(Square::D4), Some(Role::Pawn.of(Color::White)));
    assert_eq!(read.board.iter().count(), 5);
}

#[test]
fn fields_left_out_at_the_end_are_those_of_the_empty_board() {
    for short in ["4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - -"] {
        assert_eq!(Fen::from(setup(short)).to_string(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    }
}

#[test]
fn spaces_around_and_between_the_fields_do_not_matter() {
    let spaced = "  4k3/8/8/8/8/8/8/4K3\tb   - -  7\r\n 9 \n";
    assert_eq!(Fen::from(setup(spaced)).to_string(), "4k3/8/8/8/8/8/8/4K3 b - - 7 9");
}

#[test]
fn letters_of_a_side_name_the_outermost_rook_and_files_name_the_others() {
    let start = "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1";
    assert_eq!(setup(start), setup(&start.replace("KQkq", "GEge")));
    assert_eq!(Fen::from(setup(start)).to_string(), start);
    assert_eq!(Fen::from(setup(start)).shredder().to_string(), start.replace("KQkq", "GEge"));
    // Two rooks on the king's right: the inner one must be named by its file.
    let inner = "4k3/8/8/8/8/8/8/4KR1R w F - 0 1";
    assert_eq!(setup(inner).castling, Castling::NONE.with(Square::F1));
    assert_eq!(Fen::from(setup(inner)).to_string(), inner);
    assert_eq!(setup(&inner.replace(" F ", " K ")).castling, Castling::NONE.with(Square::H1));
}

#[test]
fn a_right_without_its_rook_names_the_corner_and_is_found_irregular() {
    let read = setup("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1");
    assert_eq!(read.castling, Castling::STANDARD);
    let found = Position::legal(&read).unwrap_err();
    for rook in Castling::STANDARD.rooks() {
        assert!(found.as_slice().contains(&Irregularity::Castling { rook }), "{rook}");
    }
}

#[test]
fn an_error_says_field_column_and_what_was_expected() {
    let case = |fen: &str, field, column, expected: &str| {
        let error = refused(fen);
        assert_eq!((error.field, error.column), (field, column), "{fen}: {error}");
        assert_eq!(error.expected.to_string(), expected, "{fen}");
    };
    let piece = "a piece letter or a digit from 1 to 8";
    case("", Field::Placement, 1, "8 more on rank 8");
    case("   ", Field::Placement, 1, "8 more on rank 8");
    case("x7/8/8/8/8/8/8/8", Field::Placement, 1, piece);
    case("8/8/8/7é/8/8/8/8", Field::Placement, 8, piece);
    case("8/8/8/9/8/8/8/8", Field::Placement, 7, piece);
    case("8/8/0/8/8/8/8/8", Field::Placement, 5, piece);
    case("8/8/8/7/8/8/8/8", Field::Placement, 8, "1 more on rank 5");
    case("8//8/8/8/8/8/8", Field::Placement, 3, "8 more on rank 7");
    case("8/8/44K/8/8/8/8/8", Field::Placement, 7, "a stroke after the eight squares of rank 6");
    case("8/K8/8/8/8/8/8/8", Field::Placement, 4, "a stroke after the eight squares of rank 7");
    case("8/8/8/8/8/8/8", Field::Placement, 14, "8 more on rank 1");
    case("8/8/8/8/8/8/8/7", Field::Placement, 16, "1 more on rank 1");
    case("8/8/8/8/8/8/8/8/8", Field::Placement, 16, "a space after the eighth rank");
    case("8/8/8/8/8/8/8/8K", Field::Placement, 16, "a space after the eighth rank");
    case("8/8/8/8/8/8/8/8 x", Field::HavingMove, 17, "w or b");
    case("8/8/8/8/8/8/8/8 ww", Field::HavingMove, 18, "w or b");
    case("8/8/8/8/8/8/8/8 w KX", Field::Castling, 20, "letters of KQkq, file letters, or -");
    case("8/8/8/8/8/8/8/8 w --", Field::Castling, 19, "letters of KQkq, file letters, or -");
    case("8/8/8/8/8/8/8/8 w - e9", Field::EnPassant, 21, "a square such as e3, or -");
    case("8/8/8/8/8/8/8/8 w - - x", Field::Halfmoves, 23, "a whole number up to 4294967295");
    case("8/8/8/8/8/8/8/8 w - - -1", Field::Halfmoves, 23, "a whole number up to 4294967295");
    case("8/8/8/8/8/8/8/8 w - - 0 4294967296", Field::Fullmove, 34, "a whole number up to 4294967295");
    case("8/8/8/8/8/8/8/8 w - - 0 1 more", Field::Rest, 27, "nothing more");
    assert_eq!(refused("8/8/8/7/8/8/8/8").to_string(), "column 8, placement: expected 1 more on rank 5");
    assert_eq!(refused("8/8/8/8/8/8/8/8 q").expected, Expected::Color);
}

#[test]
fn two_megabytes_of_anything_are_answered() {
    let long = 2 << 20;
    let mut random = Random::seeded(1);
    let noise: Vec<u8> = (0..long).map(|_| random.next().to_le_bytes()[0]).collect();
    assert!(Fen::read(&noise).is_err());
    for byte in [0u8, b' ', b'/', b'1', b'8', b'k', b'\n', 0xff] {
        assert!(Fen::read(&vec![byte; long]).is_err(), "{byte}");
    }
    let zeros = format!("8/8/8/8/8/8/8/8 w - - {} 1", "0".repeat(long));
    assert_eq!(setup(&zeros), Setup::EMPTY);
    let nines = format!("8/8/8/8/8/8/8/8 w - - {} 1", "9".repeat(long));
    assert_eq!(refused(&nines).field, Field::Halfmoves);
    let kings = format!("8/8/8/8/8/8/8/8 w {} - 0 1", "K".repeat(long));
    assert_eq!(setup(&kings).castling, Castling::NONE.with(Square::H1));
}

#[test]
fn any_arrangement_of_eight_by_eight_squares_is_read() {
    for fen in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "kkk5/8/8/8/8/8/8/KKK5 w KQkq e4 0 0",
        "kkkkkkkk/kkkkkkkk/kkkkkkkk/kkkkkkkk/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK b HGFEDCBAhgfedcba a1 1 1",
        "PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/pppppppp/pppppppp/pppppppp/pppppppp w - h8 4294967295 4294967295",
    ] {
        let read = setup(fen);
        assert_eq!(setup(&Fen::from(read).to_string()), read, "{fen}");
        if read.board.king(Color::White).is_none() {
            assert!(Position::admit(&read).is_err(), "{fen}");
        }
    }
}

#[test]
fn positions_with_more_than_256_moves_are_played() {
    // Queens all round the edge with the middle free before them.
    let position = Position::admit(&setup("QQQQQQBk/Q6B/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1")).unwrap();
    let moves = position.legal_moves();
    assert!(moves.len() > 256, "{}", moves.len());
    assert_eq!(moves.len(), position.count_legal_moves());
    for m in &moves {
        let next = Fen::from(&position.play(*m));
        assert_eq!(next.to_string().parse(), Ok(next));
    }
}

fn any_setup(random: &mut Random) -> Setup {
    let mut board = Board::EMPTY;
    let density = 1 + random.below(8);
    for square in Square::all() {
        if random.below(8) < density {
            let role = Role::ALL[usize::try_from(random.below(6)).unwrap()];
            board.put(square, Piece { color: Color::ALL[usize::try_from(random.below(2)).unwrap()], role });
        }
    }
    let any_square = |random: &mut Random| Square::from_index(usize::try_from(random.below(64)).unwrap());
    let mut castling = Castling::NONE;
    for _ in 0..random.below(6) {
        castling = castling.with(any_square(random).unwrap());
    }
    Setup {
        board,
        having_move: Color::ALL[usize::try_from(random.below(2)).unwrap()],
        castling,
        en_passant: if random.below(2) == 0 { None } else { any_square(random) },
        halfmoves: u32::try_from(random.next() >> 32).unwrap(),
        fullmove: u32::try_from(random.next() >> 32).unwrap(),
    }
}

#[test]
fn whatever_is_set_up_is_written_and_read_back_in_both_styles() {
    let mut random = Random::seeded(960);
    for _ in 0..50_000 {
        let fen = Fen::from(any_setup(&mut random));
        assert_eq!(fen.to_string().parse(), Ok(fen));
        assert_eq!(fen.shredder().to_string().parse(), Ok(fen));
    }
}

#[test]
fn every_position_of_a_random_game_is_written_and_read_back() {
    let mut random = Random::seeded(1851);
    for _ in 0..100 {
        let mut position = Position::initial();
        for _ in 0..150 {
            let moves = position.legal_moves();
            let Some(m) = moves.get(usize::try_from(random.below(moves.len() as u64)).unwrap()) else {
                break;
            };
            position = position.play(*m);
            let fen = Fen::from(&position);
            let read = fen.to_string().parse::<Fen>().unwrap();
            assert_eq!(Position::admit(&read.setup()), Ok(position), "{fen}");
            assert_eq!(Position::legal(&read.setup()), Ok(position), "{fen}");
        }
    }
}
