//! Asking at the terminal: answers are letters, marked at once, or at the end of an exam.

use std::collections::VecDeque;
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};

use touchmove_drill::{Asked, shown};
use touchmove_notation::fen::Fen;
use touchmove_words::Words;

use super::Question;
use super::progress::Progress;
use crate::board;
use crate::ink::{Ink, inked};
use crate::outcome::BadUse;

/// Whether each incident is marked at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Marks {
    AtOnce,
    /// In an exam nothing is told before the end.
    AtTheEnd,
}

/// How many were right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Score {
    pub(super) right: u32,
    pub(super) asked: u32,
}

impl Score {
    /// Whole percents, rounded down: nobody passes by rounding.
    pub(super) fn percent(self) -> u32 {
        (self.right * 100).checked_div(self.asked).unwrap_or(0)
    }
}

/// One answer.
enum Given {
    Letter(usize),
    Nothing,
    End,
}

/// Asks all questions; in an exam those not asked count as wrong.
pub(super) fn ask(
    questions: &[Question],
    words: &Words,
    marks: Marks,
    mut progress: Option<&mut Progress>,
) -> Result<Score, BadUse> {
    let mut answers = Answers { pending: VecDeque::new(), ended: false };
    let mut score = Score::default();
    println!("{}", inked(Ink::Dim, &words.text("drill-letters", &[])));
    for (number, question) in questions.iter().enumerate() {
        if answers.ended && marks == Marks::AtOnce {
            break;
        }
        if !answers.ended {
            show(question, number + 1, questions.len(), words);
        }
        let mut right = 0;
        let mut remarks = Vec::new();
        let mut given_any = false;
        for asked in &question.asked {
            let given = if answers.ended { Given::End } else { one(asked, words, &mut answers)? };
            let is_right = matches!(given, Given::Letter(letter) if letter == asked.right);
            given_any |= matches!(given, Given::Letter(_));
            right += u32::from(is_right);
            remarks.push(remark(asked, &given, is_right, words));
        }
        if answers.ended && !given_any && marks == Marks::AtOnce {
            break;
        }
        let asked = u32::try_from(question.asked.len()).unwrap_or(u32::MAX);
        score.right += right;
        score.asked += asked;
        if marks == Marks::AtOnce {
            print_question(question, &remarks, words);
        }
        if let Some(progress) = progress.as_deref_mut() {
            progress.note(&question.id(), asked, right)?;
        }
    }
    Ok(score)
}

struct Answers {
    pending: VecDeque<String>,
    ended: bool,
}

fn show(question: &Question, number: usize, of: usize, words: &Words) {
    let incident = &question.incident;
    let heading = words.text("drill-incident", &[("number", number.to_string()), ("of", of.to_string())]);
    println!("\n{}", inked(Ink::Bold, &heading));
    for line in shown::circumstances(incident, words) {
        println!("{}", shown::sentence(line, words));
    }
    let position = incident.scene.before.position();
    print!("\n{}", board::diagram(position.board()));
    println!("{}", words.text("drill-position", &[("text", Fen::from(position).to_string())]));
    if !incident.before.is_empty() {
        println!("\n{}", inked(Ink::Bold, &words.text("drill-before", &[])));
        for scene in &incident.before {
            println!("  {}", shown::story(scene, words));
        }
    }
    println!("\n{}", inked(Ink::Bold, &words.text("drill-now", &[])));
    println!("  {}", shown::story(&incident.scene, words));
    println!("\n{}", inked(Ink::Bold, &words.text("drill-ask", &[])));
}

/// Asks one question until something comes that is an answer.
fn one(asked: &Asked, words: &Words, answers: &mut Answers) -> Result<Given, BadUse> {
    println!("\n{}", words.text(&format!("drill-part-{}", asked.part.word()), &[]));
    for (letter, option) in ('a'..).zip(&asked.options) {
        println!("  {letter}) {option}");
    }
    loop {
        let Some(word) = next(words, answers)? else {
            answers.ended = true;
            return Ok(Given::End);
        };
        let mut letters = word.chars();
        match (letters.next().map(|c| c.to_ascii_lowercase()), letters.next()) {
            (None, _) => return Ok(Given::Nothing),
            (Some('q'), None) => {
                answers.ended = true;
                return Ok(Given::End);
            }
            (Some(letter @ 'a'..='z'), None) => {
                let place = letter as usize - 'a' as usize;
                if place < asked.options.len() {
                    return Ok(Given::Letter(place));
                }
            }
            (Some(_), _) => {}
        }
        let last = ('a'..).nth(asked.options.len().saturating_sub(1)).unwrap_or('a');
        println!("{}", words.text("drill-expected", &[("last", last.to_string())]));
    }
}

/// The next letter of the line, or of a new one; an empty line is an empty answer.
fn next(words: &Words, answers: &mut Answers) -> Result<Option<String>, BadUse> {
    if let Some(word) = answers.pending.pop_front() {
        return Ok(Some(word));
    }
    if stdin().is_terminal() {
        print!("{}: ", words.text("drill-answer", &[]));
        stdout().flush()?;
    }
    let mut line = String::new();
    if stdin().lock().read_line(&mut line)? == 0 {
        return Ok(None);
    }
    answers.pending.extend(line.split_whitespace().map(str::to_owned));
    Ok(Some(answers.pending.pop_front().unwrap_or_default()))
}

fn remark(asked: &Asked, given: &Given, is_right: bool, words: &Words) -> String {
    let part = words.text(&format!("drill-part-{}", asked.part.word()), &[]);
    let right = asked.options.get(asked.right).cloned().unwrap_or_default();
    let text = [("text", right)];
    let said = match (is_right, given) {
        (true, _) => inked(Ink::Green, &words.text("drill-right", &[])),
        (false, Given::Letter(_)) => inked(Ink::Red, &words.text("drill-wrong", &text)),
        (false, Given::Nothing | Given::End) => inked(Ink::Red, &words.text("drill-no-answer", &text)),
    };
    shown::label(part, said, words)
}

/// The marking of an incident.
fn print_question(question: &Question, remarks: &[String], words: &Words) {
    println!();
    for line in remarks {
        println!("  {line}");
    }
    println!("{}", inked(Ink::Bold, &words.text("drill-ruling", &[])));
    for line in shown::rulings(&question.incident, words) {
        println!("  {line}");
    }
    let why = inked(Ink::Bold, &words.text("drill-why", &[]));
    println!("{}", shown::label(why, question.incident.why(words.language()).to_owned(), words));
    for (edition, said) in shown::other_editions(&question.incident, &question.asked, words) {
        let heading = words.text("drill-other", &[("edition", edition.to_string())]);
        println!("{}", shown::label(inked(Ink::Bold, &heading), said, words));
    }
}
