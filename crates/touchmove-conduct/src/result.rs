//! The result of a game: two independent scores (8.7, 10, 11.7, 11.8), and how it came about.

use core::fmt;

use touchmove_chess::Color;
use touchmove_clock::Sides;

/// What one player scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "AwardName"),
    ts(rename = "AwardName")
)]
pub enum Award {
    /// The points of a loss.
    Loss,
    /// The points of a draw.
    Draw,
    /// The points of a win.
    Win,
    /// A loss without play: `-`.
    ForfeitLoss,
    /// A win without play: `+`.
    ForfeitWin,
}

/// What both players score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ScoreName"),
    ts(rename = "ScoreName")
)]
pub struct Score {
    /// White's.
    pub white: Award,
    /// Black's.
    pub black: Award,
}

impl Score {
    /// Half a point each.
    pub const DRAW: Score = Score { white: Award::Draw, black: Award::Draw };
    /// Nothing for either.
    pub const BOTH_LOSE: Score = Score { white: Award::Loss, black: Award::Loss };
    /// Neither player came.
    pub const BOTH_FORFEIT: Score = Score { white: Award::ForfeitLoss, black: Award::ForfeitLoss };

    /// A win for `color`.
    pub fn win(color: Color) -> Score {
        Score::lost_by(!color, Award::Win)
    }

    /// A loss for `color`; the opponent scores `other`.
    pub fn lost_by(color: Color, other: Award) -> Score {
        match color {
            Color::White => Score { white: Award::Loss, black: other },
            Color::Black => Score { white: other, black: Award::Loss },
        }
    }

    /// A win for `color`, whose opponent did not come.
    pub fn forfeit_win(color: Color) -> Score {
        match color {
            Color::White => Score { white: Award::ForfeitWin, black: Award::ForfeitLoss },
            Color::Black => Score { white: Award::ForfeitLoss, black: Award::ForfeitWin },
        }
    }

    /// What `color` scores.
    pub fn of(self, color: Color) -> Award {
        color.choose(self.white, self.black)
    }

    /// Both scores, by side.
    pub fn sides(self) -> Sides<Award> {
        Sides { white: self.white, black: self.black }
    }

    /// The same with another score for `color`.
    pub fn with(self, color: Color, award: Award) -> Score {
        match color {
            Color::White => Score { white: award, ..self },
            Color::Black => Score { black: award, ..self },
        }
    }
}

/// `1-0`, `½-½`, `0-½`, `+/-`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |award: Award| match award {
            Award::Loss => "0",
            Award::Draw => "½",
            Award::Win => "1",
            Award::ForfeitLoss => "-",
            Award::ForfeitWin => "+",
        };
        let forfeit = |award: Award| matches!(award, Award::ForfeitLoss | Award::ForfeitWin);
        let between = if forfeit(self.white) || forfeit(self.black) { "/" } else { "-" };
        write!(f, "{}{between}{}", sign(self.white), sign(self.black))
    }
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "EndingName"),
    ts(rename = "EndingName")
)]
pub enum Ending {
    /// Checkmate (5.1.1).
    Checkmate,
    /// Stalemate (5.2.1).
    Stalemate,
    /// A dead position (5.2.2).
    DeadPosition,
    /// A player resigned (5.1.2).
    Resignation,
    /// The players agreed on a draw (5.2.3).
    Agreement,
    /// A right claim of repetition (9.2).
    Repetition,
    /// A right claim of fifty moves (9.3).
    FiftyMoves,
    /// The same position five times (9.6.1).
    FivefoldRepetition,
    /// Seventy-five moves by each without progress (9.6.2).
    SeventyFiveMoves,
    /// Time (6.9).
    Time,
    /// Both flags down (III.3.1.2; 2001 10.3, B.8).
    BothFlags,
    /// Illegal moves (7.5.5).
    IllegalMoves,
    /// A position that cannot be (A.5.4).
    IllegalPosition,
    /// Too late (6.7.1).
    Default,
    /// A bad sealed move (I.8).
    SealedMove,
    /// A claim in a quickplay finish (III.5; 2001 10.2).
    Quickplay,
    /// A device (11.3.2.2).
    Device,
    /// A penalty (12.9; 11.7, 11.8).
    Penalty,
    /// The players signed it (8.7).
    Signed,
    /// The players stated it, and the arbiter entered it (8.7).
    Stated,
    /// The arbiter's ruling (Preface, 12.2).
    Ruling,
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn every_score_prints_as_arbiters_write_it() {
        assert_eq!(Score::win(Color::White).to_string(), "1-0");
        assert_eq!(Score::win(Color::Black).to_string(), "0-1");
        assert_eq!(Score::DRAW.to_string(), "½-½");
        assert_eq!(Score::lost_by(Color::White, Award::Draw).to_string(), "0-½");
        assert_eq!(Score::BOTH_LOSE.to_string(), "0-0");
        assert_eq!(Score::forfeit_win(Color::White).to_string(), "+/-");
        assert_eq!(Score::forfeit_win(Color::Black).to_string(), "-/+");
        assert_eq!(Score::BOTH_FORFEIT.to_string(), "-/-");
    }
}
