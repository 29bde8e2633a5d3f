//! Files that another machine needs besides the journal: without the secret no link to a seat opens, without the certificate every tablet asks
//! again whom it may trust.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use touchmove_store::{Carried, free_name, private_file};

/// The name under which settings are kept in a copy.
const SETTINGS: &str = "touchmove.toml";

/// Whether a file in a data folder belongs to the server and not to the machine it runs on.
fn is_wanted(name: &str) -> bool {
    let is_certificate =
        name.starts_with("lan-") && [".der", ".key", ".until"].iter().any(|end| name.ends_with(end));
    let is_plain = Path::new(name).file_name().is_some_and(|own| own == name);
    is_plain && (name == "secret" || name == SETTINGS || is_certificate)
}

/// The files of a server, by its data folder and its settings.
pub fn machine_files(data: &Path, settings: Option<&Path>) -> io::Result<Vec<Carried>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(data)? {
        let entry = entry?;
        if let Ok(name) = entry.file_name().into_string()
            && is_wanted(&name)
            && (name != SETTINGS || settings.is_none())
        {
            files.push(Carried { name, bytes: fs::read(entry.path())? });
        }
    }
    if let Some(settings) = settings {
        files.push(Carried { name: SETTINGS.to_owned(), bytes: fs::read(settings)? });
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// Writes the files of a copy into a data folder, readable by its owner alone; others of the same name are kept beside them. Those that were
/// written, with the older ones.
pub fn put_machine_files(data: &Path, files: &[Carried]) -> io::Result<Vec<(String, Option<PathBuf>)>> {
    let mut put = Vec::new();
    for Carried { name, bytes } in files.iter().filter(|file| is_wanted(&file.name)) {
        let place = data.join(name);
        let mut older = None;
        if let Ok(there) = fs::read(&place) {
            if there == *bytes {
                continue;
            }
            let aside = free_name(&place, "before");
            fs::rename(&place, &aside)?;
            older = Some(aside);
        }
        let beside = data.join(format!("{name}.new"));
        // Left over from an interrupted run.
        let _ = fs::remove_file(&beside);
        let mut file = private_file(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(beside, place)?;
        put.push((name.clone(), older));
    }
    Ok(put)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_server_needs_goes_with_it_and_nothing_else() {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        for name in ["secret", "lan-192.0.2.7.key", "lan-192.0.2.7.der", "paper.html", "security.jsonl"] {
            fs::write(one.path().join(name), name).unwrap();
        }
        let settings = one.path().join("club.toml");
        fs::write(&settings, "pace = 30").unwrap();
        let mut files = machine_files(one.path(), Some(&settings)).unwrap();
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["lan-192.0.2.7.der", "lan-192.0.2.7.key", "secret", "touchmove.toml"]);
        // A copy from somebody else writes nothing outside the folder, nor over the journal.
        for name in ["../secret", "journal.sqlite", "lan-/../../x.key"] {
            files.push(Carried { name: name.to_owned(), bytes: b"x".to_vec() });
        }
        fs::write(other.path().join("secret"), "another").unwrap();
        let put = put_machine_files(other.path(), &files).unwrap();
        assert_eq!(put.len(), 4, "{put:?}");
        assert_eq!(fs::read_to_string(other.path().join("secret")).unwrap(), "secret");
        assert_eq!(fs::read_to_string(other.path().join("secret.before-1")).unwrap(), "another");
        assert_eq!(fs::read_to_string(other.path().join("touchmove.toml")).unwrap(), "pace = 30");
        assert!(!other.path().join("journal.sqlite").exists());
        // The same once more changes nothing.
        assert_eq!(put_machine_files(other.path(), &files).unwrap(), []);
    }
}
