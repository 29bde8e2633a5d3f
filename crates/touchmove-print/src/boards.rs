//! The state of every board on paper, so that a round can go on without electricity: clock, position, moves.

use touchmove_chess::Color;
use touchmove_clock::{Moment, Sides};
use touchmove_competition::{Archive, Event, GameId, GameRecord, Pairing, RoundNumber, SectionId};
use touchmove_conduct::{Game, Knows, Phase};
use touchmove_notation::fen::Fen;

use crate::page::{Block, Frame, Pages, Run, TextLine, Tone};
use crate::printer::{Printer, side};
use crate::sheet::{Offered, result, written_move};

impl Printer {
    /// Every board of a round as its journal left it; where `now` says a later moment, a running clock shows that.
    pub fn boards(
        &self,
        archive: &Archive,
        event: &Event,
        (section, round): (SectionId, RoundNumber),
        now: impl Fn(GameId) -> Option<Moment>,
    ) -> Pages {
        let title = self.text("print-boards");
        let heading = format!("{title} · {}", self.round_number(round.0));
        let mut blocks =
            vec![Block::Title(vec![Run::Words(heading)]), self.event_facts(event, section, round)];
        let games = event.round(section, round).map(|round| round.pairings.as_slice()).unwrap_or_default();
        for pairing in games {
            let id = GameId { section, round, board: pairing.board };
            let record = archive.games.iter().find(|record| record.game == id);
            blocks.push(self.board(event, id, pairing, record, now(id)));
        }
        if games.is_empty() {
            blocks.push(self.nothing("print-no-round"));
        }
        self.pages(title, blocks)
    }

    fn board(
        &self,
        event: &Event,
        id: GameId,
        pairing: &Pairing,
        record: Option<&GameRecord>,
        now: Option<Moment>,
    ) -> Block {
        let mut heading = vec![Run::Words(self.board_number(id.board.0))];
        for color in Color::ALL {
            heading.push(Run::Words(format!(" · {}: ", self.text(side(color)))));
            heading.push(self.player(event.entrant(*pairing.players.of(color))));
        }
        let mut blocks = vec![Block::Subtitle(heading)];
        let shown = result(pairing.outcome());
        if !shown.is_empty() {
            let label = Run::Words(format!("{}: ", self.text("print-result")));
            blocks.push(Block::Paragraph(Tone::Plain, vec![label, Run::Figures(shown)]));
        }
        blocks.push(match (record, event.laws(id.section)) {
            (Some(record), Some(Ok(laws))) => self.state(event, record, &record.played(&laws), now),
            (Some(_) | None, _) => self.nothing("print-not-recorded"),
        });
        Block::Part(Frame::Board, blocks)
    }

    fn state(&self, event: &Event, record: &GameRecord, game: &Game, now: Option<Moment>) -> Block {
        let last = record.entries.last();
        let left = last.map_or(record.scheduled.unwrap_or(Moment::at(0)), |entry| entry.entry.at);
        let at = now.map_or(left, |now| now.max(left));
        let position = game.position();
        let phase = self.text(phase(game.phase()));
        let turn = match game.having_move() {
            Color::White => self.text("print-to-move-white"),
            Color::Black => self.text("print-to-move-black"),
        };
        let mut blocks = vec![
            Block::Paragraph(Tone::Clocks, self.clocks(game, at)),
            Block::Paragraph(Tone::Plain, vec![Run::Words(format!("{phase} · {turn}"))]),
        ];
        if let Some(entry) = last {
            let words = self.filled("print-as-of", &[("entry", self.digits(entry.entry.seq))]);
            let when = self.time(record.stamp(at).local(event.founding().zone));
            blocks.push(Block::Paragraph(Tone::Small, vec![Run::Words(format!("{words} · ")), when]));
        }
        let fen = Fen::from(position).to_string();
        blocks.push(Block::Paragraph(Tone::Fen, vec![Run::Figures(fen)]));
        blocks.push(match record.knows {
            Knows::NotTheMoves if game.plies().is_empty() => self.nothing("print-not-recorded"),
            Knows::EveryMove | Knows::NotTheMoves => self.moves(game),
            Knows::NoMove => self.nothing("print-not-recorded"),
        });
        Block::Beside(Some(*position), blocks)
    }

    pub(crate) fn clocks(&self, game: &Game, at: Moment) -> TextLine {
        let clock = game.clock();
        let times = Sides::each(|color| clock.remaining(color, at));
        let mut line = self.both(&times);
        if let Some(color) = clock.running(at) {
            let runs = Run::Words(format!(" ({})", self.text("print-clock-runs")));
            // After White's reading, which is the second run, or at the end.
            match color {
                Color::White => line.insert(2, runs),
                Color::Black => line.push(runs),
            }
        }
        line
    }

    pub(crate) fn moves(&self, game: &Game) -> Block {
        if game.plies().is_empty() {
            return self.nothing("print-no-moves");
        }
        let mut line = TextLine::new();
        for (ply, at) in game.plies().iter().zip(0usize..) {
            let one = written_move(ply, Offered::No);
            let number = match one.by {
                Color::White => Some(format!("{}.", one.number)),
                Color::Black if at == 0 => Some(format!("{}...", one.number)),
                Color::Black => None,
            };
            if let Some(number) = number {
                line.extend([Run::Number(number), Run::Words(" ".into())]);
            }
            line.extend([self.move_of(&one), Run::Words(" ".into())]);
        }
        Block::Played(line)
    }
}

pub(crate) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::NotStarted => "print-phase-before",
        Phase::Playing => "print-phase-playing",
        Phase::Stopped => "print-phase-stopped",
        Phase::Adjourned => "print-phase-adjourned",
        Phase::ResultPending | Phase::Over | Phase::Cancelled => "print-phase-over",
    }
}
