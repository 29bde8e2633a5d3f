//! How the page puts its texts together: no sentence of pieces, and words in every language for what the server refuses.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::scan::{below, files};

/// Sentences joined of several texts, and problems of the server that have no words.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for path in files(root, "web/src", ".svelte")? {
        let name = below(root, &path);
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        complaints.extend(joined(&text).into_iter().map(|line| {
            format!("{name}:{line}: a text goes on after a text: one message has the whole sentence")
        }));
    }
    let worded = worded(root)?;
    for path in files(root, "crates/touchmove-server/src", ".rs")? {
        let name = below(root, &path);
        if name.contains("tests") {
            continue;
        }
        let code = fs::read_to_string(&path).with_context(|| name.clone())?;
        for problem in problems(code.split("#[cfg(test)]").next().unwrap_or_default()) {
            if !FOR_PROGRAMS.contains(&problem.as_str())
                && !ids(&problem).iter().any(|id| worded.contains(id))
            {
                complaints
                    .push(format!("{name}: {problem:?} has no words on the page: {}", ids(&problem)[0]));
            }
        }
    }
    Ok(complaints)
}

/// Problems that the page never shows: its own requests are well-formed. They are for people who write programs.
const FOR_PROGRAMS: [&str; 23] = [
    "another site may not speak for this one",
    "at most {LONGEST} letters are said at a time",
    "expected a game such as 1/3.7",
    "expected a move of at most 64 bytes",
    "expected as=html, as=json or as=text",
    "expected language=en, hy or fa",
    "expected one of founding, trf and archive",
    "expected one of trf and table",
    "expected {known}",
    "only GET and HEAD are for this",
    "only whoever set the game up, or an arbiter, replaces a token",
    "position: moves are counted up to 9,999",
    "the disk is full: only rulings, results and agreements are taken",
    "the Laws of {edition} have no number {number}",
    "the request did not come to its end",
    "there are two players",
    "this does not fit into a picture",
    "this server goes by another name; ask the organiser for its address",
    "this game is held: {why}; the arbiter has it put back",
    "this is no address of a page",
    "this is no message: there is no such link",
    "{words}: {}",
    "{}: {words}",
];

/// The lines on which markup puts a comma, a full stop or a semicolon after a text.
fn joined(markup: &str) -> Vec<usize> {
    let ends_a_text = |before: &str| before.rfind('{').is_some_and(|at| before[at + 1..].starts_with("t("));
    let is_joined = |line: &str| {
        [")},", ")}.", ")};"].iter().any(|mark| {
            line.match_indices(mark).any(|(at, _)| {
                let arguments = line[..at].trim_end_matches([' ', '}']);
                ends_a_text(&line[..at])
                    || arguments.rfind("{t('").is_some_and(|text| !line[text..at].contains(")}"))
            })
        })
    };
    markup.lines().enumerate().filter(|(_, line)| is_joined(line)).map(|(at, _)| at + 1).collect()
}

/// The problems that code names where it makes them.
fn problems(code: &str) -> Vec<String> {
    let code = code.replace("\\\n", "");
    let mut found = Vec::new();
    for start in ["Problem::", "let problem = \"", "problem: \""] {
        for (at, _) in code.match_indices(start) {
            let rest = &code[at..];
            let Some(quote) = rest.find('"') else { continue };
            let between = rest.get(start.len()..quote).unwrap_or_default();
            let is_made_here = start != "Problem::"
                || between.split_once('(').is_some_and(|(name, more)| {
                    name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
                        && matches!(more.trim(), "" | "format!(")
                });
            let words = rest[quote + 1..].split('"').next().unwrap_or_default();
            if is_made_here && words.contains(' ') {
                found.push(words.split_whitespace().collect::<Vec<_>>().join(" "));
            }
        }
    }
    found
}

/// The ids under which the page looks for the words of a problem (`inOwnWords` in web/src/api.ts).
fn ids(problem: &str) -> [String; 2] {
    let numbered = with_n(problem);
    [id(problem), id(&numbered)]
}

fn id(text: &str) -> String {
    let text = text.to_lowercase().replace('\'', "");
    let words: Vec<&str> =
        text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    format!("problem-{}", words.join("-"))
}

/// What is put in later, and numbers, as `n`.
fn with_n(problem: &str) -> String {
    let mut text = String::new();
    let mut rest = problem;
    while let Some((before, after)) = rest.split_once('{') {
        text += before;
        text.push('n');
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    text += rest;
    let is_number = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
    text.split(' ').map(|word| if is_number(word) { "n" } else { word }).collect::<Vec<_>>().join(" ")
}

/// Every problem that has words in English; other languages have the same (web/unit/words.test.mjs).
fn worded(root: &Path) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let folder = root.join("web/src/i18n");
    let mut texts = vec![folder.join("en.ftl")];
    texts.extend(files(root, "web/src/i18n/en", ".ftl")?);
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
        assert_eq!(joined("<p>{t('one')} <b>{t('two')}</b></p>"), Vec::<usize>::new());
        assert_eq!(joined("{#each SIDES as side (side)}<td>{t(side)}</td>{/each}"), Vec::<usize>::new());
    }

    #[test]
    fn the_problems_of_code_are_found_and_named() {
        let code = "Err(Problem::bad(\"there is no such seat\"))\n\
                    Problem::wait(format!(\"try again in {} seconds\", rest))\n\
                    let problem = \"the table is closed\".to_owned();\n\
                    Problem::of(code, \"bad request\", words)";
        assert_eq!(
            problems(code),
            ["there is no such seat", "try again in {} seconds", "the table is closed"]
        );
        assert_eq!(ids("the arbiter's, {} times")[1], "problem-the-arbiters-n-times");
        assert_eq!(ids("12 to 128 letters"), ["problem-12-to-128-letters", "problem-n-to-n-letters"]);
    }

    #[test]
    fn every_problem_that_people_meet_has_words() {
        assert_eq!(complaints(&crate::root()).unwrap(), Vec::<String>::new());
    }
}
