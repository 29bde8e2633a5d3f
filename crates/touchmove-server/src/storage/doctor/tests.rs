use touchmove_store::{Append, JournalRow, Kind, Lease, Store};

use super::*;
use crate::storage::disk_space::FreeSpace;

const WORLD: World = World { wall: EARLIEST + 100 * DAY, open_files: Some(1 << 20) };

/// A folder in which all is well, as a power cut leaves it, and its options.
async fn well() -> (tempfile::TempDir, Options) {
    let (running, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let options = Options::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
    let [journal, mirror] = ["journal.sqlite", "mirror.jsonl"].map(|name| running.path().join(name));
    let (store, _) = Store::open(&journal, Some(&mirror)).await.unwrap();
    let row = JournalRow { id: "g".into(), kind: Kind::Game, terms: "{}".into(), created: 1 };
    store.create(row).await.unwrap();
    for seq in 1..=5 {
        let entry = Append {
            journal: "g".into(),
            seq,
            at: 1,
            actor: "white".into(),
            device: String::new(),
            act: "act".repeat(50),
            rulings: "[]".into(),
            key: seq.to_string(),
            lease: Lease::default(),
        };
        store.append(entry).await.unwrap();
    }
    // The second path follows the commit: the last line may come a moment after its acknowledgement.
    while fs::read_to_string(&mirror).unwrap().lines().count() < 6 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    for name in ["journal.sqlite", "journal.sqlite-wal", "mirror.jsonl"] {
        fs::copy(running.path().join(name), folder.path().join(name)).unwrap();
    }
    touchmove_store::take_rights(folder.path());
    crate::auth::seats::write_private(&folder.path().join("secret"), &[7; 32]).unwrap();
    (folder, options)
}

/// What is found of one thing, but for the disk, which is the machine's own.
async fn found(options: &Options, world: &World) -> Vec<Finding> {
    let mut findings = examine(options, world).await;
    findings.retain(|finding| finding.about != "disk");
    findings
}

fn abouts(findings: &[Finding]) -> Vec<&str> {
    findings.iter().map(|finding| finding.about).collect()
}

#[tokio::test]
async fn a_folder_in_which_all_is_well_has_no_findings() {
    let (_folder, options) = well().await;
    assert_eq!(found(&options, &WORLD).await, []);
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_said() {
    let (folder, options) = well().await;
    let nowhere = Options { data: folder.path().join("nowhere"), ..options };
    assert_eq!(abouts(&found(&nowhere, &WORLD).await), ["folder"]);
}

#[tokio::test]
async fn a_journal_that_is_gone_is_put_back_from_the_second_path() {
    let (folder, options) = well().await;
    fs::remove_file(folder.path().join("journal.sqlite")).unwrap();
    let findings = found(&options, &WORLD).await;
    assert_eq!(abouts(&findings), ["journal"]);
    assert!(findings[0].advice.contains("touchmove restore"), "{findings:?}");
}

#[tokio::test]
async fn a_broken_chain_and_a_log_that_is_gone_are_named() {
    let (folder, options) = well().await;
    fs::remove_file(folder.path().join("journal.sqlite-wal")).unwrap();
    let findings = found(&options, &WORLD).await;
    assert_eq!(abouts(&findings), ["mirror"]);
    assert!(
        findings[0].problem.contains("has 0 entries") && findings[0].problem.contains("has 5"),
        "{findings:?}"
    );
    let (folder, options) = well().await;
    let log = folder.path().join("journal.sqlite-wal");
    let text = fs::read(&log).unwrap();
    assert!(text.windows(3).any(|three| three == b"act"), "the entries are in the log");
    let copy = folder.path().join("copy.sqlite");
    touchmove_store::rebuild(&touchmove_store::records(&options.mirror()).unwrap(), &copy).await.unwrap();
    let mut bytes = fs::read(&copy).unwrap();
    let place = bytes.windows(6).position(|six| six == b"actact").unwrap();
    bytes[place] = b'A';
    fs::write(&copy, bytes).unwrap();
    fs::rename(copy, folder.path().join("journal.sqlite")).unwrap();
    fs::remove_file(log).unwrap();
    let findings = found(&options, &WORLD).await;
    assert_eq!(abouts(&findings), ["journal"]);
    assert!(findings[0].problem.contains("the journal g is broken at entry"), "{findings:?}");
}

#[tokio::test]
async fn a_second_path_that_is_missing_or_damaged_is_named() {
    let (_folder, options) = well().await;
    let text = fs::read_to_string(options.mirror()).unwrap();
    fs::write(options.mirror(), text.replacen("\"seq\":2", "\"seq\":x", 1)).unwrap();
    let findings = found(&options, &WORLD).await;
    assert_eq!(abouts(&findings), ["mirror"]);
    assert!(findings[0].problem.contains("line 3"), "{findings:?}");
    fs::remove_file(options.mirror()).unwrap();
    assert_eq!(abouts(&found(&options, &WORLD).await), ["mirror"]);
}

#[tokio::test]
async fn the_secret_rights_certificates_limits_and_the_clock_are_looked_at() {
    let (folder, options) = well().await;
    fs::remove_file(folder.path().join("secret")).unwrap();
    assert_eq!(abouts(&found(&options, &WORLD).await), ["secret"]);
    let (folder, options) = well().await;
    let today = WORLD.wall / DAY;
    fs::write(folder.path().join("lan-a.until"), (today + 61).to_string()).unwrap();
    assert_eq!(found(&options, &WORLD).await, []);
    fs::write(folder.path().join("lan-a.until"), (today + 5).to_string()).unwrap();
    let findings = found(&options, &WORLD).await;
    assert!(findings[0].problem.contains("ends in 5 days"), "{findings:?}");
    fs::write(folder.path().join("lan-a.until"), today.to_string()).unwrap();
    assert!(found(&options, &WORLD).await[0].problem.contains("has ended"));
    let (_folder, options) = well().await;
    assert_eq!(abouts(&found(&options, &World { open_files: Some(1024), ..WORLD }).await), ["limits"]);
    assert_eq!(abouts(&found(&options, &World { wall: 1000, ..WORLD }).await), ["clock"]);
    assert_eq!(clock(&WORLD, Some(WORLD.wall + 3 * DAY)).map(|one| one.about), Some("clock"));
    assert_eq!(clock(&WORLD, Some(WORLD.wall)), None);
}

#[cfg(unix)]
#[tokio::test]
async fn files_that_others_read_are_named_one_by_one() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, options) = well().await;
    for (name, mode) in [("mirror.jsonl", 0o644), ("secret", 0o640)] {
        fs::set_permissions(folder.path().join(name), fs::Permissions::from_mode(mode)).unwrap();
    }
    let findings = found(&options, &WORLD).await;
    assert_eq!(abouts(&findings), ["rights", "rights"]);
    assert!(findings[1].problem.ends_with("secret"), "{findings:?}");
}

#[test]
fn a_disk_that_fills_up_is_said() {
    let left = |free| {
        disk(&Disk::read_by(Path::new(""), Box::new(move |_| Some(FreeSpace { free, whole: 1 << 40 }))))
    };
    assert_eq!(left(1 << 39), None);
    assert!(left(900 << 20).unwrap().problem.contains("little room"));
    assert!(left(1 << 20).unwrap().problem.contains("hardly any"));
}
