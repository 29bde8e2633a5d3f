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

/// What is shown as code: `…` within lines, and the commands of blocks.
fn code(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            found.extend(line.trim_start().strip_prefix("$ ").map(ToOwned::to_owned));
        } else {
            found.extend(line.split('`').skip(1).step_by(2).map(ToOwned::to_owned));
        }
    }
    found
}

fn help(of: &[&str]) -> Option<String> {
    let said =
        Command::new(env!("CARGO_BIN_EXE_touchmove")).args(of).arg("--help").output().expect("the program");
    said.status.success().then(|| String::from_utf8_lossy(&said.stdout).into_owned())
}

/// Whether a command and every flag that is shown with it stand in its help.
fn complaint(command: &str) -> Option<String> {
    let words: Vec<&str> = command.split([' ', '=']).collect();
    let (mut path, mut text) = (Vec::new(), help(&[])?);
    for word in &words {
        let of: Vec<&str> = path.iter().copied().chain([*word]).collect();
        let is_command = word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && text.contains(&format!("\n  {word} "));
        match is_command.then(|| help(&of)).flatten() {
            Some(said) => (path, text) = (of, said),
            None => break,
        }
    }
    if path.is_empty() && !words[0].starts_with('-') {
        return Some(format!("`touchmove {command}` is no command"));
    }
    let known = |flag: &str| text.split([' ', ',', '\n', '[']).any(|word| word == flag);
    let flags = words.iter().filter(|word| word.starts_with("--"));
    flags.copied().find(|flag| !known(flag)).map(|flag| format!("`touchmove {command}` knows no {flag}"))
}

#[test]
fn every_command_of_the_guides_is_in_the_help() {
    let mut looked_at = 0;
    let mut complaints = Vec::new();
    for guide in ["docs/operator.md", "docs/organiser.md", "docs/live.md"] {
        for command in code(&shown(guide)) {
            let command = command.trim_start_matches("sudo -u touchmove ").trim_start_matches("sudo ");
            // A flag alone is one of the server's.
            let of_the_server = command.strip_prefix("--").map(|_| format!("serve {command}"));
            let asked = command.strip_prefix("touchmove ").map(ToOwned::to_owned).or(of_the_server);
            if let Some(asked) = asked {
                looked_at += 1;
                complaints.extend(complaint(&asked).map(|words| format!("{guide}: {words}")));
            }
            let script = command.split(' ').next().filter(|word| word.starts_with("script/"));
            if let Some(script) = script
                .filter(|script| !Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(script).exists())
            {
                complaints.push(format!("{guide}: {script} does not exist"));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
    assert!(looked_at > 30, "{looked_at} commands");
    assert!(complaint("serve --no-such-flag").is_some() && complaint("swim").is_some());
}
