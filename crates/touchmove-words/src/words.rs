//! How a ruling is said in a language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use touchmove_competition::{
    AppealId, Decided, Event, EventAct, EventDecision, EventReason, EventRuling, Outcome,
};
use touchmove_conduct::{Choice, Decision, Question, Ruling};
use touchmove_law::Language;
use unic_langid::LanguageIdentifier;

use crate::language::{self, Direction};
use crate::said::{self, Said};

/// The arguments of texts that count something: a language has its own digits for them, and may select by them.
const COUNTS: [&str; 13] = [
    "asked", "count", "entry", "move", "number", "of", "pass", "percent", "points", "right", "round",
    "section", "sessions",
];

/// The texts of one language, and those of English for what it lacks.
pub struct Words {
    language: Language,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// English.
    pub fn english() -> Words {
        Words::of(Language::English)
    }

    /// Those of a language.
    pub fn of(language: Language) -> Words {
        let mut bundles = vec![bundle(language)];
        if language != Language::English {
            bundles.push(bundle(Language::English));
        }
        Words { language, bundles }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The ruling as a player hears it: what is decided, and why.
    pub fn sentence(&self, ruling: &Ruling) -> String {
        let decided = self.decided(ruling.decision());
        let why = said::reason(ruling.reason());
        let together = format!("{}-because-{}", decided.id, why.id.trim_start_matches("reason-"));
        if let Some(sentence) = self.message(&together, &both(&decided, &why)) {
            return sentence;
        }
        let decision = self.say(&decided);
        let reason = self.say(&why);
        if reason.is_empty() {
            return decision;
        }
        let mut args = FluentArgs::new();
        args.set("decision", decision);
        args.set("reason", reason);
        self.message("ruling", &args).unwrap_or_default()
    }

    /// A ruling of an event, with the names that the event has: what is decided, and why.
    pub fn event_sentence(&self, event: &Event, ruling: &EventRuling) -> String {
        let decision = self.say(&self.decided_in(event, ruling.decision()));
        let reason = self.event_reason(event, ruling.reason());
        if reason.is_empty() {
            return decision;
        }
        let mut args = FluentArgs::new();
        args.set("decision", decision);
        args.set("reason", reason);
        self.message("event-ruling", &args).unwrap_or_default()
    }

    /// What happened in an event, in a sentence without full stop.
    pub fn event_deed(&self, event: &Event, act: &EventAct) -> String {
        let told = self.say(&self.told_in(event, act));
        told.trim_end_matches([':', '.', '՝', ' ']).to_owned()
    }

    /// A verdict on an appeal with the day, whoever decided, and why.
    pub fn verdict(
        &self,
        event: &Event,
        appeal: AppealId,
        decided: &Decided,
        when: &str,
        by: &str,
    ) -> String {
        let said = self
            .decided_in(event, &EventDecision::AppealDecided { number: appeal, verdict: decided.verdict });
        let said = Said { id: "report-verdict".to_owned(), ..said };
        self.say(&said.with("when", when.to_owned()).with("name", by.to_owned()).text(&decided.reason))
    }

    /// How a game stands.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(&crate::events::outcome(outcome))
    }

    /// Why something was ruled in an event; nothing where the decision says it all.
    pub fn event_reason(&self, event: &Event, reason: &EventReason) -> String {
        self.say(&self.why_in(event, reason))
    }

    /// What the arbiter is asked.
    pub fn question(&self, question: &Question) -> String {
        self.say(&said::question(question))
    }

    /// What he may answer.
    pub fn choice(&self, choice: &Choice) -> String {
        self.say(&said::choice(choice))
    }

    /// A decision with its arguments; what the arbiter is asked is said first.
    fn decided(&self, decision: &Decision) -> Said {
        let said = said::decision(decision);
        if let Decision::Referred { referral } = decision {
            return said.with("question", self.question(&referral.question));
        }
        said
    }

    pub(crate) fn say(&self, said: &Said) -> String {
        self.message(&said.id, &said.args).unwrap_or_default()
    }

    /// A text of a command by its name, with names to select by and finished words as arguments; the name itself if
    /// nobody has the text.
    pub fn text(&self, name: &str, args: &[(&'static str, String)]) -> String {
        let mut given = FluentArgs::new();
        for (key, value) in args {
            given.set(
                *key,
                if COUNTS.contains(key) { FluentValue::try_number(value) } else { value.clone().into() },
            );
        }
        self.message(name, &given).unwrap_or_else(|| name.to_owned())
    }

    /// Several texts in one, two at a time by the message of this name.
    pub fn joined(&self, name: &str, texts: impl IntoIterator<Item = String>) -> String {
        let joined =
            texts.into_iter().reduce(|first, next| self.text(name, &[("first", first), ("next", next)]));
        joined.unwrap_or_default()
    }

    /// A message by its name; `None` if neither the language nor English has it.
    fn message(&self, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(name)?.value()?;
            let mut errors = Vec::new();
            Some(bundle.format_pattern(pattern, Some(args), &mut errors).trim().to_owned())
        })
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(language::direction(language) == Direction::RightToLeft);
    if language == Language::Persian {
        bundle.set_formatter(Some(language::persian_digits));
    }
    let files =
        [language::text, language::drill, language::event, language::say, language::print, language::explain];
    for text in files.map(|file| file(language)) {
        // A malformed message is left out; the tests see to it that there is none.
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The arguments of both; where both have one of the same name, the decision's counts.
fn both<'a>(decided: &'a Said, why: &'a Said) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    for (name, value) in why.args.iter().chain(decided.args.iter()) {
        args.set(name, value.clone());
    }
    args
}

#[cfg(test)]
pub(crate) mod tests;
