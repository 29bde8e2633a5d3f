//! Slips on which both players state the result and sign (8.7).

use touchmove_chess::Color;
use touchmove_competition::{Event, GameId, Pairing, RoundNumber, SectionId};

use crate::page::{Block, Pages, Run, Tone};
use crate::printer::{Printer, side};

/// The results a slip offers; others are written by the arbiter on the last, which is empty.
const RESULTS: [&str; 4] = ["1-0", "½-½", "0-1", ""];

impl Printer {
    /// A slip for every game of a round.
    pub fn slips(&self, event: &Event, section: SectionId, round: RoundNumber) -> Pages {
        let games = event.round(section, round).map(|round| round.pairings.as_slice()).unwrap_or_default();
        let slip =
            |pairing: &Pairing| self.slip(event, GameId { section, round, board: pairing.board }, pairing);
        let mut blocks = vec![Block::Slips(games.iter().map(slip).collect())];
        if games.is_empty() {
            blocks.push(self.nothing("print-no-round"));
        }
        self.pages(self.text("print-slip"), blocks)
    }

    fn slip(&self, event: &Event, id: GameId, pairing: &Pairing) -> Vec<Block> {
        let mut blocks =
            vec![Block::Title(vec![Run::Strong(self.digits(id.board.0))]), self.of_game(event, id)];
        for color in Color::ALL {
            let player = self.player(event.entrant(*pairing.players.of(color)));
            let line = vec![Run::Strong(self.text(side(color))), Run::Words(": ".into()), player];
            blocks.push(Block::Paragraph(Tone::Plain, line));
        }
        blocks.push(Block::Scores(RESULTS.map(str::to_owned).to_vec()));
        blocks.push(self.signatures());
        blocks
    }
}
