//! The crate `chess`.

use std::str::FromStr as _;

use chess::{Board, ChessMove, Color, Game, GameResult, MoveGen, Piece};
use serde_json::{Value, json};

use super::{Answered, Question, castling, listed, no_interface, player};

pub(super) fn answer(question: &Question) -> Answered {
    if question.is_chess960() {
        return Err("has no Chess960".to_owned());
    }
    match question.kind.as_str() {
        "position-legal" => Ok(json!(position(question).is_ok())),
        "count" => {
            let depth = question.part("depth").as_u64().unwrap_or_default();
            Ok(json!(MoveGen::movegen_perft_test(&position(question)?, depth as usize)))
        }
        "legal-moves" => {
            let here = game(question)?.current_position();
            let named = MoveGen::new_legal(&here).map(|m| (name(&here, m), m.get_source().to_string()));
            Ok(listed(question, named))
        }
        "is-legal" => Ok(json!(found(&game(question)?.current_position(), question.text("move")?).is_some())),
        "after" => {
            let here = game(question)?.current_position();
            let m = found(&here, question.text("move")?).ok_or("not a legal move here")?;
            Ok(json!(here.make_move_new(m).to_string().split(' ').next()))
        }
        "in-check" => Ok(json!(game(question)?.current_position().checkers().popcnt() > 0)),
        "ended" | "ended-by-repetition" => Ok(result(&game(question)?)),
        "threefold" => Ok(json!(game(question)?.can_declare_draw())),
        "fifty" | "ended-by-75" if question.has_counted_moves() => {
            Err("a position has no counter of moves".to_owned())
        }
        "fifty" => Ok(json!(game(question)?.can_declare_draw())),
        "ended-by-75" => Ok(result(&game(question)?)),
        "resign" => {
            let mut game = game(question)?;
            game.resign(player(question, "by")?.choose(Color::White, Color::Black));
            Ok(result(&game))
        }
        "agree" => {
            let mut game = game(question)?;
            game.offer_draw(!game.side_to_move());
            game.accept_draw();
            Ok(result(&game))
        }
        "san-read" => {
            let here = game(question)?.current_position();
            let read = ChessMove::from_san(&here, question.text("text")?).ok();
            Ok(json!(read.map(|m| name(&here, m))))
        }
        _ => no_interface(),
    }
}

pub(super) fn position(question: &Question) -> Result<Board, String> {
    Board::from_str(question.text("fen")?).map_err(|error| format!("refuses the position: {error}"))
}

fn game(question: &Question) -> Result<Game, String> {
    let mut game = Game::new_with_board(position(question)?);
    for text in question.moves() {
        let m = found(&game.current_position(), text).ok_or_else(|| format!("refuses {text}"))?;
        if !game.make_move(m) {
            return Err(format!("refuses {text}"));
        }
    }
    Ok(game)
}

fn name(here: &Board, m: ChessMove) -> String {
    let files = (m.get_source().get_file().to_index(), m.get_dest().get_file().to_index());
    if here.piece_on(m.get_source()) == Some(Piece::King) && files.0.abs_diff(files.1) == 2 {
        return castling(files.0, files.1);
    }
    m.to_string()
}

fn found(here: &Board, text: &str) -> Option<ChessMove> {
    MoveGen::new_legal(here).find(|m| name(here, *m) == text)
}

fn result(game: &Game) -> Value {
    json!(match game.result() {
        None => "*",
        Some(GameResult::WhiteCheckmates | GameResult::BlackResigns) => "1-0",
        Some(GameResult::BlackCheckmates | GameResult::WhiteResigns) => "0-1",
        Some(GameResult::Stalemate | GameResult::DrawAccepted | GameResult::DrawDeclared) => "1/2-1/2",
    })
}
