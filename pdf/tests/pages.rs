//! Pages as PDF: what a reader finds in them, in every language. Needs poppler's `pdftotext` and `pdfinfo`, and fonts with
//! Armenian and Arabic letters; `script/pdf` sees to both.

#[path = "../../crates/touchmove-print/tests/event/mod.rs"]
mod event;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use touchmove_competition::{RoundNumber, Scope};
use touchmove_law::Language;
use touchmove_notation::Language as Letters;
use touchmove_pdf::{Fonts, PdfError, pdf};
use touchmove_print::{Pages, Printer, Sheet};

use event::{GAME, ROUND, SECTION, adjourned, event, printer, sheet};

static FONTS: LazyLock<Fonts> = LazyLock::new(|| Fonts::found(&[]).unwrap());

/// A PDF as poppler reads it.
struct Read {
    /// Its text, which poppler puts into the order of reading where a line has one direction.
    text: String,
    /// Its words as the eye meets them from left to right.
    seen: Vec<String>,
    count: usize,
    tagged: bool,
}

fn read(pages: &Pages) -> Read {
    let bytes = pdf(pages, &FONTS).unwrap();
    assert!(bytes.starts_with(b"%PDF-1."), "{:?}", &bytes[..8]);
    assert!(bytes.trim_ascii_end().ends_with(b"%%EOF"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pages.pdf");
    fs::write(&file, &bytes).unwrap();
    let about = run("pdfinfo", &[], &file);
    let line = |name: &str| {
        let found = about.lines().find_map(|line| line.strip_prefix(name));
        found.unwrap_or_else(|| panic!("{name} in {about}")).trim().to_owned()
    };
    Read {
        text: run("pdftotext", &["-layout"], &file),
        seen: words(&run("pdftotext", &["-bbox"], &file)),
        count: line("Pages:").parse().unwrap(),
        tagged: line("Tagged:") == "yes",
    }
}

/// The words of a list of words with their places.
fn words(list: &str) -> Vec<String> {
    let inner = |line: &str| Some(line.split_once('>')?.1.split_once("</word>")?.0.to_owned());
    list.lines().filter(|line| line.contains("<word ")).filter_map(inner).collect()
}

/// What a program of poppler says of a file.
fn run(program: &str, options: &[&str], file: &Path) -> String {
    let mut command = Command::new(program);
    command.args(options).arg(file);
    if program == "pdftotext" {
        command.arg("-");
    }
    let output = command.output().unwrap_or_else(|error| panic!("{program} (poppler-utils): {error}"));
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    // Marks that only say in which direction letters run are no part of what is said.
    let text = String::from_utf8(output.stdout).unwrap();
    text.chars().filter(|letter| !matches!(letter, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')).collect()
}

#[test]
fn an_empty_sheet_is_one_page_with_sixty_lines() {
    for language in Language::ALL {
        let found = read(&printer(language).scoresheets(&[Sheet::blank()]));
        assert_eq!((found.count, found.tagged), (1, true), "{language}");
    }
    let english = read(&printer(Language::English).scoresheets(&[Sheet::blank()])).text;
    for part in ["Scoresheet", "Signature of the arbiter", "30", "60"] {
        assert!(english.contains(part), "{part}: {english}");
    }
}

#[test]
fn a_long_game_takes_two_pages_and_every_sheet_its_own() {
    let mut pgn = String::new();
    for number in 1..=61 {
        let (white, black) = if number % 2 == 1 { ("Nf3", "Nf6") } else { ("Ng1", "Ng8") };
        pgn.push_str(&format!("{number}. {white} {black} "));
    }
    let long = sheet(&(pgn + "*"));
    let found = read(&printer(Language::English).scoresheets(&[long, Sheet::blank()]));
    assert_eq!(found.count, 3);
    assert!(found.text.contains("Sheet 2 of 2") && found.text.contains("120"));
}

#[test]
fn an_armenian_sheet_says_names_and_moves_in_armenian() {
    let pgn = "[Event \"Երևանի մրցաշար\"]\n[White \"Գյումրի\"]\n[Black \"Վանաձոր\"]\n\n1. Nf3 {[%clk 1:30:12]} d5 2. Rg1 0-1";
    let found = read(&printer(Language::Armenian).scoresheets(&[sheet(pgn)])).text;
    for part in ["Խաղի բլանկ", "Երևանի մրցաշար", "Գյումրի", "Վանաձոր", "Ձf3", "1:30:12", "Նg1", "0-1"]
    {
        assert!(found.contains(part), "{part}: {found}");
    }
}

#[test]
fn a_persian_sheet_reads_in_logical_order() {
    let pgn = "[Event \"مسابقه آزاد اصفهان\"]\n[White \"تبریز\"]\n[Black \"شیراز\"]\n[Round \"3.7\"]\n\n1. Nf3 {[%clk 1:30:12]} d5 2. Rg1 0-1";
    let Read { text, seen, .. } = read(&printer(Language::Persian).scoresheets(&[sheet(pgn)]));
    for part in ["برگه ثبت", "مسابقه آزاد اصفهان", "تبریز", "شیراز", "۶۰"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    // From left to right: the letter of the piece first, then the square.
    for part in ["اسf3", "رg1", "d5", "1:30:12", "0-1"] {
        assert!(seen.iter().any(|word| word == part), "{part}: {seen:?}");
    }
}

#[test]
fn a_rank_between_a_persian_letter_and_a_latin_one_keeps_its_place() {
    let pgn = "[SetUp \"1\"]\n[FEN \"4k3/8/8/R7/8/8/8/R3K3 w - - 0 1\"]\n\n1. R1a3 *";
    let Read { text, seen, .. } = read(&printer(Language::Persian).scoresheets(&[sheet(pgn)]));
    assert!(seen.iter().any(|word| word == "ر1a3"), "{seen:?}");
    assert!(text.contains("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1"), "{text}");
}

#[test]
fn moves_are_written_in_every_notation() {
    let game = sheet("1. Nf3 Nc6 2. e4 *");
    for letters in Letters::ALL {
        let pages = Printer::new(Language::English, letters).scoresheets(std::slice::from_ref(&game));
        assert_eq!(read(&pages).count, 1, "{}", letters.code);
    }
    let german = Printer::new(Language::English, Letters::GERMAN).scoresheets(std::slice::from_ref(&game));
    assert!(read(&german).text.contains("Sf3"));
    let figurine = Printer::new(Language::Armenian, Letters::FIGURINE).scoresheets(&[game]);
    assert!(read(&figurine).text.contains("♘f3"));
}

#[test]
fn the_sheet_of_a_game_has_the_names_of_the_event_and_the_moves_of_the_journal() {
    let (archive, event) = event();
    let laws = event.laws(SECTION).unwrap().unwrap();
    let empty = read(&printer(Language::English).scoresheets(&[Sheet::empty(&event, GAME).unwrap()]));
    for part in ["Open <of> Yerevan", "Երևան", "GM Player 1", "90+30", "2025-11-15 15:30"] {
        assert!(empty.text.contains(part), "{part}: {}", empty.text);
    }
    assert!(!empty.text.contains("Nf3"));
    let filled = Sheet::filled(&event, &laws, &archive.games[0]).unwrap();
    let filled = read(&printer(Language::English).scoresheets(&[filled])).text;
    assert!(filled.contains("Nf3") && filled.contains("1:30:30") && filled.contains("e4"), "{filled}");
}

#[test]
fn pairings_and_slips_name_everybody_of_the_round() {
    let (_, event) = event();
    for language in Language::ALL {
        let pairings = read(&printer(language).pairings(&event, SECTION, ROUND));
        let slips = read(&printer(language).slips(&event, SECTION, ROUND));
        assert_eq!((pairings.count, slips.count), (1, 1), "{language}");
        for name in ["GM Player 1", "GM Player 2"] {
            assert!(pairings.text.contains(name), "{language} {name}: {}", pairings.text);
            assert!(slips.text.contains(name), "{language} {name}: {}", slips.text);
        }
        assert!(pairings.text.contains("GM Player 3"), "who has no game");
        for result in ["1-0", "½-½", "0-1"] {
            assert!(slips.seen.iter().any(|word| word == result), "{language} {result}: {:?}", slips.seen);
        }
    }
    let none = read(&printer(Language::English).pairings(&event, SECTION, RoundNumber(2)));
    assert!(none.text.contains("This round has no pairings."));
}

#[test]
fn the_state_of_a_board_has_clock_position_and_moves() {
    let (archive, event) = event();
    for language in Language::ALL {
        let found = read(&printer(language).boards(&archive, &event, (SECTION, ROUND), |_| None)).text;
        assert!(found.contains("r1bqkbnr/pppppppp/2n5/8/4P3/5N2/PPPP1PPP/RNBQKB1R"), "{found}");
        assert!(found.contains("1:30:30"), "{found}");
    }
    let english = read(&printer(Language::English).boards(&archive, &event, (SECTION, ROUND), |_| None)).text;
    assert!(english.contains("(running)") && english.contains("1. Nf3 Nc6 2. e4"), "{english}");
}

#[test]
fn the_label_of_an_envelope_states_what_the_guideline_asks_for_and_not_the_move() {
    let (archive, event) = adjourned();
    for language in Language::ALL {
        let found = read(&printer(language).envelopes(&archive, &event, Scope::Event));
        assert_eq!(found.count, 1, "{language}");
        for part in ["Player 1", "Player 2", "1:00", "0:30", "2..."] {
            assert!(found.text.contains(part), "{language} {part}: {}", found.text);
        }
        assert!(!found.text.contains("e5"), "{language}: the move is secret");
    }
    let (archive, event) = self::event();
    let none = read(&printer(Language::English).envelopes(&archive, &event, Scope::Event));
    assert!(none.text.contains("No envelope has been closed."));
}

#[test]
fn a_name_is_never_markup() {
    let name = "#panic() *b* $x$ \\\\ @a <l> // c \\u{41} [x] ]";
    let pgn = format!("[White \"{name}\"]\n\n1. e4 *");
    let found = read(&printer(Language::English).scoresheets(&[sheet(&pgn)])).text;
    assert!(found.contains(&name.replace("\\\\", "\\")), "{found}");
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    let pages = printer(Language::Persian).scoresheets(&[sheet("1. Nf3 *")]);
    assert_eq!(pdf(&pages, &FONTS).unwrap(), pdf(&pages, &FONTS).unwrap());
}

#[test]
fn without_a_font_nothing_is_printed_as_boxes() {
    let folder = tempfile::tempdir().unwrap();
    let none = Fonts::in_folders(&[folder.path().to_owned()]).unwrap();
    let pages = printer(Language::Armenian).scoresheets(&[Sheet::blank()]);
    assert!(matches!(pdf(&pages, &none), Err(PdfError::NoFont(_))));
    assert!(Fonts::in_folders(&[folder.path().join("nowhere")]).is_err());
    let unwritten = "[White \"\u{E000}\"]\n\n1. e4 *";
    let pages = printer(Language::English).scoresheets(&[sheet(unwritten)]);
    let error = pdf(&pages, &FONTS).unwrap_err();
    assert!(error.to_string().contains("U+E000"), "{error}");
}
