//! Labels for the envelopes of sealed moves (I.2; 2001 A.2).

use std::fmt::Write as _;

use touchmove_chess::{Color, Position};
use touchmove_clock::{Millis, Sides};
use touchmove_competition::{Archive, EnvelopeLabel, Event, Scope};
use touchmove_notation::fen::Fen;

use crate::diagram;
use crate::facts::side;
use crate::html::{ltr, moved, name};
use crate::printer::Printer;

impl Printer {
    /// A label for every closed envelope.
    pub fn envelopes(&self, archive: &Archive, event: &Event, scope: Scope) -> String {
        let title = self.text("print-envelope");
        let mut labels = String::new();
        for record in archive.games.iter().filter(|record| scope.holds(record.game)) {
            let Some(Ok(laws)) = event.laws(record.game.section) else { continue };
            if let Some(label) = EnvelopeLabel::of(event, record.game, &record.played(&laws)) {
                let _ = writeln!(
                    labels,
                    "<section class=\"label\">\n<h1>{title}</h1>\n<p>{} · {} {} · {} {}</p>\n{}</section>",
                    name(&event.founding().name),
                    self.text("print-round"),
                    self.digits(record.game.round.0),
                    self.text("print-board"),
                    self.digits(record.game.board.0),
                    self.label(&label)
                );
            }
        }
        if labels.is_empty() {
            labels = format!("<p class=\"none\">{}</p>\n", self.text("print-no-envelope"));
        }
        self.page(&title, &(diagram::shapes() + &labels))
    }

    /// Everything that I.2 asks for, in its order.
    fn label(&self, label: &EnvelopeLabel) -> String {
        let mut out = String::from("<div class=\"beside\">\n");
        let position = Fen::read(label.position.as_bytes()).ok();
        let position = position.and_then(|fen| Position::admit(&fen.into()).ok());
        out.push_str(&position.as_ref().map(diagram::svg).unwrap_or_default());
        out.push_str("<dl>\n");
        let mut put = |name: &str, value: &str| {
            let _ = writeln!(out, "<dt>{}</dt><dd>{value}</dd>", self.text(name));
        };
        for color in Color::ALL {
            put(side(color), &name(label.players.of(color)));
        }
        put("print-position-before", &format!("<span class=\"fen\">{}</span>", ltr(&label.position)));
        put("print-time-used", &self.both(&label.time_used));
        put("print-time-left", &self.both(&label.time_left));
        put("print-sealed-by", &name(&label.sealed_by));
        put("print-sealed-number", &moved(&label.move_number));
        let offer = label.open_offer.as_ref().map_or_else(|| self.text("print-nobody"), |who| name(who));
        put("print-offer", &offer);
        let resumption = label.resumption.trim();
        let resumption = if resumption.is_empty() { self.text("print-not-fixed") } else { name(resumption) };
        put("print-resumption", &resumption);
        out.push_str("</dl>\n</div>\n");
        out
    }

    /// What belongs to White and to Black.
    pub(crate) fn both(&self, times: &Sides<Millis>) -> String {
        let one = |color: Color| format!("{} {}", self.text(side(color)), self.reading(*times.of(color)));
        format!("{} · {}", one(Color::White), one(Color::Black))
    }
}
