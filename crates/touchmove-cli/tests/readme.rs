//! The commands that README.md and docs/commands.md show are run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn readme() -> String {
    shown("README.md")
}

fn shown(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(path).expect(name)
}

/// A folder with the files that the commands speak of.
fn place() -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    fs::create_dir_all(&place).expect("a folder");
    let told = readme()
        .split("$ cat incident.scn\n")
        .nth(1)
        .expect("the incident")
        .split("\n$")
        .next()
        .unwrap()
        .to_owned();
    fs::write(place.join("incident.scn"), told).expect("a file");
    for (name, text) in [
        ("white.pgn", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *\n"),
        ("black.pgn", "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 4. Ba4 *\n"),
        ("games.pgn.zst", "1. e4 e5 2. Ke3 *\n"),
    ] {
        fs::write(place.join(name), text).expect("a file");
    }
    place
}

/// The words of a command line, quotation marks taken off.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let (word, after) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').expect("a closing mark"),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    words
}

#[test]
fn the_commands_of_the_readme_are_good_use() {
    let place = place();
    let texts = readme() + &shown("docs/commands.md");
    let lines = texts.lines().filter_map(|line| line.strip_prefix("$ touchmove "));
    let mut run = 0;
    for line in lines {
        let line = line.split(" # ").next().unwrap_or(line);
        // A clock runs until somebody ends it.
        if line.starts_with("clock") {
            continue;
        }
        let output = Command::new(env!("CARGO_BIN_EXE_touchmove"))
            .args(words(line))
            .current_dir(&place)
            .stdin(Stdio::null())
            .output()
            .expect("it starts");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{line}: {complaint}");
        assert!(!output.stdout.is_empty() || line.contains("--paper"), "{line}");
        run += 1;
    }
    assert!(run >= 15, "only {run} commands");
}
