//! The languages, and how a ruling is said in one.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use touchmove_conduct::Ruling;
use unic_langid::LanguageIdentifier;

use crate::said::{decision, reason};

/// The texts of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

const ENGLISH: &str = include_str!("../locales/en.ftl");

impl Words {
    /// English.
    pub fn english() -> Words {
        Words::of("en", ENGLISH)
    }

    fn of(tag: &str, text: &str) -> Words {
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks are for pages that mix directions; a sentence of its own needs none.
        bundle.set_use_isolating(false);
        // A malformed message is left out; the tests see to it that there is none.
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let _ = bundle.add_resource(resource);
        Words { bundle }
    }

    /// The ruling as one or two sentences: what is decided, and why.
    pub fn sentence(&self, ruling: &Ruling) -> String {
        let mut args = FluentArgs::new();
        let decided = decision(ruling.decision(), &mut args);
        let mut sentence = self.message(&decided, &args).unwrap_or_default();
        let mut args = FluentArgs::new();
        let because = reason(ruling.reason(), &mut args);
        if let Some(why) = self.message(&because, &args) {
            if !sentence.is_empty() {
                sentence.push(' ');
            }
            sentence.push_str(&why);
        }
        sentence
    }

    /// A message by its name; `None` if the language has none.
    fn message(&self, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(name)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        (!text.trim().is_empty()).then_some(text)
    }

    /// Whether the language has this message.
    #[cfg(test)]
    pub(crate) fn has(&self, name: &str) -> bool {
        self.bundle.has_message(name)
    }
}

#[cfg(test)]
mod tests {
    use touchmove_chess::Color;
    use touchmove_clock::Millis;
    use touchmove_conduct::{Decision, Ending, Reason, Score};
    use touchmove_law::cite;

    use super::*;
    use crate::said::name_of;

    /// The variants of an enum, as its source has them.
    fn variants(source: &str, name: &str) -> Vec<String> {
        let body = source.split(&format!("pub enum {name} {{")).nth(1).unwrap();
        let body = body.split("\n}").next().unwrap();
        body.lines()
            .filter(|line| line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase())
            .map(|line| line.trim().chars().take_while(char::is_ascii_alphanumeric).collect())
            .collect()
    }

    #[test]
    fn every_decision_and_every_reason_can_be_said() {
        let english = Words::english();
        let decisions = include_str!("../../touchmove-conduct/src/ruling.rs");
        let reasons = include_str!("../../touchmove-conduct/src/reason.rs");
        let mut missing = Vec::new();
        for (kind, source, name) in [("decision", decisions, "Decision"), ("reason", reasons, "Reason")] {
            let all = variants(source, name);
            assert!(all.len() > 30, "{name}: only {}", all.len());
            for variant in all {
                let id = format!("{kind}-{}", name_of(&variant));
                if !english.has(&id) {
                    missing.push(id);
                }
            }
        }
        assert!(missing.is_empty(), "en.ftl lacks {missing:?}");
    }

    #[test]
    fn a_ruling_reads_like_something_an_arbiter_says() {
        let english = Words::english();
        let said = |decision, reason| english.sentence(&Ruling::under(cite!(2023 "7.5.5"), decision, reason));
        assert_eq!(
            said(Decision::TimeAdded(Color::Black, Millis::minutes(2)), Reason::IllegalMove),
            "Black gets 2:00 more. The move was illegal."
        );
        let mate = Decision::Over(Score::win(Color::White), Ending::Checkmate);
        assert_eq!(said(mate, Reason::Plain), "White wins, 1-0: checkmate.");
    }
}
