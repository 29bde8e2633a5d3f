//! `touchmove rule`: a game told in plain words, and what the Laws say about it (docs/scenarios.md).

mod compared;
mod told;

use std::fs;

use clap::Args as ClapArgs;
use touchmove_law::{Edition, Language};
use touchmove_scenario::{Event, Fault, Report, Scenario, phrase};
use touchmove_wire::v1::citation::cited;
use touchmove_wire::v1::rule::{EditionReport, RuleAnswer, RuleEvent, RulingAnswer, citations};
use touchmove_words::Words;

use crate::chosen::Chosen;
use crate::outcome::{Answer, BadUse, Outcome};

/// Rule on games described in plain words, and compare the rulings with what the file expects.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove rule scenarios/irregularity/7.5.5-second-illegal-move.scn
  touchmove rule incident.scn --edition both      where the two editions differ
  touchmove rule incident.scn --edition 2023 --json
  touchmove rule - --edition 2023                 describe a game line by line
  touchmove rule incident.scn --language hy       the rulings in Armenian; fa is Persian

A line such as `0:20 White touches g1, releases g3, presses` is an act; `both Black +2:00` says what is expected.
The language is described in docs/scenarios.md. Exit code 1 means that something was not as expected.")]
pub(crate) struct Args {
    /// Files to rule on, or `-` to read lines from standard input as they come
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Edition to apply; without it, the editions the file names
    #[arg(long, value_enum)]
    edition: Option<Chosen>,
    /// The language of the rulings' sentences: en, hy (Armenian) or fa (Persian)
    #[arg(long, value_name = "TAG", default_value = "en")]
    language: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let words = Words::of(args.language.parse::<Language>()?);
    let mut outcome = Outcome::Fine;
    let mut answers = Vec::new();
    for file in &args.files {
        if file == "-" {
            let editions = args.edition.unwrap_or(Chosen::NEWEST).editions();
            if told::listen(&editions, args.json, &words)? == Outcome::Findings {
                outcome = Outcome::Findings;
            }
            continue;
        }
        let text = fs::read_to_string(file).map_err(|error| BadUse::new(format!("{file}: {error}")))?;
        let scenario = Scenario::read(&text).map_err(|fault| BadUse::new(format!("{file}: {fault}")))?;
        let editions = args.edition.map_or_else(|| scenario.editions(), Chosen::editions);
        let reports: Vec<Report> = editions.into_iter().map(|edition| scenario.run(edition)).collect();
        if reports.iter().any(|report| !report.faults.is_empty()) {
            outcome = Outcome::Findings;
        }
        if args.json {
            answers.push(answer(file, &scenario, &reports, &words));
        } else {
            compared::print(file, &scenario, &reports, &words);
        }
    }
    if args.json && !answers.is_empty() {
        println!("{}", serde_json::to_string_pretty(&answers)?);
    }
    Ok(outcome)
}

fn answer(file: &str, scenario: &Scenario, reports: &[Report], words: &Words) -> RuleAnswer {
    let report = |report: &Report| EditionReport {
        edition: report.edition.year(),
        holds: report.faults.is_empty(),
        events: report
            .events
            .iter()
            .map(|event| to_wire(event, report.edition, words, |at, complaint| scenario.place(at, complaint)))
            .collect(),
    };
    RuleAnswer { file: file.to_owned(), why: scenario.why(), reports: reports.iter().map(report).collect() }
}

/// An event as it is sent.
fn to_wire(
    event: &Event,
    edition: Edition,
    words: &Words,
    place: impl Fn(usize, &str) -> Fault,
) -> RuleEvent {
    match event {
        Event::Line { text } => RuleEvent::Line { text: text.clone() },
        Event::Did { at, act } => RuleEvent::Act { at: at.get(), act: phrase(act) },
        Event::Ruled(issued) => {
            let weighty = issued.ruling.decision().is_weighty();
            RuleEvent::Ruling(RulingAnswer::new(
                &issued.ruling,
                edition,
                issued.phrase(),
                words.sentence(&issued.ruling),
                weighty,
            ))
        }
        Event::Answered { question, answer, articles } => RuleEvent::Answer {
            question: question.clone(),
            answer: answer.clone(),
            articles: citations(articles),
        },
        Event::Happened { at, text } => RuleEvent::Act { at: at.get(), act: text.clone() },
        Event::Decided(issued) => RuleEvent::Ruling(RulingAnswer {
            decision: issued.phrase(),
            sentence: issued.why(),
            article: issued.ruling.article().number(edition),
            cited: cited(issued.ruling.article()),
            supporting: citations(issued.ruling.supporting()),
            readings: issued.ruling.readings().iter().map(ToString::to_string).collect(),
            weighty: issued.is_weighty(),
        }),
        Event::Failed { at, complaint } => {
            let Fault { line, column, complaint } = place(*at, complaint);
            RuleEvent::Failure { line, column, complaint }
        }
    }
}
