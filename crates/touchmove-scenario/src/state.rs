//! What the game is like at a moment: clocks, position, counts.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment, RecordingDuty};
use touchmove_conduct::{Game, Phase};
use touchmove_law::{Laws, Recording};
use touchmove_notation::fen::Fen;

use crate::atoms::{Whose, time_text};
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
    pub(crate) fn contradicted(&self, laws: &Laws, game: &Game, at: Moment) -> Option<String> {
        let clock = game.clock();
        let differs = |same: bool, found: String| (!same).then_some(found);
        match self {
            State::Clock(side, time) => {
                let reading = clock.remaining(*side, at);
                differs(reading == *time, time_text(reading))
            }
            State::Runs(side) => {
                let runs = clock.running(at);
                let found = runs.map_or_else(
                    || String::from("the clocks stand"),
                    |runs| alloc::format!("{}'s clock runs", said(&runs)),
                );
                differs(runs == Some(*side), found)
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
                String::from(stage(game.phase())),
            ),
            State::IsOver => differs(game.phase() == Phase::Over, String::from(stage(game.phase()))),
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
                let by_the_clock = clock.duty(*side, at) == RecordingDuty::Records;
                let found = match laws.recording() {
                    Recording::Required => by_the_clock,
                    // In fast play nobody has to (A.2; 2001 B.3).
                    Recording::NotRequired => false,
                };
                let word = if found { "must" } else { "need not" };
                differs(found == *must, alloc::format!("{} {word} record", said(side)))
            }
            State::Questions(number) => {
                let found = game.referrals().len();
                differs(found == *number, found.to_string())
            }
        }
    }
}

/// How far the game has got, in words.
fn stage(phase: Phase) -> &'static str {
    match phase {
        Phase::NotStarted => "the game has not begun",
        Phase::Playing => "the game goes on",
        Phase::Stopped => "the game goes on, and the clocks stand",
        Phase::Adjourned => "the game is adjourned",
        Phase::ResultPending => "the game has ended, and its result waits for a decision",
        Phase::Over => "the game is over",
        Phase::Cancelled => "the game was cancelled",
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
        return Some(State::Completed(side, number_of_moves(reader)?));
    }
    reader.words("has")?;
    reader.words("made")?;
    Some(State::Made(side, number_of_moves(reader)?))
}

/// `1 move`, `2 moves`.
fn number_of_moves<T: Say + PartialEq + From<u8>>(reader: &mut Reader<'_>) -> Option<T> {
    let moves = T::read(reader)?;
    if moves != T::from(1) || !reader.skip("move") {
        reader.words("moves")?;
    }
    Some(moves)
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
        reader.miss("a position as FEN, such as 8/8/4k3/8/8/4K3/8/R7 w - - 0 1")
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
