//! `touchmove pgn check`: every move of every game checked against the Laws.

use clap::Args as ClapArgs;
use touchmove_audit::Part;
use touchmove_chess::{Move, Position};
use touchmove_notation::pgn::{Fault, GameResult, UncorrectedMove, Visitor, Weight};
use touchmove_wire::v1::pgn::{PgnAnswer, PgnFault, PgnFile};

use super::Reading;
use super::bar::Bar;
use crate::outcome::{Answer, BadUse, Outcome};

/// Check every move of every game and report what is wrong.
#[derive(ClapArgs)]
pub(super) struct Args {
    /// Files of games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    reading: Reading,
    /// Also show what is merely unusual
    #[arg(long)]
    remarks: bool,
    /// Show at most this many findings per file; all are counted
    #[arg(long, value_name = "N", default_value_t = 1000)]
    most: usize,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Answer {
    let mut files = Vec::new();
    for file in &args.files {
        let checked = check(file, args)?;
        if !args.json {
            summarise(&checked);
        }
        files.push(checked);
    }
    let faulty = files.iter().any(|file| file.faults > 0);
    let broken = files.iter().find_map(|file| Some(format!("{}: {}", file.file, file.error.as_ref()?)));
    if args.json {
        println!("{}", serde_json::to_string_pretty(&PgnAnswer { files })?);
    }
    match broken {
        Some(complaint) => Err(BadUse::new(complaint)),
        None => Ok(if faulty { Outcome::Findings } else { Outcome::Fine }),
    }
}

fn check(file: &str, args: &Args) -> Result<PgnFile, BadUse> {
    let input = args.reading.open(file)?;
    let bar = Bar::new(file, input.progress());
    let mut checked = PgnFile {
        file: file.to_owned(),
        games: 0,
        moves: 0,
        standing: 0,
        unread: 0,
        faults: 0,
        remarks: 0,
        error: None,
        found: Vec::new(),
    };
    let mut shown = 0;
    let make = || Tally { remarks_wanted: args.remarks, most: args.most, ..Tally::default() };
    let take = |part: Part<Tally>| {
        bar.move_on();
        part.visitor.add_to(&mut checked);
        for fault in part.visitor.found.iter().take(args.most - shown) {
            let found = PgnFault::new(fault, part.games_before);
            shown += 1;
            if args.json {
                checked.found.push(found);
            } else {
                bar.line(&line(file, &found));
            }
        }
    };
    let read = touchmove_audit::read(input, args.reading.options(), args.reading.threads(), make, take);
    bar.clear();
    checked.error = read.err().map(|error| error.to_string());
    Ok(checked)
}

/// `games.pgn:7:12: game 3: Ke3: a king does not move so [3.8.1]`.
fn line(file: &str, found: &PgnFault) -> String {
    let token =
        if found.token.is_empty() { String::new() } else { format!("{}: ", found.token.escape_debug()) };
    let articles: Vec<String> =
        found.articles.iter().map(|article| format!("{} {}", article.edition, article.number)).collect();
    let articles = if articles.is_empty() { String::new() } else { format!(" [{}]", articles.join(", ")) };
    format!(
        "{file}:{}:{}: byte {}, game {}: {token}{}{articles}",
        found.line, found.column, found.byte, found.game, found.text
    )
}

fn summarise(file: &PgnFile) {
    let mut parts = vec![format!("{} games", file.games), format!("{} moves", file.moves)];
    if file.standing > 0 {
        parts.push(format!("{} illegal moves that stand", file.standing));
    }
    if file.unread > 0 {
        parts.push(format!("{} words unread", file.unread));
    }
    parts.push(format!("{} faults", file.faults));
    parts.push(format!("{} remarks", file.remarks));
    println!("{}: {}", file.file, parts.join(", "));
}

/// What is counted and kept of a part of a file.
#[derive(Default)]
struct Tally {
    remarks_wanted: bool,
    most: usize,
    games: u64,
    moves: u64,
    standing: u64,
    unread: u64,
    faults: u64,
    remarks: u64,
    found: Vec<Fault>,
}

impl Tally {
    fn add_to(&self, file: &mut PgnFile) {
        file.games += self.games;
        file.moves += self.moves;
        file.standing += self.standing;
        file.unread += self.unread;
        file.faults += self.faults;
        file.remarks += self.remarks;
    }
}

impl Visitor for Tally {
    fn played(&mut self, _: Move, _: &Position, _: &Position) {
        self.moves += 1;
    }

    fn stands(&mut self, _: UncorrectedMove<'_>) {
        self.standing += 1;
    }

    fn unread(&mut self, _: &[u8]) {
        self.unread += 1;
    }

    fn end(&mut self, _: Option<GameResult>) {
        self.games += 1;
    }

    fn fault(&mut self, fault: &Fault) {
        let wanted = match fault.kind.weight() {
            Weight::Fault => {
                self.faults += 1;
                true
            }
            Weight::Remark => {
                self.remarks += 1;
                self.remarks_wanted
            }
        };
        if wanted && self.found.len() < self.most {
            self.found.push(fault.clone());
        }
    }
}
