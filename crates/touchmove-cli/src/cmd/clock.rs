//! `touchmove clock`: a chess clock for two people at one keyboard.

mod digits;
mod order;
mod plain;
#[cfg(feature = "terminal")]
mod screen;
#[cfg(not(feature = "terminal"))]
mod screen {
    //! A program that is built without a screen.

    use super::Show;
    use super::session::Session;
    use crate::outcome::{Answer, BadUse};

    pub(super) fn run(_: Session, _: &Show) -> Answer {
        Err(BadUse::new("this program was built without a screen; use --plain to drive the clock by lines"))
    }
}
mod session;
mod state_file;
mod words;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum};
use touchmove_clock::{OnFlag, PRESETS, Preset, TimeControl};
use touchmove_wire::v1::clock::NextPeriod;

use self::session::Session;
use self::state_file::StateFile;
use crate::outcome::{Answer, BadUse, Outcome};

/// A chess clock on the screen, or spoken line by line.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove clock 3+2                          three minutes, two seconds per move
  touchmove clock \"40/90+30, 30+30\"            two periods
  touchmove clock 25 d5                        delay of five seconds; b5 for Bronstein
  touchmove clock \"5 | 4\"                      Armageddon: White five minutes, Black four
  touchmove clock --preset fide-rapid          by name; --presets lists the names
  touchmove clock 3+2 --plain                  lines instead of a screen, for screen readers
  touchmove clock --resume                     continue where the clock was left or interrupted

With an increment the time for the first move is on the clock at the start: 3+2 begins at 3:02.
If the program is interrupted, time counts up to the last second it was running; the clock is stopped until you resume it.")]
pub(crate) struct Args {
    /// The time control: minutes, then + and the seconds for each move
    control: Vec<String>,
    /// A time control by name
    #[arg(long, value_name = "NAME", conflicts_with = "control")]
    preset: Option<String>,
    /// List the named time controls
    #[arg(long)]
    presets: bool,
    /// Continue with the last clock
    #[arg(long, conflicts_with_all = ["control", "preset"])]
    resume: bool,
    /// Lines instead of a screen
    #[arg(long)]
    plain: bool,
    /// When the time of the next period is added
    #[arg(long, value_enum, default_value_t = Credit::AtZero)]
    next_period: Credit,
    /// What happens when a flag falls in the last period
    #[arg(long, value_enum, default_value_t = Fall::Freeze)]
    on_flag: Fall,
    /// Do not show how many moves were completed
    #[arg(long)]
    hide_moves: bool,
    /// Do not ring the bell when a flag falls
    #[arg(long)]
    no_bell: bool,
    /// Keep the state in this file
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

/// When the time of the next period is added.
#[derive(Clone, Copy, ValueEnum)]
enum Credit {
    /// When the time of the period is used up
    AtZero,
    /// When its moves are completed, one for each press
    AfterMoves,
}

/// What happens when a flag falls in the last period.
#[derive(Clone, Copy, ValueEnum)]
enum Fall {
    /// Both clocks stop
    Freeze,
    /// The other flag can fall as well
    RunOn,
}

/// What both ways of showing the clock need to know.
struct Show {
    bell: bool,
    moves: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    if args.presets {
        for preset in PRESETS {
            println!("{:<24} {}", preset.name, preset.control);
        }
        return Ok(Outcome::Fine);
    }
    // Before anything is written: a clock that cannot be shown must not take the place of the last one.
    let terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
    if !args.plain && !terminal {
        return Err(BadUse::new("the clock needs a terminal; use --plain to drive it by lines"));
    }
    let file = StateFile::new(args.state.clone())?;
    let session = if args.resume { Session::resumed(file)? } else { fresh(args, file)? };
    let show = Show { bell: !args.no_bell, moves: !args.hide_moves };
    if args.plain { plain::run(session, &show) } else { screen::run(session, &show) }
}

fn fresh(args: &Args, file: StateFile) -> Result<Session, BadUse> {
    let next_period = match args.next_period {
        Credit::AtZero => NextPeriod::AtZero,
        Credit::AfterMoves => NextPeriod::AfterMoves,
    };
    let on_flag = match args.on_flag {
        Fall::Freeze => OnFlag::Freeze,
        Fall::RunOn => OnFlag::RunOn,
    };
    Session::fresh(control(args)?, next_period, on_flag, file)
}

fn control(args: &Args) -> Result<TimeControl, BadUse> {
    if let Some(name) = &args.preset {
        let preset = Preset::named(name)
            .ok_or_else(|| BadUse::new(format!("no control is called {name}; --presets lists the names")))?;
        return Ok(preset.time_control()?);
    }
    let text = args.control.join(" ");
    if text.is_empty() {
        return Err(BadUse::new("expected a time control such as 3+2, or --preset, or --resume"));
    }
    text.parse().map_err(|error| BadUse::new(format!("{text}: {error}")))
}
