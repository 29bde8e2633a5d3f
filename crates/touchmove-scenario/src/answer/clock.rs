//! Why a clock shows what it shows (6.1, 6.3; 2001 6.1, 6.2).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{AccountLine, Mode};
use touchmove_law::Article;

use super::Answer;
use crate::atoms::time_text;
use crate::table::Table;

/// The account of one clock, line by line, and whether its flag is down.
pub(super) fn account(table: &Table, side: Color) -> Answer {
    let chessclock = table.game.clock();
    let clock = chessclock.clock(side, table.at);
    let lines = clock
        .account()
        .lines()
        .into_iter()
        .filter(|(line, time)| *line == AccountLine::Opening || !time.is_zero());
    let mut parts: Vec<String> = Vec::new();
    let mut articles: Vec<Article> = Vec::new();
    for (line, time) in lines {
        parts.push(format!("{} {}", time_text(time), words(line)));
        articles.push(line.article());
    }
    let next = clock.completed().saturating_add(1);
    let mode = chessclock.control().of(side).mode_of_move(next);
    articles.extend(mode.article());
    match mode {
        Mode::None | Mode::Cumulative(_) => {}
        Mode::Delay(free) | Mode::Bronstein(free) => {
            parts.push(format!("{} free for each move", time_text(free)));
        }
    }
    if let Some(fall) = clock.flag() {
        parts.push(String::from("the flag is down"));
        articles.push(fall.article());
    }
    Answer::plain(parts.join(", "), articles)
}

fn words(line: AccountLine) -> &'static str {
    match line {
        AccountLine::Opening => "at the start",
        AccountLine::Periods => "for later periods",
        AccountLine::Bonuses => "for moves",
        AccountLine::Added => "given",
        AccountLine::Subtracted => "taken",
        AccountLine::Lapsed => "lapsed",
        AccountLine::Charged => "used",
    }
}
