//! Announcements (D.2.1; 2001 F.2.1): said, and understood again.

mod board;

use board::{any, legal, position};
use touchmove_chess::{Position, Random, Role};
use touchmove_notation::algebraic::{Reading, Trouble};
use touchmove_notation::spoken::{Voice, Wording, announce, read};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "8/4P3/8/8/8/8/k7/2K5 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

fn voice(code: &str) -> &'static Voice {
    Voice::of_code(code).unwrap()
}

#[track_caller]
fn says(fen: &str, squares: &str, code: &str, wording: Wording, expected: &str) {
    let position = position(fen);
    assert_eq!(announce(&position, legal(&position, squares), voice(code), wording), expected);
}

#[track_caller]
fn hears(fen: &str, code: &str, text: &str, squares: &str) {
    let position = position(fen);
    let reading = read(&position, text, voice(code)).reading;
    assert_eq!(reading, Reading::One(legal(&position, squares)), "{text}");
}

#[test]
fn german_says_what_the_laws_suggest() {
    says(START, "g1f3", "de", Wording::Full, "Springer Gustav eins Felix drei");
    says(START, "g1f3", "de", Wording::Short, "Springer Felix drei");
    says(START, "f2f3", "de", Wording::Short, "Felix drei");
    says(START, "e2e4", "de", Wording::Full, "Eva zwei Eva vier");
    says(CASTLING, "e1h1", "de", Wording::Full, "kurze Rochade");
    says(CASTLING, "e1a1", "de", Wording::Short, "lange Rochade");
    says(PROMOTION, "e7e8q", "de", Wording::Short, "Eva acht Dame");
    says(EN_PASSANT, "e5d6", "de", Wording::Short, "Eva David sechs");
    assert_eq!(Voice::DEFAULT.piece(Role::Bishop), "Läufer");
}

#[test]
fn english_is_said_in_announcements_and_read_out() {
    says(START, "g1f3", "en", Wording::Full, "knight Gustav one Felix three");
    says(START, "g1f3", "en", Wording::Literate, "knight f3");
    says(EN_PASSANT, "e5d6", "en", Wording::Literate, "e takes d6 en passant");
    says("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "en", Wording::Literate, "rook e8 checkmate");
    says("4k3/8/8/8/8/8/8/K6Q w - - 0 1", "h1h5", "en", Wording::Literate, "queen h5 check");
}

#[test]
fn armenian_and_persian_say_everyday_words_and_understand_the_german_ones_of_their_texts() {
    says(START, "g1f3", "hy", Wording::Full, "ձի Գուստավ մեկ Ֆելիքս երեք");
    says(CASTLING, "e1h1", "hy", Wording::Full, "կարճ փոխատեղում");
    says(START, "g1f3", "fa", Wording::Full, "اسب گوستاو یک فلیکس سه");
    says(CASTLING, "e1a1", "fa", Wording::Full, "قلعه بزرگ");
    hears(START, "hy", "շպրինգեր Գուստավ այնս Ֆելիքս դրայ", "g1f3");
    hears(START, "fa", "اشپرینگر گوستاو آینس فلیکس درای", "g1f3");
    hears(CASTLING, "fa", "لانگه روشاده", "e1a1");
}

#[test]
fn the_examples_of_the_specification_are_understood() {
    hears(START, "de", "Springer Felix drei", "g1f3");
    hears(START, "de", "Eva zwei – Eva vier", "e2e4");
    hears(START, "de", "Springer Gustav eins Felix drei", "g1f3");
    hears(CASTLING, "de", "Kurze Rochade", "e1h1");
    hears(CASTLING, "de", "Lange Rochade", "e1a1");
}

#[test]
fn both_armenian_spellings_are_understood_and_german_by_every_voice() {
    for text in ["շպրինգեր Ֆելիքս դրայ", "շպղինգը Ֆելիքս դրայ", "Ձի Ֆելիքս երեք", "Springer Felix drei"]
    {
        hears(START, "hy", text, "g1f3");
    }
    let sevens = "4k3/8/8/8/8/8/6R1/4K3 w - - 0 1";
    for text in ["տուրմ Գուստավ զիբեն", "թում Գուստավ զիբն"] {
        hears(sevens, "hy", text, "g2g7");
    }
    for code in ["en", "fa", "hy"] {
        hears(START, code, "Bauer Eva zwei Eva vier", "e2e4");
        hears(CASTLING, code, "kurze Rochade", "e1h1");
    }
    for text in ["Läufer Cesar fünf", "Laeufer Caesar fuenf", "LÄUFER CÄSAR FÜNF"] {
        hears("4k3/8/8/8/8/4B3/8/4K3 w - - 0 1", "de", text, "e3c5");
    }
}

#[test]
fn persian_spellings_of_the_text_and_everyday_words_are_understood() {
    hears(CASTLING, "fa", "کورتسه رودشاده", "e1h1");
    hears(CASTLING, "fa", "قلعه بزرگ", "e1a1");
    hears(CASTLING, "fa", "قلعه جناح شاه", "e1h1");
    hears(START, "fa", "اسب f۳", "g1f3");
    hears("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "fa", "رخ آنا فُنف", "a1a5");
}

#[test]
fn english_phrases_are_understood() {
    hears(START, "en", "knight f3", "g1f3");
    hears(START, "en", "knight from g1 to f3", "g1f3");
    hears(CASTLING, "en", "castles queenside", "e1a1");
    hears(CASTLING, "en", "castle king side", "e1h1");
    hears("4k3/8/8/4r3/8/8/8/Q3K3 w - - 0 1", "en", "queen takes rook e5, check", "a1e5");
    hears(PROMOTION, "en", "e8 promotes to queen", "e7e8q");
}

#[test]
fn what_is_incomplete_or_unknown_is_said_so() {
    let reading = |fen: &str, text: &str| read(&position(fen), text, Voice::DEFAULT).reading;
    let promotions = reading(PROMOTION, "Eva acht");
    assert!(matches!(&promotions, Reading::Several(moves) if moves.len() == 4), "{promotions:?}");
    assert_eq!(
        reading(START, "Springer Anton drei"),
        Reading::Unreadable { at: 9, trouble: Trouble::UnknownWord }
    );
    assert_eq!(reading(START, "Springer"), Reading::Unreadable { at: 8, trouble: Trouble::ExpectedSquare });
    assert_eq!(reading(START, " "), Reading::Unreadable { at: 0, trouble: Trouble::Empty });
    assert!(matches!(reading(START, "Springer Felix vier"), Reading::None(_)));
    assert!(matches!(reading(CASTLING, "Rochade"), Reading::Unreadable { .. }));
}

#[test]
fn random_games_are_understood_in_every_voice_and_wording() {
    let mut random = Random::seeded(5);
    for voice in Voice::ALL {
        for wording in Wording::ALL {
            for _ in 0..20 {
                let mut position = Position::initial();
                for _ in 0..120 {
                    let Some(m) = any(&position, &mut random) else { break };
                    let said = announce(&position, m, voice, wording);
                    let heard = read(&position, &said, voice).reading;
                    assert_eq!(heard, Reading::One(m), "{} {wording:?} {said}", voice.language.code);
                    position = position.play(m);
                }
            }
        }
    }
}
