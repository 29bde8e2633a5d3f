//! What is written down and never used: a parameter that nobody asks, a setting that nobody reads, a variant that nothing builds.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tables::Tables;
use crate::{lists, scan};

/// The lists whose values rulings are made of, and where each is defined.
const BUILT: [(&str, &str); 5] = [
    ("Decision", "crates/touchmove-conduct/src/ruling.rs"),
    ("Reason", "crates/touchmove-conduct/src/reason.rs"),
    ("Question", "crates/touchmove-conduct/src/referral.rs"),
    ("Right", "crates/touchmove-conduct/src/ruling.rs"),
    ("PlayerDuty", "crates/touchmove-conduct/src/ruling.rs"),
];

/// What reads the forms of the wire; it judges nothing.
const READ_BACK: &str = "crates/touchmove-conduct/src/wire.rs";

/// What only reading gives: in a ruling that is read back a question stands by its number alone; rulings on record have a duty that no
/// ruling imposes any more.
const ONLY_READ: [(&str, &str); 2] = [("Question", "Other"), ("PlayerDuty", "Announce")];

/// Where a setting is only defined, written or read as text.
const FORMS: [&str; 4] = [
    "crates/touchmove-law/src/regulations.rs",
    "crates/touchmove-law/src/choices.rs",
    "crates/touchmove-scenario/src/regulation.rs",
    "crates/touchmove-wire/",
];

/// Everything that stands there for nothing.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let code = code(root)?;
    let tables = Tables::load(root)?;
    let names = tables.parameters.iter().map(|parameter| (parameter.name.as_str(), parameter.within_law));
    let mut complaints = unasked(names, &code);
    let home = "crates/touchmove-law/src/regulations.rs";
    let regulations = fs::read_to_string(root.join(home)).with_context(|| home.to_owned())?;
    complaints.extend(unread(&regulations, &code, &page(root)?)?);
    for (list, home) in BUILT {
        let text = fs::read_to_string(root.join(home)).with_context(|| home.to_owned())?;
        complaints.extend(unbuilt(list, &lists::variants(&text, list), &code));
    }
    Ok(complaints)
}

/// The variants of a list that nothing in the conduct of the game makes.
fn unbuilt(list: &str, variants: &BTreeSet<String>, code: &[(String, String)]) -> Vec<String> {
    let judges = |name: &str| name.starts_with("crates/touchmove-conduct/src/") && name != READ_BACK;
    let judging = || code.iter().filter(|(name, _)| judges(name));
    let is_built = |variant: &String| judging().any(|(_, text)| builds(text, &format!("{list}::{variant}")));
    let is_read = |variant: &String| ONLY_READ.contains(&(list, variant.as_str()));
    let unbuilt = variants.iter().filter(|variant| !is_built(variant) && !is_read(variant));
    unbuilt.map(|variant| format!("nothing builds {list}::{variant}")).collect()
}

/// The sources of the crates without comments and tests, by name.
fn code(root: &Path) -> Result<Vec<(String, String)>> {
    let mut code = Vec::new();
    for path in scan::files(root, "crates", ".rs")? {
        let name = scan::below(root, &path);
        if !name.contains("/src/") || name.contains("/tests/") || name.ends_with("tests.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        code.push((name, lines.join("\n")));
    }
    Ok(code)
}

/// Every row of `law/parameters.toml` is asked: of `Laws`, or inside touchmove-law where its row says so.
fn unasked<'a>(names: impl Iterator<Item = (&'a str, bool)>, code: &[(String, String)]) -> Vec<String> {
    let generated = ["crates/touchmove-law/src/parameters.rs", "crates/touchmove-law/src/questions.rs"];
    let mut complaints = Vec::new();
    for (parameter, within_law) in names {
        let asked =
            code.iter().filter(|(name, _)| !generated.contains(&name.as_str())).any(|(name, text)| {
                if within_law {
                    name.starts_with("crates/touchmove-law/") && has_field(text, parameter)
                } else {
                    text.contains(&format!(".{parameter}()"))
                }
            });
        if !asked {
            complaints.push(format!("law/parameters.toml: nobody asks {parameter}"));
        }
    }
    complaints
}

/// Every setting of the regulations is read by something that acts on it or shows it.
fn unread(regulations: &str, code: &[(String, String)], page: &str) -> Result<Vec<String>> {
    let list = regulations.split("\nregulations! {").nth(1).and_then(|rest| rest.split("\n}").next());
    let list = list.context("the settings were not found")?;
    let names = list.lines().filter_map(|line| line.trim().strip_prefix("pub ")?.split(':').next());
    let mut complaints = Vec::new();
    for name in names {
        let read = code
            .iter()
            .filter(|(file, _)| !FORMS.iter().any(|form| file.starts_with(form)))
            .any(|(_, text)| has_field(text, name));
        // The page has a control for it, by its name.
        if !read && !has_field(page, name) && !page.contains(&format!("'{name}'")) {
            complaints.push(format!("nobody reads the setting {name}"));
        }
    }
    Ok(complaints)
}

/// The sources of the page, its types apart.
fn page(root: &Path) -> Result<String> {
    let mut page = String::new();
    for ending in [".ts", ".svelte"] {
        for path in scan::files(root, "web/src", ending)? {
            if scan::below(root, &path) != "web/src/wire.ts" {
                page.push_str(&fs::read_to_string(path)?);
            }
        }
    }
    Ok(page)
}

/// Whether the text reads a field of this name.
fn has_field(text: &str, name: &str) -> bool {
    let field = format!(".{name}");
    text.match_indices(&field).any(|(at, _)| !text[at + field.len()..].starts_with(is_of_a_word))
}

fn is_of_a_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Whether the variant stands somewhere in code as a value, not only in a pattern or a comparison.
fn builds(text: &str, variant: &str) -> bool {
    text.match_indices(variant).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + variant.len()..]);
        !after.starts_with(is_of_a_word)
            && !before.ends_with(is_of_a_word)
            && !is_compared(before)
            && !is_pattern(before, after)
    })
}

fn is_compared(before: &str) -> bool {
    let before = before.trim_end().trim_end_matches(['&', '(']);
    before.trim_end().ends_with("==") || before.trim_end().ends_with("!=")
}

/// A pattern is followed by what a pattern is followed by, or stands in `matches!`.
fn is_pattern(before: &str, after: &str) -> bool {
    let rest = after_fields(after).trim_start_matches([')', ']', ' ', '\n']);
    let followed = rest.starts_with("=>")
        || rest.starts_with("= ")
        || rest.starts_with("if ")
        || (rest.starts_with('|') && !rest.starts_with("||"));
    followed || before.rfind("matches!(").is_some_and(|open| is_open(&before[open..]))
}

/// What follows the fields of a variant.
fn after_fields(after: &str) -> &str {
    let open = after.trim_start();
    if !open.starts_with(['{', '(']) {
        return after;
    }
    let mut deep = 0;
    for (at, letter) in open.char_indices() {
        match letter {
            '{' | '(' => deep += 1,
            '}' | ')' => deep -= 1,
            _ => {}
        }
        if deep == 0 {
            return &open[at + 1..];
        }
    }
    after
}

/// Whether the first parenthesis of the text is still open at its end.
fn is_open(text: &str) -> bool {
    let mut deep = 0;
    for letter in text.chars() {
        match letter {
            '(' => deep += 1,
            ')' if deep == 1 => return false,
            ')' => deep -= 1,
            _ => {}
        }
    }
    deep > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_built_and_a_pattern_or_a_comparison_is_not() {
        let case =
            |text: &str, expected: bool| assert_eq!(builds(text, "Reason::Lapsed"), expected, "{text}");
        case("case.not_admitted(article, Reason::Lapsed);", true);
        case("let reason = if late { Reason::Lapsed } else { Reason::Plain };", true);
        case("Ruling::under(article, decision, Reason::Lapsed { by })", true);
        case("match reason { Reason::Lapsed => 1, Reason::Plain => 2 }", false);
        case("match reason { Reason::Lapsed | Reason::Plain => 1 }", false);
        case("match reason { Some(Reason::Lapsed { .. }) => 1 }", false);
        case("if reason == Reason::Lapsed {}", false);
        case("if let Reason::Lapsed { by } = reason {}", false);
        case("matches!(reason, Reason::Plain | Reason::Lapsed)", false);
        case("if matches!(phase, Phase::Over) { case.not_admitted(article, Reason::Lapsed); }", true);
        case("case.not_admitted(article, Reason::LapsedLongAgo);", false);
    }

    /// The sources with one more file.
    fn with(file: &str, text: &str) -> Vec<(String, String)> {
        vec![(file.to_owned(), text.to_owned())]
    }

    #[test]
    fn a_parameter_that_nobody_asks_is_told() {
        let judge = "crates/touchmove-conduct/src/articles/planted.rs";
        let of = |within_law, file, text| {
            unasked([("planted_minutes", within_law)].into_iter(), &with(file, text))
        };
        assert_eq!(of(false, judge, "laws.planted_minutes()"), Vec::<String>::new());
        assert_eq!(of(false, judge, "laws.minutes()"), ["law/parameters.toml: nobody asks planted_minutes"]);
        // What is generated with it does not ask it.
        let generated = "crates/touchmove-law/src/questions.rs";
        assert_eq!(of(false, generated, "self.planted_minutes()").len(), 1);
        // What touchmove-law keeps for itself is asked there.
        assert_eq!(of(true, judge, "parameters.planted_minutes").len(), 1);
        assert_eq!(
            of(true, "crates/touchmove-law/src/laws.rs", "self.parameters().planted_minutes").len(),
            0
        );
    }

    #[test]
    fn a_setting_that_nobody_reads_is_told() {
        let regulations = "\nregulations! {\n    /// Planted.\n    pub planted: Switch = Switch::Off,\n}\n";
        let of = |file, text, page| unread(regulations, &with(file, text), page).unwrap();
        let judge = "crates/touchmove-conduct/src/articles/planted.rs";
        assert_eq!(of(judge, "laws.regulations().planted.is_on()", ""), Vec::<String>::new());
        assert_eq!(of(judge, "", "onOff('planted')"), Vec::<String>::new());
        assert_eq!(of(judge, "", ""), ["nobody reads the setting planted"]);
        // What only reads or writes it as text does not act on it.
        assert_eq!(of("crates/touchmove-scenario/src/regulation.rs", "r.planted", "").len(), 1);
    }

    #[test]
    fn a_variant_that_nothing_builds_is_told() {
        let of = |file, text| unbuilt("Reason", &BTreeSet::from(["Planted".to_owned()]), &with(file, text));
        let judge = "crates/touchmove-conduct/src/articles/planted.rs";
        assert_eq!(of(judge, "case.not_admitted(article, Reason::Planted);"), Vec::<String>::new());
        assert_eq!(of(judge, "match reason { Reason::Planted => 1 }"), ["nothing builds Reason::Planted"]);
        assert_eq!(of("crates/touchmove-words/src/said.rs", "Reason::Planted;").len(), 1);
        // Reading a form back is not judging.
        assert_eq!(of(READ_BACK, "let reason = Reason::Planted;").len(), 1);
    }

    #[test]
    fn a_field_is_read_by_its_whole_name() {
        assert!(has_field("laws.regulations().rated.is_on()", "rated"));
        assert!(!has_field("laws.regulations().rated_games", "rated"));
        assert!(!has_field("rated: Switch::On", "rated"));
    }
}
