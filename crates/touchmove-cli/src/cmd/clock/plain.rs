//! The clock line by line: for screen readers, and for programs that drive it.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use touchmove_chess::Color;
use touchmove_clock::Motion;

use super::Show;
use super::order::{HELP, Order};
use super::session::Session;
use super::words;
use crate::outcome::{Answer, BadUse, Outcome};

/// How often the clock is updated while waiting for a line.
const LOOK_UP: Duration = Duration::from_millis(100);

/// Reads lines until the end of the input or `quit`.
pub(super) fn run(mut session: Session, show: &Show) -> Answer {
    if let Some(cut) = session.cut_off() {
        say(&words::cut_off(cut))?;
    }
    say(&format!("Clock {}. help lists what is understood.", session.clock().control()))?;
    say(&words::reading(session.clock(), session.now(), show.moves))?;
    let lines = lines();
    let mut fallen = flags(&session);
    loop {
        match lines.recv_timeout(LOOK_UP) {
            Ok(line) => match Order::read(&line) {
                Ok(Order::Quit) => break,
                Ok(Order::Help) => say(HELP)?,
                Ok(order) => obey(order, &mut session, show)?,
                Err(complaint) => say(&complaint)?,
            },
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        session.keep_alive()?;
        announce(&session, &mut fallen, show)?;
    }
    if session.clock().motion(session.now()) == Motion::Running {
        Order::Pause.carry_out(&mut session)?.unwrap_or_default();
    }
    say(&words::reading(session.clock(), session.now(), show.moves))?;
    say(&words::farewell(&session))?;
    Ok(Outcome::Fine)
}

fn obey(order: Order, session: &mut Session, show: &Show) -> Result<(), BadUse> {
    match order.carry_out(session)? {
        Ok(()) => say(&words::reading(session.clock(), session.now(), show.moves)),
        Err(why) => say(why),
    }
}

/// A flag that has fallen since is announced once, with the bell.
fn announce(session: &Session, fallen: &mut [bool; 2], show: &Show) -> Result<(), BadUse> {
    let now = flags(session);
    for side in Color::ALL {
        if now[side.index()] && !fallen[side.index()] {
            say(&format!("{}{side}'s flag is down.", if show.bell { "\u{7}" } else { "" }))?;
        }
    }
    *fallen = now;
    Ok(())
}

fn flags(session: &Session) -> [bool; 2] {
    Color::ALL.map(|side| session.clock().flag(side, session.now()).is_some())
}

fn say(line: &str) -> Result<(), BadUse> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}

/// The lines of the input, so that waiting for one does not stop the clock from being kept.
fn lines() -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}
