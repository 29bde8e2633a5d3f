//! What an arbiter may decide under a provision, in Armenian and Persian: the page has words for every option of the tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::script;
use crate::tables::Tables;

/// The words by the English option, by the language's tag.
const WORDS: &str = "web/src/law/options.json";
const LANGUAGES: [&str; 2] = ["hy", "fa"];

type Words = BTreeMap<String, BTreeMap<String, String>>;

/// Options without words, words without an option, and words in letters of another script.
pub(crate) fn complaints(root: &Path, tables: &Tables) -> Result<Vec<String>> {
    let text = fs::read_to_string(root.join(WORDS)).context(WORDS)?;
    let words: Words = serde_json::from_str(&text).context(WORDS)?;
    let rows = tables.provisions.iter().flat_map(|provision| &provision.row).flat_map(|row| &row.options);
    let options =
        rows.chain(tables.terms.iter().flat_map(|term| &term.options)).map(String::as_str).collect();
    Ok(compare(&options, &words))
}

fn compare(options: &BTreeSet<&str>, words: &Words) -> Vec<String> {
    let mut complaints = Vec::new();
    for option in options {
        for tag in LANGUAGES {
            let said = words.get(*option).and_then(|said| said.get(tag));
            let Some(said) = said.filter(|said| !said.trim().is_empty()) else {
                complaints.push(format!("{WORDS}: no words in {tag} for {option:?}"));
                continue;
            };
            let wrong = script::letters(tag, said);
            complaints.extend(wrong.iter().map(|wrong| format!("{WORDS}: {tag}: {option:?}: {wrong}")));
        }
    }
    let left = words.keys().filter(|option| !options.contains(option.as_str()));
    complaints.extend(left.map(|option| format!("{WORDS}: {option:?} is no option")));
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_without_words_and_words_without_an_option_are_complaints() {
        let said = |hy: &str, fa: &str| {
            BTreeMap::from([("hy".to_owned(), hy.to_owned()), ("fa".to_owned(), fa.to_owned())])
        };
        let words = |words: BTreeMap<String, String>| Words::from([("draw".to_owned(), words)]);
        let draw = BTreeSet::from(["draw"]);
        assert_eq!(compare(&draw, &words(said("ոչ-ոքի", "تساوی"))), Vec::<String>::new());
        assert_eq!(compare(&draw, &words(said("ոչ-ոքի", " "))).len(), 1);
        assert_eq!(compare(&draw, &words(said("ոչ-ոքի", "تساوي"))).len(), 1);
        assert_eq!(compare(&draw, &Words::new()).len(), 2);
        assert_eq!(compare(&BTreeSet::new(), &words(said("ոչ-ոքի", "تساوی"))).len(), 1);
    }

    #[test]
    fn every_option_has_words() {
        let tables = Tables::load(&crate::root()).unwrap();
        assert_eq!(complaints(&crate::root(), &tables).unwrap(), Vec::<String>::new());
    }
}
