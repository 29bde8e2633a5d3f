//! Things said of both players at once: times and numbers.

use core::fmt;

use touchmove_chess::Color;
use touchmove_clock::{Millis, Sides};
use touchmove_notation::fen::Fen;

use crate::atoms::{Plus, time_text};
use crate::reader::Reader;
use crate::say::{Say, Words};

/// `White +1:00 and Black +0:30`; a player who is not named gets nothing.
pub(crate) struct Extra;

impl Extra {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Sides<Millis>> {
        let mut sides = Sides::each(|_| Millis::ZERO);
        loop {
            let player = Color::read(reader)?;
            *sides.of_mut(player) = Plus::read(reader)?;
            if !reader.skip("and") {
                return Some(sides);
            }
        }
    }

    pub(crate) fn say(sides: &Sides<Millis>, words: &mut Words<'_>) -> fmt::Result {
        let named = |player: &Color| {
            !sides.of(*player).is_zero() || (*player == Color::White && sides.black.is_zero())
        };
        for (place, player) in Color::ALL.into_iter().filter(named).enumerate() {
            if place > 0 {
                words.put("and")?;
            }
            player.say(words)?;
            Plus::say(sides.of(player), words)?;
        }
        Ok(())
    }
}

/// `White 1:20:00 and Black 59:30`, or nothing where it is left open.
pub(crate) struct Shown;

impl Shown {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Sides<Millis>> {
        let start = reader.at();
        if !reader.skip("White") {
            return Some(Sides::each(|_| Millis::ZERO));
        }
        let white = Millis::read(reader)?;
        reader.words("and")?;
        reader.words("Black")?;
        let black = Millis::read(reader);
        if black.is_none() {
            reader.back(start);
        }
        Some(Sides { white, black: black? })
    }

    pub(crate) fn say(sides: &Sides<Millis>, words: &mut Words<'_>) -> fmt::Result {
        if sides.white.is_zero() && sides.black.is_zero() {
            return Ok(());
        }
        words.put(format_args!("White {} and Black {}", time_text(sides.white), time_text(sides.black)))
    }
}

/// `White 34 and Black 33`.
pub(crate) struct Numbered;

impl Numbered {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Sides<u32>> {
        reader.words("White")?;
        let white = u32::read(reader)?;
        reader.words("and")?;
        reader.words("Black")?;
        Some(Sides { white, black: u32::read(reader)? })
    }

    pub(crate) fn say(sides: &Sides<u32>, words: &mut Words<'_>) -> fmt::Result {
        words.put(format_args!("White {} and Black {}", sides.white, sides.black))
    }
}

/// `White 34 and Black none`: what a reconstruction has shown.
pub(crate) struct Counts;

impl Counts {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Sides<Option<u32>>> {
        let count = |reader: &mut Reader<'_>| match reader.skip("none") {
            true => Some(None),
            false => u32::read(reader).map(Some),
        };
        reader.words("White")?;
        let white = count(reader)?;
        reader.words("and")?;
        reader.words("Black")?;
        let black = count(reader)?;
        Some(Sides { white, black })
    }

    pub(crate) fn say(sides: &Sides<Option<u32>>, words: &mut Words<'_>) -> fmt::Result {
        for player in Color::ALL {
            if player == Color::Black {
                words.put("and")?;
            }
            player.say(words)?;
            match sides.of(player) {
                Some(count) => words.put(count)?,
                None => words.put("none")?,
            }
        }
        Ok(())
    }
}

/// `White's board FEN and Black's board FEN`: where the pieces stand on two boards that differ. The scores decide what
/// is right (D.2.9), so the positions are only told; that they differ is checked.
pub(crate) struct TwoBoards;

impl TwoBoards {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<()> {
        reader.words("White's board")?;
        let white = TwoBoards::placement(reader)?;
        reader.words("and Black's board")?;
        reader.blanks();
        let place = reader.at();
        let black = TwoBoards::placement(reader)?;
        if white == black {
            return reader.refuse(place, "another placement than on White's board");
        }
        Some(())
    }

    fn placement<'a>(reader: &mut Reader<'a>) -> Option<&'a str> {
        reader.blanks();
        let start = reader.at();
        let word = reader.token();
        if Fen::read(word.as_bytes()).is_ok() {
            return Some(word);
        }
        reader.back(start);
        reader.miss("where the pieces stand, as the first part of a FEN such as 8/8/4k3/8/8/4K3/8/R7")
    }
}
