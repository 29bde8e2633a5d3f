//! `touchmove event report`: everything that was ruled.

use clap::Args as ClapArgs;
use touchmove_clock::{Millis, Sides};
use touchmove_competition::report::{Caption, Item, Note, ReportWording, ToldItem, ToldReport};
use touchmove_competition::{AppealId, By, Event, Report, Scope};
use touchmove_law::{Edition, Language};
use touchmove_wire::v1::event::answer::ReportAnswer;
use touchmove_words::Words;

use super::scope::Part;
use crate::outcome::{Answer, BadUse, Outcome};

/// Everything ruled in a game, a round or the event, in order, with articles, facts and clocks.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event report open.json                           the whole event
  touchmove event report open.json --round 3 --section 2
  touchmove event report open.json --game 1/3.7 --html > incident.html
  touchmove event report open.json --language hy             in Armenian
  touchmove event report open.json --json")]
pub(super) struct Args {
    /// The archive
    #[arg(value_name = "ARCHIVE")]
    file: String,
    #[command(flatten)]
    part: Part,
    #[command(flatten)]
    form: Form,
}

/// In which form a report is printed.
#[derive(ClapArgs)]
pub(super) struct Form {
    /// The language of the report
    #[arg(long, value_name = "en|hy|fa", default_value = "en")]
    language: String,
    /// Print as an HTML page
    #[arg(long, conflicts_with = "json")]
    html: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Answer {
    let opened = super::open(&args.file)?;
    let scope = args.part.scope()?;
    let report = Report::of(&opened.archive, scope);
    let writer = Writer::new(&opened.event, &args.form)?;
    let heading = [
        ("report-event", opened.event.founding().name.clone()),
        ("report-laws", writer.laws(opened.event.edition())),
        ("report-of", writer.scope(scope)),
    ];
    let heading = heading.map(|(label, value)| (writer.text(label), value));
    writer.print(&writer.text("report-title"), &heading, &report.items, &args.form)
}

/// Writes what was ruled in an event in a language.
pub(super) struct Writer<'a> {
    event: &'a Event,
    language: Language,
    words: Words,
}

impl Writer<'_> {
    pub(super) fn new<'a>(event: &'a Event, form: &Form) -> Result<Writer<'a>, BadUse> {
        let language = Language::tagged(&form.language)
            .ok_or_else(|| BadUse::new(format!("expected en, hy or fa, not {}", form.language)))?;
        Ok(Writer { event, language, words: Words::of(language) })
    }

    pub(super) fn text(&self, name: &str) -> String {
        self.words.text(name, &[])
    }

    /// The title of an appeal pack.
    pub(super) fn title(&self, appeal: AppealId) -> String {
        self.words.text("report-appeal", &[("number", appeal.0.to_string())])
    }

    fn laws(&self, edition: Edition) -> String {
        self.words.text("report-edition", &[("edition", edition.to_string())])
    }

    fn scope(&self, scope: Scope) -> String {
        match scope {
            Scope::Game(game) => self.words.text("report-game", &[("game", game.to_string())]),
            Scope::Round(section, round) => {
                let args = [("section", section.0.to_string()), ("round", round.0.to_string())];
                self.words.text("report-round", &args)
            }
            Scope::Section(section) => {
                self.words.text("report-section", &[("section", section.0.to_string())])
            }
            Scope::Event => self.text("report-whole-event"),
        }
    }

    fn by(&self, by: By) -> String {
        match by {
            By::Official { .. } | By::Player { .. } => self.event.by(by),
            By::Organiser => self.text("report-organiser"),
            By::System => self.text("report-journal"),
        }
    }

    fn caption(&self, caption: &Caption<'_>) -> String {
        match caption {
            Caption::EventEntry(entry) => {
                self.words.text("report-event-entry", &[("entry", entry.to_string())])
            }
            Caption::GameEntry { game, entry, players } => {
                let args = [
                    ("game", (*game).to_owned()),
                    ("entry", entry.to_string()),
                    ("players", (*players).to_owned()),
                ];
                self.words.text("report-game-entry", &args)
            }
            Caption::By(name) => self.words.text("report-by", &[("name", (*name).to_owned())]),
            Caption::Articles(numbers) => self.words.list(numbers.iter().cloned()),
            Caption::Clocks(times) => self.words.text("report-clocks", &clock_times(times)),
            Caption::ClocksBefore(times) => self.words.text("report-clocks-before", &clock_times(times)),
            Caption::ClocksAfter(times) => self.words.text("report-clocks-after", &clock_times(times)),
        }
    }

    /// What a committee needs to know, as label and value.
    pub(super) fn note(&self, appeal: AppealId, note: &Note) -> (String, String) {
        let (label, value) = match note {
            Note::Event(name) => ("report-event", name.clone()),
            Note::Laws(edition) => ("report-laws", self.laws(*edition)),
            Note::Lodged(_, at) => ("report-lodged", at.to_string()),
            Note::Appellant(name) => ("report-appellant", name.clone()),
            Note::Grounds(words) => ("report-grounds", words.clone()),
            Note::Undecided => ("report-decided", self.text("report-undecided")),
            Note::Decided(decided, at) => {
                let by = self.by(decided.by);
                ("report-decided", self.words.verdict(self.event, appeal, decided, &at.to_string(), &by))
            }
            Note::AgainstEvent(entry) => {
                ("report-against", self.words.text("report-against-event", &[("entry", entry.to_string())]))
            }
            Note::AgainstGame(game, entry) => {
                let args = [("game", game.to_string()), ("entry", entry.to_string())];
                ("report-against", self.words.text("report-against-game", &args))
            }
            Note::Player(color, name, rating) => {
                let rating = rating.map(|rating| format!(" ({rating})")).unwrap_or_default();
                (color.choose("report-white", "report-black"), format!("{name}{rating}"))
            }
            Note::Result(outcome) => ("report-result", self.words.outcome(*outcome)),
            Note::Section(name) => ("report-section-of", name.clone()),
            Note::Control(control) => ("report-control", control.clone()),
            Note::Tempo(tempo) => {
                ("report-tempo", self.words.text("report-tempo-is", &[("tempo", tempo.to_string())]))
            }
            Note::Position(fen) => ("report-position", fen.clone()),
            Note::MovesUntilThen(Sides { white, black }) => {
                let args = [
                    ("white", white.0.to_string()),
                    ("white-illegal", white.1.to_string()),
                    ("black", black.0.to_string()),
                    ("black-illegal", black.1.to_string()),
                ];
                ("report-until-then", self.words.text("report-moves", &args))
            }
        };
        (self.text(label), value)
    }

    pub(super) fn print(
        &self,
        title: &str,
        heading: &[(String, String)],
        items: &[Item],
        form: &Form,
    ) -> Result<Outcome, BadUse> {
        let items = self.word_items(items);
        let nothing = self.text("report-nothing");
        let report = ToldReport {
            title,
            language: self.language.tag(),
            direction: match self.language {
                Language::English | Language::Armenian => "ltr",
                Language::Persian => "rtl",
            },
            heading,
            items: &items,
            nothing: &nothing,
        };
        if form.json {
            let answer = ReportAnswer { title: title.to_owned(), heading: heading.to_vec(), items };
            println!("{}", serde_json::to_string_pretty(&answer)?);
        } else if form.html {
            print!("{}", report.html());
        } else {
            print!("{}", report.text());
        }
        Ok(Outcome::Fine)
    }

    fn word_items(&self, items: &[Item]) -> Vec<ToldItem> {
        let told = ReportWording {
            act: &|act, board| self.words.deed(act, board),
            ruling: &|ruling| self.words.sentence(ruling),
            event_act: &|act| self.words.event_deed(self.event, act),
            event_ruling: &|ruling| self.words.event_sentence(self.event, ruling),
            by: &|by| self.by(by),
            caption: &|caption| self.caption(caption),
        };
        told.items(self.event, items)
    }
}

fn clock_times(times: &Sides<Millis>) -> [(&'static str, String); 2] {
    [("white", times.white.to_string()), ("black", times.black.to_string())]
}
