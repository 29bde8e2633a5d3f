//! What holds of every command: examples in its help, completions, a manual page, exit code 2 for bad use.

use std::path::Path;
use std::process::{Command, Output};

fn touchmove(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_touchmove")).args(arguments).output().expect("it starts")
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

/// The commands that the program lists.
fn commands() -> Vec<String> {
    let help = text(&touchmove(&["--help"]).stdout);
    let listed = help.split("Commands:").nth(1).expect("commands").split("Options:").next().expect("options");
    let names = listed.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    names.map(str::to_owned).collect()
}

#[test]
fn every_command_shows_examples_and_refuses_what_it_does_not_know() {
    let all = commands();
    assert!(
        ["explain", "compare", "drill", "man", "completions"]
            .iter()
            .all(|name| all.contains(&(*name).to_owned()))
    );
    for name in all {
        let output = touchmove(&[&name, "--help"]);
        assert!(text(&output.stdout).contains("Examples:"), "{name}");
        assert_eq!(touchmove(&[&name, "--no-such-option"]).status.code(), Some(2), "{name}");
    }
}

#[test]
fn shells_complete_every_command() {
    for shell in ["bash", "zsh", "fish"] {
        let output = touchmove(&["completions", shell]);
        assert_eq!(output.status.code(), Some(0));
        let script = text(&output.stdout);
        for name in commands() {
            assert!(script.contains(&name), "{shell}: {name}");
        }
        assert!(script.contains("exam") && script.contains("seed"), "{shell}");
    }
    assert_eq!(touchmove(&["completions", "no-such-shell"]).status.code(), Some(2));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("man");
    let output = touchmove(&["man", folder.to_str().expect("a path")]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    for name in commands() {
        let page = std::fs::read_to_string(folder.join(format!("touchmove-{name}.1"))).expect(&name);
        assert!(page.contains("Examples:"), "{name}");
    }
    assert!(folder.join("touchmove.1").exists());
    assert!(folder.join("touchmove-pgn-check.1").exists());
}

#[test]
fn nothing_is_coloured_where_no_terminal_is() {
    let question = ["explain", "start", "whose move is it?"];
    assert!(!text(&touchmove(&question).stdout).contains('\u{1b}'));
}
