//! What was found, written for people and for other programs: CSV, Parquet, HTML.

mod csv;
mod html;
#[cfg(feature = "parquet")]
mod parquet;
mod plot;
mod row;

use std::io;

pub use csv::Csv;
pub use html::Html;
#[cfg(feature = "parquet")]
pub use parquet::Parquet;
pub use row::{Cell, Column, Form, Row, SCHEMA_VERSION, columns};

use crate::summary::Summary;

/// Something findings are written to, one after the other.
pub trait Sink {
    /// Writes a finding.
    fn row(&mut self, row: &Row) -> io::Result<()>;

    /// Ends it; the counts are those of the whole audit.
    fn finish(self: Box<Self>, summary: &Summary) -> io::Result<()>;
}
