//! What stands at the head of a page: labels and what belongs to them.

use std::fmt::Write as _;

use touchmove_chess::Color;

use crate::printer::Printer;

/// Labels and values of a heading.
pub(crate) struct Facts(String);

/// How much room a value takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Room {
    Half,
    Line,
}

impl Facts {
    pub(crate) fn new() -> Facts {
        Facts(String::from("<dl class=\"facts\">\n"))
    }

    /// A label by its name, and a value that is safe already.
    pub(crate) fn put(&mut self, printer: &Printer, label: &str, value: &str, room: Room) {
        let class = match room {
            Room::Half => "",
            Room::Line => " class=\"wide\"",
        };
        let _ = writeln!(self.0, "<dt{class}>{}</dt><dd>{value}</dd>", printer.text(label));
    }

    pub(crate) fn done(mut self) -> String {
        self.0.push_str("</dl>\n");
        self.0
    }
}

/// The label of a side.
pub(crate) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "print-white",
        Color::Black => "print-black",
    }
}
