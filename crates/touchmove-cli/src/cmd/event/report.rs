//! `touchmove event report`: everything that was ruled.

use std::sync::LazyLock;

use clap::Args as ClapArgs;
use touchmove_competition::report::{Told, ToldItem, html, text};
use touchmove_competition::{Event, Report};
use touchmove_conduct::Ruling;
use touchmove_scenario::{EventIssued, event_phrase, is_weighty, phrase};
use touchmove_wire::v1::event::answer::ReportAnswer;
use touchmove_words::Words;

use super::scope::{Part, named};
use crate::outcome::{Answer, BadUse, Outcome};

/// Everything ruled in a game, a round or the event, in order, with articles, facts and clocks.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event report open.json                           the whole event
  touchmove event report open.json --round 3 --section 2
  touchmove event report open.json --game 1/3.7 --html > incident.html
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
    /// Print a page for the printer
    #[arg(long, conflicts_with = "json")]
    html: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Answer {
    let opened = super::open(&args.file)?;
    let scope = args.part.scope()?;
    let report = Report::of(&opened.archive, scope, &is_weighty);
    let items = told().items(&opened.event, &report.items);
    let heading = heading(&opened.event, &named(scope));
    print("Incident report", &heading, &items, &args.form)
}

fn heading(event: &Event, scope: &str) -> Vec<(String, String)> {
    vec![
        ("Event".to_owned(), event.founding().name.clone()),
        ("Laws".to_owned(), format!("FIDE Laws of Chess {}", event.edition())),
        ("Report of".to_owned(), scope.to_owned()),
    ]
}

/// The words in which facts and rulings are told.
pub(super) fn told() -> Told<'static> {
    Told {
        act: &phrase,
        ruling: &sentence,
        event_act: &event_phrase,
        event_ruling: &|ruling| {
            let issued = EventIssued { ruling: ruling.clone() };
            let why = issued.why();
            if why.is_empty() { issued.phrase() } else { format!("{}: {why}", issued.phrase()) }
        },
    }
}

fn sentence(ruling: &Ruling) -> String {
    static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);
    ENGLISH.sentence(ruling)
}

pub(super) fn print(
    title: &str,
    heading: &[(String, String)],
    items: &[ToldItem],
    form: &Form,
) -> Result<Outcome, BadUse> {
    if form.json {
        println!("{}", serde_json::to_string_pretty(&ReportAnswer::new(title, heading, items))?);
    } else if form.html {
        print!("{}", html(title, "en", heading, items));
    } else {
        print!("{}", text(title, heading, items));
    }
    Ok(Outcome::Fine)
}
