//! `touchmove drill`: practice for arbiters, with incidents from the scenario stock.

mod paper;
mod practice;
mod progress;

use std::collections::BTreeMap;
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use touchmove_chess::Random;
use touchmove_drill::{Asked, Incident, Questions, Stock, shown, shuffle};
use touchmove_law::{Edition, Language};
use touchmove_wire::v1::drill::DrillAnswer;
use touchmove_words::Words;

use crate::chosen::one_edition;
use crate::ink::{Ink, inked};
use crate::outcome::{Answer, BadUse, Outcome};
use paper::{Heading, Sheet, page};
use practice::{Marks, ask};
use progress::Progress;

/// Practise rulings on incidents: answers are marked, with the articles and the other edition's answer.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove drill --topic 7.5 --count 5              five incidents about illegal moves
  touchmove drill --topic touch --edition 2001
  touchmove drill --exam 20 --pass 70                an exam: marked at the end, exit code 1 if not passed
  touchmove drill --exam 20 --seed 7 --paper paper.html --key key.html
  touchmove drill --topic touch --language hy        in Armenian; fa is Persian
  touchmove drill --topics                           what there is to practise
  printf 'a b\\nc\\n' | touchmove drill --seed 7 --count 1 --no-progress
  touchmove drill --seed 7 --count 3 --json          incidents, options and key for other programs

Answers are letters, one per line or several in one; an empty line means no answer, q quits. Progress is kept in
drill.json below $XDG_DATA_HOME/touchmove, or in the folder given: what was wrong comes again soon, what is
known comes later. The stock can be replaced by a folder of scenario files (docs/scenarios.md) with --from.")]
pub(crate) struct Args {
    /// A folder of the stock such as `touch`, or a number such as `7.5` with everything below it
    #[arg(long, value_name = "TOPIC")]
    topic: Option<String>,
    /// Edition to apply
    #[arg(long, value_parser = one_edition(), default_value_t = Edition::NEWEST)]
    edition: Edition,
    /// How many incidents
    #[arg(long, short = 'n', value_name = "N", default_value_t = 10)]
    count: usize,
    /// An exam with this many incidents: no marks before the end
    #[arg(long, value_name = "N")]
    exam: Option<usize>,
    /// Percentage of correct answers needed to pass an exam
    #[arg(long, value_name = "PERCENT", default_value_t = 70, value_parser = clap::value_parser!(u32).range(0..=100))]
    pass: u32,
    /// Choose with this seed, so that the choice can be repeated
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The language of the texts: en, hy (Armenian) or fa (Persian)
    #[arg(long, value_name = "TAG", default_value = "en")]
    language: String,
    /// Write the questions as a page to print instead of asking them
    #[arg(long, value_name = "FILE.html")]
    paper: Option<PathBuf>,
    /// Write the answer key
    #[arg(long, value_name = "FILE.html")]
    key: Option<PathBuf>,
    /// Keep the progress in this folder
    #[arg(long, value_name = "DIR", env = "TOUCHMOVE_PROGRESS")]
    progress: Option<PathBuf>,
    /// Do not read or write progress
    #[arg(long, conflicts_with = "progress")]
    no_progress: bool,
    /// Use the scenarios in this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// List the topics and how many incidents each has
    #[arg(long)]
    topics: bool,
    /// Print incidents, options and key as JSON instead of asking
    #[arg(long)]
    json: bool,
}

/// An incident and what is asked about it.
struct Question {
    incident: Incident,
    asked: Vec<Asked>,
}

impl Question {
    /// Its name in the progress.
    fn id(&self) -> String {
        format!("{} {}", self.incident.edition, self.incident.id)
    }
}

pub(crate) fn run(args: &Args) -> Answer {
    let language = args.language.parse::<Language>()?;
    let words = Words::of(language);
    let edition = args.edition;
    let stock = match &args.from {
        Some(folder) => Stock::of_folder(folder)?,
        None => Stock::carried()?,
    };
    let all = stock.incidents(edition);
    if args.topics {
        return topics(&all, &words);
    }
    let asks = !args.json && args.paper.is_none() && args.key.is_none();
    let mut progress =
        if asks && !args.no_progress { Some(Progress::open(args.progress.as_deref())?) } else { None };
    if let Some(progress) = &mut progress {
        progress.begin();
    }
    let seed = args.seed.unwrap_or_else(seed_of_the_system);
    let questions = chosen(args, all, &words, seed, progress.as_ref().filter(|_| args.exam.is_none()))?;
    if !asks {
        return write_questions(args, &questions, &words, edition, seed);
    }
    println!("{}", inked(Ink::Bold, &words.text("drill-title", &[])));
    let heading = words.text("drill-edition", &[("edition", edition.to_string())]);
    println!("{}", words.text("drill-sentence", &[("text", heading)]));
    println!("{}", inked(Ink::Dim, &words.text("drill-seed", &[("seed", seed.to_string())])));
    let marks = if args.exam.is_some() { Marks::AtTheEnd } else { Marks::AtOnce };
    let score = ask(&questions, &words, marks, progress.as_mut())?;
    let counts = [
        ("right", score.right.to_string()),
        ("asked", score.asked.to_string()),
        ("percent", score.percent().to_string()),
        ("pass", args.pass.to_string()),
    ];
    println!("\n{}", words.text("drill-score", &counts));
    if let Some(progress) = &progress {
        let (right, asked, sessions) = progress.summary();
        let counts =
            [("right", right.to_string()), ("asked", asked.to_string()), ("sessions", sessions.to_string())];
        println!("{}", words.text("drill-progress", &counts));
    }
    if args.exam.is_none() {
        return Ok(Outcome::Fine);
    }
    let passed = score.asked > 0 && score.right * 100 >= args.pass * score.asked;
    let (ink, name) = if passed { (Ink::Green, "drill-passed") } else { (Ink::Red, "drill-failed") };
    println!("{}", inked(ink, &words.text(name, &counts)));
    Ok(if passed { Outcome::Fine } else { Outcome::Findings })
}

/// The incidents to ask about: due ones first if progress is kept, otherwise in the order of the seed.
fn chosen(
    args: &Args,
    all: Vec<Incident>,
    words: &Words,
    seed: u64,
    progress: Option<&Progress>,
) -> Result<Vec<Question>, BadUse> {
    let mut all: Vec<Incident> =
        all.into_iter().filter(|one| args.topic.as_deref().is_none_or(|topic| one.is_about(topic))).collect();
    if all.is_empty() {
        let topic = args.topic.as_deref().unwrap_or_default();
        return Err(BadUse::new(format!("{topic}: {}; see --topics", words.text("drill-nothing", &[]))));
    }
    let mut random = Random::seeded(seed);
    shuffle(&mut all, &mut random);
    if let Some(progress) = progress {
        all.sort_by_key(|one| progress.turn(&format!("{} {}", one.edition, one.id)));
    }
    all.truncate(args.exam.unwrap_or(args.count));
    let questions = Questions::of(args.edition);
    let questions = all.into_iter().map(|incident| {
        let asked = questions.drawn(&incident, words, &mut random);
        Question { incident, asked }
    });
    Ok(questions.collect())
}

/// The questions on paper or for programs.
fn write_questions(
    args: &Args,
    questions: &[Question],
    words: &Words,
    edition: Edition,
    seed: u64,
) -> Answer {
    if args.json {
        let incidents =
            questions.iter().map(|one| shown::incident_message(&one.incident, &one.asked, words)).collect();
        let answer = DrillAnswer { edition: edition.year(), seed, incidents };
        println!("{}", serde_json::to_string_pretty(&answer)?);
    }
    let heading = Heading { edition: edition.to_string(), seed, language: args.language.clone() };
    for (file, sheet) in [(&args.paper, Sheet::Paper), (&args.key, Sheet::Key)] {
        if let Some(file) = file {
            write(file, &page(questions, words, &heading, sheet))?;
            eprintln!("{}", file.display());
        }
    }
    Ok(Outcome::Fine)
}

fn write(file: &Path, text: &str) -> Result<(), BadUse> {
    fs::write(file, text).map_err(|error| BadUse::new(format!("{}: {error}", file.display())))
}

fn topics(all: &[Incident], words: &Words) -> Answer {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for one in all {
        *counts.entry(one.topic()).or_default() += 1;
    }
    for (topic, count) in counts {
        let args = [("topic", topic.to_owned()), ("count", count.to_string())];
        println!("{}", words.text("drill-topic-line", &args));
    }
    Ok(Outcome::Fine)
}

/// A random number from the operating system, short enough to be typed.
fn seed_of_the_system() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}
