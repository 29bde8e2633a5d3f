//! The progress of an audit: a bar, plain lines for screen readers, or nothing.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use touchmove_audit::Progress;

/// The values of `--progress`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Shown {
    /// A bar.
    Bar,
    /// A line now and then.
    Plain,
    /// Nothing.
    None,
}

/// What is shown on standard error while a file is read.
pub(super) struct Bar {
    file: String,
    progress: Progress,
    shown: Shown,
    bar: ProgressBar,
    /// Tenths of the file reported so far, or steps of a file without a size.
    told: AtomicU64,
}

/// Without a size, a line is printed after this many bytes.
const STEP: u64 = 256 << 20;

impl Bar {
    pub(super) fn new(file: &str, progress: Progress, wanted: Option<Shown>) -> Bar {
        let looked_at = std::io::stderr().is_terminal();
        let shown = wanted.unwrap_or(if looked_at { Shown::Bar } else { Shown::None });
        let bar = match (shown, progress.size()) {
            (Shown::Plain | Shown::None, _) => ProgressBar::hidden(),
            (Shown::Bar, Some(size)) => {
                ProgressBar::new(size).with_style(style("{msg} {bar:30} {bytes}/{total_bytes} {eta}"))
            }
            (Shown::Bar, None) => ProgressBar::new_spinner().with_style(style("{msg} {spinner} {bytes}")),
        };
        bar.set_message(file.to_owned());
        Bar { file: file.to_owned(), progress, shown, bar, told: AtomicU64::new(0) }
    }

    /// Shows how far reading has come.
    pub(super) fn move_on(&self, games: u64) {
        let read = self.progress.read();
        match self.shown {
            Shown::Bar => self.bar.set_position(read),
            Shown::Plain => self.say(read, games),
            Shown::None => {}
        }
    }

    /// A line for every tenth of the file.
    fn say(&self, read: u64, games: u64) {
        let tenths = match self.progress.size() {
            Some(size) => read.saturating_mul(10) / size.max(1),
            None => read / STEP,
        };
        if self.told.swap(tenths, Ordering::Relaxed) == tenths {
            return;
        }
        match self.progress.size() {
            Some(_) => eprintln!("{}: {} percent read, {games} games", self.file, tenths * 10),
            None => eprintln!("{}: {} million bytes read, {games} games", self.file, read / 1_000_000),
        }
    }

    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
