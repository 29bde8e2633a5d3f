//! Games that went wrong are still games (A.5.2; 2001 C.3), and what shows that one did (3.10.3).

mod support;

use support::{admitted, position, setup};
use touchmove_chess::{
    Board, Castling, Color, Irregularity, Move, Position, Role, Setup, Square, perft, perft_making_all,
};

/// The reasons found against a FEN by the strict reading, in order.
fn found(fen: &str) -> Vec<Irregularity> {
    found_in(&setup(fen))
}

fn found_in(setup: &Setup) -> Vec<Irregularity> {
    Position::legal(setup).map_or_else(|found| found.as_slice().to_vec(), |_| Vec::new())
}

/// The legal moves of a FEN that may be irregular, by name and in order.
fn moves(fen: &str) -> Vec<String> {
    let mut names: Vec<String> = admitted(fen).legal_moves().iter().map(Move::to_string).collect();
    names.sort();
    names
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 128);
    assert_eq!(size_of::<Position>(), 80);
}

#[test]
fn a_setup_without_one_king_of_each_colour_is_no_position() {
    let mut wrong = setup("4k3/8/8/8/8/8/8/8 w - - 0 1");
    let missing = Irregularity::Kings { color: Color::White, count: 0 };
    assert_eq!(Position::admit(&wrong).unwrap_err().as_slice(), [missing]);
    for square in [Square::A1, Square::B3, Square::C5] {
        wrong.board.put(square, Role::King.of(Color::White));
    }
    let several = Irregularity::Kings { color: Color::White, count: 3 };
    assert_eq!(Position::admit(&wrong).unwrap_err().as_slice(), [several]);
    assert_eq!(Position::legal(&Setup::EMPTY).unwrap_err().as_slice().len(), 2);
}

#[test]
fn pawns_change_their_file_only_by_capturing() {
    // Two on the a-file, one of them from the b-file at least, and nothing of Black's is missing.
    let doubled = "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1";
    let told = Irregularity::TooManyCaptures { color: Color::White, captures: Some(1), lost: 0 };
    assert_eq!(found(doubled), [told]);
    assert_eq!(told.article().number(touchmove_law::Edition::Fide2023), Some("3.7.3"));
    assert_eq!(found("rnbqkb1r/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1"), []);
    // Four on the a-file beside the others at home: from b, c and d, 1 + 2 + 3 captures.
    let four = "4k3/8/8/8/P7/P7/P3PPPP/4K3 w - - 0 1";
    assert_eq!(found(four), []);
    let tower = |black: &str| found(&format!("{black}/8/P7/P7/P7/P3PPPP/4K3 w - - 0 1"));
    let six = Irregularity::TooManyCaptures { color: Color::White, captures: Some(6), lost: 5 };
    assert_eq!(tower("rnbqkbn1/pppp4"), [six]);
    assert_eq!(tower("rnbqkb2/pppp4"), []);
    // On the third rank a pawn has captured once at most: three cannot have come to the a-file and the b-file.
    let crowd = Irregularity::TooManyCaptures { color: Color::Black, captures: None, lost: 15 };
    assert_eq!(found("4k3/pp6/pp6/8/8/8/8/4K3 w - - 0 1"), [crowd]);
}

#[test]
fn a_bishop_that_never_got_out_is_no_bishop_outside() {
    let shut_in = Irregularity::TooManyPromoted { color: Color::White, promoted: 1, missing: 0 };
    assert_eq!(found("4k3/8/8/8/5B2/8/PPPPPPPP/4K3 w - - 0 1"), [shut_in]);
    // One at home is where it was; with the d-pawn gone from its square it may have left, with a pawn missing be promoted.
    assert_eq!(found("4k3/8/8/8/8/8/PPPPPPPP/2B1K3 w - - 0 1"), []);
    assert_eq!(found("4k3/8/8/8/3P1B2/8/PPP1PPPP/4K3 w - - 0 1"), []);
    assert_eq!(found("4k3/8/8/8/5B2/8/PPPPPPP1/4K3 w - - 0 1"), []);
    // Two on light squares outside, which no bishop reached from its first rank, and one pawn missing.
    let two = Irregularity::TooManyPromoted { color: Color::Black, promoted: 2, missing: 1 };
    assert_eq!(found("4k3/1ppppppp/8/1b3b2/8/8/8/4K3 w - - 0 1"), [two]);
    assert_eq!(found("4k3/1ppppppp/8/5b2/8/8/8/4K3 w - - 0 1"), []);
}

#[test]
fn the_census_of_each_side_is_taken() {
    assert_eq!(
        found("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"),
        [Irregularity::TooManyPawns { color: Color::Black, count: 9 }]
    );
    assert_eq!(
        found("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"),
        [Irregularity::TooManyPromoted { color: Color::White, promoted: 1, missing: 0 }]
    );
    // Two bishops on squares of one colour are a promotion too.
    assert_eq!(found("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1").len(), 1);
    assert_eq!(found("4k3/8/8/8/8/8/PPPPPPP1/B1B1K3 w - - 0 1").len(), 0);
    let seventeen = found("4k3/8/8/8/8/P7/PPPPPPPP/RNBQKBNR w - - 0 1");
    assert!(seventeen.contains(&Irregularity::TooManyPieces { color: Color::White, count: 17 }));
}

#[test]
fn pawns_on_the_outer_ranks_are_found_and_play_goes_on() {
    let fen = "P3k3/8/8/8/8/8/8/P3K2p w - - 0 1";
    assert_eq!(
        found(fen),
        [
            Irregularity::PawnOnFirstRank { square: Square::A1 },
            Irregularity::PawnOnLastRank { square: Square::A8 },
            Irregularity::PawnOnLastRank { square: Square::H1 },
        ]
    );
    // The pawn on its last rank has no move; the one on the first has one step, for two are from the second rank.
    assert_eq!(moves(fen), ["a1a2", "e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]);
    assert_eq!(moves("k7/8/8/8/8/8/8/K6p b - - 0 1"), ["a8a7", "a8b7", "a8b8"]);
}

#[test]
fn the_side_that_moved_may_be_in_check_but_its_king_is_not_taken() {
    let fen = "4k3/8/8/8/8/8/8/4RK2 w - - 0 1";
    assert_eq!(found(fen), [Irregularity::OpponentInCheck { color: Color::Black }]);
    assert!(!moves(fen).contains(&"e1e8".to_string()));
    assert!(moves(fen).contains(&"e1e7".to_string()));
    let capture = Move::Capture { role: Role::Rook, from: Square::E1, to: Square::E8 };
    assert!(!admitted(fen).is_legal(capture));
}

#[test]
fn both_kings_may_be_in_check() {
    let fen = "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1";
    assert_eq!(
        found(fen),
        [Irregularity::OpponentInCheck { color: Color::Black }, Irregularity::BothInCheck]
    );
    // The player having the move answers the check to their own king.
    assert_eq!(moves(fen), ["e1d2", "e1e2", "e1f2"]);
}

#[test]
fn kings_side_by_side_attack_each_other() {
    let fen = "8/8/8/3kK3/8/8/8/8 w - - 0 1";
    assert!(admitted(fen).in_check());
    // Every square that is not beside the other king; and never the king itself.
    assert_eq!(moves(fen), ["e5f4", "e5f5", "e5f6"]);
    // A piece that stands by cannot help: the king cannot be taken.
    assert_eq!(moves("8/8/8/3kK3/8/8/8/3R4 w - - 0 1"), ["e5f4", "e5f5", "e5f6"]);
}

#[test]
fn mate_and_stalemate_are_seen_on_irregular_boards() {
    let stranded = admitted("P6k/8/8/8/8/6q1/8/7K w - - 0 1");
    assert!(stranded.is_stalemate(), "a pawn on its last rank cannot save from stalemate");
    let mated = admitted("P6k/8/8/8/8/8/r7/1r5K w - - 0 1");
    assert!(mated.is_checkmate());
}

#[test]
fn checks_that_no_move_gives_are_found() {
    let impossible = |fen: &str| found(fen).iter().any(|i| matches!(i, Irregularity::ImpossibleCheck { .. }));
    // Two knights, then three pieces at once.
    assert!(impossible("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1"));
    assert!(impossible("4k3/8/3N4/1B6/8/8/4R3/4K3 b - - 0 1"));
    // Two rooks on one line with the king between.
    assert!(impossible("R3k2R/8/8/8/8/8/8/4K3 b - - 0 1"));
    // The last move was a double step, which cannot have given the knight's check …
    assert!(impossible("4k3/8/3N4/8/3Pp3/8/8/4K3 b - d3 0 1"));
    // … but can have uncovered the bishop's, or be the check itself.
    assert!(!impossible("8/8/7k/8/3Pp3/8/8/2B1K3 b - d3 0 1"));
    assert!(!impossible("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1"));
    // A discovered double check is possible.
    assert!(!impossible("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1"));
}

#[test]
fn rights_that_cannot_be_are_found_and_left_out() {
    let mut wrong = setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(found_in(&wrong), []);
    wrong.castling = wrong.castling.with(Square::A1);
    assert_eq!(found_in(&wrong), [Irregularity::Castling { rook: Square::A1 }]);
    let lenient = Position::admit(&wrong).unwrap();
    assert_eq!(lenient.castling(), Castling::NONE.with(Square::H1));
    let moved = setup("4k3/8/8/8/8/8/4K3/7R w - - 0 1");
    let moved = Setup { castling: Castling::NONE.with(Square::H1), ..moved };
    assert_eq!(found_in(&moved), [Irregularity::Castling { rook: Square::H1 }]);
    // Two rooks to one side: at most the outer one may castle.
    let two = Setup {
        castling: Castling::NONE.with(Square::G1).with(Square::H1),
        ..setup("4k3/8/8/8/8/8/8/4K1RR w - - 0 1")
    };
    assert_eq!(found_in(&two), [Irregularity::Castling { rook: Square::G1 }]);
}

#[test]
fn a_square_that_no_pawn_passed_is_found_and_left_out() {
    for (fen, square) in [
        ("4k3/8/8/8/4p3/8/8/4K3 b - d3 0 1", Square::D3),
        ("4k3/8/8/8/3Pp3/3N4/8/4K3 b - d3 0 1", Square::D3),
        ("4k3/8/8/8/3Pp3/8/3P4/4K3 b - d3 0 1", Square::D3),
        ("4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1", Square::D3),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d4 0 1", Square::D4),
    ] {
        assert_eq!(found(fen), [Irregularity::EnPassant { square }], "{fen}");
        assert_eq!(admitted(fen).passed(), None);
    }
    assert_eq!(position("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1").passed(), Some(Square::D3));
}

#[test]
fn every_reason_names_an_article_of_the_edition_in_force() {
    let fen = "PP2k2R/pppppppp/p7/8/8/8/8/r3K3 b - e3 0 1";
    let reasons = found(fen);
    assert!(reasons.len() >= 6, "{reasons:?}");
    for reason in reasons {
        assert!(reason.article().number(touchmove_law::Edition::Fide2023).is_some(), "{reason}");
    }
}

#[test]
fn a_board_full_of_queens_has_all_its_moves_in_the_list() {
    // Queens all round the edge and the kings where they hinder least.
    let mut board = Board::EMPTY;
    for square in Square::all() {
        let (file, rank) = (square.file().index(), square.rank().index());
        if file == 0 || file == 7 || rank == 0 || rank == 7 {
            board.put(square, Role::Queen.of(Color::White));
        }
    }
    board.put(Square::A1, Role::King.of(Color::White));
    board.put(Square::H8, Role::King.of(Color::Black));
    let position = Position::admit(&Setup { board, ..Setup::EMPTY }).unwrap();
    let listed = position.legal_moves().len();
    assert!(listed > 256, "{listed}");
    assert_eq!(listed, position.count_legal_moves());
    assert_eq!(perft(&position, 2), perft_making_all(&position, 2));
}

#[test]
fn sixty_two_pieces_round_two_kings_are_a_position() {
    for role in Role::ALL {
        for color in Color::ALL {
            if role == Role::King {
                continue;
            }
            let mut board: Board = Square::all().map(|square| (square, role.of(color))).collect();
            board.put(Square::D4, Role::King.of(Color::White));
            board.put(Square::F7, Role::King.of(Color::Black));
            for having_move in Color::ALL {
                let position = Position::admit(&Setup { board, having_move, ..Setup::EMPTY }).unwrap();
                assert_eq!(position.legal_moves().len(), position.count_legal_moves());
                assert!(position.is_irregular());
            }
        }
    }
}
