//! How moves are written (C.8–C.13; 2001 E.7–E.11). The expected texts are those of the specification.

mod board;

use board::{legal, position};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{Form, Style, rests_on, text, write_pgn};

const ENGLISH: &Language = Language::ENGLISH;
const ARMENIAN: &Language = Language::ARMENIAN;

#[track_caller]
fn case(fen: &str, squares: &str, language: &'static Language, form: Form, expected: &str) {
    let position = position(fen);
    let m = legal(&position, squares);
    assert_eq!(text(&position, m, &Style::of(language, form)), expected);
}

#[track_caller]
fn short(fen: &str, squares: &str, expected: &str) {
    case(fen, squares, ENGLISH, Form::Short, expected);
}

const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

#[test]
fn two_knights_on_a_rank_are_told_apart_by_their_files() {
    let fen = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
    short(fen, "g1f3", "Ngf3");
    short(fen, "e1f3", "Nef3");
    case(fen, "g1f3", ARMENIAN, Form::Short, "Ձgf3");
}

#[test]
fn two_knights_on_a_file_are_told_apart_by_their_ranks() {
    let fen = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
    short(fen, "g5f3", "N5f3");
    short(fen, "g1f3", "N1f3");
    case(fen, "g5f3", ARMENIAN, Form::Short, "Ձ5f3");
}

#[test]
fn the_file_is_preferred_where_both_would_do() {
    let fen = "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1";
    short(fen, "h2f3", "Nhf3");
    short(fen, "d4f3", "Ndf3");
}

#[test]
fn with_a_capture_the_x_stands_between_departure_and_arrival() {
    short("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1", "h2f3", "Nhxf3");
    short("4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1", "g5f3", "N5xf3");
}

#[test]
fn of_three_queens_file_and_rank_are_both_given_where_neither_is_enough() {
    short("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1");
    // The specification's three queens on a1, a5 and e1.
    let fen = "7k/8/8/Q7/8/8/8/Q3QK2 w - - 0 1";
    case(fen, "a1e5", ARMENIAN, Form::Short, "Թa1e5+");
    case(fen, "a1e5", ARMENIAN, Form::Bare, "Թa1e5");
    case(fen, "a5e5", ARMENIAN, Form::Bare, "Թ5e5");
    case(fen, "e1e5", ARMENIAN, Form::Bare, "Թee5");
}

#[test]
fn a_pinned_twin_needs_no_distinction() {
    short("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1", "b1c3", "Nc3");
}

#[test]
fn two_pawns_that_can_take_are_told_apart_by_their_files() {
    let fen = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    short(fen, "c4d5", "cxd5");
    short(fen, "e4d5", "exd5");
    case(fen, "e4d5", ENGLISH, Form::Bare, "ed5");
    case(fen, "e4d5", ENGLISH, Form::Long, "e4xd5");
}

#[test]
fn en_passant_is_said_in_the_short_and_the_long_form() {
    case(EN_PASSANT, "e5d6", ENGLISH, Form::Short, "exd6 e.p.");
    case(EN_PASSANT, "e5d6", ENGLISH, Form::Bare, "ed6");
    case(EN_PASSANT, "e5d6", ENGLISH, Form::Long, "e5xd6 e.p.");
}

#[test]
fn the_new_piece_follows_the_square_without_a_sign() {
    short("8/3P4/8/8/8/k7/8/K7 w - - 0 1", "d7d8q", "d8Q");
    case("5r2/4P3/8/8/8/k7/8/K7 w - - 0 1", "e7f8n", ARMENIAN, Form::Short, "exf8Ձ");
    case("8/8/8/8/8/K7/1p6/4k3 b - - 0 1", "b2b1b", ARMENIAN, Form::Short, "b1Փ");
    case("8/8/8/8/8/K7/6p1/2k5 b - - 0 1", "g2g1r", ARMENIAN, Form::Short, "g1Ն");
}

#[test]
fn castling_is_written_with_zeros() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for form in Form::ALL {
        case(fen, "e1h1", ARMENIAN, form, "0-0");
        case(fen, "e1a1", ENGLISH, form, "0-0-0");
    }
}

#[test]
fn check_and_mate_are_signed_except_in_the_bare_form() {
    let mate = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    short(mate, "e1e8", "Re8#");
    case(mate, "e1e8", ENGLISH, Form::Bare, "Re8");
    case(mate, "e1e8", ENGLISH, Form::Long, "Re1e8#");
    short("4k3/8/8/8/8/8/8/K6Q w - - 0 1", "h1h5", "Qh5+");
}

#[test]
fn pawns_have_no_letter_and_the_long_form_no_hyphen() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    short(fen, "e2e4", "e4");
    case(fen, "e2e4", ENGLISH, Form::Long, "e2e4");
    case(fen, "g1f3", ARMENIAN, Form::Long, "Ձg1f3");
}

#[test]
fn the_export_format_has_its_own_signs() {
    let pgn = |fen: &str, squares: &str| {
        let position = position(fen);
        let mut out = String::new();
        write_pgn(&position, legal(&position, squares), &mut out).unwrap();
        out
    };
    assert_eq!(pgn("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1a1"), "O-O-O");
    assert_eq!(pgn("5r2/4P3/8/8/8/k7/8/K7 w - - 0 1", "e7f8q"), "exf8=Q+");
    assert_eq!(pgn(EN_PASSANT, "e5d6"), "exd6");
}

#[test]
fn every_part_of_a_text_has_its_article() {
    let articles = |fen: &str, squares: &str, language, form| -> Vec<String> {
        let position = position(fen);
        let m = legal(&position, squares);
        let articles = rests_on(&position, m, &Style::of(language, form));
        articles.iter().map(ToString::to_string).collect()
    };
    let pawn = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let expected = ["C.4 (2001: E.3)", "C.7 (2001: E.6)", "C.8 (2001: E.7)"];
    assert_eq!(articles(pawn, "e2e4", ENGLISH, Form::Short), expected);
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(articles(castling, "e1h1", ENGLISH, Form::Bare), ["C.13.1 (2001: E.abbr/0-0)"]);
    let knights = articles("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1", "h2f3", ARMENIAN, Form::Short);
    for article in ["C.3 (2001: E.2)", "C.10.3 (2001: E.9(3)/1)", "C.10.3.4 (2001: E.9(3)/2)"] {
        assert!(knights.iter().any(|cited| cited == article), "{article} {knights:?}");
    }
    let bare = articles(EN_PASSANT, "e5d6", ENGLISH, Form::Bare);
    let signed = articles(EN_PASSANT, "e5d6", ENGLISH, Form::Short);
    assert!(!bare.iter().any(|cited| cited.starts_with("C.13")), "{bare:?}");
    assert!(signed.iter().any(|cited| cited == "C.13.6 (2001: E.abbr/e.p.)"), "{signed:?}");
    let pawns = articles("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "c4d5", ENGLISH, Form::Short);
    assert!(pawns.iter().any(|cited| cited == "2001: E.10"), "{pawns:?}");
}
