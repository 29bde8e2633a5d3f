//! What the game is like at a moment: clocks, position, counts.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{Duty, Millis, Moment};
use touchmove_conduct::{Game, Phase};
use touchmove_notation::fen::Fen;

use crate::atoms::{Whose, shown};
use crate::reader::Reader;
use crate::say::{Say, said};

/// What the game is like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Clock(Color, Millis),
    Runs(Color),
    Stand,
    ToMove(Color),
    Position(String),
    IllegalMoves(Color, u8),
    GoesOn,
    IsOver,
    Offer(Color, bool),
    Completed(Color, u32),
    Made(Color, u16),
    Records(Color, bool),
    Questions(usize),
}

impl State {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<State> {
        let start = reader.at();
        let readers: [fn(&mut Reader<'_>) -> Option<State>; 6] =
            [clock, to_move, position, counted, whole, offer];
        for read in readers {
            if let Some(state) = read(reader) {
                return Some(state);
            }
            reader.back(start);
        }
        None
    }

    /// What the game has instead, if it is not so.
    pub(crate) fn contradicted(&self, game: &Game, at: Moment) -> Option<String> {
        let clock = game.clock();
        let differs = |same: bool, found: String| (!same).then_some(found);
        match self {
            State::Clock(side, time) => {
                let reading = clock.remaining(*side, at);
                differs(reading == *time, shown(reading))
            }
            State::Runs(side) => {
                let runs = clock.running(at);
                differs(runs == Some(*side), alloc::format!("{runs:?}"))
            }
            State::Stand => differs(clock.running(at).is_none(), String::from("a clock runs")),
            State::ToMove(side) => differs(
                game.having_move() == *side,
                alloc::format!("{} has the move", said(&game.having_move())),
            ),
            State::Position(fen) => {
                let found = Fen::from(game.position()).to_string();
                let fields = fen.split_whitespace().count().max(1);
                let shortened: Vec<&str> = found.split_whitespace().take(fields).collect();
                let wanted: Vec<&str> = fen.split_whitespace().collect();
                differs(shortened == wanted, found)
            }
            State::IllegalMoves(side, count) => {
                let found = game.illegal_moves(*side);
                differs(found == *count, found.to_string())
            }
            State::GoesOn => differs(
                matches!(
                    game.phase(),
                    Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned
                ),
                alloc::format!("{:?}", game.phase()),
            ),
            State::IsOver => differs(game.phase() == Phase::Over, alloc::format!("{:?}", game.phase())),
            State::Offer(side, open) => {
                let found = game.offer(*side).is_some();
                differs(
                    found == *open,
                    String::from(if found { "an offer is open" } else { "no offer is open" }),
                )
            }
            State::Completed(side, moves) => {
                let found = clock.clock(*side, at).completed();
                differs(found == *moves, found.to_string())
            }
            State::Made(side, moves) => {
                let found = game.moves_made(*side);
                differs(found == *moves, found.to_string())
            }
            State::Records(side, must) => {
                let found = clock.duty(*side, at) == Duty::Records;
                differs(found == *must, String::from(if found { "he records" } else { "he need not record" }))
            }
            State::Questions(number) => {
                let found = game.referrals().len();
                differs(found == *number, found.to_string())
            }
        }
    }
}

fn clock(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("the clocks stand") {
        return Some(State::Stand);
    }
    let side = Whose::read(reader)?;
    reader.words("clock")?;
    if reader.skip("runs") {
        return Some(State::Runs(side));
    }
    reader.skip("shows");
    Some(State::Clock(side, Say::read(reader)?))
}

fn to_move(reader: &mut Reader<'_>) -> Option<State> {
    let side: Color = Say::read(reader)?;
    if reader.skip("to move") {
        return Some(State::ToMove(side));
    }
    if reader.skip("must record") {
        return Some(State::Records(side, true));
    }
    if reader.skip("need not record") {
        return Some(State::Records(side, false));
    }
    if reader.skip("has completed") {
        let moves = Say::read(reader)?;
        reader.words("moves")?;
        return Some(State::Completed(side, moves));
    }
    reader.words("has")?;
    reader.words("made")?;
    let moves = Say::read(reader)?;
    reader.words("moves")?;
    Some(State::Made(side, moves))
}

fn position(reader: &mut Reader<'_>) -> Option<State> {
    reader.words("position")?;
    let mut fen = String::new();
    loop {
        let word = reader.token();
        if word.is_empty() {
            break;
        }
        if !fen.is_empty() {
            fen.push(' ');
        }
        fen.push_str(word);
    }
    if Fen::read(fen.as_bytes()).is_err() {
        reader.miss("a position as FEN")
    } else {
        Some(State::Position(fen))
    }
}

fn counted(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("open questions") {
        let number: u16 = Say::read(reader)?;
        return Some(State::Questions(usize::from(number)));
    }
    reader.words("illegal moves of")?;
    Some(State::IllegalMoves(Say::read(reader)?, Say::read(reader)?))
}

fn whole(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("the game is over") {
        return Some(State::IsOver);
    }
    reader.words("the game goes on").map(|()| State::GoesOn)
}

fn offer(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("no open offer of") {
        return Some(State::Offer(Say::read(reader)?, false));
    }
    reader.words("open offer of")?;
    Some(State::Offer(Say::read(reader)?, true))
}
