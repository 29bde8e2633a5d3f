//! Comma-separated values, as RFC 4180 has them.

use std::borrow::Cow;
use std::io::{self, Write};

use super::Sink;
use super::row::{Cell, Row, columns};
use crate::summary::Summary;

/// Writes findings as lines of CSV.
pub struct Csv<W> {
    out: W,
}

impl<W: Write> Csv<W> {
    /// Writes the names of the columns first.
    pub fn new(mut out: W) -> io::Result<Csv<W>> {
        let names: Vec<String> = columns().into_iter().map(|column| column.name).collect();
        writeln!(out, "{}", names.join(","))?;
        Ok(Csv { out })
    }
}

impl<W: Write> Sink for Csv<W> {
    fn row(&mut self, row: &Row) -> io::Result<()> {
        for (index, cell) in row.cells().into_iter().enumerate() {
            if index > 0 {
                self.out.write_all(b",")?;
            }
            match cell {
                Cell::Text(text) => write_text(&mut self.out, text)?,
                Cell::Maybe(text) => write_text(&mut self.out, text.unwrap_or_default())?,
                Cell::Long(number) => write!(self.out, "{number}")?,
                Cell::Int(number) => write!(self.out, "{number}")?,
            }
        }
        self.out.write_all(b"\n")
    }

    fn finish(mut self: Box<Self>, _: &Summary) -> io::Result<()> {
        self.out.flush()
    }
}

/// In quotes where something in it would end it. What a spreadsheet would take for a formula has an apostrophe before it, as OWASP
/// advises: names and comments of games come from anywhere. A dash alone, which tags use for nothing, is not a formula.
fn write_text(out: &mut impl Write, text: &str) -> io::Result<()> {
    let formula = text.len() > 1 && text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let guarded = if formula { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) };
    let text: &str = &guarded;
    if text.contains([',', '"', '\n', '\r']) {
        write!(out, "\"{}\"", text.replace('"', "\"\""))
    } else {
        out.write_all(text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_protect_what_would_end_a_value() {
        let written = |text: &str| {
            let mut out = Vec::new();
            write_text(&mut out, text).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert_eq!(written("Nf3"), "Nf3");
        assert_eq!(written("a, b"), "\"a, b\"");
        assert_eq!(written("the \"Immortal\""), "\"the \"\"Immortal\"\"\"");
    }

    #[test]
    fn no_cell_is_a_formula() {
        let written = |text: &str| {
            let mut out = Vec::new();
            write_text(&mut out, text).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert_eq!(written("=1+1"), "'=1+1");
        assert_eq!(written("=HYPERLINK(\"x\",1)"), "\"'=HYPERLINK(\"\"x\"\",1)\"");
        for formula in ["+1", "-1", "@SUM(A1)", "\tx"] {
            assert_eq!(written(formula), format!("'{formula}"));
        }
        for text in ["-", "1-0", "e8=Q", ""] {
            assert_eq!(written(text), text);
        }
    }
}
