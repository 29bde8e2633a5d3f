//! `touchmove print` as a person runs it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Exit code, standard output, standard error.
fn touchmove(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A file of this test alone.
fn file(test: &str, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("print").join(test);
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

const OPEN: &str = "\
012 Small Open
122 90+30
142 2
001    1 m GM Player, One                       2700 ARM    13300001 1982/10/06  1.0    1     2 w 1
001    2 w    Player, Two                       2300 IRI                         0.0    3     1 b 0
001    3      Player, Three                                                      1.0    1  0000 - U
";

#[test]
fn an_empty_sheet_needs_no_event() {
    let (code, page, errors) = touchmove(&["print", "scoresheets", "--language", "hy"]);
    assert_eq!((code, errors.as_str()), (0, ""));
    assert!(
        page.starts_with("<!DOCTYPE html>\n<html lang=\"hy\" dir=\"ltr\">")
            && page.contains("<h1>Խաղի բլանկ</h1>")
    );
}

#[test]
fn a_game_of_a_file_is_written_in_the_notation_of_the_language_or_another() {
    let pgn = file("pgn", "game.pgn");
    fs::write(&pgn, "[White \"Yerevan\"]\n\n1. Nf3 *\n").unwrap();
    let name = pgn.to_str().unwrap();
    let page = |more: &[&str]| touchmove(&[&["print", "scoresheets", "--pgn", name], more].concat()).1;
    assert!(page(&["--language", "fa"]).contains("><bdi dir=\"rtl\">اس</bdi>f3</bdo>"));
    assert!(page(&["--language", "fa", "--notation", "en"]).contains(">Nf3</bdo>"));
    assert!(page(&["--notation", "de", "--form", "long"]).contains(">Sg1f3</bdo>"));
    assert_eq!(touchmove(&["print", "slips", "--pgn", name]).0, 2);
    assert_eq!(touchmove(&["print", "scoresheets", "--language", "xx"]).0, 2);
}

#[test]
fn pages_of_an_event_come_from_its_archive() {
    let (source, archive, out) =
        (file("event", "open.trf"), file("event", "open.json"), file("event", "out.html"));
    fs::write(&source, OPEN).unwrap();
    let name = |path: &Path| path.to_str().unwrap().to_owned();
    assert_eq!(touchmove(&["event", "import", &name(&source), "-o", &name(&archive)]).0, 0);
    for kind in ["scoresheets", "pairings", "slips", "boards", "envelopes"] {
        let (code, page, errors) =
            touchmove(&["print", kind, &name(&archive), "--round", "1", "--language", "fa"]);
        assert_eq!((code, errors.as_str()), (0, ""), "{kind}");
        assert!(page.contains("dir=\"rtl\"") && page.ends_with("</html>\n"), "{kind}");
        assert_eq!(page.contains("GM Player, One"), kind != "envelopes", "{kind}");
    }
    let (code, shown, _) =
        touchmove(&["event", "print", "pairings", &name(&archive), "--round", "1", "-o", &name(&out)]);
    assert_eq!((code, shown.as_str()), (0, ""));
    assert!(fs::read_to_string(&out).unwrap().contains("Bye (no opponent)"));
    let (code, _, errors) = touchmove(&["print", "pairings", &name(&archive)]);
    assert_eq!(code, 2);
    assert!(errors.contains("which round?"), "{errors}");
    assert_eq!(touchmove(&["print", "pairings"]).0, 2);
    assert_eq!(touchmove(&["print", "scoresheets", &name(&archive), "--game", "1/1.9"]).0, 2);
    // Each player has a sheet to write on; what was played is printed once.
    let sheets = |more: &[&str]| {
        let page =
            touchmove(&[&["print", "scoresheets", &name(&archive), "--game", "1/1.1"], more].concat()).1;
        page.matches("<section class=\"page sheet\">").count()
    };
    assert_eq!((sheets(&[]), sheets(&["--filled"])), (2, 1));
}

/// Every page of the site links only to pages that are there, in the same folder or the same page in another language.
#[test]
fn a_site_of_an_event_links_to_itself_and_to_nothing_else() {
    let (source, archive) = (file("site", "open.trf"), file("site", "open.json"));
    fs::write(&source, OPEN).unwrap();
    let to = archive.parent().unwrap().join("public");
    let name = |path: &Path| path.to_str().unwrap().to_owned();
    assert_eq!(touchmove(&["event", "import", &name(&source), "-o", &name(&archive)]).0, 0);
    let (code, said, errors) = touchmove(&["event", "site", &name(&archive), "--to", &name(&to)]);
    assert_eq!((code, errors.as_str()), (0, ""), "{said}");
    let mut pages = vec![to.join("index.html")];
    for (tag, words) in [("en", "Pairings, round"), ("hy", "Զույգեր"), ("fa", "dir=\"rtl\"")] {
        let of_round = fs::read_to_string(to.join(tag).join("1-round-1.html")).unwrap();
        assert!(of_round.contains(words) && of_round.contains("GM Player, One"), "{tag}");
        pages.extend(fs::read_dir(to.join(tag)).unwrap().map(|entry| entry.unwrap().path()));
    }
    assert!(pages.len() > 9, "{pages:?}");
    for page in pages {
        let text = fs::read_to_string(&page).unwrap();
        let links: Vec<&str> =
            text.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        assert!(links.len() >= 3, "{}", page.display());
        for link in links {
            assert!(page.parent().unwrap().join(link).exists(), "{}: {link}", page.display());
        }
        assert!(!text.contains("http://") && !text.contains("https://") && !text.contains("<script"));
    }
}

#[cfg(feature = "print")]
#[test]
fn the_same_pages_are_written_as_pdf() {
    let (pgn, out) = (file("pdf", "game.pgn"), file("pdf", "game.pdf"));
    fs::write(&pgn, "[White \"Yerevan\"]\n\n1. Nf3 *\n").unwrap();
    let (pgn, pdf) = (pgn.to_str().unwrap(), out.to_str().unwrap());
    let print = |more: &[&str]| touchmove(&[&["print", "scoresheets", "--pgn", pgn], more].concat());
    for language in ["en", "hy", "fa"] {
        let (code, shown, errors) = print(&["--language", language, "--pdf", pdf]);
        assert_eq!((code, shown.as_str(), errors.as_str()), (0, "", ""), "{language}");
        assert!(fs::read(&out).unwrap().starts_with(b"%PDF-1."), "{language}");
    }
    assert_eq!(print(&["--pdf", pdf, "--fonts", "nowhere"]).0, 2);
    assert_eq!(print(&["--pdf", pdf, "-o", pdf]).0, 2);
    assert_eq!(print(&["--fonts", "."]).0, 2);
}
