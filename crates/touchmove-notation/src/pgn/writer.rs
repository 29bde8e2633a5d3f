//! Games written as the export format of the standard has them: tags in their order, lines of at most eighty columns.

mod wrap;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Result, Write};

use touchmove_chess::{Color, Position};

use super::game::{Element, Game};
use super::line::FollowedLine;
use crate::algebraic::{self, Style};
use crate::fen::Fen;
use wrap::Wrap;

/// What becomes of illegal moves that stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegals {
    /// They are written with their marks; our reader follows them, others stop there.
    Marked,
    /// The line ends before the first of them, with a comment that says so; every reader takes it.
    LegalPrefix,
    /// They stand there like any other move: nothing tells that they are illegal.
    Unmarked,
}

/// In which way games are written.
#[derive(Clone, Copy, Debug)]
pub struct Export {
    /// How moves are written.
    pub style: Style,
    /// What becomes of illegal moves.
    pub illegals: Illegals,
}

impl Export {
    /// The export format, illegal moves with their marks.
    pub const PGN: Export = Export { style: Style::PGN, illegals: Illegals::Marked };
}

/// Writes a game and the empty line after it. It is made [canonical](Game::canonical) first.
pub fn write(game: Game, export: &Export, out: &mut impl Write) -> Result {
    let game = game.canonical();
    for tag in &game.tags {
        let value = tag.value.replace('\\', "\\\\").replace('"', "\\\"");
        writeln!(out, "[{} \"{value}\"]", tag.name)?;
    }
    out.write_char('\n')?;
    let mut moves = Moves::new(&game, export, Wrap::new(out));
    for (index, element) in game.elements.iter().enumerate() {
        moves.write(element, index)?;
    }
    moves.wrap.word(&game.result.map_or_else(String::new, |result| result.to_string()))?;
    moves.wrap.end()?;
    out.write_char('\n')
}

/// The game as text.
pub fn text(game: Game, export: &Export) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(game, export, &mut out);
    out
}

/// The moves being written.
struct Moves<'a, W> {
    game: &'a Game,
    export: &'a Export,
    wrap: Wrap<'a, W>,
    line: FollowedLine,
    outer: Vec<FollowedLine>,
    /// Whether Black's move needs its number: at the beginning of a line, and after a comment or a variation.
    numbered: bool,
    /// In how many variations we are within one that has been cut off, itself counted; the main line counts as one.
    cut: u32,
}

impl<'a, W: Write> Moves<'a, W> {
    fn new(game: &'a Game, export: &'a Export, wrap: Wrap<'a, W>) -> Moves<'a, W> {
        let start = game.start.unwrap_or_else(Position::initial);
        let line = FollowedLine::new(start, game.start.is_some());
        Moves { game, export, wrap, line, outer: Vec::new(), numbered: true, cut: 0 }
    }

    fn write(&mut self, element: &Element, index: usize) -> Result {
        if self.cut > 0 {
            return self.pass_over(element);
        }
        match element {
            Element::Move(m) if self.line.known && self.line.now.is_legal(*m) => {
                let after = self.line.now.play(*m);
                let mut word = String::new();
                algebraic::write_known(&self.line.now, *m, &after, &self.export.style, &mut word)?;
                self.write_move(&word, after)
            }
            // Nothing the reader gives: a move that is not legal where it stands is not written as one.
            Element::Move(m) => self.write_unread(&m.to_string()),
            Element::Illegal { written, after } => match self.export.illegals {
                Illegals::Marked => {
                    self.write_comment(&format!("[%illegal {}]", Fen::from(after)))?;
                    self.write_move(written, *after)
                }
                Illegals::Unmarked => self.write_move(written, *after),
                Illegals::LegalPrefix => {
                    let rest = self.game.elements.get(index + 1..).unwrap_or_default();
                    let number = number(&self.line.now);
                    let more = moves_left(rest);
                    self.write_comment(&format!("{number} {written} is illegal; moves after it: {more}"))?;
                    self.cut = 1;
                    Ok(())
                }
            },
            Element::Unread(word) => self.write_unread(word),
            Element::Comment(comment) => self.write_comment(comment),
            Element::Nag(nag) => self.wrap.word(&format!("${nag}")),
            Element::Open => {
                let variation = self.line.variation();
                self.outer.push(core::mem::replace(&mut self.line, variation));
                self.numbered = true;
                self.wrap.open()
            }
            Element::Close => {
                let Some(line) = self.outer.pop() else { return Ok(()) };
                self.line = line;
                self.numbered = true;
                self.wrap.close()
            }
        }
    }

    fn write_move(&mut self, word: &str, after: Position) -> Result {
        if self.numbered || self.line.now.having_move() == Color::White {
            self.wrap.word(&number(&self.line.now))?;
        }
        self.numbered = false;
        self.line.go_on(after);
        self.wrap.word(word)
    }

    fn write_unread(&mut self, word: &str) -> Result {
        self.line.lose();
        self.write_comment(&format!("[%unread {word}]"))
    }

    fn write_comment(&mut self, comment: &str) -> Result {
        self.numbered = true;
        self.wrap.comment(comment)
    }

    /// After a cut nothing is written until the line ends that was cut.
    fn pass_over(&mut self, element: &Element) -> Result {
        match element {
            Element::Open => self.cut = self.cut.saturating_add(1),
            Element::Close if self.cut == 1 && !self.outer.is_empty() => {
                self.cut = 0;
                return self.write(element, 0);
            }
            Element::Close => self.cut = self.cut.saturating_sub(1).max(1),
            Element::Move(_)
            | Element::Illegal { .. }
            | Element::Unread(_)
            | Element::Comment(_)
            | Element::Nag(_) => {}
        }
        Ok(())
    }
}

/// The move number: `12.` or `12...`.
fn number(position: &Position) -> String {
    let dots = position.having_move().choose(".", "...");
    format!("{}{dots}", position.fullmove())
}

/// How many moves of the same line are among the elements.
fn moves_left(elements: &[Element]) -> usize {
    let mut depth: usize = 0;
    let mut moves = 0;
    for element in elements {
        match element {
            Element::Open => depth += 1,
            Element::Close if depth == 0 => break,
            Element::Close => depth -= 1,
            Element::Move(_) | Element::Illegal { .. } | Element::Unread(_) => {
                moves += usize::from(depth == 0);
            }
            Element::Comment(_) | Element::Nag(_) => {}
        }
    }
    moves
}
