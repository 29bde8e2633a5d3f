//! The clock on the whole screen, for two people at one keyboard.
//!
//! Running, stopped and fallen are shown by a word and a shape as well as by colour.

mod paint;

use std::io::{self, Write};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment, Motion};

use super::Show;
use super::order::Order;
use super::session::Session;
use super::words;
use crate::outcome::{Answer, BadUse, Outcome};

/// How often the screen is repainted.
const FRAME: Duration = Duration::from_millis(50);

/// A key that repeats sooner than this is being held down, which 6.2.3 forbids anyway.
const HELD: Millis = Millis::new(120);

/// What the screen knows besides the clock.
struct View {
    /// The line at the bottom.
    message: String,
    /// The correction being typed, if one is.
    typed: Option<String>,
    /// Which flags have been rung for.
    rung: [bool; 2],
    /// The last key, and when it came.
    last: Option<(KeyCode, Moment)>,
}

/// Shows the clock until somebody quits.
pub(super) fn run(mut session: Session, show: &Show) -> Answer {
    let mut terminal = ratatui::try_init()?;
    let ended = watch(&mut session, show, &mut terminal);
    ratatui::restore();
    ended?;
    println!("{}", words::reading(session.clock(), session.now(), show.moves));
    println!("{}", words::farewell(&session));
    Ok(Outcome::Fine)
}

fn watch(session: &mut Session, show: &Show, terminal: &mut DefaultTerminal) -> Result<(), BadUse> {
    let message = session.cut_off().map(words::cut_off).unwrap_or_default();
    let mut view = View { message, typed: None, rung: flags(session), last: None };
    loop {
        terminal.draw(|frame| paint::all(frame, session, show, &view))?;
        if event::poll(FRAME)?
            && let Event::Key(key) = event::read()?
            && key.kind == KeyEventKind::Press
            && !handle_key(key, session, &mut view)?
        {
            return Ok(());
        }
        session.keep_alive()?;
        ring(session, show, &mut view)?;
    }
}

/// Handles a key; `false` means quit.
fn handle_key(key: KeyEvent, session: &mut Session, view: &mut View) -> Result<bool, BadUse> {
    if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
        return leave(session);
    }
    match view.typed.take() {
        Some(text) => {
            typing(key.code, text, session, view)?;
            Ok(true)
        }
        None if is_held(key.code, session.now(), view) => Ok(true),
        None => playing(key.code, session, view),
    }
}

fn is_held(key: KeyCode, now: Moment, view: &mut View) -> bool {
    let last = view.last.replace((key, now));
    last.is_some_and(|(last, at)| last == key && now.since(at) < HELD)
}

/// A key while the clock is being played on.
#[expect(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than a clock needs")]
fn playing(key: KeyCode, session: &mut Session, view: &mut View) -> Result<bool, BadUse> {
    let stands = session.clock().motion(session.now()) != Motion::Running;
    let order = match key {
        KeyCode::Char(' ') => Order::Press(None),
        KeyCode::Left | KeyCode::Tab | KeyCode::Char('a' | 's' | 'd' | 'f') => {
            Order::Press(Some(Color::White))
        }
        KeyCode::Right | KeyCode::Enter | KeyCode::Char('j' | 'k' | 'l' | ';') => {
            Order::Press(Some(Color::Black))
        }
        KeyCode::Char('p') if stands => Order::Resume,
        KeyCode::Char('p') => Order::Pause,
        KeyCode::Backspace => Order::read("back").unwrap_or(Order::Help),
        KeyCode::Char('c') => {
            view.typed = Some(String::new());
            view.message =
                "e.g. white +1:00, black =5:00, white moves 12; Enter does it, Esc does not".to_owned();
            return Ok(true);
        }
        KeyCode::Char('q') => return leave(session),
        _ => return Ok(true),
    };
    obey(order, session, view)?;
    Ok(true)
}

/// A key while a correction is being typed.
#[expect(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than a clock needs")]
fn typing(key: KeyCode, mut text: String, session: &mut Session, view: &mut View) -> Result<(), BadUse> {
    match key {
        KeyCode::Esc => view.message.clear(),
        KeyCode::Enter => match Order::read(&text) {
            Ok(order @ Order::Correct(_)) => obey(order, session, view)?,
            Ok(_) => view.message = "that is not a correction".to_owned(),
            Err(complaint) => view.message = complaint,
        },
        KeyCode::Backspace => {
            text.pop();
            view.typed = Some(text);
        }
        KeyCode::Char(character) => {
            text.push(character);
            view.typed = Some(text);
        }
        _ => view.typed = Some(text),
    }
    Ok(())
}

fn obey(order: Order, session: &mut Session, view: &mut View) -> Result<(), BadUse> {
    view.message = match order.carry_out(session)? {
        Ok(()) => String::new(),
        Err(why) => why.to_owned(),
    };
    Ok(())
}

/// Leaving stops the clock, so that nobody is charged for it.
fn leave(session: &mut Session) -> Result<bool, BadUse> {
    Order::Pause.carry_out(session)?.unwrap_or_default();
    Ok(false)
}

fn ring(session: &Session, show: &Show, view: &mut View) -> Result<(), BadUse> {
    let now = flags(session);
    let news = now.iter().zip(view.rung).any(|(down, rung)| *down && !rung);
    view.rung = now;
    if news && show.bell {
        let mut out = io::stdout().lock();
        out.write_all(b"\x07")?;
        out.flush()?;
    }
    Ok(())
}

fn flags(session: &Session) -> [bool; 2] {
    Color::ALL.map(|side| session.clock().flag(side, session.now()).is_some())
}
