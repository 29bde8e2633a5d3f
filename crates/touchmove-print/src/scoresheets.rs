//! Scoresheets, empty or filled (8.1, 8.7, C; 2001 8.1, 8.7, E).

use std::fmt::Write as _;

use touchmove_chess::Color;
use touchmove_notation::algebraic::DRAW_OFFER;

use crate::diagram;
use crate::facts::{Facts, Room, side};
use crate::html::{escaped, ltr, moved, name};
use crate::printer::Printer;
use crate::sheet::{Offered, Sheet, What, Written};

/// Lines of one of the two halves of a sheet.
const LINES: u32 = 30;

impl Printer {
    /// Scoresheets, each on pages of its own: sixty moves a page.
    pub fn scoresheets(&self, sheets: &[Sheet]) -> String {
        let mut body = String::new();
        if sheets.iter().any(|sheet| sheet.start.is_some()) {
            body.push_str(&diagram::shapes());
        }
        for sheet in sheets {
            self.scoresheet(sheet, &mut body);
        }
        self.page(&self.text("print-scoresheet"), &body)
    }

    fn scoresheet(&self, sheet: &Sheet, body: &mut String) {
        let first = sheet.moves.first().map_or(1, |one| one.number);
        let last = sheet.moves.last().map_or(first, |one| one.number);
        let pages = (last.saturating_sub(first) + 1).div_ceil(2 * LINES).max(1);
        for page in 0..pages {
            body.push_str("<section class=\"page sheet\">\n");
            let _ = write!(body, "<h1>{}", self.text("print-scoresheet"));
            if pages > 1 {
                let args = [("sheet", self.digits(page + 1)), ("sheets", self.digits(pages))];
                let _ = write!(body, " · {}", self.filled("print-sheet", &args));
            }
            body.push_str("</h1>\n");
            body.push_str(&self.heading(sheet));
            if let Some(start) = sheet.start.as_ref().filter(|_| page == 0) {
                let fen = touchmove_notation::fen::Fen::from(start).to_string();
                let label = self.text("print-first-position");
                let _ = writeln!(body, "<p class=\"fen\">{label}: {}</p>", ltr(&fen));
            }
            body.push_str("<div class=\"halves\">\n");
            for half in 0..2 {
                let from = first + (2 * page + half) * LINES;
                self.half(&sheet.moves, from, body);
            }
            body.push_str("</div>\n");
            body.push_str(&self.foot());
            body.push_str("</section>\n");
        }
    }

    fn heading(&self, sheet: &Sheet) -> String {
        let mut facts = Facts::new();
        let number = |text: &str| name(&self.digits(text));
        facts.put(self, "print-event", &name(&sheet.event), Room::Line);
        facts.put(self, "print-place", &name(&sheet.place), Room::Half);
        facts.put(self, "print-day", &ltr(&self.digits(&sheet.day)), Room::Half);
        if !sheet.section.is_empty() {
            facts.put(self, "print-section", &name(&sheet.section), Room::Line);
        }
        facts.put(self, "print-round", &number(&sheet.round), Room::Half);
        facts.put(self, "print-board", &number(&sheet.board), Room::Half);
        for color in Color::ALL {
            facts.put(self, side(color), &name(sheet.players.of(color)), Room::Half);
            facts.put(self, "print-rating", &number(sheet.ratings.of(color)), Room::Half);
        }
        facts.put(self, "print-control", &ltr(&sheet.control), Room::Half);
        facts.put(self, "print-result", &ltr(&sheet.result), Room::Half);
        facts.done()
    }

    /// Thirty numbered lines with the moves that belong on them.
    fn half(&self, moves: &[Written], from: u32, body: &mut String) {
        let (white, black) = (self.text("print-white"), self.text("print-black"));
        let _ = writeln!(
            body,
            "<table><thead><tr><th class=\"number\"></th><th>{white}</th><th>{black}</th></tr></thead><tbody>"
        );
        for number in from..from + LINES {
            let _ = write!(body, "<tr><td>{}</td>", self.digits(number));
            for color in Color::ALL {
                let made = moves.iter().find(|one| one.number == number && one.by == color);
                let _ = write!(body, "<td>{}</td>", made.map(|one| self.cell(one)).unwrap_or_default());
            }
            body.push_str("</tr>\n");
        }
        body.push_str("</tbody></table>\n");
    }

    /// A move, its draw offer and the clock.
    fn cell(&self, written: &Written) -> String {
        let made = self.move_of(written);
        if written.clock.is_empty() {
            return made;
        }
        let clock = escaped(&written.clock);
        format!("<div class=\"made\">{made} <bdi dir=\"ltr\" class=\"clock\">{clock}</bdi></div>")
    }

    pub(crate) fn move_of(&self, written: &Written) -> String {
        let text = match &written.what {
            What::Legal(made) => self.written(&written.before, *made),
            What::Other(text) => text.clone(),
        };
        match written.offer {
            Offered::Yes => moved(&format!("{text} {DRAW_OFFER}")),
            Offered::No => moved(&text),
        }
    }

    /// Where both sign (8.7).
    fn foot(&self) -> String {
        let signed = ["print-signature-white", "print-signature-black", "print-signature-arbiter"];
        let lines: String = signed.iter().map(|label| format!("<div>{}</div>", self.text(label))).collect();
        format!("<div class=\"signatures\">{lines}</div>\n")
    }
}
