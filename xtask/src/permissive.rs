//! Which licences are let in: the list of deny.toml, and what an expression needs of it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// What typefaces in the page may have besides: it asks only that they are not sold by themselves.
const TYPEFACES: &str = "OFL-1.1";

pub(crate) struct Permissive(BTreeSet<String>);

impl Permissive {
    pub(crate) fn read(root: &Path) -> Result<Permissive> {
        let table: toml::Table = fs::read_to_string(root.join("deny.toml"))?.parse()?;
        let allowed = table.get("licenses").and_then(|licences| licences.get("allow")?.as_array());
        let allowed = allowed.context("deny.toml has no list of licences")?;
        let named = allowed.iter().filter_map(|name| name.as_str().map(ToOwned::to_owned));
        Ok(Permissive(named.chain([TYPEFACES.to_owned()]).collect()))
    }

    /// Whether something under this expression (SPDX: names, `AND`, `OR`, parentheses) may be used under licences of the list.
    pub(crate) fn lets_in(&self, expression: &str) -> bool {
        let expression = strip(expression.trim());
        if let Some((first, rest)) = split(expression, " OR ") {
            return self.lets_in(first) || self.lets_in(rest);
        }
        if let Some((first, rest)) = split(expression, " AND ") {
            return self.lets_in(first) && self.lets_in(rest);
        }
        self.0.contains(expression)
    }
}

/// Without the parentheses around the whole.
fn strip(expression: &str) -> &str {
    match expression.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) if depths(inner).all(|(_, depth)| depth >= 0) => inner.trim(),
        _ => expression,
    }
}

/// Every place with how many parentheses are open behind it.
fn depths(expression: &str) -> impl Iterator<Item = (usize, i32)> {
    expression.char_indices().scan(0, |open, (at, letter)| {
        *open += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        Some((at, *open))
    })
}

/// At the first such word that is in no parentheses.
fn split<'a>(expression: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let at = depths(expression).find(|(at, depth)| *depth == 0 && expression[*at..].starts_with(word))?.0;
    Some((&expression[..at], &expression[at + word.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_is_let_in_by_what_it_asks_for() {
        let named = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-3-Clause", "Unicode-3.0"];
        let list = Permissive(named.map(ToOwned::to_owned).into());
        for good in [
            "MIT",
            "MIT OR GPL-3.0-or-later",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0",
            "(Apache-2.0 OR MIT) AND (BSD-3-Clause)",
        ] {
            assert!(list.lets_in(good), "{good}");
        }
        for bad in
            ["", "GPL-3.0-or-later", "MIT AND GPL-3.0-or-later", "(GPL-2.0 OR LGPL-3.0) AND MIT", "MPL-2.0"]
        {
            assert!(!list.lets_in(bad), "{bad}");
        }
    }
}
