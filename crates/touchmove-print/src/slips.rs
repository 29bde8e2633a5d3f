//! Slips on which both players state the result and sign (8.7).

use std::fmt::Write as _;

use touchmove_chess::Color;
use touchmove_competition::{Event, RoundNumber, SectionId};

use crate::facts::side;
use crate::html::{escaped, name};
use crate::printer::Printer;

/// The results a slip offers; others are written by the arbiter.
const RESULTS: [&str; 3] = ["1-0", "½-½", "0-1"];

impl Printer {
    /// A slip for every game of a round.
    pub fn slips(&self, event: &Event, section: SectionId, round: RoundNumber) -> String {
        let title = self.text("print-slip");
        let mut body = String::from("<div class=\"slips\">\n");
        let games = event.round(section, round).map(|round| round.pairings.as_slice()).unwrap_or_default();
        for pairing in games {
            let _ = writeln!(body, "<section class=\"slip\">\n<h2>{title}</h2>");
            let _ = writeln!(
                body,
                "<p>{} · {} {} · {} {}</p>",
                name(&event.founding().name),
                self.text("print-round"),
                self.digits(round.0),
                self.text("print-board"),
                self.digits(pairing.board.0)
            );
            for color in Color::ALL {
                let player = self.player(event.entrant(*pairing.players.of(color)));
                let _ = writeln!(body, "<p><strong>{}</strong>: {player}</p>", self.text(side(color)));
            }
            body.push_str("<div class=\"scores\">");
            for result in RESULTS {
                let _ = write!(body, "<span>{}</span>", escaped(result));
            }
            body.push_str("<span>&nbsp;</span></div>\n<div class=\"signatures\">");
            for label in ["print-signature-white", "print-signature-black", "print-signature-arbiter"] {
                let _ = write!(body, "<div>{}</div>", self.text(label));
            }
            body.push_str("</div>\n</section>\n");
        }
        body.push_str("</div>\n");
        if games.is_empty() {
            let _ = writeln!(body, "<p class=\"none\">{}</p>", self.text("print-no-round"));
        }
        self.page(&title, &body)
    }
}
