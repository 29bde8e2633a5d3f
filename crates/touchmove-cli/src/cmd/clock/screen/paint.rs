//! Painting the two clocks.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Paragraph, Wrap};
use touchmove_chess::Color;
use touchmove_clock::{Clock, Face, Moment, Motion};

use super::super::Show;
use super::super::digits;
use super::super::session::Session;
use super::super::words;
use super::View;

/// Keys, in the order one needs them.
const KEYS: &str =
    "space press · ← asdf White · → jkl; Black · p pause · backspace take back · c correct · q leave";

/// How one of the clocks stands.
#[derive(Clone, Copy, PartialEq)]
enum Stand {
    Runs,
    Stands,
    FlagDown,
}

/// Paints everything.
pub(super) fn all(frame: &mut Frame<'_>, session: &Session, show: &Show, view: &View) {
    let now = session.now();
    let text = match &view.typed {
        Some(typed) => format!("correct: {typed}▏  {}", view.message),
        None => view.message.clone(),
    };
    let rows = [
        Constraint::Min(7),
        Constraint::Length(1),
        Constraint::Length(height(&text, frame.area())),
        Constraint::Length(height(KEYS, frame.area())),
    ];
    let [clocks, state, message, keys] = Layout::vertical(rows).areas(frame.area());
    let halves = Layout::horizontal([Constraint::Percentage(50), Constraint::Percentage(50)]);
    let [left, right] = halves.areas(clocks);
    one(frame, left, session, Color::White, show, now);
    one(frame, right, session, Color::Black, show, now);
    let going = format!("{}  {}", session.clock().control(), words::going(session.clock(), now));
    frame.render_widget(Paragraph::new(going).alignment(Alignment::Center), state);
    for (text, area, modifier) in [(text.as_str(), message, Modifier::BOLD), (KEYS, keys, Modifier::DIM)] {
        let lines =
            Paragraph::new(text).wrap(Wrap { trim: true }).alignment(Alignment::Center).style(modifier);
        frame.render_widget(lines, area);
    }
}

/// How many lines `text` takes; one more than the letters need, because lines break between words.
fn height(text: &str, area: Rect) -> u16 {
    let lines = text.chars().count().div_ceil(usize::from(area.width).max(1));
    u16::try_from(if lines > 1 { lines + 1 } else { 1 }).unwrap_or(area.height)
}

fn one(frame: &mut Frame<'_>, area: Rect, session: &Session, side: Color, show: &Show, now: Moment) {
    let clock = session.clock().clock(side, now);
    let stand = match (clock.flag().is_some(), session.clock().running(now) == Some(side)) {
        (true, _) => Stand::FlagDown,
        (false, true) => Stand::Runs,
        (false, false) => Stand::Stands,
    };
    // Thick, double and thin borders: the three can be told apart without colour.
    let (border, style) = match stand {
        Stand::Runs => (BorderType::Thick, Style::new().fg(Ink::Cyan).add_modifier(Modifier::BOLD)),
        Stand::FlagDown => (BorderType::Double, Style::new().fg(Ink::Yellow).add_modifier(Modifier::BOLD)),
        Stand::Stands => (BorderType::Plain, Style::new()),
    };
    let block = Block::bordered()
        .border_type(border)
        .border_style(style)
        .title(Line::from(title(side, stand, session.clock().motion(now))).centered())
        .title_bottom(Line::from(below(&clock, session, side, show, now)).centered());
    let inner = block.inner(area);
    frame.render_widget(block, area);
    figures(frame, inner, &Face::USUAL.show(clock.remaining()).to_string(), style);
}

fn title(side: Color, stand: Stand, motion: Motion) -> String {
    let piece = side.choose('♔', '♚');
    match stand {
        Stand::Runs => format!(" ▶ {piece} {side} RUNS ◀ "),
        Stand::FlagDown => format!(" ⚑ {piece} {side} FLAG DOWN ⚑ "),
        Stand::Stands if motion == Motion::Stopped => format!(" ‖ {piece} {side} stopped ‖ "),
        Stand::Stands => format!(" {piece} {side} "),
    }
}

/// Moves, period and delay, as far as there are any.
fn below(clock: &Clock, session: &Session, side: Color, show: &Show, now: Moment) -> String {
    let mut parts = Vec::new();
    if show.moves {
        parts.push(words::completed(clock));
    }
    let periods = session.clock().control().of(side).periods().len();
    if periods > 1 {
        parts.push(format!("period {} of {periods}", clock.period() + 1));
    }
    let free = session.clock().free(side, now);
    if !free.is_zero() {
        parts.push(format!("delay {}", Face::USUAL.show(free)));
    }
    if parts.is_empty() { String::new() } else { format!(" {} ", parts.join(" · ")) }
}

/// The time as large as the space allows, in the middle.
fn figures(frame: &mut Frame<'_>, area: Rect, text: &str, style: Style) {
    let fits = |scale: &usize| {
        digits::width(text, *scale) <= usize::from(area.width)
            && digits::HEIGHT * scale <= usize::from(area.height)
    };
    let lines = match [4usize, 3, 2, 1].iter().find(|scale| fits(scale)) {
        Some(scale) => digits::large(text, *scale),
        None => vec![text.to_owned()],
    };
    let height = u16::try_from(lines.len()).unwrap_or(area.height);
    let top = area.y + area.height.saturating_sub(height) / 2;
    let middle = Rect { y: top, height: height.min(area.height), ..area };
    let lines: Vec<_> = lines.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center).style(style), middle);
}
