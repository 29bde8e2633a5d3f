//! Whether the players' lines agree with each other, round by round.

use alloc::vec::Vec;

use super::cells::{self, Cell, Sign, bye_of};
use super::fault::{Fault, Why};
use super::lines::{TrfLine, narrow};
use super::players::PlayerLine;
use super::records;
use crate::result::Length;
use crate::round::ByeKind;

/// Players with the lines they stand on.
pub(super) struct Placed<'a> {
    pub(super) players: &'a [PlayerLine],
    /// The number of each player's line, in the same order.
    pub(super) lines: &'a [u32],
}

impl Placed<'_> {
    fn of(&self, number: u16) -> Option<&PlayerLine> {
        self.players.iter().find(|player| player.number == number)
    }

    fn cell(&self, number: u16, round: usize) -> Option<Cell> {
        let player = self.of(number)?;
        Some(round.checked_sub(1).and_then(|at| player.cells.get(at)).copied().unwrap_or(Cell::Nothing))
    }

    /// The last round anybody has something in.
    pub(super) fn rounds(&self) -> usize {
        self.players.iter().map(|player| player.cells.len()).max().unwrap_or(0)
    }

    /// Every disagreement.
    pub(super) fn verify(&self, faults: &mut Vec<Fault>) {
        for (player, line) in self.players.iter().zip(self.lines) {
            for (at, cell) in player.cells.iter().enumerate() {
                let round = at.saturating_add(1);
                if let Cell::Game { opponent, color, sign } = *cell
                    && let Some((offset, why)) = self.fault(player.number, round, opponent, color, sign)
                {
                    let column = narrow(cells::column(round).saturating_add(offset));
                    faults.push(Fault { line: *line, column, why });
                }
            }
        }
        for round in 1..=self.rounds() {
            let allocated = Some(Cell::Bye(ByeKind::PairingAllocated));
            let all = self.players.iter().zip(self.lines);
            let left = all.filter(|(player, _)| self.cell(player.number, round) == allocated);
            for (_, line) in left.skip(1) {
                let column = narrow(cells::column(round).saturating_add(7));
                faults.push(Fault { line: *line, column, why: Why::SecondBye });
            }
        }
    }

    /// What is wrong with a game as a player's line has it: where in the cell, and why.
    fn fault(
        &self,
        number: u16,
        round: usize,
        opponent: u16,
        color: touchmove_chess::Color,
        sign: Option<Sign>,
    ) -> Option<(usize, Why)> {
        if opponent == number {
            return Some((0, Why::Expected("another player")));
        }
        let Some(theirs) = self.cell(opponent, round) else {
            return Some((0, Why::NoSuchPlayer(opponent)));
        };
        match theirs {
            Cell::Game { opponent: back, color: other, sign: result } if back == number => {
                if other == color {
                    Some((5, Why::SameColor(opponent)))
                } else if fit(sign, result) {
                    None
                } else {
                    Some((7, Why::UnlikeResults(opponent)))
                }
            }
            Cell::Game { .. } | Cell::Bye(_) | Cell::Nothing => Some((0, Why::NotMutual(opponent))),
        }
    }

    /// Whether byes told in a line of their own are those of the players' lines; rounds to come are not held against
    /// anything.
    pub(super) fn byes(&self, line: &TrfLine) -> Result<(), Fault> {
        let records::Byes { letter, round, who } = records::byes(line)?;
        let round = usize::try_from(round).unwrap_or(usize::MAX);
        if round == 0 || round > self.rounds() {
            return Ok(());
        }
        for (number, column) in who {
            let number = u16::try_from(number).unwrap_or(u16::MAX);
            if self.cell(number, round) != bye_of(letter).map(Cell::Bye) {
                return Err(line.fault(column, Why::ByeElsewhere(number)));
            }
        }
        Ok(())
    }
}

/// Whether two results can be those of one game: both there or neither, and played to the same length. Which scores may
/// stand together is for the Laws to say.
fn fit(one: Option<Sign>, other: Option<Sign>) -> bool {
    let length = |sign: Sign| match sign.length() {
        Length::Played => 0,
        Length::UnderOneMove => 1,
        Length::Forfeited => 2,
    };
    one.map(length) == other.map(length)
}
