//! Names of small things: squares, pieces, players, scores, codes.

use serde::{Deserialize, Serialize};
use touchmove_chess::{Color, Role, Square};
use touchmove_clock::TimeControl;
use touchmove_conduct::act::ClockReadings;
use touchmove_conduct::{Award, Score};
use touchmove_law::Incident;

use super::mirror::{Form, Shows, words};

words! {
    /// A player.
    SideName of Color {
        /// White.
        White,
        /// Black.
        Black,
    }
}

words! {
    /// A kind of piece.
    RoleName of Role {
        /// King.
        King,
        /// Queen.
        Queen,
        /// Rook.
        Rook,
        /// Bishop.
        Bishop,
        /// Knight.
        Knight,
        /// Pawn.
        Pawn,
    }
}

words! {
    /// What one player scores.
    AwardName of Award {
        /// The points of a loss.
        Loss,
        /// The points of a draw.
        Draw,
        /// The points of a win.
        Win,
        /// A loss without play.
        ForfeitLoss,
        /// A win without play.
        ForfeitWin,
    }
}

/// What both players score.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreName {
    /// White's.
    pub white: AwardName,
    /// Black's.
    pub black: AwardName,
}

impl Form<Score> for ScoreName {
    fn theirs(self) -> Score {
        Score { white: self.white.theirs(), black: self.black.theirs() }
    }
}

impl Shows<Score> for ScoreName {
    fn ours(theirs: Score) -> ScoreName {
        ScoreName { white: AwardName::ours(theirs.white), black: AwardName::ours(theirs.black) }
    }
}

/// New readings of the chessclock; what is not named stays as it is.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Readings {
    /// White's time, in milliseconds.
    #[serde(default)]
    pub white: Option<u64>,
    /// Black's time.
    #[serde(default)]
    pub black: Option<u64>,
    /// The moves White has completed.
    #[serde(default)]
    pub white_moves: Option<u32>,
    /// The moves Black has completed.
    #[serde(default)]
    pub black_moves: Option<u32>,
}

impl Form<ClockReadings> for Readings {
    fn theirs(self) -> ClockReadings {
        ClockReadings {
            white: self.white.theirs(),
            black: self.black.theirs(),
            white_moves: self.white_moves,
            black_moves: self.black_moves,
        }
    }
}

impl Shows<ClockReadings> for Readings {
    fn ours(theirs: ClockReadings) -> Readings {
        let ClockReadings { white, black, white_moves, black_moves } = theirs;
        Readings { white: Shows::ours(white), black: Shows::ours(black), white_moves, black_moves }
    }
}

/// Something of the engine that is sent as its text.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident of $theirs:ty, $read:expr, $write:expr) => {
        $(#[$doc])*
        #[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
        #[cfg_attr(test, ts(type = "string"), schemars(with = "String"))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub $theirs);

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<$name, String> {
                $read(text.as_str()).map($name)
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                $write(&name.0)
            }
        }

        impl Form<$theirs> for $name {
            fn theirs(self) -> $theirs {
                self.0
            }
        }

        impl Shows<$theirs> for $name {
            fn ours(theirs: $theirs) -> $name {
                $name(theirs)
            }
        }
    };
}

text! {
    /// A square by its name.
    SquareName of Square,
    |text: &str| Square::from_name(text.as_bytes()).ok_or("expected a square such as e4".to_owned()),
    Square::to_string
}

impl Copy for SquareName {}

text! {
    /// A time control as people write it.
    ControlText of TimeControl,
    |text: &str| text.parse::<TimeControl>().map_err(|error| format!("time control: {error}")),
    TimeControl::to_string
}

text! {
    /// The code of something only people can see.
    IncidentCode of Incident,
    |text: &str| text.parse::<Incident>().map_err(|error| error.to_string()),
    |incident: &Incident| incident.code().to_owned()
}
