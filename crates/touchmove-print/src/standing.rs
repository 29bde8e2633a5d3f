//! Every board of a server as it stands now, on paper: if the power does not come back, the games go on from here by hand.

use touchmove_chess::Color;
use touchmove_clock::{Moment, Sides};
use touchmove_conduct::Game;
use touchmove_notation::fen::Fen;

use crate::boards::phase;
use crate::page::{Block, Frame, Pages, Run, Tone};
use crate::printer::{Printer, side};

/// A board as a server has it.
pub struct PrintedBoard<'a> {
    /// The name of the game.
    pub id: &'a str,
    /// The event, the round and the board, where it is played in one.
    pub place: Option<(&'a str, u16, u16)>,
    /// The players.
    pub players: Sides<&'a str>,
    /// The game.
    pub game: &'a Game,
    /// The moment at which it is shown.
    pub at: Moment,
    /// The last entry of its journal.
    pub entry: u32,
    /// The link of that entry: a journal that was cut short shows by it.
    pub head: &'a str,
}

impl Printer {
    /// Every board, as of `when` by the wall clock.
    pub fn standing(&self, when: &str, boards: &[PrintedBoard<'_>]) -> Pages {
        let title = self.text("print-boards");
        let heading = vec![Run::Words(format!("{title} · ")), Run::Figures(when.to_owned())];
        let mut blocks = vec![Block::Title(heading)];
        blocks.extend(boards.iter().map(|board| self.stands(board)));
        self.pages(title, blocks)
    }

    fn stands(&self, board: &PrintedBoard<'_>) -> Block {
        let game = board.game;
        let mut heading = match board.place {
            None => vec![Run::Figures(board.id.to_owned())],
            Some((event, round, number)) => vec![
                Run::Strong(self.board_number(number)),
                Run::Words(format!(" · {} · ", self.round_number(round))),
                Run::Name(event.to_owned()),
            ],
        };
        for color in Color::ALL {
            heading.push(Run::Words(format!(" · {}: ", self.text(side(color)))));
            heading.push(Run::Name((*board.players.of(color)).to_owned()));
        }
        let turn = match game.having_move() {
            Color::White => self.text("print-to-move-white"),
            Color::Black => self.text("print-to-move-black"),
        };
        let phase = self.text(phase(game.phase()));
        let mut blocks = vec![
            Block::Paragraph(Tone::Clocks, self.clocks(game, board.at)),
            Block::Paragraph(Tone::Plain, vec![Run::Words(format!("{phase} · {turn}"))]),
        ];
        if let Some((score, _)) = game.result() {
            let label = Run::Words(format!("{}: ", self.text("print-result")));
            blocks.push(Block::Paragraph(Tone::Plain, vec![label, Run::Figures(score.to_string())]));
        }
        let entry = self.filled("print-as-of", &[("entry", self.digits(board.entry))]);
        let end = vec![Run::Words(format!("{entry} · ")), Run::Figures(board.head.to_owned())];
        blocks.push(Block::Paragraph(Tone::Small, end));
        let fen = Fen::from(game.position()).to_string();
        blocks.push(Block::Paragraph(Tone::Fen, vec![Run::Figures(fen)]));
        blocks.push(self.moves(game));
        let beside = Block::Beside(Some(*game.position()), blocks);
        Block::Part(Frame::Board, vec![Block::Subtitle(heading), beside])
    }
}

#[cfg(test)]
mod tests {
    use touchmove_chess::Position;
    use touchmove_law::{Edition, Language, Laws, Regulations};
    use touchmove_notation::Language as Letters;

    use super::*;

    #[test]
    fn a_board_shows_its_players_clocks_position_and_the_end_of_its_journal() {
        let control: touchmove_clock::TimeControl = "90+30".parse().unwrap();
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(Edition::NEWEST_FIRST[0], allowances, Regulations::casual()).unwrap();
        let game = Game::new(&laws, Position::initial(), control, Moment::at(0));
        let board = PrintedBoard {
            id: "abc",
            place: Some(("Town Open", 3, 17)),
            players: Sides { white: "<A>", black: "B" },
            game: &game,
            at: Moment::at(0),
            entry: 7,
            head: "0a0b",
        };
        let printer = Printer::new(Language::English, Letters::ENGLISH);
        let page = printer.standing("2026-11-15 12:00:00 UTC", &[board]).html();
        for part in [
            "Board 17",
            "Round 3",
            "Town Open",
            "&lt;A&gt;",
            "1:30:30",
            "rnbqkbnr/pppppppp",
            "0a0b",
            "2026-11-15 12:00:00",
        ] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("<A>") && !page.contains("http://"));
    }
}
