//! Labels for the envelopes of sealed moves (I.2; 2001 A.2).

use touchmove_chess::{Color, Position};
use touchmove_clock::{Millis, Sides};
use touchmove_competition::{Archive, EnvelopeLabel, Event, Scope};
use touchmove_notation::fen::Fen;

use crate::page::{Block, Frame, Pages, Run, TextLine, Tone};
use crate::printer::{Printer, side};

impl Printer {
    /// A label for every closed envelope.
    pub fn envelopes(&self, archive: &Archive, event: &Event, scope: Scope) -> Pages {
        let title = self.text("print-envelope");
        let mut labels = Vec::new();
        for record in archive.games.iter().filter(|record| scope.holds(record.game)) {
            let Some(Ok(laws)) = event.laws(record.game.section) else { continue };
            if let Some(label) = EnvelopeLabel::of(event, record.game, &record.played(&laws)) {
                let blocks = vec![
                    Block::Title(vec![Run::Words(title.clone())]),
                    self.of_game(event, record.game),
                    self.label(&label),
                ];
                labels.push(Block::Part(Frame::Label, blocks));
            }
        }
        if labels.is_empty() {
            labels.push(self.nothing("print-no-envelope"));
        }
        self.pages(title, labels)
    }

    /// Which game of which event something belongs to.
    pub(crate) fn of_game(&self, event: &Event, game: touchmove_competition::GameId) -> Block {
        let place = format!(" · {} · {}", self.round_number(game.round.0), self.board_number(game.board.0));
        Block::Paragraph(Tone::Plain, vec![Run::Name(event.founding().name.clone()), Run::Words(place)])
    }

    /// Everything that I.2 asks for, in its order.
    fn label(&self, label: &EnvelopeLabel) -> Block {
        let position = Fen::read(label.position.as_bytes()).ok();
        let position = position.and_then(|fen| Position::admit(&fen.into()).ok());
        let name = |name: &str| vec![Run::Name(name.to_owned())];
        let words = |text: &str| vec![Run::Words(self.text(text))];
        let resumption = label.resumption.trim();
        let mut entries: Vec<(String, TextLine)> =
            Color::ALL.map(|color| (self.text(side(color)), name(label.players.of(color)))).to_vec();
        let mut put = |label: &str, value: TextLine| entries.push((self.text(label), value));
        put("print-position-before", vec![Run::Fen(label.position.clone())]);
        put("print-time-used", self.both(&label.time_used));
        put("print-time-left", self.both(&label.time_left));
        put("print-sealed-by", name(&label.sealed_by));
        put("print-sealed-number", vec![Run::Move(label.move_number.clone())]);
        put("print-offer", label.open_offer.as_deref().map_or_else(|| words("print-nobody"), name));
        put(
            "print-resumption",
            if resumption.is_empty() { words("print-not-fixed") } else { name(resumption) },
        );
        Block::Beside(position, vec![Block::Entries(entries)])
    }

    /// What belongs to White and to Black.
    pub(crate) fn both(&self, times: &Sides<Millis>) -> TextLine {
        let white = Run::Words(format!("{} ", self.text(side(Color::White))));
        let black = Run::Words(format!(" · {} ", self.text(side(Color::Black))));
        vec![white, self.reading(times.white), black, self.reading(times.black)]
    }
}
