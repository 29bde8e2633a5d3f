//! `touchmove event import`, `export` and `pair` as a person runs them.

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
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("event-files").join(test);
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

const OPEN: &str = "\
012 Small Open
022 Yerevan
032 ARM
042 2026/11/15
062 3
092 Individual: Swiss-System
102 Chief Arbiter
122 90+30
142 2
202 BH,SB
222 5400+30
001    1 m GM Player, One                       2700 ARM    13300001 1982/10/06  1.0    1     2 w 1
001    2 w    Player, Two                       2300 IRI                         0.0    3     1 b 0
001    3      Player, Three                                                      1.0    1  0000 - U
";

#[test]
fn a_tournament_file_goes_in_and_comes_out() {
    let (source, archive, out) =
        (file("out", "open.trf"), file("out", "open.json"), file("out", "again.trf"));
    fs::write(&source, OPEN).unwrap();
    let name = |path: &Path| path.to_str().unwrap().to_owned();
    let (code, shown, errors) = touchmove(&["event", "import", &name(&source), "-o", &name(&archive)]);
    assert_eq!((code, errors.as_str()), (0, ""));
    assert!(shown.ends_with("open.json: 3 players, 1 games, 0 undecided\n"), "{shown}");
    let (code, shown, _) = touchmove(&["event", "export", &name(&archive), "--trf26", "-o", &name(&out)]);
    assert_eq!((code, shown.as_str()), (0, ""));
    let written = fs::read_to_string(&out).unwrap().replace("\r\n", "\n");
    // 072 says how many are rated; it was not in the file. Buchholz parts the two with one point each.
    let lines = |text: &str| {
        text.lines().filter(|line| !line.starts_with("001")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&written.replace("072 2\n", "")), lines(OPEN));
    for line in OPEN.lines().filter(|line| line.starts_with("001")) {
        assert!(
            written
                .lines()
                .filter(|one| one.starts_with("001"))
                .any(|one| one[..84] == line[..84] && one[89..] == line[89..]),
            "{line}"
        );
    }
    let (code, pgn, _) = touchmove(&["event", "export", &name(&archive), "--pgn"]);
    assert_eq!(code, 0);
    assert!(pgn.contains("[White \"Player, One\"]") && pgn.contains("[Result \"1-0\"]"), "{pgn}");
    assert_eq!(touchmove(&["event", "export", &name(&archive)]).0, 2, "which format?");
    assert_eq!(touchmove(&["event", "export", &name(&archive), "--trf16", "--section", "2"]).0, 2);
}

#[test]
fn a_defective_file_is_refused_with_every_place() {
    let source = file("defect", "open.trf");
    fs::write(&source, OPEN.replace("   2 w 1", "   2 w X").replace("222 5400+30", "222 90min")).unwrap();
    let (code, shown, errors) = touchmove(&["event", "import", source.to_str().unwrap()]);
    assert_eq!((code, shown.as_str()), (2, ""));
    assert!(
        errors.contains("open.trf: line 11, column 5: expected a time control such as 40/6000+30:900+30\n"),
        "{errors}"
    );
    assert!(errors.contains("line 12, column 99: expected 1 = 0 + - W D L, or a blank"), "{errors}");
    assert!(errors.contains("2 defects, nothing is imported"), "{errors}");
    fs::write(&source, b"012 Caf\xe9\n").unwrap();
    let (code, _, errors) = touchmove(&["event", "import", source.to_str().unwrap()]);
    assert_eq!(code, 2);
    assert!(errors.contains("line 1: the letters are not UTF-8; try --encoding latin1"), "{errors}");
}

#[test]
fn a_pairing_list_becomes_a_round() {
    let (source, archive, list) =
        (file("pair", "open.trf"), file("pair", "open.json"), file("pair", "2.csv"));
    fs::write(&source, OPEN).unwrap();
    let name = |path: &Path| path.to_str().unwrap().to_owned();
    assert_eq!(touchmove(&["event", "import", &name(&source), "-o", &name(&archive)]).0, 0);
    fs::write(&list, "Board;White;Black\n1;Player, Three;1\n;2;bye\n").unwrap();
    let (code, shown, errors) = touchmove(&["event", "pair", &name(&archive), &name(&list), "--round", "2"]);
    assert_eq!((code, errors.as_str()), (0, ""));
    assert!(shown.ends_with("round 2: 1 games, 1 byes\n"), "{shown}");
    let (_, written, _) = touchmove(&["event", "export", &name(&archive), "--trf16"]);
    assert!(
        written.contains("     2 w 1     3 b\r\n") && written.contains("     1 b 0  0000 - U\r\n"),
        "{written}"
    );
    fs::write(&list, "1,3,9\n").unwrap();
    let (code, _, errors) = touchmove(&["event", "pair", &name(&archive), &name(&list), "--round", "2"]);
    assert_eq!(code, 2);
    assert!(errors.contains("2.csv: line 1, value 3: nobody in the section is 9\n"), "{errors}");
    fs::write(&list, "1,3,1\n").unwrap();
    let (code, shown, _) = touchmove(&["event", "pair", &name(&archive), &name(&list), "--round", "1"]);
    assert_eq!(code, 1, "round 1 has begun: {shown}");
}
