//! The result of a game as PGN has it: two scores, or none yet.

use core::fmt;

/// What one player scored (10.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Score {
    /// Nothing.
    Zero,
    /// Half a point.
    Half,
    /// A point.
    One,
}

impl Score {
    /// Every score.
    pub const ALL: [Score; 3] = [Score::Zero, Score::Half, Score::One];

    /// The score in half points.
    pub const fn halves(self) -> u8 {
        match self {
            Score::Zero => 0,
            Score::Half => 1,
            Score::One => 2,
        }
    }

    const fn written(self) -> &'static str {
        match self {
            Score::Zero => "0",
            Score::Half => "1/2",
            Score::One => "1",
        }
    }

    /// The score at the beginning of the text, and what follows it.
    fn read(text: &[u8]) -> Option<(Score, &[u8])> {
        // Longer ways of writing stand before those they begin with.
        const WAYS: [(&[u8], Score); 7] = [
            (b"1/2", Score::Half),
            (b"0.5", Score::Half),
            (b"0,5", Score::Half),
            (b"\xc2\xbd", Score::Half),
            (b"\xbd", Score::Half),
            (b"1", Score::One),
            (b"0", Score::Zero),
        ];
        WAYS.iter().find_map(|(way, score)| Some((*score, text.strip_prefix(*way)?)))
    }
}

/// The result of a game. The two scores are independent: a penalty may take points from either player, and both
/// may lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// Not over, or not known: `*`.
    Open,
    /// Over.
    Scores {
        /// What White scored.
        white: Score,
        /// What Black scored.
        black: Score,
    },
}

impl GameResult {
    /// White won.
    pub const WHITE_WON: GameResult = GameResult::Scores { white: Score::One, black: Score::Zero };
    /// Black won.
    pub const BLACK_WON: GameResult = GameResult::Scores { white: Score::Zero, black: Score::One };
    /// Drawn.
    pub const DRAWN: GameResult = GameResult::Scores { white: Score::Half, black: Score::Half };
    /// Lost by both.
    pub const BOTH_LOST: GameResult = GameResult::Scores { white: Score::Zero, black: Score::Zero };

    /// Reads a result as it is written in files: `1-0`, `1/2-1/2`, `½-0`, `0.5-0`, `1:0`, `1–0`, `1/2`, `*`.
    pub fn read(text: &[u8]) -> Option<GameResult> {
        if text == b"*" {
            return Some(GameResult::Open);
        }
        let (white, rest) = Score::read(text)?;
        if rest.is_empty() && white == Score::Half {
            return Some(GameResult::DRAWN);
        }
        let rest = SEPARATORS.iter().find_map(|separator| rest.strip_prefix(*separator))?;
        let (black, rest) = Score::read(rest)?;
        rest.is_empty().then_some(GameResult::Scores { white, black })
    }
}

/// What may stand between the scores: hyphen, colon, the dashes of UTF-8 and of Windows-1252.
const SEPARATORS: [&[u8]; 6] = [b"-", b":", b"\xe2\x80\x93", b"\xe2\x80\x94", b"\x96", b"\x97"];

/// As the export format writes it; scores that the standard does not know in the same manner, `1/2-0`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Open => f.write_str("*"),
            GameResult::Scores { white, black } => write!(f, "{}-{}", white.written(), black.written()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_result_is_read_as_it_is_written() {
        for white in Score::ALL {
            for black in Score::ALL {
                let result = GameResult::Scores { white, black };
                assert_eq!(GameResult::read(result.to_string().as_bytes()), Some(result));
            }
        }
        assert_eq!(GameResult::read(b"*"), Some(GameResult::Open));
    }

    #[test]
    fn results_of_real_files_are_understood() {
        let half_zero = GameResult::Scores { white: Score::Half, black: Score::Zero };
        for text in ["1/2-0", "½-0", "0.5-0", "0,5-0", "½:0", "1/2–0"] {
            assert_eq!(GameResult::read(text.as_bytes()), Some(half_zero), "{text}");
        }
        for text in ["1/2-1/2", "½-½", "1/2", "½", "½–½"] {
            assert_eq!(GameResult::read(text.as_bytes()), Some(GameResult::DRAWN), "{text}");
        }
        assert_eq!(GameResult::read(b"\xbd-\xbd"), Some(GameResult::DRAWN));
        assert_eq!(GameResult::read(b"0-0"), Some(GameResult::BOTH_LOST));
        for text in ["", "-", "1", "1-", "0-0-0", "1-2", "2-0", "1-0 ", "O-O-O", "1/2-1/2-1/2"] {
            assert_eq!(GameResult::read(text.as_bytes()), None, "{text}");
        }
    }
}
