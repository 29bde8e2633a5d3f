//! What `touchmove serve` is told: by flags, by the environment, by a file.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Starts the program in a folder and reads until it listens; the line that says where.
fn started(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.current_dir(folder).arg("serve").args(arguments).envs(environment.iter().copied());
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
    (child, line)
}

/// Runs it until it listens; which of these folders it keeps its journal in.
fn kept_in(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Vec<&'static str> {
    let (mut child, line) = started(folder, arguments, environment);
    assert!(line.starts_with("Touchmove is at http://127.0.0.1:"), "{line}");
    child.kill().unwrap();
    child.wait().unwrap();
    let all = ["by-file", "by-environment", "by-flag", "data"];
    let there = all.into_iter().filter(|name| folder.join(name).join("journal.sqlite").exists()).collect();
    for name in all {
        let _ = std::fs::remove_dir_all(folder.join(name));
    }
    there
}

#[test]
fn a_flag_counts_before_the_environment_and_the_environment_before_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = "data = \"by-file\"\nlisten = \"127.0.0.1:0\"\nballast = 0\n";
    std::fs::write(folder.path().join("club.toml"), file).unwrap();
    let by_environment = [("TOUCHMOVE_DATA", "by-environment")];
    let by_file = ["--config", "club.toml"];
    assert_eq!(kept_in(folder.path(), &by_file, &[]), ["by-file"]);
    assert_eq!(kept_in(folder.path(), &by_file, &by_environment), ["by-environment"]);
    let by_flag = ["--config", "club.toml", "--data", "by-flag"];
    assert_eq!(kept_in(folder.path(), &by_flag, &by_environment), ["by-flag"]);
    // The file itself may be named by the environment, and without anything the folder is `data`.
    assert_eq!(kept_in(folder.path(), &[], &[("TOUCHMOVE_CONFIG", "club.toml")]), ["by-file"]);
    let plain = ["--listen", "127.0.0.1:0", "--ballast", "0"];
    assert_eq!(kept_in(folder.path(), &plain, &[]), ["data"]);
}

#[test]
fn every_setting_has_a_flag_a_variable_and_a_name_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let help = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for (name, value) in [
        ("data", "\"d\""),
        ("listen", "\"127.0.0.1:0\""),
        ("lan", "\"127.0.0.1:0\""),
        ("mirror", "\"m\""),
        ("ballast", "0"),
        ("pace", "20"),
        ("database", "\"postgres://nowhere.invalid/x\""),
        ("node", "\"a\""),
        ("address", "\"http://127.0.0.1:1\""),
        ("public", "\"https://chess.example\""),
        ("demo", "false"),
    ] {
        assert!(help.contains(&format!("--{name}")), "{name}");
        assert!(help.contains(&format!("TOUCHMOVE_{}", name.to_uppercase())), "{name}");
        std::fs::write(folder.path().join("one.toml"), format!("{name} = {value}\n")).unwrap();
        // A file that is read is followed by a fault of the flag, not of the file.
        let words = refused(folder.path(), &["--config", "one.toml", "--listen", "nowhere"], &[]);
        assert!(words.contains("nowhere"), "{name}: {words}");
    }
    for (place, usual) in
        [("127.0.0.1:8765", "listen"), ("[default: data]", "data"), ("[default: 20]", "pace")]
    {
        assert!(help.contains(place), "{usual}");
    }
}

fn refused(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.current_dir(folder).arg("serve").args(arguments).envs(environment.iter().copied());
    let mut child = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let mut words = String::new();
    child.stderr.take().unwrap().read_to_string(&mut words).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2), "{words}");
    words
}

#[test]
fn what_is_said_wrongly_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("wrong.toml"), "data = \"d\"\nlissten = \"127.0.0.1:0\"\n").unwrap();
    let words = refused(folder.path(), &["--config", "wrong.toml"], &[]);
    assert!(words.contains("wrong.toml") && words.contains("lissten"), "{words}");
    let words = refused(folder.path(), &[], &[("TOUCHMOVE_LISTEN", "everywhere")]);
    assert!(words.contains("everywhere"), "{words}");
    let words = refused(folder.path(), &["--listen", "127.0.0.1:0", "--public", "chess.example"], &[]);
    assert!(words.contains("chess.example is no public address"), "{words}");
    let words = refused(folder.path(), &["--config", "none.toml"], &[]);
    assert!(words.contains("none.toml"), "{words}");
}

#[test]
fn whoever_listens_to_the_network_without_encryption_is_warned() {
    let folder = tempfile::tempdir().unwrap();
    for (listen, warned) in [("127.0.0.1:0", false), ("0.0.0.0:0", true)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        command.current_dir(folder.path()).args(["serve", "--ballast", "0", "--listen", listen]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        if !warned {
            // Told to stop, it has said whatever there was to say.
            assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
        }
        let mut words = String::new();
        let mut told = BufReader::new(child.stderr.take().unwrap());
        told.read_line(&mut words).unwrap();
        assert_eq!(words.contains("without encryption; use --lan"), warned, "{listen}: {words}");
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

#[test]
fn how_to_take_another_name_in_stands_on_the_terminal_and_is_not_told_to_whoever_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.current_dir(folder.path()).args(["serve", "--ballast", "0", "--listen", "127.0.0.1:0"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap();
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("ask the organiser"), "{answer}");
    assert!(!answer.contains("--public"), "{answer}");
    let mut told = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut told).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(told.contains("start it with --public https://club.example"), "{told}");
}
