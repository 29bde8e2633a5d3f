//! A long proof that shows its progress, and that Ctrl-C ends with what is known.

use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use touchmove_chess::winnability::{Budget, Finding, Progress, Stage, investigate};
use touchmove_chess::{Color, Position};

use crate::cmd::audit::Shown;

/// How a proof ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// It was done, or the budget ran out.
    Itself,
    /// Somebody pressed Ctrl-C.
    Stopped,
}

pub(super) struct Watched {
    shown: Shown,
    stopped: Arc<AtomicBool>,
}

/// A plain line is printed after this many nodes.
const STEP: u64 = 250_000;

impl Watched {
    pub(super) fn new(wanted: Option<Shown>) -> Watched {
        let looked_at = std::io::stderr().is_terminal();
        let shown = wanted.unwrap_or(if looked_at { Shown::Bar } else { Shown::None });
        let stopped = Arc::new(AtomicBool::new(false));
        listen(Arc::clone(&stopped));
        Watched { shown, stopped }
    }

    pub(super) fn end(&self) -> End {
        if self.stopped.load(Ordering::Relaxed) { End::Stopped } else { End::Itself }
    }

    /// Investigates; once it was stopped, a second side is given up at its first thousands of nodes.
    pub(super) fn investigate(&self, position: &Position, color: Color, budget: Budget) -> Finding {
        let bar = match self.shown {
            Shown::Bar => ProgressBar::new(budget.nodes),
            Shown::Plain | Shown::None => ProgressBar::hidden(),
        };
        // A style that cannot be read would only look plainer.
        if let Ok(style) =
            ProgressStyle::with_template("{prefix} {bar:30} {human_pos}/{human_len} nodes, {msg} {eta}")
        {
            bar.set_style(style);
        }
        bar.set_prefix(color.choose("White", "Black"));
        let told = AtomicU64::new(0);
        let watch = |progress: Progress| {
            bar.set_position(progress.nodes);
            bar.set_message(doing(progress.stage));
            if self.shown == Shown::Plain && progress.nodes / STEP > told.load(Ordering::Relaxed) {
                told.store(progress.nodes / STEP, Ordering::Relaxed);
                eprintln!(
                    "{}: {} of {} nodes, {}",
                    color.choose("White", "Black"),
                    progress.nodes,
                    progress.budget,
                    doing(progress.stage)
                );
            }
            match self.end() {
                End::Stopped => ControlFlow::Break(()),
                End::Itself => ControlFlow::Continue(()),
            }
        };
        let finding = investigate(position, color, budget, Some(&watch));
        bar.finish_and_clear();
        finding
    }
}

fn doing(stage: Stage) -> &'static str {
    match stage {
        Stage::Positions => "looking for a mate",
        Stage::Sets => "looking for a proof that there is none",
    }
}

/// Notes that somebody pressed Ctrl-C, instead of ending the program.
#[cfg(feature = "serve")]
fn listen(stopped: Arc<AtomicBool>) {
    // Where it cannot be listened for, Ctrl-C ends the program as it always does.
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    let entered = runtime.enter();
    let Ok(mut pressed) = interrupts() else { return };
    drop(entered);
    std::thread::spawn(move || {
        runtime.block_on(pressed.recv());
        stopped.store(true, Ordering::Relaxed);
    });
}

/// Listens from now on, before the proof begins.
#[cfg(all(feature = "serve", unix))]
fn interrupts() -> std::io::Result<tokio::signal::unix::Signal> {
    tokio::signal::unix::signal(tokio::signal::unix::SignalKind::interrupt())
}

#[cfg(all(feature = "serve", windows))]
fn interrupts() -> std::io::Result<tokio::signal::windows::CtrlC> {
    tokio::signal::windows::ctrl_c()
}

/// Without the server nothing listens for signals: Ctrl-C ends the program.
#[cfg(not(feature = "serve"))]
fn listen(_: Arc<AtomicBool>) {}
