//! What a round was to a player: ten columns of the player's line.

use touchmove_chess::Color;
use touchmove_conduct::Award;

use super::fault::{Fault, Why};
use super::lines::{TrfLine, narrow};
use crate::result::Length;
use crate::round::ByeKind;

/// One round of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// Nothing stands there.
    Nothing,
    /// No game, and why.
    Bye(ByeKind),
    /// A game.
    Game {
        /// The opponent's starting number.
        opponent: u16,
        /// The player's colour.
        color: Color,
        /// What the player has of it; nothing while there is no result.
        sign: Option<Sign>,
    },
}

/// What a player has of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// `1`.
    Win,
    /// `=`.
    Draw,
    /// `0`.
    Loss,
    /// `+`: the opponent was not there.
    ForfeitWin,
    /// `-`: the player was not there.
    ForfeitLoss,
    /// `W`: decided before each had made a move.
    ShortWin,
    /// `D`.
    ShortDraw,
    /// `L`.
    ShortLoss,
}

impl Sign {
    const ALL: [Sign; 8] = [
        Sign::Win,
        Sign::Draw,
        Sign::Loss,
        Sign::ForfeitWin,
        Sign::ForfeitLoss,
        Sign::ShortWin,
        Sign::ShortDraw,
        Sign::ShortLoss,
    ];

    /// As it is written.
    pub const fn letter(self) -> char {
        match self {
            Sign::Win => '1',
            Sign::Draw => '=',
            Sign::Loss => '0',
            Sign::ForfeitWin => '+',
            Sign::ForfeitLoss => '-',
            Sign::ShortWin => 'W',
            Sign::ShortDraw => 'D',
            Sign::ShortLoss => 'L',
        }
    }

    /// The score.
    pub const fn award(self) -> Award {
        match self {
            Sign::Win | Sign::ShortWin => Award::Win,
            Sign::Draw | Sign::ShortDraw => Award::Draw,
            Sign::Loss | Sign::ShortLoss => Award::Loss,
            Sign::ForfeitWin => Award::ForfeitWin,
            Sign::ForfeitLoss => Award::ForfeitLoss,
        }
    }

    /// How much was played.
    pub const fn length(self) -> Length {
        match self {
            Sign::Win | Sign::Draw | Sign::Loss => Length::Played,
            Sign::ShortWin | Sign::ShortDraw | Sign::ShortLoss => Length::UnderOneMove,
            Sign::ForfeitWin | Sign::ForfeitLoss => Length::Forfeited,
        }
    }

    /// The sign of a score; none for half a point without a game.
    pub const fn of(award: Award, length: Length) -> Option<Sign> {
        match (length, award) {
            (Length::Played, Award::Win) => Some(Sign::Win),
            (Length::Played, Award::Draw) => Some(Sign::Draw),
            (Length::Played, Award::Loss) => Some(Sign::Loss),
            (Length::UnderOneMove, Award::Win) => Some(Sign::ShortWin),
            (Length::UnderOneMove, Award::Draw) => Some(Sign::ShortDraw),
            (Length::UnderOneMove, Award::Loss) => Some(Sign::ShortLoss),
            (Length::Forfeited, Award::Win) | (_, Award::ForfeitWin) => Some(Sign::ForfeitWin),
            (Length::Forfeited, Award::Loss) | (_, Award::ForfeitLoss) => Some(Sign::ForfeitLoss),
            (Length::Forfeited, Award::Draw) => None,
        }
    }
}

/// The letter of a bye.
pub(super) const fn bye_letter(kind: ByeKind) -> char {
    match kind {
        ByeKind::PairingAllocated => 'U',
        ByeKind::HalfPoint => 'H',
        ByeKind::FullPoint => 'F',
        ByeKind::ZeroPoint => 'Z',
    }
}

pub(super) fn bye_of(letter: char) -> Option<ByeKind> {
    let all = [ByeKind::PairingAllocated, ByeKind::HalfPoint, ByeKind::FullPoint, ByeKind::ZeroPoint];
    all.into_iter().find(|kind| bye_letter(*kind) == letter.to_ascii_uppercase())
}

fn sign_of(letter: char) -> Option<Sign> {
    Sign::ALL.into_iter().find(|sign| sign.letter() == letter.to_ascii_uppercase())
}

/// The column a round begins in, from 1.
pub(super) fn column(round: usize) -> usize {
    round.saturating_sub(1).saturating_mul(10).saturating_add(92)
}

/// How many rounds a line has columns for.
pub(super) fn rounds(line: &TrfLine) -> usize {
    line.width().saturating_sub(91).div_ceil(10)
}

/// The cell of a round.
pub(super) fn read(line: &TrfLine, round: usize) -> Result<Cell, Fault> {
    let at = column(round);
    let place = |offset: usize| narrow(at.saturating_add(offset));
    for gap in [4, 6, 8, 9] {
        line.blank(at.saturating_add(gap))?;
    }
    let field = line.field(at, at.saturating_add(3));
    let opponent = line.number(&field, 9999)?.and_then(|number| u16::try_from(number).ok());
    let color = line.letter(at.saturating_add(5));
    let result = line.letter(at.saturating_add(7));
    match opponent.filter(|number| *number > 0) {
        Some(opponent) => {
            let color = match color.to_ascii_lowercase() {
                'w' => Color::White,
                'b' => Color::Black,
                _ => return Err(line.fault(place(5), Why::Expected("w or b"))),
            };
            let sign = sign_of(result);
            if sign.is_none() && result != ' ' {
                let expected = "1 = 0 + - W D L, or a blank while there is no result";
                return Err(line.fault(place(7), Why::Expected(expected)));
            }
            Ok(Cell::Game { opponent, color, sign })
        }
        None if !matches!(color, '-' | ' ') => {
            Err(line.fault(place(5), Why::Expected("no colour without an opponent")))
        }
        None if result == ' ' && color == ' ' && opponent.is_none() => Ok(Cell::Nothing),
        // A blank result without an opponent is known absence.
        None if result == ' ' => Ok(Cell::Bye(ByeKind::ZeroPoint)),
        None => bye_of(result)
            .map(Cell::Bye)
            .ok_or_else(|| line.fault(place(7), Why::Expected("H F U or Z without an opponent"))),
    }
}
