//! Results of games: two independent scores, and every result a game has had (8.7, 10, 11.7, 11.8; 2001 8.7, 11).

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use touchmove_chess::Color;
use touchmove_conduct::{Award, Ending, Score};
use touchmove_law::Article;

use crate::official::By;

/// How a game stands in the event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Outcome {
    /// Paired; no result yet.
    Open,
    /// Adjourned (Guideline I; 2001 Appendix A).
    Adjourned,
    /// Not played, and not going to be: nobody scores.
    Unplayed,
    /// Over.
    Scored {
        /// What both score.
        score: Score,
        /// How it ended, where that is known.
        ending: Option<Ending>,
        /// Whether a game was really played.
        length: Length,
    },
}

/// How much was played of a game that has a score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Length {
    /// It was played.
    Played,
    /// It was decided before each player had made a move: it counts for the event and not for rating.
    UnderOneMove,
    /// Nobody sat down to it, or one did not: a forfeit.
    Forfeited,
}

impl Outcome {
    /// A game that was played and ended so.
    pub const fn played(score: Score, ending: Option<Ending>) -> Outcome {
        Outcome::Scored { score, ending, length: Length::Played }
    }

    /// A game that was not played, with forfeit scores or scores that count as such.
    pub const fn forfeited(score: Score) -> Outcome {
        Outcome::Scored { score, ending: Some(Ending::Default), length: Length::Forfeited }
    }

    /// The scores, if there are any.
    pub fn score(self) -> Option<Score> {
        match self {
            Outcome::Scored { score, .. } => Some(score),
            Outcome::Open | Outcome::Adjourned | Outcome::Unplayed => None,
        }
    }

    /// What `color` scores, if anything is decided.
    pub fn award(self, color: Color) -> Option<Award> {
        self.score().map(|score| score.of(color))
    }

    /// Whether the game was played over the board: what tie-breaks ask.
    pub fn is_played(self) -> bool {
        match self {
            Outcome::Scored { length: Length::Played | Length::UnderOneMove, .. } => true,
            Outcome::Scored { length: Length::Forfeited, .. }
            | Outcome::Open
            | Outcome::Adjourned
            | Outcome::Unplayed => false,
        }
    }

    /// Whether something is still to come.
    pub fn is_undecided(self) -> bool {
        match self {
            Outcome::Open | Outcome::Adjourned => true,
            Outcome::Unplayed | Outcome::Scored { .. } => false,
        }
    }
}

/// `1-0`, `½-0`, `+/-`, `-/-`, `unplayed`, `adjourned`, `*`: more than the glossary lists (I-075).
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Open => f.write_str("*"),
            Outcome::Adjourned => f.write_str("adjourned"),
            Outcome::Unplayed => f.write_str("unplayed"),
            Outcome::Scored { score, .. } => write!(f, "{score}"),
        }
    }
}

/// Every result a game has had, the one in force last; nothing is ever taken out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    kept: Vec<Kept>,
}

/// A result as it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The result.
    pub outcome: Outcome,
    /// The entry of the event's journal it came with.
    pub entry: u32,
    /// Who brought it about.
    pub by: By,
    /// The article it rests on.
    pub article: Article,
    /// Why; empty where the game itself says it.
    pub reason: String,
}

impl Results {
    /// The result in force.
    pub fn current(&self) -> Outcome {
        self.kept.last().map_or(Outcome::Open, |kept| kept.outcome)
    }

    /// The result in force with who and why, if there is one.
    pub fn last(&self) -> Option<&Kept> {
        self.kept.last()
    }

    /// All of them, oldest first.
    pub fn all(&self) -> &[Kept] {
        &self.kept
    }

    /// The result becomes another; the old one stays where it is.
    pub(crate) fn becomes(&mut self, kept: Kept) {
        self.kept.push(kept);
    }
}

/// Reads `1-0`, `½-½`, `0.5-0`, `1/2-1/2`, `+/-`, `-/-` as two scores.
pub fn read_score(text: &str) -> Option<Score> {
    let text = text.replace("1/2", "½").replace("0.5", "½");
    let text = text.trim();
    let forfeits =
        [("+/-", '+', '-'), ("-/+", '-', '+'), ("-/-", '-', '-'), ("+--", '+', '-'), ("--+", '-', '+')];
    if let Some((_, white, black)) = forfeits.into_iter().find(|(sign, ..)| *sign == text) {
        return Some(Score { white: award(white)?, black: award(black)? });
    }
    let (white, black) = text.split_once(['-', ':'])?;
    let one = |sign: &str| {
        let mut signs = sign.chars();
        signs.next().filter(|_| signs.next().is_none()).and_then(award)
    };
    let score = Score { white: one(white.trim())?, black: one(black.trim())? };
    let forfeit = |award| matches!(award, Award::ForfeitLoss | Award::ForfeitWin);
    (!forfeit(score.white) && !forfeit(score.black)).then_some(score)
}

fn award(sign: char) -> Option<Award> {
    match sign {
        '0' => Some(Award::Loss),
        '½' | '=' => Some(Award::Draw),
        '1' => Some(Award::Win),
        '-' => Some(Award::ForfeitLoss),
        '+' => Some(Award::ForfeitWin),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn every_result_is_read_as_it_is_printed() {
        for text in ["1-0", "0-1", "½-½", "½-0", "0-½", "0-0", "+/-", "-/+", "-/-"] {
            let score = read_score(text).expect(text);
            assert_eq!(Outcome::played(score, None).to_string(), text);
        }
        assert_eq!(Outcome::Open.to_string(), "*");
        assert_eq!(Outcome::Adjourned.to_string(), "adjourned");
        assert_eq!(Outcome::Unplayed.to_string(), "unplayed");
    }

    #[test]
    fn other_ways_of_writing_are_understood_and_nonsense_is_not() {
        assert_eq!(read_score("1/2-1/2"), Some(Score::DRAW));
        assert_eq!(read_score("0.5-0"), Some(Score { white: Award::Draw, black: Award::Loss }));
        assert_eq!(read_score("1:0"), Some(Score::win(Color::White)));
        for text in ["", "1", "¾-¼", "2-0", "1-0-0", "+-0", "x-y", "1-"] {
            assert_eq!(read_score(text), None, "{text}");
        }
    }
}
