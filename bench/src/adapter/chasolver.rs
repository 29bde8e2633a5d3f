//! chasolver, which answers one question: can a player still checkmate?

use chasolver::{Winnability, winnability};
use chess::{BoardStatus, Color};
use serde_json::json;

use super::{Answered, Question, no_interface, player, won_by};

pub(super) fn answer(question: &Question) -> Answered {
    match question.kind.as_str() {
        "flag-fall" => flag_fall(question),
        "ended" if question.moves().next().is_none() => ended(question),
        _ => no_interface(),
    }
}

fn flag_fall(question: &Question) -> Answered {
    let here = super::chess::position(question)?;
    if here.status() != BoardStatus::Ongoing {
        return no_interface();
    }
    let opponent = !player(question, "flag")?;
    match winnability(&here, opponent.choose(Color::White, Color::Black)) {
        Some(Winnability::Winnable { .. }) => Ok(won_by(opponent)),
        Some(Winnability::Unwinnable) => Ok(json!("1/2-1/2")),
        None => Err("undecided".to_owned()),
    }
}

/// Only whether the position is dead; mate and stalemate are told by the crate that it is built on.
fn ended(question: &Question) -> Answered {
    let here = super::chess::position(question)?;
    match here.status() {
        BoardStatus::Checkmate | BoardStatus::Stalemate => no_interface(),
        BoardStatus::Ongoing => match (winnability(&here, Color::White), winnability(&here, Color::Black)) {
            (Some(Winnability::Unwinnable), Some(Winnability::Unwinnable)) => Ok(json!("1/2-1/2")),
            (Some(_), Some(_)) => Ok(json!("*")),
            (None, _) | (_, None) => Err("undecided".to_owned()),
        },
    }
}
