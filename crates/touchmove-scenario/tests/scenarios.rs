//! Runs every scenario under every edition it speaks of: one case a file and edition, named by that edition's numbers.
//!
//! Takes the arguments of an ordinary test: `cargo test '7.4(b)'` and `cargo test 7.5.5` find what they name.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use touchmove_law::Edition;
use touchmove_scenario::Scenario;

struct Case {
    name: String,
    file: PathBuf,
    run: Result<(Scenario, Edition), String>,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let exact = arguments.iter().any(|argument| argument == "--exact");
    let mut filters: Vec<&String> = Vec::new();
    let mut skipped: Vec<&String> = Vec::new();
    let mut left = arguments.iter();
    while let Some(argument) = left.next() {
        match argument.as_str() {
            "--skip" => skipped.extend(left.next()),
            "--test-threads" | "--color" | "--format" | "--logfile" | "-Z" => {
                left.next();
            }
            option if option.starts_with('-') => {}
            _ => filters.push(argument),
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let all = cases(&root);
    let total = all.len();
    let fits =
        |name: &str, filter: &String| if exact { name == filter } else { name.contains(filter.as_str()) };
    let chosen: Vec<Case> = all
        .into_iter()
        .filter(|case| filters.is_empty() || filters.iter().any(|filter| fits(&case.name, filter)))
        .filter(|case| !skipped.iter().any(|filter| fits(&case.name, filter)))
        .collect();
    if arguments.iter().any(|argument| argument == "--list") {
        for case in &chosen {
            println!("{}: test", case.name);
        }
        return ExitCode::SUCCESS;
    }
    run(&chosen, total)
}

fn run(chosen: &[Case], total: usize) -> ExitCode {
    println!("\nrunning {} tests", chosen.len());
    let mut failures = Vec::new();
    for case in chosen {
        let faults = match &case.run {
            Ok((scenario, edition)) => {
                scenario.run(*edition).faults.iter().map(ToString::to_string).collect()
            }
            Err(fault) => vec![fault.clone()],
        };
        println!("test {} ... {}", case.name, if faults.is_empty() { "ok" } else { "FAILED" });
        if !faults.is_empty() {
            failures.push((case, faults));
        }
    }
    if !failures.is_empty() {
        println!("\nfailures:\n");
        for (case, faults) in &failures {
            println!("---- {} ({})", case.name, case.file.display());
            for fault in faults {
                println!("{fault}");
            }
            println!();
        }
    }
    let verdict = if failures.is_empty() { "ok" } else { "FAILED" };
    println!(
        "\ntest result: {verdict}. {} passed; {} failed; 0 ignored; 0 measured; {} filtered out\n",
        chosen.len() - failures.len(),
        failures.len(),
        total - chosen.len()
    );
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every file below the folder, in order, under each of its editions.
fn cases(root: &Path) -> Vec<Case> {
    let mut files = Vec::new();
    let mut waiting = vec![root.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).expect("the folder of the scenarios is there") {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|ending| ending == "scn") {
                files.push(path);
            }
        }
    }
    files.sort();
    files.iter().flat_map(|file| of_file(root, file)).collect()
}

fn of_file(root: &Path, file: &Path) -> Vec<Case> {
    let below = file.strip_prefix(root).unwrap_or(file).with_extension("");
    let place = below.display().to_string();
    let failed =
        |complaint: String| vec![Case { name: place.clone(), file: file.to_path_buf(), run: Err(complaint) }];
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return failed(error.to_string()),
    };
    let scenario = match Scenario::read(&text) {
        Ok(scenario) => scenario,
        Err(fault) => return failed(fault.to_string()),
    };
    if let Some(complaint) = badly_named(&scenario, file) {
        return failed(complaint);
    }
    let case = |edition: Edition| Case {
        name: format!("{edition} {} {place}", scenario.numbers(edition).join(" ")),
        file: file.to_path_buf(),
        run: Ok((scenario.clone(), edition)),
    };
    scenario.editions().into_iter().map(case).collect()
}

/// The name of a file begins with the number that code cites, or with the year and the number of an edition where only others
/// have it.
fn badly_named(scenario: &Scenario, file: &Path) -> Option<String> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let begins = |prefix: &str, edition: Edition| {
        scenario.numbers(edition).iter().any(|number| {
            let number = number.replace(['/', ' '], "-");
            name.strip_prefix(&format!("{prefix}{number}")).is_some_and(|rest| rest.starts_with('-'))
        })
    };
    let fits = if scenario.numbers(Edition::CITED).is_empty() {
        Edition::CITED.others().any(|edition| begins(&format!("{edition}-"), edition))
    } else {
        begins("", Edition::CITED)
    };
    (!fits).then(|| "the name of the file must begin with a number of its law line".to_owned())
}
