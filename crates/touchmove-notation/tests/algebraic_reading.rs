//! How moves are read: generously, with what was unusual, and with ambiguity as an answer.

mod board;

use board::{legal, position};
use touchmove_chess::{Illegal, Position};
use touchmove_law::NotationSigns;
use touchmove_notation::Language;
use touchmove_notation::algebraic::{NoMove, Oddity, Read, Reading, Trouble, read};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const PROMOTION: &str = "8/4P3/8/8/8/8/k7/2K5 w - - 0 1";
const CAPTURE: &str = "4k3/8/8/8/3p4/5N2/8/4K3 w - - 0 1";

fn language(code: &str) -> &'static Language {
    Language::of_code(code).unwrap()
}

#[track_caller]
fn one(fen: &str, code: &str, text: &str, squares: &str, oddities: &[Oddity]) {
    let position = position(fen);
    let Read { reading, oddities: found, .. } = read(&position, text, language(code));
    assert_eq!(reading, Reading::One(legal(&position, squares)), "{text}");
    assert_eq!(found.iter().collect::<Vec<_>>(), oddities, "{text}");
}

fn several(position: &Position, text: &str) -> Vec<String> {
    let reading = read(position, text, Language::ENGLISH).reading;
    let Reading::Several(moves) = reading else { panic!("{text}: {reading:?}") };
    moves.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn unreadable(code: &str, text: &str, at: usize, trouble: Trouble) {
    let reading = read(&position(START), text, language(code)).reading;
    assert_eq!(reading, Reading::Unreadable { at, trouble }, "{text}");
}

#[test]
fn what_the_laws_write_is_read_without_remark() {
    one(START, "en", "Nf3", "g1f3", &[]);
    one(START, "hy", "Ձf3", "g1f3", &[]);
    one(START, "en", "e4", "e2e4", &[]);
    one(CASTLING, "en", "0-0", "e1h1", &[]);
    one(CASTLING, "en", "0-0-0", "e1a1", &[]);
    one(EN_PASSANT, "en", "exd6 e.p.", "e5d6", &[]);
    one(PROMOTION, "en", "e8Q", "e7e8q", &[]);
}

#[test]
fn castling_is_read_with_zeros_and_letters_of_three_scripts() {
    for text in ["O-O", "o-o", "О-О", "Օ-Օ", "O–O"] {
        one(CASTLING, "en", text, "e1h1", &[Oddity::CastlingLetters]);
    }
    one(CASTLING, "en", "O-O-O", "e1a1", &[Oddity::CastlingLetters]);
    one(CASTLING, "en", "00", "e1h1", &[Oddity::CastlingUnhyphenated]);
    one(CASTLING, "en", "OOO", "e1a1", &[Oddity::CastlingLetters, Oddity::CastlingUnhyphenated]);
    one(CASTLING, "en", "Kg1", "e1h1", &[Oddity::CastlingAsKingMove]);
}

#[test]
fn a_promotion_is_read_with_any_sign_or_none() {
    for text in ["e8=Q", "e8(Q)", "e8/Q"] {
        one(PROMOTION, "en", text, "e7e8q", &[Oddity::PromotionSign]);
    }
    one(PROMOTION, "en", "e8=n", "e7e8n", &[Oddity::SmallLetter, Oddity::PromotionSign]);
    one(PROMOTION, "en", "e8=b", "e7e8b", &[Oddity::SmallLetter, Oddity::PromotionSign]);
    one(PROMOTION, "ru", "e8Ф", "e7e8q", &[]);
    one(PROMOTION, "hy", "e8Ն", "e7e8r", &[]);
}

#[test]
fn a_promotion_without_its_piece_could_be_any_of_four() {
    let position = position(PROMOTION);
    assert_eq!(several(&position, "e8"), ["e7e8q", "e7e8r", "e7e8b", "e7e8n"]);
    assert_eq!(several(&position, "e7-e8"), ["e7e8q", "e7e8r", "e7e8b", "e7e8n"]);
}

#[test]
fn en_passant_is_read_in_every_spelling_and_without_any() {
    one(EN_PASSANT, "en", "exd6", "e5d6", &[Oddity::MissingEnPassant]);
    one(EN_PASSANT, "en", "exd6e.p.", "e5d6", &[]);
    for text in ["exd6 ep", "exd6 e. p.", "exd6 e.p", "exd6 е.р.", "exd6ep", "exd6 e․p․", "exd6 e.p։"]
    {
        one(EN_PASSANT, "en", text, "e5d6", &[Oddity::EnPassantSpelling]);
    }
    let bare = [Oddity::MissingCapture, Oddity::MissingEnPassant];
    one(EN_PASSANT, "en", "ed6", "e5d6", &bare);
    one(EN_PASSANT, "en", "d6", "e5d6", &[Oddity::MissingPawnFile, bare[0], bare[1]]);
}

#[test]
fn hyphens_and_other_capture_signs_are_read() {
    one(START, "en", "e2-e4", "e2e4", &[Oddity::Hyphen, Oddity::LongForm]);
    one(START, "en", "e2 – e4", "e2e4", &[Oddity::InnerSpace, Oddity::Hyphen, Oddity::LongForm]);
    one(START, "hy", "Ձg1-f3", "g1f3", &[Oddity::Hyphen, Oddity::LongForm]);
    for text in ["N:d4", "N×d4", "Nd4:"] {
        one(CAPTURE, "en", text, "f3d4", &[Oddity::CaptureSign]);
    }
    one(CAPTURE, "en", "Nd4", "f3d4", &[Oddity::MissingCapture]);
    one(CAPTURE, "en", "Nxe5", "f3e5", &[Oddity::FalseCapture]);
}

#[test]
fn too_much_of_the_departure_does_no_harm() {
    one(START, "en", "Ngf3", "g1f3", &[Oddity::SuperfluousDeparture]);
    one(START, "en", "N1f3", "g1f3", &[Oddity::SuperfluousDeparture]);
    one(START, "en", "Ng1f3", "g1f3", &[Oddity::LongForm]);
    one(START, "en", "NG1F3", "g1f3", &[Oddity::CapitalFile, Oddity::LongForm]);
    one(START, "en", "E4", "e2e4", &[Oddity::CapitalFile]);
}

#[test]
fn look_alikes_of_the_second_armenian_text_are_read() {
    let fen = "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 1";
    one(fen, "hy", "Փхе5", "c3e5", &[Oddity::LookAlike]);
    let fen = "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1";
    one(fen, "hy", "Ձхf3", "g1f3", &[Oddity::LookAlike]);
    let fen = "4k3/8/8/8/8/4K3/8/R2p4 w - - 0 1";
    one(fen, "hy", "Նхd1", "a1d1", &[Oddity::LookAlike]);
    one(START, "hy", "Ngf3", "g1f3", &[Oddity::EnglishLetter, Oddity::SuperfluousDeparture]);
    one(CAPTURE, "hy", "ձxd4", "f3d4", &[Oddity::SmallLetter]);
}

#[test]
fn an_armenian_rook_is_no_knight_even_where_only_a_knight_could_go() {
    let reading = read(&position(START), "Նf3", Language::ARMENIAN).reading;
    assert!(matches!(reading, Reading::None(_)), "{reading:?}");
}

#[test]
fn figurines_names_and_other_digits_are_read_in_every_language() {
    for language in Language::ALL {
        let position = position(START);
        let knight = Reading::One(legal(&position, "g1f3"));
        for text in ["♘f3", "♞f3", "♘\u{fe0e}f3", "\u{2066}♘f3\u{2069}"] {
            assert_eq!(read(&position, text, language).reading, knight, "{} {text}", language.code);
        }
        let named = format!("{} f3", language.name(touchmove_chess::Role::Knight));
        assert_eq!(read(&position, &named, language).reading, knight, "{named}");
    }
    one(START, "fa", "اf۳", "g1f3", &[Oddity::OtherDigits]);
    one(START, "fa", "اسf3", "g1f3", &[]);
    one(START, "fa", "اf3", "g1f3", &[]);
    one(START, "fa", "\u{200f}ا\u{200e}f3", "g1f3", &[]);
    one(START, "fa", "Nf3", "g1f3", &[Oddity::EnglishLetter]);
    one(START, "de", "Springer f3", "g1f3", &[Oddity::PieceName, Oddity::InnerSpace]);
}

#[test]
fn a_latin_letter_in_russian_is_read_both_ways() {
    // Latin K: an English king, or a Russian knight by its looks.
    one(START, "ru", "Kf3", "g1f3", &[Oddity::LookAlike]);
    one("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "ru", "Kf2", "e1f2", &[Oddity::LookAlike]);
    let both = position("4k3/8/8/8/8/8/8/4K2N w - - 0 1");
    let reading = read(&both, "Kf2", language("ru")).reading;
    assert!(matches!(&reading, Reading::Several(moves) if moves.len() == 2), "{reading:?}");
    one("4k3/8/8/8/8/8/8/4K2N w - - 0 1", "ru", "Крf2", "e1f2", &[]);
    one("4k3/8/8/8/8/8/8/4K2N w - - 0 1", "ru", "Кf2", "h1f2", &[]);
}

#[test]
fn check_and_mate_signs_never_decide_but_are_judged() {
    let mate = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    one(mate, "en", "Re8#", "e1e8", &[]);
    one(mate, "en", "Re8++", "e1e8", &[Oddity::DoublePlus]);
    one(mate, "en", "Re8+", "e1e8", &[Oddity::MissingMate]);
    one(mate, "en", "Re8", "e1e8", &[Oddity::MissingMate]);
    one(START, "en", "e4+", "e2e4", &[Oddity::FalseCheck]);
    one(START, "en", "e4#!?", "e2e4", &[Oddity::Remark, Oddity::FalseMate]);
    let check = "4k3/8/8/8/8/8/8/K6Q w - - 0 1";
    one(check, "en", "Qh5", "h1h5", &[Oddity::MissingCheck]);
    one(check, "en", "Qh5++", "h1h5", &[Oddity::DoublePlus, Oddity::FalseMate]);
}

#[test]
fn missing_signs_fall_short_only_where_they_are_essential() {
    for oddity in Oddity::ALL {
        assert_eq!(oddity.falls_short_of(NotationSigns::Optional), None);
    }
    let missing =
        Oddity::ALL.into_iter().filter(|oddity| oddity.falls_short_of(NotationSigns::Essential).is_some());
    let expected =
        [Oddity::MissingCapture, Oddity::MissingCheck, Oddity::MissingMate, Oddity::MissingEnPassant];
    assert_eq!(missing.collect::<Vec<_>>(), expected);
}

#[test]
fn a_draw_offer_is_read_beside_the_move() {
    let offer = |text: &str| {
        let read = read(&position(START), text, Language::ENGLISH);
        assert!(matches!(read.reading, Reading::One(_)), "{text}");
        (read.offers_draw, read.oddities.has(Oddity::OfferUnbracketed))
    };
    assert_eq!(offer("11. Nf3 (=)"), (true, false));
    assert_eq!(offer("Nf3(=)"), (true, false));
    assert_eq!(offer("e4 ="), (true, true));
    assert_eq!(offer("Nf3"), (false, false));
    let mating = read(&position(PROMOTION), "e8Q (=)", Language::ENGLISH);
    assert!(mating.offers_draw && mating.reading.one().is_some());
}

#[test]
fn a_number_may_stand_before_the_move_with_a_dot_or_without() {
    for text in ["1.Nf3", "1. Nf3", "1 Nf3", "1...Nf3", "1… Nf3", "۱. Nf3", "1․ Nf3"] {
        one(START, "en", text, "g1f3", &[]);
    }
    one(CASTLING, "en", "10.0-0-0", "e1a1", &[]);
}

#[test]
fn ambiguity_is_an_answer_and_loses_if_sealed() {
    let rooks = position("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    assert_eq!(several(&rooks, "Rd1"), ["a1d1", "h1d1"]);
    let sealed = read(&rooks, "Rd1", Language::ENGLISH).reading.lost_if_sealed();
    assert_eq!(sealed.map(|article| article.to_string()), Some("I.8.1 (2001: A.8(a))".to_owned()));
    // With one of two knights pinned there is nothing to choose (I.8.1).
    one("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1", "en", "Nc3", "b1c3", &[]);
    assert_eq!(read(&rooks, "Rad1", Language::ENGLISH).reading.lost_if_sealed(), None);
}

#[test]
fn a_move_that_is_not_legal_has_its_article() {
    let why = |fen: &str, text: &str| {
        let reading = read(&position(fen), text, Language::ENGLISH).reading;
        let Reading::None(NoMove::Illegal { illegal, .. }) = reading else { panic!("{text}: {reading:?}") };
        illegal
    };
    // The nearer of two rooks to a legal move is named.
    assert!(matches!(why(START, "Ra3"), Illegal::LeapsOver { .. }));
    assert!(matches!(why(START, "0-0"), Illegal::CastlingBlocked { .. }));
    assert!(matches!(why(START, "exd3"), Illegal::NothingToCapture { .. }));
    assert!(matches!(why(START, "e4=Q"), Illegal::PromotionNotDue { .. }));
    assert!(matches!(why("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3"), Illegal::PutsInCheck { .. }));
    assert!(matches!(why(PROMOTION, "e8K"), Illegal::PromotionImpossible { .. }));
    let none = read(&position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "Qd4", Language::ENGLISH).reading;
    let Reading::None(none @ NoMove::NoSuchPiece { .. }) = none else { panic!("{none:?}") };
    assert_eq!(none.article().to_string(), "1.1 (2001: 1.1/1)");
}

#[test]
fn what_is_not_algebraic_cannot_be_read() {
    unreadable("en", "P-K4", 0, Trouble::PawnLetter);
    unreadable("en", "Pe4", 0, Trouble::PawnLetter);
    unreadable("hy", "զe5", 0, Trouble::PawnLetter);
    unreadable("hy", "Զd4", 0, Trouble::PawnLetter);
    unreadable("en", "", 0, Trouble::Empty);
    unreadable("en", "N", 1, Trouble::ExpectedSquare);
    unreadable("en", "Nf9", 2, Trouble::ExpectedSquare);
    unreadable("en", "Nf3 e5", 4, Trouble::MoreText);
    unreadable("en", "e2/e4", 2, Trouble::ExpectedPiece);
    unreadable("en", "Zf3", 0, Trouble::ExpectedMove);
    unreadable("en", "Ձf3", 0, Trouble::ExpectedMove);
}

#[test]
fn letters_of_another_latin_language_are_not_guessed() {
    one(START, "nl", "Pf3", "g1f3", &[]);
    one(START, "fr", "Cf3", "g1f3", &[]);
    one(START, "ka", "მf3", "g1f3", &[]);
    unreadable("de", "Nf3", 0, Trouble::ExpectedMove);
    // R is the king in French.
    let king = read(&position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "Rf2", language("fr")).reading;
    assert!(king.one().is_some_and(|m| m.to_string() == "e1f2"));
}
