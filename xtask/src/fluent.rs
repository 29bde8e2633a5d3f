//! Every Fluent file, read as Fluent: nothing that no reader takes, no piece of a sentence to be joined by a program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::scan::{below, files};

/// Where texts are.
const FOLDERS: [&str; 2] = ["crates/touchmove-words/locales", "web/src/i18n"];

/// Names of messages that say that they are pieces of a sentence.
const PIECES: [&str; 9] =
    ["prefix", "suffix", "infix", "fragment", "joiner", "separator", "conjunction", "comma", "glue"];

/// Everything that is wrong with the files as Fluent.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for folder in FOLDERS {
        for path in files(root, folder, ".ftl")? {
            let name = below(root, &path);
            texts.push((name.clone(), fs::read_to_string(&path).with_context(|| name)?));
        }
    }
    let mut complaints = Vec::new();
    for (name, text) in &texts {
        complaints.extend(syntax(text).into_iter().map(|what| format!("{name}:{what}")));
    }
    let sides: BTreeSet<String> = texts.iter().flat_map(|(_, text)| sides(text)).collect();
    for (name, text) in &texts {
        complaints.extend(pieces(text, &sides).into_iter().map(|what| format!("{name}: {what}")));
    }
    Ok(complaints)
}

/// The lines that no reader of Fluent takes.
fn syntax(text: &str) -> Vec<String> {
    let Err((_, errors)) = parser::parse(text) else { return Vec::new() };
    let line = |at: usize| text.get(..at).unwrap_or(text).lines().count().max(1);
    errors.iter().map(|error| format!("{}: {}", line(error.pos.start), error.kind)).collect()
}

fn messages(text: &str) -> Vec<Message<&str>> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let is_message = |entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    resource.body.into_iter().filter_map(is_message).collect()
}

/// The arguments that are a side somewhere: what is chosen by `white` or `black`.
fn sides(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for message in messages(text) {
        for expression in message.value.iter().flat_map(expressions) {
            let Expression::Select { selector: InlineExpression::VariableReference { id }, variants } =
                expression
            else {
                continue;
            };
            let is_side = |key: &VariantKey<&str>| matches!(key, VariantKey::Identifier { name } if ["white", "black"].contains(name));
            if variants.iter().any(|variant| is_side(&variant.key)) {
                found.insert(id.name.to_owned());
            }
        }
    }
    found
}

/// Every expression of a pattern, those within variants too.
fn expressions<'a>(pattern: &'a Pattern<&'a str>) -> Vec<&'a Expression<&'a str>> {
    let mut found = Vec::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        found.push(expression);
        if let Expression::Select { variants, .. } = expression {
            found.extend(variants.iter().flat_map(|variant| expressions(&variant.value)));
        }
    }
    found
}

/// Messages that are not a whole text: a side put in as the program calls it, or the beginning or the end of a sentence.
fn pieces(text: &str, sides: &BTreeSet<String>) -> Vec<String> {
    let mut complaints = Vec::new();
    for message in messages(text) {
        let id = message.id.name;
        if id.split('-').any(|part| PIECES.contains(&part)) {
            complaints.push(format!("{id} is named as a piece of a sentence: one message has the whole"));
        }
        let Some(value) = &message.value else { continue };
        for expression in expressions(value) {
            if let Expression::Inline(InlineExpression::VariableReference { id: argument }) = expression
                && sides.contains(argument.name)
            {
                let side = argument.name;
                complaints
                    .push(format!("{id}: a bare side: ${side} is chosen by, each sentence written out"));
            }
        }
        if begins_or_ends_openly(value) {
            complaints.push(format!(
                "{id} begins or ends with a mark that joins: one message has the whole sentence"
            ));
        }
    }
    complaints
}

/// Whether a text goes on from another, or is to be gone on from.
fn begins_or_ends_openly(value: &Pattern<&str>) -> bool {
    let text = |element: Option<&PatternElement<&str>>| match element {
        Some(PatternElement::TextElement { value }) => value.trim().to_owned(),
        Some(PatternElement::Placeable { .. }) | None => String::new(),
    };
    let (first, last) = (text(value.elements.first()), text(value.elements.last()));
    first.starts_with([',', '.', ';', '،', '؛', '։', '՝']) && !first.starts_with('…')
        || last.ends_with([',', ';', '،', '؛'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_reader_of_fluent_takes_is_found_with_its_line() {
        let right = "one = One\ntwo = { $side ->\n    [white] White\n   *[black] Black\n }\n";
        assert_eq!(syntax(right), Vec::<String>::new());
        for (wrong, line) in [
            (right.replace("*[black]", "**[black]"), "2:"),
            (right.replace("   *[black]", "    [black]"), "2:"),
            (right.replace("One\n", "{ $one\n"), "1:"),
            ("one One\n".to_owned(), "1:"),
        ] {
            let found = syntax(&wrong);
            assert!(!found.is_empty(), "{wrong}");
            assert!(
                found
                    .iter()
                    .any(|what| what.starts_with(line) || what.starts_with(|c: char| c.is_ascii_digit())),
                "{found:?}"
            );
        }
    }

    fn found(text: &str) -> Vec<String> {
        pieces(text, &sides(text))
    }

    #[test]
    fn a_message_with_a_bare_side_is_found() {
        let chosen =
            "offered = { $side ->\n    [white] White offers a draw\n   *[black] Black offers a draw\n }\n";
        assert_eq!(found(chosen), Vec::<String>::new());
        let bare = found(&format!("{chosen}planted = {{ $side }} must move the king\n"));
        assert_eq!(bare.len(), 1);
        assert!(bare[0].starts_with("planted: a bare side"), "{bare:?}");
        let within = found("planted = { $side ->\n    [white] White\n   *[other] { $side } moves\n }\n");
        assert_eq!(within.len(), 1, "{within:?}");
        assert_eq!(found("name = { $name } is late\n"), Vec::<String>::new());
    }

    #[test]
    fn a_piece_of_a_sentence_is_found_by_its_name_or_its_ends() {
        assert_eq!(found("late-suffix = and is late\n").len(), 1);
        assert_eq!(found("late = , and is late\n").len(), 1);
        assert_eq!(found("late = The player is late,\n").len(), 1);
        assert_eq!(found("late = بازیکن دیر کرده است،\n").len(), 1);
        assert_eq!(found("late = The player is late, and has lost.\n"), Vec::<String>::new());
    }

    #[test]
    fn our_files_are_whole() {
        assert_eq!(complaints(&crate::root()).unwrap(), Vec::<String>::new());
    }
}
