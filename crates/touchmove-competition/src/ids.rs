//! Numbers by which the parts of an event are named; all of them count from 1.

use core::fmt;

/// A player, within the event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PlayerId(pub u16);

/// An official, within the event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OfficialId(pub u16);

/// A section: a tournament of its own within the event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SectionId(pub u16);

/// A round of a section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RoundNumber(pub u16);

/// A board of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct BoardNumber(pub u16);

/// A penalty, within the event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PenaltyId(pub u32);

/// An appeal, within the event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct AppealId(pub u32);

/// A game of the event, by where it is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "alloc::string::String", rename = "GameName"),
    ts(type = "string", rename = "GameName")
)]
pub struct GameId {
    /// The section.
    pub section: SectionId,
    /// The round.
    pub round: RoundNumber,
    /// The board.
    pub board: BoardNumber,
}

/// `1/3.7`: section 1, round 3, board 7.
impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}.{}", self.section.0, self.round.0, self.board.0)
    }
}

impl GameId {
    /// A game by three numbers.
    pub const fn new(section: u16, round: u16, board: u16) -> GameId {
        GameId { section: SectionId(section), round: RoundNumber(round), board: BoardNumber(board) }
    }

    /// Reads what is printed.
    pub fn read(text: &str) -> Option<GameId> {
        let (section, rest) = text.split_once('/')?;
        let (round, board) = rest.split_once('.')?;
        Some(GameId::new(section.parse().ok()?, round.parse().ok()?, board.parse().ok()?))
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn a_game_is_read_as_it_is_printed() {
        let game = GameId::new(1, 3, 7);
        assert_eq!(game.to_string(), "1/3.7");
        assert_eq!(GameId::read("1/3.7"), Some(game));
        assert_eq!(GameId::read("3.7"), None);
        assert_eq!(GameId::read("1/3."), None);
    }
}
