//! All rulings of an event, in the reader's language.

use touchmove_clock::{Millis, Sides};
use touchmove_competition::report::{Caption, ReportWording, ToldItem, ToldReport};
use touchmove_competition::{Archive, By, Event, Report, Scope};
use touchmove_law::Language;
use touchmove_wire::v1::event::answer::ReportAnswer;
use touchmove_words::Words;

use crate::net::language;
use crate::tables::journal::hide_sealed_move;

/// A report, ready to be shown.
pub(crate) struct ReportText {
    title: String,
    heading: Vec<(String, String)>,
    items: Vec<ToldItem>,
    nothing: String,
    language: Language,
}

/// The rulings in a part of an event.
pub(crate) fn report_text(archive: &Archive, event: &Event, scope: Scope, language: Language) -> ReportText {
    let words = language::words(language);
    let report = Report::of(archive, scope);
    let text = |name: &str| words.text(name, &[]);
    let edition = words.text("report-edition", &[("edition", event.edition().to_string())]);
    let told = ReportWording {
        // An opened envelope is reported by its ruling.
        act: &|act, board| words.deed(&hide_sealed_move(act), board),
        ruling: &|ruling| words.sentence(ruling),
        event_act: &|act| words.event_deed(event, act),
        event_ruling: &|ruling| words.event_sentence(event, ruling),
        by: &|by| match by {
            By::Official { .. } | By::Player { .. } => event.by(by),
            By::Organiser => text("report-organiser"),
            By::System => text("report-journal"),
        },
        caption: &|caption| caption_text(words, caption),
    };
    ReportText {
        title: text("report-title"),
        heading: vec![(text("report-event"), event.founding().name.clone()), (text("report-laws"), edition)],
        items: told.items(event, &report.items),
        nothing: text("report-nothing"),
        language,
    }
}

impl ReportText {
    /// As JSON.
    pub(crate) fn answer(self) -> ReportAnswer {
        ReportAnswer { title: self.title, heading: self.heading, items: self.items }
    }

    fn layout(&self) -> ToldReport<'_> {
        ToldReport {
            title: &self.title,
            language: self.language.tag(),
            direction: match self.language {
                Language::English | Language::Armenian => "ltr",
                Language::Persian => "rtl",
            },
            heading: &self.heading,
            items: &self.items,
            nothing: &self.nothing,
        }
    }

    /// As a page.
    pub(crate) fn html(&self) -> String {
        self.layout().html()
    }

    /// As plain text.
    pub(crate) fn text(&self) -> String {
        self.layout().text()
    }
}

fn caption_text(words: &Words, caption: &Caption<'_>) -> String {
    match caption {
        Caption::EventEntry(entry) => words.text("report-event-entry", &[("entry", entry.to_string())]),
        Caption::GameEntry { game, entry, players } => {
            let args = [
                ("game", (*game).to_owned()),
                ("entry", entry.to_string()),
                ("players", (*players).to_owned()),
            ];
            words.text("report-game-entry", &args)
        }
        Caption::By(name) => words.text("report-by", &[("name", (*name).to_owned())]),
        Caption::Articles(numbers) => words.list(numbers.iter().cloned()),
        Caption::Clocks(times) => words.text("report-clocks", &clock_times(times)),
        Caption::ClocksBefore(times) => words.text("report-clocks-before", &clock_times(times)),
        Caption::ClocksAfter(times) => words.text("report-clocks-after", &clock_times(times)),
    }
}

fn clock_times(times: &Sides<Millis>) -> [(&'static str, String); 2] {
    [("white", times.white.to_string()), ("black", times.black.to_string())]
}
