//! Scoresheets, empty or filled (8.1, 8.7, C; 2001 8.1, 8.7, E).

use touchmove_chess::Color;
use touchmove_notation::algebraic::DRAW_OFFER;
use touchmove_notation::fen::Fen;

use crate::page::{Block, Column, Fact, Frame, Holds, Pages, Room, Run, Table, TextLine, Tone};
use crate::printer::{Printer, side};
use crate::sheet::{MoveMade, Offered, Sheet, Written};

/// Lines of one of the two halves of a sheet.
const LINES: u32 = 30;

impl Printer {
    /// Scoresheets, each on pages of its own: sixty moves per page.
    pub fn scoresheets(&self, sheets: &[Sheet]) -> Pages {
        let blocks = sheets.iter().flat_map(|sheet| self.scoresheet(sheet)).collect();
        self.pages(self.text("print-scoresheet"), blocks)
    }

    fn scoresheet(&self, sheet: &Sheet) -> Vec<Block> {
        let first = sheet.moves.first().map_or(1, |one| one.number);
        let last = sheet.moves.last().map_or(first, |one| one.number);
        let pages = (last.saturating_sub(first) + 1).div_ceil(2 * LINES).max(1);
        let mut parts = Vec::new();
        for page in 0..pages {
            let mut title = self.text("print-scoresheet");
            if pages > 1 {
                let args = [("sheet", self.digits(page + 1)), ("sheets", self.digits(pages))];
                title = format!("{title} · {}", self.filled("print-sheet", &args));
            }
            let mut blocks = vec![Block::Title(vec![Run::Words(title)]), self.heading(sheet)];
            if let Some(start) = sheet.start.as_ref().filter(|_| page == 0) {
                let label = Run::Words(format!("{}: ", self.text("print-first-position")));
                let fen = Run::Figures(Fen::from(start).to_string());
                blocks.push(Block::Paragraph(Tone::Fen, vec![label, fen]));
            }
            let half = |half: u32| self.half(&sheet.moves, first + (2 * page + half) * LINES);
            blocks.push(Block::Halves(half(0), half(1)));
            blocks.push(self.signatures());
            parts.push(Block::Part(Frame::Sheet, blocks));
        }
        parts
    }

    fn heading(&self, sheet: &Sheet) -> Block {
        let fact = |label: &str, value: Run, room: Room| Fact::new(self.text(label), value, room);
        let name = |text: &str| Run::Name(text.to_owned());
        let number = |text: &str| Run::Name(self.digits(text));
        let mut facts = vec![
            fact("print-event", name(&sheet.event), Room::Line),
            fact("print-place", name(&sheet.place), Room::Half),
            fact("print-day", self.day(&sheet.day), Room::Half),
        ];
        if !sheet.section.is_empty() {
            facts.push(fact("print-section", name(&sheet.section), Room::Line));
        }
        facts.push(fact("print-round", number(&sheet.round), Room::Half));
        facts.push(fact("print-board", number(&sheet.board), Room::Half));
        for color in Color::ALL {
            facts.push(fact(side(color), name(sheet.players.of(color)), Room::Half));
            facts.push(fact("print-rating", number(sheet.ratings.of(color)), Room::Half));
        }
        facts.push(fact("print-control", Run::Figures(sheet.control.clone()), Room::Half));
        facts.push(fact("print-result", Run::Figures(sheet.result.clone()), Room::Half));
        Block::Facts(facts)
    }

    /// Thirty numbered lines with the moves that belong on them.
    fn half(&self, moves: &[Written], from: u32) -> Table {
        let column = |head: String, holds: Holds| Column { head, holds };
        let mut columns = vec![column(String::new(), Holds::LineNumbers)];
        columns.extend(Color::ALL.map(|color| column(self.text(side(color)), Holds::Moves)));
        let row = |number: u32| {
            let mut row = vec![vec![Run::Words(self.digits(number))]];
            row.extend(Color::ALL.map(|color| {
                let made = moves.iter().find(|one| one.number == number && one.by == color);
                made.map(|one| self.cell(one)).unwrap_or_default()
            }));
            row
        };
        Table { columns, rows: (from..from + LINES).map(row).collect() }
    }

    /// A move, its draw offer and the clock.
    fn cell(&self, written: &Written) -> TextLine {
        let mut cell = vec![self.move_of(written)];
        if !written.clock.is_empty() {
            cell.push(Run::Clock(written.clock.clone()));
        }
        cell
    }

    pub(crate) fn move_of(&self, written: &Written) -> Run {
        let text = match &written.what {
            MoveMade::Legal(made) => self.written(&written.before, *made),
            MoveMade::Other(text) => text.clone(),
        };
        Run::Move(match written.offer {
            Offered::Yes => format!("{text} {DRAW_OFFER}"),
            Offered::No => text,
        })
    }

    /// Where both sign, and the arbiter (8.7).
    pub(crate) fn signatures(&self) -> Block {
        let signed = ["print-signature-white", "print-signature-black", "print-signature-arbiter"];
        Block::Signatures(signed.map(|label| self.text(label)).to_vec())
    }
}
