//! shakmaty, and pgn-reader for games.

use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{
    CastlingMode, CastlingSide, Chess, Color, EnPassantMode, KnownOutcome, Move, Outcome, Position as _,
};

use crate::peers::our_color;

use super::{Answered, Question, listed, no_interface, player, won_by};

pub(super) fn answer(question: &Question) -> Answered {
    match question.kind.as_str() {
        "position-legal" => Ok(json!(position(question).is_ok())),
        "count" => {
            let depth = question.part("depth").as_u64().unwrap_or_default();
            Ok(json!(shakmaty::perft(&position(question)?, depth as u32)))
        }
        "legal-moves" => {
            let here = reached(question)?;
            let from = |m: &Move| m.from().map_or_else(String::new, |from| from.to_string());
            Ok(listed(question, here.legal_moves().iter().map(|m| (name(*m), from(m)))))
        }
        "is-legal" => Ok(json!(found(&reached(question)?, question.text("move")?).is_some())),
        "after" => {
            let mut here = reached(question)?;
            let m = found(&here, question.text("move")?).ok_or("not a legal move here")?;
            here.play_unchecked(m);
            let fen = Fen::from_position(&here, EnPassantMode::Legal).to_string();
            Ok(json!(fen.split(' ').next()))
        }
        "in-check" => Ok(json!(reached(question)?.is_check())),
        "ended" => Ok(result(reached(question)?.outcome())),
        "threefold" => threefold(question),
        "flag-fall" => flag_fall(question),
        "san-read" => {
            let here = reached(question)?;
            let read = question.text("text")?.parse::<SanPlus>().ok();
            Ok(json!(read.and_then(|san| san.san.to_move(&here).ok()).map(name)))
        }
        "san-write" => {
            let here = reached(question)?;
            let m = found(&here, question.text("move")?).ok_or("not a legal move here")?;
            Ok(json!(SanPlus::from_move(here, m).to_string()))
        }
        "pgn" => pgn(question),
        _ => no_interface(),
    }
}

fn position(question: &Question) -> Result<Chess, String> {
    let mode = if question.is_chess960() { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let fen: Fen = question.text("fen")?.parse().map_err(|error| format!("refuses the position: {error}"))?;
    fen.into_position(mode).map_err(|error| format!("refuses the position: {error}"))
}

/// The position after the moves of the question.
fn reached(question: &Question) -> Result<Chess, String> {
    let mut here = position(question)?;
    for text in question.moves() {
        let m = found(&here, text).ok_or_else(|| format!("refuses {text}"))?;
        here.play_unchecked(m);
    }
    Ok(here)
}

fn name(m: Move) -> String {
    match m.castling_side() {
        Some(CastlingSide::KingSide) => "O-O".to_owned(),
        Some(CastlingSide::QueenSide) => "O-O-O".to_owned(),
        None => m.to_uci(CastlingMode::Standard).to_string(),
    }
}

fn found(here: &Chess, text: &str) -> Option<Move> {
    here.legal_moves().into_iter().find(|m| name(*m) == text)
}

fn result(outcome: Outcome) -> serde_json::Value {
    match outcome {
        Outcome::Known(KnownOutcome::Draw) => json!("1/2-1/2"),
        Outcome::Known(KnownOutcome::Decisive { winner }) => won_by(our_color(winner)),
        Outcome::Unknown => json!("*"),
    }
}

/// Positions are told apart by the hash that the library offers for this.
fn threefold(question: &Question) -> Answered {
    let mut here = position(question)?;
    let mut seen: Vec<Zobrist64> = vec![here.zobrist_hash(EnPassantMode::Legal)];
    for text in question.moves() {
        let m = found(&here, text).ok_or_else(|| format!("refuses {text}"))?;
        here.play_unchecked(m);
        seen.push(here.zobrist_hash(EnPassantMode::Legal));
    }
    let times = seen.iter().filter(|hash| Some(*hash) == seen.last()).count();
    Ok(json!(times >= 3))
}

fn flag_fall(question: &Question) -> Answered {
    let here = reached(question)?;
    if here.is_game_over() {
        return Ok(result(here.outcome()));
    }
    let opponent = !player(question, "flag")?;
    if here.has_insufficient_material(Color::from_white(opponent == touchmove_chess::Color::White)) {
        return Ok(json!("1/2-1/2"));
    }
    Ok(won_by(opponent))
}

/// How many moves of the main line could be played, and whether one could not.
struct Played {
    here: Chess,
    plies: u32,
}

impl Visitor for Played {
    type Tags = ();
    type Movetext = ();
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, _: &mut (), tag: &[u8], value: RawTag<'_>) -> ControlFlow<bool> {
        if tag == b"FEN" {
            let start = Fen::from_ascii(value.as_bytes()).ok();
            // Standard positions are read the same way in this mode.
            match start.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(start) => self.here = start,
                None => return ControlFlow::Break(true),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<bool, ()> {
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut ()) -> ControlFlow<bool, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, _: &mut (), san: SanPlus) -> ControlFlow<bool> {
        match san.san.to_move(&self.here) {
            Ok(m) => {
                self.here.play_unchecked(m);
                self.plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(true),
        }
    }

    fn end_game(&mut self, (): ()) -> bool {
        false
    }
}

fn pgn(question: &Question) -> Answered {
    let mut played = Played { here: Chess::default(), plies: 0 };
    let read = Reader::new(Cursor::new(question.text("text")?)).read_game(&mut played);
    let fault = !matches!(read, Ok(Some(false)));
    Ok(json!({ "plies": played.plies, "fault": fault }))
}
