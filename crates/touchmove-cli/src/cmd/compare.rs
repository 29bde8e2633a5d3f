//! `touchmove compare`: the two players' scoresheets of one game, and what replays legally (8.1, 8.5, D.2.9).

mod align;
mod asked;
mod rows;
mod sheet;

use std::fs;

use clap::Args as ClapArgs;
use touchmove_notation::Language;
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::citation::cited;
use touchmove_wire::v1::compare::{CompareAnswer, CompareRow};
use touchmove_wire::v1::explain::AnswerGround;

use crate::ink::{Ink, inked};
use crate::outcome::{Answer, BadUse, Outcome};
use align::aligned;
use rows::{Matter, Row, rows};
use sheet::Sheet;

/// Compare two scoresheets of one game: where they differ, and which reading replays legally.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove compare white.pgn black.pgn
  touchmove compare white.pgn black.pgn --all          every move, not only where they differ
  touchmove compare white.pgn black.pgn --lang hy --lang fa
  touchmove compare white.pgn black.pgn --json

Each file has one game. A dash, `?` or a move left out is a move that is missing; illegible and ambiguous entries are
read with the help of the other sheet and of what follows. Exit code 1 says that the sheets differ.")]
pub(crate) struct Args {
    /// One player's scoresheet
    #[arg(value_name = "A.pgn")]
    first: String,
    /// The other player's
    #[arg(value_name = "B.pgn")]
    second: String,
    /// The language of both sheets; given twice, of the first and of the second
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: Vec<String>,
    /// Show every move
    #[arg(long)]
    all: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let [first, second] = [(&args.first, 0), (&args.second, 1)].map(|(file, place)| read(args, file, place));
    let sheets = [first?, second?];
    let [first, second] = &sheets;
    if first.start != second.start {
        return Err(BadUse::new("the two sheets begin with different positions"));
    }
    let path = aligned(first.start, &sheets);
    let rows = rows(&path, &sheets);
    let asked = asked::asked(&rows, &path);
    let agree = path.reconciled && rows.iter().all(|row| row.matter == Matter::Agree);
    if args.json {
        let answer = CompareAnswer {
            sheets: [args.first.clone(), args.second.clone()],
            agree,
            reconciled: path.reconciled,
            agree_until: asked::last_agreed(&rows),
            rows: rows.iter().filter(|row| args.all || row.matter != Matter::Agree).map(to_wire).collect(),
            moves: rows.iter().filter_map(|row| row.played.clone()).collect(),
            fen: Fen::from(&path.end).to_string(),
            asked: asked
                .iter()
                .map(|(text, article)| AnswerGround { text: text.clone(), articles: cited(*article) })
                .collect(),
        };
        println!("{}", serde_json::to_string_pretty(&answer)?);
    } else {
        print(args, &rows, agree);
        for (text, article) in &asked {
            println!("  {text} ({article})");
        }
    }
    Ok(if agree { Outcome::Fine } else { Outcome::Findings })
}

fn read(args: &Args, file: &str, place: usize) -> Result<Sheet, BadUse> {
    let code = args.lang.get(place).or(args.lang.first()).map_or("en", String::as_str);
    let language = Language::of_code(code)
        .ok_or_else(|| BadUse::new(format!("{code} is not a known language; try hy, fa, de")))?;
    let bytes = fs::read(file).map_err(|error| BadUse::new(format!("{file}: {error}")))?;
    Sheet::read(&bytes, language).map_err(|complaint| BadUse::new(format!("{file}: {complaint}")))
}

fn to_wire(row: &Row) -> CompareRow {
    CompareRow {
        number: row.number.clone(),
        first: row.written[0].clone(),
        second: row.written[1].clone(),
        played: row.played.clone(),
        matter: row.matter.word(),
        at_fault: row.at_fault.map(rows::Fault::word),
        why: row.why.clone(),
    }
}

fn print(args: &Args, rows: &[Row], agree: bool) {
    let shown: Vec<&Row> = rows.iter().filter(|row| args.all || row.matter != Matter::Agree).collect();
    let width = |place: usize, heading: &str| {
        let widths = shown.iter().map(|row| row.written[place].as_deref().unwrap_or("").chars().count());
        widths.chain([heading.chars().count()]).max().unwrap_or(0)
    };
    let (one, other) = (width(0, &args.first), width(1, &args.second));
    if !shown.is_empty() {
        let heading = format!("{:>7}  {:one$}  {:other$}  replays", "", args.first, args.second);
        println!("{}", inked(Ink::Bold, &heading));
    }
    for row in &shown {
        let written = |place: usize| row.written[place].as_deref().unwrap_or("");
        let played = row.played.as_deref().unwrap_or("?");
        let line = format!("{:>7}  {:one$}  {:other$}  {played}", row.number, written(0), written(1));
        match row.matter {
            Matter::Agree => println!("{line}"),
            Matter::Differ
            | Matter::Undecided
            | Matter::Missing
            | Matter::Unreadable
            | Matter::Ambiguous
            | Matter::Illegal
            | Matter::Extra
            | Matter::Unknown => {
                println!("{line}\n{:>9}{}", "", inked(Ink::Red, &row.why));
            }
        }
    }
    if agree {
        println!("The two sheets have the same {} moves, all of them legal.", rows.len());
    } else {
        let wrong = rows.iter().filter(|row| row.matter != Matter::Agree).count();
        println!("The two sheets differ in {wrong} places.");
    }
}
