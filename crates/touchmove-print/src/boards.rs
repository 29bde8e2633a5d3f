//! The state of every board on paper, so that a round can go on without electricity: clock, position, moves.

use std::fmt::Write as _;

use touchmove_chess::Color;
use touchmove_clock::{Moment, Sides};
use touchmove_competition::{Archive, Event, GameId, GameRecord, Pairing, RoundNumber, SectionId};
use touchmove_conduct::{Game, Knows, Phase};
use touchmove_notation::fen::Fen;

use crate::diagram;
use crate::facts::side;
use crate::html::ltr;
use crate::printer::Printer;
use crate::sheet::{Offered, result, written};

impl Printer {
    /// Every board of a round as its journal left it.
    pub fn boards(&self, archive: &Archive, event: &Event, section: SectionId, round: RoundNumber) -> String {
        let title = self.text("print-boards");
        let mut body = diagram::shapes();
        let _ = writeln!(body, "<h1>{title} · {} {}</h1>", self.text("print-round"), self.digits(round.0));
        body.push_str(&self.event_facts(event, section, round));
        let games = event.round(section, round).map(|round| round.pairings.as_slice()).unwrap_or_default();
        for pairing in games {
            let id = GameId { section, round, board: pairing.board };
            let record = archive.games.iter().find(|record| record.game == id);
            self.board(event, id, pairing, record, &mut body);
        }
        if games.is_empty() {
            let _ = writeln!(body, "<p class=\"none\">{}</p>", self.text("print-no-round"));
        }
        self.page(&title, &body)
    }

    fn board(
        &self,
        event: &Event,
        id: GameId,
        pairing: &Pairing,
        record: Option<&GameRecord>,
        body: &mut String,
    ) {
        let players = Color::ALL.map(|color| {
            format!("{}: {}", self.text(side(color)), self.player(event.entrant(*pairing.players.of(color))))
        });
        let _ = writeln!(
            body,
            "<section class=\"board\">\n<h2>{} {} · {}</h2>",
            self.text("print-board"),
            self.digits(id.board.0),
            players.join(" · ")
        );
        let shown = result(pairing.outcome());
        if !shown.is_empty() {
            let _ = writeln!(body, "<p>{}: {}</p>", self.text("print-result"), ltr(&shown));
        }
        match (record, event.laws(id.section)) {
            (Some(record), Some(Ok(laws))) => self.state(event, record, &record.played(&laws), body),
            (Some(_) | None, _) => {
                let _ = writeln!(body, "<p class=\"none\">{}</p>", self.text("print-not-recorded"));
            }
        }
        body.push_str("</section>\n");
    }

    fn state(&self, event: &Event, record: &GameRecord, game: &Game, body: &mut String) {
        let last = record.entries.last();
        let at = last.map_or(record.scheduled, |entry| entry.entry.at);
        let position = game.position();
        let _ = write!(body, "<div class=\"beside\">\n{}<div>\n", diagram::svg(position));
        let _ = writeln!(body, "<p class=\"clocks\">{}</p>", self.clocks(game, at));
        let phase = self.text(phase(game.phase()));
        let turn = match game.having_move() {
            Color::White => self.text("print-to-move-white"),
            Color::Black => self.text("print-to-move-black"),
        };
        let _ = writeln!(body, "<p>{phase} · {turn}</p>");
        if let Some(entry) = last {
            let when = self.time(record.stamp(at).local(event.founding().zone));
            let words = self.filled("print-as-of", &[("entry", self.digits(entry.entry.seq))]);
            let _ = writeln!(body, "<p class=\"small\">{words} · {when}</p>");
        }
        let _ = writeln!(body, "<p class=\"fen\">{}</p>", ltr(&Fen::from(position).to_string()));
        match record.knows {
            Knows::EveryMove => self.moves(game, body),
            Knows::NotTheMoves => {
                let _ = writeln!(body, "<p class=\"none\">{}</p>", self.text("print-not-recorded"));
            }
        }
        body.push_str("</div>\n</div>\n");
    }

    fn clocks(&self, game: &Game, at: Moment) -> String {
        let clock = game.clock();
        let times = Sides::each(|color| clock.remaining(color, at));
        let one = |color: Color| {
            let runs = if clock.running(at) == Some(color) {
                format!(" ({})", self.text("print-clock-runs"))
            } else {
                String::new()
            };
            format!("{} {}{runs}", self.text(side(color)), self.reading(*times.of(color)))
        };
        format!("{} · {}", one(Color::White), one(Color::Black))
    }

    fn moves(&self, game: &Game, body: &mut String) {
        if game.plies().is_empty() {
            let _ = writeln!(body, "<p class=\"none\">{}</p>", self.text("print-no-moves"));
            return;
        }
        body.push_str("<p class=\"played\" dir=\"ltr\">");
        for (ply, at) in game.plies().iter().zip(0usize..) {
            let one = written(ply, Offered::No);
            let number = match one.by {
                Color::White => format!("{}.", one.number),
                Color::Black if at == 0 => format!("{}...", one.number),
                Color::Black => String::new(),
            };
            if !number.is_empty() {
                let _ = write!(body, "<span class=\"number\">{number}</span> ");
            }
            let _ = write!(body, "{} ", self.move_of(&one));
        }
        body.push_str("</p>\n");
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::NotStarted => "print-phase-before",
        Phase::Playing => "print-phase-playing",
        Phase::Stopped => "print-phase-stopped",
        Phase::Adjourned => "print-phase-adjourned",
        Phase::ResultPending | Phase::Over | Phase::Cancelled => "print-phase-over",
    }
}
