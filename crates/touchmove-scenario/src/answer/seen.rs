//! What each person is shown (6.12, 12.6; 2001 6.15, 13.6).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_conduct::{Desk, Role};
use touchmove_law::{Article, cite};

use super::Answer;
use crate::session::Session;
use crate::trouble::Trouble;

/// The parts of a view that somebody has.
pub(super) fn view(session: &mut Session, role: Role) -> Result<Answer, Trouble> {
    let table = session.table()?;
    let view = table.game.view(&table.laws, role, table.at);
    let mut parts: Vec<String> = alloc::vec![String::from("board"), String::from("clocks")];
    if view.moves.is_some() {
        parts.push(String::from("moves"));
    }
    if let Some((score, _)) = view.result {
        parts.push(format!("result {score}"));
    }
    if let Some(desk) = &view.desk {
        parts.push(on_the_desk(desk, view.referrals.len()));
    }
    Ok(Answer::plain(parts.join(", "), silence()))
}

fn on_the_desk(desk: &Desk, questions: usize) -> String {
    let flags = usize::from(desk.flags_down.white.is_some()) + usize::from(desk.flags_down.black.is_some());
    format!(
        "desk with {} unfound irregularities, {flags} flags down, {questions} questions, position {} times",
        desk.irregularities.len(),
        desk.appearances
    )
}

/// The rulings on the last line of acts that somebody is told of.
pub(super) fn rulings(session: &Session, role: Role) -> Answer {
    let shown: Vec<String> = session
        .last_rulings()
        .filter(|issued| issued.ruling.is_shown_to(role))
        .map(|issued| issued.phrase())
        .collect();
    let text = if shown.is_empty() { String::from("none") } else { shown.join("; ") };
    Answer::plain(text, silence())
}

fn silence() -> Vec<Article> {
    alloc::vec![cite!(2023 "12.6", 2001 "13.6"), cite!(2023 "6.12.1", 2001 "6.15")]
}
