//! What each scenario shows, in other languages (`scenarios/why-*.tsv`): written as the language is, in the words that are
//! fixed. That every scenario has its line is tested in touchmove-drill, which reads scenarios.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::script;
use crate::tables::TAGS;
use crate::vocabulary::{Pair, Source, Vocabulary};

pub(crate) fn complaints(root: &Path, vocabulary: &Vocabulary) -> Result<Vec<String>> {
    let folder = root.join("scenarios");
    let mut complaints = Vec::new();
    for tag in TAGS {
        let file = folder.join(format!("why-{tag}.tsv"));
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let text = text.replace(['\u{2066}', '\u{2069}'], "");
        let mut said = Vec::new();
        for (name, ours) in text.lines().filter_map(|line| line.split_once('\t')) {
            let scenario = folder.join(format!("{name}.scn"));
            let scenario = fs::read_to_string(&scenario).with_context(|| scenario.display().to_string())?;
            for complaint in script::letters(tag, ours) {
                complaints.push(format!("why-{tag}.tsv {name}: {complaint}"));
            }
            said.push((Source::Cases.named(name), why(&scenario), ours));
        }
        let pairs: Vec<Pair<'_>> =
            said.iter().map(|(name, english, text)| Pair { name: name.clone(), english, text }).collect();
        complaints.extend(vocabulary.complaints(tag, Source::Cases, &pairs));
    }
    Ok(complaints)
}

/// The line `why` of a scenario, with the lines it goes on in.
fn why(scenario: &str) -> String {
    let mut lines = scenario.lines().skip_while(|line| !line.starts_with("why "));
    let first = lines.next().map(|line| line.trim_start_matches("why ").trim());
    let more = lines.take_while(|line| line.starts_with("      ")).map(str::trim);
    first.into_iter().chain(more).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_goes_on_below_itself() {
        let scenario = "law   2023 1.1\nwhy   One\n      and two.\nmoves none\n";
        assert_eq!(why(scenario), "One and two.");
    }
}
