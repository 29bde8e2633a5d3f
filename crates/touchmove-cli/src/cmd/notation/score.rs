//! The moves that were read, and what is printed of them.

use touchmove_chess::{Color, Move, Position};
use touchmove_law::NotationSigns;
use touchmove_notation::algebraic::{Entry, Reading, Sheet};
use touchmove_notation::braille::{self, Code};
use touchmove_notation::fen::Fen;
use touchmove_notation::spoken::{self, Voice};
use touchmove_wire::v1::citation::Citation;
use touchmove_wire::v1::notation::{NotationMove, NotationStop};

use super::writer::{Writer, language, voice};
use super::{Args, Manner};
use crate::outcome::{BadUse, Outcome};

/// The moves of a text, as far as they are legal.
pub(super) struct Score {
    read: Vec<(Position, Entry, Move, String)>,
    pub(super) moves: Vec<NotationMove>,
    pub(super) stopped: Option<NotationStop>,
    pub(super) reached: Position,
    line: String,
}

impl Score {
    pub(super) fn read(texts: &[String], start: Position, args: &Args) -> Result<Score, BadUse> {
        let mut score =
            Score { read: Vec::new(), moves: Vec::new(), stopped: None, reached: start, line: String::new() };
        for text in texts {
            match args.read {
                Manner::Written => {
                    let sheet =
                        Sheet::new(score.reached, text, language(args.from.as_deref().unwrap_or("en"))?);
                    score.take(text, sheet);
                }
                Manner::Braille => {
                    let sheet = braille::Sheet::new(score.reached, text, Code::BRITISH);
                    score.take(text, sheet);
                }
                Manner::Spoken => {
                    let voice = args.from.as_deref().map_or(Ok(Voice::DEFAULT), voice)?;
                    let read = spoken::read(&score.reached, text, voice);
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

    /// Rewrites every move, with numbers if there is more than one.
    pub(super) fn write(&mut self, writer: &Writer) {
        let mut words = Vec::new();
        let single = self.read.len() == 1;
        for (before, entry, m, written) in &self.read {
            let text = writer.write(before, *m, entry.read.offers_draw);
            let number = before.fullmove();
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

    pub(super) fn print(&self, args: &Args, signs: Option<NotationSigns>) -> Outcome {
        if !self.line.is_empty() {
            println!("{}", self.line);
        }
        let mut outcome = Outcome::Fine;
        for (before, entry, _, written) in &self.read {
            let place = place(before.fullmove(), before.having_move().choose("", ".."));
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
    let cited = |articles: &[Citation]| {
        articles
            .iter()
            .map(|article| format!("{} {}", article.edition, article.number))
            .collect::<Vec<_>>()
            .join(", ")
    };
    match stop.reason.as_deref() {
        None => println!("{place} fits several legal moves: {}", stop.candidates.join(", ")),
        Some(reason) if stop.article.is_empty() => println!("{place} byte {}: {reason}", stop.at),
        Some(reason) => println!("{place} is not legal: {reason} ({})", cited(&stop.article)),
    }
    println!("in {}", Fen::from(reached));
}
