//! How the page puts its texts together: no sentence of pieces, and words in every language for every problem of the server.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::lists::variants;
use crate::scan::{below, files};

/// Sentences joined of several texts, and problems of the server that have no words.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let mut code = files(root, "web/src", ".svelte")?;
    code.extend(files(root, "web/src", ".ts")?);
    for path in code {
        let name = below(root, &path);
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        complaints.extend(joined(&text).into_iter().map(|line| {
            format!("{name}:{line}: a text goes on after a text: one message has the whole sentence")
        }));
    }
    let codes = codes(root)?;
    for language in LANGUAGES {
        complaints.extend(unworded(language, &codes, &worded(root, language)?));
    }
    Ok(complaints)
}

const LANGUAGES: [&str; 3] = ["en", "hy", "fa"];
/// The list of problems.
const PROBLEMS: &str = "crates/touchmove-server/src/net/problem/code.rs";

/// Problems without words in a language, and words without a problem.
fn unworded(language: &str, codes: &BTreeSet<String>, worded: &BTreeSet<String>) -> Vec<String> {
    let missing = codes.difference(worded).map(|id| format!("{language}: a problem has no words: {id}"));
    let left = worded.difference(codes).map(|id| format!("{language}: there is no such problem: {id}"));
    missing.chain(left).collect()
}

/// The message of every problem that the server can answer with.
fn codes(root: &Path) -> Result<BTreeSet<String>> {
    let text = fs::read_to_string(root.join(PROBLEMS)).with_context(|| PROBLEMS.to_owned())?;
    let codes: BTreeSet<String> =
        variants(&text, "Code").iter().map(|name| format!("problem{}", hyphened(name))).collect();
    ensure!(codes.len() > 100, "{PROBLEMS} has only {} problems", codes.len());
    Ok(codes)
}

/// `NoSuchGame` as `-no-such-game`.
fn hyphened(name: &str) -> String {
    name.chars().fold(String::new(), |mut id, letter| {
        if letter.is_ascii_uppercase() {
            id.push('-');
        }
        id.push(letter.to_ascii_lowercase());
        id
    })
}

/// The lines on which markup or code puts a comma, a full stop or a semicolon after a text, or before one.
fn joined(markup: &str) -> Vec<usize> {
    let ends_a_text = |before: &str| before.rfind('{').is_some_and(|at| before[at + 1..].starts_with("t("));
    let goes_on = |line: &str| {
        [',', '.', ';']
            .iter()
            .any(|mark| line.contains(&format!("{mark} {{t(")) || line.contains(&format!("{mark} ${{t(")))
    };
    let is_joined = |line: &str| {
        goes_on(line)
            || [")},", ")}.", ")};"].iter().any(|mark| {
                line.match_indices(mark).any(|(at, _)| {
                    let arguments = line[..at].trim_end_matches([' ', '}']);
                    ends_a_text(&line[..at])
                        || arguments.rfind("{t('").is_some_and(|text| !line[text..at].contains(")}"))
                })
            })
    };
    markup.lines().enumerate().filter(|(_, line)| is_joined(line)).map(|(at, _)| at + 1).collect()
}

/// Every problem that has words in a language.
fn worded(root: &Path, language: &str) -> Result<BTreeSet<String>> {
    let folder = format!("web/src/i18n/{language}");
    let mut texts = vec![root.join(format!("{folder}.ftl"))];
    texts.extend(files(root, &folder, ".ftl")?);
    let mut found = BTreeSet::new();
    for path in texts {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        found.extend(text.lines().filter_map(|line| {
            let (id, _) = line.split_once(" =")?;
            id.starts_with("problem-").then(|| id.to_owned())
        }));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_of_two_texts_is_found() {
        assert_eq!(joined("<p>{t(side)}, {bound(obliged)}</p>"), [1]);
        assert_eq!(joined("<p>\n{t('gap-ran', { side: gap.running })}.</p>"), [2]);
        assert_eq!(joined("const said = `${name}, ${t('clock-running')}`;"), [1]);
        assert_eq!(joined("<b>{time}</b><span>, {t(side)}</span>"), [1]);
        assert_eq!(joined("const said = `${t('late')}. ${more}`;"), [1]);
        assert_eq!(joined("<p>{t('one')} <b>{t('two')}</b></p>"), Vec::<usize>::new());
        assert_eq!(joined("{#each SIDES as side (side)}<td>{t(side)}</td>{/each}"), Vec::<usize>::new());
    }

    #[test]
    fn a_problem_without_words_and_words_without_a_problem_are_complaints() {
        assert_eq!(hyphened("NoSuchGame"), "-no-such-game");
        let set = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<String>>();
        let found =
            unworded("hy", &set(&["problem-busy", "problem-new"]), &set(&["problem-busy", "problem-old"]));
        assert_eq!(
            found,
            ["hy: a problem has no words: problem-new", "hy: there is no such problem: problem-old"]
        );
    }

    #[test]
    fn every_problem_has_words_in_every_language() {
        assert_eq!(complaints(&crate::root()).unwrap(), Vec::<String>::new());
    }
}
