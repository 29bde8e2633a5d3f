//! How a ruling is said in a language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use touchmove_competition::{AppealId, Decided, Event, EventAct, EventDecision, EventReason, EventRuling};
use touchmove_conduct::{Choice, Decision, Question, Ruling};
use touchmove_law::Language;
use unic_langid::LanguageIdentifier;

use crate::language;
use crate::said::{self, FilledMessage, walk};

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
        self.message(&together, &both(&decided, &why))
            .unwrap_or_else(|| self.because("ruling", self.say(&decided), self.say(&why)))
    }

    /// A ruling of an event, with the names that the event has: what is decided, and why.
    pub fn event_sentence(&self, event: &Event, ruling: &EventRuling) -> String {
        let decision = self.say(&self.decided_in(event, ruling.decision()));
        self.because("event-ruling", decision, self.event_reason(event, ruling.reason()))
    }

    fn because(&self, name: &str, decision: String, reason: String) -> String {
        if reason.is_empty() {
            return decision;
        }
        self.text(name, &[("decision", decision), ("reason", reason)])
    }

    /// What happened in an event, in a sentence without full stop.
    pub fn event_deed(&self, event: &Event, act: &EventAct) -> String {
        let told = self.say(&self.told_in(event, act));
        told.trim_end_matches([':', '.', '՝', ' ']).to_owned()
    }

    /// A verdict on an appeal with the day, who decided, and why.
    pub fn verdict(&self, event: &Event, number: AppealId, of: &Decided, when: &str, by: &str) -> String {
        let decision = EventDecision::AppealDecided { number, verdict: of.verdict };
        let said = FilledMessage { id: "report-verdict".to_owned(), ..self.decided_in(event, &decision) };
        self.say(&said.with("when", when.to_owned()).with("name", by.to_owned()).text(&of.reason))
    }

    /// Why something was ruled in an event; nothing where the decision says it all.
    pub fn event_reason(&self, event: &Event, reason: &EventReason) -> String {
        self.say(&self.why_in(event, reason))
    }

    /// What the arbiter is asked.
    pub fn question(&self, question: &Question) -> String {
        self.say(&walk::message("question", "ask", question))
    }

    /// What they may answer.
    pub fn choice(&self, choice: &Choice) -> String {
        self.say(&said::choice(choice))
    }

    /// A decision with its arguments; what the arbiter is asked is said first.
    fn decided(&self, decision: &Decision) -> FilledMessage {
        let said = said::decision(decision);
        let Decision::Referred { referral } = decision else { return said };
        said.with("question", self.question(&referral.question))
    }

    /// A value by its tag and its fields.
    pub(crate) fn say(&self, said: &FilledMessage) -> String {
        self.message(&said.id, &said.args).unwrap_or_default()
    }

    /// A text of a command by its name, with names to select by and finished words as arguments; the name itself if
    /// nobody has the text.
    pub fn text(&self, name: &str, args: &[(&'static str, String)]) -> String {
        let given = args.iter().map(|(key, value)| {
            (*key, if COUNTS.contains(key) { FluentValue::try_number(value) } else { value.as_str().into() })
        });
        self.message(name, &given.collect()).unwrap_or_else(|| name.to_owned())
    }

    /// Joins several texts into one, two at a time, by the message of this name.
    pub fn joined(&self, name: &str, texts: impl IntoIterator<Item = String>) -> String {
        let two = |first, next| self.text(name, &[("first", first), ("next", next)]);
        texts.into_iter().reduce(two).unwrap_or_default()
    }

    /// Several texts as a list, joined by the language's own rules.
    pub fn list(&self, texts: impl IntoIterator<Item = String>) -> String {
        self.joined("list-two", texts)
    }

    /// An argument; the parts of a list are joined by the language's own rules.
    fn listed<'a>(&self, value: &FluentValue<'a>) -> FluentValue<'a> {
        if let FluentValue::String(text) = value
            && text.contains(walk::NEXT_OF_A_LIST)
        {
            return self.list(text.split(walk::NEXT_OF_A_LIST).map(str::to_owned)).into();
        }
        value.clone()
    }

    /// A message by its name; `None` if neither the language nor English has it.
    fn message(&self, name: &str, args: &FluentArgs<'_>) -> Option<String> {
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (name, self.listed(value))).collect();
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(name)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).trim().to_owned())
        })
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Text inside a right-to-left sentence is isolated: squares, moves and numbers keep their own direction.
    bundle.set_use_isolating(language == Language::Persian);
    if language == Language::Persian {
        bundle.set_formatter(Some(language::persian_digits));
    }
    for text in language::files(language) {
        // A malformed message is left out; the tests make sure that there are none.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The arguments of both; where both have one of the same name, the decision's counts.
fn both<'a>(decided: &'a FilledMessage, why: &'a FilledMessage) -> FluentArgs<'a> {
    why.args.iter().chain(decided.args.iter()).map(|(name, value)| (name, value.clone())).collect()
}

#[cfg(test)]
pub(crate) mod tests;
