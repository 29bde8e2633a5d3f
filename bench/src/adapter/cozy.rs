//! cozy-chess.

use cozy_chess::{Board, Color, File, GameStatus, Move, Piece, Rank, Square};
use serde_json::json;

use super::{Answered, Question, castling, listed, no_interface, won_by};

pub(super) fn answer(question: &Question) -> Answered {
    match question.kind.as_str() {
        "position-legal" => Ok(json!(position(question).is_ok())),
        "count" => {
            let depth = question.part("depth").as_u64().unwrap_or_default();
            Ok(json!(count(&position(question)?, depth)))
        }
        "legal-moves" => {
            let here = reached(question)?;
            Ok(listed(question, legal(&here).into_iter().map(|m| (name(&here, m), m.from.to_string()))))
        }
        "is-legal" => Ok(json!(found(&reached(question)?, question.text("move")?).is_some())),
        "after" => {
            let mut here = reached(question)?;
            let m = found(&here, question.text("move")?).ok_or("not a legal move here")?;
            here.play(m);
            Ok(json!(here.to_string().split(' ').next()))
        }
        "in-check" => Ok(json!(!reached(question)?.checkers().is_empty())),
        "ended" | "ended-by-75" => Ok(status(&reached(question)?)),
        "fifty" => Ok(json!(reached(question)?.status() == GameStatus::Drawn)),
        "threefold" => threefold(question),
        "chess960-start" => {
            let number = question.part("number").as_u64().unwrap_or_default();
            let start = Board::chess960_startpos(number as u32);
            let letters = File::ALL.map(|file| start.piece_on(Square::new(file, Rank::First)).map(letter));
            Ok(json!(letters.into_iter().flatten().collect::<String>()))
        }
        _ => no_interface(),
    }
}

fn letter(piece: Piece) -> char {
    char::from(piece).to_ascii_uppercase()
}

fn position(question: &Question) -> Result<Board, String> {
    let fen = question.text("fen")?;
    Board::from_fen(fen, question.is_chess960()).map_err(|error| format!("refuses the position: {error}"))
}

fn reached(question: &Question) -> Result<Board, String> {
    let mut here = position(question)?;
    for text in question.moves() {
        let m = found(&here, text).ok_or_else(|| format!("refuses {text}"))?;
        here.play(m);
    }
    Ok(here)
}

fn legal(here: &Board) -> Vec<Move> {
    let mut all = Vec::new();
    here.generate_moves(|moves| {
        all.extend(moves);
        false
    });
    all
}

/// The library writes castling as the king onto its own rook.
fn name(here: &Board, m: Move) -> String {
    if here.color_on(m.to) == Some(here.side_to_move()) {
        return castling(m.from.file(), m.to.file());
    }
    m.to_string()
}

fn found(here: &Board, text: &str) -> Option<Move> {
    legal(here).into_iter().find(|m| name(here, *m) == text)
}

fn count(here: &Board, depth: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |m: &Move| {
        let mut next = here.clone();
        next.play(*m);
        count(&next, depth - 1)
    };
    legal(here).iter().map(after).sum()
}

fn status(here: &Board) -> serde_json::Value {
    match here.status() {
        GameStatus::Ongoing => json!("*"),
        GameStatus::Drawn => json!("1/2-1/2"),
        GameStatus::Won => won_by(match here.side_to_move() {
            Color::White => touchmove_chess::Color::Black,
            Color::Black => touchmove_chess::Color::White,
        }),
    }
}

/// Positions are compared as the library's documentation says.
fn threefold(question: &Question) -> Answered {
    let mut here = position(question)?;
    let mut seen = vec![here.clone()];
    for text in question.moves() {
        let m = found(&here, text).ok_or_else(|| format!("refuses {text}"))?;
        here.play(m);
        seen.push(here.clone());
    }
    Ok(json!(seen.iter().filter(|earlier| earlier.same_position(&here)).count() >= 3))
}
