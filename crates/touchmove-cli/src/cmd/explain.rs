//! `touchmove explain`: a question in plain words about a position or a game, answered with its articles.

mod board;
mod castling;
mod claim;
mod grounds;
mod mating;
mod moves;
mod question;
mod subject;
mod tongue;
mod touch;
mod translated;
mod what_if;

use clap::Args as ClapArgs;
use touchmove_law::{Article, Edition};
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::citation::cited;
use touchmove_wire::v1::explain::{EditionAnswer, ExplainAnswer, Ground as GroundSent};
use touchmove_words::Words;

use crate::chosen::Chosen;
use crate::ink::{Ink, inked};
use crate::outcome::{Answer, BadUse, Outcome};
use grounds::{Explanation, Ground, Verdict};
use question::{Asks, Question};
use subject::{Source, Subject};

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
    let (source, rest) = Source::read(&args.game, &args.question, args.ply)?;
    let question = Question::read(&rest.join(" ")).map_err(BadUse::new)?;
    let editions = args.edition.map_or_else(|| source.editions(), Chosen::editions);
    let mut answered = Vec::new();
    for edition in editions {
        let subject = source.subject(edition)?;
        let explanation = explained(&subject, &question, &source, edition)?;
        let explanation = translated::told(&question, &subject, edition, explanation);
        answered.push((edition, subject, explanation));
    }
    if args.json {
        let sent = ExplainAnswer {
            question: question.text.clone(),
            understood: question.asks.name(),
            known: source.known(),
            answers: answered.iter().map(|(edition, subject, told)| sent(*edition, subject, told)).collect(),
        };
        println!("{}", serde_json::to_string_pretty(&sent)?);
    } else {
        print(&question, &answered);
    }
    Ok(Outcome::Fine)
}

/// The answer under one edition.
fn explained(
    subject: &Subject,
    question: &Question,
    source: &Source,
    edition: Edition,
) -> Result<Explanation, BadUse> {
    let side = |color: Option<touchmove_chess::Color>| color.unwrap_or(subject.position.having_move());
    Ok(match &question.asks {
        Asks::Castle(color, wing) => castling::may_castle(subject, side(*color), *wing),
        Asks::CastleRookFirst(color) => castling::rook_first(subject, side(*color)),
        Asks::Move(color, text) => moves::why(subject, side(*color), text)?,
        Asks::LegalMoves(color, square) => moves::legal(subject, side(*color), *square),
        Asks::Claim(color, rule) => claim::may_claim(subject, side(*color), *rule),
        Asks::ClaimWith(color, rule, text) => claim::may_claim_with(subject, side(*color), *rule, text)?,
        Asks::Agreement => claim::agreement(subject),
        Asks::NotAdmitted => claim::not_admitted(source, edition)?,
        Asks::Repeated => claim::repeated(subject),
        Asks::FlagFalls(color) => mating::flag_falls(subject, side(*color)),
        Asks::CanCheckmate(color) => mating::can_checkmate(subject, side(*color)),
        Asks::Dead => mating::dead(subject),
        Asks::Must(color, piece) => touch::must_move(subject, side(*color), *piece),
        Asks::Record(color) => touch::must_record(subject, side(*color)),
        Asks::WhoseMove => board::whose_move(subject),
        Asks::InCheck(color) => board::in_check(subject, side(*color)),
        Asks::Checkmate | Asks::Stalemate => board::mated(subject, &question.asks),
        Asks::Over => board::over(subject),
        Asks::LegalPosition => board::legal_position(subject),
        Asks::WhatIf { words, at } => what_if::follows(source, words, *at, edition)?,
    })
}

fn sent(edition: Edition, subject: &Subject, told: &Explanation) -> EditionAnswer {
    let grounds = |all: &[Ground]| {
        let sent = |ground: &Ground| GroundSent {
            text: ground.text.clone(),
            articles: ground.article.map_or(Vec::new(), cited),
        };
        all.iter().map(sent).collect()
    };
    EditionAnswer {
        edition: edition.year(),
        fen: Fen::from(&subject.position).to_string(),
        verdict: told.verdict.word(),
        answer: told.answer.clone(),
        because: grounds(&told.because),
        line: told.line.clone(),
        missing: grounds(&told.missing),
    }
}

/// What the editions say alike is printed once.
fn print(question: &Question, answered: &[(Edition, Subject, Explanation)]) {
    println!("{}", inked(Ink::Bold, &question.text));
    let missing = Words::of(question.language).text("explain-missing", &[]);
    let [(edition, _, first), rest @ ..] = answered else { return };
    if !rest.is_empty() && rest.iter().all(|(_, _, other)| other == first) {
        print_one("both", &missing, first, |article| article.to_string());
        return;
    }
    print_one(&edition.to_string(), &missing, first, |article| article.shown_in(*edition).to_string());
    for (edition, _, told) in rest {
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
