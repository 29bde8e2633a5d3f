//! The parts of an event by their numbers: `player 3`, `game 1.2`, `round 2`.

use core::fmt;

use touchmove_competition::{AppealId, GameId, OfficialId, PenaltyId, PlayerId, RoundNumber, SectionId};

use crate::reader::Reader;
use crate::say::{Say, Words};

macro_rules! numbered {
    ($($type:ident, $word:literal;)*) => {
        $(impl Say for $type {
            fn read(reader: &mut Reader<'_>) -> Option<$type> {
                reader.words($word)?;
                Say::read(reader).map($type)
            }

            fn say(&self, words: &mut Words<'_>) -> fmt::Result {
                words.put(format_args!("{} {}", $word, self.0))
            }
        })*
    };
}

numbered! {
    PlayerId, "player";
    OfficialId, "official";
    SectionId, "section";
    RoundNumber, "round";
    PenaltyId, "penalty";
    AppealId, "appeal";
}

/// `game 1.2` is round 1, board 2 of the first section; `game 3/1.2` of the third.
impl Say for GameId {
    fn read(reader: &mut Reader<'_>) -> Option<GameId> {
        reader.words("game")?;
        reader.token_as("a game such as 1.2: round 1, board 2", |word| {
            if word.contains('/') { GameId::read(word) } else { GameId::read(&alloc::format!("1/{word}")) }
        })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        if self.section == SectionId(1) {
            words.put(format_args!("game {}.{}", self.round.0, self.board.0))
        } else {
            words.put(format_args!("game {self}"))
        }
    }
}
