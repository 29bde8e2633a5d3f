//! `touchmove notation`: moves read in one language or manner and written in another (Appendices C and D).

mod score;
mod writer;

use std::io::{IsTerminal, Read, stdin};

use clap::{Args as ClapArgs, ValueEnum};
use touchmove_chess::{Position, Role};
use touchmove_law::{Allowance, Edition, Laws, NotationSigns, Regulations};
use touchmove_notation::Language;
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::notation::NotationAnswer;

use self::score::Score;
use self::writer::Writer;
use crate::board;
use crate::outcome::{Answer, BadUse, Outcome};

/// Read moves in one language and write them in another, or as announced, or in Braille.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove notation --from hy --to en 1.e4 e5 2. Ձf3 Ձf6
  touchmove notation --from en --to hy --form long < moves.txt
  touchmove notation --spoken Nf3                       Springer Gustav eins Felix drei
  touchmove notation --braille 'e4 e5 Nf3'              or --brf for an embosser
  touchmove notation --read spoken 'Springer Felix drei'
  touchmove notation --fen '4k3/8/8/8/8/8/4K3/R6R w - - 0 1' Rd1    which rook?
  touchmove notation --languages

Without moves as arguments they are read from standard input. Numbers, draw offers (=) and a result may stand among
them. Spoken moves are one to an argument or a line. Exit code 1 says that a text was not exactly one legal move, or
lacks what the edition requires.")]
pub(crate) struct Args {
    /// Moves, or a whole score
    moves: Vec<String>,
    /// The language of the input; German if spoken, otherwise English
    #[arg(long, value_name = "CODE")]
    from: Option<String>,
    /// The language of the output; German if spoken, otherwise English
    #[arg(long, value_name = "CODE")]
    to: Option<String>,
    /// The form in which moves are written
    #[arg(long, value_name = "short|bare|long", default_value = "short")]
    form: String,
    /// The position before the first move
    #[arg(long)]
    fen: Option<String>,
    /// What the input is
    #[arg(long, value_enum, default_value_t = Manner::Written)]
    read: Manner,
    /// Write moves as they are announced
    #[arg(long, conflicts_with_all = ["braille", "brf"])]
    spoken: bool,
    /// How much is announced
    #[arg(long, value_name = "full|short|literate", default_value = "full")]
    wording: String,
    /// Write Unicode Braille
    #[arg(long, conflicts_with = "brf")]
    braille: bool,
    /// Write Braille ASCII
    #[arg(long)]
    brf: bool,
    /// Check the input against the requirements of this edition
    #[arg(long, value_name = "YEAR")]
    edition: Option<String>,
    /// Explain unusual notation, move by move
    #[arg(long)]
    remarks: bool,
    /// List the languages and their letters
    #[arg(long)]
    languages: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq)]
enum Manner {
    Written,
    Spoken,
    Braille,
}

pub(crate) fn run(args: &Args) -> Answer {
    if args.languages {
        print_languages();
        return Ok(Outcome::Fine);
    }
    let writer = Writer::new(args)?;
    let signs = args.edition.as_deref().map(signs_of).transpose()?;
    let start = match &args.fen {
        Some(fen) => board::read_position(std::slice::from_ref(fen))?,
        None => Position::initial(),
    };
    let texts = input(args)?;
    let mut score = Score::read(&texts, start, args)?;
    score.write(&writer);
    if args.json {
        let fen = Fen::from(&score.reached).to_string();
        let answer = NotationAnswer { moves: score.moves, stopped: score.stopped, fen };
        println!("{}", serde_json::to_string_pretty(&answer)?);
        return Ok(if answer.stopped.is_some() { Outcome::Findings } else { Outcome::Fine });
    }
    Ok(score.print(args, signs))
}

/// What is read, one text that holds all the moves or one text for each.
fn input(args: &Args) -> Result<Vec<String>, BadUse> {
    let texts = if !args.moves.is_empty() {
        args.moves.clone()
    } else if stdin().is_terminal() {
        return Err(BadUse::new("expected moves such as Nf3, as arguments or on standard input; see --help"));
    } else {
        let mut text = String::new();
        stdin().read_to_string(&mut text)?;
        text.lines().map(str::to_owned).collect()
    };
    Ok(match args.read {
        Manner::Spoken => texts.into_iter().filter(|text| !text.trim().is_empty()).collect(),
        Manner::Written | Manner::Braille => vec![texts.join(" ")],
    })
}

/// Whether the signs must be written in an edition; the tempo makes no difference to that.
fn signs_of(edition: &str) -> Result<NotationSigns, BadUse> {
    let time = [Allowance::minutes(90, 30); 2];
    let laws = Laws::new(edition.parse::<Edition>()?, time, Regulations::where_nothing_is_said());
    let laws = laws.map_err(|refusals| BadUse::new(format!("{refusals:?}")))?;
    Ok(laws.notation_signs())
}

fn print_languages() {
    for language in Language::ALL {
        let letters: Vec<String> = Role::ALL
            .into_iter()
            .rev()
            .filter(|role| !language.letter(*role).is_empty())
            .map(|role| format!("{} {}", language.letter(role), language.name(role)))
            .collect();
        println!("{:9}  {:15}  {}", language.code, language.english_name, letters.join(", "));
    }
}
