//! What results are worth, and which scores a game may have (10.1, 10.2; 2001 11.1).

use core::fmt;

use touchmove_conduct::{Award, Score, is_allowed};
use touchmove_law::{Article, Laws, Points, cite};

use crate::points::{HalfPoints, QuarterPoints};

/// What a score is worth (10.1; 2001 11.1): wins and losses by forfeit like others.
pub fn worth(points: Points, award: Award) -> HalfPoints {
    HalfPoints(u32::from(match award {
        Award::Win | Award::ForfeitWin => points.win,
        Award::Draw => points.draw,
        Award::Loss | Award::ForfeitLoss => points.loss,
    }))
}

/// Why a game may not be scored so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreRefused {
    /// The article that forbids it.
    pub article: Article,
    /// How.
    pub why: WhyNot,
}

/// How scores contradict the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum WhyNot {
    /// It is not a value of a win, a draw or a loss: `¾-¼`.
    NotANormalValue,
    /// Together the players would score more than a game is worth: `1-½`.
    TooManyPoints,
    /// A forfeit belongs to a game that was not played by either: `+/0`.
    HalfAForfeit,
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WhyNot::NotANormalValue => {
                "a player scores as for a win, a draw or a loss, and nothing in between"
            }
            WhyNot::TooManyPoints => "together the players would score more than a game is worth",
            WhyNot::HalfAForfeit => "a forfeit is written for both players or for neither",
        })
    }
}

/// Whether a game may have these scores under the edition and regulations in force.
pub fn lawful(laws: &Laws, score: Score) -> Result<(), ScoreRefused> {
    let forfeit = |award: Award| match award {
        Award::ForfeitLoss | Award::ForfeitWin => true,
        Award::Loss | Award::Draw | Award::Win => false,
    };
    if forfeit(score.white) != forfeit(score.black) {
        return Err(ScoreRefused { article: normal_points(), why: WhyNot::HalfAForfeit });
    }
    if is_allowed(laws, score) {
        Ok(())
    } else {
        Err(ScoreRefused { article: cite!("10.2"), why: WhyNot::TooManyPoints })
    }
}

/// The scores that give the players these points, if a game may have them (10.2).
pub fn of_points(laws: &Laws, white: QuarterPoints, black: QuarterPoints) -> Result<Score, ScoreRefused> {
    let points = laws.regulations().points;
    let award = |sum: QuarterPoints| {
        let normal = [Award::Win, Award::Draw, Award::Loss];
        normal.into_iter().find(|award| worth(points, *award).in_quarters() == sum)
    };
    let (Some(white), Some(black)) = (award(white), award(black)) else {
        return Err(ScoreRefused { article: normal_values(laws), why: WhyNot::NotANormalValue });
    };
    let score = Score { white, black };
    lawful(laws, score).map(|()| score)
}

/// What a win, a draw and a loss are worth.
fn normal_points() -> Article {
    cite!("10.1")
}

/// The article that allows no values in between; the older edition only says what there is.
fn normal_values(laws: &Laws) -> Article {
    laws.book().either(cite!("10.2"), normal_points())
}

#[cfg(test)]
mod tests {
    use touchmove_law::{Allowance, Edition, Regulations};

    use super::*;

    fn laws(edition: Edition, points: Points) -> Laws {
        let regulations = Regulations { points, ..Regulations::where_nothing_is_said() };
        Laws::new(edition, [Allowance::minutes(90, 30); 2], regulations).unwrap()
    }

    fn case(laws: &Laws, white: &str, black: &str) -> Result<Score, WhyNot> {
        let read = |text| QuarterPoints::read(text).unwrap();
        of_points(laws, read(white), read(black)).map_err(|refused| refused.why)
    }

    #[test]
    fn points_between_the_normal_ones_are_refused() {
        let laws = laws(Edition::Fide2023, Points::NORMAL);
        assert_eq!(case(&laws, "¾", "¼"), Err(WhyNot::NotANormalValue));
        assert_eq!(case(&laws, "1", "½"), Err(WhyNot::TooManyPoints));
        for (white, black) in [("1", "0"), ("0", "1"), ("½", "½"), ("½", "0"), ("0", "½"), ("0", "0")] {
            assert!(case(&laws, white, black).is_ok(), "{white}-{black}");
        }
    }

    #[test]
    fn the_guard_knows_other_points() {
        let laws = laws(Edition::Fide2023, Points::THREE_ONE_NONE);
        assert_eq!(case(&laws, "3", "1"), Err(WhyNot::TooManyPoints));
        assert_eq!(case(&laws, "1", "0"), Ok(Score { white: Award::Draw, black: Award::Loss }));
        assert_eq!(case(&laws, "1", "1"), Ok(Score::DRAW));
        assert_eq!(case(&laws, "½", "½"), Err(WhyNot::NotANormalValue));
    }

    #[test]
    fn an_edition_without_the_guard_knows_larger_sums() {
        let laws = laws(Edition::Fide2001, Points::NORMAL);
        assert_eq!(case(&laws, "1", "½"), Ok(Score { white: Award::Win, black: Award::Draw }));
        assert_eq!(case(&laws, "¾", "¼"), Err(WhyNot::NotANormalValue));
    }

    #[test]
    fn a_forfeit_is_no_half() {
        let laws = laws(Edition::Fide2023, Points::NORMAL);
        let half = Score { white: Award::ForfeitWin, black: Award::Loss };
        assert_eq!(lawful(&laws, half).map_err(|refused| refused.why), Err(WhyNot::HalfAForfeit));
        assert_eq!(lawful(&laws, Score::BOTH_FORFEIT), Ok(()));
    }
}
