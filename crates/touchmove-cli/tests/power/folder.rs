//! The data folder: who may read it, and what is said when it cannot be used.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::client::{Client, nothing_is_lost};
use crate::disk::full_until_gone;
use crate::kept::Kept;
use crate::lost::{killed, start};
use crate::server::{Server, command};

fn rights(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}

#[test]
fn only_the_owner_reads_the_folder_and_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("club");
    let started = || {
        let server = Server::start(&data);
        server.new_game("90+30");
        while !data.join("paper.html").exists() {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        server
    };
    drop(started());
    let names: Vec<String> =
        files(&data).iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
    for name in ["journal.sqlite", "journal.sqlite-wal", "mirror.jsonl", "paper.html", "secret"] {
        assert!(names.iter().any(|found| found == name), "{name}: {names:?}");
    }
    let checked = || {
        assert_eq!(rights(&data), 0o700);
        for path in files(&data).iter().filter(|path| !path.ends_with("ballast")) {
            assert_eq!(rights(path), 0o600, "{}", path.display());
        }
    };
    checked();
    // A folder of an earlier version is put right.
    fs::create_dir_all(data.join("copies")).unwrap();
    fs::write(data.join("copies/journal-1.sqlite"), "").unwrap();
    for path in files(&data) {
        fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
    }
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    drop(started());
    checked();
}

#[test]
fn a_full_disk_at_the_start_is_given_what_was_kept_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut client = Client::new(&server);
    let mut line = server.join(&client.game, &client.token);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    killed_quietly(server);
    assert!(folder.path().join("ballast").exists());
    let server = Server::listening(full_until_gone(folder.path(), "ballast")).unwrap_or_else(|mut child| {
        let code = child.wait().unwrap();
        panic!("the server does not start: {code}")
    });
    killed_quietly(server);
    nothing_is_lost(&client, &Kept::read(folder.path(), &client.game));
}

fn killed_quietly(mut server: Server) {
    server.child.kill().unwrap();
    server.child.wait().unwrap();
}

#[test]
fn a_secret_that_is_lost_is_said_and_one_that_was_cut_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let secret = folder.path().join("secret");
    let server = start(folder.path(), &[]).unwrap();
    server.new_game("90+30");
    assert!(!killed(server).contains("secret"), "the first start has nothing to say");
    fs::remove_file(&secret).unwrap();
    let said = killed(start(folder.path(), &[]).unwrap());
    assert!(said.contains("secret is missing") && said.contains("no longer open"), "{said}");
    let whole = fs::read(&secret).unwrap();
    assert!(!killed(start(folder.path(), &[]).unwrap()).contains("secret"));
    fs::write(&secret, &whole[..20]).unwrap();
    let said = killed(start(folder.path(), &[]).unwrap());
    assert!(said.contains("secret is damaged") && said.contains("no longer open"), "{said}");
    assert_eq!(fs::read(folder.path().join("secret.before-1")).unwrap(), &whole[..20]);
}

#[test]
fn two_servers_on_one_folder_are_told_so_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let _first = Server::start(folder.path());
    let (code, said) = start(folder.path(), &[]).err().expect("a second server starts");
    assert_eq!(code, Some(2));
    assert!(
        said.contains("another program has the journal open") && !said.contains("database is locked"),
        "{said}"
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    killed_quietly(Server::start(folder.path()));
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let mut program = command(folder.path());
    // Anyone who owns the machine may write everywhere: somebody else starts the program, where they can reach it.
    let reached = tempfile::tempdir().unwrap();
    if fs::write(folder.path().join("probe"), "").is_ok() {
        fs::remove_file(folder.path().join("probe")).unwrap();
        fs::set_permissions(reached.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let copy = reached.path().join("touchmove");
        fs::copy(program.get_program(), &copy).unwrap();
        let arguments: Vec<_> = program.get_args().map(ToOwned::to_owned).collect();
        program = Command::new(copy);
        program.args(arguments).stdout(Stdio::piped()).uid(65_534);
    }
    program.stderr(Stdio::piped());
    let mut child = Server::listening(program.spawn().unwrap()).err().expect("it starts");
    let said = crate::lost::said(&mut child);
    assert_eq!(child.wait().unwrap().code(), Some(2), "{said}");
    assert!(said.contains("cannot write in the folder") && !said.contains("I/O error"), "{said}");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
}
