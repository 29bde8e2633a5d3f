//! Where findings are written: any number of files, at most one of them standard output.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write, stdout};

use clap::Args as ClapArgs;
use touchmove_audit::Summary;
use touchmove_audit::report::{Csv, Html, Row, Sink};

use super::{Format, wired};
use crate::outcome::BadUse;

/// Which reports are wanted.
#[derive(ClapArgs)]
pub(super) struct ReportFiles {
    /// Write findings to standard output in this format
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    /// Write findings as JSON lines
    #[arg(long, value_name = "FILE")]
    jsonl: Option<String>,
    /// Write findings as comma-separated values
    #[arg(long, value_name = "FILE")]
    csv: Option<String>,
    /// Write findings as Parquet
    #[arg(long, value_name = "FILE")]
    parquet: Option<String>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<String>,
}

impl ReportFiles {
    fn all(&self) -> impl Iterator<Item = (Format, &str)> {
        let files = [
            (Format::Jsonl, &self.jsonl),
            (Format::Csv, &self.csv),
            (Format::Parquet, &self.parquet),
            (Format::Html, &self.html),
        ];
        let files = files.into_iter().filter_map(|(format, file)| Some((format, file.as_deref()?)));
        self.format.map(|format| (format, "-")).into_iter().chain(files)
    }
}

/// The reports being written.
pub(super) struct Outputs {
    sinks: Vec<Box<dyn Sink + Send>>,
    /// Whether one of them is standard output.
    standard: bool,
}

impl Outputs {
    pub(super) fn open(wanted: &ReportFiles) -> Result<Outputs, BadUse> {
        let mut outputs = Outputs { sinks: Vec::new(), standard: false };
        for (format, file) in wanted.all() {
            let out: Box<dyn Write + Send> = match file {
                "-" if outputs.standard => {
                    return Err(BadUse::new("two reports cannot both be written to standard output"));
                }
                "-" => {
                    outputs.standard = true;
                    Box::new(BufWriter::new(stdout()))
                }
                path => {
                    let file = File::create(path).map_err(|error| BadUse::new(format!("{path}: {error}")))?;
                    Box::new(BufWriter::new(file))
                }
            };
            outputs.sinks.push(sink(format, file, out)?);
        }
        Ok(outputs)
    }

    /// Whether a report takes standard output.
    pub(super) fn takes_standard_output(&self) -> bool {
        self.standard
    }

    pub(super) fn row(&mut self, row: &Row) -> io::Result<()> {
        self.sinks.iter_mut().try_for_each(|sink| sink.row(row))
    }

    /// A line for the terminal.
    pub(super) fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(stdout(), "{line}")
    }

    pub(super) fn finish(&mut self, summary: &Summary) -> io::Result<()> {
        self.sinks.drain(..).try_for_each(|sink| sink.finish(summary))
    }
}

fn sink(format: Format, file: &str, out: Box<dyn Write + Send>) -> Result<Box<dyn Sink + Send>, BadUse> {
    Ok(match format {
        Format::Jsonl => Box::new(JsonLines { out }),
        Format::Csv => Box::new(Csv::new(out)?),
        Format::Html => Box::new(Html::new(out)),
        Format::Parquet if file == "-" && stdout().is_terminal() => {
            return Err(BadUse::new("Parquet is not for a terminal; name a file"));
        }
        #[cfg(feature = "parquet")]
        Format::Parquet => Box::new(touchmove_audit::report::Parquet::new(out)?),
        #[cfg(not(feature = "parquet"))]
        Format::Parquet => return Err(BadUse::new("this program was built without the feature `parquet`")),
    })
}

/// Findings as lines of JSON.
struct JsonLines<W> {
    out: W,
}

impl<W: Write> Sink for JsonLines<W> {
    fn row(&mut self, row: &Row) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, &wired::finding(row))?;
        self.out.write_all(b"\n")
    }

    fn finish(mut self: Box<Self>, _: &Summary) -> io::Result<()> {
        self.out.flush()
    }
}
