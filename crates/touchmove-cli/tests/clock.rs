//! The real `touchmove clock`, driven line by line, cut off and resumed.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// Longer than any answer takes, short enough for a test that fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running clock.
struct Clock {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

impl Clock {
    fn new(state: &PathBuf, args: &[&str]) -> Clock {
        let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
            .arg("clock")
            .args(args)
            .args(["--plain", "--no-bell", "--state"])
            .arg(state)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, output) = mpsc::channel();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Clock { child, input, output }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The next line with `part` in it.
    fn hear(&self, part: &str) -> String {
        let mut heard = Vec::new();
        while let Ok(line) = self.output.recv_timeout(PATIENCE) {
            if line.contains(part) {
                return line;
            }
            heard.push(line);
        }
        panic!("never said {part:?}, but {heard:#?}");
    }

    fn ask(&mut self, line: &str, part: &str) -> String {
        self.tell(line);
        self.hear(part)
    }

    fn leave(mut self) {
        self.ask("quit", "touchmove clock --resume");
        assert!(self.child.wait().unwrap().success());
    }

    /// SIGKILL: no chance to write anything more.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A file of its own for each test.
fn state(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.json"));
    let _ = std::fs::remove_file(&path);
    path
}

/// The seconds after `White ` in a reading.
fn white_seconds(line: &str) -> u64 {
    let said = line.split("White ").last().unwrap().split([',', '.']).next().unwrap();
    let words: Vec<_> = said.split_whitespace().collect();
    words.chunks(2).fold(0, |sum, pair| match pair {
        [count, unit] if unit.starts_with("hour") => sum + 3600 * count.parse::<u64>().unwrap(),
        [count, unit] if unit.starts_with("minute") => sum + 60 * count.parse::<u64>().unwrap(),
        [count, unit] if unit.starts_with("second") => sum + count.parse::<u64>().unwrap(),
        other => panic!("{other:?} in {line}"),
    })
}

#[test]
fn two_people_play_and_correct_line_by_line() {
    let mut clock = Clock::new(&state("play"), &["3+2"]);
    clock.hear("Clock 3+2");
    let waiting = clock.hear("Not started");
    assert!(
        waiting.contains("White 3 minutes 2 seconds, 0 moves. Black 3 minutes 2 seconds, 0 moves."),
        "{waiting}"
    );
    clock.ask("", "White runs.");
    clock.ask("b", "that clock is not the one running");
    let pressed = clock.ask("w", "Black runs.");
    assert!(pressed.contains("1 move."), "{pressed}");
    clock.ask("pause", "Stopped, Black to run.");
    clock.ask("", "stopped; resume first");
    let corrected = clock.ask("white =10:00", "Stopped");
    assert_eq!(white_seconds(&corrected), 600);
    assert_eq!(white_seconds(&clock.ask("white +2:00", "Stopped")), 720);
    assert_eq!(white_seconds(&clock.ask("white -30s", "Stopped")), 690);
    assert_eq!(white_seconds(&clock.ask("back", "Stopped")), 720);
    assert!(clock.ask("black moves 12", "Stopped").contains("12 moves."));
    clock.ask("black jumps", "jumps: byte 0: expected minutes");
    clock.ask("resume", "Black runs.");
    clock.leave();
}

#[test]
fn a_press_is_taken_back_with_its_increment_and_its_move() {
    let mut clock = Clock::new(&state("back"), &["3+2"]);
    clock.ask("", "White runs.");
    clock.ask("", "Black runs.");
    let back = clock.ask("back", "White runs.");
    assert!(back.contains(", 0 moves. Black"), "{back}");
    assert!(white_seconds(&back) <= 182, "{back}");
    clock.leave();
}

#[test]
fn a_fallen_flag_is_announced_and_freezes_the_clock() {
    let mut clock = Clock::new(&state("flag"), &["0:01"]);
    clock.ask("", "White runs.");
    clock.hear("White's flag is down.");
    let frozen = clock.ask("time", "Frozen");
    assert!(frozen.contains("White no time, flag down"), "{frozen}");
    clock.ask("w", "a flag is down");
    clock.leave();
}

/// Waits for a mark a second after the last press or later.
fn until_marked(state: &PathBuf) {
    let begun = touchmove_moment::read().boot_millis();
    loop {
        // The file is replaced whole, and never half there.
        let text = std::fs::read_to_string(state).unwrap();
        let journal: serde_json::Value = serde_json::from_str(&text).unwrap();
        let pressed = journal["acts"].as_array().and_then(|acts| acts.last()?["at"].as_u64());
        if pressed.is_some_and(|pressed| journal["mark"]["at"].as_u64().unwrap() >= pressed + 1000) {
            return;
        }
        assert!(touchmove_moment::read().boot_millis() - begun < 60_000, "no mark: {text}");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_clock_killed_while_it_runs_is_charged_to_its_last_mark_and_stands() {
    let state = state("killed");
    let mut clock = Clock::new(&state, &["5+0"]);
    let begun = touchmove_moment::read().boot_millis();
    clock.ask("", "White runs.");
    // Until a mark says that a second has been used.
    until_marked(&state);
    clock.kill();
    let ran = (touchmove_moment::read().boot_millis() - begun).div_ceil(1000);
    // Nobody is charged for this.
    thread::sleep(Duration::from_millis(2000));

    let mut clock = Clock::new(&state, &["--resume"]);
    let gap = clock.hear("cut off while it ran");
    assert!(gap.contains("seconds since then are charged to nobody"), "{gap}");
    let reading = clock.hear("Stopped, White to run.");
    // Without the rule two seconds more would be gone.
    let left = white_seconds(&reading);
    assert!((300 - ran..=299).contains(&left), "{reading}, {ran} s");
    // Whole seconds are shown.
    thread::sleep(Duration::from_millis(1100));
    assert_eq!(white_seconds(&clock.ask("time", "Stopped")), left, "it stands until it is resumed");
    clock.ask("resume", "White runs.");
    clock.ask("w", "Black runs.");
    clock.leave();
}

#[test]
fn a_clock_killed_again_and_again_loses_nothing_that_was_done() {
    let state = state("again");
    let mut clock = Clock::new(&state, &["90+30"]);
    clock.ask("", "White runs.");
    for round in 1..=4 {
        clock.ask("w", "Black runs.");
        let pressed = clock.ask("b", "White runs.");
        let moves = format!(", {round} move");
        assert_eq!(pressed.matches(&moves).count(), 2, "{pressed}");
        clock.kill();
        clock = Clock::new(&state, &["--resume"]);
        let reading = clock.hear("Stopped, White to run.");
        assert_eq!(reading.matches(&moves).count(), 2, "{reading}");
        clock.ask("resume", "White runs.");
    }
    // Thirty seconds came with each of four moves; the time it took is a few seconds at most.
    let reading = clock.ask("time", "White runs.");
    assert!(white_seconds(&reading) > 5430 + 4 * 30 - 20, "{reading}");
    clock.leave();
}

#[test]
fn a_new_clock_keeps_the_last_one_beside_it() {
    let state = state("aside");
    Clock::new(&state, &["3+2"]).leave();
    Clock::new(&state, &["5+0"]).leave();
    let kept = std::fs::read_to_string(state.with_extension("json.previous")).unwrap();
    assert!(kept.contains("3+2"), "{kept}");
    let clock = Clock::new(&state, &["--resume"]);
    clock.hear("Clock 5+0");
    clock.leave();
}

fn refused(args: &[&str], complaint: &str) {
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove")).arg("clock").args(args).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(complaint), "{said}");
}

#[test]
fn bad_use_says_what_is_wrong() {
    let nowhere = state("nowhere");
    let nowhere = nowhere.to_str().unwrap();
    refused(&["--plain", "3+x", "--state", nowhere], "3+x: byte 2: expected seconds");
    refused(&["--plain", "--preset", "fide", "--state", nowhere], "no control is called fide");
    refused(&["--plain", "--state", nowhere], "expected a time control such as 3+2");
    refused(&["--plain", "--resume", "--state", nowhere], "no clock to go on with");
    refused(&["3+2", "--state", nowhere], "use --plain");
    assert!(!std::path::Path::new(nowhere).exists(), "a refused clock leaves the last one alone");
}

#[test]
fn presets_are_listed_and_used_by_name() {
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(["clock", "--presets"]).output().unwrap();
    let listed = String::from_utf8(output.stdout).unwrap();
    assert!(listed.lines().any(|line| line.split_whitespace().eq(["fide-blitz", "3+2"])), "{listed}");
    let clock = Clock::new(&state("preset"), &["--preset", "fide-standard", "--next-period", "after-moves"]);
    clock.hear("Clock 40/90+30, 30+30");
    clock.hear("White 1 hour 30 minutes 30 seconds, period 1, 0 moves.");
    clock.leave();
}
