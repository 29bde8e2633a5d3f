//! What a language's file says, as it is written.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

/// The messages of a file.
pub(super) struct File {
    messages: BTreeMap<String, Parts>,
    junk: Vec<String>,
}

/// What a message is made of.
#[derive(Default)]
struct Parts {
    variables: BTreeSet<String>,
    mentions: BTreeSet<String>,
    selections: Vec<(String, BTreeSet<String>)>,
}

impl File {
    pub(super) fn read(text: &str) -> File {
        let resource = match parser::parse(text) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let mut file = File { messages: BTreeMap::new(), junk: Vec::new() };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut parts = Parts::default();
                    if let Some(pattern) = &message.value {
                        parts.look_at(pattern);
                    }
                    let id = message.id.name.to_owned();
                    if file.messages.insert(id.clone(), parts).is_some() {
                        file.junk.push(format!("{id} twice"));
                    }
                }
                Entry::Junk { content } => file.junk.push(content.to_owned()),
                Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        file
    }

    /// What is not well formed, or stands twice.
    pub(super) fn junk(&self) -> Vec<String> {
        self.junk.clone()
    }

    pub(super) fn ids(&self) -> BTreeSet<String> {
        self.messages.keys().cloned().collect()
    }

    /// The messages that are mentioned in others.
    pub(super) fn mentioned(&self) -> BTreeSet<String> {
        self.messages.values().flat_map(|parts| parts.mentions.iter().cloned()).collect()
    }

    /// The variables of a message, with those of the messages it mentions.
    pub(super) fn variables(&self, id: &str) -> BTreeSet<String> {
        let with = self.with_mentioned(id);
        with.iter().flat_map(|parts| parts.variables.iter().cloned()).collect()
    }

    /// What it selects by, and the names it knows.
    pub(super) fn selections(&self, id: &str) -> Vec<(String, BTreeSet<String>)> {
        let with = self.with_mentioned(id);
        with.iter().flat_map(|parts| parts.selections.iter().cloned()).collect()
    }

    fn with_mentioned(&self, id: &str) -> Vec<&Parts> {
        let mut seen = BTreeSet::from([id]);
        let mut open = vec![id];
        let mut found = Vec::new();
        while let Some(id) = open.pop() {
            let parts = self.messages.get(id).unwrap_or_else(|| panic!("no message {id}"));
            found.push(parts);
            open.extend(parts.mentions.iter().map(String::as_str).filter(|mention| seen.insert(mention)));
        }
        found
    }
}

impl Parts {
    fn look_at(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.look_into(expression);
            }
        }
    }

    fn look_into(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_inside(inline),
            Expression::Select { selector, variants } => {
                self.look_inside(selector);
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                if let InlineExpression::VariableReference { id } = selector {
                    self.selections.push((id.name.to_owned(), keys.collect()));
                }
                for variant in variants {
                    self.look_at(&variant.value);
                }
            }
        }
    }

    fn look_inside(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.mentions.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.look_inside(argument);
                }
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
