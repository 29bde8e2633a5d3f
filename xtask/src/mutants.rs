//! `cargo xtask mutants`: the faults of `sim/planted/` are planted in a copy of the sources, one after another, and the
//! simulator and the scenarios must catch each; a fault of the server or its journal is caught by the test that it names.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::copy::Copy;
use crate::{complain, named_test, scan};

/// Fewer kinds than this would prove less than was proven once.
const FEWEST_KINDS: usize = 79;
/// How many games the simulator may need.
const GAMES: &str = "6000";
/// A fault that keeps the simulator or the scenarios busy for longer is caught by that.
const PATIENCE: Duration = Duration::from_secs(900);
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// One fault: what the source says, and what it says instead.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mutant {
    name: String,
    /// What it spoils, in a sentence with the article.
    spoils: String,
    file: String,
    /// Found exactly once in the file.
    old: String,
    new: String,
    /// The invariants that speak of what it spoils; with none of them, the scenarios are asked.
    #[serde(default)]
    caught_by: Vec<u8>,
    /// The test that must catch it, alone: `-p PACKAGE --lib NAME` or `-p PACKAGE --test FILE NAME`.
    test: Option<String>,
    /// Why nobody needs to catch it.
    survives: Option<String>,
}

#[derive(Deserialize)]
struct Table {
    mutant: Vec<Mutant>,
}

/// Who caught a fault.
enum Verdict {
    Invariant(u8, String),
    Scenarios(String),
    Test(String),
    /// It panicked or did not end.
    Broke(String),
    Survived,
}

fn load(root: &Path) -> Result<Vec<Mutant>> {
    let mut mutants = Vec::new();
    for path in scan::files(root, "sim/planted", ".toml")? {
        let text = fs::read_to_string(&path)?;
        let table: Table = toml::from_str(&text).with_context(|| scan::below(root, &path))?;
        mutants.extend(table.mutant);
    }
    Ok(mutants)
}

impl Mutant {
    /// The file with the fault in it.
    fn planted(&self, source: &str) -> Result<String, String> {
        match source.matches(self.old.as_str()).count() {
            1 if self.old == self.new => Err("changes nothing".into()),
            1 => Ok(source.replace(self.old.as_str(), &self.new)),
            found => Err(format!("its old text is found {found} times in {}", self.file)),
        }
    }
}

/// Every fault can still be planted: the rule of `cargo xtask tidy`.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mutants = load(root)?;
    let mut complaints = Vec::new();
    let mut names = BTreeSet::new();
    for mutant in &mutants {
        let source = fs::read_to_string(root.join(&mutant.file)).unwrap_or_default();
        if let Err(why) = mutant.planted(&source) {
            complaints.push(format!("sim/planted: {}: {why}", mutant.name));
        }
        if !names.insert(&mutant.name) {
            complaints.push(format!("sim/planted: {} stands there twice", mutant.name));
        }
        if !mutant.spoils.ends_with('.') {
            complaints.push(format!("sim/planted: {} does not say what it spoils", mutant.name));
        }
        if let Some(test) = &mutant.test {
            complaints
                .extend(named_test::complaint(root, test)?.map(|why| format!("{}: {why}", mutant.name)));
            if !mutant.caught_by.is_empty() {
                complaints.push(format!("sim/planted: {} names a test and invariants", mutant.name));
            }
        }
    }
    if mutants.len() < FEWEST_KINDS {
        complaints.push(format!("sim/planted has {} kinds, fewer than {FEWEST_KINDS}", mutants.len()));
    }
    Ok(complaints)
}

/// Plants and judges the faults of these names, or all; fails if one survives without a reason on record.
pub(crate) fn run(root: &Path, names: &[&str]) -> Result<()> {
    let all = load(root)?;
    let unknown = names.iter().find(|name| !all.iter().any(|mutant| mutant.name == **name));
    if let Some(name) = unknown {
        bail!("no fault is called {name}");
    }
    let chosen: Vec<&Mutant> =
        all.iter().filter(|mutant| names.is_empty() || names.contains(&mutant.name.as_str())).collect();
    let copy = Copy::of(root, "mutants")?;
    copy.passes_unspoiled(&chosen)?;
    let (mut caught, mut argued, mut complaints) = (0, 0, Vec::new());
    for mutant in chosen {
        let verdict = copy.judged(mutant)?;
        let told = match &verdict {
            Verdict::Invariant(number, line) => format!("caught by invariant {number}: {line}"),
            Verdict::Scenarios(line) => format!("caught by the scenarios: {line}"),
            Verdict::Test(line) => format!("caught by its test: {line}"),
            Verdict::Broke(line) => format!("caught: {line}"),
            Verdict::Survived => "survived".to_owned(),
        };
        println!("{}: {told}", mutant.name);
        match (&verdict, &mutant.survives) {
            (Verdict::Survived, Some(why)) => {
                argued += 1;
                println!("  which is no fault of the judges: {why}");
            }
            (Verdict::Survived, None) => {
                complaints.push(format!("{} survived: {}", mutant.name, mutant.spoils));
            }
            (_, Some(_)) => {
                complaints.push(format!("{} is caught, and said to survive: {told}", mutant.name));
            }
            (Verdict::Invariant(number, _), None)
                if !mutant.caught_by.is_empty() && !mutant.caught_by.contains(number) =>
            {
                complaints.push(format!("{}: {told}, which does not speak of it", mutant.name));
            }
            (Verdict::Invariant(..) | Verdict::Scenarios(_) | Verdict::Test(_) | Verdict::Broke(_), None) => {
                caught += 1
            }
        }
    }
    println!("faults planted: {caught} caught, {argued} argued survivors, {} complaints", complaints.len());
    complain(&complaints)
}

impl Copy {
    /// Where nothing is planted nothing is caught.
    fn passes_unspoiled(&self, chosen: &[&Mutant]) -> Result<()> {
        let tests: BTreeSet<&str> = chosen.iter().filter_map(|mutant| mutant.test.as_deref()).collect();
        for test in tests {
            named_test::passes(self, test)?;
        }
        if chosen.iter().all(|mutant| mutant.test.is_some()) {
            return Ok(());
        }
        let simulated = self.simulated("500")?;
        ensure!(simulated.is_none(), "nothing is planted, and the simulator says: {simulated:?}");
        let told = self.told()?;
        ensure!(told.is_none(), "nothing is planted, and the scenarios say: {told:?}");
        Ok(())
    }

    fn judged(&self, mutant: &Mutant) -> Result<Verdict> {
        let source = fs::read_to_string(self.root.join(&mutant.file))?;
        let planted = mutant.planted(&source).map_err(|why| anyhow::anyhow!("{}: {why}", mutant.name))?;
        self.write(&mutant.file, planted.as_bytes())?;
        let verdict = self.verdict(mutant).with_context(|| mutant.name.clone());
        self.write(&mutant.file, source.as_bytes())?;
        verdict
    }

    /// The simulator and the scenarios, first the one that should know.
    fn verdict(&self, mutant: &Mutant) -> Result<Verdict> {
        if let Some(test) = &mutant.test {
            return Ok(named_test::told(self, test)?.map_or(Verdict::Survived, Verdict::Test));
        }
        let simulated = || -> Result<Option<Verdict>> {
            Ok(self.simulated(GAMES)?.map(|line| match number_of(&line) {
                Some(number) => Verdict::Invariant(number, line),
                None => Verdict::Broke(line),
            }))
        };
        let told = || -> Result<Option<Verdict>> { Ok(self.told()?.map(Verdict::Scenarios)) };
        let first = if mutant.caught_by.is_empty() { told()? } else { simulated()? };
        let caught = match first {
            Some(verdict) => Some(verdict),
            None if mutant.caught_by.is_empty() => simulated()?,
            None => told()?,
        };
        Ok(caught.unwrap_or(Verdict::Survived))
    }

    /// What the simulator says, if anything breaks.
    fn simulated(&self, games: &str) -> Result<Option<String>> {
        self.build(&["build", "-p", "touchmove-sim"])?;
        let program = self.target.join("ci/touchmove-sim");
        self.complaint(Command::new(program).args(["--games", games, "--seed", "1"]), "invariant ")
    }

    /// What the scenarios say, if one fails.
    fn told(&self) -> Result<Option<String>> {
        let scenarios = ["test", "-p", "touchmove-scenario", "--test", "scenarios"];
        self.build(&[&scenarios[..], &["--no-run"]].concat())?;
        self.complaint(self.cargo(&scenarios).arg("--quiet"), "test ")
    }

    /// The first line that begins so if the program does not succeed.
    pub(crate) fn complaint(&self, command: &mut Command, begins: &str) -> Result<Option<String>> {
        let said = self.said();
        let file = fs::File::create(&said)?;
        let mut child = command.stdout(file).stderr(Stdio::null()).spawn().context("cannot run it")?;
        let mut waited = Duration::ZERO;
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if waited > PATIENCE {
                child.kill()?;
                child.wait()?;
                return Ok(Some(format!("it did not end in {} s", PATIENCE.as_secs())));
            }
            thread::sleep(LOOK_EVERY);
            waited += LOOK_EVERY;
        };
        if status.success() {
            return Ok(None);
        }
        let text = fs::read_to_string(&said)?;
        let failed = |line: &&str| line.starts_with(begins) && !line.ends_with("ok");
        let line = text.lines().find(failed).map(str::to_owned);
        Ok(Some(line.unwrap_or_else(|| format!("{status}"))))
    }
}

/// The number of the invariant in the simulator's line.
fn number_of(line: &str) -> Option<u8> {
    line.strip_prefix("invariant ")?.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(old: &str, new: &str) -> Mutant {
        let table = format!(
            "[[mutant]]\nname = 'x'\nspoils = 'X.'\nfile = 'x.rs'\nold = '{old}'\nnew = '{new}'\ncaught_by = [1]"
        );
        toml::from_str::<Table>(&table).unwrap().mutant.remove(0)
    }

    #[test]
    fn a_fault_is_planted_where_its_text_stands_once_and_nowhere_else() {
        assert_eq!(mutant("a < b", "a > b").planted("if a < b {}"), Ok("if a > b {}".to_owned()));
        assert!(mutant("a < b", "a > b").planted("if a <= b {}").is_err());
        assert!(mutant("a < b", "a > b").planted("a < b || a < b").is_err());
        assert!(mutant("a < b", "a < b").planted("a < b").is_err());
    }

    #[test]
    fn the_invariant_is_read_from_the_simulators_line() {
        assert_eq!(number_of("invariant 14 broken at act 37: …"), Some(14));
        assert_eq!(number_of("exit status: 101"), None);
    }
}
