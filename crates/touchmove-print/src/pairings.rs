//! The pairings of a round, to be hung up.

use std::fmt::Write as _;

use touchmove_chess::Color;
use touchmove_competition::{Bye, ByeKind, Entrant, Event, Post, RoundNumber, SectionId};

use crate::facts::{Facts, Room};
use crate::html::{ltr, name};
use crate::printer::Printer;
use crate::sheet::result;

impl Printer {
    /// The pairings of a round, with results where there are any.
    pub fn pairings(&self, event: &Event, section: SectionId, round: RoundNumber) -> String {
        let title = self.filled("print-pairings", &[("round", self.digits(round.0))]);
        let mut body = format!("<section class=\"page\">\n<h1>{title}</h1>\n");
        body.push_str(&self.event_facts(event, section, round));
        match event.round(section, round) {
            Some(found) if !found.pairings.is_empty() => {
                let mut head = String::new();
                for label in [
                    "print-board",
                    "print-white",
                    "print-rating",
                    "print-result",
                    "print-black",
                    "print-rating",
                ] {
                    let _ = write!(head, "<th>{}</th>", self.text(label));
                }
                let _ = writeln!(body, "<table><thead><tr>{head}</tr></thead><tbody>");
                for pairing in &found.pairings {
                    let player = |color: Color| {
                        let entrant = event.entrant(*pairing.players.of(color));
                        format!("<td>{}</td><td>{}</td>", self.player(entrant), self.rating(entrant))
                    };
                    let (white, black) = (player(Color::White), player(Color::Black));
                    let board = self.digits(pairing.board.0);
                    let result = ltr(&result(pairing.outcome()));
                    let _ = writeln!(
                        body,
                        "<tr><td class=\"number\">{board}</td>{white}<td>{result}</td>{black}</tr>"
                    );
                }
                body.push_str("</tbody></table>\n");
                self.byes(event, &found.byes, &mut body);
            }
            Some(_) | None => {
                let _ = writeln!(body, "<p class=\"none\">{}</p>", self.text("print-no-round"));
            }
        }
        body.push_str("</section>\n");
        self.page(&title, &body)
    }

    fn byes(&self, event: &Event, byes: &[Bye], body: &mut String) {
        if byes.is_empty() {
            return;
        }
        body.push_str("<dl class=\"facts\" style=\"margin-top:3mm\">\n");
        for Bye { player, kind } in byes {
            let why = self.text(match kind {
                ByeKind::PairingAllocated => "print-bye-allocated",
                ByeKind::HalfPoint => "print-bye-half",
                ByeKind::FullPoint => "print-bye-full",
                ByeKind::ZeroPoint => "print-bye-zero",
            });
            let _ = writeln!(
                body,
                "<dt class=\"wide\">{}</dt><dd>{why}</dd>",
                self.player(event.entrant(*player))
            );
        }
        body.push_str("</dl>\n");
    }

    /// Event, place, section, arbiter and start of a round.
    pub(crate) fn event_facts(&self, event: &Event, section: SectionId, round: RoundNumber) -> String {
        let founding = event.founding();
        let mut facts = Facts::new();
        facts.put(self, "print-event", &name(&founding.name), Room::Line);
        facts.put(self, "print-place", &name(&founding.place), Room::Half);
        let session = event.round(section, round).and_then(|round| round.sessions.first());
        let start = session.map(|session| self.time(session.start.local(founding.zone)));
        facts.put(self, "print-start", &start.unwrap_or_default(), Room::Half);
        if let Some(found) = event.section(section) {
            facts.put(self, "print-control", &ltr(&found.terms.control.to_string()), Room::Line);
            if found.terms.name != founding.name {
                facts.put(self, "print-section", &name(&found.terms.name), Room::Line);
            }
        }
        let chief = event.officials().iter().find(|one| one.official.post == Post::ChiefArbiter);
        if let Some(chief) = chief {
            facts.put(self, "print-arbiter", &name(&chief.official.name), Room::Line);
        }
        facts.done()
    }

    pub(crate) fn player(&self, entrant: Option<&Entrant>) -> String {
        let Some(entrant) = entrant else { return String::new() };
        let title = entrant.player.title.map(|title| format!("{title} ")).unwrap_or_default();
        name(&format!("{title}{}", entrant.player.name))
    }

    fn rating(&self, entrant: Option<&Entrant>) -> String {
        let rating = entrant.and_then(|entrant| entrant.player.rating);
        rating.map(|rating| self.digits(rating)).unwrap_or_default()
    }
}
