//! The stock of scenarios: those the program carries, or those of a folder.
//!
//! A folder of scenario files is also how other sources of incidents are added: a program that can write a game as a
//! scenario, such as a simulator, needs nothing else.

use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use touchmove_law::{Edition, Language};
use touchmove_scenario::Scenario;

use crate::incident::{self, Incident};

/// A scenario with its name, such as `touch/4.3.1-the-first-that-can-be-moved`.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Folder and file without the ending.
    pub name: String,
    /// As it is written.
    pub text: String,
    /// As it was read.
    pub scenario: Scenario,
}

impl Kept {
    /// What the case shows; in English where there is no translation.
    pub fn why(&self, language: Language) -> String {
        find_translation(language, &self.name).map_or_else(|| self.scenario.why(), str::to_owned)
    }
}

/// What the scenario of this name shows, in another language than English.
fn find_translation(language: Language, name: &str) -> Option<&'static str> {
    static ARMENIAN: OnceLock<HashMap<&str, &str>> = OnceLock::new();
    static PERSIAN: OnceLock<HashMap<&str, &str>> = OnceLock::new();
    let (kept, text) = match language {
        Language::English => return None,
        Language::Armenian => (&ARMENIAN, include_str!(concat!(env!("OUT_DIR"), "/why-hy.tsv"))),
        Language::Persian => (&PERSIAN, include_str!(concat!(env!("OUT_DIR"), "/why-fa.tsv"))),
    };
    let rows = || text.lines().filter_map(|line| line.split_once('\t')).collect();
    kept.get_or_init(rows).get(name).copied()
}

/// Scenarios in the order of their names.
#[derive(Clone, Debug)]
pub struct Stock {
    kept: Vec<Kept>,
}

/// Why a stock cannot be read: which file, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StockError(String);

impl fmt::Display for StockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StockError {}

const CARRIED: &str = include_str!(concat!(env!("OUT_DIR"), "/stock.txt"));

impl Stock {
    /// The scenarios that the program carries.
    pub fn carried() -> Result<Stock, StockError> {
        let texts = CARRIED.split('\u{1}').filter_map(|part| part.split_once('\n'));
        let kept: Result<Vec<Kept>, StockError> = texts.map(|(name, text)| read(name, text)).collect();
        Ok(Stock { kept: kept? })
    }

    /// The scenarios of a folder and the folders in it.
    pub fn of_folder(folder: &Path) -> Result<Stock, StockError> {
        let mut files = Vec::new();
        gather(folder, &mut files).map_err(|error| StockError(format!("{}: {error}", folder.display())))?;
        files.sort();
        let one = |file: &PathBuf| {
            let text = fs::read_to_string(file)
                .map_err(|error| StockError(format!("{}: {error}", file.display())))?;
            let name = file.strip_prefix(folder).unwrap_or(file).with_extension("");
            read(&name.to_string_lossy().replace('\\', "/"), &text)
        };
        let kept: Result<Vec<Kept>, StockError> = files.iter().map(one).collect();
        Ok(Stock { kept: kept? })
    }

    /// Every scenario.
    pub fn all(&self) -> &[Kept] {
        &self.kept
    }

    /// The scenario of this name.
    pub fn named(&self, name: &str) -> Option<&Kept> {
        self.kept.iter().find(|kept| kept.name == name)
    }

    /// The incidents under an edition, in the order of the stock.
    pub fn incidents(&self, edition: Edition) -> Vec<Incident> {
        self.kept.iter().flat_map(|kept| incident::of_scenario(kept, edition)).collect()
    }

    /// The incident of this name under an edition.
    pub fn incident(&self, edition: Edition, id: &str) -> Option<Incident> {
        let (name, _) = id.rsplit_once(':')?;
        let kept = self.named(name)?;
        incident::of_scenario(kept, edition).into_iter().find(|incident| incident.id == id)
    }
}

fn read(name: &str, text: &str) -> Result<Kept, StockError> {
    let scenario = Scenario::read(text).map_err(|fault| StockError(format!("{name}: {fault}")))?;
    Ok(Kept { name: name.to_owned(), text: text.to_owned(), scenario })
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "scn") {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    /// One line for each scenario, in order; anyone who adds a scenario adds a line to each.
    #[test]
    fn what_a_scenario_shows_is_said_in_every_language() {
        let stock = Stock::carried().unwrap();
        let names: Vec<&str> = stock.all().iter().map(|kept| kept.name.as_str()).collect();
        for text in [
            include_str!(concat!(env!("OUT_DIR"), "/why-hy.tsv")),
            include_str!(concat!(env!("OUT_DIR"), "/why-fa.tsv")),
        ] {
            let rows: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once('\t')).collect();
            assert_eq!(rows.len(), text.lines().count());
            let said: Vec<&str> = rows.iter().map(|(name, _)| *name).collect();
            let missing: Vec<_> = names.iter().filter(|name| !said.contains(name)).collect();
            let superfluous: Vec<_> = said.iter().filter(|name| !names.contains(name)).collect();
            assert!(missing.is_empty() && superfluous.is_empty(), "{missing:?} {superfluous:?}");
            assert!(rows.iter().all(|(_, text)| !text.trim().is_empty()));
        }
    }

    use touchmove_words::Words;

    use super::*;
    use crate::parts::{Part, Questions};

    #[test]
    fn an_incident_is_found_again_by_its_name() {
        let stock = Stock::carried().unwrap();
        for edition in Edition::ALL {
            let all = stock.incidents(edition);
            assert!(all.len() > 100, "{edition}");
            for incident in all.iter().step_by(97) {
                let found = stock.incident(edition, &incident.id).unwrap();
                assert_eq!(found.scene, incident.scene);
            }
            assert!(stock.incident(edition, "touch/no-such-thing:3").is_none());
        }
    }

    #[test]
    fn no_two_answers_of_a_question_say_the_same() {
        let stock = Stock::carried().unwrap();
        for words in Language::ALL.map(Words::of) {
            for edition in Edition::ALL {
                let questions = Questions::of(edition);
                for incident in stock.incidents(edition).iter().step_by(3) {
                    for asked in questions.about(incident, &words, 7) {
                        let mut options = asked.options.clone();
                        options.sort();
                        options.dedup();
                        assert_eq!(
                            options.len(),
                            asked.options.len(),
                            "{}: {:?}",
                            incident.id,
                            asked.options
                        );
                        assert!(asked.right < asked.options.len(), "{}", incident.id);
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_is_right_beside_what_the_arbiter_has_still_to_decide() {
        let stock = Stock::carried().unwrap();
        let words = Words::english();
        let mut open = 0;
        for edition in Edition::ALL {
            let questions = Questions::of(edition);
            for incident in stock.incidents(edition) {
                let asked = questions.about(&incident, &words, 7);
                let right =
                    |part| asked.iter().find(|one| one.part == part).map(|one| &one.options[one.right]);
                let refers = words.text("drill-referred", &[]);
                if right(Part::Admission) != Some(&refers) {
                    continue;
                }
                open += 1;
                for part in [Part::Position, Part::Time, Part::Count, Part::Touch] {
                    assert_eq!(right(part), None, "{}: {part:?}", incident.id);
                }
                let ends =
                    right(Part::Result).is_some_and(|text| text.contains("wins") || text.contains("drawn"));
                assert!(!ends, "{}", incident.id);
            }
        }
        assert!(open > 10, "{open}");
    }
}
