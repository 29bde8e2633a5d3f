//! `touchmove audit`: files of games judged by the Laws of their dates, and a report of what was found.

mod outputs;
mod progress;
mod resume;
mod told;
mod wired;

use std::io::{self, Read, stdin};
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread;

use clap::{Args as ClapArgs, ValueEnum};
use touchmove_audit::report::Row;
use touchmove_audit::{Audited, Caps, Input, Kind, Severity, Start, Summary, Terms};
use touchmove_chess::winnability::Budget;
use touchmove_law::Edition;
use touchmove_notation::pgn::IllegalMoves;
use touchmove_wire::v1::audit::{AuditAnswer, AuditFile};

use crate::outcome::{Answer, BadUse, Outcome, end_if_unread};
use outputs::{Outputs, ReportFiles};
use progress::Bar;
pub(crate) use progress::Shown;
use resume::Journal;

/// Judge files of games by the Laws in force on their dates, and report what is wrong.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove audit games.pgn                               a summary on the terminal
  touchmove audit games.pgn --list --least fault          every fault with its article
  touchmove audit *.pgn.zst --jobs 8 --parquet found.parquet --html found.html
  touchmove audit - --format jsonl < games.pgn | head
  touchmove audit huge.pgn.zst --csv found.csv --resume audit.state   go on later where it stopped

A game is judged by the edition in force on its date; a game dated when neither was in force, or not dated, by the
rules that both have. Files may be packed as .zst, .gz or .bz2; `-` is standard input. The kinds of findings and the
columns are described in docs/audit.md. Exit code 0 says that nothing was found but notes, 1 that there were faults
or remarks, 2 that a file could not be read or an option is wrong.")]
pub(crate) struct Args {
    /// Files of games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Judge by this edition regardless of the date: 2023 or 2001
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    /// Minimum severity to report: note, remark or fault
    #[arg(long, value_name = "SEVERITY", default_value = "note")]
    least: Severity,
    /// Do not report these kinds
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    without: Vec<Kind>,
    /// Report these kinds only
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    only: Vec<Kind>,
    /// Let illegal moves stand and go on, where it is clear what was moved
    #[arg(long)]
    stand: bool,
    /// Node budget for a proof about a final position
    #[arg(long, value_name = "NODES", default_value_t = Budget::DEFAULT.nodes)]
    budget: u64,
    /// The encoding of the files, such as windows-1251; otherwise UTF-8, Windows-1252, or UTF-16 with a byte order mark
    #[arg(long, value_name = "NAME")]
    encoding: Option<String>,
    /// Number of threads; one per core if not given
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    #[command(flatten)]
    wanted: ReportFiles,
    /// Print every finding as a line
    #[arg(long)]
    list: bool,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
    /// Save the progress in this file and one next to it; run again with it to continue
    #[arg(long, value_name = "FILE")]
    resume: Option<String>,
    /// How progress is shown: a bar where standard error is a terminal, plain lines for screen readers, or nothing
    #[arg(long, value_name = "HOW")]
    progress: Option<Shown>,
}

pub(crate) fn run(args: &Args) -> Answer {
    let terms = args.terms();
    let mut outputs = Outputs::open(&args.wanted)?;
    if args.list && outputs.takes_standard_output() {
        return Err(BadUse::new("--list and a report both want standard output"));
    }
    let mut journal = Journal::open(args.resume.as_deref(), args.options(), &args.files)?;
    let mut session = Session { args, terms, outputs: &mut outputs, summary: journal.summary()? };
    journal.replay(|row| session.tell(row))?;
    let mut files = journal.done_before();
    for (index, file) in args.files.iter().enumerate().skip(journal.first_file()) {
        let error = session.audit(index, file, &mut journal)?;
        journal.file_done(error.clone(), &session.summary)?;
        files.push(AuditFile { file: file.clone(), error });
    }
    let summary = session.summary;
    outputs.finish(&summary)?;
    say(args, &outputs, &files, &summary)?;
    let broken = files.iter().find_map(|file| Some(format!("{}: {}", file.file, file.error.as_ref()?)));
    match broken {
        Some(complaint) => Err(BadUse::new(complaint)),
        None if summary.of_severity(Severity::Fault) + summary.of_severity(Severity::Remark) > 0 => {
            Ok(Outcome::Findings)
        }
        None => Ok(Outcome::Fine),
    }
}

/// The summary, where standard output is not a report itself.
fn say(args: &Args, outputs: &Outputs, files: &[AuditFile], summary: &Summary) -> Result<(), BadUse> {
    if args.json {
        let files = files.iter().map(|file| AuditFile { file: file.file.clone(), error: file.error.clone() });
        let answer = AuditAnswer { files: files.collect(), counts: wired::counts(summary) };
        let text = serde_json::to_string_pretty(&answer)?;
        if outputs.takes_standard_output() {
            eprintln!("{text}");
        } else {
            println!("{text}");
        }
    } else {
        told::summary(files.len(), summary, outputs.takes_standard_output());
    }
    Ok(())
}

impl Args {
    fn terms(&self) -> Terms {
        let mut terms = Terms::new();
        terms.edition = self.edition;
        terms.illegal = if self.stand { IllegalMoves::Stand } else { IllegalMoves::Stop };
        terms.budget = Budget::nodes(self.budget);
        terms.at_least(self.least);
        if !self.only.is_empty() {
            terms.only(&self.only);
        }
        self.without.iter().for_each(|kind| terms.without(*kind));
        terms
    }

    /// Everything that affects the findings, as text for comparison.
    fn options(&self) -> String {
        let kinds: Vec<&str> = self.terms().wanted().map(Kind::word).collect();
        let edition = self.edition.map_or_else(|| "by date".to_owned(), |edition| edition.to_string());
        let encoding = self.encoding.as_deref().unwrap_or("found");
        let stand = if self.stand { "stand" } else { "stop" };
        format!(
            "version {}, laws {edition}, illegal moves {stand}, budget {}, encoding {encoding}, kinds {}",
            env!("CARGO_PKG_VERSION"),
            self.budget,
            kinds.join(" ")
        )
    }

    fn jobs(&self) -> NonZeroUsize {
        self.jobs.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
    }

    fn open(&self, file: &str) -> Result<Input, String> {
        let encoding = self.encoding.as_deref();
        let opened = match file {
            "-" => Input::new(stdin(), None, Caps::OWN, encoding),
            path => Input::open(Path::new(path), Caps::OWN, encoding),
        };
        opened.map_err(|error| error.to_string())
    }
}

/// An audit under way.
struct Session<'a> {
    args: &'a Args,
    terms: Terms,
    outputs: &'a mut Outputs,
    summary: Summary,
}

impl Session<'_> {
    /// Passes a finding to every report.
    fn tell(&mut self, row: &Row) -> io::Result<()> {
        if self.args.list {
            self.outputs.line(&row.line_of_text())?;
        }
        self.outputs.row(row)
    }

    /// Audits a file and returns why it could not be read to the end. A failed write ends the audit.
    fn audit(&mut self, index: usize, file: &str, journal: &mut Journal) -> Result<Option<String>, BadUse> {
        let mut input = match self.args.open(file) {
            Ok(input) => input,
            Err(error) => return Ok(Some(error)),
        };
        let bar = Bar::new(file, input.progress(), self.args.progress);
        let start = journal.start_of(index);
        if start != Start::BEGINNING {
            let skipped = io::copy(&mut input.by_ref().take(start.at.byte), &mut io::sink())?;
            if skipped < start.at.byte {
                return Ok(Some("shorter than it was when the audit stopped".to_owned()));
            }
        }
        let mut failed = None;
        let (terms, jobs) = (self.terms.clone(), self.args.jobs());
        let take = |part: Audited| {
            if failed.is_none() {
                // Millions of games may follow that nobody would read about.
                failed = self.take(file, &part, journal).inspect_err(end_if_unread).err();
            }
            bar.move_on(part.games);
        };
        let read = touchmove_audit::audit(input, &terms, jobs, start, take);
        bar.clear();
        match failed {
            Some(error) => Err(BadUse::from(error)),
            None => Ok(read.err().map(|error| error.to_string())),
        }
    }

    fn take(&mut self, file: &str, part: &Audited, journal: &mut Journal) -> io::Result<()> {
        for finding in &part.findings {
            let row = Row::new(file, finding);
            journal.row(&row)?;
            self.tell(&row)?;
        }
        self.summary.add(&part.summary);
        journal.part_done(part.end, part.games, &self.summary)
    }
}

/// The values of `--format`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Jsonl,
    Csv,
    Parquet,
    Html,
}
