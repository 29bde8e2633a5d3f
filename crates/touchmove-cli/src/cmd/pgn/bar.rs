//! Progress of reading a file: a bar on a terminal, nothing otherwise.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};
use touchmove_audit::Progress;

/// A bar on standard error, if that is a terminal.
pub(super) struct Bar {
    bar: ProgressBar,
    progress: Progress,
}

impl Bar {
    pub(super) fn new(file: &str, progress: Progress) -> Bar {
        let bar = match progress.size() {
            _ if !std::io::stderr().is_terminal() => ProgressBar::hidden(),
            Some(size) => {
                ProgressBar::new(size).with_style(style("{msg} {bar:30} {bytes}/{total_bytes} {eta}"))
            }
            None => ProgressBar::new_spinner().with_style(style("{msg} {spinner} {bytes}")),
        };
        bar.set_message(file.to_owned());
        Bar { bar, progress }
    }

    /// Shows how far reading has come.
    pub(super) fn move_on(&self) {
        self.bar.set_position(self.progress.read());
    }

    /// Writes a line without disturbing the bar.
    pub(super) fn line(&self, line: &str) {
        self.bar.suspend(|| println!("{line}"));
    }

    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
