//! `touchmove notation`: moves read in one language or manner and written in another (Appendices C and D).

use std::io::{IsTerminal, Read, stdin};

use clap::{Args as ClapArgs, ValueEnum};
use touchmove_chess::{Color, Move, Position};
use touchmove_law::{Allowance, Edition, Laws, NotationSigns, Regulations};
use touchmove_notation::algebraic::{self, Entry, Form, Reading, Sheet, Style};
use touchmove_notation::braille::{self, Code};
use touchmove_notation::spoken::{self, Voice, Wording};
use touchmove_notation::{Language, fen::Fen};
use touchmove_wire::v1::notation::{NotationAnswer, NotationMove, NotationStop};

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
lacks what the edition demands.")]
pub(crate) struct Args {
    /// Moves, or a whole score
    moves: Vec<String>,
    /// The language of the letters read
    #[arg(long, value_name = "CODE", default_value = "en")]
    from: String,
    /// The language to write in; German when spoken, else English
    #[arg(long, value_name = "CODE")]
    to: Option<String>,
    /// How much is written
    #[arg(long, value_name = "short|bare|long", default_value = "short")]
    form: String,
    /// The position before the first move
    #[arg(long)]
    fen: Option<String>,
    /// What the input is
    #[arg(long, value_enum, default_value_t = Manner::Written)]
    read: Manner,
    /// Write what is announced
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
    /// The edition whose demands are held against the input
    #[arg(long, value_name = "YEAR")]
    edition: Option<String>,
    /// Say of each move what was unusual
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
        let answer = NotationAnswer::new(score.moves, score.stopped, &score.reached);
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

fn language(code: &str) -> Result<&'static Language, BadUse> {
    Language::of_code(code)
        .ok_or_else(|| BadUse::new(format!("no language {code:?}; --languages lists them")))
}

fn voice(code: &str) -> Result<&'static Voice, BadUse> {
    Voice::of_code(code).ok_or_else(|| {
        let known: Vec<&str> = Voice::ALL.iter().map(|voice| voice.language.code).collect();
        BadUse::new(format!("nothing is spoken in {code:?}; known: {}", known.join(", ")))
    })
}

/// Whether the signs must be written in an edition; the tempo makes no difference to that.
fn signs_of(edition: &str) -> Result<NotationSigns, BadUse> {
    let time = [Allowance::minutes(90, 30); 2];
    let laws = Laws::new(edition.parse::<Edition>()?, time, Regulations::where_nothing_is_said());
    let laws = laws.map_err(|refusals| BadUse::new(format!("{refusals:?}")))?;
    Ok(laws.notation_signs())
}

/// How moves are written.
enum Writer {
    Text(Style),
    Spoken(&'static Voice, Wording),
    Braille,
    Brf,
}

impl Writer {
    fn new(args: &Args) -> Result<Writer, BadUse> {
        if args.spoken {
            let wording = Wording::of_word(&args.wording)
                .ok_or_else(|| BadUse::new(format!("expected full, short or literate, not {:?}", args.wording)))?;
            let voice = args.to.as_deref().map_or(Ok(Voice::DEFAULT), voice)?;
            return Ok(Writer::Spoken(voice, wording));
        }
        if args.braille || args.brf {
            return Ok(if args.brf { Writer::Brf } else { Writer::Braille });
        }
        let form = Form::of_word(&args.form)
            .ok_or_else(|| BadUse::new(format!("expected short, bare or long, not {:?}", args.form)))?;
        Ok(Writer::Text(Style::of(language(args.to.as_deref().unwrap_or("en"))?, form)))
    }

    fn write(&self, before: &Position, m: Move, offers_draw: bool) -> String {
        match self {
            Writer::Text(style) => {
                let offer = if offers_draw { " (=)" } else { "" };
                algebraic::text(before, m, style) + offer
            }
            Writer::Spoken(voice, wording) => spoken::announce(before, m, voice, *wording),
            Writer::Braille => braille::text(before, m, Code::BRITISH),
            Writer::Brf => braille::to_brf(&braille::text(before, m, Code::BRITISH)),
        }
    }

    /// A number as it stands before a move; announcements have none.
    fn number(&self, number: u32) -> Option<String> {
        match self {
            Writer::Text(_) => Some(format!("{number}.")),
            Writer::Spoken(..) => None,
            Writer::Braille => Some(braille::number(number, Code::BRITISH)),
            Writer::Brf => Some(braille::to_brf(&braille::number(number, Code::BRITISH))),
        }
    }
}

/// The moves of a text, as far as they are legal.
struct Score {
    read: Vec<(Position, Entry, Move, String)>,
    moves: Vec<NotationMove>,
    stopped: Option<NotationStop>,
    reached: Position,
    line: String,
}

impl Score {
    fn read(texts: &[String], start: Position, args: &Args) -> Result<Score, BadUse> {
        let mut score =
            Score { read: Vec::new(), moves: Vec::new(), stopped: None, reached: start, line: String::new() };
        for text in texts {
            match args.read {
                Manner::Written => {
                    let sheet = Sheet::new(score.reached, text, language(&args.from)?);
                    score.take(text, sheet);
                }
                Manner::Braille => {
                    let sheet = braille::Sheet::new(score.reached, text, Code::BRITISH);
                    score.take(text, sheet);
                }
                Manner::Spoken => {
                    let code = if args.from == "en" { "de" } else { &args.from };
                    let read = spoken::read(&score.reached, text, voice(code)?);
                    score.take(text, std::iter::once(Entry { at: 0, end: text.len(), read }));
                }
            }
        }
        if score.read.is_empty() && score.stopped.is_none() {
            return Err(BadUse::new("expected at least one move"));
        }
        Ok(score)
    }

    fn take(&mut self, text: &str, entries: impl Iterator<Item = Entry>) {
        for entry in entries {
            if self.stopped.is_some() {
                return;
            }
            match entry.read.reading {
                Reading::One(m) => {
                    let written = text.get(entry.at..entry.end).unwrap_or_default().trim().to_owned();
                    let after = self.reached.play(m);
                    self.read.push((self.reached, entry, m, written));
                    self.reached = after;
                }
                Reading::Several(_) | Reading::None(_) | Reading::Unreadable { .. } => {
                    self.stopped = NotationStop::new(&self.reached, &entry);
                }
            }
        }
    }

    /// Writes every move anew, with numbers if there is more than one.
    fn write(&mut self, writer: &Writer) {
        let mut words = Vec::new();
        let single = self.read.len() == 1;
        for (before, entry, m, written) in &self.read {
            let text = writer.write(before, *m, entry.read.offers_draw);
            let number = u32::from(before.fullmove());
            match before.having_move() {
                Color::White if !single => words.extend(writer.number(number)),
                Color::Black if !single && words.is_empty() => {
                    words.extend(writer.number(number).map(|number| number + ".."));
                }
                Color::White | Color::Black => {}
            }
            words.push(text.clone());
            self.moves.push(NotationMove::new(before, entry, *m, written, text));
        }
        let between = match writer {
            Writer::Spoken(..) => "\n",
            Writer::Text(_) | Writer::Braille | Writer::Brf => " ",
        };
        self.line = words.join(between);
    }

    fn print(&self, args: &Args, signs: Option<NotationSigns>) -> Outcome {
        if !self.line.is_empty() {
            println!("{}", self.line);
        }
        let mut outcome = Outcome::Fine;
        for (before, entry, _, written) in &self.read {
            let place = place(u32::from(before.fullmove()), before.having_move().choose("", ".."));
            for oddity in entry.read.oddities.iter() {
                let short = signs.and_then(|signs| oddity.falls_short_of(signs));
                if let Some(article) = short {
                    println!("{place} {written}: {oddity} ({article})");
                    outcome = Outcome::Findings;
                } else if args.remarks {
                    println!("{place} {written}: {oddity}");
                }
            }
        }
        if let Some(stop) = &self.stopped {
            print_stop(stop, &self.reached);
            outcome = Outcome::Findings;
        }
        outcome
    }
}

fn place(number: u32, dots: &str) -> String {
    format!("{number}.{dots}")
}

fn print_stop(stop: &NotationStop, reached: &Position) {
    let dots = if stop.by == "white" { "" } else { ".." };
    let place = place(stop.number, dots);
    let cited = |articles: &[touchmove_wire::v1::citation::Citation]| {
        articles.iter().map(|article| format!("{} {}", article.edition, article.number)).collect::<Vec<_>>().join(", ")
    };
    match stop.reason.as_deref() {
        None => println!("{place} fits several legal moves: {}", stop.candidates.join(", ")),
        Some(reason) if stop.article.is_empty() => println!("{place} byte {}: {reason}", stop.at),
        Some(reason) => println!("{place} is not legal: {reason} ({})", cited(&stop.article)),
    }
    println!("in {}", Fen::from(reached));
}

fn print_languages() {
    for language in Language::ALL {
        let letters: Vec<String> = touchmove_chess::Role::ALL
            .into_iter()
            .rev()
            .filter(|role| !language.letter(*role).is_empty())
            .map(|role| format!("{} {}", language.letter(role), language.name(role)))
            .collect();
        println!("{:9}  {:15}  {}", language.code, language.english_name, letters.join(", "));
    }
}
