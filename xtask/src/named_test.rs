//! A test of the workspace as the judge of a planted fault: it is there, passes where nothing is planted, and fails where its fault is.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::copy::Copy;
use crate::scan;

/// `-p PACKAGE --lib NAME` or `-p PACKAGE --test FILE NAME`, as words of cargo.
struct NamedTest<'a> {
    target: Vec<&'a str>,
    name: &'a str,
}

impl<'a> NamedTest<'a> {
    fn of(said: &'a str) -> Option<NamedTest<'a>> {
        let mut target: Vec<&str> = said.split(' ').collect();
        let name = target.pop()?;
        match target[..] {
            ["-p", _, "--lib"] | ["-p", _, "--test", _] => Some(NamedTest { target, name }),
            _ => None,
        }
    }

    fn words(&self) -> Vec<&'a str> {
        [&["test"], &self.target[..]].concat()
    }
}

/// What is wrong with the name of a test, as far as the sources say it.
pub(crate) fn complaint(root: &Path, said: &str) -> Result<Option<String>> {
    let Some(test) = NamedTest::of(said) else {
        return Ok(Some(format!(
            "\"{said}\" is not `-p PACKAGE --lib NAME` or `-p PACKAGE --test FILE NAME`"
        )));
    };
    let definition = format!("fn {}()", test.name.rsplit("::").next().unwrap_or_default());
    let package = format!("crates/{}", test.target.get(1).copied().unwrap_or_default());
    for path in scan::files(root, &package, ".rs")? {
        if fs::read_to_string(path)?.contains(&definition) {
            return Ok(None);
        }
    }
    Ok(Some(format!("{package} has no test {}", test.name)))
}

/// The test is there, and passes where nothing is planted.
pub(crate) fn passes(copy: &Copy, said: &str) -> Result<()> {
    let failed = told(copy, said)?;
    ensure!(failed.is_none(), "nothing is planted, and {said} says: {failed:?}");
    let run = fs::read_to_string(copy.said())?;
    ensure!(run.contains("running 1 test\n"), "there is no test {said}");
    Ok(())
}

/// What the test says if it fails.
pub(crate) fn told(copy: &Copy, said: &str) -> Result<Option<String>> {
    let Some(test) = NamedTest::of(said) else { anyhow::bail!("\"{said}\" names no test") };
    let words = test.words();
    copy.build(&[&words[..], &["--no-run"]].concat())?;
    let mut run = copy.cargo(&words);
    copy.complaint(run.args(["--quiet", "--", "--exact", test.name]), "thread '")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_named_by_its_package_its_target_and_its_name() {
        let test = NamedTest::of("-p touchmove-server --test security attacks::a_key").unwrap();
        assert_eq!(test.words(), ["test", "-p", "touchmove-server", "--test", "security"]);
        assert_eq!(test.name, "attacks::a_key");
        assert!(NamedTest::of("-p touchmove-server --lib net::host::tests::a").is_some());
        for wrong in ["a_key", "-p touchmove-server a_key", "--lib a_key", ""] {
            assert!(NamedTest::of(wrong).is_none(), "{wrong}");
        }
    }
}
