//! `touchmove drill` as a user meets it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn drill(arguments: &[&str], answers: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .arg("drill")
        .args(arguments)
        .env("XDG_DATA_HOME", folder("unused"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // A run that asks nothing may have ended already.
    let _ = child.stdin.take().expect("standard input").write_all(answers.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

fn json(arguments: &[&str]) -> Value {
    let output = drill(&[arguments, &["--json"]].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// An empty folder of its own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("drill").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// A folder with this one scenario in it.
fn with(name: &str, scenario: &str) -> String {
    let path = folder(name);
    fs::create_dir_all(path.join("irregularity")).expect("a folder");
    fs::write(path.join("irregularity/case.scn"), scenario).expect("a file");
    path.display().to_string()
}

const SECOND_ILLEGAL: &str = "law 2023 7.5.5, 2001 7.4(b)
why The second illegal move costs time in 2001 and the game in 2023.
moves 1.e4 e5

0:20 White touches g1, releases g3, presses
0:25 Black claims an illegal move
0:40 White touches g1, releases g4, presses
0:44 Black claims an illegal move
";

/// The right letters of an incident, in one line.
fn right_letters(incident: &Value) -> String {
    let letter = |question: &Value| {
        let right = question["right"].as_u64().expect("a place");
        char::from(b'a' + u8::try_from(right).expect("few options")).to_string()
    };
    incident["questions"].as_array().expect("questions").iter().map(letter).collect::<Vec<_>>().join(" ")
        + "\n"
}

fn question<'a>(incident: &'a Value, about: &str) -> &'a Value {
    let questions = incident["questions"].as_array().expect("questions");
    questions
        .iter()
        .find(|question| question["about"] == about)
        .unwrap_or_else(|| panic!("{about}: {incident:#}"))
}

fn right<'a>(incident: &'a Value, about: &str) -> &'a str {
    let question = question(incident, about);
    let place = usize::try_from(question["right"].as_u64().expect("a place")).expect("small");
    question["options"][place].as_str().expect("text")
}

#[test]
fn the_key_is_what_the_laws_say_and_the_other_edition_stands_beside_it() {
    let from = with("key", SECOND_ILLEGAL);
    let answer = json(&["--from", &from, "--seed", "1"]);
    let incidents = answer["incidents"].as_array().expect("incidents");
    assert_eq!(incidents.len(), 2, "{answer:#}");
    let of_line = |line: &str| {
        let ending = format!(":{line}");
        incidents.iter().find(|one| one["id"].as_str().unwrap().ends_with(&ending)).expect("that line")
    };
    let first = of_line("6");
    assert_eq!(right(first, "result"), "The game goes on");
    assert_eq!(right(first, "time"), "Black gets 2:00 more");
    assert_eq!(right(first, "position"), "The position before White’s move 2 is put back");
    assert_eq!(right(first, "touch"), "White must move the knight on g1");
    assert_eq!(right(first, "count"), "It is illegal move number 1 of White");
    assert_eq!(right(first, "article"), "7.5.1");
    let second = of_line("8");
    assert_eq!(right(second, "result"), "Black wins, 0-1");
    assert_eq!(question(second, "result")["other_edition"], "The game goes on");
    assert_eq!(right(second, "article"), "7.5.5");
    assert!(second["now"][0].as_str().unwrap().contains("Black claims an illegal move"), "{second:#}");
    assert!(second["before"][0].as_str().unwrap().contains("White touches the knight on g1"), "{second:#}");
}

#[test]
fn the_drill_speaks_armenian_and_persian_and_has_the_same_key() {
    let from = with("languages", SECOND_ILLEGAL);
    let in_language = |tag: &str| {
        let answer = json(&["--from", &from, "--seed", "1", "--language", tag]);
        let incidents = answer["incidents"].as_array().expect("incidents").clone();
        incidents.into_iter().find(|one| one["id"].as_str().unwrap().ends_with(":6")).expect("that line")
    };
    let armenian = in_language("hy");
    assert_eq!(right(&armenian, "result"), "Խաղը շարունակվում է");
    assert_eq!(right(&armenian, "time"), "Սևերին ավելացվում է 2:00");
    assert_eq!(right(&armenian, "position"), "Վերականգնվում է սպիտակների 2-րդ քայլից առաջ եղած դիրքը");
    assert_eq!(right(&armenian, "touch"), "Սպիտակները պետք է քայլեն g1 դաշտի ձիով");
    assert_eq!(right(&armenian, "count"), "Սա սպիտակների առաջին անհնարին քայլն է");
    assert!(
        armenian["now"][0].as_str().unwrap().ends_with("Սևերը հայտարարում են անհնարին քայլի մասին։"),
        "{armenian:#}"
    );
    let persian = in_language("fa");
    let bare = |text: &str| text.replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(bare(right(&persian, "time")), "سیاه 2:00 بیشتر می‌گیرد");
    assert_eq!(bare(right(&persian, "position")), "پوزیسیون پیش از حرکت ۲ سفید به صفحه برمی‌گردد");
    assert_eq!(bare(right(&persian, "touch")), "سفید باید اسب g1 را حرکت دهد");
    assert_eq!(bare(right(&persian, "count")), "این اولین حرکت غیرقانونی سفید است");
    let shown = |tag: &str| {
        let asked =
            drill(&["--from", &from, "--seed", "1", "--language", tag, "--no-progress"], &"a\n".repeat(20));
        text(&asked.stdout)
    };
    let (english, persian) = (shown("en"), shown("fa"));
    assert_eq!(english.matches("The same").count(), 1, "{english}");
    assert_eq!(persian.matches("\u{2068}همان\u{2069}").count(), 1, "{persian}");
    let asked = drill(&["--from", &from, "--seed", "1", "--language", "hy", "--no-progress"], "q\n");
    assert_eq!(asked.status.code(), Some(0));
    assert!(text(&asked.stdout).contains("Ինչպե՞ս եք որոշում"), "{}", text(&asked.stdout));
    assert_eq!(drill(&["--language", "xx"], "").status.code(), Some(2));
}

#[test]
fn the_same_seed_asks_the_same_and_another_asks_something_else() {
    let one = json(&["--seed", "5", "-n", "6"]);
    assert_eq!(one, json(&["--seed", "5", "-n", "6"]));
    assert_ne!(one["incidents"], json(&["--seed", "6", "-n", "6"])["incidents"]);
}

#[test]
fn every_incident_of_the_stock_asks_questions_with_one_right_option_among_several() {
    for edition in ["2001", "2023"] {
        let answer = json(&["--edition", edition, "--seed", "1", "-n", "100000"]);
        let incidents = answer["incidents"].as_array().expect("incidents");
        assert!(incidents.len() > 300, "{edition}: {}", incidents.len());
        for incident in incidents {
            let questions = incident["questions"].as_array().expect("questions");
            assert!(questions.len() >= 2, "{incident:#}");
            for question in questions {
                let options = question["options"].as_array().expect("options");
                let different: std::collections::HashSet<&str> =
                    options.iter().map(|option| option.as_str().expect("text")).collect();
                assert!(options.len() >= 2 && different.len() == options.len(), "{incident:#}");
                assert!(question["right"].as_u64().expect("a place") < options.len() as u64, "{incident:#}");
                assert!(
                    !options.iter().any(|option| option.as_str().unwrap().starts_with("drill-")),
                    "{incident:#}"
                );
            }
            assert!(!incident["rulings"].as_array().expect("rulings").is_empty(), "{incident:#}");
        }
    }
}

#[test]
fn topics_are_folders_and_numbers() {
    let all = |topic: &str| json(&["--topic", topic, "--seed", "1", "-n", "100000"]);
    let touch = all("touch");
    assert!(
        touch["incidents"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["id"].as_str().unwrap().starts_with("touch/"))
    );
    assert!(all("7.5.5")["incidents"].as_array().unwrap().len() >= 5);
    assert_eq!(drill(&["--topic", "no-such-thing", "--no-progress"], "").status.code(), Some(2));
    assert!(text(&drill(&["--topics"], "").stdout).contains("touch: "));
}

#[test]
fn practice_marks_at_once_with_the_articles() {
    let from = with("marks", SECOND_ILLEGAL);
    let answer = json(&["--from", &from, "--seed", "2", "-n", "1"]);
    let letters = right_letters(&answer["incidents"][0]);
    let output = drill(&["--from", &from, "--seed", "2", "-n", "1", "--no-progress"], &letters);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(shown.contains("100 %") && shown.contains("Right") && !shown.contains("Wrong"), "{shown}");
    assert!(shown.contains("By the Laws of 2001"), "{shown}");
    let output = drill(&["--from", &from, "--seed", "2", "-n", "1", "--no-progress"], "z\n\n\n\n\n\n\n\n\n");
    let shown = text(&output.stdout);
    assert!(shown.contains("expected a letter from a to") && shown.contains("No answer"), "{shown}");
}

#[test]
fn an_exam_is_passed_with_enough_right_answers_and_tells_nothing_before() {
    let answer = json(&["--exam", "4", "--seed", "9"]);
    let incidents = answer["incidents"].as_array().expect("incidents");
    let letters: String = incidents.iter().map(right_letters).collect();
    let passed = drill(&["--exam", "4", "--seed", "9", "--no-progress"], &letters);
    let shown = text(&passed.stdout);
    assert_eq!(passed.status.code(), Some(0), "{shown}");
    assert!(shown.contains("Passed: 100 %") && !shown.contains("Ruling"), "{shown}");
    let failed = drill(&["--exam", "4", "--seed", "9", "--no-progress"], "q\n");
    assert_eq!(failed.status.code(), Some(1));
    assert!(text(&failed.stdout).contains("Not passed: 0 %, 70 % were needed"));
    assert_eq!(drill(&["--exam", "4", "--pass", "101"], "").status.code(), Some(2));
}

#[test]
fn progress_is_kept_and_what_was_wrong_comes_again_first() {
    let from = with("again", SECOND_ILLEGAL);
    let kept = folder("progress");
    let kept = kept.display().to_string();
    let run = |answers: &str| {
        text(&drill(&["--from", &from, "--seed", "1", "-n", "1", "--progress", &kept], answers).stdout)
    };
    let first = json(&["--from", &from, "--seed", "1", "-n", "1"]);
    run(&right_letters(&first["incidents"][0]));
    let progress: Value =
        serde_json::from_slice(&fs::read(Path::new(&kept).join("drill.json")).unwrap()).unwrap();
    assert_eq!(progress["sessions"], 1);
    assert_eq!(progress["incidents"][0]["known"], 1);
    assert_eq!(progress["incidents"][0]["asked"], progress["incidents"][0]["right"]);
    // The one that was right has to wait: the other one is asked, and wrong it comes again at once.
    let second = run("\n\n\n\n\n\n\n\n");
    let third = run("q\n");
    let asked = |shown: &str| {
        shown.lines().skip_while(|line| !line.contains("What happens now")).nth(1).map(str::to_owned)
    };
    assert_eq!(asked(&second), asked(&third));
    let first_line = first["incidents"][0]["now"][0].as_str().unwrap();
    assert_ne!(asked(&second).unwrap().trim(), first_line, "{second}");
}

#[test]
fn paper_and_key_are_printed_for_the_same_questions() {
    let place = folder("paper");
    let (paper, key) = (place.join("paper.html"), place.join("key.html"));
    let output = drill(
        &["--exam", "3", "--seed", "4", "--paper", paper.to_str().unwrap(), "--key", key.to_str().unwrap()],
        "",
    );
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let (paper, key) = (fs::read_to_string(paper).unwrap(), fs::read_to_string(key).unwrap());
    assert!(paper.contains("Incident 3 of 3") && key.contains("Incident 3 of 3"));
    assert!(!paper.contains("class=\"right\""));
    let answer = json(&["--exam", "3", "--seed", "4"]);
    let asked: usize = answer["incidents"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["questions"].as_array().unwrap().len())
        .sum();
    assert_eq!(key.matches("class=\"right\"").count(), asked);
    assert_eq!(paper.matches("class=\"board\"").count(), 3);
}
