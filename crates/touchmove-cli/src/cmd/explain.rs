//! `touchmove explain`: a question in plain words about a position or a game, answered with its articles.

use std::fs;
use std::io::{Read, stdin};

use clap::Args as ClapArgs;
use touchmove_explain::{Explanation, Ground, Question, Source, Unanswered, Verdict, answered, explained};
use touchmove_law::{Article, Edition};
use touchmove_words::Words;

use crate::chosen::Chosen;
use crate::ink::{Ink, inked};
use crate::outcome::{Answer, BadUse, Outcome};

/// Answer a question about a position or a game, with the articles and with what would be needed to be certain.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove explain 'r3k2r/8/8/8/1b6/8/8/R3K2R w KQkq - 0 1' 'may White castle?'
  touchmove explain '4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1' 'why is Nc3 illegal?'
  touchmove explain '7k/7r/8/8/8/8/8/KN6 b - - 0 1' \"what if Black's flag falls now?\"
  touchmove explain game.scn 'can Black claim?'
  touchmove explain game.pgn --ply 40 'what was repeated?'
  touchmove explain game.scn --edition 2001 --json 'must White move the knight?'

The game is a FEN, a scenario (docs/scenarios.md), a PGN file (its first game), `start` or `-` for a scenario on
standard input. Questions may be asked in English, Armenian or Persian, and are answered in their language. If any
word of a question is not understood, that word is named and the exit code is 2: no question is answered in
part.")]
pub(crate) struct Args {
    /// A FEN, a file, `start` or `-`
    #[arg(value_name = "GAME")]
    game: String,
    /// The question; a FEN in several words may go on before it
    #[arg(required = true, value_name = "QUESTION")]
    question: Vec<String>,
    /// Edition to apply
    #[arg(long, value_enum)]
    edition: Option<Chosen>,
    /// For a PGN file: ask about the position after this many half-moves
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let (source, rest) = read(&args.game, &args.question, args.ply)?;
    let question = Question::read(&rest.join(" "))?;
    let editions = args.edition.map_or_else(|| source.editions(), Chosen::editions);
    if args.json {
        println!("{}", serde_json::to_string_pretty(&answered(&source, &question, &editions)?)?);
        return Ok(Outcome::Fine);
    }
    let one = |edition: Edition| Ok((edition, explained(&source, &question, edition)?.told));
    let told: Vec<(Edition, Explanation)> =
        editions.into_iter().map(one).collect::<Result<_, Unanswered>>()?;
    print(&question, &told);
    Ok(Outcome::Fine)
}

/// Takes the game from the words; gives those that are left for the question.
fn read(first: &str, rest: &[String], ply: Option<usize>) -> Result<(Source, Vec<String>), BadUse> {
    if first == "start" {
        return Ok((Source::start(), rest.to_vec()));
    }
    if first.matches('/').count() == 7 && !first.ends_with(".scn") {
        let (fen, rest) = of_words(first, rest);
        return Ok((Source::fen(&fen)?, rest));
    }
    let text = if first == "-" {
        let mut text = String::new();
        stdin().read_to_string(&mut text)?;
        text
    } else {
        fs::read_to_string(first).map_err(|error| BadUse::new(format!("{first}: {error}")))?
    };
    let source = if first.to_ascii_lowercase().ends_with(".pgn") {
        Source::pgn(first, &text, ply)?
    } else {
        Source::scenario(first, &text)?
    };
    Ok((source, rest.to_vec()))
}

/// A FEN in one word, or in several of which the last begin the question.
fn of_words(first: &str, rest: &[String]) -> (String, Vec<String>) {
    let mut fen = first.to_owned();
    let mut rest = rest;
    if !first.contains(char::is_whitespace) {
        let is_square = |word: &str| word == "-" || (word.len() == 2 && word.ends_with(['3', '6']));
        let is_rights = |word: &str| {
            !word.is_empty() && word.len() <= 4 && word.chars().all(|c| "-KQkqABCDEFGHabcdefgh".contains(c))
        };
        let is_number = |word: &str| word.parse::<u32>().is_ok();
        let fields: [&dyn Fn(&str) -> bool; 5] =
            [&|word| matches!(word, "w" | "b"), &is_rights, &is_square, &is_number, &is_number];
        for is_field in fields {
            match rest {
                [word, after @ ..] if is_field(word) => {
                    fen = format!("{fen} {word}");
                    rest = after;
                }
                [..] => break,
            }
        }
    }
    (fen, rest.to_vec())
}

/// What the editions say alike is printed once.
fn print(question: &Question, answered: &[(Edition, Explanation)]) {
    println!("{}", inked(Ink::Bold, &question.text));
    let missing = Words::of(question.language).text("explain-missing", &[]);
    let [(edition, first), rest @ ..] = answered else { return };
    if !rest.is_empty() && rest.iter().all(|(_, other)| other == first) {
        print_one("both", &missing, first, |article| article.to_string());
        return;
    }
    print_one(&edition.to_string(), &missing, first, |article| article.shown_in(*edition).to_string());
    for (edition, told) in rest {
        print_one(&edition.to_string(), &missing, told, |article| article.shown_in(*edition).to_string());
    }
}

fn print_one(heading: &str, missing: &str, told: &Explanation, number: impl Fn(Article) -> String) {
    let ink = match told.verdict {
        Verdict::Yes => Ink::Green,
        Verdict::No => Ink::Red,
        Verdict::NotEstablished | Verdict::Told => Ink::Bold,
    };
    println!("{heading:>4}  {}", inked(ink, &told.answer));
    let line = |lead: &str, ground: &Ground| match ground.article.map(&number) {
        Some(number) if number != "–" => println!("      {lead}{} ({number})", ground.text),
        Some(_) | None => println!("      {lead}{}", ground.text),
    };
    told.because.iter().for_each(|ground| line("", ground));
    if !told.line.is_empty() {
        println!("      {}", told.line.join(" "));
    }
    told.missing.iter().for_each(|ground| line(&inked(Ink::Dim, &format!("{missing} ")), ground));
}
